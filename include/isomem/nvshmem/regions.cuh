// SPDX-License-Identifier: Apache-2.0
// Regions of a block. The record lies in shared memory, of kernels that call these only. Nobody clears that
// before a kernel begins, so the record carries the numbers of the launch and of the block: what others left
// there is no region.
#pragma once

#include <isomem/device/group.cuh>
#include <isomem/device/ptx.cuh>
#include <isomem/nvshmem/region.hpp>

namespace isomem::device {

__device__ ISOMEM_INLINE Region& block_region() {
  __shared__ Region region;
  return region;
}
/// This block of this launch, mixed so that nothing else in shared memory looks like it.
__device__ ISOMEM_INLINE uint64_t region_owner() {
  const uint64_t block = blockIdx.x + uint64_t{gridDim.x} * (blockIdx.y + uint64_t{gridDim.y} * blockIdx.z);
  return (ptx::grid_number() + 1) * 0x9e3779b97f4a7c15 + block;
}

template <class Group>
__device__ ISOMEM_INLINE int region_is_active(uint32_t hints, int* active) {
  if (!active || !are_hints(hints)) return NVSHMEMX_ERROR_INVALID_VALUE;
  const Region& region = block_region();
  *active = region.is_of(region_owner()) && region.has(hints);
  return NVSHMEMX_SUCCESS;
}

/// Called by all threads of the block with the same arguments, but each with a handle of its own.
template <class Group>
__device__ ISOMEM_INLINE int region_start(nvshmemx_region_handle_t* handle,
                                          const nvshmemx_region_attrs_t* attrs) {
  uint32_t hints;
  if (!hints_of(handle, attrs, hints)) return NVSHMEMX_ERROR_INVALID_VALUE;
  Region& region = block_region();
  Group::sync();  // nobody looks at the record any more
  const bool is_inside = region.is_of(region_owner());
  Group::sync();  // all have seen whether there is one
  if (is_inside) return NVSHMEMX_ERROR_INVALID_VALUE;
  if (Group::rank() == 0) region = Region{region_owner(), ptx::nanoseconds() | 1, hints};
  Group::sync();
  *handle = region.handle;
  return NVSHMEMX_SUCCESS;
}
template <class Group>
__device__ ISOMEM_INLINE int region_stop(nvshmemx_region_handle_t handle) {
  Region& region = block_region();
  Group::sync();
  const bool is_it = region.is_of(region_owner()) && region.handle == handle;
  Group::sync();
  if (!is_it) return NVSHMEMX_ERROR_INVALID_VALUE;
  if (Group::rank() == 0) region.handle = 0;
  Group::sync();
  return NVSHMEMX_SUCCESS;
}

}  // namespace isomem::device
