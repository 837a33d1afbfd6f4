// SPDX-License-Identifier: Apache-2.0
// The C functions with PEs as threads: races in the API's own code, and in what it promises between PEs. Only
// in the tsan preset, which makes the state of the API per thread.
#include <shmemx.h>

#include <cmath>

#include "api/this_pe.hpp"
#include "pes.hpp"

using namespace isomem;  // NOLINT

extern "C" {
void shmem_set_lock_(int* lock);
void shmem_clear_lock_(int* lock);
}

namespace {

void on_pes(int n, const std::function<void()>& body) {
  for (const isomem::HostSplit& split : pes::kSplits) {
    if (!pes::is_new(split, n)) continue;
    INFO(pes::name(n, split));
    run_threads(n, pes::on(split), [&](Runtime& rt) {
      api::this_pe = &rt;
      body();
      api::this_pe = nullptr;
    });
  }
}

int right() { return (shmem_my_pe() + 1) % shmem_n_pes(); }
int left() { return (shmem_my_pe() + shmem_n_pes() - 1) % shmem_n_pes(); }

}  // namespace

TEST_CASE("C API: put, fence, p and every form of waiting") {
  on_pes(3, [] {
    auto* data = static_cast<long*>(shmem_calloc(100, sizeof(long)));
    auto* flag = static_cast<int*>(shmem_calloc(2, sizeof(int)));
    auto* ack = static_cast<int*>(shmem_calloc(1, sizeof(int)));
    int wrong = 0;
    for (int round = 1; round <= 120; ++round) {
      long payload[100];
      for (int i = 0; i < 100; ++i) payload[i] = round * 1000 + i + shmem_my_pe();
      shmem_long_put(data, payload, 100, right());
      shmem_fence();
      shmem_int_p(flag + round % 2, round, right());
      const int* const seen = flag + round % 2;
      int* const waited = flag + round % 2;
      size_t index = 9;
      const int want = round;
      switch (round % 6) {
        case 0:
          shmem_int_wait_until(waited, SHMEM_CMP_EQ, round);
          break;
        case 1:
          if (round % 4 == 1) {
            shmem_int_wait_until_all(waited, 1, nullptr, SHMEM_CMP_GE, round);
          } else {
            shmem_int_wait_until_all_vector(waited, 1, nullptr, SHMEM_CMP_EQ, &want);
          }
          break;
        case 2:
          wrong += shmem_int_wait_until_any(waited, 1, nullptr, SHMEM_CMP_EQ, round) != 0;
          break;
        case 3:
          wrong += shmem_int_wait_until_some_vector(waited, 1, &index, nullptr, SHMEM_CMP_EQ, &want) != 1;
          break;
        case 4:
          while (!shmem_int_test(waited, SHMEM_CMP_EQ, round)) sched_yield();
          break;
        default:
          while (shmem_int_atomic_fetch(seen, shmem_my_pe()) != round) sched_yield();
      }
      for (int i = 0; i < 100; ++i) wrong += data[i] != round * 1000 + i + left();
      shmem_fence();
      shmem_int_p(ack, round, left());
      shmem_int_wait_until(ack, SHMEM_CMP_EQ, round);
    }
    CHECK(wrong == 0);
    shmem_barrier_all();
  });
}

TEST_CASE("C API: put with signal, signal_wait_until, signal_fetch") {
  on_pes(2, [] {
    auto* data = static_cast<double*>(shmem_calloc(300, sizeof(double)));
    auto* signal = static_cast<uint64_t*>(shmem_calloc(2, sizeof(uint64_t)));
    int wrong = 0;
    for (uint64_t round = 1; round <= 100; ++round) {
      double payload[300];
      for (int i = 0; i < 300; ++i) payload[i] = static_cast<double>(round) + i;
      if (round % 2) {
        shmem_double_put_signal(data, payload, 300, signal, round, SHMEM_SIGNAL_SET, right());
      } else {
        shmem_double_put_signal_nbi(data, payload, 300, signal, 1, SHMEM_SIGNAL_ADD, right());
        shmem_quiet();
      }
      if (round % 3) {
        wrong += shmem_signal_wait_until(signal, SHMEM_CMP_GE, round) != round;
      } else {
        while (shmem_signal_fetch(signal) != round) sched_yield();
      }
      for (int i = 0; i < 300; ++i) wrong += data[i] != static_cast<double>(round) + i;
      shmem_fence();
      shmem_signal_set(signal + 1, round, left());
      shmem_signal_wait_until(signal + 1, SHMEM_CMP_EQ, round);
    }
    CHECK(wrong == 0);
    shmem_barrier_all();
  });
}

TEST_CASE("C API: collectives back to back") {
  on_pes(4, [] {
    auto* source = static_cast<long*>(shmem_malloc(4 * sizeof(long)));
    auto* dest = static_cast<long*>(shmem_malloc(16 * sizeof(long)));
    int wrong = 0;
    for (long round = 1; round <= 60; ++round) {
      for (int i = 0; i < 4; ++i) source[i] = round * 10 + shmem_my_pe();
      shmem_barrier_all();
      shmem_long_sum_reduce(SHMEM_TEAM_WORLD, dest, source, 1);
      wrong += dest[0] != 4 * round * 10 + 6;
      shmem_sync_all();
      shmem_long_fcollect(SHMEM_TEAM_WORLD, dest, source, 2);
      for (int i = 0; i < 8; ++i) wrong += dest[i] != round * 10 + i / 2;
      shmem_team_sync(SHMEM_TEAM_WORLD);
      shmem_long_alltoall(SHMEM_TEAM_WORLD, dest, source, 1);
      for (int i = 0; i < 4; ++i) wrong += dest[i] != round * 10 + i;
      shmem_sync_all();
      shmem_long_broadcast(SHMEM_TEAM_WORLD, dest, source, 4, static_cast<int>(round % 4));
      wrong += dest[3] != round * 10 + round % 4;
      shmem_long_collect(SHMEM_TEAM_WORLD, dest, source, static_cast<size_t>(shmem_my_pe()));
    }
    CHECK(wrong == 0);
    shmem_barrier_all();
  });
}

TEST_CASE("C API: data before a flag by every routine that orders or completes") {
  on_pes(2, [] {
    auto* data = static_cast<long*>(shmem_calloc(20, sizeof(long)));
    auto* flag = static_cast<int*>(shmem_calloc(1, sizeof(int)));
    int wrong = 0;
    for (int round = 1; round <= 180; ++round) {
      long payload[20];
      for (int i = 0; i < 20; ++i) payload[i] = round * 1000 + i + shmem_my_pe();
      shmem_team_t team = SHMEM_TEAM_INVALID;
      shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
      if (round % 9 > 5) {  // the last three are about contexts of the program's own
        shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 2, nullptr, 0, &team);
        shmem_team_create_ctx(team, 0, &ctx);
      }
      shmem_ctx_long_put_nbi(ctx, data, payload, 20, right());
      const int target = right();
      switch (round % 9) {
        case 0:
          shmem_fence();
          break;
        case 1:
          shmem_ctx_fence(SHMEM_CTX_DEFAULT);
          break;
        case 2:
          shmem_quiet();
          break;
        case 3:
          shmem_ctx_quiet(SHMEM_CTX_DEFAULT);
          break;
        case 4:
          shmem_pe_quiet(&target, 1);
          break;
        case 5:
          shmem_ctx_pe_quiet(SHMEM_CTX_DEFAULT, &target, 1);
          break;
        case 6:
          shmem_ctx_quiet(ctx);
          break;
        case 7:
          shmem_ctx_destroy(ctx);
          break;
        default:
          shmem_team_destroy(team);  // with its context
          team = SHMEM_TEAM_INVALID;
      }
      shmem_int_p(flag, round, right());
      shmem_int_wait_until(flag, SHMEM_CMP_EQ, round);
      for (int i = 0; i < 20; ++i) wrong += data[i] != round * 1000 + i + left();
      shmem_barrier_all();
      shmem_team_destroy(team);
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("C API: vector forms of waiting and testing") {
  on_pes(2, [] {
    constexpr size_t kFlags = 3;
    auto* data = static_cast<long*>(shmem_calloc(kFlags, sizeof(long)));
    auto* flags = static_cast<long*>(shmem_calloc(kFlags, sizeof(long)));
    int wrong = 0;
    for (long round = 1; round <= 100; ++round) {
      long wanted[kFlags];
      for (size_t i = 0; i < kFlags; ++i) {
        wanted[i] = round * 10 + static_cast<long>(i);
        shmem_long_p(data + i, -wanted[i], right());
        shmem_fence();
        shmem_long_p(flags + i, wanted[i], right());
      }
      size_t found[kFlags] = {0, 1, 2};
      size_t n = kFlags;
      switch (round % 7) {
        case 0:
          shmem_long_wait_until_all_vector(flags, kFlags, nullptr, SHMEM_CMP_EQ, wanted);
          break;
        case 1:
          found[0] = shmem_long_wait_until_any_vector(flags, kFlags, nullptr, SHMEM_CMP_EQ, wanted), n = 1;
          break;
        case 2:
          n = shmem_long_wait_until_some_vector(flags, kFlags, found, nullptr, SHMEM_CMP_EQ, wanted);
          break;
        case 3:
          n = shmem_long_wait_until_some(flags, kFlags, found, nullptr, SHMEM_CMP_GE, round * 10);
          break;
        case 4:
          while (!shmem_long_test_all_vector(flags, kFlags, nullptr, SHMEM_CMP_EQ, wanted)) sched_yield();
          break;
        case 5:
          n = 1;
          while ((found[0] = shmem_long_test_any(flags, kFlags, nullptr, SHMEM_CMP_GE, round * 10)) ==
                 SIZE_MAX)
            sched_yield();
          break;
        default:
          while ((n = shmem_long_test_some(flags, kFlags, found, nullptr, SHMEM_CMP_GE, round * 10)) == 0)
            sched_yield();
      }
      for (size_t k = 0; k < n; ++k) wrong += data[found[k]] != -wanted[found[k]];
      shmem_barrier_all();
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("C API: atomics of all kinds, with and without a result, now or later") {
  on_pes(4, [] {
    auto* sum = static_cast<unsigned long*>(shmem_calloc(4, sizeof(unsigned long)));
    auto* number = static_cast<double*>(shmem_calloc(1, sizeof(double)));
    const unsigned long bit = 1ul << shmem_my_pe();
    int wrong = 0;
    for (int round = 0; round < 60; ++round) {
      shmem_ulong_atomic_inc(sum, 0);
      shmem_ulong_atomic_add(sum, 2, 0);
      shmem_ulong_atomic_fetch_add(sum, 3, 0);
      unsigned long old = 0;
      shmem_ulong_atomic_fetch_inc_nbi(&old, sum, 0);
      wrong += (shmem_ulong_atomic_fetch_xor(sum + 1, bit, 0) & bit) != (round % 2 ? bit : 0);
      shmem_ulong_atomic_or(sum + 2, bit, 0);
      shmem_quiet();
      wrong += (shmem_ulong_atomic_fetch_and(sum + 2, ~bit, 0) & bit) != bit;
      while (shmem_ulong_atomic_compare_swap(sum + 3, 0, bit, 0) != 0) sched_yield();
      wrong += shmem_ulong_atomic_swap(sum + 3, 0, 0) != bit;
      shmem_double_atomic_set(number, round + 0.5, shmem_my_pe());
      shmem_quiet();
      wrong += shmem_double_atomic_fetch(number, shmem_my_pe()) != round + 0.5;
    }
    shmem_barrier_all();
    wrong += shmem_ulong_atomic_fetch(sum, 0) != 4u * 60 * 7;
    CHECK(wrong == 0);
    shmem_barrier_all();
  });
}

TEST_CASE("C API: strided, get and put between barriers") {
  on_pes(3, [] {
    auto* there = static_cast<int*>(shmem_malloc(60 * sizeof(int)));
    auto* here = static_cast<int*>(shmem_malloc(60 * sizeof(int)));
    int wrong = 0;
    for (int round = 1; round <= 60; ++round) {
      int payload[20];
      for (int i = 0; i < 20; ++i) payload[i] = round * 100 + i;
      for (int i = 0; i < 60; ++i) here[i] = -round - i - shmem_my_pe();
      shmem_int_iput(there, payload, 3, 2, 10, right());
      shmem_int_ibput(there + 31, payload, 6, 4, 2, 4, right());
      shmem_barrier_all();
      for (int i = 0; i < 10; ++i) wrong += there[3 * i] != round * 100 + 2 * i;
      for (int i = 0; i < 8; ++i) wrong += there[31 + i / 2 * 6 + i % 2] != round * 100 + i / 2 * 4 + i % 2;
      int got[20];
      shmem_int_iget(got, here, 1, 3, 20, right());
      for (int i = 0; i < 20; ++i) wrong += got[i] != -round - 3 * i - right();
      wrong += shmem_int_g(here + 59, left()) != -round - 59 - left();
      shmem_int_get_nbi(got, here, 20, left());
      shmem_quiet();
      for (int i = 0; i < 20; ++i) wrong += got[i] != -round - i - left();
      shmem_barrier_all();
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("C API: active sets: a barrier completes puts, a sync orders plain stores") {
  on_pes(4, [] {
    auto* sync = static_cast<long*>(shmem_calloc(SHMEM_SYNC_SIZE, sizeof(long)));
    auto* put = static_cast<long*>(shmem_calloc(100, sizeof(long)));
    auto* stored = static_cast<long*>(shmem_calloc(1, sizeof(long)));
    const int start = shmem_my_pe() % 2;  // even PEs and odd ones
    const int peer = (shmem_my_pe() + 2) % 4;
    int wrong = 0;
    for (long round = 1; round <= 100; ++round) {
      long payload[100];
      for (long i = 0; i < 100; ++i) payload[i] = round * 1000 + i;
      shmem_long_put_nbi(put, payload, 100, peer);
      shmem_barrier(start, 1, 2, sync);
      for (long i = 0; i < 100; ++i) wrong += put[i] != round * 1000 + i;
      *stored = round;
      shmem_sync(start, 1, 2, sync);
      wrong += shmem_long_g(stored, peer) != round;
      shmem_sync(start, 1, 2, sync);
    }
    CHECK(wrong == 0);
    shmem_barrier_all();
    shmem_free(stored);
    shmem_free(put);
    shmem_free(sync);
  });
}

TEST_CASE("C API: release order, fences for some PEs, and bounded waits") {
  on_pes(3, [] {
    auto* data = static_cast<long*>(shmem_calloc(100, sizeof(long)));
    auto* flag = static_cast<int*>(shmem_calloc(1, sizeof(int)));
    auto* signal = static_cast<uint64_t*>(shmem_calloc(1, sizeof(uint64_t)));
    int wrong = 0;
    for (int round = 1; round <= 120; ++round) {
      long payload[100];
      size_t index = 9;
      for (int i = 0; i < 100; ++i) payload[i] = round * 1000 + i + shmem_my_pe();
      const int to = right();
      shmem_long_put_nbi(data, payload, 99, to);
      if (round % 3 == 0) {
        shmem_long_p(data + 99, payload[99], to);
        shmemx_pe_fence(&to, 1);
        shmem_int_p(flag, round, to);
      } else if (round % 3 == 1) {
        shmemx_long_put_release(data + 99, payload + 99, 1, to);
        shmemx_int_p_release(flag, round, to);
      } else {
        shmem_quiet();
        shmemx_long_put_signal_pes(data + 99, payload + 99, 1, signal, static_cast<uint64_t>(round),
                                   SHMEM_SIGNAL_SET, &to, 1);
      }
      const double seconds = round % 2 ? 600 : INFINITY;
      uint64_t seen = 0;
      if (round % 3 == 2) {
        wrong += shmemx_signal_wait_until_for(signal, SHMEM_CMP_EQ, static_cast<uint64_t>(round), seconds,
                                              &seen) != 0;
      } else if (round % 4 < 2) {
        wrong += shmemx_int_wait_until_for(flag, SHMEM_CMP_EQ, round, seconds) != 0;
      } else {
        wrong += shmemx_int_wait_until_any_for(flag, 1, nullptr, SHMEM_CMP_EQ, round, seconds, &index) != 0;
      }
      for (int i = 0; i < 100; ++i) wrong += data[i] != round * 1000 + i + left();
      shmem_barrier_all();
    }
    CHECK(wrong == 0);
    shmem_free(signal);
    shmem_free(flag);
    shmem_free(data);
  });
}

TEST_CASE("C API: who gets a lock sees what was put under it, in C and in Fortran") {
  on_pes(3, [] {
    constexpr long kRounds = 60;
    auto* lock = static_cast<long*>(shmem_calloc(1, sizeof(long)));
    auto* narrow = static_cast<int*>(shmem_calloc(1, sizeof(int)));
    auto* counters = static_cast<long*>(shmem_calloc(2, sizeof(long)));  // one for each lock, in the last PE
    const int home = shmem_n_pes() - 1;
    long next = 0;
    const auto count = [home, &next](long* counter) {
      next = shmem_long_g(counter, home) + 1;
      shmem_long_put_nbi(counter, &next, 1, home);
    };
    for (long round = 0; round < kRounds; ++round) {
      shmem_set_lock(lock);
      count(counters);
      shmem_clear_lock(lock);
      shmem_set_lock_(narrow);
      count(counters + 1);
      shmem_clear_lock_(narrow);
    }
    shmem_barrier_all();
    CHECK(shmem_long_g(counters, home) == kRounds * shmem_n_pes());
    CHECK(shmem_long_g(counters + 1, home) == kRounds * shmem_n_pes());
    shmem_barrier_all();
  });
}
