// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "matrices.hpp"

namespace matmul {

struct Verdict {
  bool good = false;
  std::string text;
};

// Up to this n the product is compared with one by plain loops, beyond it by Freivalds' check.
constexpr size_t most_for_reference = 512;

// Columns of C, stored by rows.
struct Columns {
  size_t begin, width;
  const double* c;
};

// Of one PE's columns, by that PE alone.
Verdict check(size_t n, const Source& source, const Columns& mine);

}  // namespace matmul
