// SPDX-License-Identifier: Apache-2.0
// Tensors that a program has a group allocate, as FSDP2 does: in symmetric memory collectives need not copy
// them.
#pragma once

#include <ATen/ATen.h>

namespace isomem::torch {

/// `size` elements in the pool of the host or, after use_symmetric_memory(), of this rank's GPU; in ordinary
/// memory where there is no room, or while a graph is captured, which would keep the memory.
at::Tensor allocated_tensor(long size, const at::TensorOptions& options);

}  // namespace isomem::torch
