// SPDX-License-Identifier: Apache-2.0
// What the PEs of a host do, in words and in messages for other hosts. Whoever watches the boards of a job
// (the launcher; an agent on each host) carries a report of each to the others.
#pragma once

#include <string>
#include <vector>

#include "job/peers.hpp"

namespace isomem {

/// What a PE does, as its line on the board says: "PE 3 waits in shmem_barrier_all".
std::string doing(const PeEntry& entry, int pe);
/// The same without its name.
std::string state_of(const PeEntry& entry);

/// What follows the name of a routine that waits on this team (team_on_board); nothing for the world.
std::string words_of_team(uint64_t team);

/// What the PEs of a board's host do now.
HostReport report_of(Board& board, const Peers& peers);

/// Why the job cannot go on: a PE has left without shmem_finalize, and another one waits in a collective, or
/// all others wait. Empty if that is not so.
std::string left_alone(const std::vector<HostReport>& reports);

/// What a host is told of another.
struct HostNews {
  int host;
  HostReport report;
  std::vector<uint8_t> states;  // of its PEs by slot, see told_state()
};

/// What others must hear of a board's host now.
HostNews news_of(Board& board, const Peers& peers);

/// Writes it on the board of another host.
void tell(Board& board, const Peers& peers, const HostNews& news);

/// Carries news, and cards that have been written since, from each host's board to all others.
void carry_news(const std::vector<Board*>& boards);

}  // namespace isomem
