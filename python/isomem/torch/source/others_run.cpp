// SPDX-License-Identifier: Apache-2.0
#include "others_run.hpp"

#include <unistd.h>

#include <atomic>
#include <chrono>
#include <thread>

namespace isomem::torch {

namespace {

std::atomic<bool> python_ends_soon = false;
std::thread::id ending_thread;

[[noreturn]] void stay() {
  while (true) pause();
}

bool python_has_ended() {
#if PY_VERSION_HEX >= 0x030d0000
  return Py_IsFinalizing() || !Py_IsInitialized();
#else
  return _Py_IsFinalizing() || !Py_IsInitialized();
#endif
}

}  // namespace

void note_end_of_python() {
  ending_thread = std::this_thread::get_id();
  python_ends_soon = true;
}

/// Python unwinds a thread that takes the lock too late, through destructors, which aborts the program. How
/// soon after the exit handlers it ends cannot be known: most of the time at once. A handler may wait for
/// this thread, which goes on after a second, therefore.
ReturnsToPython::~ReturnsToPython() {
  if (!python_ends_soon || std::this_thread::get_id() == ending_thread) return;
  for (int i = 0; i < 1000; ++i) {
    if (python_has_ended()) stay();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

OthersRun::OthersRun() {
  if (Py_IsInitialized() && PyGILState_Check()) released_ = PyEval_SaveThread();
}

OthersRun::~OthersRun() {
  if (!released_) return;
  try {
    PyEval_RestoreThread(released_);
  } catch (...) {  // Python ends, and this thread with it
    stay();
  }
}

}  // namespace isomem::torch
