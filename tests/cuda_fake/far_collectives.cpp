// SPDX-License-Identifier: Apache-2.0
// Collectives on device memory of teams with members on other hosts: every type and operator, sizes from one
// element to many pieces of the staging, odd ones, at any place, in place; of the host, on streams and by
// threads in the place of a kernel's, which bring small payloads to the staging or leave that to the CPU, and
// do their host's part where each host has as many members (4 PEs on 2 hosts, 6 on 3);
// teams by stride and in reverse order; two teams at a time that share all their members.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <shmem.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <thread>
#include <type_traits>

#include "fake_device.hpp"

namespace {

using fake_device::view;

constexpr size_t kRoom = 5 << 19;  // bytes of each side
constexpr size_t kGuard = 96;      // around what a call writes: nobody may touch it

struct Memory {
  Memory()
      : dest(static_cast<char*>(nvshmem_malloc(kRoom))), source(static_cast<char*>(nvshmem_malloc(kRoom))) {}
  ~Memory() {
    nvshmem_free(source);
    nvshmem_free(dest);
  }
  Memory(const Memory&) = delete;
  char* const dest;
  char* const source;
};

/// Values on which every order of folding gives the same.
template <class T>
T value(uint64_t salt, int pe, size_t i) {
  if constexpr (std::is_integral_v<T>) {
    return test::element<T>(salt, pe, i);
  } else {
    constexpr float few[] = {-2, -1, 1, 2};
    return static_cast<T>(few[test::element<uint32_t>(salt, pe, i) % 4]);
  }
}

/// Integers wrap around.
template <class T>
T plus(T a, T b) {
  if constexpr (std::is_integral_v<T>)
    return static_cast<T>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
  return static_cast<T>(a + b);
}
template <class T>
T times(T a, T b) {
  if constexpr (std::is_integral_v<T>)
    return static_cast<T>(static_cast<uint64_t>(a) * static_cast<uint64_t>(b));
  return static_cast<T>(a * b);
}

using What = isomem::CollectiveCall::What;
using isomem::ReduceOp;

template <class T>
constexpr isomem::Element element_of() {
  if constexpr (std::is_same_v<T, __half>) return isomem::Element::f16;
  if constexpr (std::is_same_v<T, __nv_bfloat16>) return isomem::Element::bf16;
  if constexpr (std::is_arithmetic_v<T>) return isomem::kElementOf<T>;
}

/// What the members of a team do alike.
class TeamTest {
 public:
  TeamTest(test::Session& s, nvshmem_team_t team, const Memory& memory)
      : s_(s), team_(team), memory_(memory), common_(s.seed + static_cast<uint64_t>(team)) {
    for (int m = 0; m < nvshmem_team_n_pes(team); ++m)
      pes_.push_back(nvshmem_team_translate_pe(team, m, NVSHMEM_TEAM_WORLD));
    is_far_ = std::any_of(pes_.begin(), pes_.end(), [&](int pe) { return !nvshmem_ptr(memory.dest, pe); });
  }

  nvshmem_team_t team() const { return team_; }
  const std::vector<int>& pes() const { return pes_; }
  bool is_far() const { return is_far_; }

  void reductions();
  void movements(int rounds) {
    for (int i = 0; i < rounds; ++i) {
      broadcast();
      fcollect();
      alltoall();
      reducescatter();
    }
  }
  void synchronisations(uint64_t* words);  // in host memory
  void in_a_row(size_t bytes);
  void broadcasts_in_a_row(size_t n);
  void reductions_in_a_row(size_t n);

 private:
  enum { kHost, kStream, kKernel };

  /// Elements, and where they are.
  template <class T>
  struct Call {
    size_t n;
    T* dest;
    T* source;
    int by;  // one of the three below
    uint64_t salt;
    int root;
  };

  /// `blocks`: on the side that has most.
  template <class T>
  Call<T> begin(const char* what, size_t blocks, size_t sources) {
    constexpr size_t kSizes[] = {8, 56, 300, 5000, 70000, 200000, kRoom};
    constexpr size_t kPlaces = 40;
    const size_t most = (kRoom - 2 * kGuard - kPlaces * sizeof(T)) / blocks;
    Call<T> call;
    const size_t bytes = 1 + common_() % std::min(kSizes[common_() % std::size(kSizes)], most);
    call.n = std::max<size_t>(1, bytes / sizeof(T));
    call.dest = reinterpret_cast<T*>(memory_.dest + kGuard) + common_() % kPlaces;
    call.source = reinterpret_cast<T*>(memory_.source) + common_() % kPlaces;
    call.by = static_cast<int>(common_() % 3);
    call.salt = common_();
    call.root = static_cast<int>(common_() % pes_.size());
    constexpr const char* kBy[] = {"", ", on a stream", ", by a kernel"};
    test::note("%s of %zu elements, team %d%s", what, call.n, team_, kBy[call.by]);
    test::poison(view(memory_.dest), kRoom);
    for (size_t i = 0; i < call.n * sources; ++i) view(call.source)[i] = value<T>(call.salt, s_.me, i);
    return call;
  }

  /// `on_host`, `on_stream` or a kernel's call, and then want(i) for each element of dest.
  template <class T, class OnHost, class OnStream, class Want>
  void run(const Call<T>& call, What what, ReduceOp op, size_t blocks, OnHost on_host, OnStream on_stream,
           Want want) {
    nvshmem_team_sync(team_);
    if (call.by == kHost) CHECK_EQ(on_host(), 0);
    if (call.by == kStream) {
      const fake_device::Stream stream;
      CHECK_EQ(on_stream(stream), 0);
      stream.wait();
    }
    if (call.by == kKernel) by_kernel(call, what, op);
    const T* const got = view(call.dest);
    for (size_t i = 0; i < call.n * blocks; ++i) {
      const T wanted = want(i);
      if (std::memcmp(&got[i], &wanted, sizeof(T)) != 0)
        test::fail(__FILE__, __LINE__, "element " + std::to_string(i) + " is wrong");
    }
    const auto at = static_cast<size_t>(reinterpret_cast<char*>(call.dest) - memory_.dest);
    const size_t end = at + call.n * blocks * sizeof(T);
    CHECK_POISON(view(memory_.dest), at - kGuard, at);
    CHECK_POISON(view(memory_.dest), end, end + kGuard);
    nvshmem_team_sync(team_);
  }

  template <class T>
  void by_kernel(const Call<T>& c, What what, ReduceOp op) {
    isomem::CollectiveCall call{};
    call.what = what;
    call.team = team_;
    call.dest = reinterpret_cast<uint64_t>(c.dest);
    call.source = reinterpret_cast<uint64_t>(c.source);
    call.n = c.n;
    call.root = c.root;
    call.reduction = {op, element_of<T>()};
    std::strcpy(call.routine, "a kernel's collective");
    const bool staged = s_.random() % 3 != 0;  // each PE as it likes
    if (c.salt / 16 % 4 == 0)
      return fake_device::ring_collective(call, staged);  // as kernels of before version 7
    fake_cuda::collective_of_kernel(call, staged ? 1024 : 1);
  }

  template <class T, class OnHost, class OnStream, class Fold>
  void reduction(const char* what, ReduceOp op, OnHost on_host, OnStream on_stream, Fold fold) {
    Call<T> c = begin<T>(what, 1, 1);
    if (c.salt % 4 == 0) {  // in place
      for (size_t i = 0; i < c.n; ++i) view(c.dest)[i] = view(c.source)[i];
      c.source = c.dest;
    }
    run(
        c, What::reduce, op, 1, [&] { return on_host(team_, c.dest, c.source, c.n); },
        [&](cudaStream_t stream) { return on_stream(team_, c.dest, c.source, c.n, stream); },
        [&](size_t i) {
          T total = value<T>(c.salt, pes_[0], i);
          for (size_t m = 1; m < pes_.size(); ++m) total = fold(total, value<T>(c.salt, pes_[m], i));
          return total;
        });
  }

  void broadcast() {
    const auto c = begin<uint8_t>("broadcast", 1, 1);
    run(
        c, What::broadcast, ReduceOp::sum, 1,
        [&] { return nvshmem_broadcastmem(team_, c.dest, c.source, c.n, c.root); },
        [&](cudaStream_t stream) {
          return nvshmemx_broadcastmem_on_stream(team_, c.dest, c.source, c.n, c.root, stream);
        },
        [&](size_t i) { return value<uint8_t>(c.salt, pes_[static_cast<size_t>(c.root)], i); });
  }
  void fcollect() {
    const auto c = begin<uint8_t>("fcollect", pes_.size(), 1);
    run(
        c, What::fcollect, ReduceOp::sum, pes_.size(),
        [&] { return nvshmem_fcollectmem(team_, c.dest, c.source, c.n); },
        [&](cudaStream_t stream) {
          return nvshmemx_fcollectmem_on_stream(team_, c.dest, c.source, c.n, stream);
        },
        [&](size_t i) { return value<uint8_t>(c.salt, pes_[i / c.n], i % c.n); });
  }
  void alltoall() {
    const auto c = begin<uint8_t>("alltoall", pes_.size(), pes_.size());
    const size_t first = static_cast<size_t>(nvshmem_team_my_pe(team_)) * c.n;
    run(
        c, What::alltoall, ReduceOp::sum, pes_.size(),
        [&] { return nvshmem_alltoallmem(team_, c.dest, c.source, c.n); },
        [&](cudaStream_t stream) {
          return nvshmemx_alltoallmem_on_stream(team_, c.dest, c.source, c.n, stream);
        },
        [&](size_t i) { return value<uint8_t>(c.salt, pes_[i / c.n], first + i % c.n); });
  }
  void reducescatter() {
    const auto c = begin<uint32_t>("reducescatter", pes_.size(), pes_.size());
    const size_t first = static_cast<size_t>(nvshmem_team_my_pe(team_)) * c.n;
    run(
        c, What::reducescatter, ReduceOp::sum, 1,
        [&] { return nvshmem_uint32_sum_reducescatter(team_, c.dest, c.source, c.n); },
        [&](cudaStream_t stream) {
          return nvshmemx_uint32_sum_reducescatter_on_stream(team_, c.dest, c.source, c.n, stream);
        },
        [&](size_t i) {
          uint32_t total = 0;
          for (const int pe : pes_) total += value<uint32_t>(c.salt, pe, first + i);
          return total;
        });
  }

  test::Session& s_;
  const nvshmem_team_t team_;
  const Memory& memory_;
  std::mt19937_64 common_;
  std::vector<int> pes_;
  bool is_far_ = false;  // else kernels do all, which the fake driver does not imitate
};

#define REDUCTION(T, NAME, OP, CODE, ...)                                               \
  reduction<T>(#NAME "_" #OP "_reduce", ReduceOp::CODE, nvshmem_##NAME##_##OP##_reduce, \
               nvshmemx_##NAME##_##OP##_reduce_on_stream,                               \
               [](T a, T b) { return static_cast<T>(__VA_ARGS__); })
#define ARITHMETIC(T, NAME)                      \
  REDUCTION(T, NAME, sum, sum, plus(a, b));      \
  REDUCTION(T, NAME, prod, prod, times(a, b));   \
  REDUCTION(T, NAME, min, min, (a < b) ? a : b); \
  REDUCTION(T, NAME, max, max, (a > b) ? a : b)
#define INTEGERS(T, NAME)              \
  ARITHMETIC(T, NAME);                 \
  REDUCTION(T, NAME, and, band, a& b); \
  REDUCTION(T, NAME, or, bor, a | b);  \
  REDUCTION(T, NAME, xor, bxor, a ^ b)

void TeamTest::reductions() {
  INTEGERS(int8_t, int8);
  INTEGERS(uint64_t, uint64);
#if !defined(__SANITIZE_THREAD__)  // for which types differ in their sizes
  INTEGERS(uint8_t, uint8);
  INTEGERS(int16_t, int16);
  INTEGERS(uint16_t, uint16);
  INTEGERS(int32_t, int32);
  INTEGERS(uint32_t, uint32);
  INTEGERS(int64_t, int64);
  ARITHMETIC(float, float);
  ARITHMETIC(double, double);
#endif
  ARITHMETIC(__half, half);
  ARITHMETIC(__nv_bfloat16, bfloat16);
}

/// Roots that run ahead, sources that change as soon as a call returns, members that come late.
void TeamTest::in_a_row(size_t bytes) {
  constexpr uint64_t kRounds = 24;
  const size_t n = std::min(bytes, kRoom / kRounds / pes_.size());
  const size_t each = n * pes_.size();  // a dest of its own for each: it must be ready
  test::note("%d calls in a row of %zu bytes, team %d", static_cast<int>(kRounds), n, team_);
  nvshmem_team_sync(team_);
  for (uint64_t round = 0; round < kRounds; ++round) {
    char* const dest = memory_.dest + round * each;
    const auto root = static_cast<int>(round / 9 % pes_.size());
    test::fill(view(memory_.source), n, round, s_.me);
    if (s_.random() % 4 == 0) usleep(static_cast<unsigned>(s_.random() % 3000));
    if (round % 6 == 5) {
      CHECK_EQ(nvshmem_fcollectmem(team_, dest, memory_.source, n), 0);
      for (size_t m = 0; m < pes_.size(); ++m) CHECK_FILLED(view(dest) + m * n, n, round, pes_[m]);
    } else {
      CHECK_EQ(nvshmem_broadcastmem(team_, dest, memory_.source, n, root), 0);
      CHECK_FILLED(view(dest), n, round, pes_[static_cast<size_t>(root)]);
    }
  }
  nvshmem_team_sync(team_);
}

/// On a stream, of one root, which waits for nobody: the others are late again and again.
void TeamTest::broadcasts_in_a_row(size_t n) {
  constexpr size_t kRounds = 40;
  test::note("%d broadcasts in a row of %zu bytes, team %d", static_cast<int>(kRounds), n, team_);
  test::fill(view(memory_.source), kRounds * n, n, s_.me);
  nvshmem_team_sync(team_);
  const fake_device::Stream stream;
  for (size_t at = 0; at < kRounds * n; at += n) {
    if (s_.me != pes_[0] && at / n % 8 == 0) usleep(20000);
    CHECK_EQ(nvshmemx_broadcastmem_on_stream(team_, memory_.dest + at, memory_.source + at, n, 0, stream), 0);
  }
  stream.wait();
  CHECK_FILLED(view(memory_.dest), kRounds * n, n, pes_[0]);
  nvshmem_team_sync(team_);
}

/// By a kernel, without a pause: what comes for the next one finds room beside what is folded now. Of many
/// words, the last member is slow to fetch what it has folded, from rooms that the next one needs.
void TeamTest::reductions_in_a_row(size_t n) {
  const bool is_small = n * sizeof(uint64_t) <= isomem::SmallStaging::kMost;
  const uint64_t rounds = is_small ? fake_device::rounds(300) : fake_device::rounds(6);
  test::note("%d reductions in a row of %zu words, team %d", static_cast<int>(rounds), n, team_);
  if (!is_small && s_.me == pes_.back()) fake_cuda::make_slow("cuMemcpyAsync", 3);
  auto* const source = reinterpret_cast<uint64_t*>(memory_.source);
  auto* const dest = reinterpret_cast<uint64_t*>(memory_.dest);
  uint64_t* const seen_source = view(source);
  const uint64_t* const seen_dest = view(dest);
  const auto word = [](uint64_t round, int pe, size_t i) {
    return (round * 977 + i) * static_cast<uint64_t>(pe + 1);
  };
  isomem::CollectiveCall call{};
  call.what = What::reduce;
  call.team = team_;
  call.dest = reinterpret_cast<uint64_t>(dest);
  call.source = reinterpret_cast<uint64_t>(source);
  call.n = n;
  call.reduction = {ReduceOp::sum, isomem::Element::u64};
  std::strcpy(call.routine, "a kernel's sum");
  nvshmem_team_sync(team_);
  for (uint64_t round = 0; round < rounds; ++round) {
    for (size_t i = 0; i < n; ++i) seen_source[i] = word(round, s_.me, i);
    fake_device::ring_collective(call, is_small);
    for (size_t i = 0; i < n; ++i) {
      uint64_t want = 0;
      for (const int pe : pes_) want += word(round, pe, i);
      CHECK_EQ(seen_dest[i], want);
    }
  }
  fake_cuda::make_slow("", 0);
  nvshmem_team_sync(team_);
}

/// Nobody is past one before all have come, whoever is late: each PE tells all others where it is.
void TeamTest::synchronisations(uint64_t* words) {
  const size_t me = static_cast<size_t>(nvshmem_team_my_pe(team_));
  test::note("synchronisations, team %d", team_);
  const fake_device::Stream stream;
  for (size_t m = 0; m < pes_.size(); ++m) words[m] = 0;
  shmem_barrier_all();
  for (uint64_t round = 1; round <= fake_device::rounds(40); ++round) {
    if (s_.random() % 4 == 0) usleep(static_cast<unsigned>(s_.random() % 2000));
    for (const int pe : pes_) shmem_uint64_p(words + me, round, pe);
    shmem_quiet();
    if (common_() % 2) {
      isomem::CollectiveCall call{};
      call.what = What::sync;
      call.team = team_;
      std::strcpy(call.routine, "a kernel's sync");
      fake_cuda::collective_of_kernel(call, 1);
    } else {
      CHECK_EQ(nvshmemx_team_sync_on_stream(team_, stream), 0);
      stream.wait();
    }
    for (size_t m = 0; m < pes_.size(); ++m) CHECK(__atomic_load_n(words + m, __ATOMIC_RELAXED) >= round);
  }
  shmem_barrier_all();
}

/// On two streams, begun together, and waited for in another order on every second PE.
void two_at_once(test::Session& s, const TeamTest& one, const TeamTest& other) {
  const Memory first, second;
  const fake_device::Stream streams[2];
  const Memory* const memory[] = {&first, &second};
  const TeamTest* const teams[] = {&one, &other};
  for (int round = 0; round < 6; ++round) {
    const size_t n = 1 + s.common() % (kRoom / 8);
    const uint64_t salt = s.common();
    test::note("two teams at once, %zu words", n);
    const auto words = [](char* p) { return reinterpret_cast<uint64_t*>(p); };
    for (size_t i : {0, 1}) test::fill(view(words(memory[i]->source)), n, salt + i, s.me);
    nvshmem_barrier_all();
    for (size_t i : {0, 1}) {
      CHECK_EQ(nvshmemx_uint64_sum_reduce_on_stream(teams[i]->team(), words(memory[i]->dest),
                                                    words(memory[i]->source), n, streams[i]),
               0);
    }
    for (int i : {0, 1}) streams[s.me % 2 ? 1 - i : i].wait();
    for (size_t i : {0, 1}) {
      for (size_t k = 0; k < n; ++k) {
        uint64_t want = 0;
        for (const int pe : teams[i]->pes()) want += test::element<uint64_t>(salt + i, pe, k);
        CHECK_EQ(view(words(memory[i]->dest))[k], want);
      }
    }
    nvshmem_barrier_all();
  }
}

/// A barrier of a stream that nobody has waited for, and what all PEs do on the host: some come to the one
/// first, some to the other. The fake driver begins by itself what nobody waits for after 20 ms.
void beside_the_host(const test::Session& s) {
  const fake_device::Stream stream;
  for (int round = 0; round < 8; ++round) {
    test::note("a barrier on a stream, and launches and an allocation beside it, round %d", round);
    nvshmemx_barrier_all_on_stream(stream);
    if ((round + s.me) % 2) std::this_thread::sleep_for(std::chrono::milliseconds(60));
    for (int i = 0; i < 3; ++i) CHECK_EQ(isomem_agree_on_launch("the test", 0, ""), 0);
    void* const memory = nvshmem_malloc(64);
    CHECK(memory != nullptr);
    nvshmem_free(memory);
    stream.wait();
  }
}

void run_all(test::Session& s) {
  nvshmem_team_t reverse = NVSHMEM_TEAM_INVALID, strided = NVSHMEM_TEAM_INVALID;
  nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, s.n - 1, -1, s.n, nullptr, 0, &reverse);
  nvshmem_team_split_strided(NVSHMEM_TEAM_WORLD, 0, 2, (s.n + 1) / 2, nullptr, 0, &strided);
  {
    const Memory memory;
    TeamTest world(s, NVSHMEM_TEAM_WORLD, memory), backwards(s, reverse, memory);
    world.reductions();
    world.movements(fake_device::rounds(6));
    backwards.movements(fake_device::rounds(6));
    auto* const words = static_cast<uint64_t*>(shmem_malloc(sizeof(uint64_t) * static_cast<size_t>(s.n)));
    if (world.is_far()) world.synchronisations(words);
    if (backwards.is_far()) backwards.synchronisations(words);
    shmem_free(words);
    for (const size_t bytes : {8, 60, 4000, 100000}) world.in_a_row(bytes);
    for (const size_t n : {60, 5000}) {
      if (world.is_far()) world.broadcasts_in_a_row(n);
    }
    for (const size_t n : {1, 8, 100, 5000, 16384, 190000}) world.reductions_in_a_row(n);
    nvshmem_barrier_all();
    if (strided != NVSHMEM_TEAM_INVALID) {
      TeamTest some(s, strided, memory);
      if (some.is_far()) {
        some.reductions();
        some.movements(fake_device::rounds(3));
      }
    }
    nvshmem_barrier_all();
    two_at_once(s, world, backwards);
    beside_the_host(s);
  }
  if (strided != NVSHMEM_TEAM_INVALID) nvshmem_team_destroy(strided);
  nvshmem_team_destroy(reverse);
}

}  // namespace

int main() {
  test::Session s("cuda_fake.far_collectives");
  nvshmem_init();
  nvshmem_free(nvshmem_malloc(8));  // binds the device
  run_all(s);
  nvshmem_finalize();
  s.done();
  return 0;
}
