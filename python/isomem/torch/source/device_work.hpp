// SPDX-License-Identifier: Apache-2.0
// What an operation on CUDA tensors gives its caller: waiting for it makes a stream wait, not the CPU.
#pragma once

#include <c10/core/Event.h>
#include <c10/core/Stream.h>
#include <torch/csrc/distributed/c10d/Work.hpp>

#include <deque>
#include <functional>
#include <memory>
#include <mutex>

namespace isomem::torch {

/// A point of a stream, and the tensors that commands before it use.
class Enqueued {
 public:
  Enqueued() : done_(c10::DeviceType::CUDA) {}

  void record(c10::Stream stream, std::shared_ptr<const void> tensors = nullptr) {
    done_.record(stream);
    tensors_ = std::move(tensors);
  }
  bool is_done() const { return done_.query(); }
  void synchronize() const { done_.synchronize(); }
  /// Commands that come later on `stream` come after it.
  void precede(c10::Stream stream) const { done_.block(stream); }
  /// Memory that is freed from now on is used behind it.
  void drop_tensors() {
    std::shared_ptr<const void> dropped;
    const std::lock_guard guard(mutex_);
    dropped.swap(tensors_);
  }

 private:
  c10::Event done_;
  std::mutex mutex_;
  std::shared_ptr<const void> tensors_;
};

/// Points to be had without making an event each time.
class Points {
 public:
  std::shared_ptr<Enqueued> take();

 private:
  static constexpr size_t kMost = 64;
  std::deque<std::shared_ptr<Enqueued>> all_;
};

class DeviceWork : public c10d::Work {
 public:
  DeviceWork(int rank, c10d::OpType type, std::vector<at::Tensor> outputs, c10::Stream stream,
             std::shared_ptr<Enqueued> enqueued);
  DeviceWork(int rank, c10d::OpType type, const char* title, std::vector<at::Tensor> outputs,
             c10::Stream stream, std::shared_ptr<Enqueued> enqueued);
  /// Makes the future now, so that it does not wait for what the stream gets later.
  void make_future();

  /// The current stream waits.
  bool wait(std::chrono::milliseconds) override;
  void synchronize() override;
  void blockCurrentStream() override { synchronize(); }
  bool isCompleted() override { return enqueued_->is_done(); }
  bool isSuccess() const override { return true; }
  std::vector<at::Tensor> result() override { return outputs_; }
  c10::intrusive_ptr<c10::ivalue::Future> getFuture() override;

 private:
  std::vector<at::Tensor> outputs_;
  c10::Stream stream_;
  std::shared_ptr<Enqueued> enqueued_;
  c10::intrusive_ptr<c10::ivalue::Future> future_;
};

}  // namespace isomem::torch
