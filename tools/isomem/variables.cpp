// SPDX-License-Identifier: Apache-2.0
#include "variables.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "core/options.hpp"
#include "core/text.hpp"

namespace tool {

namespace {

/// A variable that the library does not read.
struct OtherRow {
  const char* name;
  const char* value;
  const char* text;
  bool for_developers;
};

constexpr OtherRow kOthers[] = {
#include "generated/variables.inc"
};

std::vector<std::string_view> known_names() {
  std::vector<std::string_view> names;
  for (const isomem::OptionRow& row : isomem::option_rows()) {
    names.emplace_back(row.name);
    if (*row.old_name) names.emplace_back(row.old_name);
  }
  for (const OtherRow& row : kOthers) names.emplace_back(row.name);
  return names;
}

}  // namespace

std::vector<Variable> variables() {
  std::vector<Variable> all;
  for (const isomem::OptionRow& row : isomem::option_rows()) {
    const isomem::Setting setting = isomem::setting_of(row);
    const auto now = setting.text ? std::optional<std::string>(setting.text) : std::nullopt;
    all.push_back({row.name, row.value, row.preset, row.text, now, setting.name});
  }
  for (const OtherRow& row : kOthers) {
    if (row.for_developers) continue;
    const char* value = std::getenv(row.name);
    const auto now = value ? std::optional<std::string>(value) : std::nullopt;
    all.push_back({row.name, row.value, "", row.text, now, row.name});
  }
  return all;
}

bool is_known(std::string_view name) {
  const std::vector<std::string_view> names = known_names();
  return name.starts_with("ISOMEM_TEST_") || std::find(names.begin(), names.end(), name) != names.end();
}

std::string meant_by(std::string_view name) {
  std::string best;
  size_t least = 3;  // changes that make it another name
  for (const std::string_view known : known_names()) {
    const size_t changes = isomem::edit_distance(known, name);
    if (changes < least) best = known, least = changes;
  }
  return best;
}

std::vector<std::string> environment_names() {
  std::vector<std::string> names;
  for (char** one = environ; one && *one; ++one) {
    if (const char* sign = std::strchr(*one, '=')) names.emplace_back(*one, static_cast<size_t>(sign - *one));
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace tool
