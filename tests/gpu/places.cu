// SPDX-License-Identifier: Apache-2.0
// Collectives on streams whose data lie where each PE likes (isomem/stream.h): sources at symmetric addresses
// of each PE's own, in ordinary memory where they are small, in place; dests in ordinary memory. Each PE's
// data are random, dests poisoned, and what a call must not touch is compared as well. Then in a graph. PES:
// 1 2 4
#include <isomem/stream.h>

#include "gpu_check.cuh"
#include "isomem/group_relay.hpp"

namespace {

constexpr size_t kRoom = size_t{24} << 20;
constexpr size_t kGuard = 256;

enum class Lie { apart, odd, in_place, own };  // own: the source is ordinary memory

class Tester {
 public:
  explicit Tester(gpu::Session& session) : s_(session), pes_(static_cast<size_t>(session.n)) {
    CUDA(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking));
    heap_ = static_cast<char*>(nvshmem_malloc(kRoom));
    CUDA(cudaMalloc(&own_, kRoom));
    CUDA(cudaMalloc(&dest_, kRoom));
  }
  ~Tester() {
    cudaFree(own_);
    cudaFree(dest_);
    nvshmem_free(heap_);
    cudaStreamDestroy(stream_);
  }

  void sizes() { run({4, 100, 1 << 10, (64 << 10) + 12, 200 << 10, (512 << 10) + 4, (3 << 20) + 20}); }

  /// The same through a room, where any memory will do: its chunks are so small the first time that each part
  /// goes round its slots several times, and the second time those of the library's own choice.
  void through_rooms() {
    const auto pes = static_cast<int>(pes_);
    const size_t chunks = isomem::Room::kParts * isomem::Room::kSlots * pes_;
    const size_t small = isomem::Room::word_bytes(pes) + chunks * 1024;
    for (const size_t bytes : {small, ISOMEM_LARGE_ROOM_BYTES}) {
      s_.note("a room of %zu bytes", bytes);
      char* const room = static_cast<char*>(nvshmem_malloc(bytes));
      CUDA(cudaMemset(room, 0, bytes));
      nvshmem_barrier_all();
      s_.check_equal(static_cast<uint64_t>(isomem_room_on_stream(NVSHMEM_TEAM_WORLD, room, bytes)), 0,
                     "a room");
      for (const auto which : {ISOMEM_ON_STREAM_REDUCE, ISOMEM_ON_STREAM_REDUCESCATTER,
                               ISOMEM_ON_STREAM_EXCHANGE, ISOMEM_ON_STREAM_BROADCAST})
        s_.check_equal(isomem_limit_on_stream(NVSHMEM_TEAM_WORLD, which), SIZE_MAX, "no limit");
      run({100, (64 << 10) + 12, (512 << 10) + 4});
      if (bytes != small) run({(5 << 20) + 20});
      graph();
      isomem_room_on_stream(NVSHMEM_TEAM_WORLD, nullptr, 0);
      if (pes_ > 1)
        s_.check_equal(static_cast<uint64_t>(isomem_room_on_stream(NVSHMEM_TEAM_WORLD, room, 1024)), 1,
                       "a room that is too small");
      nvshmem_free(room);
    }
    run({(512 << 10) + 4});
  }

 private:
  void run(std::initializer_list<size_t> sizes) {
    for (const size_t bytes : sizes) {
      for (const Lie lie : {Lie::apart, Lie::odd, Lie::in_place, Lie::own}) {
        bytes_ = bytes;
        lie_ = lie;
        reduce();
        reducescatter();
        exchange(true);
        exchange(false);
        broadcast();
      }
    }
  }

 public:
  /// The place of the sources differs from one replay to the next in no PE, their values do.
  void graph() {
    s_.note("a graph");
    bytes_ = size_t{1} << 20;
    lie_ = Lie::apart;
    char* const source = place();
    cudaGraph_t graph;
    cudaGraphExec_t replayed;
    CUDA(cudaStreamBeginCapture(stream_, cudaStreamCaptureModeThreadLocal));
    for (int i = 0; i < 3; ++i)
      isomem_reduce_on_stream(NVSHMEM_TEAM_WORLD, source, source, bytes_ / 4, ISOMEM_TYPE_UINT32,
                              ISOMEM_OP_SUM, stream_);
    CUDA(cudaStreamEndCapture(stream_, &graph));
    CUDA(cudaGraphInstantiate(&replayed, graph, 0));
    for (int round = 0; round < 50; ++round) {
      fill(source, bytes_);
      CUDA(cudaGraphLaunch(replayed, stream_));
      gpu::Image want = sum(0, bytes_);
      auto* words = reinterpret_cast<uint32_t*>(want.data());
      for (size_t i = 0; i < bytes_ / 4; ++i) words[i] *= static_cast<uint32_t>(pes_ * pes_);
      expect(source, want, "three sums in a graph");
      if (round % 5 == 0) plain(source);
    }
    CUDA(cudaGraphExecDestroy(replayed));
    CUDA(cudaGraphDestroy(graph));
  }

 private:
  bool is_small(isomem_collective_t which) const {
    return bytes_ <= isomem_limit_on_stream(NVSHMEM_TEAM_WORLD, which);
  }
  /// Whether there is such a case of a collective.
  bool begin(const char* name, isomem_collective_t which) {
    static const char* const lies[] = {"apart", "odd", "in place", "in ordinary memory"};
    s_.note("%s of %zu bytes, %s", name, bytes_, lies[static_cast<int>(lie_)]);
    s_.check(pes_ == 1 || is_small(which) || bytes_ > 1024, "short messages need no symmetric memory");
    return lie_ != Lie::own || is_small(which);
  }
  char* place() const {
    const auto me = static_cast<size_t>(s_.me);
    if (lie_ == Lie::own) return own_ + 512;
    return heap_ + kGuard + 48 * me + (lie_ == Lie::odd ? 4 * me : 0);
  }
  void fill(char* source, size_t bytes) {
    salt_ = s_.common();
    const gpu::Image mine = image(s_.me, bytes);
    CUDA(cudaMemcpyAsync(source, mine.data(), bytes, cudaMemcpyDefault, stream_));
    CUDA(cudaStreamSynchronize(stream_));
  }
  void poison(char* dest, size_t bytes) {
    CUDA(cudaMemsetAsync(dest - kGuard, 0xa5, bytes + 2 * kGuard, stream_));
  }
  gpu::Image image(int pe, size_t bytes) const {
    gpu::Image all((bytes + 7) / 8 * 8);
    for (size_t i = 0; i < all.size() / 8; ++i) {
      const uint64_t word = gpu::word(salt_, pe, i);
      std::memcpy(all.data() + 8 * i, &word, 8);
    }
    all.resize(bytes);
    return all;
  }
  /// Of the sources of all, as words of 32 bits, from a byte on.
  gpu::Image sum(size_t first, size_t bytes) const {
    std::vector<uint32_t> total(bytes / 4);
    for (int pe = 0; pe < s_.n; ++pe) {
      const gpu::Image one = image(pe, first + bytes);
      for (size_t i = 0; i < total.size(); ++i) {
        uint32_t word;
        std::memcpy(&word, one.data() + first + 4 * i, 4);
        total[i] += word;
      }
    }
    gpu::Image result(bytes);
    std::memcpy(result.data(), total.data(), bytes);
    return result;
  }
  /// The same of `bytes_` bytes, of which PE 0 has the first where reducescatter() says so.
  gpu::Image sum_of_blocks(size_t first) const {
    gpu::Image result = sum(first, bytes_);
    if (lie_ != Lie::odd) return result;
    const gpu::Image all = image(0, first + bytes_);
    for (size_t i = 0; i + 4 <= bytes_; i += 4) {
      uint32_t total, counted, given;
      std::memcpy(&total, result.data() + i, 4);
      std::memcpy(&counted, all.data() + first + i, 4);
      std::memcpy(&given, all.data() + i, 4);
      total += given - counted;
      std::memcpy(result.data() + i, &total, 4);
    }
    return result;
  }
  void expect(const char* dest, const gpu::Image& want, const char* what) {
    gpu::Image got(want.size());
    CUDA(cudaMemcpyAsync(got.data(), dest, got.size(), cudaMemcpyDefault, stream_));
    CUDA(cudaStreamSynchronize(stream_));
    s_.compare(got, want, [&](size_t) { return std::string(what); });
  }
  void expect_poison(const char* dest, size_t bytes) {
    const gpu::Image guard(kGuard, 0xa5);
    expect(dest - kGuard, guard, "before dest");
    expect(dest + bytes, guard, "behind dest");
  }
  char* dest() const { return dest_ + 512; }

  void reduce() {
    if (!begin("reduce", ISOMEM_ON_STREAM_REDUCE)) return;
    char* const source = place();
    char* const to = lie_ == Lie::in_place ? source : dest();
    poison(to, bytes_);
    fill(source, bytes_);
    s_.check_equal(static_cast<uint64_t>(isomem_reduce_on_stream(NVSHMEM_TEAM_WORLD, to, source, bytes_ / 4,
                                                                 ISOMEM_TYPE_UINT32, ISOMEM_OP_SUM, stream_)),
                   0, "reduce");
    expect(to, sum(0, bytes_), "the sum");
    expect_poison(to, bytes_);
  }

  void reducescatter() {
    if (!begin("reducescatter", ISOMEM_ON_STREAM_REDUCESCATTER)) return;
    char* const source = place();
    // One PE's blocks may lie in one place: the others are not told.
    const size_t me = static_cast<size_t>(s_.me);
    const size_t step = lie_ == Lie::odd && s_.me == 0 ? 0 : bytes_ + 20;
    char* const to = lie_ == Lie::in_place ? source + me * step : dest();
    poison(to, bytes_);
    fill(source, (bytes_ + 20) * pes_);
    isomem_reducescatter_on_stream(NVSHMEM_TEAM_WORLD, to, source, step, bytes_ / 4, ISOMEM_TYPE_UINT32,
                                   ISOMEM_OP_SUM, stream_);
    expect(to, sum_of_blocks(me * (bytes_ + 20)), "the sum of this PE's blocks");
    if (lie_ != Lie::in_place) expect_poison(to, bytes_);
  }

  void exchange(bool same_for_all) {
    if (!begin(same_for_all ? "fcollect" : "alltoall", ISOMEM_ON_STREAM_EXCHANGE)) return;
    if (!same_for_all && lie_ == Lie::in_place) return;
    const size_t from = bytes_ + 12, to = bytes_ + 24, me = static_cast<size_t>(s_.me);
    char* const all = lie_ == Lie::in_place ? place() : dest();
    char* const source = lie_ == Lie::in_place ? all + me * to : place();
    CUDA(cudaMemsetAsync(all, 0xa5, to * pes_, stream_));
    fill(source, same_for_all ? bytes_ : from * pes_);
    isomem_exchange_on_stream(NVSHMEM_TEAM_WORLD, all, to, source, same_for_all ? 0 : from, bytes_, stream_);
    gpu::Image want(to * pes_, 0xa5);
    for (size_t pe = 0; pe < pes_; ++pe) {
      const size_t first = same_for_all ? 0 : me * from;
      const gpu::Image block = image(static_cast<int>(pe), first + bytes_);
      std::memcpy(want.data() + pe * to, block.data() + first, bytes_);
    }
    expect(all, want, "blocks of all PEs");
  }

  void broadcast() {
    if (!begin("broadcast", ISOMEM_ON_STREAM_BROADCAST)) return;
    const int root = static_cast<int>(s_.common() % pes_);
    char* const source = place();
    char* const to = lie_ == Lie::in_place ? source : dest();
    poison(to, bytes_);
    fill(source, bytes_);
    isomem_broadcast_on_stream(NVSHMEM_TEAM_WORLD, to, source, bytes_, root, stream_);
    const bool is_kept = s_.me == root && lie_ != Lie::in_place;
    expect(to, is_kept ? gpu::Image(bytes_, 0xa5) : image(root, bytes_), "the root's data");
    expect_poison(to, bytes_);
  }

  /// A collective of before, between those in graphs.
  void plain(char* source) {
    fill(source, bytes_);
    isomem_reduce_on_stream(NVSHMEM_TEAM_WORLD, dest(), source, bytes_ / 4, ISOMEM_TYPE_UINT32, ISOMEM_OP_SUM,
                            stream_);
    expect(dest(), sum(0, bytes_), "a sum between graphs");
  }

  gpu::Session& s_;
  size_t pes_;
  cudaStream_t stream_ = nullptr;
  char *heap_ = nullptr, *own_ = nullptr, *dest_ = nullptr;
  size_t bytes_ = 0;
  Lie lie_ = Lie::apart;
  uint64_t salt_ = 0;
};

}  // namespace

int main() {
  gpu::Session session("gpu.places");
  {
    Tester tester(session);
    tester.sizes();
    tester.graph();
    tester.through_rooms();
    session.check_equal(isomem_limit_on_stream(-1, ISOMEM_ON_STREAM_REDUCE), 0, "the limit of no team");
    session.check_equal(
        static_cast<uint64_t>(isomem_broadcast_on_stream(-1, nullptr, nullptr, 8, 0, nullptr) + 1), 0,
        "a broadcast in no team");
  }
  return session.done();
}
