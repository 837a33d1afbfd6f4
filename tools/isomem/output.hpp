// SPDX-License-Identifier: Apache-2.0
// What the command prints: text for people, JSON for scripts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tool {

/// Writes to standard output. Throws isomem::Error where that takes no more.
void print(const std::string& text);

/// Text as a JSON string; bytes that are not UTF-8 become U+FFFD.
std::string json(std::string_view text);
/// Values that are JSON already.
std::string json_array(const std::vector<std::string>& values);

class JsonObject {
 public:
  JsonObject& add(std::string_view key, const std::string& json_value);
  std::string text() const { return "{" + members_ + "}"; }

 private:
  std::string members_;
};

}  // namespace tool
