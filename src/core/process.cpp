// SPDX-License-Identifier: Apache-2.0
#include "core/process.hpp"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace isomem {

std::optional<ProcessStat> stat_of(pid_t pid) {
  char path[64];
  std::snprintf(path, sizeof(path), "/proc/%d/stat", static_cast<int>(pid));
  const int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return {};
  char line[1024];
  const ssize_t n = read(fd, line, sizeof(line) - 1);
  close(fd);
  if (n <= 0) return {};
  line[n] = 0;
  const char* fields = std::strrchr(line, ')');  // the name before it may hold any character
  ProcessStat stat{};
  constexpr const char* kFields = ") %c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %ld";
  if (!fields || std::sscanf(fields, kFields, &stat.state, &stat.parent, &stat.threads) != 3) return {};
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
