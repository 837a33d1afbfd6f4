// SPDX-License-Identifier: Apache-2.0
#include "mixed.hpp"

#include "cpu_side.hpp"

namespace litmus {

void act_on_this_cpu(const Way& way, int role, Instance* instances, size_t count, size_t batch,
                     Meeting& meeting) {
  act_on_cpu(way, role, instances, count, batch, meeting, 300);  // a kernel's words take microseconds
}

}  // namespace litmus
