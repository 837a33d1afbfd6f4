// SPDX-License-Identifier: Apache-2.0
// The symmetric heap of host memory. The calls are collective: all PEs run the same and get the same offsets;
// what they ask for is compared, and each host decides whether its memory suffices.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "memory/address_map.hpp"
#include "memory/allocator.hpp"
#include "memory/numa.hpp"

namespace isomem {

class Runtime;

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

class Heap {
 public:
  /// `shown`: two symmetric requests, where PEs look at each other's.
  Heap(Runtime& runtime, AddressMap& memory, HeapRequest* shown);

  /// Most bytes it may use: once it is known which statics there are. The same on all PEs.
  void set_limit(uint64_t bytes);

  /// Collective; nullptr with the reason on stderr. `zero`: filled with zeros.
  void* allocate(const char* routine, uint64_t bytes, uint64_t alignment, bool zero,
                 Placement placement = Placement::usual);
  void free(const char* routine, void* address);
  void* reallocate(const char* routine, void* address, uint64_t bytes);
  /// Collective, also about device memory: synchronises and ends the job if another PE asks for something
  /// else.
  void agree(const char* routine, const HeapRequest& request);

  /// Gives all memory back, when no PE uses it any more.
  void give_back();
  const Allocator& allocator() const { return allocator_; }

 private:
  [[noreturn, gnu::cold]] void end_in_disagreement(const char* routine, const HeapRequest& mine,
                                                   const void* theirs, int pe);
  bool has_memory(uint64_t bytes) const;
  bool grow(const char* routine, uint64_t bytes, uint64_t alignment, uint64_t high_water);
  std::string reason_for_null(uint64_t bytes, uint64_t alignment, bool fits) const;
  uint64_t find_room(const char* routine, uint64_t bytes, uint64_t alignment, Placement placement);
  void release(uint64_t offset);
  void place_pages(uint64_t offset, uint64_t bytes, Placement placement);
  char* at(uint64_t offset) const { return reinterpret_cast<char*>(memory_.heap() + offset); }

  Runtime& runtime_;
  AddressMap& memory_;
  HeapRequest* const shown_;
  Allocator allocator_;
  Numa numa_;
  std::map<uint64_t, Placement> placed_;  // blocks with a placement of their own, by offset
  uint64_t backed_ = 0;                   // bytes that all PEs have agreed to use
  uint64_t calls_ = 0;                    // that showed a request
};

}  // namespace isomem
