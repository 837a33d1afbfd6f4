// SPDX-License-Identifier: Apache-2.0
// Barriers and collectives in a kernel by one thread, one warp and one block, over sizes. Device clock of PE
// 0 around a loop of calls; bytes are those that one PE contributes.
#include "bench_gpu.cuh"

namespace {

constexpr size_t kMost = size_t{1} << 20;
constexpr unsigned kThreads = 512;
unsigned block_threads = kThreads;  // the third argument

enum What { kSyncAll, kBarrierAll, kBroadcast, kFcollect, kAlltoall, kSum };
const char* const kNames[] = {"sync_all", "barrier_all", "broadcast", "fcollect", "alltoall", "sum_reduce"};
enum Group { kThread, kWarp, kBlock };
const char* const kGroups[] = {"thread", "warp", "block"};

#define BY_GROUP(THREAD, WARP, BLOCK, ...)   \
  if (group == kThread) THREAD(__VA_ARGS__); \
  if (group == kWarp) WARP(__VA_ARGS__);     \
  if (group == kBlock) BLOCK(__VA_ARGS__);

template <int what, int group>
__device__ void once(float* dest, const float* source, size_t n) {
  const nvshmem_team_t team = NVSHMEM_TEAM_WORLD;
  if (what == kSyncAll) {
    BY_GROUP(nvshmem_sync_all, nvshmemx_sync_all_warp, nvshmemx_sync_all_block)
  } else if (what == kBarrierAll) {
    BY_GROUP(nvshmem_barrier_all, nvshmemx_barrier_all_warp, nvshmemx_barrier_all_block)
  } else if (what == kBroadcast) {
    BY_GROUP(nvshmem_float_broadcast, nvshmemx_float_broadcast_warp, nvshmemx_float_broadcast_block, team,
             dest, source, n, 0)
  } else if (what == kFcollect) {
    BY_GROUP(nvshmem_float_fcollect, nvshmemx_float_fcollect_warp, nvshmemx_float_fcollect_block, team, dest,
             source, n)
  } else if (what == kAlltoall) {
    BY_GROUP(nvshmem_float_alltoall, nvshmemx_float_alltoall_warp, nvshmemx_float_alltoall_block, team, dest,
             source, n)
  } else {
    BY_GROUP(nvshmem_float_sum_reduce, nvshmemx_float_sum_reduce_warp, nvshmemx_float_sum_reduce_block, team,
             dest, source, n)
  }
}

/// `sync`: each collective is followed by a sync, so that a root cannot run ahead of the others.
template <int what, int group>
__global__ void __launch_bounds__(kThreads)
    repeat(float* dest, const float* source, size_t n, bool sync, int times, unsigned long long* ns) {
  once<kSyncAll, group>(dest, source, n);  // the kernels of the other PEs have begun
  const unsigned long long start = bench::now_ns();
  for (int i = 0; i < times; ++i) {
    once<what, group>(dest, source, n);
    if (sync) once<kSyncAll, group>(dest, source, n);
  }
  if (threadIdx.x == 0) *ns = bench::now_ns() - start;
}

struct Memory {
  float *dest, *source;
  unsigned long long* ns;
};

float wanted(int what, size_t n, size_t i) {
  if (what == kBroadcast) return bench::element(0, i);
  if (what == kFcollect) return bench::element(static_cast<int>(i / n), i % n);
  if (what == kAlltoall)
    return bench::element(static_cast<int>(i / n), static_cast<size_t>(bench::me) * n + i % n);
  float sum = 0;
  for (int pe = 0; pe < bench::n_pes; ++pe) sum += bench::element(pe, i);
  return sum;
}

template <int what, int group>
void run(size_t bytes, const Memory& m) {
  const bool other = group == kBlock && block_threads != kThreads;
  const std::string label =
      std::string(kNames[what]) + "_" + kGroups[group] + (other ? std::to_string(block_threads) : "");
  if (!bench::wanted(label)) return;
  const unsigned threads = group == kThread ? 1 : group == kWarp ? 32 : block_threads;
  const size_t n = bytes / sizeof(float);
  const bool blocks = what == kFcollect || what == kAlltoall;
  bench::everybody();
  const auto us = bench::measure([&](int times) {
    bench::launch_together(repeat<what, group>, 1, threads, m.dest, m.source, n, what == kBroadcast, times,
                           m.ns);
    CUDA(cudaDeviceSynchronize());
    unsigned long long ns;
    CUDA(cudaMemcpy(&ns, m.ns, sizeof ns, cudaMemcpyDeviceToHost));
    return 1e-9 * static_cast<double>(ns);
  });
  if (n) {
    bench::check(
        m.dest, bytes * static_cast<size_t>(blocks ? bench::n_pes : 1),
        [&](size_t i) { return wanted(what, n, i); }, kNames[what]);
  }
  bench::everybody();
  bench::print_us(what == kBroadcast ? label + "_and_sync" : label, bytes, 1, us);
}

template <int group>
void run_group(const Memory& m) {
  run<kSyncAll, group>(0, m);
  run<kBarrierAll, group>(0, m);
  if constexpr (group != kThread) {
    const bool finely = group == kBlock && block_threads != kThreads;
    const size_t most = group == kWarp || finely ? kMost / 8 : kMost;
    for (size_t bytes = 8; bytes <= most; bytes *= finely || bytes < 128 ? 2 : 8) {
      run<kBroadcast, group>(bytes, m);
      run<kFcollect, group>(bytes, m);
      run<kAlltoall, group>(bytes, m);
      run<kSum, group>(bytes, m);
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  bench::begin(argc, argv);
  const size_t whole = kMost * static_cast<size_t>(bench::n_pes);
  Memory m = {bench::allocate<float>(whole), bench::allocate<float>(whole), nullptr};
  CUDA(cudaMalloc(&m.ns, sizeof *m.ns));
  bench::fill(m.source, whole, bench::me);
  if (argc > 3)
    block_threads = static_cast<unsigned>(std::clamp(std::atoi(argv[3]), 1, static_cast<int>(kThreads)));
  if (argc <= 3) {
    run_group<kThread>(m);
    run_group<kWarp>(m);
  }
  run_group<kBlock>(m);
  CUDA(cudaFree(m.ns));
  nvshmem_free(m.source);
  nvshmem_free(m.dest);
  bench::end();
  return 0;
}
