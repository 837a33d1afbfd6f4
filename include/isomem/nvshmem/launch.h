// SPDX-License-Identifier: Apache-2.0
// Collective launch. Inline, because a kernel is known to the CUDA runtime that the program was linked with,
// often statically, where the library cannot find it. C99 and C++.
#ifndef ISOMEM_NVSHMEM_LAUNCH_H
#define ISOMEM_NVSHMEM_LAUNCH_H

#include <isomem/nvshmem/types.h>

// All take the name of the routine that the program has called, for messages.

// Binds the device if that has not happened yet. 0, or an NVSHMEMX_ERROR_ with the reason on stderr.
int isomem_prepare_launch(const char* routine);

// Collective over all PEs: 0 if all pass 0; else NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED on all of them,
// after those that do not have said their `reason` on stderr, unless it is empty.
int isomem_agree_on_launch(const char* routine, int status, const char* reason);

// Says that the launch failed on this PE after the agreement: the name of CUDA's error, and its words.
// Returns NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED.
int isomem_launch_failed(const char* routine, const char* error, const char* words);

// Whether 1 to `x`, `y` and `z` are in the dimensions.
static inline int isomem_is_in(dim3 size, unsigned x, unsigned y, unsigned z) {
  return size.x - 1 < x && size.y - 1 < y && size.z - 1 < z;
}

// What CUDA launches on any device: more is an error of the launch, and that comes when other PEs have
// started. A grid that has a 0 is chosen later.
static inline int isomem_is_block(dim3 block) {
  return isomem_is_in(block, 1024, 1024, 64) && block.x * block.y * block.z <= 1024;
}
static inline int isomem_is_grid(dim3 grid) {
  return grid.x == 0 || grid.y == 0 || grid.z == 0 || isomem_is_in(grid, 2147483647, 65535, 65535);
}

// Blocks of `func` that the current device can run at once, in *blocks. If that fails, *reason has the words.
static inline int isomem_blocks_at_once(const void* func, dim3 block, size_t shared_bytes, int* blocks,
                                        const char** reason) {
  int device = 0, cooperative = 0, processors = 0, each = 0;
  *reason = "the kernel or the result is missing";
  if (!func || !blocks) return NVSHMEMX_ERROR_INVALID_VALUE;
  *reason =
      "the block is not one that a device takes: 1 to 1024 in x and y, 1 to 64 in z, at most 1024 threads";
  if (!isomem_is_block(block)) return NVSHMEMX_ERROR_INVALID_VALUE;
  *reason = "no CUDA device is current";
  if (cudaGetDevice(&device) != cudaSuccess) return NVSHMEMX_ERROR_GPU_NOT_SELECTED;
  *reason = "CUDA does not tell what the device can do";
  if (cudaDeviceGetAttribute(&cooperative, cudaDevAttrCooperativeLaunch, device) != cudaSuccess ||
      cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device) != cudaSuccess) {
    return NVSHMEMX_ERROR_INTERNAL;
  }
  *reason = "the device has no cooperative launch";
  if (!cooperative) return NVSHMEMX_ERROR_NOT_SUPPORTED;
  *reason = "CUDA does not know this kernel";
  if (cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, func, (int)(block.x * block.y * block.z),
                                                    shared_bytes) != cudaSuccess) {
    return NVSHMEMX_ERROR_INVALID_VALUE;
  }
  *blocks = each * processors;
  return NVSHMEMX_SUCCESS;
}

static inline int nvshmemx_collective_launch_query_gridsize(const void* func, dim3 blockDims, void** args,
                                                            size_t sharedMem, int* gridsize) {
  const int status = isomem_prepare_launch("nvshmemx_collective_launch_query_gridsize");
  const char* reason;
  (void)args;
  return status ? status : isomem_blocks_at_once(func, blockDims, sharedMem, gridsize, &reason);
}

// A grid of 0 in x becomes the largest that runs at once; one that is larger than that is an error, because
// its later blocks would not start before the earlier ones, which may wait for other PEs, have ended.
static inline int isomem_fit_grid(const char* routine, const void* func, dim3* grid, dim3 block,
                                  size_t shared_bytes, const char** reason) {
  int blocks = 0, status = isomem_prepare_launch(routine);
  *reason = "";  // it has been said
  if (!status) status = isomem_blocks_at_once(func, block, shared_bytes, &blocks, reason);
  if (status) return status;
  *reason = "the grid is not one that a device takes: at most 2147483647 in x, 65535 in y and z";
  if (!isomem_is_grid(*grid)) return NVSHMEMX_ERROR_INVALID_VALUE;
  *reason = "a block needs more threads, registers or shared memory than a multiprocessor has";
  if (blocks == 0) return NVSHMEMX_ERROR_INVALID_VALUE;
  if (grid->x == 0 || grid->y == 0 || grid->z == 0) {
    grid->x = (unsigned)blocks;
    grid->y = 1;
    grid->z = 1;
  }
  *reason =
      "the grid has more blocks than run at once (nvshmemx_collective_launch_query_gridsize tells how many)";
  return (size_t)grid->x * grid->y * grid->z > (size_t)blocks ? NVSHMEMX_ERROR_INVALID_VALUE
                                                              : NVSHMEMX_SUCCESS;
}

// What CUDA has answered to a launch on which all have agreed.
static inline int isomem_launched(const char* routine, cudaError_t answer) {
  if (answer == cudaSuccess) return NVSHMEMX_SUCCESS;
  return isomem_launch_failed(routine, cudaGetErrorName(answer), cudaGetErrorString(answer));
}

// Collective over all PEs: none starts before all have called, and none where one knows that it cannot.
static inline int nvshmemx_collective_launch(const void* func, dim3 gridDims, dim3 blockDims, void** args,
                                             size_t sharedMem, cudaStream_t stream) {
  const char* const routine = "nvshmemx_collective_launch";
  const char* reason;
  const int fits = isomem_fit_grid(routine, func, &gridDims, blockDims, sharedMem, &reason);
  const int status = isomem_agree_on_launch(routine, fits, reason);
  if (status) return status;
  return isomem_launched(routine,
                         cudaLaunchCooperativeKernel(func, gridDims, blockDims, args, sharedMem, stream));
}

// The program's configuration, its attributes included, with the cooperative attribute added.
static inline int nvshmemx_collective_launch_attr(const nvshmemx_collective_launch_attr_t* attr,
                                                  const void* func, void** args) {
  enum { kMostAttributes = 32 };
  cudaLaunchAttribute attributes[kMostAttributes + 1];
  cudaLaunchConfig_t config;
  const char* const routine = "nvshmemx_collective_launch_attr";
  const char* reason = "the attributes are missing, or more than 32";
  unsigned i, used = 0;
  int status = NVSHMEMX_ERROR_INVALID_VALUE;
  if (attr && attr->cuda_config.numAttrs <= (unsigned)kMostAttributes) {
    config = attr->cuda_config;
    status =
        isomem_fit_grid(routine, func, &config.gridDim, config.blockDim, config.dynamicSmemBytes, &reason);
  }
  status = isomem_agree_on_launch(routine, status, reason);
  if (status) return status;
  for (i = 0; i < attr->cuda_config.numAttrs; ++i) {
    // an attribute may stand there once only
    if (attr->cuda_config.attrs[i].id != cudaLaunchAttributeCooperative) {
      attributes[used++] = attr->cuda_config.attrs[i];
    }
  }
  attributes[used].id = cudaLaunchAttributeCooperative;
  attributes[used].val.cooperative = 1;
  config.attrs = attributes;
  config.numAttrs = used + 1;
  return isomem_launched(routine, cudaLaunchKernelExC(&config, func, args));
}

#endif  // ISOMEM_NVSHMEM_LAUNCH_H
