// SPDX-License-Identifier: Apache-2.0
// What programs for NVSHMEM use without including it: compiled with and without ISOMEM_NVSHMEM_INCLUDES.
#include <nvshmem.h>

int errors_of_c() {
  assert(INT_MAX > 0);
  fprintf(stderr, "%s\n", strerror(errno));
  return atoi("1");
}

#ifdef ISOMEM_NVSHMEM_INCLUDES
__global__ void lean(int* word) {
  cooperative_groups::this_grid().sync();
  const int sum = cg::reduce(cg::tiled_partition<32>(cg::this_thread_block()), 1, cg::plus<int>());
  cuda::atomic_ref<int, cuda::thread_scope_system>(*word).fetch_add(sum, cuda::memory_order_relaxed);
}
std::string text_of_cpp() { return "text"; }
#endif
