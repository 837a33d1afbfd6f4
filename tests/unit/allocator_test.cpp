// SPDX-License-Identifier: Apache-2.0
#include "memory/allocator.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <map>
#include <random>
#include <vector>

using isomem::Allocator;
using FreeResult = isomem::Allocator::FreeResult;
constexpr uint64_t kNone = Allocator::kNone;

TEST_CASE("allocator: blocks are aligned, disjoint and start at the bottom") {
  Allocator heap(1 << 20);
  CHECK(heap.allocate(1) == 0);
  CHECK(heap.allocate(64) == 64);
  CHECK(heap.allocate(65) == 128);
  CHECK(heap.allocate(1) == 256);
  CHECK(heap.allocate(100, 4096) == 4096);
  CHECK(heap.allocate(100, 8) == 320);  // the hole that the alignment left
  CHECK(heap.live_blocks() == 6);
  CHECK(heap.live_bytes() == 1 + 64 + 65 + 1 + 100 + 100);
  CHECK(heap.high_water() == 4096 + 128);
}

TEST_CASE("allocator: what cannot fit or makes no sense is refused and changes nothing") {
  Allocator heap(1024);
  CHECK(heap.allocate(0) == kNone);
  CHECK(heap.allocate(64, 0) == kNone);
  CHECK(heap.allocate(64, 96) == kNone);
  CHECK(heap.allocate(1025) == kNone);
  CHECK(heap.allocate(kNone) == kNone);
  CHECK(heap.allocate(kNone - 63) == kNone);
  CHECK(heap.allocate(64, uint64_t{1} << 63) == 0);
  CHECK(heap.allocate(64, uint64_t{1} << 63) == kNone);
  CHECK(heap.release(0) == FreeResult::ok);
  CHECK(heap.allocate(1024) == 0);
  CHECK(heap.allocate(1) == kNone);
  CHECK(heap.live_blocks() == 1);
}

TEST_CASE("allocator: a limit that is no multiple of the granule") {
  Allocator heap(100);
  CHECK(heap.allocate(100) == kNone);  // its padding would pass the limit
  CHECK(heap.allocate(64) == 0);
  CHECK(heap.allocate(1) == kNone);
  Allocator none(0);
  CHECK(none.allocate(1) == kNone);
  CHECK(none.high_water() == 0);
}

TEST_CASE("allocator: wrong frees are told apart") {
  Allocator heap(1 << 20);
  const uint64_t a = heap.allocate(1000), b = heap.allocate(10);
  CHECK(heap.release(a + 64) == FreeResult::inside_block);
  CHECK(heap.release(a + 1) == FreeResult::inside_block);
  CHECK(heap.release(b + 63) == FreeResult::inside_block);  // padding counts as the block's
  CHECK(heap.release(b + 64) == FreeResult::not_allocated);
  CHECK(heap.release(kNone) == FreeResult::not_allocated);
  CHECK(heap.release(a) == FreeResult::ok);
  CHECK(heap.release(a) == FreeResult::not_allocated);
  CHECK(heap.release(a + 64) == FreeResult::not_allocated);
  CHECK(heap.live_blocks() == 1);
  CHECK(heap.size_of(a) == kNone);
  CHECK(heap.size_of(b) == 10);
  CHECK(heap.size_of(b + 1) == kNone);
}

TEST_CASE("allocator: holes merge with both neighbours, in every order of freeing") {
  std::vector<int> order = {0, 1, 2, 3};
  do {
    Allocator heap(1 << 20);
    std::vector<uint64_t> blocks;
    for (int i = 0; i < 4; ++i) blocks.push_back(heap.allocate(64));
    const uint64_t guard = heap.allocate(64);
    for (int i : order) REQUIRE(heap.release(blocks[i]) == FreeResult::ok);
    REQUIRE(heap.allocate(4 * 64) == 0);  // only the merged hole has this room below the guard
    REQUIRE(heap.release(0) == FreeResult::ok);
    REQUIRE(heap.release(guard) == FreeResult::ok);
    REQUIRE(heap.allocate(1 << 20) == 0);
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST_CASE("allocator: best fit, lowest first, and fresh memory only when no hole will do") {
  Allocator heap(1 << 20);
  const uint64_t large = heap.allocate(640);
  heap.allocate(64);
  const uint64_t small = heap.allocate(128);
  heap.allocate(64);
  const uint64_t twin = heap.allocate(128);
  heap.allocate(64);
  const uint64_t high = heap.high_water();
  for (uint64_t hole : {large, twin, small}) REQUIRE(heap.release(hole) == FreeResult::ok);
  CHECK(heap.allocate(100) == small);
  CHECK(heap.allocate(100) == twin);
  CHECK(heap.high_water_after(200, 64) == high);
  CHECK(heap.allocate(200) == large);
  CHECK(heap.high_water() == high);
  CHECK(heap.high_water_after(1000, 64) == high + 1024);
  CHECK(heap.high_water() == high);  // asking changes nothing
  CHECK(heap.allocate(1000) == high);
  CHECK(heap.high_water_after(1 << 20, 64) == kNone);
}

TEST_CASE("allocator: an aligned request finds the one tight hole that fits") {
  Allocator heap(8192);
  heap.allocate(64);
  const uint64_t padding = heap.allocate(4096 - 64);
  const uint64_t aligned = heap.allocate(64);
  REQUIRE(aligned == 4096);
  REQUIRE(heap.allocate(4096 - 64) == 4160);
  CHECK(heap.release(padding) == FreeResult::ok);
  CHECK(heap.allocate(64, 4096) == kNone);  // the hole is large but holds no multiple of 4096
  CHECK(heap.release(aligned) == FreeResult::ok);
  CHECK(heap.allocate(64, 4096) == 4096);
}

TEST_CASE("allocator: growing and shrinking in place") {
  Allocator heap(4096);
  const uint64_t a = heap.allocate(100), b = heap.allocate(100);
  CHECK_FALSE(heap.grow_in_place(a, 200));
  CHECK(heap.size_of(a) == 100);
  CHECK(heap.grow_in_place(a, 128));  // into its own padding
  CHECK(heap.size_of(a) == 128);
  CHECK(heap.grow_in_place(b, 4096 - 128));  // the last block, to the very end
  CHECK(heap.high_water() == 4096);
  CHECK_FALSE(heap.grow_in_place(b, 4096));
  CHECK(heap.grow_in_place(b, 64));
  CHECK(heap.live_bytes() == 128 + 64);
  const uint64_t c = heap.allocate(64);
  CHECK(c == 192);
  CHECK(heap.release(b) == FreeResult::ok);
  CHECK(heap.grow_in_place(a, 192));  // takes the whole hole
  CHECK_FALSE(heap.grow_in_place(a, 193));
  CHECK(heap.grow_in_place(a, 1));  // leaves a hole again
  CHECK(heap.allocate(128) == 64);
  CHECK_FALSE(heap.grow_in_place(a + 64 * 50, 1));
  CHECK_FALSE(heap.grow_in_place(a, 0));
  CHECK_FALSE(heap.grow_in_place(a, kNone));
}

TEST_CASE("allocator: the limit may move") {
  Allocator heap(128);
  CHECK(heap.allocate(256) == kNone);
  heap.set_limit(512);
  CHECK(heap.allocate(256) == 0);
  heap.set_limit(64);
  CHECK(heap.size_of(0) == 256);
  CHECK(heap.allocate(64) == kNone);
  CHECK_FALSE(heap.grow_in_place(0, 320));
  CHECK(heap.release(0) == FreeResult::ok);
  CHECK(heap.allocate(64) == 0);
}

TEST_CASE("allocator: ranges and words for error messages") {
  Allocator heap(1 << 20);
  const uint64_t a = heap.allocate(4096), b = heap.allocate(100);
  CHECK(heap.contains_live(a, 4096));
  CHECK(heap.contains_live(a + 4095, 1));
  CHECK_FALSE(heap.contains_live(a + 4095, 2));  // runs into the next block
  CHECK_FALSE(heap.contains_live(b, 101));       // runs into the padding
  CHECK(heap.contains_live(b + 100, 0));
  CHECK_FALSE(heap.contains_live(b + 128, 0));
  CHECK_FALSE(heap.contains_live(a, kNone));
  CHECK(heap.describe(a + 8) == "inside a block of 4096 bytes at offset 0x0");
  CHECK(heap.describe(b) == "the start of a block of 100 bytes at offset 0x1000");
  heap.release(a);
  CHECK(heap.describe(a + 8).find("freed") == 0);
  CHECK(heap.describe(b + 128).find("never allocated") == 0);
}

namespace {

/// The same allocator, written as slowly and plainly as possible.
class NaiveHeap {
 public:
  explicit NaiveHeap(uint64_t limit) : limit_(limit) {}

  static uint64_t round_up(uint64_t x, uint64_t to) { return (x + to - 1) / to * to; }

  /// The lowest place for a block, kNone if there is none at all.
  uint64_t find(uint64_t bytes, uint64_t alignment) const {
    const uint64_t span = round_up(bytes, 64);
    uint64_t free_from = 0;
    for (auto [offset, size] : blocks) {
      if (round_up(free_from, alignment) + span <= offset) return round_up(free_from, alignment);
      free_from = offset + round_up(size, 64);
    }
    return round_up(free_from, alignment) + span <= limit_ ? round_up(free_from, alignment) : kNone;
  }

  /// Whether [offset, offset + bytes) collides with no block but `except`.
  bool is_free(uint64_t offset, uint64_t bytes, uint64_t except = kNone) const {
    if (offset + round_up(bytes, 64) > limit_) return false;
    for (auto [start, size] : blocks) {
      if (start == except) continue;
      if (start < offset + round_up(bytes, 64) && offset < start + round_up(size, 64)) return false;
    }
    return true;
  }

  std::map<uint64_t, uint64_t> blocks;

 private:
  uint64_t limit_;
};

uint64_t test_seed() {
  const char* text = std::getenv("ISOMEM_TEST_SEED");
  return text ? std::strtoull(text, nullptr, 0) : std::random_device{}();
}

class Fuzz {
 public:
  Fuzz(uint64_t seed, uint64_t limit)
      : random_(seed), limit_(limit), heap_(limit), twin_(limit), model_(limit) {}

  void step() {
    switch (random_() % 8) {
      case 0:
      case 1:
      case 2:
        allocate();
        break;
      case 3:
      case 4:
        release();
        break;
      case 5:
        resize();
        break;
      case 6:
        probe();
        break;
      default:
        wrong_free();
    }
    REQUIRE(heap_.live_blocks() == model_.blocks.size());
    high_ = std::max(high_, top());
    REQUIRE(heap_.high_water() == high_);
  }

  void finish() {
    uint64_t bytes = 0;
    for (auto [offset, size] : model_.blocks) bytes += size;
    REQUIRE(heap_.live_bytes() == bytes);
    while (!model_.blocks.empty()) release();
    REQUIRE(heap_.live_bytes() == 0);
    REQUIRE(heap_.allocate(limit_ / 64 * 64) == 0);  // all holes have merged
  }

 private:
  uint64_t random_size() { return 1 + random_() % (uint64_t{1} << (random_() % 14)); }

  std::map<uint64_t, uint64_t>::iterator random_block() {
    return std::next(model_.blocks.begin(), static_cast<ptrdiff_t>(random_() % model_.blocks.size()));
  }

  uint64_t top() const {
    if (model_.blocks.empty()) return 0;
    auto last = *model_.blocks.rbegin();
    return last.first + NaiveHeap::round_up(last.second, 64);
  }

  void allocate() {
    const uint64_t size = random_size();
    const uint64_t alignment = random_() % 3 ? 64 : uint64_t{1} << (random_() % 13);
    const uint64_t expected_high = heap_.high_water_after(size, alignment);
    const uint64_t offset = heap_.allocate(size, alignment);
    REQUIRE(twin_.allocate(size, alignment) == offset);
    REQUIRE((offset == kNone) == (model_.find(size, std::max<uint64_t>(alignment, 64)) == kNone));
    if (offset == kNone) {
      REQUIRE(expected_high == kNone);
      return;
    }
    REQUIRE(offset % std::max<uint64_t>(alignment, 64) == 0);
    REQUIRE(model_.is_free(offset, size));
    REQUIRE(heap_.high_water() == expected_high);
    model_.blocks[offset] = size;
  }

  void release() {
    if (model_.blocks.empty()) return;
    auto block = random_block();
    REQUIRE(heap_.release(block->first) == FreeResult::ok);
    REQUIRE(twin_.release(block->first) == FreeResult::ok);
    model_.blocks.erase(block);
  }

  void resize() {
    if (model_.blocks.empty()) return;
    auto block = random_block();
    const uint64_t size = random_size();
    const bool grown = heap_.grow_in_place(block->first, size);
    REQUIRE(twin_.grow_in_place(block->first, size) == grown);
    REQUIRE(grown == model_.is_free(block->first, size, block->first));
    if (grown) block->second = size;
  }

  void probe() {
    const uint64_t offset = random_() % limit_, size = random_() % 200;
    auto after = model_.blocks.upper_bound(offset);
    bool inside = false;
    if (after != model_.blocks.begin()) {
      auto [start, bytes] = *std::prev(after);
      inside = offset < start + NaiveHeap::round_up(bytes, 64) && offset + size <= start + bytes;
    }
    REQUIRE(heap_.contains_live(offset, size) == inside);
  }

  void wrong_free() {
    const uint64_t offset = random_() % limit_;
    if (model_.blocks.count(offset)) return;
    const auto expected =
        model_.is_free(offset / 64 * 64, 1) ? FreeResult::not_allocated : FreeResult::inside_block;
    REQUIRE(heap_.release(offset) == expected);
  }

  std::mt19937_64 random_;
  uint64_t limit_;
  Allocator heap_, twin_;
  NaiveHeap model_;
  uint64_t high_ = 0;
};

}  // namespace

TEST_CASE("allocator: random calls agree with a naive model and with a second allocator") {
  const uint64_t seed = test_seed();
  MESSAGE("ISOMEM_TEST_SEED=" << seed);
  for (uint64_t round = 0; round < 40; ++round) {
    CAPTURE(round);
    Fuzz fuzz(seed + round, uint64_t{64 * 256} << (round % 5));
    for (int i = 0; i < 2000; ++i) fuzz.step();
    fuzz.finish();
  }
}

TEST_CASE("allocator: many blocks stay cheap") {
  constexpr int kBlocks = 200000;
  Allocator heap(uint64_t{1} << 40);
  std::vector<uint64_t> blocks;
  for (int i = 0; i < kBlocks; ++i) blocks.push_back(heap.allocate(64 + i % 512));
  for (int i = 0; i < kBlocks; i += 2) REQUIRE(heap.release(blocks[i]) == FreeResult::ok);
  const uint64_t high = heap.high_water();
  for (int i = 0; i < kBlocks; i += 2) blocks[i] = heap.allocate(64 + i % 512);
  CHECK(heap.high_water() == high);  // every block found a hole
  for (uint64_t offset : blocks) REQUIRE(heap.release(offset) == FreeResult::ok);
  CHECK(heap.live_blocks() == 0);
  CHECK(heap.allocate(uint64_t{1} << 40) == 0);
}

TEST_CASE("allocator: space tells what can be had, in all and in one block") {
  Allocator heap(100 * 64 + 7);
  CHECK(heap.space().bytes == 100 * 64);
  CHECK(heap.space().largest == 100 * 64);
  const uint64_t first = heap.allocate(64 * 10);
  const uint64_t second = heap.allocate(64 * 20);
  heap.allocate(1);
  CHECK(heap.space().bytes == 69 * 64);
  heap.release(first);
  CHECK(heap.space().bytes == 79 * 64);
  CHECK(heap.space().largest == 69 * 64);
  heap.allocate(64 * 60);
  CHECK(heap.space().largest == 10 * 64);
  heap.release(second);  // the two holes are one
  CHECK(heap.space().largest == 30 * 64);
  CHECK(heap.space().bytes == 39 * 64);
  CHECK(heap.allocate(30 * 64 + 1) == Allocator::kNone);
  CHECK(heap.allocate(30 * 64) == 0);
  heap.set_limit(64);  // below what there is
  CHECK(heap.space().bytes == 0);
  CHECK(heap.space().largest == 0);
}
