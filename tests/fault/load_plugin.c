// SPDX-License-Identifier: Apache-2.0
// What needs the library and is loaded by a program that does not: see load_pe.c.
#include <shmem.h>

int pes_of_plugin(void);
int pes_of_plugin(void) { return shmem_n_pes(); }
