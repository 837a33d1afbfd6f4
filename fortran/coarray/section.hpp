// SPDX-License-Identifier: Apache-2.0
// Sections of arrays and their way between images.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

#include "convert.hpp"
#include "gfortran.hpp"

namespace caf {

/// One dimension of a section: a stride, or the places that a vector of subscripts names.
struct Axis {
  size_t n = 1;
  ptrdiff_t stride = 0;               // bytes
  const ptrdiff_t* places = nullptr;  // bytes from the first element, or null
};

/// Part of an array: `base` is the element with all indices 0. For an array of another image it is an address
/// for SHMEM calls, or if `is_private`, of memory outside the arena, one of that image's process.
struct Section {
  char* base = nullptr;
  ElementType type{};
  int rank = 0;
  bool is_private = false;
  std::array<Axis, kMaxRank> axis;

  size_t elements() const;
  /// All elements next to each other, in order.
  bool is_contiguous() const;
  void add(size_t n, ptrdiff_t stride, const ptrdiff_t* places = nullptr);
};

/// Owns the places of vectors of subscripts.
using Places = std::vector<std::unique_ptr<ptrdiff_t[]>>;

/// `subscripts`: null, or one for each dimension. Elements of the result are at `base` + their places.
Section section_of(const Descriptor& array, char* base, int kind, const Subscripts* subscripts,
                   Places& places);

/// All of an array of this image.
Section whole(const Descriptor& array, int kind);

/// The value of an integer vector of subscripts.
ptrdiff_t subscript(const void* values, int kind, size_t i);

/// Assigns `from`, of this image, to `to` of PE `pe`, and the other way. A section with one element fills.
/// `overlap`: both may be parts of the same array. A put has no effect, and a get is false, if the memory is
/// lost with the process of a killed image, as private memory is on this host.
void put(const Section& to, int pe, const Section& from, bool overlap);
bool get(const Section& to, const Section& from, int pe, bool overlap);

/// From one image to another through this one; all is fetched before anything is written.
bool relay(const Section& to, int to_pe, const Section& from, int from_pe);

/// Between a section of this image and a buffer without holes, elements [first, first + n).
void pack(char* buffer, const Section& from, size_t first, size_t n);
void unpack(const Section& to, const char* buffer, size_t first, size_t n);

}  // namespace caf
