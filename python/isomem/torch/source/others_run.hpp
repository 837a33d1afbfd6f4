// SPDX-License-Identifier: Apache-2.0
// The lock of Python while this library waits, and threads that come back from it when Python ends.
#pragma once

#include <Python.h>

namespace isomem::torch {

/// While this object lives, other threads of Python run if this one has its lock: jobs and callbacks that are
/// waited for may need it.
class OthersRun {
 public:
  OthersRun();
  ~OthersRun();
  OthersRun(const OthersRun&) = delete;

 private:
  PyThreadState* released_ = nullptr;
};

/// Of a call for which torch has given the lock up and takes it again: for a daemon thread that has waited
/// longer than the program has run, that would be its end and the program's. It stays here.
class ReturnsToPython {
 public:
  ReturnsToPython() = default;
  ~ReturnsToPython();
  ReturnsToPython(const ReturnsToPython&) = delete;
};

/// The exit handlers of the program run, in this thread.
void note_end_of_python();

}  // namespace isomem::torch
