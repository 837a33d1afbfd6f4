// SPDX-License-Identifier: Apache-2.0
// The C boundary of calls that set something up: what they throw ends the job, with the routine's name.
#pragma once

#include <utility>

#include "api/checks.hpp"
#include "core/error.hpp"

namespace isomem::api {

template <class F>
decltype(auto) guarded(const char* routine, F&& f) {
  Runtime& rt = runtime(routine);
  try {
    return std::forward<F>(f)(rt);
  } catch (const Error& error) {
    fail_with(routine, error);
  }
}

}  // namespace isomem::api
