// SPDX-License-Identifier: Apache-2.0
// Ordering between a CPU thread and a kernel, a million rounds a test; with several PEs the CPU of one and
// the kernel of another: message passing from a kernel to a CPU through host memory (put, fence, put; put
// with signal) and from a CPU to a kernel through memory of both kinds, store buffering (put, quiet, get) on
// host words. What makes a missing order show: other blocks fill the link to host memory, so that words
// overtake each other; a receiving kernel has read the words before, so that old lines lie in its L1 cache;
// both sides of store buffering meet after pauses of random length. Compiled with -DWITHOUT_FENCE what orders
// is left out and the forbidden outcomes are only counted: the fence of the kernel, its wait (a plain poll
// stands there, which acquires nothing) or the quiet of both.
#include "gpu_check.cuh"

#if TEST_ISOMEM
#include <shmem.h>

#include <chrono>

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

constexpr int kRounds = 1 << 20;
constexpr int kWorkers = 128;  // threads of a kernel that receive messages, 32 a block
constexpr int kSenders = 8;    // blocks whose first thread sends messages: few, as one CPU watches them
constexpr int kWords = 8;      // of a message, 1 KiB apart
constexpr int kSlots = 8;      // messages under way with one thread
constexpr int kNoisyBlocks = 16;
constexpr size_t kNoise = 1 << 13;  // words of a noisy block
constexpr int kPairs = 256;         // of store buffering at a time, one a thread
constexpr int kLine = 8;            // words of a cache line of the CPU

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

struct Noise {
  uint64_t* place;         // host words, kNoise for a noisy block
  const uint64_t* source;  // of this GPU
  unsigned* done;          // senders that have come to their end
};

/// Keeps the link to host memory full until all senders have come to their end.
__device__ void make_noise(const Noise& noise, int to) {
  uint64_t* place = noise.place + (blockIdx.x - kSenders) * kNoise;
  while (*const_cast<const volatile unsigned*>(noise.done) < kSenders) {
    nvshmemx_uint64_put_nbi_block(place, noise.source, kNoise, to);
    // between hosts the senders stand in the same queue: it is to have one put of each noisy block, no more
    if (threadIdx.x == 0 && !nvshmem_ptr(place, to)) nvshmem_quiet();
    __syncthreads();
  }
}

/// The first thread of each of the first blocks sends to the CPU of PE `to`, which acknowledges.
__global__ void send_to_cpu(int what, Channel c, Noise noise, int to) {
  if (blockIdx.x >= kSenders) return make_noise(noise, to);
  if (threadIdx.x != 0) return;
  const int worker = static_cast<int>(blockIdx.x);
  for (int round = 0; round < kRounds / kSenders; ++round) {
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
  atomicAdd(noise.done, 1u);
}

/// A load that may be served by the L1 cache and that the compiler does not move (ptxas drops it if nobody
/// uses its result).
__device__ uint64_t load_cached(const uint64_t* word) {
  uint64_t value;
  asm volatile("ld.weak.global.ca.u64 %0, [%1];" : "=l"(value) : "l"(word) : "memory");
  return value;
}

/// Each thread receives from the CPU of PE `from`.
__global__ void receive_from_cpu(int what, Channel c, int from, unsigned long long* forbidden,
                                 gpu::Report* report) {
  const int worker = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  for (int round = 0; round < kRounds / kWorkers; ++round) {
    const int slot = round % kSlots;
    const uint64_t number = static_cast<uint64_t>(round) + 1;
    bool early = false;  // words of a later message
    for (int i = 0; i < kWords; ++i) early |= load_cached(c.datum(slot, i, worker)) > number;
    if (kFenced) {
      nvshmem_uint64_wait_until(c.flag(slot, worker), NVSHMEM_CMP_GE, number);
    } else {
      while (*const_cast<volatile uint64_t*>(c.flag(slot, worker)) < number) {
      }
    }
    for (int i = kWords; i-- > 0;) {
      const uint64_t got = load_cached(c.datum(slot, i, worker));
      if (kFenced) gpu::expect(report, what, static_cast<uint64_t>(round), got, number);
      if (got != number) atomicAdd(forbidden, 1ULL);
    }
    if (early) atomicAdd(forbidden, 1ULL);
    nvshmem_quiet();  // has read before it allows the slot to be written again
    nvshmem_uint64_p(c.acks + worker, number, from);
  }
  nvshmem_quiet();
}

/// Words of store buffering, those of pair i on lines of their own, and the rounds begun and ended.
struct Pairs {
  uint64_t *x, *y, *go, *done;
};

/// Thread i puts into y[i] on PE `pe` and gets x[i], whose CPU does the reverse at about the same time.
__global__ void buffer_stores(Pairs p, unsigned char* seen, int pe) {
  const int i = static_cast<int>(threadIdx.x);
  for (int round = 0; round < kRounds / kPairs; ++round) {
    const uint64_t number = static_cast<uint64_t>(round) + 1;
    nvshmem_uint64_wait_until(p.go, NVSHMEM_CMP_GE, number);
    nvshmem_uint64_p(p.y + i * kLine, number, pe);
    if (kFenced) nvshmem_quiet();
    seen[round * kPairs + i] = nvshmem_uint64_g(p.x + i * kLine, pe) == number;
    __syncthreads();
    if (i == 0) nvshmem_uint64_p(p.done, number, pe);
  }
}

/// Lets 0 to 4 us pass: a message to a kernel and what it does then take 1 to 3.
void pause_for(uint64_t salt) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::nanoseconds(gpu::mix(salt) % 4000);
  while (Clock::now() < end) {
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
    CUDA(cudaMemset(done_.get(), 0, sizeof(unsigned)));
    send_to_cpu<<<kSenders + kNoisyBlocks, 256>>>(what, c, {noise_.get(), source_.get(), done_.get()},
                                                  s_.right());
    unsigned long long forbidden = 0;
    int round[kSenders] = {};
    for (int left = kRounds; left > 0;) {
      for (int worker = 0; worker < kSenders; ++worker) {
        if (round[worker] < kRounds / kSenders && receive(what, c, worker, round[worker], &forbidden)) --left;
      }
    }
    end(what, forbidden);
  }

  void to_kernel() {
    begin(kNames[kToKernel]);
    const Channel c = {data_.get(), flags_.get(), acks_.get()};
    receive_from_cpu<<<kWorkers / 32, 32>>>(kToKernel, c, s_.left(), forbidden_.get(), s_.report());
    for (int round = 0; round < kRounds / kWorkers; ++round) {
      const int slot = round % kSlots;
      const uint64_t number = static_cast<uint64_t>(round) + 1;
      await_readers(c, round);
      for (int worker = 0; worker < kWorkers; ++worker) {
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
    for (int round = 0; round < kRounds / kWorkers; ++round) {
      const int slot = round % kSlots;
      const uint64_t number = static_cast<uint64_t>(round) + 1;
      std::fill(values.begin(), values.end(), number);
      await_readers(c, round);
      shmem_uint64_put(c.datum(slot, 0, 0), values.data(), kWords * kWorkers, s_.right());
      shmem_fence();
      shmem_uint64_put(c.flag(slot, 0), values.data(), kWorkers, s_.right());
    }
    end(kToKernelOnDevice, 0);
  }

  void stores() {
    begin("CPU and kernel: put, quiet, get on both sides");
    HostWords words(2 * kPairs * kLine);
    words.clear();
    const Pairs p = {words.get(), words.get() + kPairs * kLine, acks_.get(), flags_.get()};
    // a quiet of the CPU waits for what this PE's kernel has put as well: between hosts for a round trip
    const int batch = shmem_ptr(p.go, s_.left()) ? 1 : 16;
    gpu::Private<unsigned char> seen(kRounds);
    std::vector<unsigned char> mine(kRounds);
    gpu::everybody();
    buffer_stores<<<1, kPairs>>>(p, seen.get(), s_.right());
    for (int round = 0; round < kRounds / kPairs; ++round) {
      const uint64_t number = static_cast<uint64_t>(round) + 1;
      shmem_uint64_p(p.go, number, s_.left());
      pause_for(number);
      for (int first = 0; first < kPairs; first += batch) {
        for (int i = first; i < first + batch; ++i) shmem_uint64_p(p.x + i * kLine, number, s_.me);
        if (kFenced) shmem_quiet();
        for (int i = first + batch; i-- > first;)
          mine[static_cast<size_t>(round * kPairs + i)] = now(p.y + i * kLine) == number;
      }
      shmem_uint64_wait_until(p.done, SHMEM_CMP_GE, number);
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

  /// All threads of the kernel have read `round` messages; most of them have by then also read the words of
  /// the next one, too early.
  static void await_readers(const Channel& c, int round) {
    for (int worker = 0; worker < kWorkers; ++worker) {
      shmem_uint64_wait_until(c.acks + worker, SHMEM_CMP_GE, static_cast<uint64_t>(round));
    }
    pause_for(static_cast<uint64_t>(round));
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
      std::printf("gpu.litmus_mixed: %s%s: %d rounds, forbidden outcome %llu times%s\n", what,
                  kFenced ? "" : ", without its order", kRounds, forbidden,
                  kFenced || forbidden ? "" : ": proves nothing here");
      std::fflush(stdout);
    }
    gpu::everybody();
  }

  gpu::Session& s_;
  HostWords data_{kSlots * kWords * kWorkers}, flags_{kSlots * kWorkers}, acks_{kWorkers};
  HostWords noise_{kNoisyBlocks * kNoise};
  gpu::Private<uint64_t> source_{kNoise};
  gpu::Private<unsigned> done_{1};
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
