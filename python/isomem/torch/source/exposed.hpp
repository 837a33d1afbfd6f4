// SPDX-License-Identifier: Apache-2.0
// What windows consist of: a tensor of each member of a group, which the others put into, and a count of the
// signals of each. Tensors are those of a pool, on all members in memory of one kind.
#pragma once

#include <torch/csrc/distributed/c10d/Work.hpp>

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "exchange.hpp"
#include "pool.hpp"
#include "queue.hpp"

namespace isomem::torch {

class Exposed : public std::enable_shared_from_this<Exposed> {
 public:
  using WorkPtr = c10::intrusive_ptr<c10d::Work>;

  struct Member {
    uint64_t area;    // of its host memory: words by which the others leave
    uint64_t counts;  // of its memory: of signals, by sender
    uint64_t offset, elements, type;
    c10::DeviceType device;
    bool is_fit;
  };

  /// Collective. Throws c10::Error on all members if a tensor cannot be registered.
  static std::shared_ptr<Exposed> meet(const Members& group, const c10::intrusive_ptr<c10d::Store>& store,
                                       const at::Tensor& tensor);
  Exposed(const Exposed&) = delete;
  Exposed& operator=(const Exposed&) = delete;
  virtual ~Exposed() = default;

  virtual WorkPtr put(const at::Tensor& tensor, int64_t to, int64_t offset, bool is_async) = 0;
  virtual WorkPtr signal(int64_t to, bool is_async) = 0;
  /// Takes one signal of `from`.
  virtual WorkPtr wait(int64_t from, bool is_async, std::chrono::milliseconds timeout) = 0;
  /// Returns when what this member has put is there.
  virtual void quiet() = 0;
  /// A view, which keeps the memory of all members.
  at::Tensor map(int64_t rank);
  void check_rank(const char* name, int64_t rank) const;

  /// Nothing is done any more, and what waits is told why. The others may do what they like with the counts.
  void end(const std::string& why);

 protected:
  Exposed(const Members& group, std::vector<Member> members, const at::Tensor& tensor, Pool& memory);

  /// For destructors: this process uses the memory of the others no more. Its own is used again when nobody
  /// does and is_idle() says so.
  void leave(std::function<bool()> is_idle);
  /// Instead, on purpose, where this process may still use it, or does not know: the others do not hear that
  /// it has left, and may use its own.
  void keep_for_ever() { new c10::Storage(std::move(kept_)); }
  /// While body runs, the memory stays.
  template <class F>
  void use(F body);
  virtual void stop() = 0;

  /// Its target, if these arguments of put are right.
  const Member& check_put(const at::Tensor& tensor, int64_t to, int64_t offset) const;
  /// As this process names it to the library.
  char* target(const Member& of, int64_t offset) const;
  uint64_t* count(size_t owner, size_t from) const;
  bool has_left(size_t from) const;
  size_t me() const { return static_cast<size_t>(me_); }

  const std::string group_;
  const int me_;
  const std::vector<int> pes_;
  const std::vector<Member> members_;
  Pool& memory_;
  const c10::Device device_;
  std::mutex mutex_;
  std::string ended_;                    // why
  std::atomic<bool> is_mapped_ = false;  // there has been a view

 private:
  enum Left : uint64_t { kEnded = 1, kGone = 2 };  // its signals have come; it uses no memory any more

  uint64_t* left(size_t owner, size_t from) const;
  void tell(Left what) const;
  bool is_alive() const;

  const std::vector<int64_t> sizes_;
  c10::Storage kept_;
  const uint64_t life_;
  std::condition_variable idle_;
  size_t uses_ = 0;
};

template <class F>
void Exposed::use(F body) {
  std::unique_lock lock(mutex_);
  TORCH_CHECK(ended_.empty(), "isomem: ", ended_);
  ++uses_;
  lock.unlock();
  const auto leave = [&] {
    lock.lock();
    if (--uses_ == 0) idle_.notify_all();
  };
  try {
    body();
  } catch (...) {
    leave();
    throw;
  }
  leave();
}

/// By the CPUs of the members.
class HostExposed : public Exposed {
 public:
  HostExposed(const Members& group, std::vector<Member> members, const at::Tensor& tensor);
  ~HostExposed() override;

  WorkPtr put(const at::Tensor& tensor, int64_t to, int64_t offset, bool is_async) override;
  WorkPtr signal(int64_t to, bool is_async) override;
  WorkPtr wait(int64_t from, bool is_async, std::chrono::milliseconds timeout) override;
  void quiet() override;

 private:
  void stop() override;
  bool try_take(size_t from);
  std::string name_of(size_t member) const;
  void take(size_t from, std::chrono::milliseconds timeout, Clock::time_point deadline);

  std::vector<std::shared_ptr<Queue>> waits_;  // by sender: where asynchronous ones stand in line
  std::vector<uint64_t> taken_;
};

}  // namespace isomem::torch
