/* SPDX-License-Identifier: Apache-2.0 */
/* Half round trips between two waiting PEs: p, and put with signal until the signal is seen or the payload is
 * read. */
#include "bench.h"

static long* flag;
static uint64_t* signal_word;
static uint64_t turn; /* rounds done so far; the same on both PEs */

static void p_pingpong(long count, const Case* c) {
  (void)c;
  for (long i = 0; i < count; ++i) {
    const long value = (long)++turn;
    if (bench_me == 0) {
      shmem_long_p(flag, value, 1);
      shmem_long_wait_until(flag, SHMEM_CMP_EQ, value);
    } else {
      shmem_long_wait_until(flag, SHMEM_CMP_EQ, value);
      shmem_long_p(flag, value, 0);
    }
  }
}

static void send(const Case* c) {
  shmem_putmem_signal(c->dest, c->source, c->bytes, signal_word, turn, SHMEM_SIGNAL_SET, 1 - bench_me);
}

static void signal_seen(long count, const Case* c) {
  for (long i = 0; i < count; ++i) {
    ++turn;
    if (bench_me == 0) send(c);
    shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, turn);
    if (bench_me == 1) send(c);
  }
}

/* Reads every word that arrived and carries the last one, plus one, into the next message: a token. */
static void take(const Case* c) {
  const uint64_t* in = (const uint64_t*)c->dest;
  uint64_t* out = (uint64_t*)c->source;
  const size_t last = c->bytes / 8 - 1;
  uint64_t sum = 0;
  for (size_t i = 0; i < last; ++i) sum += in[i];
  out[last] = in[last] + 1 + sum; /* the words before the last are zero */
}

static void signal_read(long count, const Case* c) {
  for (long i = 0; i < count; ++i) {
    ++turn;
    if (bench_me == 0) send(c);
    shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, turn);
    take(c);
    if (bench_me == 1) send(c);
  }
}

static void run(const char* name, Body body, const Case* c, const char* note) {
  Timing t = measure_together(body, c);
  t.median /= 2, t.low /= 2, t.high /= 2;
  if (bench_me == 0) print_us(name, c->bytes, bench_pes, &t, note);
}

int main(int argc, char** argv) {
  bench_begin(argc, argv);
  if (bench_pes != 2) bench_fail("pingpong runs on 2 PEs");
  flag = bench_alloc(sizeof *flag);
  signal_word = bench_alloc(sizeof *signal_word);
  Case c = {8, bench_alloc(64 << 10), bench_alloc(64 << 10)};
  run("p_oneway", p_pingpong, &c, "");
  for (c.bytes = 8; c.bytes <= (64 << 10); c.bytes = c.bytes == 8 ? 1024 : c.bytes * 64) {
    run("put_signal_seen", signal_seen, &c, BENCH_SIGNAL_NOTE);
    memset(c.source, 0, c.bytes);
    memset(c.dest, 0, c.bytes);
    const uint64_t before = turn;
    run("put_signal_read", signal_read, &c, BENCH_SIGNAL_NOTE);
    /* Two steps of the token a round; PE 0 took the last one. */
    const uint64_t token = ((uint64_t*)c.source)[c.bytes / 8 - 1];
    if (bench_me == 0 && token != 2 * (turn - before)) bench_fail("the payload came after its signal");
    shmem_barrier_all();
  }
  shmem_free(c.source);
  shmem_free(c.dest);
  shmem_free(signal_word);
  shmem_free(flag);
  bench_end();
  return 0;
}
