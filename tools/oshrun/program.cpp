// SPDX-License-Identifier: Apache-2.0
#include "program.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace oshrun {

namespace {

bool is_directory(const std::string& path) {
  struct stat status {};
  return stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

/// Where a name without a slash is found; empty if nowhere.
std::string found_in_path(const std::string& name) {
  const char* variable = std::getenv("PATH");
  const std::string path = variable ? variable : "/usr/bin:/bin";
  for (size_t begin = 0; begin <= path.size();) {
    const size_t end = std::min(path.find(':', begin), path.size());
    std::string file = (end > begin ? path.substr(begin, end - begin) : std::string(".")) + "/" + name;
    if (access(file.c_str(), X_OK) == 0 && !is_directory(file)) return file;
    begin = end + 1;
  }
  return {};
}

}  // namespace

Missing check_program(const std::string& name) {
  const bool has_path = name.find('/') != std::string::npos;
  const std::string found = has_path ? name : found_in_path(name);
  if (found.empty() || access(found.c_str(), F_OK) != 0) {
    const bool is_here = !has_path && access(name.c_str(), X_OK) == 0;
    return {127, "program " + name + " not found" +
                     (is_here ? " in PATH; there is one in this directory: write ./" + name : "")};
  }
  if (is_directory(found)) return {126, found + " is a directory"};
  if (access(found.c_str(), X_OK) != 0) return {126, found + " is not executable (chmod +x?)"};
  return {};
}

}  // namespace oshrun
