// SPDX-License-Identifier: Apache-2.0
// Collectives of teams that have members on other hosts: the CPUs of the members carry them out, one thread
// of the calling group hands them over.
#pragma once

#include "isomem/device/ring.cuh"

namespace isomem::device {

/// Hands the call over and waits for its end. Like ring_execute it has few registers.
__device__ ISOMEM_FAR void far_collective(CollectiveCall& call, const char* routine) {
  uint32_t i = 0;
  ISOMEM_NO_UNROLL
  for (; i + 1 < sizeof(call.routine) && routine[i]; ++i) call.routine[i] = routine[i];
  call.routine[i] = 0;
  const RingView<OpRing> view = op_ring();
  RingSide side;
  const uint64_t number = ring_take(side, view);
  copy_data(view.data(number), &call, sizeof(call));
  ring_post(side, view, number, Op{}, kCollective);
  ring_wait(side, view, number);
  ring_leave(side, view, number);
}

template <class Group>
__device__ ISOMEM_INLINE void by_cpus(CollectiveCall& call, const char* routine) {
  Group::sync();  // what the others have written is the source
  if (Group::rank() == 0) far_collective(call, routine);
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
