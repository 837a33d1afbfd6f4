// SPDX-License-Identifier: Apache-2.0
// The second half of what programs compiled by gfortran 12 to 14 call: component references, collective
// subroutines, teams, inquiries about images, random numbers.
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

Section local(Descriptor& array, int kind) {
  Places none;
  return section_of(array, array.base, kind, nullptr, none);
}

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
  return local(with_span, 1);
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

/// The images of the current team with a status, as an allocatable array of integers of `kind`.
void list_images(Descriptor* array, Status status, const int* kind) {
  const Team& team = current_team();
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

void tell_missing(const std::string& missing, int* stat) { Outcome{stat}.fail(kStatError, missing); }

void reduce_with(const char* name, Reduction reduction, Descriptor* a, int result_image, int* stat,
                 const char* errmsg = nullptr, int letters = 0) {
  const Section section = local(*a, kind_of(*a, errmsg, letters));
  reduce(name, section, fold_of(reduction, section.type), result_image, {stat});
}

}  // namespace

extern "C" {

// --- references with components
// -------------------------------------------------------------------------------------

void _gfortran_caf_get_by_ref(Token* token, int image, Descriptor* to, Reference* chain, int to_kind,
                              int from_kind, bool may_overlap, bool may_reallocate, int* stat,
                              int from_type) {
  const int pe = current_team().pe_of(image, "reference");
  Places places;
  const Target from = follow(*token, pe, chain, from_type, from_kind, places);
  if (!from.missing.empty()) return tell_missing(from.missing, stat);
  if (may_reallocate && to->rank == from.section.rank) reshape(*to, from.section);
  get(local(*to, to_kind), from.section, pe, may_overlap);
  if (stat) *stat = status_of(pe) == kStatFailed ? kStatFailed : 0;
}

// An allocatable component of another image is not given another shape: only that image can allocate it.
void _gfortran_caf_send_by_ref(Token* token, int image, Descriptor* from, Reference* chain, int to_kind,
                               int from_kind, bool may_overlap, bool may_reallocate, int* stat, int to_type) {
  const int pe = current_team().pe_of(image, "assignment");
  Places places;
  const Target to = follow(*token, pe, chain, to_type, to_kind, places);
  if (!to.missing.empty()) return tell_missing(to.missing + ", and only that image can allocate it", stat);
  const Section values = local(*from, from_kind);
  if (may_reallocate && values.rank > 0 && values.elements() != to.section.elements()) {
    return tell_missing(
        words("%s has %zu elements on image %d, not %zu, and only that image can allocate it anew",
              component_words(to).c_str(), to.section.elements(), image, values.elements()),
        stat);
  }
  put(to.section, pe, values, may_overlap);
  if (stat) *stat = status_of(pe) == kStatFailed ? kStatFailed : 0;
}

void _gfortran_caf_sendget_by_ref(Token* to_token, int to_image, Reference* to_chain, Token* from_token,
                                  int from_image, Reference* from_chain, int to_kind, int from_kind, bool,
                                  int* to_stat, int* from_stat, int to_type, int from_type) {
  const int to_pe = current_team().pe_of(to_image, "assignment");
  const int from_pe = current_team().pe_of(from_image, "reference");
  Places places;
  const Target from = follow(*from_token, from_pe, from_chain, from_type, from_kind, places);
  if (!from.missing.empty()) return tell_missing(from.missing, from_stat);
  const Target to = follow(*to_token, to_pe, to_chain, to_type, to_kind, places);
  if (!to.missing.empty()) return tell_missing(to.missing + ", and only that image can allocate it", to_stat);
  relay(to.section, to_pe, from.section, from_pe);
  if (to_stat) *to_stat = status_of(to_pe) == kStatFailed ? kStatFailed : 0;
  if (from_stat) *from_stat = status_of(from_pe) == kStatFailed ? kStatFailed : 0;
}

int _gfortran_caf_is_present(Token* token, int image, Reference* chain) {
  const int pe = current_team().pe_of(image, "ALLOCATED");
  Places places;
  return follow(*token, pe, chain, derived, 0, places).missing.empty();
}

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
  const Section section = local(*a, kind_of(*a, errmsg, letters));
  reduce("CO_REDUCE", section, fold_of(function, flags, section.type), result_image, {stat});
}

// --- teams
// ----------------------------------------------------------------------------------------------------------

void _gfortran_caf_form_team(int number, Team** team, int) {
  Status status = 0;
  *team = form_team(number, status);
}

void _gfortran_caf_change_team(Team** team, int) {
  Team& next = team_in(team, "CHANGE TEAM");
  change_team(next);
  synchronise_team(next, "CHANGE TEAM", {});
}

void _gfortran_caf_end_team(Team**) {
  synchronise_team(current_team(), "END TEAM", {});
  end_team();
}

void _gfortran_caf_sync_team(Team** team, int) {
  synchronise_team(team_in(team, "SYNC TEAM"), "SYNC TEAM", {});
}

int _gfortran_caf_team_number(Team* team) { return (team ? *team : current_team()).number(); }

// --- images
// ---------------------------------------------------------------------------------------------------------

void _gfortran_caf_failed_images(Descriptor* array, void*, int* kind) {
  list_images(array, kStatFailed, kind);
}
void _gfortran_caf_stopped_images(Descriptor* array, void*, int* kind) {
  list_images(array, kStatStopped, kind);
}

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
    if (!image_distinct) broadcast(local(vector, 4), 1, {});
  }
  _gfortran_random_seed_i4(nullptr, &vector, nullptr);
}

}  // extern "C"
