// SPDX-License-Identifier: Apache-2.0
#include "results.hpp"

#include <cmath>
#include <cstdio>
#include <map>

namespace apps {
namespace {

std::vector<Column> all_columns(const Usual& usual, std::vector<Column> own) {
  own.insert(own.begin(), {"variant", "variant   ", "%s"});
  if (usual.csv) own.insert(own.begin(), {{"program", "", "%s"}, {"pes", "", "%ld"}});
  own.push_back(check_column());
  return own;
}

}  // namespace

Results::Results(std::string program, const Job& job, const Usual& usual, std::vector<Column> own)
    : program_(std::move(program)),
      job_(job),
      usual_(usual),
      table_(all_columns(usual, std::move(own)), usual.csv, job.first()) {}

void Results::row(int variant, std::vector<Cell> own, const std::string& wrong) {
  if (!wrong.empty()) {
    std::fprintf(stderr, "%s, %s, PE %d of %d: %s\n", program_.c_str(), usual_.name(variant).c_str(), job_.me,
                 job_.pes, wrong.c_str());
  }
  const bool good = everywhere(wrong.empty());
  good_ = good_ && good;
  own.insert(own.begin(), usual_.name(variant));
  if (usual_.csv) own.insert(own.begin(), {Cell(program_), Cell(static_cast<long>(job_.pes))});
  own.emplace_back(check_cell(usual_.check, good));
  table_.row(own);
}

int compare_variants(const std::string& program, const Job& job, const Usual& usual,
                     std::vector<Column> columns, const std::function<Outcome(int variant)>& run,
                     const std::function<std::vector<Cell>(int variant, double seconds)>& own) {
  std::map<int, std::string> wrong;
  const std::vector<double> seconds = in_turns(usual, [&](int variant) {
    const Outcome outcome = run(variant);
    if (wrong[variant].empty()) wrong[variant] = outcome.wrong;
    return outcome.seconds;
  });
  const std::vector<int> variants = usual.chosen();
  Results results(program, job, usual, std::move(columns));
  for (size_t i = 0; i < variants.size(); i++)
    results.row(variants[i], own(variants[i], seconds[i]), wrong[variants[i]]);
  return results.status();
}

bool everywhere(bool mine) { return largest(mine ? 0 : 1) == 0; }

void Differences::compare(size_t index, double got, double expected, double tolerance) {
  const double allowed = tolerance * std::fmax(1.0, std::fabs(expected));
  if (std::fabs(got - expected) <= allowed) return;  // not so for a NaN
  if (count_++ == 0) {
    char text[160];
    std::snprintf(text, sizeof text, "first %s %zu: %.17g instead of %.17g", what_.c_str(), index, got,
                  expected);
    first_ = text;
  }
}

std::string Differences::text() const {
  return count_ == 0 ? "" : std::to_string(count_) + " of " + what_ + " differ from the reference, " + first_;
}

}  // namespace apps
