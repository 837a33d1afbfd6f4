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
//
//   x.visit([&](auto x) { for (size_t i : indices) sum += x.load(i); });    // loops: at the speed of an
//   array
#pragma once

#include <shmem.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <type_traits>

#if defined(__CUDACC__) && !defined(NVSHMEM_HOSTLIB_ONLY)
#include <nvshmem.h>
#define ISOMEM_BOTH __host__ __device__ inline
#define ISOMEM_OUT_OF_LINE __noinline__ __host__ __device__
// of a template, for functions of the host or of kernels
#define ISOMEM_ANY_CALLER _Pragma("nv_exec_check_disable")
#define ISOMEM_POINTER nvshmem_ptr /* in host code the one that knows the memory of GPUs, too */
#else
#define ISOMEM_BOTH inline
#define ISOMEM_OUT_OF_LINE __attribute__((noinline, cold))
#define ISOMEM_ANY_CALLER
#define ISOMEM_POINTER shmem_ptr
#endif

namespace isomem {

template <typename T>
class near_view;

// A global array over symmetric memory that exists: copies of it, also in kernels, mean the same elements.
// `memory` has room for block() elements on every PE, at the same symmetric address.
template <typename T>
class global_view {
  static_assert(std::is_trivially_copyable<T>::value, "elements are copied as bytes");

 public:
  // What is needed on each of `pes` PEs for `size` elements: as many as fall to each, rounded up. Few more
  // where the reciprocal of a block would not be exact enough: only in arrays of more than 2^32 elements.
  static constexpr size_t block_of(size_t size, int pes) {
    size_t block = size == 0 ? 1 : (size - 1) / static_cast<size_t>(pes) + 1;
    while (!divides_exactly(size, block)) block = block_of_smaller_reciprocal(block);
    return block;
  }

  // In host code, after shmem_init.
  global_view(T* memory, size_t size)
      : memory_(memory),
        size_(size),
        block_(block_of(size, shmem_n_pes())),
        reciprocal_(reciprocal_of(block_)) {
    begin_ = first_of(shmem_my_pe());
    count_ = first_of(shmem_my_pe() + 1) - begin_;
    find_near();
  }

  ISOMEM_BOTH size_t size() const { return size_; }
  ISOMEM_BOTH size_t block() const { return block_; }
  // The PE that holds an element, and where there.
  ISOMEM_BOTH int pe(size_t index) const {
    return static_cast<int>(reciprocal_ == 0 ? index : high_half(index, reciprocal_));
  }
  ISOMEM_BOTH size_t offset(size_t index) const { return index - static_cast<size_t>(pe(index)) * block_; }
  // The symmetric address of an element, for calls that take one with its PE.
  ISOMEM_BOTH T* address(size_t index) const { return memory_ + offset(index); }

  // The elements of this PE: local_begin() is the index of the first, local()[0].
  struct Elements {
    T* first;
    size_t count;
    ISOMEM_BOTH T* begin() const { return first; }
    ISOMEM_BOTH T* end() const { return first + count; }
    ISOMEM_BOTH size_t size() const { return count; }
    ISOMEM_BOTH T& operator[](size_t i) const { return first[i]; }
  };
  ISOMEM_BOTH Elements local() const { return {memory_, count_}; }
  ISOMEM_BOTH size_t local_begin() const { return begin_; }

  // Calls f with what makes loops fast: a near_view if this PE can load and store all elements (and some PE
  // has several), else this view. `f` takes either, so it is compiled for both: a loop with calls in it keeps
  // less in registers.
  ISOMEM_ANY_CALLER
  template <typename F>
  ISOMEM_BOTH void visit(F&& f) const {
    if (near_count_ == size_ && size_ > 0) {
      f(near_view<T>(*this));
    } else {
      f(global_view(*this));
    }
  }

  // Index below size(), as in the calls that follow; it is not checked.
  ISOMEM_BOTH T load(size_t index) const {
    if (is_near(index)) return near(index);
    return load_far(address(index), pe(index));
  }

  ISOMEM_BOTH void store(size_t index, const T& value) const {
    if (is_near(index)) {
      near(index) = value;
    } else {
      store_far(address(index), value, pe(index));
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

  // Division by multiplication: with 2^64 / block rounded up, the upper half of the product is the quotient
  // as long as index * (reciprocal * block - 2^64) < 2^64. That of powers of two is always exact, that of 1
  // is 0: it has no room.
  static constexpr uint64_t reciprocal_of(size_t block) { return UINT64_MAX / block + 1; }
  static constexpr bool divides_exactly(size_t size, size_t block) {
    const uint64_t error = reciprocal_of(block) * block;
    return error == 0 || size <= UINT64_MAX / error;
  }
  // The smallest block beyond this one that has another reciprocal: of the blocks that share one, the
  // smallest is divided by most exactly. About one in `pes` of these will do, while of the blocks one after
  // the other it is one in 2^32 at 2^48 elements. Only a whole array of more than 2^63 elements has none.
  static constexpr size_t block_of_smaller_reciprocal(size_t block) {
    return reciprocal_of(block) > 2 ? UINT64_MAX / (reciprocal_of(block) - 1) + 1 : size_t{1} << 63;
  }
  ISOMEM_BOTH static uint64_t high_half(uint64_t a, uint64_t b) {
#ifdef __CUDA_ARCH__
    return __umul64hi(a, b);
#else
    __extension__ using Wide = unsigned __int128;
    return static_cast<uint64_t>((Wide{a} * b) >> 64);
#endif
  }

  size_t first_of(int pe) const {
    const size_t first = static_cast<size_t>(pe) * block_;
    return first < size_ ? first : size_;
  }

  // The PEs around this one whose elements it can reach and lie at equal distances: within a host all. One
  // formula leads to all their elements, without a look at whose they are.
  void find_near() {
    const int me = shmem_my_pe(), pes = shmem_n_pes();
    const auto copy = [&](int pe) {
      return reinterpret_cast<uintptr_t>(pe < 0 || pe >= pes ? nullptr : ISOMEM_POINTER(memory_, pe));
    };
    const uintptr_t mine = copy(me), above = copy(me + 1), below = copy(me - 1);
    uintptr_t stride = above != 0 ? above - mine : (below != 0 ? mine - below : 0);
    int begin = me, end = me + 1;
    while (end < pes && copy(end) == mine + static_cast<uintptr_t>(end - me) * stride) end++;
    while (begin > 0 && copy(begin - 1) == mine - static_cast<uintptr_t>(me - begin + 1) * stride) begin--;
    near_begin_ = first_of(begin);
    near_count_ = reciprocal_ == 0 ? 0 : first_of(end) - near_begin_;  // near() needs it
    first_ = mine - static_cast<uintptr_t>(me) * stride;
    gap_ = stride - block_ * sizeof(T);
  }

  ISOMEM_BOTH bool is_near(size_t index) const { return index - near_begin_ < near_count_; }
  ISOMEM_BOTH T& near(size_t index) const {
    return *reinterpret_cast<T*>(first_ + high_half(index, reciprocal_) * gap_ + index * sizeof(T));
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

  friend class near_view<T>;

  T* memory_;
  size_t size_;
  size_t block_;
  uint64_t reciprocal_;  // of block_
  size_t begin_ = 0;
  size_t count_ = 0;
  size_t near_begin_ = 0;
  size_t near_count_ = 0;
  uintptr_t first_ = 0;  // where PE 0's elements are, or would be
  uintptr_t gap_ = 0;    // from the end of a PE's elements to those of the next
};

// A global view all of whose elements this PE can load and store; global_view::visit makes one.
template <typename T>
class near_view : public global_view<T> {
 public:
  ISOMEM_BOTH T& operator[](size_t index) const { return this->near(index); }
  ISOMEM_BOTH T load(size_t index) const { return this->near(index); }
  ISOMEM_BOTH void store(size_t index, const T& value) const { this->near(index) = value; }

 private:
  friend class global_view<T>;
  ISOMEM_BOTH explicit near_view(const global_view<T>& view) : global_view<T>(view) {}
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
#undef ISOMEM_ANY_CALLER
#undef ISOMEM_POINTER
