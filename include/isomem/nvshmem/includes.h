// SPDX-License-Identifier: Apache-2.0
// What programs have from NVSHMEM's header without including it themselves: C's headers, and with
// ISOMEM_NVSHMEM_INCLUDES those that nearly double the time in which a file with kernels compiles
// (docs/measurements).
#ifndef ISOMEM_NVSHMEM_INCLUDES_H
#define ISOMEM_NVSHMEM_INCLUDES_H

#if !defined(__CUDACC_RTC__)
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#endif

#if defined(ISOMEM_NVSHMEM_INCLUDES) && defined(__cplusplus)
// Some programs include nvshmem.h inside extern "C", where a template may not stand.
extern "C++" {
#if !defined(__CUDACC_RTC__)
#include <string>
#endif
#if defined(__CUDACC__)
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

#include <cuda/atomic>
namespace cg = cooperative_groups;
#endif
}
#endif

#endif  // ISOMEM_NVSHMEM_INCLUDES_H
