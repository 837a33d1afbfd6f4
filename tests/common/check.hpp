// SPDX-License-Identifier: Apache-2.0
// Helpers of the multi-PE tests: checks that name the PE and the values, reproducible random data, poison.
// A test prints its seed; ISOMEM_TEST_SEED=<seed> repeats it, ISOMEM_TEST_ALL=1 runs every size instead of a
// sample.
#pragma once

#include <shmem.h>

#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

namespace test {

/// What is being tried right now, e.g. "shmem_int_put nelems 65"; every failed check prints it.
inline std::string& situation() {
  static std::string text;
  return text;
}

/// The test that runs, in programs that have several with names.
inline std::string& running() {
  static std::string name;
  return name;
}

__attribute__((format(printf, 1, 2))) inline void note(const char* format, ...) {
  char text[256];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  situation() = text;
}

[[noreturn]] inline void fail(const char* file, int line, const std::string& what) {
  const char* const between = running().empty() ? "" : ": ";
  std::fprintf(stderr, "%s:%d: PE %d of %d: %s  [%s%s%s]\n", file, line, shmem_my_pe(), shmem_n_pes(),
               what.c_str(), running().c_str(), between, situation().c_str());
  shmem_global_exit(1);
  std::abort();  // only if global_exit came back
}

template <class T>
std::string show(const T& value) {
  if constexpr (std::is_pointer_v<T>) {
    std::ostringstream text;
    text << static_cast<const void*>(value);
    return text.str();
  } else if constexpr (std::is_arithmetic_v<T>) {
    std::ostringstream text;
    text.precision(20);
    text << +value;
    return text.str();
  } else {
    std::string text = "0x";
    char digits[3];
    for (size_t i = 0; i < sizeof(T); ++i) {
      std::snprintf(digits, sizeof digits, "%02x", reinterpret_cast<const unsigned char*>(&value)[i]);
      text += digits;
    }
    return text;
  }
}

#define CHECK(condition)                                                         \
  do {                                                                           \
    if (!(condition)) ::test::fail(__FILE__, __LINE__, "not true: " #condition); \
  } while (0)

#define CHECK_EQ(got, want)                                                                                 \
  do {                                                                                                      \
    const auto got_ = (got);                                                                                \
    const auto want_ = static_cast<std::remove_const_t<decltype(got_)>>(want);                              \
    if (!(got_ == want_))                                                                                   \
      ::test::fail(__FILE__, __LINE__, #got " is " + ::test::show(got_) + ", want " + ::test::show(want_)); \
  } while (0)

/// splitmix64: a well-mixed word for every index, equal on all PEs, so that a receiver can compute what was
/// sent.
constexpr uint64_t mix(uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

/// An object of `N` bytes with the alignment the SIZE routines ask for, 8 at most; Bytes<1> serves the mem
/// routines.
template <size_t N>
struct alignas(N < 8 ? N : 8) Bytes {
  unsigned char byte[N];
  bool operator==(const Bytes& other) const { return std::memcmp(byte, other.byte, N) == 0; }
};

/// A value of type T made from a random word. Floating values stay finite and exact.
template <class T>
T value_of(uint64_t word) {
  if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(word);
  } else if constexpr (std::is_floating_point_v<T>) {
    return static_cast<T>(static_cast<int64_t>(word & 0xffffff) - 0x800000) / 4;
  } else {  // Bytes<N> and complex
    T value;
    unsigned char* bytes = reinterpret_cast<unsigned char*>(&value);
    for (size_t i = 0; i < sizeof value; ++i)
      bytes[i] = static_cast<unsigned char>(mix(word + i / 8) >> (i % 8 * 8));
    return value;
  }
}

/// Element `i` of the data that PE `pe` sends in the round named by `salt`.
template <class T>
T element(uint64_t salt, int pe, size_t i) {
  return value_of<T>(mix(salt * 0x10001 + static_cast<uint64_t>(pe) * 0x100000007 + i));
}

template <class T>
void fill(T* to, size_t n, uint64_t salt, int pe) {
  for (size_t i = 0; i < n; ++i) to[i] = element<T>(salt, pe, i);
}

template <class T>
void check_filled(const T* from, size_t n, uint64_t salt, int pe, const char* file, int line) {
  for (size_t i = 0; i < n; ++i) {
    const T want = element<T>(salt, pe, i);
    if (!(from[i] == want)) {
      fail(file, line,
           "element " + std::to_string(i) + " of " + std::to_string(n) + " from PE " + std::to_string(pe) +
               " is " + show(from[i]) + ", want " + show(want));
    }
  }
}
#define CHECK_FILLED(from, n, salt, pe) ::test::check_filled((from), (n), (salt), (pe), __FILE__, __LINE__)

/// Whether `a cmp b`, cmp one of SHMEM_CMP_*.
template <class T>
constexpr bool holds(T a, int cmp, T b) {
  return cmp == SHMEM_CMP_EQ   ? a == b
         : cmp == SHMEM_CMP_NE ? a != b
         : cmp == SHMEM_CMP_GT ? a > b
         : cmp == SHMEM_CMP_GE ? a >= b
         : cmp == SHMEM_CMP_LT ? a < b
                               : a <= b;
}

constexpr unsigned char poison_at(size_t i) { return static_cast<unsigned char>(i * 37 + (i >> 8) + 0xa5); }

inline void poison(void* memory, size_t bytes) {
  for (size_t i = 0; i < bytes; ++i) static_cast<unsigned char*>(memory)[i] = poison_at(i);
}

/// Bytes [from, to) of a poisoned area must be untouched.
inline void check_poison(const void* memory, size_t from, size_t to, const char* file, int line) {
  for (size_t i = from; i < to; ++i) {
    const unsigned char is = static_cast<const unsigned char*>(memory)[i];
    if (is != poison_at(i)) {
      fail(file, line,
           "byte " + std::to_string(i) + " of the area was overwritten with " + show(is) +
               " (checked bytes " + std::to_string(from) + " to " + std::to_string(to) + ")");
    }
  }
}
#define CHECK_POISON(memory, from, to) ::test::check_poison((memory), (from), (to), __FILE__, __LINE__)

inline bool all() {
  const char* text = std::getenv("ISOMEM_TEST_ALL");
  return text && *text && *text != '0';
}

/// Element counts to try: the edges always, one or (ISOMEM_TEST_ALL) all of the large ones.
inline std::vector<size_t> sizes() {
  if (all())
    return {0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 33, 63, 64, 65, 127, 129, 1000, 4097, 65537, 262147};
  return {0, 1, 3, 7, 8, 9, 63, 64, 65, 1000, 4097};
}

/// Starts a test: shmem_init, then one line with what runs and with which seed. The seed is PE 0's.
class Session {
 public:
  explicit Session(const char* name) {
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    uint64_t* shared = static_cast<uint64_t*>(shmem_malloc(sizeof(uint64_t)));
    const char* text = std::getenv("ISOMEM_TEST_SEED");
    *shared = text ? std::strtoull(text, nullptr, 0) : std::random_device{}();
    shmem_barrier_all();
    if (me != 0) shmem_getmem(&seed, shared, sizeof seed, 0);
    if (me == 0) seed = *shared;
    shmem_free(shared);
    random.seed(seed + static_cast<uint64_t>(me) * 977);
    common.seed(seed);
    const char* wire = std::getenv("ISOMEM_WIRE");
    if (me == 0) {
      std::printf("%s: %d PEs, path %s, %s, ISOMEM_TEST_SEED=%llu\n", name, n, wire ? wire : "shm",
                  all() ? "all sizes" : "sample", static_cast<unsigned long long>(seed));
      std::fflush(stdout);
    }
  }

  /// Ends a test that passed; the value is main's.
  int done() {
    shmem_finalize();
    return 0;
  }

  int right(int distance = 1) const { return (me + distance) % n; }
  int left(int distance = 1) const { return (me - distance % n + n) % n; }

  int me = 0, n = 1;
  uint64_t seed = 0;
  std::mt19937_64 random;  // differs between PEs
  std::mt19937_64 common;  // the same words on all PEs, if all draw alike
};

/// Symmetric memory for `count` objects; ends the test if there is none.
template <class T>
T* symmetric(size_t count) {
  T* memory = static_cast<T*>(shmem_calloc(count, sizeof(T)));
  CHECK(memory != nullptr);
  return memory;
}

}  // namespace test
