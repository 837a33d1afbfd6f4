// SPDX-License-Identifier: Apache-2.0
// Processes and their threads, as /proc shows them.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

namespace isomem {

struct ProcessStat {
  char state;  // of the first thread; Z: it has ended, or all of the process has
  pid_t parent;
  long threads;  // with the first one, even if that has ended
};

/// Whether there is a /proc and its numbers are those that this process knows processes by: in a PID
/// namespace that was made without a /proc of its own they are others'.
bool proc_is_ours();

/// Nothing if there is no such process, or no /proc of ours.
std::optional<ProcessStat> stat_of(pid_t pid);

/// The environment that a living process of this user was started with, "NAME=value" each with a zero behind
/// it; empty where it may not be read. Waits for one that is about to become another program: in between the
/// kernel shows none.
std::string environment_of(pid_t pid);

/// Also true of a process that only waits to be reaped. One goes on whose first thread has called
/// pthread_exit.
bool has_ended(pid_t pid);

/// Threads of this process; 0 if unknown.
long living_threads();

/// Those of that name; 0 if unknown.
int threads_called(const char* name);

/// Address and port as they are in a sockaddr.
struct TcpPeer {
  std::string host;
  std::string port;  // empty: of a connection that was made
};

/// Peers of this process's TCP sockets whose kernels have not answered for 2 to 3 seconds: to calls, or to
/// data.
std::vector<TcpPeer> silent_peers();

/// Those of the connections that are made.
std::vector<TcpPeer> connected_peers();

/// Equal for equal sets of cores that processes may use; 0 where the system does not say.
uint64_t hash_of_cores(pid_t pid);

/// Lets the calling thread run on every core that process `pid` may use, if its own are among them; where the
/// system does not say, nothing changes.
void share_cores_of(pid_t pid);

/// As share_cores_of, for threads of this process: those that have a name of their own which begins with
/// `name`, or all for "". What does not run where the first thread does has been placed by the program, and
/// stays there.
void let_threads_share_cores_of(pid_t pid, const char* name);

}  // namespace isomem
