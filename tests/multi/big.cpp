// SPDX-License-Identifier: Apache-2.0
// PES: 2
// TIMEOUT: 300
// SANITIZERS: no
// Counts beyond 2^31 and addresses beyond 4 GiB in every family. Needs ISOMEM_TEST_ALL=1 and 18 GiB of free
// memory; otherwise it says so and ends with 77 (skipped).
#include "../common/check.hpp"

#include <fstream>

namespace {

constexpr size_t kCount = (size_t{1} << 31) + 12345;  // bytes of one large transfer
constexpr size_t kHeap = 2 * kCount + (size_t{1} << 20);

size_t free_memory() {
  std::ifstream info("/proc/meminfo");
  for (std::string key, unit; info >> key;) {
    size_t kib = 0;
    if (key == "MemAvailable:" && info >> kib) return kib << 10;
    std::getline(info, unit);
  }
  return 0;
}

/// Cheap contents of a large array: its value at `i` shows a wrapped index (the period divides no power of
/// two).
constexpr unsigned char at(size_t i, int pe) {
  return static_cast<unsigned char>((i % 65521) * 31 + static_cast<size_t>(pe) * 17);
}

void fill_large(unsigned char* to, size_t n, int pe) {
  for (size_t i = 0; i < n; ++i) to[i] = at(i, pe);
}

void check_large(const unsigned char* from, size_t n, int pe) {
  for (size_t i = 0; i < n; ++i) {
    if (from[i] != at(i, pe)) test::fail(__FILE__, __LINE__, "byte " + std::to_string(i) + " is wrong");
  }
}

void transfers(const test::Session& s, unsigned char* a, unsigned char* b) {
  test::note("putmem of 2^31 + 12345 bytes");
  fill_large(a, kCount, s.me);
  std::memset(b, 0, kCount + 1);
  shmem_barrier_all();
  shmem_putmem(b, a, kCount, s.right());
  shmem_barrier_all();
  check_large(b, kCount, s.left());
  CHECK_EQ(b[kCount], 0);
  test::note("getmem of 2^31 + 12345 bytes");
  std::memset(b, 0, kCount);
  shmem_getmem(b, a, kCount, s.right());
  check_large(b, kCount, s.right());
  CHECK_EQ(b[kCount], 0);
  shmem_barrier_all();
  test::note("putmem_signal of 2^31 + 12345 bytes");
  static uint64_t signal;
  std::memset(b, 0, kCount);
  shmem_barrier_all();
  shmem_putmem_signal(b, a, kCount, &signal, 1, SHMEM_SIGNAL_SET, s.right());
  shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, 1);
  check_large(b, kCount, s.left());
  shmem_barrier_all();
}

void strided(const test::Session& s, unsigned char* a, unsigned char* b) {
  test::note("iput and ibget with strides beyond 2^30");
  constexpr ptrdiff_t kStride = (ptrdiff_t{1} << 30) + 7;
  std::memset(b, 0, kCount);
  shmem_barrier_all();
  shmem_uint8_iput(b, a, kStride, kStride, 2, s.right());
  shmem_barrier_all();
  CHECK_EQ(b[kStride], at(kStride, s.left()));
  CHECK_EQ(b[kStride + 1], 0);
  shmem_uint8_ibget(b, a, kStride, kStride, 3, 2, s.right());
  CHECK_EQ(b[kStride + 2], at(kStride + 2, s.right()));
  shmem_barrier_all();
}

void words(const test::Session& s, unsigned char* heap_end) {
  test::note("p, g, atomics and waits beyond 4 GiB");
  long* word = reinterpret_cast<long*>(reinterpret_cast<uintptr_t>(heap_end - 64) / 64 * 64);
  *word = 0;
  shmem_barrier_all();
  shmem_long_atomic_add(word, 3 + s.me, s.right());
  shmem_long_wait_until(word, SHMEM_CMP_EQ, 3 + s.left());
  CHECK_EQ(shmem_long_g(word, s.right()), 3 + s.me);
  shmem_barrier_all();
  shmem_long_p(word, -1, s.right());
  shmem_barrier_all();
  CHECK_EQ(*word, -1);
}

void collectives(const test::Session& s, unsigned char* a, unsigned char* b) {
  const size_t n = static_cast<size_t>(s.n), part = kCount / n;
  test::note("broadcastmem of 2^31 + 12345 bytes");
  shmem_barrier_all();
  CHECK_EQ(shmem_broadcastmem(SHMEM_TEAM_WORLD, b, a, kCount, s.n - 1), 0);
  check_large(b, kCount, s.n - 1);
  test::note("fcollectmem to 2^31 bytes");
  shmem_barrier_all();
  CHECK_EQ(shmem_fcollectmem(SHMEM_TEAM_WORLD, b, a, part), 0);
  for (size_t pe = 0; pe < n; ++pe) check_large(b + pe * part, part, static_cast<int>(pe));
  test::note("uchar max_reduce and xor_reduce of 2^31 + 12345 elements");
  shmem_barrier_all();
  CHECK_EQ(shmem_uchar_xor_reduce(SHMEM_TEAM_WORLD, b, a, kCount), 0);
  for (size_t i = 0; i < kCount; ++i) {
    unsigned char want = 0;
    for (int pe = 0; pe < s.n; ++pe) want ^= at(i, pe);
    if (b[i] != want)
      test::fail(__FILE__, __LINE__, "byte " + std::to_string(i) + " of the reduction is wrong");
  }
  shmem_barrier_all();
  CHECK_EQ(
      shmem_char_sum_reduce(SHMEM_TEAM_WORLD, reinterpret_cast<char*>(a), reinterpret_cast<char*>(a), kCount),
      0);
  for (size_t i = 0; i < kCount; ++i) {
    unsigned char want = 0;
    for (int pe = 0; pe < s.n; ++pe) want = static_cast<unsigned char>(want + at(i, pe));
    if (a[i] != want) test::fail(__FILE__, __LINE__, "byte " + std::to_string(i) + " of the sum is wrong");
  }
}

}  // namespace

int main() {
  const size_t needed = size_t{18} << 30;
  if (!test::all() || free_memory() < needed) {
    std::printf("big: skipped, %s\n",
                test::all() ? "less than 18 GiB of memory are free" : "ISOMEM_TEST_ALL is not set");
    return 77;
  }
  test::Session s("big");
  unsigned char* heap = static_cast<unsigned char*>(shmem_malloc(kHeap));
  CHECK(heap != nullptr);
  unsigned char *a = heap, *b = heap + kCount + 1234;
  words(s, heap + kHeap);
  transfers(s, a, b);
  strided(s, a, b);
  collectives(s, a, b);
  shmem_barrier_all();
  shmem_free(heap);
  return s.done();
}
