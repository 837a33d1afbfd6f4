// SPDX-License-Identifier: Apache-2.0
// Who carries out an operation together: one thread, a warp, a warpgroup (4 warps), a block. All members call
// with the same arguments; sync() orders what they did before it with what any of them does after it.
#pragma once

#include "isomem/config.hpp"

namespace isomem::device {

__device__ ISOMEM_INLINE unsigned thread_in_block() {
  return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
}

struct Thread {
  static constexpr bool is_thread = true;
  static constexpr uint32_t kLanes = 1;
  static constexpr bool may_leave_threads = false;
  __device__ ISOMEM_INLINE static unsigned rank() { return 0; }
  __device__ ISOMEM_INLINE static unsigned size() { return 1; }
  __device__ ISOMEM_INLINE static void sync() {}
};

struct Warp {
  static constexpr bool is_thread = false;
  static constexpr uint32_t kLanes = 32;
  static constexpr bool may_leave_threads = false;
  __device__ ISOMEM_INLINE static unsigned rank() { return thread_in_block() % 32; }
  /// The last warp of a block, and the only one of a small block, may have fewer threads.
  __device__ ISOMEM_INLINE static unsigned size() {
    const unsigned left = blockDim.x * blockDim.y * blockDim.z - thread_in_block() / 32 * 32;
    return left < 32 ? left : 32;
  }
  __device__ ISOMEM_INLINE static void sync() { __syncwarp(); }
};

struct Warpgroup {
  static constexpr bool is_thread = false;
  static constexpr uint32_t kLanes = 32;
  static constexpr bool may_leave_threads = false;
  __device__ ISOMEM_INLINE static unsigned rank() { return thread_in_block() % 128; }
  __device__ ISOMEM_INLINE static unsigned size() { return 128; }
  __device__ ISOMEM_INLINE static void sync() {
    __syncwarp();  // as in Block
    // named barriers 8 to 15, one for each warpgroup of a block; 0 is __syncthreads
    asm volatile("bar.sync %0, 128;" ::"r"(8 + thread_in_block() / 128 % 8) : "memory");
  }
};

struct Block {
  static constexpr bool is_thread = false;
  static constexpr uint32_t kLanes = 32;
  static constexpr bool may_leave_threads = true;  // work for a few of them is left to the first
  __device__ ISOMEM_INLINE static unsigned rank() { return thread_in_block(); }
  __device__ ISOMEM_INLINE static unsigned size() { return blockDim.x * blockDim.y * blockDim.z; }
  /// A warp whose first thread was left alone with something must be one again, or it counts as two warps at
  /// the barrier, and another warp falls behind. ptxas (13.0) sees to that for __syncthreads but where one of
  /// the paths that meet there comes from a barrier as well; a __syncwarp it keeps.
  __device__ ISOMEM_INLINE static void sync() {
    __syncwarp();
    __syncthreads();
  }
};

/// The first 128 threads of a block: one warp for each scheduler of a multiprocessor. What has little to do
/// is slower by more threads, since all of them run the same instructions.
struct Leading {
  static constexpr bool is_thread = false;
  static constexpr uint32_t kLanes = 32;
  static constexpr bool may_leave_threads = false;
  static constexpr unsigned kThreads = 128;
  __device__ ISOMEM_INLINE static unsigned rank() { return thread_in_block(); }
  __device__ ISOMEM_INLINE static unsigned size() { return kThreads; }
  __device__ ISOMEM_INLINE static void sync() {
    __syncwarp();  // as in Block
    asm volatile("bar.sync 7, 128;" ::: "memory");
  }
};

}  // namespace isomem::device
