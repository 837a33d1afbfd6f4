// SPDX-License-Identifier: Apache-2.0
// Compiles calls of the family that new_family_test.py adds: by thread, warp and block, on streams and on the
// host.
#include <shmemx.h>

__global__ void by_threads(float* dest, const float* source, size_t n, int pe) {
  nvshmemx_float_put_shifted(dest, source, n, pe);
  nvshmemx_put64_shifted_nbi(dest, source, n, pe);
  nvshmemx_half_put_shifted_warp(reinterpret_cast<__half*>(dest), reinterpret_cast<const __half*>(source), n,
                                 pe);
  nvshmemx_putmem_shifted_nbi_block(dest, source, n, pe);
  shmemx_float_put_shifted_warp(dest, source, n, pe);
  shmemx_putmem_shifted_block(dest, source, n, pe);
}

void on_host(float* dest, const float* source, size_t n, int pe, cudaStream_t stream) {
  nvshmemx_float_put_shifted(dest, source, n, pe);
  nvshmemx_float_put_shifted_on_stream(dest, source, n, pe, stream);
  shmemx_putmem_shifted_nbi_on_stream(dest, source, n, pe, stream);
}
