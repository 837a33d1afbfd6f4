/* SPDX-License-Identifier: Apache-2.0 */
/* shmem_malloc of 8 bytes: with its free, and alone (the blocks are freed outside the clock). Any number of
 * PEs. */
#include "bench.h"

enum { kBlocks = 256 };

static void malloc_free(long count, const Case* c) {
  (void)c;
  for (long i = 0; i < count; ++i) {
    void* p = shmem_malloc(8);
    if (p == NULL) bench_fail("shmem_malloc(8) returned NULL");
    shmem_free(p);
  }
}

static Timing measure_malloc(void) {
  static double samples[kMaxBatches];
  void* blocks[kBlocks];
  for (int batch = -2; batch < bench_batches; ++batch) {
    shmem_barrier_all();
    const double start = now_s();
    for (int i = 0; i < kBlocks; ++i) blocks[i] = shmem_malloc(8);
    const double seconds = now_s() - start;
    for (int i = 0; i < kBlocks; ++i) {
      if (blocks[i] == NULL) bench_fail("shmem_malloc(8) returned NULL");
      shmem_free(blocks[i]);
    }
    if (batch >= 0) samples[batch] = seconds / kBlocks;
  }
  return summarize(samples, bench_batches, kBlocks);
}

int main(int argc, char** argv) {
  bench_begin(argc, argv);
  const Case none = {0, NULL, NULL};
  Timing t = measure_together(malloc_free, &none);
  if (bench_me == 0) print_us("malloc_free", 8, bench_pes, &t, "");
  t = measure_malloc();
  if (bench_me == 0) print_us("malloc", 8, bench_pes, &t, "");
  bench_end();
  return 0;
}
