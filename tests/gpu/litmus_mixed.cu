// SPDX-License-Identifier: Apache-2.0
// Ordering between a CPU thread and a kernel, a million rounds a test; with several PEs the CPU of one and
// the kernel of another: message passing from a kernel to a CPU through host memory (put, fence, put; put
// with signal) and from a CPU to a kernel through memory of both kinds, store buffering (put, quiet, get) on
// host words. Compiled with -DWITHOUT_FENCE what orders is left out and the forbidden outcomes are only
// counted: the fence of the kernel, its wait (a plain poll stands there, which acquires nothing) or the quiet
// of both. On H200 over PCIe only store buffering has been seen then, with one PE (6864 times): the others
// prove less.
#include "gpu_check.cuh"

#if TEST_ISOMEM
#include <shmem.h>

namespace {

#ifdef WITHOUT_FENCE
constexpr bool kFenced = false;
#else
constexpr bool kFenced = true;
#endif

enum What { kFromKernel, kSignalFromKernel, kToKernel, kToKernelOnDevice };
const char* const kNames[] = {"kernel to CPU: put, fence, put", "kernel to CPU: put with signal",
                              "CPU to kernel on host memory: put, fence, put",
                              "CPU to kernel on device memory: put, fence, put"};
const char* const kWhat[] = {"", "", "data from a CPU on host memory (place: round)",
                             "data from a CPU on device memory (place: round)"};

constexpr int kWorkers = 128;  // threads of a kernel that pass messages, 32 a block
constexpr int kWords = 8;      // of a message, 1 KiB apart
constexpr int kSlots = 8;      // messages under way with one thread
constexpr int kRounds = 1 << 20;
constexpr int kEach = kRounds / kWorkers;
constexpr int kPairs = 1024;  // of store buffering at a time, one a thread

/// Symmetric memory; `data` and `flags` are of either kind, `acks` are host words.
struct Channel {
  uint64_t* data;   // [slot][word][worker]
  uint64_t* flags;  // [slot][worker]
  uint64_t* acks;   // [worker]: messages that the receiver has read

  __host__ __device__ uint64_t* datum(int slot, int i, int worker) const {
    return data + (slot * kWords + i) * kWorkers + worker;
  }
  __host__ __device__ uint64_t* flag(int slot, int worker) const { return flags + slot * kWorkers + worker; }
};

/// Each thread sends to the CPU of PE `to`, which acknowledges.
__global__ void send_to_cpu(int what, Channel c, int to) {
  const int worker = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  for (int round = 0; round < kEach; ++round) {
    const int slot = round % kSlots;
    const uint64_t number = static_cast<uint64_t>(round) + 1;
    if (round >= kSlots) nvshmem_uint64_wait_until(c.acks + worker, NVSHMEM_CMP_GE, number - kSlots);
    if (kFenced && what == kSignalFromKernel) {
      nvshmem_uint64_put_signal(c.datum(slot, 0, worker), &number, 1, c.flag(slot, worker), number,
                                NVSHMEM_SIGNAL_SET, to);
      continue;
    }
    const int words = what == kSignalFromKernel ? 1 : kWords;
    for (int i = 0; i < words; ++i) nvshmem_uint64_p(c.datum(slot, i, worker), number, to);
    if (kFenced) nvshmem_fence();
    nvshmem_uint64_p(c.flag(slot, worker), number, to);
  }
  nvshmem_quiet();
}

/// Each thread receives from the CPU of PE `from`.
__global__ void receive_from_cpu(int what, Channel c, int from, unsigned long long* forbidden,
                                 gpu::Report* report) {
  const int worker = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  for (int round = 0; round < kEach; ++round) {
    const int slot = round % kSlots;
    const uint64_t number = static_cast<uint64_t>(round) + 1;
    if (kFenced) {
      nvshmem_uint64_wait_until(c.flag(slot, worker), NVSHMEM_CMP_GE, number);
    } else {
      while (*const_cast<volatile uint64_t*>(c.flag(slot, worker)) < number) {
      }
    }
    for (int i = kWords; i-- > 0;) {  // plain loads
      const uint64_t got = *c.datum(slot, i, worker);
      if (kFenced) gpu::expect(report, what, static_cast<uint64_t>(round), got, number);
      if (got != number) atomicAdd(forbidden, 1ULL);
    }
    nvshmem_quiet();  // has read before it allows the slot to be written again
    nvshmem_uint64_p(c.acks + worker, number, from);
  }
  nvshmem_quiet();
}

/// Thread i puts into y[i] on PE `pe` and gets x[i], whose CPU does the reverse at about the same time.
__global__ void buffer_stores(uint64_t* go, uint64_t* done, const uint64_t* x, uint64_t* y,
                              unsigned char* seen, int pe) {
  const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  for (int round = 0; round < kRounds / kPairs; ++round) {
    const uint64_t number = static_cast<uint64_t>(round) + 1;
    nvshmem_uint64_wait_until(go, NVSHMEM_CMP_GE, number);
    nvshmem_uint64_p(y + i, number, pe);
    if (kFenced) nvshmem_quiet();
    seen[round * kPairs + i] = nvshmem_uint64_g(x + i, pe) == number;
    __syncthreads();
    if (threadIdx.x == 0) nvshmem_uint64_p(done + blockIdx.x, number, pe);
  }
}

uint64_t now(const uint64_t* word) { return *const_cast<const volatile uint64_t*>(word); }

class HostWords {
 public:
  explicit HostWords(size_t count) : count_(count), words_(static_cast<uint64_t*>(shmem_malloc(count * 8))) {
    if (!words_) gpu::die("litmus_mixed: shmem_malloc of %zu bytes: no memory", count * 8);
  }
  ~HostWords() { shmem_free(words_); }
  HostWords(const HostWords&) = delete;
  void clear() { std::memset(words_, 0, count_ * 8); }
  uint64_t* get() const { return words_; }

 private:
  size_t count_;
  uint64_t* words_;
};

class Tester {
 public:
  explicit Tester(gpu::Session& session) : s_(session) {}

  void from_kernel(int what) {
    begin(kNames[what]);
    const Channel c = {data_.get(), flags_.get(), acks_.get()};
    send_to_cpu<<<kWorkers / 32, 32>>>(what, c, s_.right());
    unsigned long long forbidden = 0;
    std::vector<int> round(kWorkers, 0);
    for (int left = kRounds; left > 0;) {
      for (int worker = 0; worker < kWorkers; ++worker) {
        if (round[static_cast<size_t>(worker)] == kEach) continue;
        if (receive(what, c, worker, round[static_cast<size_t>(worker)], &forbidden)) --left;
      }
    }
    end(what, forbidden);
  }

  void to_kernel() {
    begin(kNames[kToKernel]);
    const Channel c = {data_.get(), flags_.get(), acks_.get()};
    receive_from_cpu<<<kWorkers / 32, 32>>>(kToKernel, c, s_.left(), forbidden_.get(), s_.report());
    for (int round = 0; round < kEach; ++round) {
      const int slot = round % kSlots;
      const uint64_t number = static_cast<uint64_t>(round) + 1;
      for (int worker = 0; worker < kWorkers; ++worker) {
        if (round >= kSlots) shmem_uint64_wait_until(c.acks + worker, SHMEM_CMP_GE, number - kSlots);
        for (int i = 0; i < kWords; ++i) shmem_uint64_p(c.datum(slot, i, worker), number, s_.right());
        shmem_fence();
        shmem_uint64_p(c.flag(slot, worker), number, s_.right());
      }
    }
    end(kToKernel, 0);
  }

  /// Each put carries the words or flags of all threads: copies are slow, and each thread is a test of its
  /// own.
  void to_kernel_on_device() {
    begin(kNames[kToKernelOnDevice]);
    gpu::Symmetric<uint64_t> data(kSlots * kWords * kWorkers), flags(kSlots * kWorkers);
    const Channel c = {data.get(), flags.get(), acks_.get()};
    gpu::everybody();
    receive_from_cpu<<<kWorkers / 32, 32>>>(kToKernelOnDevice, c, s_.left(), forbidden_.get(), s_.report());
    std::vector<uint64_t> values(kWords * kWorkers);
    for (int round = 0; round < kEach; ++round) {
      const int slot = round % kSlots;
      const uint64_t number = static_cast<uint64_t>(round) + 1;
      std::fill(values.begin(), values.end(), number);
      for (int worker = 0; round >= kSlots && worker < kWorkers; ++worker) {
        shmem_uint64_wait_until(c.acks + worker, SHMEM_CMP_GE, number - kSlots);
      }
      shmem_uint64_put(c.datum(slot, 0, 0), values.data(), kWords * kWorkers, s_.right());
      shmem_fence();
      shmem_uint64_put(c.flag(slot, 0), values.data(), kWorkers, s_.right());
    }
    end(kToKernelOnDevice, 0);
  }

  void stores() {
    begin("CPU and kernel: put, quiet, get on both sides");
    HostWords words(2 * kPairs + kPairs / 32);
    words.clear();
    uint64_t *x = words.get(), *y = x + kPairs, *done = y + kPairs, *go = acks_.get();
    gpu::Private<unsigned char> seen(kRounds);
    std::vector<unsigned char> mine(kRounds);
    gpu::everybody();
    buffer_stores<<<kPairs / 32, 32>>>(go, done, x, y, seen.get(), s_.right());
    for (int round = 0; round < kRounds / kPairs; ++round) {
      const uint64_t number = static_cast<uint64_t>(round) + 1;
      shmem_uint64_p(go, number, s_.left());
      for (int i = 0; i < kPairs; ++i) {
        shmem_uint64_p(x + i, number, s_.me);
        if (kFenced) shmem_quiet();
        mine[static_cast<size_t>(round * kPairs + i)] = now(y + i) == number;
      }
      for (int block = 0; block < kPairs / 32; ++block) {
        shmem_uint64_wait_until(done + block, SHMEM_CMP_GE, number);
      }
    }
    gpu::everybody();
    // the other half of what this CPU saw is with the kernel of the left PE
    gpu::Symmetric<unsigned char> theirs(kRounds);
    const auto of_kernel = seen.read(kRounds);
    shmem_putmem(theirs.get(), of_kernel.data(), kRounds, s_.right());
    gpu::everybody();
    const auto other = theirs.read(kRounds);
    unsigned long long forbidden = 0;
    for (size_t i = 0; i < size_t{kRounds}; ++i) forbidden += !mine[i] && !other[i];
    result("CPU and kernel: put, quiet, get", forbidden);
  }

 private:
  void begin(const char* what) {
    s_.note("%s", what);
    data_.clear();
    flags_.clear();
    acks_.clear();
    CUDA(cudaMemset(forbidden_.get(), 0, sizeof(unsigned long long)));
    gpu::everybody();
  }

  /// Takes the next message of a worker, if it is there.
  bool receive(int what, const Channel& c, int worker, int& round, unsigned long long* forbidden) {
    const int slot = round % kSlots;
    const uint64_t number = static_cast<uint64_t>(round) + 1;
    if (!shmem_uint64_test(c.flag(slot, worker), SHMEM_CMP_GE, number)) return false;
    for (int i = what == kSignalFromKernel ? 1 : kWords; i-- > 0;) {
      if (now(c.datum(slot, i, worker)) != number) ++*forbidden;
    }
    shmem_uint64_p(c.acks + worker, number, s_.left());
    ++round;
    return true;
  }

  void end(int what, unsigned long long forbidden) {
    gpu::everybody();
    s_.collect(kWhat);
    result(kNames[what], forbidden + forbidden_.read(1)[0]);
  }

  void result(const char* what, unsigned long long forbidden) {
    if (kFenced) s_.check_equal(forbidden, 0, "forbidden outcomes");
    if (s_.me == 0) {
      std::printf("gpu.litmus_mixed: %s%s: %d rounds, forbidden outcome %llu times\n", what,
                  kFenced ? "" : ", without its order", kRounds, forbidden);
      std::fflush(stdout);
    }
    gpu::everybody();
  }

  gpu::Session& s_;
  HostWords data_{kSlots * kWords * kWorkers}, flags_{kSlots * kWorkers}, acks_{kWorkers};
  gpu::Private<unsigned long long> forbidden_{1};
};

}  // namespace

int main() {
  gpu::Session session(kFenced ? "gpu.litmus_mixed" : "gpu.litmus_mixed_without_fence");
  {
    Tester tester(session);
    tester.from_kernel(kFromKernel);
    tester.from_kernel(kSignalFromKernel);
    tester.to_kernel();
    tester.to_kernel_on_device();
    tester.stores();
  }
  return session.done();
}
#else
int main() {
  std::printf("gpu.litmus_mixed: skipped: this library has no shmem_* in kernels\n");
  return 77;
}
#endif
