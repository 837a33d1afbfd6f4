// SPDX-License-Identifier: Apache-2.0
// A kernel as compilers of other languages make it: it knows the functions of NVSHMEM by their names in C
// only, no header, and is linked with libnvshmem_device.bc.
#define DEVICE extern "C" __attribute__((device))

DEVICE int nvshmem_my_pe();
DEVICE int nvshmem_n_pes();
DEVICE void* nvshmem_ptr(const void*, int);
DEVICE void nvshmem_int_p(int*, int, int);
DEVICE float nvshmem_float_g(const float*, int);
DEVICE void nvshmem_putmem(void*, const void*, unsigned long, int);
DEVICE void nvshmemx_putmem_block(void*, const void*, unsigned long, int);
DEVICE void nvshmemx_getmem_nbi_warp(void*, const void*, unsigned long, int);
DEVICE void nvshmemx_putmem_signal_block(void*, const void*, unsigned long, unsigned long*, unsigned long,
                                         int, int);
DEVICE void nvshmemx_signal_op(unsigned long*, unsigned long, int, int);
DEVICE unsigned long nvshmem_signal_wait_until(unsigned long*, int, unsigned long);
DEVICE int nvshmem_int_atomic_fetch_add(int*, int, int);
DEVICE void nvshmem_int_wait_until(int*, int, int);
DEVICE void nvshmem_fence();
DEVICE void nvshmem_quiet();
DEVICE void nvshmem_barrier_all();
DEVICE void nvshmemx_barrier_all_block();
DEVICE int nvshmemx_float_sum_reduce_block(int, float*, const float*, unsigned long);

extern "C" __attribute__((global)) void user(int* words, float* values, unsigned long* signals) {
  const int next = (nvshmem_my_pe() + 1) % nvshmem_n_pes();
  nvshmem_int_p(words, nvshmem_int_atomic_fetch_add(words, 1, next), next);
  *static_cast<float*>(nvshmem_ptr(values, next)) = nvshmem_float_g(values, next);
  nvshmem_fence();
  nvshmem_putmem(words, values, 64, next);
  nvshmemx_putmem_block(words, values, 64, next);
  nvshmemx_getmem_nbi_warp(words, values, 64, next);
  nvshmem_quiet();
  nvshmemx_putmem_signal_block(words, values, 64, signals, 1, 9, next);
  nvshmemx_signal_op(signals, 1, 10, next);
  nvshmem_signal_wait_until(signals, 0, 2);
  nvshmem_int_wait_until(words, 0, 2);
  nvshmem_barrier_all();
  nvshmemx_barrier_all_block();
  nvshmemx_float_sum_reduce_block(0, values, values, 99);
}
