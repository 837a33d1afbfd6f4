// SPDX-License-Identifier: Apache-2.0
#include "core/process.hpp"

#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "core/files.hpp"

namespace isomem {

bool proc_is_ours() {
  static const bool is_ours = [] {
    char self[16] = {};
    return readlink("/proc/self", self, sizeof(self) - 1) > 0 && std::atoi(self) == getpid();
  }();
  return is_ours;
}

std::optional<ProcessStat> stat_of(pid_t pid) {
  if (!proc_is_ours()) return {};
  const std::string line = contents_of("/proc/" + std::to_string(pid) + "/stat");
  const size_t name_end = line.rfind(')');  // the name before it may hold any character
  if (name_end == line.npos) return {};
  constexpr const char* kFields = ") %c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %ld";
  ProcessStat stat{};
  if (std::sscanf(&line[name_end], kFields, &stat.state, &stat.parent, &stat.threads) != 3) return {};
  return stat;
}

bool has_ended(pid_t pid) {
  if (kill(pid, 0) != 0) return errno == ESRCH;
  const auto stat = stat_of(pid);
  return stat && (stat->state == 'Z' || stat->state == 'X') && stat->threads <= 1;
}

long living_threads() {
  const auto stat = stat_of(getpid());
  return stat ? stat->threads - (stat->state == 'Z') : 0;
}

}  // namespace isomem
