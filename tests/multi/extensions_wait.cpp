// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 120
// Bounded waits for all types and forms: those that time out, those that are satisfied before they begin,
// those that another PE satisfies meanwhile, empty sets, results, and what was put before the awaited word.
#include <shmemx.h>

#include "../common/check.hpp"
#include "../common/types.hpp"

#include <algorithm>
#include <cmath>

namespace {

constexpr double kShort = 0.002, kLong = 600;
constexpr size_t kWords = 12;

template <class T>
struct Waits {
  const char* name;
  int (*one)(T*, int, T, double);
  int (*all)(T*, size_t, const int*, int, T, double);
  int (*any)(T*, size_t, const int*, int, T, double, size_t*);
  int (*some)(T*, size_t, size_t*, const int*, int, T, double, size_t*);
  int (*all_vector)(T*, size_t, const int*, int, const T*, double);
  int (*any_vector)(T*, size_t, const int*, int, const T*, double, size_t*);
  int (*some_vector)(T*, size_t, size_t*, const int*, int, const T*, double, size_t*);
  void (*set)(T*, T, int);
};

/// A wait that must time out, and not before its time.
template <class Wait>
void times_out(double seconds, Wait&& wait) {
  const double start = shmemx_wtime();
  CHECK_EQ(wait(seconds), SHMEMX_TIMEOUT);
  CHECK(shmemx_wtime() - start >= seconds);
}

template <class T>
class Tester {
 public:
  Tester(test::Session& session, const Waits<T>& f) : s_(session), f_(f) {
    words_ = test::symmetric<T>(kWords);
  }
  ~Tester() { shmem_free(words_); }

  void run() {
    in_vain(0);
    in_vain(kShort);
    satisfied(0);
    satisfied(kLong);
    satisfied(INFINITY);
    excluded();
    empty();
    messages();
    retries();
  }

 private:
  void clear() {
    shmem_barrier_all();
    std::fill(words_, words_ + kWords, T{1});
    shmem_barrier_all();
  }

  void in_vain(double seconds) {
    clear();
    test::note("%s waits in vain for %g s", f_.name, seconds);
    T wanted[kWords];
    size_t indices[kWords];
    std::fill(wanted, wanted + kWords, T{2});
    times_out(seconds, [&](double t) { return f_.one(words_, SHMEM_CMP_EQ, T{2}, t); });
    times_out(seconds, [&](double t) { return f_.all(words_, kWords, nullptr, SHMEM_CMP_GT, T{1}, t); });
    times_out(seconds,
              [&](double t) { return f_.all_vector(words_, kWords, nullptr, SHMEM_CMP_GE, wanted, t); });
    size_t result = 3;
    times_out(seconds,
              [&](double t) { return f_.any(words_, kWords, nullptr, SHMEM_CMP_NE, T{1}, t, &result); });
    CHECK_EQ(result, SIZE_MAX);
    times_out(seconds, [&](double t) {
      return f_.any_vector(words_, kWords, nullptr, SHMEM_CMP_EQ, wanted, t, &result);
    });
    CHECK_EQ(result, SIZE_MAX);
    result = 3;
    times_out(seconds, [&](double t) {
      return f_.some(words_, kWords, indices, nullptr, SHMEM_CMP_LT, T{1}, t, &result);
    });
    CHECK_EQ(result, 0u);
    result = 3;
    times_out(seconds, [&](double t) {
      return f_.some_vector(words_, kWords, indices, nullptr, SHMEM_CMP_EQ, wanted, t, &result);
    });
    CHECK_EQ(result, 0u);
    // all but one hold
    f_.set(words_ + 4, T{7}, s_.me);
    shmem_quiet();
    times_out(seconds, [&](double t) { return f_.all(words_, kWords, nullptr, SHMEM_CMP_EQ, T{1}, t); });
  }

  /// What holds already is seen, also with no time at all.
  void satisfied(double seconds) {
    clear();
    test::note("%s waits %g s for what holds", f_.name, seconds);
    T wanted[kWords];
    size_t indices[kWords], result = 3;
    for (size_t i = 0; i < kWords; ++i) wanted[i] = static_cast<T>(i == 5 ? 1 : 9);
    CHECK_EQ(f_.one(words_, SHMEM_CMP_EQ, T{1}, seconds), SHMEMX_SUCCESS);
    CHECK_EQ(f_.all(words_, kWords, nullptr, SHMEM_CMP_LE, T{1}, seconds), SHMEMX_SUCCESS);
    CHECK_EQ(f_.any(words_, kWords, nullptr, SHMEM_CMP_EQ, T{1}, seconds, &result), SHMEMX_SUCCESS);
    CHECK(result < kWords);
    CHECK_EQ(f_.some(words_, kWords, indices, nullptr, SHMEM_CMP_EQ, T{1}, seconds, &result), SHMEMX_SUCCESS);
    CHECK_EQ(result, kWords);
    for (size_t i = 0; i < kWords; ++i) CHECK_EQ(indices[i], i);
    CHECK_EQ(f_.any_vector(words_, kWords, nullptr, SHMEM_CMP_EQ, wanted, seconds, &result), SHMEMX_SUCCESS);
    CHECK_EQ(result, 5u);
    CHECK_EQ(f_.some_vector(words_, kWords, indices, nullptr, SHMEM_CMP_EQ, wanted, seconds, &result),
             SHMEMX_SUCCESS);
    CHECK_EQ(result, 1u);
    CHECK_EQ(indices[0], 5u);
    CHECK_EQ(f_.all_vector(words_, kWords, nullptr, SHMEM_CMP_LE, wanted, seconds), SHMEMX_SUCCESS);
  }

  void excluded() {
    clear();
    test::note("%s with excluded elements", f_.name);
    int status[kWords];
    for (size_t i = 0; i < kWords; ++i) status[i] = i != 7;
    size_t indices[kWords], result = 3;
    f_.set(words_ + 3, T{4}, s_.me);
    shmem_quiet();
    CHECK_EQ(f_.all(words_, kWords, status, SHMEM_CMP_EQ, T{1}, 0), SHMEMX_SUCCESS);
    CHECK_EQ(f_.some(words_, kWords, indices, status, SHMEM_CMP_EQ, T{1}, 0, &result), SHMEMX_SUCCESS);
    CHECK_EQ(result, 1u);
    CHECK_EQ(indices[0], 7u);
    CHECK_EQ(f_.any(words_, kWords, status, SHMEM_CMP_EQ, T{4}, 0, &result), SHMEMX_TIMEOUT);
  }

  void empty() {
    test::note("%s of an empty set", f_.name);
    int status[kWords];
    std::fill(status, status + kWords, 1);
    size_t indices[kWords], result = 3;
    const T wanted[kWords] = {};
    for (const size_t n : {size_t{0}, kWords}) {
      const int* excluded = n ? status : nullptr;
      CHECK_EQ(f_.all(words_, n, excluded, SHMEM_CMP_EQ, T{9}, kLong), SHMEMX_SUCCESS);
      CHECK_EQ(f_.any(words_, n, excluded, SHMEM_CMP_EQ, T{9}, kLong, &result), SHMEMX_SUCCESS);
      CHECK_EQ(result, SIZE_MAX);
      CHECK_EQ(f_.some(words_, n, indices, excluded, SHMEM_CMP_EQ, T{9}, kLong, &result), SHMEMX_SUCCESS);
      CHECK_EQ(result, 0u);
      CHECK_EQ(f_.all_vector(words_, n, excluded, SHMEM_CMP_EQ, wanted, kLong), SHMEMX_SUCCESS);
      CHECK_EQ(f_.any_vector(words_, n, excluded, SHMEM_CMP_EQ, wanted, kLong, &result), SHMEMX_SUCCESS);
      CHECK_EQ(result, SIZE_MAX);
      CHECK_EQ(f_.some_vector(words_, n, indices, excluded, SHMEM_CMP_EQ, wanted, kLong, &result),
               SHMEMX_SUCCESS);
      CHECK_EQ(result, 0u);
    }
  }

  /// Another PE puts data and then the word: the data are there when the wait returns.
  void messages() {
    clear();
    constexpr size_t kLength = 40;
    uint64_t* data = test::symmetric<uint64_t>(kLength);
    uint64_t source[kLength];
    T wanted[kWords];
    size_t indices[kWords], result = 0;
    for (int k = 2; k < 60; ++k) {
      test::note("%s waits for a message, round %d", f_.name, k);
      const T value = static_cast<T>(k);
      std::fill(wanted, wanted + kWords, value);
      test::fill(source, kLength, static_cast<uint64_t>(k), s_.me);
      shmem_uint64_put(data, source, kLength, s_.right());
      shmem_fence();
      for (size_t i = 0; i < (k % 7 == 3 || k % 7 == 4 ? kWords : 1); ++i)
        f_.set(words_ + i, value, s_.right());
      switch (k % 7) {
        case 0:
          CHECK_EQ(f_.one(words_, SHMEM_CMP_EQ, value, kLong), SHMEMX_SUCCESS);
          break;
        case 1:
          CHECK_EQ(f_.any(words_, kWords, nullptr, SHMEM_CMP_EQ, value, kLong, &result), SHMEMX_SUCCESS);
          CHECK_EQ(result, 0u);
          break;
        case 2:
          CHECK_EQ(f_.some(words_, kWords, indices, nullptr, SHMEM_CMP_EQ, value, kLong, &result),
                   SHMEMX_SUCCESS);
          CHECK_EQ(result, 1u);
          break;
        case 3:
          CHECK_EQ(f_.all(words_, kWords, nullptr, SHMEM_CMP_EQ, value, kLong), SHMEMX_SUCCESS);
          break;
        case 4:
          CHECK_EQ(f_.all_vector(words_, kWords, nullptr, SHMEM_CMP_EQ, wanted, kLong), SHMEMX_SUCCESS);
          break;
        case 5:
          CHECK_EQ(f_.any_vector(words_, kWords, nullptr, SHMEM_CMP_EQ, wanted, kLong, &result),
                   SHMEMX_SUCCESS);
          break;
        default:
          CHECK_EQ(f_.some_vector(words_, kWords, indices, nullptr, SHMEM_CMP_EQ, wanted, kLong, &result),
                   SHMEMX_SUCCESS);
      }
      CHECK_FILLED(data, kLength, static_cast<uint64_t>(k), s_.left());
      shmem_barrier_all();
    }
    shmem_free(data);
  }

  /// Many short waits for one update: each tells whether it has come, and none loses it.
  void retries() {
    clear();
    test::note("%s waits again and again", f_.name);
    if (s_.me == 0) {
      for (int pe = 0; pe < s_.n; ++pe) {
        CHECK_EQ(f_.one(words_, SHMEM_CMP_EQ, T{2}, 0.0005), pe == 0 ? SHMEMX_TIMEOUT : SHMEMX_SUCCESS);
        f_.set(words_, T{2}, pe);
        shmem_quiet();
      }
    }
    int code = SHMEMX_TIMEOUT;
    while (code == SHMEMX_TIMEOUT) code = f_.one(words_, SHMEM_CMP_EQ, T{2}, 0.0002);
    CHECK_EQ(code, SHMEMX_SUCCESS);
    CHECK_EQ(*words_, T{2});
  }

  test::Session& s_;
  const Waits<T>& f_;
  T* words_;
};

void signals(test::Session& s) {
  uint64_t* signal = test::symmetric<uint64_t>(1);
  int* data = test::symmetric<int>(100);
  uint64_t value = 77;
  test::note("signal_wait_until_for");
  times_out(0, [&](double t) { return shmemx_signal_wait_until_for(signal, SHMEM_CMP_NE, 0, t, &value); });
  CHECK_EQ(value, 0u);
  times_out(kShort,
            [&](double t) { return shmemx_signal_wait_until_for(signal, SHMEM_CMP_GT, 0, t, &value); });
  shmem_barrier_all();
  for (int k = 1; k < 100; ++k) {
    int source[100];
    test::fill(source, 100, static_cast<uint64_t>(k), s.me);
    shmem_int_put_signal(data, source, 100, signal, 1, SHMEM_SIGNAL_ADD, s.right());
    const double seconds = k % 2 ? kLong : INFINITY;
    CHECK_EQ(shmemx_signal_wait_until_for(signal, SHMEM_CMP_GE, static_cast<uint64_t>(k), seconds, &value),
             SHMEMX_SUCCESS);
    CHECK_EQ(value, static_cast<uint64_t>(k));
    CHECK_FILLED(data, 100, static_cast<uint64_t>(k), s.left());
    shmem_barrier_all();
  }
  shmem_free(data);
  shmem_free(signal);
}

int questions = 0;
int stop_at = 0;  // the question that ends the wait; 0: none

int answer(int returns) {
  CHECK_EQ(returns, 1);
  return ++questions == stop_at;
}

/// The wait handler is asked in waits that last, and ends those that return, with any time limit.
void interrupted(test::Session& s) {
  test::note("waits that a handler ends");
  uint64_t* word = test::symmetric<uint64_t>(1);
  uint64_t value = 77;
  const auto one = [&](double t) { return shmemx_uint64_wait_until_for(word, SHMEM_CMP_EQ, 1, t); };
  const auto wait = [&](int stop, double seconds) {
    questions = 0;
    stop_at = stop;
    return one(seconds);
  };
  shmemx_set_wait_handler(answer);
  CHECK_EQ(wait(1, INFINITY), SHMEMX_INTERRUPTED);
  CHECK_EQ(wait(3, 100), SHMEMX_INTERRUPTED);
  CHECK_EQ(questions, 3);
  CHECK_EQ(wait(0, 0.5), SHMEMX_TIMEOUT);
  CHECK(questions >= 1 && questions <= 5);
  questions = 0;
  stop_at = 1;
  size_t index = 0;
  CHECK_EQ(shmemx_uint64_wait_until_any_for(word, 1, nullptr, SHMEM_CMP_EQ, 1, INFINITY, &index),
           SHMEMX_INTERRUPTED);
  CHECK_EQ(index, SIZE_MAX);
  questions = 0;
  CHECK_EQ(shmemx_signal_wait_until_for(word, SHMEM_CMP_EQ, 1, INFINITY, &value), SHMEMX_INTERRUPTED);
  CHECK_EQ(value, 0u);
  shmemx_set_wait_handler(nullptr);
  CHECK_EQ(one(0.25), SHMEMX_TIMEOUT);
  CHECK_EQ(questions, 1);
  shmem_barrier_all();
  shmem_uint64_p(word, 1, s.right());
  CHECK_EQ(one(INFINITY), SHMEMX_SUCCESS);  // no rest of what was interrupted
  shmem_barrier_all();
  shmem_free(word);
}

/// ISOMEM_TIMEOUT is for waits without a bound: it does not end these. In a job of one PE, where nobody else
/// waits.
void not_ended_by_the_library(test::Session& s) {
  const bool alone = s.n == 1;
  shmem_finalize();
  if (!alone) return;
  setenv("ISOMEM_TIMEOUT", "1", 1);
  shmem_init();
  test::note("a bounded wait longer than ISOMEM_TIMEOUT");
  int* word = test::symmetric<int>(1);
  times_out(1.5, [&](double t) { return shmemx_int_wait_until_for(word, SHMEM_CMP_EQ, 1, t); });
  shmem_free(word);
  shmem_finalize();
}

}  // namespace

int main() {
  test::Session session("extensions_wait");
#define ROW(NAME, TYPE)                                                 \
  {                                                                     \
    const Waits<TYPE> waits{"shmemx_" #NAME,                            \
                            shmemx_##NAME##_wait_until_for,             \
                            shmemx_##NAME##_wait_until_all_for,         \
                            shmemx_##NAME##_wait_until_any_for,         \
                            shmemx_##NAME##_wait_until_some_for,        \
                            shmemx_##NAME##_wait_until_all_vector_for,  \
                            shmemx_##NAME##_wait_until_any_vector_for,  \
                            shmemx_##NAME##_wait_until_some_vector_for, \
                            shmem_##NAME##_p};                          \
    Tester<TYPE>(session, waits).run();                                 \
  }
  TEST_AMO_TYPES(ROW)
  signals(session);
  interrupted(session);
  not_ended_by_the_library(session);
}
