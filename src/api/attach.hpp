// SPDX-License-Identifier: Apache-2.0
// The place of this process in its job. Joined once, before main where static data must move; kept after the
// last finalize, since a program may initialize again.
#pragma once

#include <functional>
#include <string>

#include "job/ranks.hpp"
#include "runtime/runtime.hpp"

namespace isomem::api {

/// Joins the job that the launcher names, else that of the ranks of an MPI launcher, else makes a job of one
/// PE. Later calls return the same place. Throws Error.
const Place& attach();

/// Joins as `rank` of `size`, as the member that `join_job` returns. Where a launcher has given this process
/// a place already, that one counts, and must be the same rank and size. `what`: who says so, for messages.
const Place& attach_as(int rank, int size, const char* what, const std::function<JobMember()>& join_job);

bool is_attached();

/// Whether a process that has joined forked this one, before its shmem_init or after: it is no PE.
bool is_forked_child();

/// Such a process, which takes itself for the PE, ends here. Where the PE has not initialized, as in a
/// program that becomes a daemon, nobody will: the job ends too.
[[noreturn]] void end_forked_child(const std::string& message);

}  // namespace isomem::api
