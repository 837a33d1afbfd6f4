// SPDX-License-Identifier: Apache-2.0
// A program that loads the library, or a plugin that needs it, while it runs, and unloads it again:
// load_pe LIBRARY MODE. Where nothing is said otherwise it is loaded and unloaded twice.
#include <dlfcn.h>
#include <pthread.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static void* library;

static void load(const char* path) {
  library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    fprintf(stderr, "%s\n", dlerror());
    exit(90);
  }
}

static void unload(void) {
  if (dlclose(library) != 0) exit(91);
}

static void* routine(const char* name) {
  void* found = dlsym(library, name);
  if (!found) exit(92);
  return found;
}
#define CALL(name) ((__typeof__(&name))routine(#name))

static void use(void) {
  const int me = CALL(shmem_my_pe)();
  const int n = CALL(shmem_n_pes)();
  long* values = CALL(shmem_calloc)(2, sizeof(long));
  values[0] = me;
  CALL(shmem_long_p)(values + 1, me, (me + 1) % n);
  CALL(shmem_barrier_all)();
  if (values[1] != (me + n - 1) % n) exit(93);
  CALL(shmem_long_sum_reduce)(SHMEM_TEAM_WORLD, values + 1, values, 1);
  if (values[1] != (long)n * (n - 1) / 2) exit(94);
  CALL(shmem_free)(values);
}

static pthread_barrier_t meeting;

// Has thread-local data of the library when that is unloaded.
static void* use_in_thread(void* argument) {
  use();
  pthread_barrier_wait(&meeting);
  pthread_barrier_wait(&meeting);  // it is unloaded in between
  return argument;
}

static void outlive_with_a_thread(void) {
  pthread_t thread;
  int provided;
  CALL(shmem_init_thread)(SHMEM_THREAD_MULTIPLE, &provided);
  pthread_barrier_init(&meeting, NULL, 2);
  pthread_create(&thread, NULL, use_in_thread, NULL);
  pthread_barrier_wait(&meeting);
  CALL(shmem_finalize)();
  unload();
  pthread_barrier_wait(&meeting);
  pthread_join(thread, NULL);
}

static void fork_once(void) {
  const pid_t child = fork();
  if (child == 0) _exit(0);
  int status = 0;
  if (waitpid(child, &status, 0) != child || status != 0) exit(95);
}

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const char* mode = argv[2];
  load(argv[1]);
  if (!strcmp(mode, "thread")) {
    outlive_with_a_thread();
  } else if (strcmp(mode, "no_finalize") != 0) {
    CALL(shmem_init)();
    use();
    CALL(shmem_finalize)();
    unload();
    fork_once();
    load(argv[1]);
    CALL(shmem_init)();
    use();
    CALL(shmem_finalize)();
    unload();
  } else {
    CALL(shmem_init)();
    use();
    unload();
    fork_once();
    usleep(100000);  // threads of the library run on
  }
  puts("is done");
  return 0;
}
