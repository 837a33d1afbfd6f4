// SPDX-License-Identifier: Apache-2.0
#include "report.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <iterator>

#include "runtime.hpp"

namespace isomem {

void say(const std::string& text) {
  const std::string line = "isomem: " + text + "\n";
  size_t done = 0;
  while (done < line.size()) {
    const ssize_t n = write(STDERR_FILENO, line.data() + done, line.size() - done);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return;
    done += static_cast<size_t>(n);
  }
}

std::string text(const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  char* line = nullptr;
  const int n = vasprintf(&line, format, arguments);
  va_end(arguments);
  std::string result = n < 0 ? format : line;
  if (n >= 0) std::free(line);
  return result;
}

std::string name_of(Runtime& runtime, int pe) {
  return text("PE %d of %d (pid %d on %s)", pe, runtime.n_pes(), runtime.entry(pe).pid.load(),
              runtime.host().c_str());
}

std::string describe_process() {
  char host[256] = "?";
  gethostname(host, sizeof(host) - 1);
  return text("process %d on %s", getpid(), host);
}

const char* name_of(Verb verb) {
  switch (verb) {
    case Verb::put:
      return "a put";
    case Verb::get:
      return "a get";
    case Verb::put_signal:
      return "a put with signal";
    case Verb::amo:
      return "an atomic";
    case Verb::amo_fetch:
      return "a fetching atomic";
    case Verb::put_strided:
      return "a strided put";
    case Verb::get_strided:
      return "a strided get";
  }
  return "an operation";
}

const char* sign_of(uint32_t compare) {
  static const char* const signs[] = {"==", "!=", ">", "<=", "<", ">="};
  return compare < std::size(signs) ? signs[compare] : "?";
}

std::string decimal(uint64_t value, bool is_signed) {
  return is_signed ? std::to_string(static_cast<int64_t>(value)) : std::to_string(value);
}

void record_end(Runtime& runtime, EndCause cause, int status) {
  runtime.board().header.exit.set(cause, status);
  runtime.board().header.abort.store(1);
}

void end_job(Runtime& runtime, EndCause cause, int status, const std::string& message) {
  say(message);
  record_end(runtime, cause, status);
  std::fflush(stdout);  // not all files: one of them may be locked by a thread that reads
  _exit(status);
}

void end_process(const std::string& message) {
  say(message);
  std::fflush(stdout);  // not all files: one of them may be locked by a thread that reads
  _exit(1);
}

}  // namespace isomem
