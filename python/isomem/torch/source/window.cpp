// SPDX-License-Identifier: Apache-2.0
#include "window.hpp"

#include <algorithm>

#include "backend.hpp"
#include "directory.hpp"
#include "others_run.hpp"

namespace isomem::torch {

Window::~Window() {
  const OthersRun others_run;
  if (exposed_) exposed_->end("the window has been dropped");
  exposed_.reset();
}

std::shared_ptr<Exposed> Window::exposed() {
  const std::lock_guard guard(mutex_);
  TORCH_CHECK(exposed_, "isomem: the window has no tensor: tensor_register comes first");
  return exposed_;
}

void Window::tensor_register(const Tensor& tensor) {
  const OthersRun others_run;
  {
    const std::lock_guard guard(mutex_);
    TORCH_CHECK(!exposed_,
                "isomem: tensor_register: the window has a tensor already: tensor_deregister ends that");
  }
  auto exposed = expose_(tensor);
  const std::lock_guard guard(mutex_);
  exposed_ = std::move(exposed);
}

void Window::tensor_deregister() {
  const OthersRun others_run;
  const auto ends = exposed();
  ends->quiet();
  meet_();  // what all have put is there
  ends->end("the tensor has been deregistered");
  const std::lock_guard guard(mutex_);
  exposed_.reset();
}

WorkPtr Window::put(const Tensor& tensor, int64_t to, int64_t offset, bool is_async) {
  const OthersRun others_run;
  return exposed()->put(tensor, to, offset, is_async);
}

WorkPtr Window::signal(int64_t to, bool is_async) {
  const OthersRun others_run;
  return exposed()->signal(to, is_async);
}

WorkPtr Window::wait_signal(int64_t from, bool is_async, std::optional<std::chrono::milliseconds> timeout) {
  const OthersRun others_run;
  constexpr std::chrono::milliseconds year = std::chrono::hours(365 * 24);
  return exposed()->wait(from, is_async, std::min(timeout.value_or(timeout_), year));
}

Tensor Window::map_remote_tensor(int64_t rank) { return exposed()->map(rank); }

void Window::check_rank(int64_t rank) { exposed()->check_rank("peer_rank", rank); }

// --- of a group
// ---------------------------------------------------------------------------------------------------------

c10::intrusive_ptr<Window> IsomemBackend::make_window(const std::optional<Tensor>& tensor) {
  const OthersRun others_run;
  const c10::weak_intrusive_ptr<IsomemBackend> weak(c10::intrusive_ptr<IsomemBackend>::reclaim_copy(this));
  const auto group = [weak] {
    auto backend = weak.lock();
    TORCH_CHECK(backend && !backend->is_shut_, "isomem: the group of the window has been destroyed");
    return backend;
  };
  const auto expose = [group](const Tensor& of) {
    const auto backend = group();
    auto exposed = Exposed::meet(backend->members_, backend->store_, of);
    const std::lock_guard guard(backend->windows_mutex_);
    std::erase_if(backend->windows_, [](const auto& one) { return one.expired(); });
    backend->windows_.push_back(exposed);
    return exposed;
  };
  const auto meet = [group] {
    const auto backend = group();
    Directory(backend->store_, backend->getRank(), backend->getSize(), "window ends").exchange<uint64_t>(1);
  };
  group();
  auto window = c10::make_intrusive<Window>(expose, meet, timeout_);
  if (tensor) window->tensor_register(*tensor);
  return window;
}

void IsomemBackend::end_windows() {
  std::vector<std::weak_ptr<Exposed>> all;
  {
    const std::lock_guard guard(windows_mutex_);
    all.swap(windows_);
  }
  for (const auto& weak : all) {
    if (const auto window = weak.lock()) window->end("group " + members_.name + " has been destroyed");
  }
}

// --- as torch calls it
// --------------------------------------------------------------------------------------------------

#ifdef C10D_BACKEND_HAS_WINDOW

namespace {

class TorchWindow : public c10d::Window {
 public:
  explicit TorchWindow(c10::intrusive_ptr<isomem::torch::Window> window) : window_(std::move(window)) {}

  /// The memory is kept in any case: others put into it.
  void tensor_register(const Tensor& tensor, bool) override { window_->tensor_register(tensor); }
  void tensor_deregister() override { window_->tensor_deregister(); }
  WorkPtr put(const Tensor& tensor, int64_t to, int64_t offset, bool is_async,
              const c10d::PutOptions&) override {
    return window_->put(tensor, to, offset, is_async);
  }
  WorkPtr signal(int64_t to, bool is_async, const c10d::SignalOptions&) override {
    return window_->signal(to, is_async);
  }
  WorkPtr wait_signal(int64_t from, bool is_async, const c10d::WaitSignalOptions& options) override {
    const bool has_none = options.timeout == c10d::kUnsetTimeout;
    return window_->wait_signal(from, is_async, has_none ? std::nullopt : std::optional(options.timeout));
  }
  Tensor map_remote_tensor(int64_t rank) override { return window_->map_remote_tensor(rank); }
  c10d::WindowAttr get_attr(int64_t rank) override {
    window_->check_rank(rank);
    return {c10d::WindowAccessType::UNIFIED};
  }

 private:
  c10::intrusive_ptr<isomem::torch::Window> window_;
};

}  // namespace

c10::intrusive_ptr<c10d::Window> IsomemBackend::new_window(const std::optional<Tensor>& tensor) {
  return c10::make_intrusive<TorchWindow>(make_window(tensor));
}

#endif

}  // namespace isomem::torch
