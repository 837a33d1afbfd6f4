// SPDX-License-Identifier: Apache-2.0
// PES: 2
// Ordering between two GPUs, a million rounds a test: message passing (put, fence, put), put with signal,
// message passing by atomics, the first two also by a block with a long payload, and store buffering (put,
// quiet, read). Other blocks fill the links meanwhile, so that words which leave one after the other can
// overtake each other. Between hosts each word is an operation of the ring and a copy, some 5 us of CPUs:
// there messages have one word instead of eight, and long ones have less noise beside them. Compiled with
// -DWITHOUT_FENCE the fences are left out and the forbidden outcomes are only counted: a count above 0 shows
// that the test can see them.
#include "gpu_check.cuh"

namespace {

enum What { kPutFencePut, kPutSignal, kAtomic, kBlockFencePut, kBlockSignal };
const char* const kWhat[] = {
    "data after put, fence, put (place: round)", "data after put with signal (place: round)",
    "data after put, fence, atomic (place: round)", "data after put by a block, fence, put (place: round)",
    "data after put with signal by a block (place: round)"};
const char* const kNames[] = {"put, fence, put", "put with signal", "put, fence, atomic",
                              "put by a block, fence, put", "put with signal by a block"};

constexpr unsigned kBlocks = 64;   // that pass messages; as many make noise
constexpr unsigned kFewNoisy = 8;  // so many where a put of theirs takes as long as two long messages
constexpr unsigned kThreads = 32;  // of a block that pass messages
constexpr unsigned kNoisyThreads = 256;
constexpr int kWords = 8;  // of a message, each on a line of its own
constexpr int kFarWords = 1;
constexpr int kFarBatch = 16;  // words of store buffering for each quiet
constexpr int kLine = 16;      // uint64_t of a line of 128 bytes
constexpr int kSlots = 16;     // messages under way from one thread or block
constexpr int kWorkers = static_cast<int>(kBlocks * kThreads);
constexpr int kRounds = 1 << 20;
static_assert(2 * kFarBatch <= kSlots * kWords && kRounds % (kWorkers * kFarBatch) == 0);
constexpr size_t kNoise = size_t{64} << 10;  // bytes of a noisy block
constexpr size_t kLong = 1024;               // words of a long message

#ifdef WITHOUT_FENCE
constexpr bool kFenced = false;
#else
constexpr bool kFenced = true;
#endif

struct Channel {
  uint64_t* data;   // [slot][word][worker]: words of one message lie on different lines and pages
  uint64_t* flags;  // [slot][worker]
  uint64_t* acks;   // [worker]: messages that the receiver has read
  char* noise;      // [block]
  unsigned* done;   // blocks that have passed all their messages
  int words;        // of a message

  __device__ uint64_t* datum(int slot, int i, int worker) const {
    return data + (static_cast<size_t>(slot * kWords + i) * kWorkers + static_cast<size_t>(worker)) * kLine;
  }
  __device__ uint64_t* flag(int slot, int worker) const {
    return flags + (static_cast<size_t>(slot) * kWorkers + static_cast<size_t>(worker)) * kLine;
  }
};

__device__ void send(int what, const Channel& c, int slot, int worker, uint64_t number, int peer) {
  const int words = what == kPutSignal ? 1 : c.words;
  if (what == kPutSignal) {
#ifdef WITHOUT_FENCE
    nvshmem_uint64_p(c.datum(slot, 0, worker), number, peer);
    nvshmem_uint64_p(c.flag(slot, worker), number, peer);
#else
    uint64_t payload = number;
    nvshmem_uint64_put_signal(c.datum(slot, 0, worker), &payload, 1, c.flag(slot, worker), number,
                              NVSHMEM_SIGNAL_SET, peer);
#endif
    return;
  }
  for (int i = 0; i < words; ++i) nvshmem_uint64_p(c.datum(slot, i, worker), number, peer);
  if (kFenced) nvshmem_fence();
  if (what == kAtomic) {
    nvshmem_uint64_atomic_set(c.flag(slot, worker), number, peer);
  } else {
    nvshmem_uint64_p(c.flag(slot, worker), number, peer);
  }
}

/// Keeps the links full until all blocks that pass messages have come to their end.
__device__ void make_noise(const Channel& c) {
  char* mine = c.noise + blockIdx.x % kBlocks * kNoise;
  while (*const_cast<volatile unsigned*>(c.done) < kBlocks) {
    if (nvshmem_my_pe() == 0) nvshmemx_putmem_nbi_block(mine, mine, kNoise, 1);
    if (threadIdx.x == 0 && !nvshmem_ptr(c.noise, 1)) nvshmem_quiet();  // the wire would fall behind
    __syncthreads();
  }
}

/// PE 0 sends, PE 1 receives; thread t of one side talks to thread t of the other.
__device__ void pass_messages(int what, const Channel& c, int rounds, unsigned long long* forbidden,
                              gpu::Report* report) {
  const int worker = static_cast<int>(blockIdx.x * kThreads + threadIdx.x);
  const int words = what == kPutSignal ? 1 : c.words;
  for (int round = 0; round < rounds; ++round) {
    const int slot = round % kSlots;
    const uint64_t number = static_cast<uint64_t>(round) + 1;
    if (nvshmem_my_pe() == 0) {
      if (round >= kSlots)
        nvshmem_uint64_wait_until(c.acks + worker * kLine, NVSHMEM_CMP_GE, number - kSlots);
      send(what, c, slot, worker, number, 1);
      continue;
    }
    nvshmem_uint64_wait_until(c.flag(slot, worker), NVSHMEM_CMP_GE, number);
    for (int i = words; i-- > 0;) {  // the last one first: it had the least time to arrive
      const uint64_t got = *const_cast<volatile uint64_t*>(c.datum(slot, i, worker));
      if (kFenced) gpu::expect(report, what, static_cast<uint64_t>(round), got, number);
      if (got != number) atomicAdd(forbidden, 1ULL);
    }
    __threadfence_system();  // has read before it allows the slot to be written again
    nvshmem_uint64_p(c.acks + worker * kLine, number, 0);
  }
  nvshmem_quiet();
}

/// The same by whole blocks, with long messages.
__device__ void pass_long_messages(int what, const Channel& c, int rounds, unsigned long long* forbidden,
                                   gpu::Report* report) {
  const int worker = static_cast<int>(blockIdx.x * kThreads);
  for (int round = 0; round < rounds; ++round) {
    const int slot = round % kSlots;
    const uint64_t number = static_cast<uint64_t>(round) + 1;
    uint64_t* const place = c.data + (static_cast<size_t>(slot) * kBlocks + blockIdx.x) * kLong;
    uint64_t* const flag = c.flag(slot, worker);
    if (nvshmem_my_pe() == 0) {
      if (threadIdx.x == 0 && round >= kSlots)
        nvshmem_uint64_wait_until(c.acks + worker * kLine, NVSHMEM_CMP_GE, number - kSlots);
      __syncthreads();
      for (size_t i = threadIdx.x; i < kLong; i += blockDim.x) place[i] = number;
      if (kFenced && what == kBlockSignal) {
        nvshmemx_uint64_put_signal_block(place, place, kLong, flag, number, NVSHMEM_SIGNAL_SET, 1);
        continue;
      }
      nvshmemx_uint64_put_block(place, place, kLong, 1);
      if (threadIdx.x != 0) continue;
      if (kFenced) nvshmem_fence();
      nvshmem_uint64_p(flag, number, 1);
      continue;
    }
    if (threadIdx.x == 0) nvshmem_uint64_wait_until(flag, NVSHMEM_CMP_GE, number);
    __syncthreads();
    for (size_t i = threadIdx.x; i < kLong; i += blockDim.x) {
      const uint64_t got = *const_cast<volatile uint64_t*>(place + i);
      if (kFenced) gpu::expect(report, what, static_cast<uint64_t>(round), got, number);
      if (got != number) atomicAdd(forbidden, 1ULL);
    }
    __syncthreads();
    if (threadIdx.x != 0) continue;
    __threadfence_system();
    nvshmem_uint64_p(c.acks + worker * kLine, number, 0);
  }
}

__global__ void message_passing(int what, Channel c, int rounds, unsigned long long* forbidden,
                                gpu::Report* report) {
  if (blockIdx.x >= kBlocks) return make_noise(c);
  if (what == kBlockFencePut || what == kBlockSignal) {
    pass_long_messages(what, c, rounds, forbidden, report);
  } else if (threadIdx.x < kThreads) {
    pass_messages(what, c, rounds, forbidden, report);
  }
  __syncthreads();
  if (threadIdx.x == 0) atomicAdd(c.done, 1u);
}

/// Both PEs put into the other's words, then read their own, the last one first; `seen` keeps what was read.
/// Each of `batch` words is a test of its own: where a quiet is a round trip, several share one.
__global__ void store_buffering(uint64_t* words, uint64_t* ready, unsigned char* seen, int rounds,
                                int batch) {
  const int worker = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x), peer = 1 - nvshmem_my_pe();
  for (int round = 0; round < rounds; ++round) {
    const uint64_t number = static_cast<uint64_t>(round) + 1;
    const auto word = [&](int i) {
      return words +
             (static_cast<size_t>(round % 2 * batch + i) * kWorkers + static_cast<size_t>(worker)) * kLine;
    };
    nvshmem_uint64_p(ready + worker * kLine, number, peer);  // both start the round at about the same time
    nvshmem_uint64_wait_until(ready + worker * kLine, NVSHMEM_CMP_GE, number);
    for (int i = 0; i < batch; ++i) nvshmem_uint64_p(word(i), number, peer);
    if (kFenced) nvshmem_quiet();
    for (int i = batch; i-- > 0;) {
      seen[static_cast<size_t>(round * batch + i) * kWorkers + static_cast<size_t>(worker)] =
          *const_cast<volatile uint64_t*>(word(i)) == number;
    }
  }
}

class Tester {
 public:
  explicit Tester(gpu::Session& session)
      : s_(session),
        data_(size_t{kSlots} * kWords * kWorkers * kLine),
        flags_(size_t{kSlots} * kWorkers * kLine),
        acks_(size_t{kWorkers} * kLine),
        noise_(size_t{kBlocks} * kNoise),
        done_(1),
        is_far_(!nvshmem_ptr(noise_.get(), 1 - session.me)) {}

  void messages(int what) {
    s_.note("%s", kNames[what]);
    clear();
    gpu::Private<unsigned long long> forbidden(1);
    CUDA(cudaMemset(forbidden.get(), 0, sizeof(unsigned long long)));
    gpu::everybody();
    const Channel channel = {data_.get(),  flags_.get(), acks_.get(),
                             noise_.get(), done_.get(),  is_far_ ? kFarWords : kWords};
    const bool by_block = what == kBlockFencePut || what == kBlockSignal;
    gpu::run_together(message_passing, kBlocks + (is_far_ && by_block ? kFewNoisy : kBlocks), kNoisyThreads,
                      what, channel, kRounds / (by_block ? static_cast<int>(kBlocks) : kWorkers),
                      forbidden.get(), s_.report());
    gpu::everybody();
    s_.collect(kWhat);
    if (s_.me == 1) result(kNames[what], forbidden.read(1)[0]);
  }

  /// The two halves of every round meet on PE 0: both having read the old value is forbidden.
  void stores() {
    s_.note("put, quiet, read on both sides");
    clear();
    const int batch = is_far_ ? kFarBatch : 1, rounds = kRounds / kWorkers / batch;
    constexpr size_t outcomes = kRounds;
    gpu::Symmetric<unsigned char> seen(2 * outcomes);
    gpu::run_together(store_buffering, kBlocks, kThreads, data_.get(), acks_.get(), seen.get(), rounds,
                      batch);
    gpu::everybody();
    if (s_.me == 1) nvshmem_putmem(seen.get() + outcomes, seen.get(), outcomes, 0);
    gpu::everybody();
    if (s_.me == 0) {
      const auto both = seen.read(2 * outcomes);
      unsigned long long forbidden = 0;
      for (size_t i = 0; i < outcomes; ++i) forbidden += !both[i] && !both[outcomes + i];
      if (kFenced) s_.check_equal(forbidden, 0, "rounds in which both PEs read the old value");
      result("put, quiet, read", forbidden);
    }
    gpu::everybody();
  }

 private:
  void clear() {
    CUDA(cudaMemset(data_.get(), 0, data_.count() * 8));
    CUDA(cudaMemset(flags_.get(), 0, flags_.count() * 8));
    CUDA(cudaMemset(acks_.get(), 0, acks_.count() * 8));
    CUDA(cudaMemset(done_.get(), 0, sizeof(unsigned)));
    gpu::everybody();
  }

  void result(const char* what, unsigned long long forbidden) const {
    std::printf("gpu.litmus: %s%s: %d rounds, forbidden outcome %llu times\n", what,
                kFenced ? "" : ", without its fence", kRounds, forbidden);
    std::fflush(stdout);
  }

  gpu::Session& s_;
  gpu::Symmetric<uint64_t> data_, flags_, acks_;
  gpu::Symmetric<char> noise_;
  gpu::Symmetric<unsigned> done_;
  const bool is_far_;
};

}  // namespace

int main() {
  gpu::Session session(kFenced ? "gpu.litmus" : "gpu.litmus_without_fence");
  if (session.n != 2) {
    if (session.me == 0) std::printf("gpu.litmus: skipped: it runs on 2 PEs, not on %d\n", session.n);
    nvshmem_finalize();
    return 77;
  }
  {
    Tester tester(session);
    for (int what : {kPutFencePut, kPutSignal, kAtomic, kBlockFencePut, kBlockSignal}) tester.messages(what);
    tester.stores();
  }
  return session.done();
}
