// SPDX-License-Identifier: Apache-2.0
// Where processes that share nothing but some bytes become ranks that can talk to each other: one of them, or
// another process, holds the meeting; all ranks come there, and give and get bytes in rounds until they have
// formed a job.
//
//   rank 0 --\                     each round: a part of each rank, then all parts to each;
//   rank 1 ----- who holds it      or to each why there is none: who is missing, who has gone
//   rank 2 --/
#pragma once

#include "job/ranks.hpp"
#include "net/contact.hpp"

namespace isomem {

/// Holds a meeting in a thread of this process, until the ranks have what they need or this process ends.
/// Throws Error.
net::Contact hold_meeting();

/// This process as `rank` of `n_ranks` at the meeting, with which it is connected as long as a copy of the
/// result is left. `name`: of what has brought them together, for messages. Throws Error.
Ranks go_to_meeting(const net::Contact& contact, int rank, int n_ranks, const std::string& name);

}  // namespace isomem
