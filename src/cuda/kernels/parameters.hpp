// SPDX-License-Identifier: Apache-2.0
// Parameters of the library's kernels, as the host fills them in and the kernels read them.
#pragma once

#include "isomem/device/ring.hpp"
#include "isomem/group_coll.hpp"
#include "isomem/op.hpp"

namespace isomem {

/// Threads of a block of a collective on a stream.
inline constexpr unsigned kStreamThreads = 512;
/// The same where members are on other hosts, at the most: each brings bytes to host memory and back.
inline constexpr unsigned kFarThreads = 1024;
static_assert(kFarThreads * SmallStaging::kPerThread >= SmallStaging::kMost);

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

/// An operation on a PE of another host; `bytes` of data go into its slot.
struct StreamOperation {
  Op op;
  uint32_t bytes;
  alignas(8) unsigned char data[64];
};

enum class WordKind : int { i16, u16, i32, u32, i64, u64 };

/// One word.
struct StreamWord {
  WordKind kind;
  Cmp cmp;
  const void* word;
  uint64_t value;
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
