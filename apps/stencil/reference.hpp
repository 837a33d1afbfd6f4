// SPDX-License-Identifier: Apache-2.0
// What runs are checked against.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "../common/parallel.hpp"
#include "../common/results.hpp"
#include "field.hpp"

namespace stencil {

// The whole mesh after `steps`, with its ring, by one PE of so many that do the same on this host.
inline std::vector<float> reference(size_t ny, size_t nx, long steps, int pes) {
  const size_t stride = nx + 2;
  std::vector<float> field((ny + 2) * stride);
  apps::in_parts(field.size(), pes, field.size(), [&](size_t first, size_t last) {
    for (size_t i = first; i < last; i++) field[i] = initial(i / stride, i % stride, nx);
  });
  std::vector<float> next = field;
  for (long step = 0; step < steps; step++) {
    apps::in_parts(ny, pes, ny * nx, [&](size_t first, size_t last) {
      for (size_t y = first + 1; y <= last; y++) {
        const float* row = &field[y * stride];
        for (size_t x = 1; x <= nx; x++) next[y * stride + x] = weighted(row - stride, row, row + stride, x);
      }
    });
    field.swap(next);
  }
  return field;
}

// What this PE's part of `field` has wrong.
inline std::string compare(const Part& part, const float* field, const std::vector<float>& expected) {
  apps::Differences differences("point");
  const size_t top = part.down.begin(part.row_of(part.job.me));
  const size_t left = part.across.begin(part.column_of(part.job.me));
  for (size_t y = 1; y <= part.rows(part.job.me); y++) {
    for (size_t x = 1; x <= part.columns(part.job.me); x++) {
      const size_t at = (top + y) * (part.nx + 2) + left + x;
      differences.compare(at, field[y * part.stride + x], expected[at]);
    }
  }
  return differences.text();
}

}  // namespace stencil
