// SPDX-License-Identifier: Apache-2.0
#include "report.hpp"

#include <unistd.h>

#include <chrono>
#include <cstdarg>
#include <cstdio>
#include <utility>

namespace apps {
namespace {

bool one_is_shown = false;  // of several, the outermost

}  // namespace

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

Progress::Progress(std::string what, double total, bool speaks, bool verbose)
    : what_(std::move(what)),
      total_(total),
      start_(now()),
      next_(start_ + 2),
      terminal_(isatty(STDERR_FILENO) == 1),
      shown_(speaks && (terminal_ || verbose) && !one_is_shown) {
  if (shown_) one_is_shown = true;
}

Progress::~Progress() {
  clear();
  if (shown_) one_is_shown = false;
}

void Progress::clear() {
  if (line_open_) std::fprintf(stderr, "\r%-70s\r", "");
  line_open_ = false;
}

void Progress::show(double done) {
  next_ = now() + 1;
  std::fprintf(stderr, "%s%s: %3.0f %%, %.0f s%s", terminal_ ? "\r" : "", what_.c_str(), 100 * done / total_,
               now() - start_, terminal_ ? "  " : "\n");
  line_open_ = terminal_;
  std::fflush(stderr);
}

void result(const char* name, const char* format, ...) {
  std::printf("%-18s ", name);
  va_list arguments;
  va_start(arguments, format);
  std::vprintf(format, arguments);
  va_end(arguments);
  std::printf("\n");
}

bool output_is_written(const char* program) {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return true;
  std::fprintf(stderr, "%s: the results could not be written. Is the disk full?\n", program);
  return false;
}

}  // namespace apps
