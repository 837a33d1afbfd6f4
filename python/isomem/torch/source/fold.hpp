// SPDX-License-Identifier: Apache-2.0
// Reductions of the elements that several members show, in the order of the members: equal bits wherever they
// are computed.
#pragma once

#include <ATen/ATen.h>
#include <torch/csrc/distributed/c10d/Types.hpp>

#include <vector>

namespace isomem::torch {

const char* name_of(c10d::ReduceOp::RedOpType op);

/// Throws a c10::Error that names the type or the operator if the two do not go together.
void check_fold(at::ScalarType type, c10d::ReduceOp::RedOpType op);

/// out[i] = in[0][i] op in[1][i] op ...; AVG: divided by their number. Half and bfloat16 are summed in float
/// and rounded once. `out` may be one of the inputs.
void fold(at::ScalarType type, c10d::ReduceOp::RedOpType op, void* out, const std::vector<const char*>& in,
          size_t elements);

}  // namespace isomem::torch
