// SPDX-License-Identifier: Apache-2.0
#include "report.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdarg>
#include <cstdio>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace apps {
namespace {

// The thread that shows progress, and what it shows.
class Display {
 public:
  void begin(bool verbose) {
    start_ = now();
    terminal_ = isatty(STDERR_FILENO) == 1;
    if (!terminal_ && !verbose) return;
    ended_ = false;
    try {
      thread_ = std::thread([this] { show_now_and_then(); });
    } catch (const std::system_error&) {
      return;  // no thread to be had: the program can do without
    }
  }
  void end() {
    if (!thread_.joinable()) return;
    {
      const std::lock_guard lock(mutex_);
      ended_ = true;
    }
    wake_.notify_one();
    thread_.join();
    clear();
  }
  void clear() {
    const std::lock_guard lock(mutex_);
    if (line_open_) std::fprintf(stderr, "\r%-70s\r", "");
    line_open_ = false;
  }
  // Returns the one before.
  const Progress* exchange(const Progress* innermost) {
    const std::lock_guard lock(mutex_);
    return std::exchange(innermost_, innermost);
  }

 private:
  void show_now_and_then() {
    std::unique_lock lock(mutex_);
    auto next = std::chrono::steady_clock::now() + std::chrono::seconds(2);
    while (!wake_.wait_until(lock, next, [this] { return ended_; })) {
      next += std::chrono::seconds(1);
      show();
    }
  }
  void show() {
    char words[64];
    std::snprintf(words, sizeof words, "outside the runs: %.0f s", now() - start_);
    const std::string text = innermost_ == nullptr ? words : innermost_->text();
    std::fprintf(stderr, "%s%s%s", terminal_ ? "\r" : "", text.c_str(), terminal_ ? "  " : "\n");
    line_open_ = terminal_;
    std::fflush(stderr);
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::thread thread_;
  const Progress* innermost_ = nullptr;
  double start_ = 0;
  bool terminal_ = false;
  bool ended_ = true;
  bool line_open_ = false;
};

// Never destroyed: an exit in the middle of a run must not wait for its thread.
Display& display() {
  static Display& one = *new Display;
  return one;
}

}  // namespace

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void begin_showing(bool verbose) { display().begin(verbose); }
void end_showing() { display().end(); }
void clear_progress() { display().clear(); }

Progress::Progress(std::string what, long total)
    : what_(std::move(what)),
      total_(total),
      start_(now()),
      outer_done_(current_part.done),
      outer_total_(current_part.total),
      outer_(display().exchange(this)) {
  current_part.reached(0, 0);
}

Progress::~Progress() {
  display().exchange(outer_);
  current_part.reached(outer_done_, outer_total_);
}

std::string Progress::text() const {
  const double part = static_cast<double>(current_part.done.load(std::memory_order_relaxed)),
               of = static_cast<double>(current_part.total.load(std::memory_order_relaxed));
  // The two may be of different parts for a moment.
  const double share = of > 0 ? std::min(1.0, part / of) : 0;
  const double percent = 100 * (static_cast<double>(done_) + share) / static_cast<double>(total_);
  char words[128];
  std::snprintf(words, sizeof words, "%s: %5.1f %%, %.0f s", what_.c_str(), percent, now() - start_);
  return words;
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
