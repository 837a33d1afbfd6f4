// SPDX-License-Identifier: Apache-2.0
// The problem: Laplace's equation on a mesh of nx columns and ny rows. The first and the last column are held
// at a sine of the row, the first and the last row repeat the last and the first computed row (periodic in
// y), so rows 1 .. ny-2 and columns 1 .. nx-2 are computed. These are the conditions of NVIDIA's
// multi-gpu-programming-models.
#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

namespace jacobi {

enum Sync { sync_barrier, sync_signal, sync_overlap };

struct Problem {
  size_t nx = 2048;
  size_t ny = 2048;
  long iterations = 1000;
  long check_every = 100;
  double tolerance = 1e-8;

  size_t computed_rows() const { return ny - 2; }
};

// What the left and the right column hold in mesh row `y`.
inline double side_value(size_t y, size_t ny) {
  return std::sin(2.0 * 3.14159265358979323846 * static_cast<double>(y) / static_cast<double>(ny - 1));
}

struct Outcome {
  long iterations = 0;      // done
  long norm_iteration = 0;  // the last one (counted from 0) whose norm was computed
  double norm = 0;          // of the change in that iteration
  double seconds = 0;
};

}  // namespace jacobi
