// SPDX-License-Identifier: Apache-2.0
// Locks of PEs, over an engine. PEs that wait stand in a queue (MCS): the copy of PE 0 has its tail, and each
// PE's own copy says who is behind it and whether it still waits. So each waits for a word of its own, gets
// the lock in the order of the calls, and one store hands it on.
#pragma once

#include "isomem/amo.hpp"
#include "isomem/sync.hpp"

namespace isomem {

/// What the program declares as a long. PEs are counted from 1; 0 is nobody.
struct LockWords {
  uint32_t tail;     // on PE 0: the last in the queue, whose first holds the lock
  uint16_t next;     // the PE behind this one
  uint16_t waiting;  // 1: this PE is not the first
};
static_assert(sizeof(LockWords) == sizeof(long));
inline constexpr int kLockHome = 0;

/// False: this PE holds the lock, and nobody has queued since. (Else it would wait for itself.)
template <class E>
ISOMEM_HD bool set_lock(E& e, const char* routine, LockWords* lock) {
  const uint32_t self = static_cast<uint32_t>(e.me()) + 1;
  const uint32_t before = atomic_fetch(e, Amo::set, &lock->tail, self, 0u, kLockHome);
  if (before == self) return false;
  if (before != 0) {
    e.store(&lock->waiting, uint16_t{1});
    put_word(e, &lock->next, static_cast<uint16_t>(self), static_cast<int>(before) - 1);
    e.wait_for(WaitSite{routine}, [&] { return e.load(&lock->waiting) == 0; });
  }
  e.fence_acquire(&lock->waiting);  // what the holder before did; pairs with the full fence before clear_lock
  return true;
}

/// Whether this PE has the lock now. It does not wait, nor queue.
template <class E>
ISOMEM_HD bool try_lock(E& e, LockWords* lock) {
  const uint32_t self = static_cast<uint32_t>(e.me()) + 1;
  if (atomic_fetch(e, Amo::compare_swap, &lock->tail, self, 0u, kLockHome) != 0) return false;
  e.fence_acquire(&lock->tail);  // as in set_lock
  return true;
}

/// False: this PE does not hold the lock, as far as it can see. What it did before must be complete and
/// visible to all, see Runtime::quiet.
template <class E>
ISOMEM_HD bool clear_lock(E& e, const char* routine, LockWords* lock) {
  const uint32_t self = static_cast<uint32_t>(e.me()) + 1;
  if (e.load(&lock->next) == 0) {
    const uint32_t last = atomic_fetch(e, Amo::compare_swap, &lock->tail, 0u, self, kLockHome);
    if (last == self) return true;
    if (last == 0) return false;
    e.wait_for(WaitSite{routine}, [&] { return e.load(&lock->next) != 0; });  // it has queued: it will say so
  }
  const int next = static_cast<int>(e.load(&lock->next)) - 1;
  e.store(&lock->next, uint16_t{0});  // before this PE can queue again
  put_word(e, &lock->waiting, uint16_t{0}, next);
  return true;
}

}  // namespace isomem
