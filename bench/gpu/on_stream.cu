// SPDX-License-Identifier: Apache-2.0
// Collectives on a stream, captured in a CUDA graph of many calls and (figures that end with _stream)
// enqueued one by one, over sizes. CUDA events of PE 0 around the graph; bytes are those of the buffer that
// one PE contributes.
#include "bench_gpu.cuh"

namespace {

constexpr size_t kMost = size_t{256} << 20;

enum What { kBarrier, kAllreduce, kAlltoall, kFcollect, kBroadcast, kReducescatter };
const char* const kNames[] = {"barrier_all", "allreduce", "alltoall",
                              "fcollect",    "broadcast", "reducescatter"};

struct Memory {
  float *dest, *source;
};

/// The root is the last PE, since the clock is PE 0's: a root may be done before the others have the data.
/// `bytes` is the whole source of a PE, as nccl-tests counts all-to-all and reduce-scatter; of fcollect it is
/// what one PE gives.
void enqueue(int what, const Memory& m, size_t bytes, cudaStream_t stream) {
  const nvshmem_team_t team = NVSHMEM_TEAM_WORLD;
  const size_t n = bytes / sizeof(float), share = n / static_cast<size_t>(bench::n_pes);
  switch (what) {
    case kBarrier:
      return nvshmemx_barrier_all_on_stream(stream);
    case kAllreduce:
      return (void)nvshmemx_float_sum_reduce_on_stream(team, m.dest, m.source, n, stream);
    case kAlltoall:
      return (void)nvshmemx_float_alltoall_on_stream(team, m.dest, m.source, share, stream);
    case kFcollect:
      return (void)nvshmemx_float_fcollect_on_stream(team, m.dest, m.source, n, stream);
    case kBroadcast:
      return (void)nvshmemx_float_broadcast_on_stream(team, m.dest, m.source, n, bench::n_pes - 1, stream);
    default:
      return (void)nvshmemx_float_sum_reducescatter_on_stream(team, m.dest, m.source, share, stream);
  }
}

float wanted(int what, size_t bytes, size_t i) {
  const size_t n = bytes / sizeof(float), share = n / static_cast<size_t>(bench::n_pes);
  const size_t mine = static_cast<size_t>(bench::me) * share;
  if (what == kBroadcast) return bench::element(bench::n_pes - 1, i);
  if (what == kFcollect) return bench::element(static_cast<int>(i / n), i % n);
  if (what == kAlltoall) return bench::element(static_cast<int>(i / share), mine + i % share);
  float sum = 0;
  for (int pe = 0; pe < bench::n_pes; ++pe) sum += bench::element(pe, what == kReducescatter ? mine + i : i);
  return sum;
}

void verify(int what, const Memory& m, size_t bytes) {
  if (what == kBarrier) return;
  const size_t pes = static_cast<size_t>(bench::n_pes);
  const size_t arrived = what == kFcollect ? bytes * pes : what == kReducescatter ? bytes / pes : bytes;
  bench::check(
      m.dest, arrived, [&](size_t i) { return wanted(what, bytes, i); }, kNames[what]);
}

cudaGraphExec_t captured(int what, const Memory& m, size_t bytes, int calls, cudaStream_t stream) {
  cudaGraph_t graph;
  cudaGraphExec_t executable;
  CUDA(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
  for (int i = 0; i < calls; ++i) enqueue(what, m, bytes, stream);
  CUDA(cudaStreamEndCapture(stream, &graph));
  CUDA(cudaGraphInstantiate(&executable, graph, 0));
  CUDA(cudaGraphDestroy(graph));
  return executable;
}

void run(int what, const Memory& m, size_t bytes, cudaStream_t stream) {
  const std::string label = kNames[what];
  const int calls = bytes <= (size_t{1} << 20) ? 20 : 4;
  if (bench::wanted(label + "_graph")) {
    const cudaGraphExec_t graph = captured(what, m, bytes, calls, stream);
    CUDA(cudaMemset(m.dest, 0, std::min(bytes, kMost)));
    bench::everybody();
    auto us = bench::measure(
        [&](int times) {
          return bench::by_events(
              [&] {
                for (int i = 0; i < times; ++i) CUDA(cudaGraphLaunch(graph, stream));
              },
              stream);
        },
        5e-3, 200);
    CUDA(cudaGraphExecDestroy(graph));
    verify(what, m, bytes);
    bench::everybody();  // the next calls may write into dest
    us = {us.median / calls, us.low / calls, us.high / calls};
    bench::print_us(label + "_graph", bytes, 0, us);
  }
  if (bench::wanted(label + "_stream")) {
    const auto us = bench::measure(
        [&](int times) {
          return bench::by_events(
              [&] {
                for (int i = 0; i < times; ++i) enqueue(what, m, bytes, stream);
              },
              stream);
        },
        5e-3, 1000);
    verify(what, m, bytes);
    bench::everybody();  // the next calls may write into dest
    bench::print_us(label + "_stream", bytes, 0, us);
  }
}

}  // namespace

int main(int argc, char** argv) {
  bench::begin(argc, argv);
  const size_t pes = static_cast<size_t>(bench::n_pes);
  Memory m = {bench::allocate<float>(kMost * pes), bench::allocate<float>(kMost)};
  bench::fill(m.source, kMost, bench::me);
  bench::everybody();
  cudaStream_t stream;
  CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  run(kBarrier, m, 0, stream);
  for (int what = kAllreduce; what <= kReducescatter; ++what) {
    for (size_t bytes = sizeof(float) * pes; bytes <= kMost; bytes *= 4) run(what, m, bytes, stream);
  }
  CUDA(cudaStreamDestroy(stream));
  nvshmem_free(m.source);
  nvshmem_free(m.dest);
  bench::end();
  return 0;
}
