// SPDX-License-Identifier: Apache-2.0
// ISOMEM_EXPLAIN=coll: which algorithm a collective uses, how device memory gets there, and why.
#pragma once

#include "isomem/choose.hpp"

namespace isomem {

/// Says it on the first PE of the group, once for each routine, number of PEs and algorithm.
void explain(const CollLimits& limits, const Choice& choice);

/// How the CPUs of a team with members on other hosts get at device memory.
enum class DevicePath : uint8_t { kernel, pieces, copies };

/// Says that in the same way; `pieces`: of page-locked memory, `slot`: of the team.
void explain(const Choice& choice, DevicePath path, uint64_t pieces, int slot);

}  // namespace isomem
