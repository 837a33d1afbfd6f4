// SPDX-License-Identifier: Apache-2.0
// What a group has for CUDA tensors: the part that serves them, and batches, in which torch puts their
// messages.
#include <ATen/Context.h>
#include <shmem.h>

#include <algorithm>
#include <utility>

#include "backend.hpp"
#include "rendezvous.hpp"

namespace isomem::torch {

/// The part for CUDA tensors, which the first of them makes if it was not there.
DeviceGroup& IsomemBackend::device_group(c10::Device device) {
  TORCH_CHECK(!is_shut_, "isomem: group ", members_.name, " has been destroyed");
  gpu();
  TORCH_CHECK(why_no_device_.empty(), why_no_device_);
  if (!device_) {
    if (!device_pool().is_started()) start_device_pool(device);
    device_ = std::make_unique<DeviceGroup>(members_, store_, device);
    if (is_batch_) device_->begin_batch();
  }
  device_pool().check_device(device);
  return *device_;
}

/// All ranks are there, and on which devices they are is known. What make_device_group has found missing,
/// only a CUDA tensor is told.
void IsomemBackend::eagerConnectSingleDevice(c10::Device device) {
  if (!device.is_cuda() || !why_no_device_.empty()) return;
  if (!device_pool().is_started() && !is_of_all_pes()) return;
  at::globalContext().lazyInitDevice(device.type());
  device_group(device);
}

/// All ranks together: one alone, which sends its first CUDA tensor before the others have any, gets an error
/// when the group's time is over.
void IsomemBackend::start_device_pool(c10::Device device) {
  const std::string advice =
      "All ranks take symmetric device memory together: pass device_id to init_process_group, or call "
      "torch.cuda.set_device and torch.cuda.init() before it, or isomem.torch.use_cuda() on all ranks";
  TORCH_CHECK(is_of_all_pes(), "isomem: the first CUDA tensor is in a group of some ranks. ", advice);
  come_together(store_, getRank(), getSize(), "the first CUDA tensor", advice, timeout_);
  device_pool().start(device);
}

/// With the group, while all members are there. A group may never see a CUDA tensor, so that it is told why
/// there is no room when it does.
void IsomemBackend::make_device_group() {
  try {
    device_ = std::make_unique<DeviceGroup>(members_, store_, device_pool().device());
  } catch (const c10::Error& error) {
    why_no_device_ = error.what_without_backtrace();
  }
}

bool IsomemBackend::is_of_all_pes() const { return static_cast<int>(members_.size()) == shmem_n_pes(); }

/// All members take device memory together: what a rank sends itself before that goes another way, also the
/// second half of a message whose first half came before.
bool IsomemBackend::goes_by_host(bool is_send, int peer) const {
  return peer == getRank() && (!device_ || (*own_by_host_)[is_send] < (*own_by_host_)[!is_send]);
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
