// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <signal.h>

#include <atomic>
#include <system_error>
#include <thread>
#include <utility>

#include "core/error.hpp"

namespace isomem {

/// How many threads of the library run in this process.
inline std::atomic<int> service_threads{0};

/// Of a service thread: the signal mask of the thread that has started it.
inline thread_local sigset_t signals_of_program;

/// To be called now and then by service threads that run for as long as the process. A program may end with
/// the last of its threads, after pthread_exit in main: the process exits with status 0 then, as the C
/// library has it, which takes the thread that calls this for one of the program's. Not where /proc does not
/// tell.
void end_with_program();

/// Until a service thread has said that it has ended, or for a second: an exit handler must not wait for
/// ever. At once in that thread itself.
void wait_for_end(const std::thread& thread, const std::atomic<bool>& has_ended);

/// A child that the program forks has none of them: it counts its own. Called before the first one starts.
void count_anew_in_children();

/// While it lives no signal is delivered to this thread, nor to threads that it starts.
class NoSignals {
 public:
  NoSignals() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before_);
  }
  ~NoSignals() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  NoSignals(const NoSignals&) = delete;
  const sigset_t& before() const { return before_; }

 private:
  sigset_t before_;
};

/// A thread of the library. Signals are the program's: none of them is delivered to this thread, since a
/// handler may use thread-local data or jump. Throws Error.
template <class F>
std::thread service_thread(F work) {
  count_anew_in_children();
  const NoSignals none;
  try {
    return std::thread([work = std::move(work), before = none.before()] {
      signals_of_program = before;
      ++service_threads;
      work();
      --service_threads;
    });
  } catch (const std::system_error& error) {
    throw Error(std::string("cannot start a thread of the library: ") + error.what() +
                "; raise the limits of processes (`ulimit -u`) and memory (`ulimit -d`, `ulimit -v`)");
  }
}

}  // namespace isomem
