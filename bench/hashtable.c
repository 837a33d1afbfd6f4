/* SPDX-License-Identifier: Apache-2.0 */
/* A hash table over the memory of all PEs, open addressing: a key goes to the first free slot after its own,
   claimed by compare and swap; it is found by gets. Half full at the end. Any number of PEs. */
#include "bench.h"

enum { kSlots = 1 << 16 }; /* of a PE */

static unsigned long* table; /* kSlots on each PE, 0 is free */
static unsigned long
    next_key; /* the keys of this PE are next_key + 1, + 2, ... with the PE in the upper bits */
static long missing;

static unsigned long mix(unsigned long x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

static unsigned long key_number(unsigned long i) { return ((unsigned long)(bench_me + 1) << 40) + i; }

static void insert(unsigned long key) {
  const unsigned long hash = mix(key);
  const int pe = (int)(hash % (unsigned long)bench_pes);
  for (unsigned long slot = hash >> 32;; ++slot) {
    unsigned long* word = table + slot % kSlots;
    const unsigned long old = shmem_ulong_atomic_compare_swap(word, 0, key, pe);
    if (old == 0 || old == key) return;
  }
}

static int find(unsigned long key) {
  const unsigned long hash = mix(key);
  const int pe = (int)(hash % (unsigned long)bench_pes);
  for (unsigned long slot = hash >> 32;; ++slot) {
    const unsigned long there = shmem_ulong_g(table + slot % kSlots, pe);
    if (there == key) return 1;
    if (there == 0) return 0;
  }
}

/* kSlots / 2 keys a PE fill the table by half; after that the same keys come again. */
static void inserts(long count, const Case* c) {
  (void)c;
  for (long i = 0; i < count; ++i) insert(key_number(next_key++ % (kSlots / 2)));
}

static void lookups(long count, const Case* c) {
  (void)c;
  for (long i = 0; i < count; ++i) missing += !find(key_number(next_key++ % (kSlots / 2)));
}

/* Millions of operations a second of all PEs together. */
static void report(const char* name, Body body) {
  const Case none = {0, NULL, NULL};
  const Timing t = measure_together(body, &none);
  const double million = 1e-6 * bench_pes;
  if (bench_me != 0) return;
  print_value(name, 8, bench_pes, million / t.median, million / t.high, million / t.low, "M/s", &t, "");
}

int main(int argc, char** argv) {
  bench_begin(argc, argv);
  table = bench_alloc(kSlots * sizeof *table);
  for (unsigned long i = 0; i < kSlots / 2; ++i) insert(key_number(i));
  shmem_barrier_all();
  report("hash_insert", inserts);
  shmem_barrier_all();
  report("hash_find", lookups);
  if (missing != 0) bench_fail("a key of the hash table is lost");
  shmem_free(table);
  bench_end();
  return 0;
}
