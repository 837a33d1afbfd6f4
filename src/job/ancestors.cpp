// SPDX-License-Identifier: Apache-2.0
#include "job/ancestors.hpp"

#include <sys/types.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "core/files.hpp"

namespace isomem {

namespace {

std::string file_of(pid_t pid, const char* name) { return "/proc/" + std::to_string(pid) + "/" + name; }

/// 0 if unknown. The name in the line may hold any character.
pid_t parent_of(pid_t pid) {
  const std::string line = contents_of(file_of(pid, "stat"));
  const size_t bracket = line.rfind(')');
  if (bracket == std::string::npos) return 0;
  return static_cast<pid_t>(std::atoi(line.c_str() + std::min(bracket + 4, line.size())));  // ") S 123"
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
