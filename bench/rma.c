/* SPDX-License-Identifier: Apache-2.0 */
/* put + quiet, get, streams of put_nbi from PE 0 to PE 1 over sizes. 2 PEs. */
#include "bench.h"

enum { kMaxBytes = 4 << 20, kWindow = 64 };

static void put_quiet(long count, const Case* c) {
  for (long i = 0; i < count; ++i) {
    shmem_putmem(c->dest, c->source, c->bytes, 1);
    shmem_quiet();
  }
}

static void get(long count, const Case* c) {
  for (long i = 0; i < count; ++i) shmem_getmem(c->dest, c->source, c->bytes, 1);
}

/* One quiet after every kWindow puts, and one at the end. */
static void put_nbi(long count, const Case* c) {
  for (long i = 0; i < count; ++i) {
    shmem_putmem_nbi(c->dest, c->source, c->bytes, 1);
    if (i % kWindow == kWindow - 1) shmem_quiet();
  }
  shmem_quiet();
}

static void run_puts(const char* name, Body body, Case* c, unsigned salt) {
  bench_fill(c->source, c->bytes, salt + (unsigned)bench_me);
  const Timing t = measure_alone(body, c);
  if (bench_me == 1) bench_check(c->dest, c->bytes, salt, "put delivered wrong data");
  if (bench_me != 0) return;
  if (body != put_nbi) {
    print_us(name, c->bytes, bench_pes, &t, "");
    return;
  }
  print_gbps(name, c->bytes, bench_pes, &t);
  if (c->bytes == 8) {
    print_value("put_nbi_rate", 8, bench_pes, 1e-6 / t.median, 1e-6 / t.high, 1e-6 / t.low, "M/s", &t, "");
  }
}

static void run_get(Case* c) {
  bench_fill(c->source, c->bytes, 50 + (unsigned)bench_me);
  const Timing t = measure_alone(get, c);
  if (bench_me == 0) {
    bench_check(c->dest, c->bytes, 51, "get returned wrong data");
    print_us("get", c->bytes, bench_pes, &t, "");
  }
}

int main(int argc, char** argv) {
  bench_begin(argc, argv);
  if (bench_pes != 2) bench_fail("rma runs on 2 PEs");
  Case c = {0, bench_alloc(kMaxBytes), bench_alloc(kMaxBytes)};
  unsigned salt = 0;
  for (c.bytes = 8; c.bytes <= kMaxBytes; c.bytes *= c.bytes < 64 || c.bytes >= (1 << 20) ? 2 : 4) {
    run_puts("put_quiet", put_quiet, &c, salt += 2);
    run_get(&c);
    run_puts("put_nbi", put_nbi, &c, salt += 2);
  }
  shmem_free(c.source);
  shmem_free(c.dest);
  bench_end();
  return 0;
}
