// SPDX-License-Identifier: Apache-2.0
// Calls of the host on device memory, PE 0 to PE 1: put, get and words, the same while a kernel
// runs on the default stream, signals and atomics, put and get on a stream without a graph, and allocations.
// Wall clock of PE 0.
#include "bench_gpu.cuh"

#include <chrono>

namespace {

constexpr size_t kMost = size_t{64} << 20;
constexpr int kPeer = 1;

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Seconds that `call`, `times` times, and the nvshmem_quiet after them take on PE 0; 0 on the others.
template <class F>
double by_clock(int times, F&& call) {
  if (bench::me != 0) return 0;
  const auto start = Clock::now();
  for (int i = 0; i < times; ++i) call();
  nvshmem_quiet();
  return seconds_since(start);
}

struct Memory {
  float *dest, *source;
  uint64_t* word;
};

using Transfer = void (*)(void*, const void*, size_t, int);

void transfers(const char* what, Transfer call, const Memory& m, bool is_get) {
  for (size_t bytes = 8; bytes <= kMost; bytes *= 8) {
    if (!bench::wanted(what)) continue;
    CUDA(cudaMemset(m.dest, 0xff, bytes));
    bench::everybody();
    const bench::Figure us = bench::measure(
        [&](int times) { return by_clock(times, [&] { call(m.dest, m.source, bytes, kPeer); }); });
    bench::everybody();
    const int from = is_get ? kPeer : 0;
    if (bench::me == (is_get ? 0 : kPeer))
      bench::check(
          m.dest, bytes, [&](size_t i) { return bench::element(from, i); }, what);
    bench::everybody();
    bench::print_us(what, bytes, 0, us);
  }
}

template <class F>
void one(const char* what, F&& call) {
  if (!bench::wanted(what)) return;
  bench::print_us(what, 8, 0, bench::measure([&](int times) { return by_clock(times, call); }));
}

void words(const Memory& m, const std::string& suffix) {
  const auto name = [&](const char* what) { return what + suffix; };
  uint64_t value = 0;
  one(name("host_p").c_str(), [&] { nvshmem_uint64_p(m.word, ++value, kPeer); });
  one(name("host_g").c_str(), [&] { value += nvshmem_uint64_g(m.word, kPeer); });
  one(name("host_put_8").c_str(), [&] { nvshmem_putmem(m.dest, m.source, 8, kPeer); });
  one(name("host_put_nbi_8").c_str(), [&] { nvshmem_putmem_nbi(m.dest, m.source, 8, kPeer); });
  one(name("host_put_quiet_8").c_str(), [&] {
    nvshmem_putmem(m.dest, m.source, 8, kPeer);
    nvshmem_quiet();
  });
}

/// NVSHMEM has them in kernels only.
void signals_and_atomics(const Memory& m) {
#ifdef ISOMEM_NVSHMEM_H
  uint64_t value = 0;
  one("host_signal", [&] { nvshmemx_signal_op(m.word, ++value, NVSHMEM_SIGNAL_SET, kPeer); });
  one("host_signal_add", [&] { nvshmemx_signal_op(m.word, 1, NVSHMEM_SIGNAL_ADD, kPeer); });
  one("host_put_signal_8",
      [&] { nvshmem_putmem_signal(m.dest, m.source, 8, m.word, ++value, NVSHMEM_SIGNAL_SET, kPeer); });
  one("host_add", [&] { nvshmem_uint64_atomic_add(m.word, 1, kPeer); });
  one("host_fetch_add", [&] { value += nvshmem_uint64_atomic_fetch_add(m.word, 1, kPeer); });
  one("host_compare_swap", [&] { value += nvshmem_uint64_atomic_compare_swap(m.word, value, 1, kPeer); });
#else
  static_cast<void>(m);
#endif
}

__global__ void until_set(volatile int* flag) {
  while (*flag == 0) {
  }
}

/// The same while a kernel runs on the default stream of each PE.
void beside_a_kernel(const Memory& m) {
  int* flag;
  CUDA(cudaHostAlloc(&flag, sizeof *flag, cudaHostAllocMapped));
  const auto with_kernel = [&](const char* what, auto&& call) {
    if (!bench::wanted(what)) return;
    const bench::Figure us = bench::measure(
        [&](int times) {
          *flag = 0;
          until_set<<<1, 1>>>(flag);
          const double took = by_clock(times, call);
          *static_cast<volatile int*>(flag) = 1;
          CUDA(cudaDeviceSynchronize());
          return took;
        },
        2e-3, 200);
    bench::print_us(what, 8, 0, us);
  };
  with_kernel("host_put_8_busy", [&] { nvshmem_putmem(m.dest, m.source, 8, kPeer); });
  with_kernel("host_put_nbi_8_busy", [&] { nvshmem_putmem_nbi(m.dest, m.source, 8, kPeer); });
  CUDA(cudaFreeHost(flag));
}

using OnStream = void (*)(void*, const void*, size_t, int, cudaStream_t);

void on_stream(const char* what, OnStream call, const Memory& m, cudaStream_t stream) {
  for (size_t bytes = 8; bytes <= kMost; bytes *= 8) {
    if (!bench::wanted(what)) continue;
    const bench::Figure us = bench::measure(
        [&](int times) {
          if (bench::me != 0) return 0.0;
          return bench::by_events(
              [&] {
                for (int i = 0; i < times; ++i) call(m.dest, m.source, bytes, kPeer, stream);
              },
              stream);
        },
        2e-3, 1000);
    bench::print_us(what, bytes, 0, us);
  }
}

/// The first touch of so much memory, and again when it is there.
void allocations() {
  for (const size_t bytes : {size_t{1} << 20, size_t{64} << 20, size_t{1} << 30}) {
    const auto time = [&](const char* what, bool keep) {
      nvshmem_barrier_all();
      const auto start = Clock::now();
      void* block = nvshmem_malloc(bytes);
      const double us = 1e6 * seconds_since(start);
      REQUIRE(block);
      bench::print(what, bytes, 0, "us", us, us, us);
      if (!keep) nvshmem_free(block);
      return block;
    };
    if (!bench::wanted("malloc")) continue;
    void* kept = time("malloc_first", true);
    time("malloc_second", false);
    time("malloc_again", false);
    nvshmem_free(kept);
  }
}

}  // namespace

int main(int argc, char** argv) {
  bench::begin(argc, argv, 2);
  allocations();
  Memory m = {bench::allocate<float>(kMost), bench::allocate<float>(kMost), bench::allocate<uint64_t>(8)};
  bench::fill(m.source, kMost, bench::me);
  bench::everybody();
  transfers(
      "host_put", [](void* d, const void* s, size_t n, int pe) { nvshmem_putmem(d, s, n, pe); }, m, false);
  transfers(
      "host_put_nbi", [](void* d, const void* s, size_t n, int pe) { nvshmem_putmem_nbi(d, s, n, pe); }, m,
      false);
  transfers(
      "host_get", [](void* d, const void* s, size_t n, int pe) { nvshmem_getmem(d, s, n, pe); }, m, true);
  transfers(
      "host_get_nbi", [](void* d, const void* s, size_t n, int pe) { nvshmem_getmem_nbi(d, s, n, pe); }, m,
      true);
  words(m, "");
  signals_and_atomics(m);
  beside_a_kernel(m);
  cudaStream_t stream;
  CUDA(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  on_stream("stream_put", nvshmemx_putmem_on_stream, m, stream);
  on_stream("stream_put_nbi", nvshmemx_putmem_nbi_on_stream, m, stream);
  on_stream("stream_get", nvshmemx_getmem_on_stream, m, stream);
  CUDA(cudaStreamDestroy(stream));
  nvshmem_free(m.word);
  nvshmem_free(m.source);
  nvshmem_free(m.dest);
  bench::end();
  return 0;
}
