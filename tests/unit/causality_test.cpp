// SPDX-License-Identifier: Apache-2.0
// The memory model beyond two PEs and one message: store buffering without pauses, order handed on through a
// third PE, signals round a ring, a lock made of atomics.
#include <sched.h>

#include <array>
#include <string_view>

#include "isomem/sync.hpp"
#include "pes.hpp"

using namespace isomem;  // NOLINT

namespace {

const char* const kTest = "a test";

void wait_for_word(HostEngine& e, const uint64_t* word, uint64_t least) {
  wait_all(e, kTest, WordSet<uint64_t>{word, 1, nullptr, Cmp::ge, &least, false});
}

/// Keeps this thread on a core of its own, if there are several: two threads of one core never overlap.
void take_core(int which) {
  cpu_set_t allowed;
  CPU_ZERO(&allowed);
  if (sched_getaffinity(0, sizeof(allowed), &allowed) != 0 || CPU_COUNT(&allowed) < 2) return;
  int core = 0;
  for (int left = which + 1; core < CPU_SETSIZE && (left -= CPU_ISSET(core, &allowed) ? 1 : 0) > 0;) ++core;
  cpu_set_t own;
  CPU_ZERO(&own);
  CPU_SET(core, &own);
  sched_setaffinity(0, sizeof(own), &own);
}

/// Returns on both PEs at nearly the same time: whoever waits keeps its core, for a while.
void run_together(HostEngine& e, const uint64_t* word, uint64_t least) {
  for (int spins = 1; e.load(word) < least; ++spins) {
    if (spins % 1000000 == 0) sched_yield();
  }
}

/// Of two runs of "write my number there, quiet, read the other's number here": pairs in which neither saw
/// the other. `seen[i - 1]` is what the run saw in its step i; it never decreases.
size_t neither_saw(const uint64_t* mine, const uint64_t* theirs, uint64_t steps) {
  size_t forbidden = 0;
  for (uint64_t i = 1; i <= steps; ++i) {
    const uint64_t first_unseen = mine[i - 1] + 1;
    forbidden += first_unseen <= steps && theirs[first_unseen - 1] < i;
  }
  return forbidden;
}

}  // namespace

TEST_CASE("store buffering without pauses: one of two PEs sees the other's put") {
  for (const isomem::HostSplit& split : pes::kSplits) {
    const bool loopback = split.hosts > 1;
    if (!pes::is_new(split, 2)) continue;
    INFO(pes::name(2, split));
    run_threads(2, pes::on(split), [&](Runtime& rt) {
      HostEngine e(rt);
      constexpr size_t kStart = 16;  // in another cache line than the word
      const auto steps = static_cast<uint64_t>(pes::rounds(loopback ? 2000 : 100000));
      uint64_t* word = pes::zeroed<uint64_t>(rt, 2 * kStart);
      uint64_t* seen = pes::zeroed<uint64_t>(rt, steps);
      const int other = 1 - rt.me();
      size_t forbidden = 0;
      take_core(rt.me());
      for (uint64_t run = 1; run <= (loopback ? 1 : 40); ++run) {
        store_word(word, uint64_t{0});
        rt.barrier_all(kTest);
        put_word(e, word + kStart, run, other);
        run_together(e, word + kStart, run);
        for (uint64_t step = 1; step <= steps; ++step) {
          put_word(e, word, step, other);
          rt.quiet();
          seen[step - 1] = e.load(word);
        }
        rt.barrier_all(kTest);
        std::vector<uint64_t> theirs(steps);
        get(e, theirs.data(), seen, steps * 8, other);
        forbidden += neither_saw(seen, theirs.data(), steps);
        rt.barrier_all(kTest);
      }
      CHECK(forbidden == 0);
    });
  }
}

TEST_CASE("a put completed by quiet is seen by whoever hears of it through others") {
  constexpr size_t kWords = 16;
  for (const isomem::HostSplit& split : pes::kSplits) {
    const bool loopback = split.hosts > 1;
    for (const int n : {3, 4}) {
      if (!pes::is_new(split, n)) continue;
      INFO(pes::name(n, split));
      run_threads(n, pes::on(split), [&](Runtime& rt) {
        HostEngine e(rt);
        uint64_t* data = pes::symmetric<uint64_t>(rt, kWords);
        uint64_t* flag = pes::zeroed<uint64_t>(rt, 1);
        const int last = rt.n_pes() - 1;
        size_t wrong = 0;
        for (uint64_t round = 1; round <= static_cast<uint64_t>(pes::rounds(loopback ? 300 : 3000));
             ++round) {
          if (rt.me() == 0) {
            std::array<uint64_t, kWords> payload;
            for (size_t i = 0; i < kWords; ++i) payload[i] = pes::value(round, 0, i);
            put(e, data, payload.data(), sizeof(payload), last, false);
            rt.quiet();
            put_word(e, flag, round, 1);
            wait_for_word(e, flag, round);  // from the last PE: it has read
          } else {
            wait_for_word(e, flag, round);
            for (size_t i = 0; rt.me() == last && i < kWords; ++i)
              wrong += data[i] != pes::value(round, 0, i);
            rt.quiet();
            put_word(e, flag, round, (rt.me() + 1) % rt.n_pes());
          }
        }
        CHECK(wrong == 0);
      });
    }
  }
}

// PE 0 writes into the memory of PE 1, its neighbour on two hosts. PE 2 hears of it and tells PE 1, or
// fetches it.
TEST_CASE("what a PE has heard of it hands on to another host without a fence of its own") {
  constexpr size_t kWords = 16;
  for (const isomem::HostSplit& split : pes::kSplits) {
    if (split.hosts == 1 || !pes::is_new(split, 3)) continue;
    INFO(pes::name(3, split));
    run_threads(3, pes::on(split), [&](Runtime& rt) {
      HostEngine e(rt);
      // in messages; over the loopback each PE carries out its operations itself
      if (rt.transport().wire()->short_name() != std::string_view("mesh")) return;
      uint64_t* data = pes::symmetric<uint64_t>(rt, kWords);
      uint64_t* told = pes::zeroed<uint64_t>(rt, 1);
      uint64_t* read = pes::zeroed<uint64_t>(rt, 1);
      size_t wrong = 0;
      const auto check = [&](const uint64_t* got, uint64_t round) {
        for (size_t i = 0; i < kWords; ++i) wrong += got[i] != pes::value(round, 0, i);
        if (rt.me() == 1) rt.quiet();  // it has read before it says so
        put_word(e, read, round, 0);
      };
      for (uint64_t round = 1; round <= static_cast<uint64_t>(pes::rounds(600)); ++round) {
        const bool is_fetched = round % 2 == 0;
        std::array<uint64_t, kWords> words{};
        if (rt.me() == 0) {
          for (size_t i = 0; i < kWords; ++i) words[i] = pes::value(round, 0, i);
          if (is_fetched) {  // nothing that a quiet would send
            put_signal(e, data, words.data(), sizeof(words), told, round, false, 1);
          } else {
            put(e, data, words.data(), sizeof(words), 1);
            rt.quiet();
            put_word(e, told, round, 2);
          }
          wait_for_word(e, read, round);
        } else if (rt.me() == 1 && !is_fetched) {
          wait_for_word(e, told, round);
          check(data, round);
        } else if (rt.me() == 2 && !is_fetched) {
          wait_for_word(e, told, round);
          put_word(e, told, round, 1);
        } else if (rt.me() == 2) {
          while (atomic_fetch(e, Amo::fetch, told, uint64_t{0}, uint64_t{0}, 1) < round) sched_yield();
          get(e, words.data(), data, sizeof(words), 1);
          check(words.data(), round);
        }
      }
      rt.barrier_all(kTest);
      CHECK(wrong == 0);
    });
  }
}

TEST_CASE("put with signal round a ring, both ways of signalling") {
  constexpr size_t kWords = 40;
  for (const isomem::HostSplit& split : pes::kSplits) {
    const bool loopback = split.hosts > 1;
    for (const int n : {2, 3, 4}) {
      if (!pes::is_new(split, n)) continue;
      INFO(pes::name(n, split));
      run_threads(n, pes::on(split), [&](Runtime& rt) {
        HostEngine e(rt);
        uint64_t* data = pes::symmetric<uint64_t>(rt, 2 * kWords);
        uint64_t* signals = pes::zeroed<uint64_t>(rt, 2);  // data are there; data have been read
        const int next = (rt.me() + 1) % rt.n_pes();
        const int previous = (rt.me() + rt.n_pes() - 1) % rt.n_pes();
        size_t wrong = 0;
        for (uint64_t round = 1; round <= static_cast<uint64_t>(pes::rounds(loopback ? 200 : 3000));
             ++round) {
          const size_t half = round % 2 * kWords;
          std::array<uint64_t, kWords> payload;
          for (size_t i = 0; i < kWords; ++i) payload[i] = pes::value(round, rt.me(), i);
          if (round > 2) wait_for_word(e, signals + 1, round - 2);  // the half is free again
          const bool add = round % 3 == 0;
          put_signal(e, data + half, payload.data(), sizeof(payload), signals, add ? 1 : round, add, next);
          if (loopback) rt.quiet();  // a wire may carry out two signals in either order
          wait_for_word(e, signals, round);
          for (size_t i = 0; i < kWords; ++i) wrong += data[half + i] != pes::value(round, previous, i);
          rt.fence();  // read before the answer
          isomem::signal(e, signals + 1, round, false, previous);
        }
        CHECK(wrong == 0);
      });
    }
  }
}

TEST_CASE("a lock of compare-and-swap and quiet keeps plain data consistent") {
  for (const isomem::HostSplit& split : pes::kSplits) {
    const bool loopback = split.hosts > 1;
    for (const int n : {2, 4}) {
      if (!pes::is_new(split, n)) continue;
      INFO(pes::name(n, split));
      run_threads(n, pes::on(split), [&](Runtime& rt) {
        HostEngine e(rt);
        uint64_t* lock = pes::zeroed<uint64_t>(rt, 1);
        uint64_t* data = pes::zeroed<uint64_t>(rt, 4);
        const int home = rt.n_pes() - 1;
        const int rounds = pes::rounds(loopback ? 100 : 1000);
        size_t wrong = 0;
        for (int round = 0; round < rounds; ++round) {
          const auto me = static_cast<uint64_t>(rt.me()) + 1;
          while (atomic_fetch(e, Amo::compare_swap, lock, me, uint64_t{0}, home) != 0) sched_yield();
          std::array<uint64_t, 4> words;
          get(e, words.data(), data, sizeof(words), home);
          for (size_t i = 0; i < 4; ++i) wrong += words[i] != words[0];
          for (uint64_t& word : words) ++word;
          put(e, data, words.data(), sizeof(words), home, false);
          rt.quiet();
          atomic(e, Amo::set, lock, uint64_t{0}, home);
        }
        rt.barrier_all(kTest);
        if (rt.me() == home) wrong += data[3] != static_cast<uint64_t>(rounds * n);
        CHECK(wrong == 0);
        rt.barrier_all(kTest);
      });
    }
  }
}
