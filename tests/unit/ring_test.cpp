// SPDX-License-Identifier: Apache-2.0
// The ring by which kernels hand operations over: CPU threads in the place of a kernel's, and a reader as the
// proxy is one. With few slots all of them are waited for all the time.
#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <numeric>
#include <random>
#include <thread>
#include <utility>
#include <vector>

#include "../common/ring_side.hpp"
#include "cuda/ring_reader.hpp"

using isomem::Op;
using isomem::RingSlot;
using isomem::RingView;

namespace {

using Side = test::RingSide;

/// What an operation of a test does: `operand` is added to the sum of its thread, `pe`. The result is the
/// sum.
template <uint64_t slots>
class Test {
 public:
  using Ring = isomem::BasicRing<slots>;

  Test(int threads, bool late) : sums_(static_cast<size_t>(threads)), late_(late) {
    reading_ = std::thread([this] { read(); });
  }
  ~Test() {
    stop_.store(true);
    reading_.join();
  }
  Test(const Test&) = delete;

  /// Thread `thread` adds 1 to `rounds`: some with data in, some waiting for a result and data out.
  void write(int thread, uint64_t rounds) {
    std::mt19937_64 random(static_cast<uint64_t>(thread));
    Side side;
    const RingView<Ring> view{ring_.get(), &tickets_, &seen_, &complete_, &looks_, &asks_, &waiters_};
    uint64_t sum = 0;
    for (uint64_t i = 1; i <= rounds; ++i) {
      Op op;
      op.pe = thread;
      op.operand = i;
      sum += i;
      const bool waits = random() % 2 == 0;
      const uint64_t number = ring_take(side, view);
      std::fill_n(view.data(number), Ring::kData, static_cast<unsigned char>(i));
      ring_post(side, view, number, op, waits ? 0u : isomem::kNobodyWaits);
      if (waits) {
        ring_wait(side, view, number);
        CHECK(side.load(&view.slot(number).result) == sum);
        CHECK(is_all(view.data(number), i + 1));
        ring_leave(side, view, number);
      }
      if (random() % 16 == 0) ring_quiet(side, view);
    }
    ring_quiet(side, view);
    CHECK(isomem::load_word(&sums_[static_cast<size_t>(thread)]) == sum);
  }

 private:
  static bool is_all(const unsigned char* data, uint64_t value) {
    return std::all_of(data, data + Ring::kData,
                       [value](auto is) { return is == static_cast<unsigned char>(value); });
  }

  void read() {
    isomem::RingReader<Ring> reader(*ring_);
    std::vector<std::pair<uint64_t, bool>> begun;  // quiets are finished late, and in any order
    std::mt19937_64 random(7);
    while (!stop_.load()) {
      const bool took = reader.take([&](uint64_t number, RingSlot& slot) {
        const uint32_t flags = std::exchange(slot.flags, 0u);
        const bool nobody_waits = flags & isomem::kNobodyWaits;
        if (flags & isomem::kQuiet) {
          begun.emplace_back(number, nobody_waits);
          return;
        }
        uint64_t& sum = sums_[static_cast<size_t>(slot.op.pe)];
        isomem::store_word(&sum, sum + slot.op.operand);
        slot.result = sum;
        CHECK(is_all(reader.data(number), slot.op.operand));
        std::fill_n(reader.data(number), Ring::kData, static_cast<unsigned char>(slot.op.operand + 1));
        reader.finish(number, nobody_waits);
      });
      if (!begun.empty() && (!late_ || !took)) {
        std::swap(begun.back(), begun[random() % begun.size()]);
        reader.finish(begun.back().first, begun.back().second);
        begun.pop_back();
      }
      reader.free_slots();
      if (!took) std::this_thread::yield();
    }
    CHECK(reader.has_taken_all(reader.posted()));
  }

  std::unique_ptr<Ring> ring_ = std::make_unique<Ring>();
  uint64_t tickets_ = 0, seen_ = 0, complete_ = 0, looks_ = 0, asks_ = 0;
  uint32_t waiters_ = 0;
  std::vector<uint64_t> sums_;
  const bool late_;
  std::atomic<bool> stop_{false};
  std::thread reading_;
};

template <uint64_t slots>
void run(int threads, uint64_t rounds, bool late) {
  Test<slots> test(threads, late);
  std::vector<std::thread> writing;
  for (int i = 0; i < threads; ++i) writing.emplace_back([&, i] { test.write(i, rounds); });
  for (std::thread& one : writing) one.join();
}

/// Tells when its thread has begun to wait for what another one does.
struct WaitingSide : Side {
  std::atomic<int>& waiting;
  mutable bool is_counted = false;

  explicit WaitingSide(std::atomic<int>& waiting) : waiting(waiting) {}
  void nap() const {
    if (!std::exchange(is_counted, true)) ++waiting;
    std::this_thread::yield();
  }
};

}  // namespace

TEST_CASE("ring: every operation once, in its thread's order, with its own data; more writers than slots") {
  for (const bool late : {false, true}) {
    run<1>(3, 300, late);
    run<2>(4, 300, late);
    run<8>(3, 500, late);
  }
}

TEST_CASE("ring: one writer") { run<2>(1, 2000, true); }

TEST_CASE("ring: threads that wait for the same share one quiet") {
  constexpr int kThreads = 8;
  using Ring = isomem::BasicRing<4>;
  const auto ring = std::make_unique<Ring>();
  uint64_t tickets = 0, seen = 0, complete = 0, looks = 0, asks = 0;
  uint64_t carried_out = 0;  // no atomic: who returns from a quiet sees it, whoever has asked
  uint32_t waiters = 0;
  const RingView<Ring> view{ring.get(), &tickets, &seen, &complete, &looks, &asks, &waiters};
  Side side;
  ring_post(side, view, ring_take(side, view), Op{}, isomem::kNobodyWaits);
  std::atomic<int> waiting{0}, done{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < kThreads; ++i) {
    threads.emplace_back([&] {
      WaitingSide mine(waiting);
      ring_quiet(mine, view);
      CHECK(carried_out == 1);
      ++done;
    });
  }
  while (waiting.load() < kThreads - 1) std::this_thread::yield();  // one has asked
  isomem::RingReader<Ring> reader(*ring);
  int quiets = 0;
  while (done.load() < kThreads) {
    reader.take([&](uint64_t number, RingSlot& slot) {
      const uint32_t flags = std::exchange(slot.flags, 0u);
      const bool is_quiet = flags & isomem::kQuiet;
      quiets += is_quiet;
      if (!is_quiet) ++carried_out;
      reader.finish(number, flags & isomem::kNobodyWaits);
    });
    reader.free_slots();
    std::this_thread::yield();
  }
  for (std::thread& one : threads) one.join();
  CHECK(quiets == 1);
}
