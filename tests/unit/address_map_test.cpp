// SPDX-License-Identifier: Apache-2.0
// What is registered with a network together: every byte of a region belongs to one part, and a collective of
// host memory does not register what collectives of device memory use.
#include <doctest/doctest.h>

#include <random>

#include "memory/address_map.hpp"

using isomem::AddressMap;

TEST_CASE("parts of a region are registered apart, and one behind the other") {
  constexpr uint64_t mib = uint64_t{1} << 20;
  constexpr uint64_t staging = 2 * mib, heap = staging + 3 * AddressMap::kStaging, stride = heap + 97 * mib;
  const AddressMap map({uint64_t{1} << 40, stride, 2, 1, staging, heap}, {});
  uint64_t begin = 0, parts = 0;
  for (; begin < stride; ++parts) {
    const auto part = map.registered_at(begin);
    REQUIRE(part.begin == begin);
    REQUIRE(part.end > begin);
    const auto last = map.registered_at(part.end - 1);
    CHECK(last.begin == begin);
    CHECK(last.end == part.end);
    begin = part.end;
  }
  CHECK(begin == stride);
  CHECK(parts > 1 + 2 * 3);
  for (int slot = 0; slot < 3; ++slot) {
    const uint64_t device = map.staging(slot) - map.region();
    const uint64_t partial = device + AddressMap::kStaging - AddressMap::kPartialRoom;
    CHECK(map.registered_at(device).end == partial);
    CHECK(map.registered_at(partial).end == partial + AddressMap::kPartialRoom);
  }
  std::mt19937_64 random(1);
  for (int i = 0; i < 1000; ++i) {
    const uint64_t offset = random() % stride;
    const auto part = map.registered_at(offset);
    CHECK(part.begin <= offset);
    CHECK(offset < part.end);
  }
}
