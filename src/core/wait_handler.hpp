// SPDX-License-Identifier: Apache-2.0
// What the program does while the library waits, and whether it wants the wait to end.
#pragma once

#include "core/error.hpp"

namespace isomem {

/// Asked ten times a second by waits that last whether the program wants them to end: the routine `returns`
/// then, or the job ends.
using WaitHandler = int (*)(int returns);
void set_wait_handler(WaitHandler handler);

/// Whether there is one, and it ends a wait.
bool wait_handler_ends(bool returns);

/// Thrown by set-up code whose wait it has ended.
struct Interrupted : Error {
  using Error::Error;
};

}  // namespace isomem
