// SPDX-License-Identifier: Apache-2.0
// The routines that programs of all versions of gfortran call alike, and what their arguments mean there.
// Image numbers count from 1 in the current team; 0 is this image, of locks, events and atomics.
#include <cstdio>
#include <cstring>

#include "collective.hpp"
#include "control.hpp"
#include "end.hpp"
#include "gfortran.hpp"
#include "memory.hpp"
#include "section.hpp"
#include "team.hpp"

using namespace caf;  // NOLINT: the definitions below are global C functions

namespace {

/// Where an image has failed, DEALLOCATE has a status, and the compiler then takes the coarray for allocated
/// still. The token is as far behind the descriptor as in the variable that was allocated.
void forget_address(Token** variable) {
  const Token& token = **variable;
  if (!token.descriptor) return;
  const ptrdiff_t distance =
      reinterpret_cast<char*>(token.variable) - reinterpret_cast<char*>(token.descriptor);
  reinterpret_cast<Descriptor*>(reinterpret_cast<char*>(variable) - distance)->base = nullptr;
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

// gfortran 12 to 15 pass -1, as 4 bytes, in place of a team.
int _gfortran_caf_image_status(int image, Team** team) {
  const bool is_given = team && reinterpret_cast<uintptr_t>(team) % alignof(Team*) == 0;
  const Team& members = is_given ? team_in(team, "IMAGE_STATUS") : current_team();
  const int pe = members.pe_of(image, "IMAGE_STATUS");
  look_for_those_who_left();
  return status_of(pe);
}

// --- memory
// ---------------------------------------------------------------------------------------------------------

void _gfortran_caf_register(size_t size, int type, Token** token, Descriptor* array, int* stat, char* errmsg,
                            size_t errmsg_bytes) {
  start();
  const Outcome outcome{stat, errmsg, errmsg_bytes};
  if (type == existing_coarray) return outcome.succeed();  // the compiler has set all
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
  if (!is_static) expect_sync_of_allocate(stat != nullptr);
  if (!made) return;
  made->element_bytes = array->element_bytes;
  made->type = array->type;
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
    if ((*token)->kind == static_coarray)
      end_with("MOVE_ALLOC of a component of a static coarray: this gfortran would free the coarray");
    forget_address(token);
    synchronise_team(current_team(), "DEALLOCATE",
                     outcome);  // MOVE_ALLOC to a coarray has another type than 0
  }
  release(*token);
  *token = nullptr;
}

// --- image control
// --------------------------------------------------------------------------------------------------

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

// The event is one of this image: the compiler allows no other.
void _gfortran_caf_event_query(Token* token, size_t index, int, int* count, int* stat) {
  *count = count_of_event(*token, index);
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
