// SPDX-License-Identifier: Apache-2.0
// The engine of collectives in kernels of users. A kernel without launch bounds has all registers that ptxas
// likes to give it, and with more than 64 its blocks cannot have 1024 threads: so what a collective seldom
// needs is in memory, or read again. (What may stay undefined on one path, say a value that is loaded only if
// a member is there, ptxas keeps in registers from the beginning of the kernel on: it gets a value.)
#pragma once

#include "isomem/device/engine.cuh"

namespace isomem::device {

/// A copy within a collective, as a function of its own: what it takes beside the state of the collective is
/// then no more than a put takes, and blocks of 1024 threads have room for both.
template <class Group, class How, int depth>
__device__ ISOMEM_OUTLINE void copy_apart(void* dest, const void* source, size_t n) {
  copy_bytes<Group, How, depth>(dest, source, n);
}

/// What is put aside is in this thread's memory, and takes no registers: words at places that the
/// compiler does not know, or it would keep them.
class AsideInMemory {
 public:
  AsideInMemory() = default;
  __device__ ISOMEM_INLINE AsideInMemory(const char* routine, DeviceTeam& team) {
    word_[0] = reinterpret_cast<uint64_t>(routine);
    word_[1] = reinterpret_cast<uint64_t>(&team);
    const Place place = this_place();
    word_[2] = static_cast<uint64_t>(place.thread) << 32 | place.block;
  }
  __device__ ISOMEM_INLINE const char* routine() const {
    return reinterpret_cast<const char*>(word_[ptx::unknown_zero()]);
  }
  __device__ ISOMEM_INLINE DeviceTeam& team() const {
    return *reinterpret_cast<DeviceTeam*>(word_[1 + ptx::unknown_zero()]);
  }
  __device__ ISOMEM_INLINE Place place() const {
    const uint64_t place = word_[2 + ptx::unknown_zero()];
    return {static_cast<uint32_t>(place), static_cast<uint32_t>(place >> 32)};
  }

 private:
  uint64_t word_[4];
};

/// A number that each look of a loop computes anew, as far as the compiler knows: it would compute the places
/// of all lines that are looked at before the loop, in two registers each.
struct RenewedNumber {
  uint32_t value;

  __device__ ISOMEM_INLINE explicit RenewedNumber(uint32_t number) : value(number) {}
  __device__ ISOMEM_INLINE void renew(const LlLine* line) {
    value |= static_cast<uint32_t>(reinterpret_cast<uint64_t>(line)) & 8;  // 0: lines are aligned
  }
};

template <class Group>
class CollectiveEngine : public Engine<Group> {
 public:
  using Aside = AsideInMemory;
  Aside aside;
  using Renewed = RenewedNumber;
  static constexpr bool kReadsAgain = true;
  static constexpr int kAhead = Group::is_thread ? 3 : 1;
  static constexpr int kManyAhead = 2;

  __device__ ISOMEM_INLINE void copy(void* dest, const void* source, size_t n) const {
    copy_apart<Group, Tiles<Plain>, 4>(dest, source, n);
  }
  __device__ ISOMEM_INLINE void copy_in(void* dest, const void* source, size_t n) const {
    copy_apart<Group, Tiles<Fresh>, 4>(dest, source, n);
  }
};

}  // namespace isomem::device
