// SPDX-License-Identifier: Apache-2.0
// Locks: one holder at a time, what the holder before did is seen, PEs that wait get the lock in their order,
// test_lock takes a free lock and no other, many locks at once, in the heap and in static data.
#include <time.h>

#include <algorithm>

#include "../common/check.hpp"

namespace {

long static_lock;

/// Plain reads and writes of PE 0's words, which no two PEs may do at once.
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
    shmem_long_put_nbi(words, copy, kWords, 0);  // clear_lock completes it
    shmem_clear_lock(lock);
  }
  shmem_barrier_all();
  if (s.me == 0) CHECK_EQ(words[0], static_cast<long>(rounds) * s.n);
  shmem_free(words);
}

/// PEs queue one after the other while PE 0 holds the lock; each notes when its turn has come.
void check_order(const test::Session& s, long* lock) {
  test::note("order of those who wait");
  auto* turn = test::symmetric<long>(1);
  auto* queued = test::symmetric<long>(1);
  if (s.me == 0) shmem_set_lock(lock);
  shmem_barrier_all();
  if (s.me == 0) {
    for (int pe = 1; pe < s.n; ++pe) {
      shmem_long_p(queued, 1, pe);  // queue now
      struct timespec pause = {0, 30000000};
      nanosleep(&pause, nullptr);
    }
    CHECK_EQ(*turn, 0L);
    shmem_clear_lock(lock);
  } else {
    shmem_long_wait_until(queued, SHMEM_CMP_EQ, 1);
    shmem_set_lock(lock);
    CHECK_EQ(shmem_long_atomic_fetch_inc(turn, 0), static_cast<long>(s.me) - 1);
    shmem_clear_lock(lock);
  }
  shmem_barrier_all();
  if (s.me == 0) CHECK_EQ(*turn, static_cast<long>(s.n) - 1);
  shmem_free(queued);
  shmem_free(turn);
}

void check_test(const test::Session& s, long* lock) {
  test::note("test_lock");
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
}

/// A lock for each of some counters, which all PEs take in an order of their own.
void check_many(test::Session& s) {
  test::note("many locks");
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

int main() {
  test::Session s("locks");
  auto* lock = test::symmetric<long>(1);
  shmem_barrier_all();
  for (long* one : {lock, &static_lock}) {
    check_exclusion(s, one, false);
    check_exclusion(s, one, true);
    check_order(s, one);
    check_test(s, one);
  }
  check_many(s);
  shmem_free(lock);
  return s.done();
}
