// SPDX-License-Identifier: Apache-2.0
#include "check.hpp"

#include <cmath>
#include <limits>
#include <vector>

namespace matmul {
namespace {

constexpr size_t rounds = 16;
constexpr double epsilon = std::numeric_limits<double>::epsilon();

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
  std::string told(const char* check) const {
    if (error <= allowed) return "";
    char text[200];
    std::snprintf(text, sizeof text, "%s: largest error %.2e, rounding can cause %.2e", check, error,
                  allowed);
    return text;
  }
};

// The product by three plain loops.
std::string against_reference(size_t n, const Source& source, const Columns& mine) {
  std::vector<double> a(n), b(n * mine.width);
  source.fill(Which::b, mine.begin, mine.width, b.data());
  Worst worst;
  std::vector<double> sums(mine.width), sizes(mine.width);
  for (size_t i = 0; i < n; i++) {
    std::fill(sums.begin(), sums.end(), 0.0);
    std::fill(sizes.begin(), sizes.end(), 0.0);
    for (size_t k = 0; k < n; k++) {
      const double left = source.element(Which::a, i, k);
      for (size_t j = 0; j < mine.width; j++) {
        const double product = left * b[k * mine.width + j];
        sums[j] += product;
        sizes[j] += std::fabs(product);
      }
    }
    for (size_t j = 0; j < mine.width; j++) {
      worst.add(std::fabs(mine.c[i * mine.width + j] - sums[j]),
                2 * static_cast<double>(n) * epsilon * sizes[j]);
    }
  }
  return worst.told("plain loops");
}

// sums += a row of `width` elements times vectors[width x rounds].
template <typename Element>
void add_row(double* sums, size_t width, const double* vectors, const Element& element) {
  for (size_t k = 0; k < width; k++) {
    const double value = element(k);
    for (size_t r = 0; r < rounds; r++) sums[r] += value * vectors[k * rounds + r];
  }
}

// Freivalds: C is right if A (B x) = C x for random signs x. A wrong C passes a round with a chance of at
// most 1/2. A and B are made anew, so a fault in moving A shows.
std::string freivalds(size_t n, const Source& source, const Columns& mine) {
  std::vector<double> signs(mine.width * rounds), bx(n * rounds);
  for (size_t k = 0; k < mine.width; k++) {
    for (size_t r = 0; r < rounds; r++) signs[k * rounds + r] = source.sign(mine.begin + k, r);
  }
  for (size_t i = 0; i < n; i++) {
    add_row(&bx[i * rounds], mine.width, signs.data(),
            [&](size_t k) { return source.element(Which::b, i, mine.begin + k); });
  }
  Worst worst;
  // |A| |B| |x| is near n * width / 4: the elements are uniform in [-1, 1).
  const double size = static_cast<double>(n) * static_cast<double>(mine.width) / 4;
  for (size_t i = 0; i < n; i++) {
    double cx[rounds] = {}, abx[rounds] = {};
    add_row(cx, mine.width, signs.data(), [&](size_t k) { return mine.c[i * mine.width + k]; });
    add_row(abx, n, bx.data(), [&](size_t k) { return source.element(Which::a, i, k); });
    for (size_t r = 0; r < rounds; r++)
      worst.add(std::fabs(cx[r] - abx[r]), 2 * static_cast<double>(n) * epsilon * size);
  }
  return worst.told("Freivalds' check with 16 vectors");
}

}  // namespace

std::string check(size_t n, const Source& source, const Columns& mine) {
  return n > most_for_reference ? freivalds(n, source, mine) : against_reference(n, source, mine);
}

}  // namespace matmul
