// SPDX-License-Identifier: Apache-2.0
// PES: 1 3 4 8
// Old programs set pSync up after the last barrier, against the rules: a PE may then be in the collective
// already when another sets its own. For sets of all PEs it does not matter, whatever stands in pSync.
#include <shmem.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

constexpr int kRounds = 60;
constexpr int kElements = 33;

long psync[SHMEM_COLLECT_SYNC_SIZE];
long pwrk[SHMEM_REDUCE_MIN_WRKDATA_SIZE + kElements];
long source[kElements], sum[kElements], from_root[kElements], all[64 * kElements];

int me, n;
size_t wrong = 0;

/// The slip: everybody is past the barrier, some at once in the collective, some set pSync first.
void set_up(long garbage) {
  std::fill_n(psync, SHMEM_COLLECT_SYNC_SIZE, garbage);
  shmem_barrier_all();
  if (rand() % 2) usleep(static_cast<useconds_t>(rand() % 300));
  std::fill_n(psync, SHMEM_COLLECT_SYNC_SIZE, SHMEM_SYNC_VALUE);
}

void round(int number) {
  const int root = number % n;
  for (int i = 0; i < kElements; ++i) source[i] = number * 1000 + me * 10 + i;
  std::fill_n(from_root, kElements, -1L);
  set_up(-1);
  shmem_long_sum_to_all(sum, source, kElements, 0, 0, n, pwrk, psync);
  set_up(77);
  shmem_broadcast64(from_root, source, kElements, root, 0, 0, n, psync);
  set_up(1);
  shmem_collect64(all, source, static_cast<size_t>(me % 2 ? kElements : 1), 0, 0, n, psync);
  set_up(2);
  shmem_barrier(0, 0, n, psync);
  size_t at = 0;
  for (int pe = 0; pe < n; ++pe) {
    for (int i = 0; i < (pe % 2 ? kElements : 1); ++i) wrong += all[at++] != number * 1000 + pe * 10 + i;
  }
  for (int i = 0; i < kElements; ++i) {
    wrong += sum[i] != n * (number * 1000 + i) + 10L * n * (n - 1) / 2;
    wrong += from_root[i] != (me == root ? -1 : number * 1000 + root * 10 + i);
  }
}

}  // namespace

int main() {
  shmem_init();
  me = shmem_my_pe(), n = shmem_n_pes();
  srand(static_cast<unsigned>(me) + 1);
  for (int number = 0; number < kRounds; ++number) round(number);
  if (wrong) std::fprintf(stderr, "PE %d: %zu wrong values\n", me, wrong);
  shmem_barrier_all();
  if (wrong) shmem_global_exit(1);
  if (me == 0) std::puts("psync_late: ok");
  shmem_finalize();
  return 0;
}
