// SPDX-License-Identifier: Apache-2.0
// Collectives in kernels: group_coll.hpp with the engine of the calling group. Each is one body of code for a
// kind of group, and for an operator.
#pragma once

#include "isomem/device/collective_engine.cuh"
#include "isomem/device/far_collectives.cuh"
#include "isomem/group_coll_reduce.hpp"

namespace isomem::device {

/// Payloads in bytes up to which one group sends LL lines, 8 bytes of payload at a time in each thread, and
/// up to which the root of a broadcast pushes; beyond, two synchronisations cost less. Measured on 4 H200
/// over NVLink.
struct Limits {
  size_t broadcast;  // by LL lines
  size_t push;       // to all members together
  size_t exchange;   // by LL lines, with all members together
  size_t reduce;     // the same
};
template <class Group>
inline constexpr Limits kLimits{4096, 128 << 10, 8192, 16384};
template <>
inline constexpr Limits kLimits<Warp>{512, 32 << 10, 1024, 2048};
template <>
inline constexpr Limits kLimits<Thread>{64, 4096, 32, 128};

/// Bytes of a block that few threads bring to the members on their host (by_rails.hpp): copy engines are
/// faster with more. It depends on the kind of group alone, as the limits do.
template <class Group>
inline constexpr size_t kMostInSteps = ~size_t{0};
template <>
inline constexpr size_t kMostInSteps<Warp> = 16 << 10;
template <>
inline constexpr size_t kMostInSteps<Thread> = SmallStaging::kPerThread;

__device__ ISOMEM_INLINE bool is_member(int team) { return is_slot(team) && team_record(team).area; }

/// Whether it has members on other hosts.
__device__ ISOMEM_INLINE bool is_far_team(int team) {
  return !on_one_host && ptx::constant(&team_record(team).area) == kFarTeam;
}

/// The members of a host synchronise; `near` is the slot of their record. By one warp, in few registers.
template <class Group>
__device__ ISOMEM_FAR void meet_near(const char* routine, int near) {
  if constexpr (Group::kLanes == 1) {
    CollectiveEngine<Group> e;
    group_sync_team(e, routine, team_record(near));
  } else {
    Group::sync();
    if (Group::rank() < 32) {
      CollectiveEngine<Warp> e;
      group_sync_team(e, routine, team_record(near));
    }
    Group::sync();
  }
}
/// Goes on with a synchronisation of a team that has members on other hosts, until those of this one are to
/// meet. False: it is over.
template <class Group>
__device__ ISOMEM_FAR bool go_to_meeting(HostsCall& h) {
  ISOMEM_NO_UNROLL
  for (;;) {
    const RailStep step = next_step(h);
    if (step != RailStep::outer) return step == RailStep::meet;
    Group::sync();  // what the group has done comes before it
    if (Group::rank() == 0) far_collective(h.part, h.routine, 0);
    Group::sync();
  }
}

/// All its members, by the calling group.
template <class Group>
__device__ ISOMEM_FAR void synchronise_hosts(const char* routine, int team) {
  HostsCall h;
  h.call.what = CollectiveCall::What::sync;
  h.call.team = team;
  h.routine = routine;
  h.next = 0;
  h.in_steps = true;
  while (go_to_meeting<Group>(h)) meet_near<Group>(h.routine, h.near);
}

template <class Group>
__device__ ISOMEM_INLINE int synchronise(const char* routine, int team) {
  if (!is_slot(team)) return -1;
  if (is_far_team(team)) {
    synchronise_hosts<Group>(routine, team);
    return 0;
  }
  Engine<Group> e;
  return group_sync_team(e, routine, team_record(team)) ? 0 : -1;
}
template <class Group>
__device__ ISOMEM_OUTLINE int team_sync(const char* routine, int team) {
  return synchronise<Group>(routine, team);
}
template <class Group>
__device__ ISOMEM_INLINE void sync_all(const char* routine) {
  // a kernel that runs before the GPU half of the job is up must not run on
  if (team_sync<Group>(routine, 0) != 0) __trap();
}
/// The synchronisation orders all stores before it, so nothing but what goes to other hosts is left to
/// complete.
template <class Group>
__device__ ISOMEM_OUTLINE int barrier(const char* routine, int team) {
  complete_far<Group>();
  return synchronise<Group>(routine, team);
}
template <class Group>
__device__ ISOMEM_INLINE void barrier_all(const char* routine) {
  if (barrier<Group>(routine, 0) != 0) __trap();  // as in sync_all
}

/// What of a team decides how a collective goes: by two loads on their way together.
struct TeamSize {
  uint64_t area;
  uint32_t n_pes;
  uint32_t lines;  // of a long message

  __device__ ISOMEM_INLINE explicit TeamSize(int team) {
    const DeviceTeam& record = team_record(team);
    uint64_t ranks, places, more;
    ptx::load_now(&record.area, area, ranks);
    ptx::load_now(&record.area + 2, places, more);
    n_pes = static_cast<uint32_t>(ranks >> 32);
    lines = static_cast<uint32_t>(more);
  }
  __device__ ISOMEM_INLINE bool is_far() const { return !on_one_host && area == kFarTeam; }
  /// Whether `bytes` for or from a member go by LL lines, up to `limit`, which all members see alike.
  __device__ ISOMEM_INLINE bool fits_lines(size_t bytes, size_t limit) const {
    return n_pes > 1 && bytes <= limit && bytes <= lines * sizeof(uint64_t);
  }
  /// The part of a limit for all members that one of them has.
  __device__ ISOMEM_INLINE size_t each(size_t limit) const {
    return n_pes ? static_cast<unsigned>(limit) / n_pes : 0;
  }
};

/// What a collective is called with.
struct Call {
  const char* routine;
  int team;
  void* dest;
  const void* source;
  size_t count;  // bytes, or elements of a reduction
  int root;
};

/// The algorithms by one kind of group, each compiled once: small data and others are functions of their own,
/// which take fewer registers. Which data are small depends on the group of the routine, as on all PEs, not
/// on the threads of it that work.
struct Broadcast {
  static constexpr size_t kElementBytes = 1;
  /// Those of by_rails.hpp. Single threads have no registers left for them: 66 with, in blocks of 1024.
  template <class Group>
  static constexpr bool kHasSteps = !Group::is_thread;
  template <class Group>
  __device__ ISOMEM_INLINE static bool is_small(const Call& c, const TeamSize& team) {
    return team.fits_lines(c.count, kLimits<Group>.broadcast);
  }
  template <class Group>
  __device__ ISOMEM_OUTLINE static bool run_small(Call c) {
    CollectiveEngine<Group> e;
    return group_broadcast_lines(e, c.routine, team_record(c.team), c.dest, c.source, c.count, c.root);
  }
  template <class Group>
  __device__ ISOMEM_OUTLINE static bool run_straight(Call c) {
    CollectiveEngine<Group> e;
    return group_broadcast_straight(e, c.routine, team_record(c.team), c.dest, c.source, c.count, c.root,
                                    kLimits<Group>.push);
  }
  __device__ ISOMEM_INLINE static void describe(const Call& c, CollectiveCall& call) {
    call.what = CollectiveCall::What::broadcast;
    call.root = c.root;
  }
  template <class Group>
  __device__ ISOMEM_INLINE static void fold(const RailPart&, int) {}
};
/// `same_for_all`: what goes to all members, or comes to them.
template <bool same_for_all>
struct Exchange {
  static constexpr size_t kElementBytes = 1;
  template <class Group>
  static constexpr bool kHasSteps = true;
  template <class Group>
  __device__ ISOMEM_INLINE static bool is_small(const Call& c, const TeamSize& team) {
    return team.fits_lines(c.count, team.each(kLimits<Group>.exchange));
  }
  template <class Group>
  __device__ ISOMEM_OUTLINE static bool run_small(Call c) {
    CollectiveEngine<Group> e;
    return group_exchange_lines(e, c.routine, team_record(c.team), c.dest, c.source, c.count, same_for_all);
  }
  template <class Group>
  __device__ ISOMEM_OUTLINE static bool run_straight(Call c) {
    CollectiveEngine<Group> e;
    return group_exchange_straight(e, c.routine, team_record(c.team), c.dest, c.source, c.count,
                                   same_for_all);
  }
  __device__ ISOMEM_INLINE static void describe(const Call&, CollectiveCall& call) {
    call.what = same_for_all ? CollectiveCall::What::fcollect : CollectiveCall::What::alltoall;
  }
  template <class Group>
  __device__ ISOMEM_INLINE static void fold(const RailPart&, int) {}
};
template <ReduceOp op, Element element, bool same_for_all>
struct Reduce {
  static constexpr size_t kElementBytes = size_of(element);
  template <class Group>
  static constexpr bool kHasSteps = same_for_all;
  template <class Group>
  __device__ ISOMEM_INLINE static bool is_small(const Call& c, const TeamSize& team) {
    const size_t limit = team.each(same_for_all ? kLimits<Group>.reduce : kLimits<Group>.exchange);
    return reducer_of<op, element>().by_ll_lines() && c.count != 0 &&
           team.fits_lines(c.count * kElementBytes, limit);
  }
  template <class Group>
  __device__ ISOMEM_OUTLINE static bool run_small(Call c) {
    CollectiveEngine<Group> e;
    const ReduceArgs r{static_cast<char*>(c.dest), static_cast<const char*>(c.source),
                       static_cast<uint32_t>(c.count), !same_for_all};
    return group_reduce_lines(e, c.routine, team_record(c.team), r, reducer_of<op, element>());
  }
  template <class Group>
  __device__ ISOMEM_OUTLINE static bool run_straight(Call c) {
    CollectiveEngine<Group> e;
    const ReduceArgs r{static_cast<char*>(c.dest), static_cast<const char*>(c.source), c.count,
                       !same_for_all};
    return group_reduce_straight(e, c.routine, team_record(c.team), r, reducer_of<op, element>());
  }
  __device__ ISOMEM_INLINE static void describe(const Call&, CollectiveCall& call) {
    call.what = same_for_all ? CollectiveCall::What::reduce : CollectiveCall::What::reducescatter;
    call.reduction = Reduction{op, element};
  }
  template <class Group>
  __device__ ISOMEM_INLINE static void fold(const RailPart& part, int near) {
    fold_near<Group, element == Element::f64_pair>(part, near, reducer_of<op, element>());
  }
};

template <class Collective>
__device__ ISOMEM_INLINE void describe_call(const Call& c, CollectiveCall& call) {
  call.team = c.team;
  call.dest = reinterpret_cast<uint64_t>(c.dest);
  call.source = reinterpret_cast<uint64_t>(c.source);
  call.n = c.count;
  Collective::describe(c, call);
}
/// Of a team that has members on other hosts.
template <class Collective, class Group>
__device__ ISOMEM_FAR void across_hosts(Call c) {
  HostsCall h;
  describe_call<Collective>(c, h.call);
  h.routine = c.routine;
  h.next = 0;
  h.in_steps = c.count * Collective::kElementBytes <= kMostInSteps<Group>;
  ISOMEM_NO_UNROLL
  for (;;) {
    switch (next_step(h)) {
      case RailStep::outer:
        move_on_rail<Group>(h.part, h.routine);
        break;
      case RailStep::push:
        push_near<Group>(h.part, h.near, 0, h.part.n);
        break;
      case RailStep::fold:
        Collective::template fold<Group>(h.part, h.near);
        break;
      case RailStep::meet:
        meet_near<Group>(h.routine, h.near);
        break;
      default:
        return;
    }
  }
}

/// By the whole group. 0, or -1 on a PE that is not in the team.
template <class Collective, class Group>
__device__ ISOMEM_INLINE int by_all_threads(const Call& c, const TeamSize& team) {
  if (team.is_far()) {
    if constexpr (Collective::template kHasSteps<Group>) {
      across_hosts<Collective, Group>(c);
    } else {
      CollectiveCall call;
      describe_call<Collective>(c, call);
      move_by_cpus<Group>(call, c.routine);
    }
    return 0;
  }
  const bool is_member = Collective::template is_small<Group>(c, team)
                             ? Collective::template run_small<Group>(c)
                             : Collective::template run_straight<Group>(c);
  return is_member ? 0 : -1;
}
/// By as many threads of the group as the bytes from or to each member keep busy; the others wait. A call: of
/// what it computes the compiler would keep much in registers between two collectives.
template <class Collective, class Group>
__device__ ISOMEM_OUTLINE int by_enough_threads(Call c) {
  if (!is_slot(c.team)) return -1;
  const TeamSize team(c.team);
  if constexpr (!Group::may_leave_threads) return by_all_threads<Collective, Group>(c, team);
  const size_t lines = (c.count * Collective::kElementBytes + 7) / 8 * team.n_pes;
  if (team.area == 0 || team.is_far() || lines > 4 * Leading::kThreads ||
      !Collective::template is_small<Group>(c, team))
    return by_all_threads<Collective, Group>(c, team);
  Group::sync();  // what the others have written is the source
  if (lines <= 64 || Group::size() <= 32) {
    if (Group::rank() < 32) Collective::template run_small<Warp>(c);
  } else if (Group::size() < Leading::kThreads) {
    Collective::template run_small<Group>(c);
  } else if (Group::rank() < Leading::kThreads) {
    Collective::template run_small<Leading>(c);
  }
  Group::sync();
  return 0;
}

template <class Group>
__device__ ISOMEM_INLINE int broadcast_bytes(const char* routine, int team, void* dest, const void* source,
                                             size_t bytes, int root) {
  return by_enough_threads<Broadcast, Group>(Call{routine, team, dest, source, bytes, root});
}
template <class Group, bool same_for_all>
__device__ ISOMEM_INLINE int exchange_bytes(const char* routine, int team, void* dest, const void* source,
                                            size_t bytes) {
  return by_enough_threads<Exchange<same_for_all>, Group>(Call{routine, team, dest, source, bytes, 0});
}
template <class Group, class T>
__device__ ISOMEM_INLINE int broadcast(const char* routine, int team, T* dest, const T* source, size_t nelems,
                                       int root) {
  return broadcast_bytes<Group>(routine, team, dest, source, nelems * sizeof(T), root);
}
template <class Group, class T>
__device__ ISOMEM_INLINE int fcollect(const char* routine, int team, T* dest, const T* source,
                                      size_t nelems) {
  return exchange_bytes<Group, true>(routine, team, dest, source, nelems * sizeof(T));
}
template <class Group, class T>
__device__ ISOMEM_INLINE int alltoall(const char* routine, int team, T* dest, const T* source,
                                      size_t nelems) {
  return exchange_bytes<Group, false>(routine, team, dest, source, nelems * sizeof(T));
}
template <class Group, ReduceOp op, class T>
__device__ ISOMEM_INLINE int reduce(const char* routine, int team, T* dest, const T* source, size_t nreduce) {
  return by_enough_threads<Reduce<op, folded_as(op, kElementOf<T>), true>, Group>(
      Call{routine, team, dest, source, nreduce, 0});
}
template <class Group, ReduceOp op, class T>
__device__ ISOMEM_INLINE int reducescatter(const char* routine, int team, T* dest, const T* source,
                                           size_t nreduce) {
  return by_enough_threads<Reduce<op, folded_as(op, kElementOf<T>), false>, Group>(
      Call{routine, team, dest, source, nreduce, 0});
}
template <class Group>
__device__ ISOMEM_INLINE int maxloc_reduce(const char* routine, int team, double2* dest,
                                           const double2* source, size_t nreduce) {
  return reduce<Group, ReduceOp::maxloc>(routine, team, dest, source, nreduce);
}

// --- teams
template <class Group>
__device__ ISOMEM_INLINE int team_my_pe(int team) {
  return is_member(team) ? team_record(team).me : -1;
}
template <class Group>
__device__ ISOMEM_INLINE int team_n_pes(int team) {
  return is_member(team) ? team_record(team).n_pes : -1;
}
/// The PE that is member `member` of a team.
__device__ ISOMEM_INLINE int pe_of(const DeviceTeam& team, int member) {
  if (team.members) return reinterpret_cast<const int32_t*>(team.members)[member];
  return team.start + member * team.stride;
}
template <class Group>
__device__ ISOMEM_INLINE int team_translate_pe(int source_team, int member, int dest_team) {
  if (!is_member(source_team) || !is_member(dest_team)) return -1;
  const DeviceTeam& from = team_record(source_team);
  const DeviceTeam& to = team_record(dest_team);
  if (static_cast<unsigned>(member) >= static_cast<unsigned>(from.n_pes)) return -1;
  const int pe = pe_of(from, member);
  for (int i = 0; i < to.n_pes; ++i) {
    if (pe_of(to, i) == pe) return i;
  }
  return -1;
}

}  // namespace isomem::device
