// SPDX-License-Identifier: Apache-2.0
// A job among processes that share nothing but some bytes, which the program brings from one to the others as
// it likes: they say where the meeting is that makes ranks of them.
#pragma once

#include <cstddef>

#include "job/ranks.hpp"

namespace isomem {

/// The opaque bytes of a nvshmemx_uniqueid_t.
inline constexpr size_t kIdBytes = 124;

/// Fills `id`. The job can be formed as long as this process lives. Throws Error.
void make_unique_id(char (&id)[kIdBytes]);

/// Joins as `rank` of `n_ranks`; returns when all have come. Throws Error.
JobMember join_unique_id(const char (&id)[kIdBytes], int rank, int n_ranks);

}  // namespace isomem
