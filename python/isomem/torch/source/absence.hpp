// SPDX-License-Identifier: Apache-2.0
// Whom the operations of a group wait for: asked by who waits for one with a limit of its own, at any time,
// also when the group has gone.
#pragma once

#include <mutex>
#include <string>
#include <vector>

#include "exchange.hpp"

namespace isomem::torch {

class Absence {
 public:
  explicit Absence(const Exchange& exchange);

  /// "all_reduce of group 0 on rank 2 ran into its timeout of 300 ms: rank 1 has not come", of a collective.
  std::string words(const char* operation, std::chrono::milliseconds timeout) const;
  /// The same of a message with one member, or with any (less than 0).
  std::string words(const char* operation, std::chrono::milliseconds timeout, int member) const;
  /// The exchange is asked no more.
  void end();

 private:
  std::string start(const char* operation, std::chrono::milliseconds timeout) const;

  mutable std::mutex mutex_;
  const Exchange* exchange_;
  const std::string name_;
  const std::vector<int> ranks_;
  const int rank_;
};

}  // namespace isomem::torch
