// SPDX-License-Identifier: Apache-2.0
// Large data through rooms (isomem/group_relay.hpp) by up to eight members whose kernels run side by side on
// one GPU, where as many processes would take turns: collectives of random kinds, sizes and parts back to
// back in one room. `gpu_rooms time` prints what they take. PES: 1
#include <algorithm>

#include "gpu_check.cuh"
#include "isomem/device/api.cuh"
#include "isomem/group_relay.hpp"

namespace {

using namespace isomem;  // NOLINT

constexpr unsigned kThreads = 512;
constexpr size_t kAreas = 5;          // collectives of a batch
constexpr size_t kPerPart = 8 << 10;  // of a share, where times are taken: as the library has it
constexpr uint32_t kPoison = 0xa5a5a5a5;

/// The memory of all members, one region behind the other.
struct World {
  char* base;
  unsigned shift;
  int n;

  __host__ __device__ char* region(int member) const { return base + (static_cast<size_t>(member) << shift); }
};

/// What the library has on a stream, but for where the copies of a symmetric object are.
struct OneGpu : device::Engine<device::Block, 4, true> {
  World world;
  int member;

  __device__ OneGpu(const World& w, int m) : world(w), member(m) {}
  template <class T>
  __device__ Copies<T> copies(T* p) const {
    const uint64_t base = reinterpret_cast<uint64_t>(world.base);
    const uint64_t offset = (reinterpret_cast<uint64_t>(p) - base) & ((uint64_t{1} << world.shift) - 1);
    return Copies<T>{reinterpret_cast<T*>(base + offset), world.shift};
  }
  __device__ unsigned area_shift(char*) const { return world.shift; }
  __device__ TeamView view(const DeviceTeam&) const {
    TeamView v{};
    v.area = 1;  // nobody uses it: what goes through rooms sends no LL lines
    v.me = member;
    v.n_pes = world.n;
    v.stride = 1;
    return v;
  }
};

enum class Kind { gather, alltoall, scatter, all, shares, broadcast };
constexpr int kKinds = 6;
constexpr const char* kNames[] = {"a gather", "an alltoall",     "a reducescatter",
                                  "a sum",    "a sum by shares", "a broadcast"};

/// The same on all members, but for what is in place.
struct Plan {
  Kind kind;
  uint64_t salt;
  size_t words, step;  // of a block; from one to the next
  int root;
  unsigned parts;
  unsigned in_place;    // a bit for each member
  size_t source, dest;  // where in the region
  size_t all_words;     // of either

  __host__ __device__ bool is_in_place(int member) const { return in_place >> member & 1; }
  __host__ __device__ size_t source_at(int member) const {
    if (!is_in_place(member)) return source;
    const bool is_block = kind == Kind::gather;
    return dest + (is_block ? 4 * step * static_cast<size_t>(member) : 0);
  }
  unsigned groups() const { return kind == Kind::shares ? kRelayRoles : 2; }
};

__host__ __device__ uint32_t given(const Plan& p, int member, size_t i) {
  return static_cast<uint32_t>(gpu::word(p.salt, member, i));
}
__device__ uint32_t sum_of(const Plan& p, int n, size_t i) {
  uint32_t total = 0;
  for (int member = 0; member < n; ++member) total += given(p, member, i);
  return total;
}

/// Word `i` from the start of a member's `dest`.
__device__ uint32_t wanted(const Plan& p, int n, int member, size_t i) {
  const size_t block = i / p.step, at = i % p.step, me = static_cast<size_t>(member);
  switch (p.kind) {
    case Kind::gather:
    case Kind::alltoall:
      if (block >= static_cast<size_t>(n) || at >= p.words) return kPoison;
      return given(p, static_cast<int>(block), p.kind == Kind::gather ? at : me * p.step + at);
    case Kind::scatter:
      return i < p.words ? sum_of(p, n, me * p.step + i) : kPoison;
    case Kind::broadcast:
      return i < p.words && member != p.root ? given(p, p.root, i) : kPoison;
    default:
      return i < p.words ? sum_of(p, n, i) : kPoison;
  }
}

__device__ size_t first_index() { return blockIdx.x * size_t{blockDim.x} + threadIdx.x; }

__global__ void poison(World w, int member, Plan p) {
  auto* const to = reinterpret_cast<uint32_t*>(w.region(member) + p.dest);
  for (size_t i = first_index(); i < p.all_words; i += size_t{gridDim.x} * blockDim.x) to[i] = kPoison;
}
__global__ void fill(World w, int member, Plan p) {
  const bool is_one =
      p.kind == Kind::gather || p.kind == Kind::all || p.kind == Kind::shares || p.kind == Kind::broadcast;
  const size_t words = is_one ? p.words : p.all_words;
  auto* const to = reinterpret_cast<uint32_t*>(w.region(member) + p.source_at(member));
  for (size_t i = first_index(); i < words; i += size_t{gridDim.x} * blockDim.x) to[i] = given(p, member, i);
}
__global__ void check(World w, int member, Plan p, gpu::Report* report) {
  const auto* const got = reinterpret_cast<const uint32_t*>(w.region(member) + p.dest);
  for (size_t i = first_index(); i < p.all_words; i += size_t{gridDim.x} * blockDim.x) {
    const uint32_t want = wanted(p, w.n, member, i);
    if (got[i] != want || i % 1024 == 0) gpu::expect(report, static_cast<int>(p.kind), i, got[i], want);
  }
}

// --- the kernels, as the library has them: each with its groups of a part

#define ROOM_KERNEL __global__ void __launch_bounds__(kThreads, 2)

__device__ DeviceTeam no_team;  // OneGpu::view says all

ROOM_KERNEL exchange(World w, int member, const __grid_constant__ Plan p, Room room) {
  OneGpu e(w, member);
  char* const mine = w.region(member);
  const size_t bytes = 4 * p.words, step = 4 * p.step;
  const RelayExchange x{
      mine + p.dest, step, mine + p.source_at(member), p.kind == Kind::gather ? 0 : step, bytes, ~size_t{0}};
  group_relay_exchange(e, "exchange", no_team, x, room, Part{blockIdx.x / 2, gridDim.x / 2},
                       blockIdx.x % 2 == 0);
}
__device__ RelayFold fold_of(const World& w, int member, const Plan& p) {
  char* const mine = w.region(member);
  const size_t bytes = 4 * p.words, n = static_cast<size_t>(w.n);
  if (p.kind == Kind::scatter)
    return {mine + p.dest, mine + p.source_at(member), 4 * p.step, bytes, ~size_t{0}};
  const size_t share = p.kind == Kind::shares ? ((bytes + n - 1) / n + 127) / 128 * 128 : bytes;
  return {mine + p.dest, mine + p.source_at(member), p.kind == Kind::shares ? share : 0, share, bytes};
}
constexpr Reduction kSum{ReduceOp::sum, Element::u32};
ROOM_KERNEL fold(World w, int member, const __grid_constant__ Plan p, Room room) {
  OneGpu e(w, member);
  group_relay_fold(e, "fold", no_team, fold_of(w, member, p), NearReducer{kSum}, room,
                   Part{blockIdx.x / 2, gridDim.x / 2}, blockIdx.x % 2 == 0);
}
ROOM_KERNEL reduce(World w, int member, const __grid_constant__ Plan p, Room room) {
  OneGpu e(w, member);
  group_relay_reduce(e, "reduce", no_team, fold_of(w, member, p), NearReducer{kSum}, room,
                     Part{blockIdx.x / kRelayRoles, gridDim.x / kRelayRoles},
                     static_cast<RelayRole>(blockIdx.x % kRelayRoles));
}
ROOM_KERNEL broadcast(World w, int member, const __grid_constant__ Plan p, Room room) {
  OneGpu e(w, member);
  const RelayBroadcast b{w.region(member) + (member == p.root ? p.source : p.dest), 4 * p.words, p.root};
  group_relay_broadcast(e, "broadcast", no_team, b, room, Part{blockIdx.x / 2, gridDim.x / 2},
                        blockIdx.x % 2 == 0);
}

class Tester {
 public:
  static constexpr int kMostMembers = 8;

  Tester(gpu::Session& session, int n, size_t area, size_t room_bytes)
      : s_(session), area_(area), room_at_(2 * kAreas * area) {
    world_.n = n;
    while ((size_t{1} << world_.shift) < room_at_ + room_bytes) ++world_.shift;
    CUDA(cudaMalloc(&world_.base, static_cast<size_t>(n) << world_.shift));
    CUDA(cudaDeviceGetAttribute(&processors_, cudaDevAttrMultiProcessorCount, session.device));
    for (int member = 0; member < n; ++member)
      CUDA(cudaStreamCreateWithFlags(&streams_[member], cudaStreamNonBlocking));
    CUDA(cudaEventCreate(&begun_));
    CUDA(cudaEventCreate(&ended_));
    use(room_bytes);
  }
  ~Tester() {
    CUDA(cudaDeviceSynchronize());
    for (int member = 0; member < world_.n; ++member) cudaStreamDestroy(streams_[member]);
    cudaEventDestroy(begun_);
    cudaEventDestroy(ended_);
    cudaFree(world_.base);
  }

  /// A room of that much, all zeros.
  void use(size_t bytes) {
    for (int member = 0; member < world_.n; ++member) {
      char* const at = world_.region(member) + room_at_;
      CUDA(cudaMemset(at, 0, bytes));
      rooms_[member] = Room::in(at, bytes, world_.n);
    }
    CUDA(cudaDeviceSynchronize());
  }
  size_t chunk() const { return rooms_[0].chunk; }

  /// Blocks of all members run at once: as many as there is room for.
  unsigned most_parts(Kind kind) const {
    const unsigned groups = kind == Kind::shares ? kRelayRoles : 2;
    const unsigned lanes = Room::kParts / (kind == Kind::shares ? kRelayReduceLanes : 1);
    return std::clamp(2u * static_cast<unsigned>(processors_ / world_.n) / groups, 1u, lanes);
  }

  Plan random_plan(size_t number) {
    Plan p{};
    const auto pick = [&](uint64_t most) { return s_.common() % most; };
    p.kind = static_cast<Kind>(pick(kKinds));
    if (p.kind == Kind::shares && world_.n == 2) p.kind = Kind::all;
    p.salt = s_.common();
    const size_t most = area_ / 4 / static_cast<size_t>(world_.n) - 64;
    p.words = 1 + pick(pick(4) == 0 ? most : std::min<size_t>(most, 5000));
    p.step = p.words + pick(40);
    p.root = static_cast<int>(pick(static_cast<uint64_t>(world_.n)));
    p.parts = 1 + static_cast<unsigned>(pick(pick(2) ? most_parts(p.kind) : 3));
    p.parts = std::min(p.parts, most_parts(p.kind));
    const bool may_lie = p.kind == Kind::gather || p.kind == Kind::all || p.kind == Kind::shares;
    p.in_place = may_lie ? static_cast<unsigned>(pick(256)) : 0;
    p.source = 2 * number * area_;
    p.dest = p.source + area_;
    p.all_words = p.step * static_cast<size_t>(world_.n) + 32;
    return p;
  }

  void batch() {
    std::vector<Plan> plans;
    for (size_t i = 0; i < kAreas; ++i) {
      plans.push_back(random_plan(i));
      for (int member = 0; member < world_.n; ++member) {
        poison<<<64, 256>>>(world_, member, plans[i]);
        fill<<<64, 256>>>(world_, member, plans[i]);
      }
    }
    CUDA(cudaDeviceSynchronize());
    for (const Plan& p : plans) launch(p);
    CUDA(cudaDeviceSynchronize());
    for (const Plan& p : plans) {
      s_.note("%d members, chunks of %zu bytes: %s of %zu bytes, root %d, %u parts", world_.n, chunk(),
              kNames[static_cast<int>(p.kind)], 4 * p.words, p.root, p.parts);
      for (int member = 0; member < world_.n; ++member) check<<<64, 256>>>(world_, member, p, s_.report());
      s_.collect(kNames);
    }
  }

  /// Microseconds, the median of nine.
  double time(Kind kind, size_t bytes) {
    Plan p{};
    p.kind = kind;
    p.words = bytes / 4 / (kind == Kind::gather ? static_cast<size_t>(world_.n) : 1);
    p.step = p.words;
    p.dest = area_;
    const size_t share = bytes / static_cast<size_t>(world_.n);
    p.parts = static_cast<unsigned>(std::clamp<size_t>(share / kPerPart, 1, most_parts(kind)));
    const int times = bytes < (size_t{32} << 20) ? 20 : 4;
    std::vector<float> ms(9);
    for (float& one : ms) {
      CUDA(cudaEventRecord(begun_, streams_[0]));
      for (int member = 1; member < world_.n; ++member)
        CUDA(cudaStreamWaitEvent(streams_[member], begun_, 0));
      for (int i = 0; i < times; ++i) launch(p);
      for (int member = 1; member < world_.n; ++member) {
        CUDA(cudaEventRecord(ended_, streams_[member]));
        CUDA(cudaStreamWaitEvent(streams_[0], ended_, 0));
      }
      CUDA(cudaEventRecord(ended_, streams_[0]));
      CUDA(cudaEventSynchronize(ended_));
      CUDA(cudaEventElapsedTime(&one, begun_, ended_));
    }
    std::sort(ms.begin(), ms.end());
    return 1e3 * static_cast<double>(ms[ms.size() / 2]) / times;
  }

 private:
  void launch(const Plan& p) {
    for (int member = 0; member < world_.n; ++member) {
      const auto start = [&](auto kernel) {
        kernel<<<p.groups() * p.parts, kThreads, 0, streams_[member]>>>(world_, member, p, rooms_[member]);
      };
      switch (p.kind) {
        case Kind::gather:
        case Kind::alltoall:
          start(exchange);
          break;
        case Kind::broadcast:
          start(broadcast);
          break;
        case Kind::shares:
          start(reduce);
          break;
        default:
          start(fold);
      }
      CUDA(cudaGetLastError());
    }
  }

  gpu::Session& s_;
  World world_{};
  Room rooms_[kMostMembers];
  cudaStream_t streams_[kMostMembers];
  cudaEvent_t begun_, ended_;
  size_t area_, room_at_;
  int processors_ = 0;
};

constexpr size_t kMiB = size_t{1} << 20;

void play(gpu::Session& session) {
  for (const int n : {2, 3, 4, 5, Tester::kMostMembers}) {
    const size_t chunks = size_t{Room::kParts} * Room::kSlots * static_cast<size_t>(n - 1);
    for (const size_t chunk : {size_t{128}, size_t{2048}, Room::kWave, 2 * Room::kWave}) {
      Tester tester(session, n, 2 * kMiB, Room::word_bytes(n) + chunks * chunk);
      session.check_equal(tester.chunk(), chunk, "the size of chunks");
      for (int i = gpu::all() ? 400 : 50; i > 0; --i) tester.batch();
    }
  }
}

void show_times(gpu::Session& session) {
  constexpr int kMembers = 4;
  Tester tester(session, kMembers, 256 * kMiB, 49 * kMiB);
  std::printf("us by %d members\n%8s %8s %8s %9s %9s %9s\n", kMembers, "MiB", "room", "chunk", "gather",
              "sum", "broadcast");
  for (const size_t bytes : {kMiB, 8 * kMiB, 64 * kMiB, 256 * kMiB}) {
    for (const size_t room : {17 * kMiB, 25 * kMiB, 49 * kMiB}) {
      tester.use(room);
      std::printf("%8zu %8zu %8zu", bytes / kMiB, room / kMiB, tester.chunk());
      for (const Kind kind : {Kind::gather, Kind::shares, Kind::broadcast})
        std::printf(" %9.1f", tester.time(kind, bytes));
      std::printf("\n");
      std::fflush(stdout);
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  gpu::Session session("gpu.rooms");
  if (argc > 1 && std::string(argv[1]) == "time")
    show_times(session);
  else
    play(session);
  return session.done();
}
