// SPDX-License-Identifier: Apache-2.0
#include "cuda/collectives.hpp"

#include <algorithm>
#include <exception>

#include "core/error.hpp"
#include "core/words.hpp"
#include "cuda/device.hpp"
#include "cuda/host_reduce.hpp"
#include "cuda/team_staging.hpp"
#include "isomem/coll.hpp"
#include "runtime/mixed_engine.hpp"
#include "runtime/report.hpp"
#include "runtime/runtime.hpp"
#include "runtime/teams.hpp"

namespace isomem {

namespace {

using What = CollectiveCall::What;

/// f(pointer to units of the size of an element): the algorithms are compiled for sizes, not for types.
template <class F>
void with_unit(size_t size, F&& f) {
  switch (size) {
    case 1:
      return f(static_cast<uint8_t*>(nullptr));
    case 2:
      return f(static_cast<uint16_t*>(nullptr));
    case 4:
      return f(static_cast<uint32_t*>(nullptr));
    case 8:
      return f(static_cast<uint64_t*>(nullptr));
    default:
      return f(static_cast<Pair*>(nullptr));
  }
}

/// From one to the others of a rail, whose lanes are rounds.
void broadcast_on_rail(MixedEngine& e, const CollectiveCall& call, Team& rail, void* dest,
                       const void* source) {
  const int n = rail.n_pes(), root = call.root;
  chosen(e, call.routine, rail, call.n, Algorithm::eager_by_tree);
  begin_eager(e, rail);
  const void* payload =
      broadcast_by_tree(e, call.routine, rail, dest, source, call.n, (rail.me() - root + n) % n, n,
                        [&](int place) { return rail.pe((root + place) % n); });
  if (rail.me() != root && payload != dest) e.copy(dest, payload, call.n);
  end_eager(e, call.routine, rail);
}

/// What fits a message between hosts in rounds; more by shares.
template <class T>
void reduce_on_rail(MixedEngine& e, const CollectiveCall& call, Team& rail, T* dest, const T* source) {
  const BlockReducer reducer = reducer_of(call.reduction);
  if (call.n * sizeof(T) > EagerSlot::kFarPayload)
    return reduce(e, call.routine, rail, dest, source, call.n, reducer);
  chosen(e, call.routine, rail, call.n * sizeof(T), Algorithm::eager_doubling);
  reduce_doubling(e, call.routine, rail, dest, source, call.n, reducer);
}

void run(MixedEngine& e, const CollectiveCall& call, Team& team) {
  auto* dest = reinterpret_cast<void*>(call.dest);
  const auto* source = reinterpret_cast<const void*>(call.source);
  switch (call.what) {
    case What::sync:
    case What::sync_on_rail:
      return static_cast<void>(team_sync(e, call.routine, team));
    case What::broadcast:
      return broadcast(e, call.routine, team, dest, source, call.n, call.root);
    case What::fcollect:
      return fcollect(e, call.routine, team, dest, source, call.n);
    case What::broadcast_on_rail:
      return broadcast_on_rail(e, call, team, dest, source);
    case What::fcollect_on_rail:
      return collect_blocks_by_puts(e, call.routine, team, dest, source, [&](int member) {
        return BlockRange{call.step * static_cast<size_t>(member), call.n};
      });
    case What::alltoall:
    case What::alltoall_on_rail: {
      const auto step = static_cast<int64_t>(call.n);
      return alltoalls(e, call.routine, team, dest, source, call.n, step, step, 1);
    }
    case What::reduce:
    case What::reducescatter:
    case What::reduce_on_rail:
      return with_unit(size_of(call.reduction.element), [&](auto* unit) {
        using U = std::remove_pointer_t<decltype(unit)>;
        auto* to = static_cast<U*>(dest);
        const auto* from = static_cast<const U*>(source);
        if (call.what == What::reduce_on_rail) return reduce_on_rail(e, call, team, to, from);
        const BlockReducer reducer = reducer_of(call.reduction);
        if (call.what == What::reducescatter)
          return scatter_reduced(e, call.routine, team, to, from, call.n, reducer);
        reduce(e, call.routine, team, to, from, call.n, reducer);
      });
  }
}

/// Why the call cannot be one of a member; empty if it can.
std::string why_wrong(Runtime& runtime, const CollectiveCall& call, const Team* team) {
  if (!team) return text("there is no team %d on this PE", call.team);
  const bool has_root = call.what == What::broadcast || call.what == What::broadcast_on_rail;
  if (has_root && (call.root < 0 || call.root >= team->n_pes()))
    return text("PE_root = %d; valid: 0 to %d", call.root, team->n_pes() - 1);
  if (folds(call) && !reducer_of(call.reduction).fold) return "there is no such reduction of these elements";
  constexpr uint64_t kMost = uint64_t{1} << 40;  // what follows multiplies by sizes and members
  if (call.n > kMost)
    return text("nelems = %llu: no memory holds as many", static_cast<unsigned long long>(call.n));
  const auto is_symmetric = [&](uint64_t address, uint64_t bytes) {
    const auto* p = reinterpret_cast<const void*>(address);
    return bytes == 0 || runtime.memory().is_symmetric(p, bytes) ||
           runtime.transport().is_symmetric_on_device(p, bytes);
  };
  const Blocks blocks = blocks_of(call, team->me(), team->n_pes());
  const uint64_t last = blocks.dest ? (blocks.dest - 1) * blocks.dest_step : 0;
  const bool good_dest = is_symmetric(call.dest, blocks.dest ? last + blocks.bytes : 0);
  // of a broadcast all name the source
  if (good_dest && is_symmetric(call.source, std::max<uint64_t>(blocks.source, 1) * blocks.bytes)) return {};
  return text("%s is %s; collectives need symmetric memory", good_dest ? "source" : "dest",
              runtime.describe(reinterpret_cast<const void*>(good_dest ? call.source : call.dest)).c_str());
}

/// A reduction of two members: they give each other all they have, and each folds what has come.
class OfTwo {
 public:
  OfTwo(MixedEngine& e, const CollectiveCall& call, Team& team) : e_(e), call_(call), team_(team) {}
  static bool serves(const CollectiveCall& call, const Team& team) {
    return folds(call) && call.what != What::reducescatter && team.n_pes() == 2;
  }

  /// What a message holds, to rooms that nothing else uses: those take turns by the steps of the team. Who
  /// begins a step has heard that the other has begun the one before it, and so has folded what came in the
  /// one before that.
  TeamStaging::Work at_once(SmallStaging& staging) {
    TeamStaging::Work work;
    work.together = [this, &staging](void*, const void* source, uint64_t bytes) {
      chosen(e_, call_.routine, team_, bytes, Algorithm::exchanged);
      room_ = staging.room[team_.far_steps % 2];
      give_other(e_, call_.routine, team_, static_cast<const char*>(source), static_cast<char*>(room_),
                 bytes);
    };
    work.alone = [this](void* dest, const void* source, uint64_t bytes) { fold(dest, source, room_, bytes); };
    return work;
  }

  /// More, in pieces: one step of the team, in which each sets a bit of the other's word for each piece.
  void in_pieces(TeamStaging& staging, const Blocks& blocks) {
    chosen(e_, call_.routine, team_, blocks.bytes, Algorithm::exchanged);
    team_sync(e_, call_.routine, team_);  // the rooms are empty
    uint64_t* const arrivals = begin_arrivals(e_, team_);
    TeamStaging::Exchange exchange;
    exchange.give = [&](uint64_t piece, void* room, const void* source, uint64_t bytes) {
      put_signal(e_, room, source, bytes, arrivals, bit_of(piece), true, team_.pe(1 - team_.me()));
    };
    exchange.hear = [&](uint64_t piece) {
      e_.wait_for(WaitSite{call_.routine, WaitSite::For::team, arrivals},
                  [&] { return (e_.load(arrivals) & bit_of(piece)) != 0; });
      e_.fence_acquire(arrivals);  // pairs with the release of the channel before a signal
      amo_word(Amo::add, arrivals, 0 - bit_of(piece), uint64_t{0});
    };
    exchange.fold = [this](void* room, const void* source, uint64_t bytes) {
      fold(room, source, room, bytes);
    };
    staging.pass(call_.team, reinterpret_cast<void*>(call_.dest), reinterpret_cast<const void*>(call_.source),
                 blocks, exchange);
    end_arrivals(e_, call_.routine, team_, arrivals, 0);
  }

 private:
  /// The bit of a piece, which its sender adds to the word and its receiver takes away: nothing orders the
  /// pieces, so each is heard of by itself. As many bits as may be set: whoever sends a piece has heard of
  /// the other's up to kAhead before it, and the other, when it sent that one, up to kAhead before that.
  static uint64_t bit_of(uint64_t piece) {
    constexpr uint64_t kBits = 2 * TeamStaging::kAhead;
    static_assert(kBits <= 64);
    return uint64_t{1} << (piece % kBits);
  }
  void fold(void* dest, const void* mine, const void* theirs, uint64_t bytes) const {
    const bool is_first = team_.me() == 0;
    reducer_of(call_.reduction)
        .fold(dest, is_first ? mine : theirs, is_first ? theirs : mine,
              bytes / size_of(call_.reduction.element));
  }

  MixedEngine& e_;
  const CollectiveCall& call_;
  Team& team_;
  void* room_ = nullptr;
};

void explain_device(Runtime& runtime, const CollectiveCall& call, const Team& team, const Blocks& blocks,
                    DevicePath path, bool given = false) {
  if (!runtime.options().explain_coll) return;
  explain(Choice{call.routine, Algorithm::levels, team.me(), team.n_pes(), blocks.bytes}, path,
          TeamStaging::pieces(blocks, given), call.team);
}

/// Device memory passes through the team's staging. Where there is none for it, each access of the algorithm
/// is a copy.
void run_anywhere(Runtime& runtime, const CollectiveCall& call, Team& team, bool is_staged) {
  MixedEngine e(runtime);
  TeamStaging* const staging = Device::bound()->team_staging();
  const Blocks blocks = blocks_of(call, team.me(), team.n_pes());
  if (is_sync(call)) return run(e, call, team);
  // in pieces the members would meet for each
  const bool is_straight =
      !folds(call) && !is_small(blocks) && runtime.transport().wire()->moves_device_memory();
  if (!staging || !staging->serves(call.team, blocks) || is_straight) {
    explain_device(runtime, call, team, blocks, DevicePath::copies);
    return run(e, call, team);
  }
  OfTwo two(e, call, team);
  const bool is_of_two = OfTwo::serves(call, team), is_given = is_of_two && !is_small(blocks);
  explain_device(runtime, call, team, blocks, is_staged ? DevicePath::kernel : DevicePath::pieces, is_given);
  if (is_given) return two.in_pieces(*staging, blocks);
  TeamStaging::Work work;
  work.together = [&](void* dest, const void* source, uint64_t bytes) {
    CollectiveCall part = call;
    part.dest = reinterpret_cast<uint64_t>(dest);
    part.source = reinterpret_cast<uint64_t>(source);
    part.n = folds(call) ? bytes / size_of(call.reduction.element) : bytes;
    part.step = bytes;  // there blocks lie one behind the other
    // others write to dest at once; where values are folded they wait for all to come first
    if (!folds(call)) team_sync(e, call.routine, team);
    run(e, part, team);
  };
  if (is_of_two) work = two.at_once(*staging->small(call.team));
  if (is_staged) return staging->pass(call.team, blocks, work);
  staging->pass(call.team, reinterpret_cast<void*>(call.dest), reinterpret_cast<const void*>(call.source),
                blocks, work);
}

}  // namespace

void carry_out(Runtime& runtime, const CollectiveCall& call, bool is_staged) {
  Team* team = runtime.teams().of_kernels(call.team);
  if (is_on_rail(call)) team = team && team->levels ? &team->levels->own_rail : nullptr;
  const std::string why = why_wrong(runtime, call, team);
  if (!why.empty()) {
    end_job(runtime, EndCause::error, 1,
            name_of(runtime, runtime.me()) + ": " + call.routine + ": " + why + "; the job ends");
  }
  if (!is_sync(call) && call.n == 0) return;
  try {
    run_anywhere(runtime, call, *team, is_staged);
  } catch (const std::exception& error) {  // out of a thread it would end the process without words
    end_job(runtime, EndCause::error, 1,
            name_of(runtime, runtime.me()) + ": " + call.routine + ": " + error.what() + "; the job ends");
  }
}

}  // namespace isomem
