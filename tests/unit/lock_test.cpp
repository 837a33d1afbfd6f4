// SPDX-License-Identifier: Apache-2.0
// Locks and scans with PEs as threads, so that ThreadSanitizer sees what they order.
#include "isomem/lock.hpp"

#include <cstring>

#include "job/job_file.hpp"
#include "pes.hpp"

using namespace isomem;  // NOLINT

namespace {
const char* const kTest = "a test";
}

TEST_CASE_TEMPLATE("what is done under a lock happens before what its next holder does", Lock, LockWords,
                   NarrowLock) {
  for (const int n : {1, 2, 3, 5}) {
    INFO(pes::name(n, {1}));
    run_threads(n, pes::on({1}), [&](Runtime& rt) {
      HostEngine e(rt);
      auto* lock = pes::zeroed<Lock>(rt, 1);
      auto* words = pes::zeroed<uint64_t>(rt, 8);
      uint64_t* theirs = e.reach(words, 0);  // plain accesses of all PEs
      const int rounds = pes::rounds(5000);
      size_t wrong = 0;
      for (int round = 0; round < rounds; ++round) {
        if (round % 3 != 2) {
          wrong += set_lock(e, kTest, lock) != LockEnd::done;
        } else {
          while (try_lock(e, lock) != LockEnd::done) sched_yield();
        }
        for (int i = 1; i < 8; ++i) wrong += theirs[i] != theirs[0];
        for (int i = 0; i < 8; ++i) ++theirs[i];
        rt.quiet();
        wrong += clear_lock(e, kTest, lock) != LockEnd::done;
      }
      rt.barrier_all(kTest);
      CHECK(wrong == 0);
      CHECK(theirs[0] == static_cast<uint64_t>(rounds) * static_cast<uint64_t>(n));
      const Lock free{};
      CHECK(std::memcmp(lock, &free, sizeof free) == 0);
      rt.barrier_all(kTest);
    });
  }
}

TEST_CASE_TEMPLATE("locks that nobody holds, or that this PE holds", Lock, LockWords, NarrowLock) {
  run_threads(2, pes::on({1}), [](Runtime& rt) {
    HostEngine e(rt);
    auto* lock = pes::zeroed<Lock>(rt, 1);
    if (rt.me() == 1) {
      CHECK(clear_lock(e, kTest, lock) == LockEnd::free);
      CHECK(set_lock(e, kTest, lock) == LockEnd::done);
      CHECK(set_lock(e, kTest, lock) == LockEnd::mine);
      CHECK(try_lock(e, lock) == LockEnd::mine);
      CHECK(clear_lock(e, kTest, lock) == LockEnd::done);
    }
    rt.barrier_all(kTest);
    if (rt.me() == 0) CHECK(try_lock(e, lock) == LockEnd::done);
    rt.barrier_all(kTest);
    CHECK(try_lock(e, lock) == (rt.me() == 0 ? LockEnd::mine : LockEnd::taken));
    rt.barrier_all(kTest);
  });
}

TEST_CASE("the largest PE fits into each part of a Fortran lock, and disturbs no other") {
  run_threads(1, pes::on({1}), [](Runtime& rt) {
    HostEngine e(rt);
    auto* lock = pes::zeroed<NarrowLock>(rt, 1);
    constexpr uint32_t kLargest = kMostPes;
    CHECK(swap_tail(e, lock, kLargest) == 0);
    will_wait(e, lock);
    set_next(e, lock, kLargest - 1, 0);
    CHECK(next_of(e, lock) == kLargest - 1);
    CHECK(is_waiting(e, lock));
    CHECK(swap_tail(e, lock, kLargest - 2) == kLargest);
    CHECK(next_of(e, lock) == kLargest - 1);
    clear_next(e, lock);
    hand_on(e, lock, 0);
    CHECK_FALSE(is_waiting(e, lock));
    CHECK(replace_tail(e, lock, kLargest - 2, 0) == kLargest - 2);
    CHECK(lock->word == 0);
  });
}

TEST_CASE_TEMPLATE("words that are no lock are found out", Lock, LockWords, NarrowLock) {
  for (const unsigned char byte : {0x05, 0x7f, 0xff}) {
    run_threads(3, pes::on({1}), [&](Runtime& rt) {
      HostEngine e(rt);
      auto* lock = pes::zeroed<Lock>(rt, 1);
      const auto spoil = [&] {
        std::memset(lock, byte, sizeof *lock);
        rt.barrier_all(kTest);
      };
      spoil();
      if (rt.me() == 1) CHECK(try_lock(e, lock) == LockEnd::garbage);
      if (rt.me() == 1) CHECK(clear_lock(e, kTest, lock) == LockEnd::garbage);
      if (rt.me() == 1) CHECK(set_lock(e, kTest, lock) == LockEnd::garbage);
      rt.barrier_all(kTest);
    });
  }
}

TEST_CASE("scans back to back, in place and not, of all sizes") {
  for (const isomem::HostSplit& split : pes::kSplits) {
    for (const int n : {1, 2, 3, 5, 9}) {
      if (!pes::is_new(split, n)) continue;
      INFO(pes::name(n, split));
      run_threads(n, pes::on(split), [&](Runtime& rt) {
        HostEngine e(rt);
        constexpr size_t kMost = 5001;
        auto* source = pes::symmetric<uint64_t>(rt, kMost);
        auto* dest = pes::symmetric<uint64_t>(rt, kMost);
        const auto plus = [](uint64_t a, uint64_t b) { return a + b; };
        size_t wrong = 0;
        for (const size_t count : {size_t{1}, size_t{7}, size_t{8}, size_t{100}, kMost}) {
          for (int round = 0; round < 8; ++round) {
            const bool inclusive = round % 2, in_place = round / 2 % 2;
            uint64_t* from = in_place ? dest : source;
            for (size_t i = 0; i < count; ++i) from[i] = pes::value(static_cast<uint64_t>(round), rt.me(), i);
            scan(e, kTest, rt.world(), dest, from, count, plus, inclusive);
            for (size_t i = 0; i < count; ++i) {
              uint64_t want = 0;
              for (int pe = 0; pe < rt.me() + inclusive; ++pe)
                want += pes::value(static_cast<uint64_t>(round), pe, i);
              wrong += dest[i] != want;
            }
            // dest must be ready on all PEs when the next begins
            team_sync(e, kTest, rt.world());
          }
        }
        CHECK(wrong == 0);
      });
    }
  }
}
