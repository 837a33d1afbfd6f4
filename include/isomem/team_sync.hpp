// SPDX-License-Identifier: Apache-2.0
// How the members of a team meet: synchronisations, and the end of a step in which they put blocks to each
// other.
#pragma once

#include "isomem/choose.hpp"
#include "isomem/rma.hpp"

namespace isomem {

/// Tells who asks for it; returns `algorithm`. `G` here and below: Team, or the ActiveSet of active_set.hpp.
template <class E, class G>
ISOMEM_HD Algorithm chosen(E& e, const char* routine, const G& group, size_t bytes, Algorithm algorithm) {
  if (group.n_pes() > 1) e.chose(Choice{routine, algorithm, group.me(), group.n_pes(), bytes});
  return algorithm;
}

/// Returns when all PEs of the team, which are near, have entered. Orders all plain stores before it with all
/// loads after it. `epoch`: how often that has been asked for.
template <class E>
ISOMEM_HD void sync(E& e, const char* routine, TeamWords* words, uint64_t epoch, const Members& members) {
  const uint64_t all = epoch * static_cast<uint64_t>(members.n_pes);
  uint64_t* arrived = e.reach(&words->arrived, members.pe(0));
  e.fence_release(arrived);  // pairs with the fence_acquire below in every PE
  e.amo(Amo::add, arrived, uint64_t{1}, uint64_t{0});
  e.wait_for(WaitSite{routine, WaitSite::For::team, words}, [&] { return e.load(arrived) >= all; });
  e.fence_acquire(arrived);
}

/// The same in rounds: in round k each PE signals the PE 2^k after it, and hears from the one 2^k before it,
/// that 2^k PEs have entered. Each word has one writer and holds how often that PE has come so far; all that
/// is written to a PE has been read when it returns.
template <class E>
ISOMEM_HD void sync_in_rounds(E& e, const char* routine, Team& team) {
  RoundWord* word = team.words->rounds;
  const uint64_t times = ++team.rounds;
  for (int step = 1; step < team.n_pes(); step *= 2, ++word) {
    uint64_t* heard = &word->times;
    const int behind = team.pe((team.me() + step) % team.n_pes());
    // far: a wire may carry the next time first, so they are added up
    const bool near = e.reach(heard, behind);
    put_signal(e, heard, heard, 0, heard, near ? times : 1, !near, behind);
    e.wait_for(WaitSite{routine, WaitSite::For::team, heard}, [&] { return e.load(heard) >= times; });
    e.fence_acquire(heard);  // pairs with the release of put_signal
  }
}

/// Of a team on several hosts: levels.hpp.
template <class E>
ISOMEM_HD void sync_levels(E& e, const char* routine, Team& team);

/// Tells how far this PE has come with the collectives of the world.
template <class E>
ISOMEM_HD void tell_entered(E& e, const Team& team) {
  if (team.is_world) e.entered(team.syncs + team.eager_count);
}

template <class E>
ISOMEM_HD void team_sync(E& e, const char* routine, Team& team) {
  team.ahead = 0;
  ++team.syncs;
  tell_entered(e, team);
  if (team.n_pes() == 1) return;
  const Algorithm algorithm = chosen(e, routine, team, 0, algorithm_for_sync(e.limits(), team));
  if (algorithm == Algorithm::levels) return sync_levels(e, routine, team);
  if (algorithm == Algorithm::dissemination) return sync_in_rounds(e, routine, team);
  // those in rounds have not moved the counter; a job may have had other limits in an earlier life
  sync(e, routine, team.words, team.syncs - team.rounds, team.members);
}

// --- the end of puts
//
// Between hosts a synchronisation behind a quiet would be three ways: the blocks, the answer that they are
// there, the news of that. Here whoever has put all its blocks for a PE says so to that PE, behind them, and
// a member goes on when all who put to it have.

/// Begins such a step of a team on several hosts, in which every member hears of every other, from itself or
/// from a neighbour: the word that others raise. Two in turn: who has heard of everybody may begin the next
/// step before the others are done with this one, but not the one after it.
template <class E>
ISOMEM_HD uint64_t* begin_arrivals(E& e, Team& team) {
  ++team.syncs;
  tell_entered(e, team);
  return &team.words->arrivals[team.far_steps++ % 2].times;
}

/// Returns when `n` members of other hosts have raised the word, and those of this host are here with what
/// they were waiting for.
template <class E>
ISOMEM_HD void end_arrivals(E& e, const char* routine, Team& team, uint64_t* arrivals, uint64_t n) {
  e.wait_for(WaitSite{routine, WaitSite::For::team, arrivals}, [&] { return e.load(arrivals) == n; });
  e.fence_acquire(arrivals);       // pairs with the release of the channel before a record behind a fence
  e.store(arrivals, uint64_t{0});  // nobody raises it again before this PE has told of its next step
  if (team.levels) {
    team_sync(e, routine, team.levels->near);
    team.levels->rail.ahead = 0;
  }
  team.ahead = 0;  // everybody has heard of everybody
}

/// Returns when the blocks are here that the members of the group have put to this one, and those that this
/// one has put may be overwritten: all members have come.
template <class E, class G>
ISOMEM_HD void finish_puts(E& e, const char* routine, G& group) {
  e.drain();
  team_sync(e, routine, group);
}
template <class E>
ISOMEM_HD void finish_puts(E& e, const char* routine, Team& team) {
  if (!team.levels && !team.is_rail) return finish_puts<E, Team>(e, routine, team);
  uint64_t* const arrivals = begin_arrivals(e, team);
  e.order();  // blocks before the words
  uint64_t n = 0;
  for (int i = 1; i < team.n_pes(); ++i) {
    const int pe = team.pe((team.me() + i) % team.n_pes());
    if (e.reach(arrivals, pe)) continue;
    signal(e, arrivals, 1, true, pe);
    ++n;
  }
  end_arrivals(e, routine, team, arrivals, n);
}

}  // namespace isomem
