// SPDX-License-Identifier: Apache-2.0
// Collectives over an engine.
//
// Small payloads (one eager slot, 56 bytes, 504 between hosts) go through eager slots: payload and number
// arrive in one cache line, nobody waits for anybody but the sender. Whoever sends has no credits to count:
// after kEagerRing such collectives in which not everybody heard of everybody the team synchronises, so an
// eager slot is never overwritten before it was read. Large payloads move straight between the users'
// buffers, between synchronisations of the team. `dest` is ready on all PEs when a collective is called (the
// specification says so), hence data may be pushed into it without asking. choose.hpp chooses the algorithm.
#pragma once

#include "isomem/amo.hpp"
#include "isomem/choose.hpp"
#include "isomem/team_sync.hpp"

namespace isomem {

// A team on several hosts, see levels.hpp.
template <class E>
ISOMEM_HD void broadcast_levels(E& e, const char* routine, Team& team, void* dest, const void* source,
                                size_t bytes, int root, bool on_root);
template <class E, class Blocks>
ISOMEM_HD void collect_blocks_levels(E& e, const char* routine, Team& team, void* dest, const void* source,
                                     const Blocks& blocks);
template <class E, class Fits>
ISOMEM_HD void collect_levels(E& e, const char* routine, Team& team, void* dest, const void* source,
                              size_t bytes, const Fits& check_fit);
template <class E, class T, class BinaryOp>
ISOMEM_HD void reduce_over_hosts(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                                 const BinaryOp& f);
template <class E, class T, class BinaryOp>
ISOMEM_HD void scan_over_hosts(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                               const BinaryOp& f, bool inclusive);

/// Counts a collective that used eager slots; synchronises when an eager slot could be used again too early.
template <class E>
ISOMEM_HD void end_eager(E& e, const char* routine, Team& team) {
  if (++team.ahead == kEagerRing) team_sync(e, routine, team);
}

/// Counts one in which everybody has heard of everybody: all eager slots of the collectives before it have
/// been read.
ISOMEM_HD void end_eager_all(Team& team) { team.ahead = 1; }

/// Fills an eager slot of a PE, in the lane in which that PE looks for it.
template <class E>
ISOMEM_HD void send_eager(E& e, Team& team, int lane, const void* payload, size_t bytes, int pe) {
  EagerSlot* slot = team.words->eager_slot(lane, team.eager_count, team.is_rail);
  put_signal(e, slot->payload, payload, bytes, &slot->number, team.eager_count, false, pe);
}

/// Begins a collective that uses eager slots.
template <class E>
ISOMEM_HD void begin_eager(E& e, Team& team) {
  ++team.eager_count;
  tell_entered(e, team);
}

/// The same, and fills an eager slot of each of the others.
template <class E>
ISOMEM_HD void send_eager_to_all(E& e, Team& team, const void* payload, size_t bytes) {
  begin_eager(e, team);
  for (int i = 1; i < team.n_pes(); ++i) {
    send_eager(e, team, team.me(), payload, bytes, team.pe((team.me() + i) % team.n_pes()));
  }
}

template <class E>
ISOMEM_HD const void* receive_eager(E& e, const char* routine, Team& team, int lane) {
  EagerSlot* slot = team.words->eager_slot(lane, team.eager_count, team.is_rail);
  e.wait_for(WaitSite{routine, WaitSite::For::team, slot},
             [&] { return e.load(&slot->number) == team.eager_count; });
  e.fence_acquire(&slot->number);  // payload after number; pairs with the fence_release of put_signal
  return slot->payload;
}

/// Returns when all PEs of the team have entered, and `differs(their, member)` was asked of what each other
/// one has brought: up to what an eager slot holds.
template <class E, class F>
ISOMEM_HD void compare_eager(E& e, const char* routine, Team& team, const void* mine, size_t bytes,
                             F&& differs) {
  send_eager_to_all(e, team, mine, bytes);
  for (int i = 1; i < team.n_pes(); ++i) {
    const int member = (team.me() + i) % team.n_pes();
    differs(receive_eager(e, routine, team, member), member);
  }
  end_eager_all(team);
}

/// From one to `n`, along a binomial tree: who has it hands it on, first to the one that has most others
/// behind it. What fits an eager slot goes in it; more is put into `dest`, and the eager message says so.
/// `place`: of this PE, the root has 0; pe_at(place) is there. Returns where the payload lies.
template <class E, class PeAt>
ISOMEM_HD const void* broadcast_by_tree(E& e, const char* routine, Team& team, void* dest, const void* source,
                                        size_t bytes, int place, int n, PeAt&& pe_at) {
  const bool fits = bytes <= EagerSlot::kPayload;
  int lane = 0;
  while (1 << lane < n && (place >> lane & 1) == 0) ++lane;
  const void* payload = source;
  if (place != 0) {
    const void* received = receive_eager(e, routine, team, lane);
    payload = fits ? received : dest;
  }
  while (--lane >= 0) {
    const int next = place + (1 << lane);
    if (next >= n) continue;
    if (!fits) {
      put(e, dest, payload, bytes, pe_at(next));
      e.order();  // far: payload before the message
    }
    send_eager(e, team, lane, payload, fits ? bytes : 0, pe_at(next));
  }
  return payload;
}

/// Straight from the root to all, which are near, and an eager message that says so: behind the payload, by
/// the fence of put_signal.
template <class E>
ISOMEM_HD void broadcast_from_root(E& e, const char* routine, Team& team, void* dest, const void* source,
                                   size_t bytes, int root, bool on_root, Algorithm algorithm) {
  const bool eager = algorithm == Algorithm::eager_to_all;
  const bool pull = algorithm == Algorithm::pulled;
  if (team.me() == root) {
    for (int i = 1; i < team.n_pes(); ++i) {
      const int member = (root + i) % team.n_pes();
      if (algorithm == Algorithm::pushed) put(e, dest, source, bytes, team.pe(member));
      send_eager(e, team, root, source, eager ? bytes : 0, team.pe(member));
    }
    if (on_root && dest != source) e.copy(dest, source, bytes);
  } else {
    const void* payload = receive_eager(e, routine, team, root);
    if (eager) e.copy(dest, payload, bytes);
    if (pull) get(e, dest, source, bytes, team.pe(root));
  }
}

/// A broadcast of no bytes too: nobody returns before the root has entered.
template <class E>
ISOMEM_HD void hand_out(E& e, const char* routine, Team& team, void* dest, const void* source, size_t bytes,
                        int root, bool on_root) {
  if (team.n_pes() == 1) return e.copy(dest, source, dest == source || !on_root ? 0 : bytes);
  const Algorithm algorithm =
      chosen(e, routine, team, bytes, algorithm_for_broadcast(e.limits(), team, bytes));
  if (algorithm == Algorithm::levels)
    return broadcast_levels(e, routine, team, dest, source, bytes, root, on_root);
  begin_eager(e, team);
  if (algorithm == Algorithm::eager_by_tree) {
    const int n = team.n_pes();
    const void* payload = broadcast_by_tree(e, routine, team, dest, source, bytes, (team.me() - root + n) % n,
                                            n, [&](int place) { return team.pe((root + place) % n); });
    if (dest != payload && (on_root || team.me() != root)) e.copy(dest, payload, bytes);
  } else {
    broadcast_from_root(e, routine, team, dest, source, bytes, root, on_root, algorithm);
  }
  if (algorithm == Algorithm::pulled) return team_sync(e, routine, team);  // the root's source is free now
  end_eager(e, routine, team);
}

/// `on_root`: the root's `dest` is filled too.
template <class E>
ISOMEM_HD void broadcast(E& e, const char* routine, Team& team, void* dest, const void* source, size_t bytes,
                         int root, bool on_root = true) {
  if (bytes) hand_out(e, routine, team, dest, source, bytes, root, on_root);
}

/// Returns once the first member has entered.
template <class E>
ISOMEM_HD void release(E& e, const char* routine, Team& team) {
  hand_out(e, routine, team, team.words, team.words, 0, 0, true);
}

/// The block of this PE to `place` on all.
template <class E, class G>
ISOMEM_HD void put_to_all(E& e, const G& group, void* place, const void* source, size_t bytes) {
  if (bytes == 0) return;
  for (int i = 1; i < group.n_pes(); ++i)
    put(e, place, source, bytes, group.pe((group.me() + i) % group.n_pes()));
  if (place != source) e.copy(place, source, bytes);
}

/// Where the block of a PE lies in a result, in bytes.
struct BlockRange {
  size_t offset;
  size_t bytes;
};
/// Equally large ones, in the order of the PEs.
struct EqualBlocks {
  size_t bytes;
  ISOMEM_HD BlockRange operator()(int member) const { return {bytes * static_cast<size_t>(member), bytes}; }
};

/// The blocks of all PEs on all, where `blocks(member)` says, the same on all: each puts its own.
template <class E, class G, class Blocks>
ISOMEM_HD void collect_blocks_by_puts(E& e, const char* routine, G& group, void* dest, const void* source,
                                      const Blocks& blocks) {
  const BlockRange mine = blocks(group.me());
  chosen(e, routine, group, mine.bytes, Algorithm::puts);
  put_to_all(e, group, static_cast<char*>(dest) + mine.offset, source, mine.bytes);
  finish_puts(e, routine, group);
}
template <class E, class Blocks>
ISOMEM_HD void collect_blocks(E& e, const char* routine, Team& team, void* dest, const void* source,
                              const Blocks& blocks) {
  if (!team.levels) return collect_blocks_by_puts(e, routine, team, dest, source, blocks);
  chosen(e, routine, team, blocks(team.me()).bytes, Algorithm::levels);
  collect_blocks_levels(e, routine, team, dest, source, blocks);
}
template <class E>
ISOMEM_HD void fcollect(E& e, const char* routine, Team& team, void* dest, const void* source, size_t bytes) {
  collect_blocks(e, routine, team, dest, source, EqualBlocks{bytes});
}

/// Blocks of different sizes: the sizes go through eager slots first. Each PE calls `check_fit` with the
/// bytes of `dest` up to the end of its own block before it writes there.
template <class E, class Fits>
ISOMEM_HD void collect(E& e, const char* routine, Team& team, void* dest, const void* source, size_t bytes,
                       const Fits& check_fit) {
  if (chosen(e, routine, team, bytes, team.levels ? Algorithm::levels : Algorithm::puts) ==
      Algorithm::levels) {
    return collect_levels(e, routine, team, dest, source, bytes, check_fit);
  }
  const uint64_t size = bytes;
  send_eager_to_all(e, team, &size, sizeof(size));
  uint64_t offset = 0;
  for (int pe = 0; pe < team.n_pes(); ++pe) {
    if (pe == team.me()) continue;
    uint64_t theirs;
    e.copy(&theirs, receive_eager(e, routine, team, pe), sizeof(theirs));
    if (pe < team.me()) offset += theirs;
  }
  check_fit(offset + bytes);
  put_to_all(e, team, static_cast<char*>(dest) + offset, source, bytes);
  finish_puts(e, routine, team);
}

/// Block p of `source` goes to block me() of PE p's `dest`. Steps in bytes between elements of `element`
/// bytes.
template <class E, class G>
ISOMEM_HD void alltoalls(E& e, const char* routine, G& group, void* dest, const void* source, size_t element,
                         int64_t dest_step, int64_t source_step, size_t count) {
  chosen(e, routine, group, element * count, Algorithm::puts);
  const bool dense = dest_step == static_cast<int64_t>(element) && source_step == dest_step;
  const Strided shape = one_dimension(element, {count, dest_step, source_step});
  char* to = static_cast<char*>(dest) + dest_step * static_cast<int64_t>(count) * group.me();
  const bool in_background = dense && sends_far_first(element * count);
  const auto send = [&](int member, bool blocking) {
    const char* from = static_cast<const char*>(source) + source_step * static_cast<int64_t>(count) * member;
    if (dense) {
      put(e, to, from, element * count, group.pe(member), blocking);
    } else {
      strided(e, Verb::put_strided, to, from, shape, group.pe(member));
    }
  };
  for (int i = 0; in_background && i < group.n_pes(); ++i) {
    const int member = (group.me() + i) % group.n_pes();
    if (!e.reach(to, group.pe(member))) send(member, false);
  }
  for (int i = 0; count && i < group.n_pes(); ++i) {
    const int member = (group.me() + i) % group.n_pes();
    if (!in_background || e.reach(to, group.pe(member))) send(member, true);
  }
  finish_puts(e, routine, group);
  if (in_background) e.drain();  // the sources may be reused
}

/// One side of alltoallv: for each member where its block begins, and how large it is, in elements.
template <class Count>
struct UnevenBlocks {
  const uint64_t* displs;
  Count* counts;
};

/// Blocks of different sizes from all to all. Each PE looks up in the symmetric arrays `to` of the others
/// where they want its block and how much room there is, and leaves the number of elements instead of that.
/// It calls `check(member, place, room, count)` before it writes.
template <class E, class G, class Check>
ISOMEM_HD void alltoallv(E& e, const char* routine, G& group, void* dest, UnevenBlocks<uint64_t> to,
                         const void* source, UnevenBlocks<const uint64_t> from, size_t element,
                         const Check& check) {
  const int n = group.n_pes();
  const int me = group.me();
  const auto member = [&](int i) { return (me + i) % n; };
  chosen(e, routine, group, from.counts[me] * element, Algorithm::puts);
  struct Place {
    uint64_t displ, room;
  };
  Place* const places = static_cast<Place*>(e.scratch(static_cast<size_t>(n) * sizeof(Place)));
  team_sync(e, routine, group);  // the arrays of all are there
  for (int i = 0; i < n; ++i) {
    get(e, &places[i].displ, &to.displs[me], sizeof(uint64_t), group.pe(member(i)), false);
    get(e, &places[i].room, &to.counts[me], sizeof(uint64_t), group.pe(member(i)), false);
  }
  e.drain();
  for (int i = 0; i < n; ++i) {
    const int pe = group.pe(member(i));
    const uint64_t count = from.counts[member(i)];
    check(member(i), places[i].displ, places[i].room, count);
    if (count) {
      put(e, static_cast<char*>(dest) + places[i].displ * element,
          static_cast<const char*>(source) + from.displs[member(i)] * element, count * element, pe);
    }
    put(e, &to.counts[me], &count, sizeof(count), pe);
  }
  finish_puts(e, routine, group);
}

/// PE `pe`'s copy of `source`: where it lies if near, else fetched into `buffer`.
template <class E, class T>
ISOMEM_HD const T* peek(E& e, const T* source, size_t n, int pe, T* buffer) {
  if (const T* direct = e.reach(source, pe)) return direct;
  get(e, buffer, source, n * sizeof(T), pe);
  return buffer;
}

/// total = f(first, second), element by element; `total` may be `first` or `second`.
template <class BinaryOp, class T>
ISOMEM_HD void fold(const BinaryOp& f, T* total, const T* first, const T* second, size_t n) {
  for (size_t i = 0; i < n; ++i) total[i] = f(first[i], second[i]);
}

/// Folds what the first `members` PEs have sent, and `mine` where this PE is one of them, in their order.
/// With none of them `total` stays as it is.
template <class E, class T, class BinaryOp>
ISOMEM_HD void fold_eager(E& e, const char* routine, Team& team, T* total, const T* mine, size_t n,
                          const BinaryOp& f, int members) {
  for (int member = 0; member < members; ++member) {
    T theirs[EagerSlot::kPayload / sizeof(T)];
    e.copy(theirs, member == team.me() ? mine : receive_eager(e, routine, team, member), n * sizeof(T));
    if (member == 0) {
      e.copy(total, theirs, n * sizeof(T));
    } else {
      fold(f, total, total, theirs, n);
    }
  }
}

/// All values in eager messages to all, as many as they need: all are sent before one is waited for. Folded
/// in the order of the PEs, so all get the same bits.
template <class E, class T, class BinaryOp>
ISOMEM_HD void reduce_eager(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                            const BinaryOp& f) {
  constexpr size_t most = EagerSlot::kPayload / sizeof(T);
  constexpr size_t room = kEagerReduce / sizeof(T);
  static_assert((room + most - 1) / most < kEagerRing, "more messages at once than a receiver has room for");
  T total[room];
  T mine[room];
  const uint64_t pieces = (n + most - 1) / most;
  const auto in_piece = [n](size_t first) { return n - first < most ? n - first : most; };
  if (team.ahead + pieces > kEagerRing) team_sync(e, routine, team);
  e.copy(mine, source, n * sizeof(T));
  for (size_t first = 0; first < n; first += most)
    send_eager_to_all(e, team, mine + first, in_piece(first) * sizeof(T));
  team.eager_count -= pieces;
  for (size_t first = 0; first < n; first += most) {
    ++team.eager_count;
    fold_eager(e, routine, team, total + first, mine + first, in_piece(first), f, team.n_pes());
  }
  e.copy(dest, total, n * sizeof(T));
  team.ahead = pieces;  // of those before them all have been read
}

/// Recursive doubling: in round k two PEs exchange what they have folded of 2^k. Of each pair the lower one's
/// comes first, so all fold in the same order and get the same bits. The PEs beyond a power of two hand their
/// values to PEs before it, and get the result from them. Lanes are rounds.
template <class E, class T, class BinaryOp>
ISOMEM_HD void reduce_doubling(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                               const BinaryOp& f) {
  T total[EagerSlot::kFarPayload / sizeof(T)];
  T theirs[EagerSlot::kFarPayload / sizeof(T)];
  const size_t bytes = n * sizeof(T);
  const int me = team.me();
  int last = 0;  // the lane behind those of the rounds
  while (2 << last <= team.n_pes()) ++last;
  const int power = 1 << last;
  const bool beyond = me >= power;
  const int partner = beyond ? me - power : me + power;  // of those beyond
  begin_eager(e, team);
  e.copy(total, source, bytes);
  if (beyond) {
    send_eager(e, team, last, total, bytes, team.pe(partner));
    e.copy(total, receive_eager(e, routine, team, last), bytes);
  } else {
    const bool for_two = partner < team.n_pes();
    if (for_two) {
      e.copy(theirs, receive_eager(e, routine, team, last), bytes);
      fold(f, total, total, theirs, n);
    }
    for (int lane = 0; lane < last; ++lane) {
      send_eager(e, team, lane, total, bytes, team.pe(me ^ 1 << lane));
      e.copy(theirs, receive_eager(e, routine, team, lane), bytes);
      const bool lower = (me >> lane & 1) == 0;
      fold(f, total, lower ? total : theirs, lower ? theirs : total, n);
    }
    if (for_two) send_eager(e, team, last, total, bytes, team.pe(partner));
  }
  e.copy(dest, total, bytes);
  end_eager_all(team);
}

/// Folds a range of the elements of all PEs, two or more, block by block: done(at, total, count) for each. A
/// block of the sources has been read before it is called, so it may write to them.
template <class E, class G, class T, class BinaryOp, class F>
ISOMEM_HD void fold_blocks(E& e, const G& group, const T* source, Range range, const BinaryOp& f, F&& done) {
  const size_t block = fold_block(e, group, source, range.last - range.first);
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
template <class E, class G, class T, class BinaryOp>
ISOMEM_HD void fold_range(E& e, const G& group, T* dest, const T* source, Range range, const BinaryOp& f) {
  fold_blocks(e, group, source, range, f, [&](size_t at, const T* total, size_t count) {
    for (int i = 0; i < group.n_pes(); ++i)
      put(e, dest + at, total, count * sizeof(T), group.pe((group.me() + i) % group.n_pes()));
  });
}

/// Each PE folds its share of the elements. In place is safe: a share of any source is read by its owner
/// only.
template <class E, class G, class T, class BinaryOp>
ISOMEM_HD void reduce_shared(E& e, const char* routine, G& group, T* dest, const T* source, size_t n,
                             const BinaryOp& f) {
  team_sync(e, routine, group);  // all sources are ready
  const size_t pes = static_cast<size_t>(group.n_pes());
  fold_range(e, group, dest, source, share_of(n, static_cast<size_t>(group.me()), pes), f);
  finish_puts(e, routine, group);
}

/// Folds the `n` elements of all PEs in an order that the numbers of PEs and of elements decide: the same
/// bits on all and in every run. In place or disjoint.
template <class E, class T, class BinaryOp>
ISOMEM_HD void reduce(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                      const BinaryOp& f) {
  if (n == 0) return;
  if (team.n_pes() == 1) return e.copy(dest, source, dest == source ? 0 : n * sizeof(T));
  if (team.levels) return reduce_over_hosts(e, routine, team, dest, source, n, f);
  const size_t bytes = n * sizeof(T);
  switch (chosen(e, routine, team, bytes, algorithm_for_reduce(e.limits(), team, bytes))) {
    case Algorithm::eager_to_all:
      return reduce_eager(e, routine, team, dest, source, n, f);
    case Algorithm::eager_doubling:
      return reduce_doubling(e, routine, team, dest, source, n, f);
    default:
      return reduce_shared(e, routine, team, dest, source, n, f);
  }
}

/// All values in eager messages, to the PEs behind.
template <class E, class T, class BinaryOp>
ISOMEM_HD void scan_eager(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                          const BinaryOp& f, bool inclusive) {
  T mine[EagerSlot::kPayload / sizeof(T)] = {};
  T total[EagerSlot::kPayload / sizeof(T)] = {};
  e.copy(mine, source, n * sizeof(T));
  begin_eager(e, team);
  for (int member = team.me() + 1; member < team.n_pes(); ++member) {
    send_eager(e, team, team.me(), mine, n * sizeof(T), team.pe(member));
  }
  fold_eager(e, routine, team, total, mine, n, f, team.me() + (inclusive ? 1 : 0));
  e.copy(dest, total, n * sizeof(T));
  end_eager(e, routine, team);
}

/// In round k each PE sends what it has folded, of itself and the 2^k - 1 before it, to the PE 2^k behind.
/// Lanes are rounds.
template <class E, class T, class BinaryOp>
ISOMEM_HD void scan_doubling(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                             const BinaryOp& f, bool inclusive) {
  T total[EagerSlot::kPayload / sizeof(T)];        // with this PE's own
  T before[EagerSlot::kPayload / sizeof(T)] = {};  // without
  T theirs[EagerSlot::kPayload / sizeof(T)];
  const size_t bytes = n * sizeof(T);
  const int me = team.me();
  begin_eager(e, team);
  e.copy(total, source, bytes);
  for (int lane = 0; 1 << lane < team.n_pes(); ++lane) {
    const int step = 1 << lane;
    if (me + step < team.n_pes()) send_eager(e, team, lane, total, bytes, team.pe(me + step));
    if (me < step) continue;
    e.copy(theirs, receive_eager(e, routine, team, lane), bytes);
    fold(f, total, theirs, total, n);
    if (step == 1) {
      e.copy(before, theirs, bytes);
    } else {
      fold(f, before, theirs, before, n);
    }
  }
  e.copy(dest, inclusive ? total : before, bytes);
}

/// Folds the elements of `range` from the first PE to the last and pushes to every PE what they have come to
/// there. `before`: null, or what is there before the first PE, `range.first` at 0. Block by block all is
/// read before it is written, so that `before` may be this PE's part of dest, and dest may be source.
template <class E, class T, class BinaryOp>
ISOMEM_HD void scan_range(E& e, Team& team, T* dest, const T* source, Range range, const T* before,
                          const BinaryOp& f, bool inclusive) {
  const size_t block = fold_block(e, team, source, range.last - range.first);
  T* total = static_cast<T*>(e.scratch(2 * block * sizeof(T)));
  T* fetched = total + block;
  for (size_t at = range.first, count; at < range.last; at += count) {
    count = range.last - at < block ? range.last - at : block;
    bool is_first = !before;
    for (size_t i = 0; i < count; ++i) total[i] = before ? before[at - range.first + i] : T{};
    for (int member = 0; member < team.n_pes(); ++member) {
      const int pe = team.pe(member);
      const T* theirs = peek(e, source + at, count, pe, fetched);
      if (theirs != fetched) e.copy(fetched, theirs, count * sizeof(T));  // in place the put overwrites it
      if (!inclusive) put(e, dest + at, total, count * sizeof(T), pe);
      if (is_first) {
        e.copy(total, fetched, count * sizeof(T));
      } else {
        fold(f, total, total, fetched, count);
      }
      is_first = false;
      if (inclusive) put(e, dest + at, total, count * sizeof(T), pe);
    }
  }
}

/// Each PE sums up its share of the elements. In place is safe as in reduce_shared.
template <class E, class T, class BinaryOp>
ISOMEM_HD void scan_shared(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                           const BinaryOp& f, bool inclusive) {
  const Range share = share_of(n, static_cast<size_t>(team.me()), static_cast<size_t>(team.n_pes()));
  team_sync(e, routine, team);  // all sources are ready
  scan_range(e, team, dest, source, share, static_cast<const T*>(nullptr), f, inclusive);
  finish_puts(e, routine, team);
}

/// Folds the `n` elements of the PEs from the first to this one, with or without its own. In place or
/// disjoint.
template <class E, class T, class BinaryOp>
ISOMEM_HD void scan(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                    const BinaryOp& f, bool inclusive) {
  if (n == 0) return;
  if (team.levels) return scan_over_hosts(e, routine, team, dest, source, n, f, inclusive);
  const size_t bytes = n * sizeof(T);
  switch (chosen(e, routine, team, bytes, algorithm_for_scan(e.limits(), team, bytes))) {
    case Algorithm::eager_to_all:
      return scan_eager(e, routine, team, dest, source, n, f, inclusive);
    case Algorithm::eager_doubling:
      scan_doubling(e, routine, team, dest, source, n, f, inclusive);
      return end_eager(e, routine, team);
    default:
      return scan_shared(e, routine, team, dest, source, n, f, inclusive);
  }
}

}  // namespace isomem

#include "isomem/levels.hpp"
