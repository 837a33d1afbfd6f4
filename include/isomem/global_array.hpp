// SPDX-License-Identifier: Apache-2.0
// isomem::global_array<T>: an array that is distributed over all PEs and indexed as a whole, from CPU code
// and from kernels. C++17; under nvcc load, store and add work in kernels too.
//
//   isomem::global_array<double> x(n);             // collective; elements are zero
//   for (double& mine : x.local()) mine = 1;       // this PE's part, at full speed
//   shmem_barrier_all();
//   double far = x.load(n - 1);                    // wherever it is
//
// PE p holds the elements from p * block() on, block() of them; the last PEs fewer or none. Loads and stores
// of elements in memory that this PE can reach are plain ones. No call orders anything: use shmem_fence,
// shmem_quiet, shmem_barrier_all as with puts and gets. load returns with the value; store and add are
// complete after shmem_quiet.
#pragma once

#include <shmem.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <type_traits>

#if defined(__CUDACC__) && !defined(NVSHMEM_HOSTLIB_ONLY)
#include <nvshmem.h>
#define ISOMEM_BOTH __host__ __device__ inline
#define ISOMEM_OUT_OF_LINE \
  __noinline__ __host__ __device__ /* keeps its registers out of the loops of kernels */
#define ISOMEM_POINTER nvshmem_ptr /* in host code the one that knows the memory of GPUs, too */
#else
#define ISOMEM_BOTH inline
#define ISOMEM_OUT_OF_LINE inline
#define ISOMEM_POINTER shmem_ptr
#endif

namespace isomem {

// A global array over symmetric memory that exists: copies of it, also in kernels, mean the same elements.
// `memory` has room for block() elements on every PE, at the same symmetric address.
template <typename T>
class global_view {
  static_assert(std::is_trivially_copyable<T>::value, "elements are copied as bytes");

 public:
  // What is needed on each of `pes` PEs for `size` elements.
  static constexpr size_t block_of(size_t size, int pes) {
    const size_t parts = static_cast<size_t>(pes);
    return size == 0 ? 1 : (size + parts - 1) / parts;
  }

  // In host code, after shmem_init.
  global_view(T* memory, size_t size)
      : memory_(memory), size_(size), block_(block_of(size, shmem_n_pes())), me_(shmem_my_pe()) {
    begin_ = static_cast<size_t>(me_) * block_;
    if (begin_ > size_) begin_ = size_;
    count_ = size_ - begin_ < block_ ? size_ - begin_ : block_;
    find_copies();
  }

  ISOMEM_BOTH size_t size() const { return size_; }
  ISOMEM_BOTH size_t block() const { return block_; }
  // The PE that holds an element, and where there.
  ISOMEM_BOTH int pe(size_t index) const { return static_cast<int>(index / block_); }
  ISOMEM_BOTH size_t offset(size_t index) const { return index % block_; }
  // The symmetric address of an element, for calls that take one with its PE.
  ISOMEM_BOTH T* address(size_t index) const { return memory_ + offset(index); }

  // The elements of this PE: local_begin() is the index of the first, local()[0].
  struct Range {
    T* first;
    size_t count;
    ISOMEM_BOTH T* begin() const { return first; }
    ISOMEM_BOTH T* end() const { return first + count; }
    ISOMEM_BOTH size_t size() const { return count; }
    ISOMEM_BOTH T& operator[](size_t i) const { return first[i]; }
  };
  ISOMEM_BOTH Range local() const { return {memory_, count_}; }
  ISOMEM_BOTH size_t local_begin() const { return begin_; }

  // Index below size(), as in the calls that follow; it is not checked.
  ISOMEM_BOTH T load(size_t index) const {
    if (index - begin_ < count_) return memory_[index - begin_];
    const int owner = pe(index);
    const size_t there = index - static_cast<size_t>(owner) * block_;
    if (const T* near = copy(owner)) return near[there];
    return load_far(memory_ + there, owner);
  }

  ISOMEM_BOTH void store(size_t index, const T& value) const {
    if (index - begin_ < count_) {
      memory_[index - begin_] = value;
      return;
    }
    const int owner = pe(index);
    const size_t there = index - static_cast<size_t>(owner) * block_;
    if (T* near = copy(owner)) {
      near[there] = value;
    } else {
      store_far(memory_ + there, value, owner);
    }
  }

  // Atomic with other calls of add. Integers and floating-point numbers of 4 or 8 bytes.
  ISOMEM_BOTH void add(size_t index, T value) const {
    static_assert(std::is_arithmetic<T>::value && (sizeof(T) == 4 || sizeof(T) == 8),
                  "numbers of 4 or 8 bytes");
    if constexpr (std::is_integral<T>::value) {
      add_whole(index, value);
    } else {
      add_floating(index, value);
    }
  }

 private:
  using Word = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;

  // Within a host the copies of all PEs lie at equal distances: where that is so, none needs to be looked up.
  void find_copies() {
    first_ = static_cast<char*>(ISOMEM_POINTER(memory_, 0));
    const int pes = shmem_n_pes();
    if (first_ == nullptr || pes == 1) return;
    stride_ = static_cast<char*>(ISOMEM_POINTER(memory_, 1)) - first_;
    for (int pe = 1; pe < pes; pe++) {
      const char* const there = static_cast<const char*>(ISOMEM_POINTER(memory_, pe));
      if (there == nullptr || there != first_ + pe * stride_) first_ = nullptr;
      if (first_ == nullptr) return;
    }
  }

  // The elements of another PE, or nullptr if they are not in memory that this one can reach.
  ISOMEM_BOTH T* copy(int pe) const {
    if (first_ != nullptr) return reinterpret_cast<T*>(first_ + pe * stride_);
    return static_cast<T*>(ISOMEM_POINTER(memory_, pe));
  }

  ISOMEM_OUT_OF_LINE static T load_far(const T* there, int owner) {
    T value;
    shmem_getmem(&value, there, sizeof value, owner);
    return value;
  }
  ISOMEM_OUT_OF_LINE static void store_far(T* there, const T& value, int owner) {
    shmem_putmem(there, &value, sizeof value, owner);
  }

  ISOMEM_BOTH Word* word(size_t index) const { return reinterpret_cast<Word*>(address(index)); }

  ISOMEM_BOTH void add_whole(size_t index, T value) const {
    if constexpr (sizeof(T) == 8) {
      shmem_uint64_atomic_add(word(index), static_cast<uint64_t>(value), pe(index));
    } else {
      shmem_uint32_atomic_add(word(index), static_cast<uint32_t>(value), pe(index));
    }
  }

  // There is no atomic sum of floating-point numbers in OpenSHMEM: compare-and-swap of their bits.
  ISOMEM_BOTH void add_floating(size_t index, T value) const {
    Word expected = 0;
    for (Word seen = swap_if(index, expected, expected);;) {
      expected = seen;
      T sum;
      memcpy(&sum, &expected, sizeof sum);
      sum += value;
      Word wanted;
      memcpy(&wanted, &sum, sizeof wanted);
      seen = swap_if(index, expected, wanted);
      if (seen == expected) return;
    }
  }
  ISOMEM_BOTH Word swap_if(size_t index, Word expected, Word wanted) const {
    if constexpr (sizeof(T) == 8) {
      return shmem_uint64_atomic_compare_swap(word(index), expected, wanted, pe(index));
    } else {
      return shmem_uint32_atomic_compare_swap(word(index), expected, wanted, pe(index));
    }
  }

  T* memory_;
  size_t size_;
  size_t block_;
  int me_;
  size_t begin_ = 0;
  size_t count_ = 0;
  char* first_ = nullptr;  // PE 0's elements, if every PE's are stride_ bytes after those of the one before
  ptrdiff_t stride_ = 0;
};

// One that owns its memory, on the symmetric heap of the CPUs. Construction and destruction are collective;
// where there is no memory the job ends, as in shmem_calloc, or valid() is false.
template <typename T>
class global_array : public global_view<T> {
 public:
  explicit global_array(size_t size)
      : global_array(static_cast<T*>(shmem_calloc(global_view<T>::block_of(size, shmem_n_pes()), sizeof(T))),
                     size) {}
  ~global_array() { shmem_free(memory_); }
  global_array(const global_array&) = delete;
  global_array& operator=(const global_array&) = delete;

  bool valid() const { return memory_ != nullptr; }

 private:
  global_array(T* memory, size_t size) : global_view<T>(memory, size), memory_(memory) {}

  T* memory_;
};

}  // namespace isomem

#undef ISOMEM_BOTH
#undef ISOMEM_OUT_OF_LINE
#undef ISOMEM_POINTER
