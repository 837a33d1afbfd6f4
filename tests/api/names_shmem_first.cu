// SPDX-License-Identifier: Apache-2.0
// OpenSHMEM before NVSHMEM, inside extern "C", with the profiling names: only has to compile. The names
// without a type serve kernels, and on the host long double and complex numbers as well.
extern "C" {
#include <shmemx.h>

#include <nvshmem.h>

#include <pshmem.h>
}

template <class T>
__global__ void generic_names(T* words) {
  shmem_p(words, T(1), 0);
  words[1] = shmem_g(words, 1) + shmem_atomic_fetch_add(words, T(2), 1);
  shmem_put(SHMEM_CTX_DEFAULT, words, words + 1, 2, 1);
  shmem_ctx_fence(SHMEM_CTX_DEFAULT);
  shmem_sync(SHMEM_TEAM_WORLD);
  shmem_sum_reduce(SHMEM_TEAM_WORLD, words, words + 8, 2);
  if (words[0] == T(7)) shmem_global_exit(3);
}
template __global__ void generic_names(long*);
template __global__ void generic_names(unsigned int*);

// After shmem_global_exit nothing has to be returned: the compiler knows that it does not come back.
int host_names(long double* reals, std::complex<double>* numbers) {
  pshmem_barrier_all();
  shmem_put(reals, reals, 1, 0);
  shmem_collect(SHMEM_TEAM_WORLD, reals, reals + 1, 1);
  if (shmem_my_pe() == nvshmem_my_pe()) return shmem_sum_reduce(SHMEM_TEAM_WORLD, numbers, numbers, 1);
  shmem_global_exit(0);
}
