// SPDX-License-Identifier: Apache-2.0
// What all ranks do together although nobody has told them to: they come, or nobody goes on.
#pragma once

#include <torch/csrc/distributed/c10d/Store.hpp>

#include <chrono>
#include <string>

namespace isomem::torch {

/// Returns once all ranks of the store have called it, once for each `what`. Whoever has waited for `timeout`
/// ends it for all: c10::Error there, and on ranks that come later, naming those that had not come, with
/// `advice`. A wait of 20 s and more warns.
void come_together(const c10::intrusive_ptr<c10d::Store>& store, int rank, int size, const std::string& what,
                   const std::string& advice, std::chrono::milliseconds timeout);

}  // namespace isomem::torch
