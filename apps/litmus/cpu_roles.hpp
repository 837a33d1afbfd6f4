// SPDX-License-Identifier: Apache-2.0
// What a role on a CPU does. Kept from nvcc, which would take the templates of tests.hpp for device code.
#pragma once

#include "tests.hpp"

namespace litmus {

// All instances by this CPU, meeting the other roles every `batch` of them; a pause of up to `most_ns`
// nanoseconds before each.
void act_on_cpu(const Way& way, int role, Instance* instances, size_t count, size_t batch, Meeting& meeting,
                uint32_t most_ns = 0);

}  // namespace litmus
