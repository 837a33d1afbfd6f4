// SPDX-License-Identifier: Apache-2.0
#include "crew.hpp"

#include <pybind11/pybind11.h>

#include <chrono>
#include <thread>

#include "others_run.hpp"

namespace isomem::torch {

namespace {

/// The threads that may need the lock of Python. One that takes it while Python ends is unwound by Python,
/// through destructors, and that aborts the program.
class Tellers {
 public:
  void tell(Tell tell) {
    std::unique_lock lock(mutex_);
    if (python_ends_) return tell_without_python(std::move(tell));
    ++telling_;
    lock.unlock();
    tell();
    tell = nullptr;  // and the tensors with it, which may take the lock of Python
    lock.lock();
    --telling_;
    none_tells_.notify_all();
  }

  /// Not longer than somebody would look at a program that does not end: a callback may wait for what never
  /// comes.
  void end() {
    std::unique_lock lock(mutex_);
    python_ends_ = true;
    none_tells_.wait_for(lock, std::chrono::seconds(10), [&] { return telling_ == 0; });
  }

 private:
  /// Exit handlers of the program may still wait for this. The tensors stay.
  static void tell_without_python(Tell tell) {
    const Tell* const kept = new Tell(std::move(tell));
    if (Py_IsInitialized()) (*kept)();
  }

  std::mutex mutex_;
  std::condition_variable none_tells_;
  size_t telling_ = 0;
  bool python_ends_ = false;
};

/// Never destroyed: threads go on behind static objects.
Tellers& tellers() {
  static auto* const all = new Tellers;
  return *all;
}

}  // namespace

void python_ends() {
  tellers().end();
  note_end_of_python();
}

void Crew::call_up() {
  if (is_ready() && idle_ == 0) {
    ++idle_;
    std::thread([self = shared_from_this()] { self->serve(); }).detach();
  }
  changed_.notify_all();
}

void Crew::serve() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [&] { return is_ready() || ends_; });
    --idle_;
    if (!is_ready()) return;
    Tell tell = work(lock);
    call_up();
    lock.unlock();
    tellers().tell(std::move(tell));
    lock.lock();
    ++idle_;
  }
}

}  // namespace isomem::torch
