// SPDX-License-Identifier: Apache-2.0
// The profiling interface: pshmem_X is shmem_X under a second name, with the same arguments and contract. A
// profiler defines shmem_X itself, records what it wants and calls pshmem_X.
#ifndef ISOMEM_PSHMEM_H
#define ISOMEM_PSHMEM_H

#include <shmem.h>

#pragma GCC visibility push(default)
#ifdef __cplusplus
extern "C" {
#endif
#include <isomem/generated/pshmem_typed.h>
#ifdef __cplusplus
}
#endif
#pragma GCC visibility pop

#endif  // ISOMEM_PSHMEM_H
