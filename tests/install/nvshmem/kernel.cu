// SPDX-License-Identifier: Apache-2.0
// A kernel built with NVSHMEM's build lines; only compiled and linked.
#include <nvshmem.h>
#include <nvshmemx.h>

__global__ void put_kernel(int* dest) { nvshmem_int_p(dest, nvshmem_my_pe(), 0); }

int main() {
  nvshmem_init();
  int* dest = static_cast<int*>(nvshmem_malloc(sizeof(int)));
  put_kernel<<<1, 1>>>(dest);
  nvshmemx_barrier_all_on_stream(nullptr);
  nvshmem_free(dest);
  nvshmem_finalize();
}
