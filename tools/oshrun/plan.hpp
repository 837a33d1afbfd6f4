// SPDX-License-Identifier: Apache-2.0
// What an agent is told to do on its host.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "options.hpp"

namespace oshrun {

struct Plan {
  Options options;                 // of the command line; n_pes: of the whole job
  std::vector<int32_t> hosts;      // of each PE
  std::vector<std::string> names;  // of the hosts
  int host = 0;                    // that of the agent
  std::vector<std::pair<std::string, std::string>> environment;
};

/// Behind what the agent has to say: where that is.
std::string on_host(const Plan& plan);

std::string packed(const Plan& plan);
/// Throws isomem::Error.
Plan unpacked_plan(std::string_view bytes);

/// The environment that PEs on other hosts get: that of oshrun without what belongs to its host or login, and
/// what -x names.
std::vector<std::pair<std::string, std::string>> environment_for_hosts(const Options& options);

}  // namespace oshrun
