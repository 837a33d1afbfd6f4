// SPDX-License-Identifier: Apache-2.0
// The Himeno benchmark: Jacobi iteration with a 19-point stencil for the pressure of an incompressible fluid,
// with coefficients in memory. The first two of three dimensions are distributed over a grid of PEs.
#pragma once

#include <cmath>
#include <vector>

#include "../common/grid.hpp"
#include "../common/random.hpp"
#include "../common/results.hpp"

namespace himeno {

struct Problem {
  size_t ni, nj, nk;  // with the outermost planes, which are fixed
};

// The coefficients of a point. The benchmark has the same everywhere, in arrays; here they differ, so that a
// wrong place shows.
struct Coefficients {
  float a[4], b[3], c[3], bound, work;

  static Coefficients at(const Problem& problem, size_t i, size_t j, size_t k) {
    const uint64_t index = (i * problem.nj + j) * problem.nk + k;
    const float r = static_cast<float>(apps::unit(3, index)) * 0.01F;
    return {{1 - r, 1 + r, 1, 1.0F / 6}, {r, -r, 2 * r}, {1, 1 - r, 1 + r}, 1, r};
  }
  static float pressure(const Problem& problem, size_t i) {
    const float x = static_cast<float>(i) / static_cast<float>(problem.ni - 1);
    return x * x;
  }
};

// What a point's pressure is off by. `di`, `dj`: from a point to its neighbour in i and j.
inline float residual(const float* p, ptrdiff_t di, ptrdiff_t dj, const Coefficients& m) {
  const float sum = m.a[0] * p[di] + m.a[1] * p[dj] + m.a[2] * p[1] +
                    m.b[0] * (p[di + dj] - p[di - dj] - p[-di + dj] + p[-di - dj]) +
                    m.b[1] * (p[dj + 1] - p[-dj + 1] - p[dj - 1] + p[-dj - 1]) +
                    m.b[2] * (p[di + 1] - p[-di + 1] - p[di - 1] + p[-di - 1]) + m.c[0] * p[-di] +
                    m.c[1] * p[-dj] + m.c[2] * p[-1] + m.work;
  return (sum * m.a[3] - p[0]) * m.bound;
}

constexpr float omega = 0.8F;
constexpr double flops_per_point = 34;

// One PE's block of points, with a layer of halo around it in i and j, and what the PE computes in it.
class Block {
 public:
  Block(const Problem& problem, const apps::Job& job)
      : problem_(problem),
        job_(job),
        grid_(apps::Grid::of(job.pes, problem.ni - 2, problem.nj - 2)),
        nk_(problem.nk) {
    blocks_i_ = {problem.ni - 2, static_cast<size_t>(grid_.down)};
    blocks_j_ = {problem.nj - 2, static_cast<size_t>(grid_.across)};
    row_ = job.me / grid_.across;
    column_ = job.me % grid_.across;
    i0_ = blocks_i_.begin(row_);
    j0_ = blocks_j_.begin(column_);
    ni_ = blocks_i_.size(row_);
    nj_ = blocks_j_.size(column_);
    line_ = (blocks_j_.largest() + 2) * nk_;
    values_ = (blocks_i_.largest() + 2) * line_;
  }

  // Why it cannot be divided, or nothing.
  std::string refusal() const {
    if (grid_.fits(blocks_i_.total, blocks_j_.total)) return "";
    return apps::too_few_points(job_, grid_, "-ni", "-nj", 2);
  }

  // f(place in memory, i, j, k) for this PE's points from layer `edge` of each dimension on; 0: with halos.
  template <typename F>
  void for_each_point(size_t edge, const F& f) const {
    for (size_t i = edge; i < ni_ + 2 - edge; i++) {
      for (size_t j = edge; j < nj_ + 2 - edge; j++) {
        for (size_t k = edge; k < nk_ - edge; k++) f(i * line_ + j * nk_ + k, i, j, k);
      }
    }
  }
  size_t global(size_t i, size_t j, size_t k) const { return ((i0_ + i) * problem_.nj + j0_ + j) * nk_ + k; }

 protected:
  void make_coefficients() {
    next_.resize(values_);
    coefficients_.resize(values_);
    for_each_point(0, [&](size_t at, size_t i, size_t j, size_t k) {
      coefficients_[at] = Coefficients::at(problem_, i0_ + i, j0_ + j, k);
    });
  }
  void set_first(float* p) const {
    for_each_point(
        0, [&](size_t at, size_t i, size_t, size_t) { p[at] = Coefficients::pressure(problem_, i0_ + i); });
  }
  // The next pressure, to next_; returns this PE's sum of squared residuals.
  double relax(const float* p) {
    double sum = 0;
    const ptrdiff_t di = static_cast<ptrdiff_t>(line_), dj = static_cast<ptrdiff_t>(nk_);
    for (size_t i = 1; i <= ni_; i++) {
      for (size_t j = 1; j <= nj_; j++) {
        const size_t row = i * line_ + j * nk_;
        float part = 0;
        for (size_t k = 1; k + 1 < nk_; k++) {
          const float off = residual(p + row + k, di, dj, coefficients_[row + k]);
          part += off * off;
          next_[row + k] = p[row + k] + omega * off;
        }
        sum += part;
      }
    }
    return sum;
  }
  void take_next(float* p) const {
    for_each_point(1, [&](size_t at, size_t, size_t, size_t) { p[at] = next_[at]; });
  }
  int left() const { return column_ > 0 ? job_.me - 1 : -1; }
  int right() const { return column_ + 1 < grid_.across ? job_.me + 1 : -1; }
  int up() const { return row_ > 0 ? job_.me - grid_.across : -1; }
  int low() const { return row_ + 1 < grid_.down ? job_.me + grid_.across : -1; }

  Problem problem_;
  apps::Job job_;
  apps::Grid grid_;
  int row_ = 0, column_ = 0;
  size_t nk_;
  apps::Blocks blocks_i_{}, blocks_j_{};
  size_t i0_ = 0, j0_ = 0, ni_ = 0, nj_ = 0, line_ = 0, values_ = 0;
  std::vector<float> next_;
  std::vector<Coefficients> coefficients_;
};

struct Reference {
  std::vector<float> pressure;
  double sum = 0;
};

// The undivided mesh by one PE.
inline Reference reference(const Problem& problem, long iterations) {
  const size_t line = problem.nj * problem.nk;
  Reference result{std::vector<float>(problem.ni * line), 0};
  for (size_t at = 0; at < result.pressure.size(); at++) {
    result.pressure[at] = Coefficients::pressure(problem, at / line);
  }
  std::vector<float> next = result.pressure;
  for (long iteration = 0; iteration < iterations; iteration++) {
    result.sum = 0;
    for (size_t at = line; at < result.pressure.size() - line; at++) {
      const size_t i = at / line, j = at / problem.nk % problem.nj, k = at % problem.nk;
      if (j == 0 || j == problem.nj - 1 || k == 0 || k == problem.nk - 1) continue;
      const float off = residual(&result.pressure[at], static_cast<ptrdiff_t>(line),
                                 static_cast<ptrdiff_t>(problem.nk), Coefficients::at(problem, i, j, k));
      next[at] = result.pressure[at] + omega * off;
      result.sum += static_cast<double>(off * off);
    }
    result.pressure.swap(next);
  }
  return result;
}

template <class Solver>
std::string compare(const Solver& solver, double sum, const Reference& expected) {
  apps::Differences differences("point");
  solver.for_each_point(1, [&](size_t at, size_t i, size_t j, size_t k) {
    const size_t there = solver.global(i, j, k);
    differences.compare(there, solver.pressure()[at], expected.pressure[there]);
  });
  std::string wrong = differences.text();
  if (wrong.empty() && !(std::fabs(sum - expected.sum) <= 1e-4 * expected.sum)) {
    return "the sum of squared residuals is " + std::to_string(sum) + " instead of " +
           std::to_string(expected.sum);
  }
  return wrong;
}

}  // namespace himeno
