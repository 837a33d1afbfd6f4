// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 240
// Collectives of active sets: every routine on sets of every shape, all types on the world and on every
// second PE, sets that share no PE at a time, sets that overlap in turn, the same pSync again and again with
// nothing between. After every call the PE's pSync is as it was.
#include "../common/active_sets.hpp"

#include <time.h>

#include <cstdlib>
#include <memory>
#include <string>

#include "../common/collective_tester.hpp"
#include "../common/reduce_tester.hpp"
#include "../common/types.hpp"

using test::ActiveSet;

namespace {

using Handle = ActiveSet::Handle;

#define SET a->start, a->log_stride, a->n
#define COLLECTIVE(CALL, T) \
  [](Handle a, T* d, const T* s, size_t n) { return a->call([&](long* sync) { CALL(d, s, n, SET, sync); }); }
#define ROUTINES(SIZE, T)                                                                           \
  test::Routines<ActiveSet, T> {                                                                    \
    "shmem_...(" #SIZE ")",                                                                         \
        [](Handle a, T* d, const T* s, size_t n, int root) {                                        \
          return a->call([&](long* sync) { shmem_broadcast##SIZE(d, s, n, root, SET, sync); });     \
        },                                                                                          \
        COLLECTIVE(shmem_collect##SIZE, T), COLLECTIVE(shmem_fcollect##SIZE, T),                    \
        COLLECTIVE(shmem_alltoall##SIZE, T),                                                        \
        [](Handle a, T* d, const T* s, ptrdiff_t dst, ptrdiff_t sst, size_t n) {                    \
          return a->call([&](long* sync) { shmem_alltoalls##SIZE(d, s, dst, sst, n, SET, sync); }); \
        }                                                                                           \
  }
#define TO_ALL(NAME, T, OP)                                                             \
  [](Handle a, T* d, const T* s, size_t n) {                                            \
    return a->call([&](long* sync) {                                                    \
      shmem_##NAME##_##OP##_to_all(d, s, static_cast<int>(n), SET, a->work<T>(), sync); \
    });                                                                                 \
  }
#define BITS(NAME, T) \
  reduce_.bits<T>("shmem_" #NAME, TO_ALL(NAME, T, and), TO_ALL(NAME, T, or), TO_ALL(NAME, T, xor));
#define ARITHMETIC(NAME, T) \
  reduce_.arithmetic<T>("shmem_" #NAME, TO_ALL(NAME, T, sum), TO_ALL(NAME, T, prod));
#define NUMBERS(NAME, T)                                                        \
  reduce_.order<T>("shmem_" #NAME, TO_ALL(NAME, T, min), TO_ALL(NAME, T, max)); \
  ARITHMETIC(NAME, T)
#define COMPLEX(NAME, REAL) ARITHMETIC(NAME, std::complex<REAL>)

using Bits32 = test::Bytes<4>;
using Bits64 = test::Bytes<8>;

/// Every routine on every set. Each set has its own arrays: a PE may be in the next set while others are
/// still in the one before.
class AllShapes {
 public:
  explicit AllShapes(test::Session& s)
      : shapes_(test::active_sets_of(s.n)),
        sync_(2 * shapes_.size()),
        work_(test::symmetric<long double>(kWork)) {
    for (size_t i = 0; i < shapes_.size(); ++i) {
      const auto& [start, log_stride, size] = shapes_[i];
      sets_.push_back(
          std::make_unique<ActiveSet>(s, start, log_stride, size, sync_[2 * i], sync_[2 * i + 1], work_));
    }
  }
  ~AllShapes() {
    shmem_barrier_all();
    shmem_free(work_);
  }

  void run(int n) {
    for (const auto& set : sets_) {
      if (!set->has_me()) continue;
      move_.on(*set);
      reduce_.on(*set);
      move_.run(ROUTINES(64, Bits64), {0, 1, 9, 2500});
      const bool is_world = set->n == n;
      const bool is_every_second = set->start == 0 && set->log_stride == 1 && set->n == (n + 1) / 2;
      if (is_world || is_every_second) every_type();
      if (!is_world && !is_every_second) NUMBERS(short, short)
    }
  }

 private:
  static constexpr size_t kWork = 70000;

  void every_type() {
    move_.run(ROUTINES(32, Bits32));
    move_.run(ROUTINES(64, Bits64));
    TEST_OLD_BIT_TYPES(BITS)
    TEST_OLD_REDUCE_TYPES(NUMBERS)
    TEST_COMPLEX_TYPES(COMPLEX)
  }

  const std::vector<test::Triplet> shapes_;
  test::SyncArrays sync_;
  long double* work_;
  std::vector<std::unique_ptr<ActiveSet>> sets_;
  test::CollectiveTester<ActiveSet> move_{test::all() ? size_t{8} << 20 : size_t{1} << 20};
  test::ReduceTester<ActiveSet> reduce_{size_t{64} << 10};
};

void dawdle(uint64_t word) {
  const timespec pause = {0, static_cast<long>(word % 300000)};
  if (word % 8 == 0) nanosleep(&pause, nullptr);
}

/// All PEs in halves, quarters, ... and in all again: the sets of a round share no PE and run at once, those
/// of the next overlap them. One pSync and one array of results for each round; nothing synchronises but the
/// collectives.
void halves(test::Session& s) {
  constexpr int kMostRounds = 8;
  test::SyncArrays sync(kMostRounds);
  static int64_t sum[kMostRounds], work[2];
  static int64_t source[kMostRounds];
  const int repeats = test::all() ? 3000 : 200;
  for (int k = 0; k < repeats; ++k) {
    int round = 0;
    for (int width = s.n; width >= 1; width = width > 1 ? (width + 1) / 2 : 0, ++round) {
      const int start = s.me / width * width;
      const int size = std::min(width, s.n - start);
      test::note("repetition %d, PEs %d to %d", k, start, start + size - 1);
      dawdle(s.random());
      source[round] = int64_t{k} * 1000 + s.me;
      shmem_long_sum_to_all(sum + round, source + round, 1, start, 0, size, work,
                            sync[static_cast<size_t>(round)]);
      CHECK_EQ(sum[round], (int64_t{k} * 1000 + start) * size + int64_t{size} * (size - 1) / 2);
    }
  }
  shmem_barrier_all();
}

/// Even and odd PEs, each in a set of their own with the same pSync, at their own speed.
void even_and_odd(test::Session& s) {
  test::SyncArrays sync(1);
  static uint32_t dest[64], source[64];
  const int start = s.me % 2;
  const int size = (s.n - start + 1) / 2;
  for (int k = 0; k < (test::all() ? 20000 : 1000); ++k) {
    test::note("round %d of the PEs from %d", k, start);
    const int root = k % size;
    if (start) dawdle(s.random());
    for (uint32_t i = 0; i < 64; ++i) source[i] = static_cast<uint32_t>(k * 1000 + s.me) + i;
    shmem_barrier(start, 1, size, sync[0]);
    shmem_broadcast32(dest, source, 64, root, start, 1, size, sync[0]);
    for (uint32_t i = 0; i < 64 && s.me != start + 2 * root; ++i) {
      CHECK_EQ(dest[i], static_cast<uint32_t>(k * 1000 + start + 2 * root) + i);
    }
    shmem_sync(start, 1, size, sync[0]);
  }
  shmem_barrier_all();
}

/// The set of all PEs with one pSync and no barrier: sources change at once, results have two places in turn.
void one_array(test::Session& s) {
  test::SyncArrays sync(1);
  int64_t* const word = test::symmetric<int64_t>(8 + 2 * static_cast<size_t>(s.n));
  static int64_t work[2];
  for (int k = 0; k < (test::all() ? 20000 : 1500); ++k) {
    test::note("one pSync, round %d", k);
    const int root = k % s.n;
    int64_t* const got = word + 1 + k % 2;
    int64_t* const sum = word + 3 + k % 2;
    int64_t* const blocks = word + 8 + k % 2 * s.n;
    word[0] = int64_t{k} * 100 + s.me;
    shmem_broadcast64(got, word, 1, root, 0, 0, s.n, sync[0]);
    if (s.me != root) CHECK_EQ(*got, int64_t{k} * 100 + root);
    shmem_long_sum_to_all(sum, word, 1, 0, 0, s.n, work, sync[0]);
    CHECK_EQ(*sum, int64_t{k} * 100 * s.n + int64_t{s.n} * (s.n - 1) / 2);
    // from the PEs of this parity only
    shmem_collect64(blocks, word, (s.me + k) % 2 ? 0 : 1, 0, 0, s.n, sync[0]);
    word[0] = -1;
    for (int pe = k % 2, at = 0; pe < s.n; pe += 2, ++at) CHECK_EQ(blocks[at], int64_t{k} * 100 + pe);
  }
  shmem_barrier_all();
  shmem_free(word);
}

/// A barrier completes what came before it on the default context, a set of one PE included.
void barrier_completes(test::Session& s) {
  test::SyncArrays sync(2);
  static long from[64];
  for (long k = 1; k <= 200; ++k) {
    for (int pe = 0; pe < s.n; ++pe) shmem_long_put_nbi(from + s.me, &k, 1, pe);
    shmem_barrier(0, 0, s.n, sync[0]);
    for (int pe = 0; pe < s.n; ++pe) CHECK_EQ(from[pe], k);
    shmem_sync(s.me, 5, 1, sync[1]);
    shmem_barrier(0, 0, s.n, sync[0]);
  }
}

/// All PEs make the calls of every set: those outside neither wait nor touch their arrays, pSync among them.
/// pWrk is not looked at. ISOMEM_CHECK=full objects to both.
void outsiders(test::Session& s) {
  if (const char* checks = std::getenv("ISOMEM_CHECK"); checks && std::string(checks) == "full") return;
  const auto shapes = test::active_sets_of(s.n);
  test::SyncArrays sync(shapes.size());
  static long dest[64], source;
  for (size_t i = 0; i < shapes.size(); ++i) {
    const auto& [start, log_stride, size] = shapes[i];
    const int distance = s.me - start;
    const bool inside = distance >= 0 && distance % (1 << log_stride) == 0 && distance >> log_stride < size;
    test::note("set %d/%d/%d, %s", start, log_stride, size, inside ? "inside" : "outside");
    long poisoned[SHMEM_SYNC_SIZE];
    std::fill_n(poisoned, SHMEM_SYNC_SIZE, 99);
    long* const words = inside ? sync[i] : poisoned;
    const auto call = [&](auto&& routine) {
      std::fill_n(dest, s.n, -7);
      if (inside) shmem_sync(start, log_stride, size, words);
      routine();
    };
    const auto wanted = [&](int at, long value) { CHECK_EQ(dest[at], inside ? value : -7); };
    source = 100 + s.me;
    call([&] { shmem_long_sum_to_all(dest, &source, 1, start, log_stride, size, nullptr, words); });
    wanted(0, size * (100 + start) + (1L << log_stride) * size * (size - 1) / 2);
    call([&] { shmem_fcollect64(dest, &source, 1, start, log_stride, size, words); });
    for (int k = 0; k < size; ++k) wanted(k, 100 + start + (k << log_stride));
    call([&] { shmem_collect64(dest, &source, 1, start, log_stride, size, words); });
    for (int k = 0; k < size; ++k) wanted(k, 100 + start + (k << log_stride));
    call([&] { shmem_broadcast64(dest, &source, 1, 0, start, log_stride, size, words); });
    if (s.me != start) wanted(0, 100 + start);
    call([&] { shmem_alltoall64(dest, &source, 0, start, log_stride, size, words); });
    shmem_barrier(start, log_stride, size, words);
    for (long word : poisoned) CHECK_EQ(word, 99L);
  }
  shmem_barrier_all();
}

/// A set of one PE leaves pSync alone: others may be there already, for the set of all.
void alone(test::Session& s) {
  test::SyncArrays sync(1);
  static int64_t dest, source, work[SHMEM_REDUCE_MIN_WRKDATA_SIZE];
  for (int k = 0; k < (test::all() ? 20000 : 1000); ++k) {
    test::note("alone, round %d", k);
    source = s.me + k;
    dawdle(s.random());
    shmem_barrier(s.me, 0, 1, sync[0]);
    shmem_long_sum_to_all(&dest, &source, 1, s.me, 0, 1, work, sync[0]);
    CHECK_EQ(dest, s.me + k);
    shmem_collect64(&dest, &source, 1, s.me, 3, 1, sync[0]);
    shmem_barrier(0, 0, s.n, sync[0]);
  }
}

}  // namespace

int main() {
  test::Session session("active_sets");
  AllShapes(session).run(session.n);
  halves(session);
  even_and_odd(session);
  one_array(session);
  barrier_completes(session);
  outsiders(session);
  alone(session);
  return session.done();
}
