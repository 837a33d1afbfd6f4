// SPDX-License-Identifier: Apache-2.0
// A user's program: each PE gives its number to the next one, through a static object and through the heap.
#include <shmem.h>
#include <shmemx.h>
#include <stdio.h>

static int box = -1;

int main(void) {
  shmem_init();
  int me = shmem_my_pe();
  int n = shmem_n_pes();
  long* cell = shmem_malloc(sizeof *cell);
  *cell = -1;
  shmem_barrier_all();
  shmem_int_p(&box, me, (me + 1) % n);
  shmem_p(cell, (long)me, (me + 1) % n);
  shmem_barrier_all();
  int before = (me + n - 1) % n;
  int wrong = box != before || *cell != before;
  if (wrong) fprintf(stderr, "PE %d of %d: got %d and %ld, expected %d\n", me, n, box, *cell, before);
  printf("ring: PE %d of %d\n", me, n);
  shmem_free(cell);
  shmem_finalize();
  return wrong;
}
