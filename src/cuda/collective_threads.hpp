// SPDX-License-Identifier: Apache-2.0
// The threads that carry out collectives of kernels and streams, one for each team: a collective waits for
// other PEs, and those of several teams may be under way at once.
#pragma once

#include <functional>
#include <map>
#include <memory>

#include "isomem/device/collective_call.hpp"

namespace isomem {

class CollectiveThreads {
 public:
  using CarryOut = std::function<void(const CollectiveCall& call, bool is_staged)>;

  /// `looks_on`: a thread looks out for the next call for a while before it sleeps.
  CollectiveThreads(CarryOut carry_out, bool looks_on);
  ~CollectiveThreads();
  CollectiveThreads(const CollectiveThreads&) = delete;

  /// Returns at once; `done` is called by another thread.
  void begin(const CollectiveCall& call, bool is_staged, std::function<void()> done);

 private:
  class Worker;

  const CarryOut carry_out_;
  const bool looks_on_;
  std::map<int, std::unique_ptr<Worker>> workers_;  // by team
};

}  // namespace isomem
