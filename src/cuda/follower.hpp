// SPDX-License-Identifier: Apache-2.0
// A thread that does what others leave to it, one thing after the other, while they go on.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace isomem {

class Follower {
 public:
  /// It may use the cores of process `cores_of`.
  explicit Follower(int cores_of);
  /// What was asked for is done.
  ~Follower();
  Follower(const Follower&) = delete;

  /// `what` throws nothing.
  void ask(std::function<void()> what);

 private:
  void work(int cores_of);

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> asked_;
  bool stop_ = false;
  std::thread thread_;
};

}  // namespace isomem
