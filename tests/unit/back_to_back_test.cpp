// SPDX-License-Identifier: Apache-2.0
// Collectives with nothing between them that synchronises: sources are written just before a call and just
// after it, roots run ahead of slow PEs, small and large ones mix. Each round has a destination of its own,
// which is ready before the first.
#include <chrono>
#include <thread>

#include "isomem/wide_reduce.hpp"
#include "pes.hpp"

using namespace isomem;  // NOLINT

namespace {

const char* const kTest = "a test";
constexpr size_t kRounds = 6;
constexpr size_t kMost = 36000 / 8;  // words: a broadcast is pulled, a reduction has several blocks

void fill(uint64_t* source, size_t words, uint64_t what, int pe) {
  for (size_t i = 0; i < words; ++i) source[i] = pes::value(what, pe, i);
}

size_t differences(const uint64_t* got, size_t words, uint64_t what, int pe, size_t from = 0) {
  size_t wrong = 0;
  for (size_t i = 0; i < words; ++i) wrong += got[i] != pes::value(what, pe, from + i);
  return wrong;
}

void on_some(const std::function<void(Runtime&)>& body) {
  for (const isomem::HostSplit& split : pes::kSplits) {
    const bool loopback = split.hosts > 1;
    for (const int n : {2, 3, 5, 9}) {
      if (!pes::all() && loopback && n == 5) continue;
      if (!pes::is_new(split, n)) continue;
      INFO(pes::name(n, split));
      run_threads(n, pes::on(split), body);
    }
  }
}

uint64_t add(uint64_t a, uint64_t b) { return a + b; }

uint64_t sum_of(int n_pes, uint64_t what, size_t i) {
  uint64_t sum = 0;
  for (int pe = 0; pe < n_pes; ++pe) sum += pes::value(what, pe, i);
  return sum;
}

/// Averages of 16-bit words, whose sums are wider.
struct WideAverage {
  uint64_t (*partial)(uint64_t, uint64_t) = add;
  void widen(uint64_t* sums, const uint16_t* elements, size_t n) const {
    for (size_t i = 0; i < n; ++i) sums[i] = elements[i];
  }
  void finish(uint16_t* elements, const uint64_t* sums, size_t n, int members) const {
    for (size_t i = 0; i < n; ++i)
      elements[i] = static_cast<uint16_t>(sums[i] / static_cast<uint64_t>(members));
  }
};

uint16_t short_value(uint64_t what, int pe, size_t i) {
  return static_cast<uint16_t>(pes::value(what, pe, i));
}

uint16_t average_of(int n_pes, uint64_t what, size_t i) {
  uint64_t sum = 0;
  for (int pe = 0; pe < n_pes; ++pe) sum += short_value(what, pe, i);
  return static_cast<uint16_t>(sum / static_cast<uint64_t>(n_pes));
}

}  // namespace

TEST_CASE("broadcast: the root may change its source at once, and run ahead") {
  on_some([](Runtime& rt) {
    HostEngine e(rt);
    uint64_t* dest = pes::symmetric<uint64_t>(rt, kRounds * kMost);
    uint64_t* source = pes::symmetric<uint64_t>(rt, kMost);
    size_t wrong = 0;
    uint64_t what = 0;
    for (const size_t words : {size_t{1}, size_t{7}, size_t{100}, kMost}) {
      for (const int root : {0, rt.n_pes() - 1}) {
        rt.barrier_all(kTest);  // the destinations are used again
        for (size_t round = 0; round < kRounds; ++round) {
          fill(source, words, ++what, rt.me());
          if (rt.me() != root) std::this_thread::sleep_for(std::chrono::microseconds(200));
          broadcast(e, kTest, rt.world(), dest + round * words, source, words * 8, root);
          wrong += differences(dest + round * words, words, what, root);
        }
      }
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("reductions: sources change just before and just after, broadcasts between") {
  on_some([](Runtime& rt) {
    HostEngine e(rt);
    uint64_t* dest = pes::symmetric<uint64_t>(rt, kRounds * kMost);
    uint64_t* source = pes::symmetric<uint64_t>(rt, kMost);
    uint64_t* small = pes::symmetric<uint64_t>(rt, 4 * kRounds);
    size_t wrong = 0;
    uint64_t what = 0;
    for (const size_t words : {size_t{1}, size_t{7}, size_t{100}, kMost}) {
      rt.barrier_all(kTest);
      for (size_t round = 0; round < kRounds; ++round) {
        fill(source, words, ++what, rt.me());
        uint64_t* mine = dest + round * words;
        reduce(e, kTest, rt.world(), mine, source, words, add);
        for (size_t i = 0; i < words; ++i) wrong += mine[i] != sum_of(rt.n_pes(), what, i);
        const uint64_t told = pes::value(what, 0, 99);
        for (size_t k = 0; k < 4; ++k) {
          broadcast(e, kTest, rt.world(), small + 4 * round + k, &told, 8, 0);
          wrong += small[4 * round + k] != told;
        }
      }
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("reductions with wider partial results: sources change just before and just after") {
  constexpr size_t kElements = 9001;  // two blocks of a share, more than the room
  on_some([](Runtime& rt) {
    HostEngine e(rt);
    auto* dest = pes::symmetric<uint16_t>(rt, kRounds * kElements);
    auto* source = pes::symmetric<uint16_t>(rt, kElements);
    const PartialRoom<uint64_t> room{pes::symmetric<uint64_t>(rt, 4000), 4000};
    size_t wrong = 0;
    uint64_t what = 0;
    for (const bool in_room : {true, false}) {
      for (const size_t n : {size_t{1}, size_t{14}, size_t{100}, kElements}) {
        rt.barrier_all(kTest);
        for (size_t round = 0; round < kRounds; ++round) {
          ++what;
          for (size_t i = 0; i < n; ++i) source[i] = short_value(what, rt.me(), i);
          uint16_t* mine = dest + round * n;
          reduce_wide(e, kTest, rt.world(), mine, source, n, WideAverage{},
                      in_room ? room : PartialRoom<uint64_t>{nullptr, 0});
          for (size_t i = 0; i < n; ++i) wrong += mine[i] != average_of(rt.n_pes(), what, i);
        }
      }
    }
    CHECK(wrong == 0);
  });
}

TEST_CASE("fcollect, collect, alltoall: sources change just before and just after") {
  constexpr size_t kBlock = 50;
  on_some([](Runtime& rt) {
    HostEngine e(rt);
    const auto n = static_cast<size_t>(rt.n_pes());
    const auto me = static_cast<size_t>(rt.me());
    uint64_t* dest = pes::symmetric<uint64_t>(rt, 3 * kRounds * n * kBlock);
    uint64_t* source = pes::symmetric<uint64_t>(rt, n * kBlock);
    size_t wrong = 0;
    uint64_t what = 0;
    for (size_t round = 0; round < kRounds; ++round) {
      uint64_t* at = dest + 3 * round * n * kBlock;
      fill(source, kBlock, ++what, rt.me());
      fcollect(e, kTest, rt.world(), at, source, kBlock * 8);
      for (size_t pe = 0; pe < n; ++pe)
        wrong += differences(at + pe * kBlock, kBlock, what, static_cast<int>(pe));
      at += n * kBlock;
      fill(source, kBlock, ++what, rt.me());
      collect(e, kTest, rt.world(), at, source, (me % 2 ? 3 : kBlock) * 8, pes::kFits);
      for (size_t pe = 0; pe < n; ++pe) {
        const size_t words = pe % 2 ? 3 : kBlock;
        wrong += differences(at, words, what, static_cast<int>(pe));
        at += words;
      }
      at = dest + (3 * round + 2) * n * kBlock;
      fill(source, n * kBlock, ++what, rt.me());
      alltoalls(e, kTest, rt.world(), at, source, 8, 8, 8, kBlock);
      for (size_t pe = 0; pe < n; ++pe) {
        wrong += differences(at + pe * kBlock, kBlock, what, static_cast<int>(pe), me * kBlock);
      }
    }
    CHECK(wrong == 0);
  });
}
