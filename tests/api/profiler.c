// SPDX-License-Identifier: Apache-2.0
// A profiler in C99: the program defines shmem_ names itself and reaches the library by the pshmem_ names.
// Shows that the program's definition wins everywhere, and that the typed names work without C11.
#include <pshmem.h>
#include <stdio.h>

static int puts_seen, barriers_seen;

void shmem_int_put(int* dest, const int* source, size_t nelems, int pe) {
  ++puts_seen;
  pshmem_int_put(dest, source, nelems, pe);
}

void shmem_barrier_all(void) {
  ++barriers_seen;
  pshmem_barrier_all();
}

int main(void) {
  shmem_init();
  const int me = shmem_my_pe(), n = pshmem_n_pes();
  int* word = (int*)shmem_malloc(sizeof *word);
  const int barriers_before = barriers_seen;
  shmem_int_put(word, &me, 1, (me + 1) % n);
  shmem_barrier_all();
  pshmem_barrier_all();
  const int right = *word == (me + n - 1) % n && puts_seen == 1 && barriers_seen == barriers_before + 1;
  if (!right) {
    fprintf(stderr, "profiler: PE %d of %d has %d after %d puts and %d barriers\n", me, n, *word, puts_seen,
            barriers_seen);
    shmem_global_exit(1);
  }
  shmem_barrier_all();
  if (me == 0) printf("profiler: %d PEs\n", n);
  shmem_finalize();
  return 0;
}
