// SPDX-License-Identifier: Apache-2.0
// Collectives of teams with members on other hosts that kernels and streams call: CPU threads carry them out
// (cuda/collective_threads.hpp).
#pragma once

#include "isomem/device/collective_call.hpp"

namespace isomem {

class Runtime;

/// Carries out a collective by the calling thread. A call that no member can have made ends the job.
/// `is_staged`: its kernel has brought the payload to the staging of the team and fetches the result there.
void carry_out(Runtime& runtime, const CollectiveCall& call, bool is_staged = false);

}  // namespace isomem
