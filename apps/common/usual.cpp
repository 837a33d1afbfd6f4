// SPDX-License-Identifier: Apache-2.0
#include "usual.hpp"

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <stdexcept>

#include "report.hpp"

namespace apps {
namespace {

constexpr int least_width = 8;

std::string text_of(const Cell& cell, const std::string& format) {
  char text[128];
  const auto into = [&](auto value) { std::snprintf(text, sizeof text, format.c_str(), value); };
  if (const auto* word = std::get_if<std::string>(&cell)) {
    into(word->c_str());
  } else if (const auto* whole = std::get_if<long>(&cell)) {
    into(*whole);
  } else {
    into(std::get<double>(cell));
  }
  return text;
}

// All digits of a number, for machines.
std::string exact(const Cell& cell) {
  if (std::holds_alternative<double>(cell)) return text_of(cell, "%.9g");
  return text_of(cell, std::holds_alternative<long>(cell) ? "%ld" : "%s");
}

}  // namespace

Usual::Usual(std::vector<std::string> variants, Options::Reasons absent)
    : words_(std::move(variants)), absent_(std::move(absent)), choice_(static_cast<int>(words_.size())) {
  words_.emplace_back("all");
}

void Usual::add_to(Options& options) {
  constexpr long most_repeats = 1000000;
  options.choice("variant", choice_, words_, "which variant runs; all: each, in turns", absent_);
  options.number("repeat", repeat, 1, most_repeats,
                 "timed runs of each variant, of which the median is shown");
  options.flag("check", check, "compare with an independent reference");
  options.flag("csv", csv, "print comma-separated values under a line of names");
  options.flag("v", verbose_, "show progress even if stderr is not a terminal");
}

std::vector<int> Usual::chosen() const {
  const int variants = static_cast<int>(words_.size()) - 1;
  if (choice_ < variants) return {choice_};
  std::vector<int> all(words_.size() - 1);
  std::iota(all.begin(), all.end(), 0);
  for (const int variant : left_out_) all.erase(std::find(all.begin(), all.end(), variant));
  return all;
}

bool Usual::leave_out(int variant) {
  if (choice_ == variant) return false;
  left_out_.push_back(variant);
  return true;
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const size_t middle = values.size() / 2;
  return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

std::vector<double> in_turns(const Usual& usual, const std::string& what, const TimedRun& run) {
  const std::vector<int> chosen = usual.chosen();
  std::vector<std::vector<double>> seconds(chosen.size());
  Progress progress(what, usual.repeat * static_cast<long>(chosen.size()));
  long done = 0;
  for (long turn = 0; turn < usual.repeat; turn++) {
    for (size_t i = 0; i < chosen.size(); i++) {
      seconds[i].push_back(run(chosen[i]));
      progress.reached(++done);
    }
  }
  std::vector<double> medians;
  medians.reserve(seconds.size());
  for (const std::vector<double>& each : seconds) medians.push_back(median(each));
  return medians;
}

Table::Table(std::vector<Column> columns, bool csv, bool speaks)
    : columns_(std::move(columns)), csv_(csv), speaks_(speaks) {}

void Table::row(const std::vector<Cell>& cells) {
  if (cells.size() != columns_.size())
    throw std::logic_error("a row has another number of cells than its table");
  if (!speaks_) return;
  std::vector<std::string> texts;
  texts.reserve(columns_.size());
  if (!begun_) {
    for (const Column& column : columns_) texts.push_back(csv_ ? column.key : column.title);
    print(texts);
    begun_ = true;
    texts.clear();
  }
  for (size_t i = 0; i < cells.size(); i++) {
    texts.push_back(csv_ ? exact(cells[i]) : text_of(cells[i], columns_[i].format));
  }
  print(texts);
}

void Table::print(const std::vector<std::string>& texts) const {
  std::string line;
  for (size_t i = 0; i < texts.size(); i++) {
    if (csv_) {
      line += (i > 0 ? "," : "") + texts[i];
      continue;
    }
    const size_t width = std::max<size_t>(columns_[i].title.size(), least_width);
    const std::string space(width - std::min(width, texts[i].size()), ' ');
    const bool left = i == 0;  // the first names the row
    line += (i > 0 ? "  " : "") + (left ? texts[i] + space : space + texts[i]);
  }
  clear_progress();
  std::printf("%s\n", line.c_str());
  std::fflush(stdout);
}

}  // namespace apps
