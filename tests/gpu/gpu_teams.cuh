// SPDX-License-Identifier: Apache-2.0
// The teams that collectives are tested on: the world and what splits make of it.
#pragma once

#include "gpu_check.cuh"

namespace gpu {

/// A team as a test sees it; a PE that is no member has the invalid handle and no rank.
struct Team {
  nvshmem_team_t handle = NVSHMEM_TEAM_INVALID;
  std::string name;
  std::vector<int> members;  // PEs by rank
  int rank = -1;

  int size() const { return static_cast<int>(members.size()); }
};

/// Made from the world: predefined, strided, reversed, columns and rows of a rectangle. Destroys them.
class Teams {
 public:
  explicit Teams(Session& session) : s_(session) {
    world_.handle = NVSHMEM_TEAM_WORLD;
    world_.name = "world";
    for (int pe = 0; pe < s_.n; ++pe) world_.members.push_back(pe);
    world_.rank = s_.me;
    strided("all by stride 1", 0, 1, s_.n);
    strided("every second", 0, 2, (s_.n + 1) / 2);
    strided("all but the first", 1, 1, s_.n - 1);
#if TEST_ISOMEM  // elsewhere a stride below 1 is refused
    strided("all, reversed", s_.n - 1, -1, s_.n);
#endif
    if (s_.n > 1) rectangle();
    verify();
  }
  ~Teams() {
    for (size_t i = made_.size(); i-- > 0;) {
      if (made_[i].handle != NVSHMEM_TEAM_INVALID) nvshmem_team_destroy(made_[i].handle);
    }
  }
  Teams(const Teams&) = delete;
  Teams& operator=(const Teams&) = delete;

  const Team& world() const { return world_; }
  const std::vector<Team>& made() const { return made_; }

 private:
  void strided(const char* name, int start, int stride, int size) {
    if (size < 1) return;
    Team team;
    team.name = name;
    for (int i = 0; i < size; ++i) {
      team.members.push_back(start + i * stride);
      if (team.members.back() == s_.me) team.rank = i;
    }
    s_.note("team %s", name);
    s_.check_equal(static_cast<uint64_t>(nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, start, stride, size,
                                                                    nullptr, 0, &team.handle)),
                   0, "status of team_split_strided");
    made_.push_back(team);
  }

  void rectangle() {
    constexpr int kWidth = 2;
    Team row, column;
    row.name = "row of 2-D", column.name = "column of 2-D";
    s_.note("team_split_2d");
    s_.check_equal(static_cast<uint64_t>(nvshmem_team_split_2d(NVSHMEM_TEAM_WORLD, kWidth, nullptr, 0,
                                                               &row.handle, nullptr, 0, &column.handle)),
                   0, "status of team_split_2d");
    for (int pe = 0; pe < s_.n; ++pe) {
      if (pe / kWidth == s_.me / kWidth) row.members.push_back(pe);
      if (pe % kWidth == s_.me % kWidth) column.members.push_back(pe);
    }
    row.rank = s_.me % kWidth, column.rank = s_.me / kWidth;
    made_.push_back(row);
    made_.push_back(column);
  }

  void verify() {
    for (const Team& team : made_) {
      s_.note("team %s", team.name.c_str());
      s_.check((team.handle == NVSHMEM_TEAM_INVALID) == (team.rank < 0),
               "members have a handle, others have none");
      if (team.handle == NVSHMEM_TEAM_INVALID) continue;
      s_.check_equal(static_cast<uint64_t>(nvshmem_team_my_pe(team.handle)), static_cast<uint64_t>(team.rank),
                     "rank");
      s_.check_equal(static_cast<uint64_t>(nvshmem_team_n_pes(team.handle)),
                     static_cast<uint64_t>(team.size()), "size");
      for (int i = 0; i < team.size(); ++i) {
        s_.check_equal(static_cast<uint64_t>(nvshmem_team_translate_pe(team.handle, i, NVSHMEM_TEAM_WORLD)),
                       static_cast<uint64_t>(team.members[static_cast<size_t>(i)]), "member in the world");
      }
    }
  }

  Session& s_;
  Team world_;
  std::vector<Team> made_;
};

}  // namespace gpu
