// SPDX-License-Identifier: Apache-2.0
// A distributed hash table that counts keys: open addressing with linear probing within the slots of one PE.
#pragma once

#include <vector>

#include "../common/job.hpp"
#include "keys.hpp"

namespace hashtable {

enum Variant { atomics, locks, routed };

class Table {
 public:
  Table(const apps::Job& job, size_t slots_of_pe, size_t keys_of_pe)
      : job_(job),
        size_(slots_of_pe),
        slots_(slots_of_pe),
        locks_(static_cast<size_t>(job.pes)),
        inbox_(2 * static_cast<size_t>(job.pes) * chunk_of(keys_of_pe)),
        arrived_(2 * static_cast<size_t>(job.pes)),
        room_(chunk_of(keys_of_pe)) {}

  // Collective.
  void clear() {
    std::fill_n(slots_.get(), size_, Slot());
    shmem_barrier_all();
  }

  // Inserts each PE's keys; collective. Returns false on a PE that found no free slot.
  bool insert(Variant variant, const std::vector<uint64_t>& keys) {
    bool good = true;
    if (variant == routed) {
      good = insert_routed(keys);
    } else {
      for (const long i : apps::Steps(static_cast<long>(keys.size())))
        good = (variant == atomics ? count_atomically(keys[i]) : count_locked(keys[i])) && good;
    }
    shmem_barrier_all();
    return good;
  }

  // How often a key was inserted.
  uint64_t count(uint64_t key) const {
    const int pe = owner(key);
    for (size_t probe = 0; probe < size_; probe++) {
      const Slot* slot = &slots_[position(key, probe)];
      Slot there;
      shmem_getmem(&there, slot, sizeof there, pe);
      if (there.key == key) return there.count;
      if (there.key == 0) return 0;
    }
    return 0;
  }

  const Slot* begin() const { return slots_.get(); }
  const Slot* end() const { return slots_.get() + size_; }
  int owner(uint64_t key) const { return owner_of(key, job_.pes); }

 private:
  static constexpr int count_bits = 32;

  size_t position(uint64_t key, size_t probe) const { return place_of(key, probe, size_); }

  // The slot is claimed by the first who writes its key there.
  bool count_atomically(uint64_t key) {
    const int pe = owner(key);
    for (size_t probe = 0; probe < size_; probe++) {
      Slot* slot = &slots_[position(key, probe)];
      const uint64_t there = shmem_uint64_atomic_compare_swap(&slot->key, 0, key, pe);
      if (there != 0 && there != key) continue;
      shmem_uint64_atomic_inc(&slot->count, pe);
      return true;
    }
    return false;
  }

  // A lock for the slots of each PE.
  bool count_locked(uint64_t key) {
    const int pe = owner(key);
    long* lock = &locks_[static_cast<size_t>(pe)];
    shmem_set_lock(lock);
    bool found = false;
    for (size_t probe = 0; probe < size_ && !found; probe++) {
      Slot* slot = &slots_[position(key, probe)];
      Slot there;
      shmem_getmem(&there, slot, sizeof there, pe);
      if (there.key != 0 && there.key != key) continue;
      there = {key, there.count + 1};
      shmem_putmem(slot, &there, sizeof there, pe);
      found = true;
    }
    shmem_clear_lock(lock);
    return found;
  }

  // What a message-passing program does: keys go to their owner in bundles, and the owner inserts them. The
  // signal says which bundle has come, and how many keys. Two inboxes are enough: who sends bundle b + 1 has
  // inserted all of bundle b, and I send b + 2 when I have all of b + 1.
  bool insert_routed(const std::vector<uint64_t>& keys) {
    const size_t pes = static_cast<size_t>(job_.pes), me = static_cast<size_t>(job_.me);
    bool good = true;
    for (size_t begin = 0; begin < keys.size(); begin += room_) {
      apps::current_part.reached(static_cast<long>(begin), static_cast<long>(keys.size()));
      const auto bundles = bundles_of(keys, begin, room_, job_.pes);
      const size_t half = ++bundle_ % 2 * pes, inbox = half * room_;
      for (size_t step = 0; step < pes; step++) {
        const size_t pe = (me + step) % pes;
        shmem_uint64_put_signal_nbi(&inbox_[inbox + me * room_], bundles[pe].data(), bundles[pe].size(),
                                    &arrived_[half + me], bundle_ << count_bits | bundles[pe].size(),
                                    SHMEM_SIGNAL_SET, static_cast<int>(pe));
      }
      for (size_t step = 0; step < pes; step++) {
        const size_t pe = (me + pes - step) % pes;
        shmem_signal_wait_until(&arrived_[half + pe], SHMEM_CMP_GE, bundle_ << count_bits);
        const size_t count = shmem_signal_fetch(&arrived_[half + pe]) & ((uint64_t{1} << count_bits) - 1);
        for (size_t i = 0; i < count; i++)
          good = count_in(slots_.get(), size_, inbox_[inbox + pe * room_ + i]) && good;
      }
      shmem_quiet();  // bundles are sources of puts until here
    }
    return good;
  }

  apps::Job job_;
  size_t size_;
  apps::Symmetric<Slot> slots_;
  apps::Symmetric<long> locks_;
  apps::Symmetric<uint64_t> inbox_;
  apps::Symmetric<uint64_t> arrived_;  // for each inbox and PE: the number of the last bundle, and its keys
  size_t room_;                        // keys of a PE that travel in a bundle at most
  uint64_t bundle_ = 0;
};

}  // namespace hashtable
