/* SPDX-License-Identifier: Apache-2.0 */
/* What every measuring program shares, with and without OpenSHMEM: clock, order statistics, one line of
 * output. */
#ifndef BENCH_TIMING_H
#define BENCH_TIMING_H

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { kMaxBatches = 1001 };

static inline double now_s(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static inline int compare_doubles(const void* a, const void* b) {
  const double x = *(const double*)a, y = *(const double*)b;
  return (x > y) - (x < y);
}

/* The median of the batches and their first and last decile, each in seconds per operation. */
typedef struct {
  double median, low, high;
  int batches;
  long per_batch;
} Timing;

static inline Timing summarize(double* samples, int n, long per_batch) {
  qsort(samples, (size_t)n, sizeof *samples, compare_doubles);
  const double median = n % 2 ? samples[n / 2] : 0.5 * (samples[n / 2 - 1] + samples[n / 2]);
  const Timing t = {median, samples[n / 10], samples[n - 1 - n / 10], n, per_batch};
  return t;
}

/* Prints one result; bench/run.py reads these lines. `low` and `high` are deciles of the batches, in the same
 * unit. */
static inline void print_value(const char* name, size_t bytes, int pes, double value, double low, double high,
                               const char* unit, const Timing* t, const char* note) {
  printf(
      "bench name=%s bytes=%zu pes=%d value=%.6g unit=%s low=%.6g high=%.6g batches=%d per_batch=%ld%s%s\n",
      name, bytes, pes, value, unit, low, high, t->batches, t->per_batch, *note ? " note=" : "", note);
  fflush(stdout);
}

static inline void print_us(const char* name, size_t bytes, int pes, const Timing* t, const char* note) {
  print_value(name, bytes, pes, 1e6 * t->median, 1e6 * t->low, 1e6 * t->high, "us", t, note);
}

static inline void print_gbps(const char* name, size_t bytes, int pes, const Timing* t) {
  const double gb = 1e-9 * (double)bytes;
  print_value(name, bytes, pes, gb / t->median, gb / t->high, gb / t->low, "GB/s", t, "");
}

#endif
