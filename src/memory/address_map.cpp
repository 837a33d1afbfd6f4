// SPDX-License-Identifier: Apache-2.0
#include "memory/address_map.hpp"

#include <algorithm>

#include "core/sizes.hpp"

namespace isomem {

namespace {

constexpr uint64_t kHugePage = uint64_t{2} << 20;

}  // namespace

uint64_t AddressMap::offset_of(const void* address) const {
  const uint64_t offset = reinterpret_cast<uintptr_t>(address) - region_;
  if (offset < shape_.stride) return offset;
  return statics_.region_offset(address).value_or(kNowhere);
}

uint64_t AddressMap::heap_room() const {
  const uint64_t statics = round_up(statics_.total_bytes, kHugePage);
  const uint64_t used = shape_.heap_start + statics;
  return used < shape_.stride ? shape_.stride - used : 0;
}

AddressMap::Registered AddressMap::registered_at(uint64_t offset) const {
  const uint64_t statics = shape_.stride - statics_.total_bytes;
  if (offset < shape_.staging_start) return {0, shape_.staging_start};
  if (offset < shape_.heap_start) {
    const uint64_t begin = offset - (offset - shape_.staging_start) % kStaging;
    const uint64_t room = begin + kStaging - kPartialRoom;
    return offset < room ? Registered{begin, room} : Registered{room, begin + kStaging};
  }
  if (offset >= statics) return {statics, shape_.stride};
  const uint64_t in_heap = offset - shape_.heap_start;
  uint64_t begin = 0;
  uint64_t end = kHugePage;
  for (; in_heap >= end; end *= 2) begin = end;
  return {shape_.heap_start + begin, std::min(shape_.heap_start + end, statics)};
}

void* AddressMap::copy_of_static(const void* address, int slot) const {
  const auto offset = statics_.region_offset(address);
  if (!offset) return nullptr;
  if (slot == shape_.slot) return const_cast<void*>(address);
  return reinterpret_cast<void*>(shape_.window + static_cast<uint64_t>(slot) * shape_.stride + *offset);
}

bool AddressMap::is_static(const void* address, uint64_t bytes) const {
  const uintptr_t a = reinterpret_cast<uintptr_t>(address);
  for (const StaticSegment& segment : statics_.segments) {
    if (a - segment.lo < segment.bytes && bytes <= segment.bytes - (a - segment.lo)) return true;
  }
  return false;
}

AddressMap::Kind AddressMap::kind_of(const void* address, int* slot) const {
  const uint64_t place = reinterpret_cast<uintptr_t>(address) - shape_.window;
  *slot = shape_.slot;
  if (statics_.region_offset(address)) return Kind::statics;
  if (place >= window_bytes()) return Kind::unknown;
  *slot = static_cast<int>(place / shape_.stride);
  const uint64_t offset = place % shape_.stride;
  if (offset < shape_.heap_start) return Kind::library;
  if (offset >= shape_.stride - statics_.total_bytes) return Kind::statics_of_copy;
  return *slot == shape_.slot ? Kind::heap : Kind::heap_of_copy;
}

}  // namespace isomem
