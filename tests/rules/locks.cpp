// SPDX-License-Identifier: Apache-2.0
// PES: 1 2 3 4 5 8
// TIMEOUT: 120
// Rules of locks: a long that is zero is a free lock, in the heap and in static data; one holder at a time,
// who sees what the holder before did; PEs get it in the order in which they asked; test_lock takes a free
// lock and no other.
#include <time.h>

#include <algorithm>

#include "../common/rules.hpp"

namespace {

long static_lock;

/// `test(lock)` with a lock in the heap and with one in static data.
template <class F>
void on_both_kinds(F&& test) {
  auto* lock = test::symmetric<long>(1);
  shmem_barrier_all();
  for (long* one : {lock, &static_lock}) test(one);
  shmem_free(lock);
}

/// Plain reads and writes of PE 0's words, which no two PEs may do at once. The last write is pending when
/// the lock is cleared, which completes it.
void check_exclusion(const test::Session& s, long* lock, bool by_test) {
  test::note("exclusion by %s", by_test ? "test_lock" : "set_lock");
  constexpr size_t kWords = 100;
  auto* words = test::symmetric<long>(kWords);
  const int rounds = by_test ? 50 : 300;
  shmem_barrier_all();
  for (int round = 0; round < rounds; ++round) {
    if (by_test) {
      while (shmem_test_lock(lock) != 0) shmem_long_g(words, 0);
    } else {
      shmem_set_lock(lock);
    }
    long copy[kWords];
    shmem_long_get(copy, words, kWords, 0);
    const long before = copy[0];
    for (long& word : copy) {
      CHECK_EQ(word, before);
      ++word;
    }
    shmem_long_put_nbi(words, copy, kWords, 0);
    shmem_clear_lock(lock);
  }
  shmem_barrier_all();
  if (s.me == 0) CHECK_EQ(words[0], static_cast<long>(rounds) * s.n);
  shmem_free(words);
}

void one_holder_and_clear_completes(test::Session& s) {
  on_both_kinds([&](long* lock) {
    check_exclusion(s, lock, false);
    check_exclusion(s, lock, true);
  });
}

/// PEs queue one after the other while PE 0 holds the lock, `pause_ms` after each other; each notes when its
/// turn has come. Whether the turns were in the order of the calls, the same on all PEs.
bool served_in_order(const test::Session& s, long* lock, int pause_ms) {
  auto* turn = test::symmetric<long>(3);  // the next; whether to queue now; how many came in their turn
  if (s.me == 0) shmem_set_lock(lock);
  shmem_barrier_all();
  if (s.me == 0) {
    for (int pe = 1; pe < s.n; ++pe) {
      shmem_long_p(turn + 1, 1, s.n - pe);  // from the last PE to the first
      struct timespec pause = {0, pause_ms * 1000000};
      nanosleep(&pause, nullptr);
    }
    CHECK_EQ(*turn, 0L);
    shmem_clear_lock(lock);
  } else {
    shmem_long_wait_until(turn + 1, SHMEM_CMP_EQ, 1);
    shmem_set_lock(lock);
    const long mine = shmem_long_atomic_fetch_inc(turn, 0);
    shmem_clear_lock(lock);
    if (mine == s.n - 1 - s.me) shmem_long_atomic_inc(turn + 2, 0);
  }
  shmem_barrier_all();
  const bool in_order = shmem_long_g(turn + 2, 0) == s.n - 1;
  CHECK_EQ(shmem_long_g(turn, 0), static_cast<long>(s.n) - 1);
  shmem_barrier_all();
  shmem_free(turn);
  return in_order;
}

/// On a busy machine a PE may need longer than the pause to come to the lock, so there is another chance.
void first_come_first_served(test::Session& s) {
  on_both_kinds([&](long* lock) {
    int pause_ms = 20;
    while (!served_in_order(s, lock, pause_ms)) {
      pause_ms *= 2;
      test::note("order of those who wait, pauses of %d ms", pause_ms);
      CHECK(pause_ms <= 640);
    }
  });
}

void test_lock_is_0_when_it_has_the_lock(test::Session& s) {
  on_both_kinds([&](long* lock) {
    if (s.me == s.n - 1) CHECK_EQ(shmem_test_lock(lock), 0);
    shmem_barrier_all();
    CHECK_EQ(shmem_test_lock(lock), 1);  // the holder as well
    shmem_barrier_all();
    if (s.me == s.n - 1) shmem_clear_lock(lock);
    shmem_barrier_all();
    if (s.me == 0) {
      CHECK_EQ(shmem_test_lock(lock), 0);
      shmem_clear_lock(lock);
    }
    shmem_barrier_all();
    CHECK_EQ(*lock, 0L);  // nothing is left of it
    shmem_barrier_all();
  });
}

/// A lock for each of some counters, which all PEs take in an order of their own.
void locks_are_independent(test::Session& s) {
  constexpr size_t kLocks = 16;
  auto* locks = test::symmetric<long>(kLocks);
  auto* counts = test::symmetric<long>(kLocks);
  shmem_barrier_all();
  for (int round = 0; round < 200; ++round) {
    const size_t i = s.random() % kLocks, other = s.random() % kLocks;
    shmem_set_lock(locks + std::min(i, other));
    if (i != other) shmem_set_lock(locks + std::max(i, other));
    for (const size_t at : {i, other}) {
      const int pe = static_cast<int>(at) % s.n;
      shmem_long_p(counts + at, shmem_long_g(counts + at, pe) + 1, pe);
      shmem_quiet();
    }
    shmem_clear_lock(locks + i);
    if (i != other) shmem_clear_lock(locks + other);
  }
  shmem_barrier_all();
  long sum = 0;
  for (size_t i = 0; i < kLocks; ++i) sum += shmem_long_g(counts + i, static_cast<int>(i) % s.n);
  CHECK_EQ(sum, 400L * s.n);
  shmem_barrier_all();
  shmem_free(counts);
  shmem_free(locks);
}

}  // namespace

int main(int argc, char** argv) {
  return test::run_rules("locks", argc, argv,
                         {{"r29_one_holder_and_clear_completes", one_holder_and_clear_completes},
                          {"r29_first_come_first_served", first_come_first_served},
                          {"r29_test_lock_is_0_when_it_has_the_lock", test_lock_is_0_when_it_has_the_lock},
                          {"r29_locks_are_independent", locks_are_independent}});
}
