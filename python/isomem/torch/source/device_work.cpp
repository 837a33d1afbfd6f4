// SPDX-License-Identifier: Apache-2.0
#include "device_work.hpp"

#include <ATen/ATen.h>
#include <c10/core/StreamGuard.h>

#include <atomic>

#include "gpu_calls.hpp"
#include "title.hpp"

namespace isomem::torch {

/// The oldest one that nobody else has.
std::shared_ptr<Enqueued> Points::take() {
  if (!all_.empty() && all_.front().use_count() == 1) {
    std::atomic_thread_fence(std::memory_order_acquire);  // after the release of who had it
    all_.push_back(std::move(all_.front()));
    all_.pop_front();
    return all_.back();
  }
  auto made = std::make_shared<Enqueued>();
  if (all_.size() < kMost) all_.push_back(made);
  return made;
}

DeviceWork::DeviceWork(int rank, c10d::OpType type, std::vector<at::Tensor> outputs, c10::Stream stream,
                       std::shared_ptr<Enqueued> enqueued)
    : DeviceWork(rank, type, title_of(type), std::move(outputs), stream, std::move(enqueued)) {}

DeviceWork::DeviceWork(int rank, c10d::OpType type, const char* title, std::vector<at::Tensor> outputs,
                       c10::Stream stream, std::shared_ptr<Enqueued> enqueued)
    : Work(rank, type, title, recorded(outputs)),
      outputs_(std::move(outputs)),
      stream_(stream),
      enqueued_(std::move(enqueued)) {
  if (recordFunctionEndCallback_) recordFunctionEndCallback_();  // what the GPU does is in the trace itself
}

void DeviceWork::make_future() {
  future_ = c10::make_intrusive<c10::ivalue::Future>(c10::ListType::create(c10::TensorType::get()),
                                                     std::vector<c10::Device>{stream_.device()});
  const c10::StreamGuard on(stream_);  // where the future's value is computed
  future_->markCompleted(c10::IValue(outputs_));
}

c10::intrusive_ptr<c10::ivalue::Future> DeviceWork::getFuture() {
  if (!future_) make_future();
  return future_;
}

bool DeviceWork::wait(std::chrono::milliseconds) {
  synchronize();
  return true;
}

void DeviceWork::synchronize() {
  const c10::Stream current = cuda().getStream(stream_.device());
  if (current != stream_) enqueued_->precede(current);
  enqueued_->drop_tensors();
}

}  // namespace isomem::torch
