// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "matrices.hpp"

namespace matmul {

// Up to this n the product is compared with one by plain loops, beyond it by Freivalds' check.
constexpr size_t most_for_reference = 512;

// Columns of C, stored by rows.
struct Columns {
  size_t begin, width;
  const double* c;
};

// What is wrong with one PE's columns, or nothing; by that PE alone.
std::string check(size_t n, const Source& source, const Columns& mine);

}  // namespace matmul
