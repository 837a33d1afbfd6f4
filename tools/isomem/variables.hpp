// SPDX-License-Identifier: Apache-2.0
// The environment variables of isomem: those of the library, and the others of api/options.py.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tool {

struct Variable {
  std::string name;
  std::string value;   // how it is written
  std::string preset;  // what it means not to set it, empty where no single value does
  std::string text;
  std::optional<std::string> now;  // what it is set to
  std::string set_as;              // the name it is set under: this one or its old one
};

/// All of them, without those for the development of isomem.
std::vector<Variable> variables();

/// Whether isomem or its tests know a variable.
bool is_known(std::string_view name);

/// The known name that `name` is likely to be a misspelling of; empty if there is none.
std::string meant_by(std::string_view name);

/// The names in the environment of this process, in order.
std::vector<std::string> environment_names();

}  // namespace tool
