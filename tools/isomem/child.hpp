// SPDX-License-Identifier: Apache-2.0
// A command that doctor runs.
#pragma once

#include <string>

#include "commands.hpp"

namespace tool {

struct Outcome {
  int status;          // as waitpid tells
  std::string output;  // both streams
  double seconds;

  bool is_good() const;
  /// "ended with status 1: what it said first"
  std::string words() const;
};

/// Throws isomem::Error.
Outcome run(const Words& command);

}  // namespace tool
