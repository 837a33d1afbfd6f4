// SPDX-License-Identifier: Apache-2.0
// The keys, and where they belong: what the one-sided table and the message-passing one have in common.
#pragma once

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "../common/random.hpp"

namespace hashtable {

// 0 is an empty slot: keys are 1 or more.
struct Slot {
  uint64_t key = 0;
  uint64_t count = 0;
};

// Every third key is one of a few, so that slots are contended.
inline uint64_t key(long distinct, int pe, size_t i) {
  const uint64_t random = apps::mixed((static_cast<uint64_t>(pe) << 40) + i);
  const uint64_t range = static_cast<uint64_t>(random % 3 == 0 ? std::min(distinct, 16L) : distinct);
  return 1 + (random >> 8) % range;
}

// How often each key occurs among those of all PEs.
inline std::unordered_map<uint64_t, uint64_t> all_counts(long distinct, int pes, size_t keys_of_pe) {
  std::unordered_map<uint64_t, uint64_t> counts;
  for (int pe = 0; pe < pes; pe++) {
    for (size_t i = 0; i < keys_of_pe; i++) counts[key(distinct, pe, i)]++;
  }
  return counts;
}

// Slots of a PE: twice as many as keys that it will have.
inline long usual_slots(long distinct, long keys_of_pe, int pes) {
  return 2 * (std::min(distinct, keys_of_pe * pes) / pes) + 64;
}

inline int owner_of(uint64_t key, int pes) {
  return static_cast<int>(apps::mixed(key) % static_cast<uint64_t>(pes));
}
inline size_t place_of(uint64_t key, size_t probe, size_t slots) {
  return ((apps::mixed(key) >> 20) + probe) % slots;
}

// In the slots of one PE, by that PE alone. False if there is no free slot.
inline bool count_in(Slot* slots, size_t size, uint64_t key) {
  for (size_t probe = 0; probe < size; probe++) {
    Slot& slot = slots[place_of(key, probe, size)];
    if (slot.key != 0 && slot.key != key) continue;
    slot.key = key;
    slot.count++;
    return true;
  }
  return false;
}

// Keys of a PE that travel in a bundle at most.
inline size_t chunk_of(size_t keys) { return std::min<size_t>(keys, 4096); }

// Up to `room` keys from `begin` on, by the PE that they belong to.
inline std::vector<std::vector<uint64_t>> bundles_of(const std::vector<uint64_t>& keys, size_t begin,
                                                     size_t room, int pes) {
  std::vector<std::vector<uint64_t>> bundles(static_cast<size_t>(pes));
  for (size_t i = begin; i < std::min(keys.size(), begin + room); i++) {
    bundles[static_cast<size_t>(owner_of(keys[i], pes))].push_back(keys[i]);
  }
  return bundles;
}

}  // namespace hashtable
