// SPDX-License-Identifier: Apache-2.0
// Barriers and collectives without a pause between them, with data that changes each round, checked in the
// kernel: what a barrier orders is seen in the data, and a collective that overtakes an earlier one leaves
// wrong values. Two programs: the second one is relocatable device code with LARGE_BLOCKS.
#include "gpu_check.cuh"
#include "gpu_teams.cuh"

namespace {

enum Group { kThread, kWarp, kBlock, kWarpgroup };
const char* const kGroupNames[] = {"a thread", "a warp", "a block", "a warpgroup"};
enum What { kBarrier, kSync, kBroadcast, kFcollect, kAlltoall, kSum, kScatter };
const char* const kWhat[] = {"word that a peer put before the barrier (place: round)",
                             "word that a peer stored before the sync (place: round)",
                             "broadcast (place: round)",
                             "fcollect (place: round)",
                             "alltoall (place: round)",
                             "sum_reduce (place: round)",
                             "sum_reducescatter (place: round)"};
#ifdef LARGE_BLOCKS
constexpr unsigned kThreads = 1024;
#else
constexpr unsigned kThreads = 128;
#endif
constexpr size_t kMost = 2048;  // elements of a block of a collective

template <int group>
__device__ bool takes_part() {
  if (group == kWarpgroup) return threadIdx.x / 128 == blockDim.x / 128 - 1;  // the last of the block
  return group == kBlock || (group == kWarp ? threadIdx.x / 32 == 1 : threadIdx.x == 37);
}

template <int group>
__device__ void barrier(nvshmem_team_t team, bool world) {
  if (!takes_part<group>()) return;
  if (group == kThread) world ? nvshmem_barrier_all() : (void)nvshmem_barrier(team);
  if (group == kWarp) world ? nvshmemx_barrier_all_warp() : (void)nvshmemx_barrier_warp(team);
  if (group == kBlock) world ? nvshmemx_barrier_all_block() : (void)nvshmemx_barrier_block(team);
  if (group == kWarpgroup) nvshmemx_barrier_warpgroup(team);
}

template <int group>
__device__ void sync(nvshmem_team_t team, bool world) {
  if (!takes_part<group>()) return;
  if (group == kThread) world ? nvshmem_sync_all() : (void)nvshmem_team_sync(team);
  if (group == kWarp) world ? nvshmemx_sync_all_warp() : (void)nvshmemx_team_sync_warp(team);
  if (group == kBlock) world ? nvshmemx_sync_all_block() : (void)nvshmemx_team_sync_block(team);
}

/// Words in two halves by the parity of the round: a PE can be one barrier ahead, never two.
template <int group>
__global__ void __launch_bounds__(kThreads)
    barriers(nvshmem_team_t team, bool world, int rounds, long* words, gpu::Report* report) {
  if (team == NVSHMEM_TEAM_INVALID) return;
  const int me = nvshmem_team_my_pe(team), n = nvshmem_team_n_pes(team);
  const auto peer = static_cast<int>(threadIdx.x);
  for (int round = 1; round <= rounds; ++round) {
    long* half = words + round % 2 * n;
    if (peer < n) nvshmem_long_p(half + me, round, nvshmem_team_translate_pe(team, peer, NVSHMEM_TEAM_WORLD));
    if (group != kBlock) nvshmem_quiet();  // the barrier of one thread completes that thread's puts only
    __syncthreads();
    barrier<group>(team, world);
    __syncthreads();
    if (peer < n) {
      gpu::expect(report, kBarrier, static_cast<uint64_t>(round),
                  static_cast<uint64_t>(*const_cast<volatile long*>(half + peer)),
                  static_cast<uint64_t>(round));
    }
  }
}

/// A sync makes plain stores visible; the peers read them with g.
template <int group>
__global__ void __launch_bounds__(kThreads)
    syncs(nvshmem_team_t team, bool world, int rounds, long* words, gpu::Report* report) {
  if (team == NVSHMEM_TEAM_INVALID) return;
  const int n = nvshmem_team_n_pes(team);
  const auto peer = static_cast<int>(threadIdx.x);
  for (int round = 1; round <= rounds; ++round) {
    if (takes_part<group>() && (group == kThread || threadIdx.x % 32 == 0) &&
        (group != kBlock || threadIdx.x == 0)) {
      words[round % 2] = round;
    }
    __syncthreads();
    sync<group>(team, world);
    __syncthreads();
    if (peer < n) {
      const long value =
          nvshmem_long_g(words + round % 2, nvshmem_team_translate_pe(team, peer, NVSHMEM_TEAM_WORLD));
      gpu::expect(report, kSync, static_cast<uint64_t>(round), static_cast<uint64_t>(value),
                  static_cast<uint64_t>(round));
    }
    __syncthreads();
  }
}

__device__ long value(int what, int round, int pe, size_t i) {
  return static_cast<long>(gpu::word(static_cast<uint64_t>(round * 8 + what), pe, i) >> 8);
}

#define CALL_BY_GROUP(THREAD, WARP, BLOCK, ...) \
  if (takes_part<group>()) {                    \
    if (group == kThread) THREAD(__VA_ARGS__);  \
    if (group == kWarp) WARP(__VA_ARGS__);      \
    if (group == kBlock) BLOCK(__VA_ARGS__);    \
  }

template <int group>
__device__ void call(int what, nvshmem_team_t team, long* dest, const long* source, size_t n, int root) {
  if (what == kBroadcast) {
    CALL_BY_GROUP(nvshmem_long_broadcast, nvshmemx_long_broadcast_warp, nvshmemx_long_broadcast_block, team,
                  dest, source, n, root)
  } else if (what == kFcollect) {
    CALL_BY_GROUP(nvshmem_long_fcollect, nvshmemx_long_fcollect_warp, nvshmemx_long_fcollect_block, team,
                  dest, source, n)
  } else if (what == kAlltoall) {
    CALL_BY_GROUP(nvshmem_long_alltoall, nvshmemx_long_alltoall_warp, nvshmemx_long_alltoall_block, team,
                  dest, source, n)
  } else if (what == kSum) {
    CALL_BY_GROUP(nvshmem_long_sum_reduce, nvshmemx_long_sum_reduce_warp, nvshmemx_long_sum_reduce_block,
                  team, dest, source, n)
  } else {
    CALL_BY_GROUP(nvshmem_long_sum_reducescatter, nvshmemx_long_sum_reducescatter_warp,
                  nvshmemx_long_sum_reducescatter_block, team, dest, source, n)
  }
}

__device__ long wanted(int what, int round, int me, int members, size_t n, size_t i, int root) {
  const size_t mine = static_cast<size_t>(me) * n;
  if (what == kBroadcast) return value(what, round, root, i);
  if (what == kFcollect) return value(what, round, static_cast<int>(i / n), i % n);
  if (what == kAlltoall) return value(what, round, static_cast<int>(i / n), mine + i % n);
  long sum = 0;
  for (int pe = 0; pe < members; ++pe) sum += value(what, round, pe, what == kScatter ? mine + i : i);
  return sum;
}

/// `what` < 0: a collective by chance each round. A PE comes to a slot of dest again after members + 1
/// rounds; by then every PE has been root, and so has read the slot's earlier contents.
template <int group>
__global__ void __launch_bounds__(kThreads)
    collectives(int what, nvshmem_team_t team, size_t most, int rounds, long* dest, long* source,
                gpu::Report* report) {
  if (team == NVSHMEM_TEAM_INVALID) return;
  const int me = nvshmem_team_my_pe(team), members = nvshmem_team_n_pes(team);
  const size_t slot = kMost * static_cast<size_t>(members);
  for (int round = 0; round < rounds; ++round) {
    const uint64_t random = gpu::mix(static_cast<uint64_t>(round) + 1);
    const int now = what >= 0 ? what : kBroadcast + static_cast<int>(random % 5);
    const size_t n = 1 + (random >> 8) % most;
    const int root = round % members;
    const bool many = now == kAlltoall || now == kScatter;
    for (size_t i = threadIdx.x; i < (many ? n * static_cast<size_t>(members) : n); i += blockDim.x) {
      source[i] = value(now, round, me, i);
    }
    __syncthreads();
    long* to = dest + static_cast<size_t>(round % (members + 1)) * slot;
    call<group>(now, team, to, source, n, root);
    __syncthreads();
    const size_t arrived = now == kFcollect || now == kAlltoall ? n * static_cast<size_t>(members) : n;
    for (size_t i = threadIdx.x; i < arrived; i += blockDim.x) {
      gpu::expect(report, now, static_cast<uint64_t>(round),
                  static_cast<uint64_t>(*const_cast<volatile long*>(to + i)),
                  static_cast<uint64_t>(wanted(now, round, me, members, n, i, root)));
    }
    __syncthreads();
  }
}

class Tester {
 public:
  explicit Tester(gpu::Session& session)
      : s_(session),
        words_(2 * static_cast<size_t>(session.n)),
        dest_(kMost * static_cast<size_t>(session.n) * static_cast<size_t>(session.n + 1)),
        source_(kMost * static_cast<size_t>(session.n)) {}

  template <int group>
  void barriers_only(const gpu::Team& team, bool world) {
    s_.note("barriers by %s on team %s", kGroupNames[group], team.name.c_str());
    finish(barriers<group>, team.handle, world, rounds_, words_.get());
  }

  template <int group>
  void run(const gpu::Team& team, bool world) {
    barriers_only<group>(team, world);
    s_.note("syncs by %s on team %s", kGroupNames[group], team.name.c_str());
    finish(syncs<group>, team.handle, world, rounds_, words_.get());
    for (int what = kBroadcast; what <= kScatter + 1; ++what) {
      const bool mixed = what > kScatter;
      for (size_t most : {size_t{1}, size_t{9}, group == kBlock ? kMost : size_t{200}}) {
        s_.note("%s by %s on team %s, up to %zu elements", mixed ? "mixed collectives" : kWhat[what],
                kGroupNames[group], team.name.c_str(), most);
        const int times = s_.takes_turns() ? 30 : gpu::all() ? 3000 : most > 9 ? 100 : 300;
        finish(collectives<group>, mixed ? -1 : what, team.handle, most, times, dest_.get(), source_.get());
      }
    }
  }

 private:
  template <class... P, class... A>
  void finish(void (*kernel)(P...), A... arguments) {
    CUDA(cudaMemset(words_.get(), 0, words_.count() * sizeof(long)));
    gpu::everybody();
    gpu::run_together(kernel, 1, kThreads, arguments..., s_.report());
    gpu::everybody();
    s_.collect(kWhat);
  }

  gpu::Session& s_;
  const int rounds_ = s_.takes_turns() ? 50 : gpu::all() ? 20000 : 1000;
  gpu::Symmetric<long> words_, dest_, source_;
};

}  // namespace

int main() {
  gpu::Session session("gpu.back_to_back");
  {
    gpu::Teams teams(session);
    Tester tester(session);
    tester.run<kThread>(teams.world(), true);
    tester.run<kWarp>(teams.world(), true);
    tester.run<kBlock>(teams.world(), true);
    tester.barriers_only<kWarpgroup>(teams.world(), false);
    for (const gpu::Team& team : teams.made()) {
      tester.run<kWarp>(team, false);
      tester.run<kBlock>(team, false);
      tester.barriers_only<kWarpgroup>(team, false);
    }
  }
  return session.done();
}
