// SPDX-License-Identifier: Apache-2.0
// Latency of single operations of a kernel: put, get, p, g, atomics, by thread, warp, block; ping-pongs
// between two GPUs by p, signal and put with signal. Device clock of PE 0 around a loop.
#include "bench_gpu.cuh"

namespace {

constexpr size_t kMost = 64 << 10;
constexpr unsigned kThreads = 256;
constexpr int kWarm = 4;  // rounds before the clock starts: the other PE's kernel may begin later

enum What { kPut, kGet, kP, kG, kFetchAdd, kAdd, kCompareSwap, kSwap };
enum Group { kThread, kWarp, kBlock };
const char* const kGroups[] = {"thread", "warp", "block"};

__device__ void once(int what, int group, long* dest, long* source, size_t bytes) {
  const size_t n = bytes / sizeof(long);
  if (what == kPut) {
    if (group == kThread) nvshmem_long_put(dest, source, n, 1);
    if (group == kWarp) nvshmemx_long_put_warp(dest, source, n, 1);
    if (group == kBlock) nvshmemx_long_put_block(dest, source, n, 1);
    nvshmem_quiet();
  } else if (what == kGet) {
    if (group == kThread) nvshmem_long_get(dest, source, n, 1);
    if (group == kWarp) nvshmemx_long_get_warp(dest, source, n, 1);
    if (group == kBlock) nvshmemx_long_get_block(dest, source, n, 1);
  } else if (what == kP) {
    nvshmem_long_p(dest, 5, 1);
    nvshmem_quiet();
  } else if (what == kG) {
    *dest += nvshmem_long_g(source, 1);
  } else if (what == kFetchAdd) {
    *source += nvshmem_long_atomic_fetch_add(dest, 1, 1);
  } else if (what == kAdd) {
    nvshmem_long_atomic_add(dest, 1, 1);
    nvshmem_quiet();
  } else if (what == kCompareSwap) {
    *source += nvshmem_long_atomic_compare_swap(dest, 1, 1, 1);
  } else {
    *source += nvshmem_long_atomic_swap(dest, 1, 1);
  }
}

__global__ void repeat(int what, int group, long* dest, long* source, size_t bytes, int times,
                       unsigned long long* ns) {
  const unsigned long long start = bench::now_ns();
  for (int i = 0; i < times; ++i) once(what, group, dest, source, bytes);
  __syncthreads();
  if (threadIdx.x == 0) *ns = bench::now_ns() - start;
}

enum Ping { kPingP, kPingSignal, kPingPutSignal };

/// Number 2i goes from PE 0 to PE 1, number 2i+1 back; the numbers grow over all launches.
__global__ void ping_pong(int way, int group, uint64_t* word, long* dest, long* source, size_t bytes,
                          uint64_t first, int times, unsigned long long* ns) {
  const int me = nvshmem_my_pe(), peer = 1 - me;
  const size_t n = bytes / sizeof(long);
  unsigned long long start = 0;
  for (int i = -kWarm; i < times; ++i) {
    if (i == 0) start = bench::now_ns();
    const uint64_t number = first + static_cast<uint64_t>(i + kWarm);
    if (me == 1) {
      if (threadIdx.x == 0) nvshmem_signal_wait_until(word, NVSHMEM_CMP_GE, number);
      __syncthreads();
    }
    if (way == kPingP && threadIdx.x == 0) nvshmem_uint64_p(word, number, peer);
    if (way == kPingSignal && threadIdx.x == 0) nvshmemx_signal_op(word, number, NVSHMEM_SIGNAL_SET, peer);
    if (way == kPingPutSignal) {
      if (group == kThread) nvshmem_long_put_signal(dest, source, n, word, number, NVSHMEM_SIGNAL_SET, peer);
      if (group == kWarp)
        nvshmemx_long_put_signal_warp(dest, source, n, word, number, NVSHMEM_SIGNAL_SET, peer);
      if (group == kBlock)
        nvshmemx_long_put_signal_block(dest, source, n, word, number, NVSHMEM_SIGNAL_SET, peer);
    }
    if (me == 0) {
      if (threadIdx.x == 0) nvshmem_signal_wait_until(word, NVSHMEM_CMP_GE, number);
      __syncthreads();
    }
  }
  if (threadIdx.x == 0) *ns = bench::now_ns() - start;
}

struct Memory {
  long *dest, *source;
  uint64_t* word;
  unsigned long long* ns;

  double seconds() const {
    unsigned long long value;
    CUDA(cudaMemcpy(&value, ns, sizeof value, cudaMemcpyDeviceToHost));
    return 1e-9 * static_cast<double>(value);
  }
};

unsigned threads(int group) { return group == kThread ? 1 : group == kWarp ? 32 : kThreads; }

void single(const char* name, int what, int group, size_t bytes, const Memory& m) {
  const std::string label = std::string(name) + "_" + kGroups[group];
  if (!bench::wanted(label)) return;
  const bool moves = what == kPut || what == kGet;
  bench::fill(reinterpret_cast<float*>(m.source), kMost, bench::me);
  CUDA(cudaMemset(m.dest, 0, kMost));
  bench::everybody();
  const auto us = bench::measure([&](int times) {
    if (bench::me != 0) return 0.0;
    repeat<<<1, threads(group)>>>(what, group, m.dest, m.source, bytes, times, m.ns);
    CUDA(cudaGetLastError());
    return m.seconds();
  });
  if (moves && bench::me == (what == kGet ? 0 : 1)) {
    bench::check(
        reinterpret_cast<float*>(m.dest), bytes, [&](size_t i) { return bench::element(1 - bench::me, i); },
        name);
  }
  bench::everybody();
  bench::print_us(label, bytes, 1, us);
}

void ping(const char* name, int way, int group, size_t bytes, const Memory& m) {
  static uint64_t next = 1;
  const std::string label = std::string(name) + "_" + kGroups[group];
  if (!bench::wanted(label)) return;
  bench::fill(reinterpret_cast<float*>(m.source), kMost, bench::me);
  bench::everybody();
  auto us = bench::measure([&](int times) {
    bench::launch_together(ping_pong, 1, threads(group), way, group, m.word, m.dest, m.source, bytes, next,
                           times, m.ns);
    next += static_cast<uint64_t>(times + kWarm);
    CUDA(cudaDeviceSynchronize());
    return m.seconds();
  });
  if (way == kPingPutSignal) {
    bench::check(
        reinterpret_cast<float*>(m.dest), bytes, [&](size_t i) { return bench::element(1 - bench::me, i); },
        name);
  }
  us = {us.median / 2, us.low / 2, us.high / 2};
  bench::print_us(label, bytes, 1, us);
}

}  // namespace

int main(int argc, char** argv) {
  bench::begin(argc, argv, 2);
  Memory m = {bench::allocate<long>(kMost), bench::allocate<long>(kMost), bench::allocate<uint64_t>(8),
              nullptr};
  CUDA(cudaMalloc(&m.ns, sizeof *m.ns));
  for (int group = kThread; group <= kBlock; ++group) {
    for (size_t bytes = 8; bytes <= (group == kThread ? 512 : kMost); bytes *= 8) {
      single("put_quiet", kPut, group, bytes, m);
      single("get", kGet, group, bytes, m);
    }
  }
  single("p_quiet", kP, kThread, 8, m);
  single("g", kG, kThread, 8, m);
  single("fetch_add", kFetchAdd, kThread, 8, m);
  single("add_quiet", kAdd, kThread, 8, m);
  single("compare_swap", kCompareSwap, kThread, 8, m);
  single("swap", kSwap, kThread, 8, m);
  ping("ping_p", kPingP, kThread, 8, m);
  ping("ping_signal", kPingSignal, kThread, 8, m);
  for (int group = kThread; group <= kBlock; ++group) {
    for (size_t bytes = 8; bytes <= (group == kThread ? 512 : kMost); bytes *= 8) {
      ping("ping_put_signal", kPingPutSignal, group, bytes, m);
    }
  }
  CUDA(cudaFree(m.ns));
  nvshmem_free(m.word);
  nvshmem_free(m.source);
  nvshmem_free(m.dest);
  bench::end();
  return 0;
}
