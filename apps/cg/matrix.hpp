// SPDX-License-Identifier: Apache-2.0
// Sparse symmetric positive definite matrices, of which any PE can make any row.
#pragma once

#include <vector>

#include "../common/random.hpp"

namespace cg {

struct Entry {
  size_t column;
  double value;
};

class Matrix {
 public:
  enum Kind { points27, random };

  // points27: a mesh of nx x ny x nz points, each with its neighbours; random: as many rows, `degree` entries
  // off the diagonal in each, wherever.
  Matrix(Kind kind, size_t nx, size_t ny, size_t nz, size_t degree)
      : kind_(kind), nx_(nx), ny_(ny), nz_(nz), degree_(degree / 2) {}

  size_t rows() const { return nx_ * ny_ * nz_; }

  std::vector<Entry> row(size_t row) const {
    std::vector<Entry> entries = kind_ == points27 ? mesh_row(row) : random_row(row);
    double sum = 1;
    for (const Entry& entry : entries) sum += -entry.value;
    entries.push_back({row, sum});  // diagonally dominant: positive definite
    return entries;
  }

 private:
  std::vector<Entry> mesh_row(size_t row) const {
    const long x = static_cast<long>(row % nx_), y = static_cast<long>(row / nx_ % ny_);
    const long z = static_cast<long>(row / nx_ / ny_);
    std::vector<Entry> entries;
    for (long k = z - 1; k <= z + 1; k++) {
      for (long j = y - 1; j <= y + 1; j++) {
        for (long i = x - 1; i <= x + 1; i++) {
          const bool inside = i >= 0 && j >= 0 && k >= 0 && i < static_cast<long>(nx_) &&
                              j < static_cast<long>(ny_) && k < static_cast<long>(nz_);
          const size_t column =
              (static_cast<size_t>(k) * ny_ + static_cast<size_t>(j)) * nx_ + static_cast<size_t>(i);
          if (inside && column != row) entries.push_back({column, weight(row, column)});
        }
      }
    }
    return entries;
  }

  // Distances that are the same for all rows make it symmetric; they are random, so that most columns are far
  // away.
  std::vector<Entry> random_row(size_t row) const {
    std::vector<Entry> entries;
    for (size_t k = 0; k < degree_; k++) {
      const size_t distance = apps::mixed(k) % rows();
      for (const size_t column : {(row + distance) % rows(), (row + rows() - distance) % rows()}) {
        if (column != row) entries.push_back({column, weight(row, column)});
      }
    }
    return entries;
  }

  static double weight(size_t a, size_t b) {
    const uint64_t low = a < b ? a : b, high = a < b ? b : a;
    return -0.5 - apps::unit(low, high);
  }

  Kind kind_;
  size_t nx_, ny_, nz_;
  size_t degree_;
};

}  // namespace cg
