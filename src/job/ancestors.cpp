// SPDX-License-Identifier: Apache-2.0
#include "job/ancestors.hpp"

#include <sys/types.h>
#include <unistd.h>

#include <string>

#include "core/files.hpp"
#include "core/process.hpp"

namespace isomem {

namespace {

std::string file_of(pid_t pid, const char* name) { return "/proc/" + std::to_string(pid) + "/" + name; }

/// 0 if unknown.
pid_t parent_of(pid_t pid) {
  const auto stat = stat_of(pid);
  return stat ? stat->parent : 0;
}

/// A PE has its job file among its mappings.
bool is_pe(pid_t pid) {
  return contents_of(file_of(pid, "maps")).find("/memfd:isomem ") != std::string::npos;
}

}  // namespace

bool has_lost_its_job() {
  constexpr int kMostLevels = 64;
  pid_t pid = getppid();
  for (int level = 0; pid > 1 && level < kMostLevels; ++level, pid = parent_of(pid)) {
    if (first_line(file_of(pid, "comm")) == kGuardianName) return true;
    if (is_pe(pid)) return false;
  }
  return false;
}

}  // namespace isomem
