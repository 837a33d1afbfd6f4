// SPDX-License-Identifier: Apache-2.0
// The loopback wire by itself: completes what it takes, keeps the order it must keep, and breaks the order it
// may break.
#include "wire/loopback.hpp"

#include <algorithm>
#include <array>
#include <thread>

#include "isomem/rma.hpp"
#include "pes.hpp"

using namespace isomem;  // NOLINT

namespace {

/// Two "PEs" that are plain arrays; symmetric addresses are those of the first.
struct Memory {
  std::array<uint64_t, 64> words[2]{};
  void* translate(uint64_t address, int pe) {
    return reinterpret_cast<char*>(words[pe].data()) +
           (address - reinterpret_cast<uint64_t>(words[0].data()));
  }
  LoopbackChannel::Translate translator() {
    return [this](uint64_t address, int pe) { return translate(address, pe); };
  }
};

Op put_op(Memory& memory, size_t index, const uint64_t* value, int pe = 1) {
  Op op = transfer_op(Verb::put, &memory.words[0][index], value, 8, pe);
  op.blocking = 1;
  return op;
}

Op amo_op(Memory& memory, Amo amo, uint64_t operand, uint64_t* result) {
  Op op = transfer_op(result ? Verb::amo_fetch : Verb::amo, memory.words[0].data(), result, 0, 1);
  op.amo = amo;
  op.width = 8;
  op.operand = operand;
  return op;
}

/// In which order ten writers of one word come last, over many seeds: true if any but the tenth ever does.
template <class Order>
bool reorders(Order&& order) {
  for (uint64_t seed = 1; seed <= 50; ++seed) {
    Memory memory;
    LoopbackChannel channel({1000000, seed, 0}, memory.translator());
    for (uint64_t i = 1; i <= 10; ++i) {
      channel.post(put_op(memory, 0, &i), nullptr);
      order(channel);
    }
    channel.drain();
    if (memory.words[1][0] != 10) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("drain completes everything; a blocking put has taken its source") {
  Memory memory;
  LoopbackChannel channel({50, pes::seed(), 0}, memory.translator());
  for (uint64_t i = 0; i < 64; ++i) {
    uint64_t value = i + 100;
    REQUIRE(channel.post(put_op(memory, i, &value), nullptr) == Status::ok);
    value = 0;
  }
  REQUIRE(channel.drain() == Status::ok);
  for (uint64_t i = 0; i < 64; ++i) CHECK(memory.words[1][i] == i + 100);
}

TEST_CASE("the wire reorders, and order() forbids it, or order_to() for one PE") {
  CHECK(reorders([](LoopbackChannel&) {}));
  CHECK_FALSE(reorders([](LoopbackChannel& channel) { channel.order(); }));
  CHECK_FALSE(reorders([](LoopbackChannel& channel) { channel.order_to(1); }));
  CHECK(reorders([](LoopbackChannel& channel) { channel.order_to(0); }));
  int turn = 0;
  CHECK_FALSE(
      reorders([&](LoopbackChannel& channel) { ++turn % 2 ? channel.order_to(1) : channel.order(); }));
}

TEST_CASE("done() makes progress and tells of the result") {
  Memory memory;
  LoopbackChannel channel({1000000, pes::seed(), 0}, memory.translator());
  uint64_t old = 77;
  uint64_t ticket = 0;
  memory.words[1][0] = 5;
  REQUIRE(channel.post(amo_op(memory, Amo::add, 3, &old), &ticket) == Status::ok);
  while (!channel.done(ticket)) {
  }
  CHECK(old == 5);
  CHECK(memory.words[1][0] == 8);
}

TEST_CASE("operations go on without calls into the channel") {
  Memory memory;
  LoopbackChannel channel({20, pes::seed(), 0}, memory.translator());
  const uint64_t value = 42;
  channel.post(put_op(memory, 3, &value), nullptr);
  for (int i = 0; i < 10000 && load_word(&memory.words[1][3]) != 42; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  CHECK(load_word(&memory.words[1][3]) == 42);
}

TEST_CASE("all atomics") {
  Memory memory;
  LoopbackChannel channel({0, pes::seed(), 0}, memory.translator());
  const auto run = [&](Amo amo, uint64_t operand, uint64_t compare) {
    uint64_t old = 0;
    Op op = amo_op(memory, amo, operand, &old);
    op.compare = compare;
    channel.post(op, nullptr);
    channel.drain();
    return old;
  };
  CHECK(run(Amo::set, 12, 0) == 0);
  CHECK(run(Amo::fetch, 0, 0) == 12);
  CHECK(run(Amo::add, 1, 0) == 12);
  CHECK(run(Amo::bit_and, 9, 0) == 13);
  CHECK(run(Amo::bit_or, 4, 0) == 9);
  CHECK(run(Amo::bit_xor, 1, 0) == 13);
  CHECK(run(Amo::compare_swap, 50, 11) == 12);
  CHECK(run(Amo::compare_swap, 50, 12) == 12);
  CHECK(memory.words[1][0] == 50);
}

TEST_CASE("failure injection: exactly the n-th operation is refused") {
  Memory memory;
  LoopbackChannel channel({0, pes::seed(), 3}, memory.translator());
  const uint64_t value = 1;
  for (int i = 1; i <= 5; ++i) {
    CHECK((channel.post(put_op(memory, 0, &value), nullptr) == Status::failed) == (i == 3));
  }
}
