// SPDX-License-Identifier: Apache-2.0
// What applications with kernels need of CUDA, over OpenSHMEM or MPI.
#pragma once

#include <cuda_runtime.h>

#include <cstdio>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "world.hpp"

namespace apps {

constexpr int exit_no_gpu = 77;

inline void must(cudaError_t error, const char* what) {
  if (error != cudaSuccess) give_up(std::string(what) + ": " + cudaGetErrorString(error));
}

// How many GPUs this process sees.
inline int gpus() {
  int count = 0;
  return cudaGetDeviceCount(&count) == cudaSuccess ? count : 0;
}

// What all multiprocessors of this PE's GPU share.
inline double cache_megabytes() {
  int device = 0, bytes = 0;
  must(cudaGetDevice(&device), "GPU of this PE");
  must(cudaDeviceGetAttribute(&bytes, cudaDevAttrL2CacheSize, device), "size of the cache");
  return bytes / 1e6;
}

// PEs take GPUs in turn; several may share one. False where there is none.
inline bool take_gpu(const Job& job) {
  unlimit_memory();
  const int count = gpus();
  if (count == 0) {
    if (job.first()) std::fprintf(stderr, "no GPU here: not run\n");
    return false;
  }
  must(cudaSetDevice(job.me % count), "cudaSetDevice");
  return true;
}

// Copies of whole arrays; they are done when these return.
template <typename T>
void to_gpu(T* data, const std::vector<T>& values) {
  must(cudaMemcpy(data, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice), "copy to the GPU");
  // From pageable memory it may still be on its way, and a Stream does not wait for the default one.
  must(cudaStreamSynchronize(nullptr), "copy to the GPU");
}
template <typename T>
std::vector<T> from_gpu(const T* data, size_t count) {
  std::vector<T> values(count);
  must(cudaMemcpy(values.data(), data, count * sizeof(T), cudaMemcpyDeviceToHost), "copy from the GPU");
  return values;
}

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
  // To other memory on the GPU; done when this returns.
  void copy_to(T* there) const {
    must(cudaMemcpy(there, data_, count_ * sizeof(T), cudaMemcpyDeviceToDevice), "copy on the GPU");
    must(cudaStreamSynchronize(nullptr), "copy on the GPU");
  }

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

// Zeroes elements on the GPU when the stream comes to it.
template <typename T>
void clear(T* elements, size_t count, cudaStream_t stream) {
  must(cudaMemsetAsync(elements, 0, count * sizeof(T), stream), "clear");
}

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

// What `enqueue` gives a stream, recorded once and launched as often as wanted. Other streams that it uses
// have to wait for this one first and be waited for by it in the end.
class Graph {
 public:
  Graph(cudaStream_t stream, const std::function<void()>& enqueue) {
    cudaGraph_t recorded = nullptr;
    must(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal), "begin of a graph");
    enqueue();
    must(cudaStreamEndCapture(stream, &recorded), "end of a graph");
    must(cudaGraphInstantiate(&graph_, recorded, 0), "a graph");
    cudaGraphDestroy(recorded);
  }
  ~Graph() {
    if (graph_ != nullptr) cudaGraphExecDestroy(graph_);
  }
  Graph(Graph&& other) noexcept : graph_(std::exchange(other.graph_, nullptr)) {}
  Graph& operator=(Graph&&) = delete;

  // Copies it to the GPU, so that the first launch takes no longer than the others.
  void upload(cudaStream_t stream) const {
    must(cudaGraphUpload(graph_, stream), "a graph's copy to the GPU");
  }
  void launch(cudaStream_t stream) const { must(cudaGraphLaunch(graph_, stream), "launch of a graph"); }

 private:
  cudaGraphExec_t graph_ = nullptr;
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

}  // namespace apps
