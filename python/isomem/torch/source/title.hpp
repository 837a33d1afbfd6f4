// SPDX-License-Identifier: Apache-2.0
// How torch's profiler calls the work of a group, as it does that of other backends: isomem:all_reduce.
// Messages have what stands behind the colon.
#pragma once

#include <ATen/ATen.h>
#include <ATen/record_function.h>
#include <torch/csrc/distributed/c10d/Work.hpp>

#include <optional>
#include <vector>

namespace isomem::torch {

inline const char* full_title_of(c10d::OpType type) {
  using c10d::OpType;
  switch (type) {
    case OpType::BROADCAST:
      return "isomem:broadcast";
    case OpType::ALLREDUCE:
      return "isomem:all_reduce";
    case OpType::ALLREDUCE_COALESCED:
      return "isomem:all_reduce_coalesced";
    case OpType::REDUCE:
      return "isomem:reduce";
    case OpType::ALLGATHER:
      return "isomem:all_gather";
    case OpType::_ALLGATHER_BASE:
      return "isomem:_all_gather_base";
    case OpType::ALLGATHER_COALESCED:
      return "isomem:all_gather_coalesced";
    case OpType::GATHER:
      return "isomem:gather";
    case OpType::SCATTER:
      return "isomem:scatter";
    case OpType::REDUCE_SCATTER:
      return "isomem:reduce_scatter";
    case OpType::_REDUCE_SCATTER_BASE:
      return "isomem:_reduce_scatter_base";
    case OpType::ALLTOALL:
    case OpType::ALLTOALL_BASE:
      return "isomem:all_to_all";
    case OpType::SEND:
      return "isomem:send";
    case OpType::RECV:
      return "isomem:recv";
    case OpType::RECVANYSOURCE:
      return "isomem:recvAnySource";
    case OpType::BARRIER:
      return "isomem:barrier";
    default:
      return "isomem:coalesced";
  }
}

/// Null where nobody records: a record costs more than it takes to begin a small collective.
inline const char* title_of(c10d::OpType type) { return at::hasCallbacks() ? full_title_of(type) : nullptr; }

inline const char* operation_of(c10d::OpType type) { return full_title_of(type) + sizeof "isomem"; }

/// The tensors of a record, where one is made.
inline std::optional<std::vector<at::Tensor>> recorded(const std::vector<at::Tensor>& tensors) {
  return at::hasCallbacks() ? std::make_optional(tensors) : std::nullopt;
}

}  // namespace isomem::torch
