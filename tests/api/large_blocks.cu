// SPDX-License-Identifier: Apache-2.0
// Compiled as relocatable device code too: a kernel with blocks of 1024 threads, two on a multiprocessor, may
// call a routine of every kind. ptxas refuses a kernel that calls a function of more registers than its
// launch bounds leave it.
#include <nvshmem.h>
#include <nvshmemx.h>

template <class T>
struct Buffers {
  T* dest;
  const T* source;
  size_t n;
};

__global__ void __launch_bounds__(1024, 2) moves(Buffers<int> b, uint64_t* word, int pe) {
  nvshmemx_int_put_block(b.dest, b.source, b.n, pe);
  nvshmemx_int_get_warp(b.dest, b.source, b.n, pe);
  nvshmem_int_put_nbi(b.dest, b.source, b.n, pe);
  nvshmem_int_iput(b.dest, b.source, 1, 2, b.n, pe);
  nvshmem_int_iget(b.dest, b.source, 2, 1, b.n, pe);
  nvshmemx_int_put_signal_block(b.dest, b.source, b.n, word, 1, NVSHMEM_SIGNAL_ADD, pe);
  nvshmem_signal_wait_until(word, NVSHMEM_CMP_GE, 1);
  nvshmem_int_p(b.dest, nvshmem_int_g(b.source, pe), pe);
  nvshmem_int_atomic_add(b.dest, nvshmem_int_atomic_fetch_add(b.dest, 1, pe), pe);
  nvshmem_int_wait_until_any(b.dest, b.n, nullptr, NVSHMEM_CMP_EQ, 1);
  nvshmem_fence();
  nvshmem_quiet();
}

// Half of the time of all: the registers of a collective are the reductions' too.
#if LARGE_BLOCKS_ALL
__global__ void __launch_bounds__(1024, 2) collectives(Buffers<int> b) {
  nvshmemx_barrier_all_block();
  nvshmemx_team_sync_warp(NVSHMEM_TEAM_WORLD);
  nvshmem_sync_all();
  nvshmemx_int_broadcast_block(NVSHMEM_TEAM_WORLD, b.dest, b.source, b.n, 0);
  nvshmemx_int_fcollect_block(NVSHMEM_TEAM_WORLD, b.dest, b.source, b.n);
  nvshmemx_int_alltoall_warp(NVSHMEM_TEAM_WORLD, b.dest, b.source, b.n);
}
#endif

__global__ void __launch_bounds__(1024, 2) reductions(Buffers<double> d, Buffers<half> h, Buffers<int8_t> i) {
  nvshmemx_double_max_reduce_block(NVSHMEM_TEAM_WORLD, d.dest, d.source, d.n);
  nvshmem_half_sum_reduce(NVSHMEM_TEAM_WORLD, h.dest, h.source, h.n);
  nvshmemx_int8_prod_reducescatter_warp(NVSHMEM_TEAM_WORLD, i.dest, i.source, i.n);
}
