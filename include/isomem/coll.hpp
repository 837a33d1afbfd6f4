// SPDX-License-Identifier: Apache-2.0
// Collectives over an engine.
//
// Small payloads (one box, 56 bytes) go through boxes: payload and number arrive in one cache line, nobody
// waits for anybody but the sender. Whoever sends has no credits to count: after kBoxRing such collectives
// without a synchronisation the team synchronises, so a box is never overwritten before it was read. Large
// payloads move straight between the users' buffers, between synchronisations of the team. `dest` is ready on
// all PEs when a collective is called (the specification says so), hence data may be pushed into it without
// asking.
#pragma once

#include "isomem/amo.hpp"
#include "isomem/sync.hpp"
#include "isomem/team.hpp"

namespace isomem {

/// Returns when all PEs of the team have entered. Orders all plain stores before it with all loads after it.
template <class E>
ISOMEM_HD void sync(E& e, const char* routine, SyncWords* words, uint64_t epoch, const Members& members) {
  const uint64_t all = epoch * static_cast<uint64_t>(members.n_pes);
  const int root = members.pe(0);
  if (uint64_t* arrived = e.reach(&words->arrived, root)) {
    e.fence_release(arrived);  // pairs with the fence_acquire below in every PE
    e.amo(Amo::add, arrived, uint64_t{1}, uint64_t{0});
    e.wait_for(WaitSite{routine}, [&] { return e.load(arrived) >= all; });
    e.fence_acquire(arrived);
    return;
  }
  atomic(e, Amo::add, &words->arrived, uint64_t{1}, root);
  if (members.me != 0) {
    e.wait_for(WaitSite{routine}, [&] { return e.load(&words->released) >= epoch; });
    e.fence_acquire(&words->released);  // pairs with the order that the root's channel keeps
    return;
  }
  e.wait_for(WaitSite{routine}, [&] { return e.load(&words->arrived) >= all; });
  e.fence_acquire(&words->arrived);  // pairs with the order that the channels of the others keep
  for (int i = 1; i < members.n_pes; ++i) put_word(e, &words->released, epoch, members.pe(i));
}

template <class E>
ISOMEM_HD void team_sync(E& e, const char* routine, Team& team) {
  team.ahead = 0;
  ++team.syncs;
  if (team.is_world) e.entered(team.syncs);
  if (team.n_pes() > 1) sync(e, routine, &team.words->sync, team.syncs, team.members);
}

/// Counts a collective that used boxes; synchronises when a box could be used again too early.
template <class E>
ISOMEM_HD void boxes_used(E& e, const char* routine, Team& team) {
  if (++team.ahead == kBoxRing) team_sync(e, routine, team);
}

template <class E>
ISOMEM_HD void send_box(E& e, Team& team, const void* payload, size_t bytes, int member) {
  Box* box = team.words->box(team.me(), team.boxed);
  put_signal(e, box->payload, payload, bytes, &box->number, team.boxed, false, team.pe(member));
}

template <class E>
ISOMEM_HD const void* receive_box(E& e, const char* routine, Team& team, int from) {
  Box* box = team.words->box(from, team.boxed);
  e.wait_for(WaitSite{routine}, [&] { return e.load(&box->number) == team.boxed; });
  e.fence_acquire(&box->number);  // payload after number; pairs with the fence_release of put_signal
  return box->payload;
}

/// From here on receivers fetch a broadcast themselves, all at once.
inline constexpr size_t kPullBytes = 16384;

template <class E>
ISOMEM_HD void broadcast(E& e, const char* routine, Team& team, void* dest, const void* source, size_t bytes,
                         int root) {
  if (bytes == 0) return;
  const bool is_root = team.me() == root;
  if (team.n_pes() == 1) return e.copy(dest, source, dest == source ? 0 : bytes);
  ++team.boxed;
  const bool boxed = bytes <= Box::kPayload;
  const bool pull = bytes >= kPullBytes;
  if (is_root) {
    for (int i = 1; i < team.n_pes(); ++i) {
      const int member = (root + i) % team.n_pes();
      if (!boxed && !pull) {
        put(e, dest, source, bytes, team.pe(member));
        e.order();  // far: payload before the box
      }
      send_box(e, team, source, boxed ? bytes : 0, member);  // near: put_signal's fence orders it
    }
    if (dest != source) e.copy(dest, source, bytes);
  } else {
    const void* payload = receive_box(e, routine, team, root);
    if (boxed) e.copy(dest, payload, bytes);
    if (pull) get(e, dest, source, bytes, team.pe(root));
  }
  pull ? team_sync(e, routine, team) : boxes_used(e, routine, team);  // pulled: the root's source is free now
}

/// The block of `bytes` of every PE, in the order of the PEs, on all.
template <class E>
ISOMEM_HD void fcollect(E& e, const char* routine, Team& team, void* dest, const void* source, size_t bytes) {
  char* mine = static_cast<char*>(dest) + bytes * static_cast<size_t>(team.me());
  for (int i = 1; i < team.n_pes(); ++i) put(e, mine, source, bytes, team.pe((team.me() + i) % team.n_pes()));
  if (mine != source) e.copy(mine, source, bytes);
  e.drain();
  team_sync(e, routine, team);
}

/// Blocks of different sizes: the sizes go through boxes first.
template <class E>
ISOMEM_HD void collect(E& e, const char* routine, Team& team, void* dest, const void* source, size_t bytes) {
  ++team.boxed;
  const uint64_t size = bytes;
  for (int i = 1; i < team.n_pes(); ++i)
    send_box(e, team, &size, sizeof(size), (team.me() + i) % team.n_pes());
  uint64_t offset = 0;
  for (int pe = 0; pe < team.n_pes(); ++pe) {
    if (pe == team.me()) continue;
    uint64_t theirs;
    e.copy(&theirs, receive_box(e, routine, team, pe), sizeof(theirs));
    if (pe < team.me()) offset += theirs;
  }
  char* mine = static_cast<char*>(dest) + offset;
  for (int i = 1; bytes && i < team.n_pes(); ++i)
    put(e, mine, source, bytes, team.pe((team.me() + i) % team.n_pes()));
  if (bytes && mine != source) e.copy(mine, source, bytes);
  e.drain();
  team_sync(e, routine, team);
}

/// Block p of `source` goes to block me() of PE p's `dest`. Steps in bytes between elements of `element`
/// bytes.
template <class E>
ISOMEM_HD void alltoalls(E& e, const char* routine, Team& team, void* dest, const void* source,
                         size_t element, int64_t dest_step, int64_t source_step, size_t count) {
  const bool dense = dest_step == static_cast<int64_t>(element) && source_step == dest_step;
  const Strided shape = one_dimension(element, {count, dest_step, source_step});
  char* to = static_cast<char*>(dest) + dest_step * static_cast<int64_t>(count) * team.me();
  for (int i = 0; count && i < team.n_pes(); ++i) {
    const int member = (team.me() + i) % team.n_pes();
    const char* from = static_cast<const char*>(source) + source_step * static_cast<int64_t>(count) * member;
    if (dense) {
      put(e, to, from, element * count, team.pe(member));
    } else {
      strided(e, Verb::put_strided, to, from, shape, team.pe(member));
    }
  }
  e.drain();
  team_sync(e, routine, team);
}

/// PE `pe`'s copy of `source`: where it lies if near, else fetched into `buffer`.
template <class E, class T>
ISOMEM_HD const T* peek(E& e, const T* source, size_t n, int pe, T* buffer) {
  if (const T* direct = e.reach(source, pe)) return direct;
  get(e, buffer, source, n * sizeof(T), pe);
  return buffer;
}

/// total = f(first, second), element by element; `total` may be `first`.
template <class Fold, class T>
ISOMEM_HD void fold(const Fold& f, T* total, const T* first, const T* second, size_t n) {
  for (size_t i = 0; i < n; ++i) total[i] = f(first[i], second[i]);
}

/// At most this many PEs send a small reduction to everybody; more go through PE 0.
inline constexpr int kFlatPes = 8;

/// All values in boxes. Summed in the order of the PEs on whoever sums, so all get the same bits.
template <class E, class T, class Fold>
ISOMEM_HD void reduce_boxed(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                            const Fold& f) {
  const bool flat = team.n_pes() <= kFlatPes;
  T total[Box::kPayload / sizeof(T)];
  T mine[Box::kPayload / sizeof(T)];
  e.copy(mine, source, n * sizeof(T));
  ++team.boxed;
  for (int i = 1; flat && i < team.n_pes(); ++i)
    send_box(e, team, mine, n * sizeof(T), (team.me() + i) % team.n_pes());
  if (!flat && team.me() != 0) send_box(e, team, mine, n * sizeof(T), 0);
  if (flat || team.me() == 0) {
    for (int pe = 0; pe < team.n_pes(); ++pe) {
      T theirs[Box::kPayload / sizeof(T)];
      e.copy(theirs, pe == team.me() ? mine : receive_box(e, routine, team, pe), n * sizeof(T));
      if (pe == 0) {
        e.copy(total, theirs, n * sizeof(T));
      } else {
        fold(f, total, total, theirs, n);
      }
    }
  }
  if (flat) {
    e.copy(dest, total, n * sizeof(T));
    return boxes_used(e, routine, team);
  }
  // no credit for the boxes to PE 0: it has read them all before anybody can read the broadcast that follows
  broadcast(e, routine, team, dest, team.me() == 0 ? static_cast<const T*>(total) : dest, n * sizeof(T), 0);
}

inline constexpr size_t kReduceBlock = 8192;  // bytes folded at a time: stays in the first-level cache

/// Each PE folds its share of the elements, reading all sources, and pushes the result to all.
/// In place is safe: a share of any source is read by its owner only, before the owner overwrites it.
template <class E, class T, class Fold>
ISOMEM_HD void reduce_shared(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                             const Fold& f) {
  constexpr size_t block = kReduceBlock / sizeof(T);
  T* total = static_cast<T*>(e.scratch(3 * block * sizeof(T)));
  T* fetched = total + block;
  T* fetched_first = fetched + block;
  const Range share = share_of(n, static_cast<size_t>(team.me()), static_cast<size_t>(team.n_pes()));
  team_sync(e, routine, team);  // all sources are ready
  for (size_t at = share.first, count; at < share.last; at += count) {
    count = share.last - at < block ? share.last - at : block;
    const T* sum = peek(e, source + at, count, team.pe(0), fetched_first);
    for (int i = 1; i < team.n_pes(); ++i, sum = total) {
      fold(f, total, sum, peek(e, source + at, count, team.pe(i), fetched), count);
    }
    for (int i = 0; i < team.n_pes(); ++i)
      put(e, dest + at, total, count * sizeof(T), team.pe((team.me() + i) % team.n_pes()));
  }
  e.drain();
  team_sync(e, routine, team);  // all results have been pushed
}

/// Folds the `n` elements of all PEs, in the order of the PEs; the same bits on all. In place or disjoint.
template <class E, class T, class Fold>
ISOMEM_HD void reduce(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                      const Fold& f) {
  if (n == 0) return;
  if (team.n_pes() == 1) return e.copy(dest, source, dest == source ? 0 : n * sizeof(T));
  if (n * sizeof(T) <= Box::kPayload) return reduce_boxed(e, routine, team, dest, source, n, f);
  reduce_shared(e, routine, team, dest, source, n, f);
}

/// All values in boxes, to the PEs behind.
template <class E, class T, class Fold>
ISOMEM_HD void scan_boxed(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                          const Fold& f, bool inclusive) {
  T mine[Box::kPayload / sizeof(T)] = {};
  T total[Box::kPayload / sizeof(T)] = {};
  e.copy(mine, source, n * sizeof(T));
  ++team.boxed;
  for (int member = team.me() + 1; member < team.n_pes(); ++member) {
    send_box(e, team, mine, n * sizeof(T), member);
  }
  for (int member = 0; member < team.me() + (inclusive ? 1 : 0); ++member) {
    T theirs[Box::kPayload / sizeof(T)];
    e.copy(theirs, member == team.me() ? mine : receive_box(e, routine, team, member), n * sizeof(T));
    if (member == 0) {
      e.copy(total, theirs, n * sizeof(T));
    } else {
      fold(f, total, total, theirs, n);
    }
  }
  e.copy(dest, total, n * sizeof(T));
  boxes_used(e, routine, team);
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

/// Folds the `n` elements of the PEs from the first to this one, with or without its own, in that order. In
/// place or disjoint.
template <class E, class T, class Fold>
ISOMEM_HD void scan(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n, const Fold& f,
                    bool inclusive) {
  if (n == 0) return;
  if (n * sizeof(T) <= Box::kPayload && team.n_pes() <= kFlatPes) {
    return scan_boxed(e, routine, team, dest, source, n, f, inclusive);
  }
  scan_shared(e, routine, team, dest, source, n, f, inclusive);
}

}  // namespace isomem
