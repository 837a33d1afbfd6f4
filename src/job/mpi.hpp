// SPDX-License-Identifier: Apache-2.0
// A job among processes that already know each other: the ranks of an MPI communicator. Rank 0 makes the job
// file and tells the others its name. MPI is found in the running program, so the library needs none to build
// or to load.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "job/job_file.hpp"

namespace isomem {

/// A process's place in a job that is being made.
struct JobMember {
  std::shared_ptr<JobFile> job;
  int pe = 0;
};

/// Processes that can talk to each other already.
struct Ranks {
  int rank = 0;
  int size = 1;
  std::string name;  // for messages: "the MPI communicator"
  /// Bytes of rank 0 to all; bytes of each rank to all. Both throw Error.
  std::function<void(void* data, int bytes)> broadcast;
  std::function<void(const void* mine, void* all, int bytes)> gather;
};

/// Collective over the ranks. Throws Error, on all of them if it does on one.
JobMember join_ranks(const Ranks& ranks);

/// The communicator that `communicator` points to, or all ranks if it is null, in the MPI of this program.
/// Throws Error where there is none that can be used.
Ranks mpi_ranks(const void* communicator);

/// What says that another launcher (MPI's, a batch system's) has started other processes together with this
/// one ("NAME=value"), empty if nothing does; and how many there are in all, 0 if unknown.
struct MpiLaunch {
  int size = 0;
  std::string variable;
};
MpiLaunch mpi_launch();

/// Whether the program has called MPI_Init, and not MPI_Finalize.
bool mpi_is_running();

}  // namespace isomem
