// SPDX-License-Identifier: Apache-2.0
// What OpenSHMEM has and NVSHMEM has not, in kernels: for the functions of shmem_device.h that are more than
// a template of api.cuh under another name.
#pragma once

#include "isomem/device/api.cuh"
#include "isomem/handles.hpp"

namespace isomem::device {

/// The PE that is number `pe` in the team of a context. Contexts have nothing else in kernels: the operations
/// of each thread are a flow of their own.
__device__ ISOMEM_INLINE int pe_in(const isomem_ctx* ctx, int pe) {
  const int slot = ctx_slot(ctx);
  return slot == 0 ? pe : pe_of(team_record(slot), pe);
}

/// Null for a team that this PE is not in, too.
__device__ ISOMEM_INLINE void* team_ptr(int team, const void* dest, int pe) {
  return is_member(team) ? ptr<Thread>(dest, pe_of(team_record(team), pe)) : nullptr;
}

/// Block i goes from source[i * sst] to dest[i * dst].
template <class Group, class T>
__device__ ISOMEM_INLINE void ibput(T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                                    size_t nblocks, int pe) {
  for (size_t i = 0; i < nblocks; ++i, dest += dst, source += sst)
    transfer<Group, Put>(dest, source, bsize, pe);
}
template <class Group, class T>
__device__ ISOMEM_INLINE void ibget(T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                                    size_t nblocks, int pe) {
  for (size_t i = 0; i < nblocks; ++i, dest += dst, source += sst)
    transfer<Group, Get>(dest, source, bsize, pe);
}

[[noreturn]] __device__ inline void exit_job(int status) {
  global_exit<Thread>(status);
  __trap();
}

}  // namespace isomem::device
