// SPDX-License-Identifier: Apache-2.0
#include "cpu_roles.hpp"

#include "../common/report.hpp"
#include "cpu_side.hpp"

namespace litmus {

void act_on_cpu(const Way& way, int role, Instance* instances, size_t count, size_t batch, Meeting& meeting,
                uint32_t most_ns) {
  uint64_t met = 0;
  for (const long step : apps::Steps(static_cast<long>(count))) {
    const size_t i = static_cast<size_t>(step);
    if (i % batch == 0) meet<OnCpu>(meeting, role, way.roles, ++met);
    const double begin = most_ns > 0 ? apps::now() : 0;
    while (most_ns > 0 && (apps::now() - begin) * 1e9 < pause_before(i, role, most_ns)) continue;
    act<OnCpu>(way, role, instances[i]);
  }
}

}  // namespace litmus
