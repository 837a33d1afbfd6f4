// SPDX-License-Identifier: Apache-2.0
// Numbers as people write them in options, variables and host files, in one grammar: decimal digits, and
// where a fraction makes sense at most one point and an exponent. No sign in front, no space, nothing before
// or after, in every locale. Only addresses may be hexadecimal.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace isomem {

/// "8", "08"; nothing where `text` is no such number or it does not fit.
std::optional<uint64_t> whole_number(std::string_view text);

/// "8", "1.5", ".5", "2e-3".
std::optional<double> decimal_number(std::string_view text);

/// The same at the beginning of `text`, of which it removes what it has read.
std::optional<long double> leading_decimal(std::string_view& text);

/// "0x380000000000", or a whole number.
std::optional<uint64_t> address_number(std::string_view text);

}  // namespace isomem
