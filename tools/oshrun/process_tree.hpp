// SPDX-License-Identifier: Apache-2.0
// The processes below this one. As a subreaper it is the ancestor of all that its children ever start.
#pragma once

#include <sys/types.h>

#include <vector>

namespace oshrun {

std::vector<pid_t> descendants();

/// False also for a process that has ended and only waits to be reaped.
bool is_alive(pid_t pid);

/// Ends all descendants: SIGTERM and, `grace_ms` later, SIGKILL until none is left; stopped ones too. Reaps
/// them. `while_waiting` is called every few milliseconds.
void end_descendants(int grace_ms, void (*while_waiting)(void*), void* argument);

}  // namespace oshrun
