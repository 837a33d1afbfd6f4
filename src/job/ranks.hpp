// SPDX-License-Identifier: Apache-2.0
// A job among processes that can talk to each other already, of one host or of several: the ranks of an MPI
// communicator, or of a meeting (meeting.hpp). The first rank of each host makes its job file.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "job/job_file.hpp"

namespace isomem {

/// A process's place in a job that is being made, where it stands on the board already.
struct JobMember {
  std::shared_ptr<JobFile> job;
  int pe = 0;
};

/// Processes that can talk to each other already.
struct Ranks {
  int rank = 0;
  int size = 1;
  std::string name;  // of what they belong to, for messages: "the MPI communicator"
  /// Bytes of each rank to all, by rank. Throws Error.
  std::function<void(const void* mine, void* all, int bytes)> gather;
};

/// Collective over the ranks. Throws Error, on all of them if it does on one.
JobMember join_ranks(const Ranks& ranks);

}  // namespace isomem
