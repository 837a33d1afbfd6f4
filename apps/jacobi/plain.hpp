// SPDX-License-Identifier: Apache-2.0
// What the versions for GPUs and over MPI are checked against.
#pragma once

#include <cmath>
#include <numeric>
#include <vector>

#include "../common/parallel.hpp"
#include "problem.hpp"

namespace jacobi {

// The computed rows after all iterations, by plain loops of one PE of so many that do the same on this host.
// `norm`: of the change in the last iteration that has one (check_every; 0: none), likewise.
inline std::vector<float> reference(const Problem& problem, int pes, double* norm = nullptr) {
  const size_t nx = problem.nx, rows = problem.computed_rows();
  std::vector<float> field(rows * nx, 0.0F);
  for (size_t y = 0; y < rows; y++) {
    field[y * nx] = field[y * nx + nx - 1] = static_cast<float>(side_value(y + 1, problem.ny));
  }
  std::vector<float> old = field;
  std::vector<double> sums(rows);  // of squared changes, by row
  const auto relax = [&](size_t y) {
    const float* row = &old[y * nx];
    const float* above = &old[(y == 0 ? rows - 1 : y - 1) * nx];
    const float* below = &old[(y + 1 == rows ? 0 : y + 1) * nx];
    for (size_t x = 1; x + 1 < nx; x++) {
      field[y * nx + x] = 0.25F * (row[x + 1] + row[x - 1] + below[x] + above[x]);
    }
  };
  const auto measure = [&](size_t y) {
    sums[y] = 0;
    for (size_t x = 0; x < nx; x++) {
      const double change = static_cast<double>(field[y * nx + x]) - old[y * nx + x];
      sums[y] += change * change;
    }
  };
  // Halos are zero in the first iteration, as a periodic row of zeros is.
  for (long iteration = 0; iteration < problem.iterations; iteration++) {
    const bool measures = norm != nullptr && problem.check_every != 0 && iteration % problem.check_every == 0;
    field.swap(old);
    apps::in_parts(rows, pes, rows * nx, [&](size_t first, size_t last) {
      for (size_t y = first; y < last; y++) {
        relax(y);
        if (measures) measure(y);
      }
    });
    if (measures) *norm = std::sqrt(std::accumulate(sums.begin(), sums.end(), 0.0));
  }
  return field;
}

}  // namespace jacobi
