// SPDX-License-Identifier: Apache-2.0
// Collectives over an engine.
//
// Small payloads (one box, 56 bytes) go through boxes: payload and number arrive in one cache line, nobody
// waits for anybody but the sender. Whoever sends has no credits to count: after kBoxRing such collectives
// in which not everybody heard of everybody the team synchronises, so a box is never overwritten before it
// was read. Large payloads move straight between the users' buffers, between synchronisations of the team.
// `dest` is ready on all PEs when a collective is called (the specification says so), hence data may be
// pushed into it without asking. Which way is taken says choose.hpp.
#pragma once

#include "isomem/amo.hpp"
#include "isomem/choose.hpp"
#include "isomem/sync.hpp"

namespace isomem {

/// Tells who asks for it; returns `way`. `G` here and below: Team, or the ActiveSet of active_set.hpp.
template <class E, class G>
ISOMEM_HD Way chosen(E& e, const char* routine, const G& group, size_t bytes, Way way) {
  if (group.n_pes() > 1) e.chose(Chosen{routine, way, group.me(), group.n_pes(), bytes});
  return way;
}

/// Returns when all PEs of the team, which are near, have entered. Orders all plain stores before it with all
/// loads after it. `epoch`: how often that has been asked for.
template <class E>
ISOMEM_HD void sync(E& e, const char* routine, TeamWords* words, uint64_t epoch, const Members& members) {
  const uint64_t all = epoch * static_cast<uint64_t>(members.n_pes);
  uint64_t* arrived = e.reach(&words->arrived, members.pe(0));
  e.fence_release(arrived);  // pairs with the fence_acquire below in every PE
  e.amo(Amo::add, arrived, uint64_t{1}, uint64_t{0});
  e.wait_for(WaitSite{routine}, [&] { return e.load(arrived) >= all; });
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
    e.wait_for(WaitSite{routine}, [&] { return e.load(heard) >= times; });
    e.fence_acquire(heard);  // pairs with the release of put_signal
  }
}

// A team on several hosts, see levels.hpp.
template <class E>
ISOMEM_HD void sync_levels(E& e, const char* routine, Team& team);
template <class E>
ISOMEM_HD void broadcast_levels(E& e, const char* routine, Team& team, void* dest, const void* source,
                                size_t bytes, int root);
template <class E>
ISOMEM_HD void fcollect_levels(E& e, const char* routine, Team& team, void* dest, const void* source,
                               size_t bytes);
template <class E>
ISOMEM_HD void collect_levels(E& e, const char* routine, Team& team, void* dest, const void* source,
                              size_t bytes);
template <class E, class T, class Fold>
ISOMEM_HD void reduce_levels(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                             const Fold& f);
template <class E, class T, class Fold>
ISOMEM_HD void scan_levels(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                           const Fold& f, bool inclusive);

/// Tells how far this PE has come with the collectives of the world.
template <class E>
ISOMEM_HD void tell_entered(E& e, const Team& team) {
  if (team.is_world) e.entered(team.syncs + team.boxed);
}

template <class E>
ISOMEM_HD void team_sync(E& e, const char* routine, Team& team) {
  team.ahead = 0;
  ++team.syncs;
  tell_entered(e, team);
  if (team.n_pes() == 1) return;
  const Way way = chosen(e, routine, team, 0, way_to_sync(e.limits(), team));
  if (way == Way::levels) return sync_levels(e, routine, team);
  if (way == Way::dissemination) return sync_in_rounds(e, routine, team);
  // those in rounds have not moved the counter; a job may have had other limits in an earlier life
  sync(e, routine, team.words, team.syncs - team.rounds, team.members);
}

/// Counts a collective that used boxes; synchronises when a box could be used again too early.
template <class E>
ISOMEM_HD void boxes_used(E& e, const char* routine, Team& team) {
  if (++team.ahead == kBoxRing) team_sync(e, routine, team);
}

/// Counts one in which everybody has heard of everybody: all boxes of the collectives before it have been
/// read.
ISOMEM_HD void boxes_of_all(Team& team) { team.ahead = 1; }

/// A box to a PE, in the lane by which it will look for it.
template <class E>
ISOMEM_HD void send_box(E& e, Team& team, int lane, const void* payload, size_t bytes, int pe) {
  Box* box = team.words->box(lane, team.boxed);
  put_signal(e, box->payload, payload, bytes, &box->number, team.boxed, false, pe);
}

/// Begins a collective that uses boxes.
template <class E>
ISOMEM_HD void begin_boxes(E& e, Team& team) {
  ++team.boxed;
  tell_entered(e, team);
}

/// The same, and a box to each of the others.
template <class E>
ISOMEM_HD void send_box_to_all(E& e, Team& team, const void* payload, size_t bytes) {
  begin_boxes(e, team);
  for (int i = 1; i < team.n_pes(); ++i) {
    send_box(e, team, team.me(), payload, bytes, team.pe((team.me() + i) % team.n_pes()));
  }
}

template <class E>
ISOMEM_HD const void* receive_box(E& e, const char* routine, Team& team, int lane) {
  Box* box = team.words->box(lane, team.boxed);
  e.wait_for(WaitSite{routine}, [&] { return e.load(&box->number) == team.boxed; });
  e.fence_acquire(&box->number);  // payload after number; pairs with the fence_release of put_signal
  return box->payload;
}

/// Returns when all PEs of the team have entered, and `differs(their, member)` was asked of what each other
/// one has brought: up to a box full.
template <class E, class F>
ISOMEM_HD void compare_boxes(E& e, const char* routine, Team& team, const void* mine, size_t bytes,
                             F&& differs) {
  send_box_to_all(e, team, mine, bytes);
  for (int i = 1; i < team.n_pes(); ++i) {
    const int member = (team.me() + i) % team.n_pes();
    differs(receive_box(e, routine, team, member), member);
  }
  boxes_of_all(team);
}

/// From one to `n`, along a binomial tree: who has it hands it on, first to the one that has most others
/// behind it. What fits a box goes in it; more is put into `dest`, and the box says so. `place`: of this PE,
/// the root has 0; pe_at(place) is there. Returns where the payload lies.
template <class E, class PeAt>
ISOMEM_HD const void* hand_on(E& e, const char* routine, Team& team, void* dest, const void* source,
                              size_t bytes, int place, int n, PeAt&& pe_at) {
  const bool fits = bytes <= Box::kPayload;
  int lane = 0;
  while (1 << lane < n && (place >> lane & 1) == 0) ++lane;
  const void* payload = source;
  if (place != 0) {
    const void* received = receive_box(e, routine, team, lane);
    payload = fits ? received : dest;
  }
  while (--lane >= 0) {
    const int next = place + (1 << lane);
    if (next >= n) continue;
    if (!fits) {
      put(e, dest, payload, bytes, pe_at(next));
      e.order();  // far: payload before the box
    }
    send_box(e, team, lane, payload, fits ? bytes : 0, pe_at(next));
  }
  return payload;
}

/// Straight from the root to all, and a box that says so.
template <class E>
ISOMEM_HD void broadcast_from_root(E& e, const char* routine, Team& team, void* dest, const void* source,
                                   size_t bytes, int root, Way way) {
  const bool boxed = way == Way::boxes_to_all;
  const bool pull = way == Way::pulled;
  if (team.me() == root) {
    for (int i = 1; i < team.n_pes(); ++i) {
      const int member = (root + i) % team.n_pes();
      if (way == Way::pushed) {
        put(e, dest, source, bytes, team.pe(member));
        e.order();  // far: payload before the box
      }
      send_box(e, team, root, source, boxed ? bytes : 0,
               team.pe(member));  // near: put_signal's fence orders it
    }
    if (dest != source) e.copy(dest, source, bytes);
  } else {
    const void* payload = receive_box(e, routine, team, root);
    if (boxed) e.copy(dest, payload, bytes);
    if (pull) get(e, dest, source, bytes, team.pe(root));
  }
}

/// A broadcast of no bytes too: nobody returns before the root has entered.
template <class E>
ISOMEM_HD void hand_out(E& e, const char* routine, Team& team, void* dest, const void* source, size_t bytes,
                        int root) {
  if (team.n_pes() == 1) return e.copy(dest, source, dest == source ? 0 : bytes);
  const Way way = chosen(e, routine, team, bytes, way_to_broadcast(e.limits(), team, bytes));
  if (way == Way::levels) return broadcast_levels(e, routine, team, dest, source, bytes, root);
  begin_boxes(e, team);
  if (way == Way::boxes_by_tree) {
    const int n = team.n_pes();
    const void* payload = hand_on(e, routine, team, dest, source, bytes, (team.me() - root + n) % n, n,
                                  [&](int place) { return team.pe((root + place) % n); });
    if (dest != payload) e.copy(dest, payload, bytes);
  } else {
    broadcast_from_root(e, routine, team, dest, source, bytes, root, way);
  }
  if (way == Way::pulled) return team_sync(e, routine, team);  // the root's source is free now
  boxes_used(e, routine, team);
}

template <class E>
ISOMEM_HD void broadcast(E& e, const char* routine, Team& team, void* dest, const void* source, size_t bytes,
                         int root) {
  if (bytes) hand_out(e, routine, team, dest, source, bytes, root);
}

/// Returns once the first member has entered.
template <class E>
ISOMEM_HD void release(E& e, const char* routine, Team& team) {
  hand_out(e, routine, team, team.words, team.words, 0, 0);
}

/// The block of this PE to `place` on all, complete on return.
template <class E, class G>
ISOMEM_HD void put_to_all(E& e, const G& group, void* place, const void* source, size_t bytes) {
  if (bytes == 0) return;
  for (int i = 1; i < group.n_pes(); ++i)
    put(e, place, source, bytes, group.pe((group.me() + i) % group.n_pes()));
  if (place != source) e.copy(place, source, bytes);
  e.drain();
}

/// The block of `bytes` of every PE, in the order of the PEs, on all: each puts its own.
template <class E, class G>
ISOMEM_HD void fcollect_by_puts(E& e, const char* routine, G& group, void* dest, const void* source,
                                size_t bytes) {
  chosen(e, routine, group, bytes, Way::puts);
  put_to_all(e, group, static_cast<char*>(dest) + bytes * static_cast<size_t>(group.me()), source, bytes);
  team_sync(e, routine, group);
}
template <class E>
ISOMEM_HD void fcollect(E& e, const char* routine, Team& team, void* dest, const void* source, size_t bytes) {
  if (!team.levels) return fcollect_by_puts(e, routine, team, dest, source, bytes);
  chosen(e, routine, team, bytes, Way::levels);
  fcollect_levels(e, routine, team, dest, source, bytes);
}

/// Blocks of different sizes: the sizes go through boxes first.
template <class E>
ISOMEM_HD void collect(E& e, const char* routine, Team& team, void* dest, const void* source, size_t bytes) {
  if (chosen(e, routine, team, bytes, team.levels ? Way::levels : Way::puts) == Way::levels) {
    return collect_levels(e, routine, team, dest, source, bytes);
  }
  const uint64_t size = bytes;
  send_box_to_all(e, team, &size, sizeof(size));
  uint64_t offset = 0;
  for (int pe = 0; pe < team.n_pes(); ++pe) {
    if (pe == team.me()) continue;
    uint64_t theirs;
    e.copy(&theirs, receive_box(e, routine, team, pe), sizeof(theirs));
    if (pe < team.me()) offset += theirs;
  }
  put_to_all(e, team, static_cast<char*>(dest) + offset, source, bytes);
  team_sync(e, routine, team);
}

/// Block p of `source` goes to block me() of PE p's `dest`. Steps in bytes between elements of `element`
/// bytes.
template <class E, class G>
ISOMEM_HD void alltoalls(E& e, const char* routine, G& group, void* dest, const void* source, size_t element,
                         int64_t dest_step, int64_t source_step, size_t count) {
  chosen(e, routine, group, element * count, Way::puts);
  const bool dense = dest_step == static_cast<int64_t>(element) && source_step == dest_step;
  const Strided shape = one_dimension(element, {count, dest_step, source_step});
  char* to = static_cast<char*>(dest) + dest_step * static_cast<int64_t>(count) * group.me();
  for (int i = 0; count && i < group.n_pes(); ++i) {
    const int member = (group.me() + i) % group.n_pes();
    const char* from = static_cast<const char*>(source) + source_step * static_cast<int64_t>(count) * member;
    if (dense) {
      put(e, to, from, element * count, group.pe(member));
    } else {
      strided(e, Verb::put_strided, to, from, shape, group.pe(member));
    }
  }
  e.drain();
  team_sync(e, routine, group);
}

/// PE `pe`'s copy of `source`: where it lies if near, else fetched into `buffer`.
template <class E, class T>
ISOMEM_HD const T* peek(E& e, const T* source, size_t n, int pe, T* buffer) {
  if (const T* direct = e.reach(source, pe)) return direct;
  get(e, buffer, source, n * sizeof(T), pe);
  return buffer;
}

/// total = f(first, second), element by element; `total` may be `first` or `second`.
template <class Fold, class T>
ISOMEM_HD void fold(const Fold& f, T* total, const T* first, const T* second, size_t n) {
  for (size_t i = 0; i < n; ++i) total[i] = f(first[i], second[i]);
}

/// Folds what the first `members` PEs have sent, and `mine` where this PE is one of them, in their order.
/// With none of them `total` stays as it is.
template <class E, class T, class Fold>
ISOMEM_HD void fold_boxes(E& e, const char* routine, Team& team, T* total, const T* mine, size_t n,
                          const Fold& f, int members) {
  for (int member = 0; member < members; ++member) {
    T theirs[Box::kPayload / sizeof(T)];
    e.copy(theirs, member == team.me() ? mine : receive_box(e, routine, team, member), n * sizeof(T));
    if (member == 0) {
      e.copy(total, theirs, n * sizeof(T));
    } else {
      fold(f, total, total, theirs, n);
    }
  }
}

/// All values in boxes to all. Folded in the order of the PEs, so all get the same bits.
template <class E, class T, class Fold>
ISOMEM_HD void reduce_boxed(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                            const Fold& f) {
  T total[Box::kPayload / sizeof(T)];
  T mine[Box::kPayload / sizeof(T)];
  e.copy(mine, source, n * sizeof(T));
  send_box_to_all(e, team, mine, n * sizeof(T));
  fold_boxes(e, routine, team, total, mine, n, f, team.n_pes());
  e.copy(dest, total, n * sizeof(T));
  boxes_of_all(team);
}

/// Recursive doubling: in round k two PEs exchange what they have folded of 2^k. Of each pair the lower one's
/// comes first, so all fold in the same order and get the same bits. The PEs beyond a power of two hand their
/// values to PEs before it, and get the result from them. Lanes are rounds.
template <class E, class T, class Fold>
ISOMEM_HD void reduce_doubling(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                               const Fold& f) {
  T total[Box::kPayload / sizeof(T)];
  T theirs[Box::kPayload / sizeof(T)];
  const size_t bytes = n * sizeof(T);
  const int me = team.me();
  int last = 0;  // the lane behind those of the rounds
  while (2 << last <= team.n_pes()) ++last;
  const int power = 1 << last;
  const bool beyond = me >= power;
  const int partner = beyond ? me - power : me + power;  // of those beyond
  begin_boxes(e, team);
  e.copy(total, source, bytes);
  if (beyond) {
    send_box(e, team, last, total, bytes, team.pe(partner));
    e.copy(total, receive_box(e, routine, team, last), bytes);
  } else {
    const bool for_two = partner < team.n_pes();
    if (for_two) {
      e.copy(theirs, receive_box(e, routine, team, last), bytes);
      fold(f, total, total, theirs, n);
    }
    for (int lane = 0; lane < last; ++lane) {
      send_box(e, team, lane, total, bytes, team.pe(me ^ 1 << lane));
      e.copy(theirs, receive_box(e, routine, team, lane), bytes);
      const bool lower = (me >> lane & 1) == 0;
      fold(f, total, lower ? total : theirs, lower ? theirs : total, n);
    }
    if (for_two) send_box(e, team, last, total, bytes, team.pe(partner));
  }
  e.copy(dest, total, bytes);
  boxes_of_all(team);
}

/// Folds a range of the elements of all PEs, two or more, block by block: done(at, total, count) for each. A
/// block of the sources has been read before it is called, so it may write to them.
template <class E, class G, class T, class Fold, class F>
ISOMEM_HD void fold_blocks(E& e, const G& group, const T* source, Range range, const Fold& f, F&& done) {
  constexpr size_t block = kReduceBlock / sizeof(T);
  T* total = static_cast<T*>(e.scratch(3 * block * sizeof(T)));
  T* fetched = total + block;
  T* fetched_first = fetched + block;
  for (size_t at = range.first, count; at < range.last; at += count) {
    count = range.last - at < block ? range.last - at : block;
    const T* sum = peek(e, source + at, count, group.pe(0), fetched_first);
    for (int i = 1; i < group.n_pes(); ++i, sum = total) {
      fold(f, total, sum, peek(e, source + at, count, group.pe(i), fetched), count);
    }
    done(at, total, count);
  }
}

/// The same, and pushes the result to all; dest may be source.
template <class E, class G, class T, class Fold>
ISOMEM_HD void fold_range(E& e, const G& group, T* dest, const T* source, Range range, const Fold& f) {
  fold_blocks(e, group, source, range, f, [&](size_t at, const T* total, size_t count) {
    for (int i = 0; i < group.n_pes(); ++i)
      put(e, dest + at, total, count * sizeof(T), group.pe((group.me() + i) % group.n_pes()));
  });
  e.drain();
}

/// Each PE folds its share of the elements. In place is safe: a share of any source is read by its owner
/// only.
template <class E, class G, class T, class Fold>
ISOMEM_HD void reduce_shared(E& e, const char* routine, G& group, T* dest, const T* source, size_t n,
                             const Fold& f) {
  team_sync(e, routine, group);  // all sources are ready
  const size_t pes = static_cast<size_t>(group.n_pes());
  fold_range(e, group, dest, source, share_of(n, static_cast<size_t>(group.me()), pes), f);
  team_sync(e, routine, group);  // all results have been pushed
}

/// Folds the `n` elements of all PEs in an order that the numbers of PEs and of elements decide: the same
/// bits on all and in every run. In place or disjoint.
template <class E, class T, class Fold>
ISOMEM_HD void reduce(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                      const Fold& f) {
  if (n == 0) return;
  if (team.n_pes() == 1) return e.copy(dest, source, dest == source ? 0 : n * sizeof(T));
  const size_t bytes = n * sizeof(T);
  switch (chosen(e, routine, team, bytes, way_to_reduce(e.limits(), team, bytes))) {
    case Way::levels:
      return reduce_levels(e, routine, team, dest, source, n, f);
    case Way::boxes_to_all:
      return reduce_boxed(e, routine, team, dest, source, n, f);
    case Way::boxes_doubling:
      return reduce_doubling(e, routine, team, dest, source, n, f);
    default:
      return reduce_shared(e, routine, team, dest, source, n, f);
  }
}

/// All values in boxes, to the PEs behind.
template <class E, class T, class Fold>
ISOMEM_HD void scan_boxed(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                          const Fold& f, bool inclusive) {
  T mine[Box::kPayload / sizeof(T)] = {};
  T total[Box::kPayload / sizeof(T)] = {};
  e.copy(mine, source, n * sizeof(T));
  begin_boxes(e, team);
  for (int member = team.me() + 1; member < team.n_pes(); ++member) {
    send_box(e, team, team.me(), mine, n * sizeof(T), team.pe(member));
  }
  fold_boxes(e, routine, team, total, mine, n, f, team.me() + (inclusive ? 1 : 0));
  e.copy(dest, total, n * sizeof(T));
  boxes_used(e, routine, team);
}

/// In round k each PE sends what it has folded, of itself and the 2^k - 1 before it, to the PE 2^k behind.
/// Lanes are rounds.
template <class E, class T, class Fold>
ISOMEM_HD void scan_doubling(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                             const Fold& f, bool inclusive) {
  T total[Box::kPayload / sizeof(T)];        // with this PE's own
  T before[Box::kPayload / sizeof(T)] = {};  // without
  T theirs[Box::kPayload / sizeof(T)];
  const size_t bytes = n * sizeof(T);
  const int me = team.me();
  begin_boxes(e, team);
  e.copy(total, source, bytes);
  for (int lane = 0; 1 << lane < team.n_pes(); ++lane) {
    const int step = 1 << lane;
    if (me + step < team.n_pes()) send_box(e, team, lane, total, bytes, team.pe(me + step));
    if (me < step) continue;
    e.copy(theirs, receive_box(e, routine, team, lane), bytes);
    fold(f, total, theirs, total, n);
    if (step == 1) {
      e.copy(before, theirs, bytes);
    } else {
      fold(f, before, theirs, before, n);
    }
  }
  e.copy(dest, inclusive ? total : before, bytes);
}

/// Each PE sums up its share of the elements, and pushes to every PE what it has come to there. In place is
/// safe as in reduce_shared: of each source a block is read before it is written.
template <class E, class T, class Fold>
ISOMEM_HD void scan_shared(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                           const Fold& f, bool inclusive) {
  constexpr size_t block = kReduceBlock / sizeof(T);
  T* total = static_cast<T*>(e.scratch(2 * block * sizeof(T)));
  T* fetched = total + block;
  const Range share = share_of(n, static_cast<size_t>(team.me()), static_cast<size_t>(team.n_pes()));
  team_sync(e, routine, team);  // all sources are ready
  for (size_t at = share.first, count; at < share.last; at += count) {
    count = share.last - at < block ? share.last - at : block;
    for (size_t i = 0; i < count; ++i) total[i] = T{};
    for (int member = 0; member < team.n_pes(); ++member) {
      const int pe = team.pe(member);
      const T* theirs = peek(e, source + at, count, pe, fetched);
      if (theirs != fetched) e.copy(fetched, theirs, count * sizeof(T));  // in place the put overwrites it
      if (!inclusive) put(e, dest + at, total, count * sizeof(T), pe);
      if (member == 0) {
        e.copy(total, fetched, count * sizeof(T));
      } else {
        fold(f, total, total, fetched, count);
      }
      if (inclusive) put(e, dest + at, total, count * sizeof(T), pe);
    }
  }
  e.drain();
  team_sync(e, routine, team);  // all results have been pushed
}

/// Folds the `n` elements of the PEs from the first to this one, with or without its own. In place or
/// disjoint.
template <class E, class T, class Fold>
ISOMEM_HD void scan(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n, const Fold& f,
                    bool inclusive) {
  if (n == 0) return;
  const size_t bytes = n * sizeof(T);
  switch (chosen(e, routine, team, bytes, way_to_scan(e.limits(), team, bytes))) {
    case Way::levels:
      return scan_levels(e, routine, team, dest, source, n, f, inclusive);
    case Way::boxes_to_all:
      return scan_boxed(e, routine, team, dest, source, n, f, inclusive);
    case Way::boxes_doubling:
      scan_doubling(e, routine, team, dest, source, n, f, inclusive);
      return boxes_used(e, routine, team);
    default:
      return scan_shared(e, routine, team, dest, source, n, f, inclusive);
  }
}

}  // namespace isomem

#include "isomem/levels.hpp"
