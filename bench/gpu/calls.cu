// SPDX-License-Identifier: Apache-2.0
// Cost of calls that stand one behind the other in a kernel: 1, 4 or 16 calls of put, get, put_signal or p in
// the body of a loop, by a thread, a warp or a block. Built twice, with and without -DISOMEM_OUTLINED=1, it
// shows what inlining them gains.
#include "bench_gpu.cuh"

namespace {

enum What { kPut, kGet, kPutSignal, kP };
enum Group { kThread, kWarp, kBlock };
const char* const kWhats[] = {"put", "get", "put_signal", "p"};
const char* const kGroups[] = {"thread", "warp", "block"};

constexpr unsigned kThreads = 256;
constexpr int kMostCalls = 16;
constexpr size_t kMost = 4096;  // bytes of a call

struct Memory {
  long *dest, *source;
  uint64_t* words;
  unsigned long long* ns;
};

template <int what, int group>
__device__ __forceinline__ void once(long* dest, long* source, size_t n, uint64_t* word) {
  if constexpr (what == kPut) {
    if constexpr (group == kThread) nvshmem_long_put(dest, source, n, 1);
    if constexpr (group == kWarp) nvshmemx_long_put_warp(dest, source, n, 1);
    if constexpr (group == kBlock) nvshmemx_long_put_block(dest, source, n, 1);
  } else if constexpr (what == kGet) {
    if constexpr (group == kThread) nvshmem_long_get(dest, source, n, 1);
    if constexpr (group == kWarp) nvshmemx_long_get_warp(dest, source, n, 1);
    if constexpr (group == kBlock) nvshmemx_long_get_block(dest, source, n, 1);
  } else if constexpr (what == kPutSignal) {
    if constexpr (group == kThread) nvshmem_long_put_signal(dest, source, n, word, 1, NVSHMEM_SIGNAL_SET, 1);
    if constexpr (group == kWarp)
      nvshmemx_long_put_signal_warp(dest, source, n, word, 1, NVSHMEM_SIGNAL_SET, 1);
    if constexpr (group == kBlock)
      nvshmemx_long_put_signal_block(dest, source, n, word, 1, NVSHMEM_SIGNAL_SET, 1);
  } else {
    nvshmem_long_p(dest, *source, 1);
  }
}

template <int what, int group, int calls>
__global__ void repeat(Memory m, size_t n, int times) {
  const unsigned long long start = bench::now_ns();
#pragma unroll 1
  for (int i = 0; i < times; ++i) {
#pragma unroll
    for (int k = 0; k < calls; ++k) {
      const size_t at = static_cast<size_t>(k) * kMost / sizeof(long);
      once<what, group>(m.dest + at, m.source + at, n, m.words + k);
    }
  }
  nvshmem_quiet();
  __syncthreads();
  if (threadIdx.x == 0) *m.ns = bench::now_ns() - start;
}

template <int what, int group, int calls>
void figure(size_t bytes, const Memory& m) {
  const std::string label = std::string(kWhats[what]) + "_" + kGroups[group] + "_x" + std::to_string(calls);
  if (!bench::wanted(label)) return;
  bench::fill(reinterpret_cast<float*>(m.source), kMostCalls * kMost, bench::me);
  CUDA(cudaMemset(m.dest, 0, kMostCalls * kMost));
  bench::everybody();
  auto us = bench::measure([&](int times) {
    if (bench::me != 0) return 0.0;
    repeat<what, group, calls><<<1, group == kThread ? 1
                                    : group == kWarp ? 32
                                                     : kThreads>>>(m, bytes / sizeof(long), times);
    CUDA(cudaGetLastError());
    unsigned long long ns;
    CUDA(cudaMemcpy(&ns, m.ns, sizeof ns, cudaMemcpyDeviceToHost));
    return 1e-9 * static_cast<double>(ns);
  });
  if (bench::me == (what == kGet ? 0 : 1)) {
    bench::check(
        reinterpret_cast<float*>(m.dest), bytes, [&](size_t i) { return bench::element(1 - bench::me, i); },
        label.c_str());
  }
  bench::everybody();
  us = {us.median / calls, us.low / calls, us.high / calls};
  bench::print_us(label, bytes, 1, us);
}

template <int what, int group>
void figures(const Memory& m) {
  for (size_t bytes : {size_t{8}, size_t{256}, kMost}) {
    if (what == kP && bytes > 8) break;
    figure<what, group, 1>(bytes, m);
    figure<what, group, 4>(bytes, m);
    figure<what, group, 16>(bytes, m);
  }
}

template <int group>
void all_moves(const Memory& m) {
  figures<kPut, group>(m);
  figures<kGet, group>(m);
  figures<kPutSignal, group>(m);
}

}  // namespace

int main(int argc, char** argv) {
  bench::begin(argc, argv, 2);
  Memory m = {bench::allocate<long>(kMostCalls * kMost), bench::allocate<long>(kMostCalls * kMost),
              bench::allocate<uint64_t>(kMostCalls * sizeof(uint64_t)), nullptr};
  CUDA(cudaMalloc(&m.ns, sizeof *m.ns));
  all_moves<kThread>(m);
  all_moves<kWarp>(m);
  all_moves<kBlock>(m);
  figures<kP, kThread>(m);
  CUDA(cudaFree(m.ns));
  nvshmem_free(m.words);
  nvshmem_free(m.source);
  nvshmem_free(m.dest);
  bench::end();
  return 0;
}
