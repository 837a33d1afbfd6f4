/* SPDX-License-Identifier: Apache-2.0 */
/* Initialise and finalise: bench/run.py times the launcher around it. */
#include <shmem.h>

int main(void) {
  shmem_init();
  shmem_finalize();
  return 0;
}
