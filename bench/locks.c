/* SPDX-License-Identifier: Apache-2.0 */
/* A lock set and cleared by one PE, and by all PEs at once around an increment that only the lock protects.
   Any number of PEs. */
#include "bench.h"

static long *lock, *counter; /* the counter of PE 0 counts */
static long done;            /* by this PE */

static void alone(long count, const Case* c) {
  (void)c;
  for (long i = 0; i < count; ++i) {
    shmem_set_lock(lock);
    shmem_clear_lock(lock);
  }
}

static void together(long count, const Case* c) {
  (void)c;
  for (long i = 0; i < count; ++i) {
    long value;
    shmem_set_lock(lock);
    shmem_getmem(&value, counter, sizeof value, 0);
    ++value;
    shmem_putmem(counter, &value, sizeof value, 0);
    shmem_quiet();
    shmem_clear_lock(lock);
  }
  done += count;
}

int main(int argc, char** argv) {
  bench_begin(argc, argv);
  lock = bench_alloc(sizeof *lock);
  counter = bench_alloc(sizeof *counter);
  const Case none = {0, NULL, NULL};
  Timing t = measure_alone(alone, &none);
  if (bench_me == 0) print_us("lock_free", 0, bench_pes, &t, "");
  t = measure_together(together, &none);
  t.median /= bench_pes, t.low /= bench_pes, t.high /= bench_pes;
  shmem_barrier_all();
  long total;
  shmem_getmem(&total, counter, sizeof total, 0);
  if (total != done * bench_pes) bench_fail("two PEs held the lock at once");
  if (bench_me == 0) print_us("lock_contended", 0, bench_pes, &t, "");
  shmem_free(counter);
  shmem_free(lock);
  bench_end();
  return 0;
}
