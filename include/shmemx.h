// SPDX-License-Identifier: Apache-2.0
// Extensions to OpenSHMEM, with the prefix shmemx_. For host code, in C and C++: put and get of sections of
// arrays, put with signal to several PEs, collectives of blocks of different sizes, release order, bounded
// waits, queries about the job, placement of memory on NUMA nodes. The rules of shmem.h apply to them too,
// including type-generic names in C11 and C++. They are not available in kernels.
//
// Names of Cray's and Sandia's libraries are included with them, unless SHMEMX_NO_COMPAT is defined.
//
// Under a CUDA compiler there are also NVSHMEM's extensions under the names of its first releases: kernels
// have the forms for groups of threads (shmemx_float_put_block), the host those on streams
// (shmemx_barrier_all_on_stream) and the launch (shmemx_collective_launch). Arguments and contracts are those
// of the nvshmemx_ functions of nvshmem.h, teams are shmem_team_t.
#ifndef ISOMEM_SHMEMX_H
#define ISOMEM_SHMEMX_H

#include <shmem.h>

// Return values, described by shmemx_error_string. 0 is success and anything else is not, including codes
// that later versions may add.
#define SHMEMX_SUCCESS 0
#define SHMEMX_ERROR_REFUSED 1         // nothing was done; standard error has the reason
#define SHMEMX_ERROR_INVALID_HANDLE 2  // a handle is SHMEM_TEAM_INVALID or SHMEM_CTX_INVALID
#define SHMEMX_ERROR_EXHAUSTED 3       // this PE has the maximum number of them; destroy some
#define SHMEMX_TIMEOUT 4               // the time of a bounded wait is over, its comparison does not hold
#define SHMEMX_INTERRUPTED 5           // the wait handler has ended a bounded wait, or a start by a unique id

// Maximum number of dimensions of a section, as for arrays in Fortran.
#define SHMEMX_MAX_DIMS 15

// Hints of shmem_malloc_with_hints, combined with | with those of shmem.h, the same on all PEs: where each
// PE's copy of the block is placed on a host with several NUMA nodes. With several of them none has an
// effect. The block starts on a page boundary and does not share pages; shmem_realloc keeps the hint. A hint
// applies to pages that are first touched from then on, no matter by whom, and has no effect with a single
// node or if the system refuses it. In a job with GPUs, pages that kernels can already reach stay where they
// are. Without a hint the heap of a PE that is bound to one node (--bind-to of oshrun) is placed there, that
// of another PE as with FIRST_TOUCH.
#define SHMEMX_MALLOC_NUMA_LOCAL 0x10000L  // on the node where this PE runs now; elsewhere when that is full
#define SHMEMX_MALLOC_NUMA_INTERLEAVE 0x20000L   // page by page on all nodes in turn
#define SHMEMX_MALLOC_NUMA_FIRST_TOUCH 0x40000L  // each page on the node of the CPU that touches it first

// What shmemx_pe_status returns.
#define SHMEMX_PE_STARTING 0    // has not finished shmem_init
#define SHMEMX_PE_RUNNING 1     // between init and finalize
#define SHMEMX_PE_FINALIZING 2  // waits in the last shmem_finalize, or has left main without it
#define SHMEMX_PE_FINISHED 3    // has finalized
#define SHMEMX_PE_DEAD 4        // its process has ended without shmem_finalize: the job is about to end

#if !defined(__CUDACC_RTC__)
// The symmetric heap of a PE, in bytes; see shmemx_heap_get_info.
typedef struct {
  size_t size;  // that it can grow to
  size_t used;  // in live blocks, as the program asked for them
  size_t free;  // that new blocks can have together; memory that is still to come from the system included
  size_t largest_free;  // that one new block can have
  size_t blocks;        // that live
} shmemx_heap_info_t;

// What a program does while a call waits; see shmemx_set_wait_handler.
typedef int (*shmemx_wait_handler_t)(int returns);

// What brings processes that nobody has started together into one job: bytes; see shmemx_get_uniqueid.
typedef struct {
  char bytes[124];
} shmemx_uniqueid_t;

#pragma GCC visibility push(default)
#ifdef __cplusplus
extern "C" {
#endif
#include <isomem/generated/shmemx_typed.h>
#ifdef __cplusplus
}
#endif
#pragma GCC visibility pop

#include <isomem/generated/shmemx_generic.h>
#endif

#ifndef SHMEMX_NO_COMPAT
#include <shmemx_compat.h>
#endif

#if ISOMEM_KERNELS
#include <nvshmem.h>

extern "C++" {
#include <isomem/generated/shmemx_device.h>  // calls the templates and functions of the two
}
#endif

#endif  // ISOMEM_SHMEMX_H
