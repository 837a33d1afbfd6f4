// SPDX-License-Identifier: Apache-2.0
// The symmetric heap with PEs as threads: equal offsets, contents kept, exhaustion, memory given back.
#include "pes.hpp"

using namespace isomem;  // NOLINT

namespace {

struct Block {
  void* address;
  size_t bytes;
  uint64_t what;
};

void fill(const Block& block, int me) {
  auto* bytes = static_cast<unsigned char*>(block.address);
  for (size_t i = 0; i < block.bytes; ++i)
    bytes[i] = static_cast<unsigned char>(pes::value(block.what, me, i));
}

size_t differences(const Block& block, int me, size_t count) {
  const auto* bytes = static_cast<const unsigned char*>(block.address);
  size_t wrong = 0;
  for (size_t i = 0; i < count; ++i)
    wrong += bytes[i] != static_cast<unsigned char>(pes::value(block.what, me, i));
  return wrong;
}

}  // namespace

TEST_CASE("random allocate, resize and free: symmetric, intact, aligned") {
  for (const int n : {1, 2, 5}) {
    INFO(pes::name(n, {1}));
    run_threads(n, pes::on({1}), [](Runtime& rt) {
      std::mt19937_64 random(pes::seed());  // the same calls on all PEs
      std::vector<Block> blocks;
      uint64_t* offsets = pes::symmetric<uint64_t>(rt, 1);
      size_t wrong = 0;
      for (uint64_t step = 1; step <= static_cast<uint64_t>(pes::rounds(600)); ++step) {
        const size_t pick = blocks.empty() ? 0 : random() % blocks.size();
        const size_t bytes = 1 + random() % 5000;
        switch (blocks.size() < 3 ? 0 : random() % 4) {
          case 0: {
            const uint64_t alignment = uint64_t{64} << (random() % 8);
            blocks.push_back({rt.heap().allocate("a test", bytes, alignment, random() % 2), bytes, step});
            wrong += reinterpret_cast<uintptr_t>(blocks.back().address) % alignment != 0;
            fill(blocks.back(), rt.me());
            break;
          }
          case 1: {
            const Block old = blocks[pick];
            blocks[pick] = {rt.heap().reallocate("a test", old.address, bytes), bytes, old.what};
            wrong += differences(blocks[pick], rt.me(), std::min(bytes, old.bytes));
            fill(blocks[pick], rt.me());
            break;
          }
          default:
            wrong += differences(blocks[pick], rt.me(), blocks[pick].bytes);
            rt.heap().free("a test", blocks[pick].address);
            blocks.erase(blocks.begin() + static_cast<std::ptrdiff_t>(pick));
        }
        *offsets = rt.memory().heap_offset(blocks.empty() ? offsets : blocks.back().address);
        rt.barrier_all("a test");
        wrong +=
            *static_cast<uint64_t*>(rt.transport().reach(offsets, (rt.me() + 1) % rt.n_pes())) != *offsets;
        rt.barrier_all("a test");
      }
      CHECK(wrong == 0);
    });
  }
}

TEST_CASE("exhaustion is NULL on all PEs, and the heap is usable afterwards") {
  run_threads(3, pes::on({1}), [](Runtime& rt) {
    CHECK(rt.heap().allocate("a test (NULL is expected)", uint64_t{1} << 60, 64, false) == nullptr);
    void* block = rt.heap().allocate("a test", 1000, 64, true);
    CHECK(block != nullptr);
    CHECK(rt.heap().reallocate("a test (NULL is expected)", block, uint64_t{1} << 60) == nullptr);
    rt.heap().free("a test", block);
    CHECK(rt.heap().allocate("a test", 0, 64, false) == nullptr);
  });
}

TEST_CASE("calloc gives zeros where there was data") {
  run_threads(2, pes::on({1}), [](Runtime& rt) {
    for (int round = 0; round < 5; ++round) {
      auto* block = static_cast<unsigned char*>(rt.heap().allocate("a test", 70000, 64, round > 0));
      size_t wrong = 0;
      for (size_t i = 0; round > 0 && i < 70000; ++i) wrong += block[i] != 0;
      CHECK(wrong == 0);
      std::memset(block, 0xa5, 70000);
      rt.heap().free("a test", block);
    }
  });
}

TEST_CASE("what is symmetric, and what an address is called") {
  run_threads(2, pes::on({1}), [](Runtime& rt) {
    auto* block = static_cast<char*>(rt.heap().allocate("a test", 256, 64, false));
    int local = 0;
    CHECK(rt.memory().is_symmetric(block, 256));
    CHECK_FALSE(rt.memory().is_symmetric(block, uint64_t{1} << 40));
    CHECK_FALSE(rt.memory().is_symmetric(&local, 4));
    CHECK_FALSE(rt.memory().is_symmetric(nullptr, 1));
    const int other = 1 - rt.me();
    const auto* theirs = static_cast<char*>(rt.transport().reach(block, other));
    CHECK_FALSE(rt.memory().is_symmetric(theirs, 1));
    CHECK(rt.describe(theirs).find("PE " + std::to_string(other)) != std::string::npos);
    CHECK(rt.describe(&local).find("neither") != std::string::npos);
    CHECK(rt.transport().reach(block + 17, rt.me()) == block + 17);
    rt.barrier_all("a test");
  });
}

TEST_CASE("every call about the heap is a barrier, and a moved block is whole on all PEs") {
  for (const isomem::HostSplit& split : pes::kSplits) {
    if (!pes::is_new(split, 3)) continue;
    INFO(pes::name(3, split));
    Options options = pes::on(split);
    options.coll.cores = 4096;  // PEs that share cores agree in another way: the other tests
    run_threads(3, options, [](Runtime& rt) {
      HostEngine e(rt);
      constexpr size_t kCalls = 5;
      uint64_t* mail = pes::zeroed<uint64_t>(rt, 20 * kCalls);
      const int right = (rt.me() + 1) % rt.n_pes();
      const int left = (rt.me() + rt.n_pes() - 1) % rt.n_pes();
      size_t wrong = 0;
      uint64_t sent = 0;
      // a put before the call is complete at its target after it
      const auto before = [&] {
        ++sent;
        const uint64_t value = pes::value(sent, rt.me(), 0);
        put(e, mail + sent, &value, 8, right);
      };
      const auto after = [&] { wrong += mail[sent] != pes::value(sent, left, 0); };
      for (int round = 0; round < 19; ++round) {
        before();
        auto* block = static_cast<uint64_t*>(rt.heap().allocate("a test", 4000, 64, false));
        after();
        for (size_t i = 0; i < 500; ++i) block[i] = pes::value(i, rt.me(), 0);
        before();
        block = static_cast<uint64_t*>(rt.heap().reallocate("a test", block, 2000));
        after();
        void* neighbour = rt.heap().allocate("a test", 2000, 64, false);
        before();
        auto* moved = static_cast<uint64_t*>(rt.heap().reallocate("a test", block, 12000));
        after();
        wrong += moved == block;
        const uint64_t mark = pes::value(7, rt.me(), 0);
        put(e, moved + 249, &mark, 8, right);
        before();
        rt.heap().free("a test", neighbour);
        after();
        wrong += moved[249] != pes::value(7, left, 0) || moved[248] != pes::value(248, rt.me(), 0);
        before();
        rt.heap().free("a test", moved);
        after();
      }
      CHECK(wrong == 0);
    });
  }
}
