// SPDX-License-Identifier: Apache-2.0
// Commands for streams that follow each other, whichever they are: asynchronous ones and those in graphs are
// on a stream of the lane's, others on the one that is current.
#pragma once

#include <nvshmem.h>

#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

#include "device_work.hpp"

namespace isomem::torch {

class Lane {
 public:
  using Body = std::function<void(cudaStream_t)>;

  Lane(int rank, std::shared_ptr<const c10::Stream> own)
      : own_(std::move(own)), device_(own_->device()), rank_(rank) {}

  /// body(stream) enqueues, behind what the current stream has, what uses `kept`. Those in a graph that is
  /// captured follow each other in it, and none outside of it.
  c10::intrusive_ptr<c10d::Work> run(const char* title, bool is_async, const at::Tensor& kept,
                                     const Body& body);
  /// Behind all that is not in graphs; null if there is nothing.
  std::shared_ptr<const Enqueued> last();
  /// The CPU waits for it.
  void synchronize();
  /// Whether graphs have some, which they may replay on any stream.
  bool is_in_graphs();
  /// On purpose: commands may still use the tensors.
  void keep_for_ever();

 private:
  void drop_done();

  const std::shared_ptr<const c10::Stream> own_;
  const c10::Device device_;
  const int rank_;
  std::mutex mutex_;
  bool is_in_graphs_ = false;
  Points points_;
  std::shared_ptr<Enqueued> last_;
  std::optional<c10::Stream> last_stream_;
  std::deque<std::shared_ptr<Enqueued>> enqueued_;
};

}  // namespace isomem::torch
