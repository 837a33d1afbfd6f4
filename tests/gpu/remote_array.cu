// SPDX-License-Identifier: Apache-2.0
// isomem::remote_array: every element of every PE's array, one by one and through visit, fresh and cached, in
// the memory of GPUs and in that of the host, and in memory of its own that is not symmetric; values that
// change while a kernel reads them again and again; values that change from one kernel to the next.
#include "host_symmetric.cuh"

#include <isomem/remote_array.hpp>

namespace {

enum What { kLoad, kCached, kVisitLoad, kVisitCached, kSums, kNear, kFresh };
const char* const kWhat[] = {"element, load",
                             "element, cached",
                             "visited element, load",
                             "visited element, cached",
                             "sums (place: threads)",
                             "is_near (place: PE)",
                             "the last of the values that came one after the other (place: PE)"};
constexpr uint64_t kRounds = 200;

struct Pair {
  uint32_t a, b;
};

template <typename T>
__host__ __device__ T made(uint64_t salt, int pe, size_t index) {
  const uint64_t random = gpu::word(salt, pe, index);
  T value;
  memcpy(&value, &random, sizeof value);
  return value;
}
template <typename T>
__device__ uint64_t bits(T value) {
  uint64_t word = 0;
  memcpy(&word, &value, sizeof value);
  return word;
}

template <typename T>
__global__ void fill(T* mine, size_t n, uint64_t salt, int me) {
  for (size_t i = threadIdx.x; i < n; i += blockDim.x) mine[i] = made<T>(salt, me, i);
}

template <typename T>
__global__ void read(const T* source, size_t n, uint64_t salt, int pe, bool near, gpu::Report* report) {
  const isomem::remote_array<T> there(source, pe);
  gpu::expect(report, kNear, static_cast<uint64_t>(pe), there.is_near(), near);
  for (size_t i = threadIdx.x; i < n; i += blockDim.x) {
    const uint64_t want = bits(made<T>(salt, pe, i));
    gpu::expect(report, kLoad, i, bits(there.load(i)), want);
    gpu::expect(report, kCached, i, bits(there.cached(i)), want);
    there.visit([&](auto t) {
      gpu::expect(report, kVisitLoad, i, bits(t.load(i)), want);
      gpu::expect(report, kVisitCached, i, bits(t.cached(i)), want);
    });
  }
  uint64_t fresh = 0, cached = 0, want = 0;
  there.visit([&](auto t) {
#pragma unroll 8
    for (size_t i = 0; i < n; ++i) fresh += bits(t.load(i));
    for (size_t i = 0; i < n; ++i) cached += bits(t.cached(i));
  });
  for (size_t i = 0; i < n; ++i) want += bits(made<T>(salt, pe, i));
  gpu::expect(report, kSums, blockDim.x, fresh, want);
  gpu::expect(report, kSums, blockDim.x, cached, want);
}

// Each PE writes its own words while the one to the left reads them until it has seen the last value: a read
// that comes from a cache never ends.
__global__ void change(uint64_t* word, uint64_t* seen, int left, int right, gpu::Report* report) {
  const isomem::remote_array<uint64_t> there(word, right);
  uint64_t last = 0;
  for (uint64_t round = 1; round <= kRounds; ++round) {
    nvshmem_uint64_p(word, round, nvshmem_my_pe());
    there.visit([&](auto t) {
      while (last < round) last = t.load(0);
    });
    nvshmem_uint64_p(seen, round, right);  // the reader of the words to the right has got that far
    nvshmem_uint64_wait_until(seen, NVSHMEM_CMP_GE, round);
  }
  gpu::expect(report, kFresh, static_cast<uint64_t>(left), last, kRounds);
}

template <typename T>
void try_memory(gpu::Session& s, T* memory, size_t n, int from, int to, const char* where) {
  for (uint64_t salt = 1; salt <= 2; salt++) {  // the same place twice: what was cached is gone
    gpu::run(fill<T>, 1, 96, memory, n, salt + s.seed, s.me);
    nvshmem_barrier_all();
    for (int pe = from; pe < to; pe++) {
      s.note("%zu elements of %zu bytes of PE %d, %s", n, sizeof(T), pe, where);
      const bool near = pe == s.me || nvshmem_ptr(memory, pe) != nullptr;
      gpu::run(read<T>, 1, 64, memory, n, salt + s.seed, pe, near, s.report());
      s.collect(kWhat);
    }
    nvshmem_barrier_all();
  }
}

template <typename T>
void one_type(gpu::Session& s) {
  for (const size_t n : {size_t{1}, size_t{7}, size_t{333}}) {
    gpu::Symmetric<T> on_gpu(n);
    try_memory(s, on_gpu.get(), n, 0, s.n, "on GPUs");
    gpu::HostSymmetric<T> on_host(n);
    try_memory(s, on_host.get(), n, 0, s.n, "on the host");
    gpu::Private<T> own(n);
    try_memory(s, own.get(), n, s.me, s.me + 1, "its own, not symmetric");
  }
}

void values_that_change(gpu::Session& s) {
  s.note("values that change");
  gpu::Symmetric<uint64_t> words(2);
  gpu::run_together(change, 1, 1, words.get(), words.get() + 1, s.left(), s.right(), s.report());
  s.collect(kWhat);
  gpu::everybody();  // the neighbour reads these words until its kernel has ended
}

}  // namespace

int main() {
  gpu::Session session("gpu.remote_array");
  one_type<uint8_t>(session);
  one_type<int16_t>(session);
  one_type<float>(session);
  one_type<double>(session);
  one_type<Pair>(session);
  values_that_change(session);
  return session.done();
}
