// SPDX-License-Identifier: Apache-2.0
// Floating point of 16 bits as CPUs of any age have it: bits, converted from and to float. Without branches,
// so that compilers vectorise loops over them.
#pragma once

#include "isomem/config.hpp"

namespace isomem {

/// IEEE binary16: 5 bits of exponent, 10 of fraction.
struct Half {
  uint16_t bits;
};
/// The upper half of a float.
struct Bfloat16 {
  uint16_t bits;
};

/// By a mask: gcc makes a branch of ?: where one side is arithmetic of float, and vectorises no loop with it.
ISOMEM_HD uint32_t choose(bool first, uint32_t a, uint32_t b) {
  const uint32_t mask = 0u - static_cast<uint32_t>(first);
  return (a & mask) | (b & ~mask);
}

ISOMEM_HD float to_float(Half value) {
  constexpr uint32_t kRebias = (127 - 15) << 23;
  const uint32_t magnitude = value.bits & 0x7fffu;
  const uint32_t normal = (magnitude << 13) + kRebias;
  // as the last bits of 0.5: no float on the way is subnormal, which processors may be told to take for zero
  const float subnormal = __builtin_bit_cast(float, 0x3f000000u | magnitude) - 0.5f;
  uint32_t result = choose(magnitude < 0x0400u, __builtin_bit_cast(uint32_t, subnormal), normal);
  result += magnitude >= 0x7c00u ? kRebias : 0;  // infinite or no number
  return __builtin_bit_cast(float, result | (value.bits & 0x8000u) << 16);
}

ISOMEM_HD float to_float(Bfloat16 value) {
  return __builtin_bit_cast(float, static_cast<uint32_t>(value.bits) << 16);
}

/// Rounded to nearest, ties to even. NaN becomes the one NaN that is positive, quiet and without payload:
/// which of two NaNs a sum keeps depends on the order of its operands, and that on the compiler.
template <class T>
ISOMEM_HD T rounded(float value);

template <>
ISOMEM_HD Half rounded(float value) {
  const uint32_t bits = __builtin_bit_cast(uint32_t, value);
  const uint32_t magnitude = bits & 0x7fffffffu;
  const uint32_t is_odd = magnitude >> 13 & 1;
  const uint32_t normal = (magnitude - ((127 - 15) << 23) + 0xfff + is_odd) >> 13;
  // 0.5 has the last bit of the smallest half for its own: adding it rounds
  const float shifted = __builtin_bit_cast(float, magnitude) + 0.5f;
  const uint32_t subnormal = __builtin_bit_cast(uint32_t, shifted) - 0x3f000000u;
  const int32_t size = static_cast<int32_t>(magnitude);  // signed: SSE2 compares nothing else
  const uint32_t finite = choose(size < 113 << 23, subnormal, normal);
  const uint32_t number = choose(size < 143 << 23, finite, 0x7c00) | (bits >> 16 & 0x8000u);
  return {static_cast<uint16_t>(choose(size <= 0x7f800000, number, 0x7e00))};
}

template <>
ISOMEM_HD Bfloat16 rounded(float value) {
  const uint32_t bits = __builtin_bit_cast(uint32_t, value);
  const uint32_t nearest = (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
  const bool is_number = static_cast<int32_t>(bits & 0x7fffffffu) <= 0x7f800000;
  return {static_cast<uint16_t>(is_number ? nearest : 0x7fc0)};
}

}  // namespace isomem
