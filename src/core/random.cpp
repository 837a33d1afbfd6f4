// SPDX-License-Identifier: Apache-2.0
#include "core/random.hpp"

#include <sys/random.h>

#include <cerrno>
#include <cstring>
#include <string>

#include "core/error.hpp"

namespace isomem {

void fill_randomly(void* bytes, size_t n) {
  if (getrandom(bytes, n, 0) == static_cast<ssize_t>(n)) return;
  throw Error(std::string("no random numbers: getrandom failed: ") + std::strerror(errno) +
              "; a seccomp filter, as of a container, may deny it");
}

}  // namespace isomem
