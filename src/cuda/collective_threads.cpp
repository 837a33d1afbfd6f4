// SPDX-License-Identifier: Apache-2.0
#include "cuda/collective_threads.hpp"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

#include "core/clock.hpp"
#include "core/service_thread.hpp"
#include "runtime/wait.hpp"

namespace isomem {

/// With one call at a time: members begin the next one when the last is over.
class CollectiveThreads::Worker {
 public:
  explicit Worker(const CollectiveThreads& all) : all_(all), thread_(service_thread([this] { work(); })) {}
  ~Worker() {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      stop_ = true;
    }
    wake_.notify_all();
    thread_.join();
  }
  Worker(const Worker&) = delete;

  void begin(const CollectiveCall& call, bool is_staged, std::function<void()> done) {
    const std::lock_guard<std::mutex> lock(mutex_);
    calls_.push_back({call, is_staged, std::move(done)});
    waiting_ = calls_.size();
    wake_.notify_all();
  }

 private:
  struct Asked {
    CollectiveCall call;
    bool is_staged;
    std::function<void()> done;
  };

  void work() {
    while (true) {
      if (all_.looks_on_) look_on();
      std::unique_lock<std::mutex> lock(mutex_);
      wake_.wait(lock, [this] { return stop_ || !calls_.empty(); });
      if (stop_) return;
      const Asked next = std::move(calls_.front());
      calls_.pop_front();
      waiting_ = calls_.size();
      lock.unlock();
      all_.carry_out_(next.call, next.is_staged);
      next.done();
    }
  }

  /// To be woken takes as long as a small collective.
  void look_on() const {
    constexpr uint64_t kLooksOn = 100 * kMillisecond;
    const uint64_t until = now_ns() + kLooksOn;
    while (waiting_.load(std::memory_order_relaxed) == 0 && !stop_ && now_ns() < until) pause_core();
  }

  const CollectiveThreads& all_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Asked> calls_;
  std::atomic<size_t> waiting_{0};  // how many those are
  std::atomic<bool> stop_{false};
  std::thread thread_;
};

CollectiveThreads::CollectiveThreads(CarryOut carry_out, bool looks_on)
    : carry_out_(std::move(carry_out)), looks_on_(looks_on) {}
CollectiveThreads::~CollectiveThreads() = default;

void CollectiveThreads::begin(const CollectiveCall& call, bool is_staged, std::function<void()> done) {
  std::unique_ptr<Worker>& worker = workers_[call.team];
  if (!worker) worker = std::make_unique<Worker>(*this);
  worker->begin(call, is_staged, std::move(done));
}

}  // namespace isomem
