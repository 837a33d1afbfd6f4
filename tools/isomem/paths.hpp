// SPDX-License-Identifier: Apache-2.0
// What goes between the hosts of a job and over what, as the boards of its hosts tell.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "job/job_file.hpp"
#include "nics.hpp"

namespace tool {

/// From one host to another, as it is told to other hosts: no pointers in it. Bytes and numbers as in
/// isomem::Traffic.
struct Path {
  char from[64];  // names of hosts, each ends with 0
  char to[64];
  char wire[24];  // as messages call it; empty: nothing has needed one yet
  char words[124];
  uint64_t messages_sent, messages_received;
  uint64_t bytes_sent, bytes_received;
  uint64_t bytes_put, bytes_got;
  int32_t is_same_machine;  // virtual hosts
  double latency_us;        // one way, 8 bytes; 0: not measured
  double gbytes_per_s;      // of a put of 1 MiB, in 10^9 bytes
};

/// The boards of the jobs that the process takes part in: one, or those of all virtual hosts.
std::vector<isomem::JobFile> boards_of(pid_t pid);

/// From the host of this board to each other one.
std::vector<Path> paths_of(isomem::Board& board);

/// "ucx" or "libfabric", from what messages call the wire.
std::string short_name(const Path& path);

/// A table of paths, with what is better and not taken; `better` by path.
std::string path_table(const std::vector<Path>& paths, const std::vector<std::vector<std::string>>& better);
/// How bytes of GPUs go, in a job on several hosts over a network with GPUs; else empty, or null. `setting`:
/// of the job's processes.
std::string device_text(const std::vector<Path>& paths, const Setting& setting);
std::string device_json(const std::vector<Path>& paths, const Setting& setting);
std::string path_json(const Path& path, const std::vector<std::string>& better);

/// What is better than a path and not taken, each with the reason. `setting`: of the job's processes.
std::vector<std::string> better_than(const Path& path, const Setting& setting, std::span<const Nic> here,
                                     const std::span<const Nic>* there);

/// isomem info --paths: of the jobs that run here; of all hosts, measured, where this process is one of
/// several that a launcher has started.
std::string paths(bool as_json);
/// ... in the latter case; empty on all PEs but 0.
std::string measured_paths(bool as_json);

}  // namespace tool
