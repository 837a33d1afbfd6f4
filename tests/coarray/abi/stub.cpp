// SPDX-License-Identifier: Apache-2.0
// A coarray library of one image that does little but say what gfortran passes, as the library's own header
// reads it: what abi12.txt and the like have. Where nothing is said of an argument, gfortran leaves it
// undefined or it is an address. What differs between versions is in stub_versions.cpp.
#include <algorithm>

#include "stub.hpp"

using namespace stub;  // NOLINT: the definitions below are global C functions

extern "C" {

void _gfortran_caf_init(int* argc, char*** argv) {
  say("init of " + (*argv && *argc > 0 ? given(*argv) : "nothing"));
}
void _gfortran_caf_finalize() { say("finalize"); }
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

// gfortran before version 16 passes the address of a pointer to errmsg
void _gfortran_caf_sync_all(int* stat, char* errmsg, size_t bytes) {
  if (errmsg && ISOMEM_GFORTRAN < 16) errmsg = *reinterpret_cast<char**>(errmsg);
  say("sync_all stat " + given(stat) +
      (errmsg ? text(" errmsg %.*s", static_cast<int>(std::min<size_t>(bytes, 6)), errmsg) : ""));
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

int _gfortran_caf_team_number(void* team) { return say("team_number " + given(team)), -1; }

void _gfortran_caf_random_init(bool repeatable, bool image_distinct) {
  say(text("random_init %d %d", repeatable, image_distinct));
}

}  // extern "C"
