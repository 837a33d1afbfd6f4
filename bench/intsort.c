/* SPDX-License-Identifier: Apache-2.0 */
/* Integer sort, as many random keys on each PE: keys are counted by the PE of their range, every PE asks each
   receiver for a place by fetch-add, puts its keys there, and after a barrier counts what it received into
   order. Any number of PEs. */
#include "bench.h"

enum { kKeys = 1 << 18, kRange = 1 << 16 }; /* of a PE */

static uint32_t *keys, *sorted_by_pe; /* mine */
static uint32_t* received;            /* symmetric, room for twice the mean */
static long* arrived;                 /* symmetric: keys that have a place in `received` */
static long* ranks;                   /* how often each key of my range came */
static const long kRoom = 2 * kKeys;

static uint64_t random_state;
static uint32_t draw(void) {
  random_state = random_state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(random_state >> 33) % ((uint32_t)kRange * (uint32_t)bench_pes);
}

static void exchange(void) {
  long counts[64] = {0}, at[64];
  for (long i = 0; i < kKeys; ++i) ++counts[keys[i] / kRange];
  long sum = 0;
  for (int pe = 0; pe < bench_pes; ++pe) at[pe] = sum, sum += counts[pe];
  for (long i = 0; i < kKeys; ++i) sorted_by_pe[at[keys[i] / kRange]++] = keys[i];
  for (int i = 0; i < bench_pes; ++i) {
    const int pe = (bench_me + i) % bench_pes; /* not all to the same one */
    const long place = shmem_long_atomic_fetch_add(arrived, counts[pe], pe);
    if (place + counts[pe] > kRoom) bench_fail("too many keys for one PE");
    shmem_putmem(received + place, sorted_by_pe + at[pe] - counts[pe], (size_t)counts[pe] * sizeof *keys, pe);
  }
}

static void sort_keys(long count, const Case* c) {
  (void)c;
  for (long i = 0; i < count; ++i) {
    *(volatile long*)arrived = 0;
    shmem_barrier_all();
    exchange();
    shmem_barrier_all();
    memset(ranks, 0, kRange * sizeof *ranks);
    const long n = *(volatile long*)arrived;
    for (long k = 0; k < n; ++k) ++ranks[received[k] - (uint32_t)bench_me * kRange];
  }
}

/* All keys together are those that were drawn: by number and by sum. */
static void check(void) {
  double* sums = bench_alloc(4 * sizeof *sums);
  for (long i = 0; i < kKeys; ++i) sums[0] += keys[i];
  for (long key = 0; key < kRange; ++key) {
    sums[1] += (double)ranks[key] * (double)(key + (long)bench_me * kRange);
  }
  shmem_double_sum_reduce(SHMEM_TEAM_WORLD, sums + 2, sums, 2);
  if (sums[2] != sums[3]) bench_fail("the sorted keys are not those that were drawn");
  shmem_barrier_all();
  shmem_free(sums);
}

int main(int argc, char** argv) {
  bench_begin(argc, argv);
  if (bench_pes > 64) bench_fail("intsort runs on 64 PEs at most");
  void* work = bench_alloc(BENCH_WORK_BYTES(64) + 8);
  bench_use_work(work);
  keys = malloc(kKeys * sizeof *keys);
  sorted_by_pe = bench_alloc(kKeys * sizeof *keys);
  received = bench_alloc((size_t)kRoom * sizeof *received);
  arrived = bench_alloc(sizeof *arrived);
  ranks = malloc(kRange * sizeof *ranks);
  if (!keys || !ranks) bench_fail("no memory for the keys");
  random_state = (uint64_t)bench_me * 7919 + 1;
  for (long i = 0; i < kKeys; ++i) keys[i] = draw();
  const Case none = {0, NULL, NULL};
  Timing t = measure_together(sort_keys, &none);
  check();
  const double million = 1e-6 * kKeys * bench_pes;
  if (bench_me == 0) {
    print_value("int_sort", 4, bench_pes, million / t.median, million / t.high, million / t.low, "M/s", &t,
                "");
  }
  free(ranks);
  free(keys);
  shmem_free(arrived);
  shmem_free(received);
  shmem_free(sorted_by_pe);
  shmem_free(work);
  bench_end();
  return 0;
}
