// SPDX-License-Identifier: Apache-2.0
// Whole words of any type, read-modify-writes, and where the copy of another PE is.
#pragma once

#include "isomem/device/ptx.cuh"
#include "isomem/op.hpp"

namespace isomem::device {

__device__ ISOMEM_INLINE const DeviceState& state() {
  return *reinterpret_cast<const DeviceState*>(static_cast<uint64_t>(ISOMEM_DEVICE_WINDOW));
}
/// Whether a number can be a team's; kernels of before version 3 know the first kPageTeams.
__device__ ISOMEM_INLINE bool is_slot(int team) {
  const unsigned slot = static_cast<unsigned>(team);
  return slot < kPageTeams || slot < ptx::constant(&state().end_of_slots);
}
/// Of a slot. The counts of the teams are the only part that kernels change.
__device__ ISOMEM_INLINE DeviceTeam& team_record(int team) {
  const DeviceTeam* first = state().team;
  if (team >= kPageTeams) first = reinterpret_cast<const DeviceTeam*>(ptx::constant(&state().more_teams));
  return const_cast<DeviceTeam&>(first[team]);
}

/// Whether the job is on one host, for the kernels of each file that includes this: nvshmem/kernels.cuh has
/// the library set it. A constant, since a fence begins when all earlier loads have come, so that one would
/// add its latency to every quiet. 0: not told, the state page says.
static __constant__ unsigned on_one_host;

/// Who this PE is. Words that do not change while a kernel runs.
__device__ ISOMEM_INLINE int this_pe() { return ptx::constant(&state().me); }
__device__ ISOMEM_INLINE int job_pes() { return ptx::constant(&state().n_pes); }

/// Whether `p` is device memory of a job on one host with the usual stride: then its address says where the
/// copies are, and nothing need be read.
template <class T>
__device__ ISOMEM_INLINE bool in_window(const T* p) {
  return reinterpret_cast<uint64_t>(p) - ISOMEM_DEVICE_WINDOW < kDeviceWindowBytes;
}
/// PE `pe`'s copy of what in_window() is true of.
template <class T>
__device__ ISOMEM_INLINE T* copy_in_window(T* p, int pe) {
  const uint64_t place = (reinterpret_cast<uint64_t>(p) - ISOMEM_DEVICE_WINDOW) % kDeviceStride;
  const uint64_t region = (static_cast<uint64_t>(static_cast<uint32_t>(pe)) + 1) * kDeviceStride;
  return reinterpret_cast<T*>(ISOMEM_DEVICE_WINDOW + region + place);
}

/// Whether `p` lies in this PE's host region.
__device__ ISOMEM_INLINE bool is_host_address(const void* p) {
  uint64_t region, stride;
  ptx::constants(&state().near.host_region, region, stride);
  return reinterpret_cast<uint64_t>(p) - region < stride;
}

/// The slot on this host of each PE, null in a job on one host, where it is the PE's number; `mine` is that
/// of this PE.
__device__ ISOMEM_INLINE const int32_t* slots(uint64_t& mine) {
  uint64_t list;
  ptx::constants(&state().slots, list, mine);
  return reinterpret_cast<const int32_t*>(list);
}
/// The slot of PE `pe`, negative if its memory cannot be reached: it is on another host, or no PE.
__device__ ISOMEM_INLINE int slot_in(const int32_t* list, int pe) {
  if (!list) return pe;
  return static_cast<unsigned>(pe) < static_cast<unsigned>(job_pes()) ? ptx::constant(list + pe) : -1;
}
/// Bytes from one slot's copy to the next one's of what is not in the window: the host heap, and device
/// memory of a job of many PEs or hosts. 0: not symmetric.
__device__ ISOMEM_INLINE uint64_t stride_of(uint64_t address) {
  uint64_t region, stride;
  ptx::constants(&state().near.region, region, stride);
  if (address - region < stride) return stride;
  ptx::constants(&state().near.host_region, region, stride);
  return address - region < ptx::constant(&state().near.host_bytes) ? stride : 0;
}
__device__ ISOMEM_INLINE bool is_symmetric(const void* p) {
  return in_window(p) || stride_of(reinterpret_cast<uint64_t>(p)) != 0;
}
/// The copy that a near PE has of what is not in the window; of any memory of this PE if it is this PE, since
/// programs pass it with their own number. 0 for anything else.
__device__ ISOMEM_SLOW uint64_t near_copy(uint64_t address, int pe) {
  const uint64_t stride = stride_of(address);
  uint64_t mine;
  const int32_t* list = slots(mine);
  const int slot = slot_in(list, pe);
  if (list && slot < 0) return 0;
  const uint64_t apart = static_cast<uint64_t>(static_cast<int64_t>(slot)) - mine;
  return stride || apart == 0 ? address + apart * stride : 0;
}

/// Direct pointer to PE `pe`'s copy of a symmetric object of either heap; null if the PE is on another host,
/// and for anything else.
template <class T>
__device__ ISOMEM_INLINE T* reach(T* p, int pe) {
  if (in_window(p)) return copy_in_window(p, pe);
  return reinterpret_cast<T*>(near_copy(reinterpret_cast<uint64_t>(p), pe));
}

/// A team for the collective that begins now. Plain loads: whoever starts a collective on a team has made
/// sure that the one before it is over, and a series of collectives by one block finds the counts in its own
/// cache.
__device__ ISOMEM_INLINE TeamView view_of(const DeviceTeam& team) {
  const uint64_t members = team.slots ? team.slots : team.members;
  const uint64_t number = ptx::renewed(team.sequence + 1);  // else the count before it is kept as well
  return TeamView{team.area,   members,    team.me, team.n_pes,    team.start,
                  team.stride, team.lines, number,  team.last_full};
}

template <size_t bytes>
struct WordOf;
template <>
struct WordOf<1> {
  using type = uint8_t;
};
template <>
struct WordOf<2> {
  using type = uint16_t;
};
template <>
struct WordOf<4> {
  using type = uint32_t;
};
template <>
struct WordOf<8> {
  using type = uint64_t;
};
template <class T>
using Word = typename WordOf<sizeof(T)>::type;

/// The bits of a value as a word, and back: also for float, half and pairs of them.
template <class To, class From>
__device__ ISOMEM_INLINE To bits_to(From value) {
  static_assert(sizeof(To) == sizeof(From), "same bits, another type");
  To to;
  memcpy(&to, &value, sizeof(to));
  return to;
}

template <class T>
__device__ ISOMEM_INLINE T load_whole(const T* p) {
  return bits_to<T>(ptx::load(reinterpret_cast<const Word<T>*>(p)));
}
template <class T>
__device__ ISOMEM_INLINE T load_acquire(const T* p) {
  return bits_to<T>(ptx::load_acquire(reinterpret_cast<const Word<T>*>(p)));
}
template <class T>
__device__ ISOMEM_INLINE void store_whole(T* p, T value) {
  ptx::store(reinterpret_cast<Word<T>*>(p), bits_to<Word<T>>(value));
}

/// W is the unsigned type that the intrinsics know.
template <class W>
__device__ ISOMEM_INLINE W amo_bits(Amo amo, W* word, W operand, W compare) {
  switch (amo) {
    case Amo::set:
      return atomicExch_system(word, operand);
    case Amo::fetch:
      return atomicOr_system(word, W{0});
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

/// One word of 4 or 8 bytes, whatever its type; returns the old value, without order.
template <class T>
__device__ ISOMEM_INLINE T amo_whole(Amo amo, T* word, T operand, T compare) {
  if constexpr (sizeof(T) == 4) {
    return bits_to<T>(amo_bits(amo, reinterpret_cast<unsigned*>(word), bits_to<unsigned>(operand),
                               bits_to<unsigned>(compare)));
  } else {
    using W = unsigned long long;
    return bits_to<T>(amo_bits(amo, reinterpret_cast<W*>(word), bits_to<W>(operand), bits_to<W>(compare)));
  }
}

/// As amo_whole, for callers that do not need the old value.
template <class T>
__device__ ISOMEM_INLINE void update_whole(Amo amo, T* word, T operand) {
  using W = Word<T>;
  W* const bits = reinterpret_cast<W*>(word);
  const W value = bits_to<W>(operand);
  switch (amo) {
    case Amo::set:
      return ptx::store(bits, value);
    case Amo::add:
      return ptx::red_add(bits, value);
    case Amo::bit_and:
      return ptx::red_and(bits, value);
    case Amo::bit_or:
      return ptx::red_or(bits, value);
    case Amo::bit_xor:
      return ptx::red_xor(bits, value);
    case Amo::fetch:
    case Amo::compare_swap:
      return;
  }
}

}  // namespace isomem::device
