// SPDX-License-Identifier: Apache-2.0
// How a statement ends: stat= and errmsg= of the program, or else the end of the job with a message.
#pragma once

#include <cstddef>
#include <string>

namespace caf {

[[gnu::format(printf, 1, 2)]] std::string words(const char* format, ...);

/// Error termination: says "isomem: image 2: ..." and ends the job with status 1.
[[noreturn, gnu::cold]] void end_with(const std::string& message);

/// The optional arguments stat= and errmsg= of a statement.
struct Outcome {
  int* stat = nullptr;
  char* errmsg = nullptr;
  size_t errmsg_bytes = 0;

  void succeed() const {
    if (stat) *stat = 0;
  }
  /// Sets both; without stat= the job ends.
  [[gnu::cold]] void fail(int code, const std::string& message) const;
};

}  // namespace caf
