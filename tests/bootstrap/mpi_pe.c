// SPDX-License-Identifier: Apache-2.0
// A PE that mpirun starts: MPI first, then OpenSHMEM on the same ranks. With the argument "late" OpenSHMEM
// comes first, with "die" the last rank kills itself while the others wait, with "many" it initializes three
// times. Static data are symmetric; with the argument "mixed", where the ranks run two executables, they are
// not.
#include <mpi.h>
#include <shmem.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#ifndef MORE
#define MORE 0  // another number makes another executable
#endif

static long in_bss[1 + MORE];
static long in_data = 41;
static const long kBefore = 40;

/// Every PE finds its neighbour's static data as the neighbour left them, and changes them.
static int statics_are_symmetric(int me, int n) {
  const int right = (me + 1) % n;
  shmem_barrier_all();  // all have set in_data
  const long theirs = shmem_long_g(&in_data, right);
  shmem_barrier_all();
  shmem_long_p(&in_data, me + 1000, right);
  shmem_long_atomic_add(&in_bss[MORE], me + 1, right);
  shmem_barrier_all();
  const int left = (me + n - 1) % n;
  const int is_right = theirs == kBefore + right && in_data == left + 1000 && in_bss[MORE] == left + 1;
  in_bss[MORE] = 0;
  return is_right;
}

/// One life of the job: every PE hears from its neighbour.
static int run(int rank, int size, int mixed) {
  shmem_init();
  const int me = shmem_my_pe();
  const int n = shmem_n_pes();
  in_data = kBefore + me;
  int* from_left = shmem_calloc(1, sizeof(int));
  shmem_int_p(from_left, me + 1, (me + 1) % n);
  shmem_barrier_all();
  const int statics = mixed ? !shmem_addr_accessible(&in_data, (me + 1) % n) : statics_are_symmetric(me, n);
  const int is_right = me == rank && n == size && *from_left == (me + n - 1) % n + 1 && statics;
  printf("PE %d of %d: %s\n", me, n, is_right ? "right" : "WRONG");
  shmem_free(from_left);
  return is_right;
}

int main(int count, char** arguments) {
  const char* what = count > 1 ? arguments[1] : "";
  int rank = -1;
  int size = -1;
  const int is_late = strcmp(what, "late") == 0;
  if (is_late) shmem_init();
  MPI_Init(NULL, NULL);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  int is_right = 1;
  for (int life = 0; life < (strcmp(what, "many") == 0 ? 3 : 1); ++life) {
    is_right &= run(rank, size, strcmp(what, "mixed") == 0);
    if (strcmp(what, "die") == 0) {
      if (rank == size - 1) {
        fflush(stdout);
        raise(SIGKILL);
      }
      shmem_barrier_all();
    }
    shmem_finalize();
  }
  if (is_late) shmem_finalize();
  MPI_Finalize();
  return is_right ? 0 : 1;
}
