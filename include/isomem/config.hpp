// SPDX-License-Identifier: Apache-2.0
// What the shared headers need to know about the compiler they are read by. C++17: host compilers, nvcc and
// NVRTC, which brings no headers of a C++ library.
#pragma once

#if defined(__CUDACC_RTC__)
using int8_t = signed char;
using int16_t = short;
using int32_t = int;
using int64_t = long;
using uint8_t = unsigned char;
using uint16_t = unsigned short;
using uint32_t = unsigned int;
using uint64_t = unsigned long;
using uintptr_t = unsigned long;
using ptrdiff_t = long;
#else
#include <stddef.h>
#include <stdint.h>
#endif

#if defined(__CUDACC__)
// What kernels call becomes part of them (ISOMEM_INLINE): a call costs registers, and those decide how large
// the blocks of a user's kernel can be. ISOMEM_OUTLINE: a routine that is long. One copy for all calls of a
// kernel keeps it quick to compile. In relocatable device code (-rdc=true) a function of its own cannot keep
// to the launch bounds of the kernels that call it, and ptxas refuses them: there everything becomes part of
// each kernel.
#define ISOMEM_INLINE __forceinline__
#if defined(__CUDACC_RDC__)
#define ISOMEM_OUTLINE __forceinline__
#define ISOMEM_FAR __forceinline__
#else
#define ISOMEM_OUTLINE __noinline__ inline
#define ISOMEM_FAR \
  __noinline__ inline  // what kernels do for PEs of other hosts: functions with few registers
#endif
#define ISOMEM_HD __host__ __device__ ISOMEM_INLINE
#define ISOMEM_HD_SHORT ISOMEM_HD
// A function of the API that is compiled only where it is called (api/nvshmem_gen.py, late).
#define ISOMEM_LATE template <int = 0>

// How much of a call is a function of its own: 0 nothing (as measured in docs/measurements), 1 what a call
// seldom comes to and long code without a type (ISOMEM_SLOW), 2 the bodies behind the names as well
// (ISOMEM_BODY), for tests that only see which body a name leads to.
#if !defined(ISOMEM_OUTLINED)
#define ISOMEM_OUTLINED 0
#endif
#if ISOMEM_OUTLINED >= 1
#define ISOMEM_SLOW __noinline__ inline
#else
#define ISOMEM_SLOW ISOMEM_INLINE
#endif
#if ISOMEM_OUTLINED >= 2
#define ISOMEM_BODY __noinline__ inline
#else
#define ISOMEM_BODY ISOMEM_INLINE
#endif
#else
#define ISOMEM_HD inline
// A function that is short where an argument is constant, which compilers notice too late.
#define ISOMEM_HD_SHORT inline __attribute__((always_inline))
#endif
#if defined(__CUDA_ARCH__)
#define ISOMEM_UNROLL _Pragma("unroll")
#define ISOMEM_NO_UNROLL _Pragma("unroll 1")
#else
#define ISOMEM_UNROLL
#define ISOMEM_NO_UNROLL
#endif
