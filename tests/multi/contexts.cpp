// SPDX-License-Identifier: Apache-2.0
// Contexts of the world and of other teams, with all options: PE numbers count in the team, quiet and fence
// of a context complete and order what it has begun; many, private ones of threads, those that a team leaves.
#include <thread>

#include "../common/teams.hpp"

namespace {

constexpr size_t kLength = 500;
constexpr long kOptions[] = {0, SHMEM_CTX_SERIALIZED, SHMEM_CTX_PRIVATE, SHMEM_CTX_NOSTORE,
                             SHMEM_CTX_SERIALIZED | SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE};

struct Memory {
  uint64_t* data = test::symmetric<uint64_t>(kLength * 3);
  uint64_t* word = test::symmetric<uint64_t>(4);
  uint64_t* signal = test::symmetric<uint64_t>(2);
  ~Memory() {
    shmem_free(signal);
    shmem_free(word);
    shmem_free(data);
  }
};

/// Everything that takes a context, in a ring of the team.
void check_routines(test::Team& team, shmem_ctx_t ctx, Memory& m) {
  const uint64_t salt = team.common();
  uint64_t mine[kLength], got[kLength];
  test::fill(mine, kLength, salt, team.me);
  std::fill_n(m.data, kLength * 3, 0);
  std::fill_n(m.word, 4, 0);
  std::fill_n(m.signal, 2, 0);
  team.barrier();
  shmem_ctx_uint64_put_nbi(ctx, m.data, mine, kLength, team.right());
  shmem_ctx_quiet(ctx);
  shmem_ctx_uint64_put_signal(ctx, m.data + kLength, mine, kLength, m.signal, 5, SHMEM_SIGNAL_SET,
                              team.right());
  shmem_ctx_uint64_iput(ctx, m.data + 2 * kLength, mine, 2, 1, kLength / 2, team.left());
  shmem_ctx_fence(ctx);
  shmem_ctx_signal_add(ctx, m.signal + 1, 3, team.left());
  shmem_ctx_uint64_p(ctx, m.word, 1000 + static_cast<uint64_t>(team.me), team.right());
  shmem_signal_wait_until(m.signal, SHMEM_CMP_EQ, 5);
  CHECK_FILLED(m.data, kLength, salt, team.left());
  CHECK_FILLED(m.data + kLength, kLength, salt, team.left());
  shmem_signal_wait_until(m.signal + 1, SHMEM_CMP_EQ, 3);
  for (size_t i = 0; i < kLength / 2; ++i) {
    CHECK_EQ(m.data[2 * kLength + 2 * i], test::element<uint64_t>(salt, team.right(), i));
    CHECK_EQ(m.data[2 * kLength + 2 * i + 1], uint64_t{0});
  }
  shmem_uint64_wait_until(m.word, SHMEM_CMP_EQ, 1000 + static_cast<uint64_t>(team.left()));
  const int last = team.n - 1;
  shmem_ctx_uint64_atomic_add(ctx, m.word + 1, 1, last);
  shmem_ctx_uint64_atomic_fetch_add(ctx, m.word + 2, 10, last);
  uint64_t before = ~uint64_t{0};
  shmem_ctx_uint64_atomic_fetch_inc_nbi(ctx, &before, m.word + 3, last);
  shmem_ctx_pe_quiet(ctx, &last, 1);
  CHECK(before < static_cast<uint64_t>(team.n));
  team.barrier();
  const auto n = static_cast<uint64_t>(team.n);
  CHECK_EQ(shmem_ctx_uint64_g(ctx, m.word + 1, last), n);
  CHECK_EQ(shmem_ctx_uint64_atomic_fetch(ctx, m.word + 2, last), 10 * n);
  CHECK_EQ(shmem_ctx_uint64_g(ctx, m.word + 3, last), n);
  shmem_ctx_uint64_get(ctx, got, m.data, kLength, team.right());
  CHECK_FILLED(got, kLength, salt, team.me);
  shmem_ctx_uint64_get_nbi(ctx, got, m.data + kLength, kLength, team.left());
  shmem_ctx_quiet(ctx);
  CHECK_FILLED(got, kLength, salt, (team.left() + team.n - 1) % team.n);
  team.barrier();
}

void check_team(test::Team& team, Memory& m) {
  for (const long options : kOptions) {
    test::note("a context of %s with options %ld", team.name.c_str(), options);
    shmem_ctx_t ctx = SHMEM_CTX_INVALID;
    CHECK_EQ(shmem_team_create_ctx(team.handle, options, &ctx), 0);
    CHECK(ctx != SHMEM_CTX_INVALID && ctx != SHMEM_CTX_DEFAULT);
    shmem_team_t its = SHMEM_TEAM_INVALID;
    CHECK_EQ(shmem_ctx_get_team(ctx, &its), 0);
    CHECK(its == team.handle);
    check_routines(team, ctx, m);
    shmem_ctx_destroy(ctx);
  }
}

void check_world(test::Team& world, Memory& m) {
  test::note("contexts of the world");
  shmem_team_t team = SHMEM_TEAM_INVALID;
  CHECK_EQ(shmem_ctx_get_team(SHMEM_CTX_DEFAULT, &team), 0);
  CHECK(team == SHMEM_TEAM_WORLD);
  CHECK(shmem_ctx_get_team(SHMEM_CTX_INVALID, &team) != 0);
  CHECK(team == SHMEM_TEAM_INVALID);
  shmem_ctx_destroy(SHMEM_CTX_INVALID);
  shmem_ctx_quiet(SHMEM_CTX_INVALID);
  shmem_ctx_fence(SHMEM_CTX_INVALID);
  check_routines(world, SHMEM_CTX_DEFAULT, m);
  shmem_ctx_t ctx = SHMEM_CTX_INVALID;
  CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
  CHECK_EQ(shmem_ctx_get_team(ctx, &team), 0);
  CHECK(team == SHMEM_TEAM_WORLD);
  check_routines(world, ctx, m);
  shmem_ctx_destroy(ctx);
}

/// Hints: whatever they say, everything works as without.
void check_sessions(test::Team& world, Memory& m) {
  test::note("sessions");
  shmem_ctx_t ctx = SHMEM_CTX_INVALID;
  CHECK_EQ(shmem_ctx_create(0, &ctx), 0);
  const shmem_ctx_session_config_t config = {1000};
  shmem_ctx_session_start(SHMEM_CTX_INVALID, 0, nullptr, 0);
  shmem_ctx_session_stop(SHMEM_CTX_INVALID);
  for (const shmem_ctx_t one : {SHMEM_CTX_DEFAULT, ctx}) {
    shmem_ctx_session_start(one, 0, nullptr, 0);
    shmem_ctx_session_start(one, SHMEM_CTX_SESSION_BATCH, &config, SHMEM_CTX_SESSION_TOTAL_OPS);
    check_routines(world, one, m);
    shmem_ctx_session_stop(one);
    shmem_ctx_session_stop(one);
    check_routines(world, one, m);
  }
  shmem_ctx_destroy(ctx);
}

/// Creation is not collective: this PE alone takes all that there are.
void check_most() {
  test::note("as many contexts as there can be");
  for (int round = 0; round < 2; ++round) {
    std::vector<shmem_ctx_t> all;
    shmem_ctx_t ctx;
    while (shmem_ctx_create(0, &ctx) == 0) {
      CHECK(ctx != SHMEM_CTX_INVALID && std::find(all.begin(), all.end(), ctx) == all.end());
      all.push_back(ctx);
    }
    CHECK(ctx == SHMEM_CTX_INVALID);
    CHECK_EQ(all.size(), size_t{1024});
    for (const shmem_ctx_t one : all) shmem_ctx_destroy(one);
  }
}

/// A team that is destroyed takes its contexts along: there is room for as many again.
void check_left_over(const test::Session& s) {
  test::note("contexts that a team leaves");
  for (int round = 0; round < 3; ++round) {
    shmem_team_t team = SHMEM_TEAM_INVALID;
    CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, s.n - 1, -1, s.n, nullptr, 0, &team), 0);
    shmem_ctx_t ctx;
    for (int i = 0; i < 600; ++i) CHECK_EQ(shmem_team_create_ctx(team, 0, &ctx), 0);
    shmem_team_destroy(team);
  }
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
    Memory memory;
    test::Teams teams(s);
    check_world(teams.world(), memory);
    check_sessions(teams.world(), memory);
    for (test::Team& team : teams.all()) {
      if (team.has_me()) check_team(team, memory);
      shmem_barrier_all();
    }
    check_most();
    check_left_over(s);
    check_threads(teams.all()[1]);
  }
  s.done();
  shmem_finalize();
  return 0;
}
