// SPDX-License-Identifier: Apache-2.0
#include "core/options.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <initializer_list>
#include <iterator>
#include <string>
#include <type_traits>

#include "core/error.hpp"
#include "core/files.hpp"
#include "core/numbers.hpp"
#include "core/text.hpp"

namespace isomem {

namespace {

constexpr uint64_t kWindowUnit = uint64_t{2} << 20;

[[noreturn]] void reject(const std::string& variable, std::string_view value, const std::string& valid) {
  throw Error(variable + "='" + quoted(value) + "' is not valid: it takes " + valid);
}

[[noreturn]] void bad_size(std::string_view text, const char* variable, const char* why) {
  reject(variable, text,
         std::string("a number of bytes with an optional suffix k, m, g or t, such as 512m or 1.5g; here ") +
             why);
}

uint64_t whole_from(const std::string& variable, std::string_view text, uint64_t most) {
  const auto value = whole_number(text);
  if (!value || *value > most) reject(variable, text, "a whole number from 0 to " + std::to_string(most));
  return *value;
}

double decimal_from(const std::string& variable, std::string_view text, uint64_t most) {
  const auto value = decimal_number(text);
  if (!value || *value > static_cast<double>(most)) {
    reject(variable, text, "a number from 0 to " + std::to_string(most));
  }
  return *value;
}

// What reads a variable, one for each kind of value.

template <auto kField>
void flag(const Setting&, Options& options) {
  options.*kField = true;
}

template <auto kField, uint64_t kMost>
void number(const Setting& setting, Options& options) {
  using Value = std::remove_reference_t<decltype(options.*kField)>;
  if constexpr (std::is_integral_v<Value>) {
    options.*kField = static_cast<Value>(whole_from(setting.name, setting.text, kMost));
  } else {
    options.*kField = decimal_from(setting.name, setting.text, kMost);
  }
}

/// The number of the word, the first of several being what holds without the variable: 0.
template <auto kField>
void choice(const Setting& setting, Options& options) {
  using Value = std::remove_reference_t<decltype(options.*kField)>;
  const std::string_view words = setting.row->value;
  std::string valid;
  bool known = false;
  int number = words.find('|') == words.npos ? 1 : 0;
  any_part(words, '|', [&](std::string_view word) {
    valid.append(valid.empty() ? "" : " or ").append(word);
    if (word == setting.text) options.*kField = static_cast<Value>(number);
    known |= word == setting.text;
    ++number;
    return false;  // all of them, for the message
  });
  if (!known) reject(setting.name, setting.text, valid);
}

template <auto kField>
void size(const Setting& setting, Options& options) {
  options.*kField = parse_size(setting.text, setting.name);
}

template <auto kField>
void address(const Setting& setting, Options& options) {
  const auto value = address_number(setting.text);
  if (!value || *value == 0 || *value % kWindowUnit)
    reject(setting.name, setting.text, "an address that is a multiple of 2 MiB, such as 0x380000000000");
  options.*kField = *value;
}

/// What ISOMEM_COLL can name.
struct CollLimit {
  const char* name;
  uint64_t most;
  void (*set)(CollLimits&, uint64_t);
};
constexpr CollLimit kCollLimits[] = {
    {"counter_pes", 4096, [](CollLimits& limits, uint64_t n) { limits.counter_pes = static_cast<int>(n); }},
    {"flat_pes", 4096, [](CollLimits& limits, uint64_t n) { limits.flat_pes = static_cast<int>(n); }},
    {"pull_bytes", 1 << 30, [](CollLimits& limits, uint64_t n) { limits.pull_bytes = n; }},
    {"cores", 4096, [](CollLimits& limits, uint64_t n) { limits.cores = static_cast<uint32_t>(n); }},
};

/// "flat_pes=8".
void move_limit(const Setting& setting, std::string_view part, CollLimits& limits) {
  const size_t sign = std::min(part.find('='), part.size());
  const std::string which(part.substr(0, sign));
  const auto limit = std::find_if(std::begin(kCollLimits), std::end(kCollLimits),
                                  [&](const CollLimit& one) { return which == one.name; });
  if (limit == std::end(kCollLimits)) {
    std::string names;
    for (const CollLimit& one : kCollLimits) names.append(names.empty() ? "" : ", ").append(one.name);
    reject(setting.name, setting.text,
           text("NAME=VALUE,... with these names: %s; not '%s'", names.c_str(), which.c_str()));
  }
  const std::string_view value = part.substr(std::min(sign + 1, part.size()));
  limit->set(limits, whole_from(setting.name + (": " + which), value, limit->most));
}

/// "flat_pes=8,pull_bytes=16384": limits that are named are moved.
template <auto kField>
void coll_limits(const Setting& setting, Options& options) {
  any_part(setting.text, ',', [&](std::string_view part) {
    move_limit(setting, part, options.*kField);
    return false;
  });
}

std::string in_lower_case(std::string word) {
  std::transform(word.begin(), word.end(), word.begin(), [](unsigned char c) { return std::tolower(c); });
  return word;
}

/// As NVSHMEM has it: 0, 1, or a word.
template <auto kField>
void truth(const Setting& setting, Options& options) {
  const std::string word = in_lower_case(setting.text);
  const auto is_one_of = [&](std::initializer_list<const char*> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
  };
  const bool is_true = is_one_of({"1", "true", "yes", "on"});
  options.*kField = is_true;
  if (!is_true && !is_one_of({"0", "false", "no", "off"}))
    reject(setting.name, setting.text, "0 or 1, or true, false, yes, no, on or off");
}

/// What NVSHMEM calls what is between hosts, in letters of either case; shm: not UCX or libfabric by name.
template <auto kField>
void transport(const Setting& setting, Options& options) {
  const std::string word = in_lower_case(setting.text);
  const bool is_known =
      any_part(setting.row->value, '|', [&](std::string_view known) { return known == word; });
  if (!is_known) reject(setting.name, setting.text, "ucx, libfabric, ibrc, ibdevx, ibgda, gpunetio or none");
  options.*kField = word == "ucx" ? WireKind::ucx : word == "libfabric" ? WireKind::libfabric : WireKind::shm;
}

template <auto kField>
void word(const Setting& setting, Options& options) {
  options.*kField = setting.text;
}

/// "2", "2,cyclic".
template <auto kField>
void host_split(const Setting& setting, Options& options) {
  std::string_view text = setting.text;
  const size_t comma = std::min(text.find(','), text.size());
  const bool cyclic = text.substr(comma) == ",cyclic";
  const auto hosts = whole_number(text.substr(0, comma));
  if (!hosts || *hosts < 1 || *hosts > HostSplit::kOneEach || (comma < text.size() && !cyclic))
    reject(setting.name, text, "the number of virtual hosts, at least 1, optionally followed by ,cyclic");
  options.*kField = {static_cast<int>(*hosts), cyclic};
}

}  // namespace

HostSplit requested_split() {
  const Options options = read_options();
  const bool is_one_each = options.wire != WireKind::shm || options.disable_p2p;
  return is_one_each && options.split.hosts == 1 ? HostSplit{HostSplit::kOneEach} : options.split;
}

Options read_options() {
  Options options;
  for (const OptionRow& row : option_rows())
    if (const Setting setting = setting_of(row); setting.text) row.read(setting, options);
  return options;
}

Setting setting_of(const OptionRow& row) {
  const bool may_be_empty = std::string_view(row.value) == "any";
  for (const char* name : {row.name, row.old_name}) {
    const char* text = secure_getenv(name);  // nothing where AT_SECURE is set
    if (text && (*text || may_be_empty)) return {&row, name, text};
  }
  return {&row, row.name, nullptr};
}

uint64_t parse_size(std::string_view text, const char* variable) {
  std::string_view rest = text;
  auto number = leading_decimal(rest);
  if (!number) bad_size(text, variable, "it does not begin with a number");
  if (!rest.empty()) {
    const char suffix = static_cast<char>(std::tolower(static_cast<unsigned char>(rest.front())));
    const size_t power = std::string_view("kmgt").find(suffix);
    if (power == std::string_view::npos) bad_size(text, variable, "its suffix is unknown");
    *number *= static_cast<long double>(uint64_t{1} << 10 * (power + 1));
  }
  if (*number >= 0x1p63L) bad_size(text, variable, "it is larger than any address space");
  const auto bytes = static_cast<uint64_t>(*number);
  return bytes + (static_cast<long double>(bytes) < *number);
}

std::span<const OptionRow> option_rows() {
  static constexpr OptionRow rows[] = {
#include "core/generated/options.inc"
  };
  return rows;
}

}  // namespace isomem
