// SPDX-License-Identifier: Apache-2.0
#include "core/service_thread.hpp"

#include <pthread.h>

#include <cstdlib>

#include "core/process.hpp"

namespace isomem {

void end_with_program() {
  static std::atomic<bool> is_ending{false};
  if (living_threads() != service_threads || is_ending.exchange(true)) return;
  try {
    std::thread([signals = signals_of_program] {
      pthread_sigmask(SIG_SETMASK, &signals, nullptr);
      std::exit(0);
    }).detach();
  } catch (const std::system_error&) {
    is_ending = false;  // there is no memory for a thread just now
  }
}

void count_anew_in_children() {
  static const int once = pthread_atfork(nullptr, nullptr, [] { service_threads = 0; });
  (void)once;
}

}  // namespace isomem
