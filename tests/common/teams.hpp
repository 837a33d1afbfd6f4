// SPDX-License-Identifier: Apache-2.0
// Teams for the tests of several PEs: what every PE knows of them, and what makes them.
#pragma once

#include <algorithm>
#include <deque>

#include "check.hpp"

namespace test {

/// A team as this PE sees it. PEs that are not in it know its size and members all the same.
struct Team {
  using Handle = shmem_team_t;
  static constexpr bool kRootHasResult = true;  // of a broadcast
  std::string name;
  Handle handle;
  std::vector<int> pes;  // of the world
  int me = -1;           // this PE's number in it, -1: not in it
  int n = 0;
  std::mt19937_64 common;  // the same words on all members, if all draw alike

  bool has_me() const { return me >= 0; }
  int right() const { return (me + 1) % n; }
  int left() const { return (me + n - 1) % n; }
  /// Completes the default context, and returns when all members have called.
  void barrier() const {
    shmem_quiet();
    CHECK_EQ(shmem_team_sync(handle), 0);
  }
};

inline Team team_of(const Session& session, std::string name, shmem_team_t handle, std::vector<int> pes) {
  Team team;
  team.name = std::move(name);
  team.handle = handle;
  team.pes = std::move(pes);
  team.n = static_cast<int>(team.pes.size());
  for (int i = 0; i < team.n; ++i) {
    if (team.pes[static_cast<size_t>(i)] == session.me) team.me = i;
  }
  team.common.seed(session.seed ^ mix(static_cast<uint64_t>(team.pes[0] * 64 + team.n)));
  return team;
}

/// The world, and teams split from it: backwards, every second PE, the upper half, a split of a split, rows
/// and columns. Collective to make and to destroy.
class Teams {
 public:
  explicit Teams(Session& session) : s_(session) {
    std::vector<int> all;
    for (int pe = 0; pe < s_.n; ++pe) all.push_back(pe);
    made_.push_back(team_of(s_, "world", SHMEM_TEAM_WORLD, all));
    split("backwards", world(), s_.n - 1, -1, s_.n);
    split("every second", world(), 0, 2, (s_.n + 1) / 2);
    split("upper half", world(), s_.n / 2, 1, s_.n - s_.n / 2);
    const Team& parent = made_[1];  // all PEs are in it
    split("part of backwards", parent, s_.n > 2 ? 1 : 0, 1, s_.n > 2 ? s_.n - 2 : 1);
    split_2d(s_.n > 3 ? 3 : 1);
  }
  ~Teams() {
    for (auto team = made_.rbegin(); team != made_.rend(); ++team) {
      if (team->handle != SHMEM_TEAM_WORLD) shmem_team_destroy(team->handle);
    }
  }
  Teams(const Teams&) = delete;

  Team& world() { return made_.front(); }
  std::deque<Team>& all() { return made_; }

 private:
  void split(const char* name, const Team& parent, int start, int stride, int size) {
    std::vector<int> pes;
    for (int i = 0; i < size; ++i) pes.push_back(parent.pes[static_cast<size_t>(start + i * stride)]);
    shmem_team_t handle = SHMEM_TEAM_WORLD;
    CHECK_EQ(shmem_team_split_strided(parent.handle, start, stride, size, nullptr, 0, &handle), 0);
    made_.push_back(team_of(s_, name, handle, pes));
    CHECK_EQ(handle != SHMEM_TEAM_INVALID, made_.back().has_me());
  }
  void split_2d(int width) {
    shmem_team_t row = SHMEM_TEAM_INVALID, column = SHMEM_TEAM_INVALID;
    CHECK_EQ(shmem_team_split_2d(SHMEM_TEAM_WORLD, width, nullptr, 0, &row, nullptr, 0, &column), 0);
    std::vector<int> along, across;
    for (int pe = s_.me / width * width; pe < std::min(s_.n, (s_.me / width + 1) * width); ++pe)
      along.push_back(pe);
    for (int pe = s_.me % width; pe < s_.n; pe += width) across.push_back(pe);
    made_.push_back(team_of(s_, "row", row, along));
    made_.push_back(team_of(s_, "column", column, across));
  }

  Session& s_;
  std::deque<Team> made_;  // a deque, so that splits may hold references
};

}  // namespace test
