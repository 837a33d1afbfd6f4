// SPDX-License-Identifier: Apache-2.0
// The library's own kernels. Collectives, waits and signals on streams are the templates that kernels of
// users call, with all blocks of a kernel as parts of one collective. Types are known at run time only, so a
// handful of kernels serve all.
#include "cuda/kernels/parameters.hpp"
#include "isomem/device/api.cuh"

using namespace isomem;          // NOLINT: the definitions below are global
using namespace isomem::device;  // NOLINT

namespace {

/// Of what goes through a room, neighbouring blocks have the roles of a part: they run together.
__device__ Part this_part(PartsOfKernel parts, unsigned roles = 1) {
  return Part{parts.first + blockIdx.x / roles, parts.all};
}
__device__ bool is_sender() { return blockIdx.x % kSendAndTake == 0; }

__device__ ReduceArgs reduce_args(const StreamReduce& r, bool scatter) {
  return ReduceArgs{static_cast<char*>(r.dest), static_cast<const char*>(r.source), r.n, scatter};
}

/// Waits for one word of the set by each thread in turn.
template <class T>
__device__ void wait_for_words(const char* routine, const StreamWait& w) {
  const T one = static_cast<T>(w.value);
  const void* values = w.values_copied ? w.values_copy : w.values;
  const int* status = w.status_copied ? w.status_copy : w.status;
  Engine<Thread> e;
  const WordSet<T> set{static_cast<const T*>(w.words),
                       w.n,
                       status,
                       w.cmp,
                       values ? static_cast<const T*>(values) : &one,
                       values != nullptr};
  wait_all(e, routine, set);
}

}  // namespace

extern "C" __global__ void __launch_bounds__(32)
    isomem_stream_sync(const __grid_constant__ RoutineName name, int team) {
  Engine<Warp, 4, true> e;
  group_sync_team(e, name.text, team_record(team));
}

extern "C" __global__ void __launch_bounds__(kStreamThreads, 1)
    isomem_stream_broadcast(const __grid_constant__ RoutineName name, StreamBroadcast m,
                            PartsOfKernel parts) {
  Engine<Block, 4, true> e;
  group_broadcast(e, name.text, team_record(m.team), m.dest, m.source, m.bytes, m.root, m.small,
                  this_part(parts));
}

extern "C" __global__ void __launch_bounds__(kStreamThreads, 1)
    isomem_stream_exchange(const __grid_constant__ RoutineName name, StreamExchange m, PartsOfKernel parts) {
  Engine<Block, 4, true> e;
  group_exchange(e, name.text, team_record(m.team), m.dest, m.source, m.bytes, m.same_for_all, m.small,
                 this_part(parts));
}

extern "C" __global__ void __launch_bounds__(kStreamThreads, 1)
    isomem_stream_fetch(const __grid_constant__ RoutineName name, StreamFetch m, PartsOfKernel parts) {
  Engine<Block, 8, true> e;
  group_fetch(e, name.text, team_record(m.team), m.fetch, m.small, this_part(parts));
}

extern "C" __global__ void __launch_bounds__(kStreamThreads, 1)
    isomem_stream_fetch_broadcast(const __grid_constant__ RoutineName name, StreamFetchBroadcast m,
                                  PartsOfKernel parts) {
  Engine<Block, 8, true> e;
  group_fetch_broadcast(e, name.text, team_record(m.team), m.dest, m.source, m.bytes, m.root,
                        this_part(parts));
}

// Two kernels, though their loops for all operators take most of the library's compile time: one that is told
// which of the two it is takes 3 to 6 % longer for a reducescatter of 512 KiB to 2 MiB.
extern "C" __global__ void __launch_bounds__(kStreamThreads, 1)
    isomem_stream_reduce(const __grid_constant__ RoutineName name, StreamReduce r, PartsOfKernel parts) {
  Engine<Block, 8, true> e;
  group_reduce(e, name.text, team_record(r.team), reduce_args(r, false), AnyReducer{r.reduction}, r.small,
               this_part(parts));
}

extern "C" __global__ void __launch_bounds__(kStreamThreads, 1)
    isomem_stream_reducescatter(const __grid_constant__ RoutineName name, StreamReduce r,
                                PartsOfKernel parts) {
  Engine<Block, 8, true> e;
  group_reduce(e, name.text, team_record(r.team), reduce_args(r, true), AnyReducer{r.reduction}, r.small,
               this_part(parts));
}

// A kernel of its own: one that knew of both kinds of places would take 3 to 8 % longer for the usual one.
extern "C" __global__ void __launch_bounds__(kStreamThreads, 1)
    isomem_stream_fold(const __grid_constant__ RoutineName name, StreamFold f, PartsOfKernel parts) {
  Engine<Block, 8, true> e;
  group_reduce(e, name.text, team_record(f.team), f.args, AnyReducer{f.reduction}, f.small, this_part(parts));
}

extern "C" __global__ void __launch_bounds__(kStreamThreads, 2)
    isomem_stream_relay(const __grid_constant__ RoutineName name, StreamRelay m, PartsOfKernel parts) {
  Engine<Block, 4, true> e;
  group_relay_exchange(e, name.text, team_record(m.team), m.args, m.room, this_part(parts, kSendAndTake),
                       is_sender());
}

extern "C" __global__ void __launch_bounds__(kStreamThreads, 2)
    isomem_stream_relay_broadcast(const __grid_constant__ RoutineName name, StreamRelayBroadcast m,
                                  PartsOfKernel parts) {
  Engine<Block, 4, true> e;
  group_relay_broadcast(e, name.text, team_record(m.team), m.args, m.room, this_part(parts, kSendAndTake),
                        is_sender());
}

extern "C" __global__ void __launch_bounds__(kStreamThreads, 2)
    isomem_stream_relay_fold(const __grid_constant__ RoutineName name, StreamRelayFold m,
                             PartsOfKernel parts) {
  Engine<Block, 4, true> e;
  group_relay_fold(e, name.text, team_record(m.team), m.args, NearReducer{m.reduction}, m.room,
                   this_part(parts, kSendAndTake), is_sender());
}

extern "C" __global__ void __launch_bounds__(kStreamThreads, 2)
    isomem_stream_relay_reduce(const __grid_constant__ RoutineName name, StreamRelayFold m,
                               PartsOfKernel parts) {
  Engine<Block, 4, true> e;
  group_relay_reduce(e, name.text, team_record(m.team), m.args, NearReducer{m.reduction}, m.room,
                     this_part(parts, kRelayRoles), static_cast<RelayRole>(blockIdx.x % kRelayRoles));
}

/// Before the next operation of the stream: every word of the set has satisfied its comparison.
extern "C" __global__ void isomem_stream_wait(const __grid_constant__ RoutineName name,
                                              const __grid_constant__ StreamWait w) {
  switch (w.kind) {
    case WordKind::i16:
      return wait_for_words<int16_t>(name.text, w);
    case WordKind::u16:
      return wait_for_words<uint16_t>(name.text, w);
    case WordKind::i32:
      return wait_for_words<int32_t>(name.text, w);
    case WordKind::u32:
      return wait_for_words<uint32_t>(name.text, w);
    case WordKind::i64:
      return wait_for_words<int64_t>(name.text, w);
    case WordKind::u64:
      return wait_for_words<uint64_t>(name.text, w);
  }
}

/// The same for one word of 8 bytes, as most waits are, in a few instructions: a kernel on a stream begins
/// with empty caches. Pairs with the fence_release of put_signal and of fence.
extern "C" __global__ void isomem_stream_wait_word(const __grid_constant__ StreamWord w,
                                                   const __grid_constant__ RoutineName name) {
  poll(WaitSite{name.text, WaitSite::For::word, w.word, w.cmp, w.wants, sizeof(*w.word), w.sign_bit != 0},
       [&] { return w.is_satisfied_by(load_acquire(w.word)); });
}

/// What the stream has done so far is seen by whoever sees the signal.
extern "C" __global__ void isomem_stream_signal(uint64_t* word, uint64_t value, int add, int pe) {
  ptx::fence();  // pairs with the fence_acquire of the waits
  signal_op<Thread>(word, value, add ? kSignalAdd : 0, pe);
}

/// An operation on a PE of another host: what it reads may be used again, and its result is there, when the
/// kernel ends.
extern "C" __global__ void isomem_stream_operation(const __grid_constant__ StreamOperation o) {
  const RingView<OpRing> view = op_ring();
  RingSide side;
  const uint64_t number = ring_take(side, view);
  copy_data(view.data(number), o.data, o.bytes);
  ring_post(side, view, number, o.op, o.bytes ? kInline : 0u);
  ring_wait(side, view, number);
  ring_leave(side, view, number);
}

/// What kernels before it on the stream have stored to other PEs has arrived when it ends: that they have
/// ended does not promise that. Pairs with that of another PE, as nvshmem_quiet of kernels.
extern "C" __global__ void isomem_stream_quiet(int has_far) {
  ptx::fence_full();
  if (has_far) far_quiet();
}

/// A collective of a team with members on other hosts, by one block: what is small with its steps on this
/// host, else what the CPUs do of it.
extern "C" __global__ void __launch_bounds__(kFarThreads, 1)
    isomem_stream_collective(const __grid_constant__ CollectiveCall c, int in_steps) {
  using What = CollectiveCall::What;
  const Call call{c.routine, c.team, reinterpret_cast<void*>(c.dest), reinterpret_cast<const void*>(c.source),
                  c.n,       c.root};
  if (!in_steps) {
    CollectiveCall part = c;
    move_by_cpus<Block>(part, c.routine);
  } else if (c.what == What::sync) {
    synchronise<Block>(c.routine, c.team);
  } else if (c.what == What::broadcast) {
    across_hosts<Broadcast, Block>(call);
  } else if (c.what == What::fcollect) {
    across_hosts<Exchange<true>, Block>(call);
  } else {
    across_hosts<Exchange<false>, Block>(call);
  }
}

/// A push (by_rails.hpp), by all blocks. Its stores have arrived behind a synchronisation.
extern "C" __global__ void __launch_bounds__(kStreamThreads, 1)
    isomem_stream_push(const __grid_constant__ RailPart part, int near) {
  const Range lines = share_of((part.n + 127) / 128, blockIdx.x, gridDim.x);
  const size_t first = lines.first * 128, last = lines.last * 128;
  if (first < part.n) push_near<Block>(part, near, first, last < part.n ? last : part.n);
}

/// An atomic of a CPU thread on a device word, by one thread: the home of such a word is the GPU. The old
/// value goes to `*result`, in host memory. Ordered with all that the CPU has done before and does
/// afterwards.
extern "C" __global__ void isomem_atomic(int amo, int width, void* word, uint64_t operand, uint64_t compare,
                                         uint64_t* result) {
  ptx::fence_full();
  if (width == 8) {
    *result = amo_whole(static_cast<Amo>(amo), static_cast<uint64_t*>(word), operand, compare);
  } else {
    *result = amo_whole(static_cast<Amo>(amo), static_cast<uint32_t*>(word), static_cast<uint32_t>(operand),
                        static_cast<uint32_t>(compare));
  }
  ptx::fence_full();
}
