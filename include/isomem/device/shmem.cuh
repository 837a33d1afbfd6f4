// SPDX-License-Identifier: Apache-2.0
// What OpenSHMEM has and NVSHMEM has not, in kernels: for the functions of shmem_device.h that are more than
// a template of api.cuh under another name.
#pragma once

#include "isomem/device/api.cuh"

struct isomem_team;  // a shmem_team_t points to it, and is a small integer

namespace isomem::device {

/// The team in kernels: SHMEM_TEAM_WORLD is 1 there and 0 here; -1, which is none, for all others.
ISOMEM_HD int team_of(const isomem_team* team) { return reinterpret_cast<uintptr_t>(team) == 1 ? 0 : -1; }

/// Block i goes from source[i * sst] to dest[i * dst].
template <class Group, class T>
__device__ ISOMEM_INLINE void ibput(T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                                    size_t nblocks, int pe) {
  for (size_t i = 0; i < nblocks; ++i, dest += dst, source += sst) put<Group>(dest, source, bsize, pe);
}
template <class Group, class T>
__device__ ISOMEM_INLINE void ibget(T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                                    size_t nblocks, int pe) {
  for (size_t i = 0; i < nblocks; ++i, dest += dst, source += sst) get<Group>(dest, source, bsize, pe);
}

[[noreturn]] __device__ inline void exit_job(int status) {
  global_exit<Thread>(status);
  __trap();
}

}  // namespace isomem::device
