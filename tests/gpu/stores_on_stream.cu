// SPDX-License-Identifier: Apache-2.0
// Plain stores of kernels to another GPU, completed by a barrier on the stream, by a signal on it, or by a
// quiet and a flag that a kernel stores, in a graph and call by call: the next kernel reads them. Kernels are
// as those of a mesh: they keep the memory busy, and the stores that others wait for come last. PES: 2 4
#include "gpu_check.cuh"

namespace {

enum Form { kBarrier, kSignal, kQuiet };
const char* const kNames[] = {"barriers", "signals", "quiet and flags"};
const char* const kWhat[] = {
    "word that a kernel stored before a barrier on the stream (place: step)",
    "word that a kernel stored before a signal on the stream (place: step)",
    "word that a kernel stored before a quiet on the stream and a flag (place: step)"};

constexpr unsigned kThreads = 256, kBlocks = 528;
constexpr size_t kWords = 8192;                  // that a step stores to the right
constexpr size_t kBusy = size_t{16} << 20 >> 2;  // floats that it reads and writes before
constexpr int kStepsOfGraph = 16;

struct Step {
  Form form;
  int number;  // within the graph
  const uint64_t* first;
  float* busy;
  uint64_t* words;  // two halves, by the parity of the step
  uint64_t* right;  // ... of the PE to the right, as this GPU reaches them
};

__global__ void __launch_bounds__(kThreads) step(Step s, gpu::Report* report) {
  const uint64_t now = *s.first + static_cast<uint64_t>(s.number);
  const size_t thread = blockIdx.x * kThreads + threadIdx.x, threads = kBlocks * kThreads;
  const uint64_t* const before = s.words + (now + 1) % 2 * kWords;
  for (size_t i = thread; now > 1 && i < kWords; i += threads) {
    gpu::expect(report, s.form, now, before[i], (now - 1) * kWords + i);
  }
  for (size_t i = thread; i < kBusy; i += threads) s.busy[i] += 1;
  for (size_t i = threads - 1 - thread; i < kWords; i += threads) {
    s.right[now % 2 * kWords + i] = now * kWords + i;
  }
}

/// Flags that are stored without a fence.
__global__ void store_flags(uint64_t* right, uint64_t* left) {
  *const_cast<volatile uint64_t*>(right) = 1;
  *const_cast<volatile uint64_t*>(left) = 1;
}

__global__ void count(uint64_t* first) { *first += kStepsOfGraph; }

class Tester {
 public:
  explicit Tester(gpu::Session& session)
      : s_(session), first_(1), words_(2 * kWords), signal_(2 * kStepsOfGraph), busy_(kBusy) {
    CUDA(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking));
  }
  ~Tester() { cudaStreamDestroy(stream_); }
  Tester(const Tester&) = delete;
  Tester& operator=(const Tester&) = delete;

  void run(Form form, bool graph) {
    s_.note("%s, %s", kNames[form], graph ? "in a graph" : "call by call");
    const uint64_t one = 1;
    CUDA(cudaMemcpy(first_.get(), &one, sizeof one, cudaMemcpyHostToDevice));
    CUDA(cudaMemset(words_.get(), 0, words_.count() * sizeof(uint64_t)));
    CUDA(cudaMemset(signal_.get(), 0, signal_.count() * sizeof(uint64_t)));
    CUDA(cudaDeviceSynchronize());
    gpu::everybody();
    graph ? replay(form) : enqueue(form, rounds_);
    CUDA(cudaStreamSynchronize(stream_));
    gpu::everybody();
    s_.collect(kWhat);
  }

 private:
  /// The steps of so many graphs.
  void enqueue(Form form, int rounds) {
    for (int round = 0; round < rounds; ++round) {
      for (int k = 0; k < kStepsOfGraph; ++k) {
        auto* const right = static_cast<uint64_t*>(nvshmem_ptr(words_.get(), s_.right()));
        step<<<kBlocks, kThreads, 0, stream_>>>(Step{form, k, first_.get(), busy_.get(), words_.get(), right},
                                                s_.report());
        form == kBarrier ? nvshmemx_barrier_all_on_stream(stream_) : tell_both(form, k);
      }
      count<<<1, 1, 0, stream_>>>(first_.get());
    }
  }

  /// To the right that my words are there, to the left that I have read its last ones; and the same of them.
  /// Each step of a graph has flags of its own: a neighbour may be a step ahead.
  void tell_both(Form form, int k) {
    uint64_t* const right = signal_.get() + 2 * k;
    uint64_t* const left = right + 1;
    if (form == kSignal) {
      nvshmemx_signal_op_on_stream(right, 1, NVSHMEM_SIGNAL_SET, s_.right(), stream_);
      nvshmemx_signal_op_on_stream(left, 1, NVSHMEM_SIGNAL_SET, s_.left(), stream_);
    } else {
      nvshmemx_quiet_on_stream(stream_);
      store_flags<<<1, 1, 0, stream_>>>(static_cast<uint64_t*>(nvshmem_ptr(right, s_.right())),
                                        static_cast<uint64_t*>(nvshmem_ptr(left, s_.left())));
    }
    for (uint64_t* const flag : {right, left}) {
      nvshmemx_signal_wait_until_on_stream(flag, NVSHMEM_CMP_EQ, 1, stream_);
      nvshmemx_signal_op_on_stream(flag, 0, NVSHMEM_SIGNAL_SET, s_.me, stream_);
    }
  }

  void replay(Form form) {
    cudaGraph_t captured;
    cudaGraphExec_t executable;
    CUDA(cudaStreamBeginCapture(stream_, cudaStreamCaptureModeThreadLocal));
    enqueue(form, 1);
    CUDA(cudaStreamEndCapture(stream_, &captured));
    CUDA(cudaGraphInstantiate(&executable, captured, 0));
    CUDA(cudaGraphDestroy(captured));
    for (int round = 0; round < rounds_; ++round) CUDA(cudaGraphLaunch(executable, stream_));
    CUDA(cudaStreamSynchronize(stream_));
    CUDA(cudaGraphExecDestroy(executable));
  }

  gpu::Session& s_;
  // PEs that share a GPU take turns of milliseconds
  const int rounds_ = s_.takes_turns() ? 5 : gpu::all() ? 5000 : 300;
  gpu::Symmetric<uint64_t> first_, words_, signal_;
  gpu::Symmetric<float> busy_;
  cudaStream_t stream_ = nullptr;
};

}  // namespace

int main() {
  gpu::Session session("gpu.stores_on_stream");
  if (nvshmem_team_n_pes(NVSHMEM_TEAM_SHARED) < session.n) return session.done();  // no addresses of others
  {
    Tester tester(session);
    for (const Form form : {kBarrier, kSignal, kQuiet}) {
      tester.run(form, false);
      tester.run(form, true);
    }
  }
  return session.done();
}
