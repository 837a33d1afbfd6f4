// SPDX-License-Identifier: Apache-2.0
// The engine of device code: a group of GPU threads is one member of the job. include/isomem/engine.hpp says
// what each call promises (those of drain, order and full_fence only CPUs need); here all threads of the
// group call together, and the first one (rank 0) does what is done once.
#pragma once

#include "isomem/device/copy.cuh"
#include "isomem/device/ptx.cuh"
#include "isomem/device/ring.cuh"
#include "isomem/device/wait.cuh"
#include "isomem/engine.hpp"
#include "isomem/team.hpp"

namespace isomem::device {

/// What a group cannot do by load and store: a CPU thread of its PE does it, or the job ends with words. A
/// call: with its barriers in the kernels of users ptxas loses track of which warps are in one piece.
template <class Group>
__device__ ISOMEM_FAR void hand_over(Op& op, bool waits) {
  const bool far = is_far(op.pe);
  // A signal is set by a store where it is near; an atomic that sets a host word comes here, as the others
  // do.
  const bool is_set = op.verb == Verb::amo && op.amo == Amo::set;
  const bool on_host_word = is_set ? is_host_address(reinterpret_cast<const void*>(op.remote))
                                   : op.verb == Verb::amo_fetch || op.verb == Verb::amo;
  if (!far && !on_host_word) return unreachable(reinterpret_cast<const void*>(op.remote), op.pe);
  Group::sync();
  if (Group::rank() == 0) ring_gate(op, waits || !far);
  Group::sync();
}

/// `wide`: words of 16 bytes that a thread has on their way at once. Each costs the kernels of users
/// registers. `whole_kernel`: the group is a block of a kernel on a stream that does nothing else.
template <class Group, int wide = 4, bool whole_kernel = false>
class Engine {
 public:
  static constexpr bool kReachesAll = false;
  static constexpr int kWide = wide;
  static constexpr int kAhead = Group::is_thread ? 4 : 1;  // LL lines that a thread has on their way
  static constexpr int kManyAhead = 3;                     // the same, of one member
  static constexpr uint32_t kLanes = Group::kLanes;        // neighbours that run together
  static constexpr bool kWholeKernel = whole_kernel;       // many blocks: other algorithms pay
  static constexpr bool kReadsAgain = false;               // the record of a team, to save registers

  struct Aside : isomem::Aside {
    using isomem::Aside::Aside;
    __device__ ISOMEM_INLINE Place place() const { return this_place(); }
  };
  using Renewed = SameAgain;
  Aside aside;

  __device__ ISOMEM_INLINE int me() const { return this_pe(); }
  __device__ ISOMEM_INLINE int n_pes() const { return job_pes(); }
  __device__ ISOMEM_INLINE uint64_t constant(const uint64_t* p) const { return ptx::constant(p); }
  __device__ ISOMEM_INLINE TeamView view(const DeviceTeam& team) const { return view_of(team); }

  // --- the group
  __device__ ISOMEM_INLINE unsigned rank() const { return Group::rank(); }
  __device__ ISOMEM_INLINE unsigned size() const { return Group::size(); }
  __device__ ISOMEM_INLINE void group_sync() const { Group::sync(); }
  __device__ ISOMEM_INLINE bool leads() const { return Group::rank() == 0; }

  // --- memory
  template <class T>
  __device__ ISOMEM_INLINE T* reach(T* p, int pe) const {
    return isomem::device::reach(p, pe);
  }
  /// Where the copies of a symmetric object are, by the slots of near PEs.
  template <class T>
  __device__ ISOMEM_INLINE Copies<T> copies(T* p) const {
    if (in_window(p)) return {copy_in_window(p, 0), kDeviceShift};
    const uint64_t stride = stride_of(reinterpret_cast<uint64_t>(p));
    if (stride == 0) unreachable(p, this_pe());  // does not return
    uint64_t mine;
    slots(mine);
    return copies_of(p, static_cast<int>(mine), ptx::log2_of(stride));
  }
  /// The shift of the copies of a team's area; of no meaning where there is none. It is read for every
  /// collective: what is usual costs one comparison.
  __device__ ISOMEM_INLINE unsigned area_shift(char* area) const {
    if (in_window(area)) return kDeviceShift;
    return area ? copies(area).shift : 0;
  }
  /// Device words are the GPUs': their read-modify-writes happen where the word lies. Host words are the
  /// CPUs'.
  template <class T>
  __device__ ISOMEM_INLINE T* home(T* p, int pe) const {
    if (in_window(p)) return copy_in_window(p, pe);
    return is_host_address(p) ? nullptr : isomem::device::reach(p, pe);
  }

  __device__ ISOMEM_INLINE void copy(void* dest, const void* source, size_t n) const {
    copy_how<Plain, (wide < 4 ? wide : 4)>(dest, source, n);
  }
  /// From memory that other PEs write.
  __device__ ISOMEM_INLINE void copy_in(void* dest, const void* source, size_t n) const {
    copy_how<Fresh, (wide < 4 ? 4 : wide)>(dest, source, n);
  }

  template <class T>
  __device__ ISOMEM_INLINE T load(const T* p) const {
    return load_whole(p);
  }
  /// Acquires: a fence would also wait for this thread's own stores to arrive, 0.7 us over NVLink.
  template <class T>
  __device__ ISOMEM_INLINE T load_flag(const T* p) const {
    return load_acquire(p);
  }
  template <class T>
  __device__ ISOMEM_INLINE void store(T* p, T value) const {
    if (leads()) store_whole(p, value);
  }
  /// The result is the first thread's only.
  template <class T>
  __device__ ISOMEM_INLINE T amo(Amo amo, T* p, T operand, T compare) const {
    return leads() ? amo_whole(amo, p, operand, compare) : T{};
  }

  // --- order
  /// What the group did before is seen by whoever reads a later value of a word that the first thread stores
  /// next.
  __device__ ISOMEM_INLINE void fence_release(const void*) const {
    Group::sync();
    if (leads()) ptx::fence();
  }
  /// load_flag has done it.
  __device__ ISOMEM_INLINE void fence_acquire(const void*) const {}
  /// Release for words that this thread alone stores next.
  __device__ ISOMEM_INLINE void fence_own() const { ptx::fence(); }
  /// As fence_acquire, for a word that this thread alone has read.
  __device__ ISOMEM_INLINE void acquire_own(const void*) const {}

  // --- by this thread alone
  template <class T>
  __device__ ISOMEM_INLINE void store_own(T* p, T value) const {
    store_whole(p, value);
  }
  /// One more; returns the old count.
  __device__ ISOMEM_INLINE uint32_t count_up(uint32_t* count) const { return ptx::count_up(count); }

  // --- what load and store cannot do
  /// What concerns PEs of other hosts, and atomics on host words: a CPU thread of this PE does it, or says
  /// why it cannot. What else is issued is on memory that is not symmetric, and ends the job with words. (To
  /// set a signal is a store where the word is near.)
  __device__ ISOMEM_INLINE void issue(Op op) const { hand_over<Group>(op, false); }
  __device__ ISOMEM_INLINE void fetch(Op op) const { hand_over<Group>(op, true); }

  // --- waiting
  template <class Ready>
  __device__ ISOMEM_INLINE void wait_for(const WaitSite& site, Ready&& ready) const {
    if (leads()) poll(site, ready);
    Group::sync();
  }
  /// By this thread alone; site() is the site.
  template <class Site, class Ready>
  __device__ ISOMEM_INLINE void poll_as(const Site& site, Ready&& ready) const {
    isomem::device::poll_as(site, ready);
  }

  // --- LL lines
  __device__ ISOMEM_INLINE void send_ll_line(LlLine* to, uint64_t value, uint32_t number) const {
    const uint64_t tag = static_cast<uint64_t>(number) << 32;
    ptx::store_ll_line(to, (value & 0xffffffff) | tag, value >> 32 | tag);
  }
  /// Whether the LL line of that number is there; then `value` is its payload.
  __device__ ISOMEM_INLINE bool try_ll_line(const LlLine* from, uint32_t number, uint64_t& value) const {
    uint64_t first, second;
    ptx::load_ll_line(from, first, second);
    value = (first & 0xffffffff) | second << 32;
    return static_cast<uint32_t>(first >> 32) == number && static_cast<uint32_t>(second >> 32) == number;
  }

 private:
  template <class How, int depth>
  __device__ ISOMEM_INLINE void copy_how(void* dest, const void* source, size_t n) const {
    if constexpr (Group::is_thread) {  // a word, most of the time
      if (copy_one<How, uint64_t>(dest, source, n) || copy_one<How, uint32_t>(dest, source, n)) return;
    }
    copy_bytes<Group, How, depth>(dest, source, n);
  }
};

}  // namespace isomem::device
