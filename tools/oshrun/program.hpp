// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace oshrun {

/// Why a program cannot be run, and the status that a shell gives it then; 0 if it can.
struct Missing {
  int status = 0;
  std::string why;
  explicit operator bool() const { return status != 0; }
};

Missing check_program(const std::string& name);

}  // namespace oshrun
