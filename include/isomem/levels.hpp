// SPDX-License-Identifier: Apache-2.0
// Collectives of teams on several hosts, composed of those in coll.hpp: among the members of each host by
// memory, and between hosts by messages, which only one member of each host sends where the payload is small.
//
// All members keep the counts of their rail alike, also those that send nothing: any of them may be the root
// that speaks for its host in the next broadcast.
#pragma once

#include "isomem/coll.hpp"

namespace isomem {

/// Messages: hosts * ceil(log2(hosts)).
template <class E>
ISOMEM_HD void sync_levels(E& e, const char* routine, Team& team) {
  Levels& levels = *team.levels;
  team_sync(e, routine, levels.near);
  if (levels.leads()) sync_in_rounds(e, routine, levels.rail);
  release(e, routine, levels.near);
  levels.rail.ahead = 0;
}

/// Counts a collective for those who explain waits.
template <class E>
ISOMEM_HD void begin_levels(E& e, Team& team) {
  ++team.eager_count;
  tell_entered(e, team);
}

/// As end_eager, of eager messages between hosts.
template <class E>
ISOMEM_HD void end_rail_eager(E& e, const char* routine, Team& team) {
  if (++team.levels->rail.ahead == kEagerRing) team_sync(e, routine, team);
}

/// Messages: hosts - 1, and as many puts where the payload does not fit an eager slot.
template <class E>
ISOMEM_HD void broadcast_levels(E& e, const char* routine, Team& team, void* dest, const void* source,
                                size_t bytes, int root, bool on_root) {
  Levels& levels = *team.levels;
  const int n = levels.n_hosts;
  const int root_host = levels.host_of[root];
  const bool is_here = levels.host == root_host;
  const int speaker = is_here ? levels.place_of[root] : 0;
  const void* from = is_here ? source : dest;  // where the members of this host take it
  begin_levels(e, team);
  ++levels.rail.eager_count;
  if (levels.near.me() == speaker) {
    from =
        broadcast_by_tree(e, routine, levels.rail, dest, source, bytes, (levels.host - root_host + n) % n, n,
                          [&](int place) { return team.pe(levels.member((root_host + place) % n, 0)); });
  }
  // a speaker of another host has brought it to its neighbours
  broadcast(e, routine, levels.near, dest, from, bytes, speaker, on_root || !is_here);
  end_rail_eager(e, routine, team);
}

/// f(member) for each member of another host whose block put_to_hosts has brought to `place` on this one.
template <class F>
ISOMEM_HD void each_received(const Levels& levels, int place, F&& f) {
  for (int host = 0; host < levels.n_hosts; ++host) {
    if (host == levels.host) continue;
    for (int there = place; there < levels.places(host); there += levels.near.n_pes()) {
      f(levels.member(host, there));
    }
  }
}

/// This PE's block to `place` on its neighbours, and on one member of each other host, which hears of it.
/// Returns when all blocks have come that are put to this host so.
template <class E>
ISOMEM_HD void put_to_hosts(E& e, const char* routine, Team& team, void* place, const void* source,
                            size_t bytes) {
  const Levels& levels = *team.levels;
  const auto each_host = [&](auto&& f) {
    for (int i = 1; i < levels.n_hosts; ++i) {
      const int host = (levels.host + i) % levels.n_hosts;
      f(team.pe(levels.member(host, levels.near.me() % levels.places(host))));
    }
  };
  uint64_t* const arrivals = begin_arrivals(e, team);
  if (bytes) each_host([&](int pe) { put(e, place, source, bytes, pe); });
  put_to_all(e, levels.near, place, source, bytes);
  e.order();  // blocks before the words
  each_host([&](int pe) { signal(e, arrivals, 1, true, pe); });
  uint64_t n = 0;
  each_received(levels, levels.near.me(), [&](int) { ++n; });
  end_arrivals(e, routine, team, arrivals, n);
}

/// Each block goes to each other host once; the members there fetch it from the one that has it. Messages:
/// 2 * PEs * (hosts - 1), of which the second says that the first is there.
template <class E, class Blocks>
ISOMEM_HD void collect_blocks_levels(E& e, const char* routine, Team& team, void* dest, const void* source,
                                     const Blocks& blocks) {
  const Levels& levels = *team.levels;
  char* const to = static_cast<char*>(dest);
  const BlockRange mine = blocks(team.me());
  put_to_hosts(e, routine, team, to + mine.offset, source, mine.bytes);
  const Team& near = levels.near;
  for (int i = 1; i < near.n_pes(); ++i) {
    const int place = (near.me() + i) % near.n_pes();
    each_received(levels, place, [&](int member) {
      const BlockRange theirs = blocks(member);
      get(e, to + theirs.offset, to + theirs.offset, theirs.bytes, near.pe(place));
    });
  }
  team_sync(e, routine, team.levels->near);  // nobody fetches from this PE any more
}

/// Where the block of each neighbour begins: the leader asks all members how long theirs are.
template <class E>
ISOMEM_HD void place_blocks(E& e, const Team& team) {
  const Levels& levels = *team.levels;
  uint64_t offset = 0;
  for (int member = 0; member < team.n_pes(); ++member) {
    const int pe = team.pe(member);
    if (levels.host_of[member] == levels.host) put_word(e, &team.words->block.offset, offset, pe);
    offset += get_word(e, &team.words->block.bytes, pe);
  }
}

/// As collect_blocks_levels; who has got a block for its host asks its owner where it belongs and passes it
/// on. Messages: 4 * PEs * (hosts - 1), and two synchronisations.
template <class E, class Fits>
ISOMEM_HD void collect_levels(E& e, const char* routine, Team& team, void* dest, const void* source,
                              size_t bytes, const Fits& check_fit) {
  const Levels& levels = *team.levels;
  TeamWords* words = team.words;
  char* const to = static_cast<char*>(dest);
  e.store(&words->block.bytes, uint64_t{bytes});
  team_sync(e, routine, team);
  if (levels.leads()) place_blocks(e, team);
  team_sync(e, routine, team.levels->near);
  const uint64_t offset = e.load(&words->block.offset);
  check_fit(offset + bytes);
  put_to_hosts(e, routine, team, to + offset, source, bytes);
  each_received(levels, levels.near.me(), [&](int member) {
    decltype(words->block) theirs;
    get(e, &theirs, &words->block, sizeof(theirs), team.pe(member));
    put_to_all(e, levels.near, to + theirs.offset, to + theirs.offset, theirs.bytes);
  });
  team_sync(e, routine, team);
}

/// What each leader has at `values` is replaced by what all of theirs come to. The others count along.
template <class E, class T, class BinaryOp>
ISOMEM_HD void reduce_among_leaders(E& e, const char* routine, Levels& levels, T* values, size_t n,
                                    const BinaryOp& f) {
  if (levels.leads()) return reduce_doubling(e, routine, levels.rail, values, values, n, f);
  ++levels.rail.eager_count;
  end_eager_all(levels.rail);
}

/// The result of each host at its leader, folded among the leaders by recursive doubling, and from them to
/// all. Messages: hosts * log2(hosts), where hosts are a power of two.
template <class E, class T, class BinaryOp>
ISOMEM_HD void reduce_small_levels(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                                   const BinaryOp& f) {
  Levels& levels = *team.levels;
  T total[EagerSlot::kPayload / sizeof(T)];
  begin_levels(e, team);
  reduce(e, routine, levels.near, total, source, n, f);
  reduce_among_leaders(e, routine, levels, total, n, f);
  broadcast(e, routine, levels.near, dest, total, n * sizeof(T), 0);
}

/// Two members give each other all they have, at `room`, which is free: between hosts in one record with the
/// news of it.
template <class E, class T>
ISOMEM_HD void give_other(E& e, const char* routine, Team& team, const T* mine, T* room, size_t n) {
  const int other = team.pe(team.me() == 0 ? 1 : 0);
  if ((!team.levels && !team.is_rail) || e.reach(room, other)) {
    put(e, room, mine, n * sizeof(T), other);
    return finish_puts(e, routine, team);
  }
  uint64_t* const arrivals = begin_arrivals(e, team);
  put_signal(e, room, mine, n * sizeof(T), arrivals, 1, true, other);
  end_arrivals(e, routine, team, arrivals, 1);
}
/// And both fold everything: as many bytes each way as with halves, and two ways in place of four.
template <class E, class T, class BinaryOp>
ISOMEM_HD void fold_two(E& e, const char* routine, Team& team, T* dest, const T* mine, T* room, size_t n,
                        const BinaryOp& f) {
  team_sync(e, routine, team);  // the room is free
  give_other(e, routine, team, mine, room, n);
  const bool is_first = team.me() == 0;
  fold(f, dest, is_first ? mine : room, is_first ? room : mine, n);
}

/// What the members of this host have there comes to `dest`.
template <class E, class T, class BinaryOp>
ISOMEM_HD void fold_on_host(E& e, const Team& near, T* dest, const T* source, Range share,
                            const BinaryOp& f) {
  if (near.n_pes() > 1) {
    fold_blocks(e, near, source, share, f, [&](size_t at, const T* total, size_t elements) {
      e.copy(dest + at, total, elements * sizeof(T));
    });
  } else if (dest != source) {
    e.copy(dest + share.first, source + share.first, (share.last - share.first) * sizeof(T));
  }
}

/// What a cache line does not hold, but a message between hosts does: leaders fold where the elements lie,
/// and nobody else writes to a `dest` before they pass the result on.
template <class E, class T, class BinaryOp>
ISOMEM_HD void reduce_message_levels(E& e, const char* routine, Team& team, T* dest, const T* source,
                                     size_t n, const BinaryOp& f) {
  Levels& levels = *team.levels;
  begin_levels(e, team);
  team_sync(e, routine, levels.near);  // the sources of this host are ready
  if (levels.leads()) fold_on_host(e, levels.near, dest, source, Range{0, n}, f);
  reduce_among_leaders(e, routine, levels, dest, n, f);
  broadcast(e, routine, levels.near, dest, dest, n * sizeof(T), 0);
}

/// Each host has folded its own values at `dest`, each member of a rail its share of them. Where two hosts
/// exchange shares, they come to the place of a neighbour's, until the result comes there.
template <class E, class T, class BinaryOp>
ISOMEM_HD void reduce_on_rails(E& e, const char* routine, Levels& levels, T* dest, size_t n, bool by_two,
                               const BinaryOp& f) {
  const size_t rails = static_cast<size_t>(levels.rails);
  const size_t me = static_cast<size_t>(levels.near.me());
  const size_t equal = n / rails;
  if (by_two) team_sync(e, routine, levels.near);  // in place: all have folded what stands in the rooms
  if (levels.has_rail() && by_two) {
    T* const mine = dest + me * equal;
    fold_two(e, routine, levels.rail, mine, mine, dest + (me + 1) % rails * equal, equal, f);
  } else if (levels.has_rail()) {
    const Range share = share_of(n, me, rails);
    T* const mine = dest + share.first;
    reduce_shared(e, routine, levels.rail, mine, mine, share.last - share.first, f);
  }
  if (by_two) team_sync(e, routine, levels.near);  // before results come to the rooms
}

/// Each of the first members of a host folds its share of the elements there, then with those who have the
/// same share on the other hosts, and gives the result to its neighbours.
template <class E, class T, class BinaryOp>
ISOMEM_HD void reduce_rails(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                            bool by_two, const BinaryOp& f) {
  Levels& levels = *team.levels;
  Team& near = levels.near;
  begin_levels(e, team);
  team_sync(e, routine, near);  // the sources of this host are ready
  const Range share = levels.has_rail()
                          ? share_of(n, static_cast<size_t>(near.me()), static_cast<size_t>(levels.rails))
                          : Range{0, 0};
  T* const mine = dest + share.first;
  const size_t bytes = (share.last - share.first) * sizeof(T);
  fold_on_host(e, near, dest, source, share, f);
  reduce_on_rails(e, routine, levels, dest, n, by_two, f);
  for (int i = 1; bytes && i < near.n_pes(); ++i) {
    put(e, mine, mine, bytes, near.pe((near.me() + i) % near.n_pes()));
  }
  team_sync(e, routine, near);  // all shares are there
  levels.rail.ahead = 0;        // the leaders have synchronised
}

template <class E, class T>
ISOMEM_HD Places places_of(E& e, const T* dest, const T* source) {
  return {dest == source, e.reach(dest, e.me()) && e.reach(source, e.me())};
}

template <class E, class T, class BinaryOp>
ISOMEM_HD void reduce_over_hosts(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                                 const BinaryOp& f) {
  const Places places = places_of(e, dest, source);
  const size_t bytes = n * sizeof(T);
  switch (chosen(e, routine, team, bytes, algorithm_for_reduce_over_hosts(team, bytes, places))) {
    case Algorithm::levels:
      return reduce_small_levels(e, routine, team, dest, source, n, f);
    case Algorithm::by_leaders:
      return reduce_message_levels(e, routine, team, dest, source, n, f);
    case Algorithm::exchanged:
      return fold_two(e, routine, team, dest, source, dest, n, f);
    default:
      return reduce_rails(e, routine, team, dest, source, n,
                          exchanges_shares(*team.levels, n, sizeof(T), places.by_cpu), f);
  }
}

/// Small, where the members of a host follow each other: a scan on each host, one of what the hosts come to
/// among the leaders, and both together.
template <class E, class T, class BinaryOp>
ISOMEM_HD void scan_small_levels(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                                 const BinaryOp& f, bool inclusive) {
  Levels& levels = *team.levels;
  constexpr size_t most = EagerSlot::kPayload / sizeof(T);
  const size_t bytes = n * sizeof(T);
  T total[most];
  T before[most] = {};  // of the hosts before this one
  T mine[most];
  begin_levels(e, team);
  reduce(e, routine, levels.near, total, source, n, f);
  if (levels.near.n_pes() > 1 || inclusive) {
    scan(e, routine, levels.near, mine, source, n, f, inclusive);
  }
  if (levels.leads()) {
    scan_doubling(e, routine, levels.rail, before, total, n, f, false);
  } else {
    ++levels.rail.eager_count;
  }
  broadcast(e, routine, levels.near, before, before, bytes, 0);
  const bool is_first = levels.near.me() == 0 && !inclusive;  // of its host
  if (levels.host == 0) {
    e.copy(dest, is_first ? before : mine, bytes);
  } else if (is_first) {
    e.copy(dest, before, bytes);
  } else {
    fold(f, total, before, mine, n);
    e.copy(dest, total, bytes);
  }
  end_rail_eager(e, routine, team);
}

/// Replaces what the host of each member of a rail comes to by what the hosts before it do. False on the
/// first host, where there is nothing before.
template <class E, class T, class BinaryOp>
ISOMEM_HD bool scan_rail(E& e, const char* routine, Team& rail, T* values, size_t n, const BinaryOp& f) {
  if (rail.n_pes() > 2) {
    scan_shared(e, routine, rail, values, values, n, f, false);
  } else {
    team_sync(e, routine, rail);  // the second host needs its own no more
    if (rail.me() == 0 && n) put(e, values, values, n * sizeof(T), rail.pe(1));
    finish_puts(e, routine, rail);
  }
  return rail.me() > 0;
}

/// Where the members of a host follow each other. Each of the first members of a host folds its share of the
/// elements there, learns on its rail what comes before, and scans from there for its neighbours.
template <class E, class T, class BinaryOp>
ISOMEM_HD void scan_rails(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                          const BinaryOp& f, bool inclusive) {
  Levels& levels = *team.levels;
  Team& near = levels.near;
  begin_levels(e, team);
  team_sync(e, routine, near);  // the sources of this host are ready, and what they write to
  if (levels.has_rail()) {
    const Range share = share_of(n, static_cast<size_t>(near.me()), static_cast<size_t>(levels.rails));
    T* const mine = dest + share.first;
    const size_t count = share.last - share.first;
    fold_on_host(e, near, dest, source, share, f);
    const bool follows = scan_rail(e, routine, levels.rail, mine, count, f);
    scan_range(e, near, dest, source, share, follows ? mine : nullptr, f, inclusive);
  }
  team_sync(e, routine, near);  // all shares are there
  levels.rail.ahead = 0;        // the leaders have synchronised
}

template <class E, class T, class BinaryOp>
ISOMEM_HD void scan_over_hosts(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                               const BinaryOp& f, bool inclusive) {
  const size_t bytes = n * sizeof(T);
  const Algorithm algorithm = algorithm_for_scan_over_hosts(team, bytes, places_of(e, dest, source));
  switch (chosen(e, routine, team, bytes, algorithm)) {
    case Algorithm::levels:
      return scan_small_levels(e, routine, team, dest, source, n, f, inclusive);
    case Algorithm::rails:
      return scan_rails(e, routine, team, dest, source, n, f, inclusive);
    default:
      return scan_shared(e, routine, team, dest, source, n, f, inclusive);
  }
}

}  // namespace isomem
