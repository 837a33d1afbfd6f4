// SPDX-License-Identifier: Apache-2.0
// Conjugate gradient, whoever multiplies and sums, and what it is compared with.
#pragma once

#include <cmath>
#include <vector>

#include "../common/report.hpp"
#include "../common/results.hpp"
#include "../common/world.hpp"
#include "matrix.hpp"

namespace cg {

// The rows of this PE, compressed.
struct Rows {
  std::vector<size_t> begin{0};
  std::vector<size_t> columns;
  std::vector<double> values;

  Rows(const Matrix& matrix, size_t first, size_t count) {
    begin.reserve(count + 1);  // too many are noticed at once
    for (size_t i = 0; i < count; i++) {
      for (const Entry& entry : matrix.row(first + i)) {
        columns.push_back(entry.column);
        values.push_back(entry.value);
      }
      begin.push_back(columns.size());
    }
  }
};

// y = A x, where x has this PE's elements and then those of others that it needs; `numbers`: their places in
// x, of each column.
inline void multiply(const Rows& a, const std::vector<size_t>& numbers, const double* x, double* y) {
  for (size_t i = 0; i + 1 < a.begin.size(); i++) {
    double sum = 0;
    for (size_t k = a.begin[i]; k < a.begin[i + 1]; k++) sum += a.values[k] * x[numbers[k]];
    y[i] = sum;
  }
}

struct Settings {
  long nx = 24, ny = 24, nz = 24, degree = 26, iterations = 20;
  int kind = 0;

  void add_to(apps::Options& options) {
    options.number("nx", nx, 1, 1L << 16, "points in x");
    options.number("ny", ny, 1, 1L << 16, "points in y");
    options.number("nz", nz, 1, 1L << 16, "points in z");
    options.number("degree", degree, 2, 1L << 16, "entries of a row off the diagonal, of a random matrix");
    options.choice("matrix", kind, {"27", "random"}, "27 points of a mesh, or random columns");
    options.steps(iterations, 1L << 30, "iterations of the solver", "iterations");
  }
  Matrix matrix() const {
    return Matrix(static_cast<Matrix::Kind>(kind), static_cast<size_t>(nx), static_cast<size_t>(ny),
                  static_cast<size_t>(nz), static_cast<size_t>(degree));
  }
};

struct Solution {
  std::vector<double> x;  // this PE's part
  double residual = 0;    // |b - A x| / |b|, as the iteration knows it
  double product_seconds = 0;

  // Of one product, on the slowest PE.
  double product_us(long iterations) const {
    return apps::largest(product_seconds) / static_cast<double>(iterations) * 1e6;
  }
};

// `p`: this PE's part of the vector that is multiplied; ready() comes back when all have theirs. product(y):
// y = A p. dot(a, b, count) sums over all PEs.
template <class Ready, class Product, class Dot>
Solution solve(double* p, size_t n, const Ready& ready, const Product& product, Dot& dot, long iterations) {
  Solution result{std::vector<double>(n, 0.0), 0, 0};
  std::vector<double> r(n, 1.0), q(n);
  std::copy(r.begin(), r.end(), p);
  const double start = dot(r.data(), r.data(), n);
  double rr = start;
  for ([[maybe_unused]] const long iteration : apps::Steps(iterations)) {
    if (!(rr > 0)) break;
    ready();
    const double before = apps::now();
    product(q.data());
    result.product_seconds += apps::now() - before;
    const double alpha = rr / dot(p, q.data(), n);  // ends when all products have read p
    for (size_t i = 0; i < n; i++) result.x[i] += alpha * p[i];
    for (size_t i = 0; i < n; i++) r[i] -= alpha * q[i];
    const double next = dot(r.data(), r.data(), n);
    for (size_t i = 0; i < n; i++) p[i] = r[i] + next / rr * p[i];
    rr = next;
  }
  result.residual = std::sqrt(rr / start);
  return result;
}

// The same by one PE, from rows as they are made.
inline std::vector<double> reference(const Matrix& matrix, long iterations) {
  const size_t n = matrix.rows();
  std::vector<double> x(n, 0.0), r(n, 1.0), p = r, q(n);
  std::vector<std::vector<Entry>> rows;
  for (size_t i = 0; i < n; i++) rows.push_back(matrix.row(i));
  double rr = static_cast<double>(n);
  for (long iteration = 0; iteration < iterations && rr > 0; iteration++) {
    double pq = 0, next = 0;
    for (size_t i = 0; i < n; i++) {
      q[i] = 0;
      for (const Entry& entry : rows[i]) q[i] += entry.value * p[entry.column];
      pq += p[i] * q[i];
    }
    for (size_t i = 0; i < n; i++) {
      x[i] += rr / pq * p[i];
      r[i] -= rr / pq * q[i];
      next += r[i] * r[i];
    }
    for (size_t i = 0; i < n; i++) p[i] = r[i] + next / rr * p[i];
    rr = next;
  }
  return x;
}

// `begin`: the first element of this PE's part.
inline std::string compare(const Solution& solution, const std::vector<double>& expected, size_t begin) {
  apps::Differences differences("element");
  for (size_t i = 0; i < solution.x.size(); i++)
    differences.compare(begin + i, solution.x[i], expected[begin + i], 1e-9);
  return differences.text();
}

// A row of the table of a variant's results.
inline std::vector<apps::Column> columns() {
  return {{"matrix", "matrix", "%s"},
          {"rows", "rows", "%ld"},
          {"seconds", "time, s", "%.4f"},
          {"product_us", "product, us", "%.1f"},
          {"residual", "residual", "%.1e"}};
}
inline std::vector<apps::Cell> cells(const Settings& settings, const Matrix& matrix, double seconds,
                                     double product_us, double residual) {
  return {std::string(settings.kind == 0 ? "27" : "random"), static_cast<long>(matrix.rows()), seconds,
          product_us, residual};
}

}  // namespace cg
