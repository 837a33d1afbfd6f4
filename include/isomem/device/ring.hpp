// SPDX-License-Identifier: Apache-2.0
// Operations that kernels leave to a CPU thread of their PE: read-modify-writes of host words (host words
// belong to the CPUs: a GPU's atomics over PCIe are not atomic with theirs), and memory that kernels cannot
// reach.
#pragma once

#include "isomem/config.hpp"
#include "isomem/op.hpp"

namespace isomem {

/// One operation on its way. The kernel writes `op` and then `posted`; the CPU carries it out, writes
/// `result` and then `done`; the kernel reads the result and writes `taken`: the slot is free again. All are
/// the number of the operation plus one.
struct alignas(128) RingSlot {
  Op op;
  uint64_t posted;
  uint64_t result;
  uint64_t done;
  uint64_t taken;
};

/// In host memory that the device can reach, zero at first. Slots are used in turn.
struct OpRing {
  static constexpr uint64_t kSlots = 1024;
  RingSlot slot[kSlots];
};

}  // namespace isomem
