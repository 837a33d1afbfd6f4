// SPDX-License-Identifier: Apache-2.0
// A program of the first generation: start_pes, and never an end. That of the program is a finalize: it
// completes what is pending. Checked by an exit handler that runs after the library's, since it was there
// before.
#include <shmem.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace {

constexpr long kLength = 1000;
long late[kLength];
int me = -1, n = 0;

void check_at_exit() {
  int initialized = -1;
  shmem_query_initialized(&initialized);
  if (initialized != 0) {
    std::fprintf(stderr, "start_pes: PE %d: still initialized after the exit handler\n", me);
    _exit(1);
  }
  for (long i = 0; i < kLength; ++i) {
    if (late[i] == (me + n - 1) % n * kLength + i) continue;
    std::fprintf(stderr, "start_pes: PE %d of %d: late[%ld] is %ld at the end\n", me, n, i, late[i]);
    _exit(1);
  }
}

}  // namespace

int main() {
  std::atexit(check_at_exit);
  start_pes(0);
  me = _my_pe(), n = _num_pes();
  start_pes(n + 3);  // no effect, whatever it says
  int initialized = 0;
  shmem_query_initialized(&initialized);
  if (me < 0 || me >= n || me != shmem_my_pe() || n != shmem_n_pes() || !initialized) shmem_global_exit(1);

  shmem_init();  // counts beside start_pes: its finalize is not the last
  shmem_finalize();
  auto* word = static_cast<long*>(shmalloc(sizeof(long)));
  *word = -1;
  shmem_barrier_all();
  shmem_long_p(word, me, (me + 1) % n);
  shmem_wait(word, -1);
  if (*word != (me + n - 1) % n) shmem_global_exit(1);

  if (me == n - 1) usleep(20000);  // the others are at their end already
  static long source[kLength];
  for (long i = 0; i < kLength; ++i) source[i] = me * kLength + i;
  shmem_long_put_nbi(late, source, kLength, (me + 1) % n);
  if (me == 0) std::printf("start_pes: %d PEs\n", n);
  if (n > 2 && me >= n - 2) {  // others, which are at their end, do not disturb these
    static long sync[_SHMEM_BARRIER_SYNC_SIZE];
    if (me == n - 1) usleep(1300000);  // a wait that lasts a second asks who has left
    shmem_barrier(n - 2, 0, 2, sync);
  }
  return 0;
}
