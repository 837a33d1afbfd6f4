// SPDX-License-Identifier: Apache-2.0
#include "lane.hpp"

#include <ATen/ATen.h>
#include <c10/core/StreamGuard.h>

#include "device_pieces.hpp"
#include "gpu_calls.hpp"

namespace isomem::torch {

void Lane::drop_done() {
  while (!enqueued_.empty() && enqueued_.front()->is_done()) {
    enqueued_.front()->drop_tensors();
    enqueued_.pop_front();
  }
}

c10::intrusive_ptr<c10d::Work> Lane::run(const char* title, bool is_async, const at::Tensor& kept,
                                         const Body& body) {
  const std::lock_guard guard(mutex_);
  const c10::Stream current = cuda().getStream(device_);
  const bool is_captured = is_capturing(current.native_handle());
  if (!is_captured) drop_done();  // a query would end the capture
  const bool is_beside = is_async || is_captured;
  is_in_graphs_ |= is_captured;
  const c10::Stream stream = is_beside ? *own_ : current;
  if (stream != current) now_on(current).block(stream);
  if (!is_captured && last_ && last_stream_ != stream) last_->precede(stream);
  const c10::StreamGuard on(stream);
  const at::NoGradGuard no_grad;
  body(static_cast<cudaStream_t>(stream.native_handle()));
  auto enqueued = is_captured ? std::make_shared<Enqueued>() : points_.take();
  // on the current stream memory that is freed later is used behind this
  enqueued->record(stream, is_async ? std::make_shared<at::Tensor>(kept) : nullptr);
  if (!is_captured) {
    last_ = enqueued;
    last_stream_ = stream;
    if (is_async) enqueued_.push_back(enqueued);
  }
  if (is_beside && !is_async) enqueued->precede(current);
  return c10::make_intrusive<DeviceWork>(rank_, c10d::OpType::UNKNOWN, at::hasCallbacks() ? title : nullptr,
                                         std::vector<at::Tensor>{}, stream, std::move(enqueued));
}

std::shared_ptr<const Enqueued> Lane::last() {
  const std::lock_guard guard(mutex_);
  return last_;
}

bool Lane::is_in_graphs() {
  const std::lock_guard guard(mutex_);
  return is_in_graphs_;
}

void Lane::keep_for_ever() {
  const std::lock_guard guard(mutex_);
  new std::deque(std::move(enqueued_));
}

void Lane::synchronize() {
  if (const auto last = this->last()) last->synchronize();
}

}  // namespace isomem::torch
