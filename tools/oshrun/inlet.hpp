// SPDX-License-Identifier: Apache-2.0
// The standard input of oshrun, read without ever waiting: another process may have it as well, and take what
// was there.
#pragma once

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include <cstddef>

namespace oshrun {

class Inlet {
 public:
  Inlet() {
    struct stat status {};
    if (fstat(STDIN_FILENO, &status) != 0) return;
    is_socket_ = S_ISSOCK(status.st_mode);
    if (is_socket_ || S_ISREG(status.st_mode)) return;
    // opened again it has flags of its own; the other's are left alone
    own_ = open("/proc/self/fd/0", O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  }
  ~Inlet() {
    if (own_ >= 0) close(own_);
  }
  Inlet(const Inlet&) = delete;

  int descriptor() const { return own_ >= 0 ? own_ : STDIN_FILENO; }
  /// As read(2).
  ssize_t read(char* buffer, size_t bytes) const {
    if (is_socket_) return recv(STDIN_FILENO, buffer, bytes, MSG_DONTWAIT);
    return ::read(descriptor(), buffer, bytes);
  }

 private:
  int own_ = -1;
  bool is_socket_ = false;
};

}  // namespace oshrun
