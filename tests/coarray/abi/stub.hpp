// SPDX-License-Identifier: Apache-2.0
// How the stub says what it is called with.
#pragma once

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "gfortran.hpp"

namespace stub {

using namespace caf;  // NOLINT: the interface is described there

[[gnu::format(printf, 1, 2)]] inline std::string text(const char* format, ...) {
  char line[500];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  return line;
}

inline void say(const std::string& what) { std::printf("%s\n", what.c_str()); }

inline std::string given(const void* argument) { return argument ? "given" : "none"; }

inline std::string shape(const Descriptor* array) {
  std::string line = text("{type %d, %zu bytes", array->type, array->element_bytes);
  if (array->rank > 0) line += text(", span %td", array->span);
  for (int d = 0; d < array->rank; ++d)
    line += text(", %td:%td by %td", array->dim[d].lower, array->dim[d].upper, array->dim[d].stride);
  return line + "}";
}

inline std::string subscripts(const Subscripts* all, int rank) {
  if (!all) return " no vectors";
  std::string line;
  for (int d = 0; d < rank; ++d) {
    const Subscripts& one = all[d];
    line += one.n ? text(" vector of %zu, kind %d", one.n, one.vector.kind)
                  : text(" %td:%td by %td", one.triplet.lower, one.triplet.upper, one.triplet.stride);
  }
  return line;
}

inline std::string index_of(const Reference& part, int d) {
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

inline std::string chain(const Reference* part) {
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

inline void empty(Descriptor* array) {
  array->base = static_cast<char*>(std::malloc(1));
  array->dim[0] = {1, 0, -1};
}

inline void done(int* stat) {
  if (stat) *stat = 0;
}

inline void image_control(const char* name, const int* stat, const char* errmsg, size_t errmsg_bytes) {
  say(text("%s stat %s errmsg %s", name, given(stat).c_str(),
           errmsg && errmsg_bytes ? text("of %zu", errmsg_bytes).c_str() : "none"));
}

[[noreturn]] inline void end() { std::exit(0); }

}  // namespace stub
