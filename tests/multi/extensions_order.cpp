// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 120
// Put with signal to several PEs, release order and pe_fence: over all types and sizes, on the default
// context and on one of a team; who sees the signal, or the released word, sees all that came before it.
#include <shmemx.h>

#include "../common/check.hpp"
#include "../common/types.hpp"

#include <sched.h>

#include <algorithm>
#include <numeric>

namespace {

int rounds() { return test::all() ? 2000 : 150; }

template <class T>
struct Puts {
  const char* name;
  void (*signal_pes)(T*, const T*, size_t, uint64_t*, uint64_t, int, const int*, size_t);
  void (*signal_pes_nbi)(T*, const T*, size_t, uint64_t*, uint64_t, int, const int*, size_t);
  void (*ctx_signal_pes)(shmem_ctx_t, T*, const T*, size_t, uint64_t*, uint64_t, int, const int*, size_t);
  void (*ctx_signal_pes_nbi)(shmem_ctx_t, T*, const T*, size_t, uint64_t*, uint64_t, int, const int*, size_t);
  void (*release)(T*, const T*, size_t, int);
  void (*ctx_release)(shmem_ctx_t, T*, const T*, size_t, int);
};

constexpr size_t kElements = 300;

class Tester {
 public:
  explicit Tester(test::Session& session) : s_(session) {
    area_ = test::symmetric<unsigned char>(kElements * 16 * static_cast<size_t>(s_.n + 1));
    signals_ = test::symmetric<uint64_t>(static_cast<size_t>(s_.n));
    flag_ = test::symmetric<int>(1);
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, s_.n - 1, -1, s_.n, nullptr, 0, &team_), 0);
    CHECK_EQ(shmem_team_create_ctx(team_, 0, &ctx_), 0);
  }
  ~Tester() {
    shmem_ctx_destroy(ctx_);
    shmem_team_destroy(team_);
    shmem_free(flag_);
    shmem_free(signals_);
    shmem_free(area_);
  }

  template <class T>
  void run(const Puts<T>& f) {
    for (const size_t n : {size_t{0}, size_t{1}, size_t{7}, size_t{65}, kElements}) {
      for (const bool in_context : {false, true}) {
        for (const bool blocking : {true, false}) to_several(f, n, in_context, blocking);
        released(f, n, in_context);
      }
    }
  }

 private:
  /// Every PE sends to the next ones, to half of all; the backwards team has other numbers for them.
  template <class T>
  void to_several(const Puts<T>& f, size_t n, bool in_context, bool blocking) {
    test::note("%s_put_signal_pes, %zu elements, %s, %s", f.name, n, in_context ? "context" : "default",
               blocking ? "blocking" : "nbi");
    const int targets = (s_.n + 1) / 2;
    const uint64_t salt = s_.common();
    T* dest = reinterpret_cast<T*>(area_) + static_cast<size_t>(s_.me) * kElements;
    std::vector<T> source(kElements);
    test::fill(source.data(), n, salt, s_.me);
    test::poison(area_, kElements * sizeof(T) * static_cast<size_t>(s_.n));
    std::fill(signals_, signals_ + s_.n, 5);
    std::vector<int> pes;
    for (int i = 0; i < targets; ++i) pes.push_back(in_context ? s_.n - 1 - s_.right(i) : s_.right(i));
    shmem_barrier_all();
    const bool adds = s_.common() % 2;
    const int op = adds ? SHMEM_SIGNAL_ADD : SHMEM_SIGNAL_SET;
    uint64_t* signal = signals_ + s_.me;
    if (in_context) {
      (blocking ? f.ctx_signal_pes : f.ctx_signal_pes_nbi)(ctx_, dest, source.data(), n, signal, 100, op,
                                                           pes.data(), pes.size());
    } else {
      (blocking ? f.signal_pes : f.signal_pes_nbi)(dest, source.data(), n, signal, 100, op, pes.data(),
                                                   pes.size());
    }
    std::fill(pes.begin(), pes.end(), -1);  // the list is the caller's again
    if (blocking) test::poison(source.data(), kElements * sizeof(T));
    for (int i = 0; i < targets; ++i) {
      const int from = s_.left(i);
      CHECK_EQ(shmem_signal_wait_until(signals_ + from, SHMEM_CMP_NE, 5), adds ? 105u : 100u);
      const T* got = reinterpret_cast<const T*>(area_) + static_cast<size_t>(from) * kElements;
      CHECK_FILLED(got, n, salt, from);
    }
    in_context ? shmem_ctx_quiet(ctx_) : shmem_quiet();
    shmem_barrier_all();
    for (int i = targets; i < s_.n; ++i) CHECK_EQ(signals_[s_.left(i)], 5u);
    check_gaps<T>(n, targets);
    shmem_barrier_all();
  }

  /// What no PE was to write still has its poison.
  template <class T>
  void check_gaps(size_t n, int targets) {
    for (int i = 0; i < s_.n; ++i) {
      const size_t block = static_cast<size_t>(s_.left(i)) * kElements * sizeof(T);
      CHECK_POISON(area_, block + (i < targets ? n * sizeof(T) : 0), block + kElements * sizeof(T));
    }
  }

  /// Put, nonblocking put, atomic, then the released array: its last element says that all is there.
  template <class T>
  void released(const Puts<T>& f, size_t n, bool in_context) {
    if (n == 0) return;
    test::note("%s_put_release, %zu elements, %s", f.name, n, in_context ? "context" : "default");
    const uint64_t salt = s_.common();
    T* early = reinterpret_cast<T*>(area_);
    T* dest = early + kElements;
    uint64_t* count = signals_;
    std::vector<T> source(n), late(n);
    test::fill(source.data(), n, salt, s_.me);
    test::fill(late.data(), n, salt + 1, s_.me);
    test::poison(area_, 2 * kElements * sizeof(T));
    *count = 0;
    shmem_barrier_all();
    const shmem_ctx_t ctx = in_context ? ctx_ : SHMEM_CTX_DEFAULT;
    const int pe = in_context ? s_.n - 1 - s_.right() : s_.right();
    shmem_ctx_putmem(ctx, early, source.data(), n / 2 * sizeof(T), pe);
    shmem_ctx_putmem_nbi(ctx, early + n / 2, source.data() + n / 2, (n - n / 2) * sizeof(T), pe);
    shmem_ctx_uint64_atomic_add(ctx, count, 3, pe);
    in_context ? f.ctx_release(ctx, dest, late.data(), n, pe) : f.release(dest, late.data(), n, pe);
    test::poison(late.data(), n * sizeof(T));
    shmemx_ctx_int_p_release(ctx, flag_, 1, pe);
    shmem_int_wait_until(flag_, SHMEM_CMP_EQ, 1);
    CHECK_EQ(*count, 3u);
    CHECK_FILLED(early, n, salt, s_.left());
    CHECK_FILLED(dest, n, salt + 1, s_.left());
    shmem_ctx_quiet(ctx);
    *flag_ = 0;
    shmem_barrier_all();
  }

  test::Session& s_;
  unsigned char* area_;
  uint64_t* signals_;
  int* flag_;
  shmem_team_t team_ = SHMEM_TEAM_INVALID;
  shmem_ctx_t ctx_ = SHMEM_CTX_INVALID;
};

/// Message passing: data, then the word by p_release. A reader that sees the word sees the data.
template <class T>
void message_passing(test::Session& s, const char* name, void (*p_release)(T*, T, int),
                     void (*ctx_p_release)(shmem_ctx_t, T*, T, int), T (*g)(const T*, int)) {
  constexpr size_t kLength = 33;
  uint64_t* data = test::symmetric<uint64_t>(kLength);
  T* word = test::symmetric<T>(1);
  int* taken = test::symmetric<int>(1);
  uint64_t source[kLength];
  T value{};  // as the word is
  for (int k = 1, draw = 0; k <= rounds(); ++k) {
    test::note("shmemx_%s_p_release, round %d", name, k);
    // the same on all PEs, and never that of the round before: else a reader would not wait
    for (const T before = value; value == before; ++draw)
      value = test::value_of<T>(test::mix(static_cast<uint64_t>(draw)));
    test::fill(source, kLength, static_cast<uint64_t>(k), s.me);
    shmem_uint64_put(data, source, 16, s.right());
    shmem_uint64_put_nbi(data + 16, source + 16, kLength - 16, s.right());
    k % 2 ? p_release(word, value, s.right()) : ctx_p_release(SHMEM_CTX_DEFAULT, word, value, s.right());
    // not all types have a wait; a long double may be seen half written
    while (!(g(word, s.me) == value)) sched_yield();
    __atomic_thread_fence(__ATOMIC_ACQUIRE);  // pairs with the order that p_release makes
    CHECK_FILLED(data, kLength, static_cast<uint64_t>(k), s.left());
    shmemx_int_p_release(taken, k, s.left());
    shmem_int_wait_until(taken, SHMEM_CMP_EQ, k);
    shmem_quiet();
  }
  shmem_free(taken);
  shmem_free(word);
  shmem_free(data);
}

/// One fence for some of the PEs: each of them sees the data when it sees its flag.
void fence_for_several(test::Session& s) {
  constexpr size_t kLength = 50;
  const auto all = static_cast<size_t>(s.n);
  uint64_t* data = test::symmetric<uint64_t>(kLength * all);
  int* flags = test::symmetric<int>(all);
  std::vector<int> pes(all);
  std::iota(pes.begin(), pes.end(), 0);
  std::vector<uint64_t> source(kLength);
  for (int k = 1; k <= rounds(); ++k) {
    test::note("put to %zu PEs, %s, p; round %d", all, k % 2 ? "pe_fence" : "ctx_pe_fence", k);
    std::shuffle(pes.begin(), pes.end(), s.random);
    const auto some = static_cast<size_t>(s.random() % all) + 1;
    const auto salt = static_cast<uint64_t>(k);
    test::fill(source.data(), kLength, salt, s.me);
    uint64_t* mine = data + static_cast<size_t>(s.me) * kLength;
    for (const int pe : pes) shmem_uint64_put_nbi(mine, source.data(), kLength, pe);
    if (k % 2) {
      shmemx_pe_fence(pes.data(), some);
    } else {
      shmemx_ctx_pe_fence(SHMEM_CTX_DEFAULT, pes.data(), some);
    }
    shmemx_pe_fence(pes.data() + some, all - some);  // the others, perhaps none
    for (const int pe : pes) shmem_int_p(flags + s.me, k, pe);
    for (size_t from = 0; from < all; ++from) {
      shmem_int_wait_until(flags + from, SHMEM_CMP_EQ, k);
      CHECK_FILLED(data + from * kLength, kLength, salt, static_cast<int>(from));
    }
    shmem_barrier_all();
  }
  shmemx_pe_fence(nullptr, 0);
  shmemx_ctx_pe_fence(SHMEM_CTX_INVALID, nullptr, 0);
  shmem_free(flags);
  shmem_free(data);
}

/// A PE that is listed twice gets both; an empty list does nothing.
void lists(test::Session& s) {
  test::note("a PE twice in the list, and no PE");
  uint64_t* sum = test::symmetric<uint64_t>(1);
  int* word = test::symmetric<int>(1);
  const int pes[] = {s.right(), s.me, s.right()}, value = 7;
  shmem_barrier_all();
  shmemx_int_put_signal_pes(word, &value, 1, sum, 1, SHMEM_SIGNAL_ADD, pes, 3);
  shmemx_int_put_signal_pes(nullptr, nullptr, 0, sum, 1, SHMEM_SIGNAL_ADD, nullptr, 0);
  CHECK_EQ(shmem_signal_wait_until(sum, SHMEM_CMP_GE, 3), 3u);
  CHECK_EQ(*word, 7);
  shmem_barrier_all();
  shmem_free(word);
  shmem_free(sum);
}

}  // namespace

int main() {
  test::Session session("extensions_order");
  {
    Tester tester(session);
#define ROW(NAME, TYPE)                                                                                      \
  tester.run(Puts<TYPE>{"shmemx_" #NAME, shmemx_##NAME##_put_signal_pes, shmemx_##NAME##_put_signal_pes_nbi, \
                        shmemx_ctx_##NAME##_put_signal_pes, shmemx_ctx_##NAME##_put_signal_pes_nbi,          \
                        shmemx_##NAME##_put_release, shmemx_ctx_##NAME##_put_release});
    TEST_RMA_TYPES(ROW)
#define UNTYPED(TYPE, WHAT, PLAIN, CTX)                                                                     \
  tester.run(                                                                                               \
      Puts<TYPE>{"shmemx_" WHAT,                                                                            \
                 [](TYPE* d, const TYPE* s, size_t n, uint64_t* a, uint64_t v, int op, const int* p,        \
                    size_t k) { shmemx_##PLAIN##_signal_pes(d, s, n, a, v, op, p, k); },                    \
                 [](TYPE* d, const TYPE* s, size_t n, uint64_t* a, uint64_t v, int op, const int* p,        \
                    size_t k) { shmemx_##PLAIN##_signal_pes_nbi(d, s, n, a, v, op, p, k); },                \
                 [](shmem_ctx_t c, TYPE* d, const TYPE* s, size_t n, uint64_t* a, uint64_t v, int op,       \
                    const int* p, size_t k) { shmemx_##CTX##_signal_pes(c, d, s, n, a, v, op, p, k); },     \
                 [](shmem_ctx_t c, TYPE* d, const TYPE* s, size_t n, uint64_t* a, uint64_t v, int op,       \
                    const int* p, size_t k) { shmemx_##CTX##_signal_pes_nbi(c, d, s, n, a, v, op, p, k); }, \
                 [](TYPE* d, const TYPE* s, size_t n, int pe) { shmemx_##PLAIN##_release(d, s, n, pe); },   \
                 [](shmem_ctx_t c, TYPE* d, const TYPE* s, size_t n, int pe) {                              \
                   shmemx_##CTX##_release(c, d, s, n, pe);                                                  \
                 }});
#define SIZE_ROW(BITS) UNTYPED(test::Bytes<BITS / 8>, "put" #BITS, put##BITS, ctx_put##BITS)
    TEST_RMA_SIZES(SIZE_ROW)
    UNTYPED(test::Bytes<1>, "putmem", putmem, ctx_putmem)
  }
#define PASS(NAME, TYPE)                                                                          \
  message_passing<TYPE>(session, #NAME, shmemx_##NAME##_p_release, shmemx_ctx_##NAME##_p_release, \
                        shmem_##NAME##_g);
  TEST_RMA_TYPES(PASS)
  fence_for_several(session);
  lists(session);
  return session.done();
}
