// SPDX-License-Identifier: Apache-2.0
// PES: 1 2 3 4 8
// TIMEOUT: 120
// ENV: SHMEM_SYMMETRIC_SIZE=64M
// Rules of the library's life: counted init and finalize, another init after the last finalize, thread
// levels, what may be asked at any time. Each test begins and ends without the library.
#include "../common/rules.hpp"

#include <shmemx.h>

#include <thread>

namespace {

/// A check that works without the library.
void must(bool condition, const char* what) {
  if (condition) return;
  std::fprintf(stderr, "rules.%s: %s\n", test::running().c_str(), what);
  std::exit(1);
}

int initialized() {
  int answer = -1;
  shmem_query_initialized(&answer);
  return answer;
}

int level() {
  int provided = -1;
  shmem_query_thread(&provided);
  return provided;
}

int right() { return (shmem_my_pe() + 1) % shmem_n_pes(); }
int left() { return (shmem_my_pe() + shmem_n_pes() - 1) % shmem_n_pes(); }

/// Static data stay after finalize: they show what was complete by then.
long landed[100];

bool has_landed(int from, long round) {
  for (long i = 0; i < 100; ++i) {
    if (landed[i] != 1000 * from + 7 * round + i) return false;
  }
  return true;
}

/// A nonblocking put to the right neighbour on a context.
void put_late(shmem_ctx_t ctx, long round) {
  static long source[100];
  for (long i = 0; i < 100; ++i) source[i] = 1000 * shmem_my_pe() + 7 * round + i;
  for (size_t i = 0; i < 100; ++i) shmem_ctx_long_put_nbi(ctx, landed + i, source + i, 1, right());
}

void calls_are_counted() {
  must(initialized() == 0, "initialized before init");
  shmem_init();
  int provided = -1;
  CHECK_EQ(shmem_init_thread(SHMEM_THREAD_SINGLE, &provided), 0);
  shmem_init();
  long* block = test::symmetric<long>(10);  // stays until the last finalize
  for (int inner = 1; inner <= 2; ++inner) {
    shmem_finalize();
    CHECK(initialized() != 0);
    shmem_long_p(block + 9, inner * 100 + shmem_my_pe(), right());
    shmem_barrier_all();
    CHECK_EQ(block[9], inner * 100 + left());
    shmem_barrier_all();
  }
  shmem_finalize();
  must(initialized() == 0, "still initialized after the last finalize");
}

/// An inner finalize completes as a barrier does, and nobody leaves before all have come.
void inner_finalize_is_a_barrier() {
  static int arrivals;
  shmem_init();
  arrivals = 0;
  shmem_barrier_all();
  for (int round = 1; round <= 50; ++round) {
    shmem_init();
    put_late(SHMEM_CTX_DEFAULT, round);
    shmem_int_atomic_inc(&arrivals, 0);
    shmem_finalize();
    CHECK(has_landed(left(), round));
    const int seen = shmem_int_atomic_fetch(&arrivals, 0);
    CHECK(seen >= round * shmem_n_pes());
    shmem_barrier_all();
  }
  shmem_finalize();
}

/// The last finalize completes what is pending on any context, and leaves no PE behind.
void last_finalize_completes() {
  for (long round = 1; round <= 5; ++round) {
    shmem_init();
    const int from = left();
    shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
    if (round % 2) CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
    put_late(ctx, round);
    shmem_finalize();
    must(has_landed(from, round), "a put from before the last finalize is missing after it");
  }
}

/// Everything works again: numbers, heap, teams, contexts, locks, static data; what the program had not given
/// back was freed.
void init_again_is_as_the_first() {
  int me = -1, n = -1;
  for (int round = 0; round < 5; ++round) {
    shmem_init();
    CHECK(round == 0 || (me == shmem_my_pe() && n == shmem_n_pes()));
    for (int pe = 0; pe < shmem_n_pes(); ++pe) CHECK_EQ(shmemx_pe_status(pe), SHMEMX_PE_RUNNING);
    me = shmem_my_pe(), n = shmem_n_pes();
    long* block = static_cast<long*>(shmem_malloc(size_t{24} << 20));  // of a heap of 64 MiB
    CHECK(block != nullptr);
    shmem_long_p(block + 999, 10 * round + me, right());
    shmem_barrier_all();
    CHECK_EQ(block[999], 10L * round + left());
    shmem_team_t team = SHMEM_TEAM_INVALID;
    for (int i = 0; i < 10; ++i) {
      CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, nullptr, 0, &team), 0);
    }
    block[0] = me;
    CHECK_EQ(shmem_long_sum_reduce(team, block + 1, block, 1), 0);
    CHECK_EQ(block[1], long{n} * (n - 1) / 2);
    shmem_ctx_t ctx = SHMEM_CTX_INVALID;
    for (int i = 0; i < 300; ++i) CHECK_EQ(shmem_team_create_ctx(team, 0, &ctx), 0);
    shmem_finalize();  // frees the block, the teams and the contexts
  }
}

void levels_increase() {
  static_assert(SHMEM_THREAD_SINGLE < SHMEM_THREAD_FUNNELED &&
                SHMEM_THREAD_FUNNELED < SHMEM_THREAD_SERIALIZED &&
                SHMEM_THREAD_SERIALIZED < SHMEM_THREAD_MULTIPLE);
  for (const int requested :
       {SHMEM_THREAD_MULTIPLE, SHMEM_THREAD_SINGLE, SHMEM_THREAD_SERIALIZED, SHMEM_THREAD_FUNNELED}) {
    int provided = -1;
    must(shmem_init_thread(requested, &provided) == 0, "shmem_init_thread has failed");
    CHECK(provided >= SHMEM_THREAD_SINGLE && provided <= SHMEM_THREAD_MULTIPLE);
    CHECK(provided >= requested);  // isomem has them all
    CHECK_EQ(level(), provided);
    int nested = -1;  // may stay what it was
    CHECK_EQ(shmem_init_thread(SHMEM_THREAD_MULTIPLE, &nested), 0);
    CHECK_EQ(level(), nested);
    shmem_finalize();
    CHECK_EQ(level(), nested);
    shmem_finalize();
  }
}

/// From any thread, with the library and without it.
void queries_are_for_any_time() {
  const auto ask = [](bool expected) {
    for (int i = 0; i < 1000; ++i) {
      must((initialized() != 0) == expected, "query_initialized is wrong");
      const int now = level();
      must(now >= SHMEM_THREAD_SINGLE && now <= SHMEM_THREAD_MULTIPLE, "query_thread is wrong");
    }
  };
  ask(false);
  std::thread(ask, false).join();
  int provided = -1;
  must(shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) == 0, "shmem_init_thread has failed");
  std::thread other(ask, true);
  ask(true);
  other.join();
  shmem_finalize();
  ask(false);
}

/// With SHMEM_THREAD_MULTIPLE, threads of a PE are in collectives of different teams at a time, small and
/// large ones, while another one waits: a call blocks its own thread only.
void threads_may_call_at_once() {
  constexpr int kThreads = 3;
  constexpr size_t kLength = 3000;
  int provided = -1;
  must(shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided) == 0, "shmem_init_thread has failed");
  const int n = shmem_n_pes(), me = shmem_my_pe();
  long* memory = test::symmetric<long>(2 * kThreads * kLength);
  long* done = test::symmetric<long>(1);
  shmem_team_t teams[kThreads];
  for (shmem_team_t& team : teams) {
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, nullptr, 0, &team), 0);
  }
  std::thread waits([&] { shmem_long_wait_until(done, SHMEM_CMP_EQ, kThreads); });
  const auto work = [&](int t) {
    long* const dest = memory + 2 * static_cast<size_t>(t) * kLength;
    long* const source = dest + kLength;
    for (int round = 0; round < 100; ++round) {
      const size_t length = round % 4 ? kLength : 3;
      for (size_t i = 0; i < length; ++i) source[i] = me + t + static_cast<long>(i) * round;
      CHECK_EQ(shmem_long_sum_reduce(teams[t], dest, source, length), 0);
      for (size_t i = 0; i < length; ++i) {
        CHECK_EQ(dest[i], long{n} * (n - 1) / 2 + n * (t + static_cast<long>(i) * round));
      }
      CHECK_EQ(shmem_team_sync(teams[t]), 0);
      CHECK_EQ(shmem_long_sum_inscan(teams[t], dest, source, length), 0);
      CHECK_EQ(dest[1], long{me} * (me + 1) / 2 + (me + 1) * (t + long{round}));
      CHECK_EQ(shmem_team_sync(teams[t]), 0);
    }
    shmem_long_atomic_inc(done, me);
  };
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t) threads.emplace_back(work, t);
  for (std::thread& thread : threads) thread.join();
  waits.join();
  shmem_finalize();
}

using LifeRule = test::RuleOf<>;

}  // namespace

int main(int argc, char** argv) {
  const size_t ran =
      test::for_each_asked<LifeRule>(argc, argv,
                                     {{"r27_calls_are_counted", calls_are_counted},
                                      {"r27_inner_finalize_is_a_barrier", inner_finalize_is_a_barrier},
                                      {"r27_last_finalize_completes", last_finalize_completes},
                                      {"r27_init_again_is_as_the_first", init_again_is_as_the_first},
                                      {"r28_levels_increase", levels_increase},
                                      {"r28_queries_are_for_any_time", queries_are_for_any_time},
                                      {"r28_threads_may_call_at_once", threads_may_call_at_once}},
                                     [](const LifeRule& rule) {
                                       rule.run();
                                       const test::Session session(rule.name);
                                       test::say_ok(session, rule.name);
                                       shmem_finalize();
                                     });
  return ran == 0 && !test::wants_list(argc, argv);
}
