// SPDX-License-Identifier: Apache-2.0
// The same problem solved by one PE in private memory by plain loops, with nothing of the distributed solver
// but the order of the additions at a point. The field must agree bit by bit; the norm is a sum in another
// order.
#pragma once

#include <cmath>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "../common/report.hpp"
#include "problem.hpp"
#include "solver.hpp"

namespace jacobi {

template <typename Real>
struct Reference {
  Outcome outcome;          // of the run that it is compared with
  std::vector<Real> field;  // the computed rows
  long double norm = 0;

  Reference(const Problem& problem, const Outcome& run)
      : outcome(run), field(problem.computed_rows() * problem.nx) {
    const size_t nx = problem.nx;
    const size_t rows = problem.computed_rows();
    for (size_t y = 0; y < rows; y++) {
      field[y * nx] = field[y * nx + nx - 1] = static_cast<Real>(side_value(y + 1, problem.ny));
    }
    std::vector<Real> old = field;
    const apps::Progress progress("jacobi: single-PE reference", 1);
    for (const long iteration : apps::Steps(outcome.iterations)) {
      field.swap(old);
      for (size_t y = 0; y < rows; y++) {
        const Real* row = &old[y * nx];
        const Real* above = &old[(y == 0 ? rows - 1 : y - 1) * nx];
        const Real* below = &old[(y + 1 == rows ? 0 : y + 1) * nx];
        Real* out = &field[y * nx];
        for (size_t x = 1; x + 1 < nx; x++) {
          out[x] = Real(0.25) * (row[x + 1] + row[x - 1] + below[x] + above[x]);
        }
      }
      if (iteration == outcome.norm_iteration) norm = std::sqrt(squared_difference(old));
    }
  }

 private:
  long double squared_difference(const std::vector<Real>& old) const {
    long double sum = 0;
    for (size_t i = 0; i < field.size(); i++) {
      const long double change = static_cast<double>(field[i] - old[i]);
      sum += change * change;
    }
    return sum;
  }
};

// What is wrong, or nothing. Only on PE 0: fetches the solution row by row and compares.
template <typename Real>
std::string compare(const Solver<Real>& solver, const Reference<Real>& reference, const Problem& problem,
                    const Outcome& outcome) {
  std::vector<Real> row(problem.nx);
  size_t wrong = 0;
  std::string where;
  for (size_t y = 0; y < problem.computed_rows(); y++) {
    solver.fetch_row(y, row.data());
    const Real* expected = &reference.field[y * problem.nx];
    if (std::memcmp(row.data(), expected, problem.nx * sizeof(Real)) == 0) continue;
    for (size_t x = 0; x < problem.nx; x++) {
      if (std::memcmp(&row[x], &expected[x], sizeof(Real)) == 0) continue;
      if (wrong++ == 0) {
        where = "first at row " + std::to_string(y + 1) + ", column " + std::to_string(x) + ": " +
                std::to_string(row[x]) + " instead of " + std::to_string(expected[x]);
      }
    }
  }
  if (wrong > 0) return std::to_string(wrong) + " points differ from the single-PE reference, " + where;
  const double points = static_cast<double>(problem.computed_rows() * problem.nx);
  const double allowed = (points + 16) * std::numeric_limits<double>::epsilon();
  const double expected = static_cast<double>(reference.norm);
  if (!(std::fabs(outcome.norm - expected) <= allowed * expected)) {
    return "the norm is " + std::to_string(outcome.norm) + ", the single-PE reference has " +
           std::to_string(expected);
  }
  return "";
}

}  // namespace jacobi
