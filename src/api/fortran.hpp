// SPDX-License-Identifier: Apache-2.0
// The Fortran boundary: what dummy arguments of src/api/generated/fortran.cpp become in C++. Everything comes
// by reference; an INTEGER has 4 bytes, and CHARACTER arguments have their lengths, as size_t, behind all
// others, where the routines that only move characters leave them.
#pragma once

#include "api/checks.hpp"
#include "isomem/lock.hpp"

namespace isomem::api::fortran {

/// An element that is moved. COMMON blocks place a COMPLEX*8 at multiples of 4 bytes, so no alignment is
/// asked for.
template <size_t n>
struct Storage {
  unsigned char bytes[n];
};

/// REAL*16, which is no long double on x86-64.
#if defined(__SIZEOF_FLOAT128__)
__extension__ typedef __float128 Real16;
#else
using Real16 = long double;
#endif
static_assert(sizeof(Real16) == 16);

/// A number of elements; ends the job if it is negative.
inline size_t count(const char* routine, const char* argument, const int* value) {
  if (__builtin_expect(*value < 0, 0)) api::fail_value(routine, argument, *value, "0 or more");
  return static_cast<size_t>(*value);
}

/// A work array of default integers as the work array of longs that lies in it: shmem.fh makes it one element
/// longer than twice as many, since its address may be no multiple of 8.
inline long* work_array(int* array) {
  constexpr uintptr_t kLast = alignof(long) - 1;
  return reinterpret_cast<long*>((reinterpret_cast<uintptr_t>(array) + kLast) & ~kLast);
}

}  // namespace isomem::api::fortran
