// SPDX-License-Identifier: Apache-2.0
// The type sets of OpenSHMEM 1.6, section by section, as lists X(name in routines, C type).
#pragma once

#include <cstddef>
#include <cstdint>

// clang-format off
#define TEST_AMO_BIT_TYPES(X)                                                              \
  X(uint, unsigned int) X(ulong, unsigned long) X(ulonglong, unsigned long long)           \
  X(int32, int32_t) X(int64, int64_t) X(uint32, uint32_t) X(uint64, uint64_t)

#define TEST_AMO_TYPES(X)                                                                  \
  TEST_AMO_BIT_TYPES(X)                                                                    \
  X(int, int) X(long, long) X(longlong, long long) X(size, size_t) X(ptrdiff, ptrdiff_t)

#define TEST_AMO_FLOATS(X) X(float, float) X(double, double)

#define TEST_RMA_TYPES(X)                                                                  \
  TEST_AMO_TYPES(X) TEST_AMO_FLOATS(X)                                                     \
  X(longdouble, long double) X(char, char) X(schar, signed char) X(short, short)           \
  X(uchar, unsigned char) X(ushort, unsigned short)                                        \
  X(int8, int8_t) X(int16, int16_t) X(uint8, uint8_t) X(uint16, uint16_t)

#define TEST_RMA_SIZES(X) X(8) X(16) X(32) X(64) X(128)

#define TEST_REDUCE_BIT_TYPES(X)                                                           \
  TEST_AMO_BIT_TYPES(X)                                                                    \
  X(uchar, unsigned char) X(ushort, unsigned short) X(size, size_t)                        \
  X(int8, int8_t) X(int16, int16_t) X(uint8, uint8_t) X(uint16, uint16_t)

// The deprecated names: atomics, and reductions of active sets.
#define TEST_OLD_AMO_TYPES(X) X(int, int) X(long, long) X(longlong, long long)
#define TEST_OLD_BIT_TYPES(X) X(short, short) TEST_OLD_AMO_TYPES(X)
#define TEST_OLD_REDUCE_TYPES(X) TEST_OLD_BIT_TYPES(X) TEST_AMO_FLOATS(X) X(longdouble, long double)

#define TEST_COMPLEX_TYPES(X) X(complexf, float) X(complexd, double)
// clang-format on
