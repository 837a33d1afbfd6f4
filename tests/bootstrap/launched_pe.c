// SPDX-License-Identifier: Apache-2.0
// A PE that any launcher may start. Each PE checks atomics of all, its neighbours' static data, and puts of
// some sizes; "PE 1 of 4: right, 2 near" when all is well. Then, by arguments:
//   lives N      initializes so often
//   die PE       that PE kills itself while the others wait in a barrier; "die_computing": while they compute
//   exit PE      that PE calls shmem_global_exit(7)
//   leave PE     that PE exits with status 0 and has not finalized, while the others wait in a barrier
//   stop PE      that PE stops itself for 9 s while the others wait
//   exit_computing PE  that PE calls shmem_global_exit(7) while the others compute
//   rounds N     does so much more, in about 10 ms each
//   seconds N    does more for so long
//   again PE     that PE ends after shmem_finalize while the others initialize again
//   split PE     that PE alone asks for ISOMEM_HOSTS=2 (PMI_RANK)
#include <shmem.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { kMost = 100000 };
static long in_bss[4];
static long in_data = 41;

static int puts_arrive(int me, int n) {
  static const size_t sizes[] = {1, 7, 8, 1000, 8191, kMost};
  unsigned char* block = shmem_malloc(kMost);
  unsigned char* from = malloc(kMost);
  const int left = (me + n - 1) % n;
  int is_right = 1;
  for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); ++i) {
    memset(block, 0xee, kMost);
    for (size_t k = 0; k < sizes[i]; ++k) from[k] = (unsigned char)(me + k * 7 + i);
    shmem_barrier_all();
    shmem_putmem(block, from, sizes[i], (me + 1) % n);
    shmem_barrier_all();
    for (size_t k = 0; k < kMost; ++k)
      is_right &= block[k] == (k < sizes[i] ? (unsigned char)(left + k * 7 + i) : 0xee);
  }
  free(from);
  shmem_free(block);
  return is_right;
}

/// Whether all is right; a line about it.
static int check(void) {
  const int me = shmem_my_pe();
  const int n = shmem_n_pes();
  long* sum = shmem_calloc(1, sizeof(long));
  in_data = 41;
  in_bss[3] = 0;
  shmem_barrier_all();
  int near = 0;
  for (int pe = 0; pe < n; ++pe) {
    shmem_long_atomic_add(sum, me + 1, pe);
    near += shmem_ptr(sum, pe) != NULL;
  }
  shmem_long_p(&in_data, me, (me + 1) % n);
  shmem_long_atomic_add(&in_bss[3], me, (me + 1) % n);
  shmem_barrier_all();
  const int left = (me + n - 1) % n;
  const int is_right =
      *sum == (long)n * (n + 1) / 2 && in_data == left && in_bss[3] == left && puts_arrive(me, n);
  printf("PE %d of %d: %s, %d near\n", me, n, is_right ? "right" : "WRONG", near);
  fflush(stdout);
  shmem_free(sum);
  return is_right;
}

static void prepare(const char* what, int number) {
  const char* rank = getenv("PMI_RANK");
  if (!strcmp(what, "split") && rank && atoi(rank) == number) setenv("ISOMEM_HOSTS", "2", 1);
}

static void compute_for_ever(void) {
  for (volatile unsigned long i = 0;; ++i) {
  }
}

static int do_rounds(int n_rounds) {
  int is_right = 1;
  for (int round = 0; round < n_rounds; ++round) {
    is_right &= puts_arrive(shmem_my_pe(), shmem_n_pes());
    usleep(5000);
  }
  return is_right;
}

/* PE 0 has the clock. */
static int do_seconds(int n_seconds) {
  static int goes_on, all_go_on;
  const time_t end = time(NULL) + n_seconds;
  int is_right = 1;
  do {
    is_right &= puts_arrive(shmem_my_pe(), shmem_n_pes());
    goes_on = time(NULL) < end;
    shmem_int_broadcast(SHMEM_TEAM_WORLD, &all_go_on, &goes_on, 1, 0);
  } while (all_go_on);
  return is_right;
}

static void fail_as(const char* what, int is_me) {
  if (strstr(what, "_computing") && !is_me) compute_for_ever();
  if (strstr(what, "die") == what && is_me) raise(SIGKILL);
  if (strstr(what, "exit") == what && is_me) shmem_global_exit(7);
  if (!strcmp(what, "leave") && is_me) exit(0);
  if (!strcmp(what, "stop") && is_me) {
    const pid_t me = getpid();
    if (fork() == 0) {
      sleep(9);
      kill(me, SIGCONT);
      _exit(0);
    }
    raise(SIGSTOP);
  }
  shmem_barrier_all();
}

int main(int count, char** arguments) {
  const char* what = count > 2 ? arguments[1] : "";
  const int number = count > 2 ? atoi(arguments[2]) : 0;
  const int lives = !strcmp(what, "lives") ? number : !strcmp(what, "again") ? 2 : 1;
  int is_right = 1;
  prepare(what, number);
  for (int life = 0; life < lives; ++life) {
    shmem_init();
    is_right &= check();
    if (!strcmp(what, "rounds")) is_right &= do_rounds(number);
    if (!strcmp(what, "seconds")) is_right &= do_seconds(number);
    if (count > 2 && strcmp(what, "lives")) fail_as(what, shmem_my_pe() == number);
    const int is_last = !strcmp(what, "again") && shmem_my_pe() == number;
    shmem_finalize();
    if (is_last) return 0;
  }
  return is_right ? 0 : 1;
}
