// SPDX-License-Identifier: Apache-2.0
// Windows: members put into each other's tensors and give signals, with nobody's help there.
// torch.distributed has them since 2.14; in any version isomem.torch.new_window() makes one.
#pragma once

#include <torch/csrc/distributed/c10d/Backend.hpp>

#include <functional>
#include <memory>
#include <mutex>
#include <optional>

#include "exposed.hpp"

namespace isomem::torch {

class Window : public c10::intrusive_ptr_target {
 public:
  using WorkPtr = c10::intrusive_ptr<c10d::Work>;
  using Register = std::function<std::shared_ptr<Exposed>(const at::Tensor&)>;

  /// `timeout`: of waits that have none.
  Window(Register expose, std::function<void()> meet, std::chrono::milliseconds timeout)
      : expose_(std::move(expose)), meet_(std::move(meet)), timeout_(timeout) {}
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;
  ~Window() override;

  void tensor_register(const at::Tensor& tensor);
  void tensor_deregister();
  WorkPtr put(const at::Tensor& tensor, int64_t to, int64_t offset, bool is_async);
  WorkPtr signal(int64_t to, bool is_async);
  WorkPtr wait_signal(int64_t from, bool is_async, std::optional<std::chrono::milliseconds> timeout);
  at::Tensor map_remote_tensor(int64_t rank);
  void check_rank(int64_t rank);

 private:
  std::shared_ptr<Exposed> exposed();

  Register expose_;
  std::function<void()> meet_;
  std::chrono::milliseconds timeout_;
  std::mutex mutex_;
  std::shared_ptr<Exposed> exposed_;
};

}  // namespace isomem::torch
