/* SPDX-License-Identifier: Apache-2.0 */
/* What the machine itself does, without any library: memcpy on one core and on two at once, a cache line from
   core to core, a local fetch-add, and a barrier of one shared counter. Processes, not threads, as PEs are.
 */
#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "timing.h"

enum { kPage = 4096, kMaxBytes = 4 << 20 };

/* Every word has a page of its own. */
typedef struct {
  _Alignas(kPage) atomic_long arrived;
  _Alignas(kPage) atomic_long flag[2];
  _Alignas(kPage) atomic_long other_flag;
  _Alignas(kPage) atomic_long count;
  _Alignas(kPage) char end;
} Shared;

typedef struct {
  size_t bytes;
  char *dest, *source;
} Case;

typedef void (*Body)(long count, const Case* c);

static Shared* shared;
static int me, pes, yields;
static long barriers, rounds;
static int batches = 101;
static double batch_s = 500e-6;

/* A pause between polls lets the other core's store through sooner (measured: 0.047 against 0.056 us). */
static inline void pause_or_yield(void) {
  if (yields) {
    sched_yield();
  } else {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("isb" ::: "memory");
#endif
  }
}

static void barrier(void) {
  const long want = ++barriers * pes;
  if (atomic_fetch_add_explicit(&shared->arrived, 1, memory_order_acq_rel) + 1 == want) return;
  while (atomic_load_explicit(&shared->arrived, memory_order_acquire) < want) pause_or_yield();
}

static void copies(long count, const Case* c) {
  for (long i = 0; i < count; ++i) {
    memcpy(c->dest, c->source, c->bytes);
    __asm__ volatile("" ::: "memory");
  }
}

/* Both processes copy at the same time; the slower one ends the batch. */
static void copies_both(long count, const Case* c) {
  copies(count, c);
  barrier();
}

static void barriers_only(long count, const Case* c) {
  (void)c;
  for (long i = 0; i < count; ++i) barrier();
}

static void line_pingpong(long count, const Case* c) {
  (void)c;
  atomic_long* mine = me == 0 ? &shared->flag[0] : &shared->other_flag;
  atomic_long* theirs = me == 0 ? &shared->other_flag : &shared->flag[0];
  for (long i = 0; i < count; ++i) {
    ++rounds;
    if (me == 0) atomic_store_explicit(theirs, rounds, memory_order_release);
    while (atomic_load_explicit(mine, memory_order_acquire) != rounds) pause_or_yield();
    if (me == 1) atomic_store_explicit(theirs, rounds, memory_order_release);
  }
}

static void fetch_adds(long count, const Case* c) {
  (void)c;
  for (long i = 0; i < count; ++i) atomic_fetch_add_explicit(&shared->flag[1], 1, memory_order_seq_cst);
}

static double time_once(Body body, const Case* c, long count) {
  barrier();
  const double start = now_s();
  body(count, c);
  return now_s() - start;
}

/* Doubles a batch that is too short to scale from, else scales it to the time wanted. */
static long next_count(long count, double seconds) {
  if (seconds < 0.25 * batch_s) return 2 * count;
  const double scaled = (double)count * batch_s / seconds;
  return scaled < 1 ? 1 : (long)scaled;
}

/* Process 0 chooses the batch size; the others follow it through shared->count. */
static Timing measure(Body body, const Case* c) {
  static double samples[kMaxBatches];
  long count = 1;
  for (int settled = 0; settled < 2;) { /* twice: the first time pages and caches may be cold */
    const double seconds = time_once(body, c, count);
    if (me == 0) shared->count = next_count(count, seconds);
    barrier();
    settled += shared->count != 2 * count;
    count = shared->count;
    barrier();
  }
  for (int i = 0; i < batches / 10 + 1; ++i) time_once(body, c, count);
  for (int i = 0; i < batches; ++i) samples[i] = time_once(body, c, count) / (double)count;
  return summarize(samples, batches, count);
}

/* The n-th core this process may use. */
static void pin(int n) {
  cpu_set_t all, one;
  if (sched_getaffinity(0, sizeof all, &all) != 0) return;
  const int cores = CPU_COUNT(&all);
  n %= cores;
  CPU_ZERO(&one);
  for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu) {
    if (CPU_ISSET(cpu, &all) && n-- == 0) CPU_SET(cpu, &one);
  }
  sched_setaffinity(0, sizeof one, &one);
}

/* Runs `work` in n processes, this one being process 0; each on a core of its own while there are enough. */
static void run_processes(int n, void (*work)(void)) {
  memset(shared, 0, sizeof *shared);
  pes = n;
  me = 0;
  barriers = rounds = 0;
  cpu_set_t all;
  const int cores = sched_getaffinity(0, sizeof all, &all) == 0 ? CPU_COUNT(&all) : 1;
  yields = n > cores;
  const pid_t parent = getpid();
  for (int i = 1; i < n; ++i) {
    const pid_t pid = fork();
    if (pid < 0) perror("bench: fork"), exit(1);
    if (pid != 0) continue;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(1);
    me = i;
    break;
  }
  if (n <= cores) pin(me);
  work();
  if (me != 0) _exit(0);
  sched_setaffinity(0, sizeof all, &all);
  for (int i = 1; i < n; ++i) {
    int status = 0;
    if (wait(&status) < 0 || status != 0) fprintf(stderr, "bench: a process of the limits failed\n"), exit(1);
  }
}

static void copy_sizes(const char* name, Body body) {
  Case c = {0, aligned_alloc(kPage, kMaxBytes), aligned_alloc(kPage, kMaxBytes)};
  if (c.dest == NULL || c.source == NULL) fprintf(stderr, "bench: no memory for 8 MiB\n"), exit(1);
  memset(c.dest, 1, kMaxBytes);
  memset(c.source, 2, kMaxBytes);
  for (c.bytes = 8; c.bytes <= kMaxBytes; c.bytes *= c.bytes < 64 || c.bytes >= (1 << 20) ? 2 : 4) {
    if (pes > 1 && c.bytes < (64 << 10)) continue;
    const Timing t = measure(body, &c);
    if (me == 0) print_gbps(name, c.bytes, pes, &t);
  }
  free(c.dest);
  free(c.source);
}

static void work_alone(void) {
  copy_sizes("memcpy", copies);
  const Case none = {0, NULL, NULL};
  const Timing t = measure(fetch_adds, &none);
  print_us("local_fetch_add", 8, pes, &t, "");
}

static void work_barrier(void) {
  const Case none = {0, NULL, NULL};
  const Timing t = measure(barriers_only, &none);
  if (me == 0) print_us("counter_barrier", 0, pes, &t, "");
}

static void work_line(void) {
  const Case none = {0, NULL, NULL};
  Timing t = measure(line_pingpong, &none);
  t.median /= 2, t.low /= 2, t.high /= 2;
  if (me == 0) print_us("line_oneway", 8, pes, &t, "");
}

static void work_pair(void) {
  copy_sizes("memcpy_both", copies_both);
  work_line();
  work_barrier();
}

/* `limits [batches [microseconds per batch [line]]]`; with `line` only the transfer of a line. */
int main(int argc, char** argv) {
  if (argc > 1) batches = atoi(argv[1]);
  if (argc > 2) batch_s = 1e-6 * atof(argv[2]);
  if (batches < 1 || batches > kMaxBatches || batch_s <= 0) {
    fprintf(stderr, "usage: limits [batches 1..%d [microseconds per batch [line]]]\n", kMaxBatches);
    return 2;
  }
  void* p = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (p == MAP_FAILED) return perror("bench: mmap"), 1;
  shared = p;
  if (argc > 3 && strcmp(argv[3], "line") == 0) return run_processes(2, work_line), 0;
  run_processes(1, work_alone);
  run_processes(2, work_pair);
  run_processes(4, work_barrier);
  run_processes(8, work_barrier);
  return 0;
}
