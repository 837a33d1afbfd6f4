// SPDX-License-Identifier: Apache-2.0
// What a strided transfer moves: blocks of bytes on a grid, each side with its own steps. The calls with one
// stride, those with sections of arrays and the wires all work on this record.
#pragma once

#include "isomem/config.hpp"

namespace isomem {

/// `extent` blocks, each so many bytes behind the one before; steps may be 0 or negative.
struct Dim {
  uint64_t extent;
  int64_t remote_step;
  int64_t local_step;
};

inline constexpr uint32_t kMaxDims = 15;  // that is how many an array has in Fortran at most

/// Blocks of `block` bytes in `dims` (at least 1) dimensions, the innermost first. No extent is 0.
struct Strided {
  uint64_t block;
  uint32_t dims;
  Dim dim[kMaxDims];
};

ISOMEM_HD Strided one_dimension(uint64_t block, const Dim& dim) {
  Strided shape;  // NOLINT: what lies behind `dims` is not read
  shape.block = block;
  shape.dims = 1;
  shape.dim[0] = dim;
  return shape;
}

/// Bytes that the blocks hold together.
ISOMEM_HD uint64_t bytes_of(const Strided& shape) {
  uint64_t bytes = shape.block;
  for (uint32_t d = 0; d < shape.dims; ++d) bytes *= shape.dim[d].extent;
  return bytes;
}

/// Gives one side the steps of blocks that lie one after the other.
ISOMEM_HD void pack(Strided& shape, int64_t Dim::*step) {
  auto bytes = static_cast<int64_t>(shape.block);
  for (uint32_t d = 0; d < shape.dims; ++d) {
    shape.dim[d].*step = bytes;
    bytes *= static_cast<int64_t>(shape.dim[d].extent);
  }
}

/// copy(dest, dest_step, source, source_step) for each row of the innermost dimension, `out` from local to
/// remote, else the other way.
template <class Copy>
ISOMEM_HD void each_row(const Strided& shape, bool out, char* remote, char* local, Copy&& copy) {
  const Dim& row = shape.dim[0];
  const uint32_t dims = shape.dims;
  uint64_t at[kMaxDims];
  for (uint32_t d = 1; d < dims; ++d) at[d] = 0;
  for (uint32_t d = 0; d < dims;) {
    out ? copy(remote, row.remote_step, local, row.local_step)
        : copy(local, row.local_step, remote, row.remote_step);
    for (d = 1; d < dims; ++d) {
      const Dim& dim = shape.dim[d];
      remote += dim.remote_step;
      local += dim.local_step;
      if (++at[d] < dim.extent) break;
      at[d] = 0;
      remote -= static_cast<int64_t>(dim.extent) * dim.remote_step;
      local -= static_cast<int64_t>(dim.extent) * dim.local_step;
    }
  }
}

}  // namespace isomem
