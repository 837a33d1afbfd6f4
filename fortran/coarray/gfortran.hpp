// SPDX-License-Identifier: Apache-2.0
// What gfortran hands to a coarray library: descriptors, subscripts, chains of component references, codes.
// The layouts are the compiler's (GCC 9 and later).
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace caf {

inline constexpr int kMaxRank = 15;

/// Of a descriptor; the kind is not in it.
enum BasicType : int8_t { integer = 1, logical = 2, real = 3, complex = 4, derived = 5, character = 6 };

struct Dimension {
  ptrdiff_t stride;  // in units of the span
  ptrdiff_t lower;
  ptrdiff_t upper;

  size_t extent() const { return upper < lower ? 0 : static_cast<size_t>(upper - lower) + 1; }
};

struct Descriptor {
  char* base;  // of the first element
  size_t offset;
  size_t element_bytes;
  int version;
  int8_t rank;
  int8_t type;
  int16_t attribute;
  ptrdiff_t span;  // bytes between elements of stride 1
  Dimension dim[kMaxRank];

  /// Bytes between elements of stride 1. The compiler leaves the span of some descriptors undefined: those of
  /// components in CO_BROADCAST, which have no holes between their elements.
  ptrdiff_t step() const {
    const auto bytes = static_cast<ptrdiff_t>(element_bytes);
    return span >= bytes && span <= INT32_MAX ? span : bytes;
  }
};
inline constexpr size_t kDescriptorHead = offsetof(Descriptor, dim);

/// Those of a program have as many dimensions as their rank.
inline Descriptor copy_of(const Descriptor& array) {
  Descriptor copy{};
  std::memcpy(static_cast<void*>(&copy), &array,
              kDescriptorHead + static_cast<size_t>(array.rank) * sizeof(Dimension));
  return copy;
}

/// The subscripts of one dimension, where some dimension has a vector of them.
struct Subscripts {
  size_t n;  // of the vector; 0: a triplet
  union {
    struct {
      const void* values;
      int kind;
    } vector;
    struct {
      ptrdiff_t lower, upper, stride;
    } triplet;
  };
};

struct Reference {
  enum Kind : int { component, array, static_array };
  enum Mode : unsigned char { none, vector, full, range, single, open_end, open_start };

  Reference* next;
  int kind;
  size_t item_bytes;
  union {
    struct {
      ptrdiff_t offset;
      ptrdiff_t token_offset;  // above 0: the component is allocatable or a pointer
    } part;
    struct {
      unsigned char mode[kMaxRank];
      int static_type;
      union {
        struct {
          ptrdiff_t start, end, stride;
        } range;
        struct {
          const void* values;
          size_t n;
          int kind;
        } vector;
      } dim[kMaxRank];
    } index;
  };
};

/// How coarrays are registered.
enum Registration : int {
  static_coarray,
  allocated_coarray,
  static_lock,
  allocated_lock,
  critical_section,
  static_event,
  allocated_event,
  component_token,   // a token for an allocatable component that has no memory yet
  component_memory,  // memory for a component: by one image alone
  existing_coarray,  // another name of one, in CHANGE TEAM: nothing to do
  values_aside,      // of the library: see access.hpp
};

// Values of stat=.
inline constexpr int kStatUnlocked = 0;
inline constexpr int kStatLocked = 1;
inline constexpr int kStatLockedOtherImage = 2;
inline constexpr int kStatFailed = 6001;
inline constexpr int kStatStopped = 6000;
inline constexpr int kStatDuplicateImage = 3;
inline constexpr int kStatError = 5014;  // what libgfortran has for a failed ALLOCATE

/// The one of two that a statement reports: stopped goes before failed, so says the standard.
constexpr int worse(int a, int b) { return a == kStatStopped || b == 0 ? a : b; }

/// How co_reduce's function takes its arguments.
enum OperationFlags : int { result_by_reference = 1, hidden_length = 2, by_value = 4, by_descriptor = 8 };

}  // namespace caf
