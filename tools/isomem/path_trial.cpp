// SPDX-License-Identifier: Apache-2.0
// isomem info --paths as the program of a job: the first PE of each host tries the path to each other host,
// and PE 0 tells of all of them.
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <span>

#include "core/clock.hpp"
#include "core/error.hpp"
#include "core/text.hpp"
#include "installation.hpp"
#include "output.hpp"
#include "paths.hpp"

namespace tool {

namespace {

using isomem::now_ns;

constexpr int kEqual = 0;  // SHMEM_CMP_EQ
constexpr size_t kBulk = 1 << 20;
constexpr long kRounds = 200;             // of a ping-pong,
constexpr long kWarmUp = 20;              // ... and those before
constexpr long kMostPuts = 64;            // of kBulk bytes,
constexpr uint64_t kPutsNs = 50'000'000;  // ... but not longer than about this

struct Routines {
  const Library& lib = library();
  void (*init)() = lib.function<void()>("shmem_init");
  void (*finalize)() = lib.function<void()>("shmem_finalize");
  int (*my_pe)() = lib.function<int()>("shmem_my_pe");
  void* (*allocate)(size_t, size_t) = lib.function<void*(size_t, size_t)>("shmem_calloc");
  void (*barrier)() = lib.function<void()>("shmem_barrier_all");
  void (*quiet)() = lib.function<void()>("shmem_quiet");
  void (*put)(void*, const void*, size_t,
              int) = lib.function<void(void*, const void*, size_t, int)>("shmem_putmem");
  void (*get)(void*, const void*, size_t,
              int) = lib.function<void(void*, const void*, size_t, int)>("shmem_getmem");
  void (*put_long)(long*, long, int) = lib.function<void(long*, long, int)>("shmem_long_p");
  void (*wait)(long*, int, long) = lib.function<void(long*, int, long)>("shmem_long_wait_until");
};

/// What every PE has, at the same symmetric address. Of the first one of each host it says all of that host.
struct Shared {
  long ball;  // of the ping-pong
  long done;
  uint64_t n_nics;
  Nic nics[kMostNics];
  char bulk[kBulk];
};

/// First PEs of the hosts, by host.
std::vector<int> first_pes(const isomem::Board& board) {
  std::vector<int> first(board.header.n_hosts, -1);
  for (int pe = static_cast<int>(board.header.n_pes) - 1; pe >= 0; --pe) {
    first[static_cast<size_t>(board.peers()[pe].host)] = pe;
  }
  return first;
}

/// With whom player `me` of `n` plays in a round, so that after all of them each has played each; n: with
/// nobody.
int partner(int me, int n, int round) {
  const int all = n + n % 2;  // the last one sits still
  if (me == all - 1) return round;
  const int other = (2 * round - me + 2 * (all - 1)) % (all - 1);
  return other == me ? all - 1 : other;
}

class Trial {
 public:
  Trial(const Routines& routines, Shared& shared) : routines_(routines), shared_(shared) {}

  /// One side of a pair of hosts: first the one of the lower number puts, then the other one.
  void with(int pe, bool is_lower, Path& path) {
    path.latency_us = ping_pong(pe, is_lower);
    for (const bool lower_puts : {true, false}) {
      if (lower_puts == is_lower) {
        path.gbytes_per_s = puts(pe);
        routines_.put_long(&shared_.done, 1, pe);
      } else {
        routines_.wait(&shared_.done, kEqual, 1);
      }
    }
    shared_.ball = shared_.done = 0;
  }

 private:
  double ping_pong(int pe, bool is_first) {
    uint64_t start = 0;
    for (long i = 1; i <= kWarmUp + kRounds; ++i) {
      if (i == kWarmUp + 1) start = now_ns();
      if (is_first) routines_.put_long(&shared_.ball, i, pe);
      routines_.wait(&shared_.ball, kEqual, i);
      if (!is_first) routines_.put_long(&shared_.ball, i, pe);
    }
    return static_cast<double>(now_ns() - start) / 1e3 / (2 * kRounds);
  }

  double puts(int pe) {
    const auto some = [&](long n) {
      const uint64_t start = now_ns();
      for (long i = 0; i < n; ++i) routines_.put(shared_.bulk, source_.data(), kBulk, pe);
      routines_.quiet();
      return std::max<uint64_t>(now_ns() - start, 1);
    };
    some(1);  // makes the memory known
    const long n = std::clamp(static_cast<long>(kPutsNs / some(1)), 1L, kMostPuts);
    return static_cast<double>(n * static_cast<long>(kBulk)) / static_cast<double>(some(n));
  }

  const Routines& routines_;
  Shared& shared_;
  const std::vector<char> source_ = std::vector<char>(kBulk, '\x5a');
};

/// The board of this process's host: it may have those of other virtual hosts as well.
isomem::JobFile own_board(int me) {
  for (isomem::JobFile& file : boards_of(getpid())) {
    const isomem::Board& board = *file.board();
    if (board.peers()[me].host == static_cast<int>(board.header.host)) return std::move(file);
  }
  throw isomem::Error("cannot find the job's board among the files of this process: is /proc hidden here?");
}

/// Pairs of hosts one after the other, as many at the same time as do not disturb each other.
void try_all(const Routines& routines, const isomem::Board& board, Shared& shared, Path* paths) {
  const std::vector<int> first = first_pes(board);
  const int n = static_cast<int>(first.size()), here = static_cast<int>(board.header.host);
  Trial trial(routines, shared);
  for (int round = 0; round < n + n % 2 - 1; ++round) {
    const int there = partner(here, n, round);
    if (there < n && routines.my_pe() == first[static_cast<size_t>(here)]) {
      trial.with(first[static_cast<size_t>(there)], here < there, paths[there]);
    }
    routines.barrier();
  }
}

std::string own_setting(const char* variable) {
  const char* value = std::getenv(variable);
  return value ? value : "";
}

/// For PE 0 to get: what was measured, and what the board and the kernel tell.
void fill(isomem::Board& board, Shared& shared, Path* paths) {
  std::vector<Path> told = paths_of(board);
  for (size_t i = 0; i < told.size(); ++i) {
    Path& path = paths[i + (i >= board.header.host)];
    told[i].latency_us = path.latency_us;
    told[i].gbytes_per_s = path.gbytes_per_s;
    path = told[i];
  }
  const std::vector<Nic> list = told.empty() ? std::vector<Nic>() : nics(short_name(told[0]), own_setting);
  shared.n_nics = list.size();
  std::copy(list.begin(), list.end(), shared.nics);
}

/// What all hosts have filled in, one after the other.
std::string gathered(const Routines& routines, isomem::Board& board, Shared& shared, Path* paths,
                     bool as_json) {
  const std::vector<int> first = first_pes(board);
  const size_t n = first.size();
  std::vector<std::vector<Nic>> nics(n);
  const auto get = [&](auto* to, const auto* from, size_t count, size_t host) {
    routines.get(to, from, count * sizeof(*to), first[host]);
  };
  for (size_t host = 0; host < n; ++host) {
    uint64_t count = 0;
    get(&count, &shared.n_nics, 1, host);
    nics[host].resize(std::min<size_t>(count, kMostNics));
    get(nics[host].data(), shared.nics, nics[host].size(), host);
  }
  std::string all;
  std::vector<std::string> list;
  for (size_t from = 0; from < n; ++from) {
    std::vector<Path> row(n);
    get(row.data(), paths, n, from);
    std::vector<std::vector<std::string>> better;
    for (size_t to = 0; to < n; ++to) {
      const std::span<const Nic> there = nics[to];
      better.push_back(to == from ? std::vector<std::string>()
                                  : better_than(row[to], own_setting, nics[from], &there));
      if (to != from) list.push_back(path_json(row[to], better[to]));
    }
    row.erase(row.begin() + static_cast<std::ptrdiff_t>(from));
    better.erase(better.begin() + static_cast<std::ptrdiff_t>(from));
    all += path_table(row, better);
  }
  const std::vector<Path> told = paths_of(board);
  if (as_json) {
    return JsonObject()
               .add("paths", json_array(list))
               .add("device_memory", device_json(told, own_setting))
               .text() +
           "\n";
  }
  return n == 1 ? "one host: all by memory\n" : all + device_text(told, own_setting);
}

}  // namespace

std::string measured_paths(bool as_json) {
  const Routines routines;
  routines.init();
  const int me = routines.my_pe();
  const isomem::JobFile file = own_board(me);
  isomem::Board& board = *file.board();
  auto* const shared = static_cast<Shared*>(routines.allocate(1, sizeof(Shared)));
  auto* const paths = static_cast<Path*>(routines.allocate(board.header.n_hosts, sizeof(Path)));
  if (!shared || !paths) throw isomem::Error("no symmetric memory to try the paths with");
  try_all(routines, board, *shared, paths);
  fill(board, *shared, paths);
  routines.barrier();
  std::string words = me == 0 ? gathered(routines, board, *shared, paths, as_json) : "";
  routines.finalize();
  return words;
}

}  // namespace tool
