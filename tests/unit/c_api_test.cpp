// SPDX-License-Identifier: Apache-2.0
// The C functions with PEs as threads: races in the API's own code, and in what it promises between PEs. Only
// in the tsan preset, which makes the state of the API per thread.
#include <shmem.h>

#include "api/this_pe.hpp"
#include "pes.hpp"

using namespace isomem;  // NOLINT

namespace {

void on_pes(int n, const std::function<void()>& body) {
  for (const bool loopback : {false, true}) {
    INFO(pes::name(n, loopback));
    run_threads(n, pes::wire(loopback), [&](Runtime& rt) {
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
