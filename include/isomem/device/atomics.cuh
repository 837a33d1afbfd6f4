// SPDX-License-Identifier: Apache-2.0
// Atomics in kernels. On device words the GPU's own instructions at system scope; host words are handed to a
// CPU of this PE. Without order, as OpenSHMEM has them: fence and quiet order.
#pragma once

#include <cuda_fp16.h>

#include "isomem/amo.hpp"
#include "isomem/device/engine.cuh"
#include "isomem/reduce_op.hpp"

namespace isomem::device {

/// Types beyond 4 and 8 bytes do not exist here; a half is two bytes of a word of 4.
template <class T>
inline constexpr bool kIsHalf = sizeof(T) == 2;

/// Words that are not in the window: types end here, values travel as their bits.
template <class W>
__device__ ISOMEM_SLOW W amo_elsewhere(Amo amo, W* word, W operand, W compare, int pe) {
  Engine<Thread> e;
  return atomic_fetch(e, amo, word, operand, compare, pe);
}

template <class T>
__device__ ISOMEM_BODY T amo(Amo amo, T* word, T operand, T compare, int pe) {
  if (in_window(word)) return amo_whole(amo, copy_in_window(word, pe), operand, compare);
  using W = Word<T>;
  return bits_to<T>(
      amo_elsewhere(amo, reinterpret_cast<W*>(word), bits_to<W>(operand), bits_to<W>(compare), pe));
}

/// Without a result. What goes to another host is not waited for.
template <class W>
__device__ ISOMEM_SLOW void update_elsewhere(Amo amo, W* word, W operand, int pe) {
  Engine<Thread> e;
  atomic(e, amo, word, operand, pe);
}
template <class T>
__device__ ISOMEM_BODY void update(Amo amo, T* word, T operand, int pe) {
  if (in_window(word)) return update_whole(amo, copy_in_window(word, pe), operand);
  using W = Word<T>;
  update_elsewhere(amo, reinterpret_cast<W*>(word), bits_to<W>(operand), pe);
}

/// Replaces the value v by change(v), whatever it takes; returns v.
template <class T, class Change>
__device__ ISOMEM_INLINE T change_word(T* word, int pe, Change&& change) {
  using W = Word<T>;
  W* bits = reinterpret_cast<W*>(word);
  W old = amo(Amo::fetch, bits, W{0}, W{0}, pe);
  for (;;) {
    const W seen = amo(Amo::compare_swap, bits, bits_to<W>(change(bits_to<T>(old))), old, pe);
    if (seen == old) return bits_to<T>(old);
    old = seen;
  }
}

/// The same for two bytes: they are changed as part of the word of 4 that holds them.
template <class Change>
__device__ ISOMEM_INLINE __half change_half(__half* half, int pe, Change&& change) {
  const uint64_t address = reinterpret_cast<uint64_t>(half);
  const unsigned shift = address % 4 * 8;
  uint32_t* word = reinterpret_cast<uint32_t*>(address - address % 4);
  const auto low = [shift](uint32_t bits) { return bits_to<__half>(static_cast<uint16_t>(bits >> shift)); };
  return low(change_word(word, pe, [&](uint32_t bits) {
    const uint32_t fresh = bits_to<uint16_t>(change(low(bits)));
    return (bits & ~(0xffffu << shift)) | fresh << shift;
  }));
}

template <class T>
__device__ ISOMEM_BODY T add_to(T* word, T value, int pe) {
  if constexpr (kIsHalf<T>) {
    return change_half(word, pe, [value](__half old) { return __hadd(old, value); });
  } else if constexpr (kIsInteger<T>) {
    return amo(Amo::add, word, value, T{}, pe);
  } else {
    if (in_window(word)) return atomicAdd_system(copy_in_window(word, pe), value);
    return change_word(word, pe, [value](T old) { return old + value; });
  }
}

template <class Group, class T>
__device__ ISOMEM_INLINE T amo_fetch(const T* dest, int pe) {
  T* word = const_cast<T*>(dest);
  if constexpr (kIsHalf<T>) {
    return change_half(word, pe, [](__half old) { return old; });
  } else {
    if (in_window(word)) return load_whole(copy_in_window(word, pe));
    return amo(Amo::fetch, word, T{}, T{}, pe);
  }
}
template <class Group, class T>
__device__ ISOMEM_INLINE T amo_swap(T* dest, T value, int pe) {
  if constexpr (kIsHalf<T>) {
    return change_half(dest, pe, [value](__half) { return value; });
  } else {
    return amo(Amo::set, dest, value, T{}, pe);
  }
}
template <class Group, class T>
__device__ ISOMEM_INLINE void amo_set(T* dest, T value, int pe) {
  if constexpr (kIsHalf<T>) {
    amo_swap<Group>(dest, value, pe);
  } else {
    update(Amo::set, dest, value, pe);
  }
}
template <class Group, class T>
__device__ ISOMEM_INLINE T amo_compare_swap(T* dest, T cond, T value, int pe) {
  return amo(Amo::compare_swap, dest, value, cond, pe);
}
template <class Group, class T>
__device__ ISOMEM_INLINE T amo_fetch_add(T* dest, T value, int pe) {
  return add_to(dest, value, pe);
}
template <class Group, class T>
__device__ ISOMEM_INLINE void amo_add(T* dest, T value, int pe) {
  if constexpr (kIsHalf<T>) {
    add_to(dest, value, pe);
  } else if constexpr (kIsInteger<T>) {
    update(Amo::add, dest, value, pe);
  } else {
    if (in_window(dest)) return ptx::red_add(copy_in_window(dest, pe), value);
    add_to(dest, value, pe);
  }
}
template <class Group, class T>
__device__ ISOMEM_INLINE T amo_fetch_inc(T* dest, int pe) {
  return add_to(dest, static_cast<T>(1), pe);
}
template <class Group, class T>
__device__ ISOMEM_INLINE void amo_inc(T* dest, int pe) {
  amo_add<Group>(dest, static_cast<T>(1), pe);
}
template <class Group, class T>
__device__ ISOMEM_INLINE T amo_fetch_and(T* dest, T value, int pe) {
  return amo(Amo::bit_and, dest, value, T{}, pe);
}
template <class Group, class T>
__device__ ISOMEM_INLINE void amo_and(T* dest, T value, int pe) {
  update(Amo::bit_and, dest, value, pe);
}
template <class Group, class T>
__device__ ISOMEM_INLINE T amo_fetch_or(T* dest, T value, int pe) {
  return amo(Amo::bit_or, dest, value, T{}, pe);
}
template <class Group, class T>
__device__ ISOMEM_INLINE void amo_or(T* dest, T value, int pe) {
  update(Amo::bit_or, dest, value, pe);
}
template <class Group, class T>
__device__ ISOMEM_INLINE T amo_fetch_xor(T* dest, T value, int pe) {
  return amo(Amo::bit_xor, dest, value, T{}, pe);
}
template <class Group, class T>
__device__ ISOMEM_INLINE void amo_xor(T* dest, T value, int pe) {
  update(Amo::bit_xor, dest, value, pe);
}

}  // namespace isomem::device
