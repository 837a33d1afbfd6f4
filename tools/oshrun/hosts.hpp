// SPDX-License-Identifier: Apache-2.0
// Which hosts a job runs on, and which of its PEs on each.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "options.hpp"

namespace oshrun {

/// The number of PEs that `option` has been given. Throws UsageError.
int pes_from(const std::string& option, const std::string& text);

/// "node1:4,node2". A host that is named again has so many more slots. Throws UsageError.
void add_hosts(std::vector<HostSlots>& hosts, const std::string& option, const std::string& list);

/// Lines "node1 slots=4", "node1:4" or "node1"; comments begin with #. Throws UsageError.
void read_hostfile(std::vector<HostSlots>& hosts, const std::string& option, const std::string& path);

/// The host of each PE: its place in options.hosts. Throws UsageError.
std::vector<int32_t> place_pes(const Options& options);

/// Whether that is a name of this machine.
bool is_this_host(const std::string& name);

/// Whether PEs live on other machines than this one.
bool is_on_several_machines(const Options& options);

}  // namespace oshrun
