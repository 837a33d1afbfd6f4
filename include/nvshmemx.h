// SPDX-License-Identifier: Apache-2.0
// The extensions of NVSHMEM, names that begin with nvshmemx_: nvshmem.h has them already, as NVSHMEM's does.
#ifndef ISOMEM_NVSHMEMX_H
#define ISOMEM_NVSHMEMX_H

#include <nvshmem.h>

#endif  // ISOMEM_NVSHMEMX_H
