// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "../common/job.hpp"
#include "matrices.hpp"
#include "ring.hpp"

namespace matmul {

struct Verdict {
  bool good = false;
  std::string text;
};

// Up to this n the product is compared with one computed by PE 0 alone, beyond it by Freivalds' check.
constexpr size_t most_for_reference = 512;

// Collective; the verdict is that of PE 0.
Verdict check(size_t n, const apps::Job& job, const Source& source, const Ring& ring);

}  // namespace matmul
