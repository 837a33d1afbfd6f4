// SPDX-License-Identifier: Apache-2.0
// The far layer by itself, between channels on the mesh of the tests: sizes at all limits of messages and
// ranges, order between messages and bulk transfers, what is collected, and what happens when things go
// wrong.
#include "far/far_channel.hpp"

#include <unistd.h>

#include <atomic>
#include <functional>
#include <thread>

#include "far_ends.hpp"

using namespace isomem;  // NOLINT

namespace {

/// A wire that wants much in messages, and one that wants little.
constexpr Wire::Sizes kSizes[] = {{}, {Wire::kMessage, 40000, 150000}};

/// Puts to the same place without order are a race, which is what the test is about.
#if defined(__SANITIZE_THREAD__)
constexpr bool kSeesRaces = true;
#else
constexpr bool kSeesRaces = false;
#endif

Op amo_op(Verb verb, uint64_t remote, uint64_t operand, uint64_t* result, int pe = 1) {
  Op op = transfer_op(verb, reinterpret_cast<void*>(remote), result, 0, pe);
  op.amo = Amo::add;
  op.width = 8;
  op.operand = operand;
  return op;
}

std::vector<char> noise(std::mt19937_64& random, size_t bytes) {
  std::vector<char> data(bytes);
  for (char& c : data) c = static_cast<char>(random());
  return data;
}

bool is_poison(const char* at, size_t n) {
  return std::all_of(at, at + n, [](char c) { return c == '\xa5'; });
}

}  // namespace

TEST_CASE("put and get of all sizes around the limits, at odd places") {
  std::mt19937_64 random(pes::seed());
  const auto there_and_back = [&random](Ends& ends, uint64_t bytes, uint64_t offset, bool blocking) {
    std::vector<char> data = noise(random, bytes);
    const std::vector<char> sent = data;
    std::memset(ends.at(1, 0), 0xa5, kBytes);
    REQUIRE(ends[0].post(transfer(Verb::put, ends.address(offset), data.data(), bytes, 1, blocking),
                         kDefaultContext, nullptr) == Status::ok);
    if (blocking) std::fill(data.begin(), data.end(), '\0');  // it was taken
    REQUIRE(quiet(ends[0]) == Status::ok);
    CHECK(std::equal(sent.begin(), sent.end(), ends.at(1, offset)));
    CHECK(is_poison(ends.at(1, 0), offset));
    CHECK(is_poison(ends.at(1, offset + bytes), kBytes - offset - bytes));
    std::vector<char> back(bytes + 2, '\x5a');
    REQUIRE(get(ends[0], transfer(Verb::get, ends.address(offset), back.data() + 1, bytes, 1)) == Status::ok);
    CHECK(std::equal(sent.begin(), sent.end(), back.data() + 1));
    CHECK((back.front() == '\x5a' && back.back() == '\x5a'));
  };
  for (const Wire::Sizes& sizes : kSizes) {
    Ends ends(2, {50, pes::seed(), sizes});
    ends.meet();
    for (const uint64_t about :
         {uint64_t{1}, uint64_t{8}, kMostPacked, 2 * kMostPacked, Wire::kMessage - kAroundData,
          uint64_t{sizes.moved}, uint64_t{sizes.copied}, kRange}) {
      for (const uint64_t bytes : {about - 1, about, about + 1, about + 13}) {
        CAPTURE(bytes);
        // in the middle, and across the border of two ranges
        there_and_back(ends, bytes, uint64_t{4096} + random() % 64, true);
        there_and_back(ends, bytes, kRange - bytes / 2 + random() % 8, random() % 2 == 0);
      }
    }
  }
}

TEST_CASE("strided blocks of all sizes, from one to more than a message holds") {
  Ends ends(2);
  std::mt19937_64 random(pes::seed());
  for (const uint64_t block :
       {uint64_t{1}, uint64_t{8}, uint64_t{24}, kMostPacked, kMostPacked + 1, uint64_t{20000}}) {
    const uint64_t n = block > 1000 ? 3 : 1000;
    CAPTURE(block);
    const Dim dim{n, static_cast<int64_t>(block + 5), static_cast<int64_t>(block + 3)};
    Strided shape = one_dimension(block, dim);
    std::vector<char> data = noise(random, n * (block + 3));
    std::memset(ends.at(1, 0), 0xa5, kBytes);
    Op op = transfer(Verb::put_strided, ends.address(64), data.data(), block * n, 1);
    op.strided = reinterpret_cast<uint64_t>(&shape);
    REQUIRE(ends[0].post(op, kDefaultContext, nullptr) == Status::ok);
    const std::vector<char> sent = data;
    std::fill(data.begin(), data.end(), '\0');
    REQUIRE(quiet(ends[0]) == Status::ok);
    std::vector<char> back(data.size(), '\x5a');
    op = transfer(Verb::get_strided, ends.address(64), back.data(), block * n, 1);
    op.strided = reinterpret_cast<uint64_t>(&shape);
    REQUIRE(get(ends[0], op) == Status::ok);
    for (uint64_t i = 0; i < n; ++i) {
      REQUIRE(std::equal(&sent[i * (block + 3)], &sent[i * (block + 3)] + block,
                         ends.at(1, 64 + i * (block + 5))));
      REQUIRE(is_poison(ends.at(1, 64 + i * (block + 5) + block), 5));
      REQUIRE(std::equal(&sent[i * (block + 3)], &sent[i * (block + 3)] + block, &back[i * (block + 3)]));
      REQUIRE(std::all_of(&back[i * (block + 3) + block], &back[i * (block + 3) + block] + 3,
                          [](char c) { return c == '\x5a'; }));
    }
  }
}

// Two puts to the same place: with order between them the second one stays, in messages and in bulk.
TEST_CASE("order between messages and bulk transfers") {
  constexpr uint64_t kLarge = 100000, kPlace = 4096;
  const auto second_stays = [](uint64_t first, uint64_t second, bool is_ordered, int round) {
    Ends ends(2, {300, pes::seed() + static_cast<uint64_t>(round)});
    const std::vector<char> one(first, '1'), two(second, '2');
    // so that the wire knows the memory and nothing has to wait for that
    ends[0].post(transfer(Verb::put, ends.address(150000), two.data(), second, 1), kDefaultContext, nullptr);
    quiet(ends[0]);
    ends[0].post(transfer(Verb::put, ends.address(kPlace), one.data(), first, 1, false), kDefaultContext,
                 nullptr);
    if (is_ordered) round % 2 ? ends[0].order(kDefaultContext) : ends[0].order_to(kDefaultContext, 1);
    ends[0].post(transfer(Verb::put, ends.address(kPlace), two.data(), second, 1, false), kDefaultContext,
                 nullptr);
    quiet(ends[0]);
    return std::equal(two.begin(), two.end(), ends.at(1, kPlace));
  };
  for (const auto& [first, second] : {std::pair{kLarge, uint64_t{8}}, std::pair{uint64_t{8}, kLarge},
                                      std::pair{kLarge, kLarge}, std::pair{uint64_t{8}, uint64_t{8}}}) {
    CAPTURE(first);
    CAPTURE(second);
    int overtaken = 0;
    for (int round = 0; round < 40; ++round) {
      CHECK(second_stays(first, second, true, round));
      if (!kSeesRaces) overtaken += !second_stays(first, second, false, round);
    }
    // what the wire does without order: messages are always carried out in theirs
    if (std::max(first, second) == kLarge && !kSeesRaces) CHECK(overtaken > 0);
  }
}

TEST_CASE("a get behind a put, with order between them") {
  constexpr uint64_t kLarge = 100000;
  for (const uint64_t put : {uint64_t{8}, kLarge}) {
    for (const uint64_t bytes : {uint64_t{8}, kLarge}) {
      for (int round = 0; round < 20; ++round) {
        Ends ends(2, {300, pes::seed() + static_cast<uint64_t>(round)});
        const std::vector<char> data(put, '1');
        std::vector<char> got(bytes);
        ends[0].post(transfer(Verb::put, ends.address(4096), data.data(), put, 1, false), kDefaultContext,
                     nullptr);
        ends[0].order(kDefaultContext);
        REQUIRE(get(ends[0], transfer(Verb::get, ends.address(4096), got.data(), bytes, 1)) == Status::ok);
        CHECK(
            std::equal(got.begin(), got.begin() + static_cast<int64_t>(std::min(put, bytes)), data.begin()));
        quiet(ends[0]);
      }
    }
  }
}

TEST_CASE("a signal comes after its payload, whatever carries that") {
  for (const uint64_t bytes : {uint64_t{8}, uint64_t{5000}, uint64_t{120000}, uint64_t{200000}}) {
    for (int round = 0; round < pes::rounds(30); ++round) {
      Ends ends(2, {200, pes::seed() + static_cast<uint64_t>(round), kSizes[round % 2]});
      if (round % 4 > 1) ends.meet();
      const std::vector<char> data(bytes, 'y');
      store_word(ends.word(1, 8), uint64_t{0});
      std::atomic<bool> is_whole{false};
      std::thread waiter([&] {
        while (load_word(ends.word(1, 8)) != 3) sched_yield();
        acquire_fence(ends.word(1, 8));
        is_whole = std::equal(data.begin(), data.end(), ends.at(1, 4096));
      });
      Op op = transfer(Verb::put_signal, ends.address(4096), data.data(), bytes, 1, round % 2 == 0);
      op.signal = ends.address(8);
      op.signal_value = 3;
      op.signal_add = round % 3 == 0;
      ends[0].post(op, kDefaultContext, nullptr);
      waiter.join();
      CHECK(is_whole);
    }
  }
}

TEST_CASE("a put that somebody waits for is at its target then, a small one and a large one") {
  for (const uint64_t bytes : {uint64_t{8}, uint64_t{100000}}) {
    Ends ends(2, {2000, pes::seed()});
    const std::vector<char> data(bytes, 'w');
    uint64_t ticket = 0;
    REQUIRE(ends[0].post(transfer(Verb::put, ends.address(4096), data.data(), bytes, 1), kDefaultContext,
                         &ticket) == Status::ok);
    REQUIRE(finish(ends[0], ticket) == Status::ok);
    CHECK(std::equal(data.begin(), data.end(), ends.at(1, 4096)));
  }
}

TEST_CASE("small operations to a PE share messages") {
  Ends ends(2, {0, 1});
  constexpr uint64_t kMany = 3000;
  for (uint64_t i = 0; i < kMany; ++i) {
    ends[0].post(transfer(Verb::put, ends.address(64 + 8 * i), &i, 8, 1), kDefaultContext, nullptr);
  }
  REQUIRE(quiet(ends[0]) == Status::ok);
  for (uint64_t i = 0; i < kMany; ++i) REQUIRE(*ends.word(1, 64 + 8 * i) == i);
  // 24 bytes each, and what the threads of both ends send in between
  CHECK(ends.mesh->counts().messages < kMany / 10);
  CHECK(ends.mesh->counts().puts == 0);
}

TEST_CASE("puts that follow each other fill the messages") {
  constexpr uint64_t kPuts = 200;
  const auto messages_for = [](uint64_t bytes) {
    Ends ends(2, {0, 1});
    const std::vector<char> data(bytes, 'f');
    for (uint64_t i = 0; i < kPuts; ++i)
      ends[0].post(transfer(Verb::put, ends.address(64 + i), data.data(), bytes, 1, false), kDefaultContext,
                   nullptr);
    REQUIRE(quiet(ends[0]) == Status::ok);
    return ends.mesh->counts().messages;
  };
  // the threads of both ends send in between what there is: the best of some
  const auto least_for = [&](uint64_t bytes) {
    uint64_t least = messages_for(bytes);
    for (int i = 0; i < 10; ++i) least = std::min(least, messages_for(bytes));
    return least;
  };
  CHECK(least_for(Wire::Sizes{}.message * 2 / 3) < kPuts * 9 / 10);  // three fill two messages
  CHECK(least_for(8192) < kPuts * 3 / 2);                            // one each, with what stands around it
}

TEST_CASE("what goes between hosts is counted on both sides, with the path that the wire names") {
  Ends ends(2);
  ends[0].post(transfer(Verb::put, ends.address(64), ends.at(0, 64), 8, 1), kDefaultContext, nullptr);
  quiet(ends[0]);
  Traffic& there = ends.traffic[1];  // counted by PE 0
  Traffic& here = ends.traffic[0];
  CHECK(there.messages_sent.load() >= 1);
  CHECK(there.bytes_sent.load() >= 8 + sizeof(MessageHead));
  CHECK(there.bytes_sent.load() == here.bytes_received.load());
  CHECK(there.messages_sent.load() == here.messages_received.load());
  CHECK(there.bytes_put.load() == 0);
  CHECK(there.path() == "mesh/1");
  const uint64_t bulk = Wire::Sizes{}.copied + 1;
  ends[0].post(transfer(Verb::put, ends.address(64), ends.at(0, 64), bulk, 1), kDefaultContext, nullptr);
  quiet(ends[0]);
  get(ends[0], transfer(Verb::get, ends.address(64), ends.at(0, 64), 2 * bulk, 1));
  CHECK(there.bytes_put.load() == bulk);
  CHECK(there.bytes_got.load() == 2 * bulk);
  CHECK(here.bytes_put.load() + here.bytes_got.load() == 0);
}

TEST_CASE("atomics from several PEs, and of a PE that calls nothing: none is lost, each result is unique") {
  Ends ends(4);
  *ends.word(1, 8) = 0;
  constexpr uint64_t kEach = 200;
  std::vector<uint64_t> results(3 * kEach);
  std::vector<std::thread> threads;
  for (int i = 0; i < 3; ++i) {
    threads.emplace_back([&, i] {
      FarChannel& channel = ends[i == 0 ? 0 : i + 1];
      for (uint64_t k = 0; k < kEach; ++k) {
        get(channel,
            amo_op(Verb::amo_fetch, ends.address(8), 1, &results[static_cast<size_t>(i) * kEach + k]));
        channel.post(amo_op(Verb::amo, ends.address(8), 1000000, nullptr), kDefaultContext, nullptr);
      }
      quiet(channel);
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(load_word(ends.word(1, 8)) == 3 * kEach * 1000001);
  for (uint64_t& result : results) result %= 1000000;
  std::sort(results.begin(), results.end());
  for (uint64_t i = 0; i < results.size(); ++i) REQUIRE(results[i] == i);
}

TEST_CASE("a quiet of one context does not wait for a get of another, one of all does") {
  Ends ends(2, {20000, pes::seed()});
  std::vector<char> got(200000, '\x5a');
  ends[0].post(transfer(Verb::get, ends.address(64), got.data(), got.size(), 1), 5, nullptr);
  REQUIRE(quiet(ends[0], 6) == Status::ok);
  REQUIRE(quiet(ends[0], kEveryContext) == Status::ok);
  CHECK(is_poison(got.data(), got.size()));
}

TEST_CASE("who posts faster than the target carries out is held up, and nothing is lost") {
  Ends ends(2, {500, pes::seed()});
  std::vector<char> data(8000, 'z');
  for (int i = 0; i < 1000; ++i) {
    ends[0].post(
        transfer(Verb::put, ends.address(4096 + static_cast<uint64_t>(i % 8)), data.data(), data.size(), 1),
        kDefaultContext, nullptr);
  }
  REQUIRE(quiet(ends[0]) == Status::ok);
  CHECK(std::equal(data.begin(), data.end(), ends.at(1, 4096)));
}

// Who does not wait gives what there is room for, and the rest later; what comes of it is the same.
TEST_CASE("an operation that is larger than the room for it is taken bit by bit, without a wait") {
  Ends ends(2, {5000, pes::seed(), {Wire::Sizes{}.message, kBytes, kBytes}});
  ends.meet();
  std::mt19937_64 random(pes::seed());
  constexpr uint64_t kMuch = 900000, kPlace = 64;
  std::vector<char> data = noise(random, kMuch), back(kMuch);
  const auto give = [&](Op op) {
    Channel::Offer offer{op, has_result(op.verb)};
    int parts = 1;
    for (uint64_t gone = 0;; ++parts, gone = offer.gone) {
      const Status status = ends[0].try_post(offer, kDefaultContext);
      if (status == Status::ok) break;
      if (status == Status::failed || offer.gone < gone || offer.gone >= kMuch) FAIL("gone: " << offer.gone);
      if (offer.gone == gone) --parts, sched_yield();
    }
    if (offer.ticket) REQUIRE(finish(ends[0], offer.ticket) == Status::ok);
    return parts;
  };
  const auto strided = [&](Verb verb, void* local, Strided& shape) {
    Op op = transfer(verb, ends.address(kPlace), local, bytes_of(shape), 1);
    op.strided = reinterpret_cast<uint64_t>(&shape);
    return op;
  };
  const auto is_there = [&] {
    REQUIRE(quiet(ends[0]) == Status::ok);
    return std::equal(data.begin(), data.end(), ends.at(1, kPlace));
  };
  Op put = transfer(Verb::put_signal, ends.address(kPlace), data.data(), kMuch, 1, true);
  put.signal = ends.address(0);
  put.signal_value = 1;
  store_word(ends.word(1, 0), uint64_t{0});
  int parts = 0;
  for (uint64_t i = 1; i <= 3; ++i) {  // one behind the other
    put.signal_value = i;
    parts += give(put);
  }
  CHECK(parts > 3);
  CHECK(is_there());
  CHECK(*ends.word(1, 0) == 3);
  CHECK(give(transfer(Verb::get, ends.address(kPlace), back.data(), kMuch, 1)) > 1);
  CHECK(back == data);
  for (const uint64_t block : {uint64_t{100}, uint64_t{20000}}) {  // in rows of several, and by themselves
    data = noise(random, kMuch);
    Strided shape = one_dimension(block, {kMuch / block / 3, static_cast<int64_t>(block), 0});
    shape.dims = 2;
    shape.dim[1] = {3, static_cast<int64_t>(kMuch / 3), 0};
    pack(shape, &Dim::local_step);
    parts = give(strided(Verb::put_strided, data.data(), shape));
    parts += give(strided(Verb::put_strided, data.data(), shape));
    CHECK(parts > 2);
    CHECK(is_there());
    std::fill(back.begin(), back.end(), '\0');
    CHECK(give(strided(Verb::get_strided, back.data(), shape)) > 1);
    CHECK(back == data);
  }
}

TEST_CASE("a PE that is out of reach: operations fail, with its name") {
  Ends ends(3);
  const uint64_t value = 1;
  REQUIRE(ends[0].post(transfer(Verb::put, ends.address(8), &value, 8, 1), kDefaultContext, nullptr) ==
          Status::ok);
  REQUIRE(quiet(ends[0]) == Status::ok);
  ends.mesh->lose(1);
  ends[0].post(transfer(Verb::put, ends.address(8), &value, 8, 1), kDefaultContext, nullptr);
  CHECK(quiet(ends[0]) == Status::failed);
  CHECK(ends[0].failure() == "PE 1 is out of reach (on host1)");
  CHECK(ends[0].post(transfer(Verb::put, ends.address(8), &value, 8, 2), kDefaultContext, nullptr) ==
        Status::failed);
  CHECK(ends[0].close() == Status::failed);
}

TEST_CASE("a PE that has died, where the job goes on: what it was to do is over, and others are served") {
  Ends ends(3, {50, pes::seed()}, true);
  ends.meet();
  const std::vector<char> data(300000, 'd');
  ends.mesh->lose(1);
  std::vector<char> got(200000, '\x5a');
  uint64_t ticket = 0, fetched = 1, small = 1;
  const auto use = [&](int pe) {
    for (const uint64_t bytes : {uint64_t{8}, uint64_t{20000}, data.size()}) {
      ends[0].post(transfer(Verb::put, ends.address(64), data.data(), bytes, pe, false), kDefaultContext,
                   nullptr);
    }
  };
  use(1);
  ends[0].post(amo_op(Verb::amo_fetch, ends.address(8), 1, &fetched), kDefaultContext, &ticket);
  for (int i = 0; i < 100; ++i) {  // nobody has told yet
    REQUIRE(ends[0].done(ticket) == Status::pending);
    usleep(100);
  }
  CHECK(ends[0].failure().empty());
  ends.dead = 1;
  CHECK(finish(ends[0], ticket) == Status::ok);
  CHECK(fetched == 0);
  CHECK(get(ends[0], transfer(Verb::get, ends.address(8), &small, 8, 1)) == Status::ok);
  CHECK(small == 0);
  CHECK(get(ends[0], transfer(Verb::get, ends.address(64), got.data(), got.size(), 1)) == Status::ok);
  for (int i = 0; i < 100; ++i) use(1);
  use(2);
  REQUIRE(quiet(ends[0]) == Status::ok);
  CHECK(std::equal(data.begin(), data.end(), ends.at(2, 64)));
  ends.mesh->lose(2);  // this one lives, as far as is known
  use(2);
  CHECK(ends[0].failure().empty());
}

TEST_CASE(
    "messages of others are dropped; one that cannot be understood is an error with the sender's name") {
  std::vector<std::vector<unsigned char>> sent(1200);  // until all channels have ended
  std::vector<Work> works(sent.size());
  Ends ends(2);
  const std::shared_ptr<Mesh> mesh = ends.mesh;
  MeshWire stranger(mesh, 0);  // it takes the place of PE 0 at the wire
  stranger.connect(1, "1");
  std::mt19937_64 random(pes::seed());
  const auto send = [&](size_t i, MessageHead head, size_t bytes) {
    sent[i].resize(bytes);
    for (unsigned char& c : sent[i]) c = static_cast<unsigned char>(random());
    if (bytes >= sizeof(head)) std::memcpy(sent[i].data(), &head, sizeof(head));
    stranger.send(1, sent[i].data(), bytes, works[i]);
  };
  for (size_t i = 0; i < 1000; ++i) {
    const auto bytes = static_cast<uint16_t>(1 + random() % 200);
    send(i, {random() % 3 ? 8 : random(), 0, bytes, 0, random(), random(), random()}, bytes);
  }
  usleep(20000);
  CHECK(ends[1].failure().empty());
  CHECK(is_poison(ends.at(1, 0), kBytes));
  send(1000, {7, 0, 200, 0, 0, 0, 0}, 200);  // of this job, but nonsense
  for (int i = 0; i < 2000 && ends[1].failure().empty(); ++i) usleep(1000);
  CHECK(ends[1].failure() ==
        "a message of PE 0 is broken: it cannot be understood, or names memory that is not symmetric");
}

TEST_CASE("close: a PE stays until the others have said that they want nothing more") {
  Ends ends(2);
  const uint64_t value = 5;
  ends[0].post(transfer(Verb::put, ends.address(8), &value, 8, 1), kDefaultContext, nullptr);
  for (int i = 0; i < 100; ++i) {
    CHECK(ends[0].close() == Status::pending);
    usleep(100);
  }
  uint64_t got = 0;
  REQUIRE(get(ends[1], amo_op(Verb::amo_fetch, ends.address(16), 1, &got, 0)) == Status::ok);
  Status first = Status::pending, second = Status::pending;
  while (first == Status::pending || second == Status::pending) {
    if (first == Status::pending) first = ends[0].close();
    if (second == Status::pending) second = ends[1].close();
  }
  CHECK((first == Status::ok && second == Status::ok));
  CHECK(*ends.word(1, 8) == 5);
}
