// SPDX-License-Identifier: Apache-2.0
#include "convert.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "gfortran.hpp"

namespace caf {

namespace {

using int128 = __int128;
using real128 = __float128;

template <class T>
T load(const char* from) {
  T value;
  std::memcpy(&value, from, sizeof value);
  return value;
}

template <class T, class Value>
void store(char* to, Value value) {
  const T narrow = static_cast<T>(value);  // NOLINT(bugprone-signed-char-misuse): numbers, not characters
  std::memcpy(to, &narrow, sizeof narrow);
}

/// Calls `use` with a value of the C type of that kind.
template <class Use>
void with_integer(int kind, Use&& use) {
  switch (kind) {
    case 1:
      return use(int8_t{});
    case 2:
      return use(int16_t{});
    case 4:
      return use(int32_t{});
    case 8:
      return use(int64_t{});
    default:
      return use(int128{});
  }
}

template <class Use>
void with_real(int kind, Use&& use) {
  switch (kind) {
    case 4:
      return use(float{});
    case 8:
      return use(double{});
    case 10:
      return use(static_cast<long double>(0));
    default:
      return use(real128{});
  }
}

size_t bytes_of_part(int kind) { return kind == 10 ? sizeof(long double) : static_cast<size_t>(kind); }

/// `Wide` holds each value of the kinds it is chosen for.
template <class Wide>
struct Number {
  Wide re = 0;
  Wide im = 0;
};

template <class Wide>
Number<Wide> read_number(const char* from, const ElementType& type) {
  Number<Wide> number;
  if (type.type == integer || type.type == logical) {
    with_integer(type.kind, [&](auto sample) {
      number.re = static_cast<Wide>(load<decltype(sample)>(from));  // NOLINT(bugprone-signed-char-misuse)
    });
    return number;
  }
  with_real(type.kind, [&](auto sample) {
    using T = decltype(sample);
    number.re = static_cast<Wide>(load<T>(from));
    if (type.type == complex) number.im = static_cast<Wide>(load<T>(from + bytes_of_part(type.kind)));
  });
  return number;
}

template <class Wide>
void write_number(char* to, const ElementType& type, const Number<Wide>& number) {
  if (type.type == integer || type.type == logical)
    return with_integer(type.kind, [&](auto sample) { store<decltype(sample)>(to, number.re); });
  with_real(type.kind, [&](auto sample) {
    using T = decltype(sample);
    store<T>(to, number.re);
    if (type.type == complex) store<T>(to + bytes_of_part(type.kind), number.im);
  });
}

bool is_whole(const ElementType& type) { return type.type == integer || type.type == logical; }
bool is_number(const ElementType& type) { return type.type >= integer && type.type <= complex; }

void convert_characters(char* to, const ElementType& to_type, const char* from,
                        const ElementType& from_type) {
  const auto to_kind = static_cast<size_t>(to_type.kind);
  const auto from_kind = static_cast<size_t>(from_type.kind);
  const size_t to_length = to_type.bytes / to_kind;
  const size_t length = std::min(to_length, from_type.bytes / from_kind);
  if (to_kind == from_kind) {
    std::memcpy(to, from, length * to_kind);
  } else {
    for (size_t i = 0; i < length; ++i) {
      if (to_kind == 1) {
        const auto letter = load<uint32_t>(from + i * 4);
        to[i] = static_cast<char>(letter > 255 ? '?' : letter);
      } else {
        store<uint32_t>(to + i * 4, static_cast<unsigned char>(from[i]));
      }
    }
  }
  for (size_t i = length; i < to_length; ++i) {
    if (to_kind == 1) {
      to[i] = ' ';
    } else {
      store<uint32_t>(to + i * 4, ' ');
    }
  }
}

}  // namespace

bool can_convert(const ElementType& to, const ElementType& from) {
  if (is_number(to) && is_number(from)) return (to.type == logical) == (from.type == logical);
  return to.type == from.type && (to.type == character || to.bytes == from.bytes);
}

void convert(char* to, const ElementType& to_type, const char* from, const ElementType& from_type) {
  if (to_type.type == character) return convert_characters(to, to_type, from, from_type);
  if (!is_number(to_type)) {
    std::memcpy(to, from, to_type.bytes);
  } else if (is_whole(to_type) && is_whole(from_type)) {
    write_number(to, to_type, read_number<int128>(from, from_type));
  } else if (to_type.kind == 16 || from_type.kind == 16) {
    write_number(to, to_type, read_number<real128>(from, from_type));
  } else {
    write_number(to, to_type, read_number<long double>(from, from_type));
  }
}

}  // namespace caf
