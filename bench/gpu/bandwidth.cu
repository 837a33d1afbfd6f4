// SPDX-License-Identifier: Apache-2.0
// Bandwidth of puts and gets between two GPUs, by number of blocks and size of the buffer that they share.
#include "bench_gpu.cuh"

namespace {

constexpr size_t kMost = size_t{64} << 20;
constexpr unsigned kThreads = 1024;

enum Way { kPutNbi, kPut, kGet };

/// Each block moves its share of the buffer, again and again; the end waits for all of it.
__global__ void __launch_bounds__(kThreads)
    move(int way, char* dest, const char* source, size_t bytes, int times) {
  const size_t share = bytes / gridDim.x / 16 * 16, first = blockIdx.x * share;
  const size_t mine = blockIdx.x + 1 == gridDim.x ? bytes - first : share;
  for (int i = 0; i < times; ++i) {
    if (way == kPutNbi) nvshmemx_putmem_nbi_block(dest + first, source + first, mine, 1);
    if (way == kPut) nvshmemx_putmem_block(dest + first, source + first, mine, 1);
    if (way == kGet) nvshmemx_getmem_block(dest + first, source + first, mine, 1);
  }
  __syncthreads();
  nvshmem_quiet();
}

void run(const char* what, int way, char* dest, char* source) {
  if (!bench::wanted(what)) return;
  for (const size_t bytes : {size_t{64} << 10, size_t{1} << 20, size_t{8} << 20, kMost}) {
    for (const int blocks : {1, 2, 4, 8, 16, 32, 64, 132}) {
      if (bytes / static_cast<size_t>(blocks) < 1024) continue;
      CUDA(cudaMemset(dest, 0, bytes));
      bench::everybody();
      const auto us = bench::measure(
          [&](int times) {
            if (bench::me != 0) return 0.0;
            return bench::by_events(
                [&] { move<<<static_cast<unsigned>(blocks), kThreads>>>(way, dest, source, bytes, times); });
          },
          4e-3, 1000);
      if (bench::me == (way == kGet ? 0 : 1)) {
        bench::check(
            reinterpret_cast<float*>(dest), bytes, [&](size_t i) { return bench::element(1 - bench::me, i); },
            what);
      }
      bench::everybody();
      bench::print_gbps(what, bytes, blocks, us);
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  bench::begin(argc, argv, 2);
  char* dest = bench::allocate<char>(kMost);
  char* source = bench::allocate<char>(kMost);
  bench::fill(reinterpret_cast<float*>(source), kMost, bench::me);
  bench::everybody();
  run("put_nbi", kPutNbi, dest, source);
  run("put", kPut, dest, source);
  run("get", kGet, dest, source);
  nvshmem_free(source);
  nvshmem_free(dest);
  bench::end();
  return 0;
}
