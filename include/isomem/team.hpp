// SPDX-License-Identifier: Apache-2.0
// A team as the collectives see it: symmetric words for its protocols, and how often this PE has used them.
#pragma once

#include "isomem/config.hpp"

namespace isomem {

/// One cache line from one PE to another: a number that says what it is, and up to 56 bytes.
struct alignas(64) Box {
  static constexpr size_t kPayload = 56;
  uint64_t number;
  unsigned char payload[kPayload];
};
static_assert(sizeof(Box) == 64, "a box is one cache line: payload and number arrive together");

/// A counter synchronisation: PEs add to `arrived` of the root; who cannot see that word reads its own
/// `released`.
struct SyncWords {
  alignas(128) uint64_t arrived;
  alignas(128) uint64_t released;
};

/// Boxes per pair of PEs: a sender may be this many small collectives ahead of a receiver.
inline constexpr uint64_t kBoxRing = 4;

/// Rounds of a dissemination: enough for a million PEs, more than have room.
inline constexpr int kSyncRounds = 20;

/// One PE writes here, the owner polls.
struct alignas(64) RoundWord {
  uint64_t times;
};

/// The symmetric words of a team, zero at first; `n_pes * kBoxRing` boxes follow.
struct TeamWords {
  SyncWords sync;
  RoundWord rounds[kSyncRounds];

  ISOMEM_HD Box* box(int source, uint64_t number) {
    return reinterpret_cast<Box*>(this + 1) + static_cast<uint64_t>(source) * kBoxRing + number % kBoxRing;
  }
  ISOMEM_HD static constexpr size_t bytes_for(int n_pes) {
    return sizeof(TeamWords) + static_cast<size_t>(n_pes) * kBoxRing * sizeof(Box);
  }
};

/// Which PEs a team has, and which of them this one is. Members are numbered from 0 in the team.
struct Members {
  int me;
  int n_pes;
  int start = 0;  // member i is PE start + i * stride ...
  int stride = 1;
  const int32_t* list = nullptr;  // ... or list[i]

  ISOMEM_HD int pe(int member) const { return list ? list[member] : start + member * stride; }
};

/// From `first` up to `last`.
struct Range {
  size_t first;
  size_t last;
};
/// Share `index` of `all` things in `count` shares.
ISOMEM_HD Range share_of(size_t all, size_t index, size_t count) {
  if (count == 1) return Range{0, all};  // divisions of 64 bits are slow on a GPU
  if (all <= 0xffffffff) {
    const uint32_t n = static_cast<uint32_t>(all);
    const uint32_t each = n / static_cast<uint32_t>(count);
    const uint32_t more = n - each * static_cast<uint32_t>(count);
    const uint32_t i = static_cast<uint32_t>(index);
    return Range{each * i + (more < i ? more : i), each * (i + 1) + (more < i + 1 ? more : i + 1)};
  }
  return Range{all / count * index + (all % count < index ? all % count : index),
               all / count * (index + 1) + (all % count < index + 1 ? all % count : index + 1)};
}

/// A symmetric object: where PE 0 has it, and each PE 2^shift bytes after the one before.
template <class T>
struct Copies {
  T* first;
  unsigned shift;

  /// `n` elements further on.
  ISOMEM_HD Copies plus(size_t n) const { return Copies{first + n, shift}; }
  ISOMEM_HD T* of(int pe) const {
    return reinterpret_cast<T*>(reinterpret_cast<uint64_t>(first) + (static_cast<uint64_t>(pe) << shift));
  }
};
/// What PE `me` has at `p`.
template <class T>
ISOMEM_HD Copies<T> copies_of(T* p, int me, unsigned shift) {
  const uint64_t before = static_cast<uint64_t>(me) << shift;
  return Copies<T>{reinterpret_cast<T*>(reinterpret_cast<uint64_t>(p) - before), shift};
}

/// What one PE knows of a team. The counts are the same on all its PEs between two collectives.
struct Team {
  TeamWords* words;  // symmetric
  Members members;
  uint64_t syncs = 0;   // synchronisations entered
  uint64_t rounds = 0;  // those of them in rounds
  uint64_t boxed = 0;   // collectives that used boxes
  uint64_t ahead = 0;   // of those, since everybody has heard of everybody
  bool is_world = true;

  ISOMEM_HD int me() const { return members.me; }
  ISOMEM_HD int n_pes() const { return members.n_pes; }
  ISOMEM_HD int pe(int member) const { return members.pe(member); }
};

}  // namespace isomem
