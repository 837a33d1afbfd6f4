// SPDX-License-Identifier: Apache-2.0
// One thread adds up words of another PE: by g in a loop, by eight g and then eight additions, and through
// isomem::remote_array, fresh and cached; words that are neighbours, and words 128 bytes apart. Time of one
// word, by the device clock of PE 0.
#include "bench_gpu.cuh"

#if __has_include(<isomem/remote_array.hpp>)
#include <isomem/remote_array.hpp>
#define BENCH_REMOTE_ARRAY 1
#endif

namespace {

constexpr size_t kWords = 128;
constexpr size_t kApart = 128 / sizeof(long);

enum How { kLoop, kEight, kLoad, kCached };
const char* const kHows[] = {"g_loop", "g_eight", "array_load", "array_cached"};

template <int how>
__device__ long sum(const long* source, size_t step) {
  long total = 0;
  if constexpr (how == kLoop) {
    for (size_t i = 0; i < kWords; ++i) total += nvshmem_long_g(source + i * step, 1);
  } else if constexpr (how == kEight) {
    for (size_t i = 0; i < kWords; i += 8) {
      long word[8];
#pragma unroll
      for (size_t k = 0; k < 8; ++k) word[k] = nvshmem_long_g(source + (i + k) * step, 1);
#pragma unroll
      for (size_t k = 0; k < 8; ++k) total += word[k];
    }
  }
#ifdef BENCH_REMOTE_ARRAY
  const isomem::remote_array<long> there(source, 1);
  there.visit([&](auto t) {
#pragma unroll 8
    for (size_t i = 0; i < kWords; ++i) {
      if constexpr (how == kLoad) total += t.load(i * step);
      if constexpr (how == kCached) total += t.cached(i * step);
    }
  });
#endif
  return total;
}

template <int how>
__global__ void repeat(const long* source, size_t step, int times, unsigned long long* ns, long* totals) {
  const unsigned long long start = bench::now_ns();
  for (int i = 0; i < times; ++i) totals[i % 2] = sum<how>(source, step);
  *ns = bench::now_ns() - start;
}

struct Memory {
  long *source, *totals;
  unsigned long long* ns;
};

template <int how>
void figure(size_t step, const Memory& m) {
  const std::string label = std::string(kHows[how]) + (step == 1 ? "_neighbours" : "_apart");
  if (!bench::wanted(label)) return;
  long total = -1;
  CUDA(cudaMemcpy(m.totals, &total, sizeof total, cudaMemcpyHostToDevice));
  bench::everybody();
  bench::Figure us = bench::measure([&](int times) {
    if (bench::me != 0) return 0.0;
    repeat<how><<<1, 1>>>(m.source, step, times, m.ns, m.totals);
    CUDA(cudaGetLastError());
    unsigned long long ns;
    CUDA(cudaMemcpy(&ns, m.ns, sizeof ns, cudaMemcpyDeviceToHost));
    return 1e-9 * static_cast<double>(ns);
  });
  if (bench::me == 0) {
    long want = 0;
    for (size_t i = 0; i < kWords; ++i) want += static_cast<long>(i * step * 7 + 1);
    CUDA(cudaMemcpy(&total, m.totals, sizeof total, cudaMemcpyDeviceToHost));
    REQUIRE(total == want);
  }
  bench::everybody();
  us = {us.median / kWords, us.low / kWords, us.high / kWords};
  bench::print_us(label, sizeof(long), 1, us);
}

template <int how>
void figures(const Memory& m) {
  figure<how>(1, m);
  figure<how>(kApart, m);
}

}  // namespace

int main(int argc, char** argv) {
  bench::begin(argc, argv, 2);
  Memory m = {bench::allocate<long>(kWords * kApart * sizeof(long)), nullptr, nullptr};
  CUDA(cudaMalloc(&m.totals, 2 * sizeof *m.totals));
  CUDA(cudaMalloc(&m.ns, sizeof *m.ns));
  std::vector<long> values(kWords * kApart);
  for (size_t i = 0; i < values.size(); ++i) values[i] = bench::me == 1 ? static_cast<long>(i * 7 + 1) : -1;
  CUDA(cudaMemcpy(m.source, values.data(), values.size() * sizeof(long), cudaMemcpyHostToDevice));
  bench::everybody();
  figures<kLoop>(m);
  figures<kEight>(m);
#ifdef BENCH_REMOTE_ARRAY
  figures<kLoad>(m);
  figures<kCached>(m);
#endif
  CUDA(cudaFree(m.ns));
  CUDA(cudaFree(m.totals));
  nvshmem_free(m.source);
  bench::end();
  return 0;
}
