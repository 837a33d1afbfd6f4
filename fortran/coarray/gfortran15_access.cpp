// SPDX-License-Identifier: Apache-2.0
// Access to other images as gfortran 15 and later call for it: by functions of the program (access.hpp). An
// image selector may name a team, or the number of one that was formed along with the current team.
#include <algorithm>
#include <cstdlib>

#include "access.hpp"
#include "gfortran.hpp"
#include "memory.hpp"
#include "service.hpp"
#include "team.hpp"

const bool caf::runs_functions = true;

using namespace caf;  // NOLINT: the definitions below are global C functions

namespace {

/// gfortran 16 passes a scalar object by its address' address to functions that ask whether something is
/// allocated.
constexpr bool kTakesReferences = ISOMEM_GFORTRAN >= 16;

int pe_of(const Handle& token, int image, Team* const* team, const int* number, const char* statement) {
  if (token.kind == values_aside) return static_cast<const Aside&>(token).pe;
  if (team) return team_in(team, "an image selector with TEAM=").pe_of(image, statement);
  if (number) return pe_of_sibling(image, *number, statement);
  return current_team().pe_of(image, statement);
}

/// The length that a function expects first: of the object, but where a component of it is meant, that of the
/// value.
const size_t* letters_of(const Token& token, const size_t* object, const size_t* value) {
  return token.type == character ? object : value;
}

void set_stat(int* stat, int pe) {
  if (stat) *stat = status_of(pe) == kStatFailed ? kStatFailed : 0;
}

/// The object as is_present's function takes it, where the compiler has passed no descriptor: one of an
/// allocatable array. False: there is none.
bool describe(const Token& token, Descriptor& object) {
  if (token.bounds.empty()) return false;
  object = {};
  object.base = token.memory;
  object.element_bytes = token.element_bytes;
  object.rank = static_cast<int8_t>(token.bounds.size());
  object.type = derived;
  object.span = static_cast<ptrdiff_t>(token.element_bytes);
  std::copy(token.bounds.begin(), token.bounds.end(), object.dim);
  ptrdiff_t offset = 0;
  for (const Dimension& dim : token.bounds) offset -= dim.stride * dim.lower;
  object.offset = static_cast<size_t>(offset);
  return true;
}

}  // namespace

extern "C" {

void _gfortran_caf_register_accessor(int hash, void (*function)()) { register_function(hash, function); }

void _gfortran_caf_register_accessors_finish() { serve(); }

int _gfortran_caf_get_remote_function_index(int hash) { return index_of_function(hash); }

void _gfortran_caf_get_from_remote(Handle* token, const Descriptor* object, const size_t* letters, int image,
                                   size_t bytes, void** value, size_t* value_letters, Descriptor* array,
                                   bool may_allocate, int function, void* data, size_t data_bytes, int* stat,
                                   Team** team, int* number) {
  const int pe = pe_of(*token, image, team, number, "reference");
  set_stat(stat, pe);
  Value target{array ? nullptr : *value, bytes, value_letters, array, may_allocate, nullptr};
  read({"reference", function, pe, token, object, letters, data, data_bytes}, target, {stat});
}

void _gfortran_caf_send_to_remote(Token* token, Descriptor* object, const size_t* letters, int image,
                                  size_t bytes, const void* value, const size_t* value_letters,
                                  const Descriptor* array, int function, void* data, size_t data_bytes,
                                  int* stat, Team** team, int* number) {
  const int pe = pe_of(*token, image, team, number, "assignment");
  set_stat(stat, pe);
  const Value source{const_cast<void*>(value),       bytes, const_cast<size_t*>(value_letters),
                     const_cast<Descriptor*>(array), false, nullptr};
  write({"assignment", function, pe, token, object, letters_of(*token, letters, value_letters), data,
         data_bytes},
        source, {stat});
}

// gfortran 15 passes less than it should, and gfortran 16 what is declared.
void _gfortran_caf_transfer_between_remotes(Token* to, Descriptor* to_object, size_t* to_letters,
                                            int to_image, int to_function, void* to_data,
                                            size_t to_data_bytes, Handle* from, const Descriptor* from_object,
                                            const size_t* from_letters, int from_image, int from_function,
                                            void* from_data, size_t from_data_bytes, size_t bytes,
                                            bool is_scalar, int* to_stat,
#if ISOMEM_GFORTRAN < 16
                                            Team** to_team, int* to_number, int* from_stat) {
  Team** const from_team = nullptr;
  int* const from_number = nullptr;
#else
                                            int* from_stat, Team** to_team, int* to_number, Team** from_team,
                                            int* from_number) {
#endif
  const int from_pe = pe_of(*from, from_image, from_team, from_number, "reference");
  const int to_pe = pe_of(*to, to_image, to_team, to_number, "assignment");
  set_stat(from_stat, from_pe);
  set_stat(to_stat, to_pe);
  Descriptor array{};
  size_t letters = from_letters ? *from_letters : 0;
  size_t* const value_letters = from_letters ? &letters : nullptr;
  Value value{nullptr, bytes, value_letters, is_scalar ? nullptr : &array, !is_scalar, nullptr};
  const Access source{"reference", from_function, from_pe,   from,
                      from_object, from_letters,  from_data, from_data_bytes};
  const Access target{"assignment", to_function,  to_pe,
                      to,           to_object,    letters_of(*to, to_letters, value_letters),
                      to_data,      to_data_bytes};
  if (read(source, value, {from_stat})) write(target, value, {to_stat});
  std::free(array.base);
}

int32_t _gfortran_caf_is_present_on_remote(Token* token, int image, int function, void* data,
                                           size_t data_bytes) {
  if (!token) return 0;
  const int pe = pe_of(*token, image, nullptr, nullptr, "ALLOCATED");
  Descriptor object;
  const bool has_object = describe(*token, object);
  return is_present(
      {"ALLOCATED", function, pe, token, has_object ? &object : nullptr, nullptr, data, data_bytes},
      kTakesReferences && !has_object && token->bytes == token->element_bytes);
}

}  // extern "C"
