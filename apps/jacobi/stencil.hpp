// SPDX-License-Identifier: Apache-2.0
// The five-point average over one row. The order of the additions is fixed, so every way of distributing the
// rows gives the same bits.
#pragma once

#include <cstddef>

namespace jacobi {

// out[1 .. nx-2] = the mean of the four neighbours in `row`, the row above and the row below.
template <typename Real>
void relax_row(Real* __restrict out, const Real* above, const Real* row, const Real* below, size_t nx) {
  for (size_t x = 1; x < nx - 1; x++) {
    out[x] = Real(0.25) * (row[x + 1] + row[x - 1] + below[x] + above[x]);
  }
}

// The same, and returns the sum of the squared changes. Eight partial sums let the compiler use vectors.
template <typename Real>
double relax_row_and_measure(Real* __restrict out, const Real* above, const Real* row, const Real* below,
                             size_t nx) {
  constexpr size_t lanes = 8;
  double sums[lanes] = {};
  size_t x = 1;
  for (; x + lanes < nx; x += lanes) {
    for (size_t lane = 0; lane < lanes; lane++) {
      const size_t i = x + lane;
      const Real value = Real(0.25) * (row[i + 1] + row[i - 1] + below[i] + above[i]);
      const double change = static_cast<double>(value - row[i]);
      out[i] = value;
      sums[lane] += change * change;
    }
  }
  for (; x < nx - 1; x++) {
    out[x] = Real(0.25) * (row[x + 1] + row[x - 1] + below[x] + above[x]);
    const double change = static_cast<double>(out[x] - row[x]);
    sums[0] += change * change;
  }
  double sum = 0;
  for (const double part : sums) sum += part;
  return sum;
}

}  // namespace jacobi
