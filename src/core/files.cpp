// SPDX-License-Identifier: Apache-2.0
#include "core/files.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace isomem {

std::string contents_of(const std::string& path) {
  std::string contents;
  const int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) return contents;
  char part[1024];
  for (;;) {
    const ssize_t n = read(fd, part, sizeof(part));
    if (n > 0) contents.append(part, static_cast<size_t>(n));
    if (n == 0 || (n < 0 && errno != EINTR)) break;
  }
  close(fd);
  return contents;
}

std::string first_line(const std::string& path) {
  std::string contents = contents_of(path);
  contents.resize(std::min(contents.find('\n'), contents.size()));
  return contents;
}

}  // namespace isomem
