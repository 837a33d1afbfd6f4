// SPDX-License-Identifier: Apache-2.0
// WIRES: shm mixed
// PES: 1 2 8
// SANITIZERS: no
// A large .bss costs no memory until it is touched, and is symmetric from its first to its last byte.
// x86-64: 20 GiB in .lbss, where -mcmodel=medium puts large objects; elsewhere what the default code model
// allows.
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                                            \
  do {                                                                                              \
    if (!(condition)) {                                                                             \
      fprintf(stderr, "%s:%d: PE %d: failed: %s\n", __FILE__, __LINE__, shmem_my_pe(), #condition); \
      shmem_global_exit(1);                                                                         \
    }                                                                                               \
  } while (0)

#if defined(__x86_64__)
#define BYTES (20ul << 30)
extern char* const huge_begin;
__asm__(
    ".section .lbss,\"awl\",@nobits\n.balign 64\nhuge_object:\n.zero 21474836480\n"
    ".section .data.rel.ro,\"aw\"\n.balign 8\n.globl huge_begin\nhuge_begin:\n.quad huge_object\n"
    ".type huge_begin,@object\n.size huge_begin,8\n.text\n");
#else
#define BYTES (1ul << 30)
static char huge_object[BYTES];
static char* const huge_begin = huge_object;
#endif

static long resident_kib(void) {
  char line[256];
  long kib = -1;
  FILE* f = fopen("/proc/self/status", "r");
  while (f && fgets(line, sizeof line, f))
    if (strncmp(line, "VmRSS:", 6) == 0) kib = atol(line + 6);
  if (f) fclose(f);
  return kib;
}

int main(void) {
  shmem_init();
  const int me = shmem_my_pe(), n = shmem_n_pes(), right = (me + 1) % n, left = (me + n - 1) % n;
  const long before = resident_kib();
  CHECK(before > 0 && before < 200 * 1024);
  const size_t places[] = {0, 4096, BYTES / 2 + 123, BYTES - 4096, BYTES - 1};
  for (size_t i = 0; i < sizeof places / sizeof *places; i++)
    shmem_char_p(&huge_begin[places[i]], (char)(1 + me + (int)i), right);
  shmem_barrier_all();
  for (size_t i = 0; i < sizeof places / sizeof *places; i++)
    CHECK(huge_begin[places[i]] == (char)(1 + left + (int)i));
  CHECK(huge_begin[BYTES / 4] == 0);
  CHECK(resident_kib() - before < 64 * 1024);
  printf("PE %d of %d: %lu GiB of .bss, %ld KiB resident\n", me, n, BYTES >> 30, resident_kib());
  shmem_finalize();
  return 0;
}
