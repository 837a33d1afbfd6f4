// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 120
// Every wait and test form for all types: all comparisons, status masks, vectors, and that data put before
// the awaited word is there when the wait returns. Empty sets, fairness and more: tests/rules/waiting.cpp.
#include "../common/p2p.hpp"
#include "../common/check.hpp"

#include <algorithm>

namespace {

using test::holds;

constexpr size_t kWords = 12;
constexpr int kComparisons[] = {SHMEM_CMP_EQ, SHMEM_CMP_NE, SHMEM_CMP_GT,
                                SHMEM_CMP_GE, SHMEM_CMP_LT, SHMEM_CMP_LE};

template <class T>
class Tester {
 public:
  Tester(test::Session& session, const test::P2p<T>& f) : s_(session), f_(f) {
    words_ = test::symmetric<T>(kWords + 8);
  }
  ~Tester() { shmem_free(words_); }

  void run() {
    comparisons();
    sets();
    waits();
    messages();
  }

 private:
  void clear() {
    shmem_barrier_all();
    std::fill(words_, words_ + kWords, T{0});
    shmem_barrier_all();
  }

  /// Every comparison against smaller, equal, larger and extreme values; with a negative or huge value the
  /// sign counts.
  void comparisons() {
    const T values[] = {0, 1, 2, static_cast<T>(-1), static_cast<T>(T{1} << (sizeof(T) * 8 - 2))};
    for (T a : values) {
      for (T b : values) {
        for (int cmp : kComparisons) {
          test::note("%s test(cmp %d)", f_.name, cmp);
          f_.set(words_, a, s_.me);
          shmem_quiet();
          CHECK_EQ(f_.test(words_, cmp, b) != 0, holds(a, cmp, b));
          if (holds(a, cmp, b)) f_.wait_until(words_, cmp, b);
        }
      }
    }
  }

  /// Random words, random masks: the forms agree with a plain loop.
  void sets() {
    for (int round = 0; round < 40; ++round) {
      const size_t n = 1 + s_.random() % kWords;
      const int cmp = kComparisons[s_.random() % 6];
      const T wanted = static_cast<T>(s_.random() % 3);
      int mask[kWords];
      T vector[kWords];
      bool some = false, all = true;
      for (size_t i = 0; i < n; ++i) {
        f_.set(words_ + i, static_cast<T>(s_.random() % 3), s_.me);
        mask[i] = static_cast<int>(s_.random() % 3 == 0) * static_cast<int>(s_.random() % 2 ? -5 : 1);
        vector[i] = wanted;
      }
      shmem_quiet();
      const int* status = round % 4 == 0 ? nullptr : mask;
      test::note("%s sets of %zu, cmp %d, status %s", f_.name, n, cmp, status ? "given" : "NULL");
      if (!status) std::fill(mask, mask + kWords, 0);
      for (size_t i = 0; i < n; ++i) {
        if (mask[i]) continue;
        some |= holds(words_[i], cmp, wanted);
        all &= holds(words_[i], cmp, wanted);
      }
      check_some(n, mask, status, cmp, wanted, vector);
      CHECK_EQ(f_.test_all(words_, n, status, cmp, wanted) != 0, all);
      CHECK_EQ(f_.test_all_vector(words_, n, status, cmp, vector) != 0, all);
      if (all)
        f_.wait_all(words_, n, status, cmp, wanted), f_.wait_all_vector(words_, n, status, cmp, vector);
      check_any(f_.test_any(words_, n, status, cmp, wanted), n, mask, cmp, wanted, some);
      check_any(f_.test_any_vector(words_, n, status, cmp, vector), n, mask, cmp, wanted, some);
      if (!some) continue;
      check_any(f_.wait_any(words_, n, status, cmp, wanted), n, mask, cmp, wanted, true);
      check_any(f_.wait_any_vector(words_, n, status, cmp, vector), n, mask, cmp, wanted, true);
    }
  }

  void check_any(size_t index, size_t n, const int* mask, int cmp, T wanted, bool some) {
    if (!some) {
      CHECK_EQ(index, SIZE_MAX);
      return;
    }
    CHECK(index < n);
    CHECK_EQ(mask[index], 0);
    CHECK(holds(words_[index], cmp, wanted));
  }

  /// `some` forms: each satisfied index once, no other one.
  void check_some(size_t n, const int* mask, const int* status, int cmp, T wanted, const T* vector) {
    std::vector<size_t> want;
    for (size_t i = 0; i < n; ++i) {
      if (!mask[i] && holds(words_[i], cmp, wanted)) want.push_back(i);
    }
    size_t got[kWords];
    auto verify = [&](size_t count) {
      CHECK_EQ(count, want.size());
      std::sort(got, got + count);
      CHECK(std::equal(want.begin(), want.end(), got));
    };
    verify(f_.test_some(words_, n, got, status, cmp, wanted));
    verify(f_.test_some_vector(words_, n, got, status, cmp, vector));
    if (want.empty()) return;
    verify(f_.wait_some(words_, n, got, status, cmp, wanted));
    verify(f_.wait_some_vector(words_, n, got, status, cmp, vector));
  }

  /// The waits really wait for the neighbour.
  void waits() {
    static constexpr T k = 3;
    for (int round = 0; round < (test::all() ? 50 : 5); ++round) {
      clear();
      test::note("%s waits for words of the neighbour, round %d", f_.name, round);
      T vector[4];
      for (size_t i = 0; i < 4; ++i) vector[i] = static_cast<T>(k + static_cast<T>(i));
      size_t got[4];
      f_.set(words_, k, s_.right());
      f_.wait_until(words_, SHMEM_CMP_EQ, k);
      for (size_t i = 4; i-- > 0;) f_.set(words_ + 1 + i, vector[i], s_.right());
      f_.wait_all(words_ + 1, 4, nullptr, SHMEM_CMP_GE, k);
      f_.wait_all_vector(words_ + 1, 4, nullptr, SHMEM_CMP_EQ, vector);
      f_.set(words_ + 6, k, s_.right());
      CHECK_EQ(f_.wait_any(words_ + 5, 4, nullptr, SHMEM_CMP_NE, 0), 1u);
      shmem_sync_all();  // until here only one word of the four is set
      f_.set(words_ + 8, k, s_.right());
      const int mask[4] = {0, 1, 0, 0};  // the word seen before no longer counts
      CHECK_EQ(f_.wait_some(words_ + 5, 4, got, mask, SHMEM_CMP_EQ, k), 1u);
      CHECK_EQ(got[0], 3u);
    }
    clear();
  }

  /// put, fence, set: a wait that sees the word sees the data; ping-pong with a word back.
  void messages() {
    T payload[7];
    for (int round = 1; round <= (test::all() ? 100 : 20); ++round) {
      test::note("%s put, fence, set; round %d", f_.name, round);
      const uint64_t salt = s_.seed + static_cast<uint64_t>(round);
      test::fill(payload, 7, salt, s_.me);
      f_.put(words_ + kWords, payload, 7, s_.right());
      shmem_fence();
      f_.set(words_, static_cast<T>(round), s_.right());
      if (round % 2) {
        f_.wait_until(words_, SHMEM_CMP_EQ, static_cast<T>(round));
      } else {
        while (!f_.test(words_, SHMEM_CMP_EQ, static_cast<T>(round))) {
        }
      }
      CHECK_FILLED(words_ + kWords, 7, salt, s_.left());
      f_.set(words_ + 1, static_cast<T>(round), s_.left());
      f_.wait_until(words_ + 1, SHMEM_CMP_EQ, static_cast<T>(round));
    }
    shmem_barrier_all();
  }

  test::Session& s_;
  const test::P2p<T>& f_;
  T* words_;
};

template <class T>
void run(test::Session& session, const test::P2p<T>& f) {
  Tester<T>(session, f).run();
}

}  // namespace

int main() {
  test::Session session("p2p");
  test::for_each_p2p([&](const auto& f) { run(session, f); });
  return session.done();
}
