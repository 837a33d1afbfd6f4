// SPDX-License-Identifier: Apache-2.0
// Access to other images as gfortran 12 to 14 call for it: with descriptors of sections, whose first element
// is at `offset` from the start of the coarray, in bytes, and with chains of references. Image numbers count
// from 1 in the current team.
#include <cstring>

#include "access.hpp"
#include "control.hpp"
#include "gfortran.hpp"
#include "memory.hpp"
#include "reference.hpp"
#include "section.hpp"
#include "team.hpp"

const bool caf::runs_functions = false;

using namespace caf;  // NOLINT: the definitions below are global C functions

namespace {

/// Bytes of an array without holes; 0 of one that has holes or no elements.
size_t bytes_in_one_piece(const Descriptor& array) {
  ptrdiff_t stride = array.rank == 0 || array.step() == static_cast<ptrdiff_t>(array.element_bytes) ? 1 : 0;
  for (int d = 0; d < array.rank; ++d) {
    if (array.dim[d].stride != stride) return 0;
    stride *= static_cast<ptrdiff_t>(array.dim[d].extent());
  }
  return static_cast<size_t>(stride) * array.element_bytes;
}

/// What most transfers are: one piece of memory to or from an image of this host, without conversion. 0 for
/// others.
size_t bytes_of_copy(const Descriptor& to, int to_kind, const Descriptor& from, int from_kind, int pe,
                     bool may_overlap) {
  if (to_kind != from_kind || to.type != from.type || to.element_bytes != from.element_bytes ||
      !job.is_near(pe) || (may_overlap && pe == job.me))
    return 0;
  if (to.rank == 0 && from.rank == 0) return to.element_bytes;
  const size_t bytes = bytes_in_one_piece(from);
  return bytes == bytes_in_one_piece(to) ? bytes : 0;
}

/// A word is there before memcpy would be called.
void copy_piece(void* to, const void* from, size_t bytes) {
  if (bytes == 8) {
    std::memcpy(to, from, 8);
  } else if (bytes == 4) {
    std::memcpy(to, from, 4);
  } else {
    std::memcpy(to, from, bytes);
  }
}

/// What is left of a send and a get: apart, so that pieces of memory need no room for sections.
[[gnu::noinline]] void send_sections(int pe, char* target, const Descriptor& to, int to_kind,
                                     const Subscripts* subscripts, const Descriptor& from, int from_kind,
                                     bool may_overlap) {
  Places places;
  const Section target_section = section_of(to, target, to_kind, subscripts, places);
  put(target_section, pe, section_of(from, from.base, from_kind, nullptr, places), may_overlap);
}

[[gnu::noinline]] void get_sections(int pe, char* source, const Descriptor& from, int from_kind,
                                    const Subscripts* subscripts, const Descriptor& to, int to_kind,
                                    bool may_overlap) {
  Places places;
  const Section source_section = section_of(from, source, from_kind, subscripts, places);
  get(section_of(to, to.base, to_kind, nullptr, places), source_section, pe, may_overlap);
}

/// An image that has failed keeps its memory, unless it was killed, and the memory is on another host or
/// outside its arena.
void tell_status(int pe, int* stat, bool has_private = true) {
  const bool has_none = !has_private || (job.has_far && is_lost(pe));
  if (stat) {
    *stat = status_of(pe) == kStatFailed ? kStatFailed : 0;
  } else if (has_none) {
    end_with(words("reference: image %d of the initial team has failed, and its memory is lost", pe + 1));
  }
}

void tell_missing(const Target& target, int pe, int* stat, const char* hint = "") {
  if (target.is_lost || (job.has_far && is_lost(pe))) return tell_status(pe, stat, false);
  Outcome{stat}.fail(kStatError, target.missing + hint);
}

constexpr const char* kOnlyThere = ", and only that image can allocate it";

}  // namespace

extern "C" {

// --- transfer
// -------------------------------------------------------------------------------------------------------

void _gfortran_caf_send(Token* token, size_t offset, int image, Descriptor* to, Subscripts* subscripts,
                        Descriptor* from, int to_kind, int from_kind, bool may_overlap, int* stat,
                        Team** team) {
  const int pe = team ? team_in(team, "an image selector with TEAM=").pe_of(image, "assignment")
                      : current_team().pe_of(image, "assignment");
  if (stat) *stat = status_of(pe) == kStatFailed ? kStatFailed : 0;
  char* const target = token->at(pe) + offset;
  const size_t bytes = subscripts ? 0 : bytes_of_copy(*to, to_kind, *from, from_kind, pe, may_overlap);
  if (bytes) return copy_piece(job.copy(target, pe), from->base, bytes);
  send_sections(pe, target, *to, to_kind, subscripts, *from, from_kind, may_overlap);
}

void _gfortran_caf_get(Token* token, size_t offset, int image, Descriptor* from, Subscripts* subscripts,
                       Descriptor* to, int from_kind, int to_kind, bool may_overlap, int* stat) {
  const int pe = current_team().pe_of(image, "reference");
  if (stat) *stat = status_of(pe) == kStatFailed ? kStatFailed : 0;
  char* const source = token->at(pe) + offset;
  const size_t bytes = subscripts ? 0 : bytes_of_copy(*to, to_kind, *from, from_kind, pe, may_overlap);
  if (bytes) return copy_piece(to->base, job.copy(source, pe), bytes);
  get_sections(pe, source, *from, from_kind, subscripts, *to, to_kind, may_overlap);
  if (job.has_far) tell_status(pe, stat);
}

void _gfortran_caf_sendget(Token* to_token, size_t to_offset, int to_image, Descriptor* to,
                           Subscripts* to_subscripts, Token* from_token, size_t from_offset, int from_image,
                           Descriptor* from, Subscripts* from_subscripts, int to_kind, int from_kind, bool,
                           int* stat) {
  const int to_pe = current_team().pe_of(to_image, "assignment");
  const int from_pe = current_team().pe_of(from_image, "reference");
  if (stat) *stat = status_of(to_pe) == kStatFailed || status_of(from_pe) == kStatFailed ? kStatFailed : 0;
  Places places;
  relay(section_of(*to, to_token->at(to_pe) + to_offset, to_kind, to_subscripts, places), to_pe,
        section_of(*from, from_token->at(from_pe) + from_offset, from_kind, from_subscripts, places),
        from_pe);
  if (job.has_far && is_lost(from_pe)) tell_status(from_pe, stat);
}

// --- references with components
// -------------------------------------------------------------------------------------

void _gfortran_caf_get_by_ref(Token* token, int image, Descriptor* to, Reference* chain, int to_kind,
                              int from_kind, bool may_overlap, bool may_reallocate, int* stat,
                              int from_type) {
  const int pe = current_team().pe_of(image, "reference");
  Places places;
  const Target from = follow(*token, pe, chain, from_type, from_kind, places);
  if (!from.missing.empty()) return tell_missing(from, pe, stat);
  if (may_reallocate && to->rank == from.section.rank) reshape(*to, from.section);
  tell_status(pe, stat, get(whole(*to, to_kind), from.section, pe, may_overlap));
}

// An allocatable component of another image is not given another shape: only that image can allocate it.
void _gfortran_caf_send_by_ref(Token* token, int image, Descriptor* from, Reference* chain, int to_kind,
                               int from_kind, bool may_overlap, bool may_reallocate, int* stat, int to_type) {
  const int pe = current_team().pe_of(image, "assignment");
  Places places;
  const Target to = follow(*token, pe, chain, to_type, to_kind, places);
  if (!to.missing.empty()) return tell_missing(to, pe, stat, kOnlyThere);
  const Section values = whole(*from, from_kind);
  if (may_reallocate && values.rank > 0 && values.elements() != to.section.elements()) {
    return Outcome{stat}.fail(
        kStatError,
        words("%s has %zu elements on image %d, not %zu, and only that image can allocate it anew",
              component_words(to).c_str(), to.section.elements(), image, values.elements()));
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
  if (!from.missing.empty()) return tell_missing(from, from_pe, from_stat);
  const Target to = follow(*to_token, to_pe, to_chain, to_type, to_kind, places);
  if (!to.missing.empty()) return tell_missing(to, to_pe, to_stat, kOnlyThere);
  const bool is_read = relay(to.section, to_pe, from.section, from_pe);
  if (to_stat) *to_stat = status_of(to_pe) == kStatFailed ? kStatFailed : 0;
  tell_status(from_pe, from_stat, is_read);
}

int _gfortran_caf_is_present(Token* token, int image, Reference* chain) {
  const int pe = current_team().pe_of(image, "ALLOCATED");
  Places places;
  return follow(*token, pe, chain, derived, 0, places).missing.empty();
}

}  // extern "C"
