// SPDX-License-Identifier: Apache-2.0
// The C boundary of calls that set something up: what they throw ends the job, with the routine's name.
#pragma once

#include <utility>

#include "api/checks.hpp"
#include "core/error.hpp"
#include "runtime/report.hpp"

namespace isomem::api {

template <class F>
decltype(auto) guarded(const char* routine, F&& f) {
  Runtime& rt = runtime(routine);
  try {
    return std::forward<F>(f)(rt);
  } catch (const Error& error) {
    end_job(rt, EndCause::error, 1,
            name_of(rt, rt.me()) + ": " + routine + ": " + error.what() + "; the job ends");
  }
}

}  // namespace isomem::api
