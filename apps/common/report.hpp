// SPDX-License-Identifier: Apache-2.0
// Time, progress and results.
#pragma once

#include <string>

namespace apps {

// Seconds since some fixed moment.
double now();

// Shows how far a long computation is, from its third second on and then once a second. On a terminal the
// line is rewritten; without one nothing is shown unless `verbose`. Where one is shown, those made later are
// not.
class Progress {
 public:
  Progress(std::string what, double total, bool speaks, bool verbose);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void reached(double done) {
    if (shown_ && now() >= next_) show(done);
  }

  // Makes room for other output on a terminal.
  void clear();

 private:
  void show(double done);

  std::string what_;
  double total_;
  double start_;
  double next_;
  bool terminal_;
  bool shown_;
  bool line_open_ = false;
};

// One line of results: a name, and its value printf-style.
[[gnu::format(printf, 2, 3)]] void result(const char* name, const char* format, ...);

// Whether all that was printed could be written; if not, says so. A full disk must not look like success.
bool output_is_written(const char* program);

}  // namespace apps
