// SPDX-License-Identifier: Apache-2.0
// Set-up: counted init and finalize, init again after the last finalize, thread levels, queries, version.
#include "../common/check.hpp"

namespace {

int initialized() {
  int answer = -1;
  shmem_query_initialized(&answer);
  return answer;
}

int ring(int value) {
  static int word;
  word = 0;
  shmem_barrier_all();
  shmem_int_p(&word, value, (shmem_my_pe() + 1) % shmem_n_pes());
  shmem_barrier_all();
  const int got = word;
  shmem_barrier_all();
  return got;
}

/// Static data are still there after finalize, to see what was pending before.
bool finalize_completes_puts(int me, int n) {
  static long late[100];
  long source[100];
  for (long i = 0; i < 100; ++i) source[i] = 1000 * me + i;
  shmem_long_put_nbi(late, source, 100, (me + 1) % n);
  shmem_finalize();
  for (long i = 0; i < 100; ++i) {
    if (late[i] == 1000 * ((me + n - 1) % n) + i) continue;
    std::fprintf(stderr, "setup: PE %d: late[%ld] is %ld after finalize\n", me, i, late[i]);
    return false;
  }
  return true;
}

}  // namespace

int main() {
  static_assert(SHMEM_THREAD_SINGLE < SHMEM_THREAD_FUNNELED &&
                SHMEM_THREAD_FUNNELED < SHMEM_THREAD_SERIALIZED &&
                SHMEM_THREAD_SERIALIZED < SHMEM_THREAD_MULTIPLE);
  if (initialized() != 0) {
    std::fprintf(stderr, "setup: query_initialized is not 0 before init\n");
    return 1;
  }
  int provided = -1;
  CHECK_EQ(shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided), 0);
  CHECK(provided >= SHMEM_THREAD_SINGLE && provided <= SHMEM_THREAD_MULTIPLE);
  int level = -1;
  shmem_query_thread(&level);
  CHECK_EQ(level, provided);
  CHECK_EQ(initialized(), 1);

  const int me = shmem_my_pe(), n = shmem_n_pes();
  CHECK(n >= 1 && me >= 0 && me < n);
  shmem_init();  // counted
  shmem_init();
  CHECK_EQ(ring(me + 5), (me + n - 1) % n + 5);
  shmem_finalize();
  CHECK_EQ(initialized(), 1);
  shmem_finalize();
  CHECK_EQ(ring(me + 7), (me + n - 1) % n + 7);

  int major = -1, minor = -1;
  shmem_info_get_version(&major, &minor);
  CHECK_EQ(major, SHMEM_MAJOR_VERSION);
  CHECK_EQ(minor, SHMEM_MINOR_VERSION);
  char name[SHMEM_MAX_NAME_LEN];
  std::memset(name, 'x', sizeof name);
  shmem_info_get_name(name);
  CHECK(std::memchr(name, 0, sizeof name) != nullptr);
  CHECK_EQ(std::string(name), std::string(SHMEM_VENDOR_STRING));
  shmem_pcontrol(0);
  shmem_pcontrol(1, 2, "three");

  // All PEs have different numbers and agree on how many there are.
  static int present[64], counts[64];
  CHECK(n <= 64);
  for (int pe = 0; pe < n; ++pe) shmem_int_atomic_inc(&present[me], pe), shmem_int_p(&counts[me], n, pe);
  shmem_barrier_all();
  for (int pe = 0; pe < n; ++pe) {
    CHECK_EQ(present[pe], 1);
    CHECK_EQ(counts[pe], n);
  }
  shmem_barrier_all();
  if (!finalize_completes_puts(me, n)) return 1;
  if (initialized() != 0) {
    std::fprintf(stderr, "setup: query_initialized is not 0 after the last finalize\n");
    return 1;
  }

  // The specification (1.6) allows to begin anew; heap and statics work as before.
  for (int round = 0; round < 3; ++round) {
    test::Session s("setup, initialized again");
    CHECK_EQ(s.me, me);
    CHECK_EQ(s.n, n);
    CHECK_EQ(ring(me + round), (me + n - 1) % n + round);
    int* block = test::symmetric<int>(1000);
    shmem_int_p(block + 999, me, s.right());
    shmem_barrier_all();
    CHECK_EQ(block[999], s.left());
    if (round % 2) shmem_free(block);  // the last finalize frees what is left
    s.done();
  }
  return 0;
}
