// SPDX-License-Identifier: Apache-2.0
// What the kernel tells in files (/proc, /sys). Without iostreams: linked into the library they would be half
// of its code, and pages of vtables and locales that every process relocates for itself.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace isomem {

/// All of a file, also of one whose size nobody knows; empty where it cannot be read.
std::string contents_of(const std::string& path);

/// Without its end of line; empty where there is none.
std::string first_line(const std::string& path);

/// What a message about a library that cannot go on ends with: advice if this process has open nearly all the
/// files that it may. Libraries say of connections without one that they were refused, or speak of errors of
/// input, and have closed some when they do.
std::string advice_on_open_files();

/// Calls f for each part of `text` up to the separator, until one says true; whether one has. What ends with
/// a separator has no empty part behind it.
template <class F>
bool any_part(std::string_view text, char separator, F&& f) {
  while (!text.empty()) {
    const size_t end = std::min(text.find(separator), text.size());
    if (f(text.substr(0, end))) return true;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return false;
}

}  // namespace isomem
