// SPDX-License-Identifier: Apache-2.0
// The loopback wire by itself: completes what it takes, keeps the order it must keep, and breaks the order it
// may break.
#include "wire/loopback.hpp"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
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

Status drain(LoopbackChannel& channel, uint64_t context = kDefaultContext) {
  uint64_t ticket = 0;
  return channel.drain(context, &ticket);
}

/// Which of ten writers of one word comes last, over many seeds: true if any but the tenth ever does. `order`
/// is called after each.
template <class Order>
bool reorders(Order&& order) {
  for (uint64_t seed = 1; seed <= 50; ++seed) {
    Memory memory;
    LoopbackChannel channel({1000000, seed, 0}, memory.translator());
    for (uint64_t i = 1; i <= 10; ++i) {
      channel.post(put_op(memory, 0, &i), kDefaultContext, nullptr);
      order(channel);
    }
    drain(channel, kDefaultContext);
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
    REQUIRE(channel.post(put_op(memory, i, &value), kDefaultContext, nullptr) == Status::ok);
    value = 0;
  }
  REQUIRE(drain(channel) == Status::ok);
  for (uint64_t i = 0; i < 64; ++i) CHECK(memory.words[1][i] == i + 100);
}

TEST_CASE("the wire reorders, and order() forbids it, or order_to() for one PE") {
  constexpr uint64_t mine = kDefaultContext, other = 7;
  CHECK(reorders([](LoopbackChannel&) {}));
  CHECK_FALSE(reorders([](LoopbackChannel& channel) { channel.order(mine); }));
  CHECK(reorders([](LoopbackChannel& channel) { channel.order(other); }));
  CHECK_FALSE(reorders([](LoopbackChannel& channel) { channel.order_to(mine, 1); }));
  CHECK(reorders([](LoopbackChannel& channel) { channel.order_to(mine, 0); }));
  CHECK(reorders([](LoopbackChannel& channel) { channel.order_to(other, 1); }));
  int turn = 0;
  CHECK_FALSE(reorders(
      [&](LoopbackChannel& channel) { ++turn % 2 ? channel.order_to(mine, 1) : channel.order(mine); }));
}

TEST_CASE("drain of a context leaves the others alone") {
  Memory memory;
  LoopbackChannel channel({1000000, pes::seed(), 0}, memory.translator());
  for (uint64_t i = 0; i < 64; ++i) channel.post(put_op(memory, i, &i), 1 + i % 2, nullptr);
  drain(channel, 1);
  size_t late = 0;
  for (uint64_t i = 0; i < 64; ++i) {
    if (i % 2 == 0) CHECK(memory.words[1][i] == i);
    late += i % 2 == 1 && memory.words[1][i] != i;
  }
  CHECK(late > 0);  // nearly all: the worker takes up to a second for each
  drain(channel, kEveryContext);
  for (uint64_t i = 0; i < 64; ++i) CHECK(memory.words[1][i] == i);
}

TEST_CASE("order() holds no get that nobody waits for") {
  const auto overtakes = [](bool waits) {
    for (uint64_t seed = 1; seed <= 50; ++seed) {
      Memory memory;
      LoopbackChannel channel({1000000, seed, 0}, memory.translator());
      uint64_t got = 0, ticket = 0;
      const uint64_t later = 5;
      channel.post(transfer_op(Verb::get, memory.words[0].data(), &got, 8, 1), kDefaultContext,
                   waits ? &ticket : nullptr);
      channel.order(kDefaultContext);
      channel.post(put_op(memory, 0, &later), kDefaultContext, nullptr);
      drain(channel, kDefaultContext);
      if (got == later) return true;
    }
    return false;
  };
  CHECK(overtakes(false));
  CHECK_FALSE(overtakes(true));
}

TEST_CASE("done() makes progress and tells of the result") {
  Memory memory;
  LoopbackChannel channel({1000000, pes::seed(), 0}, memory.translator());
  uint64_t old = 77;
  uint64_t ticket = 0;
  memory.words[1][0] = 5;
  REQUIRE(channel.post(amo_op(memory, Amo::add, 3, &old), kDefaultContext, &ticket) == Status::ok);
  while (channel.done(ticket) != Status::ok) {
  }
  CHECK(old == 5);
  CHECK(memory.words[1][0] == 8);
}

TEST_CASE("operations go on without calls into the channel") {
  Memory memory;
  LoopbackChannel channel({20, pes::seed(), 0}, memory.translator());
  const uint64_t value = 42;
  channel.post(put_op(memory, 3, &value), kDefaultContext, nullptr);
  for (int i = 0; i < 10000 && load_word(&memory.words[1][3]) != 42; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  CHECK(load_word(&memory.words[1][3]) == 42);
}

TEST_CASE("a PE that only posts does not keep back what it has posted before") {
  Memory memory;
  LoopbackChannel channel({1000000, pes::seed(), 0}, memory.translator());
  const uint64_t value = 42;
  channel.post(put_op(memory, 3, &value), kDefaultContext, nullptr);
  for (uint64_t i = 0; i < 10000; ++i) channel.post(put_op(memory, 0, &i), 7, nullptr);
  CHECK(load_word(&memory.words[1][3]) == 42);
}

TEST_CASE("all atomics") {
  Memory memory;
  LoopbackChannel channel({0, pes::seed(), 0}, memory.translator());
  const auto run = [&](Amo amo, uint64_t operand, uint64_t compare) {
    uint64_t old = 0;
    Op op = amo_op(memory, amo, operand, &old);
    op.compare = compare;
    channel.post(op, kDefaultContext, nullptr);
    drain(channel, kDefaultContext);
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
    CHECK((channel.post(put_op(memory, 0, &value), kDefaultContext, nullptr) == Status::failed) == (i == 3));
  }
}

TEST_CASE("signals that the program's thread blocks stay pending: the wire's thread takes none") {
  static std::atomic<int> handled{0};
  struct sigaction old, action{};
  action.sa_handler = [](int) { ++handled; };
  sigaction(SIGUSR1, &action, &old);
  sigset_t one, before;
  sigemptyset(&one);
  sigaddset(&one, SIGUSR1);
  {
    Memory memory;
    const LoopbackChannel wire({}, memory.translator());
    pthread_sigmask(SIG_BLOCK, &one, &before);
    kill(getpid(), SIGUSR1);
    usleep(20000);
    CHECK(handled == 0);
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    CHECK(handled == 1);
  }
  sigaction(SIGUSR1, &old, nullptr);
}
