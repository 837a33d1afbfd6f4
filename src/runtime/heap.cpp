// SPDX-License-Identifier: Apache-2.0
#include "runtime/heap.hpp"

#include <sys/mman.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstring>

#include "core/host_memory.hpp"
#include "core/sizes.hpp"
#include "isomem/coll.hpp"
#include "runtime/host_engine.hpp"
#include "runtime/report.hpp"
#include "runtime/runtime.hpp"

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

Heap::Heap(Runtime& runtime, AddressMap& memory, HeapRequest* shown)
    : runtime_(runtime), memory_(memory), shown_(shown), allocator_(0) {}

void Heap::agree(const char* routine, const HeapRequest& request) {
  HostEngine e(runtime_);
  Team& world = runtime_.world();
  HeapRequest mine = request;
  const auto compare = [&](const void* theirs, int pe) {
    if (std::memcmp(theirs, &mine, sizeof(mine)) != 0) end_in_disagreement(routine, mine, theirs, pe);
  };
  if (!world.levels && agrees_eagerly(runtime_.limits(), runtime_.n_pes())) {
    static_assert(sizeof(mine) <= EagerSlot::kPayload);
    mine.number = world.eager_count + 1;
    runtime_.quiet();
    chosen(e, routine, world, 0, Algorithm::eager_to_all);
    return compare_eager(e, routine, world, &mine, sizeof(mine), compare);
  }
  HeapRequest* shown = &shown_[calls_++ % 2];
  mine.number = calls_;
  *shown = mine;
  runtime_.barrier_all(routine);
  const int next = (runtime_.me() + 1) % runtime_.n_pes();
  HeapRequest theirs;
  get(e, &theirs, shown, sizeof(theirs), next);
  compare(&theirs, next);
}

void Heap::end_in_disagreement(const char* routine, const HeapRequest& mine, const void* theirs, int pe) {
  HeapRequest other;
  std::memcpy(&other, theirs, sizeof(other));
  const std::string there = other.number == mine.number ? words_of(other) : "another collective";
  end_job(runtime_, EndCause::error, 1,
          text("%s: %s: %s here, but %s on PE %d: all PEs must make the same calls on the symmetric heap, "
               "with the same arguments; the job ends",
               name_of(runtime_, runtime_.me()).c_str(), routine, words_of(mine).c_str(), there.c_str(), pe));
}

/// Whether there is memory for heaps of so many bytes. On each host its first PE looks.
bool Heap::has_memory(uint64_t bytes) const {
  const Job& job = runtime_.job();
  if (job.slot() != 0) return true;
  // blocks handed out but not touched yet will need their memory later: all of the heaps counts, not just
  // the growth. Where the machine has other virtual hosts they have touched about as much as this one.
  const uint64_t machine_pes = job.header().machine_pes;
  const uint64_t touched = resident(job.file().fd()) / static_cast<uint64_t>(job.peers().near_pes());
  return (bytes - std::min(bytes, touched)) * machine_pes <= available_memory();
}

/// Whether the heap may reach up to `high_water`, on all hosts; if there is memory for it, it may reach
/// somewhat further. PE 0 says why not, if it knows before it hears of the others: they may end the job.
bool Heap::grow(const char* routine, uint64_t bytes, uint64_t alignment, uint64_t high_water) {
  const bool says = runtime_.me() == 0;
  const auto say_why = [&] {
    say(std::string(routine) + " returns NULL: " + reason_for_null(bytes, alignment, true));
  };
  for (const uint64_t step : {kGrowth, kPage}) {
    const bool is_last = step == kPage;
    const uint64_t backed = std::min(round_up(high_water, step), allocator_.limit());
    const bool fits = has_memory(backed);
    if (is_last && says && !fits) say_why();
    if (!runtime_.all_agree(routine, fits)) {
      if (is_last && says && fits) say_why();
      continue;
    }
    backed_ = backed;
    madvise(at(0), round_up(high_water, kPage), MADV_DODUMP);
    return true;
  }
  return false;
}

std::string Heap::reason_for_null(uint64_t bytes, uint64_t alignment, bool fits) const {
  if (fits) {
    const Peers& peers = runtime_.job().peers();
    return text("%llu bytes on each of %d PEs are more than the memory available on %s", number(bytes),
                peers.n_hosts() > 1 ? peers.widest() : runtime_.n_pes(),
                peers.n_hosts() > 1 ? "one of the hosts" : runtime_.job().host());
  }
  if (alignment > std::max(allocator_.limit(), Allocator::kGranule))
    return text("argument alignment = %llu is more than the %llu bytes of the symmetric heap: ask for less",
                number(alignment), number(allocator_.limit()));
  std::string why;
  if (runtime_.options().symmetric_size.value_or(~uint64_t{0}) <= allocator_.limit()) {
    why = "raise SHMEM_SYMMETRIC_SIZE";
  } else if (allocator_.limit() == memory_.heap_room()) {
    why =
        "there is no room for more in this PE's region of address space: run fewer PEs on this host, or "
        "raise ulimit -f, ulimit -v and ISOMEM_STRIDE where they limit it";
  } else {
    why = "that is this PE's share of the memory of " + std::string(runtime_.job().host()) +
          ": run fewer PEs there, or on a host with more memory";
  }
  return text("%llu bytes do not fit, %llu of %llu bytes of the symmetric heap are in use; ", number(bytes),
              number(allocator_.live_bytes()), number(allocator_.limit())) +
         why;
}

void Heap::set_limit(uint64_t bytes) {
  allocator_.set_limit(bytes);
  if (numa_.nodes() > 1) place_pages(0, bytes, Placement::usual);
}

/// Where the pages of a part of the heap shall lie.
void Heap::place_pages(uint64_t offset, uint64_t bytes, Placement placement) {
  numa_.place(at(offset), bytes / page_size() * page_size(), placement);
}

/// Offset of a new block, or Allocator::kNone with the reason said by PE 0. One with a placement has whole
/// pages for itself, and no PE may touch it before a synchronisation.
uint64_t Heap::find_room(const char* routine, uint64_t bytes, uint64_t alignment, Placement placement) {
  if (placement != Placement::usual) {
    bytes = round_up(bytes, page_size());
    alignment = std::max(alignment, page_size());
  }
  const uint64_t high_water = allocator_.high_water_after(bytes, alignment);
  const bool fits = high_water != Allocator::kNone;
  if (fits && (high_water <= backed_ || grow(routine, bytes, alignment, high_water))) {
    const uint64_t offset = allocator_.allocate(bytes, alignment);
    memory_.set_heap_used(allocator_.high_water());
    DeviceSide* device = runtime_.transport().device_side();
    if (device) device->host_heap_grew();
    runtime_.job().mine().heap_used.store(allocator_.live_bytes(), std::memory_order_relaxed);
    if (placement == Placement::usual) return offset;
    place_pages(offset, bytes, placement);
    // pages of an earlier block go back, so that all are placed anew; what a GPU or a network has registered
    // stays where it is
    Channel* wire = runtime_.transport().wire();
    if (!device && !(wire && wire->holds_memory())) madvise(at(offset), bytes, MADV_REMOVE);
    placed_[offset] = placement;
    return offset;
  }
  if (!fits && runtime_.me() == 0)
    say(std::string(routine) + " returns NULL: " + reason_for_null(bytes, alignment, false));
  return Allocator::kNone;
}

void Heap::release(uint64_t offset) {
  if (placed_.erase(offset)) place_pages(offset, allocator_.size_of(offset), Placement::usual);
  allocator_.release(offset);
  runtime_.job().mine().heap_used.store(allocator_.live_bytes(), std::memory_order_relaxed);
}

void* Heap::allocate(const char* routine, uint64_t bytes, uint64_t alignment, bool zero,
                     Placement placement) {
  if (bytes == 0) return nullptr;  // the specification: no barrier either
  agree(routine, {zero ? HeapRequest::allocate_zeroed : HeapRequest::allocate, bytes, alignment, 0,
                  static_cast<uint64_t>(placement)});
  const uint64_t offset = find_room(routine, bytes, alignment, placement);
  if (offset == Allocator::kNone) return nullptr;
  if (runtime_.options().debug && runtime_.me() == 0)
    say(text("%s: %llu bytes at heap offset 0x%llx", routine, number(bytes), number(offset)));
  if (zero) std::memset(at(offset), 0, bytes);
  // nobody writes into a block that is still being cleared or placed
  if (zero || placement != Placement::usual) runtime_.barrier_all(routine);
  return at(offset);
}

void Heap::free(const char* routine, void* address) {
  const uint64_t offset = reinterpret_cast<uintptr_t>(address) - memory_.heap();
  if (allocator_.size_of(offset) == Allocator::kNone) {
    end_job(runtime_, EndCause::error, 1,
            text("%s: %s: argument ptr = %s: not the start of a live block of the symmetric heap (freed "
                 "before, or not from %s); the job ends",
                 name_of(runtime_, runtime_.me()).c_str(), routine, runtime_.describe(address).c_str(),
                 as_named_by(routine, "shmem_malloc").c_str()));
  }
  agree(routine, {HeapRequest::free, 0, 0, offset});
  if (runtime_.options().debug && runtime_.me() == 0)
    say(text("%s: heap offset 0x%llx is free", routine, number(offset)));
  release(offset);
}

void* Heap::reallocate(const char* routine, void* address, uint64_t bytes) {
  const uint64_t offset = reinterpret_cast<uintptr_t>(address) - memory_.heap();
  const uint64_t old_bytes = allocator_.size_of(offset);
  if (old_bytes == Allocator::kNone) free(routine, address);  // says what is wrong, does not return
  agree(routine, {HeapRequest::reallocate, bytes, 0, offset});
  const auto placed = placed_.find(offset);
  const Placement placement = placed == placed_.end() ? Placement::usual : placed->second;
  // one with a placement keeps its pages
  if (bytes <= old_bytes && (placement != Placement::usual || allocator_.grow_in_place(offset, bytes)))
    return address;
  const uint64_t fresh = find_room(routine, bytes, Allocator::kGranule, placement);
  if (fresh == Allocator::kNone) return nullptr;
  std::memcpy(at(fresh), address, std::min(bytes, old_bytes));
  runtime_.barrier_all(routine);
  release(offset);
  return at(fresh);
}

void Heap::give_back() {
  if (memory_.heap_used()) madvise(at(0), memory_.heap_used(), MADV_REMOVE);
}

}  // namespace isomem
