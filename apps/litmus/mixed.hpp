// SPDX-License-Identifier: Apache-2.0
// What a role on a CPU does beside kernels. nvcc does not see it: tests.hpp is for both there.
#pragma once

#include "tests.hpp"

namespace litmus {

void act_on_this_cpu(const Way& way, int role, Instance* instances, size_t count, size_t batch,
                     Meeting& meeting);

}  // namespace litmus
