// SPDX-License-Identifier: Apache-2.0
// The sum of sparse (COO) tensors: gradients of embeddings.
#pragma once

#include "collectives.hpp"

namespace isomem::torch {

/// Throws a c10::Error for what cannot be summed.
void check_sparse(const at::Tensor& tensor, const c10d::ReduceOp& op);

/// Each member brings its own indices, and as many as it has; the tensor is coalesced afterwards.
void all_reduce_sparse(Collectives& collectives, size_t members, const at::Tensor& tensor,
                       Clock::time_point deadline);

}  // namespace isomem::torch
