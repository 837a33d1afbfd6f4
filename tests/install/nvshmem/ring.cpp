// SPDX-License-Identifier: Apache-2.0
// A program with NVSHMEM's names; it touches no device memory, so it needs no GPU.
#include <nvshmem.h>
#include <nvshmemx.h>

#include <cstdio>

int main() {
  nvshmem_init();
  std::printf("ring: PE %d of %d\n", nvshmem_my_pe(), nvshmem_team_n_pes(NVSHMEM_TEAM_WORLD));
  std::fflush(stdout);
  nvshmem_finalize();
}
