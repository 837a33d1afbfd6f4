// SPDX-License-Identifier: Apache-2.0
// 16-bit floating point for the tests, by arithmetic on double instead of bits: nothing here is the
// library's.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace test {

struct ShortFormat {
  const char* name;
  int fraction;  // bits behind the leading one
  int bias;
  int least() const { return 1 - bias; }  // exponent of the smallest normal number
  uint16_t infinity() const { return static_cast<uint16_t>((2 * bias + 1) << fraction); }
  uint16_t largest() const { return static_cast<uint16_t>(infinity() - 1); }
};
constexpr ShortFormat kHalf{"half", 10, 15};
constexpr ShortFormat kBfloat16{"bfloat16", 7, 127};

inline bool is_nan(ShortFormat format, uint16_t bits) { return (bits & 0x7fff) > format.infinity(); }

inline double value_of_short(ShortFormat format, uint16_t bits) {
  const int magnitude = bits & 0x7fff;
  const double sign = bits & 0x8000 ? -1 : 1;
  if (is_nan(format, bits)) return NAN;
  if (magnitude == format.infinity()) return sign * HUGE_VAL;
  const int exponent = magnitude >> format.fraction;
  const int fraction = magnitude & ((1 << format.fraction) - 1);
  const int leading = exponent ? 1 << format.fraction : 0;
  return sign * std::ldexp(leading + fraction, std::max(exponent, 1) - format.bias - format.fraction);
}

/// The nearest number of the format, of two that are as near the even one.
inline uint16_t nearest_short(ShortFormat format, double value) {
  const uint16_t sign = std::signbit(value) ? 0x8000 : 0;
  if (std::isnan(value)) return 0x7fff;  // any that is none
  if (value == 0) return sign;
  if (std::isinf(value)) return sign | format.infinity();
  const int exponent = std::max(std::ilogb(value), format.least());
  // in units of the last place; those of the exponents below come before it in the bits
  const double units = std::nearbyint(std::ldexp(std::fabs(value), format.fraction - exponent));
  const double bits = units + std::ldexp(exponent - format.least(), format.fraction);
  return static_cast<uint16_t>(sign | static_cast<uint16_t>(std::min<double>(bits, format.infinity())));
}

}  // namespace test
