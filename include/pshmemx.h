// SPDX-License-Identifier: Apache-2.0
// The profiling interface of the extensions: pshmemx_X is shmemx_X under a second name, as in pshmem.h.
#ifndef ISOMEM_PSHMEMX_H
#define ISOMEM_PSHMEMX_H

#include <pshmem.h>
#include <shmemx.h>

#pragma GCC visibility push(default)
#ifdef __cplusplus
extern "C" {
#endif
#include <isomem/generated/pshmemx_typed.h>
#ifdef __cplusplus
}
#endif
#pragma GCC visibility pop

#ifndef SHMEMX_NO_COMPAT
#include <pshmemx_compat.h>
#endif

#endif  // ISOMEM_PSHMEMX_H
