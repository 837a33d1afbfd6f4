// SPDX-License-Identifier: Apache-2.0
// The ranks of MPI, which is found in the running program: the library needs none to build or to load.
#pragma once

#include "job/ranks.hpp"

namespace isomem {

/// The communicator that `communicator` points to, or all ranks if it is null, in the MPI of this program.
/// Throws Error where there is none that can be used.
Ranks mpi_ranks(const void* communicator);

/// Whether the program has called MPI_Init, and not MPI_Finalize.
bool mpi_is_running();

}  // namespace isomem
