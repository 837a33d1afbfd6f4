// SPDX-License-Identifier: Apache-2.0
// PES: 1 2 3 4 8
// TIMEOUT: 120
// Rules of collectives: only the own source must be ready, in-place and overlap, what the root and what PE 0
// get, blocks of different lengths, strides.
#include "../common/active_sets.hpp"
#include "../common/rules.hpp"
#include "../common/teams.hpp"

#include <sched.h>

#include <type_traits>

namespace {

const shmem_team_t kWorld = SHMEM_TEAM_WORLD;
constexpr size_t kLengths[] = {1, 7, 8, 100, 1025, 5000};  // of long: the paths for small and large ones

struct Buffers {
  explicit Buffers(size_t elements)
      : dest(test::symmetric<long>(elements)), source(test::symmetric<long>(elements)) {}
  ~Buffers() {
    shmem_free(source);
    shmem_free(dest);
  }
  Buffers(const Buffers&) = delete;
  long *const dest, *const source;
};

/// Every PE fills its source at a time of its own just before the call, and overwrites it just after; the
/// collective waits for those it needs, and has read what it needs.
template <class Call, class Check>
void with_late_sources(test::Session& s, const char* name, size_t sent, Buffers& b, Call call, Check check) {
  for (int round = 0; round < 4; ++round) {
    test::note("%s of %zu, round %d", name, sent, round);
    const uint64_t salt = s.common();
    shmem_sync_all();  // dest is ready on all PEs
    for (uint64_t i = s.random() % 4; i > 0; --i) sched_yield();
    for (size_t i = 0; i < sent; ++i) b.source[i] = test::element<int32_t>(salt, s.me, i);
    call();
    std::fill_n(b.source, sent, -1L);
    check([&](int pe, size_t i) { return long{test::element<int32_t>(salt, pe, i)}; });
  }
}

void only_the_own_source_must_be_ready(test::Session& s) {
  const auto n = static_cast<size_t>(s.n);
  const auto me = static_cast<size_t>(s.me);
  for (const size_t length : kLengths) {
    Buffers b(length * n);
    const auto blocks = [&](auto value, bool exchanged) {
      for (size_t pe = 0; pe < n; ++pe) {
        for (size_t i = 0; i < length; ++i) {
          CHECK_EQ(b.dest[pe * length + i], value(static_cast<int>(pe), exchanged ? me * length + i : i));
        }
      }
    };
    const int root = s.n - 1;
    with_late_sources(
        s, "broadcast", length, b,
        [&] { CHECK_EQ(shmem_long_broadcast(kWorld, b.dest, b.source, length, root), 0); },
        [&](auto value) {
          for (size_t i = 0; i < length; ++i) CHECK_EQ(b.dest[i], value(root, i));
        });
    with_late_sources(
        s, "fcollect", length, b, [&] { CHECK_EQ(shmem_long_fcollect(kWorld, b.dest, b.source, length), 0); },
        [&](auto value) { blocks(value, false); });
    with_late_sources(
        s, "collect", length, b, [&] { CHECK_EQ(shmem_long_collect(kWorld, b.dest, b.source, length), 0); },
        [&](auto value) { blocks(value, false); });
    with_late_sources(
        s, "alltoall", length * n, b,
        [&] { CHECK_EQ(shmem_long_alltoall(kWorld, b.dest, b.source, length), 0); },
        [&](auto value) { blocks(value, true); });
    const auto sums = [&](auto value, int pes) {
      for (size_t i = 0; i < length; ++i) {
        long want = 0;
        for (int pe = 0; pe < pes; ++pe) want += value(pe, i);
        CHECK_EQ(b.dest[i], want);
      }
    };
    with_late_sources(
        s, "sum_reduce", length, b,
        [&] { CHECK_EQ(shmem_long_sum_reduce(kWorld, b.dest, b.source, length), 0); },
        [&](auto value) { sums(value, s.n); });
    with_late_sources(
        s, "sum_exscan", length, b,
        [&] { CHECK_EQ(shmem_long_sum_exscan(kWorld, b.dest, b.source, length), 0); },
        [&](auto value) { sums(value, s.me); });
  }
}

/// PE 0 has nobody before it: 0 for every element, whatever dest was.
void exscan_gives_0_on_the_first(test::Session& s) {
  for (const size_t length : kLengths) {
    test::note("exscan of %zu", length);
    Buffers b(length);
    for (size_t i = 0; i < length; ++i) b.source[i] = s.me + 1, b.dest[i] = -9;
    shmem_barrier_all();
    CHECK_EQ(shmem_long_sum_exscan(kWorld, b.dest, b.source, length), 0);
    for (size_t i = 0; i < length; ++i) CHECK_EQ(b.dest[i], long{s.me} * (s.me + 1) / 2);
    CHECK_EQ(b.source[length - 1], long{s.me} + 1);  // out of place the source stays
    shmem_barrier_all();
  }
}

/// The bitwise reductions have no name with "int", but a call without a type takes an int: it is an int32_t.
void bitwise_takes_an_int_without_a_type(test::Session& s) {
  static int source, dest;
  static_assert(std::is_same_v<int, int32_t>);
  source = 1 << (s.me % 30);
  shmem_barrier_all();
  CHECK_EQ(shmem_or_reduce(kWorld, &dest, &source, size_t{1}), 0);
  int want = 0;
  for (int pe = 0; pe < s.n; ++pe) want |= 1 << (pe % 30);
  CHECK_EQ(dest, want);
  shmem_barrier_all();
  CHECK_EQ(shmem_int32_xor_reduce(kWorld, &dest, &source, 1), 0);
  shmem_barrier_all();
}

/// The root's dest is written as the others' are.
void team_broadcast_writes_the_root_too(test::Session& s) {
  for (const size_t length : kLengths) {
    Buffers b(length);
    for (int root = 0; root < s.n; ++root) {
      test::note("broadcast of %zu from PE %d", length, root);
      test::fill(b.source, length, 3, s.me);
      std::fill_n(b.dest, length, -1L);
      shmem_barrier_all();
      CHECK_EQ(shmem_long_broadcast(kWorld, b.dest, b.source, length, root), 0);
      CHECK_FILLED(b.dest, length, 3, root);
      CHECK_FILLED(b.source, length, 3, s.me);
      shmem_barrier_all();
    }
  }
}

/// The broadcast of an active set does not.
void active_set_broadcast_leaves_the_root(test::Session& s) {
  test::SyncArrays sync(1);
  for (const size_t length : kLengths) {
    Buffers b(length);
    for (int root = 0; root < s.n; ++root) {
      test::note("broadcast64 of %zu from PE %d", length, root);
      test::fill(b.source, length, 3, s.me);
      std::fill_n(b.dest, length, -1L);
      shmem_barrier_all();
      shmem_broadcast64(b.dest, b.source, length, root, 0, 0, s.n, sync[0]);
      if (s.me != root) CHECK_FILLED(b.dest, length, 3, root);
      for (size_t i = 0; s.me == root && i < length; ++i) CHECK_EQ(b.dest[i], -1L);
      shmem_barrier_all();
    }
  }
}

/// Each PE brings as many elements as it likes, some none.
void collect_takes_different_lengths(test::Session& s) {
  const auto length_of = [](int pe, size_t most) {
    return pe % 3 == 1 ? 0 : most - static_cast<size_t>(pe) % most;
  };
  for (const size_t most : {1, 8, 1000}) {
    test::note("collect of up to %zu", most);
    Buffers b(most * static_cast<size_t>(s.n));
    const size_t mine = length_of(s.me, most);
    test::fill(b.source, mine, 4, s.me);
    shmem_barrier_all();
    CHECK_EQ(shmem_long_collect(kWorld, b.dest, mine ? b.source : nullptr, mine), 0);
    const long* at = b.dest;
    for (int pe = 0; pe < s.n; at += length_of(pe, most), ++pe) {
      CHECK_FILLED(at, length_of(pe, most), 4, pe);
    }
    shmem_barrier_all();
  }
}

/// Element i of a block lies i strides behind its first; strides of both sides differ. What lies between is
/// left alone.
void strides_count_elements(test::Session& s) {
  const auto n = static_cast<size_t>(s.n);
  constexpr size_t kLength = 6;
  for (const size_t dst : {1, 2, 5}) {
    for (const size_t sst : {1, 3}) {
      test::note("alltoalls, strides %zu and %zu", dst, sst);
      Buffers b(5 * kLength * n);
      std::fill_n(b.dest, 5 * kLength * n, -1L);
      test::fill(b.source, 3 * kLength * n, 6, s.me);
      shmem_barrier_all();
      CHECK_EQ(shmem_long_alltoalls(kWorld, b.dest, b.source, static_cast<ptrdiff_t>(dst),
                                    static_cast<ptrdiff_t>(sst), kLength),
               0);
      for (size_t i = 0; i < dst * (kLength * n - 1) + 1; ++i) {
        const size_t k = i / dst;  // of all elements
        const size_t from = (static_cast<size_t>(s.me) * kLength + k % kLength) * sst;
        CHECK_EQ(b.dest[i], i % dst ? -1L : test::element<long>(6, static_cast<int>(k / kLength), from));
      }
      shmem_barrier_all();
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  return test::run_rules("collectives", argc, argv,
                         {{"r24_only_the_own_source_must_be_ready", only_the_own_source_must_be_ready},
                          {"r25_exscan_gives_0_on_the_first", exscan_gives_0_on_the_first},
                          {"r25_bitwise_takes_an_int_without_a_type", bitwise_takes_an_int_without_a_type},
                          {"r26_team_broadcast_writes_the_root_too", team_broadcast_writes_the_root_too},
                          {"r26_active_set_broadcast_leaves_the_root", active_set_broadcast_leaves_the_root},
                          {"r26_collect_takes_different_lengths", collect_takes_different_lengths},
                          {"r26_strides_count_elements", strides_count_elements}});
}
