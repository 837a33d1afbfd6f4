// SPDX-License-Identifier: Apache-2.0
// Put and get of sections of arrays: what the caller describes, checked and brought into the simplest form.
#pragma once

#include <shmem.h>

#include "isomem/strided.hpp"

namespace isomem::api {

/// The arguments of the routines, strides and sizes in bytes. `out`: a put.
struct Section {
  void* dest;
  const void* source;
  const ptrdiff_t* dst;
  const ptrdiff_t* sst;
  size_t elem_size;
  const size_t* extents;
  size_t dims;
  bool out;
};

void move_section(const char* routine, shmem_ctx_t ctx, const Section& section, int pe, bool blocking);

/// The same blocks from other starts, in as few dimensions and as long blocks as possible, ascending on the
/// side that is written. The moves of the starts are added to `remote` and `local`. Extents are above 0.
void simplify(Strided& shape, bool out, int64_t& remote, int64_t& local);

}  // namespace isomem::api
