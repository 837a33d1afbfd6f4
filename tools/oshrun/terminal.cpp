// SPDX-License-Identifier: Apache-2.0
#include "terminal.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "job.hpp"
#include "judge.hpp"

namespace oshrun {

namespace {

constexpr int kLastWordsMs = 1000;  // for a reader of what a job that failed has left

}  // namespace

std::string line_of(const std::string& text) { return "oshrun: " + text + "\n"; }

void say(const std::string& text) {
  Outlet err(STDERR_FILENO);
  err.write(line_of(text));
  err.flush(kLastWordsMs);
}

Screen::Screen() : out_(STDOUT_FILENO), err_(STDERR_FILENO) {}

void Screen::say(const std::string& text) { err_.write(line_of(text)); }

void Screen::add_waits(std::vector<pollfd>& waits) const {
  for (const Outlet* outlet : {&out_, &err_}) {
    if (outlet->pending()) waits.push_back({outlet->descriptor(), POLLOUT, 0});
  }
}

void Screen::pump() {
  out_.pump();
  err_.pump();
  tell_of_loss();
}

void Screen::flush() {
  out_.flush(kLastWordsMs);
  tell_of_loss();
  err_.flush(kLastWordsMs);
}

/// Of a reader that has gone PEs learn by themselves, as without --label.
void Screen::tell_of_loss() {
  if (lost_ || out_.error() == 0 || out_.error() == EPIPE) return;
  lost_ = true;
  say(std::string("cannot write to standard output: ") + std::strerror(out_.error()) +
      "; what the PEs write from here on is lost");
}

void Terminal::look(Job& job) {
  if (const auto found = abandoned(job.views())) {
    const std::string gone = job.name_of(found->gone.pe, found->gone.pid);
    return job.fail(1, words_of(*found, gone, job.doing(found->waiter.pe)));
  }
  if (job.files().size() > 1) job.relay_between_hosts();
}

void Terminal::hear_of_end(int, const std::string& why) {
  if (!why.empty() && !options_.quiet) screen_.say(why);
}

void Terminal::hear_of_all_ended(int status) {
  if (options_.verbose) screen_.say("the job has ended with status " + std::to_string(status));
}

int Terminal::close(int status) {
  screen_.flush();
  return status == 0 && screen_.has_lost() ? 1 : status;
}

}  // namespace oshrun
