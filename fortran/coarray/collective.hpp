// SPDX-License-Identifier: Apache-2.0
// Collective subroutines of the current team, for arrays anywhere in memory and of any shape.
#pragma once

#include <cstddef>
#include <functional>

#include "outcome.hpp"
#include "section.hpp"

namespace caf {

/// into[i] = into[i] op from[i] for n elements.
using Fold = std::function<void(char* into, const char* from, size_t n)>;

/// What co_sum, co_min and co_max do with elements of a type; empty if they have no meaning for it.
enum class Reduction { sum, min, max };
Fold fold_of(Reduction reduction, const ElementType& type);

/// The function of a program as a fold.
Fold fold_of(void* function, int flags, const ElementType& type);

/// `result_image` 0: the result is on all images. Images are folded in their order.
void reduce(const char* name, const Section& a, const Fold& fold, int result_image, const Outcome& outcome);
void broadcast(const Section& a, int source_image, const Outcome& outcome);

}  // namespace caf
