// SPDX-License-Identifier: Apache-2.0
// The profiling interface of shmemx_compat.h: pshmemx_X is shmemx_X under a second name, as in pshmem.h.
#ifndef ISOMEM_PSHMEMX_COMPAT_H
#define ISOMEM_PSHMEMX_COMPAT_H

#include <shmemx_compat.h>

#pragma GCC visibility push(default)
#ifdef __cplusplus
extern "C" {
#endif
#include <isomem/generated/pshmemx_compat_typed.h>
#ifdef __cplusplus
}
#endif
#pragma GCC visibility pop

#endif  // ISOMEM_PSHMEMX_COMPAT_H
