// SPDX-License-Identifier: Apache-2.0
// The kernel's side of the ring of operations; ring.hpp has the protocol, src/cuda/proxy.cpp the CPU's side.
#pragma once

#include "isomem/device/ring.hpp"
#include "isomem/device/wait.cuh"
#include "isomem/strided.hpp"

namespace isomem::device {

/// Whether `pe` is a PE of another host: what concerns it goes through the ring.
__device__ ISOMEM_INLINE bool is_far(int pe) {
  uint64_t mine;
  const int32_t* list = slots(mine);
  return list && static_cast<unsigned>(pe) < static_cast<unsigned>(job_pes()) && slot_in(list, pe) < 0;
}
__device__ ISOMEM_INLINE bool has_far() {
  uint64_t mine;
  return !on_one_host && slots(mine) != nullptr;
}

/// How a thread uses memory for the ring. It waits in few instructions: the proxy explains what lasts.
struct RingSide {
  __device__ ISOMEM_INLINE uint64_t add_one(uint64_t* count) const {
    return atomicAdd(reinterpret_cast<unsigned long long*>(count), 1ull);
  }
  __device__ ISOMEM_INLINE void raise(uint64_t* count, uint64_t to) const {
    atomicMax(reinterpret_cast<unsigned long long*>(count), static_cast<unsigned long long>(to));
  }
  template <class T>
  __device__ ISOMEM_INLINE T load(const T* p) const {
    return ptx::load(p);
  }
  __device__ ISOMEM_INLINE uint64_t load_flag(const uint64_t* p) const { return ptx::load_acquire(p); }
  template <class T>
  __device__ ISOMEM_INLINE void store(T* p, T value) const {
    ptx::store(p, value);
  }
  __device__ ISOMEM_INLINE void fence_release(const void*) const { ptx::fence(); }
  __device__ ISOMEM_INLINE void fence_acquire(const void*) const { ptx::fence(); }
  /// Each look is a read over PCIe. Where many wait, they rest between two of them: their reads are in the
  /// way of everybody's data, those of the word that ends the job most of all.
  __device__ ISOMEM_INLINE void wait(const uint64_t* word, uint64_t least, uint32_t* waiters) const {
    constexpr unsigned kLooks = 8, kFew = 4, kMany = 128, kRestNs = 400;  // for each of them
    unsigned looks = 0;
    atomicAdd(waiters, 1u);
    ISOMEM_NO_UNROLL
    while (ptx::load(word) < least) {
      if (++looks % kLooks == 0) end_if_told();
      const uint32_t n = ptx::load(waiters);
      if (n > kFew) __nanosleep((n < kMany ? n : kMany) * kRestNs);
    }
    atomicSub(waiters, 1u);
  }
  __device__ ISOMEM_INLINE void end_if_told() const {
    if (ptx::load(reinterpret_cast<const uint32_t*>(state().abort))) __trap();
  }
  __device__ ISOMEM_INLINE bool try_take(uint64_t* taken) const {
    return atomicCAS(reinterpret_cast<unsigned long long*>(taken), 0ull, 1ull) == 0;
  }
  __device__ ISOMEM_INLINE void nap() const { __nanosleep(500); }
};

__device__ ISOMEM_INLINE RingView<OpRing> op_ring() {
  DeviceState& s = const_cast<DeviceState&>(state());
  if (!s.ring) __trap();  // before nvshmem_init has made host memory reachable
  return {reinterpret_cast<OpRing*>(s.ring),
          &s.ring_tickets,
          &s.ring_seen,
          &s.ring_complete,
          &s.ring_looks,
          &s.ring_asks,
          &s.ring_waiters};
}

/// The data of a slot, in or out: at most OpRing::kData bytes. Written for few registers, as all that a call
/// for another host comes to (ring_execute).
__device__ ISOMEM_INLINE void copy_data(void* to, const void* from, uint32_t bytes) {
  const uint32_t places = static_cast<uint32_t>(reinterpret_cast<uint64_t>(to)) |
                          static_cast<uint32_t>(reinterpret_cast<uint64_t>(from));
  char* next = static_cast<char*>(to);
  const char* source = static_cast<const char*>(from);
  ISOMEM_NO_UNROLL
  for (; places % 8 == 0 && bytes >= 8; bytes -= 8, next += 8, source += 8)
    *reinterpret_cast<uint64_t*>(next) = *reinterpret_cast<const uint64_t*>(source);
  ISOMEM_NO_UNROLL
  for (; bytes; --bytes) *next++ = *source++;
}

/// Memory of this thread or block alone, which no CPU and no copy engine sees.
__device__ ISOMEM_INLINE bool is_in_kernel(uint64_t address) {
  const void* p = reinterpret_cast<const void*>(address);
  return __isLocal(p) || __isShared(p);
}

/// How an operation goes through the ring.
struct RingWay {
  uint32_t flags;  // RingFlags
  bool brings;     // its data comes back in the slot; else, if inline, leaves with it
};
__device__ ISOMEM_INLINE RingWay ring_way(const Op& op, bool waits) {
  const bool puts = op.verb == Verb::put || op.verb == Verb::put_signal;
  if (op.verb == Verb::put_strided || op.verb == Verb::get_strided) return {kInline, false};
  if (puts || op.verb == Verb::get) {
    const bool is_small = op.bytes <= OpRing::kData && (puts || waits);
    if (is_small || is_in_kernel(op.local)) return {puts ? kInline | kNobodyWaits : kInline, !puts};
  }
  const bool must_wait = waits || (puts && op.blocking) || op.verb == Verb::amo_fetch;
  return {must_wait ? 0u : kNobodyWaits, false};
}

/// The lanes, this one among them, that come here together and put words of one array, side by side, on one
/// PE; 0 if there are no others.
__device__ ISOMEM_INLINE unsigned lanes_side_by_side(const Op& op) {
  const unsigned lanes = __activemask();
  const bool is_word = op.verb == Verb::put && op.bytes - 1 < OpRing::kData / 32;
  const unsigned rank = ptx::rank_among(lanes);
  const uint64_t kind = is_word ? op.bytes << 32 | static_cast<uint32_t>(op.pe) : ~uint64_t{rank};
  const bool is_same_kind = ptx::all_same(lanes, kind);
  const bool is_same_array = ptx::all_same(lanes, op.remote - rank * op.bytes);
  return is_same_kind && is_same_array && (lanes & (lanes - 1)) ? lanes : 0;
}

/// Their words leave in one operation, that of the first.
__device__ ISOMEM_INLINE void put_side_by_side(Op& op, unsigned lanes) {
  const RingView<OpRing> view = op_ring();
  RingSide side;
  const unsigned rank = ptx::rank_among(lanes);
  uint64_t number = rank == 0 ? ring_take(side, view) : 0;
  number = __shfl_sync(lanes, static_cast<unsigned long long>(number), ptx::lowest_bit(lanes));
  copy_data(view.data(number) + rank * op.bytes, reinterpret_cast<const void*>(op.local),
            static_cast<uint32_t>(op.bytes));
  __syncwarp(lanes);  // all words before the fence of the first, in ring_post
  op.bytes *= ptx::count_bits(lanes);
  if (rank == 0) ring_post(side, view, number, op, kInline | kNobodyWaits);
  __syncwarp(lanes);
}

/// An operation that a CPU of this PE carries out, by one thread; `op` is used up. `waits`: its result is
/// there on return; the source of a put may be used again if op.blocking. Contiguous bytes that travel in
/// slots do so in pieces. Kernels of jobs on one host never come here, but are compiled with it: see
/// ring_gate.
__device__ ISOMEM_FAR void ring_execute(Op& op, bool waits) {
  if (const unsigned lanes = lanes_side_by_side(op)) return put_side_by_side(op, lanes);
  const RingView<OpRing> view = op_ring();
  RingSide side;
  const RingWay way = ring_way(op, waits);
  const bool in_pieces = (way.flags & kInline) && !op.strided;
  const bool leaves = in_pieces && !way.brings;  // data leave with the operation
  const Verb verb = op.verb;
  uint64_t left = in_pieces ? op.bytes : 0;
  if (in_pieces && left == 0 && verb != Verb::put_signal) return;
  do {
    if (in_pieces) {
      op.bytes = left < OpRing::kData ? left : OpRing::kData;
      op.verb = op.bytes < left && verb == Verb::put_signal ? Verb::put : verb;
      left -= op.bytes;
    }
    const volatile uint64_t number = ring_take(side, view);  // volatile: on the stack
    constexpr uint32_t shape_bytes =
        sizeof(Strided) - (kMaxDims - 1) * sizeof(Dim);  // kernels have one dimension
    if (op.strided || leaves) {
      copy_data(view.data(number), reinterpret_cast<const void*>(leaves ? op.local : op.strided),
                leaves ? static_cast<uint32_t>(op.bytes) : shape_bytes);
    }
    ring_post(side, view, number, op, way.flags);
    if (!(way.flags & kNobodyWaits)) {
      ring_wait(side, view, number);
      if (way.brings || op.verb == Verb::amo_fetch) {
        copy_data(reinterpret_cast<void*>(op.local),
                  way.brings ? static_cast<const void*>(view.data(number)) : &view.slot(number).result,
                  way.brings ? static_cast<uint32_t>(op.bytes) : op.width);
      }
      ring_leave(side, view, number);
    }
    op.remote += op.bytes, op.local += op.bytes;
  } while (left > 0);
}

#if !defined(__CUDACC_RDC__) && !defined(__clang__)
/// What kernels call in its place. Through a pointer, ptxas has it save what its caller keeps in registers; a
/// call that ptxas knows gets registers on top of those, and a kernel with one p in 1024 threads is beyond
/// 32, so that half as many blocks run.
[[maybe_unused]] static __device__ void (*ring_gate)(Op&, bool) = ring_execute;
#else
__device__ ISOMEM_INLINE void ring_gate(Op& op, bool waits) { ring_execute(op, waits); }
#endif

/// All operations of this PE's kernels on other hosts are complete.
__device__ ISOMEM_FAR void far_quiet() {
  RingSide side;
  ring_quiet(side, op_ring());
}

}  // namespace isomem::device
