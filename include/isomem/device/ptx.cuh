// SPDX-License-Identifier: Apache-2.0
// The only inline assembly: accesses and fences of the PTX memory model, scope `sys` (all GPUs and CPUs).
// <cuda/atomic> says the same and costs 2 s of compile time in every file.
#pragma once

#include "isomem/config.hpp"
#include "isomem/device/state.hpp"

namespace isomem::device::ptx {

/// Full fence: everything before it is performed, for all observers, before anything after it.
__device__ ISOMEM_INLINE void fence_full() { asm volatile("fence.sc.sys;" ::: "memory"); }
/// Release or acquire, depending on the side.
__device__ ISOMEM_INLINE void fence() { asm volatile("fence.acq_rel.sys;" ::: "memory"); }

/// The same address, of which the compiler knows nothing. The plain loads that follow may also read
/// parameters of kernels, which volatile ones may not.
__device__ ISOMEM_INLINE const char* opaque(const char* p) {
  asm("" : "+l"(p));
  return p;
}

/// Nanoseconds of a clock that all multiprocessors share; it advances in steps of up to a microsecond.
__device__ ISOMEM_INLINE uint64_t nanoseconds() {
  uint64_t t;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t));
  return t;
}

/// What is in the cache that all multiprocessors share, not in this one's own.
#if defined(__CUDA__)  // clang, which has no __ldcg
__device__ ISOMEM_INLINE uint16_t load_cg(const uint16_t* p) {
  uint16_t v;
  asm volatile("ld.global.cg.u16 %0, [%1];" : "=h"(v) : "l"(p) : "memory");
  return v;
}
__device__ ISOMEM_INLINE uint8_t load_cg(const uint8_t* p) {
  uint32_t v;
  asm volatile("ld.global.cg.u8 %0, [%1];" : "=r"(v) : "l"(p) : "memory");
  return static_cast<uint8_t>(v);
}
__device__ ISOMEM_INLINE uint32_t load_cg(const uint32_t* p) {
  uint32_t v;
  asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(v) : "l"(p) : "memory");
  return v;
}
__device__ ISOMEM_INLINE uint64_t load_cg(const uint64_t* p) {
  uint64_t v;
  asm volatile("ld.global.cg.u64 %0, [%1];" : "=l"(v) : "l"(p) : "memory");
  return v;
}
__device__ ISOMEM_INLINE uint4 load_cg(const uint4* p) {
  uint4 v;
  asm volatile("ld.global.cg.v4.u32 {%0, %1, %2, %3}, [%4];"
               : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
               : "l"(p)
               : "memory");
  return v;
}
template <class W>
__device__ ISOMEM_INLINE W load_shared_cache(const W* p) {
  if constexpr (sizeof(W) == 1) return __builtin_bit_cast(W, load_cg(reinterpret_cast<const uint8_t*>(p)));
  if constexpr (sizeof(W) == 2) return __builtin_bit_cast(W, load_cg(reinterpret_cast<const uint16_t*>(p)));
  if constexpr (sizeof(W) == 4) return __builtin_bit_cast(W, load_cg(reinterpret_cast<const uint32_t*>(p)));
  if constexpr (sizeof(W) == 8) return __builtin_bit_cast(W, load_cg(reinterpret_cast<const uint64_t*>(p)));
  if constexpr (sizeof(W) == 16) return __builtin_bit_cast(W, load_cg(reinterpret_cast<const uint4*>(p)));
}
#else
template <class W>
__device__ ISOMEM_INLINE W load_shared_cache(const W* p) {
  return __ldcg(p);
}
#endif

/// The number of bits that are set. (Not CUDA's __popc and __ffs: clang calls NVIDIA's library of device
/// functions for them, which libnvshmem_device.bc must not need.)
__device__ ISOMEM_INLINE uint32_t count_bits(uint32_t word) {
  uint32_t count;
  asm("popc.b32 %0, %1;" : "=r"(count) : "r"(word));
  return count;
}
/// The lowest bit that is set, of which there is one.
__device__ ISOMEM_INLINE uint32_t lowest_bit(uint32_t word) { return count_bits((word & (~word + 1)) - 1); }

/// How many of these lanes of the warp come before this one.
__device__ ISOMEM_INLINE unsigned rank_among(unsigned lanes) {
  unsigned before;
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(before));
  return count_bits(lanes & before);
}
/// Whether all of these lanes, which come here together, have the same value.
__device__ ISOMEM_INLINE bool all_same(unsigned lanes, uint64_t value) {
  unsigned same;
  asm volatile("match.all.sync.b64 %0, %1, %2;" : "=r"(same) : "l"(value), "r"(lanes) : "memory");
  return same != 0;
}

/// Makes the addresses of a call new to the compiler. Else it computes all that the call needs of them before
/// the loop that it stands in, and a kernel that gets in a loop has 96 registers in place of 32. (Not the
/// number of bytes, which may be a constant.)
__device__ ISOMEM_INLINE void renew(void*& dest, const void*& source) {
  asm volatile("" : "+l"(dest), "+l"(source));
}

/// The same for a number: what it was computed of need not be kept for what is computed of it.
__device__ ISOMEM_INLINE uint64_t renewed(uint64_t number) {
  asm volatile("" : "+l"(number));
  return number;
}

/// The exponent of a power of two.
__device__ ISOMEM_INLINE uint32_t log2_of(uint64_t power) {
  uint32_t exponent;
  asm("popc.b64 %0, %1;" : "=r"(exponent) : "l"(power - 1));
  return exponent;
}

/// 0, which no compiler knows: multiprocessors are not that many.
__device__ ISOMEM_INLINE uint32_t unknown_zero() {
  uint32_t multiprocessor;
  asm volatile("mov.u32 %0, %%smid;" : "=r"(multiprocessor));
  return multiprocessor >> 24;
}

/// Which launch of a kernel this is.
__device__ ISOMEM_INLINE uint64_t grid_number() {
  uint64_t number;
  asm("mov.u64 %0, %%gridid;" : "=l"(number));
  return number;
}

__device__ ISOMEM_INLINE uint8_t load(const uint8_t* p) {
  uint32_t v;
  asm volatile("ld.relaxed.sys.u8 %0, [%1];" : "=r"(v) : "l"(p) : "memory");
  return static_cast<uint8_t>(v);
}
__device__ ISOMEM_INLINE uint16_t load(const uint16_t* p) {
  uint16_t v;
  asm volatile("ld.relaxed.sys.u16 %0, [%1];" : "=h"(v) : "l"(p) : "memory");
  return v;
}
__device__ ISOMEM_INLINE uint32_t load(const uint32_t* p) {
  uint32_t v;
  asm volatile("ld.relaxed.sys.u32 %0, [%1];" : "=r"(v) : "l"(p) : "memory");
  return v;
}
__device__ ISOMEM_INLINE uint64_t load(const uint64_t* p) {
  uint64_t v;
  asm volatile("ld.relaxed.sys.u64 %0, [%1];" : "=l"(v) : "l"(p) : "memory");
  return v;
}

/// The same, and all that the writer of the value released before it is seen from here on. Unlike a fence it
/// does not wait for this thread's own stores to arrive.
__device__ ISOMEM_INLINE uint16_t load_acquire(const uint16_t* p) {
  uint16_t v;
  asm volatile("ld.acquire.sys.u16 %0, [%1];" : "=h"(v) : "l"(p) : "memory");
  return v;
}
__device__ ISOMEM_INLINE uint32_t load_acquire(const uint32_t* p) {
  uint32_t v;
  asm volatile("ld.acquire.sys.u32 %0, [%1];" : "=r"(v) : "l"(p) : "memory");
  return v;
}
__device__ ISOMEM_INLINE uint64_t load_acquire(const uint64_t* p) {
  uint64_t v;
  asm volatile("ld.acquire.sys.u64 %0, [%1];" : "=l"(v) : "l"(p) : "memory");
  return v;
}

__device__ ISOMEM_INLINE void store(uint8_t* p, uint8_t v) {
  asm volatile("st.relaxed.sys.u8 [%0], %1;" ::"l"(p), "r"(static_cast<uint32_t>(v)) : "memory");
}
__device__ ISOMEM_INLINE void store(uint16_t* p, uint16_t v) {
  asm volatile("st.relaxed.sys.u16 [%0], %1;" ::"l"(p), "h"(v) : "memory");
}
__device__ ISOMEM_INLINE void store(uint32_t* p, uint32_t v) {
  asm volatile("st.relaxed.sys.u32 [%0], %1;" ::"l"(p), "r"(v) : "memory");
}
__device__ ISOMEM_INLINE void store(uint64_t* p, uint64_t v) {
  asm volatile("st.relaxed.sys.u64 [%0], %1;" ::"l"(p), "l"(v) : "memory");
}

/// One more, among the blocks of a kernel; returns the old count.
__device__ ISOMEM_INLINE uint32_t count_up(uint32_t* count) {
  uint32_t old;
  asm volatile("atom.acq_rel.gpu.global.add.u32 %0, [%1], 1;" : "=r"(old) : "l"(count) : "memory");
  return old;
}
/// Two neighbouring words, each whole, on their way at once.
__device__ ISOMEM_INLINE void load_pair(const uint64_t* p, uint64_t& first, uint64_t& second) {
  asm volatile("ld.relaxed.sys.v2.u64 {%0, %1}, [%2];" : "=l"(first), "=l"(second) : "l"(p) : "memory");
}

/// Read-modify-writes without a result. They are posted like stores, so many more can be in flight over
/// NVLink; ptxas does not always derive them from those with a result.
#define ISOMEM_PTX_RED(name, instruction, letter, T)                                                       \
  __device__ ISOMEM_INLINE void name(T* p, T operand) {                                                    \
    asm volatile("red.relaxed.sys.global." instruction " [%0], %1;" ::"l"(p), letter(operand) : "memory"); \
  }
ISOMEM_PTX_RED(red_add, "add.u32", "r", uint32_t)
ISOMEM_PTX_RED(red_add, "add.u64", "l", uint64_t)
ISOMEM_PTX_RED(red_add, "add.f32", "f", float)
ISOMEM_PTX_RED(red_add, "add.f64", "d", double)
ISOMEM_PTX_RED(red_and, "and.b32", "r", uint32_t)
ISOMEM_PTX_RED(red_and, "and.b64", "l", uint64_t)
ISOMEM_PTX_RED(red_or, "or.b32", "r", uint32_t)
ISOMEM_PTX_RED(red_or, "or.b64", "l", uint64_t)
ISOMEM_PTX_RED(red_xor, "xor.b32", "r", uint32_t)
ISOMEM_PTX_RED(red_xor, "xor.b64", "l", uint64_t)
#undef ISOMEM_PTX_RED

/// Words that do not change while a kernel runs. Without `volatile` and `memory`: the compiler may read them
/// once for several uses, and before a loop.
__device__ ISOMEM_INLINE uint64_t constant(const uint64_t* p) {
  uint64_t v;
  asm("ld.global.nc.u64 %0, [%1];" : "=l"(v) : "l"(p));
  return v;
}
__device__ ISOMEM_INLINE int32_t constant(const int32_t* p) {
  int32_t v;
  asm("ld.global.nc.u32 %0, [%1];" : "=r"(v) : "l"(p));
  return v;
}
__device__ ISOMEM_INLINE void constants(const uint64_t* p, uint64_t& first, uint64_t& second) {
  asm("ld.global.nc.v2.u64 {%0, %1}, [%2];" : "=l"(first), "=l"(second) : "l"(p));
}

/// 16 bytes, where this stands and no later: in the kernel's own cache, if they are there.
__device__ ISOMEM_INLINE void load_now(const uint64_t* p, uint64_t& first, uint64_t& second) {
  asm volatile("ld.global.v2.u64 {%0, %1}, [%2];" : "=l"(first), "=l"(second) : "l"(p));
}

/// An LL line: each half is whole, the two may be seen one after the other.
__device__ ISOMEM_INLINE void store_ll_line(LlLine* p, uint64_t first, uint64_t second) {
  asm volatile("st.relaxed.sys.v2.u64 [%0], {%1, %2};" ::"l"(p), "l"(first), "l"(second) : "memory");
}
__device__ ISOMEM_INLINE void load_ll_line(const LlLine* p, uint64_t& first, uint64_t& second) {
  load_pair(reinterpret_cast<const uint64_t*>(p), first, second);
}

}  // namespace isomem::device::ptx
