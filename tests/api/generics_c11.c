// SPDX-License-Identifier: Apache-2.0
// Calls every C11 generic name over every type, with and without a context, and checks what it did.
// generics_cxx.cpp compiles this file again as C++, where the names are overloads. Each PE works on its right
// neighbour. A name that chose a function of another type is an error of the compiler: the arguments have the
// wrong pointer type.
#include <shmemx.h>
#include <stdio.h>
#include <string.h>

#ifdef __cplusplus
#include <type_traits>
#define CHECK_TYPE(T, call) static_assert(std::is_same<decltype(call), T>::value, "type of " #call)
#else
#define CHECK_TYPE(T, call) _Static_assert(_Generic((call), T : 1, default : 0), "type of " #call)
#endif

struct Test {
  const char* name;
  void (*run)(void);
  int types;
};

static int me, n, left, right;
static void *dest_area, *source_area, *signal_area;
static size_t area_bytes;
static const char *routine, *type;

#define CHECK(condition) check((condition), #condition, __FILE__, __LINE__)
static void check(int holds, const char* condition, const char* file, int line) {
  if (holds) return;
  fprintf(stderr, "%s:%d: PE %d of %d, %s over %s: not true: %s\n", file, line, me, n, routine, type,
          condition);
  shmem_global_exit(1);
}

// Values that every type holds, even signed char.
#define VAL(T, pe, i) ((T)(((pe)*7 + (i)*3) % 100 + 1))
#define CTX SHMEM_CTX_DEFAULT
#define WORLD SHMEM_TEAM_WORLD
#define NO_STATUS ((const int*)0)

static void clear_areas(void) {
  memset(dest_area, 0, area_bytes);
  memset(source_area, 0, area_bytes);
  memset(signal_area, 0, area_bytes);
}

// A case: `dest` and `source` are symmetric arrays of T; source[i] is VAL(T, me, i), dest is 0 or as INIT
// sets it.
#define BEGIN(T, N)                             \
  {                                             \
    T* dest = (T*)dest_area;                    \
    T* source = (T*)source_area;                \
    uint64_t* signals = (uint64_t*)signal_area; \
    type = #T;                                  \
    clear_areas();                              \
    for (int i = 0; i < N; ++i) source[i] = VAL(T, me, i);
#define INIT(T, value) \
  for (int i = 0; i < 8; ++i) dest[i] = (T)(value);
#define READY() shmem_barrier_all();
#define END            \
  shmem_barrier_all(); \
  (void)dest;          \
  (void)source;        \
  (void)signals;       \
  }

// --- put and get ---
// Two blocks of 4: element i of PE `from` comes to place `to`.
#define MOVES(T, name, from, to)                                  \
  BEGIN(T, 8)                                                     \
  READY()                                                         \
  name(dest, source, 4, right);                                   \
  name(CTX, dest + 4, source + 4, 4, right);                      \
  shmem_barrier_all();                                            \
  for (int i = 0; i < 8; ++i) CHECK(dest[to] == VAL(T, from, i)); \
  END
#define CASE_put(T, N) MOVES(T, shmem_put, left, i)
#define CASE_get(T, N) MOVES(T, shmem_get, right, i)
#define CASE_put_nbi(T, N) MOVES(T, shmem_put_nbi, left, i)
#define CASE_get_nbi(T, N) MOVES(T, shmem_get_nbi, right, i)
#define CASE_put_release(T, N) MOVES(T, shmemx_put_release, left, i)

#define SINGLE_PUTS(T, name)                                     \
  BEGIN(T, 8)                                                    \
  READY()                                                        \
  name(&dest[0], VAL(T, me, 0), right);                          \
  name(CTX, &dest[1], VAL(T, me, 1), right);                     \
  shmem_barrier_all();                                           \
  for (int i = 0; i < 2; ++i) CHECK(dest[i] == VAL(T, left, i)); \
  END
#define CASE_p(T, N) SINGLE_PUTS(T, shmem_p)
#define CASE_p_release(T, N) SINGLE_PUTS(T, shmemx_p_release)
#define CASE_g(T, N)                                            \
  BEGIN(T, 8)                                                   \
  const T* readable = source;                                   \
  READY()                                                       \
  CHECK_TYPE(T, shmem_g(source, right));                        \
  CHECK_TYPE(T, shmem_g(CTX, source, right));                   \
  CHECK(shmem_g(&source[1], right) == VAL(T, right, 1));        \
  CHECK(shmem_g(&readable[2], right) == VAL(T, right, 2));      \
  CHECK(shmem_g(CTX, &source[3], right) == VAL(T, right, 3));   \
  CHECK(shmem_g(CTX, &readable[4], right) == VAL(T, right, 4)); \
  END

#define CASE_iput(T, N)                                  \
  BEGIN(T, 8)                                            \
  READY()                                                \
  shmem_iput(dest, source, 2, 1, 4, right);              \
  shmem_iput(CTX, dest + 1, source + 4, 2, 1, 4, right); \
  shmem_barrier_all();                                   \
  for (int i = 0; i < 4; ++i) {                          \
    CHECK(dest[2 * i] == VAL(T, left, i));               \
    CHECK(dest[2 * i + 1] == VAL(T, left, 4 + i));       \
  }                                                      \
  END
#define CASE_iget(T, N)                                  \
  BEGIN(T, 8)                                            \
  READY()                                                \
  shmem_iget(dest, source, 1, 2, 4, right);              \
  shmem_iget(CTX, dest + 4, source + 1, 1, 2, 4, right); \
  for (int i = 0; i < 4; ++i) {                          \
    CHECK(dest[i] == VAL(T, right, 2 * i));              \
    CHECK(dest[4 + i] == VAL(T, right, 2 * i + 1));      \
  }                                                      \
  END
// Two blocks of two elements: with stride 4 they are elements 0 1 4 5.
#define IBPUTS(T, name)                                        \
  BEGIN(T, 8)                                                  \
  READY()                                                      \
  name(dest, source, 4, 2, 2, 2, right);                       \
  name(CTX, dest + 2, source + 4, 4, 2, 2, 2, right);          \
  shmem_barrier_all();                                         \
  for (int i = 0; i < 4; ++i) {                                \
    CHECK(dest[i / 2 * 4 + i % 2] == VAL(T, left, i));         \
    CHECK(dest[i / 2 * 4 + i % 2 + 2] == VAL(T, left, 4 + i)); \
  }                                                            \
  END
#define CASE_ibput(T, N) IBPUTS(T, shmem_ibput)
#define CASE_compat_ibput(T, N) IBPUTS(T, shmemx_ibput)
#define IBGETS(T, name)                                         \
  BEGIN(T, 8)                                                   \
  READY()                                                       \
  name(dest, source, 2, 4, 2, 2, right);                        \
  name(CTX, dest + 4, source + 2, 2, 4, 2, 2, right);           \
  for (int i = 0; i < 4; ++i) {                                 \
    CHECK(dest[i] == VAL(T, right, i / 2 * 4 + i % 2));         \
    CHECK(dest[4 + i] == VAL(T, right, i / 2 * 4 + i % 2 + 2)); \
  }                                                             \
  END
#define CASE_ibget(T, N) IBGETS(T, shmem_ibget)
#define CASE_compat_ibget(T, N) IBGETS(T, shmemx_ibget)

// The last arguments are the PE, or the list of PEs.
#define SIGNALLED(T, name, ...)                                                      \
  BEGIN(T, 8)                                                                        \
  READY()                                                                            \
  name(dest, source, 4, &signals[0], 5, SHMEM_SIGNAL_SET, __VA_ARGS__);              \
  name(CTX, dest + 4, source + 4, 4, &signals[1], 7, SHMEM_SIGNAL_ADD, __VA_ARGS__); \
  CHECK(shmem_signal_wait_until(&signals[0], SHMEM_CMP_EQ, 5) == 5);                 \
  CHECK(shmem_signal_wait_until(&signals[1], SHMEM_CMP_EQ, 7) == 7);                 \
  for (int i = 0; i < 8; ++i) CHECK(dest[i] == VAL(T, left, i));                     \
  END
#define CASE_put_signal(T, N) SIGNALLED(T, shmem_put_signal, right)
#define CASE_put_signal_nbi(T, N) SIGNALLED(T, shmem_put_signal_nbi, right)
#define CASE_put_signal_pes(T, N) SIGNALLED(T, shmemx_put_signal_pes, &right, 1)
#define CASE_put_signal_pes_nbi(T, N) SIGNALLED(T, shmemx_put_signal_pes_nbi, &right, 1)

// --- atomics: dest[0] by the plain form, dest[1] with a context ---
#define CASE_atomic_fetch(T, N)                                            \
  BEGIN(T, 8)                                                              \
  const T* readable = source;                                              \
  READY()                                                                  \
  CHECK_TYPE(T, shmem_atomic_fetch(source, right));                        \
  CHECK(shmem_atomic_fetch(&source[1], right) == VAL(T, right, 1));        \
  CHECK(shmem_atomic_fetch(CTX, &readable[2], right) == VAL(T, right, 2)); \
  END
#define CASE_atomic_set(T, N)                                    \
  BEGIN(T, 8)                                                    \
  READY()                                                        \
  shmem_atomic_set(&dest[0], VAL(T, me, 0), right);              \
  shmem_atomic_set(CTX, &dest[1], VAL(T, me, 1), right);         \
  shmem_barrier_all();                                           \
  for (int i = 0; i < 2; ++i) CHECK(dest[i] == VAL(T, left, i)); \
  END
#define CASE_atomic_swap(T, N)                                            \
  BEGIN(T, 8)                                                             \
  INIT(T, 10)                                                             \
  READY()                                                                 \
  CHECK_TYPE(T, shmem_atomic_swap(dest, (T)1, right));                    \
  CHECK(shmem_atomic_swap(&dest[0], VAL(T, me, 0), right) == (T)10);      \
  CHECK(shmem_atomic_swap(CTX, &dest[1], VAL(T, me, 1), right) == (T)10); \
  shmem_barrier_all();                                                    \
  for (int i = 0; i < 2; ++i) CHECK(dest[i] == VAL(T, left, i));          \
  END
#define CASE_atomic_compare_swap(T, N)                                           \
  BEGIN(T, 8)                                                                    \
  INIT(T, 10)                                                                    \
  READY()                                                                        \
  CHECK_TYPE(T, shmem_atomic_compare_swap(dest, (T)1, (T)1, right));             \
  CHECK(shmem_atomic_compare_swap(&dest[0], (T)10, (T)20, right) == (T)10);      \
  CHECK(shmem_atomic_compare_swap(CTX, &dest[1], (T)11, (T)20, right) == (T)10); \
  shmem_barrier_all();                                                           \
  CHECK(dest[0] == (T)20 && dest[1] == (T)10);                                   \
  END

// 12 becomes `result` by an operation whose further arguments before pe are the variadic ones.
#define UPDATES(T, name, result, ...)                      \
  BEGIN(T, 8)                                              \
  INIT(T, 12)                                              \
  READY()                                                  \
  name(&dest[0], __VA_ARGS__);                             \
  name(CTX, &dest[1], __VA_ARGS__);                        \
  shmem_barrier_all();                                     \
  CHECK(dest[0] == (T)(result) && dest[1] == (T)(result)); \
  END
#define FETCHES(T, name, result, ...)                      \
  BEGIN(T, 8)                                              \
  INIT(T, 12)                                              \
  READY()                                                  \
  CHECK_TYPE(T, name(dest, __VA_ARGS__));                  \
  CHECK(name(&dest[0], __VA_ARGS__) == (T)12);             \
  CHECK(name(CTX, &dest[1], __VA_ARGS__) == (T)12);        \
  shmem_barrier_all();                                     \
  CHECK(dest[0] == (T)(result) && dest[1] == (T)(result)); \
  END
#define FETCHES_NBI(T, name, result, ...)                  \
  BEGIN(T, 8)                                              \
  T fetched[2] = {0, 0};                                   \
  INIT(T, 12)                                              \
  READY()                                                  \
  name(&fetched[0], &dest[0], __VA_ARGS__);                \
  name(CTX, &fetched[1], &dest[1], __VA_ARGS__);           \
  shmem_barrier_all();                                     \
  CHECK(fetched[0] == (T)12 && fetched[1] == (T)12);       \
  CHECK(dest[0] == (T)(result) && dest[1] == (T)(result)); \
  END
#define CASE_atomic_inc(T, N) UPDATES(T, shmem_atomic_inc, 13, right)
#define CASE_atomic_add(T, N) UPDATES(T, shmem_atomic_add, 22, (T)10, right)
#define CASE_atomic_and(T, N) UPDATES(T, shmem_atomic_and, 8, (T)10, right)
#define CASE_atomic_or(T, N) UPDATES(T, shmem_atomic_or, 14, (T)10, right)
#define CASE_atomic_xor(T, N) UPDATES(T, shmem_atomic_xor, 6, (T)10, right)
#define CASE_atomic_fetch_inc(T, N) FETCHES(T, shmem_atomic_fetch_inc, 13, right)
#define CASE_atomic_fetch_add(T, N) FETCHES(T, shmem_atomic_fetch_add, 22, (T)10, right)
#define CASE_atomic_fetch_and(T, N) FETCHES(T, shmem_atomic_fetch_and, 8, (T)10, right)
#define CASE_atomic_fetch_or(T, N) FETCHES(T, shmem_atomic_fetch_or, 14, (T)10, right)
#define CASE_atomic_fetch_xor(T, N) FETCHES(T, shmem_atomic_fetch_xor, 6, (T)10, right)
#define CASE_atomic_fetch_nbi(T, N) FETCHES_NBI(T, shmem_atomic_fetch_nbi, 12, right)
#define CASE_atomic_swap_nbi(T, N) FETCHES_NBI(T, shmem_atomic_swap_nbi, 30, (T)30, right)
#define CASE_atomic_compare_swap_nbi(T, N) \
  FETCHES_NBI(T, shmem_atomic_compare_swap_nbi, 30, (T)12, (T)30, right)
#define CASE_atomic_fetch_inc_nbi(T, N) FETCHES_NBI(T, shmem_atomic_fetch_inc_nbi, 13, right)
#define CASE_atomic_fetch_add_nbi(T, N) FETCHES_NBI(T, shmem_atomic_fetch_add_nbi, 22, (T)10, right)
#define CASE_atomic_fetch_and_nbi(T, N) FETCHES_NBI(T, shmem_atomic_fetch_and_nbi, 8, (T)10, right)
#define CASE_atomic_fetch_or_nbi(T, N) FETCHES_NBI(T, shmem_atomic_fetch_or_nbi, 14, (T)10, right)
#define CASE_atomic_fetch_xor_nbi(T, N) FETCHES_NBI(T, shmem_atomic_fetch_xor_nbi, 6, (T)10, right)

// The older names, which come without a context.
#define OLD_UPDATES(T, name, result, ...) \
  BEGIN(T, 8)                             \
  INIT(T, 12)                             \
  READY()                                 \
  name(&dest[0], __VA_ARGS__);            \
  shmem_barrier_all();                    \
  CHECK(dest[0] == (T)(result));          \
  END
#define OLD_FETCHES(T, name, result, ...)      \
  BEGIN(T, 8)                                  \
  INIT(T, 12)                                  \
  READY()                                      \
  CHECK_TYPE(T, name(dest, __VA_ARGS__));      \
  CHECK(name(&dest[0], __VA_ARGS__) == (T)12); \
  shmem_barrier_all();                         \
  CHECK(dest[0] == (T)(result));               \
  END
#define CASE_fetch(T, N)                                       \
  BEGIN(T, 8)                                                  \
  const T* readable = source;                                  \
  READY()                                                      \
  CHECK_TYPE(T, shmem_fetch(source, right));                   \
  CHECK(shmem_fetch(&source[1], right) == VAL(T, right, 1));   \
  CHECK(shmem_fetch(&readable[2], right) == VAL(T, right, 2)); \
  END
#define CASE_set(T, N) OLD_UPDATES(T, shmem_set, 10, (T)10, right)
#define CASE_inc(T, N) OLD_UPDATES(T, shmem_inc, 13, right)
#define CASE_add(T, N) OLD_UPDATES(T, shmem_add, 22, (T)10, right)
#define CASE_swap(T, N) OLD_FETCHES(T, shmem_swap, 10, (T)10, right)
#define CASE_cswap(T, N) OLD_FETCHES(T, shmem_cswap, 30, (T)12, (T)30, right)
#define CASE_finc(T, N) OLD_FETCHES(T, shmem_finc, 13, right)
#define CASE_fadd(T, N) OLD_FETCHES(T, shmem_fadd, 22, (T)10, right)

// --- waits and tests ---
// The left neighbour sets dest[i] to i + 1, for i below 3; `excluded` leaves element 1 out.
#define WAITS(T, ...)                                               \
  BEGIN(T, 8)                                                       \
  const T values[3] = {1, 2, 3};                                    \
  const int excluded[3] = {0, 1, 0};                                \
  size_t indices[3] = {9, 9, 9};                                    \
  READY()                                                           \
  for (int i = 0; i < 3; ++i) shmem_p(&dest[i], (T)(i + 1), right); \
  __VA_ARGS__(void) values, (void)excluded, (void)indices;          \
  END
#define CASE_wait_until(T, N) \
  WAITS(T, shmem_wait_until(&dest[2], SHMEM_CMP_EQ, (T)3); CHECK(dest[2] == (T)3);)
#define CASE_wait_until_all(T, N)                                        \
  WAITS(T, shmem_wait_until_all(dest, 3, NO_STATUS, SHMEM_CMP_GE, (T)1); \
        for (int i = 0; i < 3; ++i) CHECK(dest[i] == (T)(i + 1));)
#define CASE_wait_until_any(T, N) \
  WAITS(T, CHECK(shmem_wait_until_any(dest, 3, NO_STATUS, SHMEM_CMP_EQ, (T)2) == 1);)
#define CASE_wait_until_some(T, N)                                                            \
  WAITS(T, CHECK(shmem_wait_until_some(dest, 3, indices, excluded, SHMEM_CMP_GT, (T)1) == 1); \
        CHECK(indices[0] == 2);)
#define CASE_wait_until_all_vector(T, N)                                          \
  WAITS(T, shmem_wait_until_all_vector(dest, 3, NO_STATUS, SHMEM_CMP_EQ, values); \
        for (int i = 0; i < 3; ++i) CHECK(dest[i] == (T)(i + 1));)
#define CASE_wait_until_any_vector(T, N)                                                              \
  WAITS(T, const size_t found = shmem_wait_until_any_vector(dest, 3, excluded, SHMEM_CMP_EQ, values); \
        CHECK(found == 0 || found == 2);)
#define CASE_wait_until_some_vector(T, N)                                                                    \
  WAITS(T,                                                                                                   \
        const size_t found = shmem_wait_until_some_vector(dest, 3, indices, excluded, SHMEM_CMP_EQ, values); \
        CHECK(found == 1 || found == 2); CHECK(indices[0] == 0 || indices[0] == 2);)

// With a bound that is never reached.
#define IN_TIME(call) CHECK((call) == SHMEMX_SUCCESS)
#define LONG 1e6
#define CASE_wait_until_for(T, N) \
  WAITS(T, IN_TIME(shmemx_wait_until_for(&dest[2], SHMEM_CMP_EQ, (T)3, LONG));)
#define CASE_wait_until_all_for(T, N) \
  WAITS(T, IN_TIME(shmemx_wait_until_all_for(dest, 3, NO_STATUS, SHMEM_CMP_GE, (T)1, LONG));)
#define CASE_wait_until_any_for(T, N)                                                                 \
  WAITS(T, IN_TIME(shmemx_wait_until_any_for(dest, 3, NO_STATUS, SHMEM_CMP_EQ, (T)2, LONG, indices)); \
        CHECK(indices[0] == 1);)
#define CASE_wait_until_some_for(T, N)                                                                     \
  WAITS(T, size_t found = 9;                                                                               \
        IN_TIME(shmemx_wait_until_some_for(dest, 3, indices, excluded, SHMEM_CMP_GT, (T)1, LONG, &found)); \
        CHECK(found == 1 && indices[0] == 2);)
#define CASE_wait_until_all_vector_for(T, N) \
  WAITS(T, IN_TIME(shmemx_wait_until_all_vector_for(dest, 3, NO_STATUS, SHMEM_CMP_EQ, values, LONG));)
#define CASE_wait_until_any_vector_for(T, N)                                                               \
  WAITS(T,                                                                                                 \
        IN_TIME(shmemx_wait_until_any_vector_for(dest, 3, excluded, SHMEM_CMP_EQ, values, LONG, indices)); \
        CHECK(indices[0] == 0 || indices[0] == 2);)
#define CASE_wait_until_some_vector_for(T, N)                                                                \
  WAITS(T, size_t found = 9; IN_TIME(shmemx_wait_until_some_vector_for(dest, 3, indices, excluded,           \
                                                                       SHMEM_CMP_EQ, values, LONG, &found)); \
        CHECK(found >= 1 && found <= 2);)

#define TESTS(T, ...) WAITS(T, shmem_barrier_all(); __VA_ARGS__)
#define CASE_test(T, N)                                          \
  TESTS(T, CHECK(shmem_test(&dest[1], SHMEM_CMP_EQ, (T)2) == 1); \
        CHECK(shmem_test(&dest[1], SHMEM_CMP_NE, (T)2) == 0);)
#define CASE_test_all(T, N)                                                    \
  TESTS(T, CHECK(shmem_test_all(dest, 3, NO_STATUS, SHMEM_CMP_GE, (T)1) == 1); \
        CHECK(shmem_test_all(dest, 3, excluded, SHMEM_CMP_NE, (T)2) == 1);     \
        CHECK(shmem_test_all(dest, 3, NO_STATUS, SHMEM_CMP_NE, (T)2) == 0);)
#define CASE_test_any(T, N)                                                    \
  TESTS(T, CHECK(shmem_test_any(dest, 3, NO_STATUS, SHMEM_CMP_EQ, (T)2) == 1); \
        CHECK(shmem_test_any(dest, 3, excluded, SHMEM_CMP_EQ, (T)2) == SIZE_MAX);)
#define CASE_test_some(T, N)                                                             \
  TESTS(T, CHECK(shmem_test_some(dest, 3, indices, NO_STATUS, SHMEM_CMP_GE, (T)2) == 2); \
        CHECK(indices[0] + indices[1] == 3 && indices[0] != 0 && indices[1] != 0);)
#define CASE_test_all_vector(T, N)                                                      \
  TESTS(T, CHECK(shmem_test_all_vector(dest, 3, NO_STATUS, SHMEM_CMP_EQ, values) == 1); \
        CHECK(shmem_test_all_vector(dest, 3, NO_STATUS, SHMEM_CMP_LT, values) == 0);)
#define CASE_test_any_vector(T, N)                                                     \
  TESTS(T, CHECK(shmem_test_any_vector(dest, 3, NO_STATUS, SHMEM_CMP_EQ, values) < 3); \
        CHECK(shmem_test_any_vector(dest, 3, NO_STATUS, SHMEM_CMP_LT, values) == SIZE_MAX);)
#define CASE_test_some_vector(T, N)                                                              \
  TESTS(T, CHECK(shmem_test_some_vector(dest, 3, indices, excluded, SHMEM_CMP_EQ, values) == 2); \
        CHECK(indices[0] + indices[1] == 2 && indices[0] != 1);)

// --- collectives ---
#define CASE_broadcast(T, N)                                      \
  BEGIN(T, 8)                                                     \
  READY()                                                         \
  CHECK(shmem_broadcast(WORLD, dest, source, 8, n - 1) == 0);     \
  for (int i = 0; i < 8; ++i) CHECK(dest[i] == VAL(T, n - 1, i)); \
  END
#define COLLECTS(T, name)                                                 \
  BEGIN(T, 8)                                                             \
  READY()                                                                 \
  CHECK(name(WORLD, dest, source, 3) == 0);                               \
  for (int i = 0; i < 3 * n; ++i) CHECK(dest[i] == VAL(T, i / 3, i % 3)); \
  END
#define CASE_collect(T, N) COLLECTS(T, shmem_collect)
#define CASE_fcollect(T, N) COLLECTS(T, shmem_fcollect)
#define CASE_alltoall(T, N)                                                        \
  BEGIN(T, 2 * n)                                                                  \
  READY()                                                                          \
  CHECK(shmem_alltoall(WORLD, dest, source, 2) == 0);                              \
  for (int i = 0; i < 2 * n; ++i) CHECK(dest[i] == VAL(T, i / 2, 2 * me + i % 2)); \
  END
#define CASE_alltoalls(T, N)                                                                 \
  BEGIN(T, 6 * n)                                                                            \
  READY()                                                                                    \
  CHECK(shmem_alltoalls(WORLD, dest, source, 2, 3, 2) == 0);                                 \
  for (int i = 0; i < 2 * n; ++i) CHECK(dest[2 * i] == VAL(T, i / 2, 3 * (2 * me + i % 2))); \
  END

// Element i of PE pe is 2 where pe + i is a multiple of n, else 1: no result leaves signed char.
#define PART(T, pe, i) ((T)(((pe) + (i)) % n == 0 ? 2 : 1))
#define REDUCES(T, name, combined)                        \
  BEGIN(T, 8)                                             \
  for (int i = 0; i < 8; ++i) source[i] = PART(T, me, i); \
  READY()                                                 \
  CHECK(name(WORLD, dest, source, 8) == 0);               \
  for (int i = 0; i < 8; ++i) {                           \
    T a = PART(T, 0, i);                                  \
    for (int pe = 1; pe < n; ++pe) {                      \
      const T b = PART(T, pe, i);                         \
      a = (T)(combined);                                  \
    }                                                     \
    CHECK(dest[i] == a);                                  \
  }                                                       \
  END
#define CASE_and_reduce(T, N) REDUCES(T, shmem_and_reduce, a& b)
#define CASE_or_reduce(T, N) REDUCES(T, shmem_or_reduce, a | b)
#define CASE_xor_reduce(T, N) REDUCES(T, shmem_xor_reduce, a ^ b)
#define CASE_max_reduce(T, N) REDUCES(T, shmem_max_reduce, a < b ? b : a)
#define CASE_min_reduce(T, N) REDUCES(T, shmem_min_reduce, b < a ? b : a)
#define CASE_sum_reduce(T, N) REDUCES(T, shmem_sum_reduce, a + b)
#define CASE_prod_reduce(T, N) REDUCES(T, shmem_prod_reduce, a* b)
// The same on all PEs.
#define CASE_avg_reduce(T, N)                               \
  BEGIN(T, 8)                                               \
  for (int i = 0; i < 8; ++i) source[i] = (T)(i + 1);       \
  READY()                                                   \
  CHECK(shmemx_avg_reduce(WORLD, dest, source, 8) == 0);    \
  for (int i = 0; i < 8; ++i) CHECK(dest[i] == (T)(i + 1)); \
  END

// Up to this PE, with (own is 1) or without its own elements.
#define SCANS(T, name, own)                               \
  BEGIN(T, 8)                                             \
  for (int i = 0; i < 8; ++i) source[i] = PART(T, me, i); \
  READY()                                                 \
  CHECK(name(WORLD, dest, source, 8) == 0);               \
  for (int i = 0; i < 8; ++i) {                           \
    T a = (T)0;                                           \
    for (int pe = 0; pe < me + own; ++pe) {               \
      const T b = PART(T, pe, i);                         \
      a = (T)(a + b);                                     \
    }                                                     \
    CHECK(dest[i] == a);                                  \
  }                                                       \
  END
// The first three PEs give an element each, with a gap behind it.
#define CASE_collectv(T, N)                                                \
  BEGIN(T, 8)                                                              \
  READY()                                                                  \
  size_t counts[64], displs[64];                                           \
  CHECK(n <= 64);                                                          \
  for (int pe = 0; pe < n; ++pe) counts[pe] = pe < 3, displs[pe] = 2 * pe; \
  CHECK(shmemx_collectv(WORLD, dest, displs, counts, source) == 0);        \
  for (int pe = 0; pe < n && pe < 3; ++pe) {                               \
    CHECK(dest[2 * pe] == VAL(T, pe, 0));                                  \
    CHECK(dest[2 * pe + 1] == (T)0);                                       \
  }                                                                        \
  END
#define CASE_sum_inscan(T, N) SCANS(T, shmem_sum_inscan, 1)
#define CASE_sum_exscan(T, N) SCANS(T, shmem_sum_exscan, 0)
#define CASE_compat_sum_inscan(T, N) SCANS(T, shmemx_sum_inscan, 1)
#define CASE_compat_sum_exscan(T, N) SCANS(T, shmemx_sum_exscan, 0)

#include "generics_cases.inc"

// The names that are C functions, too.
static void test_names_without_types(void) {
  uint64_t* signals = (uint64_t*)signal_area;
  routine = "shmem_signal_set, shmem_signal_add, shmem_sync", type = "uint64_t";
  clear_areas();
  shmem_barrier_all();
  shmem_signal_set(&signals[0], 3, right);
  shmem_signal_set(CTX, &signals[1], 4, right);
  shmem_signal_add(&signals[2], 5, right);
  shmem_signal_add(CTX, &signals[3], 6, right);
  for (uint64_t i = 0; i < 4; ++i) CHECK(shmem_signal_wait_until(&signals[i], SHMEM_CMP_NE, 0) == i + 3);
  CHECK(shmem_signal_fetch(&signals[3]) == 6);
  routine = "shmemx_signal_set, shmemx_signal_add";
  shmemx_signal_set(&signals[4], 7, right);
  shmemx_signal_set(CTX, &signals[5], 8, right);
  shmemx_signal_add(&signals[6], 9, right);
  shmemx_signal_add(CTX, &signals[7], 10, right);
  for (uint64_t i = 4; i < 8; ++i) CHECK(shmem_signal_wait_until(&signals[i], SHMEM_CMP_NE, 0) == i + 3);
  CHECK(shmem_sync(SHMEM_TEAM_WORLD) == 0);
  static long sync_words[SHMEM_SYNC_SIZE], waited;
  shmem_sync(0, 0, n, sync_words);  // the same name over an active set
  routine = "shmem_wait_until, as a function", type = "long";
  shmem_p(&waited, 7L, right);
  (shmem_wait_until)(&waited, SHMEM_CMP_EQ, 7L);
  CHECK(waited == 7);
}

int main(void) {
  shmem_init();
  me = shmem_my_pe();
  n = shmem_n_pes();
  left = (me + n - 1) % n;
  right = (me + 1) % n;
  area_bytes = (size_t)(n < 8 ? 8 : n) * 8 * sizeof(long double);
  dest_area = shmem_malloc(area_bytes);
  source_area = shmem_malloc(area_bytes);
  signal_area = shmem_malloc(area_bytes);
  CHECK(dest_area && source_area && signal_area);
  const size_t total = sizeof tests / sizeof tests[0];
  int cases = 0;
  for (size_t i = 0; i < total; ++i) {
    routine = tests[i].name;
    tests[i].run();
    cases += tests[i].types;
  }
  test_names_without_types();
  shmem_barrier_all();
  if (me == 0) printf("generics: %zu names, %d names x types, %d PEs\n", total, cases, n);
  shmem_finalize();
  return 0;
}
