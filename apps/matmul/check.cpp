// SPDX-License-Identifier: Apache-2.0
#include "check.hpp"

#include <cmath>
#include <limits>
#include <vector>

namespace matmul {
namespace {

constexpr size_t rounds = 16;
constexpr double epsilon = std::numeric_limits<double>::epsilon();

std::string described(const char* what, double error, double allowed) {
  char text[200];
  std::snprintf(text, sizeof text, "%s: largest error %.2e of the %.2e that rounding can cause", what, error,
                allowed);
  return text;
}

// The result whose error is largest in terms of what rounding allows there.
struct Worst {
  double error = 0;
  double allowed = 1;

  void add(double e, double a) {
    // A NaN is the worst of all.
    if (!(e * allowed <= error * a)) {
      error = e;
      allowed = a;
    }
  }
  bool good() const { return error <= allowed; }
};

// PE 0 alone: the product by three plain loops, compared with the blocks fetched from all PEs.
Verdict against_reference(size_t n, const Source& source, const Ring& ring, const apps::Job& job) {
  std::vector<double> a(n * n);
  std::vector<double> b(n * n);
  source.fill(Which::a, 0, n, a.data());
  source.fill(Which::b, 0, n, b.data());
  Worst worst;
  std::vector<double> sums(n);
  std::vector<double> sizes(n);
  std::vector<double> block_row(ring.blocks().largest());
  for (size_t i = 0; i < n; i++) {
    std::fill(sums.begin(), sums.end(), 0.0);
    std::fill(sizes.begin(), sizes.end(), 0.0);
    for (size_t k = 0; k < n; k++) {
      for (size_t j = 0; j < n; j++) {
        sums[j] += a[i * n + k] * b[k * n + j];
        sizes[j] += std::fabs(a[i * n + k] * b[k * n + j]);
      }
    }
    for (int pe = 0; pe < job.pes; pe++) {
      const size_t width = ring.blocks().size(pe);
      shmem_double_get(block_row.data(), ring.c() + i * width, width, pe);
      for (size_t j = 0; j < width; j++) {
        const size_t column = ring.blocks().begin(pe) + j;
        worst.add(std::fabs(block_row[j] - sums[column]),
                  2 * static_cast<double>(n) * epsilon * sizes[column]);
      }
    }
  }
  return {worst.good(), described("single-PE reference", worst.error, worst.allowed)};
}

// dest[n x rounds] = sum over PEs of block[n x width] times vectors[width x rounds]. Collective.
void times_vectors(size_t n, size_t width, const double* block, const double* vectors,
                   const apps::Symmetric<double>& scratch, const apps::Symmetric<double>& dest) {
  for (size_t i = 0; i < n; i++) {
    double* sums = &scratch[i * rounds];
    std::fill(sums, sums + rounds, 0.0);
    for (size_t k = 0; k < width; k++) {
      for (size_t r = 0; r < rounds; r++) sums[r] += block[i * width + k] * vectors[k * rounds + r];
    }
  }
  shmem_barrier_all();
  shmem_double_sum_reduce(SHMEM_TEAM_WORLD, dest.get(), scratch.get(), n * rounds);
}

// Freivalds: C is right if A (B x) = C x for random signs x. A wrong C passes a round with a chance of at
// most 1/2. All PEs take part; A and B are made anew, so a fault in moving A shows.
Verdict freivalds(size_t n, const Source& source, const Ring& ring, const apps::Job& job) {
  const size_t begin = ring.blocks().begin(job.me);
  const size_t width = ring.blocks().size(job.me);
  std::vector<double> signs(width * rounds);
  for (size_t k = 0; k < width; k++) {
    for (size_t r = 0; r < rounds; r++) signs[k * rounds + r] = source.sign(begin + k, r);
  }
  apps::Symmetric<double> scratch(n * rounds);
  apps::Symmetric<double> cx(n * rounds);
  apps::Symmetric<double> bx(n * rounds);
  apps::Symmetric<double> abx(n * rounds);
  times_vectors(n, width, ring.c(), signs.data(), scratch, cx);
  std::vector<double> block(n * width);
  source.fill(Which::b, begin, width, block.data());
  times_vectors(n, width, block.data(), signs.data(), scratch, bx);
  source.fill(Which::a, begin, width, block.data());
  times_vectors(n, width, block.data(), &bx[begin * rounds], scratch, abx);
  Worst worst;
  // |A| |B| |x| is near n * n / 4: the elements are uniform in [-1, 1).
  const double size = static_cast<double>(n) * static_cast<double>(n) / 4;
  for (size_t i = 0; i < n * rounds; i++) {
    worst.add(std::fabs(cx[i] - abx[i]), 2 * static_cast<double>(n) * epsilon * size);
  }
  return {worst.good(), described("Freivalds' check with 16 vectors", worst.error, worst.allowed)};
}

}  // namespace

Verdict check(size_t n, const apps::Job& job, const Source& source, const Ring& ring) {
  if (n > most_for_reference) return freivalds(n, source, ring, job);
  return job.first() ? against_reference(n, source, ring, job) : Verdict{true, ""};
}

}  // namespace matmul
