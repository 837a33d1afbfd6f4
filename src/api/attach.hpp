// SPDX-License-Identifier: Apache-2.0
// The place of this process in its job. Joined once, before main where static data must move; kept after the
// last finalize, since a program may initialize again.
#pragma once

#include "runtime.hpp"

namespace isomem::api {

/// Joins the job that the launcher names, or makes a job of one PE. Later calls return the same place. Throws
/// Error.
const Place& attach();

}  // namespace isomem::api
