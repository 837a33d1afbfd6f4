// SPDX-License-Identifier: Apache-2.0
// How a job begins among processes that no launcher of ours has started: all get the same file and a place of
// their own, or all get a reason.
#include <barrier>
#include <random>
#include <thread>

#include "core/error.hpp"
#include "job/mpi.hpp"
#include "job/unique_id.hpp"
#include "net/lines.hpp"
#include "net/link.hpp"
#include "net/siphash.hpp"
#include "pes.hpp"

using namespace isomem;  // NOLINT

namespace {

/// Ranks that are threads.
struct Crowd {
  explicit Crowd(int n) : n(n), meet(n), memory(static_cast<size_t>(n) * 4096) {}

  Ranks rank(int i) {
    Ranks ranks;
    ranks.rank = i;
    ranks.size = n;
    ranks.name = "a crowd";
    ranks.gather = [this, i](const void* mine, void* all, int bytes) {
      std::memcpy(memory.data() + i * bytes, mine, static_cast<size_t>(bytes));
      meet.arrive_and_wait();
      std::memcpy(all, memory.data(), static_cast<size_t>(n * bytes));
      meet.arrive_and_wait();
    };
    return ranks;
  }

  int n;
  std::barrier<> meet;
  std::vector<char> memory;
};

void in_threads(int n, const std::function<void(int)>& body) {
  std::vector<std::thread> threads;
  for (int i = 0; i < n; ++i) threads.emplace_back(body, i);
  for (std::thread& thread : threads) thread.join();
}

uint64_t inode(const JobMember& member) {
  const std::string name = member.job->variable();
  return std::strtoull(name.c_str() + name.rfind(':') + 1, nullptr, 10);
}

std::string error_of(const std::function<void()>& call) {
  try {
    call();
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("ranks that know each other: one file, each its place") {
  for (const int n : {1, 2, 5}) {
    Crowd crowd(n);
    std::vector<JobMember> members(static_cast<size_t>(n));
    in_threads(n, [&](int i) { members[static_cast<size_t>(i)] = join_ranks(crowd.rank(i)); });
    for (int i = 0; i < n; ++i) {
      const JobMember& member = members[static_cast<size_t>(i)];
      CHECK(member.pe == i);
      CHECK(member.job->board()->header.n_pes == static_cast<uint32_t>(n));
      CHECK(inode(member) == inode(members[0]));
    }
  }
}

TEST_CASE("a job that rank 0 cannot make is none for the others too") {
  setenv("ISOMEM_STRIDE", "100t", 1);
  Crowd crowd(2);
  std::vector<std::string> errors(2);
  in_threads(2,
             [&](int i) { errors[static_cast<size_t>(i)] = error_of([&] { join_ranks(crowd.rank(i)); }); });
  unsetenv("ISOMEM_STRIDE");
  for (const std::string& error : errors) CHECK(has(error, "no room for 2 PEs"));
}

TEST_CASE("a rank that does not hear that all is well ends the job for those that do") {
  Crowd crowd(3);
  std::vector<JobMember> members(3);
  std::string error;
  in_threads(3, [&](int i) {
    Ranks ranks = crowd.rank(i);
    if (i == 1) {
      ranks.gather = [whole = ranks.gather, left = 4](const void* mine, void* all, int bytes) mutable {
        whole(mine, all, bytes);
        if (--left == 0) throw Error("gone");
      };
    }
    const std::string failed = error_of([&] { members[static_cast<size_t>(i)] = join_ranks(ranks); });
    if (i == 1) error = failed;
  });
  CHECK(error == "gone");
  for (const int good : {0, 2}) {
    Board& board = *members[static_cast<size_t>(good)].job->board();
    CHECK(board.header.abort.load() == 1);
    for (int slot = 0; slot < 3; ++slot) CHECK(board.entry(slot).pid.load() == getpid());
  }
}

TEST_CASE("without MPI its ranks are refused") {
  CHECK(!mpi_is_running());
  CHECK(has(error_of([] { mpi_ranks(nullptr); }), "call MPI_Init first"));
}

TEST_CASE("a unique id: one file, whoever comes first") {
  for (int round = 0; round < 20; ++round) {
    char id[kIdBytes];
    make_unique_id(id);
    std::vector<JobMember> members(4);
    in_threads(4, [&](int i) {
      if (i == round % 4) std::this_thread::sleep_for(std::chrono::milliseconds(5));
      members[static_cast<size_t>(i)] = join_unique_id(id, i, 4);
    });
    for (int i = 0; i < 4; ++i) {
      const JobMember& member = members[static_cast<size_t>(i)];
      CHECK(member.pe == i);
      CHECK(inode(member) == inode(members[0]));
      CHECK(member.job->board()->header.n_pes == 4);
    }
  }
}

TEST_CASE("unique ids that are none, or whose process has gone, are refused") {
  char id[kIdBytes] = {};
  CHECK(has(error_of([&] { join_unique_id(id, 0, 1); }), "not created by this version of isomem"));
  make_unique_id(id);
  CHECK(has(error_of([&] { join_unique_id(id, 2, 2); }), "rank 2 of 2"));
  char elsewhere[kIdBytes];
  std::memcpy(elsewhere, id, sizeof(id));
  elsewhere[8] ^= 1;  // the secret
  CHECK(has(error_of([&] { join_unique_id(elsewhere, 0, 1); }), "something else listens there"));
  CHECK(join_unique_id(id, 0, 1).pe == 0);
  std::this_thread::sleep_for(std::chrono::milliseconds(300));  // the meeting is over
  CHECK(has(error_of([&] { join_unique_id(id, 0, 1); }),
            "cannot reach the process at which the ranks of the unique id meet"));
}

TEST_CASE("at a meeting all hear why there is no job") {
  const auto errors_of = [](const std::vector<std::pair<int, int>>& ranks) {
    char id[kIdBytes];
    make_unique_id(id);
    std::vector<std::string> errors(ranks.size());
    in_threads(static_cast<int>(ranks.size()), [&](int i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(50 * i));
      const auto [rank, n] = ranks[static_cast<size_t>(i)];
      errors[static_cast<size_t>(i)] = error_of([&] { join_unique_id(id, rank, n); });
    });
    return errors;
  };
  for (const std::string& error : errors_of({{0, 3}, {2, 3}, {1, 4}}))
    CHECK(has(error, "says that there are 4 ranks, but others said 3"));
  const auto twice = errors_of({{0, 3}, {1, 3}, {1, 3}, {2, 3}});
  CHECK(has(twice[2], "rank 1 has come already"));
  for (const int good : {0, 1, 3}) CHECK(twice[static_cast<size_t>(good)].empty());
  setenv("ISOMEM_TIMEOUT", "1.5", 1);
  for (const std::string& error : errors_of({{0, 5}, {3, 5}})) {
    CHECK(has(error, "ranks 1, 2, 4 of 5 did not come within 1.5 s"));
  }
  unsetenv("ISOMEM_TIMEOUT");
}

TEST_CASE("bytes without zeros are the same again, and what does not fit is refused") {
  std::mt19937 random(7);
  for (int round = 0; round < 2000; ++round) {
    std::string bytes(random() % 300, '\0');
    for (size_t n = random() % 12; n > 0 && !bytes.empty(); --n) {
      const size_t at = random() % bytes.size();
      for (size_t i = at; i < std::min(bytes.size(), at + random() % 40); ++i)
        bytes[i] = static_cast<char>(random());
    }
    std::string packed = net::without_zeros(bytes) + "more", again(bytes.size(), '?');
    std::string_view from = packed;
    net::with_zeros(from, again.data(), again.size());
    CHECK(again == bytes);
    CHECK(from == "more");
    packed.resize(packed.size() - 4);
    if (packed.empty()) continue;
    std::string changed = packed;
    changed[random() % changed.size()] ^= static_cast<char>(1 + random() % 255);
    from = changed;
    error_of([&] { net::with_zeros(from, again.data(), again.size()); });  // words, not a fault
    from = std::string_view(packed).substr(0, random() % packed.size());
    CHECK(
        has(error_of([&] { net::with_zeros(from, again.data(), again.size()); }), "a message between hosts"));
  }
  CHECK(net::without_zeros(std::string(100000, '\0')).size() == 8);
}

TEST_CASE("lines: each pair of up to 65 hosts has one, and no host calls more than 32") {
  for (const int n : {1, 2, 3, 4, 63, 64, 65, 66, 500}) {
    int without = 0;
    for (int from = 0; from < n; ++from) {
      int called = 0;
      for (int to = 0; to < n; ++to) {
        called += net::Lines::calls(from, to, n);
        without += to > from && !net::Lines::calls(from, to, n) && !net::Lines::calls(to, from, n);
      }
      CHECK(called == std::min(n / 2, 32));
      CHECK(!net::Lines::calls(from, from, n));
    }
    CHECK((without == 0) == (n <= 65));
  }
}

TEST_CASE("a contact with the addresses of one family") {
  net::Contact contact{};
  uint8_t* at = contact.addresses;
  for (const uint8_t family : {4, 4, 6}) {
    at[0] = family;
    std::memset(at + 1, 1, family == 4 ? 6 : 18);
    at += family == 4 ? 7 : 19;
  }
  CHECK(contact.places() == "1.1.1.1:257 or 1.1.1.1:257 or [101:101:101:101:101:101:101:101]:257");
  CHECK(contact.of_one_family().places() == "1.1.1.1:257 or 1.1.1.1:257");
  std::memmove(contact.addresses, contact.addresses + 14, 19);
  std::memset(contact.addresses + 19, 0, sizeof(contact.addresses) - 19);
  CHECK(contact.of_one_family().places() == contact.places());
}

TEST_CASE("SipHash-2-4: the vector of its authors") {
  uint8_t key[16];
  std::string message;
  for (uint8_t i = 0; i < 16; ++i) key[i] = i;
  for (char i = 0; i < 15; ++i) message += i;
  CHECK(net::siphash(key, message) == 0xa129ca6149be45e5);
}
