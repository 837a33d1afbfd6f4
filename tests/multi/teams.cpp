// SPDX-License-Identifier: Apache-2.0
// Teams: who is in them and as which number, translation, direct pointers, synchronisation. As many as there
// can be: many_teams.cpp. Configurations, splits that make nothing and more: tests/rules/teams.cpp.
#include "../common/teams.hpp"

namespace {

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
  return s.done();
}
