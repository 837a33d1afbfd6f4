// SPDX-License-Identifier: Apache-2.0
// Collectives of an active set: PEs that the caller names by numbers, with no team made before.
//
// All that the PEs of a set share lies in the array pSync that the caller passes, and is zero again when a
// call returns. So a set needs nothing of the library: no agreement, no slot, no record that outlives the
// call. Sets may be as many as a program likes, overlap, and be used by several threads at a time, each with
// its own pSync. The price is that every collective synchronises: who is in the set is known to its members
// alone, so nobody can run ahead into eager slots as in a team (coll.hpp). Sets of all PEs are served by the
// world team where that is possible (Runtime::world_serves_sets).
//
// The synchronisation counts arrivals at the first PE. The last to come knows that all are there: it does the
// part of the work that needs everybody and is small enough for one, sets the counter to zero, and lets the
// others go, each by a word of its own, which that PE sets to zero. So the words are free before anybody is
// back.
#pragma once

#include "isomem/coll.hpp"

namespace isomem {

/// What a pSync holds: 16 words of 8 bytes. The two that PEs poll and add to are a cache line apart, wherever
/// the array begins.
struct ActiveSetWords {
  uint64_t arrived;  // of the first PE: how many have come
  uint64_t apart[7];
  uint64_t released;  // of each other PE: 1, all have come
  uint64_t bytes;     // collect: what this PE gives, then where its block begins
  uint64_t reserved[6];
};
static_assert(sizeof(ActiveSetWords) == 16 * sizeof(uint64_t),
              "the size of pSync that programs are compiled with");

struct ActiveSet {
  ActiveSetWords* words;  // symmetric
  Members members;        // me: -1 on a PE outside the set

  ISOMEM_HD bool has_me() const { return members.me >= 0; }
  ISOMEM_HD int me() const { return members.me; }
  ISOMEM_HD int n_pes() const { return members.n_pes; }
  ISOMEM_HD int pe(int member) const { return members.pe(member); }
};

/// Returns when all PEs of the set have entered, and the last of them has done `by_last`. Orders all plain
/// stores before it with all loads after it.
template <class E, class F>
ISOMEM_HD void meet(E& e, const char* routine, const ActiveSet& set, F&& by_last) {
  if (set.n_pes() == 1) return by_last();  // its words stay as they are: a larger set may use them already
  ActiveSetWords* words = set.words;
  const int first = set.pe(0);
  // pairs with the acquire of atomic_fetch in the last PE
  if (uint64_t* arrived = e.reach(&words->arrived, first)) e.fence_release(arrived);
  const uint64_t before = atomic_fetch(e, Amo::add, &words->arrived, uint64_t{1}, uint64_t{0}, first);
  if (before + 1 < static_cast<uint64_t>(set.n_pes())) {
    e.wait_for(WaitSite{routine, WaitSite::For::team, words}, [&] { return e.load(&words->released) != 0; });
    e.fence_acquire(&words->released);  // pairs with the release of put_signal below
    return e.store(&words->released, uint64_t{0});
  }
  by_last();
  atomic_fetch(e, Amo::set, &words->arrived, uint64_t{0}, uint64_t{0}, first);  // before anybody comes again
  e.drain();                                                                    // what by_last has put
  for (int i = 1; i < set.n_pes(); ++i) {
    const int member = (set.me() + i) % set.n_pes();
    put_signal(e, &words->released, &words->released, 0, &words->released, 1, false, set.pe(member));
  }
}

template <class E>
ISOMEM_HD void team_sync(E& e, const char* routine, const ActiveSet& set) {
  meet(e, routine, set, [] {});
}

template <class E>
ISOMEM_HD void broadcast(E& e, const char* routine, const ActiveSet& set, void* dest, const void* source,
                         size_t bytes, int root, bool on_root) {
  if (bytes == 0) return;
  const bool is_root = set.me() == root;
  const Algorithm algorithm =
      chosen(e, routine, set, bytes, algorithm_for_broadcast_in_set(e.limits(), set.n_pes(), bytes));
  const bool pull = algorithm == Algorithm::pulled;
  if (pull) team_sync(e, routine, set);  // the source is ready
  if (pull && !is_root) get(e, dest, source, bytes, set.pe(root));
  for (int i = 1; !pull && is_root && i < set.n_pes(); ++i) {
    put(e, dest, source, bytes, set.pe((root + i) % set.n_pes()));
  }
  if (is_root && on_root && dest != source) e.copy(dest, source, bytes);
  e.drain();
  team_sync(e, routine, set);
}

template <class E>
ISOMEM_HD void fcollect(E& e, const char* routine, const ActiveSet& set, void* dest, const void* source,
                        size_t bytes) {
  collect_blocks_by_puts(e, routine, set, dest, source, EqualBlocks{bytes});
}

/// Blocks of different sizes: each PE shows its own, the last to come tells everybody where its block begins.
/// `check_fit` as with teams.
template <class E, class Fits>
ISOMEM_HD void collect(E& e, const char* routine, const ActiveSet& set, void* dest, const void* source,
                       size_t bytes, const Fits& check_fit) {
  chosen(e, routine, set, bytes, Algorithm::puts);
  uint64_t* place = &set.words->bytes;
  e.store(place, uint64_t{bytes});
  meet(e, routine, set, [&] {
    uint64_t offset = 0;
    for (int i = 0; i < set.n_pes(); ++i) {
      const uint64_t theirs = get_word(e, place, set.pe(i));
      put_word(e, place, offset, set.pe(i));
      offset += theirs;
    }
  });
  const uint64_t offset = e.load(place);
  e.store(place, uint64_t{0});
  check_fit(offset + bytes);
  put_to_all(e, set, static_cast<char*>(dest) + offset, source, bytes);
  finish_puts(e, routine, set);
}

/// Folds the `n` elements of all PEs, in the order of the PEs; the same bits on all. In place or disjoint.
/// The last to come folds alone what fits a block: that takes one synchronisation instead of two.
template <class E, class T, class BinaryOp>
ISOMEM_HD void reduce(E& e, const char* routine, const ActiveSet& set, T* dest, const T* source, size_t n,
                      const BinaryOp& f) {
  if (n == 0) return;
  if (set.n_pes() == 1) return e.copy(dest, source, dest == source ? 0 : n * sizeof(T));
  const Algorithm algorithm = algorithm_for_reduce_in_set(set.n_pes(), n * sizeof(T));
  if (chosen(e, routine, set, n * sizeof(T), algorithm) == Algorithm::shares) {
    return reduce_shared(e, routine, set, dest, source, n, f);
  }
  meet(e, routine, set, [&] { fold_range(e, set, dest, source, Range{0, n}, f); });
}

}  // namespace isomem
