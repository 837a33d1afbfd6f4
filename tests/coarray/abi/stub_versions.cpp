// SPDX-License-Identifier: Apache-2.0
// The part of the stub that is another one for gfortran 12 to 14, 15, and 16: ISOMEM_GFORTRAN.
#include "stub.hpp"

using namespace stub;  // NOLINT: the definitions below are global C functions

#if ISOMEM_GFORTRAN >= 15

namespace {

int functions = 0;

std::string object(const void* token, const Descriptor* array, const size_t* letters, int image) {
  return given(token) + (array ? " " + shape(array) : "") +
         (letters ? text(" of %zu letters", *letters) : "") + text(" image %d", image);
}

std::string aside(int function, const void* data, size_t bytes) {
  return text(" function %d, %zu bytes %s", function, bytes, given(data).c_str());
}

std::string selector(const int* stat, const void* team, const int* number) {
  return " stat " + given(stat) + " team " + given(team) + " number " +
         (number ? text("%d", *number) : "none");
}

}  // namespace

#endif

extern "C" {

#if ISOMEM_GFORTRAN < 15
void _gfortran_caf_send(void* token, size_t offset, int image, Descriptor* to, Subscripts* vectors,
                        Descriptor* from, int to_kind, int from_kind, bool may_overlap, int* stat,
                        void** team) {
  say(text("send to %s + %zu, image %d", given(token).c_str(), offset, image) + " " + shape(to) +
      subscripts(vectors, to->rank) + " from " + shape(from) +
      text(" kinds %d %d overlap %d stat ", to_kind, from_kind, may_overlap) + given(stat) + " team " +
      given(team));
}
void _gfortran_caf_get(void* token, size_t offset, int image, Descriptor* from, Subscripts* vectors,
                       Descriptor* to, int from_kind, int to_kind, bool may_overlap, int* stat) {
  say(text("get from %s + %zu, image %d", given(token).c_str(), offset, image) + " " + shape(from) +
      subscripts(vectors, from->rank) + " to " + shape(to) +
      text(" kinds %d %d overlap %d stat ", from_kind, to_kind, may_overlap) + given(stat));
  done(stat);
}
void _gfortran_caf_sendget(void* to_token, size_t to_offset, int to_image, Descriptor* to,
                           Subscripts* to_vectors, void* from_token, size_t from_offset, int from_image,
                           Descriptor* from, Subscripts* from_vectors, int to_kind, int from_kind,
                           bool may_overlap, int* stat) {
  say(text("sendget to %s + %zu, image %d", given(to_token).c_str(), to_offset, to_image) + " " + shape(to) +
      subscripts(to_vectors, to->rank) +
      text(" from %s + %zu, image %d", given(from_token).c_str(), from_offset, from_image) + " " +
      shape(from) + subscripts(from_vectors, from->rank) +
      text(" kinds %d %d overlap %d stat ", to_kind, from_kind, may_overlap) + given(stat));
}

void _gfortran_caf_get_by_ref(void* token, int image, Descriptor* to, Reference* parts, int to_kind,
                              int from_kind, bool may_overlap, bool may_reallocate, int* stat,
                              int from_type) {
  say("get_by_ref " + given(token) + text(" image %d", image) + chain(parts) + " to " +
      text("type %d", to->type) +
      text(" kinds %d %d overlap %d reallocate %d stat ", to_kind, from_kind, may_overlap, may_reallocate) +
      given(stat) + text(" of type %d", from_type));
  done(stat);
}
void _gfortran_caf_send_by_ref(void* token, int image, Descriptor* from, Reference* parts, int to_kind,
                               int from_kind, bool may_overlap, bool may_reallocate, int* stat, int to_type) {
  say("send_by_ref " + given(token) + text(" image %d", image) + chain(parts) + " from " + shape(from) +
      text(" kinds %d %d overlap %d reallocate %d stat ", to_kind, from_kind, may_overlap, may_reallocate) +
      given(stat) + text(" of type %d", to_type));
}
void _gfortran_caf_sendget_by_ref(void* to_token, int to_image, Reference* to_parts, void* from_token,
                                  int from_image, Reference* from_parts, int to_kind, int from_kind,
                                  bool may_overlap, int* to_stat, int* from_stat, int to_type,
                                  int from_type) {
  say("sendget_by_ref " + given(to_token) + text(" image %d", to_image) + chain(to_parts) + " from " +
      given(from_token) + text(" image %d", from_image) + chain(from_parts) +
      text(" kinds %d %d overlap %d stat ", to_kind, from_kind, may_overlap) + given(to_stat) + " " +
      given(from_stat) + text(" of types %d %d", to_type, from_type));
}
int _gfortran_caf_is_present(void* token, int image, Reference* parts) {
  return say("is_present " + given(token) + text(" image %d", image) + chain(parts)), 1;
}

#else

void _gfortran_caf_register_accessor(int, void (*function)()) {
  say("register_accessor " + given(reinterpret_cast<void*>(function)));
}
void _gfortran_caf_register_accessors_finish() { say("register_accessors_finish"); }
int _gfortran_caf_get_remote_function_index(int) { return functions++; }

void _gfortran_caf_get_from_remote(void* token, const Descriptor* from, const size_t* letters, int image,
                                   size_t bytes, void** value, size_t* value_letters, Descriptor* to,
                                   bool may_allocate, int function, void* data, size_t data_bytes, int* stat,
                                   void** team, int* number) {
  // of an array that the function allocates the bounds are undefined, and so is the number of its bytes
  const std::string target =
      to ? text("array of type %d, rank %d%s", to->type, to->rank, may_allocate ? ", allocates" : "")
         : text("%zu bytes %s", bytes, given(*value).c_str());
  say("get_from_remote " + object(token, from, letters, image) + " to " + target +
      (value_letters ? text(" of %zu letters", *value_letters) : "") + aside(function, data, data_bytes) +
      selector(stat, team, number));
  done(stat);
  if (to && may_allocate) {
    to->base = static_cast<char*>(std::malloc(1));
    for (int d = 0; d < to->rank; ++d) to->dim[d] = {1, 1, 0};
  }
}

void _gfortran_caf_send_to_remote(void* token, Descriptor* to, const size_t* letters, int image, size_t bytes,
                                  const void* value, const size_t* value_letters, const Descriptor* from,
                                  int function, void* data, size_t data_bytes, int* stat, void** team,
                                  int* number) {
  say("send_to_remote " + object(token, to, letters, image) + " from " +
      (from ? shape(from) : text("%zu bytes %s", bytes, given(value).c_str())) +
      (value_letters ? text(" of %zu letters", *value_letters) : "") + aside(function, data, data_bytes) +
      selector(stat, team, number));
  done(stat);
}

void _gfortran_caf_transfer_between_remotes(void* to_token, Descriptor* to, size_t* to_letters, int to_image,
                                            int to_function, void* to_data, size_t to_bytes, void* from_token,
                                            const Descriptor* from, const size_t* from_letters,
                                            int from_image, int from_function, void* from_data,
                                            size_t from_bytes, size_t bytes, bool is_scalar, int* to_stat,
#if ISOMEM_GFORTRAN < 16
                                            void** to_team, int* to_number, int* from_stat) {
  void** const from_team = nullptr;
  int* const from_number = nullptr;
#else
                                            int* from_stat, void** to_team, int* to_number, void** from_team,
                                            int* from_number) {
#endif
  say("transfer_between_remotes " + object(to_token, to, to_letters, to_image) +
      aside(to_function, to_data, to_bytes) + selector(to_stat, to_team, to_number) + " from " +
      object(from_token, from, from_letters, from_image) + aside(from_function, from_data, from_bytes) +
      selector(from_stat, from_team, from_number) + text(" %zu bytes, scalar %d", bytes, is_scalar));
  done(to_stat);
  done(from_stat);
}

int32_t _gfortran_caf_is_present_on_remote(void* token, int image, int function, void* data, size_t bytes) {
  say("is_present_on_remote " + object(token, nullptr, nullptr, image) + aside(function, data, bytes));
  return 1;
}

#endif

#if ISOMEM_GFORTRAN < 16

int _gfortran_caf_this_image(int distance) { return say(text("this_image %d", distance)), 1; }
int _gfortran_caf_num_images(int distance, int failed) {
  return say(text("num_images %d %d", distance, failed)), 1;
}

int _gfortran_caf_image_status(int image, void* team) {
  return say(text("image_status %d %td", image, reinterpret_cast<ptrdiff_t>(team))), 0;
}
void _gfortran_caf_form_team(int number, void** team, int) {
  say(text("form_team %d", number));
  *team = team;
}
void _gfortran_caf_change_team(void** team, int) { say("change_team " + given(*team)); }
void _gfortran_caf_end_team(void** team) { say("end_team " + given(team)); }
void _gfortran_caf_sync_team(void** team, int) { say("sync_team " + given(*team)); }

#else

int _gfortran_caf_this_image(void* team) { return say("this_image team " + given(team)), 1; }
int _gfortran_caf_num_images(void* team, int32_t* number) {
  say("num_images team " + given(team) + " number " + (number ? text("%d", *number) : "none"));
  return 1;
}
int _gfortran_caf_image_status(int image, void** team) {
  return say(text("image_status %d team ", image) + given(team)), 0;
}
void _gfortran_caf_form_team(int number, void** team, int* new_index, int* stat, char* errmsg, size_t bytes) {
  image_control(
      text("form_team %d new index %s", number, new_index ? text("%d", *new_index).c_str() : "none").c_str(),
      stat, errmsg, bytes);
  done(stat);
  *team = team;
}
void _gfortran_caf_change_team(void* team, int* stat, char* errmsg, size_t bytes) {
  image_control(("change_team " + given(team)).c_str(), stat, errmsg, bytes);
  done(stat);
}
void _gfortran_caf_end_team(int* stat, char* errmsg, size_t bytes) {
  image_control("end_team", stat, errmsg, bytes);
  done(stat);
}
void _gfortran_caf_sync_team(void* team, int* stat, char* errmsg, size_t bytes) {
  image_control(("sync_team " + given(team)).c_str(), stat, errmsg, bytes);
  done(stat);
}
void* _gfortran_caf_get_team(int32_t* level) {
  static int team;
  say("get_team " + (level ? text("%d", *level) : "none"));
  return &team;
}

#endif

}  // extern "C"
