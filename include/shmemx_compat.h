// SPDX-License-Identifier: Apache-2.0
// shmemx_ names that programs know from Cray's and Sandia's libraries, where isomem has what they mean. For
// host code, in C and C++. shmemx.h includes this header unless SHMEMX_NO_COMPAT is defined. What the names
// map on, and what of these libraries isomem does not have: isomem_names(7).
#ifndef ISOMEM_SHMEMX_COMPAT_H
#define ISOMEM_SHMEMX_COMPAT_H

#include <shmem.h>

// Sandia: the PEs of this host, the flag of memory that is allocated without a barrier (it has one here), and
// the option of contexts whose small puts are copied (no effect).
#define SHMEMX_TEAM_NODE ((shmem_team_t)3)
#define SHMEMX_MALLOC_NO_BARRIER 0x80000L
#define SHMEMX_CTX_BOUNCE_BUFFER 0L

// Names of OpenSHMEM 1.5 before it was there.
#define SHMEMX_TEAM_WORLD SHMEM_TEAM_WORLD
#define SHMEMX_TEAM_SHARED SHMEM_TEAM_SHARED
#define SHMEMX_TEAM_INVALID SHMEM_TEAM_INVALID
#define SHMEMX_CTX_INVALID SHMEM_CTX_INVALID

// Cray: no team, the color of PEs that want none, and an older name.
#ifndef SHMEM_TEAM_NULL
#define SHMEM_TEAM_NULL SHMEM_TEAM_INVALID
#endif
#ifndef SHMEM_COLOR_UNDEFINED
#define SHMEM_COLOR_UNDEFINED (-1)
#endif
#ifndef _SHMEM_ALLTOALL_SYNC_SIZE
#define _SHMEM_ALLTOALL_SYNC_SIZE SHMEM_ALLTOALL_SYNC_SIZE
#endif

#if !defined(__CUDACC_RTC__)
#pragma GCC visibility push(default)
#ifdef __cplusplus
extern "C" {
#endif
#include <isomem/generated/shmemx_compat_typed.h>
#ifdef __cplusplus
}
#endif
#pragma GCC visibility pop

#include <isomem/generated/shmemx_compat_generic.h>
#endif

#endif  // ISOMEM_SHMEMX_COMPAT_H
