// SPDX-License-Identifier: Apache-2.0
#include "api/section.hpp"

#include <algorithm>

#include "api/checks.hpp"
#include "isomem/rma.hpp"
#include "runtime/mixed_engine.hpp"
#include "runtime/report.hpp"

namespace isomem::api {

namespace {

constexpr int64_t kFarthest = int64_t{1} << 62;  // no memory is that large

/// Bytes before and behind its first element's start that a section reaches on one side.
struct Reach {
  int64_t low = 0;
  int64_t high = 0;
};

[[noreturn, gnu::cold]] void fail_dim(const char* routine, const char* argument, size_t d, long long value,
                                      const std::string& valid) {
  fail_value(routine, text("%s[%zu]", argument, d).c_str(), value, valid.c_str());
}

Reach reach_of(const char* routine, const char* argument, const ptrdiff_t* strides, const Section& section) {
  Reach reach{0, static_cast<int64_t>(section.elem_size)};
  for (size_t d = 0; d < section.dims; ++d) {
    int64_t span;
    const bool fits = !__builtin_mul_overflow(section.extents[d] - 1, strides[d], &span) &&
                      span > -kFarthest && span < kFarthest;
    int64_t& end = fits && span < 0 ? reach.low : reach.high;
    if (fits) end += span;
    if (!fits || end > kFarthest || end < -kFarthest) {
      fail_dim(routine, argument, d, strides[d],
               text("a section of less than 2^62 bytes; extents[%zu] is %zu", d, section.extents[d]));
    }
  }
  return reach;
}

/// What is wrong with the description whatever the addresses are. False: nothing to move.
bool check_shape(const char* routine, const Section& section) {
  if (section.dims > kMaxDims) fail_size(routine, "dims", section.dims, "0 to SHMEMX_MAX_DIMS (15)");
  if (section.dims) {
    check_local(routine, "extents", section.extents, alignof(size_t));
    check_local(routine, "dst", section.dst, alignof(ptrdiff_t));
    check_local(routine, "sst", section.sst, alignof(ptrdiff_t));
  }
  const size_t* const end = section.extents + section.dims;
  if (section.elem_size == 0 || std::find(section.extents, end, size_t{0}) != end) return false;
  uint64_t bytes = bytes_of(routine, 1, section.elem_size, "elem_size");
  for (size_t d = 0; d < section.dims; ++d) {
    bytes = bytes_of(routine, section.extents[d], bytes, "extents");
    const bool far_enough = section.dst[d] >= static_cast<ptrdiff_t>(section.elem_size) ||
                            section.dst[d] <= -static_cast<ptrdiff_t>(section.elem_size);
    if (section.extents[d] > 1 && !far_enough) {
      fail_dim(routine, "dst", d, section.dst[d],
               text("a magnitude of at least elem_size = %zu, so that elements of dest do not overlap",
                    section.elem_size));
    }
  }
  return true;
}

/// From the first byte that the section touches on, which is what an error names.
void check_side(const Runtime& rt, const char* routine, const char* argument, const void* start,
                const Reach& reach) {
  const uintptr_t lowest = reinterpret_cast<uintptr_t>(start) + static_cast<uint64_t>(reach.low);
  check_symmetric(rt, routine, argument, reinterpret_cast<const void*>(lowest),
                  static_cast<uint64_t>(reach.high - reach.low), 1);
}

Strided shape_of(const Section& section) {
  Strided shape;  // NOLINT: what lies behind `dims` is not read
  shape.block = section.elem_size;
  shape.dims = static_cast<uint32_t>(section.dims);
  for (size_t d = 0; d < section.dims; ++d) {
    const int64_t dst = section.dst[d];
    const int64_t sst = section.sst[d];
    shape.dim[d] = {section.extents[d], section.out ? dst : sst, section.out ? sst : dst};
  }
  return shape;
}

/// Dimensions of which the next begins where the one before ends, on both sides, are one.
bool follows(const Dim& inner, const Dim& outer) {
  const auto n = static_cast<int64_t>(inner.extent);
  return outer.remote_step == inner.remote_step * n && outer.local_step == inner.local_step * n;
}

}  // namespace

void simplify(Strided& shape, bool out, int64_t& remote, int64_t& local) {
  int64_t Dim::*const written = out ? &Dim::remote_step : &Dim::local_step;
  Dim* const first = shape.dim;
  Dim* last = std::remove_if(first, first + shape.dims, [](const Dim& dim) { return dim.extent == 1; });
  for (Dim* dim = first; dim != last; ++dim) {
    if (dim->*written >= 0) continue;
    remote += dim->remote_step * static_cast<int64_t>(dim->extent - 1);
    local += dim->local_step * static_cast<int64_t>(dim->extent - 1);
    dim->remote_step = -dim->remote_step;
    dim->local_step = -dim->local_step;
  }
  std::sort(first, last, [&](const Dim& a, const Dim& b) { return a.*written < b.*written; });
  Dim* kept = first;  // end of the dimensions that stay
  for (Dim* dim = first; dim != last; ++dim) {
    const auto block = static_cast<int64_t>(shape.block);
    if (kept == first && dim->remote_step == block && dim->local_step == block) {
      shape.block *= dim->extent;
    } else if (kept != first && follows(kept[-1], *dim)) {
      kept[-1].extent *= dim->extent;
    } else {
      *kept++ = *dim;
    }
  }
  if (kept == first) *kept++ = {1, 0, 0};
  shape.dims = static_cast<uint32_t>(kept - first);
}

void move_section(const char* routine, shmem_ctx_t ctx, const Section& section, int pe, bool blocking) {
  Runtime& rt = runtime(routine, ctx, pe);
  if (!check_shape(routine, section)) return;
  const Reach at_dest = reach_of(routine, "dst", section.dst, section);
  const Reach at_source = reach_of(routine, "sst", section.sst, section);
  const bool out = section.out;
  check_side(rt, routine, out ? "dest" : "source", out ? section.dest : section.source,
             out ? at_dest : at_source);
  check_local(routine, out ? "source" : "dest", out ? section.source : section.dest, 1);
  Strided shape = shape_of(section);
  int64_t remote = 0;
  int64_t local = 0;
  simplify(shape, out, remote, local);
  char* const dest = static_cast<char*>(section.dest) + (out ? remote : local);
  const char* const source = static_cast<const char*>(section.source) + (out ? local : remote);
  if (shape.dims == 1 && shape.dim[0].extent == 1)
    check_overlap(rt, routine, {"dest", dest, shape.block}, {"source", source, shape.block}, pe == rt.me());
  const Verb verb = out ? Verb::put_strided : Verb::get_strided;
  with_local(rt, out ? source : dest, ctx_number(ctx),
             [&](auto& e) { strided(e, verb, dest, source, shape, pe, blocking); });
}

}  // namespace isomem::api
