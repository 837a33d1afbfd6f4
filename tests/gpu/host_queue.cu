// SPDX-License-Identifier: Apache-2.0
// Calls of the host on device memory that return before they are done: what quiet, fence and barrier
// complete, signals behind their payload while quiet never comes, and what cudaMemset and cudaMemcpy have
// just written. PEs act on their right neighbour.
#include "gpu_check.cuh"

#include <algorithm>

namespace {

using gpu::Symmetric;
using gpu::word;

constexpr size_t kWords = size_t{4} << 20;
const char* const kTexts[] = {"a word that was put"};

__global__ void fill(uint64_t* to, size_t n, uint64_t round, int pe) {
  for (size_t i = blockIdx.x * size_t{blockDim.x} + threadIdx.x; i < n; i += size_t{gridDim.x} * blockDim.x)
    to[i] = word(round, pe, i);
}

__global__ void compare(const uint64_t* from, size_t n, uint64_t round, int pe, gpu::Report* report) {
  for (size_t i = blockIdx.x * size_t{blockDim.x} + threadIdx.x; i < n; i += size_t{gridDim.x} * blockDim.x)
    gpu::expect(report, 0, i, from[i], word(round, pe, i));
}

/// Waits for the signal inside the kernel, then looks at the payload.
__global__ void compare_after(uint64_t* signal, uint64_t value, const uint64_t* from, size_t n,
                              uint64_t round, int pe, gpu::Report* report) {
  if (threadIdx.x == 0) nvshmem_signal_wait_until(signal, NVSHMEM_CMP_EQ, value);
  __syncthreads();
  for (size_t i = threadIdx.x; i < n; i += blockDim.x) gpu::expect(report, 0, i, from[i], word(round, pe, i));
}

struct Memory {
  Symmetric<uint64_t> dest{kWords}, source{kWords}, words{64};
};

void put_in_pieces(gpu::Session& s, const Memory& m, size_t n, uint64_t seed) {
  for (size_t first = 0; first < n;) {
    const size_t piece = std::min(n - first, size_t{1} + word(seed, 0, first) % (n / 7 + 1));
    nvshmem_uint64_put_nbi(m.dest.get() + first, m.source.get() + first, piece, s.right());
    first += piece;
  }
}

/// Puts in pieces of random sizes; afterwards all of them are there.
void completed(gpu::Session& s, const Memory& m) {
  for (uint64_t round = 1; round <= 30; ++round) {
    const size_t n = 1 + word(round, 1, 1) % kWords;
    s.note("round %llu, %zu words", static_cast<unsigned long long>(round), n);
    CUDA(cudaMemset(m.dest.get(), 0xff, n * 8));
    fill<<<64, 256>>>(m.source.get(), n, round, s.me);
    CUDA(cudaDeviceSynchronize());
    nvshmem_sync_all();
    put_in_pieces(s, m, n, round);
    if (round % 4 == 0) nvshmem_barrier_all();
    if (round % 4 == 1) nvshmem_quiet();
    if (round % 4 == 2) nvshmem_fence();
    if (round % 4 == 3) {
      nvshmemx_barrier_all_on_stream(nullptr);
      CUDA(cudaDeviceSynchronize());
    } else {
      nvshmem_sync_all();
    }
    compare<<<64, 256>>>(m.dest.get(), n, round, s.left(), s.report());
    s.collect(kTexts);
    nvshmem_sync_all();
  }
}

/// Large payloads with a signal behind them, and no quiet: the kernel of the receiver waits for the signal.
void signalled(gpu::Session& s, const Memory& m) {
  uint64_t* signal = m.words.get();
  for (uint64_t round = 1; round <= 40; ++round) {
    const size_t n = 1 + word(round, 2, 2) % kWords;
    s.note("signal %llu, %zu words", static_cast<unsigned long long>(round), n);
    CUDA(cudaMemset(m.dest.get(), 0xff, n * 8));
    fill<<<64, 256>>>(m.source.get(), n, round, s.me);
    CUDA(cudaDeviceSynchronize());
    nvshmem_sync_all();
    compare_after<<<1, 512>>>(signal, round, m.dest.get(), n, round, s.left(), s.report());
    if (round % 2 == 0) {
      nvshmem_uint64_put_signal_nbi(m.dest.get(), m.source.get(), n, signal, round, NVSHMEM_SIGNAL_SET,
                                    s.right());
    } else {
      nvshmem_uint64_put_signal_nbi(m.dest.get(), m.source.get(), n, signal, 1, NVSHMEM_SIGNAL_ADD,
                                    s.right());
    }
    s.collect(kTexts);
    nvshmem_barrier_all();
  }
}

/// What cudaMemset and cudaMemcpy from ordinary memory have written is put right after they return.
void after_cuda_calls(gpu::Session& s, const Memory& m) {
  std::vector<unsigned char> host(size_t{1} << 20), got(host.size());
  auto* source = reinterpret_cast<unsigned char*>(m.source.get());
  auto* dest = reinterpret_cast<unsigned char*>(m.dest.get());
  for (int round = 0; round < 100; ++round) {
    const size_t bytes = round % 2 ? kWords * 8 : size_t{1} << (10 + round % 11);
    s.note("after cudaMem..., round %d, %zu bytes", round, bytes);
    const auto value = static_cast<unsigned char>(round * 5 + 1);
    std::fill(host.begin(), host.end(), value);
    if (round % 2) {
      CUDA(cudaMemset(source, value, bytes));
    } else {
      CUDA(cudaMemcpy(source, host.data(), bytes, cudaMemcpyHostToDevice));
    }
    nvshmem_putmem(dest, source, bytes, s.right());
    nvshmem_barrier_all();
    const size_t tail = std::min(bytes, got.size());
    CUDA(cudaMemcpy(got.data(), dest + bytes - tail, tail, cudaMemcpyDeviceToHost));
    s.check(static_cast<size_t>(std::count(got.begin(), got.begin() + static_cast<ptrdiff_t>(tail), value)) ==
                tail,
            "all bytes are those that were put");
    nvshmem_barrier_all();
  }
}

/// A collective of the host on device memory is over when it returns: it runs on a stream of the library, for
/// which cudaMemcpy does not wait.
void collectives(gpu::Session& s, const Memory& m) {
  std::vector<uint64_t> got(1);
  for (uint64_t round = 1; round <= 50; ++round) {
    s.note("a collective, round %llu", static_cast<unsigned long long>(round));
    const size_t n = round % 2 ? 1 : kWords;
    CUDA(cudaMemset(m.dest.get(), 0xff, n * 8));
    CUDA(cudaMemcpy(m.source.get() + n - 1, &round, 8, cudaMemcpyHostToDevice));
    nvshmem_barrier_all();
    nvshmem_uint64_sum_reduce(NVSHMEM_TEAM_WORLD, m.dest.get(), m.source.get(), n);
    CUDA(cudaMemcpy(got.data(), m.dest.get() + n - 1, 8, cudaMemcpyDeviceToHost));
    s.check_equal(got[0], round * static_cast<uint64_t>(s.n), "the last sum");
    nvshmem_barrier_all();
  }
}

__global__ void until_set(volatile int* flag) {
  while (*flag == 0) {
  }
}

/// Words and atomics in program order where results come back; all beside a kernel on the default stream.
void words(gpu::Session& s, const Memory& m) {
  int* flag;
  CUDA(cudaHostAlloc(&flag, sizeof *flag, cudaHostAllocMapped));
  *flag = 0;
  until_set<<<1, 1>>>(flag);
  const int pe = s.right();
  for (uint64_t i = 1; i <= 200; ++i) {
    nvshmem_uint64_p(m.words.get() + 8, i, pe);
    nvshmem_uint32_p(reinterpret_cast<uint32_t*>(m.words.get() + 9), static_cast<uint32_t>(i), pe);
    nvshmem_uint16_p(reinterpret_cast<uint16_t*>(m.words.get() + 10), static_cast<uint16_t>(i), pe);
    nvshmem_uint8_p(reinterpret_cast<uint8_t*>(m.words.get() + 11), static_cast<uint8_t>(i), pe);
    s.check_equal(nvshmem_uint64_g(m.words.get() + 8, pe), i,
                  "nvshmem_uint64_g");  // a get follows this PE's puts
    s.check_equal(nvshmem_uint32_g(reinterpret_cast<uint32_t*>(m.words.get() + 9), pe),
                  static_cast<uint32_t>(i), "nvshmem_uint32_g");
    s.check_equal(nvshmem_uint16_g(reinterpret_cast<uint16_t*>(m.words.get() + 10), pe),
                  static_cast<uint16_t>(i), "nvshmem_uint16_g");
    s.check_equal(nvshmem_uint8_g(reinterpret_cast<uint8_t*>(m.words.get() + 11), pe),
                  static_cast<uint8_t>(i), "nvshmem_uint8_g");
  }
  *static_cast<volatile int*>(flag) = 1;
  CUDA(cudaDeviceSynchronize());
  nvshmem_barrier_all();
  for (int i = 0; i < 500; ++i) nvshmem_uint64_atomic_add(m.words.get() + 16, 1, 0);
  nvshmem_barrier_all();
  s.check_equal(nvshmem_uint64_atomic_fetch(m.words.get() + 16, 0), static_cast<uint64_t>(500 * s.n),
                "nvshmem_uint64_atomic_fetch");
  nvshmem_barrier_all();
  CUDA(cudaFreeHost(flag));
}

}  // namespace

int main() {
  gpu::Session session("gpu.host_queue");
  {
    const Memory m;
    completed(session, m);
    signalled(session, m);
    after_cuda_calls(session, m);
    collectives(session, m);
    words(session, m);
    // the last put is completed by the barrier of nvshmem_free
    nvshmem_uint64_put_nbi(m.dest.get(), m.source.get(), kWords, session.right());
  }
  return session.done();
}
