// SPDX-License-Identifier: Apache-2.0
// What CPUs do of the collectives of teams that have members on other hosts: all, or the steps between hosts
// (by_rails.hpp). One thread of the calling group hands it over; a small payload all of them bring to
// page-locked memory, and fetch the result from there, so that no copy of the driver's is needed.
#pragma once

#include "isomem/device/by_rails.hpp"
#include "isomem/device/copy.cuh"
#include "isomem/device/ring.cuh"
#include "isomem/group_reduce.hpp"

namespace isomem::device {

/// Hands the call over and waits for its end. Like ring_execute it has few registers.
__device__ ISOMEM_FAR void far_collective(CollectiveCall& call, const char* routine, uint32_t flags) {
  uint32_t i = 0;
  ISOMEM_NO_UNROLL
  for (; i + 1 < sizeof(call.routine) && routine[i]; ++i) call.routine[i] = routine[i];
  call.routine[i] = 0;
  const RingView<OpRing> view = op_ring();
  RingSide side;
  const uint64_t number = ring_take(side, view);
  copy_data(view.data(number), &call, sizeof(call));
  ring_post(side, view, number, Op{}, kCollective | flags);
  ring_wait(side, view, number);
  ring_leave(side, view, number);
}

/// To and from page-locked memory; one thread, which moves little, in few registers.
template <class Group, class How>
__device__ ISOMEM_INLINE void copy_staged(void* dest, const void* source, uint64_t bytes) {
  if constexpr (Group::is_thread) {
    copy_data(dest, source, static_cast<uint32_t>(bytes));
  } else {
    copy_bytes<Group, How, 2>(dest, source, bytes);
  }
}
/// Brings a small payload to the staging. False: the CPU fetches it. As all that follows, it keeps nothing in
/// registers for what else is called.
template <class Group>
__device__ ISOMEM_FAR bool bring_to_staging(const CollectiveCall& call) {
  const DeviceTeam& team = team_record(call.team);
  const Blocks blocks = blocks_of(call, team);
  auto* const staging = reinterpret_cast<SmallStaging*>(team.staging);
  Group::sync();  // what the others have written is the source
  // of what is not symmetric the CPU speaks
  if (!staging || !is_small_for(blocks, Group::size()) ||
      !is_symmetric(reinterpret_cast<const void*>(call.dest)) ||
      !is_symmetric(reinterpret_cast<const void*>(call.source)))
    return false;
  copy_staged<Group, Plain>(staging->source, reinterpret_cast<const void*>(call.source),
                            blocks.source * blocks.bytes);
  Group::sync();  // all of it before the call, with the fence of ring_post
  return true;
}
/// Fetches its result.
template <class Group>
__device__ ISOMEM_FAR void fetch_from_staging(const CollectiveCall& call) {
  const DeviceTeam& team = team_record(call.team);
  const Blocks blocks = blocks_of(call, team);
  const unsigned char* const staged = reinterpret_cast<SmallStaging*>(team.staging)->dest;
  const bool is_dense = blocks.dest_step == blocks.bytes;
  const uint64_t pieces = is_dense ? 1 : blocks.dest;
  const uint64_t bytes = is_dense ? blocks.dest * blocks.bytes : blocks.bytes;
  ISOMEM_NO_UNROLL
  for (uint64_t i = 0; i < pieces; ++i) {
    copy_staged<Group, Fresh>(reinterpret_cast<char*>(call.dest) + i * blocks.dest_step, staged + i * bytes,
                              bytes);
  }
  Group::sync();
}

/// A collective, or a step of one.
template <class Group>
__device__ ISOMEM_INLINE void move_by_cpus(CollectiveCall& call, const char* routine) {
  const bool staged = bring_to_staging<Group>(call);
  if (Group::rank() == 0) far_collective(call, routine, staged ? kStaged : 0u);
  Group::sync();
  if (staged) fetch_from_staging<Group>(call);
}

template <class Group>
__device__ ISOMEM_FAR void move_on_rail(CollectiveCall& call, const char* routine) {
  move_by_cpus<Group>(call, routine);
}

/// A call of a team that has members on other hosts, on its way through the steps of by_rails.hpp: in memory,
/// since what is in registers where a function is called comes on top of those that it takes.
struct HostsCall {
  CollectiveCall call;
  RailPart part;  // what the next step is done with
  const char* routine;
  int near;  // slot of the record of the members on this host
  int next;
  bool in_steps;  // if there are any
};
/// Where there are no such steps, the CPUs of all members carry out the call.
__device__ ISOMEM_FAR RailStep next_step(HostsCall& h) {
  const CollectiveCall& call = h.call;
  const DeviceTeam& team = team_record(call.team);
  if (h.next == 0) static_cast<CollectiveCall&>(h.part) = call;
  h.near = team.rails.near;
  const auto is_any = [](uint64_t p) { return is_symmetric(reinterpret_cast<const void*>(p)); };
  // of what is not symmetric the CPU speaks
  const bool reaches = is_sync(call) || (call.n != 0 && is_any(call.dest) && is_any(call.source));
  if (h.in_steps && reaches && goes_by_rails(call, team))
    return rail_step(call, team.rails, h.next++, h.part);
  return h.next++ == 0 ? RailStep::outer : RailStep::end;
}

/// The copies that the members on this host have of a symmetric object; their record is that of slot `near`.
struct NearCopies {
  const DeviceTeam& team;
  const uint64_t stride;

  __device__ ISOMEM_INLINE NearCopies(int near, uint64_t address)
      : team(team_record(near)), stride(stride_of(address)) {}
  __device__ ISOMEM_INLINE uint64_t of(int member, uint64_t address) const {
    const auto* slots = reinterpret_cast<const int32_t*>(team.slots);
    return address + static_cast<uint64_t>(static_cast<int64_t>(slots[member] - slots[team.me])) * stride;
  }
};

/// A single thread has few registers left for it.
template <class Group>
__device__ ISOMEM_INLINE void copy_block(char* dest, const char* source, uint64_t bytes) {
  if constexpr (!Group::is_thread) {
    copy_bytes<Group, Plain, 2>(dest, source, bytes);
  } else {
    constexpr uint64_t kMost = 1 << 30;
    for (uint64_t at = 0; at < bytes; at += kMost)
      copy_data(dest + at, source + at, static_cast<uint32_t>(bytes - at < kMost ? bytes - at : kMost));
  }
}
/// Bytes `first` up to `last` of block `i` of a push (by_rails.hpp) for member `to`.
template <class Group>
__device__ ISOMEM_FAR void push_block(const RailPart& part, int near, int to, int i, uint64_t first,
                                      uint64_t last) {
  const uint64_t offset = part.step * static_cast<uint64_t>(i) + first;
  const uint64_t dest = NearCopies(near, part.dest).of(to, part.dest + offset);
  const uint64_t source = part.source + part.each * static_cast<uint64_t>(to) + offset;
  if (dest == source) return;
  copy_block<Group>(reinterpret_cast<char*>(dest), reinterpret_cast<const char*>(source), last - first);
}
/// The same of all blocks, for all members: they do not begin with the same.
template <class Group>
__device__ ISOMEM_FAR void push_near(const RailPart& part, int near, uint64_t first, uint64_t last) {
  const DeviceTeam& team = team_record(near);
  Group::sync();  // what the others of the group have fetched
  ISOMEM_NO_UNROLL
  for (int k = 0; k < team.n_pes; ++k) {
    const int to = team.me + k < team.n_pes ? team.me + k : team.me + k - team.n_pes;
    ISOMEM_NO_UNROLL
    for (int i = 0; i < part.root; ++i) push_block<Group>(part, near, to, i, first, last);
  }
}

/// Units of the sources of the members on this host, in the order of the members, to this one's dest.
template <class Group, class Unit, class Reducer>
__device__ ISOMEM_INLINE void fold_units_near(const NearCopies& copies, uint64_t dest, uint64_t source,
                                              uint64_t bytes, uint32_t width, const Reducer& reducer) {
  constexpr int kBatch = Group::is_thread || Reducer::kBatch <= 2 ? 1 : 2;
  ISOMEM_NO_UNROLL
  for (uint64_t at = Group::rank() * uint64_t{width}; at < bytes; at += Group::size() * uint64_t{width}) {
    Unit total{};
    ISOMEM_NO_UNROLL
    for (int first = 0; first < copies.team.n_pes; first += kBatch) {
      Units<Unit, kBatch> value{};
      ISOMEM_UNROLL
      for (int k = 0; k < kBatch; ++k) {
        if (first + k >= copies.team.n_pes) continue;
        const uint64_t from = copies.of(first + k, source + at);
        if constexpr (sizeof(Unit) == 16) {
          value.of[k] = *reinterpret_cast<const Unit*>(from);
        } else {
          value.of[k] = load_element(reinterpret_cast<const void*>(from), width);
        }
      }
      total = reducer.fold(total, value, copies.team.n_pes - first, first == 0);
    }
    if constexpr (sizeof(Unit) == 16) {
      *reinterpret_cast<Unit*>(dest + at) = total;
    } else {
      store_element(reinterpret_cast<void*>(dest + at), width, total);
    }
  }
}
/// A fold (by_rails.hpp), in few registers: what goes between hosts takes longer.
template <class Group, bool is_pair, class Reducer>
__device__ ISOMEM_FAR void fold_near(const RailPart& part, int near, const Reducer& reducer) {
  const NearCopies copies(near, part.source);
  const uint32_t size = static_cast<uint32_t>(reducer.size());
  const uint64_t bytes = part.n * size;
  const bool wide = is_pair || (!Group::is_thread && (part.dest | part.source) % 16 == 0);
  const uint64_t middle = wide ? bytes / 16 * 16 : 0;
  if constexpr (!Group::is_thread || is_pair)
    fold_units_near<Group, WideUnit>(copies, part.dest, part.source, middle, 16, reducer);
  if constexpr (!is_pair)
    fold_units_near<Group, uint64_t>(copies, part.dest + middle, part.source + middle, bytes - middle, size,
                                     reducer);
}

/// Completes what the group has begun on other hosts.
template <class Group>
__device__ ISOMEM_INLINE void complete_far() {
  if (!has_far()) return;
  Group::sync();
  if (Group::rank() == 0) far_quiet();
  Group::sync();
}

}  // namespace isomem::device
