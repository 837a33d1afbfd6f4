// SPDX-License-Identifier: Apache-2.0
// The addresses of one PE and of its neighbours on this host: regions of equal size, one behind the other,
// the same in every process. Each has the control area, the staging of teams, the heap and at its end the
// static data.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "memory/statics.hpp"

namespace isomem {

class AddressMap {
 public:
  static constexpr uint64_t kNowhere = ~uint64_t{0};
  /// Bytes of a team's staging.
  static constexpr uint64_t kStaging = uint64_t{4} << 20;
  /// The end of it, for partial results of reductions in host memory; what is in front is for device memory.
  static constexpr uint64_t kPartialRoom = 512 << 10;

  struct Shape {
    uint64_t window;         // address of the first region
    uint64_t stride;         // bytes of a region
    int slots;               // regions
    int slot;                // of this PE
    uint64_t staging_start;  // offset in a region of the staging of team slot 0; the others follow, up to ...
    uint64_t heap_start;     // ... that of the heap
  };
  AddressMap(const Shape& shape, Statics statics)
      : shape_(shape),
        region_(shape.window + static_cast<uint64_t>(shape.slot) * shape.stride),
        heap_(region_ + shape.heap_start),
        statics_(std::move(statics)) {}

  uint64_t window() const { return shape_.window; }
  uint64_t window_bytes() const { return shape_.stride * static_cast<uint64_t>(shape_.slots); }
  uint64_t stride() const { return shape_.stride; }
  uint64_t region() const { return region_; }
  uint64_t heap() const { return heap_; }
  /// Bytes of the control area.
  uint64_t control_bytes() const { return shape_.staging_start; }
  /// Host memory of this PE through which collectives of team `slot` between hosts go; 0: it has none.
  /// Untouched pages cost nothing.
  uint64_t staging(int slot) const {
    const uint64_t offset = shape_.staging_start + static_cast<uint64_t>(slot) * kStaging;
    return offset < shape_.heap_start ? region_ + offset : 0;
  }
  const Statics& statics() const { return statics_; }
  void forget_statics() { statics_ = {}; }

  /// The copy of a symmetric object that lies in the region `slot`; null if it is not symmetric.
  void* copy_at(const void* address, int slot) const {
    const uintptr_t a = reinterpret_cast<uintptr_t>(address);
    if (a - region_ < shape_.stride)
      return reinterpret_cast<void*>(a + static_cast<uint64_t>(slot - shape_.slot) * shape_.stride);
    return copy_of_static(address, slot);
  }
  /// Where a symmetric object lies in every region; kNowhere if it is not symmetric.
  uint64_t offset_of(const void* address) const;
  /// Where it lies in the heap; kNowhere if it does not.
  uint64_t heap_offset(const void* address) const {
    const uint64_t offset = reinterpret_cast<uintptr_t>(address) - heap_;
    return offset < heap_used_ ? offset : kNowhere;
  }

  /// The part of a region that is registered with a network together with an offset: the control area, either
  /// part of the staging of a team (registering takes memory), the statics, or a part of the heap. Those
  /// double, so that a heap that grows leaves the earlier ones as they are.
  struct Registered {
    uint64_t begin, end;
  };
  Registered registered_at(uint64_t offset) const;

  /// Bytes of the heap up to the end of the highest block.
  uint64_t heap_used() const { return heap_used_; }
  void set_heap_used(uint64_t bytes) { heap_used_ = bytes; }
  /// Bytes that the heap has room for.
  uint64_t heap_room() const;

  /// True if `bytes` at `address` lie in the used heap of this PE or in its statics.
  bool is_symmetric(const void* address, uint64_t bytes) const {
    const uint64_t offset = reinterpret_cast<uintptr_t>(address) - heap_;
    if (offset < heap_used_ && bytes <= heap_used_ - offset) return true;
    return is_static(address, bytes);
  }

  /// What an address of the window or of the statics is. `slot`: the region it lies in.
  enum class Kind { unknown, statics, library, statics_of_copy, heap_of_copy, heap };
  Kind kind_of(const void* address, int* slot) const;

 private:
  void* copy_of_static(const void* address, int slot) const;
  bool is_static(const void* address, uint64_t bytes) const;

  const Shape shape_;
  const uint64_t region_;
  const uint64_t heap_;
  uint64_t heap_used_ = 0;
  Statics statics_;
};

}  // namespace isomem
