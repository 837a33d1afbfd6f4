// SPDX-License-Identifier: Apache-2.0
// Harness of the GPU benchmarks: start, device, calibration, samples, one JSON line for each figure. The
// programs use the public API only, so the same source is built with isomem and with every peer; README.md
// has the formulas.
#pragma once

#include <nvshmem.h>
#include <nvshmemx.h>

#include <cuda_runtime.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>
#include <vector>

namespace bench {

inline int me, n_pes;
inline int samples = 21;  // the first argument of every program
inline std::string only;  // the second argument: figures whose name contains it

[[noreturn]] inline void die(const char* what, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: PE %d: %s\n", file, line, nvshmem_my_pe(), what);
  nvshmem_global_exit(1);
  std::abort();  // only if global_exit came back
}

inline void check_cuda(cudaError_t error, const char* what, const char* file, int line) {
  if (error == cudaSuccess) return;
  die((std::string(what) + ": " + cudaGetErrorString(error)).c_str(), file, line);
}
#define CUDA(call) ::bench::check_cuda((call), #call, __FILE__, __LINE__)
#define REQUIRE(condition)                                                       \
  do {                                                                           \
    if (!(condition)) ::bench::die("not true: " #condition, __FILE__, __LINE__); \
  } while (0)

inline void begin(int argc, char** argv, int needed_pes = 0) {
  int devices = 0;
  if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) {
    std::fprintf(stderr, "%s: no GPU here\n", argv[0]);
    std::exit(77);
  }
  nvshmem_init();
  me = nvshmem_my_pe();
  n_pes = nvshmem_n_pes();
  CUDA(cudaSetDevice(nvshmem_team_my_pe(NVSHMEMX_TEAM_NODE) % devices));
  if (argc > 1) samples = std::max(1, std::atoi(argv[1]));
  if (argc > 2) only = argv[2];
  if (needed_pes && n_pes != needed_pes) die("this program runs on 2 PEs", __FILE__, __LINE__);
}

inline bool wanted(const std::string& what) { return what.find(only) != std::string::npos; }

/// What all PEs have launched is done.
inline void everybody() {
  CUDA(cudaDeviceSynchronize());
  nvshmem_barrier_all();
}

template <class T>
T* allocate(size_t bytes) {
  void* memory = nvshmem_malloc(bytes);
  if (!memory) die("no symmetric memory (NVSHMEM: raise NVSHMEM_SYMMETRIC_SIZE)", __FILE__, __LINE__);
  CUDA(cudaMemset(memory, 0, bytes));
  everybody();
  return static_cast<T*>(memory);
}

/// The time of the device in nanoseconds.
__device__ inline unsigned long long now_ns() {
  unsigned long long ns;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(ns)::"memory");
  return ns;
}

/// Launches a kernel in which PEs wait for each other.
template <class... Parameters, class... Arguments>
void launch_together(void (*kernel)(Parameters...), unsigned grid, unsigned block, Arguments... arguments) {
  const auto call = [&](Parameters... values) {
    void* pointers[] = {const_cast<void*>(static_cast<const void*>(&values))..., nullptr};
    return nvshmemx_collective_launch(reinterpret_cast<const void*>(kernel), dim3(grid), dim3(block),
                                      pointers, 0, nullptr);
  };
  REQUIRE(call(static_cast<Parameters>(arguments)...) == 0);
}

struct Figure {
  double median, low, high;  // low, high: first and last decile of the samples
};

inline Figure summarize(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const size_t n = values.size();
  return {n % 2 ? values[n / 2] : 0.5 * (values[n / 2 - 1] + values[n / 2]), values[n / 10],
          values[n - 1 - n / 10]};
}

/// Microseconds of a call: `sample(repetitions)` is called on all PEs and gives the seconds of that many
/// calls on PE 0. The number of repetitions grows until they take `seconds` together; PE 0 decides for all.
inline Figure measure(const std::function<double(int)>& sample, double seconds = 2e-3, int most = 1 << 14) {
  static int* agreed = allocate<int>(sizeof(int));
  const auto agree = [&](int value) {
    CUDA(cudaMemcpy(agreed, &value, sizeof value, cudaMemcpyHostToDevice));
    everybody();
    if (me != 0) nvshmem_getmem(agreed, agreed, sizeof(int), 0);
    CUDA(cudaMemcpy(&value, agreed, sizeof value, cudaMemcpyDeviceToHost));
    everybody();
    return value;
  };
  int count = 1;
  sample(count);  // loads code and pages
  for (bool settled = false; !settled;) {
    const double took = sample(count);
    const double factor = took > 0 ? seconds / took : 16;
    settled = agree(factor < 1.5 || count == most);
    if (!settled)
      count = agree(std::min(most, std::max(count + 1, static_cast<int>(count * std::min(16.0, factor)))));
  }
  std::vector<double> values;
  for (int i = 0; i < samples; ++i) {
    everybody();
    values.push_back(1e6 * sample(count) / count);
  }
  everybody();
  return summarize(values);
}

/// Seconds between two points of a stream, around what `work` enqueues.
inline double by_events(const std::function<void()>& work, cudaStream_t stream = nullptr) {
  static cudaEvent_t start, stop;
  if (!start) {
    CUDA(cudaEventCreate(&start));
    CUDA(cudaEventCreate(&stop));
  }
  CUDA(cudaEventRecord(start, stream));
  work();
  CUDA(cudaGetLastError());
  CUDA(cudaEventRecord(stop, stream));
  CUDA(cudaEventSynchronize(stop));
  float ms = 0;
  CUDA(cudaEventElapsedTime(&ms, start, stop));
  return 1e-3 * static_cast<double>(ms);
}

inline void print(const std::string& what, size_t bytes, int blocks, const char* unit, double value,
                  double low, double high) {
  if (me != 0) return;
  std::printf(
      "{\"what\": \"%s\", \"bytes\": %zu, \"blocks\": %d, \"pes\": %d, \"%s\": %.6g, \"low\": %.6g, "
      "\"high\": %.6g, "
      "\"samples\": %d}\n",
      what.c_str(), bytes, blocks, n_pes, unit, value, low, high, samples);
  std::fflush(stdout);
}
inline void print_us(const std::string& what, size_t bytes, int blocks, const Figure& us) {
  print(what, bytes, blocks, "us", us.median, us.low, us.high);
}
inline void print_gbps(const std::string& what, size_t bytes, int blocks, const Figure& us) {
  const double gb_us = 1e-3 * static_cast<double>(bytes);  // GB/s = bytes / us / 1000
  print(what, bytes, blocks, "GB/s", gb_us / us.median, gb_us / us.high, gb_us / us.low);
}

// --- data
// ----------------------------------------------------------------------------------------------------

/// Element `i` of PE `pe`: small whole numbers, so that sums of floats are exact.
__host__ __device__ inline float element(int pe, size_t i) {
  return static_cast<float>((i * 131 + (i >> 10) * 17 + static_cast<size_t>(pe) * 29) % 251);
}

static __global__ void fill_kernel(float* to, size_t count, int pe) {
  const size_t step = size_t{gridDim.x} * blockDim.x;
  for (size_t i = blockIdx.x * size_t{blockDim.x} + threadIdx.x; i < count; i += step) to[i] = element(pe, i);
}

inline void fill(float* to, size_t bytes, int pe) {
  fill_kernel<<<256, 256>>>(to, bytes / sizeof(float), pe);
  CUDA(cudaGetLastError());
  CUDA(cudaDeviceSynchronize());
}

/// Compares device memory with `wants(i)`, at most the first and the last MiB of it.
inline void check(const float* from, size_t bytes, const std::function<float(size_t)>& wants,
                  const char* what) {
  const size_t count = bytes / sizeof(float), piece = std::min<size_t>(count, 1 << 18);
  for (const size_t start : {size_t{0}, count - piece}) {
    std::vector<float> got(piece);
    CUDA(cudaMemcpy(got.data(), from + start, piece * sizeof(float), cudaMemcpyDeviceToHost));
    for (size_t i = 0; i < piece; ++i) {
      if (got[i] == wants(start + i)) continue;
      std::fprintf(stderr, "bench: PE %d: %s of %zu bytes: element %zu is %g, want %g\n", me, what, bytes,
                   start + i, static_cast<double>(got[i]), static_cast<double>(wants(start + i)));
      nvshmem_global_exit(1);
    }
  }
}

inline void end() { nvshmem_finalize(); }

}  // namespace bench
