// SPDX-License-Identifier: Apache-2.0
// What an operation that the CPU waits for gives its caller.
#pragma once

#include <functional>

#include "exchange.hpp"
#include "others_run.hpp"
#include "title.hpp"

namespace isomem::torch {

/// Of an operation that is not over after this time: whom it waits for, in words.
using WhyLate = std::function<std::string(std::chrono::milliseconds timeout)>;

class IsomemWork : public c10d::Work {
 public:
  /// `why_late`: null for an operation that is over when its caller gets the work.
  IsomemWork(int rank, c10d::OpType type, std::vector<at::Tensor> outputs, WhyLate why_late)
      : IsomemWork(rank, type, title_of(type), std::move(outputs), std::move(why_late)) {}
  IsomemWork(int rank, c10d::OpType type, const char* title, std::vector<at::Tensor> outputs,
             WhyLate why_late)
      : Work(rank, type, title, recorded(outputs)),
        why_late_(std::move(why_late)),
        outputs_(std::move(outputs)),
        future_(c10::make_intrusive<c10::ivalue::Future>(c10::ListType::create(c10::TensorType::get()),
                                                         devices_of(outputs_))) {}

  void done(std::exception_ptr error = nullptr, int source = -1) {
    source_ = source;
    if (error)
      future_->setError(error);
    else
      future_->markCompleted(c10::IValue(outputs_));
    finish(error);  // after it the future has its value: who has waited may look at it
  }
  bool wait(std::chrono::milliseconds timeout) override {
    const ReturnsToPython returns;
    if (timeout != kNoTimeout && !is_over_within(timeout))
      C10_THROW_ERROR(DistBackendError, why_late_(timeout));
    return Work::wait();
  }
  std::vector<at::Tensor> result() override { return outputs_; }
  int sourceRank() const override { return source_; }
  c10::intrusive_ptr<c10::ivalue::Future> getFuture() override { return future_; }

 private:
  bool is_over_within(std::chrono::milliseconds timeout) {
    std::unique_lock lock(mutex_);
    return cv_.wait_for(lock, at_most_a_year(timeout), [&] { return completed_; });
  }

  static std::vector<c10::Device> devices_of(const std::vector<at::Tensor>& tensors) {
    if (tensors.empty() || tensors[0].is_cpu()) return {};
    return {tensors[0].device()};
  }

  const WhyLate why_late_;
  std::vector<at::Tensor> outputs_;
  c10::intrusive_ptr<c10::ivalue::Future> future_;
  int source_ = -1;
};

}  // namespace isomem::torch
