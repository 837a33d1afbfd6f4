// SPDX-License-Identifier: Apache-2.0
// Windows of torch.distributed, since torch 2.14: members put into each other's tensors and give signals,
// with nobody's help there. Tensors are those of symmetric memory, in host memory.
#pragma once

#include <torch/csrc/distributed/c10d/Backend.hpp>

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "exchange.hpp"
#include "queue.hpp"
#include "symmetric_memory.hpp"

namespace isomem::torch {

/// A tensor of each member while it is registered. Each member has a count of the signals of each other one.
class Exposed : public std::enable_shared_from_this<Exposed> {
 public:
  /// Collective. Throws c10::Error on all members if a tensor cannot be registered.
  Exposed(const Members& members, const c10::intrusive_ptr<c10d::Store>& store, const at::Tensor& tensor,
          bool owning);
  ~Exposed() { end("the window has been dropped"); }

  int me() const { return me_; }
  void put(const at::Tensor& tensor, int64_t to, int64_t offset);
  void signal(int64_t to);
  /// Takes one signal of `from`.
  void wait(int64_t from, std::chrono::milliseconds timeout, Clock::time_point deadline);
  at::Tensor map(int64_t rank);
  void check_rank(const char* name, int64_t rank) const;
  /// Where waits for the signals of a member stand in line.
  Queue& waits(int64_t from) { return *waits_[static_cast<size_t>(from)]; }

  /// Nothing is done any more, and what waits is told why. The others may do what they like with the counts.
  void end(const std::string& why);

 private:
  struct Member {
    uint64_t counts;            // area of its pool: counts by sender, then words by which they leave
    uint64_t offset, elements;  // of its tensor, in its block
    uint64_t type, is_fit;
  };

  template <class F>
  void use(F body);
  bool try_take(size_t from);
  uint64_t* count(size_t owner, size_t from) const;
  uint64_t* left(size_t owner, size_t from) const { return count(owner, from) + members_.size(); }
  const Meeting& meeting() const { return static_cast<SymmetricMemory*>(handle_.get())->meeting(); }
  size_t element() const { return c10::elementSize(type_); }

  std::string group_;
  int me_;
  std::vector<int> pes_;
  at::ScalarType type_;
  std::vector<int64_t> sizes_;
  at::Tensor kept_;
  c10::intrusive_ptr<c10d::symmetric_memory::SymmetricMemory> handle_;  // keeps all memory of the tensors
  std::vector<Member> members_;
  std::vector<std::shared_ptr<Queue>> waits_;
  std::mutex mutex_;
  std::condition_variable idle_;
  std::vector<uint64_t> taken_;
  size_t uses_ = 0;
  std::string ended_;  // why
};

#ifdef C10D_BACKEND_HAS_WINDOW
class IsomemWindow : public c10d::Window {
 public:
  using WorkPtr = c10::intrusive_ptr<c10d::Work>;
  using Register = std::function<std::shared_ptr<Exposed>(const at::Tensor&, bool)>;

  /// `timeout`: of waits that have none.
  IsomemWindow(Register expose, std::function<void()> meet, std::chrono::milliseconds timeout)
      : expose_(std::move(expose)), meet_(std::move(meet)), timeout_(timeout) {}
  ~IsomemWindow() override;

  void tensor_register(const at::Tensor& tensor, bool owning) override;
  void tensor_deregister() override;
  WorkPtr put(const at::Tensor& tensor, int64_t to, int64_t offset, bool is_async,
              const c10d::PutOptions& options) override;
  WorkPtr signal(int64_t to, bool is_async, const c10d::SignalOptions& options) override;
  WorkPtr wait_signal(int64_t from, bool is_async, const c10d::WaitSignalOptions& options) override;
  at::Tensor map_remote_tensor(int64_t rank) override;
  c10d::WindowAttr get_attr(int64_t rank) override;

 private:
  std::shared_ptr<Exposed> exposed();

  Register expose_;
  std::function<void()> meet_;
  std::chrono::milliseconds timeout_;
  std::mutex mutex_;
  std::shared_ptr<Exposed> exposed_;
};
#endif

}  // namespace isomem::torch
