// SPDX-License-Identifier: Apache-2.0
#include "core/files.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cerrno>
#include <iterator>

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

std::string advice_on_open_files() {
  int opened[8];
  size_t n = 0;
  while (n < std::size(opened) && (opened[n] = open("/", O_PATH | O_CLOEXEC)) >= 0) ++n;
  const bool is_at_limit = n < std::size(opened) && errno == EMFILE;
  for (size_t i = 0; i < n; ++i) close(opened[i]);
  if (!is_at_limit) return "";
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  return "; nearly all of the " + std::to_string(files.rlim_cur) +
         " files that this process may open are open: raise the limit (`ulimit -n`)";
}

}  // namespace isomem
