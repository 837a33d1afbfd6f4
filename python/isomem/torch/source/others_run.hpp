// SPDX-License-Identifier: Apache-2.0
// The lock of Python while this library waits.
#pragma once

#include <pybind11/pybind11.h>

#include <optional>

namespace isomem::torch {

/// While this object lives, other threads of Python run if this one has its lock: jobs and callbacks that are
/// waited for may need it.
class OthersRun {
 public:
  OthersRun() {
    if (Py_IsInitialized() && PyGILState_Check()) released_.emplace();
  }

 private:
  std::optional<pybind11::gil_scoped_release> released_;
};

}  // namespace isomem::torch
