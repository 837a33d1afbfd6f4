// SPDX-License-Identifier: Apache-2.0
// Collectives of a group run one at a time, in the order of their calls: a synchronous one in the thread that
// calls, the others in threads of the group.
#pragma once

#include <cstdint>
#include <deque>

#include "crew.hpp"

namespace isomem::torch {

using Job = std::function<Tell()>;

class Queue : public Crew {
 public:
  void run_here(const Job& job);
  void run_later(Job job);
  bool is_idle();
  /// Returns when all have been done; nothing may follow.
  void stop();

 private:
  struct Later {
    uint64_t turn;
    Job job;
  };

  bool is_ready() const override { return !jobs_.empty() && jobs_.front().turn == now_; }
  Tell work(std::unique_lock<std::mutex>& lock) override;

  std::deque<Later> jobs_;
  uint64_t next_ = 0, now_ = 0;  // turns: of the next call, of what runs
};

}  // namespace isomem::torch
