// SPDX-License-Identifier: Apache-2.0
// Parameters of the library's kernels, as the host fills them in and the kernels read them.
#pragma once

#include "isomem/device/by_rails.hpp"
#include "isomem/device/ring.hpp"
#include "isomem/group_relay.hpp"
#include "isomem/op.hpp"

namespace isomem {

/// Threads of a block of a collective on a stream.
inline constexpr unsigned kStreamThreads = 512;
/// The same where members are on other hosts, at the most: each brings bytes to host memory and back.
inline constexpr unsigned kFarThreads = 1024;
static_assert(kFarThreads * SmallStaging::kPerThread >= SmallStaging::kMost);

/// A collective on a stream has `all` parts, the same number on all members. A kernel has those from `first`
/// on, as many as it has blocks, or pairs or triples of them.
struct PartsOfKernel {
  unsigned first;
  unsigned all;
};

/// What a waiting kernel is called in explanations; the host's string is out of its reach.
struct RoutineName {
  char text[48];
};

/// fcollect, alltoall: `bytes` for each pair of members.
struct StreamExchange {
  int team;
  void* dest;
  const void* source;
  size_t bytes;
  size_t small;  // largest payload that goes by LL lines
  bool same_for_all;
};

/// fcollect, alltoall, where each fetches.
struct StreamFetch {
  int team;
  FetchArgs fetch;
  size_t small;
};
/// A broadcast, where each fetches.
struct StreamFetchBroadcast {
  int team;
  int root;
  void* dest;
  void* source;
  size_t bytes;
};

struct StreamBroadcast {
  int team;
  int root;
  void* dest;
  const void* source;
  size_t bytes;
  SmallBroadcast small;
};

/// reduce, reducescatter: `n` elements.
struct StreamReduce {
  int team;
  void* dest;
  const void* source;
  size_t n;
  Reduction reduction;
  SmallReduce small;
};

/// The same where each member has its source where it likes.
struct StreamFold {
  int team;
  ReduceOwnArgs args;
  Reduction reduction;
  SmallReduce small;
};

/// What goes through the room of a team: two blocks for each part, three in a sum of more than two members.
inline constexpr unsigned kSendAndTake = 2;
struct StreamRelay {
  int team;
  RelayExchange args;
  Room room;
};
struct StreamRelayBroadcast {
  int team;
  RelayBroadcast args;
  Room room;
};
struct StreamRelayFold {
  int team;
  RelayFold args;
  Reduction reduction;
  Room room;
};

/// An operation on a PE of another host; `bytes` of data go into its slot.
struct StreamOperation {
  Op op;
  uint32_t bytes;
  alignas(8) unsigned char data[64];
};

enum class WordKind : int { i16, u16, i32, u32, i64, u64 };

/// Bytes of a word.
constexpr uint32_t width_of(WordKind kind) {
  if (kind == WordKind::i16 || kind == WordKind::u16) return 2;
  return kind == WordKind::i32 || kind == WordKind::u32 ? 4 : 8;
}

/// One word of 8 bytes. What it is compared with is told so that a few instructions serve all comparisons.
struct StreamWord {
  const uint64_t* word;
  uint64_t wants;
  uint64_t sign_bit;  // of a word with a sign, else 0
  uint32_t accepts;   // kLess, kEqual, kGreater
  Cmp cmp;

  static constexpr uint32_t kLess = 1, kEqual = 2, kGreater = 4;

  static StreamWord of(const void* word, bool is_signed, Cmp cmp, uint64_t wants) {
    return {static_cast<const uint64_t*>(word), wants, is_signed ? uint64_t{1} << 63 : 0, accepted(cmp), cmp};
  }
  ISOMEM_HD bool is_satisfied_by(uint64_t value) const {
    const uint64_t has = value ^ sign_bit, wanted = wants ^ sign_bit;
    return (accepts & (has < wanted ? kLess : has == wanted ? kEqual : kGreater)) != 0;
  }

 private:
  static constexpr uint32_t accepted(Cmp cmp) {
    switch (cmp) {
      case Cmp::eq:
        return kEqual;
      case Cmp::ne:
        return kLess | kGreater;
      case Cmp::gt:
        return kGreater;
      case Cmp::ge:
        return kGreater | kEqual;
      case Cmp::lt:
        return kLess;
      default:
        return kLess | kEqual;
    }
  }
};

/// `n` words compared with one value, or with one each. Arrays in memory that the device cannot read travel
/// in the parameters, kCopied elements at a time.
struct StreamWait {
  static constexpr size_t kCopied = 64;

  WordKind kind;
  Cmp cmp;
  const void* words;
  size_t n;
  const int* status;   // null: all take part
  const void* values;  // null: `value`
  uint64_t value;
  bool status_copied;
  bool values_copied;
  int status_copy[kCopied];
  alignas(8) char values_copy[kCopied * 8];
};

}  // namespace isomem
