// SPDX-License-Identifier: Apache-2.0
// Extensions to OpenSHMEM, with the prefix shmemx_. They are NVSHMEM's under the names of its first releases
// and need a CUDA compiler: kernels have the forms for groups of threads (shmemx_float_put_block), the host
// those on streams (shmemx_barrier_all_on_stream) and the launch (shmemx_collective_launch). Arguments and
// contracts are those of the nvshmemx_ functions of nvshmem.h, teams are shmem_team_t.
#ifndef ISOMEM_SHMEMX_H
#define ISOMEM_SHMEMX_H

#include <shmem.h>

#if ISOMEM_KERNELS
#include <nvshmem.h>

extern "C++" {
#include <isomem/generated/shmemx_device.h>  // calls the templates and functions of the two
}
#endif

#endif  // ISOMEM_SHMEMX_H
