// SPDX-License-Identifier: Apache-2.0
// The deprecated and removed names but for active sets: atomics and waits for all their types, memory,
// queries, cache control, constants.
#include <pshmem.h>

#include "../common/check.hpp"
#include "../common/types.hpp"

namespace {

using test::holds;

static_assert(_SHMEM_SYNC_VALUE == SHMEM_SYNC_VALUE && _SHMEM_BCAST_SYNC_SIZE == SHMEM_BCAST_SYNC_SIZE &&
              _SHMEM_REDUCE_SYNC_SIZE == SHMEM_REDUCE_SYNC_SIZE &&
              _SHMEM_BARRIER_SYNC_SIZE == SHMEM_BARRIER_SYNC_SIZE &&
              _SHMEM_COLLECT_SYNC_SIZE == SHMEM_COLLECT_SYNC_SIZE &&
              _SHMEM_REDUCE_MIN_WRKDATA_SIZE == SHMEM_REDUCE_MIN_WRKDATA_SIZE);
static_assert(_SHMEM_MAJOR_VERSION == SHMEM_MAJOR_VERSION && _SHMEM_MINOR_VERSION == SHMEM_MINOR_VERSION &&
              _SHMEM_MAX_NAME_LEN == SHMEM_MAX_NAME_LEN &&
              sizeof _SHMEM_VENDOR_STRING == sizeof SHMEM_VENDOR_STRING);
static_assert(_SHMEM_CMP_EQ == SHMEM_CMP_EQ && _SHMEM_CMP_NE == SHMEM_CMP_NE &&
              _SHMEM_CMP_LT == SHMEM_CMP_LT && _SHMEM_CMP_LE == SHMEM_CMP_LE &&
              _SHMEM_CMP_GT == SHMEM_CMP_GT && _SHMEM_CMP_GE == SHMEM_CMP_GE);
// an array of one size serves every active-set collective, as programs assume
static_assert(SHMEM_SYNC_SIZE >= SHMEM_BARRIER_SYNC_SIZE && SHMEM_SYNC_SIZE >= SHMEM_BCAST_SYNC_SIZE &&
              SHMEM_SYNC_SIZE >= SHMEM_REDUCE_SYNC_SIZE && SHMEM_SYNC_SIZE >= SHMEM_COLLECT_SYNC_SIZE &&
              SHMEM_SYNC_SIZE >= SHMEM_ALLTOALL_SYNC_SIZE && SHMEM_SYNC_SIZE >= SHMEM_ALLTOALLS_SYNC_SIZE);

template <class T>
struct Exchanges {
  const char* name;
  T (*fetch)(const T*, int);
  void (*set)(T*, T, int);
  T (*swap)(T*, T, int);
};

/// Each PE moves values through its right neighbour's word.
template <class T>
void exchanges(const test::Session& s, const Exchanges<T>& f) {
  T* word = test::symmetric<T>(3);
  for (uint64_t k = 0; k < 50; ++k) {
    test::note("shmem_%s_fetch, set, swap, round %d", f.name, static_cast<int>(k));
    const auto value = [&](int pe, uint64_t i) { return test::element<T>(k, pe, i); };
    word[0] = word[2] = test::value_of<T>(12);
    shmem_barrier_all();
    f.set(word + 1, value(s.me, 0), s.right());
    shmem_quiet();
    CHECK_EQ(f.fetch(word + 1, s.right()), value(s.me, 0));
    CHECK_EQ(f.swap(word + 1, value(s.me, 1), s.right()), value(s.me, 0));
    shmem_barrier_all();
    CHECK_EQ(word[1], value(s.left(), 1));
    CHECK_EQ(word[0], test::value_of<T>(12));
    CHECK_EQ(word[2], test::value_of<T>(12));
    shmem_barrier_all();
  }
  shmem_free(word);
}

template <class T>
struct Updates {
  const char* name;
  T (*cswap)(T*, T, T, int);
  T (*finc)(T*, int);
  void (*inc)(T*, int);
  T (*fadd)(T*, T, int);
  void (*add)(T*, T, int);
};

/// All PEs update the words of PE 0 at once: none is lost.
template <class T>
void updates(const test::Session& s, const Updates<T>& f) {
  constexpr int kRounds = 200;
  T* word = test::symmetric<T>(3);
  test::note("shmem_%s_cswap, finc, inc, fadd, add", f.name);
  shmem_barrier_all();
  T last = -1;
  T sum = -3;
  for (int k = 0; k < kRounds; ++k) {
    const T before = f.finc(word, 0);
    CHECK(before > last);
    last = before;
    f.inc(word, 0);
    const T sum_before = f.fadd(word + 1, 3, 0);
    CHECK(sum_before >= sum + 3);  // its own earlier ones are in it
    sum = sum_before;
    f.add(word + 1, 2, 0);
    T seen = f.cswap(word + 2, -1, -1, 0);  // a look
    while (true) {
      const T found = f.cswap(word + 2, seen, static_cast<T>(seen + 7), 0);
      if (found == seen) break;
      seen = found;
    }
  }
  shmem_barrier_all();
  const T all = static_cast<T>(kRounds * s.n);
  if (s.me == 0) {
    CHECK_EQ(word[0], 2 * all);
    CHECK_EQ(word[1], 5 * all);
    CHECK_EQ(word[2], 7 * all);
  }
  shmem_barrier_all();
  shmem_free(word);
}

/// `wait` returns when the word is no longer the value, and what was put before it is there.
template <class T>
void waits(const test::Session& s, const char* name, void (*wait)(T*, T), void (*p)(T*, T, int)) {
  T* word = test::symmetric<T>(1);
  long* data = test::symmetric<long>(100);
  long* seen = test::symmetric<long>(1);
  for (long k = 1; k <= 100; ++k) {
    test::note("%s, round %ld", name, k);
    long values[100];
    for (long i = 0; i < 100; ++i) values[i] = k * 1000 + s.me + i;
    shmem_long_put(data, values, 100, s.right());
    shmem_fence();
    p(word, static_cast<T>(k), s.right());
    wait(word, static_cast<T>(k - 1));
    for (long i = 0; i < 100; ++i) CHECK_EQ(data[i], k * 1000 + s.left() + i);
    CHECK_EQ(*word, static_cast<T>(k));
    shmem_long_p(seen, k, s.left());
    shmem_long_wait_until(seen, SHMEM_CMP_GE, k);
  }
  shmem_barrier_all();
  shmem_free(seen);
  shmem_free(data);
  shmem_free(word);
}

/// Comparisons of words of 2 bytes, signed and not; the neighbours of the word are not looked at.
template <class T>
void short_words(const test::Session& s, const char* name, void (*wait_until)(T*, int, T),
                 int (*test)(T*, int, T), void (*p)(T*, T, int)) {
  T* word = test::symmetric<T>(3);
  const T values[] = {0, 1, static_cast<T>(-1), 0x7fff, static_cast<T>(0x8000), 100};
  for (const T value : values) {
    for (const T wanted : values) {
      for (int cmp = SHMEM_CMP_EQ; cmp <= SHMEM_CMP_GE; ++cmp) {
        test::note("shmem_%s_wait_until, test: %d, cmp %d, %d", name, value, cmp, wanted);
        word[0] = word[2] = static_cast<T>(0x5a5a);
        word[1] = holds<T>(1, cmp, wanted) ? static_cast<T>(100) : T{1};
        shmem_barrier_all();
        p(word + 1, value, s.right());
        if (holds(value, cmp, wanted)) wait_until(word + 1, cmp, wanted);
        shmem_barrier_all();
        CHECK_EQ(test(word + 1, cmp, wanted), holds(value, cmp, wanted));
        CHECK_EQ(word[1], value);
        shmem_barrier_all();
      }
    }
  }
  shmem_free(word);
}

void memory_and_queries(const test::Session& s) {
  test::note("shmalloc, shrealloc, shmemalign, shfree, _my_pe, _num_pes");
  CHECK_EQ(_my_pe(), s.me);
  CHECK_EQ(_num_pes(), s.n);
  CHECK_EQ(p_my_pe(), s.me);
  CHECK_EQ(p_num_pes(), s.n);
  for (size_t k = 0; k < 20; ++k) {
    const size_t count = 1 + k * k * 10;
    auto* block =
        static_cast<long*>(k % 2 ? shmalloc(count * sizeof(long)) : pshmalloc(count * sizeof(long)));
    CHECK(block != nullptr);
    for (size_t i = 0; i < count; ++i) block[i] = test::element<long>(k, s.me, i);
    block = static_cast<long*>(shrealloc(block, 2 * count * sizeof(long)));
    CHECK_FILLED(block, count, k, s.me);
    long got;
    shmem_long_get(&got, block + count - 1, 1, s.right());
    CHECK_EQ(got, test::element<long>(k, s.right(), count - 1));
    void* aligned = shmemalign(size_t{16} << k % 9, 100);
    CHECK_EQ(reinterpret_cast<uintptr_t>(aligned) % (size_t{16} << k % 9), 0U);
    shmem_barrier_all();
    shfree(aligned);
    k % 3 ? shfree(block) : shmem_free(block);  // one heap
  }
  CHECK(shmalloc(0) == nullptr);
  CHECK(shrealloc(nullptr, 0) == nullptr);
  shfree(nullptr);
  start_pes(7);  // once more: nothing
  CHECK_EQ(_num_pes(), s.n);
}

void cache_control(const test::Session& s) {
  test::note("cache control");
  static long words[64];
  test::fill(words, 64, 1, s.me);
  shmem_set_cache_inv();
  shmem_set_cache_line_inv(words);
  shmem_udcflush();
  shmem_udcflush_line(words);
  shmem_clear_cache_line_inv(words);
  shmem_clear_cache_inv();
  CHECK_FILLED(words, 64, 1, s.me);
}

}  // namespace

int main() {
  test::Session s("old_names");
#define EXCHANGES(NAME, T) \
  exchanges<T>(s, {#NAME, shmem_##NAME##_fetch, shmem_##NAME##_set, shmem_##NAME##_swap});
  TEST_OLD_AMO_TYPES(EXCHANGES)
  TEST_AMO_FLOATS(EXCHANGES)
#define UPDATES(NAME, T)                                                                                    \
  updates<T>(s, {#NAME, shmem_##NAME##_cswap, shmem_##NAME##_finc, shmem_##NAME##_inc, shmem_##NAME##_fadd, \
                 shmem_##NAME##_add});
  TEST_OLD_AMO_TYPES(UPDATES)
#define WAITS(NAME, T) waits<T>(s, "shmem_" #NAME "_wait", shmem_##NAME##_wait, shmem_##NAME##_p);
  TEST_OLD_BIT_TYPES(WAITS)
  waits<long>(s, "shmem_wait", shmem_wait, shmem_long_p);
  waits<long>(
      s, "shmem_wait_until", [](long* word, long value) { shmem_wait_until(word, SHMEM_CMP_NE, value); },
      shmem_long_p);
  short_words<short>(s, "short", shmem_short_wait_until, shmem_short_test, shmem_short_p);
  short_words<unsigned short>(s, "ushort", shmem_ushort_wait_until, shmem_ushort_test, shmem_ushort_p);
  memory_and_queries(s);
  cache_control(s);
  return s.done();
}
