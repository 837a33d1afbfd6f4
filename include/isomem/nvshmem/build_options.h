// SPDX-License-Identifier: Apache-2.0
// How the library was built, as programs ask for it that were written for NVSHMEM: what isomem has of the
// things that can be left out of NVSHMEM. Without GPU-initiated transports (IBGDA, GPUNetIO), NCCL, GDRCopy
// and complex reductions their macros are not defined. Installed also as non_abi/nvshmem_build_options.h.
// C99, C++, NVRTC.
#ifndef ISOMEM_NVSHMEM_BUILD_OPTIONS_H
#define ISOMEM_NVSHMEM_BUILD_OPTIONS_H

// A job of the ranks of MPI, of the PEs of OpenSHMEM, and of what a PMIx launcher starts.
#ifndef NVSHMEM_MPI_SUPPORT
#define NVSHMEM_MPI_SUPPORT 1
#endif
#ifndef NVSHMEM_SHMEM_SUPPORT
#define NVSHMEM_SHMEM_SUPPORT 1
#endif
#ifndef NVSHMEM_PMIX_SUPPORT
#define NVSHMEM_PMIX_SUPPORT 1
#endif

// Between hosts.
#ifndef NVSHMEM_UCX_SUPPORT
#define NVSHMEM_UCX_SUPPORT 1
#endif
#ifndef NVSHMEM_LIBFABRIC_SUPPORT
#define NVSHMEM_LIBFABRIC_SUPPORT 1
#endif

#endif  // ISOMEM_NVSHMEM_BUILD_OPTIONS_H
