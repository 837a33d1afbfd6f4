// SPDX-License-Identifier: Apache-2.0
#include "core/numbers.hpp"

#include <charconv>

namespace isomem {

namespace {

std::optional<uint64_t> digits(std::string_view text, int base) {
  uint64_t value = 0;
  const char* end = text.data() + text.size();
  const auto parsed = std::from_chars(text.data(), end, value, base);
  if (parsed.ec != std::errc() || parsed.ptr != end) return {};
  return value;
}

}  // namespace

std::optional<uint64_t> whole_number(std::string_view text) { return digits(text, 10); }

std::optional<long double> leading_decimal(std::string_view& text) {
  constexpr std::string_view kFirst = "0123456789.";  // from_chars knows "-1", "inf" and "nan" as well
  if (text.empty() || kFirst.find(text.front()) == std::string_view::npos) return {};
  long double value = 0;
  const auto parsed =
      std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
  if (parsed.ec != std::errc()) return {};
  text.remove_prefix(static_cast<size_t>(parsed.ptr - text.data()));
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
