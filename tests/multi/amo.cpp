// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 120
// Atomics, every operation and type: exact results of one caller, exact sums with all PEs on one word,
// compare-and-swap races with one winner, and the nonblocking and ctx forms of everything.
#include "../common/check.hpp"
#include "../common/types.hpp"

namespace {

const shmem_ctx_t kCtx = SHMEM_CTX_DEFAULT;

/// fetch, set, swap: all types, float and double among them.
template <class T>
struct Extended {
  const char* name;
  T (*fetch)(const T*, int);
  T (*ctx_fetch)(shmem_ctx_t, const T*, int);
  void (*fetch_nbi)(T*, const T*, int);
  void (*ctx_fetch_nbi)(shmem_ctx_t, T*, const T*, int);
  void (*set)(T*, T, int);
  void (*ctx_set)(shmem_ctx_t, T*, T, int);
  T (*swap)(T*, T, int);
  T (*ctx_swap)(shmem_ctx_t, T*, T, int);
  void (*swap_nbi)(T*, T*, T, int);
  void (*ctx_swap_nbi)(shmem_ctx_t, T*, T*, T, int);
};

template <class T>
struct Standard {
  const char* name;
  void (*add)(T*, T, int);
  void (*ctx_add)(shmem_ctx_t, T*, T, int);
  void (*inc)(T*, int);
  void (*ctx_inc)(shmem_ctx_t, T*, int);
  T (*fetch_add)(T*, T, int);
  T (*ctx_fetch_add)(shmem_ctx_t, T*, T, int);
  void (*fetch_add_nbi)(T*, T*, T, int);
  void (*ctx_fetch_add_nbi)(shmem_ctx_t, T*, T*, T, int);
  T (*fetch_inc)(T*, int);
  T (*ctx_fetch_inc)(shmem_ctx_t, T*, int);
  void (*fetch_inc_nbi)(T*, T*, int);
  void (*ctx_fetch_inc_nbi)(shmem_ctx_t, T*, T*, int);
  T (*compare_swap)(T*, T, T, int);
  T (*ctx_compare_swap)(shmem_ctx_t, T*, T, T, int);
  void (*compare_swap_nbi)(T*, T*, T, T, int);
  void (*ctx_compare_swap_nbi)(shmem_ctx_t, T*, T*, T, T, int);
};

/// One of and, or, xor.
template <class T>
struct Bitwise {
  const char* name;
  char operation;
  void (*plain)(T*, T, int);
  void (*ctx_plain)(shmem_ctx_t, T*, T, int);
  T (*fetch)(T*, T, int);
  T (*ctx_fetch)(shmem_ctx_t, T*, T, int);
  void (*fetch_nbi)(T*, T*, T, int);
  void (*ctx_fetch_nbi)(shmem_ctx_t, T*, T*, T, int);
};

template <class T>
T sum(T a, T b) {
  return static_cast<T>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));  // wraps, also for signed types
}

class Tester {
 public:
  explicit Tester(test::Session& session) : s_(session), area_(test::symmetric<unsigned char>(1024)) {}
  ~Tester() { shmem_free(area_); }

  template <class T>
  void extended(const Extended<T>& f) {
    test::note("%s fetch, set, swap", f.name);
    T* word = fresh<T>();
    const int pe = s_.right();
    const T a = test::value_of<T>(s_.random()), b = test::value_of<T>(s_.random()),
            c = test::value_of<T>(s_.random());
    f.set(word, a, pe);
    shmem_quiet();
    CHECK_EQ(f.fetch(word, pe), a);
    CHECK_EQ(f.swap(word, b, pe), a);
    CHECK_EQ(f.ctx_swap(kCtx, word, c, pe), b);
    T got[4] = {a, a, a, a};
    f.swap_nbi(&got[0], word, a, pe);
    shmem_quiet();
    f.ctx_swap_nbi(kCtx, &got[1], word, b, pe);
    shmem_quiet();
    f.fetch_nbi(&got[2], word, pe);
    shmem_quiet();
    CHECK_EQ(got[0], c);
    CHECK_EQ(got[1], a);
    CHECK_EQ(got[2], b);
    f.ctx_set(kCtx, word, c, pe);
    shmem_quiet();
    f.ctx_fetch_nbi(kCtx, &got[3], word, pe);
    shmem_quiet();
    CHECK_EQ(got[3], c);
    CHECK_EQ(f.ctx_fetch(kCtx, word, pe), c);
    surroundings<T>();
    swap_chain(f);
  }

  template <class T>
  void standard(const Standard<T>& f) {
    test::note("%s add, inc, fetch_add, fetch_inc, compare_swap", f.name);
    T* word = fresh<T>();
    const int pe = s_.right();
    const T a = test::value_of<T>(s_.random()), b = test::value_of<T>(s_.random());
    T now = 0, got = 1;
    auto expect_old = [&](T old, T added) {
      CHECK_EQ(old, now);
      now = sum(now, added);
    };
    auto completed = [&](T added) {
      shmem_quiet();
      expect_old(got, added);
    };
    f.add(word, a, pe), f.ctx_add(kCtx, word, b, pe), f.inc(word, pe), f.ctx_inc(kCtx, word, pe);
    now = sum(sum(a, b), T{2});
    shmem_quiet();
    expect_old(f.fetch_add(word, b, pe), b);
    expect_old(f.ctx_fetch_add(kCtx, word, a, pe), a);
    expect_old(f.fetch_inc(word, pe), 1);
    expect_old(f.ctx_fetch_inc(kCtx, word, pe), 1);
    f.fetch_add_nbi(&got, word, a, pe), completed(a);
    f.ctx_fetch_add_nbi(kCtx, &got, word, b, pe), completed(b);
    f.fetch_inc_nbi(&got, word, pe), completed(1);
    f.ctx_fetch_inc_nbi(kCtx, &got, word, pe), completed(1);
    CHECK_EQ(f.compare_swap(word, sum(now, T{1}), a, pe), now);  // no match: unchanged
    CHECK_EQ(f.compare_swap(word, now, a, pe), now);
    CHECK_EQ(f.ctx_compare_swap(kCtx, word, a, b, pe), a);
    f.compare_swap_nbi(&got, word, b, a, pe);
    shmem_quiet();
    CHECK_EQ(got, b);
    f.ctx_compare_swap_nbi(kCtx, &got, word, a, b, pe);
    shmem_quiet();
    CHECK_EQ(got, a);
    CHECK_EQ(f.fetch_add(word, 0, pe), b);
    surroundings<T>();
    hammer(f);
    race(f);
  }

  template <class T>
  void bitwise(const Bitwise<T>& f) {
    test::note("%s", f.name);
    T* word = fresh<T>();
    const int pe = s_.right();
    T now = 0, got = 0;
    auto apply = [&](T value) {
      now = f.operation == '&' ? now & value : f.operation == '|' ? now | value : now ^ value;
      return value;
    };
    const T start = f.operation == '&' ? static_cast<T>(~T{0}) : T{0};
    shmem_putmem(word, &start, sizeof start, pe);
    shmem_quiet();
    now = start;
    auto next = [&] { return test::value_of<T>(s_.random() | (f.operation == '&' ? s_.random() : 0)); };
    for (int i = 0; i < 5; ++i) {
      f.plain(word, apply(next()), pe);
      f.ctx_plain(kCtx, word, apply(next()), pe);
      shmem_quiet();
      T before = now;
      CHECK_EQ(f.fetch(word, apply(next()), pe), before);
      before = now;
      CHECK_EQ(f.ctx_fetch(kCtx, word, apply(next()), pe), before);
      before = now;
      f.fetch_nbi(&got, word, apply(next()), pe);
      shmem_quiet();
      CHECK_EQ(got, before);
      before = now;
      f.ctx_fetch_nbi(kCtx, &got, word, apply(next()), pe);
      shmem_quiet();
      CHECK_EQ(got, before);
    }
    surroundings<T>();
    own_bits(f);
  }

 private:
  static constexpr size_t kAt = 512;

  /// A zero word on every PE with poison around it.
  template <class T>
  T* fresh() {
    shmem_barrier_all();
    test::poison(area_, 1024);
    T* word = reinterpret_cast<T*>(area_ + kAt);
    *word = 0;
    shmem_barrier_all();
    return word;
  }

  template <class T>
  void surroundings() {
    shmem_barrier_all();
    CHECK_POISON(area_, 0, kAt);
    CHECK_POISON(area_, kAt + sizeof(T), 1024);
  }

  /// Every value swapped in by anyone comes out exactly once, or is the last one: the sum of all proves it.
  template <class T>
  void swap_chain(const Extended<T>& f) {
    constexpr int kRounds = 100;
    T* word = fresh<T>();
    long* total = reinterpret_cast<long*>(area_ + 64);
    *total = 0;
    shmem_barrier_all();
    long balance = 0;
    for (int i = 0; i < kRounds; ++i) {
      const int mine = 1 + (s_.me * kRounds + i) % 7;
      balance += mine - static_cast<long>(f.swap(word, static_cast<T>(mine), 0));
    }
    shmem_long_atomic_add(total, balance, 0);
    shmem_barrier_all();
    if (s_.me == 0) CHECK_EQ(*total, static_cast<long>(*word));
  }

  /// All PEs add to one word by every add there is; no update may be lost.
  template <class T>
  void hammer(const Standard<T>& f) {
    test::note("%s: all PEs add to one word of PE 0", f.name);
    const int rounds = test::all() ? 20000 : 300;
    T* word = fresh<T>();
    T fetched[2];
    for (int i = 0; i < rounds; ++i) {
      f.add(word, 3, 0);
      f.inc(word, 0);
      f.fetch_add(word, 5, 0);
      f.fetch_inc(word, 0);
      f.fetch_add_nbi(&fetched[0], word, 7, 0);
      f.fetch_inc_nbi(&fetched[1], word, 0);
    }
    shmem_barrier_all();
    CHECK_EQ(f.fetch_add(word, 0, 0),
             static_cast<T>(uint64_t{18} * static_cast<uint64_t>(rounds) * static_cast<uint64_t>(s_.n)));
  }

  /// All PEs try to take a lock word once a round: exactly one wins each; then a counter guarded by it.
  template <class T>
  void race(const Standard<T>& f) {
    test::note("%s_compare_swap: race for one word", f.name);
    T* lock = fresh<T>();
    T* wins = reinterpret_cast<T*>(area_ + 128);
    *wins = 0;
    shmem_barrier_all();
    const int rounds = 50;
    for (T round = 0; round < rounds; ++round) {
      if (f.compare_swap(lock, round, static_cast<T>(round + 1), s_.n - 1) == round) f.inc(wins, 0);
      while (f.fetch_add(lock, 0, s_.n - 1) <= round) {
      }
    }
    shmem_barrier_all();
    CHECK_EQ(f.fetch_add(wins, 0, 0), rounds);
  }

  /// Every PE owns some bits of one word and flips, sets or clears them many times.
  template <class T>
  void own_bits(const Bitwise<T>& f) {
    test::note("%s: every PE its own bits of one word", f.name);
    T* word = fresh<T>();
    const T start = f.operation == '&' ? static_cast<T>(~T{0}) : T{0};
    *word = start;
    shmem_barrier_all();
    const T mine = static_cast<T>(T{1} << (s_.me % 31));
    for (int i = 0; i < 101; ++i) {
      const T value = f.operation == '&' ? static_cast<T>(~mine) : mine;
      if (i % 2) {
        f.plain(word, value, 0);
      } else {
        f.fetch(word, value, 0);
      }
    }
    shmem_barrier_all();
    T want = start;
    for (int pe = 0; pe < s_.n; ++pe) {
      want = f.operation == '&' ? static_cast<T>(want & ~(T{1} << (pe % 31)))
                                : static_cast<T>(want ^ (T{1} << (pe % 31)));
    }
    if (s_.me == 0) CHECK_EQ(*word, want);
    shmem_barrier_all();
  }

  test::Session& s_;
  unsigned char* area_;
};

}  // namespace

int main() {
  test::Session session("amo");
  {
    Tester tester(session);
#define EXTENDED(NAME, TYPE)                                                                           \
  tester.extended(Extended<TYPE>{                                                                      \
      "shmem_" #NAME "_atomic", shmem_##NAME##_atomic_fetch, shmem_ctx_##NAME##_atomic_fetch,          \
      shmem_##NAME##_atomic_fetch_nbi, shmem_ctx_##NAME##_atomic_fetch_nbi, shmem_##NAME##_atomic_set, \
      shmem_ctx_##NAME##_atomic_set, shmem_##NAME##_atomic_swap, shmem_ctx_##NAME##_atomic_swap,       \
      shmem_##NAME##_atomic_swap_nbi, shmem_ctx_##NAME##_atomic_swap_nbi});
    TEST_AMO_TYPES(EXTENDED)
    TEST_AMO_FLOATS(EXTENDED)
#define STANDARD(NAME, TYPE)                                                                             \
  tester.standard(                                                                                       \
      Standard<TYPE>{"shmem_" #NAME "_atomic", shmem_##NAME##_atomic_add, shmem_ctx_##NAME##_atomic_add, \
                     shmem_##NAME##_atomic_inc, shmem_ctx_##NAME##_atomic_inc,                           \
                     shmem_##NAME##_atomic_fetch_add, shmem_ctx_##NAME##_atomic_fetch_add,               \
                     shmem_##NAME##_atomic_fetch_add_nbi, shmem_ctx_##NAME##_atomic_fetch_add_nbi,       \
                     shmem_##NAME##_atomic_fetch_inc, shmem_ctx_##NAME##_atomic_fetch_inc,               \
                     shmem_##NAME##_atomic_fetch_inc_nbi, shmem_ctx_##NAME##_atomic_fetch_inc_nbi,       \
                     shmem_##NAME##_atomic_compare_swap, shmem_ctx_##NAME##_atomic_compare_swap,         \
                     shmem_##NAME##_atomic_compare_swap_nbi, shmem_ctx_##NAME##_atomic_compare_swap_nbi});
    TEST_AMO_TYPES(STANDARD)
#define BITWISE_ROW(NAME, TYPE, OP, SIGN)                                                                    \
  tester.bitwise(Bitwise<TYPE>{"shmem_" #NAME "_atomic_" #OP, SIGN, shmem_##NAME##_atomic_##OP,              \
                               shmem_ctx_##NAME##_atomic_##OP, shmem_##NAME##_atomic_fetch_##OP,             \
                               shmem_ctx_##NAME##_atomic_fetch_##OP, shmem_##NAME##_atomic_fetch_##OP##_nbi, \
                               shmem_ctx_##NAME##_atomic_fetch_##OP##_nbi});
#define BITWISE(NAME, TYPE) \
  BITWISE_ROW(NAME, TYPE, and, '&') BITWISE_ROW(NAME, TYPE, or, '|') BITWISE_ROW(NAME, TYPE, xor, '^')
    TEST_AMO_BIT_TYPES(BITWISE)
  }
  return session.done();
}
