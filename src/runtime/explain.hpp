// SPDX-License-Identifier: Apache-2.0
// ISOMEM_EXPLAIN=coll: which way a collective goes, and why.
#pragma once

#include "isomem/choose.hpp"

namespace isomem {

/// Says it on the first PE of the group, once for each routine, number of PEs and way.
void explain(const CollLimits& limits, const Chosen& chosen);

}  // namespace isomem
