// SPDX-License-Identifier: Apache-2.0
// The one exception of set-up code: thrown where the cause is known, caught once at the C boundary.
#pragma once

#include <stdexcept>
#include <string>

namespace isomem {

/// `what()` says what was tried, on what, the system's own words (errno), and what the user can do about it.
struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace isomem
