// SPDX-License-Identifier: Apache-2.0
#include "core/text.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <iterator>

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

std::string quoted(std::string_view words) {
  constexpr size_t kMost = 80;
  std::string result(words.substr(0, kMost));
  std::replace_if(
      result.begin(), result.end(), [](unsigned char c) { return c < ' ' || c == 0x7f; }, '?');
  return words.size() > kMost ? result + "..." : result;
}

const char* sign_of(uint32_t compare) {
  static const char* const signs[] = {"==", "!=", ">", "<=", "<", ">="};
  return compare < std::size(signs) ? signs[compare] : "?";
}

std::string decimal(uint64_t value, bool is_signed) {
  return is_signed ? std::to_string(static_cast<int64_t>(value)) : std::to_string(value);
}

std::string host_name() {
  char name[256] = "?";
  gethostname(name, sizeof(name) - 1);
  return name;
}

std::string describe_process() { return text("process %d on %s", getpid(), host_name().c_str()); }

void end_process(const std::string& message) {
  say(message);
  std::fflush(stdout);  // not all files: one of them may be locked by a thread that reads
  _exit(1);
}

}  // namespace isomem
