// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace isomem {

/// With the kernel's random numbers, which nobody can guess. Throws Error.
void fill_randomly(void* bytes, size_t n);

}  // namespace isomem
