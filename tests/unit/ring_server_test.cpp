// SPDX-License-Identifier: Apache-2.0
// What the proxy does with the ring: threads in the place of kernels, and channels that note what they are
// given, that take it bit by bit, or that are those of programs on the mesh of the tests.
#include "cuda/ring_server.hpp"

#include <doctest/doctest.h>

#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "../common/ring_side.hpp"
#include "cuda/collective_threads.hpp"
#include "far_ends.hpp"

using namespace isomem;  // NOLINT

namespace {

/// What the server knows; PE 0 has it. `near` are those of its host.
struct TestPe {
  Channel* channel = nullptr;
  std::set<int> near{};
  CollectiveThreads* threads = nullptr;
  int explained = 0;

  Channel* wire() const { return channel; }
  bool is_near(int pe) const { return near.count(pe) > 0; }
  const void* wrong_address(const Op& op) const { return op.remote ? nullptr : this; }
  void require_good(const Op& op) const { REQUIRE(op.remote); }
  void on_host_word(const Op& op, uint64_t* result) const {
    *result = amo_word(op.amo, reinterpret_cast<uint64_t*>(op.remote), op.operand, uint64_t{0});
  }
  void begin(const CollectiveCall& call, bool is_staged, std::function<void()> done) const {
    threads->begin(call, is_staged, std::move(done));
  }
  void require(Status status, const char*, int) const { REQUIRE(status == Status::ok); }
  void explain_if_slow(uint64_t, uint64_t&, const char*, int) { ++explained; }
};

/// A ring of which the first `most` slots are used at a time, and who serves it.
template <uint64_t slots>
struct Rig {
  using Ring = BasicRing<slots>;

  explicit Rig(TestPe& pe) : server(*ring, pe) {}
  RingView<Ring> view() { return {ring.get(), &tickets, &seen, &complete, &looks, &asks, &waiters}; }

  uint64_t post(const Op& op, uint32_t flags, const void* data = nullptr, size_t bytes = 0) {
    const uint64_t number = ring_take(side, view());
    if (data) std::memcpy(view().data(number), data, bytes);
    ring_post(side, view(), number, op, flags);
    return number;
  }
  uint64_t put(int pe, uint64_t bytes, const void* local = nullptr, uint32_t flags = kNobodyWaits) {
    static char somewhere;
    return post(transfer(Verb::put, reinterpret_cast<uint64_t>(&somewhere), local, bytes, pe, false), flags);
  }
  uint64_t put_word(int pe, uint64_t word) {
    return post(transfer(Verb::put, 64, nullptr, 8, pe, false), kInline | kNobodyWaits, &word, 8);
  }
  bool is_done(uint64_t number) { return side.load(&view().slot(number).done) >= number + 1; }
  bool is_full() { return tickets - side.load(&ring->freed) == slots; }
  void serve() {
    server.take_some();
    server.hand_over_held();
    server.finish_some();
  }

  std::unique_ptr<Ring> ring = std::make_unique<Ring>();
  uint64_t tickets = 0, seen = 0, complete = 0, looks = 0, asks = 0;
  uint32_t waiters = 0;
  test::RingSide side;
  RingServer<Ring, TestPe> server;
};

/// Notes what it is given.
class Recorder final : public Channel {
 public:
  struct Given {
    Op op;
    uint64_t word = 0;  // where an inline put is one
  };

  const char* name() const noexcept override { return "a recorder"; }
  const char* short_name() const noexcept override { return "recorder"; }
  Status post(const Op&, uint64_t, uint64_t*) noexcept override { return Status::failed; }
  Status try_post(Offer& offer, uint64_t) noexcept override {
    const auto room = rooms.find(offer.op.pe);
    if (room != rooms.end()) {
      const uint64_t some = std::min(room->second, offer.op.bytes - offer.gone);
      offer.gone += some;
      room->second -= some;
      if (offer.gone < offer.op.bytes || room->second == 0) return Status::pending;
    }
    Given given{offer.op};
    if (offer.op.bytes == 8 && offer.op.local)
      std::memcpy(&given.word, reinterpret_cast<void*>(offer.op.local), 8);
    given_[offer.op.pe].push_back(given);
    ++message_;
    if (offer.is_asked || is_bulk) offer.ticket = ++tickets_;
    return Status::ok;
  }
  void expect(const Op& op) noexcept override { expected.push_back(op.bytes); }
  /// The wire works: what was posted has left in a message.
  Status done(uint64_t ticket) noexcept override {
    seal();
    return open.count(ticket) ? Status::pending : Status::ok;
  }
  void order(uint64_t) noexcept override {}
  void order_to(uint64_t, int) noexcept override {}
  Status drain(uint64_t, uint64_t* ticket) noexcept override {
    ++quiets;
    *ticket = ++tickets_;
    open.insert(*ticket);
    return Status::pending;
  }
  /// Operations in each message so far.
  const std::vector<int>& seal() {
    if (message_ > 0) messages_.push_back(std::exchange(message_, 0));
    return messages_;
  }
  const std::vector<Given>& given(int pe) { return given_[pe]; }
  uint64_t last_ticket() const { return tickets_; }

  std::map<int, uint64_t> rooms;   // by PE: so many bytes more; all others take everything
  std::set<uint64_t> open;         // tickets that are not done
  std::vector<uint64_t> expected;  // bytes
  bool is_bulk = false;            // sources are read later
  int quiets = 0;

 private:
  std::map<int, std::vector<Given>> given_;
  std::vector<int> messages_;
  int message_ = 0;
  uint64_t tickets_ = 0;
};

using Numbers = std::vector<int>;

}  // namespace

TEST_CASE("operations that are there together share a message, eight of them and 64 KiB") {
  Recorder channel;
  TestPe pe{&channel};
  Rig<64> rig(pe);
  const auto messages_of = [&] {
    const size_t before = channel.seal().size();
    while (rig.server.take_some()) channel.seal();
    return Numbers(channel.seal().begin() + static_cast<std::ptrdiff_t>(before), channel.seal().end());
  };
  for (int i = 0; i < 20; ++i) rig.put(1, 8);
  CHECK(messages_of() == Numbers{8, 8, 4});
  for (int i = 0; i < 8; ++i) rig.put(1, 20 << 10);
  CHECK(messages_of() == Numbers{4, 4});
  Op fetch = transfer(Verb::amo_fetch, 64, nullptr, 8, 1);
  rig.put(1, 8), rig.put(1, 8), rig.post(fetch, 0), rig.put(1, 8);
  CHECK(messages_of() == Numbers{3, 1});  // who waits for it has waited long enough
}

TEST_CASE("the channel hears of the next three operations, of each once, before their turn") {
  Recorder channel;
  TestPe pe{&channel, {5}};
  Rig<64> rig(pe);
  using Bytes = std::vector<uint64_t>;
  for (uint64_t i = 1; i <= 7; ++i) rig.put(1, (100 << 10) + i);
  const auto hears = [&] {
    channel.expected.clear();
    rig.server.take_some();  // one of them is much
    for (uint64_t& bytes : channel.expected) bytes -= 100 << 10;
    return channel.expected;
  };
  CHECK(hears() == Bytes{2, 3, 4});
  CHECK(hears() == Bytes{5});
  CHECK(hears() == Bytes{6});
  CHECK(hears() == Bytes{7});
  CHECK(hears().empty());
  rig.serve(), rig.serve();
  // what lies in the slot, near PEs and what is no operation: of no use to it
  rig.put(1, 100 << 10), rig.put_word(1, 3), rig.post(Op{}, kQuiet | kNobodyWaits), rig.put(1, 100 << 10);
  CHECK(hears() == Bytes{0});
}

TEST_CASE("the channel hears of operations that are held, once their PE takes more") {
  Recorder channel;
  TestPe pe{&channel};
  Rig<64> rig(pe);
  channel.rooms[1] = 0;
  for (uint64_t i = 1; i <= 7; ++i) rig.put(1, (100 << 10) + i);
  rig.put_word(1, 3);
  rig.post(Op{}, kQuiet | kNobodyWaits);
  for (int i = 0; i < 20; ++i) rig.server.take_some();
  channel.expected.clear();
  rig.server.hand_over_held();
  CHECK(channel.expected.empty());
  channel.rooms.clear();
  rig.server.hand_over_held();
  for (uint64_t& bytes : channel.expected) bytes -= 100 << 10;
  CHECK(channel.expected == std::vector<uint64_t>{2, 3, 4, 5, 6, 7});
  CHECK(channel.given(1).size() == 8);
}

TEST_CASE("a PE that takes no more holds up neither others nor the ring, and gets all in its order") {
  Recorder channel;
  TestPe pe{&channel};
  Rig<4> rig(pe);
  channel.rooms[1] = 0;
  constexpr uint64_t kMany = 500;
  uint64_t others = 0;
  for (uint64_t i = 0; i < kMany; ++i) {
    while (rig.is_full()) rig.serve();
    rig.put_word(1, i);
    if (i % 3) continue;
    while (rig.is_full()) rig.serve();
    rig.put_word(2, others++);
  }
  const auto is_given_all = [&] { return rig.server.has_given(rig.server.posted()); };
  while (channel.given(2).size() < others) rig.serve();
  CHECK(channel.given(1).empty());
  CHECK_FALSE(is_given_all());
  const uint64_t quiet = rig.post(Op{}, kQuiet | kNobodyWaits);
  const int quiets = channel.quiets;
  for (int i = 0; i < 10; ++i) rig.serve();
  CHECK(channel.quiets == quiets);  // behind them
  channel.rooms[1] = 8 * kMany;
  for (int i = 0; i < 10; ++i) rig.serve();
  CHECK_FALSE(is_given_all());  // one more needs room that is left
  channel.rooms.clear();
  while (!is_given_all()) rig.serve();
  for (int pe_given : {1, 2}) {
    const auto& given = channel.given(pe_given);
    CHECK(given.size() == (pe_given == 1 ? kMany : others));
    for (size_t i = 0; i < given.size(); ++i) CHECK(given[i].word == i);
  }
  rig.serve();
  CHECK_FALSE(rig.is_done(quiet));
  channel.open.clear();
  rig.serve();
  CHECK(rig.is_done(quiet));
  rig.serve();
  CHECK(rig.side.load(&rig.ring->freed) == rig.tickets);
}

TEST_CASE(
    "an operation that somebody waits for keeps its slot while it is held, and its result comes there") {
  Recorder channel;
  TestPe pe{&channel};
  Rig<4> rig(pe);
  channel.rooms[1] = 0;
  Op fetch = transfer(Verb::amo_fetch, 64, nullptr, 8, 1);
  const uint64_t number = rig.post(fetch, 0);
  for (int i = 0; i < 3; ++i) rig.put_word(2, 7);
  for (const uint64_t until = now_ns() + 5 * kMillisecond; now_ns() < until;) rig.serve();
  CHECK(channel.given(2).size() == 3);
  CHECK(rig.is_full());
  CHECK(pe.explained > 0);
  channel.rooms.clear();
  rig.serve();
  REQUIRE(channel.given(1).size() == 1);
  CHECK(channel.given(1)[0].op.local == reinterpret_cast<uint64_t>(&rig.view().slot(number).result));
  rig.serve();
  CHECK(rig.is_done(number));
  ring_leave(rig.side, rig.view(), number);
  rig.serve();
  CHECK_FALSE(rig.is_full());
}

TEST_CASE("a large operation goes bit by bit, others meanwhile; a bulk put ends when its source is free") {
  Recorder channel;
  TestPe pe{&channel};
  Rig<64> rig(pe);
  channel.is_bulk = true;
  channel.rooms[1] = 1000;
  const uint64_t large = rig.put(1, 5000, &pe, 0), behind = rig.put_word(1, 1);
  for (uint64_t i = 1; i <= 4; ++i) {
    rig.put_word(2, i);
    rig.serve();
    CHECK(channel.given(2).size() == i);
    CHECK(channel.given(1).empty());
    channel.rooms[1] = 1000;
  }
  CHECK_FALSE(rig.is_done(behind));
  channel.rooms.clear();
  channel.open.insert(channel.last_ticket() + 1);
  for (int i = 0; i < 5; ++i) rig.serve();
  CHECK(channel.given(1).size() == 2);
  CHECK(rig.is_done(behind));
  CHECK_FALSE(rig.is_done(large));
  channel.open.clear();
  rig.serve();
  CHECK(rig.is_done(large));
}

namespace {

/// A thread in the place of a kernel's. Its part of all memories is its own.
template <uint64_t slots>
class KernelThread {
 public:
  static constexpr uint64_t kPart = 200 << 10;

  KernelThread(Rig<slots>& rig, Ends& ends, int thread)
      : rig_(rig),
        ends_(ends),
        begin_(static_cast<uint64_t>(thread) * kPart),
        random_(pes::seed() + begin_) {}

  void run(int rounds) {
    std::vector<uint64_t> counts(3);
    for (int i = 0; i < rounds; ++i) {
      const int pe = 1 + static_cast<int>(random_() % 2);
      put_and_get(pe, 1 + random_() % (uint64_t{1} << (random_() % 17)));
      Op add = transfer(Verb::amo_fetch, ends_.address(begin_), nullptr, 0, pe);
      add.amo = Amo::add;
      add.width = 8;
      add.operand = 1;
      CHECK(execute(add) == counts[static_cast<size_t>(pe)]++ + kPoison);
      if (random_() % 3 == 0) collective();
    }
    isomem::ring_quiet(rig_.side, rig_.view());
  }

 private:
  static constexpr uint64_t kPoison = 0xa5a5a5a5a5a5a5a5;
  static constexpr uint64_t kData = BasicRing<slots>::kData;

  uint64_t execute(const Op& op, uint32_t flags = 0, void* to = nullptr) {
    const auto view = rig_.view();
    const uint64_t number = rig_.post(op, flags);
    ring_wait(rig_.side, view, number);
    const uint64_t result = rig_.side.load(&view.slot(number).result);
    if (to) std::memcpy(to, view.data(number), op.bytes);
    ring_leave(rig_.side, view, number);
    return result;
  }
  void put_and_get(int pe, uint64_t bytes) {
    std::vector<char> data(bytes), back(bytes);
    std::iota(data.begin(), data.end(), static_cast<char>(random_()));
    std::vector<char> source = data;
    const uint64_t remote = ends_.address(begin_ + 8);
    Op put = transfer(Verb::put, remote, source.data(), bytes, pe, random_() % 2 == 0);
    if (bytes <= kData) {
      rig_.post(put, kInline | kNobodyWaits, source.data(), bytes);
    } else if (put.blocking) {
      execute(put);
    } else {
      rig_.post(put, kNobodyWaits);
    }
    // a transfer between memories is in no order with others
    if (!put.blocking || bytes > Wire::Sizes{}.moved) isomem::ring_quiet(rig_.side, rig_.view());
    std::fill(source.begin(), source.end(), '\0');
    const Op get = transfer(Verb::get, remote, back.data(), bytes, pe);
    if (bytes <= kData) {
      execute(get, kInline, back.data());
    } else if (random_() % 2) {
      execute(get);
    } else {
      rig_.post(get, kNobodyWaits);
      isomem::ring_quiet(rig_.side, rig_.view());
    }
    CHECK(back == data);
  }
  /// What its thread reads and writes is this one's before and after.
  void collective() {
    sum_ = random_();
    CollectiveCall call{};
    call.team = static_cast<int32_t>(begin_ / kPart);
    call.source = reinterpret_cast<uint64_t>(&sum_);
    const uint64_t wanted = sum_ + 1;
    const auto view = rig_.view();
    const uint64_t number = rig_.post(Op{}, kCollective, &call, sizeof(call));
    ring_wait(rig_.side, view, number);
    ring_leave(rig_.side, view, number);
    CHECK(sum_ == wanted);
  }

  Rig<slots>& rig_;
  Ends& ends_;
  const uint64_t begin_;
  std::mt19937_64 random_;
  uint64_t sum_ = 0;
};

/// A channel whose PEs take nothing for up to 3 ms now and then: what goes to them is held, and makes way.
/// All calls are the proxy's.
class Stingy final : public Channel {
 public:
  explicit Stingy(Channel& channel) : channel_(channel), random_(pes::seed()) {}
  const char* name() const noexcept override { return channel_.name(); }
  const char* short_name() const noexcept override { return channel_.short_name(); }
  Status post(const Op& op, uint64_t context, uint64_t* ticket) noexcept override {
    return channel_.post(op, context, ticket);
  }
  Status try_post(Offer& offer, uint64_t context) noexcept override {
    uint64_t& until = until_[offer.op.pe];
    if (random_() % 8 == 0 && until < now_ns()) until = now_ns() + random_() % (3 * kMillisecond);
    return now_ns() < until ? Status::pending : channel_.try_post(offer, context);
  }
  void expect(const Op& op) noexcept override { channel_.expect(op); }
  Status done(uint64_t ticket) noexcept override { return channel_.done(ticket); }
  void order(uint64_t context) noexcept override { channel_.order(context); }
  void order_to(uint64_t context, int pe) noexcept override { channel_.order_to(context, pe); }
  Status drain(uint64_t context, uint64_t* ticket) noexcept override {
    return channel_.drain(context, ticket);
  }

 private:
  Channel& channel_;
  std::mt19937_64 random_;
  std::map<int, uint64_t> until_;
};

template <uint64_t slots>
void kernels_on_mesh(const Wire::Sizes& sizes, bool looks_on) {
  constexpr int kThreads = 4;
  Ends ends(3, {200, pes::seed(), sizes});
  auto threads = std::make_unique<CollectiveThreads>(
      [](const CollectiveCall& call, bool) { ++*reinterpret_cast<uint64_t*>(call.source); }, looks_on);
  Stingy channel(ends[0]);
  TestPe pe{&channel, {}, threads.get()};
  Rig<slots> rig(pe);
  std::atomic<bool> stop{false};
  std::thread proxy([&] {
    while (!stop) {
      rig.serve();
      if (!ends[0].progress()) std::this_thread::yield();
    }
  });
  std::vector<KernelThread<slots>> kernels;
  for (int i = 0; i < kThreads; ++i) kernels.emplace_back(rig, ends, i);
  std::vector<std::thread> running;
  for (auto& kernel : kernels) running.emplace_back([&kernel] { kernel.run(pes::rounds(300)); });
  for (std::thread& one : running) one.join();
  stop = true;
  proxy.join();
  threads.reset();  // they write to the ring
  CHECK(rig.server.has_given(rig.tickets));
}

}  // namespace

TEST_CASE("threads of kernels, the proxy, threads of collectives and the channel; fewer slots than threads") {
  constexpr Wire::Sizes kCopied{Wire::kMessage, 40000, 150000, Wire::kMessage};
  kernels_on_mesh<1>({}, true);
  kernels_on_mesh<2>(kCopied, false);
  kernels_on_mesh<64>({}, false);
}

TEST_CASE("atomics on host words: the result of each, in its slot") {
  TestPe pe{nullptr, {0}};
  Rig<2> rig(pe);
  uint64_t word = 0;
  Op add = transfer(Verb::amo_fetch, reinterpret_cast<uint64_t>(&word), nullptr, 0, 0);
  add.amo = Amo::add;
  add.width = 8;
  add.operand = 3;
  std::atomic<bool> stop{false};
  std::thread proxy([&] {
    while (!stop) rig.serve(), std::this_thread::yield();
  });
  for (uint64_t i = 0; i < 300; ++i) {
    const uint64_t number = rig.post(add, 0);
    ring_wait(rig.side, rig.view(), number);
    CHECK(rig.side.load(&rig.view().slot(number).result) == 3 * i);
    ring_leave(rig.side, rig.view(), number);
  }
  stop = true;
  proxy.join();
}
