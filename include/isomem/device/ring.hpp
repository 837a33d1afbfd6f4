// SPDX-License-Identifier: Apache-2.0
// Operations that kernels leave to a CPU thread of their PE: all that concerns memory of PEs on other hosts,
// and read-modify-writes of host words (those belong to the CPUs: a GPU's atomics over PCIe are not atomic
// with theirs).
//
// Many threads write, one reads, in the order of the numbers:
//
//   take a number -> slot free? -> data, op -> fence -> posted        (a kernel's thread)
//                                                          |
//                        done <- result, data <- carry out v          (the proxy)
//                          |
//         result, data <---+-> taken                                  (the same thread, if it waits)
//
// A kernel that nobody has to answer goes on behind `posted`. `Side` is how a thread in a kernel uses memory;
// tests have CPU threads in its place.
#pragma once

#include "isomem/config.hpp"
#include "isomem/device/collective_call.hpp"
#include "isomem/op.hpp"

namespace isomem {

/// What a slot asks for beside its operation.
enum RingFlags : uint32_t {
  kNobodyWaits = 1,  // the proxy frees the slot by itself
  kInline = 2,       // the local side, or the shape of a strided operation, is the data of the slot
  kQuiet = 4,        // no operation: done once all operations before it are complete at their targets
  kCollective = 8,   // no operation: the data is a CollectiveCall
  kStaged = 16,      // its payload is in the SmallStaging of the team, where the result is fetched
};

/// One operation on its way; the words are its number plus one. `taken`: the slot is free again.
struct alignas(128) RingSlot {
  Op op;
  uint64_t posted;
  uint64_t result;
  uint64_t done;
  uint64_t taken;
  uint32_t flags;  // RingFlags; 0 between two operations, since kernels of before version 4 leave it alone
};
static_assert(sizeof(RingSlot) == 128);

/// In host memory that the device can reach, zero at first. Slots are used in turn.
template <uint64_t slots>
struct BasicRing {
  static constexpr uint64_t kSlots = slots;
  static constexpr uint64_t kData = 512;  // bytes of data of a slot
  RingSlot slot[slots];
  // since version 4 of the state page
  alignas(128) uint64_t freed;  // the operations below this number have left their slots
  alignas(128) unsigned char data[slots][kData];
};
using OpRing = BasicRing<1024>;

/// The ring as one PE's kernels see it: words in device memory, since host memory is far for a kernel. Of the
/// threads that wait for the same, which may be thousands, one at a time looks there.
template <class Ring>
struct RingView {
  static constexpr uint64_t kMost = Ring::kSlots;  // operations in slots at a time; fewer in tests

  Ring* ring;
  uint64_t* tickets;   // operations begun
  uint64_t* seen;      // of Ring::freed, as somebody has read it
  uint64_t* complete;  // the operations below this number were complete at the end of some quiet
  uint64_t* looks;     // not 0: a thread reads Ring::freed
  uint64_t* asks;      // not 0: a quiet is on its way
  uint32_t* waiters;   // threads that look at host memory

  ISOMEM_HD RingSlot& slot(uint64_t number) const { return ring->slot[number % Ring::kSlots]; }
  ISOMEM_HD unsigned char* data(uint64_t number) const { return ring->data[number % Ring::kSlots]; }
};

/// Returns once is_there(); until then `look`, by one thread at a time, brings news of it. `taken` is that
/// thread's; it keeps nothing but others from looking as well.
template <class Side, class IsThere, class Look>
ISOMEM_HD void one_looks(Side& side, uint64_t* taken, const IsThere& is_there, const Look& look) {
  ISOMEM_NO_UNROLL
  while (!is_there()) {
    if (!side.try_take(taken)) {
      side.nap();
      continue;
    }
    if (!is_there()) look();
    side.store(taken, uint64_t{0});
  }
}

/// The number of the next operation, whose slot is the caller's from now on.
template <class Side, class View>
ISOMEM_HD uint64_t ring_take(Side& side, const View& view) {
  const uint64_t number = side.add_one(view.tickets);
  const auto is_free = [&] { return number - side.load_flag(view.seen) < view.kMost; };
  one_looks(side, view.looks, is_free, [&] {
    // what is there, not what this thread needs: one that needs less may have the place that is waited for
    const uint64_t freed = side.load(&view.ring->freed);
    side.fence_acquire(&view.ring->freed);  // the slot after `freed`; pairs with the proxy's release
    side.fence_release(view.seen);          // pairs with load_flag
    side.raise(view.seen, freed);
    side.end_if_told();
  });
  return number;
}

/// Hands it over.
template <class Side, class View>
ISOMEM_HD void ring_post(Side& side, const View& view, uint64_t number, const Op& op, uint32_t flags) {
  RingSlot& slot = view.slot(number);
  const uint64_t* from = reinterpret_cast<const uint64_t*>(&op);
  uint64_t* to = reinterpret_cast<uint64_t*>(&slot.op);
  ISOMEM_NO_UNROLL
  for (size_t i = 0; i < sizeof(Op) / 8; ++i) side.store(to + i, from[i]);
  side.store(&slot.flags, flags);
  // this thread's work, the operation and its data before `posted`; pairs with the proxy's acquire
  side.fence_release(&slot.posted);
  side.store(&slot.posted, number + 1);
}

/// Waits for its end: its result and its data are there.
template <class Side, class View>
ISOMEM_HD void ring_wait(Side& side, const View& view, uint64_t number) {
  RingSlot& slot = view.slot(number);
  side.wait(&slot.done, number + 1, view.waiters);
  side.fence_acquire(&slot.done);  // the result and the data after `done`; pairs with the proxy's release
}

/// Gives the slot back of what was waited for.
template <class Side, class View>
ISOMEM_HD void ring_leave(Side& side, const View& view, uint64_t number) {
  RingSlot& slot = view.slot(number);
  // result and data are read before the thread that takes the slot next writes there; pairs with the proxy's
  // acquire
  side.fence_release(&slot.taken);
  side.store(&slot.taken, number + 1);
}

/// Returns once all operations begun before are complete. Nothing is read of its slot but `done`, which only
/// grows: it is free as soon as the quiet is over.
template <class Side, class View>
ISOMEM_HD void ring_quiet(Side& side, const View& view) {
  const uint64_t begun = side.load_flag(view.tickets);
  const auto is_quiet = [&] { return side.load_flag(view.complete) >= begun; };
  one_looks(side, view.asks, is_quiet, [&] {
    const uint64_t number = ring_take(side, view);
    ring_post(side, view, number, Op{}, kQuiet | kNobodyWaits);
    ring_wait(side, view, number);
    side.fence_release(view.complete);  // what the quiet has completed; pairs with load_flag
    side.raise(view.complete, number + 1);
  });
}

}  // namespace isomem
