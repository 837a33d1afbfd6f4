// SPDX-License-Identifier: Apache-2.0
// Messages that no PE would send, from a sender that knows the job's number: the far layer reads, carries out
// or refuses them, and touches nothing but symmetric memory and what was asked for.
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <functional>

#include "far/far_channel.hpp"
#include "isomem/rma.hpp"
#include "pes.hpp"

using namespace isomem;  // NOLINT

namespace {

constexpr uint64_t kJob = 0x7f3a9d5511c0ffee;
constexpr uint64_t kRegion = 64 << 10;
constexpr uint64_t kGuard = 64 << 10;  // before and behind it
constexpr size_t kLargest = Wire::Sizes{}.message;
constexpr uint64_t kAsked = 4 * Wire::Sizes{}.moved;
constexpr int kPes = 3;  // of which 0 is attacked

struct AnyKey final : RemoteKey {};

/// Brings what `next` makes up, as if it had come over a network; what it is given goes nowhere.
class MadeUpWire final : public Wire {
 public:
  using Next = std::function<std::vector<unsigned char>()>;  // empty: there is no more

  /// `sent`: the largest message it was given.
  MadeUpWire(Next next, std::atomic<size_t>& sent)
      : next_(std::move(next)), sent_(sent), descriptor_(eventfd(1, EFD_CLOEXEC)) {}
  ~MadeUpWire() override { ::close(descriptor_); }

  const char* name() const noexcept override { return "made up"; }
  const char* short_name() const noexcept override { return "none"; }
  std::string address() override { return {}; }
  void connect(int, const std::string&) override {}
  std::string path(int) override { return {}; }
  void part(int) override {}
  void leave(int) override {}
  size_t largest() const noexcept override { return kLargest; }
  void send(int, const unsigned char*, size_t bytes, Work& work) override {
    if (bytes > sent_) sent_ = bytes;
    work.is_over = true;
  }
  std::string expose(LocalMemory, size_t) override { return "key"; }
  std::unique_ptr<RemoteKey> unpack(int, const std::string& exposed) override {
    return exposed.empty() ? nullptr : std::make_unique<AnyKey>();
  }
  void put(int, const RemoteKey&, uint64_t, LocalMemory, size_t, Work& work) override { work.is_over = true; }
  void get(int, const RemoteKey&, uint64_t, LocalMemory, size_t, Work& work) override { work.is_over = true; }
  void flush(int, Work& work) override { work.is_over = true; }
  bool progress(const Receive& receive) override {
    const std::vector<unsigned char> message = next_();
    if (!message.empty()) receive(message.data(), message.size());
    return !message.empty();
  }
  int descriptor() const noexcept override { return descriptor_; }
  bool arm() override { return true; }

 private:
  const Next next_;
  std::atomic<size_t>& sent_;
  const int descriptor_;
};

/// Makes up messages: right ones, and, for the most part, with something changed.
class Author {
 public:
  explicit Author(uint64_t seed) : random_(seed) {}

  std::vector<unsigned char> message() {
    std::vector<unsigned char> bytes(sizeof(MessageHead));
    for (uint64_t n = random_() % 4; n > 0; --n) add_record(bytes);
    MessageHead head{kJob, 1 + static_cast<uint32_t>(random_() % 2), 0, 0, 0, 0, 0};
    if (one_of(4)) head.number = ++numbers_[head.from];
    if (one_of(8)) head.number = some();
    if (one_of(8)) head.carried = some(), head.asks = some();
    if (one_of(64)) head.from = static_cast<uint32_t>(some());
    head.bytes = static_cast<uint32_t>(bytes.size());
    std::memcpy(bytes.data(), &head, sizeof(head));
    if (one_of(4)) spoil(bytes);
    return bytes;
  }

 private:
  bool one_of(uint64_t n) { return random_() % n == 0; }

  /// An offset, a length, a number: good, at a limit, or anything.
  uint64_t some() {
    constexpr uint64_t kLimits[] = {
        0, 1, 8, kLargest - kAroundData, kRegion, uint64_t{1} << 32, uint64_t{1} << 63};
    switch (random_() % 4) {
      case 0:
        return random_();
      case 1:
        return kLimits[random_() % std::size(kLimits)] - random_() % 17 + 8;
      default:
        return random_() % kRegion / 8 * 8;
    }
  }

  template <class T>
  static void append(std::vector<unsigned char>& to, const T& value) {
    const auto* from = reinterpret_cast<const unsigned char*>(&value);
    to.insert(to.end(), from, from + sizeof(value));
  }

  Row row() {
    const uint64_t n = random_() % 8;
    return {some(), one_of(2) ? static_cast<int64_t>(some()) : static_cast<int64_t>(random_() % 512) - 256,
            one_of(8) ? some() : random_() % 32, one_of(8) ? some() : n};
  }

  void add_record(std::vector<unsigned char>& to) {
    Record record{static_cast<RecordKind>(random_() % 11), static_cast<Amo>(random_() % 8),
                  static_cast<uint8_t>(one_of(8) ? random_() : 4 << random_() % 2),
                  static_cast<uint8_t>(random_() % 2)};
    std::vector<unsigned char> behind;
    size_t data = random_() % 64;
    if (record.kind == RecordKind::put_row || record.kind == RecordKind::get_row) {
      const Row some_row = row();
      append(behind, some_row);
      if (!one_of(8)) data = std::min<uint64_t>(some_row.block * some_row.n, 2048);
    }
    for (uint64_t n = random_() % 5; n > 0; --n) append(behind, one_of(4) ? random_() % 100 : some());
    for (; data > 0; --data) behind.push_back(static_cast<unsigned char>(random_()));
    record.bytes = static_cast<uint32_t>(one_of(16) ? some() : behind.size());
    if (to.size() + sizeof(record) + behind.size() + 8 > Wire::kMessage) return;
    append(to, record);
    behind.resize(padded(behind.size()));
    to.insert(to.end(), behind.begin(), behind.end());
  }

  void spoil(std::vector<unsigned char>& bytes) {
    const size_t begin = one_of(16) ? 0 : sizeof(uint64_t);  // rarely the number of the job
    for (uint64_t n = 1 + random_() % 4; n > 0; --n)
      bytes[begin + random_() % (bytes.size() - begin)] = static_cast<unsigned char>(random_());
    if (!one_of(8)) return;
    bytes.resize(random_() % (bytes.size() + 64) + 1);
    if (bytes.size() < sizeof(MessageHead)) return;
    MessageHead head;
    std::memcpy(&head, bytes.data(), sizeof(head));
    head.bytes = static_cast<uint32_t>(bytes.size());
    std::memcpy(bytes.data(), &head, sizeof(head));
  }

  std::mt19937_64 random_;
  uint64_t numbers_[kPes] = {};
};

/// With one record and what stands in it.
std::vector<unsigned char> message_of(RecordKind kind, const std::vector<uint64_t>& words) {
  const size_t n = words.size() * sizeof(uint64_t);
  const auto all = static_cast<uint32_t>(sizeof(MessageHead) + sizeof(Record) + n);
  const MessageHead head{kJob, 1, all, 0, 0, 0, 0};
  Record record{kind};
  record.bytes = static_cast<uint32_t>(n);
  std::vector<unsigned char> bytes(all);
  std::memcpy(bytes.data(), &head, sizeof(head));
  std::memcpy(bytes.data() + sizeof(head), &record, sizeof(record));
  std::memcpy(bytes.data() + sizeof(head) + sizeof(record), words.data(), n);
  return bytes;
}

/// Of PE 0.
FarChannel::Place place_with(char* region, Traffic& traffic) {
  return {0,
          kPes,
          kJob,
          {region, kRegion},
          [](uint64_t address) { return address; },
          [](uint64_t offset) {
            return AddressMap::Registered{offset / 4096 * 4096, offset / 4096 * 4096 + 4096};
          },
          [](int) { return std::string(); },
          [](int) { return std::string(); },
          [&](int) -> Traffic& { return traffic; },
          [](int, const std::function<bool()>& is_over) {
            while (!is_over()) usleep(100);
          }};
}

bool is_all(const char* at, size_t n, char c) {
  return std::all_of(at, at + n, [c](char other) { return other == c; });
}

}  // namespace

TEST_CASE("messages that no PE would send change nothing but symmetric memory and what was asked for") {
  const int n_messages = pes::all() ? 5'000'000 : pes::rounds(1'000'000);
  std::vector<char> memory(kGuard + kRegion + kGuard, '\x5a');
  std::vector<char> asked(kGuard + kAsked + kGuard, '\x5a');
  char* const region = memory.data() + kGuard;
  Author author(pes::seed());
  std::atomic<int> n_come{0};
  std::atomic<bool> may_come{false};
  const auto next = [&]() -> std::vector<unsigned char> {
    if (!may_come || n_come > n_messages) return {};
    return n_come++ < n_messages ? author.message() : message_of(RecordKind::put, {8, 4711});
  };
  Traffic traffic{};
  std::atomic<size_t> sent{0};
  FarChannel channel(std::make_unique<MadeUpWire>(next, sent), place_with(region, traffic));
  for (const uint64_t bytes : {uint64_t{8}, uint64_t{100}, kAsked}) {  // and a key
    Op op = transfer_op(Verb::get, nullptr, asked.data() + kGuard, bytes, 1);
    uint64_t ticket = 0;
    REQUIRE(channel.post(op, kDefaultContext, &ticket) == Status::ok);
  }
  may_come = true;
  while (n_come <= n_messages) {
    channel.progress();
    channel.holds_memory();  // lets the thread of the channel have its turn
  }
  uint64_t ticket = 0;
  channel.done(ticket);  // behind whoever takes the last one
  CHECK(channel.failure().find("is broken") != std::string::npos);
  uint64_t word = 0;
  std::memcpy(&word, region + 8, sizeof(word));
  CHECK(word == 4711);
  CHECK(sent <= kLargest);
  CHECK(is_all(memory.data(), kGuard, '\x5a'));
  CHECK(is_all(region + kRegion, kGuard, '\x5a'));
  CHECK(is_all(asked.data(), kGuard, '\x5a'));
  CHECK(is_all(asked.data() + kGuard + kAsked, kGuard, '\x5a'));
}

TEST_CASE("who asks for more than the wire's messages hold ends the job, in words") {
  std::vector<char> region(kRegion);
  std::atomic<size_t> sent{0};
  std::atomic<uint64_t> asks_for{0};
  const auto next = [&]() -> std::vector<unsigned char> {
    const uint64_t bytes = asks_for.exchange(0);
    if (bytes == 0) return {};
    return message_of(RecordKind::get, {0, bytes, 1});
  };
  Traffic traffic{};
  FarChannel channel(std::make_unique<MadeUpWire>(next, sent), place_with(region.data(), traffic));
  asks_for = kLargest - kAroundData;
  while (sent == 0) channel.progress();
  CHECK(channel.failure().empty());
  const size_t largest = sent;
  CHECK(largest <= kLargest);
  CHECK(largest > kLargest - kAroundData);
  asks_for = kLargest - kAroundData + 1;
  while (sent == largest && channel.failure().empty()) channel.progress();
  CHECK(channel.failure().find("is broken") != std::string::npos);
  CHECK(sent == largest);
}
