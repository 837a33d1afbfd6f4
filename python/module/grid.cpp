// SPDX-License-Identifier: Apache-2.0
#include "grid.hpp"

#include <algorithm>
#include <cstdlib>

namespace isomem::python {

Grid grid_of(const char* routine, Operand dest, Operand source) {
  Grid grid;
  grid.element = dest.item_bytes();
  grid.bytes = dest.bytes();
  const int missing = dest.dims() - source.dims();
  bool fits = missing >= 0;
  for (int i = 0; fits && i < dest.dims(); ++i) {
    const npy_intp extent = dest.shape()[i];
    const npy_intp given = i < missing ? 1 : source.shape()[i - missing];
    fits = given == extent || given == 1;
    if (extent == 1) continue;
    if (grid.dims == SHMEMX_MAX_DIMS)
      fail(PyExc_ValueError, "isomem.%s: argument dest, %s, has more than %d dimensions", routine,
           describe(dest).c_str(), SHMEMX_MAX_DIMS);
    grid.extents[grid.dims] = static_cast<size_t>(extent);
    grid.dest[grid.dims] = dest.strides()[i];
    grid.source[grid.dims++] = given == 1 ? 0 : source.strides()[i - missing];
  }
  if (!fits) {
    fail(PyExc_ValueError, "isomem.%s: argument source is %s, dest is %s: their shapes do not fit", routine,
         describe(source).c_str(), describe(dest).c_str());
  }
  grid.join();
  for (size_t i = 0; grid.bytes > 0 && i < grid.dims; ++i) {
    if (static_cast<size_t>(std::abs(grid.dest[i])) < grid.element)
      fail(PyExc_ValueError, "isomem.%s: argument dest, %s, has elements that lie in the same memory",
           routine, describe(dest).c_str());
  }
  return grid;
}

bool same_shape(Operand a, Operand b) {
  return a.dims() == b.dims() && std::equal(a.shape(), a.shape() + a.dims(), b.shape());
}

}  // namespace isomem::python
