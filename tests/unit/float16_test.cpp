// SPDX-License-Identifier: Apache-2.0
// Conversions of 16-bit floating point: all 65,536 numbers of each format, and what lies between two of them.
#include "isomem/float16.hpp"

#include <doctest/doctest.h>

#include <bit>

#include "../common/short_float.hpp"

using isomem::Bfloat16;
using isomem::Half;

namespace {

uint16_t quiet_nan(test::ShortFormat format) {
  return static_cast<uint16_t>(format.infinity() | 1 << (format.fraction - 1));
}

template <class T>
void check_rounding(test::ShortFormat format, float value) {
  const uint16_t got = isomem::rounded<T>(value).bits;
  const uint16_t want = test::nearest_short(format, static_cast<double>(value));
  CAPTURE(value);
  REQUIRE(got == want);
}

template <class T>
void check_format(test::ShortFormat format) {
  for (uint32_t i = 0; i < 0x10000; ++i) {
    const auto bits = static_cast<uint16_t>(i);
    const float value = isomem::to_float(T{bits});
    CAPTURE(i);
    if (test::is_nan(format, bits)) {
      REQUIRE(std::isnan(value));
      REQUIRE(isomem::rounded<T>(value).bits == quiet_nan(format));
      continue;
    }
    REQUIRE(static_cast<double>(value) == test::value_of_short(format, bits));
    REQUIRE(std::signbit(value) == ((bits & 0x8000) != 0));
    REQUIRE(isomem::rounded<T>(value).bits == bits);
  }
}

/// The number in the middle between each two neighbours, and the floats beside it.
template <class T>
void check_ties(test::ShortFormat format) {
  for (uint16_t i = 0; i < format.infinity(); ++i) {
    const double low = test::value_of_short(format, i);
    const double step = i == format.largest()
                            ? low - test::value_of_short(format, static_cast<uint16_t>(i - 1))
                            : test::value_of_short(format, static_cast<uint16_t>(i + 1)) - low;
    const auto tie = static_cast<float>(low + step / 2);
    for (const float value : {std::nextafter(tie, 0.f), tie, std::nextafter(tie, HUGE_VALF)}) {
      check_rounding<T>(format, value);
      check_rounding<T>(format, -value);
    }
  }
}

template <class T>
void check_floats(test::ShortFormat format) {
  for (uint64_t bits = 0; bits <= 0x7f800000; bits += 4999) {
    const float value = std::bit_cast<float>(static_cast<uint32_t>(bits));
    check_rounding<T>(format, value);
    check_rounding<T>(format, -value);
  }
  check_rounding<T>(format, HUGE_VALF);
  check_rounding<T>(format, -HUGE_VALF);
  for (const uint32_t nan : {0x7f800001u, 0x7fc00000u, 0x7fffffffu, 0xff800001u, 0xffffffffu}) {
    CHECK(isomem::rounded<T>(std::bit_cast<float>(nan)).bits == quiet_nan(format));
  }
}

template <class T>
void check_all(test::ShortFormat format) {
  check_format<T>(format);
  check_ties<T>(format);
  check_floats<T>(format);
}

}  // namespace

TEST_CASE("half") { check_all<Half>(test::kHalf); }
TEST_CASE("bfloat16") { check_all<Bfloat16>(test::kBfloat16); }
