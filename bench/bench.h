/* SPDX-License-Identifier: Apache-2.0 */
/* The harness of the OpenSHMEM programs: calibrate, warm up, time many batches, check the data, print the
 * median. */
#ifndef BENCH_BENCH_H
#define BENCH_BENCH_H

#include <stdint.h>
#include <string.h>

#include "peer.h"
#include "timing.h"

enum { kLine = 4096 }; /* symmetric objects of a measurement lie on pages of their own: no false sharing */

typedef struct {
  size_t bytes;
  char* dest;
  char* source;
} Case;

/* Does `count` operations back to back. */
typedef void (*Body)(long count, const Case* c);

static int bench_me, bench_pes;
static int bench_batches = 101;
static double bench_batch_s = 500e-6;
static long* bench_word; /* symmetric; PE 0 writes the next batch size here */

static inline void bench_fail(const char* what) {
  fprintf(stderr, "bench: PE %d of %d: %s\n", bench_me, bench_pes, what);
  shmem_global_exit(1);
}

static inline void* bench_alloc(size_t bytes) {
  void* p = shmem_align(kLine, bytes);
  if (p == NULL) bench_fail("no symmetric memory (Open MPI: raise SHMEM_SYMMETRIC_HEAP_SIZE)");
  memset(p, 0, bytes);
  shmem_barrier_all();
  return p;
}

/* `prog [batches [microseconds per batch]]` */
static inline void bench_begin(int argc, char** argv) {
  shmem_init();
  bench_me = shmem_my_pe();
  bench_pes = shmem_n_pes();
  if (argc > 1) bench_batches = atoi(argv[1]);
  if (argc > 2) bench_batch_s = 1e-6 * atof(argv[2]);
  if (bench_batches < 1 || bench_batches > kMaxBatches || bench_batch_s <= 0) {
    bench_fail("usage: program [batches 1..1001 [microseconds per batch]]");
  }
  bench_word = bench_alloc(sizeof *bench_word);
}

static inline void bench_end(void) {
  shmem_free(bench_word);
  shmem_finalize();
}

/* PE 0's number, known to all PEs. */
static inline long bench_agree(long value) {
  if (bench_me == 0) {
    for (int pe = 0; pe < bench_pes; ++pe) shmem_long_p(bench_word, value, pe);
  }
  shmem_barrier_all();
  const long agreed = *(volatile long*)bench_word;
  shmem_barrier_all();
  return agreed;
}

static inline double bench_time_once(Body body, const Case* c, long count) {
  const double start = now_s();
  body(count, c);
  return now_s() - start;
}

/* Doubles a batch that is too short to scale from, else scales it to the time wanted. */
static inline long bench_next_count(long count, double seconds) {
  if (seconds < 0.25 * bench_batch_s) return 2 * count;
  const double scaled = (double)count * bench_batch_s / seconds;
  return scaled < 1 ? 1 : (long)scaled;
}

/* Only PE 0 works; the others wait in a barrier, as a target that takes no part. */
static inline Timing measure_alone(Body body, const Case* c) {
  static double samples[kMaxBatches];
  Timing t = {0, 0, 0, bench_batches, 0};
  shmem_barrier_all();
  if (bench_me == 0) {
    long count = 1;
    for (int settled = 0; settled < 2;) { /* twice: the first time pages and caches may be cold */
      const long next = bench_next_count(count, bench_time_once(body, c, count));
      settled += next != 2 * count;
      count = next;
    }
    for (int i = 0; i < bench_batches / 10 + 1; ++i) body(count, c);
    for (int i = 0; i < bench_batches; ++i) samples[i] = bench_time_once(body, c, count) / (double)count;
    t = summarize(samples, bench_batches, count);
  }
  shmem_barrier_all();
  return t;
}

/* All PEs call the body with the same count; PE 0's clock counts. */
static inline Timing measure_together(Body body, const Case* c) {
  static double samples[kMaxBatches];
  long count = 1;
  for (int settled = 0; settled < 2;) {
    shmem_barrier_all();
    const long next = bench_agree(bench_next_count(count, bench_time_once(body, c, count)));
    settled += next != 2 * count;
    count = next;
  }
  for (int i = -(bench_batches / 10 + 1); i < bench_batches; ++i) {
    shmem_barrier_all();
    const double seconds = bench_time_once(body, c, count);
    if (i >= 0) samples[i] = seconds / (double)count;
  }
  shmem_barrier_all();
  return summarize(samples, bench_batches, count);
}

/* A pattern that differs by position and by `salt`, so that a missing or shifted byte is seen. */
static inline void bench_fill(char* p, size_t bytes, unsigned salt) {
  for (size_t i = 0; i < bytes; ++i) p[i] = (char)(i * 131u + (i >> 8) * 17u + salt * 29u + 1u);
}

static inline void bench_check(const char* p, size_t bytes, unsigned salt, const char* what) {
  for (size_t i = 0; i < bytes; ++i) {
    if (p[i] != (char)(i * 131u + (i >> 8) * 17u + salt * 29u + 1u)) bench_fail(what);
  }
}

#endif
