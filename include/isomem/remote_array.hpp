// SPDX-License-Identifier: Apache-2.0
// isomem::remote_array<T>: an array in symmetric memory as another PE has it, for kernels that read many of
// its elements one by one. CUDA C++17.
//
//   const isomem::remote_array<double> table(source, pe);        // in a kernel: asks once where it is
//   table.visit([&](auto t) {
//   #pragma unroll 8
//     for (size_t i = 0; i < n; ++i) sum += t.load(i);           // or t.cached(i)
//   });
//
// load(i) is nvshmem_TYPENAME_g(source + i, pe): always fresh. cached(i) may come from the cache of the
// multiprocessor, where neighbouring elements and other threads find what one has fetched: only for elements
// that no PE writes from the launch of the kernel to its end.
//
// g asks at each call where its word is, so in a loop that adds each value one read waits for the other. What
// visit passes has no question in it: as many reads are on their way as the compiler unrolls, four unless
// `#pragma unroll` says more.
#pragma once

#if !defined(__CUDACC__)
#error "isomem/remote_array.hpp is for kernels: compile this file with nvcc, NVRTC or clang's CUDA"
#endif

#include <nvshmem.h>

namespace isomem {

// What visit passes if loads of this PE reach the array.
template <typename T>
class near_array {
  static_assert(__is_trivially_copyable(T), "elements are copied as bytes");
  static_assert(sizeof(T) == 1 || sizeof(T) == 2 || sizeof(T) == 4 || sizeof(T) == 8,
                "elements that a load moves as a whole: of 1, 2, 4 or 8 bytes");

 public:
  __device__ explicit near_array(const T* there) : there_(there) {}

  __device__ T load(size_t index) const { return device::load_whole(there_ + index); }
  __device__ T cached(size_t index) const {
    return device::bits_to<T>(__ldg(reinterpret_cast<const device::Word<T>*>(there_) + index));
  }

 private:
  const T* there_;
};

template <typename T>
class remote_array {
 public:
  // `source` as in nvshmem_g: symmetric, of the GPUs or of the host; with this PE's own number any memory
  // that the kernel can read. `pe` is a number of the world team. Indexes are not checked.
  __device__ remote_array(const T* source, int pe)
      : there_(static_cast<const T*>(nvshmem_ptr(source, pe))), source_(source), pe_(pe) {}

  __device__ int pe() const { return pe_; }
  // Whether loads reach it; else, on other hosts, each element is got over the network.
  __device__ bool is_near() const { return there_ != nullptr; }

  __device__ T load(size_t index) const { return is_near() ? near().load(index) : far(index); }
  __device__ T cached(size_t index) const { return is_near() ? near().cached(index) : far(index); }

  // Calls f with what has the same load and cached, and no question in them where is_near(). `f` is compiled
  // for both.
  template <typename F>
  __device__ void visit(F&& f) const {
    if (is_near()) {
      f(near());
    } else {
      f(*this);
    }
  }

 private:
  __device__ near_array<T> near() const { return near_array<T>(there_); }
  __device__ T far(size_t index) const { return device::g<device::Thread>(source_ + index, pe_); }

  const T* there_;
  const T* source_;
  int pe_;
};

}  // namespace isomem
