// SPDX-License-Identifier: Apache-2.0
#include "core/text.hpp"

#include <limits.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <numeric>
#include <vector>

namespace isomem {

void say(const std::string& text) {
  constexpr int kPatienceMs = 1000;  // stderr that nobody reads shall not keep a job from ending
  const std::string line = "isomem: " + text + "\n";
  for (size_t done = 0; done < line.size();) {
    pollfd wait{STDERR_FILENO, POLLOUT, 0};
    ssize_t n = poll(&wait, 1, kPatienceMs);
    if (n == 0) return;
    // so much a pipe with room takes at once
    if (n > 0) n = write(STDERR_FILENO, line.data() + done, std::min<size_t>(line.size() - done, PIPE_BUF));
    if (n < 0 && errno != EINTR && errno != EAGAIN) return;
    if (n > 0) done += static_cast<size_t>(n);
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

namespace {

struct Character {
  size_t length;  // in bytes; 0: there is none
  uint32_t code;
};

/// The character at the beginning of `words`, as RFC 3629 has it: in the shortest form, no surrogate.
Character character_of(std::string_view words) {
  constexpr uint32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
  const auto first = static_cast<unsigned char>(words[0]);
  if (first < 0x80) return {1, first};
  const size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc0 || first >= 0xf8 || words.size() < length) return {0, 0};
  uint32_t code = first & (0x7fU >> length);
  for (const char byte : words.substr(1, length - 1)) {
    if ((static_cast<unsigned char>(byte) & 0xc0) != 0x80) return {0, 0};
    code = code << 6 | (static_cast<unsigned char>(byte) & 0x3f);
  }
  const bool is_surrogate = code >= 0xd800 && code < 0xe000;
  return {code < kSmallest[length] || code > 0x10ffff || is_surrogate ? 0 : length, code};
}

/// Of ASCII or the C1 set, which terminals obey as well.
bool is_control(uint32_t code) { return code < ' ' || (code >= 0x7f && code < 0xa0); }

}  // namespace

std::string quoted(std::string_view words, size_t most) {
  std::string result;
  for (size_t i = 0; i < std::min(words.size(), most);) {
    const Character c = character_of(words.substr(i));
    result += c.length == 0 || is_control(c.code) ? "?" : words.substr(i, c.length);
    i += std::max<size_t>(c.length, 1);
  }
  return words.size() > most ? result + "..." : result;
}

std::string sized(uint64_t bytes) {
  const char* const units[] = {"bytes", "KiB", "MiB", "GiB", "TiB"};
  size_t unit = 0;
  auto value = static_cast<double>(bytes);
  for (; value >= 1024 && unit + 1 < std::size(units); ++unit) value /= 1024;
  const bool whole = value >= 100 || value == static_cast<double>(static_cast<uint64_t>(value));
  return text(whole ? "%.0f %s" : "%.1f %s", value, units[unit]);
}

bool is_of_nvshmem(std::string_view routine) { return routine.substr(0, 7) == "nvshmem"; }

std::string as_named_by(std::string_view routine, std::string_view words) {
  std::string named(words);
  if (!is_of_nvshmem(routine)) return named;
  const auto put_before = [&](std::string_view beginning, const char* family) {
    for (size_t at = 0; (at = named.find(beginning, at)) != std::string::npos; at += beginning.size() + 2) {
      const char before = at ? named[at - 1] : ' ';
      const bool inside = std::isalnum(static_cast<unsigned char>(before)) || before == '_';
      if (!inside) named.insert(at, family);
    }
  };
  put_before("SHMEM", "NV");
  put_before("shmem", "nv");
  return named;
}

size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), size_t{0});
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t above = row[j];
      row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1])});
      diagonal = above;
    }
  }
  return row[b.size()];
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
