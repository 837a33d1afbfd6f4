// SPDX-License-Identifier: Apache-2.0
// The kernel's side of the ring of operations; ring.hpp has the records, src/cuda/proxy.cpp the CPU's side.
#pragma once

#include "isomem/device/ring.hpp"
#include "isomem/device/wait.cuh"

namespace isomem::device {

/// Hands over `op` and waits until it is complete. `op.local` may be the address of a word of this thread for
/// the old value of an atomic: the value comes back through the slot.
__device__ ISOMEM_SLOW void ring_execute(const Op& op) {
  OpRing* ring = reinterpret_cast<OpRing*>(state().ring);
  if (!ring) __trap();  // host memory before nvshmem_init has made it reachable
  const uint64_t number =
      atomicAdd(reinterpret_cast<unsigned long long*>(const_cast<uint64_t*>(&state().ring_tickets)), 1ull);
  RingSlot* slot = &ring->slot[number % OpRing::kSlots];
  const WaitSite site = wire_site("an operation on host memory", -1);
  const uint64_t last = number < OpRing::kSlots ? 0 : number - OpRing::kSlots + 1;
  poll(site, [&] { return ptx::load(&slot->taken) == last; });
  const uint64_t* from = reinterpret_cast<const uint64_t*>(&op);
  uint64_t* to = reinterpret_cast<uint64_t*>(&slot->op);
  for (size_t i = 0; i < sizeof(Op) / 8; ++i) ptx::store(to + i, from[i]);
  ptx::fence();  // this thread's work and the operation before `posted`; pairs with the proxy's acquire
  ptx::store(&slot->posted, number + 1);
  poll(site, [&] { return ptx::load(&slot->done) == number + 1; });
  ptx::fence();  // the result after `done`; pairs with the proxy's release
  const uint64_t result = op.verb == Verb::amo_fetch ? ptx::load(&slot->result) : 0;
  ptx::fence();  // `done` and the result are read before the thread that takes the slot next writes there
  ptx::store(&slot->taken, number + 1);
  if (op.verb != Verb::amo_fetch) return;
  if (op.width == 8) {
    *reinterpret_cast<uint64_t*>(op.local) = result;
  } else {
    *reinterpret_cast<uint32_t*>(op.local) = static_cast<uint32_t>(result);
  }
}

}  // namespace isomem::device
