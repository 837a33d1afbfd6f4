// SPDX-License-Identifier: Apache-2.0
// PEs as threads of one process. For tests: a race detector then sees all PEs.
#pragma once

#include <functional>

#include "core/options.hpp"
#include "runtime/runtime.hpp"

namespace isomem {

/// Runs `body` on `n_pes` PEs, each a thread with a Runtime of its own, and returns when all have finalized.
/// Static data are not symmetric. An exception of `body` ends the process with its text: the other PEs would
/// wait for ever.
void run_threads(int n_pes, const Options& options, const std::function<void(Runtime&)>& body);

}  // namespace isomem
