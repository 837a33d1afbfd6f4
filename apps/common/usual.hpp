// SPDX-License-Identifier: Apache-2.0
// What every application offers in the same way: variants that run in turns, a check, a table for people or
// machines.
#pragma once

#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "options.hpp"

namespace apps {

// The options -variant, -repeat, -check, -csv and -v.
class Usual {
 public:
  // `variants`: the names of what can be compared; "all", which is added, is the default. `absent`: those
  // that this build does not have, and what is said to who asks for one.
  explicit Usual(std::vector<std::string> variants, Options::Reasons absent = {});

  void add_to(Options& options);
  // The indices of the variants to run, in their order.
  std::vector<int> chosen() const;
  // Where this problem is none for a variant: "all" is without it. False if it was asked for by its name.
  bool leave_out(int variant);
  const std::string& name(int variant) const { return words_[static_cast<size_t>(variant)]; }

  bool check = false;
  bool csv = false;
  long repeat = 3;

 private:
  bool verbose_ = false;
  std::vector<std::string> words_;
  Options::Reasons absent_;
  std::vector<int> left_out_;
  int choice_;
};

// The middle one, or the mean of the two in the middle.
double median(std::vector<double> values);

// Runs the chosen variants in turns, `usual.repeat` times each, and shows progress as that of `what`: within
// a run as far as it tells (Steps). `run` returns the seconds of one run, the same on every PE (see
// largest()). Returns the median of each chosen variant.
using TimedRun = std::function<double(int variant)>;
std::vector<double> in_turns(const Usual& usual, const std::string& what, const TimedRun& run);
inline std::vector<double> in_turns(const Usual& usual, const TimedRun& run) {
  return in_turns(usual, "runs", run);
}

// A column of a table: its name for machines, its title for people (with the unit), and how a value is
// printed.
struct Column {
  std::string key;
  std::string title;
  std::string format;  // of printf: for a double, a long or a C string, as the cells have it
};
using Cell = std::variant<double, long, std::string>;

// The last column of every table: ok, FAILED, or - where -check was not given.
inline Column check_column() { return {"check", "check", "%s"}; }
inline std::string check_cell(bool checked, bool good) { return !checked ? "-" : (good ? "ok" : "FAILED"); }

// Rows that appear as they are known: aligned under titles, or comma-separated under a line of names.
class Table {
 public:
  // Prints where `speaks`: on PE 0.
  Table(std::vector<Column> columns, bool csv, bool speaks);
  void row(const std::vector<Cell>& cells);

 private:
  void print(const std::vector<std::string>& texts) const;

  std::vector<Column> columns_;
  bool csv_;
  bool speaks_;
  bool begun_ = false;
};

}  // namespace apps
