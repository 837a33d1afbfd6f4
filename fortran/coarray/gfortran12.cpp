// SPDX-License-Identifier: Apache-2.0
// The routines that programs compiled by gfortran 12 to 14 call, and what their arguments mean there. Image
// numbers count from 1 in the current team; 0 is this image, of locks, events and atomics; `offset` is that
// of the first element of a section from the start of the coarray, in bytes.
#include <cstdio>
#include <cstring>
#include <utility>

#include "collective.hpp"
#include "control.hpp"
#include "end.hpp"
#include "gfortran.hpp"
#include "memory.hpp"
#include "section.hpp"
#include "team.hpp"

using namespace caf;  // NOLINT: the definitions below are global C functions

namespace {

/// The compiler calls sync_all behind each ALLOCATE with a coarray, without the STAT= of that.
bool next_sync_is_of_failed_allocate = false;

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

}  // namespace

extern "C" {

// --- start, end, images
// ---------------------------------------------------------------------------------------------

void _gfortran_caf_init(int*, char***) {
  start();
  current_team().synchronise("the start of the program");  // initial values of coarrays are there
}

void _gfortran_caf_finalize() { stop(); }

// `distance`: how many CHANGE TEAM ago.
int _gfortran_caf_this_image(int distance) { return ancestor(distance).me() + 1; }

int _gfortran_caf_num_images(int distance, int failed) {
  const Team& team = ancestor(distance);
  if (failed < 0) return team.size();
  int n = 0;
  for (int pe : team.pes()) n += (status_of(pe) == kStatFailed) == (failed != 0);
  return n;
}

[[noreturn]] void _gfortran_caf_stop_numeric(int code, bool quiet) {
  if (!quiet) std::fprintf(stderr, "STOP %d\n", code);
  stop_with(code);
}

[[noreturn]] void _gfortran_caf_stop_str(const char* text, size_t length, bool quiet) {
  if (!quiet && text) std::fprintf(stderr, "STOP %.*s\n", static_cast<int>(length), text);
  stop_with(0);
}

[[noreturn]] void _gfortran_caf_error_stop(int code, bool quiet) {
  if (!quiet) std::fprintf(stderr, "ERROR STOP %d\n", code);
  end_all(code);
}

[[noreturn]] void _gfortran_caf_error_stop_str(const char* text, size_t length, bool quiet) {
  if (!quiet) std::fprintf(stderr, "ERROR STOP %.*s\n", static_cast<int>(length), text ? text : "");
  end_all(1);
}

[[noreturn]] void _gfortran_caf_fail_image() { fail_image(); }

// The second argument is -1 and no team.
int _gfortran_caf_image_status(int image, void*) {
  const int pe = current_team().pe_of(image, "IMAGE_STATUS");
  look_for_those_who_left();
  return status_of(pe);
}

// --- memory
// ---------------------------------------------------------------------------------------------------------

void _gfortran_caf_register(size_t size, int type, Token** token, Descriptor* array, int* stat, char* errmsg,
                            size_t errmsg_bytes) {
  start();
  const Outcome outcome{stat, errmsg, errmsg_bytes};
  // An assignment that allocates a component registers a coarray; but the variable of one is not in a
  // coarray.
  if (type == allocated_coarray && job.has(token)) type = component_memory;
  if (type == component_token) {
    *token = make_component(token, array);
    outcome.succeed();
    return;
  }
  if (type == component_memory) {
    if (!is_component_without_memory(*token)) *token = make_component(token, array);
    outcome.succeed();
    if (allocate_component(**token, size)) {
      array->base = (*token)->memory;
    } else {
      outcome.fail(kStatError,
                   words("ALLOCATE: no room for a component of %zu bytes: raise SHMEM_SYMMETRIC_SIZE", size));
    }
    return;
  }
  const bool is_static =
      type == static_coarray || type == static_lock || type == static_event || type == critical_section;
  Token* made = allocate(size, static_cast<Registration>(type), token, is_static ? nullptr : array,
                         !is_static, outcome);
  if (!made) {
    next_sync_is_of_failed_allocate = stat && (*stat == kStatFailed || *stat == kStatStopped);
    return;
  }
  *token = made;
  array->base = made->memory;
}

void _gfortran_caf_deregister(Token** token, int type, int* stat, char* errmsg, size_t errmsg_bytes) {
  const Outcome outcome{stat, errmsg, errmsg_bytes};
  outcome.succeed();
  if (!is_token(*token)) return;
  const bool is_component = (*token)->kind == component_token;
  if (is_component && type != 0) return free_component(**token);
  if (!is_component) {
    if (job.has(token)) return;  // an old one of a component, and the same address as a new one of a coarray
    synchronise_team(current_team(), "DEALLOCATE",
                     outcome);  // MOVE_ALLOC to a coarray has another type than 0
  }
  release(*token);
  *token = nullptr;
}

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
  if (bytes) {
    std::memcpy(job.copy(target, pe), from->base, bytes);
    return;
  }
  Places places;
  const Section target_section = section_of(*to, target, to_kind, subscripts, places);
  put(target_section, pe, section_of(*from, from->base, from_kind, nullptr, places), may_overlap);
}

void _gfortran_caf_get(Token* token, size_t offset, int image, Descriptor* from, Subscripts* subscripts,
                       Descriptor* to, int from_kind, int to_kind, bool may_overlap, int* stat) {
  const int pe = current_team().pe_of(image, "reference");
  if (stat) *stat = status_of(pe) == kStatFailed ? kStatFailed : 0;
  char* const source = token->at(pe) + offset;
  const size_t bytes = subscripts ? 0 : bytes_of_copy(*to, to_kind, *from, from_kind, pe, may_overlap);
  if (bytes) {
    std::memcpy(to->base, job.copy(source, pe), bytes);
    return;
  }
  Places places;
  const Section source_section = section_of(*from, source, from_kind, subscripts, places);
  get(section_of(*to, to->base, to_kind, nullptr, places), source_section, pe, may_overlap);
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
}

// --- image control
// --------------------------------------------------------------------------------------------------

// gfortran 12 passes the address of a pointer to errmsg here: what follows that pointer is not ours to write.
void _gfortran_caf_sync_all(int* stat, char*, size_t) {
  start();
  note_bounds();  // ALLOCATE comes here when it has set them
  int told = 0;
  if (!stat && std::exchange(next_sync_is_of_failed_allocate, false)) stat = &told;
  synchronise_team(current_team(), "SYNC ALL", {stat});
}

void _gfortran_caf_sync_memory(int* stat, char*, size_t) {
  start();
  complete();
  if (stat) *stat = 0;
}

void _gfortran_caf_sync_images(int count, int images[], int* stat, char*, size_t) {
  start();
  synchronise_images(count, images, {stat});
}

void _gfortran_caf_lock(Token* token, size_t index, int image, int* acquired, int* stat, char* errmsg,
                        size_t errmsg_bytes) {
  lock(*token, index, image, acquired, {stat, errmsg, errmsg_bytes});
}

void _gfortran_caf_unlock(Token* token, size_t index, int image, int* stat, char* errmsg,
                          size_t errmsg_bytes) {
  unlock(*token, index, image, {stat, errmsg, errmsg_bytes});
}

void _gfortran_caf_event_post(Token* token, size_t index, int image, int* stat, char* errmsg,
                              size_t errmsg_bytes) {
  post_event(*token, index, image, {stat, errmsg, errmsg_bytes});
}

void _gfortran_caf_event_wait(Token* token, size_t index, int until, int* stat, char* errmsg,
                              size_t errmsg_bytes) {
  wait_for_event(*token, index, until, {stat, errmsg, errmsg_bytes});
}

void _gfortran_caf_event_query(Token* token, size_t index, int image, int* count, int* stat) {
  *count = count_of_event(*token, index, image);
  if (stat) *stat = 0;
}

// --- atomics
// --------------------------------------------------------------------------------------------------------

void _gfortran_caf_atomic_define(Token* token, size_t offset, int image, void* value, int* stat, int, int) {
  const int pe = pe_of_image(image, "ATOMIC_DEFINE");
  if (has_failed(pe, "ATOMIC_DEFINE", {stat})) return;
  atomic_define(atomic_word(*token, offset, pe), pe, *static_cast<int32_t*>(value));
  if (stat) *stat = 0;
}

void _gfortran_caf_atomic_ref(Token* token, size_t offset, int image, void* value, int* stat, int, int) {
  const int pe = pe_of_image(image, "ATOMIC_REF");
  if (has_failed(pe, "ATOMIC_REF", {stat})) return;
  *static_cast<int32_t*>(value) = atomic_ref(atomic_word(*token, offset, pe), pe);
  if (stat) *stat = 0;
}

void _gfortran_caf_atomic_cas(Token* token, size_t offset, int image, void* old, void* compare, void* value,
                              int* stat, int, int) {
  const int pe = pe_of_image(image, "ATOMIC_CAS");
  if (has_failed(pe, "ATOMIC_CAS", {stat})) return;
  *static_cast<int32_t*>(old) = atomic_cas(atomic_word(*token, offset, pe), pe,
                                           *static_cast<int32_t*>(compare), *static_cast<int32_t*>(value));
  if (stat) *stat = 0;
}

void _gfortran_caf_atomic_op(int op, Token* token, size_t offset, int image, void* value, void* old,
                             int* stat, int, int) {
  const int pe = pe_of_image(image, "an atomic subroutine");
  if (has_failed(pe, "an atomic subroutine", {stat})) return;
  int32_t* word = atomic_word(*token, offset, pe);
  const int32_t operand = *static_cast<int32_t*>(value);
  if (old) {
    *static_cast<int32_t*>(old) = atomic_fetch(static_cast<AtomicOperation>(op), word, pe, operand);
  } else {
    atomic(static_cast<AtomicOperation>(op), word, pe, operand);
  }
  if (stat) *stat = 0;
}

}  // extern "C"
