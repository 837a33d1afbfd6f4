// SPDX-License-Identifier: Apache-2.0
// The second half of what programs of all versions of gfortran call alike: collective subroutines, inquiries
// about images, random numbers.
#include <cstdlib>
#include <cstring>

#include "collective.hpp"
#include "control.hpp"
#include "gfortran.hpp"
#include "reference.hpp"
#include "team.hpp"

using namespace caf;  // NOLINT: the definitions below are global C functions

// Of libgfortran: size, put and get of the seed of RANDOM_NUMBER.
extern "C" [[gnu::weak]] void _gfortran_random_seed_i4(int* size, Descriptor* put, Descriptor* get);

namespace {

/// Of an object with allocatable components gfortran broadcasts each component with a descriptor whose span
/// is undefined, and whose strides are those of an array without holes: so the span of such arrays is not
/// looked at. (A pointer to a component of all elements of an array looks the same, and is not possible.)
Section broadcast_section(const Descriptor& array) {
  Descriptor with_span = copy_of(array);
  ptrdiff_t stride = 1;
  bool has_holes = false;
  for (int d = 0; d < array.rank; ++d) {
    has_holes = has_holes || array.dim[d].stride != stride;
    stride *= static_cast<ptrdiff_t>(array.dim[d].extent());
  }
  if (!has_holes) with_span.span = static_cast<ptrdiff_t>(array.element_bytes);
  return whole(with_span, 1);
}

/// The kind of the elements. The compiler tells their type and bytes, and the letters of a character: behind
/// errmsg, or in its place, where it passes errmsg by value. Two kinds of REAL have 16 bytes: 16 is assumed.
int kind_of(const Descriptor& array, const char* errmsg, int letters) {
  const size_t bytes = array.element_bytes;
  if (array.type != character) return static_cast<int>(array.type == complex ? bytes / 2 : bytes);
  const auto in_place = reinterpret_cast<uintptr_t>(errmsg);
  if (in_place == bytes) return 1;
  return 4 * in_place == bytes || 4 * static_cast<size_t>(letters) == bytes ? 4 : 1;
}

/// A vector of default integers.
Descriptor vector_of(int* values, size_t n) {
  Descriptor vector{};
  vector.base = reinterpret_cast<char*>(values);
  vector.offset = static_cast<size_t>(-1);
  vector.element_bytes = sizeof(int);
  vector.rank = 1;
  vector.type = integer;
  vector.span = sizeof(int);
  vector.dim[0] = {1, 1, static_cast<ptrdiff_t>(n)};
  return vector;
}

/// The images of a team with a status, as an allocatable array of integers of `kind`.
void list_images(Descriptor* array, Status status, Team** of, const int* kind) {
  const Team& team = of ? team_in(of, "FAILED_IMAGES or STOPPED_IMAGES") : current_team();
  look_for_those_who_left();
  const int bytes = kind ? *kind : 4;
  std::vector<int64_t> images;
  for (int member = 0; member < team.size(); ++member) {
    if (status_of(team.pe(member)) == status) images.push_back(member + 1);
  }
  const auto n = static_cast<ptrdiff_t>(images.size());
  array->element_bytes = static_cast<size_t>(bytes);
  array->rank = 1;
  array->type = integer;
  array->span = bytes;
  array->offset = 0;
  array->dim[0] = {1, 0, n - 1};  // the bounds that the compiler expects of results of libraries
  array->base = static_cast<char*>(std::malloc(images.size() * static_cast<size_t>(bytes) + 1));
  char* to = array->base;
  for (int64_t image : images) {
    convert(to, {integer, bytes, static_cast<size_t>(bytes)}, reinterpret_cast<char*>(&image),
            {integer, 8, 8});
    to += bytes;
  }
}

void reduce_with(const char* name, Reduction reduction, Descriptor* a, int result_image, int* stat,
                 const char* errmsg = nullptr, int letters = 0) {
  const Section section = whole(*a, kind_of(*a, errmsg, letters));
  reduce(name, section, fold_of(reduction, section.type), result_image, {stat});
}

}  // namespace

extern "C" {

// --- collective subroutines
// -----------------------------------------------------------------------------------------

// gfortran 12 passes a variable for errmsg by value, as 12 bytes or 60, where an address should be: it is not
// written.
void _gfortran_caf_co_broadcast(Descriptor* a, int source_image, int* stat, char*, size_t) {
  broadcast(broadcast_section(*a), source_image, {stat});
}

void _gfortran_caf_co_sum(Descriptor* a, int result_image, int* stat, char*, size_t) {
  reduce_with("CO_SUM", Reduction::sum, a, result_image, stat);
}

void _gfortran_caf_co_min(Descriptor* a, int result_image, int* stat, char* errmsg, int letters, size_t) {
  reduce_with("CO_MIN", Reduction::min, a, result_image, stat, errmsg, letters);
}

void _gfortran_caf_co_max(Descriptor* a, int result_image, int* stat, char* errmsg, int letters, size_t) {
  reduce_with("CO_MAX", Reduction::max, a, result_image, stat, errmsg, letters);
}

void _gfortran_caf_co_reduce(Descriptor* a, void* function, int flags, int result_image, int* stat,
                             char* errmsg, int letters, size_t) {
  const Section section = whole(*a, kind_of(*a, errmsg, letters));
  reduce("CO_REDUCE", section, fold_of(function, flags, section.type), result_image, {stat});
}

// --- images
// ---------------------------------------------------------------------------------------------------------

void _gfortran_caf_failed_images(Descriptor* array, Team** team, int* kind) {
  list_images(array, kStatFailed, team, kind);
}
void _gfortran_caf_stopped_images(Descriptor* array, Team** team, int* kind) {
  list_images(array, kStatStopped, team, kind);
}

// 12 to 15: none is the current team.
int _gfortran_caf_team_number(Team* team) { return (team ? *team : current_team()).number(); }

// --- random numbers
// -------------------------------------------------------------------------------------------------

void _gfortran_caf_random_init(bool repeatable, bool image_distinct) {
  if (!_gfortran_random_seed_i4) end_with("RANDOM_INIT: the program has no libgfortran");
  int n = 0;
  _gfortran_random_seed_i4(&n, nullptr, nullptr);
  std::vector<int> seed(static_cast<size_t>(n));
  Descriptor vector = vector_of(seed.data(), seed.size());
  if (repeatable) {
    // mixed, so that seeds of neighbours have nothing in common
    uint64_t state = image_distinct ? static_cast<uint64_t>(current_team().me()) + 1 : 0;
    for (int& word : seed) {
      state += 0x9e3779b97f4a7c15;
      uint64_t mixed = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9;
      word = static_cast<int>((mixed ^ (mixed >> 31)) >> 16);
    }
  } else {
    _gfortran_random_seed_i4(nullptr, nullptr, nullptr);  // from the system
    _gfortran_random_seed_i4(nullptr, nullptr, &vector);
    if (!image_distinct) broadcast(whole(vector, 4), 1, {});
  }
  _gfortran_random_seed_i4(nullptr, &vector, nullptr);
}

}  // extern "C"
