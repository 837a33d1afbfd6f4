// SPDX-License-Identifier: Apache-2.0
// Mutual exclusion among PEs: the library's lock, and three that a program can make of atomics.
#pragma once

#include "../common/job.hpp"

namespace locks {

enum Variant { library, spin, ticket, queue };

// Symmetric words. The lock proper is on PE `home`; the words of `queue` on the PEs that wait.
struct Words {
  long library = 0;
  uint64_t taken = 0;              // spin
  uint64_t next = 0, serving = 0;  // ticket
  uint64_t last = 0;               // queue: 1 + the PE that came last, 0 if the lock is free
  uint64_t after_me = 0;           // queue: 1 + the PE that comes after this one
  uint64_t my_turn = 0;            // queue
};

class Lock {
 public:
  Lock(Variant variant, Words* words, const apps::Job& job, int home)
      : variant_(variant), words_(words), me_(job.me), home_(home) {}

  void acquire() {
    if (variant_ == library) {
      shmem_set_lock(&words_->library);
    } else if (variant_ == spin) {
      while (shmem_uint64_atomic_compare_swap(&words_->taken, 0, 1, home_) != 0) {
      }
    } else if (variant_ == ticket) {
      const uint64_t mine = shmem_uint64_atomic_fetch_add(&words_->next, 1, home_);
      while (shmem_uint64_atomic_fetch(&words_->serving, home_) != mine) {
      }
    } else {
      join_queue();
    }
  }

  void release() {
    if (variant_ == library) {
      shmem_clear_lock(&words_->library);
      return;
    }
    shmem_quiet();  // what was done under the lock is there before the next holder comes
    if (variant_ == spin) {
      shmem_uint64_atomic_set(&words_->taken, 0, home_);
    } else if (variant_ == ticket) {
      shmem_uint64_atomic_inc(&words_->serving, home_);
    } else {
      leave_queue();
    }
  }

 private:
  // Mellor-Crummey and Scott: who waits, waits for a word of its own.
  void join_queue() {
    words_->after_me = 0;
    words_->my_turn = 0;
    const uint64_t before = shmem_uint64_atomic_swap(&words_->last, self(), home_);
    if (before == 0) return;
    shmem_uint64_atomic_set(&words_->after_me, self(), static_cast<int>(before - 1));
    shmem_uint64_wait_until(&words_->my_turn, SHMEM_CMP_EQ, 1);
  }
  void leave_queue() {
    if (shmem_uint64_atomic_fetch(&words_->after_me, me_) == 0) {
      if (shmem_uint64_atomic_compare_swap(&words_->last, self(), 0, home_) == self()) return;
      shmem_uint64_wait_until(&words_->after_me, SHMEM_CMP_NE, 0);  // it has come, and will say who it is
    }
    const uint64_t next = shmem_uint64_atomic_fetch(&words_->after_me, me_);
    shmem_uint64_atomic_set(&words_->my_turn, 1, static_cast<int>(next - 1));
  }
  uint64_t self() const { return static_cast<uint64_t>(me_) + 1; }

  Variant variant_;
  Words* words_;
  int me_;
  int home_;
};

}  // namespace locks
