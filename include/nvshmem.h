// SPDX-License-Identifier: Apache-2.0
// NVSHMEM 3.8 on isomem: one address space over the GPUs of a job, for host code, kernels and streams. A
// program runs as nvshmem_n_pes() processes, the PEs. Each has its own copy of every symmetric object
// (nvshmem_malloc); routines take the address of this PE's copy and a PE number, and act on that PE's copy.
//
// - Kernels need no relocatable device code, no device library and no module hook: everything here is inline.
// - The host also has what NVSHMEM leaves to kernels: atomics, put with signal, wait and test.
// - Host routines take symmetric memory of both kinds: nvshmem_malloc (device) and shmem_malloc (host).
// - If a PE breaks a rule that isomem checks, a message gives routine, argument, value and valid range, and
//   the job ends.
//
// Works in C and C++ of the host (with the CUDA toolkit's headers in the include path for streams, half and
// launch), in nvcc, in clang's CUDA and in NVRTC. NVSHMEM_HOSTLIB_ONLY leaves out what kernels call.
// STATUS.md lists what is left out. Names that begin with isomem_ or ISOMEM_ belong to the implementation.
#ifndef ISOMEM_NVSHMEM_H
#define ISOMEM_NVSHMEM_H

#include <isomem/nvshmem/build_options.h>
#include <isomem/nvshmem/types.h>

// The macro of the specification for the name that OpenSHMEM has as a generic one.
#define nvshmem_sync nvshmem_team_sync
// How NVSHMEM's sources report an error; its performance tests do it too.
#define NVSHMEMI_ERROR_PRINT(...) fprintf(stderr, __VA_ARGS__)

#if defined(__CUDACC__) && !defined(NVSHMEM_HOSTLIB_ONLY)
#define ISOMEM_KERNELS 1
#else
#define ISOMEM_KERNELS 0
#endif

#if !defined(__CUDACC_RTC__)
// The functions have default visibility and are found in the library even if a program is compiled with
// -fvisibility=hidden.
#pragma GCC visibility push(default)
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"  // half and bfloat16 exist in C++ only
#endif
#ifdef __cplusplus
extern "C" {
#endif
#include <isomem/generated/nvshmem_host.h>
#if ISOMEM_CUDA_HEADERS
#include <isomem/nvshmem/launch.h>
#endif
#if !ISOMEM_KERNELS
#include <isomem/generated/nvshmem_both.h>
#endif
#ifdef __cplusplus
}
#endif
#if ISOMEM_KERNELS
namespace isomem_host {
extern "C" {
#include <isomem/generated/nvshmem_both.h>
}
}  // namespace isomem_host
#endif
#ifdef __clang__
#pragma clang diagnostic pop
#endif
#pragma GCC visibility pop
#endif

#ifdef __cplusplus
// Some programs include this header inside extern "C", where a template may not stand.
extern "C++" {
#include <isomem/nvshmem/layout.h>
#if ISOMEM_KERNELS
#include <isomem/device/api.cuh>
#include <isomem/nvshmem/facts.cuh>
#include <isomem/nvshmem/regions.cuh>

#include <isomem/generated/nvshmem_device.h>  // calls the templates of the three
#if !defined(__CUDACC_RTC__)
#include <isomem/nvshmem/kernels.cuh>
#endif
#endif
}
#endif

#endif  // ISOMEM_NVSHMEM_H
