// SPDX-License-Identifier: Apache-2.0
// The processes above this one.
#pragma once

namespace isomem {

/// What the guardian of oshrun, which starts the PEs, calls itself (15 characters at most).
inline constexpr const char* kGuardianName = "isomem-guardian";

/// Whether oshrun started this process as a PE, or something that leads to it, but its variables have been
/// lost on the way (sudo, env -i). Not so below a PE: its children are no PEs. False where /proc does not
/// tell.
bool has_lost_its_job();

}  // namespace isomem
