// SPDX-License-Identifier: Apache-2.0
// All collectives over the host engine: sizes around the thresholds of the algorithms, many numbers of PEs,
// both wires, calls back to back with nothing but collectives between them.
#include <bit>
#include <chrono>
#include <functional>
#include <numeric>
#include <thread>
#include <utility>
#include <vector>

#include "pes.hpp"

using namespace isomem;  // NOLINT

namespace {

const char* const kTest = "a test";

/// Sizes in bytes: eager slots end at 56, two of them at 112, a broadcast to one other PE is pulled from
/// 32768, a reduction is folded in blocks of 8192.
const size_t kSizes[] = {8, 56, 64, 112, 120, 504, 512, 1000, 8192, 16384, 40008};
constexpr size_t kMost = 40008 / 8;

struct Buffers {
  uint64_t* dest;
  uint64_t* source;
};

Buffers make_buffers(Runtime& rt, size_t dest_words, size_t source_words) {
  return {pes::symmetric<uint64_t>(rt, dest_words), pes::symmetric<uint64_t>(rt, source_words)};
}

void fill(Runtime& rt, uint64_t* source, size_t words, uint64_t what) {
  for (size_t i = 0; i < words; ++i) source[i] = pes::value(what, rt.me(), i);
}

size_t differences(const uint64_t* got, size_t words, uint64_t what, int pe, size_t from = 0) {
  size_t wrong = 0;
  for (size_t i = 0; i < words; ++i) wrong += got[i] != pes::value(what, pe, from + i);
  return wrong;
}

/// `dest` may be written by the others from here on.
void poison(Runtime& rt, uint64_t* dest, size_t words) {
  std::memset(dest, 0xa5, words * 8);
  rt.barrier_all(kTest);
}

/// Limits by which every collective goes as on this machine, in steps wherever it can, in one step.
const std::pair<const char*, CollLimits> kLimits[] = {
    {"usual algorithms", {}}, {"in steps", {1, 1, 64, 4096}}, {"in one step", {4096, 4096, 1 << 30, 4096}}};

void on_all(const std::function<void(Runtime&)>& body) {
  for (const isomem::HostSplit& split : pes::kSplits) {
    const bool one_each = split.hosts == isomem::HostSplit::kOneEach;
    for (const int n : {1, 2, 3, 5, 8, 9, 12}) {
      if (!pes::all() && (n == 8 || n > (one_each ? 5 : 9))) continue;
      for (size_t i = 0; i < std::size(kLimits); ++i) {
        if (!pes::is_new(split, n) || !pes::takes_pair(static_cast<size_t>(n) + i, split.cyclic)) continue;
        const auto& [algorithms, limits] = kLimits[i];
        INFO(pes::name(n, split), ", ", algorithms);
        Options options = pes::on(split);
        options.coll = limits;
        run_threads(n, options, body);
      }
    }
  }
}

}  // namespace

TEST_CASE("broadcast from every root, which fills its own dest or leaves it alone") {
  on_all([](Runtime& rt) {
    HostEngine e(rt);
    const Buffers b = make_buffers(rt, kMost, kMost);
    size_t wrong = 0;
    const auto try_one = [&](size_t bytes, int root, bool on_root) {
      const uint64_t what = bytes * 100 + static_cast<uint64_t>(root) + (on_root ? 0 : 50);
      const size_t filled = on_root || rt.me() != root ? bytes / 8 : 0;
      poison(rt, b.dest, kMost);
      fill(rt, b.source, bytes / 8, what);
      broadcast(e, kTest, rt.world(), b.dest, b.source, bytes, root, on_root);
      wrong += differences(b.dest, filled, what, root);
      for (size_t i = filled; i < kMost; ++i) wrong += b.dest[i] != 0xa5a5a5a5a5a5a5a5;
    };
    for (const size_t bytes : kSizes) {
      for (int root = 0; root < rt.n_pes(); ++root) {
        for (const bool on_root : {true, false}) try_one(bytes, root, on_root);
      }
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("small collectives back to back") {
  on_all([](Runtime& rt) {
    HostEngine e(rt);
    constexpr size_t kRounds = 40;
    const Buffers b = make_buffers(rt, 3 * kRounds, 1);
    size_t wrong = 0;
    for (size_t round = 0; round < kRounds; ++round) {
      const int root = static_cast<int>(round) % rt.n_pes();
      const uint64_t mine = pes::value(round, rt.me(), 0);
      uint64_t* dest = b.dest + 3 * round;  // each its own: nobody waits for a destination
      broadcast(e, kTest, rt.world(), dest, &mine, 8, root);
      wrong += dest[0] != pes::value(round, root, 0);
      reduce(e, kTest, rt.world(), dest + 1, &mine, 1, [](uint64_t x, uint64_t y) { return x + y; });
      uint64_t sum = 0;
      for (int pe = 0; pe < rt.n_pes(); ++pe) sum += pes::value(round, pe, 0);
      wrong += dest[1] != sum;
      reduce(e, kTest, rt.world(), dest + 2, dest + 1, 1,
             [](uint64_t x, uint64_t y) { return x > y ? x : y; });
      wrong += dest[2] != sum;
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("eager slots of PEs that run ahead are read before they are written again") {
  on_all([](Runtime& rt) {
    HostEngine e(rt);
    constexpr size_t kRounds = 60;
    auto& mine = *pes::symmetric<uint64_t>(rt, 1);
    auto& result = *pes::symmetric<uint64_t>(rt, 1);
    mine = static_cast<uint64_t>(rt.me()) + 1;
    const auto before = static_cast<uint64_t>(rt.me() * (rt.me() + 1) / 2);
    const auto all = static_cast<uint64_t>(rt.n_pes() * (rt.n_pes() + 1) / 2);
    const std::plus<uint64_t> sum;
    size_t wrong = 0;
    for (size_t round = 0; round < kRounds; ++round) {  // in a scan the first PE waits for nobody
      result = 0;
      scan(e, kTest, rt.world(), &result, &mine, 1, sum, round % 2 == 0);
      wrong += result != before + (round % 2 == 0 ? mine : 0);
    }
    for (size_t round = 0; round < kRounds; ++round) {  // nor in a broadcast; in a reduction everybody does
      result = mine + round;
      const int kind = static_cast<int>(pes::value(rt.world().n_pes(), 0, round) % 3);
      if (kind == 0) reduce(e, kTest, rt.world(), &result, &mine, 1, sum);
      if (kind == 1) broadcast(e, kTest, rt.world(), &result, &result, 8, 0);
      if (kind == 2) scan(e, kTest, rt.world(), &result, &mine, 1, sum, false);
      wrong += result != (kind == 0 ? all : kind == 1 ? 1 + round : before);
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("a reduction of two eager messages waits for room where its PE has run ahead") {
  on_all([](Runtime& rt) {
    HostEngine e(rt);
    constexpr size_t kBroadcasts = 3;  // which leave room for one message
    constexpr size_t kWords = kEagerReduce / 8;
    auto* told = pes::symmetric<uint64_t>(rt, kBroadcasts);
    const Buffers b = make_buffers(rt, kWords, kWords);
    size_t wrong = 0;
    for (uint64_t round = 1; round <= 4; ++round) {
      fill(rt, b.source, kWords, round);
      rt.barrier_all(kTest);
      // The root is done with its broadcasts, and sends both messages, before another PE has read the first.
      if (rt.me() != 0) std::this_thread::sleep_for(std::chrono::milliseconds(2));
      for (size_t i = 0; i < kBroadcasts; ++i) {
        const uint64_t word = round * 10 + i;
        broadcast(e, kTest, rt.world(), told + i, &word, 8, 0);
        wrong += told[i] != word;
      }
      reduce(e, kTest, rt.world(), b.dest, b.source, kWords, std::plus<uint64_t>());
      for (size_t i = 0; i < kWords; ++i) {
        uint64_t sum = 0;
        for (int pe = 0; pe < rt.n_pes(); ++pe) sum += pes::value(round, pe, i);
        wrong += b.dest[i] != sum;
      }
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("fcollect and collect") {
  on_all([](Runtime& rt) {
    HostEngine e(rt);
    const auto n = static_cast<size_t>(rt.n_pes());
    const Buffers b = make_buffers(rt, kMost * n, kMost);
    size_t wrong = 0;
    for (const size_t bytes : kSizes) {
      const size_t words = bytes / 8;
      poison(rt, b.dest, kMost * n);
      fill(rt, b.source, words, bytes);
      fcollect(e, kTest, rt.world(), b.dest, b.source, bytes);
      for (size_t pe = 0; pe < n; ++pe)
        wrong += differences(b.dest + pe * words, words, bytes, static_cast<int>(pe));
      poison(rt, b.dest, kMost * n);
      // PE p gives words / (p + 1), the last one nothing
      const auto share = [&](size_t pe) { return pe + 1 == n && n > 1 ? 0 : words / (pe + 1); };
      collect(e, kTest, rt.world(), b.dest, b.source, 8 * share(static_cast<size_t>(rt.me())), pes::kFits);
      const uint64_t* at = b.dest;
      for (size_t pe = 0; pe < n; at += share(pe), ++pe)
        wrong += differences(at, share(pe), bytes, static_cast<int>(pe));
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("alltoall and alltoalls") {
  on_all([](Runtime& rt) {
    HostEngine e(rt);
    const auto n = static_cast<size_t>(rt.n_pes());
    constexpr size_t kBlock = 300;
    const Buffers b = make_buffers(rt, 3 * kBlock * n, 2 * kBlock * n);
    size_t wrong = 0;
    for (const size_t count : {size_t{1}, size_t{2}, size_t{7}, kBlock}) {
      for (const bool dense : {true, false}) {
        const int64_t dst = dense ? 1 : 3;
        const int64_t sst = dense ? 1 : 2;
        poison(rt, b.dest, 3 * kBlock * n);
        fill(rt, b.source, 2 * kBlock * n, count);
        alltoalls(e, kTest, rt.world(), b.dest, b.source, 8, 8 * dst, 8 * sst, count);
        for (size_t i = 0; i < count * n; ++i) {
          const int pe = static_cast<int>(i / count);
          const size_t from = (static_cast<size_t>(rt.me()) * count + i % count) * static_cast<size_t>(sst);
          wrong += b.dest[i * static_cast<size_t>(dst)] != pes::value(count, pe, from);
          if (!dense) wrong += b.dest[i * 3 + 1] != 0xa5a5a5a5a5a5a5a5;
        }
      }
    }
    CHECK(wrong == 0);
  });
}

/// In the order of the PEs; or as recursive doubling adds: those beyond a power of two to the first ones,
/// then neighbours, neighbouring pairs and so on.
double sum_of(std::vector<double> values, Algorithm algorithm) {
  if (algorithm != Algorithm::eager_doubling)
    return std::accumulate(values.begin() + 1, values.end(), values[0]);
  const size_t power = std::bit_floor(values.size());
  for (size_t i = power; i < values.size(); ++i) values[i - power] += values[i];
  for (values.resize(power); values.size() > 1; values.resize(values.size() / 2)) {
    for (size_t i = 0; i < values.size() / 2; ++i) values[i] = values[2 * i] + values[2 * i + 1];
  }
  return values[0];
}

/// What a reduction over the world comes to: on one host, or of each host and then of the hosts.
double sum_over_world(Runtime& rt, const std::vector<double>& values, size_t bytes) {
  const Team& world = rt.world();
  const Levels* levels = world.levels;
  if (!levels) return sum_of(values, algorithm_for_reduce(rt.limits(), world, bytes));
  std::vector<double> totals;
  for (int host = 0; host < levels->n_hosts; ++host) {
    std::vector<double> there;
    for (int place = 0; place < levels->places(host); ++place) {
      there.push_back(values[static_cast<size_t>(levels->member(host, place))]);
    }
    Team near = levels->near;
    near.members.n_pes = levels->places(host);
    totals.push_back(sum_of(there, algorithm_for_reduce(rt.limits(), near, bytes)));
  }
  return sum_of(totals, bytes <= EagerSlot::kFarPayload ? Algorithm::eager_doubling : Algorithm::shares);
}

TEST_CASE("reductions, also in place; all PEs get the same bits") {
  on_all([](Runtime& rt) {
    HostEngine e(rt);
    const Buffers b = make_buffers(rt, kMost, kMost);
    auto* dest = reinterpret_cast<double*>(b.dest);
    auto* source = reinterpret_cast<double*>(b.source);
    size_t wrong = 0;
    const auto number = [](uint64_t what, int pe, size_t i) {
      return static_cast<double>(pes::value(what, pe, i)) / 3;
    };
    for (const size_t bytes : kSizes) {
      for (const bool in_place : {false, true}) {
        poison(rt, b.dest, kMost);
        double* from = in_place ? dest : source;
        for (size_t i = 0; i < bytes / 8; ++i) from[i] = number(bytes, rt.me(), i);
        rt.barrier_all(kTest);
        reduce(e, kTest, rt.world(), dest, from, bytes / 8, [](double x, double y) { return x + y; });
        for (size_t i = 0; i < bytes / 8; ++i) {
          std::vector<double> values;
          for (int pe = 0; pe < rt.n_pes(); ++pe) values.push_back(number(bytes, pe, i));
          wrong += dest[i] != sum_over_world(rt, values, bytes);
        }
      }
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("alltoall of blocks that other hosts get in the background: the source is free on return") {
  for (const isomem::HostSplit& split : pes::kSplits) {
    if (!pes::is_new(split, 3)) continue;
    INFO(pes::name(3, split));
    run_threads(3, pes::on(split), [](Runtime& rt) {
      HostEngine e(rt);
      constexpr size_t kWords = kTransfer / 8 + 3;
      const Buffers b = make_buffers(rt, 3 * kWords, 3 * kWords);
      for (uint64_t round = 0; round < 3; ++round) {
        poison(rt, b.dest, 3 * kWords);
        fill(rt, b.source, 3 * kWords, round);
        alltoalls(e, kTest, rt.world(), b.dest, b.source, 8, 8, 8, kWords);
        std::memset(b.source, 0x5a, 3 * kWords * 8);
        rt.barrier_all(kTest);
        size_t wrong = 0;
        for (int pe = 0; pe < 3; ++pe) {
          const auto from = static_cast<size_t>(pe) * kWords, mine = static_cast<size_t>(rt.me()) * kWords;
          wrong += differences(b.dest + from, kWords, round, pe, mine);
        }
        CHECK(wrong == 0);
      }
    });
  }
}

// Nothing but the collectives keeps a round from the next one: who is ahead has new arrays and new blocks.
TEST_CASE("blocks of different sizes from all to all, again and again") {
  on_all([](Runtime& rt) {
    HostEngine e(rt);
    constexpr size_t kRoom = 120;  // words
    const auto n = static_cast<size_t>(rt.n_pes());
    const auto me = static_cast<uint64_t>(rt.me());
    const Buffers b = make_buffers(rt, n * kRoom, n * kRoom);
    auto* const places = pes::symmetric<uint64_t>(rt, n);
    auto* const counts = pes::symmetric<uint64_t>(rt, n);
    std::vector<uint64_t> begins(n), sizes(n);
    size_t wrong = 0;
    for (uint64_t round = 1; round <= static_cast<uint64_t>(pes::rounds(20)); ++round) {
      const auto size = [round](uint64_t from, uint64_t to) {
        return (7 * from + 13 * to + 5 * round) % kRoom;
      };
      fill(rt, b.source, n * kRoom, round);
      std::memset(b.dest, 0xa5, n * kRoom * 8);
      for (uint64_t i = 0; i < n; ++i) {
        begins[i] = i * kRoom;
        sizes[i] = size(me, i);
        places[i] = (i + round) % n * kRoom;
        counts[i] = kRoom;
      }
      alltoallv(e, kTest, rt.world(), b.dest, UnevenBlocks<uint64_t>{places, counts}, b.source,
                UnevenBlocks<const uint64_t>{begins.data(), sizes.data()}, 8,
                [&](int, uint64_t, uint64_t room, uint64_t) { wrong += room != kRoom; });
      for (uint64_t i = 0; i < n; ++i) {
        wrong += counts[i] != size(i, me);
        const uint64_t* got = b.dest + (i + round) % n * kRoom;
        wrong += differences(got, size(i, me), round, static_cast<int>(i), me * kRoom);
        wrong += got[size(i, me)] != 0xa5a5a5a5a5a5a5a5;
      }
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("scans, also in place") {
  on_all([](Runtime& rt) {
    HostEngine e(rt);
    const Buffers b = make_buffers(rt, kMost, kMost);
    size_t wrong = 0;
    for (const size_t bytes : kSizes) {
      for (const int form : {0, 1, 2, 3}) {
        const bool inclusive = form % 2;
        const uint64_t what = 4 * bytes + static_cast<uint64_t>(form);
        poison(rt, b.dest, kMost);
        uint64_t* source = form < 2 ? b.source : b.dest;
        fill(rt, source, bytes / 8, what);
        rt.barrier_all(kTest);
        scan(e, kTest, rt.world(), b.dest, source, bytes / 8, std::plus<uint64_t>{}, inclusive);
        for (size_t i = 0; i < bytes / 8; ++i) {
          uint64_t sum = 0;
          for (int pe = 0; pe < rt.me() + inclusive; ++pe) sum += pes::value(what, pe, i);
          wrong += b.dest[i] != sum;
        }
      }
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("sync: nobody leaves before all have entered") {
  on_all([](Runtime& rt) {
    HostEngine e(rt);
    uint64_t* entered = pes::zeroed<uint64_t>(rt, 1);
    const auto n = static_cast<uint64_t>(rt.n_pes());
    size_t early = 0;
    for (uint64_t round = 1; round <= static_cast<uint64_t>(pes::rounds(500)); ++round) {
      atomic(e, Amo::add, entered, uint64_t{1}, 0);
      rt.barrier_all(kTest);
      early += atomic_fetch(e, Amo::fetch, entered, uint64_t{0}, uint64_t{0}, 0) < round * n;
    }
    CHECK(early == 0);
  });
}
