// SPDX-License-Identifier: Apache-2.0
// The include path of old programs; use <shmemx.h>.
#ifndef ISOMEM_MPP_SHMEMX_H
#define ISOMEM_MPP_SHMEMX_H

#include <shmemx.h>

#endif  // ISOMEM_MPP_SHMEMX_H
