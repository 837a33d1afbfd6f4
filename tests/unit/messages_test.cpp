// SPDX-License-Identifier: Apache-2.0
// How many messages collectives of several hosts send between them: at most what the algorithms of levels.hpp
// and coll.hpp say.
#include <algorithm>
#include <atomic>
#include <functional>
#include <vector>

#include "pes.hpp"
#include "wire/loopback.hpp"

using namespace isomem;  // NOLINT

namespace {

const char* const kTest = "a test";
constexpr size_t kMost = 4096;  // words of a PE

/// What the formulas count with.
struct Sizes {
  uint64_t pes, hosts, rounds;
  uint64_t far_pairs;  // PE and PE of another host, both ways
  uint64_t rails;      // places that every host has

  uint64_t sync() const { return hosts * rounds; }
  /// Recursive doubling between hosts, those beyond a power of two included.
  uint64_t doubling() const {
    uint64_t power = 1, steps = 0;
    for (; 2 * power <= hosts; power *= 2) ++steps;
    return power * steps + 2 * (hosts - power);
  }
};

Sizes sizes_of(const std::vector<int32_t>& hosts) {
  const std::vector<Peer> peers = peers_on(hosts);
  Sizes sizes{hosts.size(), 0, 0, 0, hosts.size()};
  std::vector<uint64_t> there;
  for (const Peer& peer : peers) {
    there.resize(std::max(there.size(), static_cast<size_t>(peer.host) + 1));
    ++there[static_cast<size_t>(peer.host)];
  }
  sizes.hosts = there.size();
  sizes.rounds = static_cast<uint64_t>(rounds_for(static_cast<int>(there.size())));
  for (const uint64_t near : there) {
    sizes.far_pairs += near * (sizes.pes - near);
    sizes.rails = std::min(sizes.rails, near);
  }
  return sizes;
}

struct Buffers {
  uint64_t* dest;    // of all PEs
  uint64_t* source;  // for all PEs
  uint64_t* places;  // for each PE a word
  uint64_t* counts;  // likewise
};
using Collective = std::function<void(Runtime&, const Buffers&)>;

/// Runs it once on all PEs, who have just synchronised; all messages of all PEs. Buffers have `words` for
/// each.
uint64_t messages(const std::vector<int32_t>& hosts, const Collective& collective, size_t words = kMost) {
  std::atomic<uint64_t> sum{0};
  run_threads(hosts, pes::on({1}), [&](Runtime& rt) {
    const size_t n = hosts.size();
    const Buffers b{pes::symmetric<uint64_t>(rt, words * n), pes::symmetric<uint64_t>(rt, words * n),
                    pes::symmetric<uint64_t>(rt, n), pes::symmetric<uint64_t>(rt, n)};
    auto& wire = dynamic_cast<LoopbackChannel&>(*rt.transport().wire());
    rt.barrier_all(kTest);
    const uint64_t before = wire.posted();
    collective(rt, b);
    sum += wire.posted() - before;
    rt.barrier_all(kTest);
  });
  return sum;
}

const std::vector<std::vector<int32_t>> kJobs = {{0, 1},
                                                 {0, 0, 1, 1},
                                                 {0, 1, 0, 1},
                                                 {0, 0, 0, 1},
                                                 {0, 0, 1, 1, 2, 2},
                                                 {0, 1, 2, 3, 4},
                                                 {1, 0, 0, 2, 1},
                                                 {0, 0, 1, 1, 2, 2, 3, 3}};

void expect_at_most(const std::function<uint64_t(const Sizes&)>& most, const Collective& collective,
                    const std::vector<std::vector<int32_t>>& jobs = kJobs, size_t words = kMost) {
  for (const std::vector<int32_t>& hosts : jobs) {
    const Sizes sizes = sizes_of(hosts);
    INFO(sizes.pes, " PEs on ", sizes.hosts, " hosts");
    const uint64_t sent = messages(hosts, collective, words);
    CHECK(sent > 0);
    CHECK(sent <= most(sizes));
  }
}

constexpr auto kSum = [](uint64_t a, uint64_t b) { return a + b; };

}  // namespace

TEST_CASE("messages of a synchronisation") {
  expect_at_most([](const Sizes& s) { return s.sync(); },
                 [](Runtime& rt, const Buffers&) {
                   HostEngine e(rt);
                   team_sync(e, kTest, rt.world());
                 });
}

TEST_CASE("messages of a broadcast: one to each other host, and the payload where it does not fit") {
  for (const size_t words : {size_t{7}, kMost}) {
    expect_at_most([&](const Sizes& s) { return (words > 7 ? 2 : 1) * (s.hosts - 1); },
                   [&](Runtime& rt, const Buffers& b) {
                     HostEngine e(rt);
                     broadcast(e, kTest, rt.world(), b.dest, b.source, 8 * words, rt.n_pes() - 1);
                   });
  }
}

TEST_CASE("messages of a small reduction: those of recursive doubling between the hosts") {
  for (const size_t words : {size_t{7}, size_t{8}, EagerSlot::kFarPayload / 8}) {
    expect_at_most([](const Sizes& s) { return s.doubling(); },
                   [&](Runtime& rt, const Buffers& b) {
                     HostEngine e(rt);
                     reduce(e, kTest, rt.world(), b.dest, b.source, words, kSum);
                   });
  }
}

TEST_CASE("messages of a large reduction: each share among those that have it, two hosts exchange theirs") {
  constexpr size_t kWords = 1000;  // a block of each share
  const auto reduce_all = [](bool in_place) {
    return [in_place](Runtime& rt, const Buffers& b) {
      HostEngine e(rt);
      reduce(e, kTest, rt.world(), b.dest, in_place ? b.dest : b.source, kWords, kSum);
    };
  };
  const auto by_shares = [](const Sizes& s) { return s.rails * (s.sync() + 3 * s.hosts * (s.hosts - 1)); };
  const auto are_exchanged = [](const Sizes& s) {
    return s.hosts == 2 && s.rails > 1 && kWords % s.rails == 0;
  };
  expect_at_most(
      [&](const Sizes& s) {
        if (s.pes == 2) return s.sync() + 2;
        return are_exchanged(s) ? s.rails * (s.sync() + 2) : by_shares(s);
      },
      reduce_all(false));
  expect_at_most([&](const Sizes& s) { return are_exchanged(s) ? s.rails * (s.sync() + 2) : by_shares(s); },
                 reduce_all(true));
}

TEST_CASE("messages of fcollect and collect: each block to each other host once") {
  for (const size_t words : {size_t{1}, size_t{500}}) {
    expect_at_most([](const Sizes& s) { return 2 * s.pes * (s.hosts - 1); },
                   [&](Runtime& rt, const Buffers& b) {
                     HostEngine e(rt);
                     fcollect(e, kTest, rt.world(), b.dest, b.source, 8 * words);
                   });
    expect_at_most([](const Sizes& s) { return 4 * s.pes * (s.hosts - 1) + 2 * s.sync(); },
                   [&](Runtime& rt, const Buffers& b) {
                     HostEngine e(rt);
                     collect(e, kTest, rt.world(), b.dest, b.source,
                             8 * (words + static_cast<size_t>(rt.me())), pes::kFits);
                   });
  }
}

TEST_CASE("messages of collectv: each block to each other host once") {
  expect_at_most([](const Sizes& s) { return 2 * s.pes * (s.hosts - 1); },
                 [](Runtime& rt, const Buffers& b) {
                   HostEngine e(rt);
                   const auto blocks = [](int member) {
                     const auto before = static_cast<size_t>(member);
                     return BlockRange{800 * before * (before + 1) / 2, 800 * (before + 1)};
                   };
                   collect_blocks(e, kTest, rt.world(), b.dest, b.source, blocks);
                 });
}

TEST_CASE("messages of alltoall: a block for each PE of another host, and that it is there") {
  const auto most = [](const Sizes& s) { return 2 * s.far_pairs; };
  const auto alltoall_of = [](size_t words) {
    return [words](Runtime& rt, const Buffers& b) {
      HostEngine e(rt);
      alltoalls(e, kTest, rt.world(), b.dest, b.source, 8, 8, 8, words);
    };
  };
  constexpr size_t kLarge = kTransfer / 8 + 1;
  expect_at_most(most, alltoall_of(100));
  expect_at_most(most, alltoall_of(kLarge), {{0, 1}, {0, 0, 1}}, kLarge);
}

TEST_CASE("messages of alltoallv: four for each pair of PEs of different hosts, and that they are there") {
  expect_at_most([](const Sizes& s) { return 5 * s.far_pairs + s.sync(); },
                 [](Runtime& rt, const Buffers& b) {
                   HostEngine e(rt);
                   const auto n = static_cast<size_t>(rt.n_pes());
                   std::vector<uint64_t> begins(n), sizes(n);
                   for (size_t i = 0; i < n; ++i) {
                     b.places[i] = begins[i] = i * kMost;
                     b.counts[i] = kMost;
                     sizes[i] = 100 + i;
                   }
                   alltoallv(e, kTest, rt.world(), b.dest, UnevenBlocks<uint64_t>{b.places, b.counts},
                             b.source, UnevenBlocks<const uint64_t>{begins.data(), sizes.data()}, 8,
                             [](int, uint64_t, uint64_t, uint64_t) {});
                 });
}

TEST_CASE("messages of a scan that is not in order or in place: shares from each PE, and to each") {
  const auto scan_all = [](Runtime& rt, const Buffers& b) {
    HostEngine e(rt);
    scan(e, kTest, rt.world(), b.dest, b.dest, 1001, kSum, true);
  };
  expect_at_most([](const Sizes& s) { return s.sync() + 3 * s.far_pairs; }, scan_all);
}

TEST_CASE("messages of a small scan in order: those of the hosts") {
  const auto scan_all = [](Runtime& rt, const Buffers& b) {
    HostEngine e(rt);
    scan(e, kTest, rt.world(), b.dest, b.source, 7, kSum, true);
  };
  for (const std::vector<int32_t>& hosts : kJobs) {
    if (!std::is_sorted(hosts.begin(), hosts.end())) continue;
    const Sizes sizes = sizes_of(hosts);
    CHECK(messages(hosts, scan_all) <= sizes.hosts * sizes.rounds);
  }
}

TEST_CASE("messages of a large scan in order: each share among those that have it") {
  for (const std::vector<int32_t>& hosts : kJobs) {
    if (!std::is_sorted(hosts.begin(), hosts.end())) continue;
    const Sizes sizes = sizes_of(hosts);
    INFO(sizes.pes, " PEs on ", sizes.hosts, " hosts");
    for (const bool inclusive : {false, true}) {
      std::atomic<size_t> wrong{0};
      const uint64_t sent = messages(hosts, [&](Runtime& rt, const Buffers& b) {
        HostEngine e(rt);
        constexpr size_t kWords = 1001;
        for (size_t i = 0; i < kWords; ++i) b.source[i] = pes::value(1, rt.me(), i);
        scan(e, kTest, rt.world(), b.dest, b.source, kWords, kSum, inclusive);
        for (size_t i = 0; i < kWords; ++i) {
          uint64_t want = 0;
          for (int pe = 0; pe < rt.me() + inclusive; ++pe) want += pes::value(1, pe, i);
          wrong += b.dest[i] != want;
        }
      });
      CHECK(wrong == 0);
      const uint64_t on_rail = sizes.hosts == 2 ? 3 : 3 * sizes.hosts * (sizes.hosts - 1);
      CHECK(sent <= sizes.rails * (sizes.sync() + on_rail));
    }
  }
}
