// SPDX-License-Identifier: Apache-2.0
// A PE that mpirun starts: MPI first, then OpenSHMEM on the same ranks. With the argument "late" it calls no
// MPI_Init, with "die" the last rank kills itself while the others wait, with "many" it initializes three
// times.
#include <mpi.h>
#include <shmem.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/// One life of the job: every PE hears from its neighbour.
static int run(int rank, int size) {
  shmem_init();
  const int me = shmem_my_pe();
  const int n = shmem_n_pes();
  int* from_left = shmem_calloc(1, sizeof(int));
  shmem_int_p(from_left, me + 1, (me + 1) % n);
  shmem_barrier_all();
  const int is_right = me == rank && n == size && *from_left == (me + n - 1) % n + 1;
  printf("PE %d of %d: %s\n", me, n, is_right ? "right" : "WRONG");
  shmem_free(from_left);
  return is_right;
}

int main(int count, char** arguments) {
  const char* what = count > 1 ? arguments[1] : "";
  int rank = -1;
  int size = -1;
  if (strcmp(what, "late") != 0) {
    MPI_Init(NULL, NULL);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
  }
  int is_right = 1;
  for (int life = 0; life < (strcmp(what, "many") == 0 ? 3 : 1); ++life) {
    is_right &= run(rank, size);
    if (strcmp(what, "die") == 0) {
      if (rank == size - 1) {
        fflush(stdout);
        raise(SIGKILL);
      }
      shmem_barrier_all();
    }
    shmem_finalize();
  }
  MPI_Finalize();
  return is_right ? 0 : 1;
}
