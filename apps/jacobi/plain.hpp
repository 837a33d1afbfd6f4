// SPDX-License-Identifier: Apache-2.0
// What the versions for GPUs and over MPI are checked against.
#pragma once

#include <vector>

#include "problem.hpp"

namespace jacobi {

// The computed rows after all iterations, by plain loops of one CPU.
// `norm`: of the change in the last iteration that has one (check_every; 0: none), likewise.
inline std::vector<float> reference(const Problem& problem, double* norm = nullptr) {
  const size_t nx = problem.nx, rows = problem.computed_rows();
  std::vector<float> field(rows * nx, 0.0F);
  for (size_t y = 0; y < rows; y++) {
    field[y * nx] = field[y * nx + nx - 1] = static_cast<float>(side_value(y + 1, problem.ny));
  }
  std::vector<float> old = field;
  // Halos are zero in the first iteration, as a periodic row of zeros is.
  for (long iteration = 0; iteration < problem.iterations; iteration++) {
    field.swap(old);
    for (size_t y = 0; y < rows; y++) {
      const float* row = &old[y * nx];
      const float* above = &old[(y == 0 ? rows - 1 : y - 1) * nx];
      const float* below = &old[(y + 1 == rows ? 0 : y + 1) * nx];
      for (size_t x = 1; x + 1 < nx; x++) {
        field[y * nx + x] = 0.25F * (row[x + 1] + row[x - 1] + below[x] + above[x]);
      }
    }
    if (norm == nullptr || problem.check_every == 0 || iteration % problem.check_every != 0) continue;
    double sum = 0;
    for (size_t i = 0; i < field.size(); i++) {
      const double change = static_cast<double>(field[i]) - old[i];
      sum += change * change;
    }
    *norm = std::sqrt(sum);
  }
  return field;
}

}  // namespace jacobi
