// SPDX-License-Identifier: Apache-2.0
// The symmetric heap of a PE: collective allocation over the allocator. All PEs run the same calls, so all
// get the same offsets; what they ask for is compared, and whether the memory suffices is decided by PE 0 for
// all.
#include <sys/mman.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstring>

#include "host_engine.hpp"
#include "host_memory.hpp"
#include "isomem/coll.hpp"
#include "report.hpp"
#include "runtime.hpp"
#include "sizes.hpp"

namespace isomem {

namespace {

constexpr uint64_t kGrowth = uint64_t{64} << 20;  // the memory there is gets looked at in steps of this
constexpr uint64_t kPage = 4096;

/// Bytes of the job file that have memory already.
uint64_t resident(int fd) {
  struct stat status {};
  return fstat(fd, &status) == 0 ? static_cast<uint64_t>(status.st_blocks) * 512 : 0;
}

std::string words_of(const HeapRequest& request) {
  const std::string sizes = text("%llu bytes aligned to %llu%s", number(request.bytes),
                                 number(request.alignment), request.placement ? " with a NUMA hint" : "");
  switch (request.call) {
    case HeapRequest::allocate:
      return "an allocation of " + sizes;
    case HeapRequest::allocate_zeroed:
      return "a zeroed allocation of " + sizes;
    case HeapRequest::device_allocate:
      return "an allocation of device memory of " + sizes;
    case HeapRequest::device_allocate_zeroed:
      return "a zeroed allocation of device memory of " + sizes;
    case HeapRequest::device_register:
      return text("a registration of %llu bytes of device memory", number(request.bytes));
    case HeapRequest::device_free:
      return text("a free of the block at device heap offset 0x%llx", number(request.offset));
    case HeapRequest::free:
      return text("a free of the block at heap offset 0x%llx", number(request.offset));
    default:
      return text("a reallocation of the block at heap offset 0x%llx to %llu bytes", number(request.offset),
                  number(request.bytes));
  }
}

}  // namespace

void Runtime::agree(const char* routine, const HeapRequest& request) {
  HostEngine e(*this);
  HeapRequest mine = request;
  const auto compare = [&](const void* theirs, int pe) {
    if (std::memcmp(theirs, &mine, sizeof(mine)) != 0) end_in_disagreement(routine, mine, theirs, pe);
  };
  if (agrees_in_boxes(limits_, n_pes_)) {
    static_assert(sizeof(mine) <= Box::kPayload);
    mine.number = world_.boxed + 1;
    quiet();
    chosen(e, routine, world_, 0, Way::boxes_to_all);
    return compare_boxes(e, routine, world_, &mine, sizeof(mine), compare);
  }
  HeapRequest* shown = &control_->request[heap_calls_++ % 2];
  mine.number = heap_calls_;
  *shown = mine;
  barrier_all(routine);
  const int next = (me_ + 1) % n_pes_;
  HeapRequest theirs;
  get(e, &theirs, shown, sizeof(theirs), next);
  compare(&theirs, next);
}

void Runtime::end_in_disagreement(const char* routine, const HeapRequest& mine, const void* theirs, int pe) {
  HeapRequest other;
  std::memcpy(&other, theirs, sizeof(other));
  const std::string there = other.number == mine.number ? words_of(other) : "another collective";
  end_job(*this, EndCause::error, 1,
          text("%s: %s: %s here, but %s on PE %d: all PEs must make the same calls on the symmetric heap, "
               "with the same arguments; the job ends",
               name_of(*this, me_).c_str(), routine, words_of(mine).c_str(), there.c_str(), pe));
}

/// Whether the heap may reach up to `high_water`: PE 0 looks at the memory there is, all follow.
bool Runtime::grow(const char* routine, uint64_t high_water) {
  const uint64_t backed = std::min(round_up(high_water, kGrowth), allocator_.limit());
  uint64_t* decision = &control_->decision[heap_calls_++ % 2];
  if (me_ == 0) {
    // blocks handed out but not touched yet will need their memory later: all of the heaps counts, not just
    // the growth
    const uint64_t needed = backed * static_cast<uint64_t>(n_pes_);
    store_word(decision, uint64_t{needed <= available_memory() + resident(job_->fd()) ? 1u : 2u});
  }
  barrier_all(routine);
  HostEngine e(*this);
  if (get_word(e, decision, 0) != 1) return false;
  heap_backed_ = backed;
  madvise(reinterpret_cast<void*>(heap_), round_up(high_water, kPage), MADV_DODUMP);
  return true;
}

std::string Runtime::reason_for_null(uint64_t bytes, bool fits) const {
  if (fits) {
    return text("%llu bytes on each of %d PEs are more than the memory available on %s", number(bytes),
                n_pes_, host_.c_str());
  }
  return text("%llu bytes do not fit, %llu of %llu bytes of the symmetric heap are in use; ", number(bytes),
              number(allocator_.live_bytes()), number(allocator_.limit())) +
         (options_.symmetric_size.value_or(~uint64_t{0}) <= allocator_.limit()
              ? "raise SHMEM_SYMMETRIC_SIZE"
              : "that is this PE's share of the memory of " + host_ +
                    ": run fewer PEs there, or on a host with more memory");
}

/// Where the pages of a part of the heap shall lie.
void Runtime::place_pages(uint64_t offset, uint64_t bytes, Placement placement) {
  numa_.place(reinterpret_cast<void*>(heap_ + offset), bytes / page_size() * page_size(), placement);
}

/// Offset of a new block, or Allocator::kNone with the reason said by PE 0. One with a placement has whole
/// pages for itself, and no PE may touch it before a synchronisation.
uint64_t Runtime::allocate(const char* routine, uint64_t bytes, uint64_t alignment, Placement placement) {
  if (placement != Placement::usual) {
    bytes = round_up(bytes, page_size());
    alignment = std::max(alignment, page_size());
  }
  const uint64_t high_water = allocator_.high_water_after(bytes, alignment);
  const bool fits = high_water != Allocator::kNone;
  if (fits && (high_water <= heap_backed_ || grow(routine, high_water))) {
    const uint64_t offset = allocator_.allocate(bytes, alignment);
    heap_used_ = allocator_.high_water();
    if (device_side_) device_side_->host_heap_grew();
    entry(me_).heap_used.store(allocator_.live_bytes(), std::memory_order_relaxed);
    if (placement == Placement::usual) return offset;
    place_pages(offset, bytes, placement);
    // pages of an earlier block go back, so that all are placed anew; what a GPU has registered stays where
    // it is
    if (!device_side_) madvise(reinterpret_cast<void*>(heap_ + offset), bytes, MADV_REMOVE);
    placed_[offset] = placement;
    return offset;
  }
  if (me_ == 0) say(std::string(routine) + " returns NULL: " + reason_for_null(bytes, fits));
  return Allocator::kNone;
}

void Runtime::release(uint64_t offset) {
  if (placed_.erase(offset)) place_pages(offset, allocator_.size_of(offset), Placement::usual);
  allocator_.release(offset);
  entry(me_).heap_used.store(allocator_.live_bytes(), std::memory_order_relaxed);
}

void* Runtime::heap_allocate(const char* routine, uint64_t bytes, uint64_t alignment, bool zero,
                             Placement placement) {
  if (bytes == 0) return nullptr;  // the specification: no barrier either
  agree(routine, {zero ? HeapRequest::allocate_zeroed : HeapRequest::allocate, bytes, alignment, 0,
                  static_cast<uint64_t>(placement)});
  const uint64_t offset = allocate(routine, bytes, alignment, placement);
  if (offset == Allocator::kNone) return nullptr;
  void* address = reinterpret_cast<void*>(heap_ + offset);
  if (options_.debug && me_ == 0)
    say(text("%s: %llu bytes at heap offset 0x%llx", routine, number(bytes), number(offset)));
  if (zero) std::memset(address, 0, bytes);
  // nobody writes into a block that is still being cleared or placed
  if (zero || placement != Placement::usual) barrier_all(routine);
  return address;
}

void Runtime::heap_free(const char* routine, void* address) {
  const uint64_t offset = reinterpret_cast<uintptr_t>(address) - heap_;
  if (allocator_.size_of(offset) == Allocator::kNone) {
    end_job(*this, EndCause::error, 1,
            text("%s: %s: argument ptr = %s is not the start of a live block of the symmetric heap (freed "
                 "before, or not "
                 "from shmem_malloc); the job ends",
                 name_of(*this, me_).c_str(), routine, describe(address).c_str()));
  }
  agree(routine, {HeapRequest::free, 0, 0, offset});
  if (options_.debug && me_ == 0) say(text("%s: heap offset 0x%llx is free", routine, number(offset)));
  release(offset);
}

void* Runtime::heap_reallocate(const char* routine, void* address, uint64_t bytes) {
  const uint64_t offset = reinterpret_cast<uintptr_t>(address) - heap_;
  const uint64_t old_bytes = allocator_.size_of(offset);
  if (old_bytes == Allocator::kNone) heap_free(routine, address);  // says what is wrong, does not return
  agree(routine, {HeapRequest::reallocate, bytes, 0, offset});
  const auto placed = placed_.find(offset);
  const Placement placement = placed == placed_.end() ? Placement::usual : placed->second;
  // one with a placement keeps its pages
  if (bytes <= old_bytes && (placement != Placement::usual || allocator_.grow_in_place(offset, bytes)))
    return address;
  const uint64_t fresh = allocate(routine, bytes, Allocator::kGranule, placement);
  if (fresh == Allocator::kNone) return nullptr;
  void* moved = reinterpret_cast<void*>(heap_ + fresh);
  std::memcpy(moved, address, std::min(bytes, old_bytes));
  barrier_all(routine);
  release(offset);
  return moved;
}

}  // namespace isomem
