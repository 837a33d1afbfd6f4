// SPDX-License-Identifier: Apache-2.0
// What is added up, and whether the sum is right.
#pragma once

#include "../common/random.hpp"
#include "../common/results.hpp"

namespace reductions {

// Whole numbers, so that the sum does not depend on its order.
inline double value(int pe, uint64_t time, size_t i) {
  return static_cast<double>(apps::mixed((static_cast<uint64_t>(pe) << 40) + (time << 32) + i) % 1000);
}

inline std::string compare(const apps::Job& job, const double* result, uint64_t time, size_t count) {
  apps::Differences differences("element");
  for (size_t i = 0; i < count; i++) {
    double expected = 0;
    for (int pe = 0; pe < job.pes; pe++) expected += value(pe, time, i);
    differences.compare(i, result[i], expected);
  }
  return differences.text();
}

}  // namespace reductions
