// SPDX-License-Identifier: Apache-2.0
// What an operation on CPU tensors gives its caller.
#pragma once

#include "title.hpp"

namespace isomem::torch {

class IsomemWork : public c10d::Work {
 public:
  IsomemWork(int rank, c10d::OpType type, std::vector<at::Tensor> outputs)
      : IsomemWork(rank, type, title_of(type), std::move(outputs)) {}
  IsomemWork(int rank, c10d::OpType type, const char* title, std::vector<at::Tensor> outputs)
      : Work(rank, type, title, recorded(outputs)),
        outputs_(std::move(outputs)),
        future_(c10::make_intrusive<c10::ivalue::Future>(c10::ListType::create(c10::TensorType::get()))) {}

  void done(std::exception_ptr error = nullptr, int source = -1) {
    source_ = source;
    if (error)
      future_->setError(error);
    else
      future_->markCompleted(c10::IValue(outputs_));
    finish(error);  // after it the future has its value: who has waited may look at it
  }
  std::vector<at::Tensor> result() override { return outputs_; }
  int sourceRank() const override { return source_; }
  c10::intrusive_ptr<c10::ivalue::Future> getFuture() override { return future_; }

 private:
  std::vector<at::Tensor> outputs_;
  c10::intrusive_ptr<c10::ivalue::Future> future_;
  int source_ = -1;
};

}  // namespace isomem::torch
