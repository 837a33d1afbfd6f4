// SPDX-License-Identifier: Apache-2.0
// PES: 1 2 3 4 8
// TIMEOUT: 120
// Rules of waiting and testing: sets with nothing in them, which satisfied words are named, vectors of
// values, who may update the words, and when an update has happened.
#include "../common/p2p.hpp"
#include "../common/rules.hpp"

#include <sched.h>

#include <set>
#include <thread>

namespace {

constexpr size_t kWords = 8;

/// Symmetric words of a type, all set to `value` by the PE itself.
template <class T>
class Words {
 public:
  Words(const test::P2p<T>& f, T value) {
    shmem_barrier_all();
    for (size_t i = 0; i < kWords; ++i) f.set(at + i, value, shmem_my_pe());
    shmem_quiet();
  }
  ~Words() { shmem_free(at); }
  Words(const Words&) = delete;

  T* const at = test::symmetric<T>(kWords);
};

/// Without a status all words count, a zero in it counts, anything else does not.
void status_excludes(test::Session&) {
  test::for_each_p2p([](const auto& f) {
    test::note("%s status", f.name);
    using T = test::TypeOf<decltype(f)>;
    const Words<T> words(f, 0);
    f.set(words.at + 2, 7, shmem_my_pe());
    f.set(words.at + 5, 7, shmem_my_pe());
    shmem_quiet();
    const int one[kWords] = {1, -1, 0, 256, 1, 1, 1 << 30, 1};
    const T values[kWords] = {7, 7, 7, 7, 7, 7, 7, 7};
    size_t got[kWords];
    CHECK_EQ(f.test_some(words.at, kWords, got, nullptr, SHMEM_CMP_EQ, 7), 2u);
    CHECK_EQ(f.test_some(words.at, kWords, got, one, SHMEM_CMP_EQ, 7), 1u);
    CHECK_EQ(got[0], 2u);
    CHECK_EQ(f.test_all(words.at, kWords, nullptr, SHMEM_CMP_EQ, 7), 0);
    CHECK_EQ(f.test_all(words.at, kWords, one, SHMEM_CMP_EQ, 7), 1);
    f.wait_all(words.at, kWords, one, SHMEM_CMP_EQ, 7);
    f.wait_all_vector(words.at, kWords, one, SHMEM_CMP_EQ, values);
    for (int i = 0; i < 50; ++i) {
      CHECK_EQ(f.wait_any(words.at, kWords, one, SHMEM_CMP_EQ, 7), 2u);
      CHECK_EQ(f.test_any_vector(words.at, kWords, one, SHMEM_CMP_EQ, values), 2u);
      CHECK_EQ(f.wait_some_vector(words.at, kWords, got, one, SHMEM_CMP_EQ, values), 1u);
    }
  });
}

void empty_set_satisfies_all_but_has_no_index(test::Session&) {
  test::for_each_p2p([](const auto& f) {
    test::note("%s empty sets", f.name);
    using T = test::TypeOf<decltype(f)>;
    const Words<T> words(f, 0);
    const int masked[3] = {1, -1, 7};
    const T vector[3] = {5, 5, 5};
    size_t got[3] = {77, 77, 77};
    for (size_t n : {size_t{0}, size_t{3}}) {
      const int* status = n ? masked : nullptr;
      f.wait_all(words.at, n, status, SHMEM_CMP_EQ, 5);
      f.wait_all_vector(words.at, n, status, SHMEM_CMP_EQ, vector);
      CHECK_EQ(f.wait_any(words.at, n, status, SHMEM_CMP_EQ, 5), SIZE_MAX);
      CHECK_EQ(f.wait_any_vector(words.at, n, status, SHMEM_CMP_EQ, vector), SIZE_MAX);
      CHECK_EQ(f.wait_some(words.at, n, got, status, SHMEM_CMP_EQ, 5), 0u);
      CHECK_EQ(f.wait_some_vector(words.at, n, got, status, SHMEM_CMP_EQ, vector), 0u);
      CHECK_EQ(f.test_all(words.at, n, status, SHMEM_CMP_EQ, 5), 1);
      CHECK_EQ(f.test_all_vector(words.at, n, status, SHMEM_CMP_EQ, vector), 1);
      CHECK_EQ(f.test_any(words.at, n, status, SHMEM_CMP_EQ, 5), SIZE_MAX);
      CHECK_EQ(f.test_any_vector(words.at, n, status, SHMEM_CMP_EQ, vector), SIZE_MAX);
      CHECK_EQ(f.test_some(words.at, n, got, status, SHMEM_CMP_EQ, 5), 0u);
      CHECK_EQ(f.test_some_vector(words.at, n, got, status, SHMEM_CMP_EQ, vector), 0u);
    }
    CHECK_EQ(got[0], 77u);
  });
}

/// With all words satisfied, repeated calls must come to name every index, also of each of two sets whose
/// turns alternate. `call(set)` names an index of that set.
template <class Call>
void names_all(Call&& call) {
  std::set<size_t> seen[2];
  for (int i = 0; i < 4000 && seen[0].size() + seen[1].size() < 2 * 4; ++i) {
    for (const size_t set : {0, 1}) seen[set].insert(call(set));
  }
  for (const auto& one : seen) CHECK((one == std::set<size_t>{0, 1, 2, 3}));
}

void any_names_every_index_in_time(test::Session&) {
  test::for_each_p2p([](const auto& f) {
    test::note("%s fairness", f.name);
    using T = test::TypeOf<decltype(f)>;
    const Words<T> words(f, 1);
    const T ones[4] = {1, 1, 1, 1};
    constexpr int kEq = SHMEM_CMP_EQ;
    const auto half = [&](size_t set) { return words.at + 4 * set; };
    names_all([&](size_t set) { return f.wait_any(half(set), 4, nullptr, kEq, 1); });
    names_all([&](size_t set) { return f.test_any(half(set), 4, nullptr, kEq, 1); });
    names_all([&](size_t set) { return f.wait_any_vector(half(set), 4, nullptr, kEq, ones); });
    names_all([&](size_t set) { return f.test_any_vector(half(set), 4, nullptr, kEq, ones); });
  });
}

/// The last word is the satisfied one: who stops at the first words never finds it. Each index comes once, in
/// any order.
void some_looks_at_every_element(test::Session&) {
  test::for_each_p2p([](const auto& f) {
    test::note("%s some", f.name);
    using T = test::TypeOf<decltype(f)>;
    const Words<T> words(f, 0);
    const T values[kWords] = {1, 1, 1, 1, 1, 1, 1, 1};
    size_t got[kWords];
    for (size_t satisfied = 1; satisfied <= kWords; ++satisfied) {
      f.set(words.at + kWords - satisfied, 1, shmem_my_pe());
      shmem_quiet();
      const auto check = [&](size_t n) {
        CHECK_EQ(n, satisfied);
        const std::set<size_t> unique(got, got + n);
        CHECK_EQ(unique.size(), n);
        CHECK(*unique.begin() == kWords - satisfied && *unique.rbegin() == kWords - 1);
      };
      check(f.wait_some(words.at, kWords, got, nullptr, SHMEM_CMP_EQ, 1));
      check(f.test_some(words.at, kWords, got, nullptr, SHMEM_CMP_EQ, 1));
      check(f.wait_some_vector(words.at, kWords, got, nullptr, SHMEM_CMP_EQ, values));
      check(f.test_some_vector(words.at, kWords, got, nullptr, SHMEM_CMP_EQ, values));
    }
  });
}

/// One operator, a value for each word. The values are const: the calls compile with const arrays.
void vector_compares_element_by_element(test::Session&) {
  test::for_each_p2p([](const auto& f) {
    test::note("%s vectors with a value of its own for each word", f.name);
    using T = test::TypeOf<decltype(f)>;
    const Words<T> words(f, 0);
    T vector[kWords];
    size_t got[kWords];
    for (size_t i = 0; i < kWords; ++i) {
      f.set(words.at + i, static_cast<T>(i + 1), shmem_my_pe());
      vector[i] = static_cast<T>(i + 1);
    }
    shmem_quiet();
    const T* const values = vector;
    CHECK_EQ(f.test_all_vector(words.at, kWords, nullptr, SHMEM_CMP_EQ, values), 1);
    f.wait_all_vector(words.at, kWords, nullptr, SHMEM_CMP_EQ, values);
    CHECK_EQ(f.test_any_vector(words.at, kWords, nullptr, SHMEM_CMP_NE, values), SIZE_MAX);
    CHECK_EQ(f.test_some_vector(words.at, kWords, got, nullptr, SHMEM_CMP_NE, values), 0u);
    vector[6] = 99;
    CHECK_EQ(f.test_all_vector(words.at, kWords, nullptr, SHMEM_CMP_EQ, values), 0);
    CHECK_EQ(f.test_any_vector(words.at, kWords, nullptr, SHMEM_CMP_NE, values), 6u);
    CHECK_EQ(f.wait_any_vector(words.at, kWords, nullptr, SHMEM_CMP_NE, values), 6u);
    CHECK_EQ(f.wait_some_vector(words.at, kWords, got, nullptr, SHMEM_CMP_NE, values), 1u);
    CHECK_EQ(got[0], 6u);
  });
}

/// A thread of the waiting PE updates the words, and other PEs do: both wake the wait.
void words_may_be_updated_by_own_threads(test::Session& s) {
  auto* words = test::symmetric<long>(3);
  const long rounds = test::all() ? 5000 : 300;
  shmem_barrier_all();
  std::thread helper([&] {
    for (long k = 1; k <= rounds; ++k) {
      shmem_long_wait_until(words + 1, SHMEM_CMP_GE, k);
      shmem_long_atomic_set(words, k, s.me);
      shmem_long_atomic_add(words + 2, 1, s.right());
      shmem_quiet();
    }
  });
  for (long k = 1; k <= rounds; ++k) {
    test::note("an update by a thread of the own PE, round %ld", k);
    shmem_long_atomic_inc(words + 1, s.me);
    const long values[3] = {k, k, k};
    const int status[3] = {0, 1, 0};
    size_t got[3];
    CHECK(shmem_long_wait_until_any(words, 1, nullptr, SHMEM_CMP_EQ, k) == 0);
    CHECK(shmem_long_wait_until_some_vector(words, 1, got, nullptr, SHMEM_CMP_GE, values) == 1);
    shmem_long_wait_until_all_vector(words, 3, status, SHMEM_CMP_GE, values);
  }
  helper.join();
  shmem_barrier_all();
  shmem_free(words);
}

/// A word that goes from 0 to a value, and the wait that sees the change sees all of it.
void wait_sees_the_whole_update(test::Session& s) {
  auto* words = test::symmetric<uint64_t>(2);
  const uint64_t rounds = test::all() ? 50000 : 2000;
  for (uint64_t k = 1; k <= rounds; ++k) {
    test::note("whole words, round %zu", static_cast<size_t>(k));
    const uint64_t value = k << 32 | k;
    if (k % 2) shmem_uint64_atomic_set(words, value, s.right());
    if (k % 2 == 0) shmem_uint64_p(words, value, s.right());
    if (k % 3 == 0) shmem_uint64_wait_until(words, SHMEM_CMP_NE, 0);
    if (k % 3 == 1) CHECK_EQ(shmem_uint64_wait_until_any(words, 1, nullptr, SHMEM_CMP_GT, 0), 0u);
    while (k % 3 == 2 && !shmem_uint64_test(words, SHMEM_CMP_NE, 0)) sched_yield();
    CHECK_EQ(shmem_uint64_g(words, s.me), value);
    shmem_uint64_atomic_set(words, 0, s.me);
    shmem_quiet();
    shmem_uint64_p(words + 1, k, s.left());  // the next may come
    shmem_uint64_wait_until(words + 1, SHMEM_CMP_GE, k);
  }
  shmem_barrier_all();
  shmem_free(words);
}

/// A word of a put that a wait has seen is complete: the PE may set it back at once, before the put has come
/// to its end, and nothing writes it again.
template <class T>
void put_does_not_come_back(test::Session& s, size_t n, void (*put)(T*, const T*, size_t, int),
                            void (*wait)(T*, int, T)) {
  auto* box = test::symmetric<T>(n + 1);  // from the second word on: aligned to a word and no more
  auto* words = test::symmetric<uint64_t>(2);
  volatile T* last = box + n;
  const T source[16] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
  const bool fast = s.n == 2 && shmem_ptr(box, s.right());
  const uint64_t rounds = (fast ? 4000 : 100) * (test::all() ? 10 : 1);
  for (uint64_t k = 1; k <= rounds; ++k) {
    put(box + 1, source, n, s.right());
    wait(box + n, SHMEM_CMP_NE, 0);
    *last = 0;
    shmem_quiet();
    shmem_uint64_p(words, k, s.right());  // the put is complete
    shmem_uint64_wait_until(words, SHMEM_CMP_GE, k);
    CHECK_EQ(*last, T(0));
    shmem_uint64_p(words + 1, k, s.left());  // the next may come
    shmem_uint64_wait_until(words + 1, SHMEM_CMP_GE, k);
  }
  shmem_barrier_all();
  shmem_free(words);
  shmem_free(box);
}

void update_seen_does_not_come_back(test::Session& s) {
  for (const size_t n : {2, 3, 4, 8}) {
    test::note("put of %zu words", n);
    put_does_not_come_back<uint64_t>(s, n, shmem_uint64_put, shmem_uint64_wait_until);
    put_does_not_come_back<uint32_t>(s, n, shmem_uint32_put, shmem_uint32_wait_until);
  }
}

/// The signal goes on changing while it is waited for: what comes back is a value that satisfied the
/// comparison.
void signal_wait_returns_the_satisfying_value(test::Session& s) {
  auto* words = test::symmetric<uint64_t>(2);  // signal; whether the neighbour has seen enough
  shmem_barrier_all();
  std::thread changer([&] {
    for (uint64_t k = 1; shmem_signal_fetch(words + 1) == 0; ++k) {
      shmem_signal_set(words, k % 2 ? 1000 + k % 100 : 3, s.right());
      if (k % 7 == 0) shmem_quiet(), sched_yield();  // now with the one value there, now with the other
    }
  });
  for (int i = 0; i < (test::all() ? 20000 : 1000); ++i) {
    const uint64_t high = shmem_signal_wait_until(words, SHMEM_CMP_GE, 1000);
    CHECK(high >= 1000 && high < 1100);
    CHECK_EQ(shmem_signal_wait_until(words, SHMEM_CMP_EQ, 3), 3u);
  }
  shmem_signal_set(words + 1, 1, s.left());
  changer.join();
  shmem_barrier_all();
  shmem_free(words);
}

}  // namespace

int main(int argc, char** argv) {
  return test::run_rules(
      "waiting", argc, argv,
      {{"r09_status_excludes", status_excludes},
       {"r09_empty_set_satisfies_all_but_has_no_index", empty_set_satisfies_all_but_has_no_index},
       {"r10_any_names_every_index_in_time", any_names_every_index_in_time},
       {"r10_some_looks_at_every_element", some_looks_at_every_element},
       {"r11_vector_compares_element_by_element", vector_compares_element_by_element},
       {"r11_words_may_be_updated_by_own_threads", words_may_be_updated_by_own_threads},
       {"r12_wait_sees_the_whole_update", wait_sees_the_whole_update},
       {"r12_update_seen_does_not_come_back", update_seen_does_not_come_back},
       {"r12_signal_wait_returns_the_satisfying_value", signal_wait_returns_the_satisfying_value}});
}
