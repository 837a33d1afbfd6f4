// SPDX-License-Identifier: Apache-2.0
// Which outcomes the specification excludes, and the table of those that were seen.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "../common/usual.hpp"
#include "../common/world.hpp"
#include "tests.hpp"

namespace litmus {

using Values = std::array<uint64_t, most_values>;

struct Test {
  Kind kind;
  std::string name;
  std::string what;  // for the table: roles, separated by |
  int roles;
  std::vector<int> reader;  // the role that reads each value
  // Whether the specification allows this outcome.
  bool (*allowed)(bool ordered, const Values& r);
};

// Ordered and without, in this order, as all litmus programs have them.
const std::vector<std::string>& ways();
// What their help says of them.
extern const char* const help_of_ways;

// Runs all instances of a test once on this PE, which may have no role. Gives what this PE's role has read in
// each, and returns the seconds of the slowest. Collective.
using Run = std::function<double(const Way& way, std::vector<Values>& read)>;

// All tests that there are PEs for, in the chosen ways; the exit status. Collective.
int run_all(const apps::Job& job, const char* program, const apps::Usual& usual, size_t instances,
            const Run& run);

}  // namespace litmus
