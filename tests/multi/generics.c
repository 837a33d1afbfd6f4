// SPDX-License-Identifier: Apache-2.0
// A C program with the C11 generic names, with and without a context, and a wait on each family.
// generics_cxx.cpp compiles it again as C++, for the overloads.
#ifndef __cplusplus
#include <complex.h>
#endif
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(condition)                                                                   \
  do {                                                                                     \
    if (!(condition)) {                                                                    \
      fprintf(stderr, "%s:%d: PE %d: not true: %s\n", __FILE__, __LINE__, me, #condition); \
      shmem_global_exit(1);                                                                \
    }                                                                                      \
  } while (0)

static int me, n, left, right;
static long word;
static double real[8], sum[8];
static uint64_t signal_word;
static unsigned int bits;
static float narrow;
static long double wide;
static signed char small;

static void rma(void) {
  double mine[8];
  for (int i = 0; i < 8; ++i) mine[i] = me * 10 + i;
  shmem_put(real, mine, 8, right);
  shmem_p(&narrow, (float)me, right);
  shmem_p(SHMEM_CTX_DEFAULT, &wide, (long double)me, right);
  shmem_p(&small, (signed char)me, right);
  shmem_barrier_all();
  for (int i = 0; i < 8; ++i) CHECK(real[i] == left * 10 + i);
  CHECK(narrow == (float)left && wide == (long double)left && small == (signed char)left);
  double back[8] = {0};
  shmem_get(SHMEM_CTX_DEFAULT, back, real, 8, right);
  CHECK(back[7] == me * 10 + 7);
  CHECK(shmem_g(&real[3], right) == me * 10 + 3);
  shmem_iget(back, real, 2, 1, 4, right);
  CHECK(back[6] == me * 10 + 3);
  shmem_barrier_all();
  shmem_put_nbi(SHMEM_CTX_DEFAULT, real, mine + 1, 7, right);
  shmem_iput(real + 7, mine, 1, 1, 1, right);
  shmem_barrier_all();
  CHECK(real[0] == left * 10 + 1 && real[7] == left * 10);
}

static void atomics_and_waits(void) {
  shmem_atomic_set(&word, 0L, me);
  shmem_barrier_all();
  shmem_atomic_add(&word, 2L, 0);
  shmem_atomic_inc(SHMEM_CTX_DEFAULT, &word, 0);
  shmem_barrier_all();
  CHECK(shmem_atomic_fetch(&word, 0) == 3L * n);
  shmem_barrier_all();
  shmem_atomic_or(&bits, 1u << me, 0);
  if (me == 0) shmem_wait_until(&bits, SHMEM_CMP_EQ, (1u << n) - 1);
  long old = shmem_atomic_compare_swap(&word, word, 7L, me);
  CHECK(old == (me == 0 ? 3L * n : 0) && shmem_test(&word, SHMEM_CMP_EQ, 7L));
  double payload = me;
  shmem_put_signal(sum, &payload, 1, &signal_word, (uint64_t)5, SHMEM_SIGNAL_SET, right);
  CHECK(shmem_signal_wait_until(&signal_word, SHMEM_CMP_EQ, 5) == 5 && sum[0] == left);
  shmem_barrier_all();
}

static void collectives(void) {
  for (int i = 0; i < 8; ++i) real[i] = me + i;
  shmem_barrier_all();
  CHECK(shmem_sum_reduce(SHMEM_TEAM_WORLD, sum, real, 8) == 0);
  for (int i = 0; i < 8; ++i) CHECK(sum[i] == n * i + n * (n - 1) / 2.0);
  CHECK(shmem_sync(SHMEM_TEAM_WORLD) == 0);
  CHECK(shmem_broadcast(SHMEM_TEAM_WORLD, sum, real, 8, n - 1) == 0);
  CHECK(sum[7] == n - 1 + 7);
  shmem_barrier_all();
#ifndef __cplusplus
  static double _Complex z, total;
  z = me + 2.0 * _Complex_I;
  CHECK(shmem_sum_reduce(SHMEM_TEAM_WORLD, &total, &z, 1) == 0);
  CHECK(creal(total) == n * (n - 1) / 2.0 && cimag(total) == 2.0 * n);
  shmem_barrier_all();
#endif
}

int main(void) {
  shmem_init();
  me = shmem_my_pe(), n = shmem_n_pes(), left = (me + n - 1) % n, right = (me + 1) % n;
  rma();
  atomics_and_waits();
  collectives();
  if (me == 0) printf("generics: %d PEs\n", n);
  shmem_finalize();
  return 0;
}
