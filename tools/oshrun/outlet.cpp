// SPDX-License-Identifier: Apache-2.0
#include "outlet.hpp"

#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <string>

#include "core/clock.hpp"

namespace oshrun {

Outlet::Outlet(int fd) : fd_(fd) {
  struct stat status {};
  if (fstat(fd, &status) != 0) return;
  socket_ = S_ISSOCK(status.st_mode);
  file_ = S_ISREG(status.st_mode);
  if (socket_ || file_) return;
  // A pipe or a terminal that is opened again has flags of its own.
  const std::string name = "/proc/self/fd/" + std::to_string(fd);
  const int again = open(name.c_str(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (again < 0) return;
  fd_ = again;
  own_ = true;
}

Outlet::~Outlet() {
  if (own_) close(fd_);
}

void Outlet::write(std::string_view text) {
  if (error_) return;
  held_ += text;
  pump();
}

/// As write(2), without waiting.
long Outlet::offer() const {
  if (socket_) return send(fd_, held_.data(), held_.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
  if (own_ || file_) return ::write(fd_, held_.data(), held_.size());
  // It could not be opened again (another user's, or no /proc): so much a pipe that can be written to takes
  // at once, unless another process fills it at this moment.
  pollfd wait{fd_, POLLOUT, 0};
  if (poll(&wait, 1, 0) == 0) {
    errno = EAGAIN;
    return -1;
  }
  return ::write(fd_, held_.data(), std::min<size_t>(held_.size(), PIPE_BUF));
}

void Outlet::pump() {
  while (!held_.empty()) {
    const long n = offer();
    if (n >= 0) {
      held_.erase(0, static_cast<size_t>(n));
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      return;
    } else if (errno != EINTR) {
      error_ = errno;
      held_.clear();
    }
  }
}

void Outlet::flush(int ms) {
  const uint64_t end = isomem::now_ns() + static_cast<uint64_t>(ms) * isomem::kMillisecond;
  for (pump(); pending() && isomem::now_ns() < end; pump()) {
    pollfd wait{fd_, POLLOUT, 0};
    poll(&wait, 1, 10);
  }
}

}  // namespace oshrun
