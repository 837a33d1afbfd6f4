// SPDX-License-Identifier: Apache-2.0
// Collectives of teams with members on other hosts that kernels and streams call: CPU threads carry them out,
// one for each team, since a collective waits for other PEs and those of several teams may be under way at
// once.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>

#include "isomem/device/ring.hpp"

namespace isomem {

class Runtime;

/// Carries out a collective by the calling thread. A call that no member can have made ends the job.
/// `is_staged`: its kernel has brought the payload to the staging of the team and fetches the result there.
void carry_out(Runtime& runtime, const CollectiveCall& call, bool is_staged = false);

class Collectives {
 public:
  explicit Collectives(Runtime& runtime);
  ~Collectives();
  Collectives(const Collectives&) = delete;

  /// Returns at once; `done` is called by another thread.
  void begin(const CollectiveCall& call, bool is_staged, std::function<void()> done);

 private:
  class Worker;

  Runtime& runtime_;
  std::map<int, std::unique_ptr<Worker>> workers_;  // by team
};

}  // namespace isomem
