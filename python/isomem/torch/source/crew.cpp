// SPDX-License-Identifier: Apache-2.0
#include "crew.hpp"

#include <thread>

namespace isomem::torch {

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
    tell();
    tell = nullptr;  // and the tensors with it, which may take a lock of Python
    lock.lock();
    ++idle_;
  }
}

}  // namespace isomem::torch
