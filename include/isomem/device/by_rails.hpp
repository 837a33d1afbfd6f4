// SPDX-License-Identifier: Apache-2.0
// Collectives of teams that have as many members on each of several hosts (TeamRails): kernels do what the
// members of a host do among each other, and hand to their CPUs what goes between hosts, along the rails.
// The steps of a member are here, once for the kernels of users and for streams.
#pragma once

#include "isomem/device/collective_call.hpp"
#include "isomem/team.hpp"

namespace isomem {

/// What a member does next, with a RailPart.
enum class RailStep {
  end,    // nothing is left
  meet,   // the members of this host synchronise
  push,   // for each of them, this one too: blocks of `source` to its dest
  fold,   // n elements of `source` of all of them, to this one's dest
  outer,  // the CPU carries out the call on the rail
};
struct RailPart : CollectiveCall {
  // of a push: `root` blocks of n bytes, `step` apart on both sides, and in the source ...
  uint64_t each;  // ... so far from those for a member those for the next one
};

/// One member of each host speaks for it: as many messages between hosts as in sync_levels().
ISOMEM_HD RailStep step_of_sync(const TeamRails& r, int i, RailPart& part) {
  part.what = CollectiveCall::What::sync_on_rail;
  if (r.place != 0 && i > 0) ++i;
  return i == 1 ? RailStep::outer : i < 3 ? RailStep::meet : RailStep::end;
}

/// The root's rail first, also on the root's host: what goes between hosts takes longest.
ISOMEM_HD RailStep step_of_broadcast(const CollectiveCall& call, const TeamRails& r, int i, RailPart& part) {
  const int host = r.host_of(call.root);
  part.what = CollectiveCall::What::broadcast_on_rail;
  part.source = i == 0 || r.host == host ? call.source : call.dest;
  part.root = i == 0 ? host : 1;
  part.step = part.each = 0;
  if (r.place != r.place_of(call.root)) i += 2;
  return i == 0 ? RailStep::outer : i == 1 ? RailStep::push : i == 2 ? RailStep::meet : RailStep::end;
}

/// Each block goes to one member of each other host, which brings it to its neighbours.
ISOMEM_HD RailStep step_of_fcollect(const CollectiveCall& call, const TeamRails& r, int i, RailPart& part) {
  part.what = CollectiveCall::What::fcollect_on_rail;
  part.dest = call.dest + call.n * static_cast<uint64_t>(r.rank(0, r.place));
  part.source = i == 0 ? call.source : part.dest;
  part.step = call.n * static_cast<uint64_t>(r.step);
  part.root = r.hosts;
  part.each = 0;
  return i == 0 ? RailStep::outer : i == 1 ? RailStep::push : i == 2 ? RailStep::meet : RailStep::end;
}

/// Of small blocks, where the members of a host follow each other. Those for a rail come to its member on
/// this host, host by host, where in dest those from there will be.
ISOMEM_HD RailStep step_of_alltoall(const CollectiveCall& call, const TeamRails& r, int i, RailPart& part) {
  const uint64_t of_host = call.n * static_cast<uint64_t>(r.places);
  part.what = CollectiveCall::What::alltoall_on_rail;
  part.dest = i == 0 ? call.dest + call.n * static_cast<uint64_t>(r.place) : call.dest;
  part.source = i == 0 ? call.source : call.dest;
  part.n = i == 0 ? call.n : of_host;
  part.step = of_host;
  part.root = r.hosts;
  part.each = call.n;
  return i == 0 ? RailStep::push : i == 1 ? RailStep::meet : i == 2 ? RailStep::outer : RailStep::end;
}

/// What a member reduces: its share, or all on one of each host where that is little.
ISOMEM_HD Range rail_share(const CollectiveCall& call, const TeamRails& r) {
  constexpr uint64_t kByOne = 4096;  // bytes
  if (call.n * size_of(call.reduction.element) <= kByOne) return Range{0, r.place == 0 ? call.n : 0};
  return share_of(call.n, static_cast<size_t>(r.place), static_cast<size_t>(r.places));
}
/// On its host, along its rail, and then to its neighbours, who do not look at that share.
ISOMEM_HD RailStep step_of_reduce(const CollectiveCall& call, const TeamRails& r, int i, RailPart& part) {
  const Range share = rail_share(call, r);
  const uint64_t size = size_of(call.reduction.element);
  part.what = CollectiveCall::What::reduce_on_rail;
  part.n = share.last - share.first;
  if (part.n == 0 && i > 0) i += 3;
  part.dest = call.dest + share.first * size;
  part.source = (i < 2 ? call.source : call.dest) + share.first * size;
  if (i == 3) part.n *= size;
  part.root = 1;
  part.step = part.each = 0;
  return i == 1   ? RailStep::fold
         : i == 2 ? RailStep::outer
         : i == 3 ? RailStep::push
         : i < 5  ? RailStep::meet
                  : RailStep::end;
}

/// Step `i` of a call of all members, from 0 on. `part` begins as a copy of the call, and is what the step
/// before has left of it. Not all members have the same steps.
ISOMEM_HD RailStep rail_step(const CollectiveCall& call, const TeamRails& r, int i, RailPart& part) {
  using What = CollectiveCall::What;
  switch (call.what) {
    case What::sync:
      return step_of_sync(r, i, part);
    case What::broadcast:
      return step_of_broadcast(call, r, i, part);
    case What::fcollect:
      return step_of_fcollect(call, r, i, part);
    case What::alltoall:
      return step_of_alltoall(call, r, i, part);
    default:
      return step_of_reduce(call, r, i, part);
  }
}

/// Whether what goes along a rail is small enough for a SmallStaging.
ISOMEM_HD bool is_small_on_rail(const CollectiveCall& call, const TeamRails& r) {
  using What = CollectiveCall::What;
  const uint64_t hosts = static_cast<uint64_t>(r.hosts);
  const uint64_t places = static_cast<uint64_t>(r.places);
  const uint64_t blocks = call.what == What::alltoall   ? hosts * places
                          : call.what == What::fcollect ? hosts
                                                        : 1;
  return is_sync(call) || is_small(Blocks{0, 0, blocks, call.n, call.n});
}

/// Whether there are such steps for a call; else the CPUs of all members carry it out. Larger blocks of an
/// alltoall are copied from GPU to GPU on a host in any case; small ones go along the rail in place, which
/// takes a SmallStaging.
ISOMEM_HD bool goes_by_rails(const CollectiveCall& call, const DeviceTeam& team) {
  using What = CollectiveCall::What;
  const TeamRails& r = team.rails;
  switch (call.what) {
    case What::sync:
    case What::reduce:
      return r.near != 0;
    case What::broadcast:
      return r.has_ranks() && static_cast<unsigned>(call.root) < static_cast<unsigned>(team.n_pes);
    case What::fcollect:
      return r.has_ranks();
    case What::alltoall:
      return r.near != 0 && r.step == r.places && team.staging != 0 && is_small_on_rail(call, r);
    default:
      return false;
  }
}

}  // namespace isomem
