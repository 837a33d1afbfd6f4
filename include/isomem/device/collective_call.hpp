// SPDX-License-Identifier: Apache-2.0
// A collective of a team with members on other hosts, as kernels hand it to their CPU, and the host memory
// through which small payloads go with it.
#pragma once

#include "isomem/config.hpp"
#include "isomem/reduce_op.hpp"
#include "isomem/team_area.hpp"

namespace isomem {

/// The call of a member.
struct CollectiveCall {
  /// on_rail: of the members that have this PE's place on their hosts, by these alone.
  enum class What : uint32_t {
    sync,
    broadcast,
    fcollect,
    alltoall,
    reduce,
    reducescatter,
    reduce_on_rail,
    sync_on_rail,
    broadcast_on_rail,
    fcollect_on_rail,
    alltoall_on_rail,
  };

  What what;
  int32_t team;  // a slot
  uint64_t dest;
  uint64_t source;
  uint64_t n;  // bytes of a block; elements of a reduction
  int32_t root;
  Reduction reduction;
  char routine[48];  // ends with 0
  uint64_t step;     // of fcollect_on_rail: bytes from one block of dest to the next
};

ISOMEM_HD bool is_on_rail(const CollectiveCall& call) {
  return call.what >= CollectiveCall::What::reduce_on_rail;
}
ISOMEM_HD bool folds(const CollectiveCall& call) {
  return call.what >= CollectiveCall::What::reduce && call.what <= CollectiveCall::What::reduce_on_rail;
}
ISOMEM_HD bool is_sync(const CollectiveCall& call) {
  return call.what == CollectiveCall::What::sync || call.what == CollectiveCall::What::sync_on_rail;
}

/// What a PE has of it: blocks of equal size.
struct Blocks {
  uint64_t source, dest;  // how many are read and written here
  uint64_t most;          // of the two, on the PE that has most: the same on all
  uint64_t bytes;         // of each
  uint64_t dest_step;     // from one to the next in dest; in source they lie one behind the other
};
/// `me` and `n_pes`: of those that take part.
ISOMEM_HD Blocks blocks_of(const CollectiveCall& call, int me, int n_pes) {
  using What = CollectiveCall::What;
  const uint64_t pes = static_cast<uint64_t>(n_pes);
  const uint64_t bytes = folds(call) ? call.n * size_of(call.reduction.element) : call.n;
  switch (call.what) {
    case What::broadcast:
      return Blocks{me == call.root ? uint64_t{1} : uint64_t{0}, 1, 1, bytes, bytes};
    case What::broadcast_on_rail:  // the root's dest is left to its neighbours' part
      return me == call.root ? Blocks{1, 0, 1, bytes, bytes} : Blocks{0, 1, 1, bytes, bytes};
    case What::reduce:
    case What::reduce_on_rail:
      return Blocks{1, 1, 1, bytes, bytes};
    case What::fcollect:
      return Blocks{1, pes, pes, bytes, bytes};
    case What::fcollect_on_rail:
      return Blocks{1, pes, pes, bytes, call.step};
    case What::alltoall:
    case What::alltoall_on_rail:
      return Blocks{pes, pes, pes, bytes, bytes};
    case What::reducescatter:
      return Blocks{pes, 1, pes, bytes, bytes};
    default:
      return Blocks{0, 0, 0, 0, 0};
  }
}
/// Of a call of kernels and streams, whose team has this record.
ISOMEM_HD Blocks blocks_of(const CollectiveCall& call, const DeviceTeam& team) {
  return is_on_rail(call) ? blocks_of(call, team.rails.host, team.rails.hosts)
                          : blocks_of(call, team.me, team.n_pes);
}

/// Page-locked memory of each PE in a team (DeviceTeam::staging), symmetric among the members: a payload that
/// fits passes through it in one piece. A kernel may store and load it there, by as many threads as take part
/// in the call (RingFlags::kStaged); else its CPU does, by the copy engine. Members choose that for
/// themselves.
struct SmallStaging {
  static constexpr uint64_t kMost = 128 << 10;
  static constexpr uint64_t kMostBlocks = 128;
  static constexpr uint64_t kPerThread = 128;  // bytes of each side that a thread moves at the most

  alignas(4096) unsigned char source[kMost];
  alignas(4096) unsigned char dest[kMost];
  alignas(4096) unsigned char room[2][kMost];  // where another member puts what it has, in turn
};
ISOMEM_HD bool is_small(const Blocks& blocks) {
  return blocks.most - 1 < SmallStaging::kMostBlocks && blocks.bytes <= SmallStaging::kMost &&
         blocks.bytes * blocks.most <= SmallStaging::kMost;
}
ISOMEM_HD bool is_small_for(const Blocks& blocks, unsigned threads) {
  return is_small(blocks) && blocks.bytes * blocks.most <= threads * SmallStaging::kPerThread;
}

}  // namespace isomem
