// SPDX-License-Identifier: Apache-2.0
// Whole-word access to memory that other PEs use: the compiler's atomics, in one place.
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>

#include "isomem/op.hpp"

#if defined(__SANITIZE_THREAD__)
extern "C" void __tsan_acquire(void* address);
extern "C" void __tsan_release(void* address);
extern "C" void* __tsan_get_current_fiber(void);
extern "C" void* __tsan_create_fiber(unsigned flags);
extern "C" void __tsan_destroy_fiber(void* fiber);
extern "C" void __tsan_switch_to_fiber(void* fiber, unsigned flags);
#endif

namespace isomem {

template <size_t bytes>
struct UnsignedOf;
template <>
struct UnsignedOf<1> {
  using type = uint8_t;
};
template <>
struct UnsignedOf<2> {
  using type = uint16_t;
};
template <>
struct UnsignedOf<4> {
  using type = uint32_t;
};
template <>
struct UnsignedOf<8> {
  using type = uint64_t;
};
template <class T>
using BitsOf = typename UnsignedOf<sizeof(T)>::type;

/// The same bits as another type of the same size.
template <class To, class From>
To bits(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof(to));
  return to;
}

#if defined(__SANITIZE_THREAD__)
/// ThreadSanitizer does not follow gcc's bare fences. A fiber beside each thread models them: it knows what
/// was before the thread's last fence, and no more, and tells it to whoever acquires a word that the thread
/// stores after it.
class LastFence {
 public:
  ~LastFence() { forget(); }
  /// A fiber counts as a thread: a process that forks and then starts threads must have none.
  void forget() {
    if (fiber_) __tsan_destroy_fiber(fiber_);
    fiber_ = nullptr;
  }
  void set_here() {
    if (!fiber_) fiber_ = __tsan_create_fiber(0);
    void* thread = __tsan_get_current_fiber();
    __tsan_switch_to_fiber(fiber_, kLearn);
    __tsan_switch_to_fiber(thread, kLearnNothing);
  }
  void release(void* word) {
    if (!fiber_) return;
    void* thread = __tsan_get_current_fiber();
    __tsan_switch_to_fiber(fiber_, kLearnNothing);
    __tsan_release(word);
    __tsan_switch_to_fiber(thread, kLearnNothing);
  }

 private:
  static constexpr unsigned kLearn = 0;
  static constexpr unsigned kLearnNothing = 1;
  void* fiber_ = nullptr;
};
inline thread_local LastFence last_fence;
inline void before_word_store(void* word) { last_fence.release(word); }
#else
inline void before_word_store(void*) {}
#endif

/// Orders the stores of this thread before its later ones.
inline void order_stores() {
#if defined(__SANITIZE_THREAD__)
  last_fence.set_here();
#else
  __atomic_thread_fence(__ATOMIC_RELEASE);
#endif
}

template <class T>
T load_word(const T* p) {
  return bits<T>(__atomic_load_n(reinterpret_cast<const BitsOf<T>*>(p), __ATOMIC_RELAXED));
}

template <class T>
void store_word(T* p, T value) {
  before_word_store(p);
  __atomic_store_n(reinterpret_cast<BitsOf<T>*>(p), bits<BitsOf<T>>(value), __ATOMIC_RELAXED);
}

template <class T>
T amo_word(Amo amo, T* p, T operand, T compare) {
  auto* word = reinterpret_cast<BitsOf<T>*>(p);
  before_word_store(word);
  const auto value = bits<BitsOf<T>>(operand);
  auto old = bits<BitsOf<T>>(compare);
  switch (amo) {
    case Amo::set:
      old = __atomic_exchange_n(word, value, __ATOMIC_RELAXED);
      break;
    case Amo::fetch:
      old = __atomic_load_n(word, __ATOMIC_RELAXED);
      break;
    case Amo::add:
      old = __atomic_fetch_add(word, value, __ATOMIC_RELAXED);
      break;
    case Amo::bit_and:
      old = __atomic_fetch_and(word, value, __ATOMIC_RELAXED);
      break;
    case Amo::bit_or:
      old = __atomic_fetch_or(word, value, __ATOMIC_RELAXED);
      break;
    case Amo::bit_xor:
      old = __atomic_fetch_xor(word, value, __ATOMIC_RELAXED);
      break;
    case Amo::compare_swap:
      __atomic_compare_exchange_n(word, &old, value, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
      break;
  }
  return bits<T>(old);
}

/// What happened before is visible to whoever reads a later value of `flag` and then acquires it.
inline void release_fence([[maybe_unused]] const void* flag) {
#if defined(__SANITIZE_THREAD__)
  __tsan_release(const_cast<void*>(flag));
#endif
  __atomic_signal_fence(__ATOMIC_RELEASE);
#if !defined(__SANITIZE_THREAD__)
  __atomic_thread_fence(__ATOMIC_RELEASE);
#endif
}

/// Earlier stores are visible before later loads are done.
inline void full_fence() {
#if defined(__SANITIZE_THREAD__)
  order_stores();
  static thread_local uint64_t word;
  __atomic_exchange_n(&word, 0, __ATOMIC_SEQ_CST);  // an instruction that is a full fence as well
#else
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
#endif
}

inline void acquire_fence([[maybe_unused]] const void* flag) {
#if defined(__SANITIZE_THREAD__)
  __tsan_acquire(const_cast<void*>(flag));
#else
  __atomic_thread_fence(__ATOMIC_ACQUIRE);
#endif
}

template <class Word>
void copy_word(void* dest, const void* source) {
  Word word;
  std::memcpy(&word, source, sizeof(word));
  store_word(static_cast<Word*>(dest), word);
}

/// Blocks of one word each.
template <class Word>
void copy_words(char* dest, int64_t dest_step, const char* source, int64_t source_step, uint64_t n) {
  const bool whole =
      (reinterpret_cast<uintptr_t>(dest) | static_cast<uint64_t>(dest_step)) % sizeof(Word) == 0;
  for (; n; --n, dest += dest_step, source += source_step) {
    whole ? copy_word<Word>(dest, source) : static_cast<void>(std::memcpy(dest, source, sizeof(Word)));
  }
}

/// `n` blocks of `block` bytes, the starts so many bytes apart; aligned words are written whole. The size is
/// looked at once, not for each block.
inline void copy_blocks(void* dest, int64_t dest_step, const void* source, int64_t source_step, size_t block,
                        uint64_t n) {
  auto* to = static_cast<char*>(dest);
  auto* from = static_cast<const char*>(source);
  switch (block) {
    case 1:
      return copy_words<uint8_t>(to, dest_step, from, source_step, n);
    case 2:
      return copy_words<uint16_t>(to, dest_step, from, source_step, n);
    case 4:
      return copy_words<uint32_t>(to, dest_step, from, source_step, n);
    case 8:
      return copy_words<uint64_t>(to, dest_step, from, source_step, n);
    case 16:
      for (; n; --n, to += dest_step, from += source_step) std::memcpy(to, from, 16);
      return;
    default:
      for (; n; --n, to += dest_step, from += source_step) std::memcpy(to, from, block);
  }
}

/// Whole words up to 64 bytes, each written once: memcpy copies a block about as long as one of its registers
/// by two copies that overlap; the last word of a longer block it writes once. Not inlined: gcc would
/// conclude from what it knows of `n` that memcpy has more bytes than there are, and warn.
[[gnu::noinline]] inline void copy_block(void* dest, const void* source, size_t n) {
  auto* to = static_cast<char*>(dest);
  auto* from = static_cast<const char*>(source);
  if (n > 64 || n % 4 != 0) {
    std::memcpy(to, from, n);
    return;
  }
  switch (n / 16) {
    case 4:
      std::memcpy(to + 48, from + 48, 16);
      [[fallthrough]];
    case 3:
      std::memcpy(to + 32, from + 32, 16);
      [[fallthrough]];
    case 2:
      std::memcpy(to + 16, from + 16, 16);
      [[fallthrough]];
    case 1:
      std::memcpy(to, from, 16);
  }
  size_t at = n & ~size_t{15};
  if (n & 8) {
    std::memcpy(to + at, from + at, 8);
    at += 8;
  }
  if (n & 4) std::memcpy(to + at, from + at, 4);
}

/// Copies `n` bytes; an aligned word is written whole, since a peer may wait for it, and in a short block
/// once, since the peer may set it back at once.
inline void copy_bytes(void* dest, const void* source, size_t n) {
  const uintptr_t place = reinterpret_cast<uintptr_t>(dest);
  if (n == 8 && place % 8 == 0) return copy_word<uint64_t>(dest, source);
  if (n == 4 && place % 4 == 0) return copy_word<uint32_t>(dest, source);
  if (n == 2 && place % 2 == 0) return copy_word<uint16_t>(dest, source);
  if (n != 0) copy_block(dest, source, n);
}

}  // namespace isomem
