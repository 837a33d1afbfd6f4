// SPDX-License-Identifier: Apache-2.0
// Threads that do one thing at a time. Who waits for it is told when the next thing can already be done, by
// another thread: callbacks of programs may wait for what comes later, or for Python.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>

namespace isomem::torch {

/// Tells who waits for something that it has been done.
using Tell = std::function<void()>;

/// Before the interpreter ends: returns when no thread calls callbacks or drops tensors. Later ones keep the
/// tensors.
void python_ends();

/// Objects live in shared pointers: a thread that is telling keeps its own.
class Crew : public std::enable_shared_from_this<Crew> {
 public:
  virtual ~Crew() = default;

 protected:
  // all of these with the lock
  virtual bool is_ready() const = 0;
  virtual Tell work(std::unique_lock<std::mutex>& lock) = 0;
  /// After every change that may make it ready.
  void call_up();

  std::mutex mutex_;
  std::condition_variable changed_;
  bool ends_ = false;  // threads that find nothing to do end

 private:
  void serve();

  size_t idle_ = 0;  // threads that can take what becomes ready
};

}  // namespace isomem::torch
