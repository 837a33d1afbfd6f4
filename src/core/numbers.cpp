// SPDX-License-Identifier: Apache-2.0
#include "core/numbers.hpp"

#include <locale.h>
#include <stdlib.h>

#include <algorithm>
#include <charconv>
#include <string>

namespace isomem {

namespace {

std::optional<uint64_t> digits(std::string_view text, int base) {
  uint64_t value = 0;
  const char* end = text.data() + text.size();
  const auto parsed = std::from_chars(text.data(), end, value, base);
  if (parsed.ec != std::errc() || parsed.ptr != end) return {};
  return value;
}

/// How many digits there are from `begin` on.
size_t digits_at(std::string_view text, size_t begin) {
  return std::min(text.find_first_not_of("0123456789", begin), text.size()) - std::min(begin, text.size());
}

}  // namespace

std::optional<uint64_t> whole_number(std::string_view text) { return digits(text, 10); }

std::optional<long double> leading_decimal(std::string_view& text) {
  const size_t whole = digits_at(text, 0);
  const bool has_point = text.substr(whole, 1) == ".";
  const size_t fraction = has_point ? digits_at(text, whole + 1) : 0;
  if (whole + fraction == 0) return {};
  size_t end = whole + has_point + fraction;
  if (text.substr(end, 1) == "e" || text.substr(end, 1) == "E") {
    const size_t sign = text.substr(end + 1, 1) == "-" || text.substr(end + 1, 1) == "+";
    if (const size_t exponent = digits_at(text, end + 1 + sign)) end += 1 + sign + exponent;
  }
  const std::string number(text.substr(0, end));
  text.remove_prefix(end);
  const locale_t c = newlocale(LC_ALL_MASK, "C", nullptr);  // glibc's own object, which never fails
  const long double value = strtold_l(number.c_str(), nullptr, c);
  freelocale(c);
  return value;
}

std::optional<double> decimal_number(std::string_view text) {
  const auto value = leading_decimal(text);
  if (!value || !text.empty()) return {};
  return static_cast<double>(*value);
}

std::optional<uint64_t> address_number(std::string_view text) {
  const bool is_hexadecimal = text.substr(0, 2) == "0x" || text.substr(0, 2) == "0X";
  return is_hexadecimal ? digits(text.substr(2), 16) : digits(text, 10);
}

}  // namespace isomem
