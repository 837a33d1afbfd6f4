/* SPDX-License-Identifier: Apache-2.0 */
/* Contexts: made and destroyed, and a put with quiet on one of them. PE 0 works, 2 PEs. */
#include "bench.h"

static shmem_ctx_t context;

static void create(long count, const Case* c) {
  (void)c;
  for (long i = 0; i < count; ++i) {
    shmem_ctx_t made;
    if (shmem_ctx_create(SHMEM_CTX_PRIVATE, &made) != 0) bench_fail("shmem_ctx_create failed");
    shmem_ctx_destroy(made);
  }
}

static void put_quiet(long count, const Case* c) {
  for (long i = 0; i < count; ++i) {
    shmem_ctx_putmem(context, c->dest, c->source, c->bytes, 1);
    shmem_ctx_quiet(context);
  }
}

int main(int argc, char** argv) {
  bench_begin(argc, argv);
  if (bench_pes != 2) bench_fail("contexts runs on 2 PEs");
  Case c = {8, bench_alloc(8), bench_alloc(8)};
  bench_fill(c.source, c.bytes, (unsigned)bench_me);
  Timing t = measure_alone(create, &c);
  if (bench_me == 0) print_us("ctx_create", 0, bench_pes, &t, "");
  if (shmem_ctx_create(SHMEM_CTX_PRIVATE, &context) != 0) bench_fail("shmem_ctx_create failed");
  t = measure_alone(put_quiet, &c);
  if (bench_me == 0) print_us("ctx_put_quiet", c.bytes, bench_pes, &t, "");
  if (bench_me == 1) bench_check(c.dest, c.bytes, 0, "a put on a context delivered wrong data");
  shmem_ctx_destroy(context);
  shmem_free(c.source);
  shmem_free(c.dest);
  bench_end();
  return 0;
}
