/* SPDX-License-Identifier: Apache-2.0 */
/* fetch_add, and a stream of add, by PE 0 on a word of PE 1. 2 PEs. */
#include "bench.h"

static long issued;

static void fetch_add(long count, const Case* c) {
  for (long i = 0; i < count; ++i) shmem_long_atomic_fetch_add((long*)c->dest, 1, 1);
  issued += count;
}

static void add(long count, const Case* c) {
  for (long i = 0; i < count; ++i) shmem_long_atomic_add((long*)c->dest, 1, 1);
  shmem_quiet();
  issued += count;
}

static void run(const char* name, Body body, const Case* c) {
  const Timing t = measure_alone(body, c);
  if (bench_me != 0) return;
  if (shmem_long_atomic_fetch((long*)c->dest, 1) != issued) bench_fail("an atomic operation was lost");
  print_us(name, 8, bench_pes, &t, "");
}

int main(int argc, char** argv) {
  bench_begin(argc, argv);
  if (bench_pes != 2) bench_fail("atomics runs on 2 PEs");
  Case c = {8, bench_alloc(sizeof(long)), NULL};
  run("fetch_add", fetch_add, &c);
  run("add_stream", add, &c);
  shmem_free(c.dest);
  bench_end();
  return 0;
}
