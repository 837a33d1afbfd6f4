// SPDX-License-Identifier: Apache-2.0
// Bandwidth of puts and gets between two GPUs, by number of blocks and size of the buffer that they share,
// and how many words a second all threads of many blocks put.
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

/// Each thread puts into its own word, `apart` words from its neighbour's; the end waits for all of it.
__global__ void words(long* dest, size_t apart, int times) {
  long* mine = dest + (size_t{blockIdx.x} * blockDim.x + threadIdx.x) * apart;
  for (int i = 1; i <= times; ++i) nvshmem_long_p(mine, i, 1);
  __syncthreads();
  if (threadIdx.x == 0) nvshmem_quiet();
}

void run_words(const char* what, size_t apart, long* dest) {
  if (!bench::wanted(what)) return;
  constexpr unsigned kBlocks = 128, kWords = 256;
  int last = 0;
  const auto us = bench::measure(
      [&](int times) {
        last = times;
        if (bench::me != 0) return 0.0;
        return bench::by_events([&] { words<<<kBlocks, kWords>>>(dest, apart, times); });
      },
      4e-3, 1000);
  if (bench::me == 1) {
    for (const size_t word : {size_t{0}, size_t{kBlocks} * kWords - 1}) {
      long got = 0;
      CUDA(cudaMemcpy(&got, dest + word * apart, sizeof got, cudaMemcpyDeviceToHost));
      REQUIRE(got == last);
    }
  }
  bench::everybody();
  constexpr double kAll = double{kBlocks} * kWords;
  bench::print_us(what, sizeof(long), kBlocks, {us.median / kAll, us.low / kAll, us.high / kAll});
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
  run_words("words", 1, reinterpret_cast<long*>(dest));
  run_words("words_apart", 8, reinterpret_cast<long*>(dest));
  nvshmem_free(source);
  nvshmem_free(dest);
  bench::end();
  return 0;
}
