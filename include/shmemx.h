// SPDX-License-Identifier: Apache-2.0
// Extensions to OpenSHMEM, with the prefix shmemx_. For host code, in C and C++: put and get of sections of
// arrays, put with signal to several PEs, release order, bounded waits, queries about the job, placement of
// memory on NUMA nodes. The rules of shmem.h hold for them too, and in C11 and C++ the names without a type.
// Kernels do not have them.
//
// Under a CUDA compiler there are also NVSHMEM's extensions under the names of its first releases: kernels
// have the forms for groups of threads (shmemx_float_put_block), the host those on streams
// (shmemx_barrier_all_on_stream) and the launch (shmemx_collective_launch). Arguments and contracts are those
// of the nvshmemx_ functions of nvshmem.h, teams are shmem_team_t.
#ifndef ISOMEM_SHMEMX_H
#define ISOMEM_SHMEMX_H

#include <shmem.h>

// What calls with a result return; shmemx_error_string has the words. 0 is success and all else is not, also
// where a later version returns more.
#define SHMEMX_SUCCESS 0
#define SHMEMX_ERROR_REFUSED 1         // nothing was done; standard error has the reason
#define SHMEMX_ERROR_INVALID_HANDLE 2  // a handle is SHMEM_TEAM_INVALID or SHMEM_CTX_INVALID
#define SHMEMX_ERROR_EXHAUSTED 3       // this PE has the maximum number of them; destroy some
#define SHMEMX_TIMEOUT 4               // the time of a bounded wait is over, its comparison does not hold

// Dimensions of a section at most: as many as an array has in Fortran.
#define SHMEMX_MAX_DIMS 15

// Hints of shmem_malloc_with_hints, joined by | with those of shmem.h, the same on all PEs: where each PE's
// copy of the block lies on a host with several NUMA nodes. Of several none counts. The block begins on a
// page and has its pages for itself; shmem_realloc keeps the hint. They decide about pages that get their
// memory from now on, whoever touches them first, and ask for nothing where there is one node or the system
// refuses. In a job with GPUs pages that kernels can reach already stay where they are. Without a hint the
// heap of a PE that is bound to one node (--bind-to of oshrun) lies there, that of another PE as with
// FIRST_TOUCH.
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

#if ISOMEM_KERNELS
#include <nvshmem.h>

extern "C++" {
#include <isomem/generated/shmemx_device.h>  // calls the templates and functions of the two
}
#endif

#endif  // ISOMEM_SHMEMX_H
