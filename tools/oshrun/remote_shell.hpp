// SPDX-License-Identifier: Apache-2.0
// How oshrun is started on another host as an agent: by ssh, srun, or what ISOMEM_REMOTE_SHELL says.
#pragma once

#include <signal.h>
#include <sys/types.h>

#include <string>
#include <vector>

#include "options.hpp"
#include "tell.hpp"

namespace oshrun {

/// The process here that leads to an agent.
struct RemoteShell {
  pid_t pid = 0;
  Link link;
  int errors = -1;  // its standard error
};

/// Starts one. `mask`: its signal mask. Throws isomem::Error.
RemoteShell start_agent(const HostSlots& host, const sigset_t& mask);

/// The command as the user knows it: "ssh".
std::string name_of_remote_shell();

/// What to do about one that could not connect.
std::string advice_for(const std::string& host);

/// The hosts of a Slurm allocation of several nodes, with as many slots as there are tasks; none otherwise.
std::vector<HostSlots> hosts_of_slurm();

/// "n[1-3,07],m" -> n1 n2 n3 n07 m.
std::vector<std::string> expand_node_list(const std::string& list);

}  // namespace oshrun
