// SPDX-License-Identifier: Apache-2.0
#include "core/service_thread.hpp"

#include <pthread.h>

#include <chrono>
#include <cstdlib>

#include "core/clock.hpp"
#include "core/process.hpp"

namespace isomem {

void end_with_program() {
  constexpr uint64_t kForGood = 100 * kMillisecond;
  static std::atomic<bool> is_ending{false};
  // between the two looks a thread of the library may begin and be counted: seen once, that means nothing
  static thread_local uint64_t since_ns = 0;
  const bool has_ended = living_threads() == service_threads;
  if (!has_ended) since_ns = 0;
  if (has_ended && !since_ns) since_ns = now_ns();
  if (!has_ended || now_ns() < since_ns + kForGood || is_ending.exchange(true)) return;
  try {
    std::thread([signals = signals_of_program] {
      pthread_sigmask(SIG_SETMASK, &signals, nullptr);
      std::exit(0);
    }).detach();
  } catch (const std::system_error&) {
    is_ending = false;  // there is no memory for a thread just now
  }
}

void wait_for_end(const std::thread& thread, const std::atomic<bool>& has_ended) {
  if (std::this_thread::get_id() == thread.get_id()) return;
  const uint64_t until = now_ns() + kSecond;
  while (!has_ended && now_ns() < until) std::this_thread::sleep_for(std::chrono::microseconds(100));
}

void count_anew_in_children() {
  static const int once = pthread_atfork(nullptr, nullptr, [] { service_threads = 0; });
  (void)once;
}

}  // namespace isomem
