// SPDX-License-Identifier: Apache-2.0
// A job among processes that share nothing but some bytes, which the program brings from one to the others as
// it likes: the id names a file without a shape, rank 0 gives it one, the others wait for that.
#pragma once

#include <cstddef>

#include "job/mpi.hpp"

namespace isomem {

/// The opaque bytes of a nvshmemx_uniqueid_t.
inline constexpr size_t kIdBytes = 124;

/// Fills `id`. The job can be joined as long as this process lives. Throws Error.
void make_unique_id(char (&id)[kIdBytes]);

/// Joins as `rank` of `n_ranks`; returns when rank 0 has shaped the job. Throws Error.
JobMember join_unique_id(const char (&id)[kIdBytes], int rank, int n_ranks);

}  // namespace isomem
