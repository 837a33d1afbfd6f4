// SPDX-License-Identifier: Apache-2.0
// A coarray library of one image that does little but say what gfortran passes, as the library's own header
// reads it: what abi.txt has. Where nothing is said of an argument, gfortran leaves it undefined or it is an
// address.
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "gfortran.hpp"

using namespace caf;  // NOLINT: the definitions below are global C functions

namespace {

[[gnu::format(printf, 1, 2)]] std::string text(const char* format, ...) {
  char line[500];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  return line;
}

void say(const std::string& what) { std::printf("%s\n", what.c_str()); }

std::string given(const void* argument) { return argument ? "given" : "none"; }

std::string shape(const Descriptor* array) {
  std::string line = text("{type %d, %zu bytes", array->type, array->element_bytes);
  if (array->rank > 0) line += text(", span %td", array->span);
  for (int d = 0; d < array->rank; ++d)
    line += text(", %td:%td by %td", array->dim[d].lower, array->dim[d].upper, array->dim[d].stride);
  return line + "}";
}

std::string subscripts(const Subscripts* all, int rank) {
  if (!all) return " no vectors";
  std::string line;
  for (int d = 0; d < rank; ++d) {
    const Subscripts& one = all[d];
    line += one.n ? text(" vector of %zu, kind %d", one.n, one.vector.kind)
                  : text(" %td:%td by %td", one.triplet.lower, one.triplet.upper, one.triplet.stride);
  }
  return line;
}

std::string index_of(const Reference& part, int d) {
  const auto& dim = part.index.dim[d];
  switch (part.index.mode[d]) {
    case Reference::vector:
      return text(" vector of %zu, kind %d", dim.vector.n, dim.vector.kind);
    case Reference::full:
      return " all";
    case Reference::range:
      return text(" %td:%td by %td", dim.range.start, dim.range.end, dim.range.stride);
    case Reference::single:
      return text(" %td", dim.range.start);
    case Reference::open_end:
      return text(" %td: by %td", dim.range.start, dim.range.stride);
    case Reference::open_start:
      return text(" :%td by %td", dim.range.end, dim.range.stride);
    default:
      return " ?";
  }
}

std::string chain(const Reference* part) {
  std::string line;
  for (; part; part = part->next) {
    if (part->kind == Reference::component) {
      line += text(" -> at %td, token at %td, %zu bytes", part->part.offset, part->part.token_offset,
                   part->item_bytes);
      continue;
    }
    line += part->kind == Reference::array ? " -> array" : " -> static array";
    for (int d = 0; d < kMaxRank && part->index.mode[d] != Reference::none; ++d) line += index_of(*part, d);
    line += text(", %zu bytes", part->item_bytes);
  }
  return line;
}

void empty(Descriptor* array) {
  array->base = static_cast<char*>(std::malloc(1));
  array->dim[0] = {1, 0, -1};
}

void done(int* stat) {
  if (stat) *stat = 0;
}

void image_control(const char* name, const int* stat, const char* errmsg, size_t errmsg_bytes) {
  say(text("%s stat %s errmsg %s", name, given(stat).c_str(),
           errmsg && errmsg_bytes ? text("of %zu", errmsg_bytes).c_str() : "none"));
}

[[noreturn]] void end() { std::exit(0); }

}  // namespace

extern "C" {

void _gfortran_caf_init(int* argc, char*** argv) {
  say("init of " + (*argv && *argc > 0 ? given(*argv) : "nothing"));
}
void _gfortran_caf_finalize() { say("finalize"); }
int _gfortran_caf_this_image(int distance) { return say(text("this_image %d", distance)), 1; }
int _gfortran_caf_num_images(int distance, int failed) {
  return say(text("num_images %d %d", distance, failed)), 1;
}

void _gfortran_caf_stop_numeric(int code, bool quiet) {
  say(text("stop_numeric %d %d", code, quiet));
  end();
}
void _gfortran_caf_stop_str(const char* words, size_t length, bool quiet) {
  say(text("stop_str %.*s %d", static_cast<int>(length), words, quiet));
  end();
}
void _gfortran_caf_error_stop(int code, bool quiet) {
  say(text("error_stop %d %d", code, quiet));
  end();
}
void _gfortran_caf_error_stop_str(const char* words, size_t length, bool quiet) {
  say(text("error_stop_str %.*s %d", static_cast<int>(length), words, quiet));
  end();
}
void _gfortran_caf_fail_image() {
  say("fail_image");
  end();
}

int _gfortran_caf_image_status(int image, void* team) {
  return say(text("image_status %d %td", image, reinterpret_cast<ptrdiff_t>(team))), 0;
}
void _gfortran_caf_failed_images(Descriptor* array, void* team, int* kind) {
  say("failed_images team " + given(team) + " kind " + given(kind));
  empty(array);
}
void _gfortran_caf_stopped_images(Descriptor* array, void* team, int* kind) {
  say("stopped_images team " + given(team) + " kind " + given(kind));
  empty(array);
}

void _gfortran_caf_register(size_t size, int type, void** token, Descriptor* array, int* stat, char*,
                            size_t) {
  // of a token without memory the size is undefined
  const std::string bytes = type == component_token ? "-" : text("%zu", size);
  const ptrdiff_t place = reinterpret_cast<char*>(token) - reinterpret_cast<char*>(array);
  const bool is_static =
      type == static_coarray || type == static_lock || type == static_event || type == critical_section;
  const bool within = !is_static && place > 0 && place < 1000;
  say(text("register %s, type %d, token %s, stat %s", bytes.c_str(), type,
           within ? text("at %td of a descriptor of rank %d", place, array->rank).c_str() : "elsewhere",
           given(stat).c_str()));
  done(stat);
  if (type == component_token) return;
  array->base = static_cast<char*>(std::calloc(size + 1, 8));
  *token = array->base;
}
void _gfortran_caf_deregister(void** token, int type, int* stat, char*, size_t) {
  say(text("deregister %s, type %d, stat %s", given(*token).c_str(), type, given(stat).c_str()));
  done(stat);
}

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

// gfortran 12 passes the address of a pointer to errmsg
void _gfortran_caf_sync_all(int* stat, char*, size_t) {
  say("sync_all stat " + given(stat));
  done(stat);
}
void _gfortran_caf_sync_memory(int* stat, char*, size_t) {
  say("sync_memory stat " + given(stat));
  done(stat);
}
void _gfortran_caf_sync_images(int count, int images[], int* stat, char*, size_t) {
  say(text("sync_images %d, first %d, stat ", count, count > 0 ? images[0] : 0) + given(stat));
  done(stat);
}

void _gfortran_caf_lock(void* token, size_t index, int image, int* acquired, int* stat, char* errmsg,
                        size_t bytes) {
  image_control(
      text("lock %s[%zu] image %d acquired %s", given(token).c_str(), index, image, given(acquired).c_str())
          .c_str(),
      stat, errmsg, bytes);
  done(stat);
}
void _gfortran_caf_unlock(void* token, size_t index, int image, int* stat, char* errmsg, size_t bytes) {
  image_control(text("unlock %s[%zu] image %d", given(token).c_str(), index, image).c_str(), stat, errmsg,
                bytes);
  done(stat);
}
void _gfortran_caf_event_post(void* token, size_t index, int image, int* stat, char* errmsg, size_t bytes) {
  image_control(text("event_post %s[%zu] image %d", given(token).c_str(), index, image).c_str(), stat, errmsg,
                bytes);
  done(stat);
}
void _gfortran_caf_event_wait(void* token, size_t index, int until, int* stat, char* errmsg, size_t bytes) {
  image_control(text("event_wait %s[%zu] until %d", given(token).c_str(), index, until).c_str(), stat, errmsg,
                bytes);
  done(stat);
}
void _gfortran_caf_event_query(void* token, size_t index, int image, int* count, int* stat) {
  say(text("event_query %s[%zu] image %d stat %s", given(token).c_str(), index, image, given(stat).c_str()));
  *count = 0;
}

void _gfortran_caf_atomic_define(void* token, size_t offset, int image, void* value, int* stat, int type,
                                 int kind) {
  say(text("atomic_define %s + %zu image %d value %d stat %s type %d kind %d", given(token).c_str(), offset,
           image, *static_cast<int*>(value), given(stat).c_str(), type, kind));
}
void _gfortran_caf_atomic_ref(void* token, size_t offset, int image, void*, int* stat, int type, int kind) {
  say(text("atomic_ref %s + %zu image %d stat %s type %d kind %d", given(token).c_str(), offset, image,
           given(stat).c_str(), type, kind));
}
void _gfortran_caf_atomic_cas(void* token, size_t offset, int image, void*, void* compare, void* value,
                              int* stat, int type, int kind) {
  say(text("atomic_cas %s + %zu image %d compare %d value %d stat %s type %d kind %d", given(token).c_str(),
           offset, image, *static_cast<int*>(compare), *static_cast<int*>(value), given(stat).c_str(), type,
           kind));
}
void _gfortran_caf_atomic_op(int operation, void* token, size_t offset, int image, void* value, void* old,
                             int* stat, int type, int kind) {
  say(text("atomic_op %d %s + %zu image %d value %d old %s stat %s type %d kind %d", operation,
           given(token).c_str(), offset, image, *static_cast<int*>(value), given(old).c_str(),
           given(stat).c_str(), type, kind));
}

void _gfortran_caf_co_broadcast(Descriptor* a, int source, int* stat, char*, size_t) {
  // the span of components is undefined
  say(text("co_broadcast type %d rank %d, %zu bytes, from %d stat %s", a->type, a->rank, a->element_bytes,
           source, given(stat).c_str()));
}
// gfortran 12 passes errmsg itself to the collective subroutines, and no address
void _gfortran_caf_co_sum(Descriptor* a, int result, int* stat, char*, size_t) {
  say("co_sum " + shape(a) + text(" on %d stat %s", result, given(stat).c_str()));
}
void _gfortran_caf_co_min(Descriptor* a, int result, int* stat, char*, int letters, size_t) {
  say("co_min " + shape(a) + text(" on %d stat %s letters %d", result, given(stat).c_str(), letters));
}
void _gfortran_caf_co_max(Descriptor* a, int result, int* stat, char*, int letters, size_t) {
  say("co_max " + shape(a) + text(" on %d stat %s letters %d", result, given(stat).c_str(), letters));
}
void _gfortran_caf_co_reduce(Descriptor* a, void* function, int flags, int result, int* stat, char*,
                             int letters, size_t) {
  say("co_reduce " + shape(a) + " " + given(function) +
      text(" flags %d on %d stat %s letters %d", flags, result, given(stat).c_str(), letters));
}

void _gfortran_caf_form_team(int number, void** team, int) {
  say(text("form_team %d", number));
  *team = team;
}
void _gfortran_caf_change_team(void** team, int) { say("change_team " + given(*team)); }
void _gfortran_caf_end_team(void** team) { say("end_team " + given(team)); }
void _gfortran_caf_sync_team(void** team, int) { say("sync_team " + given(*team)); }
int _gfortran_caf_team_number(void* team) { return say("team_number " + given(team)), -1; }

void _gfortran_caf_random_init(bool repeatable, bool image_distinct) {
  say(text("random_init %d %d", repeatable, image_distinct));
}

}  // extern "C"
