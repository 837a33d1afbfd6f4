// SPDX-License-Identifier: Apache-2.0
// OpenSHMEM 1.6 on isomem. A program runs as shmem_n_pes() processes, the PEs. Each has its own copy of every
// symmetric object: memory from shmem_malloc and related routines, and the global and static data of the
// executable. Routines take the symmetric address of this PE's own copy and a PE number, and act on the copy
// of that PE.
//
// Rules that hold everywhere, unless a routine says otherwise:
// - PE numbers start from 0 in the team of the context; routines without a context use all PEs.
// - Sizes and offsets are in elements in typed routines, in bytes in mem and memory management routines.
// - Arguments of one call must not overlap. A NULL pointer is legal only where the length is 0.
// - If a PE breaks a rule that isomem checks, a message gives routine, argument, value and valid range, and
//   the job ends.
// - One-sided operations make progress while their target computes and makes no calls.
//
// With a CUDA compiler the routines are available in kernels as well: they act for the PE that launched the
// kernel, on symmetric memory of both kinds (nvshmem_malloc, shmem_malloc), not on static data. In kernels a
// context only selects the team of PE numbers; each thread orders and completes its own operations. Available
// on the host only: set-up, allocation, creation of teams and contexts, sessions, collect, alltoalls, scans,
// locks, addr_accessible, deprecated names, and everything on long double and complex. shmemx.h has the forms
// for groups of threads.
//
// In C11 and C++ the names without a type (shmem_put, ...) work for all types, with an optional leading
// context where the specification has one. Names that begin with isomem_ or ISOMEM_ belong to the
// implementation: do not use them. Deprecated names work like all others and cause no warnings, so that
// programs that use them build with -Werror too.
#ifndef ISOMEM_SHMEM_H
#define ISOMEM_SHMEM_H

#if defined(__CUDACC_RTC__)
#include <isomem/config.hpp>
#else
#include <stddef.h>
#include <stdint.h>
#endif

// CUDA compilers: the names are functions of host and kernels. NVSHMEM_HOSTLIB_ONLY leaves the kernels out.
#if defined(__CUDACC__) && !defined(NVSHMEM_HOSTLIB_ONLY)
#define ISOMEM_KERNELS 1
#else
#define ISOMEM_KERNELS 0
#endif

#if defined(__CUDACC_RTC__)
// kernels have no complex numbers
#elif defined(__cplusplus)
// Some programs include this header inside extern "C", where a template may not stand.
extern "C++" {
#include <complex>
}
typedef std::complex<double> isomem_complexd;
typedef std::complex<float> isomem_complexf;
#else
typedef double _Complex isomem_complexd;
typedef float _Complex isomem_complexf;
#endif

#if !defined(__LP64__)
#error "isomem needs a machine with 64-bit long and pointers (LP64)"
#endif

#if defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
#define ISOMEM_NORETURN [[noreturn]]
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define ISOMEM_NORETURN _Noreturn
#else
#define ISOMEM_NORETURN __attribute__((noreturn))
#endif

// The version of the specification that these headers implement, and the name of the library.
#define OSHMEM_SPEC_VERSION 10600 /* by which programs tell versions where the library is Open MPI */
#define SHMEM_MAJOR_VERSION 1
#define SHMEM_MINOR_VERSION 6
#define SHMEM_MAX_NAME_LEN 256
#define SHMEM_VENDOR_STRING "isomem 0.1.0"

// shmem4py (1.0) recognises OpenSHMEM libraries by macros in their headers, and assumes that an unknown one
// lacks teams, signals and much else. These two are Sandia OpenSHMEM's: it then uses everything.
#define SHMEM_DEF_H
#define SHMEM_FUNCTION_ATTRIBUTES

// Thread levels of shmem_init_thread, each allowing more than the previous one.
#define SHMEM_THREAD_SINGLE 0      // the program has one thread
#define SHMEM_THREAD_FUNNELED 1    // only the thread that initialized calls the library
#define SHMEM_THREAD_SERIALIZED 2  // any thread calls it, never two at once
#define SHMEM_THREAD_MULTIPLE 3    // any threads call it at any time

// Comparisons of the wait and test routines: "word CMP value".
#define SHMEM_CMP_EQ 0
#define SHMEM_CMP_NE 1
#define SHMEM_CMP_GT 2
#define SHMEM_CMP_LE 3
#define SHMEM_CMP_LT 4
#define SHMEM_CMP_GE 5

// What put-with-signal does to the signal word.
#define SHMEM_SIGNAL_SET 9
#define SHMEM_SIGNAL_ADD 10

// Hints of shmem_malloc_with_hints, combined with |.
#define SHMEM_MALLOC_ATOMICS_REMOTE 1L  // other PEs will do atomics on this memory
#define SHMEM_MALLOC_SIGNAL_REMOTE 2L   // other PEs will write signals in this memory

// Handles are opaque: assign and compare them only.
typedef struct isomem_ctx* shmem_ctx_t;
typedef struct isomem_team* shmem_team_t;
typedef struct {
  int num_contexts;  // that will exist at a time; 0 by default
} shmem_team_config_t;
typedef struct {
  size_t total_ops;  // calls of put, get and atomics in the session at most; SIZE_MAX by default
} shmem_ctx_session_config_t;
#define SHMEM_CTX_INVALID ((shmem_ctx_t)0)
#define SHMEM_CTX_DEFAULT ((shmem_ctx_t)1)  // the context of all routines without one; team: all PEs
#define SHMEM_TEAM_INVALID ((shmem_team_t)0)
#define SHMEM_TEAM_WORLD ((shmem_team_t)1)   // all PEs
#define SHMEM_TEAM_SHARED ((shmem_team_t)2)  // PEs that load and store each other's memory

// Which fields of shmem_team_config_t are used, combined with |.
#define SHMEM_TEAM_NUM_CONTEXTS 1L

// Options of contexts, combined with |; the program promises:
#define SHMEM_CTX_SERIALIZED 1L  // no two threads use it at a time
#define SHMEM_CTX_PRIVATE 2L     // only the thread that creates it uses it
#define SHMEM_CTX_NOSTORE 4L     // quiet and fence on it need not order plain stores

// Which fields of shmem_ctx_session_config_t are used, and options of sessions.
#define SHMEM_CTX_SESSION_TOTAL_OPS 1L
#define SHMEM_CTX_SESSION_BATCH 1L  // its operations may be collected and sent together

// Deprecated: sizes of the work arrays of active sets, in elements, and the initial value of pSync's
// elements.
#define SHMEM_SYNC_VALUE 0L
#define SHMEM_SYNC_SIZE 16
#define SHMEM_BARRIER_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_BCAST_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_COLLECT_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_ALLTOALL_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_ALLTOALLS_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_REDUCE_SYNC_SIZE SHMEM_SYNC_SIZE
#define SHMEM_REDUCE_MIN_WRKDATA_SIZE 1

// Deprecated: older spellings.
#define _SHMEM_SYNC_VALUE SHMEM_SYNC_VALUE
#define _SHMEM_BARRIER_SYNC_SIZE SHMEM_BARRIER_SYNC_SIZE
#define _SHMEM_BCAST_SYNC_SIZE SHMEM_BCAST_SYNC_SIZE
#define _SHMEM_COLLECT_SYNC_SIZE SHMEM_COLLECT_SYNC_SIZE
#define _SHMEM_REDUCE_SYNC_SIZE SHMEM_REDUCE_SYNC_SIZE
#define _SHMEM_REDUCE_MIN_WRKDATA_SIZE SHMEM_REDUCE_MIN_WRKDATA_SIZE
#define _SHMEM_MAJOR_VERSION SHMEM_MAJOR_VERSION
#define _SHMEM_MINOR_VERSION SHMEM_MINOR_VERSION
#define _SHMEM_MAX_NAME_LEN SHMEM_MAX_NAME_LEN
#define _SHMEM_VENDOR_STRING SHMEM_VENDOR_STRING
#define _SHMEM_CMP_EQ SHMEM_CMP_EQ
#define _SHMEM_CMP_NE SHMEM_CMP_NE
#define _SHMEM_CMP_LT SHMEM_CMP_LT
#define _SHMEM_CMP_LE SHMEM_CMP_LE
#define _SHMEM_CMP_GT SHMEM_CMP_GT
#define _SHMEM_CMP_GE SHMEM_CMP_GE

#if !defined(__CUDACC_RTC__)
// The functions have default visibility and are found in the library even if a program is compiled with
// -fvisibility=hidden.
#pragma GCC visibility push(default)
#if ISOMEM_KERNELS
// A C function is the same one in every namespace: here the names without one are those of shmem_device.h.
namespace isomem_host {
#endif
#ifdef __cplusplus
extern "C" {
#endif
#include <isomem/generated/shmem_typed.h>
#ifdef __cplusplus
}
#endif
#if ISOMEM_KERNELS
}  // namespace isomem_host
#endif
#pragma GCC visibility pop
#endif

#if ISOMEM_KERNELS
extern "C++" {
#include <isomem/device/shmem.cuh>

#include <isomem/generated/shmem_device.h>  // calls its templates
}
#else
#include <isomem/generated/shmem_generic.h>
#if defined(__cplusplus) && !defined(__CUDACC__)
#include <isomem/generated/shmem_complex.h>
#endif
#endif

#endif  // ISOMEM_SHMEM_H
