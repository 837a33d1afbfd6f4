// SPDX-License-Identifier: Apache-2.0
// A program that goes wrong as its arguments say: fault_pe MODE [VALUE]. The faulty PE is the last one.
#define _GNU_SOURCE
#include <pthread.h>
#include <shmemx.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

static long flag;  // symmetric; nobody ever sets it
static int marks[100000];
static shmem_team_t first_two;
static long psync[SHMEM_BARRIER_SYNC_SIZE];
static long* heap_word;

static void start_sleeper(void) {
  if (fork() == 0) {
    execlp("sleep", "sleep", "1000", (char*)NULL);
    _exit(127);
  }
}

// A child that takes itself for the PE; it shall be told, and the PE not be disturbed.
static void let_child_call(void) {
  const pid_t child = fork();
  if (child == 0) {
    shmem_barrier_all();
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 1) exit(98);
}

// This program as a job of its own.
static void run(const char* program) {
  const pid_t child = fork();
  if (child == 0) execl(program, program, "good", (char*)NULL);
  int status = 0;
  if (waitpid(child, &status, 0) != child || status != 0) exit(95);
}

static void compute_forever(void) {
  for (volatile unsigned long i = 0;; ++i) {
  }
}

/* To a PE that takes nothing: sooner or later there is no room on the way. */
static void fill_the_way(int is_last) {
  static long word;
  shmem_barrier_all();
  usleep(is_last ? 300000 : 600000); /* what the barrier has sent arrives */
  if (is_last) raise(SIGSTOP);
  for (long value = 0; !is_last; ++value) shmem_long_p(&word, value, shmem_n_pes() - 1);
}

// Each PE has much to say to those behind it, and none has spoken to most of them yet.
static void begin_with_much(void) {
  enum { kPes = 16, kBytes = 400000, kPiece = 8000 };
  unsigned char* to =
      shmem_malloc((size_t)kPes * kBytes);  // not static: other cases limit the data of this program
  unsigned char* from = malloc(kBytes);
  const int me = shmem_my_pe();
  memset(from, me + 1, kBytes);
  for (int pe = me + 1; pe < shmem_n_pes(); ++pe) {
    for (int at = 0; at < kBytes; at += kPiece)
      shmem_putmem_nbi(to + me * kBytes + at, from + at, kPiece, pe);
  }
  shmem_barrier_all();
  for (int pe = 0; pe < me; ++pe) {
    for (int i = 0; i < kBytes; ++i) {
      if (to[pe * kBytes + i] != pe + 1) exit(94);
    }
  }
  free(from);
  shmem_free(to);
}

// Everything that a job does, until somebody ends it.
static void be_busy(void) {
  const int me = shmem_my_pe();
  const int n = shmem_n_pes();
  for (long round = 1;; ++round) {
    long* block = shmem_malloc(1000 * sizeof(long));
    uint64_t* signal = shmem_calloc(1, sizeof(uint64_t));
    long values[1000];
    for (int i = 0; i < 1000; ++i) values[i] = round + me;
    shmem_long_put_signal(block, values, 1000, signal, 1, SHMEM_SIGNAL_SET, (me + 1) % n);
    shmem_signal_wait_until(signal, SHMEM_CMP_EQ, 1);
    if (block[999] != round + (me + n - 1) % n) abort();
    static long sum, one = 1;
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &sum, &one, 1);
    if (sum != n) abort();
    shmem_free(signal);
    shmem_free(block);
  }
}

static int begins(const char* mode, const char* with) { return !strncmp(mode, with, strlen(with)); }

static int ends(const char* mode, const char* with) {
  return strlen(mode) >= strlen(with) && !strcmp(mode + strlen(mode) - strlen(with), with);
}

// Words are apart by one space.
static int is_one_of(const char* mode, const char* words) {
  const char* at = strstr(words, mode);
  const size_t length = strlen(mode);
  return at && (at == words || at[-1] == ' ') && (at[length] == ' ' || !at[length]);
}

// Lines without end, or so many.
static void print_lines(int many) {
  for (int i = 0; many == 0 || i < many; ++i) printf("line %d of PE %d\n", i, shmem_my_pe());
}

/* Between init and the first allocation the memory of the machine becomes little, as the file says that the
 * test has put in the place of /proc/meminfo: enough for what is small. */
static void lose_memory(void) {
  const char* path = getenv("FAULT_MEMINFO");
  FILE* file = shmem_my_pe() == 0 ? fopen(path, "w") : NULL;
  if (file) {
    fprintf(file, "MemAvailable: 4000 kB\n");
    fclose(file);
  }
  shmem_barrier_all();
  if (!shmem_malloc(1000) || shmem_malloc(16 << 20)) abort();
}

// Allocates what there is and writes to all of it.
static void fill_heap(void) {
  const size_t bytes = 2 << 20;
  void* block;
  while ((block = shmem_malloc(bytes))) memset(block, 1, bytes);
}

static void exit_slowly(void) {
  usleep(1200000);
  puts("the exit handler is done");
}

// Two teams of three and two, of which PEs 1 and 3 never come: the others wait in the same routine of
// different teams.
static void wait_in_halves(void) {
  const int me = shmem_my_pe();
  shmem_team_t first;
  shmem_team_t second;
  shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 3, NULL, 0, &first);
  shmem_team_split_strided(SHMEM_TEAM_WORLD, 3, 1, 2, NULL, 0, &second);
  if (me == 1 || me == 3) sleep(1000);
  shmem_team_sync(me < 3 ? first : second);
}

// As if the network went: whoever holds the other end of a connection learns of it, and this PE lives on.
static void cut_connections(void) {
  for (int fd = 3; fd < 1024; ++fd) shutdown(fd, SHUT_RDWR);
}

// The faults of the last PE; returns if there is none.
static void go_wrong(const char* mode, int value) {
  if (begins(mode, "exit")) exit(value);
  usleep(100000);  // what is on its way through a wire would be lost
  if (begins(mode, "_exit")) _exit(value);
  if (begins(mode, "quick_exit")) quick_exit(value);
  if (begins(mode, "exec")) execlp("true", "true", (char*)NULL);
  if (!strcmp(mode, "signal")) raise(value);
  if (!strcmp(mode, "global_exit_slow")) atexit(exit_slowly);
  if (begins(mode, "global_exit")) shmem_global_exit(value);
  if (!strcmp(mode, "sleeper_exit")) {
    start_sleeper();
    exit(value);
  }
  if (!strcmp(mode, "stop")) raise(SIGSTOP);
  if (begins(mode, "cut")) cut_connections();
  if (begins(mode, "hang") || ends(mode, "hang")) sleep(1000);
}

static void* set_later(void* word) {
  usleep(3500000);
  __atomic_store_n((long*)word, 42, __ATOMIC_RELEASE);
  return NULL;
}

static long word_of_handler;

static void set_in_handler(int number) {
  (void)number;
  __atomic_store_n(&word_of_handler, 42, __ATOMIC_RELEASE);
}

// By a timer, 3.5 seconds later.
static void wait_for_signal(void) {
  const struct itimerval once = {{0, 0}, {3, 500000}};
  signal(SIGALRM, set_in_handler);
  setitimer(ITIMER_REAL, &once, NULL);
  shmem_long_wait_until(&word_of_handler, SHMEM_CMP_EQ, 42);
}

// Each of the others waits for a word that a thread, a child or a handler of its own sets, without the
// library.
static void wait_for_own(const char* mode) {
  static long word_of_thread;
  if (ends(mode, "beside_thread")) {
    pthread_t thread;
    pthread_create(&thread, NULL, set_later, &word_of_thread);
    shmem_long_wait_until(&word_of_thread, SHMEM_CMP_EQ, 42);
    pthread_join(thread, NULL);
  } else if (ends(mode, "beside_handler")) {
    wait_for_signal();
  } else {
    shmem_long_wait_until(heap_word, SHMEM_CMP_EQ, 42);
    wait(NULL);
  }
}

static void* be_last_thread(void* argument) {
  usleep(800000);  // so that the launcher looks at a process whose first thread has ended
  shmem_long_p(heap_word, 1, (shmem_my_pe() + 1) % shmem_n_pes());
  shmem_barrier_all();
  printf("PE %d of %d is done\n", shmem_my_pe(), shmem_n_pes());
  return argument;
}

// The program ends with its last thread.
static void leave_to_a_thread(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, be_last_thread, NULL);
  pthread_exit(NULL);
}

// PE 0 keeps PE 1 waiting for longer than a wait takes to become slow, without the last PE.
static void wait_among_others(const char* mode) {
  const int me = shmem_my_pe();
  if (ends(mode, "beside_lock")) {
    static long lock;
    static long held;
    if (me == 0) shmem_set_lock(&lock);
    if (me == 0) shmem_long_p(&held, 1, 1);
    if (me == 1) shmem_long_wait_until(&held, SHMEM_CMP_EQ, 1);
    if (me == 1) shmem_set_lock(&lock);
    if (me == 0) usleep(2500000);
    shmem_clear_lock(&lock);
  } else {
    if (me == 0) usleep(2500000);
    shmem_team_sync(first_two);
  }
}

static int stop_at_once(int returns) { return !returns; }

static void do_what_others_do(const char* mode) {
  if (ends(mode, "beside_lock") || ends(mode, "beside_team")) return wait_among_others(mode);
  if (strstr(mode, "_beside_")) return wait_for_own(mode);
  if (!strcmp(mode, "global_exit_busy")) compute_forever();
  if (!strcmp(mode, "hang_and_stop") && shmem_my_pe() == 0) shmemx_set_wait_handler(stop_at_once);
  if (strstr(mode, "_with_fault_handler")) signal(SIGSEGV, set_in_handler);
  if (!strcmp(mode, "active_set")) {
    if (shmem_my_pe() == 0) shmem_barrier(0, 0, 2, psync);
    sleep(1000);
  }
  if (ends(mode, "flood")) print_lines(0);
  if (ends(mode, "in_wait") || !strcmp(mode, "wait")) shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 42);
  for (int tests = 1; ends(mode, "in_test") && !shmem_long_test(&flag, SHMEM_CMP_EQ, 42); ++tests) {
    if (tests % (shmem_my_pe() == 0 ? 1024 : 16) == 0) usleep(50);  // without naps it takes a core for 10 s
  }
  if (ends(mode, "in_lock")) shmem_set_lock(heap_word);
  if (ends(mode, "in_bounded_wait")) {
    if (shmemx_long_wait_until_for(&flag, SHMEM_CMP_EQ, 42, 2.5) != SHMEMX_TIMEOUT) exit(96);
  } else if (!ends(mode, "in_finalize")) {
    shmem_barrier_all();
  }
}

int main(int argc, char** argv) {
  const char* mode = argc > 1 ? argv[1] : "good";
  const int value = argc > 2 ? atoi(argv[2]) : 0;
  const char* rank = getenv("ISOMEM_PE");
  // static data are moved before main, hence the variables of the launcher are gone; the rank comes with the
  // program
  if (!strcmp(mode, "exit_before_init") && argc > 3 && atoi(argv[3]) != 0) exit(value);
  if (!strcmp(mode, "start_pes")) {
    start_pes(0);
    return value;
  }
  if (!strcmp(mode, "daemon")) {
    if (fork() != 0) _exit(0);
    usleep(value * 1000);
  }
  shmem_init();
  const int last = shmem_my_pe() == shmem_n_pes() - 1;
  if (rank || getenv("ISOMEM_JOB")) {
    fprintf(stderr, "the launcher's variables are still set\n");
    return 99;
  }
  for (int i = 0; i < 100000; ++i) {
    if (marks[i] != 0) {
      fprintf(stderr, "static data of an earlier program\n");
      return 97;
    }
    marks[i] = i + 1;
  }
  shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes() > 1 ? 2 : 1, NULL, 0, &first_two);
  if (!strcmp(mode, "fork_call")) let_child_call();
  if (is_one_of(mode, "sleeper sleeper_hang")) start_sleeper();
  if (!strcmp(mode, "late_no_finalize") && last) usleep(value * 1000);
  if (!strcmp(mode, "late_no_finalize")) shmem_barrier_all();
  if (!strcmp(mode, "late_no_finalize")) return 0;
  if (!strcmp(mode, "no_finalize")) return value;
  if (!strcmp(mode, "busy")) be_busy();
  if (!strcmp(mode, "much_at_first")) begin_with_much();
  if (!strcmp(mode, "fill_the_way")) fill_the_way(last);
  if (!strcmp(mode, "linger")) usleep(800000);
  if (!strcmp(mode, "lines")) print_lines(value);
  if (!strcmp(mode, "fill")) fill_heap();
  if (!strcmp(mode, "memory_goes")) lose_memory();
  if (!strcmp(mode, "run_another")) run(argv[0]);
  if (!strcmp(mode, "wait") && last) mode = "hang";
  if (!is_one_of(mode, "good lines fill run_another sleeper fork_call much_at_first")) {
    heap_word = shmem_calloc(1, sizeof(long));
    if (!last && ends(mode, "beside_child") && fork() == 0) {
      set_later(heap_word);
      _exit(0);
    }
    if (last && ends(mode, "in_lock")) shmem_set_lock(heap_word);
    shmem_barrier_all();
    if (!strcmp(mode, "pthread_exit")) leave_to_a_thread();
    if (!strcmp(mode, "halves")) wait_in_halves();
    if (last) go_wrong(mode, value);
    do_what_others_do(mode);
  }
  if (!strcmp(mode, "good")) shmem_barrier_all();
  printf("PE %d of %d is done\n", shmem_my_pe(), shmem_n_pes());
  shmem_finalize();
  return 0;
}
