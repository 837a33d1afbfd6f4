// SPDX-License-Identifier: Apache-2.0
// An engine of one GPU thread, for the compile checks: near memory through a table of regions, far memory
// through a ring of Ops that some host thread would empty. include/isomem/engine.hpp says what each call
// promises. The engine of the library will be another one (it finds regions by arithmetic, and a warp or
// block can be one member).
#pragma once

#include "isomem/engine.hpp"

namespace device_test {

using isomem::Amo;
using isomem::Op;
using isomem::WaitSite;

inline constexpr uint64_t kRing = 64;  // Ops

/// Written by the host before the kernel starts; all pointers are valid on the device.
struct Place {
  char* const* regions;  // of every PE, null: far
  uint64_t region_bytes;
  int me;
  int n_pes;
  char* scratch;
  uint64_t scratch_bytes;
  Op* ring;
  uint64_t* posted;           // Ops handed over, by this thread
  const uint64_t* completed;  // Ops complete at their targets, by whoever empties the ring
  const uint32_t* abort;      // nonzero: the job ends
  uint64_t* syncs_entered;
};

template <class T>
__device__ T load_whole(const T* p) {
  return *const_cast<const volatile T*>(p);
}
template <class T>
__device__ void store_whole(T* p, T value) {
  *const_cast<volatile T*>(p) = value;
}

/// Copies as many units of W as the alignment of both sides and the length allow; returns the bytes done.
template <class W>
__device__ size_t copy_units(char* to, const char* from, size_t bytes) {
  if ((reinterpret_cast<uint64_t>(to) | reinterpret_cast<uint64_t>(from)) % sizeof(W)) return 0;
  for (size_t i = 0; i < bytes / sizeof(W); ++i) {
    store_whole(reinterpret_cast<W*>(to) + i, load_whole(reinterpret_cast<const W*>(from) + i));
  }
  return bytes / sizeof(W) * sizeof(W);
}

/// The read-modify-write of a word of 4 or 8 bytes; W is the unsigned type that the intrinsics know.
template <class W>
__device__ W amo_whole(Amo amo, W* word, W operand, W compare) {
  switch (amo) {
    case Amo::set:
      return atomicExch_system(word, operand);
    case Amo::fetch:
      return load_whole(word);
    case Amo::add:
      return atomicAdd_system(word, operand);
    case Amo::bit_and:
      return atomicAnd_system(word, operand);
    case Amo::bit_or:
      return atomicOr_system(word, operand);
    case Amo::bit_xor:
      return atomicXor_system(word, operand);
    case Amo::compare_swap:
      return atomicCAS_system(word, compare, operand);
  }
  return operand;
}

template <size_t bytes>
struct WordOf;
template <>
struct WordOf<4> {
  using type = unsigned;
};
template <>
struct WordOf<8> {
  using type = unsigned long long;
};

class DeviceEngine {
 public:
  __device__ explicit DeviceEngine(const Place& place) : place_(place) {}

  __device__ int me() const { return place_.me; }
  __device__ int n_pes() const { return place_.n_pes; }

  template <class T>
  __device__ T* reach(T* p, int pe) const {
    const uint64_t offset =
        reinterpret_cast<uint64_t>(p) - reinterpret_cast<uint64_t>(place_.regions[place_.me]);
    char* const region = place_.regions[pe];
    return offset < place_.region_bytes && region ? reinterpret_cast<T*>(region + offset) : nullptr;
  }

  template <class T>
  __device__ T* home(T* p, int pe) const {
    return reach(p, pe);
  }

  __device__ void copy(void* dest, const void* source, size_t n) const {
    char* to = static_cast<char*>(dest);
    const char* from = static_cast<const char*>(source);
    size_t done = copy_units<uint64_t>(to, from, n);
    done += copy_units<uint32_t>(to + done, from + done, n - done);
    copy_units<uint8_t>(to + done, from + done, n - done);
  }

  __device__ void copy_in(void* dest, const void* source, size_t n) const { copy(dest, source, n); }

  template <class T>
  __device__ T load_flag(const T* p) const {
    return load_whole(p);
  }
  template <class T>
  __device__ T load(const T* p) const {
    return load_whole(p);
  }
  template <class T>
  __device__ void store(T* p, T value) const {
    store_whole(p, value);
  }
  template <class T>
  __device__ T amo(Amo amo, T* p, T operand, T compare) const {
    using W = typename WordOf<sizeof(T)>::type;
    return static_cast<T>(
        amo_whole(amo, reinterpret_cast<W*>(p), static_cast<W>(operand), static_cast<W>(compare)));
  }

  __device__ void fence_release(const void*) const { __threadfence_system(); }
  __device__ void fence_acquire(const void*) const { __threadfence_system(); }
  __device__ void full_fence() const { __threadfence_system(); }

  __device__ void issue(const Op& op) const {
    const uint64_t number = *place_.posted;
    wait_for(WaitSite{"a free place in the ring"},
             [&] { return number - load_whole(place_.completed) < kRing; });
    copy(&place_.ring[number % kRing], &op, sizeof(op));
    __threadfence_system();  // the Op before the count that hands it over; pairs with the host's acquire of
                             // the count
    store_whole(place_.posted, number + 1);
  }
  __device__ void fetch(const Op& op) const {
    issue(op);
    drain();
  }
  __device__ void drain() const {
    const uint64_t posted = *place_.posted;
    wait_for(WaitSite{"completion"}, [&] { return load_whole(place_.completed) >= posted; });
    __threadfence_system();  // fetched data after the count that says they are there
  }
  __device__ void order() const { drain(); }  // stricter than needed

  template <class Ready>
  __device__ void wait_for(const WaitSite&, Ready&& ready) const {
    while (!ready()) {
      if (load_whole(place_.abort)) __trap();  // never back into user code with an unsatisfied wait
      __nanosleep(32);
    }
  }

  __device__ void* scratch(size_t bytes) const {
    if (bytes > place_.scratch_bytes) __trap();
    return place_.scratch;
  }
  __device__ void entered(uint64_t syncs) const { store_whole(place_.syncs_entered, syncs); }

 private:
  const Place& place_;
};

}  // namespace device_test
