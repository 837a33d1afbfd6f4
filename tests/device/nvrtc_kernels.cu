// SPDX-License-Identifier: Apache-2.0
// Kernels for NVRTC: something of every family.
#include <nvshmem.h>
#include <nvshmemx.h>

#include <isomem/remote_array.hpp>

extern "C" __global__ void everything(float* x, long* word, uint64_t* signal, int pe) {
  nvshmem_float_p(x, nvshmem_float_g(x + 1, pe), pe);
  nvshmemx_float_put_block(x, x + 2, 100, pe);
  const isomem::remote_array<float> there(x, pe);
  x[3] = there.load(4) + there.cached(5);
  nvshmem_putmem_signal(x, x + 1, 8, signal, 1, NVSHMEM_SIGNAL_ADD, pe);
  nvshmem_signal_wait_until(signal, NVSHMEM_CMP_GE, 1);
  nvshmem_long_wait_until_any(word, 4, nullptr, NVSHMEM_CMP_NE, 0);
  nvshmem_long_atomic_inc(word, pe);
  nvshmemx_float_sum_reduce_block(NVSHMEM_TEAM_WORLD, x, x + 8, 4);
  nvshmemx_float_alltoall_warp(NVSHMEM_TEAM_WORLD, x, x + 8, 4);
  nvshmem_fence();
  nvshmem_quiet();
  nvshmemx_barrier_all_block();
  word[1] = nvshmem_my_pe() + nvshmem_team_n_pes(NVSHMEM_TEAM_WORLD);
}
