// SPDX-License-Identifier: Apache-2.0
#include "output.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "core/error.hpp"
#include "core/text.hpp"

namespace tool {

namespace {

/// Bytes of the UTF-8 character that `text` begins with, 0 if it begins with none.
size_t utf8_length(std::string_view text) {
  const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  const size_t length = lead < 0x80                    ? 1
                        : lead >= 0xc2 && lead <= 0xdf ? 2
                        : (lead & 0xf0) == 0xe0        ? 3
                        : lead >= 0xf0 && lead <= 0xf4 ? 4
                                                       : 0;
  if (length == 0 || length > text.size()) return 0;
  for (size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
  }
  // longer than need be, a surrogate, or beyond the last character
  const bool wrong = (lead == 0xe0 && byte(1) < 0xa0) || (lead == 0xed && byte(1) > 0x9f) ||
                     (lead == 0xf0 && byte(1) < 0x90) || (lead == 0xf4 && byte(1) > 0x8f);
  return wrong ? 0 : length;
}

}  // namespace

void print(const std::string& text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0) return;
  throw isomem::Error(std::string("cannot write to standard output: ") + std::strerror(errno));
}

std::string json(std::string_view text) {
  std::string result = "\"";
  while (!text.empty()) {
    const size_t length = utf8_length(text);
    const char first = text.front();
    if (length == 0) {
      result += "\\ufffd";
    } else if (first == '"' || first == '\\') {
      result += {'\\', first};
    } else if (static_cast<unsigned char>(first) < ' ') {
      result += isomem::text("\\u%04x", first);
    } else {
      result += text.substr(0, length);
    }
    text.remove_prefix(std::max<size_t>(length, 1));
  }
  return result + "\"";
}

std::string json_array(const std::vector<std::string>& values) {
  std::string list;
  for (const std::string& value : values) list += (list.empty() ? "" : ", ") + value;
  return "[" + list + "]";
}

JsonObject& JsonObject::add(std::string_view key, const std::string& json_value) {
  members_ += (members_.empty() ? "" : ", ") + json(key) + ": " + json_value;
  return *this;
}

}  // namespace tool
