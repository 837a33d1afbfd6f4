// SPDX-License-Identifier: Apache-2.0
// What applications with kernels share: a GPU for each PE, symmetric memory on it, timed work on a stream.
#pragma once

#include <cuda_runtime.h>
#include <nvshmem.h>
#include <nvshmemx.h>

#include <functional>

#include "cuda.cuh"
#include "report.hpp"

namespace apps {

// Where a program's kernels find the memory of other PEs: anywhere, or only where they can store to it
// (nvshmem_ptr), which is on their own host.
enum class Others { anywhere, on_this_host };

// The GPU of a PE and the GPU half of the library, while this lives.
class Gpu {
 public:
  explicit Gpu(const Job& job, Others others = Others::anywhere) : is_there_(take_gpu(job)) {
    if (!is_there_) return;
    nvshmem_init();
    const int near = nvshmem_team_n_pes(NVSHMEM_TEAM_SHARED);
    if (others == Others::anywhere || near == job.pes) return;
    give_up("kernels of this program store to the memory of all PEs, but only " + std::to_string(near) +
            " of " + job.count() + " are on this host. Start all of them on one host.");
  }
  ~Gpu() {
    if (is_there_) nvshmem_finalize();
  }
  Gpu(const Gpu&) = delete;
  Gpu& operator=(const Gpu&) = delete;

  bool is_there() const { return is_there_; }

 private:
  bool is_there_;
};

// A zeroed array on the GPU, at the same symmetric address on every PE. Construction and destruction are
// collective.
template <typename T>
class OnGpu {
 public:
  explicit OnGpu(size_t count) : count_(count), data_(static_cast<T*>(nvshmem_calloc(count, sizeof(T)))) {
    if (data_ != nullptr) return;
    give_up("no memory for " + std::to_string(count * sizeof(T)) +
            " bytes on the GPU. Use a smaller problem.");
  }
  ~OnGpu() { nvshmem_free(data_); }
  OnGpu(const OnGpu&) = delete;
  OnGpu& operator=(const OnGpu&) = delete;

  T* get() const { return data_; }
  size_t count() const { return count_; }
  // To the first elements.
  void write(const std::vector<T>& values) const { to_gpu(data_, values); }
  std::vector<T> read() const { return from_gpu(data_, count_); }

 private:
  size_t count_;
  T* data_;
};

// Adds up what the threads of each warp bring, and adds that to *sum.
inline __device__ void add_to(double* sum, double mine) {
  for (int lanes = 16; lanes > 0; lanes /= 2) mine += __shfl_down_sync(~0U, mine, lanes);
  if (threadIdx.x % 32 == 0) atomicAdd(sum, mine);
}

// Seconds from a barrier of all PEs until the work that `enqueue` puts on the stream is done on the slowest.
inline double timed(const Stream& stream, const std::function<void()>& enqueue) {
  stream.wait();
  nvshmem_barrier_all();
  const double start = now();
  enqueue();
  must(cudaGetLastError(), "launch of a kernel");
  stream.wait();
  return largest(now() - start);
}

// Launches a kernel all of whose blocks run at once, on all PEs: as many blocks as the GPU holds, shared
// among the PEs that have the same GPU, but no more than `work` threads need.
template <typename... Arguments>
void launch_together(const Job& job, void (*kernel)(Arguments...), int threads, size_t work,
                     cudaStream_t stream, Arguments... arguments) {
  void* list[] = {&arguments...};
  int gpus = 1, most = 0;
  must(cudaGetDeviceCount(&gpus), "count of GPUs");
  const void* const entry = reinterpret_cast<const void*>(kernel);
  if (nvshmemx_collective_launch_query_gridsize(entry, threads, list, 0, &most) != 0) most = 1;
  const int sharing = (job.pes + gpus - 1) / gpus;
  const size_t needed = (work + static_cast<size_t>(threads) - 1) / static_cast<size_t>(threads);
  const int blocks = static_cast<int>(
      std::min<size_t>(std::max<size_t>(1, needed), static_cast<size_t>(std::max(1, most / sharing))));
  if (nvshmemx_collective_launch(entry, blocks, threads, list, 0, stream) != 0) {
    give_up("the kernel could not be launched by all PEs");
  }
}

}  // namespace apps
