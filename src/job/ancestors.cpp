// SPDX-License-Identifier: Apache-2.0
#include "job/ancestors.hpp"

#include <sys/types.h>
#include <unistd.h>

#include <fstream>
#include <string>

#include "core/process.hpp"

namespace isomem {

namespace {

std::string file_of(pid_t pid, const char* name) { return "/proc/" + std::to_string(pid) + "/" + name; }

/// The first line of a file, empty if there is none.
std::string line_of(const std::string& path) {
  std::string line;
  std::ifstream file(path);
  std::getline(file, line);
  return line;
}

/// 0 if unknown.
pid_t parent_of(pid_t pid) {
  const auto stat = stat_of(pid);
  return stat ? stat->parent : 0;
}

/// A PE has its job file among its mappings.
bool is_pe(pid_t pid) {
  std::ifstream maps(file_of(pid, "maps"));
  for (std::string line; std::getline(maps, line);) {
    if (line.find("/memfd:isomem ") != std::string::npos) return true;
  }
  return false;
}

}  // namespace

bool has_lost_its_job() {
  constexpr int kMostLevels = 64;
  pid_t pid = getppid();
  for (int level = 0; pid > 1 && level < kMostLevels; ++level, pid = parent_of(pid)) {
    if (line_of(file_of(pid, "comm")) == kGuardianName) return true;
    if (is_pe(pid)) return false;
  }
  return false;
}

}  // namespace isomem
