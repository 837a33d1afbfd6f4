// SPDX-License-Identifier: Apache-2.0
// Static and global data of a C program are symmetric: every kind of them, in .data and .bss, is put to by
// the left neighbour and arrives; what the C library keeps in the executable (stdout, environ) still works.
#include <math.h>
#include <shmem.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CHECK(condition)                                                                            \
  do {                                                                                              \
    if (!(condition)) {                                                                             \
      fprintf(stderr, "%s:%d: PE %d: failed: %s\n", __FILE__, __LINE__, shmem_my_pe(), #condition); \
      shmem_global_exit(1);                                                                         \
    }                                                                                               \
  } while (0)

static long zeros[1000];
static long numbers[100000] = {1, 2, 3};
double global = 2.5;
char text[64] = "initial text";
long uninitialised[3];
uint64_t signal_word;
extern char** environ;

static long* local_static(void) {
  static long counter = 7;
  return &counter;
}

int main(void) {
  CHECK(zeros[999] == 0 && numbers[2] == 3 && numbers[99999] == 0);
  CHECK(global == 2.5 && strcmp(text, "initial text") == 0 && *local_static() == 7);
  shmem_init();
  const int me = shmem_my_pe(), n = shmem_n_pes(), right = (me + 1) % n, left = (me + n - 1) % n;
  CHECK(numbers[0] == 1 && global == 2.5 && *local_static() == 7);
  shmem_barrier_all();

  const long value = 1000 + me;
  long many[1000];
  for (int i = 0; i < 1000; i++) many[i] = value * 1000 + i;
  char words[64];
  snprintf(words, sizeof words, "from %d", me);
  shmem_long_put(zeros, many, 1000, right);
  shmem_long_p(&numbers[99999], value, right);
  shmem_double_p(&global, me + 0.25, right);
  shmem_putmem(text, words, sizeof words, right);
  shmem_long_p(local_static(), value + 1, right);
  shmem_long_atomic_add(&uninitialised[1], value, right);
  shmem_barrier_all();

  for (int i = 0; i < 1000; i++) CHECK(zeros[i] == (1000L + left) * 1000 + i);
  CHECK(numbers[99999] == 1000 + left && numbers[2] == 3);
  CHECK(fabs(global - (left + 0.25)) < 1e-9);
  snprintf(words, sizeof words, "from %d", left);
  CHECK(strcmp(text, words) == 0);
  CHECK(*local_static() == 1001 + left);
  CHECK(uninitialised[0] == 0 && uninitialised[1] == 1000 + left && uninitialised[2] == 0);
  CHECK(shmem_long_g(&numbers[99999], right) == 1000 + me);
  CHECK(shmem_addr_accessible(zeros, right) && shmem_addr_accessible(&global, left));
  long* direct = shmem_ptr(zeros, right);
  CHECK(direct == NULL || direct[5] == value * 1000 + 5);

  shmem_barrier_all();  // the right neighbour has checked its zeros
  shmem_long_put_signal(&zeros[10], &value, 1, &signal_word, 1, SHMEM_SIGNAL_SET, right);
  shmem_signal_wait_until(&signal_word, SHMEM_CMP_EQ, 1);
  CHECK(zeros[10] == 1000 + left);

  setenv("ISOMEM_STATICS_TEST", "yes", 1);
  CHECK(environ && strcmp(getenv("ISOMEM_STATICS_TEST"), "yes") == 0);
  fprintf(stdout, "PE %d of %d: statics of a C program, stdout %p\n", me, n, (void*)&stdout);
  CHECK(fflush(stdout) == 0);
  shmem_finalize();
  return 0;
}
