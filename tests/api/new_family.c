// SPDX-License-Identifier: Apache-2.0
// Calls the family that new_family_test.py adds, by type, size, bytes, context, name for profilers and
// without a type.
#include <pshmemx.h>
#include <stdio.h>
#include <stdlib.h>

enum { kForms = 8, kWords = 4 };

int main(void) {
  shmem_init();
  const int me = shmem_my_pe(), right = (me + 1) % shmem_n_pes(),
            left = (me + shmem_n_pes() - 1) % shmem_n_pes();
  int(*dest)[kWords] = shmem_calloc(kForms * kWords, sizeof(int));
  const int source[kWords] = {10 * me, 10 * me + 1, 10 * me + 2, 10 * me + 3};
  if (!dest) return 1;
  shmemx_int_put_shifted(dest[0], source, kWords, right);
  shmemx_put32_shifted(dest[1], source, kWords, right);
  shmemx_putmem_shifted(dest[2], source, sizeof source, right);
  shmemx_ctx_int_put_shifted(SHMEM_CTX_DEFAULT, dest[3], source, kWords, right);
  shmemx_int_put_shifted_nbi(dest[4], source, kWords, right);
  shmemx_ctx_putmem_shifted_nbi(SHMEM_CTX_DEFAULT, dest[5], source, sizeof source, right);
  pshmemx_int_put_shifted(dest[6], source, kWords, right);
  shmemx_put_shifted(dest[7], source, kWords, right);
  shmem_barrier_all();
  for (int form = 0; form < kForms; ++form) {
    for (int i = 0; i < kWords; ++i) {
      if (dest[form][i] == 10 * left + (i ^ 2)) continue;
      fprintf(stderr, "PE %d, form %d: word %d is %d\n", me, form, i, dest[form][i]);
      shmem_global_exit(1);
    }
  }
  shmem_barrier_all();
  if (me == 0) printf("new_family: %d forms\n", kForms);
  shmem_finalize();
  return 0;
}
