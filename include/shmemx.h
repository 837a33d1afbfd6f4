// SPDX-License-Identifier: Apache-2.0
// Extensions of isomem to OpenSHMEM, with the prefix shmemx_. There are none yet; the specification wants the
// header.
#ifndef ISOMEM_SHMEMX_H
#define ISOMEM_SHMEMX_H

#include <shmem.h>

#endif  // ISOMEM_SHMEMX_H
