// SPDX-License-Identifier: Apache-2.0
// isomem::global_view in kernels: loads, stores and additions of all PEs, one by one and through visit, over
// the memory of GPUs and over that of the host; sizes that leave PEs with fewer elements or none, and
// elements that are no numbers.
#include "host_symmetric.cuh"

#include <isomem/global_array.hpp>

namespace {

enum What { kLoad, kVisit, kSum };
const char* const kWhat[] = {"element (place: index)", "visited element (place: index)",
                             "sum (place: index)"};
constexpr unsigned kAdders = 64;

struct Triple {
  uint64_t a, b, c;
};

template <typename T>
__device__ T made(size_t index, uint64_t salt) {
  if constexpr (std::is_arithmetic_v<T>) {
    return static_cast<T>((index * 7919 + salt * 104729) % 32749);
  } else {
    return {index, salt, index * salt};
  }
}
__device__ uint64_t bits(const Triple& x) { return gpu::mix(x.a) + 3 * gpu::mix(x.b) + 5 * gpu::mix(x.c); }
__device__ uint64_t bits(double x) { return static_cast<uint64_t>(__double_as_longlong(x)); }
__device__ uint64_t bits(int x) { return static_cast<uint64_t>(x); }

// Each PE stores every element whose index is its number modulo the PEs.
template <typename T>
__global__ void store(isomem::global_view<T> array, uint64_t salt, int me, int n) {
  const size_t threads = static_cast<size_t>(blockDim.x) * n;
  for (size_t i = threadIdx.x * static_cast<size_t>(n) + me; i < array.size(); i += threads) {
    array.store(i, made<T>(i, salt));
  }
}

template <typename T>
__global__ void store_visited(isomem::global_view<T> array, uint64_t salt, int me, int n) {
  const size_t threads = static_cast<size_t>(blockDim.x) * n;
  array.visit([&](auto view) {
    for (size_t i = threadIdx.x * static_cast<size_t>(n) + me; i < view.size(); i += threads) {
      view.store(i, made<T>(i, salt));
    }
  });
}

template <typename T>
__global__ void load(isomem::global_view<T> array, uint64_t salt, gpu::Report* report) {
  for (size_t i = threadIdx.x; i < array.size(); i += blockDim.x) {
    gpu::expect(report, kLoad, i, bits(array.load(i)), bits(made<T>(i, salt)));
  }
  array.visit([&](auto view) {
    for (size_t i = threadIdx.x; i < view.size(); i += blockDim.x) {
      gpu::expect(report, kVisit, i, bits(view.load(i)), bits(made<T>(i, salt)));
    }
  });
}

// Whole numbers in any type, to the last elements: sums are exact.
template <typename T>
__global__ void add(isomem::global_view<T> array, size_t few) {
  for (size_t i = 0; i < few; i++) array.add(array.size() - 1 - i, static_cast<T>(i + 1));
}

template <typename T>
__global__ void sums(isomem::global_view<T> array, uint64_t salt, size_t few, int n, gpu::Report* report) {
  for (size_t i = 0; i < few; i++) {
    const size_t at = array.size() - 1 - i;
    const T want = made<T>(at, salt) + static_cast<T>(kAdders * static_cast<size_t>(n) * (i + 1));
    gpu::expect(report, kSum, at, bits(array.load(at)), bits(want));
  }
}

template <typename T>
void try_view(gpu::Session& s, T* memory, size_t size, const char* where) {
  const isomem::global_view<T> array(memory, size);
  s.note("%zu elements of %zu bytes, %s", size, sizeof(T), where);
  for (uint64_t salt = 1; salt <= 2; salt++) {
    gpu::run(salt == 1 ? store<T> : store_visited<T>, 1, 96, array, salt, s.me, s.n);
    nvshmem_barrier_all();
    gpu::run(load<T>, 1, 96, array, salt, s.report());
    nvshmem_barrier_all();
    if constexpr (std::is_arithmetic_v<T>) {
      const size_t few = size < 3 ? size : 3;
      gpu::run(add<T>, 1, kAdders, array, few);
      nvshmem_barrier_all();
      gpu::run(sums<T>, 1, 1, array, salt, few, s.n, s.report());
      nvshmem_barrier_all();
    }
    s.collect(kWhat);
  }
}

template <typename T>
void one_type(gpu::Session& s) {
  const size_t pes = static_cast<size_t>(s.n);
  for (const size_t size : {size_t{1}, pes - 1, pes, pes + 1, size_t{1003}}) {
    const size_t room = isomem::global_view<T>::block_of(size, s.n);
    gpu::Symmetric<T> on_gpu(room);
    try_view(s, on_gpu.get(), size, "on GPUs");
    gpu::HostSymmetric<T> on_host(room);
    try_view(s, on_host.get(), size, "on the host");
  }
}

}  // namespace

int main() {
  gpu::Session session("gpu.global_array");
  one_type<double>(session);
  one_type<int>(session);
  one_type<Triple>(session);
  return session.done();
}
