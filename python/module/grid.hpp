// SPDX-License-Identifier: Apache-2.0
// The elements of two arrays, one by one.
#pragma once

#include "arguments.hpp"

namespace isomem::python {

/// A grid of elements, as shmemx_putmem_strided has it.
struct Grid {
  size_t element;
  size_t dims = 0;
  size_t extents[SHMEMX_MAX_DIMS];
  ptrdiff_t dest[SHMEMX_MAX_DIMS];
  ptrdiff_t source[SHMEMX_MAX_DIMS];
  size_t bytes = 0;

  /// Dimensions without gaps in both become part of the element.
  void join() {
    while (dims > 0 && dest[dims - 1] == source[dims - 1] &&
           dest[dims - 1] == static_cast<ptrdiff_t>(element)) {
      element *= extents[--dims];
    }
  }
};

/// The source is as large as dest, or is repeated as NumPy does it.
Grid grid_of(const char* routine, Operand dest, Operand source);

bool same_shape(Operand a, Operand b);

}  // namespace isomem::python
