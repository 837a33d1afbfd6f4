// SPDX-License-Identifier: Apache-2.0
// All routines that wait for or test words of one type, and those that change the words.
#pragma once

#include "types.hpp"

#include <shmem.h>

#include <type_traits>

namespace test {

template <class T>
struct P2p {
  using Type = T;
  const char* name;
  void (*wait_until)(T*, int, T);
  void (*wait_all)(T*, size_t, const int*, int, T);
  size_t (*wait_any)(T*, size_t, const int*, int, T);
  size_t (*wait_some)(T*, size_t, size_t*, const int*, int, T);
  void (*wait_all_vector)(T*, size_t, const int*, int, const T*);
  size_t (*wait_any_vector)(T*, size_t, const int*, int, const T*);
  size_t (*wait_some_vector)(T*, size_t, size_t*, const int*, int, const T*);
  int (*test)(T*, int, T);
  int (*test_all)(T*, size_t, const int*, int, T);
  size_t (*test_any)(T*, size_t, const int*, int, T);
  size_t (*test_some)(T*, size_t, size_t*, const int*, int, T);
  int (*test_all_vector)(T*, size_t, const int*, int, const T*);
  size_t (*test_any_vector)(T*, size_t, const int*, int, const T*);
  size_t (*test_some_vector)(T*, size_t, size_t*, const int*, int, const T*);
  void (*set)(T*, T, int);
  void (*put)(T*, const T*, size_t, int);
};

/// The type of the words of what for_each_p2p passes on.
template <class Reference>
using TypeOf = typename std::remove_reference_t<Reference>::Type;

/// Calls `call(P2p<T>)` for every type that has the routines.
template <class F>
void for_each_p2p(F&& call) {
#define ROW(NAME, TYPE)                                                                                      \
  call(P2p<TYPE>{"shmem_" #NAME, shmem_##NAME##_wait_until, shmem_##NAME##_wait_until_all,                   \
                 shmem_##NAME##_wait_until_any, shmem_##NAME##_wait_until_some,                              \
                 shmem_##NAME##_wait_until_all_vector, shmem_##NAME##_wait_until_any_vector,                 \
                 shmem_##NAME##_wait_until_some_vector, shmem_##NAME##_test, shmem_##NAME##_test_all,        \
                 shmem_##NAME##_test_any, shmem_##NAME##_test_some, shmem_##NAME##_test_all_vector,          \
                 shmem_##NAME##_test_any_vector, shmem_##NAME##_test_some_vector, shmem_##NAME##_atomic_set, \
                 shmem_##NAME##_put});
  TEST_AMO_TYPES(ROW)
#undef ROW
}

}  // namespace test
