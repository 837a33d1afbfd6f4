// SPDX-License-Identifier: Apache-2.0
// Arithmetic on sizes and offsets.
#pragma once

#include <unistd.h>

#include <cstdint>

namespace isomem {

constexpr bool is_power_of_two(uint64_t x) { return x != 0 && (x & (x - 1)) == 0; }

/// The greatest power of two that is not above `x`; 0 for 0.
constexpr uint64_t power_of_two_below(uint64_t x) {
  return x == 0 ? 0 : uint64_t{1} << (63 - __builtin_clzll(x));
}

constexpr uint64_t power_of_two_above(uint64_t x) {
  const uint64_t below = power_of_two_below(x);
  return below == x ? x : below * 2;
}

inline uint64_t page_size() {
  static const auto size = static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
  return size;
}

/// A multiple of `unit`; the greatest number where that overflows.
constexpr uint64_t round_up(uint64_t x, uint64_t unit) {
  constexpr uint64_t kMost = ~uint64_t{0};
  return x > kMost - unit ? kMost : (x + unit - 1) / unit * unit;
}

}  // namespace isomem
