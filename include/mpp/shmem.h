// SPDX-License-Identifier: Apache-2.0
// The include path of old programs; use <shmem.h>.
#ifndef ISOMEM_MPP_SHMEM_H
#define ISOMEM_MPP_SHMEM_H

#include <shmem.h>

#endif  // ISOMEM_MPP_SHMEM_H
