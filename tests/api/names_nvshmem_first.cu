// SPDX-License-Identifier: Apache-2.0
// NVSHMEM before OpenSHMEM, both in one kernel and one host function: only has to compile.
#include <nvshmem.h>
#include <shmem.h>

__global__ void both_names(float* words) {
  shmem_float_p(words, 1, nvshmem_n_pes() - 1);
  nvshmem_float_p(words + 1, 1, shmem_n_pes() - 1);
  shmem_quiet();
  nvshmem_quiet();
}

void both_names_on_host(float* words) {
  shmem_init();
  nvshmem_init();
  shmem_float_p(words, 1, nvshmem_n_pes() - 1);
  nvshmem_float_p(words + 1, 1, shmem_n_pes() - 1);
  nvshmem_finalize();
  shmem_finalize();
}
