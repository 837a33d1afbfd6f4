// SPDX-License-Identifier: Apache-2.0
// How a job begins among processes that no launcher of ours has started: all get the same file and a place of
// their own, or all get a reason.
#include <barrier>
#include <thread>

#include "core/error.hpp"
#include "job/mpi.hpp"
#include "job/unique_id.hpp"
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
    ranks.broadcast = [this, i](void* data, int bytes) {
      if (i == 0) std::memcpy(memory.data(), data, static_cast<size_t>(bytes));
      meet.arrive_and_wait();
      std::memcpy(data, memory.data(), static_cast<size_t>(bytes));
      meet.arrive_and_wait();
    };
    ranks.gather = [this, i](const void* mine, void* all, int bytes) {
      std::memcpy(memory.data() + i * bytes, mine, static_cast<size_t>(bytes));
      if (tamper) tamper(i, memory.data() + i * bytes);
      meet.arrive_and_wait();
      std::memcpy(all, memory.data(), static_cast<size_t>(n * bytes));
      meet.arrive_and_wait();
    };
    return ranks;
  }

  int n;
  std::barrier<> meet;
  std::vector<char> memory;
  std::function<void(int, char*)> tamper;
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

TEST_CASE("ranks on two hosts are refused, on all of them") {
  Crowd crowd(3);
  crowd.tamper = [](int i, char* info) {
    if (i == 2) info[64] = '?';  // the boot id
  };
  std::vector<std::string> errors(3);
  in_threads(3,
             [&](int i) { errors[static_cast<size_t>(i)] = error_of([&] { join_ranks(crowd.rank(i)); }); });
  for (const std::string& error : errors) CHECK(has(error, "runs jobs on one host"));
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

TEST_CASE("unique ids that are none, used twice, or with other numbers are refused") {
  char id[kIdBytes] = {};
  CHECK(has(error_of([&] { join_unique_id(id, 0, 1); }), "not created by isomem"));
  make_unique_id(id);
  CHECK(has(error_of([&] { join_unique_id(id, 2, 2); }), "rank 2 of 2"));
  const JobMember member = join_unique_id(id, 0, 2);
  CHECK(has(error_of([&] { join_unique_id(id, 0, 2); }), "has already begun"));
  CHECK(has(error_of([&] { join_unique_id(id, 1, 3); }), "job of 2 ranks"));
  char elsewhere[kIdBytes];
  std::memcpy(elsewhere, id, sizeof(id));
  elsewhere[8] = '?';
  CHECK(has(error_of([&] { join_unique_id(elsewhere, 1, 2); }), "another host"));
  setenv("ISOMEM_TIMEOUT", "0.2", 1);
  make_unique_id(id);
  CHECK(has(error_of([&] { join_unique_id(id, 1, 2); }), "for rank 0 to initialize"));
  unsetenv("ISOMEM_TIMEOUT");
}
