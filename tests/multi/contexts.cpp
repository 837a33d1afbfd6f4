// SPDX-License-Identifier: Apache-2.0
// Contexts of the world and of other teams, with all options: PE numbers count in the team, quiet and fence
// of a context complete and order what it has begun; private ones of threads. More: tests/rules.
#include <thread>

#include "../common/context_ring.hpp"

namespace {

constexpr long kOptions[] = {0, SHMEM_CTX_SERIALIZED, SHMEM_CTX_PRIVATE, SHMEM_CTX_NOSTORE,
                             SHMEM_CTX_SERIALIZED | SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE};

void check_team(test::Team& team, test::RingMemory& m) {
  for (const long options : kOptions) {
    test::note("a context of %s with options %ld", team.name.c_str(), options);
    shmem_ctx_t ctx = SHMEM_CTX_INVALID;
    CHECK_EQ(shmem_team_create_ctx(team.handle, options, &ctx), 0);
    CHECK(ctx != SHMEM_CTX_INVALID && ctx != SHMEM_CTX_DEFAULT);
    shmem_team_t its = SHMEM_TEAM_INVALID;
    CHECK_EQ(shmem_ctx_get_team(ctx, &its), 0);
    CHECK(its == team.handle);
    test::use_context(team, ctx, m);
    shmem_ctx_destroy(ctx);
  }
}

void check_world(test::Team& world, test::RingMemory& m) {
  test::note("contexts of the world");
  shmem_team_t team = SHMEM_TEAM_INVALID;
  CHECK_EQ(shmem_ctx_get_team(SHMEM_CTX_DEFAULT, &team), 0);
  CHECK(team == SHMEM_TEAM_WORLD);
  CHECK(shmem_ctx_get_team(SHMEM_CTX_INVALID, &team) != 0);
  CHECK(team == SHMEM_TEAM_INVALID);
  test::use_context(world, SHMEM_CTX_DEFAULT, m);
  shmem_ctx_t ctx = SHMEM_CTX_INVALID;
  CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
  CHECK_EQ(shmem_ctx_get_team(ctx, &team), 0);
  CHECK(team == SHMEM_TEAM_WORLD);
  test::use_context(world, ctx, m);
  shmem_ctx_destroy(ctx);
}

/// Each thread creates, uses and destroys a private context of its own.
void check_threads(test::Team& team) {
  constexpr int kThreads = 4, kRounds = 200;
  test::note("private contexts of threads on %s", team.name.c_str());
  auto* counts = test::symmetric<uint64_t>(kThreads);
  const auto work = [&](int t) {
    for (int round = 0; round < kRounds; ++round) {
      shmem_ctx_t ctx = SHMEM_CTX_INVALID;
      CHECK_EQ(shmem_team_create_ctx(team.handle, SHMEM_CTX_PRIVATE, &ctx), 0);
      shmem_ctx_uint64_atomic_add(ctx, counts + t, 1, team.right());
      shmem_ctx_destroy(ctx);
    }
  };
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t) threads.emplace_back(work, t);
  for (std::thread& thread : threads) thread.join();
  team.barrier();
  for (int t = 0; t < kThreads; ++t) CHECK_EQ(counts[t], uint64_t{kRounds});
  shmem_barrier_all();
  shmem_free(counts);
}

}  // namespace

int main() {
  int provided;
  shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
  CHECK_EQ(provided, SHMEM_THREAD_MULTIPLE);
  test::Session s("contexts");
  {
    test::RingMemory memory;
    test::Teams teams(s);
    check_world(teams.world(), memory);
    for (test::Team& team : teams.all()) {
      if (team.has_me()) check_team(team, memory);
      shmem_barrier_all();
    }
    check_threads(teams.all()[1]);
  }
  s.done();
  shmem_finalize();
  return 0;
}
