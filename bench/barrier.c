/* SPDX-License-Identifier: Apache-2.0 */
/* barrier_all and sync_all; any number of PEs. */
#include "bench.h"

static void barrier(long count, const Case* c) {
  (void)c;
  for (long i = 0; i < count; ++i) shmem_barrier_all();
}

static void sync_all(long count, const Case* c) {
  (void)c;
  for (long i = 0; i < count; ++i) shmem_sync_all();
}

int main(int argc, char** argv) {
  bench_begin(argc, argv);
  const Case none = {0, NULL, NULL};
  Timing t = measure_together(barrier, &none);
  if (bench_me == 0) print_us("barrier_all", 0, bench_pes, &t, "");
  t = measure_together(sync_all, &none);
  if (bench_me == 0) print_us("sync_all", 0, bench_pes, &t, "");
  bench_end();
  return 0;
}
