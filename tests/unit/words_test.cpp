// SPDX-License-Identifier: Apache-2.0
// Words that several threads use: whole, all widths, all atomics; and the fences as instructions. A race
// detector does not compile those and a strongly ordered machine hardly shows their lack, so this test reads
// its own machine code: on aarch64 (under qemu as well) for every fence, on x86-64 for the full one.
#include "core/words.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <cstring>
#include <thread>
#include <vector>

using namespace isomem;  // NOLINT

namespace {

template <class T>
void check_atomics() {
  T word = 12;
  CHECK(amo_word(Amo::fetch, &word, T{99}, T{0}) == 12);
  CHECK(amo_word(Amo::add, &word, static_cast<T>(-5), T{0}) == 12);
  CHECK(amo_word(Amo::bit_xor, &word, T{5}, T{0}) == 7);
  CHECK(amo_word(Amo::bit_or, &word, T{8}, T{0}) == 2);
  CHECK(amo_word(Amo::bit_and, &word, T{3}, T{0}) == 10);
  CHECK(amo_word(Amo::compare_swap, &word, T{50}, T{3}) == 2);  // other than expected: stays
  CHECK(amo_word(Amo::compare_swap, &word, T{50}, T{2}) == 2);
  CHECK(amo_word(Amo::set, &word, static_cast<T>(-1), T{0}) == 50);
  CHECK(load_word(&word) == static_cast<T>(-1));
}

template <class T>
void check_round_trip(T value) {
  T word{};
  store_word(&word, value);
  CHECK(load_word(&word) == value);
  CHECK(bits<T>(bits<BitsOf<T>>(value)) == value);
}

/// A reader must see all old or all new bytes of a word that copy_bytes writes.
template <class T>
int torn_words() {
  alignas(8) T word = 0;
  std::atomic<bool> stop{false};
  std::thread writer([&] {
    const T ones = static_cast<T>(~T{0});
    const T zeros = 0;
    for (int i = 0; i < 100000; ++i) copy_bytes(&word, i % 2 ? &ones : &zeros, sizeof(T));
    stop = true;
  });
  int torn = 0;
  while (!stop) {
    const T seen = load_word(&word);
    torn += seen != 0 && seen != static_cast<T>(~T{0});
  }
  writer.join();
  return torn;
}

}  // namespace

TEST_CASE("atomics of 4 and 8 bytes") {
  check_atomics<uint32_t>();
  check_atomics<uint64_t>();
  check_atomics<int32_t>();
  check_atomics<int64_t>();
}

TEST_CASE("words of all widths keep their bits") {
  check_round_trip<uint8_t>(200);
  check_round_trip<int16_t>(-2);
  check_round_trip<uint32_t>(0xdeadbeef);
  check_round_trip<int64_t>(INT64_MIN);
  check_round_trip(-0.1f);
  check_round_trip(1e-310);
}

TEST_CASE("copies of all small sizes and alignments touch their bytes only") {
  for (size_t n = 0; n <= 40; ++n) {
    for (size_t to = 8; to < 16; ++to) {
      for (size_t from = 0; from < 8; ++from) {
        alignas(8) unsigned char source[64];
        alignas(8) unsigned char dest[64];
        for (size_t i = 0; i < 64; ++i) source[i] = static_cast<unsigned char>(i + 1);
        std::memset(dest, 0xa5, sizeof(dest));
        copy_bytes(dest + to, source + from, n);
        int wrong = 0;
        for (size_t i = 0; i < 64; ++i) {
          const bool inside = i >= to && i < to + n;
          wrong += dest[i] != (inside ? static_cast<unsigned char>(i - to + from + 1) : 0xa5);
        }
        if (wrong) FAIL_CHECK("copy of ", n, " bytes from offset ", from, " to ", to);
      }
    }
  }
}

TEST_CASE("an aligned word is copied whole") {
  CHECK(torn_words<uint16_t>() == 0);
  CHECK(torn_words<uint32_t>() == 0);
  CHECK(torn_words<uint64_t>() == 0);
}

#if (defined(__aarch64__) || defined(__x86_64__)) && !defined(__SANITIZE_THREAD__) && defined(__OPTIMIZE__)

namespace {

uint64_t data;
uint64_t flag;

[[gnu::noinline]] void store_release_store() {
  store_word(&data, uint64_t{1});
  release_fence(&flag);
  store_word(&flag, uint64_t{1});
}

[[gnu::noinline]] void store_order_store() {
  store_word(&data, uint64_t{1});
  order_stores();
  store_word(&flag, uint64_t{1});
}

[[gnu::noinline]] uint64_t load_acquire_load() {
  const uint64_t seen = load_word(&flag);
  acquire_fence(&flag);
  return seen + load_word(&data);
}

[[gnu::noinline]] uint64_t store_full_load() {
  store_word(&flag, uint64_t{1});
  full_fence();
  return load_word(&data);
}

template <class Function>
const unsigned char* code_of(Function* function) {
  return reinterpret_cast<const unsigned char*>(reinterpret_cast<uintptr_t>(function));
}

#if defined(__aarch64__)

constexpr uint32_t kReturn = 0xd65f03c0;
constexpr uint32_t kBarrier = 0xd5033bbf;      // dmb ish
constexpr uint32_t kLoadBarrier = 0xd50339bf;  // dmb ishld

/// Whether the function has this instruction before its first return.
template <class Function>
bool contains(Function* function, uint32_t instruction) {
  const unsigned char* code = code_of(function);
  for (int i = 0; i < 64; ++i, code += 4) {
    uint32_t word;
    std::memcpy(&word, code, 4);
    if (word == instruction) return true;
    if (word == kReturn) return false;
  }
  return false;
}

#else

/// Whether a function ends here: a return before a border of 16 bytes or padding. An address may hold the
/// byte of a return, too.
bool ends_at(const unsigned char* code) {
  const bool at_border = reinterpret_cast<uintptr_t>(code + 1) % 16 == 0;
  return code[0] == 0xc3 &&
         (at_border || code[1] == 0x90 || code[1] == 0x66 || code[1] == 0x0f || code[1] == 0xcc);
}

/// `mfence`, or a locked `or` on the stack, which is the same and faster.
bool contains_full_fence(const unsigned char* code) {
  for (int i = 0; i < 64; ++i) {
    if (ends_at(code + i)) return false;
    if (std::memcmp(code + i, "\x0f\xae\xf0", 3) == 0 || std::memcmp(code + i, "\xf0\x48\x83\x0c", 4) == 0)
      return true;
    if (std::memcmp(code + i, "\xf0\x83\x0c", 3) == 0) return true;
  }
  return false;
}

#endif

}  // namespace

TEST_CASE("the fences are in the machine code") {
  store_release_store();
  store_order_store();
  CHECK(load_acquire_load() == 2);
  CHECK(store_full_load() == 1);
#if defined(__aarch64__)
  CHECK(contains(store_release_store, kBarrier));
  CHECK(contains(store_order_store, kBarrier));
  CHECK((contains(load_acquire_load, kLoadBarrier) || contains(load_acquire_load, kBarrier)));
  CHECK(contains(store_full_load, kBarrier));
#else
  CHECK(contains_full_fence(code_of(store_full_load)));
#endif
}

#endif
