// SPDX-License-Identifier: Apache-2.0
// One PE: its place in the job, the address map, the heap, the default context and the world team. Everything
// else works on this object; the C API has one of them, tests with PEs as threads have several.
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "core/options.hpp"
#include "isomem/engine.hpp"
#include "isomem/team.hpp"
#include "job/board.hpp"
#include "job/job_file.hpp"
#include "memory/allocator.hpp"
#include "memory/numa.hpp"
#include "memory/statics.hpp"
#include "runtime/contexts.hpp"
#include "runtime/device_side.hpp"
#include "wire/channel.hpp"

namespace isomem {

/// What a PE is told by whoever starts it. The window is mapped for all PEs by one mapping.
struct Place {
  std::shared_ptr<JobFile> job;
  int pe = 0;
  uint64_t window = 0;  // address of the region of PE 0 in this process
  Statics statics;
  bool one_executable = true;  // all PEs must run the same; false: if they do not, no statics are symmetric
};

/// A collective call about the heap.
struct HeapRequest {
  enum Call : uint64_t {
    allocate,
    allocate_zeroed,
    free,
    reallocate,
    device_allocate,
    device_allocate_zeroed,
    device_free,
    device_register,
  };
  uint64_t call;
  uint64_t bytes;
  uint64_t alignment;
  uint64_t offset;         // of the block that is freed or reallocated
  uint64_t placement = 0;  // a Placement
  uint64_t number = 0;     // of the collective: what another one has sent does not look like this
};

/// Symmetric words at the start of each region, before the heap.
struct Control {
  SyncWords life;        // init and finalize
  uint64_t life_epoch;   // how often this PE has entered `life`: survives a re-init
  uint64_t world_syncs;  // the counts of the world team, likewise
  uint64_t world_rounds;
  uint64_t world_boxed;
  HeapRequest request[2];  // what this PE asked of the heap, by parity of the call: the same on all
  uint64_t decision[2];    // PE 0: may the heap grow
};

class Teams;

class Runtime {
 public:
  /// Joins the job: returns when all PEs have. Throws Error.
  Runtime(Place place, const Options& options);
  ~Runtime();
  Runtime(const Runtime&) = delete;

  int me() const { return me_; }
  int n_pes() const { return n_pes_; }
  const Options& options() const { return options_; }
  Board& board() { return *job_->board(); }
  PeEntry& entry(int pe) { return board().pe[pe]; }
  Channel* channel() { return channel_.get(); }
  Team& world() { return world_; }
  Teams& teams() { return *teams_; }
  Contexts& contexts() { return contexts_; }
  bool spins() const { return spins_; }
  /// What collectives choose their way by: the same on all PEs.
  const CollLimits& limits() const { return limits_; }
  bool launcher_was_visible() const { return launcher_was_visible_; }

  /// PE `pe`'s copy of a symmetric address, in this process; null if it is not symmetric.
  void* translate(const void* address, int pe) const {
    const uintptr_t a = reinterpret_cast<uintptr_t>(address);
    if (a - region_ < stride_) return reinterpret_cast<void*>(a + static_cast<uint64_t>(pe - me_) * stride_);
    return translate_static(address, pe);
  }
  /// Direct pointer if PE `pe` is near.
  void* reach(const void* address, int pe) const { return channel_ ? nullptr : translate(address, pe); }

  /// True if `bytes` at `address` lie in the used heap of this PE or in its statics.
  bool is_symmetric(const void* address, uint64_t bytes) const {
    const uint64_t offset = reinterpret_cast<uintptr_t>(address) - heap_;
    if (offset < heap_used_ && bytes <= heap_used_ - offset) return true;
    return is_static(address, bytes);
  }
  /// The GPU half, null without it. See wire/channel.hpp for how its memory is reached.
  DeviceSide* device_side() const { return device_side_.get(); }
  void set_device_side(std::unique_ptr<DeviceSide> side);
  /// Where this PE's device memory lies, from when on there is any.
  void set_device_range(uint64_t base, uint64_t bytes) {
    device_base_ = base;
    device_bytes_ = bytes;
  }
  bool is_device_address(const void* address) const {
    return reinterpret_cast<uintptr_t>(address) - device_base_ < device_bytes_;
  }
  /// True if `bytes` at `address` lie in a live block of this PE's device heap.
  bool is_symmetric_on_device(const void* address, uint64_t bytes) const {
    return is_device_address(address) && device_side_->is_symmetric(address, bytes);
  }
  /// The channel that carries out an Op: only the copy engine reaches device memory, on either side.
  Channel* channel_for(const Op& op) const {
    for (const uint64_t address : {op.remote, op.local, op.signal}) {
      if (is_device_address(reinterpret_cast<const void*>(address))) return &device_side_->channel();
    }
    return channel_.get();
  }
  /// What an address is, in words, for error messages.
  std::string describe(const void* address) const;

  /// Collective; nullptr with the reason on stderr. `zero`: filled with zeros.
  void* heap_allocate(const char* routine, uint64_t bytes, uint64_t alignment, bool zero,
                      Placement placement = Placement::usual);
  void heap_free(const char* routine, void* address);
  /// Synchronises and ends the job if another PE has asked for something else.
  void agree(const char* routine, const HeapRequest& request);
  void* heap_reallocate(const char* routine, void* address, uint64_t bytes);

  /// Later puts and atomics of the context are seen after earlier ones, target by target.
  void fence(uint64_t context = kDefaultContext);
  /// The same for the members `pes` of a team only.
  void fence_to(const Team& team, const int* pes, size_t n, uint64_t context);
  /// All operations of the context are complete: puts at their targets, results of gets and atomics here.
  void quiet(uint64_t context = kDefaultContext);
  void barrier_all(const char* routine);

  /// Collective over all PEs: the smallest `value`; whether all say true.
  uint64_t least(const char* routine, uint64_t value);
  bool all_agree(const char* routine, bool here) { return least(routine, here) != 0; }

  /// How a PE comes to its end: the program calls shmem_finalize; exits after start_pes, as it may; or exits
  /// and has forgotten the call, so that others who wait for this PE wait in vain.
  enum class End { called, at_exit, forgotten };
  /// Collective: the last call into this PE.
  void finalize(End end);

  /// Where the next search for any satisfied word of `n` begins. Mixed, so that it is fair to every set of
  /// words, also where a program waits for several in turn.
  size_t search_start(size_t n) {
    const uint64_t mixed = rotation_.fetch_add(1, std::memory_order_relaxed) * 0x9e3779b97f4a7c15;
    return n ? static_cast<size_t>((mixed >> 32) % n) : 0;
  }
  /// Memory of the calling thread until its next call: threads of a PE may reduce at a time, on teams of
  /// their own.
  static void* scratch(size_t bytes);

  const std::string& host() const { return host_; }
  /// Sizes and addresses of this PE, for SHMEM_DEBUG.
  std::string shape() const;
  /// Identifies the job on this host.
  uint64_t job_inode() const;
  uint64_t host_stride() const { return stride_; }
  uint64_t host_region() const { return region_; }
  uint64_t host_window() const { return window_; }
  uint64_t host_heap() const { return heap_; }
  uint64_t host_heap_used() const { return heap_used_; }
  /// One thread of this PE at a time may stand on the board.
  std::atomic_flag& board_slot_taken() { return board_slot_taken_; }
  uint64_t heap_offset(const void* address) const;  // ~0 if it is not in the heap
  const Allocator& allocator() const { return allocator_; }

 private:
  void* translate_static(const void* address, int pe) const;
  bool is_static(const void* address, uint64_t bytes) const;
  void limit_heap();
  void compare_peers();
  void map_statics_of_peers();
  [[noreturn, gnu::cold]] void end_in_disagreement(const char* routine, const HeapRequest& mine,
                                                   const void* theirs, int pe);
  bool grow(const char* routine, uint64_t high_water);
  std::string reason_for_null(uint64_t bytes, bool fits) const;
  uint64_t allocate(const char* routine, uint64_t bytes, uint64_t alignment,
                    Placement placement = Placement::usual);
  void release(uint64_t offset);
  void place_pages(uint64_t offset, uint64_t bytes, Placement placement);
  void life_sync(const char* routine);

  std::shared_ptr<JobFile> job_;
  const Options options_;
  const int me_;
  const int n_pes_;
  const uint64_t stride_;
  const uint64_t window_;
  const uint64_t region_;
  const uint64_t heap_;       // address of the heap of this PE
  uint64_t heap_used_ = 0;    // bytes up to the end of the highest block
  uint64_t heap_backed_ = 0;  // bytes that all PEs have agreed to use
  Statics statics_;
  const bool one_executable_;
  Control* control_;
  Team world_;
  std::unique_ptr<Teams> teams_;
  Contexts contexts_;
  Allocator allocator_;
  Numa numa_;
  std::map<uint64_t, Placement> placed_;  // blocks with a placement of their own, by offset
  std::unique_ptr<Channel> channel_;      // null: all PEs are near
  std::unique_ptr<DeviceSide> device_side_;
  uint64_t device_base_ = 0;
  uint64_t device_bytes_ = 0;
  CollLimits limits_;
  bool spins_;
  bool launcher_was_visible_;
  uint64_t heap_calls_ = 0;
  std::atomic<uint64_t> rotation_{0};
  std::atomic_flag board_slot_taken_ = ATOMIC_FLAG_INIT;
  std::string host_;
};

}  // namespace isomem
