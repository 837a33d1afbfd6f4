// SPDX-License-Identifier: Apache-2.0
// ISOMEM_EXPLAIN=coll: which algorithm a collective uses, and why.
#pragma once

#include "isomem/choose.hpp"

namespace isomem {

/// Says it on the first PE of the group, once for each routine, number of PEs and algorithm.
void explain(const CollLimits& limits, const Choice& choice);

}  // namespace isomem
