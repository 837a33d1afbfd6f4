// SPDX-License-Identifier: Apache-2.0
#include "end.hpp"

#include <shmem.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <future>
#include <memory>
#include <thread>

#include "gfortran.hpp"
#include "job.hpp"
#include "service.hpp"

// Of libgfortran, where the program has it: writes what its units have in their buffers.
extern "C" [[gnu::weak]] void _gfortran_flush_i4(int* unit);

namespace caf {

namespace {

bool has_stopped = false;
pid_t process = 0;  // not a child that it has forked

/// In a thread: an image that ends within an I/O statement has locked the unit, and would wait for itself.
void write_buffers() {
  if (_gfortran_flush_i4) {
    auto done = std::make_shared<std::promise<void>>();
    std::thread([done] {
      _gfortran_flush_i4(nullptr);
      done->set_value();
    }).detach();
    done->get_future().wait_for(std::chrono::seconds(1));
  }
  std::fflush(nullptr);
}

void leave(Status status) {
  if (has_stopped) return;
  has_stopped = true;
  write_buffers();  // the launcher ends all others with the first image that has another status than 0
  publish(status);
  await_the_end_of_all();
  stop_serving();  // nobody calls any more
  shmem_finalize();
}

/// Errors in the run-time library of Fortran come here as well, with a status other than 0.
void at_exit(int status, void*) {
  if (!is_started || has_stopped || getpid() != process) return;
  if (status != 0) end_all(status);
  leave(kStatStopped);
}

}  // namespace

void stop() {
  start();
  leave(kStatStopped);
}

void stop_with(int code) {
  start();
  leave(kStatStopped);
  std::exit(code);
}

void fail_image() {
  start();
  leave(kStatFailed);
  std::_Exit(0);
}

void end_all(int code) {
  write_buffers();
  has_stopped = true;
  if (is_started) shmem_global_exit(code);
  std::_Exit(code);
}

void stop_at_exit() {
  process = getpid();
  on_exit(at_exit, nullptr);
}

}  // namespace caf
