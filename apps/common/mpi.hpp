// SPDX-License-Identifier: Apache-2.0
// What the message-passing versions of the applications share. Their job is one of MPI, by the names of
// world.hpp.
#pragma once

#include <mpi.h>

#include <functional>

#include "private.hpp"
#include "report.hpp"
#include "results.hpp"

namespace apps {

// Seconds of the slowest PE.
inline double timed(const std::function<void()>& work) {
  MPI_Barrier(MPI_COMM_WORLD);
  const double start = now();
  work();
  return largest(now() - start);
}

// A PE that is not there takes and gives nothing.
inline int or_nobody(int pe) { return pe < 0 ? MPI_PROC_NULL : pe; }

}  // namespace apps
