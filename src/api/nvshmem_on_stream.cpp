// SPDX-License-Identifier: Apache-2.0
#include "api/nvshmem_on_stream.hpp"

#include <algorithm>
#include <cstring>
#include <string_view>
#include <tuple>
#include <utility>

#include "api/guard.hpp"
#include "api/nvshmem_on_stream_rma.hpp"
#include "cuda/collectives.hpp"
#include "cuda/device.hpp"

namespace isomem::api::nvshmem::on_stream {

namespace {

/// Parts of a collective, and the payloads in bytes that go by LL lines. Measured on H200 over NVLink; the
/// same on all members, since all see the same sizes.
constexpr size_t kSmallPayload = 64 << 10;
constexpr size_t kPushBroadcast = 2 << 20;        // to all together
constexpr size_t kSmallReduceDirect = 256 << 10;  // over the number of PEs: each value goes to all of them
constexpr size_t kSmallReduceOfTwo = 256 << 10;
constexpr size_t kSmallReduceTwoSteps = 512 << 10;
constexpr size_t kSmallReducescatter = 64 << 10;
constexpr size_t kSmallReducescatterOfTwo = 256 << 10;
constexpr size_t kPushAfter = 8 << 20;
constexpr unsigned kMostParts = 128;
constexpr size_t kFetchByFew = 48 << 20;   // one PE fetches all of a broadcast from another: 128 parts are
constexpr unsigned kFewParts = 32;         // slower here (456 us for 128 MiB, 32 parts 372)
constexpr unsigned kMostReduceParts = 64;  // 128: slower on 4 GPUs from 16 MiB on, even on 2
constexpr unsigned kMostSpreadParts = 64;  // of a broadcast in which each brings a share for all: 128 slower
constexpr int kSignalAdd = 10;             // NVSHMEM_SIGNAL_ADD
constexpr size_t kByRails = 1 << 20;       // of a team on several hosts: kernels fold and collect on each
constexpr size_t kBytesPerPart = 16 << 10;
constexpr size_t kRelayPerPart =
    8 << 10;                          // of 1 and 2 MiB: as fast as 4 and 16 KiB, with fewer blocks than 4
constexpr unsigned kLlThreads = 128;  // of a block that moves LL lines: more only run the same instructions
constexpr size_t kLlLinesPerPart = 128;
static_assert(kMostParts <= kLanes);

RoutineName name_for(std::string_view routine) {
  RoutineName name{};
  routine.copy(name.text, sizeof(name.text) - 1);
  return name;
}

unsigned parts_for(size_t units, size_t per_part, unsigned most) {
  return static_cast<unsigned>(std::clamp<size_t>((units + per_part - 1) / per_part, 1, most));
}

/// Parts of a collective, the same on all members, and how many threads a block has.
struct Grid {
  unsigned parts;
  unsigned threads;
};
/// For `bytes` that go by LL lines or, if they are too many, straight.
Grid grid_for(size_t bytes, size_t small, unsigned most = kMostParts) {
  if (bytes > small) return {parts_for(bytes, kBytesPerPart, most), kStreamThreads};
  const size_t lines = (bytes + 7) / 8;
  if (lines <= 32) return {1, 32};
  return {parts_for(lines, kLlLinesPerPart, most), kLlThreads};
}

/// A team of one waits for nobody. The default stream of a thread has the same handle in all threads.
unsigned blocks_at_most(Device& device, int team, Grid grid, cudaStream_t stream, unsigned roles) {
  if (device.team(team).n_pes == 1) return BlockLimit::kUnlimited;
  const auto own = reinterpret_cast<const void*>(2 * static_cast<uintptr_t>(team) + 1);  // no stream is there
  const bool is_wide = roles == 1 && grid.threads == kStreamThreads;  // see their launch bounds
  return device.block_limit().most(team, stream == cudaStreamPerThread ? own : stream, is_wide, roles);
}

/// Starts a kernel that waits for those of the other members, with a block for each role of each part. Where
/// it may not have so many, several follow each other, on each member as many as it needs: no part waits for
/// another one, and the first that is not done has begun everywhere.
template <class Parameters>
void launch_parts(Device& device, const char* kernel, Grid grid, const char* routine, const Parameters& m,
                  cudaStream_t stream, unsigned roles = 1) {
  const unsigned most = blocks_at_most(device, m.team, grid, stream, roles) / roles;
  for (PartsOfKernel parts{0, grid.parts}; parts.first < parts.all;) {
    const unsigned here = std::min(parts.all - parts.first, most);
    device.launch(device.kernel(kernel), here * roles, grid.threads, stream, name_for(routine), m, parts);
    parts.first += here;
  }
}

/// Of the block that hands a collective to the CPUs: 64 bytes of a small payload for each.
unsigned far_threads(const Blocks& blocks) {
  const uint64_t bytes = is_small(blocks) ? blocks.bytes * blocks.most : 0;
  return static_cast<unsigned>(std::clamp<uint64_t>((bytes / 64 + 31) / 32 * 32, 32, kFarThreads));
}

SmallReduce small_reduce(int n_pes) {
  const size_t direct = n_pes == 2 ? kSmallReduceOfTwo : kSmallReduceDirect / static_cast<size_t>(n_pes);
  return {direct, kSmallReduceTwoSteps, kPushAfter};
}
size_t small_reducescatter(int n_pes) { return n_pes == 2 ? kSmallReducescatterOfTwo : kSmallReducescatter; }

Grid reduce_grid(size_t bytes) { return grid_for(bytes, kSmallReduceTwoSteps, kMostReduceParts); }
Grid reducescatter_grid(size_t bytes, int n_pes) {
  const size_t small = small_reducescatter(n_pes), pes = static_cast<size_t>(n_pes);
  return grid_for(bytes * pes, bytes <= small ? small * pes : 0, kMostReduceParts);
}
/// Where links are full, fewer parts are faster.
unsigned broadcast_parts(int n_pes, size_t bytes) {
  if (n_pes == 2) return bytes >= kFetchByFew ? kFewParts : kMostParts;
  return bytes * static_cast<size_t>(n_pes - 1) > kPushBroadcast ? kMostSpreadParts : kMostParts;
}
Grid exchange_grid(size_t bytes, size_t pes) {
  return bytes <= kSmallPayload ? grid_for(bytes * pes, kSmallPayload * pes) : grid_for(bytes * pes, 0);
}
void launch_broadcast(Device& device, const char* routine, const StreamBroadcast& m, int n_pes,
                      cudaStream_t stream) {
  const Grid grid = grid_for(m.bytes, kSmallPayload, broadcast_parts(n_pes, m.bytes));
  launch_parts(device, "isomem_stream_broadcast", grid, routine, m, stream);
}

/// The kernel that hands a collective to the CPUs, or its steps.
void launch_far(Device& device, const CollectiveCall& call, const Blocks& blocks, bool in_steps,
                cudaStream_t stream) {
  device.block_limit().most(call.team, stream, true);  // it is one block, beside which others have less room
  device.launch(device.kernel("isomem_stream_collective"), 1, far_threads(blocks), stream, call,
                static_cast<int>(in_steps));
}

/// The CPUs of a team with members on other hosts carry it out.
void hand_to_cpus(Device& device, const CollectiveCall& call, cudaStream_t stream) {
  if (stream == device.calls()) {  // of the host, which waits anyway
    if (is_on_rail(call)) device.wait_for(stream, "waiting for a host's part of a collective");
    return carry_out(device.runtime(), call);
  }
  launch_far(device, call, blocks_of(call, device.team(call.team)), false, stream);
}

/// The members of each host do their part by kernels (by_rails.hpp): all steps by one, if a block is enough.
void take_steps(Device& device, const CollectiveCall& call, cudaStream_t stream) {
  const TeamRails& rails = device.team(call.team).rails;
  if (is_small_on_rail(call, rails)) {
    Blocks blocks = blocks_of(call, device.team(call.team));
    if (call.what == CollectiveCall::What::fcollect) blocks.most = static_cast<uint64_t>(rails.hosts);
    return launch_far(device, call, blocks, true, stream);
  }
  RailPart part{call, 0};
  for (int i = 0;; ++i) {
    switch (rail_step(call, rails, i, part)) {
      case RailStep::outer:
        hand_to_cpus(device, part, stream);
        break;
      case RailStep::push:
        device.launch(device.kernel("isomem_stream_push"), parts_for(part.n, kBytesPerPart, kMostParts),
                      kStreamThreads, stream, part, rails.near);
        break;
      case RailStep::meet:
        device.launch(device.kernel("isomem_stream_sync"), 1, 32, stream, name_for(call.routine), rails.near);
        break;
      default:  // others than reductions do not fold
        return;
    }
  }
}

/// Whether kernels reach what it is called with: not static data of the host.
bool is_on_device(const Device& device, const CollectiveCall& call) {
  const auto on_device = [&](uint64_t address) {
    return device.is_in_window(reinterpret_cast<const void*>(address));
  };
  return is_sync(call) || (on_device(call.dest) && on_device(call.source));
}

/// Kernels would go to the same addresses of other PEs, whatever lies there.
void check_places(Device& device, const CollectiveCall& call, const Blocks& blocks) {
  for (const auto& [name, address, n] :
       {std::tuple{"dest", call.dest, blocks.dest},
        std::tuple{"source", call.source, std::max<uint64_t>(blocks.source, 1)}}) {
    api::check_symmetric(device.runtime(), call.routine, name, reinterpret_cast<const void*>(address),
                         n * blocks.bytes, 1);
  }
}

/// Elements of a large reduction of device memory, of a team on several hosts, that each member of a host has
/// as its share. 0: it is not done so.
size_t share_of_each(const Device& device, const CollectiveCall& call) {
  constexpr size_t kUnit = 64;  // shares are as aligned as the places
  const auto pes = static_cast<size_t>(device.team(call.team).rails.places);
  const bool has_shares = call.what == CollectiveCall::What::reduce && pes > 0;
  if (!has_shares || call.n * size_of(call.reduction.element) < kByRails) return 0;
  if (!is_on_device(device, call)) return 0;
  return call.n / pes / kUnit * kUnit;
}

/// The members of a host fold their shares by kernels, each reduces its own with those who have the same on
/// the other hosts, by the CPUs, and kernels collect them. Elements that are left go by the CPUs.
void reduce_by_rails(Device& device, const CollectiveCall& call, size_t share, cudaStream_t stream) {
  const TeamRails& rails = device.team(call.team).rails;
  const int near = rails.near, pes = rails.places;
  const size_t element = size_of(call.reduction.element), bytes = share * element;
  const uint64_t mine = call.dest + bytes * static_cast<uint64_t>(rails.place);
  auto* const to = reinterpret_cast<char*>(mine);
  const auto by_cpus = [&](CollectiveCall::What what, uint64_t dest, uint64_t source, size_t n) {
    CollectiveCall part = call;
    part.what = what, part.dest = dest, part.source = source, part.n = n;
    if (stream == device.calls()) device.wait_for(stream, "waiting for a share of a reduction");
    hand_to_cpus(device, part, stream);
  };
  const auto* const source = reinterpret_cast<const void*>(call.source);
  launch_parts(device, "isomem_stream_reducescatter", reducescatter_grid(bytes, pes), call.routine,
               StreamReduce{near, to, source, share, call.reduction, {small_reducescatter(pes), 0}}, stream);
  by_cpus(CollectiveCall::What::reduce_on_rail, mine, mine, share);
  launch_parts(device, "isomem_stream_exchange", exchange_grid(bytes, static_cast<size_t>(pes)), call.routine,
               StreamExchange{near, reinterpret_cast<void*>(call.dest), to, bytes, kSmallPayload, true},
               stream);
  const size_t done = share * static_cast<size_t>(pes);
  const uint64_t left = done * element;
  if (done < call.n)
    by_cpus(CollectiveCall::What::reduce, call.dest + left, call.source + left, call.n - done);
}

/// A collective of a team with members on other hosts.
void across_hosts(Device& device, const CollectiveCall& call, cudaStream_t stream) {
  const DeviceTeam& team = device.team(call.team);
  const bool by_host = stream == device.calls();  // small ones without kernels
  if (const size_t share = share_of_each(device, call)) {
    check_places(device, call, blocks_of(call, team));
    return reduce_by_rails(device, call, share, stream);
  }
  const bool has_steps = call.what != CollectiveCall::What::reduce && goes_by_rails(call, team) &&
                         (is_sync(call) || call.n != 0) && is_on_device(device, call);
  if (!has_steps || (by_host && is_small_on_rail(call, team.rails)))
    return hand_to_cpus(device, call, stream);
  if (!is_sync(call)) check_places(device, call, blocks_of(call, team));
  take_steps(device, call, stream);
}

/// `start` launches the kernels of a team of one host; `call` is the same for any other.
template <class F>
int on_team(const char* routine, int team, cudaStream_t stream, const CollectiveCall& call, F&& start) {
  return api::guarded(routine, [&](Runtime&) {
    Device& device = Device::current(routine);
    const int n_pes = device.team_pes(team);
    if (n_pes == 0) return -1;
    device.is_far_team(team) ? across_hosts(device, call, stream) : start(device, n_pes);
    return 0;
  });
}

CollectiveCall call_of(const char* routine, int team, CollectiveCall::What what, const void* dest,
                       const void* source, size_t n) {
  CollectiveCall call{};
  call.what = what;
  call.team = team;
  call.dest = reinterpret_cast<uint64_t>(dest);
  call.source = reinterpret_cast<uint64_t>(source);
  call.n = n;
  std::strncpy(call.routine, routine, sizeof(call.routine) - 1);
  return call;
}

/// Whether the driver waits: then no thread of the GPU is busy with that, but nobody sees how long it takes,
/// so a time limit asks for a kernel. Its >= looks at the sign of the difference, which for words of 8 bytes
/// is the same up to differences of 2^63.
bool driver_waits(const Runtime& rt, const StreamWait& wait) {
  if (rt.options().timeout_s > 0) return false;
  const bool one = wait.n == 1 && !wait.status && !wait.values;
  const bool wide = wait.kind == WordKind::i64 || wait.kind == WordKind::u64;
  const bool narrow = wait.kind == WordKind::i32 || wait.kind == WordKind::u32;
  return one && ((wide && (wait.cmp == Cmp::eq || wait.cmp == Cmp::ge)) || (narrow && wait.cmp == Cmp::eq));
}

/// Whether kernels can read `p`: not the program's ordinary memory.
bool device_reads(Device& device, const void* p) {
  const ContextScope scope(device.context());
  return !p || memory_type_of(p) != 0;
}

/// Words `first` up to `first + n` of a wait, with copies of what kernels cannot read.
StreamWait part_of(const StreamWait& whole, size_t first, size_t n, bool copy_status, bool copy_values) {
  const size_t width = width_of(whole.kind);
  StreamWait part = whole;
  part.n = n;
  part.words = static_cast<const char*>(whole.words) + first * width;
  part.status_copied = copy_status;
  part.values_copied = copy_values;
  if (whole.status) part.status = whole.status + first;
  if (whole.values) part.values = static_cast<const char*>(whole.values) + first * width;
  if (copy_status) std::copy_n(part.status, n, part.status_copy);
  if (copy_values) std::memcpy(part.values_copy, part.values, n * width);
  return part;
}

/// By a kernel, or several where arrays must be copied: all of them must be satisfied in the end.
void wait_by_kernel(Device& device, const char* routine, const StreamWait& wait, cudaStream_t stream) {
  if (wait.n == 1 && !wait.status && !wait.values && width_of(wait.kind) == 8) {
    device.launch(device.kernel("isomem_stream_wait_word"), 1, 1, stream,
                  StreamWord::of(wait.words, wait.kind == WordKind::i64, wait.cmp, wait.value),
                  name_for(routine));
    return;
  }
  const bool copy_status = !device_reads(device, wait.status);
  const bool copy_values = !device_reads(device, wait.values);
  const size_t most = copy_status || copy_values ? StreamWait::kCopied : wait.n;
  for (size_t first = 0; first < wait.n; first += most) {
    const size_t n = std::min(most, wait.n - first);
    device.launch(device.kernel("isomem_stream_wait"), 1, 1, stream, name_for(routine),
                  part_of(wait, first, n, copy_status, copy_values));
  }
}

}  // namespace

int sync_team(const char* routine, int team, cudaStream_t stream) {
  const CollectiveCall call = call_of(routine, team, CollectiveCall::What::sync, nullptr, nullptr, 0);
  return on_team(routine, team, stream, call, [&](Device& device, int) {
    device.launch(device.kernel("isomem_stream_sync"), 1, 32, stream, name_for(routine), team);
  });
}

void quiet(const char* routine, cudaStream_t stream) {
  api::guarded(routine, [&](Runtime&) {
    Device& device = Device::current(routine);
    if (!device.has_far() && !device.is_in_graph(stream)) return device.fence_on(stream);
    device.launch(device.kernel("isomem_stream_quiet"), 1, 1, stream, static_cast<int>(device.has_far()));
  });
}

void quiet_far(const char* routine, cudaStream_t stream) {
  api::guarded(routine, [&](Runtime&) {
    if (Device::current(routine).has_far()) quiet(routine, stream);
  });
}

int broadcast_bytes(const char* routine, int team, void* dest, const void* source, size_t bytes, int root,
                    cudaStream_t stream) {
  CollectiveCall call = call_of(routine, team, CollectiveCall::What::broadcast, dest, source, bytes);
  call.root = root;
  return on_team(routine, team, stream, call, [&](Device& device, int n_pes) {
    if (root < 0 || root >= n_pes) api::fail_value(routine, "PE_root", root, "a PE of the team");
    if (bytes == 0) return;
    const StreamBroadcast move{team, root, dest, source, bytes, {kSmallPayload, kPushBroadcast}};
    launch_broadcast(device, routine, move, n_pes, stream);
  });
}

int exchange_bytes(const char* routine, int team, void* dest, const void* source, size_t bytes,
                   bool same_for_all, cudaStream_t stream) {
  const auto what = same_for_all ? CollectiveCall::What::fcollect : CollectiveCall::What::alltoall;
  return on_team(routine, team, stream, call_of(routine, team, what, dest, source, bytes),
                 [&](Device& device, int n_pes) {
                   if (bytes == 0) return;
                   const StreamExchange move{team, dest, source, bytes, kSmallPayload, same_for_all};
                   const Grid grid = exchange_grid(bytes, static_cast<size_t>(n_pes));
                   launch_parts(device, "isomem_stream_exchange", grid, routine, move, stream);
                 });
}

int reduce_elements(const char* routine, int team, void* dest, const void* source, size_t n,
                    Reduction reduction, cudaStream_t stream) {
  CollectiveCall call = call_of(routine, team, CollectiveCall::What::reduce, dest, source, n);
  call.reduction = reduction;
  return on_team(routine, team, stream, call, [&](Device& device, int n_pes) {
    if (n == 0) return;
    const size_t bytes = n * size_of(reduction.element);
    launch_parts(device, "isomem_stream_reduce", reduce_grid(bytes), routine,
                 StreamReduce{team, dest, source, n, reduction, small_reduce(n_pes)}, stream);
  });
}

int reducescatter_elements(const char* routine, int team, void* dest, const void* source, size_t n,
                           Reduction reduction, cudaStream_t stream) {
  CollectiveCall call = call_of(routine, team, CollectiveCall::What::reducescatter, dest, source, n);
  call.reduction = reduction;
  return on_team(routine, team, stream, call, [&](Device& device, int n_pes) {
    if (n == 0) return;
    const size_t bytes = n * size_of(reduction.element);
    launch_parts(device, "isomem_stream_reducescatter", reducescatter_grid(bytes, n_pes), routine,
                 StreamReduce{team, dest, source, n, reduction, {small_reducescatter(n_pes), 0}}, stream);
  });
}

// --- data that lie where each PE likes: isomem/stream.h
// ------------------------------------------------------

namespace {

/// start(runtime, device, members) launches kernels, unless the team has members on other hosts.
template <class F>
int on_near_team(const char* routine, int team, F&& start) {
  return api::guarded(routine, [&](Runtime& rt) {
    Device& device = Device::current(routine);
    const int n_pes = device.team_pes(team);
    if (n_pes == 0) return -1;
    if (device.is_far_team(team)) return 1;
    start(rt, device, n_pes);
    return 0;
  });
}

/// What goes by LL lines, which are the library's own memory: what they begin and end with may be any.
size_t limit_for(const Device& device, int team, int n_pes, Collective which) {
  if (n_pes == 1) return SIZE_MAX;
  const size_t message = device.message_bytes(team), pes = static_cast<size_t>(n_pes);
  switch (which) {
    case Collective::reduce: {
      const SmallReduce small = small_reduce(n_pes);
      return std::max(std::min(small.direct, message), std::min(small.two_steps, (message - 8) * pes));
    }
    case Collective::reducescatter:
      return std::min(small_reducescatter(n_pes), message);
    default:
      return std::min(kSmallPayload, message);
  }
}

/// Whether the team has a room, which takes data that are too large for LL lines.
bool is_there(const Room& room) { return room.chunk != 0; }

Grid relay_grid(size_t each, unsigned most = Room::kParts) {
  return {parts_for(each, kRelayPerPart, most), kStreamThreads};
}

void relay(Device& device, const char* routine, const StreamRelay& m, cudaStream_t stream) {
  launch_parts(device, "isomem_stream_relay", relay_grid(m.args.each), routine, m, stream, kSendAndTake);
}
void relay(Device& device, const char* routine, const StreamRelayBroadcast& m, int n_pes,
           cudaStream_t stream) {
  const Grid grid = relay_grid(m.args.each(n_pes));
  launch_parts(device, "isomem_stream_relay_broadcast", grid, routine, m, stream, kSendAndTake);
}
void relay(Device& device, const char* routine, const StreamRelayFold& m, cudaStream_t stream) {
  launch_parts(device, "isomem_stream_relay_fold", relay_grid(m.args.each), routine, m, stream, kSendAndTake);
}

/// All of the source. Two members send each other all of it; of more each folds a share, which it sends on to
/// the others: three blocks for each part.
void relay_reduction(Device& device, const char* routine, const StreamRelayFold& m, int n_pes,
                     cudaStream_t stream) {
  if (n_pes == 2) return relay(device, routine, m, stream);
  const size_t pes = static_cast<size_t>(n_pes);
  const size_t share = ((m.args.bytes + pes - 1) / pes + 127) / 128 * 128;
  StreamRelayFold shares = m;
  shares.args.step = shares.args.each = share;
  const Grid grid = relay_grid(share, Room::kParts / kRelayReduceLanes);
  launch_parts(device, "isomem_stream_relay_reduce", grid, routine, shares, stream, kRelayRoles);
}

/// From the first byte of the first of `n` blocks to the last of the last one.
uint64_t span_of(const char* routine, int n, size_t step, size_t bytes) {
  return api::bytes_of(routine, static_cast<size_t>(n - 1), step) + bytes;
}

}  // namespace

size_t limit_of(const char* routine, int team, Collective which) {
  size_t limit = 0;
  on_near_team(routine, team, [&](Runtime&, const Device& device, int n_pes) {
    limit = is_there(device.room(team)) ? SIZE_MAX : limit_for(device, team, n_pes, which);
  });
  return limit;
}

namespace {
/// The team has no room any more; also of one that has members on other hosts, and never had one.
void forget_limit(const char* routine, int team) {
  api::guarded(routine, [&](Runtime&) {
    BlockLimit& limit = Device::current(routine).block_limit();
    limit.forget(team);
    limit.forget(Device::near_team(team));
  });
}
}  // namespace

int set_room(const char* routine, int team, char* room, size_t bytes) {
  if (!room) forget_limit(routine, team);
  bool is_enough = true;
  const int result = on_near_team(routine, team, [&](Runtime& rt, Device& device, int n_pes) {
    if (room) api::check_symmetric(rt, routine, "room", room, bytes, 128);
    const Room whole = room && n_pes > 1 ? Room::in(room, bytes, n_pes) : Room{};
    is_enough = !room || n_pes == 1 || whole.chunk != 0;
    if (is_enough) device.set_room(team, whole);
  });
  return is_enough ? result : 1;
}

int fold_places(const char* routine, int team, const ReduceOwnArgs& args, Reduction reduction,
                cudaStream_t stream) {
  const size_t element = size_of(reduction.element);
  return on_near_team(routine, team, [&](Runtime& rt, Device& device, int n_pes) {
    if (args.n == 0) return;
    const uint64_t bytes = api::bytes_of(routine, args.n, element);
    const bool is_small = bytes <= limit_for(device, team, n_pes,
                                             args.scatter ? Collective::reducescatter : Collective::reduce);
    if (!is_small) {
      const uint64_t span = args.scatter ? span_of(routine, n_pes, args.step, bytes) : bytes;
      if (const Room room = device.room(team); is_there(room)) {
        api::check_local(routine, "dest", args.dest, element);
        api::check_local(routine, "source", args.source, element);
        if (args.scatter && args.step % element != 0)
          api::fail_value(routine, "step", static_cast<long long>(args.step), "whole elements");
        const RelayFold fold{args.dest, args.source, args.scatter ? args.step : 0, bytes, span};
        const StreamRelayFold whole{team, fold, reduction, room};
        return args.scatter ? relay(device, routine, whole, stream)
                            : relay_reduction(device, routine, whole, n_pes, stream);
      }
      api::check_symmetric(rt, routine, "source", args.source, span, element);
    }
    const SmallReduce small = args.scatter ? SmallReduce{small_reducescatter(n_pes), 0} : small_reduce(n_pes);
    const Grid grid = args.scatter ? reducescatter_grid(bytes, n_pes) : reduce_grid(bytes);
    launch_parts(device, "isomem_stream_fold", grid, routine, StreamFold{team, args, reduction, small},
                 stream);
  });
}

int fetch_blocks(const char* routine, int team, const FetchArgs& args, cudaStream_t stream) {
  return on_near_team(routine, team, [&](Runtime& rt, Device& device, int n_pes) {
    const size_t bytes = args.bytes, pes = static_cast<size_t>(n_pes);
    if (bytes == 0) return;
    if (n_pes > 1 && bytes > limit_for(device, team, n_pes, Collective::exchange)) {
      if (const Room room = device.room(team); is_there(room)) {
        const RelayExchange move{args.dest, args.dest_step, args.source, args.source_step, bytes, SIZE_MAX};
        return relay(device, routine, StreamRelay{team, move, room}, stream);
      }
      const uint64_t span = span_of(routine, n_pes, args.source_step, bytes);
      api::check_symmetric(rt, routine, "source", args.source, span, 1);
    }
    const Grid grid = exchange_grid(bytes, pes);
    launch_parts(device, "isomem_stream_fetch", grid, routine, StreamFetch{team, args, kSmallPayload},
                 stream);
  });
}

int fetch_broadcast(const char* routine, int team, void* dest, void* source, size_t bytes, int root,
                    cudaStream_t stream) {
  return on_near_team(routine, team, [&](Runtime& rt, Device& device, int n_pes) {
    if (root < 0 || root >= n_pes) api::fail_value(routine, "root", root, "a PE of the team");
    if (bytes == 0 || n_pes == 1) return;
    const bool is_root = device.team_me(team) == root;
    if (bytes <= limit_for(device, team, n_pes, Collective::broadcast)) {
      void* const to = is_root ? source : dest;
      const StreamBroadcast move{team, root, to, source, bytes, {kSmallPayload, 0}};
      return launch_broadcast(device, routine, move, n_pes, stream);
    }
    if (const Room room = device.room(team); is_there(room)) {
      const RelayBroadcast move{static_cast<char*>(is_root ? source : dest), bytes, root};
      return relay(device, routine, StreamRelayBroadcast{team, move, room}, n_pes, stream);
    }
    api::check_symmetric(rt, routine, "source", source, bytes, 1);
    const Grid grid = grid_for(bytes, 0, broadcast_parts(n_pes, bytes));
    launch_parts(device, "isomem_stream_fetch_broadcast", grid, routine,
                 StreamFetchBroadcast{team, root, dest, source, bytes}, stream);
  });
}

void wait_for(const char* routine, const StreamWait& wait, cudaStream_t stream) {
  api::guarded(routine, [&](Runtime& rt) {
    Device& device = Device::current(routine);
    if (wait.n == 0) return;
    const ContextScope scope(device.context());
    if (!driver_waits(rt, wait) || (width_of(wait.kind) == 8 && device.is_in_graph(stream)))
      return wait_by_kernel(device, routine, wait, stream);
    const CUdeviceptr word = reinterpret_cast<CUdeviceptr>(wait.words);
    const unsigned how = wait.cmp == Cmp::eq ? CU_STREAM_WAIT_VALUE_EQ : CU_STREAM_WAIT_VALUE_GEQ;
    const bool narrow = wait.kind == WordKind::i32 || wait.kind == WordKind::u32;
    check(narrow ? device.cu().stream_wait32(stream, word, static_cast<uint32_t>(wait.value), how)
                 : device.cu().stream_wait64(stream, word, wait.value, how),
          "waiting on a stream for a word");
  });
}

void signal_op(const char* routine, uint64_t* sig_addr, uint64_t signal, int sig_op, int pe,
               cudaStream_t stream) {
  api::guarded(routine, [&](Runtime& rt) {
    Device& device = Device::current(routine);
    api::check_pe(rt.n_pes(), routine, pe);
    api::check_symmetric(rt, routine, "sig_addr", sig_addr, sizeof(*sig_addr), alignof(uint64_t));
    if (!rt.job().peers().is_near(pe)) {
      StreamEngine(device, stream).issue(isomem::signal_op(sig_addr, signal, sig_op == kSignalAdd, pe));
      return;
    }
    const bool add = sig_op == kSignalAdd;
    if (!add && !device.is_in_graph(stream))
      return device.write_word_on(stream, device.near_copy(sig_addr, pe), signal, sizeof(*sig_addr));
    device.launch(device.kernel("isomem_stream_signal"), 1, 1, stream, sig_addr, signal,
                  static_cast<int>(add), pe);
  });
}

}  // namespace isomem::api::nvshmem::on_stream
