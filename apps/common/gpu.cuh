// SPDX-License-Identifier: Apache-2.0
// What applications with kernels share: a GPU for each PE, symmetric memory on it, timed work on a stream.
#pragma once

#include <cuda_runtime.h>
#include <nvshmem.h>
#include <nvshmemx.h>

#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include "job.hpp"
#include "report.hpp"

namespace apps {

constexpr int exit_no_gpu = 77;

inline void must(cudaError_t error, const char* what) {
  if (error == cudaSuccess) return;
  std::fprintf(stderr, "PE %d of %d: %s: %s\n", shmem_my_pe(), shmem_n_pes(), what,
               cudaGetErrorString(error));
  shmem_global_exit(exit_failed);
}

// The GPU of a PE and the GPU half of the library, while this lives. PEs take GPUs in turn; several may share
// one.
class Gpu {
 public:
  explicit Gpu(const Job& job) {
    int count = 0;
    is_there_ = cudaGetDeviceCount(&count) == cudaSuccess && count > 0;
    if (!is_there_) {
      if (job.first()) std::fprintf(stderr, "no GPU here: not run\n");
      return;
    }
    must(cudaSetDevice(job.me % count), "cudaSetDevice");
    nvshmem_init();
  }
  ~Gpu() {
    if (is_there_) nvshmem_finalize();
  }
  Gpu(const Gpu&) = delete;
  Gpu& operator=(const Gpu&) = delete;

  bool is_there() const { return is_there_; }

 private:
  bool is_there_ = false;
};

// Copies of whole arrays; they are done when these return.
template <typename T>
void to_gpu(T* data, const std::vector<T>& values) {
  must(cudaMemcpy(data, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice), "copy to the GPU");
}
template <typename T>
std::vector<T> from_gpu(const T* data, size_t count) {
  std::vector<T> values(count);
  must(cudaMemcpy(values.data(), data, count * sizeof(T), cudaMemcpyDeviceToHost), "copy from the GPU");
  return values;
}

// A zeroed array on the GPU, at the same symmetric address on every PE. Construction and destruction are
// collective.
template <typename T>
class OnGpu {
 public:
  explicit OnGpu(size_t count) : count_(count), data_(static_cast<T*>(nvshmem_calloc(count, sizeof(T)))) {
    if (data_ != nullptr) return;
    std::fprintf(stderr, "PE %d of %d: no memory for %zu bytes on the GPU. Use a smaller problem.\n",
                 shmem_my_pe(), shmem_n_pes(), count * sizeof(T));
    shmem_global_exit(exit_failed);
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

// Memory on the GPU for the kernels of this PE alone, at first with these values.
template <typename T>
class GpuCopy {
 public:
  explicit GpuCopy(const std::vector<T>& values) : count_(values.size()) {
    must(cudaMalloc(&data_, std::max<size_t>(1, count_) * sizeof(T)), "memory on the GPU");
    write(values);
  }
  ~GpuCopy() { cudaFree(data_); }
  GpuCopy(const GpuCopy&) = delete;
  GpuCopy& operator=(const GpuCopy&) = delete;

  T* get() const { return data_; }
  void write(const std::vector<T>& values) const { to_gpu(data_, values); }
  std::vector<T> read() const { return from_gpu(data_, count_); }

 private:
  size_t count_;
  T* data_ = nullptr;
};

class Stream {
 public:
  Stream() { must(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking), "create a stream"); }
  ~Stream() { cudaStreamDestroy(stream_); }
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  operator cudaStream_t() const { return stream_; }
  void wait() const { must(cudaStreamSynchronize(stream_), "work on the stream"); }

 private:
  cudaStream_t stream_ = nullptr;
};

// What a stream has been given so far, for other streams to wait for.
class Event {
 public:
  explicit Event(cudaStream_t stream) {
    must(cudaEventCreateWithFlags(&event_, cudaEventDisableTiming), "create an event");
    must(cudaEventRecord(event_, stream), "record an event");
  }
  ~Event() { cudaEventDestroy(event_); }
  Event(const Event&) = delete;
  Event& operator=(const Event&) = delete;

  void wait() const { must(cudaEventSynchronize(event_), "wait for an event"); }
  void before(cudaStream_t stream) const {
    must(cudaStreamWaitEvent(stream, event_, 0), "wait for an event");
  }

 private:
  cudaEvent_t event_ = nullptr;
};

// The time that a stream takes from one place to another, as the GPU sees it.
class Stopwatch {
 public:
  Stopwatch() {
    for (cudaEvent_t& event : events_) must(cudaEventCreate(&event), "create an event");
  }
  ~Stopwatch() {
    for (const cudaEvent_t event : events_) cudaEventDestroy(event);
  }
  Stopwatch(const Stopwatch&) = delete;
  Stopwatch& operator=(const Stopwatch&) = delete;

  void start(cudaStream_t stream) const { must(cudaEventRecord(events_[0], stream), "record an event"); }
  void stop(cudaStream_t stream) const { must(cudaEventRecord(events_[1], stream), "record an event"); }
  // Of the last start and stop, both of which the stream has come to.
  double seconds() const {
    float milliseconds = 0;
    must(cudaEventElapsedTime(&milliseconds, events_[0], events_[1]), "time between events");
    return milliseconds / 1e3;
  }

 private:
  cudaEvent_t events_[2] = {};
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
// among the PEs that have the same GPU.
template <typename... Arguments>
void launch_together(const Job& job, void (*kernel)(Arguments...), int threads, cudaStream_t stream,
                     Arguments... arguments) {
  void* list[] = {&arguments...};
  int gpus = 1, most = 0;
  must(cudaGetDeviceCount(&gpus), "count of GPUs");
  const void* const entry = reinterpret_cast<const void*>(kernel);
  if (nvshmemx_collective_launch_query_gridsize(entry, threads, list, 0, &most) != 0) most = 1;
  const int sharing = (job.pes + gpus - 1) / gpus;
  const int blocks = std::max(1, most / sharing);
  if (nvshmemx_collective_launch(entry, blocks, threads, list, 0, stream) != 0) {
    std::fprintf(stderr, "PE %d of %d: the kernel could not be launched by all PEs\n", job.me, job.pes);
    shmem_global_exit(exit_failed);
  }
}

}  // namespace apps
