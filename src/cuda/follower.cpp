// SPDX-License-Identifier: Apache-2.0
#include "cuda/follower.hpp"

#include <utility>

#include "core/process.hpp"
#include "core/service_thread.hpp"

namespace isomem {

Follower::Follower(int cores_of) : thread_(service_thread([this, cores_of] { work(cores_of); })) {}

Follower::~Follower() {
  {
    const std::lock_guard guard(mutex_);
    stop_ = true;
  }
  wake_.notify_all();
  thread_.join();
}

void Follower::ask(std::function<void()> what) {
  const std::lock_guard guard(mutex_);
  asked_.push_back(std::move(what));
  wake_.notify_all();
}

void Follower::work(int cores_of) {
  share_cores_of(cores_of);
  std::unique_lock<std::mutex> lock(mutex_);
  while (true) {
    wake_.wait(lock, [this] { return stop_ || !asked_.empty(); });
    if (asked_.empty()) return;
    const std::function<void()> next = std::move(asked_.front());
    asked_.pop_front();
    lock.unlock();
    next();
    lock.lock();
  }
}

}  // namespace isomem
