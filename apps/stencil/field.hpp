// SPDX-License-Identifier: Apache-2.0
// The mesh, its decomposition over a grid of PEs, and the nine-point stencil.
#pragma once

#include <array>
#include <cstddef>

#include "../common/grid.hpp"
#include "../common/random.hpp"
#include "../common/world.hpp"

namespace stencil {

// A new value is a weighted sum of the nine around it. One order of additions everywhere: the same bits
// everywhere.
constexpr float weighted(const float* above, const float* row, const float* below, size_t x) {
  return 0.5F * row[x] + 0.1F * (above[x] + below[x] + row[x - 1] + row[x + 1]) +
         0.025F * (above[x - 1] + above[x + 1] + below[x - 1] + below[x + 1]);
}

// What the mesh holds at first; the ring of points around the ny x nx computed ones keeps it.
inline float initial(size_t y, size_t x, size_t nx) {
  return static_cast<float>(apps::unit(7, y * (nx + 2) + x));
}

struct Direction {
  int dy, dx;
};
constexpr std::array<Direction, 8> directions = {
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

// One PE's part: rows x columns points and a ghost ring, in rows of `stride` values, alike on every PE.
struct Part {
  size_t ny, nx;
  apps::Job job;
  apps::Grid grid = apps::Grid::of(job.pes, ny, nx);
  apps::Blocks down{ny, static_cast<size_t>(grid.down)};
  apps::Blocks across{nx, static_cast<size_t>(grid.across)};
  size_t stride = across.largest() + 2;
  size_t values = (down.largest() + 2) * stride;

  // Why it cannot be divided, or nothing.
  std::string refusal() const {
    return grid.fits(ny, nx) ? "" : apps::too_few_points(job, grid, "-ny", "-nx");
  }
  int row_of(int pe) const { return pe / grid.across; }
  int column_of(int pe) const { return pe % grid.across; }
  size_t rows(int pe) const { return down.size(row_of(pe)); }
  size_t columns(int pe) const { return across.size(column_of(pe)); }
  // The neighbour in a direction, or -1 at the edge of the mesh.
  int neighbour(Direction to) const {
    const int y = row_of(job.me) + to.dy, x = column_of(job.me) + to.dx;
    return y < 0 || y >= grid.down || x < 0 || x >= grid.across ? -1 : y * grid.across + x;
  }
};

}  // namespace stencil
