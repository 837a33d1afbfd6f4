// SPDX-License-Identifier: Apache-2.0
// Teams: who is in them and as which number, translation, configuration, direct pointers, synchronisation,
// splits that make nothing, as many as there can be, splits of disjoint teams at once.
#include "../common/teams.hpp"

namespace {

constexpr shmem_team_t kNone = SHMEM_TEAM_INVALID;

shmem_team_t somewhere() { return SHMEM_TEAM_SHARED; }  // to see that a call has set its result

void check_members(test::Teams& teams) {
  for (const test::Team& team : teams.all()) {
    test::note("members of %s", team.name.c_str());
    CHECK_EQ(shmem_team_my_pe(team.handle), team.me);
    CHECK_EQ(shmem_team_n_pes(team.handle), team.has_me() ? team.n : -1);
    for (const test::Team& other : teams.all()) {
      for (int i = -1; i <= team.n; ++i) {
        int want = -1;
        if (team.has_me() && other.has_me() && i >= 0 && i < team.n) {
          const auto at = std::find(other.pes.begin(), other.pes.end(), team.pes[static_cast<size_t>(i)]);
          if (at != other.pes.end()) want = static_cast<int>(at - other.pes.begin());
        }
        CHECK_EQ(shmem_team_translate_pe(team.handle, i, other.handle), want);
      }
    }
  }
}

/// Stores through pointers are seen after a synchronisation of the team, and by its members only.
void check_pointers(test::Teams& teams) {
  long* words = test::symmetric<long>(64);
  for (test::Team& team : teams.all()) {
    test::note("pointers into %s", team.name.c_str());
    std::fill_n(words, 64, -1);
    shmem_barrier_all();
    if (team.has_me()) {
      for (int i = 0; i < team.n; ++i) {
        auto* theirs = static_cast<long*>(shmem_team_ptr(team.handle, words, i));
        CHECK(theirs == shmem_ptr(words, team.pes[static_cast<size_t>(i)]));
        if (theirs) theirs[team.me] = 100 * i + team.me;
        if (!theirs) shmem_long_p(words + team.me, 100 * i + team.me, team.pes[static_cast<size_t>(i)]);
      }
      team.barrier();
    } else {
      CHECK(shmem_team_ptr(team.handle, words, 0) == nullptr);
    }
    for (int i = 0; i < 64; ++i) CHECK_EQ(words[i], team.has_me() && i < team.n ? 100 * team.me + i : -1);
    shmem_barrier_all();
  }
  shmem_free(words);
}

void check_config() {
  shmem_team_config_t config = {7};
  shmem_team_t team = somewhere();
  CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes(), &config, SHMEM_TEAM_NUM_CONTEXTS,
                                    &team),
           0);
  config.num_contexts = -5;
  CHECK_EQ(shmem_team_get_config(team, 0, nullptr), 0);
  CHECK_EQ(shmem_team_get_config(team, 0, &config), 0);
  CHECK_EQ(config.num_contexts, -5);
  CHECK_EQ(shmem_team_get_config(team, SHMEM_TEAM_NUM_CONTEXTS, &config), 0);
  CHECK_EQ(config.num_contexts, 7);
  shmem_team_destroy(team);
  config.num_contexts = 3;  // not named by the mask
  CHECK_EQ(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes(), &config, 0, &team), 0);
  CHECK_EQ(shmem_team_get_config(team, SHMEM_TEAM_NUM_CONTEXTS, &config), 0);
  CHECK_EQ(config.num_contexts, 0);
  shmem_team_destroy(team);
}

void check_invalid(int n) {
  test::note("SHMEM_TEAM_INVALID");
  shmem_team_config_t config = {4};
  CHECK_EQ(shmem_team_my_pe(kNone), -1);
  CHECK_EQ(shmem_team_n_pes(kNone), -1);
  CHECK_EQ(shmem_team_translate_pe(kNone, 0, SHMEM_TEAM_WORLD), -1);
  CHECK_EQ(shmem_team_translate_pe(SHMEM_TEAM_WORLD, 0, kNone), -1);
  CHECK(shmem_team_get_config(kNone, SHMEM_TEAM_NUM_CONTEXTS, &config) != 0);
  CHECK_EQ(config.num_contexts, 4);
  CHECK(shmem_team_ptr(kNone, &config, 0) == nullptr);
  shmem_team_destroy(kNone);
  shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
  CHECK(shmem_team_create_ctx(kNone, 0, &ctx) != 0);
  CHECK(ctx == SHMEM_CTX_INVALID);

  const int wrong[][3] = {{0, 1, n + 1}, {n, 1, 1},  {-1, 1, 1},    {0, 1, 0},       {0, 1, -1},
                          {0, 0, 2},     {0, -1, 2}, {n - 1, 1, 2}, {0, 1 << 30, 3}, {n - 1, -1, n + 1}};
  for (const auto& [start, stride, size] : wrong) {
    test::note("no team: %d %d %d", start, stride, size);
    shmem_team_t team = somewhere();
    CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, start, stride, size, nullptr, 0, &team) != 0);
    CHECK(team == kNone);
  }
  for (const int width : {0, -3}) {
    shmem_team_t x = somewhere(), y = somewhere();
    CHECK(shmem_team_split_2d(SHMEM_TEAM_WORLD, width, nullptr, 0, &x, nullptr, 0, &y) != 0);
    CHECK(x == kNone && y == kNone);
  }
  shmem_team_t x = somewhere(), y = somewhere(), z = somewhere();
  CHECK(shmem_team_split_strided(kNone, 0, 1, 1, nullptr, 0, &z) != 0);
  CHECK(shmem_team_split_2d(kNone, 1, nullptr, 0, &x, nullptr, 0, &y) != 0);
  CHECK(x == kNone && y == kNone && z == kNone);
}

void check_wide_2d(int n) {
  shmem_team_t x = kNone, y = kNone;
  CHECK_EQ(shmem_team_split_2d(SHMEM_TEAM_WORLD, n + 5, nullptr, 0, &x, nullptr, 0, &y), 0);
  CHECK_EQ(shmem_team_n_pes(x), n);
  CHECK_EQ(shmem_team_n_pes(y), 1);
  shmem_team_destroy(x);
  shmem_team_destroy(y);
}

/// As many teams as there can be, then none more, then all of them again.
void check_most(const test::Session& s) {
  test::note("as many teams as there can be");
  for (int round = 0; round < 2; ++round) {
    std::vector<shmem_team_t> teams;
    for (shmem_team_t team = somewhere();;) {
      const int status = shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, s.n - (s.n > 1), nullptr, 0, &team);
      CHECK_EQ(status != 0 || s.me >= s.n - (s.n > 1), team == kNone);
      if (status != 0) break;
      teams.push_back(team);
      CHECK(teams.size() < 100);
    }
    CHECK_EQ(teams.size(), size_t{25});
    for (const shmem_team_t team : teams) shmem_team_destroy(team);
    shmem_barrier_all();
  }
}

/// Rows split themselves, none waiting for another.
void check_splits_at_once(const test::Session& s) {
  test::note("rows split at once");
  const int width = s.n > 3 ? 2 : 1;
  for (int round = 0; round < 50; ++round) {
    shmem_team_t row = kNone, column = kNone, mirror = kNone;
    CHECK_EQ(shmem_team_split_2d(SHMEM_TEAM_WORLD, width, nullptr, 0, &row, nullptr, 0, &column), 0);
    const int size = shmem_team_n_pes(row);
    CHECK_EQ(shmem_team_split_strided(row, size - 1, -1, size, nullptr, 0, &mirror), 0);
    CHECK_EQ(shmem_team_my_pe(mirror), size - 1 - shmem_team_my_pe(row));
    CHECK_EQ(shmem_team_sync(mirror), 0);
    shmem_team_destroy(mirror);
    shmem_team_destroy(row);
    shmem_team_destroy(column);
  }
}

}  // namespace

int main() {
  test::Session s("teams");
  CHECK_EQ(shmem_team_my_pe(SHMEM_TEAM_WORLD), s.me);
  CHECK(shmem_team_n_pes(SHMEM_TEAM_SHARED) >= 1 && shmem_team_n_pes(SHMEM_TEAM_SHARED) <= s.n);
  {
    test::Teams teams(s);
    check_members(teams);
    check_pointers(teams);
  }
  check_config();
  check_invalid(s.n);
  check_wide_2d(s.n);
  check_most(s);
  check_splits_at_once(s);
  return s.done();
}
