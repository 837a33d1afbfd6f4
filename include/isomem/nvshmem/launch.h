// SPDX-License-Identifier: Apache-2.0
// Collective launch. Inline, because a kernel is known to the CUDA runtime that the program was linked with,
// often statically, where the library cannot find it. C99 and C++.
#ifndef ISOMEM_NVSHMEM_LAUNCH_H
#define ISOMEM_NVSHMEM_LAUNCH_H

#include <isomem/nvshmem/types.h>

// Binds the device if that has not happened yet. 0, or an NVSHMEMX_ERROR_ with the reason on stderr.
int isomem_prepare_launch(void);

// Blocks of `func` that the current device can run at once, in *blocks.
static inline int isomem_blocks_at_once(const void* func, dim3 block, size_t shared_bytes, int* blocks) {
  int device = 0, cooperative = 0, processors = 0, each = 0;
  const int threads = (int)(block.x * block.y * block.z);
  if (!func || !blocks || threads <= 0) return NVSHMEMX_ERROR_INVALID_VALUE;
  if (cudaGetDevice(&device) != cudaSuccess) return NVSHMEMX_ERROR_GPU_NOT_SELECTED;
  if (cudaDeviceGetAttribute(&cooperative, cudaDevAttrCooperativeLaunch, device) != cudaSuccess ||
      cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device) != cudaSuccess) {
    return NVSHMEMX_ERROR_INTERNAL;
  }
  if (!cooperative) return NVSHMEMX_ERROR_NOT_SUPPORTED;
  if (cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, func, threads, shared_bytes) != cudaSuccess) {
    return NVSHMEMX_ERROR_INVALID_VALUE;
  }
  *blocks = each * processors;
  return NVSHMEMX_SUCCESS;
}

static inline int nvshmemx_collective_launch_query_gridsize(const void* func, dim3 blockDims, void** args,
                                                            size_t sharedMem, int* gridsize) {
  const int status = isomem_prepare_launch();
  (void)args;
  return status ? status : isomem_blocks_at_once(func, blockDims, sharedMem, gridsize);
}

// A grid of 0 in x becomes the largest that runs at once; one that is larger than that is an error, because
// its later blocks would not start before the earlier ones, which may wait for other PEs, have ended.
static inline int isomem_fit_grid(const void* func, dim3* grid, dim3 block, size_t shared_bytes) {
  int blocks = 0;
  const int prepared = isomem_prepare_launch();
  const int status = prepared ? prepared : isomem_blocks_at_once(func, block, shared_bytes, &blocks);
  if (status) return status;
  if (blocks == 0) return NVSHMEMX_ERROR_INVALID_VALUE;
  if (grid->x == 0 || grid->y == 0 || grid->z == 0) {
    grid->x = (unsigned)blocks;
    grid->y = 1;
    grid->z = 1;
  }
  return (size_t)grid->x * grid->y * grid->z > (size_t)blocks ? NVSHMEMX_ERROR_INVALID_VALUE
                                                              : NVSHMEMX_SUCCESS;
}

static inline int nvshmemx_collective_launch(const void* func, dim3 gridDims, dim3 blockDims, void** args,
                                             size_t sharedMem, cudaStream_t stream) {
  const int status = isomem_fit_grid(func, &gridDims, blockDims, sharedMem);
  if (status) return status;
  return cudaLaunchCooperativeKernel(func, gridDims, blockDims, args, sharedMem, stream) == cudaSuccess
             ? NVSHMEMX_SUCCESS
             : NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED;
}

// The program's configuration, its attributes included, with the cooperative attribute added.
static inline int nvshmemx_collective_launch_attr(const nvshmemx_collective_launch_attr_t* attr,
                                                  const void* func, void** args) {
  enum { kMostAttributes = 32 };
  cudaLaunchAttribute attributes[kMostAttributes + 1];
  cudaLaunchConfig_t config;
  unsigned i, used = 0;
  int status;
  if (!attr || attr->cuda_config.numAttrs > (unsigned)kMostAttributes) return NVSHMEMX_ERROR_INVALID_VALUE;
  config = attr->cuda_config;
  status = isomem_fit_grid(func, &config.gridDim, config.blockDim, config.dynamicSmemBytes);
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
  return cudaLaunchKernelExC(&config, func, args) == cudaSuccess ? NVSHMEMX_SUCCESS
                                                                 : NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED;
}

#endif  // ISOMEM_NVSHMEM_LAUNCH_H
