// SPDX-License-Identifier: Apache-2.0
// Device memory in messages: copies that go on while others are begun (far/read_ahead.hpp, far/requests.hpp).
#include <doctest/doctest.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <numeric>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "far/read_ahead.hpp"
#include "far/requests.hpp"
#include "far_ends.hpp"

using namespace isomem;  // NOLINT

namespace {

/// Reads happen when they are waited for, writes as well: who does not wait finds poison.
class LateDevice final : public DeviceMemory {
 public:
  explicit LateDevice(size_t bytes = 0) : memory(bytes, '\xa5') {}
  DeviceRegion region() { return {reinterpret_cast<uint64_t>(memory.data()), memory.size(), this}; }

  bool is_device_memory(const void* address) const override {
    const auto* at = static_cast<const char*>(address);
    return at >= memory.data() && at < memory.data() + memory.size();
  }
  void copy_blocks(void* dest, int64_t dest_step, const void* source, int64_t source_step, size_t block,
                   uint64_t n) override {
    end_writes();
    ::copy_blocks(static_cast<char*>(dest), dest_step, static_cast<const char*>(source), source_step, block,
                  n);
  }
  void begin_read(int slot, const void* source, size_t bytes) override {
    REQUIRE(slot >= 0);
    REQUIRE(slot < kReads);
    REQUIRE(bytes <= kPiece);
    REQUIRE_FALSE(under_way.count(slot));
    under_way[slot] = {static_cast<const char*>(source), bytes};
    slots[slot].assign(bytes, '\x77');
    ++reads;
  }
  const char* end_read(int slot) override {
    const auto at = under_way.find(slot);
    REQUIRE(at != under_way.end());
    slots[slot].assign(at->second.first, at->second.first + at->second.second);
    under_way.erase(at);
    return slots[slot].data();
  }
  void begin_write(void* dest, const void* bytes, size_t n) override {
    writes.push_back({static_cast<char*>(dest), std::string(static_cast<const char*>(bytes), n)});
  }
  void issue_writes() override {}
  bool has_writes() const override { return !writes.empty(); }
  void end_writes() override {
    for (const auto& [dest, bytes] : std::exchange(writes, {})) bytes.copy(dest, bytes.size());
  }
  uint64_t amo(Amo amo, int, void* word, uint64_t operand, uint64_t compare) override {
    CHECK(writes.empty());  // another stream: it would overtake them
    return amo_word(amo, static_cast<uint64_t*>(word), operand, compare);
  }
  void store_word(void* word, uint64_t value, int) override {
    CHECK(writes.empty());
    isomem::store_word(static_cast<uint64_t*>(word), value);
  }

  /// A quarter at a time, of which the last one may go.
  Mapped mapped(const void* address) const override {
    ++asked;
    const size_t quarter = memory.size() / 4;
    const size_t at =
        static_cast<size_t>(static_cast<const char*>(address) - memory.data()) / quarter * quarter;
    const auto begin = reinterpret_cast<uint64_t>(memory.data()) + at;
    return {begin, begin + quarter, at < 3 * quarter};
  }
  void settle_cards() override { ++settled; }
  bool enter() override { return ++current_devices; }
  void leave() override { --current_devices; }

  std::vector<char> memory;
  std::map<int, std::pair<const char*, size_t>> under_way;
  std::map<int, std::string> slots;
  std::vector<std::pair<char*, std::string>> writes;
  int reads = 0;
  std::atomic<int> settled = 0;        // what cards have written
  mutable std::atomic<int> asked = 0;  // for what is mapped
};

}  // namespace

TEST_CASE("read ahead: pieces of several users in turns") {
  LateDevice device;
  ReadAhead reads(2, 2 + static_cast<int>(pes::seed() % 3));
  std::mt19937 random(7);
  std::vector<char> memory(1 << 16);
  for (char& c : memory) c = static_cast<char>(random());
  const auto good = [&](const char* data, size_t at, size_t n) {
    return std::memcmp(data, memory.data() + at, n) == 0;
  };
  for (int i = 0; i < 200; ++i) {
    const size_t n = 1 + random() % 1000, at = random() % (memory.size() - 3000);
    const char* const first = reads.take(device, memory.data() + at, n);
    reads.begin(device, memory.data() + at + n, n);  // goes on while the first is in use
    CHECK(good(first, at, n));
    if (random() % 2) {  // somebody else comes between
      const size_t other = random() % 1000;
      CHECK(good(reads.take(device, memory.data() + other, 10), other, 10));
      if (random() % 2) CHECK(good(reads.take(device, memory.data() + other, 20), other, 20));
    }
    CHECK(good(reads.take(device, memory.data() + at + n, n), at + n, n));
  }
  CHECK(device.under_way.empty());
}

TEST_CASE("read ahead: what was begun is not read twice, nor taken twice") {
  LateDevice device;
  ReadAhead reads(0, 2);
  std::string memory = "0123456789";
  reads.begin(device, memory.data(), 5);
  CHECK(std::string(reads.take(device, memory.data(), 5), 5) == "01234");
  CHECK(device.reads == 1);
  memory[0] = 'x';  // it may change: the next one reads it again
  CHECK(std::string(reads.take(device, memory.data(), 5), 5) == "x1234");
  CHECK(std::string(reads.take(device, memory.data(), 4), 4) == "x123");
  CHECK(device.reads == 3);
}

TEST_CASE("read ahead: as many as there are slots, in any order; what is forgotten is read again") {
  LateDevice device;
  constexpr int kSlots = DeviceMemory::kReads;
  ReadAhead reads(0, kSlots);
  std::string memory = "0123456789abcdefghij";
  std::vector<size_t> begun;
  std::mt19937 random(pes::seed());
  for (size_t next = 0, round = 0; round < 500; ++round) {
    if (begun.size() < kSlots - 1) {  // the other one is in use
      begun.push_back(next++ % 18);
      reads.begin(device, memory.data() + begun.back(), 2);
      continue;
    }
    std::swap(begun[random() % begun.size()], begun.back());
    const size_t at = begun.back();
    begun.pop_back();
    const int before = device.reads;
    const char* const taken = reads.take(device, memory.data() + at, 2);
    CHECK(device.reads == before);  // ahead of its turn
    if (random() % 2) {
      begun.push_back(next++ % 18);
      reads.begin(device, memory.data() + begun.back(), 2);
    }
    CHECK(std::string(taken, 2) == memory.substr(at, 2));
  }
  for (size_t at : begun) reads.take(device, memory.data() + at, 2);
  device.reads = 0;
  reads.begin(device, memory.data(), 3);
  reads.begin(device, memory.data() + 1, 3);
  reads.forget(device, memory.data());
  CHECK(std::string(reads.take(device, memory.data() + 1, 3), 3) == "123");
  CHECK(device.reads == 2);
  CHECK(std::string(reads.take(device, memory.data(), 3), 3) == "012");
  CHECK(device.reads == 3);
  CHECK(device.under_way.empty());
}

TEST_CASE("requests: an answer for device memory is complete when it is there") {
  LateDevice device;
  Requests requests;
  requests.set_device(&device);
  std::string memory(8, '.');
  const auto part_of = [&](uint64_t ticket, size_t at, size_t n) {
    return requests.add(1, AnswerPart{ticket, memory.data() + at, 0, n, 1, true});
  };
  const auto* const bytes = reinterpret_cast<const unsigned char*>("abcdefgh");
  const uint64_t ticket = requests.open(0);
  const uint64_t first = part_of(ticket, 0, 4), second = part_of(ticket, 4, 4);
  requests.end(ticket);
  CHECK(requests.deliver(second, bytes + 4, 4));
  CHECK(requests.deliver(first, bytes, 4));
  CHECK(memory == "........");  // on its way
  CHECK_FALSE(requests.is_complete(ticket));
  CHECK(requests.is_landing());
  requests.land();
  CHECK_FALSE(requests.is_landing());
  CHECK(memory == "abcdefgh");
  CHECK(requests.is_complete(ticket));

  const uint64_t small = requests.open(0);
  const uint64_t only = part_of(small, 0, 2);
  requests.end(small);
  CHECK(requests.deliver(only, bytes + 6, 2));  // nothing can come meanwhile: at once
  CHECK(requests.is_complete(small));
  CHECK(memory == "ghcdefgh");

  const uint64_t last = requests.open(0);
  const uint64_t begun = part_of(last, 0, 4);
  part_of(last, 4, 4);
  CHECK(requests.deliver(begun, bytes, 4));
  requests.set_device(nullptr);  // which may go now
  CHECK(memory == "abcdefgh");
  CHECK_FALSE(requests.is_landing());
}

namespace {

constexpr uint64_t kDeviceBytes = 2 << 20;

/// Two PEs with device memory. Only channels touch it while they live.
struct DeviceEnds {
  explicit DeviceEnds(const Wire::Sizes& sizes) : ends(2, {20, pes::seed(), sizes}) {
    for (int pe : {0, 1}) ends[pe].set_device(devices[pe].region());
    ends.meet();
  }
  /// The channels write no more.
  ~DeviceEnds() {
    for (int pe : {0, 1}) ends[pe].set_device({});
  }
  char* at(int pe, uint64_t offset) { return devices[pe].memory.data() + offset; }
  uint64_t address(uint64_t offset) { return reinterpret_cast<uint64_t>(at(0, offset)); }

  LateDevice devices[2] = {LateDevice(kDeviceBytes), LateDevice(kDeviceBytes)};
  Ends ends;
};

constexpr Wire::Sizes kDirect{8704, 16384, 16384, Wire::kMessage, true};
constexpr Wire::Sizes kPieces[] = {{}, {Wire::kMessage, 40000, 150000, Wire::kMessage}, kDirect};

}  // namespace

TEST_CASE("device memory of both sides, in pieces: put, get, signal, quiet") {
  std::mt19937_64 random(pes::seed());
  for (const Wire::Sizes& sizes : kPieces) {
    DeviceEnds d(sizes);
    for (int round = 0; round < 12; ++round) {
      const uint64_t most = uint64_t{1} << (random() % 20);
      const uint64_t bytes = 1 + random() % most, from = random() % 1000, to = 1'000'001 + random() % 1000;
      CAPTURE(bytes);
      for (uint64_t i = 0; i < bytes; ++i) *d.at(0, from + i) = static_cast<char>(random());
      const bool signals = random() % 2 == 0, blocking = random() % 2 == 0;
      Op op =
          transfer(signals ? Verb::put_signal : Verb::put, d.address(to), d.at(0, from), bytes, 1, blocking);
      op.signal = d.ends.address(8);
      op.signal_value = static_cast<uint64_t>(round) + 1;
      REQUIRE(d.ends[0].post(op, kDefaultContext, nullptr) == Status::ok);
      const std::string sent(d.at(0, from), bytes);
      if (signals) {
        while (load_word(d.ends.word(1, 8)) != op.signal_value)
          d.ends[0].progress(), std::this_thread::yield();
        acquire_fence(d.ends.word(1, 8));
      } else {
        REQUIRE(quiet(d.ends[0]) == Status::ok);
      }
      CHECK(std::string(d.at(1, to), bytes) == sent);
      REQUIRE(quiet(d.ends[0]) == Status::ok);
      REQUIRE(get(d.ends[0], transfer(Verb::get, d.address(to), d.at(0, from + 1), bytes, 1)) == Status::ok);
      CHECK(std::string(d.at(0, from + 1), bytes) == sent);
    }
  }
}

TEST_CASE("device memory: what is expected is read once, ahead of its turn; what goes another way is fresh") {
  for (const Wire::Sizes& sizes : kPieces) {
    DeviceEnds d(sizes);
    LateDevice& device = d.devices[0];
    constexpr uint64_t kBytes = 3000, kMost = 3;
    for (uint64_t i = 0; i < kMost * kBytes; ++i) *d.at(0, i) = static_cast<char>(i * 7);
    const auto op_at = [&](uint64_t i, uint64_t bytes) {
      return transfer(Verb::put, d.address(1'000'000 + i * kBytes), d.at(0, i * kBytes), bytes, 1, false);
    };
    device.reads = 0;
    for (uint64_t i = 0; i < kMost; ++i) d.ends[0].expect(op_at(i, kBytes));
    CHECK(device.reads == kMost);
    for (uint64_t i = 0; i < kMost; ++i)
      REQUIRE(d.ends[0].post(op_at(i, kBytes), kDefaultContext, nullptr) == Status::ok);
    REQUIRE(quiet(d.ends[0]) == Status::ok);
    CHECK(device.reads == kMost);
    CHECK(std::string(d.at(1, 1'000'000), kMost * kBytes) == std::string(d.at(0, 0), kMost * kBytes));

    device.reads = 0;
    d.ends[0].expect(op_at(0, kBytes));
    REQUIRE(d.ends[0].post(op_at(0, 10), kDefaultContext, nullptr) == Status::ok);
    CHECK(device.reads == 2);
    REQUIRE(d.ends[0].post(op_at(0, kBytes), kDefaultContext, nullptr) == Status::ok);
    CHECK(device.reads == 3);  // the memory may have changed since the first
    REQUIRE(quiet(d.ends[0]) == Status::ok);

    device.reads = 0;  // the same block to several: each has its own
    for (int i = 0; i < 3; ++i) d.ends[0].expect(op_at(0, kBytes));
    for (int i = 0; i < 3; ++i)
      REQUIRE(d.ends[0].post(op_at(0, kBytes), kDefaultContext, nullptr) == Status::ok);
    CHECK(device.reads == 3);
    REQUIRE(quiet(d.ends[0]) == Status::ok);

    std::vector<char> host(kBytes, 'h');  // of no use, and of no harm
    Op of_host = op_at(0, kBytes);
    of_host.local = reinterpret_cast<uint64_t>(host.data());
    device.reads = 0;
    d.ends[0].expect(of_host);
    d.ends[0].expect(op_at(0, 0));
    d.ends[0].expect(transfer(Verb::get, d.address(0), d.at(0, 0), kBytes, 1));
    CHECK(device.reads == 0);
  }
}

TEST_CASE("device memory: atomics, words and gets behind puts, whatever is under way") {
  for (const Wire::Sizes& sizes : kPieces) {
    DeviceEnds d(sizes);
    std::memset(d.at(1, 0), 0, 4096);
    std::vector<char> data(200000, 'p');
    for (uint64_t round = 1; round <= 30; ++round) {
      data.back() = static_cast<char>(round);
      uint64_t old = 0, ticket = 0;
      d.ends[0].post(transfer(Verb::put, d.address(8), data.data(), data.size(), 1, false), kDefaultContext,
                     nullptr);
      d.ends[0].order(kDefaultContext);
      Op add = transfer(Verb::amo_fetch, d.address(0), &old, 0, 1);
      add.amo = Amo::add, add.width = 8, add.operand = 1;
      REQUIRE(d.ends[0].post(add, kDefaultContext, &ticket) == Status::ok);
      REQUIRE(finish(d.ends[0], ticket) == Status::ok);
      CHECK(old + 1 == round);
      char seen = 0;
      REQUIRE(get(d.ends[0], transfer(Verb::get, d.address(8 + data.size() - 1), &seen, 1, 1)) == Status::ok);
      CHECK(seen == data.back());
    }
    REQUIRE(quiet(d.ends[0]) == Status::ok);
  }
}

TEST_CASE("a wire that knows device memory moves what is large itself, once it has been let at it") {
  DeviceEnds d(kDirect);
  const uint64_t bytes = 100000;
  const auto moved = [&] { return d.ends.mesh->counts().puts + d.ends.mesh->counts().gets; };
  const auto there_and_back = [&](uint64_t to, char* local) {
    std::fill_n(local, bytes, static_cast<char>(to));
    std::fill_n(d.at(1, to), bytes, '\xa5');
    const uint64_t before = moved();
    REQUIRE(d.ends[0].post(transfer(Verb::put, d.address(to), local, bytes, 1, false), kDefaultContext,
                           nullptr) == Status::ok);
    REQUIRE(quiet(d.ends[0]) == Status::ok);
    CHECK(std::count(d.at(1, to), d.at(1, to) + bytes, static_cast<char>(to)) == static_cast<int64_t>(bytes));
    std::fill_n(local, bytes, '\0');
    REQUIRE(get(d.ends[0], transfer(Verb::get, d.address(to), local, bytes, 1)) == Status::ok);
    CHECK(std::count(local, local + bytes, static_cast<char>(to)) == static_cast<int64_t>(bytes));
    return moved() - before;
  };
  std::vector<char> host(bytes);
  const uint64_t quarter = kDeviceBytes / 4;
  for (char* local : {host.data(), d.at(0, 0)}) {
    CAPTURE(static_cast<const void*>(local));
    there_and_back(quarter + 1, local);              // asks, and goes in messages until it has been told
    CHECK(there_and_back(quarter + 7, local) == 2);  // in one piece each
    there_and_back(2 * quarter - bytes / 2, local);  // half of it is known
    CHECK(there_and_back(2 * quarter - bytes / 2 + 3, local) == 4);
    there_and_back(3 * quarter + 1, local);  // this one may go: it is asked for once
    const int asked = d.devices[1].asked;
    for (uint64_t i = 1; i < 4; ++i) CHECK(there_and_back(3 * quarter + i * 1000, local) == 0);
    CHECK(d.devices[1].asked == asked);
    CHECK(there_and_back(3 * quarter - 1000, local) == 0);
  }
  CHECK(there_and_back(quarter + 7, d.at(0, quarter - 1000)) == 4);  // two pieces on this side
  CHECK(there_and_back(quarter + 7, d.at(0, 3 * quarter)) == 0);     // which may go
  // from device memory to the host's
  const uint64_t before = moved();
  REQUIRE(d.ends[0].post(transfer(Verb::put, d.ends.address(64), d.at(0, 0), bytes, 1), kDefaultContext,
                         nullptr) == Status::ok);
  REQUIRE(quiet(d.ends[0]) == Status::ok);
  CHECK(std::equal(d.at(0, 0), d.at(0, bytes), d.ends.at(1, 64)));
  CHECK(moved() - before == 1);
}

TEST_CASE("what a card has written is settled before the signal behind it") {
  DeviceEnds d(kDirect);
  const std::vector<char> data(100000, 's');
  for (uint64_t round = 1; round <= 3; ++round) {
    const int before = d.devices[1].settled;
    Op op = transfer(Verb::put_signal, d.address(8), data.data(), data.size(), 1);
    op.signal = d.ends.address(8);
    op.signal_value = round;
    REQUIRE(d.ends[0].post(op, kDefaultContext, nullptr) == Status::ok);
    while (load_word(d.ends.word(1, 8)) != round) d.ends[0].progress(), std::this_thread::yield();
    if (round > 1) CHECK(d.devices[1].settled > before);  // the first one went in messages
    REQUIRE(quiet(d.ends[0]) == Status::ok);
  }
}
