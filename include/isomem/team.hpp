// SPDX-License-Identifier: Apache-2.0
// A team as the collectives see it: symmetric words for its protocols, and how often this PE has used them.
#pragma once

#include "isomem/config.hpp"

namespace isomem {

/// One cache line from one PE to another: a number that says what it is, and up to 56 bytes. Between hosts,
/// where it is a message, the payload goes on behind: up to kFarPayload.
struct alignas(64) EagerSlot {
  static constexpr size_t kPayload = 56;
  static constexpr size_t kFarPayload = 504;
  uint64_t number;
  unsigned char payload[kPayload];

  /// Slots of one line that lie between the beginnings of two.
  ISOMEM_HD static constexpr size_t lines(bool far) { return far ? (sizeof(number) + kFarPayload) / 64 : 1; }
};
static_assert(sizeof(EagerSlot) == 64, "an eager slot is one cache line: payload and number arrive together");

/// Eager slots per pair of PEs: a sender may be this many small collectives ahead of a receiver.
inline constexpr uint64_t kEagerRing = 4;

/// Rounds of a dissemination: enough for a million PEs, more than have room.
inline constexpr int kSyncRounds = 20;

/// The least k with 2^k >= n: the rounds of an algorithm that doubles.
ISOMEM_HD constexpr int rounds_for(int n) {
  int rounds = 0;
  while (1 << rounds < n) ++rounds;
  return rounds;
}

/// Others write here, the owner polls.
struct alignas(64) RoundWord {
  uint64_t times;
};

/// The symmetric words of a team, zero at first; `lanes * kEagerRing` eager slots follow, which are `far`
/// ones if the team is a rail. A lane is the member that sends, or the round of an algorithm that goes in
/// rounds: in one collective no two eager slots to a PE have the same.
struct TeamWords {
  alignas(128) uint64_t arrived;  // on the first member: how often members have come
  struct {
    uint64_t offset;
    uint64_t bytes;
  } block;  // collect: where the block of this PE lies
  alignas(128) RoundWord rounds[kSyncRounds];
  RoundWord arrivals[2];  // raised by members of other hosts, set to zero by the owner

  ISOMEM_HD EagerSlot* eager_slot(int lane, uint64_t number, bool far) {
    return reinterpret_cast<EagerSlot*>(this + 1) +
           (static_cast<uint64_t>(lane) * kEagerRing + number % kEagerRing) * EagerSlot::lines(far);
  }
  ISOMEM_HD static constexpr size_t bytes_for(int lanes, bool far) {
    return sizeof(TeamWords) +
           static_cast<size_t>(lanes) * kEagerRing * EagerSlot::lines(far) * sizeof(EagerSlot);
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
/// Share `index` of `all` things in `count` shares. Of more than 2^32 they are shared 2, 4, 8 ... at a time:
/// for a division of 64 bits ptxas calls a function of its own, which is slow, and each of its callers in a
/// kernel then has registers that none of the others may use.
ISOMEM_HD Range share_of(size_t all, size_t index, size_t count) {
  if (count == 1) return Range{0, all};
  uint32_t shift = 0;
  ISOMEM_NO_UNROLL
  while (all >> shift > 0xffffffff) ++shift;
  const uint32_t n = static_cast<uint32_t>(all >> shift);
  const uint32_t each = n / static_cast<uint32_t>(count);
  const uint32_t more = n - each * static_cast<uint32_t>(count);
  const uint32_t i = static_cast<uint32_t>(index);
  const size_t first = each * i + (more < i ? more : i);
  const size_t last = each * (i + 1) + (more < i + 1 ? more : i + 1);
  return Range{first << shift, index + 1 == count ? all : last << shift};
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

struct Levels;

/// What one PE knows of a team. The counts are the same on all its PEs between two collectives.
struct Team {
  TeamWords* words;  // symmetric
  Members members;
  uint64_t syncs = 0;        // synchronisations entered
  uint64_t rounds = 0;       // those of them in rounds
  uint64_t eager_count = 0;  // collectives that used eager slots
  uint64_t ahead = 0;        // of those, since everybody has heard of everybody
  uint64_t far_steps = 0;    // steps that used `arrivals`
  bool is_world = true;
  bool is_rail = false;      // no two members share a host: they meet in rounds, and a lane is a round
  Levels* levels = nullptr;  // of a team on several hosts, else null

  ISOMEM_HD int me() const { return members.me; }
  ISOMEM_HD int n_pes() const { return members.n_pes; }
  ISOMEM_HD int pe(int member) const { return members.pe(member); }
};

/// A team on several hosts, as its collectives go: among the members of each host, and among members of
/// different hosts. Hosts count from 0 in the order of their first members; the place of a member counts
/// those of its host before it.
struct Levels {
  Team near;  // the members of this host
  Team rail;  // those that have the place of this PE on each host; the members with place 0 lead their hosts
  Team own_rail;  // the same with words of their own: for what a rail does without the others, whose counts
                  // those of `rail` have to be the same as
  int n_hosts;
  int host;                 // this one
  int rails;                // places that every host has
  bool in_order;            // the members of a host follow each other
  const int32_t* host_of;   // by member
  const int32_t* place_of;  // by member
  const int32_t* first;     // by host, and one more: where its members begin in ...
  const int32_t* by_host;   // ... the members, host by host

  ISOMEM_HD bool leads() const { return near.me() == 0; }
  ISOMEM_HD bool has_rail() const { return near.me() < rails; }
  ISOMEM_HD int places(int h) const { return first[h + 1] - first[h]; }
  ISOMEM_HD int member(int h, int place) const { return by_host[first[h] + place]; }
};

}  // namespace isomem
