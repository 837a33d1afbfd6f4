// SPDX-License-Identifier: Apache-2.0
#include "process_tree.hpp"

#include <dirent.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <unordered_map>

#include "core/files.hpp"
#include "core/process.hpp"

namespace oshrun {

namespace {

std::unordered_map<pid_t, pid_t> all_parents() {
  std::unordered_map<pid_t, pid_t> parents;
  DIR* proc = isomem::proc_is_ours() ? opendir("/proc") : nullptr;
  if (!proc) return parents;
  while (const dirent* entry = readdir(proc)) {
    const pid_t pid = static_cast<pid_t>(std::atoi(entry->d_name));
    if (pid <= 0) continue;
    if (const auto stat = isomem::stat_of(pid)) parents[pid] = stat->parent;
  }
  closedir(proc);
  return parents;
}

/// Children of this process, as the kernel lists them for its only thread; where it does not, from all
/// processes.
std::vector<pid_t> children() {
  std::vector<pid_t> found;
  if (!isomem::proc_is_ours()) return found;
  if (std::ifstream list("/proc/thread-self/children"); list) {
    for (pid_t pid; list >> pid;) found.push_back(pid);
    return found;
  }
  for (const auto& [pid, parent] : all_parents()) {
    if (parent == getpid()) found.push_back(pid);
  }
  return found;
}

bool was_started_with(pid_t pid, const std::string& variable) {
  return isomem::any_part(isomem::environment_of(pid), '\0',
                          [&](std::string_view one) { return one == variable; });
}

bool descends(const std::unordered_map<pid_t, pid_t>& parents, pid_t pid, pid_t ancestor) {
  for (int depth = 0; depth < 1000; ++depth) {  // a scan is no snapshot: pids used again could make a ring
    const auto found = parents.find(pid);
    if (found == parents.end()) return false;
    if (found->second == ancestor) return true;
    pid = found->second;
  }
  return false;
}

/// To all descendants; without a /proc of ours, to those children that are `known`. False if there are none.
bool signal_descendants(int signal, const std::vector<pid_t>& known) {
  std::vector<pid_t> found = descendants();
  if (found.empty()) std::copy_if(known.begin(), known.end(), std::back_inserter(found), is_child);
  for (const pid_t pid : found) kill(pid, signal);
  return !found.empty();
}

/// True when there is no child any more, ended or not.
bool reap() {
  for (;;) {
    const pid_t pid = waitpid(-1, nullptr, WNOHANG);
    if (pid < 0 && errno != EINTR) return true;
    if (pid == 0) return false;
  }
}

}  // namespace

bool is_child(pid_t pid) {
  siginfo_t info;
  return waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0;
}

std::vector<pid_t> descendants() {
  const auto parents = all_parents();
  std::vector<pid_t> found;
  for (const auto& [pid, parent] : parents) {
    if (descends(parents, pid, getpid())) found.push_back(pid);
  }
  return found;
}

pid_t child_with(const std::string& variable, const std::vector<pid_t>& known) {
  for (const pid_t pid : children()) {
    const bool is_new = std::find(known.begin(), known.end(), pid) == known.end();
    if (is_new && !isomem::has_ended(pid) && was_started_with(pid, variable)) return pid;
  }
  return 0;
}

void end_descendants(int alone_ms, int grace_ms, const std::vector<pid_t>& known,
                     void (*while_waiting)(void*), void* argument) {
  constexpr int kStepMs = 5;
  constexpr int kKillEveryMs = 20;
  constexpr int kBlindMs = 2000;  // so long without /proc and any known child: what is left cannot be ended
  if (reap()) return;
  int blind_ms = 0;
  for (int waited = -alone_ms; blind_ms < kBlindMs; waited += kStepMs) {
    if (while_waiting) while_waiting(argument);
    if (reap()) return;
    if (waited == 0 && grace_ms > 0) {
      signal_descendants(SIGTERM, known);
      signal_descendants(SIGCONT, known);  // a stopped process only then gets the other signal
    }
    if (waited >= grace_ms && (waited - grace_ms) % kKillEveryMs == 0) {
      blind_ms = signal_descendants(SIGKILL, known) ? 0 : blind_ms + kKillEveryMs;
    }
    const timespec step{0, kStepMs * 1000000L};
    nanosleep(&step, nullptr);
  }
}

}  // namespace oshrun
