// SPDX-License-Identifier: Apache-2.0
// The processes below this one. As a subreaper it is the ancestor of all that its children ever start.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace oshrun {

std::vector<pid_t> descendants();

/// Also true of one that has ended and was not waited for yet.
bool is_child(pid_t pid);

/// A living child of this process, none of `known`, that was started with `variable` ("NAME=value") in its
/// environment; 0 if there is none.
pid_t child_with(const std::string& variable, const std::vector<pid_t>& known);

/// Ends all descendants: leaves them `alone_ms` (a multiple of 5) to end by themselves, then SIGTERM and,
/// `grace_ms` later, SIGKILL until none is left; stopped ones too. Reaps them. Without a /proc of its own PID
/// namespace it ends those that are `known`. `while_waiting` is called every few milliseconds.
void end_descendants(int alone_ms, int grace_ms, const std::vector<pid_t>& known,
                     void (*while_waiting)(void*), void* argument);

}  // namespace oshrun
