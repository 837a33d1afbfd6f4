/* SPDX-License-Identifier: Apache-2.0 */
/* broadcast, double sum reduction and scan, alltoall and fcollect over all PEs, each followed by sync_all,
   which makes the next one legal and the result known to be everywhere. Any number of PEs. A third argument
   names other sizes than those of the table: 8,1024,4096 */
#include "bench.h"

static void broadcast(long count, const Case* c) {
  for (long i = 0; i < count; ++i) {
    shmem_broadcastmem(SHMEM_TEAM_WORLD, c->dest, c->source, c->bytes, 0);
    shmem_sync_all();
  }
}

static void sum(long count, const Case* c) {
  for (long i = 0; i < count; ++i) {
    shmem_double_sum_reduce(SHMEM_TEAM_WORLD, (double*)c->dest, (const double*)c->source, c->bytes / 8);
    shmem_sync_all();
  }
}

#if BENCH_HAS_SCAN
static void scan(long count, const Case* c) {
  for (long i = 0; i < count; ++i) {
    shmem_double_sum_inscan(SHMEM_TEAM_WORLD, (double*)c->dest, (const double*)c->source, c->bytes / 8);
    shmem_sync_all();
  }
}
#endif

static void alltoall(long count, const Case* c) {
  for (long i = 0; i < count; ++i) {
    shmem_alltoallmem(SHMEM_TEAM_WORLD, c->dest, c->source, c->bytes);
    shmem_sync_all();
  }
}

static void fcollect(long count, const Case* c) {
  for (long i = 0; i < count; ++i) {
    shmem_fcollectmem(SHMEM_TEAM_WORLD, c->dest, c->source, c->bytes);
    shmem_sync_all();
  }
}

static void report(const char* name, const Case* c, Body body) {
  const Timing t = measure_together(body, c);
  if (bench_me == 0) print_us(name, c->bytes, bench_pes, &t, "");
}

static void run_broadcast(const Case* c) {
  bench_fill(c->source, c->bytes, (unsigned)bench_me);
  memset(c->dest, 0, c->bytes);
  report("broadcast", c, broadcast);
  if (bench_me != 0) bench_check(c->dest, c->bytes, 0, "broadcast delivered wrong data");
}

static void run_sum(const Case* c) {
  double *in = (double*)c->source, *out = (double*)c->dest;
  for (size_t i = 0; i < c->bytes / 8; ++i) in[i] = (double)i + bench_me;
  memset(out, 0, c->bytes);
  report("double_sum", c, sum);
  for (size_t i = 0; i < c->bytes / 8; ++i) {
    if (out[i] != (double)bench_pes * ((double)i + (bench_pes - 1) / 2.0)) bench_fail("the sum is wrong");
  }
}

/* PE p contributes i + p: the sum of PEs 0 to me. */
static void run_scan(const Case* c) {
#if BENCH_HAS_SCAN
  double *in = (double*)c->source, *out = (double*)c->dest;
  for (size_t i = 0; i < c->bytes / 8; ++i) in[i] = (double)i + bench_me;
  memset(out, 0, c->bytes);
  report("double_sum_inscan", c, scan);
  for (size_t i = 0; i < c->bytes / 8; ++i) {
    if (out[i] != (bench_me + 1) * ((double)i + bench_me / 2.0)) bench_fail("the scan is wrong");
  }
#else
  (void)c;
#endif
}

/* Block b of PE p is filled with salt b * n + p. */
static void run_alltoall(const Case* c) {
  for (int b = 0; b < bench_pes; ++b) {
    bench_fill(c->source + (size_t)b * c->bytes, c->bytes, (unsigned)(b * bench_pes + bench_me));
  }
  memset(c->dest, 0, c->bytes * (size_t)bench_pes);
  report("alltoall", c, alltoall);
  for (int b = 0; b < bench_pes; ++b) {
    bench_check(c->dest + (size_t)b * c->bytes, c->bytes, (unsigned)(bench_me * bench_pes + b),
                "alltoall delivered wrong data");
  }
}

static void run_fcollect(const Case* c) {
  bench_fill(c->source, c->bytes, (unsigned)bench_me);
  memset(c->dest, 0, c->bytes * (size_t)bench_pes);
  report("fcollect", c, fcollect);
  for (int b = 0; b < bench_pes; ++b) {
    bench_check(c->dest + (size_t)b * c->bytes, c->bytes, (unsigned)b, "fcollect delivered wrong data");
  }
}

enum { kMostSizes = 32 };

/* The sizes of `list`; returns how many. */
static size_t read_sizes(const char* list, size_t* sizes) {
  size_t n = 0;
  while (*list && n < kMostSizes) {
    char* end;
    sizes[n] = strtoul(list, &end, 10);
    if (end == list || (*end && *end != ',') || sizes[n] == 0 || sizes[n] % 8) {
      bench_fail("the sizes are not multiples of 8, separated by commas");
    }
    ++n;
    list = *end ? end + 1 : end;
  }
  return n;
}

int main(int argc, char** argv) {
  size_t sizes[kMostSizes];
  bench_begin(argc, argv);
  const size_t n = read_sizes(argc > 3 ? argv[3] : "8,65536,1048576", sizes);
  size_t largest = 0;
  for (size_t i = 0; i < n; ++i) largest = sizes[i] > largest ? sizes[i] : largest;
  const size_t most = largest * (size_t)bench_pes;
  Case c = {0, bench_alloc(most), bench_alloc(most)};
  void* work = bench_alloc(BENCH_WORK_BYTES(largest) + 8);
  bench_use_work(work);
  for (size_t i = 0; i < n; ++i) {
    c.bytes = sizes[i];
    run_broadcast(&c);
    run_sum(&c);
    run_scan(&c);
    run_alltoall(&c);
    run_fcollect(&c);
  }
  shmem_free(work);
  shmem_free(c.source);
  shmem_free(c.dest);
  bench_end();
  return 0;
}
