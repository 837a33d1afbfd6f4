/* SPDX-License-Identifier: Apache-2.0 */
/* Initialise and finalise: bench/run.py times the launcher around it. */
#include "peer.h"

int main(void) {
  shmem_init();
  shmem_finalize();
  return 0;
}
