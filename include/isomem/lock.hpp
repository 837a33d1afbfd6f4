// SPDX-License-Identifier: Apache-2.0
// Locks of PEs, over an engine. PEs that wait stand in a queue (MCS): the copy of PE 0 has its tail, and each
// PE's own copy says who is behind it and whether it still waits. So each waits for a word of its own, gets
// the lock in the order of the calls, and one store hands it on.
//
// The algorithm is written once, over what the two layouts of a lock can do. PEs are counted from 1 in them;
// 0 is nobody.
#pragma once

#include "isomem/amo.hpp"
#include "isomem/sync.hpp"

namespace isomem {

inline constexpr int kLockHome = 0;

/// How a call about a lock ends.
enum class LockEnd : uint8_t {
  done,
  mine,     // this PE holds it already
  taken,    // another PE holds it
  free,     // nobody does, as far as this PE can see
  garbage,  // it holds a number that no PE has: the program never set it to 0
};

/// What a C program declares as a long.
struct LockWords {
  uint32_t tail;     // on PE 0: the last in the queue, whose first holds the lock
  uint16_t next;     // the PE behind this one
  uint16_t waiting;  // 1: this PE is not the first
};
static_assert(sizeof(LockWords) == sizeof(long));

template <class E>
ISOMEM_HD uint32_t swap_tail(E& e, LockWords* lock, uint32_t tail) {
  return atomic_fetch(e, Amo::set, &lock->tail, tail, 0u, kLockHome);
}
/// The old tail; it is replaced if it is `from`.
template <class E>
ISOMEM_HD uint32_t replace_tail(E& e, LockWords* lock, uint32_t from, uint32_t to) {
  return atomic_fetch(e, Amo::compare_swap, &lock->tail, to, from, kLockHome);
}
template <class E>
ISOMEM_HD uint32_t next_of(E& e, LockWords* lock) {
  return e.load(&lock->next);
}
template <class E>
ISOMEM_HD void set_next(E& e, LockWords* lock, uint32_t next, int pe) {
  put_word(e, &lock->next, static_cast<uint16_t>(next), pe);
}
template <class E>
ISOMEM_HD void clear_next(E& e, LockWords* lock) {
  e.store(&lock->next, uint16_t{0});
}
/// The word by which the holder hands the lock on.
ISOMEM_HD const void* waits_for(const LockWords* lock) { return &lock->waiting; }
template <class E>
ISOMEM_HD bool is_waiting(E& e, LockWords* lock) {
  return e.load(&lock->waiting) != 0;
}
template <class E>
ISOMEM_HD void will_wait(E& e, LockWords* lock) {
  e.store(&lock->waiting, uint16_t{1});
}
template <class E>
ISOMEM_HD void hand_on(E& e, LockWords* lock, int pe) {
  put_word(e, &lock->waiting, uint16_t{0}, pe);
}

/// What a Fortran program declares as an INTEGER: the same in 4 bytes. On PE 0 the other PEs change the tail
/// while PE 0 and its neighbours in the queue change the rest, so every change is an atomic one.
struct NarrowLock {
  static constexpr uint32_t kTail = 0x7fff;  // 15 bits: as many as there can be PEs
  static constexpr int kNextShift = 15;
  static constexpr uint32_t kNext = kTail << kNextShift;
  static constexpr uint32_t kWaiting = 0x80000000;

  uint32_t word;
};
static_assert(sizeof(NarrowLock) == sizeof(int));

/// As swap_tail, but only where the tail is `from`.
template <class E>
ISOMEM_HD uint32_t replace_tail(E& e, NarrowLock* lock, uint32_t from, uint32_t to) {
  uint32_t seen = atomic_fetch(e, Amo::fetch, &lock->word, 0u, 0u, kLockHome);
  while ((seen & NarrowLock::kTail) == from) {
    const uint32_t wanted = (seen & ~NarrowLock::kTail) | to;
    const uint32_t before = atomic_fetch(e, Amo::compare_swap, &lock->word, wanted, seen, kLockHome);
    if (before == seen) break;
    seen = before;
  }
  return seen & NarrowLock::kTail;
}
template <class E>
ISOMEM_HD uint32_t swap_tail(E& e, NarrowLock* lock, uint32_t tail) {
  uint32_t from = 0;
  for (;;) {
    const uint32_t before = replace_tail(e, lock, from, tail);
    if (before == from) return before;
    from = before;
  }
}
template <class E>
ISOMEM_HD uint32_t next_of(E& e, NarrowLock* lock) {
  return (e.load(&lock->word) & NarrowLock::kNext) >> NarrowLock::kNextShift;
}
template <class E>
ISOMEM_HD void set_next(E& e, NarrowLock* lock, uint32_t next, int pe) {
  atomic(e, Amo::add, &lock->word, next << NarrowLock::kNextShift, pe);  // to nobody
}
template <class E>
ISOMEM_HD void clear_next(E& e, NarrowLock* lock) {
  atomic_fetch(e, Amo::bit_and, &lock->word, ~NarrowLock::kNext, 0u, e.me());
}
ISOMEM_HD const void* waits_for(const NarrowLock* lock) { return &lock->word; }
template <class E>
ISOMEM_HD bool is_waiting(E& e, NarrowLock* lock) {
  return (e.load(&lock->word) & NarrowLock::kWaiting) != 0;
}
template <class E>
ISOMEM_HD void will_wait(E& e, NarrowLock* lock) {
  atomic_fetch(e, Amo::bit_or, &lock->word, NarrowLock::kWaiting, 0u, e.me());
}
template <class E>
ISOMEM_HD void hand_on(E& e, NarrowLock* lock, int pe) {
  atomic(e, Amo::bit_and, &lock->word, ~NarrowLock::kWaiting, pe);
}

/// Whether this is the number of a PE.
template <class E>
ISOMEM_HD bool is_number(const E& e, uint32_t number) {
  return number != 0 && number <= static_cast<uint32_t>(e.n_pes());
}

/// done, garbage, or mine: this PE holds the lock, and nobody has queued since. (Else it would wait for
/// itself.)
template <class E, class Lock>
ISOMEM_HD LockEnd set_lock(E& e, const char* routine, Lock* lock) {
  const uint32_t self = static_cast<uint32_t>(e.me()) + 1;
  // clear_next of clear_lock before others find this PE in the queue; pairs with their swap_tail
  e.fence_release(lock);
  const uint32_t before = swap_tail(e, lock, self);
  if (before == self) return LockEnd::mine;
  if (before != 0) {
    if (!is_number(e, before)) return LockEnd::garbage;
    will_wait(e, lock);
    // before the PE ahead can hand the lock on by a store there; pairs with its load of next
    e.fence_release(waits_for(lock));
    set_next(e, lock, self, static_cast<int>(before) - 1);
    e.wait_for(WaitSite{routine, WaitSite::For::lock, lock}, [&] { return !is_waiting(e, lock); });
  }
  // what the holder before did; pairs with the full fence before clear_lock
  e.fence_acquire(waits_for(lock));
  return LockEnd::done;
}

/// done: this PE has the lock now. It does not wait, nor queue: taken, mine and garbage leave everything as
/// it is.
template <class E, class Lock>
ISOMEM_HD LockEnd try_lock(E& e, Lock* lock) {
  const uint32_t self = static_cast<uint32_t>(e.me()) + 1;
  const uint32_t before = replace_tail(e, lock, 0, self);
  if (before == self) return LockEnd::mine;
  if (before != 0) return is_number(e, before) ? LockEnd::taken : LockEnd::garbage;
  e.fence_acquire(lock);  // as in set_lock
  return LockEnd::done;
}

/// done, free or garbage. What this PE did before must be complete and visible to all, see Runtime::quiet.
template <class E, class Lock>
ISOMEM_HD LockEnd clear_lock(E& e, const char* routine, Lock* lock) {
  const uint32_t self = static_cast<uint32_t>(e.me()) + 1;
  if (next_of(e, lock) == 0) {
    const uint32_t last = replace_tail(e, lock, self, 0);
    if (last == self) return LockEnd::done;
    if (last == 0) return LockEnd::free;
    if (!is_number(e, last)) return LockEnd::garbage;
    e.wait_for(WaitSite{routine, WaitSite::For::lock, lock},
               [&] { return next_of(e, lock) != 0; });  // it has queued: it will say so
  }
  const uint32_t next = next_of(e, lock);
  if (!is_number(e, next)) return LockEnd::garbage;
  clear_next(e, lock);  // before this PE can queue again
  hand_on(e, lock, static_cast<int>(next) - 1);
  return LockEnd::done;
}

}  // namespace isomem
