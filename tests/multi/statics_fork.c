// SPDX-License-Identifier: Apache-2.0
// WIRES: shm mixed
// PES: 1 2 3
// A forked child has its own copy of the statics: neither side sees the other's stores, puts of peers reach
// the parent only, and the child's exit does not disturb the job. system, popen, vfork and posix_spawn work.
#define _GNU_SOURCE
#include <shmem.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define CHECK(condition)                                                                            \
  do {                                                                                              \
    if (!(condition)) {                                                                             \
      fprintf(stderr, "%s:%d: PE %d: failed: %s\n", __FILE__, __LINE__, shmem_my_pe(), #condition); \
      shmem_global_exit(1);                                                                         \
    }                                                                                               \
  } while (0)

static long word = 1, from_peer = 0;
static char large[64 << 20];
extern char** environ;

static int wait_for(pid_t child) {
  int status = -1;
  CHECK(waitpid(child, &status, 0) == child);
  return status;
}

/// The child's checks: which one failed is its exit status.
static int in_child(int go) {
  char byte;
  if (word != 11 || large[1 << 20] != 5 || large[1 << 25] != 0) return 1;
  if (read(go, &byte, 1) != 0) return 2;  // end of file: the parent has changed its data, its peers too
  if (word != 11 || large[1 << 20] != 5 || from_peer != 0) return 3;
  word = 12;
  large[1 << 20] = 6;
  const pid_t grandchild = fork();
  if (grandchild == 0) {
    const int ok = word == 12;
    word = 13;
    _exit(ok ? 0 : 1);
  }
  int status = -1;
  if (waitpid(grandchild, &status, 0) != grandchild || status != 0) return 4;
  return word == 12 ? 0 : 5;
}

static void fork_once(int me, int n) {
  int go[2];
  CHECK(pipe(go) == 0);
  word = 11;
  large[1 << 20] = 5;
  from_peer = 0;
  shmem_barrier_all();
  const pid_t child = fork();
  CHECK(child >= 0);
  if (child == 0) {
    close(go[1]);
    _exit(in_child(go[0]));
  }
  word = 21;
  shmem_barrier_all();  // all children exist before a peer's put
  shmem_long_p(&from_peer, 100 + me, (me + 1) % n);
  shmem_barrier_all();
  close(go[0]);
  close(go[1]);
  const int status = wait_for(child);
  if (status != 0) fprintf(stderr, "PE %d: status of the child: 0x%x\n", me, status);
  CHECK(status == 0);
  CHECK(word == 21 && large[1 << 20] == 5 && from_peer == 100 + (me + n - 1) % n);
}

static void other_ways(void) {
  char line[64], *arguments[] = {"sh", "-c", "exit 5", NULL};
  CHECK(WEXITSTATUS(system("exit 3")) == 3);
  FILE* f = popen("echo popened", "r");
  CHECK(f && fgets(line, sizeof line, f) && strcmp(line, "popened\n") == 0 && pclose(f) == 0);
  pid_t child;
  CHECK(posix_spawn(&child, "/bin/sh", NULL, NULL, arguments, environ) == 0);
  CHECK(WEXITSTATUS(wait_for(child)) == 5);
  child = vfork();
  if (child == 0) {
    execv("/bin/sh", arguments);
    _exit(1);
  }
  CHECK(WEXITSTATUS(wait_for(child)) == 5);
}

int main(void) {
  shmem_init();
  const int me = shmem_my_pe(), n = shmem_n_pes();
  for (int i = 0; i < 20; i++) fork_once(me, n);
  other_ways();
  const pid_t child = fork();  // a child that leaves by exit, not _exit, is no PE that forgot finalize
  if (child == 0) exit(word == 21 ? 0 : 1);
  CHECK(wait_for(child) == 0);
  shmem_barrier_all();
  printf("PE %d of %d: 21 forks, system, popen, posix_spawn, vfork\n", me, n);
  shmem_finalize();
  return 0;
}
