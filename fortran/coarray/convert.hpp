// SPDX-License-Identifier: Apache-2.0
// Conversion of values between Fortran's types and kinds, as in an assignment.
#pragma once

#include <cstddef>

namespace caf {

/// Type and kind of an element and its bytes.
struct ElementType {
  int type;
  int kind;
  size_t bytes;

  bool operator==(const ElementType&) const = default;
};

/// Whether a value of type `from` can be assigned to one of type `to`.
bool can_convert(const ElementType& to, const ElementType& from);

/// One element. Characters are padded with blanks or cut off.
void convert(char* to, const ElementType& to_type, const char* from, const ElementType& from_type);

}  // namespace caf
