// SPDX-License-Identifier: Apache-2.0
// What a group has for CUDA tensors: the part that serves them, and what it does before that is there.
#include <ATen/ATen.h>
#include <ATen/Context.h>
#include <c10/core/StreamGuard.h>
#include <shmem.h>

#include <utility>

#include "backend.hpp"
#include "rendezvous.hpp"

namespace isomem::torch {

/// The part for CUDA tensors, which the first of them makes if it was not there.
DeviceGroup& IsomemBackend::device_group(c10::Device device) {
  TORCH_CHECK(!is_shut_, "isomem: group ", members_.name, " has been destroyed");
  gpu();
  TORCH_CHECK(why_no_device_.empty(), why_no_device_);
  device_pool().check_device(device);
  if (!device_) {
    if (!device_pool().is_started()) start_device_pool(device);
    by_host_->end_with(store_);
    queue_->run_here([]() -> Tell { return [] {}; });  // what still goes by host comes first
    device_ = std::make_unique<DeviceGroup>(members_, store_, device);
    if (is_batch_) device_->begin_batch();
  }
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

/// All ranks together: one alone, as with a collective before the others have any, gets an error when the
/// group's time is over. The device has a context then, which the library takes for this rank's.
void IsomemBackend::start_device_pool(c10::Device device) {
  at::empty({1}, at::TensorOptions(device));
  come_together(store_, getRank(), getSize(), "the first CUDA tensor of a group of all ranks", kAdvice,
                timeout_);
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

/// A group of some ranks cannot take device memory for all.
bool IsomemBackend::collectives_go_by_host() const {
  return !device_ && !is_of_all_pes() && !device_pool().is_started();
}

/// All ranks take it if all wish it, then a group that has had a use for it.
bool IsomemBackend::wishes_device() const {
  if (!device_pool().is_started()) return is_of_all_pes() && device_pool().wished();
  return !device_ && why_no_device_.empty() && by_host_->is_used();
}

/// Where there is no room, which is so on all, they go on as before.
void IsomemBackend::take_wished_device() try {
  if (device_pool().is_started()) {
    device_group(device_pool().device());
    return;
  }
  come_together(store_, getRank(), getSize(), "device memory after a barrier", kAdvice, timeout_);
  device_pool().start(*device_pool().wished());
} catch (const c10::OutOfMemoryError& error) {
  TORCH_WARN(error.what_without_backtrace());
  device_pool().wish_nothing();
}

/// The same on copies in host memory, after what the current stream has now. It ends when the tensors have
/// their values, so that no stream has to wait for it.
IsomemBackend::Body IsomemBackend::by_host(c10::Device device, Body body) {
  const c10::Stream stream = by_host_->begin(device);
  by_host_->count_collective();
  const auto before = std::make_shared<c10::Event>(c10::DeviceType::CUDA);
  before->record(cuda().getStream(device));
  return [stream, before, body = std::move(body)](Collectives& group, auto until) {
    const c10::StreamGuard on(stream);
    const at::NoGradGuard no_grad;
    before->block(stream);
    body(group, until);
    stream.synchronize();
  };
}

}  // namespace isomem::torch
