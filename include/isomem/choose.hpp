// SPDX-License-Identifier: Apache-2.0
// Which algorithm a collective of CPU threads uses: chosen here and nowhere else where the number of PEs, of
// hosts or of bytes decides. (What collects blocks has one algorithm on one host, and one over several.)
//
// Every PE of a group chooses for itself, so a choice may depend on nothing that differs between PEs: not on
// addresses, not on who came first. ISOMEM_EXPLAIN=coll prints the choices, ISOMEM_COLL moves the limits.
// Collectives of GPUs have limits of their own (device/collectives.cuh).
#pragma once

#include "isomem/team.hpp"

namespace isomem {

/// The algorithms, each described by text_of (src/runtime/explain.cpp).
enum class Algorithm : uint8_t {
  counter,         // sync: everybody counts up one word and waits for it
  dissemination,   // sync: in round k each PE signals the PE 2^k after it
  eager_to_all,    // small: who has something sends it to everybody, in one step
  eager_by_tree,   // small, broadcast: who has it hands it on, a binomial tree
  eager_doubling,  // small, reduction or scan: in round k with what is known of 2^k PEs
  pushed,          // the root puts into every dest
  pulled,          // everybody fetches from the root
  puts,            // every PE puts what the others need, straight into their dest
  by_last,         // active sets: the last PE to arrive reduces for all
  shares,          // each PE reduces its share of the elements and puts the result to all
  levels,          // several hosts: within each host, then between hosts
  by_leaders,      // ... reduction that fits a message: one PE of each host folds there, and all of these
  exchanged,       // ... reduction of two PEs: each puts all it has to the other, and both fold
  rails,  // ... reduction or scan by shares: within each host, then between those with the same share
};

/// From where on another algorithm is quicker. Measured, see docs/measurements/2026-11-22-collective-ways.md.
struct CollLimits {
  int counter_pes = 3;          // sync: a counter up to so many PEs
  int flat_pes = 8;             // small payloads: straight to everybody up to so many PEs
  uint64_t pull_bytes = 32768;  // broadcast: pulled where the root would put so much, all PEs together
  uint32_t cores = 0;           // 0: those that the job may use
  bool crowded = false;         // more PEs than cores: each step may cost a turn of the scheduler
};

ISOMEM_HD uint64_t mix(uint64_t mixed, uint64_t limit) {
  const uint64_t product = (mixed ^ limit) * 0x9e3779b97f4a7c15;
  return product ^ product >> 32;
}
/// The limits that all PEs must agree on, mixed into one number, to be compared.
ISOMEM_HD uint64_t as_number(const CollLimits& limits) {
  const uint64_t pes = mix(static_cast<uint64_t>(limits.counter_pes), static_cast<uint64_t>(limits.flat_pes));
  return mix(pes, limits.pull_bytes);
}
/// The same with the cores, which the PEs of one host share.
ISOMEM_HD uint64_t as_number_on_host(const CollLimits& limits) {
  return mix(as_number(limits), limits.cores);
}

ISOMEM_HD Algorithm algorithm_for_sync(const CollLimits& limits, const Team& team) {
  if (team.levels) return Algorithm::levels;
  if (team.is_rail) return Algorithm::dissemination;
  const int n_pes = team.n_pes();
  return n_pes <= limits.counter_pes || limits.crowded ? Algorithm::counter : Algorithm::dissemination;
}

/// Whether a synchronisation that compares what the PEs bring goes in eager messages to all; else the PEs
/// synchronise, and each looks at what the next one has.
ISOMEM_HD bool agrees_eagerly(const CollLimits& limits, int n_pes) {
  return n_pes <= limits.flat_pes && !limits.crowded;
}

/// Whether the root would put so much that it is quicker if the others fetch it, all at once.
ISOMEM_HD bool pulls(const CollLimits& limits, int n_pes, size_t bytes) {
  return bytes >= limits.pull_bytes || bytes * static_cast<uint64_t>(n_pes - 1) >= limits.pull_bytes;
}

ISOMEM_HD Algorithm algorithm_for_broadcast(const CollLimits& limits, const Team& team, size_t bytes) {
  if (team.levels) return Algorithm::levels;
  const int n_pes = team.n_pes();
  if (bytes > EagerSlot::kPayload) return pulls(limits, n_pes, bytes) ? Algorithm::pulled : Algorithm::pushed;
  return n_pes <= limits.flat_pes || limits.crowded ? Algorithm::eager_to_all : Algorithm::eager_by_tree;
}

/// Bytes of a reduction that go in eager messages to all: two, while they are no more than one to `flat_pes`
/// PEs.
inline constexpr size_t kEagerReduce = 2 * EagerSlot::kPayload;

/// Of PEs of one host. Whether PEs share cores does not count: the algorithm decides in which order values
/// are folded.
ISOMEM_HD Algorithm algorithm_for_reduce(const CollLimits& limits, const Team& team, size_t bytes) {
  if (bytes > EagerSlot::kPayload) {
    return bytes <= kEagerReduce && 2 * team.n_pes() <= limits.flat_pes ? Algorithm::eager_to_all
                                                                        : Algorithm::shares;
  }
  return team.n_pes() <= limits.flat_pes ? Algorithm::eager_to_all : Algorithm::eager_doubling;
}

ISOMEM_HD Algorithm algorithm_for_scan(const CollLimits& limits, const Team& team, size_t bytes) {
  return bytes > EagerSlot::kPayload ? Algorithm::shares : algorithm_for_reduce(limits, team, bytes);
}

/// Bytes folded at a time: they stay in the first-level cache.
inline constexpr size_t kReduceBlock = 8192;
/// The same where blocks are fetched from another host: each is a round trip.
inline constexpr size_t kFarReduceBlock = 256 << 10;
/// Of more than this a put to another host is a transfer, which reads its source as it goes; up to here two
/// hosts give each other all that they reduce.
inline constexpr size_t kTransfer = 512 << 10;

/// Where the elements of a reduction or scan lie: the same on all PEs, since addresses are symmetric.
struct Places {
  bool in_place;
  bool by_cpu;  // CPUs load and store there, which they do not in device memory
};

/// Between hosts.
ISOMEM_HD Algorithm algorithm_for_reduce_over_hosts(const Team& team, size_t bytes, Places places) {
  if (bytes <= EagerSlot::kPayload) return Algorithm::levels;
  if (!places.by_cpu) return Algorithm::rails;
  if (bytes <= EagerSlot::kFarPayload) return Algorithm::by_leaders;
  return team.n_pes() == 2 && !places.in_place && bytes <= kTransfer ? Algorithm::exchanged
                                                                     : Algorithm::rails;
}

/// Whether the two hosts of each rail exchange their share as two PEs do: the place of a neighbour's share is
/// room for what the other host has.
ISOMEM_HD bool exchanges_shares(const Levels& levels, size_t n, size_t element, bool by_cpu) {
  const size_t rails = static_cast<size_t>(levels.rails);
  return levels.n_hosts == 2 && rails > 1 && n % rails == 0 && n / rails * element <= kTransfer && by_cpu;
}

/// Levels and rails need the members of a host to follow each other; rails meet in `dest`, by the CPU.
ISOMEM_HD Algorithm algorithm_for_scan_over_hosts(const Team& team, size_t bytes, Places places) {
  if (!team.levels->in_order) return Algorithm::shares;
  if (bytes <= EagerSlot::kPayload) return Algorithm::levels;
  return places.by_cpu && !places.in_place ? Algorithm::rails : Algorithm::shares;
}

/// Whether blocks of an alltoall for other hosts go first, in the background.
ISOMEM_HD bool sends_far_first(size_t block) { return block > kTransfer; }

/// How many of `n` elements are folded at a time.
template <class E, class G, class T>
ISOMEM_HD size_t fold_block(E& e, const G& group, const T* source, size_t n) {
  constexpr size_t near = kReduceBlock / sizeof(T);
  constexpr size_t far = kFarReduceBlock / sizeof(T);
  for (int i = 0; n > near && i < group.n_pes(); ++i) {
    if (!e.reach(source, group.pe(i))) return n < far ? n : far;
  }
  return near;
}

/// Active sets have no eager slots (active_set.hpp).
ISOMEM_HD Algorithm algorithm_for_broadcast_in_set(const CollLimits& limits, int n_pes, size_t bytes) {
  return pulls(limits, n_pes, bytes) ? Algorithm::pulled : Algorithm::pushed;
}
ISOMEM_HD Algorithm algorithm_for_reduce_in_set(int n_pes, size_t bytes) {
  return bytes * static_cast<size_t>(n_pes) > kReduceBlock ? Algorithm::shares : Algorithm::by_last;
}

/// A choice, as it is told.
struct Choice {
  const char* routine;  // as the user called it
  Algorithm algorithm;
  int me;  // in the group
  int n_pes;
  uint64_t bytes;
};

}  // namespace isomem
