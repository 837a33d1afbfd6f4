// SPDX-License-Identifier: Apache-2.0
// The end of the ring of operations (isomem/device/ring.hpp) that takes them, in the order of their numbers.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>

#include "core/words.hpp"
#include "isomem/device/ring.hpp"

namespace isomem {

/// take() and free_slots() are one thread's; finish() and has_taken_all() anybody's.
template <class Ring>
class RingReader {
 public:
  explicit RingReader(Ring& ring) : ring_(ring) {}

  /// f(number, slot) on the next operation. False if there is none.
  template <class F>
  bool take(F&& f) {
    const uint64_t number = next_.load(std::memory_order_relaxed);
    RingSlot* const slot = posted_at(number);
    if (!slot) return false;
    f(number, *slot);
    next_.store(number + 1, std::memory_order_release);
    return true;
  }

  /// An operation that has been posted, else null.
  RingSlot* posted_at(uint64_t number) const {
    RingSlot& slot = slot_of(number);
    if (load_word(&slot.posted) != number + 1) return nullptr;
    acquire_fence(&slot.posted);  // the operation, and what its thread wrote before; pairs with ring_post
    return &slot;
  }

  /// The operation is over; its slot is read no more if nobody waits.
  void finish(uint64_t number, bool nobody_waits = false) {
    RingSlot& slot = slot_of(number);
    release_fence(&slot.done);  // the result and the data before `done`; pairs with ring_wait
    store_word(&slot.done, number + 1);
    if (nobody_waits) store_word(&slot.taken, number + 1);
  }

  /// Lets the kernels have the slots of what is over and was read.
  void free_slots() {
    const uint64_t before = freed_;
    while (load_word(&slot_of(freed_).taken) == freed_ + 1) {
      acquire_fence(&slot_of(freed_).taken);  // pairs with ring_leave
      ++freed_;
    }
    if (freed_ == before) return;
    release_fence(&ring_.freed);  // what was read of the slots before `freed`; pairs with ring_take
    store_word(&ring_.freed, freed_);
  }

  /// Whether it has been, not merely posted. By the thread that takes.
  bool has_taken(uint64_t number) const { return number < next_.load(std::memory_order_relaxed); }
  /// Whether all that was posted so far has been taken.
  bool has_taken_all(uint64_t posted) const { return next_.load(std::memory_order_acquire) >= posted; }
  /// What has been posted so far, but for operations whose numbers are taken and that are not there yet.
  uint64_t posted() const {
    uint64_t last = 0;
    for (const RingSlot& slot : ring_.slot) last = std::max(last, load_word(&slot.posted));
    return last;
  }
  unsigned char* data(uint64_t number) const { return ring_.data[number % Ring::kSlots]; }
  RingSlot& slot_of(uint64_t number) const { return ring_.slot[number % Ring::kSlots]; }

 private:
  Ring& ring_;
  std::atomic<uint64_t> next_{0};  // number of the operation that comes next
  uint64_t freed_ = 0;
};

}  // namespace isomem
