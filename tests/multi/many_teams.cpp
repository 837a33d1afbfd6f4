// SPDX-License-Identifier: Apache-2.0
// TIMEOUT: 180
// ENV: ISOMEM_STRIDE=64m
// Hundreds of teams at a time, made in every way from each other, of random members: collectives with random
// data on them, contexts, destruction in any order; then as many as there can be. Little address space, so
// that this is soon.
#include <shmemx_compat.h>

#include "../common/teams.hpp"

namespace {

constexpr size_t kLive = 220;
constexpr size_t kMost = 40;  // elements

/// Teams that all PEs know, though each is in some of them only.
class ManyTeams {
 public:
  explicit ManyTeams(test::Session& session) : s_(session) {
    std::vector<int> all;
    for (int pe = 0; pe < s_.n; ++pe) all.push_back(pe);
    made_.push_back(test::team_of(s_, "the world", SHMEM_TEAM_WORLD, all));
  }

  size_t size() const { return made_.size(); }
  uint64_t draw(uint64_t below) { return s_.common() % below; }
  test::Team& any() { return made_[draw(made_.size())]; }

  /// A team, or two, of members of any other.
  void make() {
    const test::Team parent = any();  // a copy: made_ grows
    const uint64_t way = draw(4);
    if (way == 0) return by_color(parent);
    if (way == 1) return grid(parent);
    const int start = static_cast<int>(draw(static_cast<uint64_t>(parent.n)));
    const int stride = draw(2) ? 1 : -1;
    const int most = stride > 0 ? parent.n - start : start + 1;
    const int size = 1 + static_cast<int>(draw(static_cast<uint64_t>(most)));
    std::vector<int> pes;
    for (int i = 0; i < size; ++i) pes.push_back(parent.pes[static_cast<size_t>(start + i * stride)]);
    shmem_team_t handle = SHMEM_TEAM_INVALID;
    if (parent.has_me())
      CHECK_EQ(shmem_team_split_strided(parent.handle, start, stride, size, nullptr, 0, &handle), 0);
    keep("strided", handle, pes);
  }
  void destroy_any() {
    if (made_.size() < 2) return;
    const size_t which = 1 + draw(made_.size() - 1);
    shmem_team_destroy(made_[which].handle);  // without effect on a PE that is not in it
    made_.erase(made_.begin() + static_cast<ptrdiff_t>(which));
  }

 private:
  /// Members with an odd word of their own, in reverse.
  void by_color(const test::Team& parent) {
    const uint64_t colors = s_.common();
    std::vector<int> pes;
    for (int i = parent.n - 1; i >= 0; --i) {
      if (colors >> i & 1) pes.push_back(parent.pes[static_cast<size_t>(i)]);
    }
    const bool joins = parent.has_me() && (colors >> parent.me & 1);
    shmem_team_t handle = SHMEM_TEAM_INVALID;
    if (parent.has_me())
      shmemx_team_split(parent.handle, joins ? 5 : SHMEM_COLOR_UNDEFINED, -parent.me, &handle);
    if (!pes.empty()) keep("by color", handle, pes);
  }
  void grid(const test::Team& parent) {
    const int width = 1 + static_cast<int>(draw(static_cast<uint64_t>(parent.n)));
    shmem_team_t row = SHMEM_TEAM_INVALID, column = SHMEM_TEAM_INVALID;
    if (parent.has_me())
      CHECK_EQ(shmem_team_split_2d(parent.handle, width, nullptr, 0, &row, nullptr, 0, &column), 0);
    for (int y = 0; y * width < parent.n; ++y) {
      std::vector<int> pes;
      for (int i = y * width; i < std::min(parent.n, (y + 1) * width); ++i)
        pes.push_back(parent.pes[static_cast<size_t>(i)]);
      keep("row", parent.has_me() && parent.me / width == y ? row : SHMEM_TEAM_INVALID, pes);
    }
    for (int x = 0; x < width; ++x) {
      std::vector<int> pes;
      for (int i = x; i < parent.n; i += width) pes.push_back(parent.pes[static_cast<size_t>(i)]);
      keep("column", parent.has_me() && parent.me % width == x ? column : SHMEM_TEAM_INVALID, pes);
    }
  }
  void keep(const char* way, shmem_team_t handle, const std::vector<int>& pes) {
    made_.push_back(test::team_of(s_, way, handle, pes));
    const test::Team& team = made_.back();
    test::note("%s of %d PEs, one of %zu teams", way, team.n, made_.size());
    CHECK_EQ(handle != SHMEM_TEAM_INVALID, team.has_me());
    CHECK_EQ(shmem_team_my_pe(handle), team.me);
    CHECK_EQ(shmem_team_n_pes(handle), team.has_me() ? team.n : -1);
  }

  test::Session& s_;
  std::vector<test::Team> made_;
};

struct Buffers {
  uint64_t* dest = test::symmetric<uint64_t>(kMost * 8);
  uint64_t* source = test::symmetric<uint64_t>(kMost * 8);
  static constexpr size_t kBytes = kMost * 8 * sizeof(uint64_t);
};

/// A reduction, a broadcast and an fcollect.
void collectives(const test::Team& team, const Buffers& b, uint64_t salt) {
  const size_t n = 1 + salt % kMost, pes = static_cast<size_t>(team.n);
  const int root = static_cast<int>(salt / kMost % pes);
  const int pe_of_root = team.pes[static_cast<size_t>(root)];
  const auto begin = [&](uint64_t what) {
    test::poison(b.dest, Buffers::kBytes);
    test::fill(b.source, n, salt + what, team.pes[static_cast<size_t>(team.me)]);
    team.barrier();
  };
  begin(0);
  CHECK_EQ(shmem_uint64_sum_reduce(team.handle, b.dest, b.source, n), 0);
  for (size_t i = 0; i < n; ++i) {
    uint64_t want = 0;
    for (const int pe : team.pes) want += test::element<uint64_t>(salt, pe, i);
    CHECK_EQ(b.dest[i], want);
  }
  CHECK_POISON(b.dest, n * sizeof(uint64_t), Buffers::kBytes);
  begin(1);
  CHECK_EQ(shmem_uint64_broadcast(team.handle, b.dest, b.source, n, root), 0);
  CHECK_FILLED(b.dest, n, salt + 1, pe_of_root);
  begin(2);
  CHECK_EQ(shmem_uint64_fcollect(team.handle, b.dest, b.source, n), 0);
  for (size_t i = 0; i < pes; ++i) CHECK_FILLED(b.dest + i * n, n, salt + 2, team.pes[i]);
  CHECK_POISON(b.dest, pes * n * sizeof(uint64_t), Buffers::kBytes);
  team.barrier();  // nobody begins anything on other teams while results are checked
}

/// The PE numbers of a context are those of its team.
void contexts(const test::Team& team, const Buffers& b, uint64_t salt) {
  shmem_ctx_t ctx = SHMEM_CTX_INVALID;
  CHECK_EQ(shmem_team_create_ctx(team.handle, 0, &ctx), 0);
  shmem_team_t found = SHMEM_TEAM_INVALID;
  CHECK_EQ(shmem_ctx_get_team(ctx, &found), 0);
  CHECK_EQ(found, team.handle);
  team.barrier();
  shmem_ctx_uint64_p(ctx, b.dest, salt + static_cast<uint64_t>(team.me), team.right());
  shmem_ctx_quiet(ctx);
  team.barrier();
  CHECK_EQ(b.dest[0], salt + static_cast<uint64_t>(team.left()));
  if (salt % 2) shmem_ctx_destroy(ctx);  // else with its team
  team.barrier();
}

void check_live_teams(test::Session& s, const Buffers& b) {
  ManyTeams teams(s);
  size_t most = 0;
  for (int round = 0; round < 450; ++round) {
    while (teams.size() > kLive && teams.draw(2)) teams.destroy_any();
    teams.make();
    most = std::max(most, teams.size());
    const test::Team& team = teams.any();
    const uint64_t salt = s.common();
    test::note("%s of %d PEs, one of %zu teams", team.name.c_str(), team.n, teams.size());
    if (team.has_me()) salt % 8 ? collectives(team, b, salt >> 3) : contexts(team, b, salt >> 3);
  }
  CHECK(most > kLive);
  while (teams.size() > 1) teams.destroy_any();
}

/// Until a split is refused; then all of them again.
void check_most(const test::Session& s) {
  test::note("as many teams as there can be");
  const int size = s.n - (s.n > 1);
  size_t counts[2];
  for (size_t& count : counts) {
    std::vector<shmem_team_t> teams;
    for (shmem_team_t team = SHMEM_TEAM_WORLD;;) {
      const int status = shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, size, nullptr, 0, &team);
      CHECK_EQ(status != 0 || s.me >= size, team == SHMEM_TEAM_INVALID);
      if (status != 0) break;
      teams.push_back(team);
      CHECK(teams.size() < 65536);
    }
    count = teams.size();
    for (const shmem_team_t team : teams) shmem_team_destroy(team);
    shmem_barrier_all();
  }
  CHECK(counts[0] >= 1024);
  CHECK_EQ(counts[0], counts[1]);
}

}  // namespace

int main() {
  test::Session s("many_teams");
  const Buffers b;
  check_live_teams(s, b);
  shmem_barrier_all();
  check_most(s);
  return s.done();
}
