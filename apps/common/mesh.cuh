// SPDX-License-Identifier: Apache-2.0
// How the threads of a kernel share the points of a two-dimensional mesh.
#pragma once

#include <cooperative_groups.h>

#include "cuda.cuh"

namespace apps {

// What there is for even and for odd versions; choosing so, not by an index, keeps it in registers.
template <typename T>
struct Two {
  T even, odd;

  __host__ __device__ T of(uint64_t version) const { return version % 2 == 0 ? even : odd; }
};

// Points below each other for which a thread reads everything at once: what one thread has on its way at a
// time limits what a GPU draws from its memory.
constexpr unsigned points_at_once = 4;

// Values of float in a line of memory of 128 bytes. A warp whose stores fill one in part costs the memory a
// read besides: on H200, fields beyond the cache were a quarter slower with points that begin one value off.
constexpr size_t line_values = 32;

// Threads that a mesh keeps busy.
constexpr size_t threads_for(size_t rows, size_t columns) {
  return (rows + points_at_once - 1) / points_at_once * columns;
}

// visit(row, column) of the first of `points_at_once` points, by one thread of all blocks; those from `rows`
// on are none. No division for each: threads go on from one visit to the next by the same rows and columns.
template <typename Visit>
__device__ void share_mesh(unsigned rows, unsigned columns, const Visit& visit) {
  const unsigned threads = gridDim.x * blockDim.x, first = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned rows_on = threads / columns * points_at_once, columns_on = threads % columns;
  unsigned row = first / columns * points_at_once, column = first % columns;
  while (row < rows) {
    visit(row, column);
    row += rows_on;
    column += columns_on;
    if (column >= columns) {
      column -= columns;
      row += points_at_once;
    }
  }
}

// All blocks of a kernel that was launched collectively; one alone need not go through memory.
inline __device__ void sync_blocks() {
  if (gridDim.x == 1) {
    __syncthreads();
  } else {
    cooperative_groups::this_grid().sync();
  }
}

// Blocks for so many threads of work, but no more than the GPU holds at once.
template <typename... Arguments>
int blocks_for(void (*kernel)(Arguments...), int threads, size_t work) {
  int device = 0, processors = 0, each = 0;
  must(cudaGetDevice(&device), "the GPU's number");
  must(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device), "multiprocessors");
  must(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, kernel, threads, 0), "blocks that fit");
  const size_t wanted = (work + static_cast<size_t>(threads) - 1) / static_cast<size_t>(threads);
  return static_cast<int>(std::clamp<size_t>(wanted, 1, static_cast<size_t>(processors * std::max(1, each))));
}

}  // namespace apps
