// SPDX-License-Identifier: Apache-2.0
// The type sets of the NVSHMEM API as lists X(name in routines, C type), and arithmetic on values of any of
// them.
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "gpu_check.cuh"

// The code behind a name depends on the width of its type only, and costs the compiler a third of a second
// for each call. So programs with `NAMES: yes` at the top are built twice (CMakeLists.txt): with TEST_PART 1
// for one type of each width, compiled as users compile it, and with TEST_PART 2 for the others, whose names
// only have to lead to the right template, with that template outlined. Without it they have all types.
#ifndef TEST_PART
#define TEST_PART 0
#endif
#if TEST_PART == 2
#define TEST_ONE(...)
#else
#define TEST_ONE(...) __VA_ARGS__
#endif
#if TEST_PART == 1
#define TEST_OTHERS(...)
#else
#define TEST_OTHERS(...) __VA_ARGS__
#endif

// clang-format off
#define TEST_BIT_TYPES(X)                                                                  \
  TEST_ONE(X(uint, unsigned int) X(ulong, unsigned long))                                  \
  TEST_OTHERS(X(ulonglong, unsigned long long)                                             \
  X(int32, int32_t) X(int64, int64_t) X(uint32, uint32_t) X(uint64, uint64_t))

#define TEST_WIDE_TYPES(X)                                                                 \
  TEST_BIT_TYPES(X)                                                                        \
  TEST_OTHERS(X(int, int) X(long, long) X(longlong, long long) X(size, size_t))

#define TEST_WAIT_TYPES(X)                                                                 \
  TEST_WIDE_TYPES(X)                                                                       \
  TEST_ONE(X(short, short))                                                                \
  TEST_OTHERS(X(ptrdiff, ptrdiff_t) X(ushort, unsigned short))

#define TEST_NARROW_TYPES(X)                                                               \
  TEST_ONE(X(char, char) X(short, short))                                                  \
  TEST_OTHERS(X(schar, signed char) X(uchar, unsigned char) X(ushort, unsigned short)      \
  X(int8, int8_t) X(int16, int16_t) X(uint8, uint8_t) X(uint16, uint16_t))

#define TEST_FLOAT_TYPES(X)                                                                \
  TEST_OTHERS(X(half, half) X(bfloat16, __nv_bfloat16) X(float, float) X(double, double))

#define TEST_REDUCE_TYPES(X) TEST_WIDE_TYPES(X) TEST_NARROW_TYPES(X) TEST_FLOAT_TYPES(X)

#define TEST_RMA_TYPES(X) TEST_REDUCE_TYPES(X) TEST_OTHERS(X(ptrdiff, ptrdiff_t))

#define TEST_REDUCE_BIT_TYPES(X)                                                           \
  TEST_BIT_TYPES(X)                                                                        \
  TEST_OTHERS(X(size, size_t) X(uchar, unsigned char) X(ushort, unsigned short)            \
  X(int8, int8_t) X(int16, int16_t) X(uint8, uint8_t) X(uint16, uint16_t))

#define TEST_SIZES(X) TEST_ONE(X(128)) TEST_OTHERS(X(8) X(16) X(32) X(64))
// clang-format on

namespace gpu {

template <class T>
constexpr bool is_half = std::is_same<T, half>::value || std::is_same<T, __nv_bfloat16>::value;

/// The value of a small whole number; exact in all types.
template <class T>
__host__ __device__ T small(int value) {
  if constexpr (std::is_same<T, half>::value) {
    return __float2half(static_cast<float>(value));
  } else if constexpr (std::is_same<T, __nv_bfloat16>::value) {
    return __float2bfloat16(static_cast<float>(value));
  } else {
    return static_cast<T>(value);
  }
}

template <class T>
__host__ __device__ double as_double(T value) {
  if constexpr (std::is_same<T, half>::value) {
    return static_cast<double>(__half2float(value));
  } else if constexpr (std::is_same<T, __nv_bfloat16>::value) {
    return static_cast<double>(__bfloat162float(value));
  } else {
    return static_cast<double>(value);
  }
}

/// The bits of a value, for messages and for comparisons that also see the sign of a zero.
template <class T>
__host__ __device__ uint64_t bits(T value) {
  uint64_t word = 0;
  memcpy(&word, &value, sizeof value);
  return word;
}

/// A value from random bits: any whole number, or for floating types one of those that add up exactly.
template <class T>
__host__ __device__ T value_of(uint64_t random) {
  if constexpr (std::is_integral<T>::value) {
    return static_cast<T>(random);
  } else {
    return small<T>(static_cast<int>(random >> 20 & 15) - 8);
  }
}

}  // namespace gpu
