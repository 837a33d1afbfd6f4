// SPDX-License-Identifier: Apache-2.0
// Reductions whose partial results are wider than the elements, so that a result is rounded once: 16-bit
// floating point in float.
//
// A reducer `w` has the operator on partial results, `w.partial`, and widen(partial, elements, n) and
// finish(elements, partial, n, members), which makes results of what all members have come to. T is the type
// of an element, P that of a partial result.
#pragma once

#include "isomem/coll.hpp"

namespace isomem {

/// Symmetric memory of a team for partial results; none: `elements` is 0.
template <class P>
struct PartialRoom {
  P* place;
  size_t elements;
};

/// So few that partial results go through eager slots, and stay in this PE's own memory.
template <class P, class E>
ISOMEM_HD bool goes_eagerly(E& e, const Team& team, size_t n) {
  const size_t bytes = n * sizeof(P);
  if (team.levels) return bytes <= EagerSlot::kPayload;
  return algorithm_for_reduce(e.limits(), team, bytes) != Algorithm::shares;
}

template <class P, class E, class T, class W>
ISOMEM_HD void reduce_wide_eager(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                                 const W& w) {
  T elements[kEagerReduce / sizeof(P)] = {};
  P total[kEagerReduce / sizeof(P)];
  e.copy(elements, source, n * sizeof(T));
  w.widen(total, elements, n);
  reduce(e, routine, team, total, total, n, w.partial);
  w.finish(elements, total, n, team.n_pes());
  e.copy(dest, elements, n * sizeof(T));
}

/// As reduce_shared: each PE folds its share of the elements of all, and pushes the result to all.
template <class P, class E, class T, class W>
ISOMEM_HD void reduce_wide_shared(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                                  const W& w) {
  chosen(e, routine, team, n * sizeof(T), Algorithm::shares);
  team_sync(e, routine, team);  // all sources are ready
  const Range share = share_of(n, static_cast<size_t>(team.me()), static_cast<size_t>(team.n_pes()));
  const size_t block = fold_block(e, team, source, share.last - share.first);
  P* total = static_cast<P*>(e.scratch(block * (2 * sizeof(P) + sizeof(T))));
  P* theirs = total + block;
  T* elements = reinterpret_cast<T*>(theirs + block);
  for (size_t at = share.first, count; at < share.last; at += count) {
    count = share.last - at < block ? share.last - at : block;
    w.widen(total, peek(e, source + at, count, team.pe(0), elements), count);
    for (int i = 1; i < team.n_pes(); ++i) {
      w.widen(theirs, peek(e, source + at, count, team.pe(i), elements), count);
      fold(w.partial, total, total, theirs, count);
    }
    w.finish(elements, total, count, team.n_pes());
    for (int i = 0; i < team.n_pes(); ++i)
      put(e, dest + at, elements, count * sizeof(T), team.pe((team.me() + i) % team.n_pes()));
  }
  finish_puts(e, routine, team);
}

/// f(at, count) for blocks of `n` elements that stay in the first-level cache.
template <class T, class F>
ISOMEM_HD void each_block(size_t n, F&& f) {
  constexpr size_t block = kReduceBlock / sizeof(T);
  for (size_t at = 0; at < n; at += block) f(at, n - at < block ? n - at : block);
}

/// Between hosts partial results travel, which come together in the room, piece by piece: each host sends
/// those of all its members once.
template <class E, class T, class P, class W>
ISOMEM_HD void reduce_wide_staged(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                                  const W& w, PartialRoom<P> room) {
  for (size_t first = 0, count; first < n; first += count) {
    count = n - first < room.elements ? n - first : room.elements;
    T* const elements = static_cast<T*>(e.scratch(kReduceBlock));
    each_block<T>(count, [&](size_t at, size_t some) {
      w.widen(room.place + at, peek(e, source + first + at, some, e.me(), elements), some);
    });
    reduce(e, routine, team, room.place, room.place, count, w.partial);
    T* const results = static_cast<T*>(e.scratch(kReduceBlock));
    each_block<T>(count, [&](size_t at, size_t some) {
      w.finish(results, room.place + at, some, team.n_pes());
      e.copy(dest + first + at, results, some * sizeof(T));
    });
  }
}

/// As `reduce`: the same bits on all PEs and in every run. In place or disjoint. Where each member has a host
/// of its own, elements travel, which are smaller; so they do where the team has no room.
template <class E, class T, class P, class W>
ISOMEM_HD void reduce_wide(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                           const W& w, PartialRoom<P> room) {
  if (n == 0) return;
  if (team.n_pes() == 1) return e.copy(dest, source, dest == source ? 0 : n * sizeof(T));
  if (goes_eagerly<P>(e, team, n)) return reduce_wide_eager<P>(e, routine, team, dest, source, n, w);
  const bool is_alone_on_host = !team.levels || team.levels->n_hosts == team.n_pes();
  if (is_alone_on_host || room.elements == 0)
    return reduce_wide_shared<P>(e, routine, team, dest, source, n, w);
  reduce_wide_staged(e, routine, team, dest, source, n, w, room);
}

}  // namespace isomem
