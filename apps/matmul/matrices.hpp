// SPDX-License-Identifier: Apache-2.0
// The matrices: n x n, columns in blocks, one block of A, B and C on each PE. A block is stored by rows
// without gaps, so a row of the block is contiguous and the whole block is one piece of memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "../common/world.hpp"

namespace matmul {

enum class Which : uint64_t { a = 1, b = 2 };

// Every PE can make any element without asking another: a hash (splitmix64) of seed, matrix and place, in
// [-1, 1).
class Source {
 public:
  Source(uint64_t seed, size_t n) : seed_(seed), n_(n) {}

  double element(Which which, size_t row, size_t column) const {
    uint64_t x =
        seed_ * 0x9e3779b97f4a7c15 + static_cast<uint64_t>(which) * 0xd1342543de82ef95 + row * n_ + column;
    return 2.0 * to_unit(mixed(mixed(x))) - 1.0;
  }

  // Fills `dest` with the columns begin .. begin+width-1.
  void fill(Which which, size_t begin, size_t width, double* dest) const {
    for (size_t row = 0; row < n_; row++) {
      for (size_t column = 0; column < width; column++) {
        dest[row * width + column] = element(which, row, begin + column);
      }
    }
  }

  // A sign for Freivalds' random vector `round`.
  double sign(size_t index, size_t round) const {
    return (mixed(mixed(seed_ + 0x5851f42d4c957f2d * (round + 1)) + index) & 1) != 0 ? 1.0 : -1.0;
  }

 private:
  static uint64_t mixed(uint64_t x) {
    x += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
  }
  static double to_unit(uint64_t x) { return static_cast<double>(x >> 11) * 0x1p-53; }

  uint64_t seed_;
  size_t n_;
};

}  // namespace matmul
