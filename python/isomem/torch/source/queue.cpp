// SPDX-License-Identifier: Apache-2.0
#include "queue.hpp"

namespace isomem::torch {

void Queue::run_here(const Job& job) {
  std::unique_lock lock(mutex_);
  const uint64_t turn = next_++;
  changed_.wait(lock, [&] { return turn == now_; });
  lock.unlock();
  const Tell tell = job();
  lock.lock();
  ++now_;
  call_up();
  lock.unlock();
  tell();
}

void Queue::run_later(Job job) {
  const std::lock_guard guard(mutex_);
  jobs_.push_back({next_++, std::move(job)});
  call_up();
}

Tell Queue::work(std::unique_lock<std::mutex>& lock) {
  Job job = std::move(jobs_.front().job);
  jobs_.pop_front();
  lock.unlock();
  Tell tell = job();
  lock.lock();
  ++now_;
  return [tell = std::move(tell), job = std::move(job)] { tell(); };  // the job's tensors end later, too
}

bool Queue::is_idle() {
  const std::lock_guard guard(mutex_);
  return now_ == next_;
}

void Queue::stop() {
  std::unique_lock lock(mutex_);
  ends_ = true;
  changed_.notify_all();
  changed_.wait(lock, [&] { return now_ == next_; });
}

}  // namespace isomem::torch
