// SPDX-License-Identifier: Apache-2.0
// Collectives of teams that have members on other hosts: the CPUs of the members carry them out. One thread
// of the calling group hands them over; a small payload all of them bring to page-locked memory, and fetch
// the result from there, so that no copy of the driver's is needed.
#pragma once

#include "isomem/device/copy.cuh"
#include "isomem/device/ring.cuh"

namespace isomem::device {

/// Hands the call over and waits for its end. Like ring_execute it has few registers.
__device__ ISOMEM_FAR void far_collective(CollectiveCall& call, const char* routine, uint32_t flags) {
  uint32_t i = 0;
  ISOMEM_NO_UNROLL
  for (; i + 1 < sizeof(call.routine) && routine[i]; ++i) call.routine[i] = routine[i];
  call.routine[i] = 0;
  const RingView<OpRing> view = op_ring();
  RingSide side;
  const uint64_t number = ring_take(side, view);
  copy_data(view.data(number), &call, sizeof(call));
  ring_post(side, view, number, Op{}, kCollective | flags);
  ring_wait(side, view, number);
  ring_leave(side, view, number);
}

/// A synchronisation.
template <class Group>
__device__ ISOMEM_INLINE void by_cpus(CollectiveCall& call, const char* routine) {
  Group::sync();  // what the group has done comes before it
  if (Group::rank() == 0) far_collective(call, routine, 0);
  Group::sync();
}

/// A collective that moves data. A call of its own, like that for one thread.
template <class Group>
__device__ ISOMEM_FAR void move_by_cpus(CollectiveCall& call, const char* routine) {
  const DeviceTeam& team = team_record(call.team);
  const Blocks blocks = blocks_of(call, team.me, team.n_pes);
  auto* const staging = reinterpret_cast<SmallStaging*>(team.staging);
  // of what is not symmetric the CPU speaks
  const bool staged = staging && is_small_for(blocks, Group::size()) &&
                      is_symmetric(reinterpret_cast<const void*>(call.dest)) &&
                      is_symmetric(reinterpret_cast<const void*>(call.source));
  Group::sync();  // what the others have written is the source
  if (staged) {
    copy_bytes<Group, Plain, 2>(staging->source, reinterpret_cast<const void*>(call.source),
                                blocks.source * blocks.bytes);
    Group::sync();  // all of it before the call, with the fence of ring_post
  }
  if (Group::rank() == 0) far_collective(call, routine, staged ? kStaged : 0u);
  Group::sync();
  if (!staged) return;
  copy_bytes<Group, Fresh, 2>(reinterpret_cast<void*>(call.dest), staging->dest, blocks.dest * blocks.bytes);
  Group::sync();
}

/// Completes what the group has begun on other hosts.
template <class Group>
__device__ ISOMEM_INLINE void complete_far() {
  if (!has_far()) return;
  Group::sync();
  if (Group::rank() == 0) far_quiet();
  Group::sync();
}

}  // namespace isomem::device
