// SPDX-License-Identifier: Apache-2.0
// What nvshmem.h answers in a kernel without asking the job: versions, amounts of shared memory. The group of
// threads that calls does not matter.
#pragma once

#include <isomem/nvshmem/types.h>
#include <isomem/nvshmem/smem.hpp>

namespace isomem::device {

template <class Group>
__device__ ISOMEM_INLINE void info_get_name(char* name) {
  const char* from = NVSHMEM_VENDOR_STRING;
  while ((*name++ = *from++)) {
  }
}
template <class Group>
__device__ ISOMEM_INLINE void info_get_version(int* major, int* minor) {
  *major = NVSHMEM_MAJOR_VERSION;
  *minor = NVSHMEM_MINOR_VERSION;
}
template <class Group>
__device__ ISOMEM_INLINE void vendor_get_version_info(int* major, int* minor, int* patch) {
  *major = NVSHMEM_VENDOR_MAJOR_VERSION;
  *minor = NVSHMEM_VENDOR_MINOR_VERSION;
  *patch = NVSHMEM_VENDOR_PATCH_VERSION;
}

/// No address has a multicast one.
template <class Group>
__device__ ISOMEM_INLINE void* mc_ptr(nvshmem_team_t, const void*) {
  return nullptr;
}

/// Shared memory that is lent stays as it is.
template <class Group>
__device__ ISOMEM_INLINE int ask_smem(nvshmemx_smem_amount_t flag) {
  return smem_bytes(flag);
}
template <class Group>
__device__ ISOMEM_INLINE void give_smem(void*, size_t) {}
template <class Group>
__device__ ISOMEM_INLINE void release_smem() {}

}  // namespace isomem::device
