// SPDX-License-Identifier: Apache-2.0
// A two-dimensional grid of PEs.
#pragma once

#include <cstddef>
#include <string>

#include "world.hpp"

namespace apps {

// PEs in `down` rows and `across` columns; PE p is in row p / across.
struct Grid {
  int down, across;

  // As square as can be where each PE gets at least one of `rows` x `columns` points. Where there is no such
  // grid: the squarest, which fits() not.
  static Grid of(int pes, size_t rows, size_t columns) {
    Grid best{0, 0};
    for (int one = 1; one <= pes / one; one++) {
      if (pes % one != 0) continue;
      for (const Grid grid : {Grid{pes / one, one}, Grid{one, pes / one}}) {
        // Later ones are squarer.
        if (best.down == 0 || grid.fits(rows, columns) || !best.fits(rows, columns)) best = grid;
      }
    }
    return best;
  }

  bool fits(size_t rows, size_t columns) const {
    return rows >= static_cast<size_t>(down) && columns >= static_cast<size_t>(across);
  }
};

// Why `pes` have no grid for a mesh, and what would do: at least so many points for `rows` and `columns`,
// which are options. `fixed`: those of each that are computed by nobody.
inline std::string too_few_points(const Job& job, const Grid& grid, const std::string& rows,
                                  const std::string& columns, int fixed = 0) {
  const std::string least = std::to_string(grid.down + fixed), most = std::to_string(grid.across + fixed);
  const std::string other =
      least == most ? "" : " (or " + rows + " " + most + " and " + columns + " " + least + ")";
  return "the mesh has no point for each of the " + job.count() + " in a grid of rows and columns. Use " +
         rows + " " + least + " and " + columns + " " + most + other + " or more, or fewer PEs.";
}

}  // namespace apps
