// SPDX-License-Identifier: Apache-2.0
// The table of an application that runs in variants: a row for each, and the exit status that follows.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "usual.hpp"
#include "world.hpp"

namespace apps {

class Results {
 public:
  // `own`: the columns between those that all applications have: variant (and for machines program and pes)
  // before, check after them.
  Results(std::string program, const Job& job, const Usual& usual, std::vector<Column> own);

  // Collective. `wrong`: what this PE found wrong, or nothing; it is told on stderr and makes the row's check
  // fail.
  void row(int variant, std::vector<Cell> own, const std::string& wrong = "");

  // The exit status of the program, the same on every PE.
  int status() const { return good_ ? 0 : exit_failed; }

 private:
  std::string program_;
  Job job_;
  const Usual& usual_;
  Table table_;
  bool good_ = true;
};

// One run of a variant: its seconds, the same on every PE, and what -check found wrong on this one, or
// nothing.
struct Outcome {
  double seconds;
  std::string wrong;
};

// Runs the chosen variants in turns, then prints a row for each, whose `own` cells follow from the median of
// its seconds. Returns the exit status of the program. Collective.
int compare_variants(const std::string& program, const Job& job, const Usual& usual,
                     std::vector<Column> columns, const std::function<Outcome(int variant)>& run,
                     const std::function<std::vector<Cell>(int variant, double seconds)>& own);

// True if `mine` is on every PE. Collective.
bool everywhere(bool mine);

// The differences between a result and its reference, as Results::row tells them: how many, and the first.
class Differences {
 public:
  // `what`: of what thing, as in "element".
  explicit Differences(std::string what) : what_(std::move(what)) {}

  // Counts thing `index` if `got` is further from `expected` than `tolerance` times the larger of 1 and
  // |expected|.
  void compare(size_t index, double got, double expected, double tolerance = 0);
  std::string text() const;

 private:
  std::string what_;
  std::string first_;
  size_t count_ = 0;
};

}  // namespace apps
