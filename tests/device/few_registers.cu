// SPDX-License-Identifier: Apache-2.0
// Kernels as applications have them, in blocks of 1024 threads: with more than 32 registers only half as many
// of them run at a time, and with more than 64, as collectives may bring them to, none
// (few_registers_test.py).
#include <nvshmem.h>
#include <nvshmemx.h>

// A sweep of Jacobi's that sends edges as it computes them.
__global__ void sweep(float* out, const float* in, int nx, int first, int last, int above, int below) {
  const int y = static_cast<int>(blockIdx.y * blockDim.y + threadIdx.y) + first;
  const int x = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x) + 1;
  if (y >= last || x >= nx - 1) return;
  const float* at = in + y * nx + x;
  const float value = 0.25F * (at[1] + at[-1] + at[nx] + at[-nx]);
  out[y * nx + x] = value;
  if (y == first) nvshmem_float_p(out + last * nx + x, value, above);
  if (y == last - 1) nvshmem_float_p(out + x, value, below);
}

__global__ void reads(float* sum, const float* remote, int pe) {
  sum[threadIdx.x] += nvshmem_float_g(remote + threadIdx.x, pe);
}

__global__ void fetches(float* dest, const float* source, size_t n, int pe, int times) {
  for (int i = 0; i < times; ++i) {
    nvshmemx_float_get_nbi_block(dest, source, n, pe);
    __syncthreads();
  }
}

__global__ void puts(float* dest, const float* source, size_t n, uint64_t* signal, int pe) {
  nvshmemx_float_put_signal_nbi_block(dest, source, n, signal, 1, NVSHMEM_SIGNAL_ADD, pe);
}

__global__ void counts(int* histogram, const int* keys, size_t bins, int pes) {
  const size_t key = static_cast<size_t>(keys[blockIdx.x * blockDim.x + threadIdx.x]);
  nvshmem_int_atomic_inc(histogram + key % bins, static_cast<int>(key / bins) % pes);
}

__global__ void tells(uint64_t* word, int pe) {
  nvshmem_quiet();
  nvshmemx_signal_op(word, 1, NVSHMEM_SIGNAL_SET, pe);
}

// Iterations of collectives, by blocks, warps and single threads.
__global__ void broadcasts(int* dest, const int* source, size_t n, int times) {
  for (int i = 0; i < times; ++i) {
    nvshmemx_int_broadcast_block(NVSHMEM_TEAM_WORLD, dest, source, n, 0);
    nvshmemx_barrier_all_block();
  }
}
__global__ void fcollects(int* dest, const int* source, size_t n, int times) {
  for (int i = 0; i < times; ++i) {
    nvshmemx_int_fcollect_block(NVSHMEM_TEAM_WORLD, dest, source, n);
    nvshmemx_barrier_all_block();
  }
}
__global__ void alltoalls(int* dest, const int* source, size_t n, int times) {
  for (int i = 0; i < times; ++i) {
    nvshmemx_int_alltoall_warp(NVSHMEM_TEAM_WORLD, dest, source, n);
    nvshmemx_barrier_all_warp();
  }
}
__global__ void single_broadcasts(int* dest, const int* source, size_t n, int times) {
  for (int i = 0; i < times; ++i) {
    nvshmem_int_broadcast(NVSHMEM_TEAM_WORLD, dest, source, n, 0);
    nvshmem_barrier_all();
  }
}
__global__ void single_fcollects(int* dest, const int* source, size_t n, int times) {
  for (int i = 0; i < times; ++i) {
    nvshmem_int_fcollect(NVSHMEM_TEAM_WORLD, dest, source, n);
    nvshmem_barrier_all();
  }
}
__global__ void single_alltoalls(int* dest, const int* source, size_t n, int times) {
  for (int i = 0; i < times; ++i) {
    nvshmem_int_alltoall(NVSHMEM_TEAM_WORLD, dest, source, n);
    nvshmem_barrier_all();
  }
}
__global__ void sums(int* dest, const int* source, size_t n, int times) {
  for (int i = 0; i < times; ++i) {
    nvshmemx_int_sum_reduce_block(NVSHMEM_TEAM_WORLD, dest, source, n);
    nvshmemx_barrier_all_block();
  }
}
__global__ void scatters(float* dest, const float* source, size_t n, int times) {
  for (int i = 0; i < times; ++i) {
    nvshmemx_float_sum_reducescatter_warp(NVSHMEM_TEAM_WORLD, dest, source, n);
    nvshmemx_barrier_all_warp();
  }
}
// Where a value takes two registers, or is folded as floats: fewer members at once.
__global__ void products(int64_t* dest, const int64_t* source, size_t n, int times) {
  for (int i = 0; i < times; ++i) {
    nvshmemx_int64_prod_reduce_block(NVSHMEM_TEAM_WORLD, dest, source, n);
    nvshmemx_barrier_all_block();
  }
}
__global__ void doubles(double* dest, const double* source, size_t n, int times) {
  for (int i = 0; i < times; ++i) {
    nvshmemx_double_sum_reducescatter_block(NVSHMEM_TEAM_WORLD, dest, source, n);
    nvshmemx_barrier_all_block();
  }
}
__global__ void halves(__half* dest, const __half* source, size_t n, int times) {
  for (int i = 0; i < times; ++i) {
    nvshmemx_half_sum_reduce_block(NVSHMEM_TEAM_WORLD, dest, source, n);
    nvshmemx_barrier_all_block();
  }
}
__global__ void brains(__nv_bfloat16* dest, const __nv_bfloat16* source, size_t n, int times) {
  for (int i = 0; i < times; ++i) {
    nvshmem_bfloat16_max_reduce(NVSHMEM_TEAM_WORLD, dest, source, n);
    nvshmem_barrier_all();
  }
}
__global__ void maxima(signed char* dest, const signed char* source, size_t n) {
  nvshmemx_schar_max_reduce_block(NVSHMEM_TEAM_WORLD, dest, source, n);
}
__global__ void longs(int64_t* dest, const int64_t* source, size_t n) {
  nvshmem_int64_sum_reduce(NVSHMEM_TEAM_WORLD, dest, source, n);
}
