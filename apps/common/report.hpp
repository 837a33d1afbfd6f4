// SPDX-License-Identifier: Apache-2.0
// Time, progress and results.
#pragma once

#include <atomic>
#include <string>

namespace apps {

// Seconds since some fixed moment.
double now();

// From here on a thread shows every second, from the third on, how far the program is: Progress and Steps
// tell. On a terminal the line is rewritten; without one nothing is shown unless `verbose`.
void begin_showing(bool verbose);
// The thread is gone after this, the line too.
void end_showing();
// Makes room for other output on a terminal.
void clear_progress();

// How far a part is of what a Progress is about, such as one of its runs. Loops that are timed store here;
// the thread that shows it looks.
struct Part {
  std::atomic<long> done{0}, total{0};

  void reached(long now_done, long of) {
    total.store(of, std::memory_order_relaxed);
    done.store(now_done, std::memory_order_relaxed);
  }
};
inline Part current_part;

// for (const long step : apps::Steps(count)): 0 .. count - 1, and the current part is known to be so far.
// Costs a store a step. Not within another such loop.
class Steps {
 public:
  // These are not all steps of the part: `before` came before them, there are `all`.
  Steps(long count, long before, long all) : before_(before), end_(before + count) {
    current_part.reached(before, all);
  }
  explicit Steps(long count) : Steps(count, 0, count) {}

  struct Place {
    long before, at;

    long operator*() const { return at - before; }
    Place& operator++() {
      current_part.done.store(++at, std::memory_order_relaxed);
      return *this;
    }
    bool operator!=(const Place& other) const { return at != other.at; }
  };
  Place begin() const { return {before_, before_}; }
  Place end() const { return {before_, end_}; }

 private:
  long before_, end_;
};

// work(), `count` times, as steps of the current part, all or some of them.
template <typename Work>
void repeat(long count, const Work& work, long before, long all) {
  for ([[maybe_unused]] const long step : Steps(count, before, all)) work();
}
template <typename Work>
void repeat(long count, const Work& work) {
  repeat(count, work, 0, count);
}

// Something that takes long, of `total` parts. Of several the innermost is shown.
class Progress {
 public:
  Progress(std::string what, long total);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // So many parts are done, and nothing of the next.
  void reached(long done) {
    current_part.reached(0, 0);
    done_.store(done, std::memory_order_relaxed);
  }

  // What is shown now.
  std::string text() const;

 private:
  std::string what_;
  long total_;
  double start_;
  std::atomic<long> done_{0};
  long outer_done_, outer_total_;  // how far the part is in which this began
  const Progress* outer_;
};

// One line of results: a name, and its value printf-style.
[[gnu::format(printf, 2, 3)]] void result(const char* name, const char* format, ...);

// Whether all that was printed could be written; if not, says so. A full disk must not look like success.
bool output_is_written(const char* program);

}  // namespace apps
