// SPDX-License-Identifier: Apache-2.0
// Messages between the ranks of a group, and batches, in which torch puts them.
#include <c10/core/StreamGuard.h>

#include <algorithm>
#include <utility>

#include "backend.hpp"
#include "host_work.hpp"
#include "tensors.hpp"

namespace isomem::torch {

using c10d::OpType;

WorkPtr IsomemBackend::message(OpType type, Tensors& tensors, int peer, int tag) {
  const bool is_send = type == OpType::SEND;
  const Tensor tensor = only(is_send ? "send" : "recv", tensors);
  TORCH_CHECK(type == OpType::RECVANYSOURCE || (peer >= 0 && peer < getSize()), "isomem: argument ",
              is_send ? "dst" : "src", " = ", peer, "; valid: 0 to ", getSize() - 1);
  TORCH_CHECK(!is_shut_, "isomem: group ", members_.name, " has been destroyed");
  if (!is_send) check_written(tensors);
  std::shared_ptr<ByHost> by_host;  // of a tensor that goes so
  std::optional<c10::Stream> stream;
  const auto member = static_cast<size_t>(peer);
  if (tensor.is_cuda()) {
    TORCH_CHECK(peer != Messages::kAnyone, "isomem: a receive of a CUDA tensor needs a src");
    TORCH_CHECK(why_no_device_.empty(), why_no_device_);
    if (device_ && !by_host_->is_next(is_send, member)) {
      DeviceGroup& group = device_group(tensor.device());
      return batched(is_send ? group.send(member, tensor) : group.receive(member, tensor));
    }
    by_host = by_host_;
    stream = by_host->begin(tensor.device());
    cuda().getStream(tensor.device()).synchronize();  // what it has for a tensor that will be written
    tag = Messages::kOfDevice;
  }
  const auto why_late = [type, peer, absence = absence_](auto timeout) {
    return absence->words(operation_of(type), timeout, peer);
  };
  auto work = c10::make_intrusive<IsomemWork>(getRank(), type, tensors, why_late);
  const auto flat = std::make_shared<Flat>(tensor, is_send ? host_->flat(tensor) : host_->blank(tensor));
  if (by_host) by_host->count_message(is_send, member, 1);
  const auto done = [work, flat, is_send, member, by_host, stream](int from, const std::string& error) {
    std::exception_ptr failure;
    if (by_host && from == Messages::kNobody) by_host->count_message(is_send, member, -1);
    try {
      if (!error.empty()) throw C10_BUILD_ERROR(DistBackendError, error);
      const c10::OptionalStreamGuard on(stream);
      if (!is_send) flat->give_back();
    } catch (...) {
      failure = std::current_exception();
    }
    work->done(failure, from);
  };
  if (is_send)
    messages_->send(peer, tag, flat->data(), flat->bytes(), deadline(timeout_), done);
  else
    messages_->receive(peer, tag, flat->data(), flat->bytes(), deadline(timeout_), done);
  return batched(work);
}

WorkPtr IsomemBackend::send(Tensors& tensors, int to, int tag) {
  return message(OpType::SEND, tensors, to, tag);
}
WorkPtr IsomemBackend::recv(Tensors& tensors, int from, int tag) {
  return message(OpType::RECV, tensors, from, tag);
}
WorkPtr IsomemBackend::recvAnysource(Tensors& tensors, int tag) {
  return message(OpType::RECVANYSOURCE, tensors, Messages::kAnyone, tag);
}

namespace {

/// Of what is called between startCoalescing and endCoalescing.
class BatchWork : public Work {
 public:
  BatchWork(int rank, std::vector<WorkPtr> all) : Work(rank, c10d::OpType::COALESCED), all_(std::move(all)) {}
  bool wait(std::chrono::milliseconds timeout) override {
    for (const WorkPtr& work : all_) work->wait(timeout);
    return true;
  }
  void synchronize() override { wait(kNoTimeout); }
  bool isCompleted() override {
    return std::all_of(all_.begin(), all_.end(), [](const WorkPtr& work) { return work->isCompleted(); });
  }

 private:
  std::vector<WorkPtr> all_;
};

}  // namespace

void IsomemBackend::startCoalescing() {
  is_batch_ = true;
  batch_.clear();  // of one that an exception has left
  if (device_) device_->begin_batch();
}

WorkPtr IsomemBackend::endCoalescing() {
  is_batch_ = false;
  if (device_) {
    if (auto messages = device_->end_batch()) batch_.push_back(std::move(messages));
  }
  return c10::make_intrusive<BatchWork>(getRank(), std::exchange(batch_, {}));
}

WorkPtr IsomemBackend::batched(WorkPtr work) {
  if (is_batch_ && work) batch_.push_back(work);
  return work;
}

}  // namespace isomem::torch
