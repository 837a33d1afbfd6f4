// SPDX-License-Identifier: Apache-2.0
// Which hardware threads each PE may run on.
#pragma once

#include <string>
#include <vector>

#include "options.hpp"

namespace oshrun {

using Cpus = std::vector<int>;  // numbers of hardware threads

/// One set for each of the `n_pes` PEs of this host; empty sets when PEs are not bound. Only hardware threads
/// of this process's own mask are used. Throws UsageError when there are fewer places than PEs and binding
/// was asked for.
std::vector<Cpus> bindings(const Options& options, size_t n_pes);

void bind_this_process(const Cpus& cpus);

/// "0-3,8".
std::string to_text(const Cpus& cpus);

}  // namespace oshrun
