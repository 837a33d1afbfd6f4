// SPDX-License-Identifier: Apache-2.0
// An engine whose group is real host threads: several threads of each PE work on a collective together, as
// the threads of a GPU's block do. ThreadSanitizer then sees what the collectives of groups promise each
// other. Fences are those of order_stores(), which it is told of: a flag carries what was before the last
// fence of the thread that sets it, and no more.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <thread>
#include <vector>

#include "core/words.hpp"
#include "isomem/group_relay.hpp"

namespace thread_groups {

using isomem::DeviceTeam;
using isomem::LlLine;
using isomem::Part;
using isomem::TeamView;
using isomem::WaitSite;

/// How the members of the team of a job are PEs.
enum class Order { same, backwards, listed };

/// A barrier that orders its own threads and no others: std::barrier shares words with other barriers, which
/// hides races between PEs from ThreadSanitizer.
class Barrier {
 public:
  explicit Barrier(int threads) : threads_(static_cast<unsigned>(threads)) {}
  void arrive_and_wait() {
    const unsigned round = round_.load(std::memory_order_relaxed);
    if (arrived_.fetch_add(1, std::memory_order_acq_rel) + 1 == threads_) {
      arrived_.store(0, std::memory_order_relaxed);
      round_.store(round + 1, std::memory_order_release);
    } else {
      while (round_.load(std::memory_order_acquire) == round) std::this_thread::yield();
    }
  }

 private:
  const unsigned threads_;
  std::atomic<unsigned> arrived_{0};
  std::atomic<unsigned> round_{0};
};

/// The PEs of a test: a region each, which holds the words of one team of all and a heap.
class Job {
 public:
  Job(int n_pes, uint32_t lines, size_t heap_bytes, int groups, int threads, Order order = Order::same)
      : n_pes_(n_pes), threads_(threads), teams_(static_cast<size_t>(n_pes)) {
    const uint64_t area = isomem::TeamArea::bytes_for(n_pes, lines);
    while (stride_ < area + heap_bytes) stride_ *= 2;
    heap_ = (area + 63) / 64 * 64;
    memory_.resize((stride_ * static_cast<size_t>(n_pes) + 64) / sizeof(uint64_t));
    for (int pe = 0; pe < n_pes; ++pe) {
      DeviceTeam& team = teams_[static_cast<size_t>(pe)];
      std::memset(static_cast<void*>(&team), 0, sizeof(team));
      team.area = reinterpret_cast<uint64_t>(region(pe));
      team.n_pes = n_pes;
      team.stride = 1;
      team.lines = lines;
      pe_of_.push_back(order == Order::same     ? pe
                       : order == Order::listed ? (pe + 1) % n_pes
                                                : n_pes - 1 - pe);
    }
    for (int member = 0; member < n_pes; ++member) {
      DeviceTeam& team = teams_[static_cast<size_t>(pe_of(member))];
      team.me = member;
      if (order == Order::backwards) {
        team.start = n_pes - 1;
        team.stride = -1;
      } else if (order == Order::listed) {
        team.members = reinterpret_cast<uint64_t>(pe_of_.data());
      }
    }
    for (int i = 0; i < n_pes * groups; ++i) barriers_.push_back(std::make_unique<Barrier>(threads));
  }
  int n_pes() const { return n_pes_; }
  int threads() const { return threads_; }
  unsigned shift() const { return static_cast<unsigned>(__builtin_ctzll(stride_)); }
  char* region(int pe) {
    const uintptr_t start = (reinterpret_cast<uintptr_t>(memory_.data()) + 63) / 64 * 64;
    return reinterpret_cast<char*>(start) + stride_ * static_cast<size_t>(pe);
  }
  char* heap(int pe) { return region(pe) + heap_; }
  int pe_of(int member) const { return pe_of_[static_cast<size_t>(member)]; }
  DeviceTeam& team(int pe) { return teams_[static_cast<size_t>(pe)]; }
  Barrier& barrier(int group) { return *barriers_[static_cast<size_t>(group)]; }

  /// Before a collective: as if the team had gone through so many.
  void start_from(uint64_t sequence) {
    for (DeviceTeam& team : teams_) team.sequence = team.last_full = sequence;
  }

  /// A PE that now and then takes its time before it looks at what has come; -1: none.
  int slow_pe = -1;

 private:
  int n_pes_;
  int threads_;
  uint64_t stride_ = 4096;
  uint64_t heap_;
  std::vector<uint64_t> memory_;
  std::vector<DeviceTeam> teams_;
  std::vector<int32_t> pe_of_;  // of each member
  std::vector<std::unique_ptr<Barrier>> barriers_;
};

/// Longest wait: one that nothing ends shall end the test.
inline std::chrono::duration<double> longest_wait() {
  const char* timeout = std::getenv("ISOMEM_TIMEOUT");
  return std::chrono::duration<double>(timeout ? std::atof(timeout) : 60);
}

/// Thread `rank` of group `group` of a PE. include/isomem/device/engine.cuh is the other model of this.
class Engine {
 public:
  static constexpr int kWide = 8;
  static constexpr bool kWholeKernel = true;
  static constexpr bool kReadsAgain = true;
  static constexpr int kAhead = 2;
  static constexpr uint32_t kLanes = 2;
  static constexpr int kManyAhead = 3;
  using Aside = isomem::Aside;
  using Renewed = isomem::SameAgain;
  Aside aside;

  Engine(Job& job, int pe, int group, int rank) : job_(job), pe_(pe), group_(group), rank_(rank) {}

  unsigned rank() const { return static_cast<unsigned>(rank_); }
  unsigned size() const { return static_cast<unsigned>(job_.threads()); }
  bool leads() const { return rank_ == 0; }
  void group_sync() { job_.barrier(group_).arrive_and_wait(); }

  uint64_t constant(const uint64_t* p) const { return *p; }
  TeamView view(const DeviceTeam& team) const {
    return TeamView{team.area,   team.members, team.me,           team.n_pes,    team.start,
                    team.stride, team.lines,   team.sequence + 1, team.last_full};
  }
  template <class T>
  isomem::Copies<T> copies(T* p) const {
    if (!p) std::abort();  // as on a GPU, where this ends the job
    return isomem::copies_of(p, pe_, job_.shift());
  }
  unsigned area_shift(char* area) const { return area ? copies(area).shift : 0; }
  /// The threads copy slices of 64 bytes in turn.
  void copy(void* dest, const void* source, size_t n) const {
    for (size_t at = rank() * kSlice; at < n; at += size() * kSlice) {
      size_t bytes = n - at < kSlice ? n - at : kSlice;
      asm("" : "+r"(bytes));  // a copy of known length becomes moves that ThreadSanitizer does not see
      std::memcpy(static_cast<char*>(dest) + at, static_cast<const char*>(source) + at, bytes);
    }
  }
  void copy_in(void* dest, const void* source, size_t n) const { copy(dest, source, n); }
  template <class T>
  T load(const T* p) const {
    return isomem::load_word(p);
  }
  template <class T>
  T load_flag(const T* p) const {
    return isomem::load_word(p);
  }
  template <class T>
  void store_own(T* p, T value) const {
    isomem::store_word(p, value);
  }
  uint32_t count_up(uint32_t* count) const { return __atomic_fetch_add(count, 1u, __ATOMIC_ACQ_REL); }
  void fence_own() const { isomem::order_stores(); }
  void acquire_own(const void* flag) const { isomem::acquire_fence(flag); }

  template <class Site, class Ready>
  void poll_as(const Site& site, Ready&& ready) const {
    if (pe_ == job_.slow_pe && ++looks_ % 32 == 0) {
      std::this_thread::sleep_for(std::chrono::microseconds(300));
    }
    const auto end = std::chrono::steady_clock::now() + longest_wait();
    while (!ready()) {
      std::this_thread::yield();
      if (std::chrono::steady_clock::now() < end) continue;
      std::fprintf(stderr, "thread %d of group %d of PE %d waits in %s for longer than ISOMEM_TIMEOUT\n",
                   rank_, group_, pe_, site().routine);
      std::_Exit(1);
    }
  }
  void send_ll_line(LlLine* to, uint64_t value, uint32_t number) const {
    uint64_t* words = reinterpret_cast<uint64_t*>(to);
    const uint64_t tag = static_cast<uint64_t>(number) << 32;
    isomem::store_word(words, (value & 0xffffffff) | tag);
    isomem::store_word(words + 1, value >> 32 | tag);
  }
  bool try_ll_line(const LlLine* from, uint32_t number, uint64_t& value) const {
    const uint64_t* words = reinterpret_cast<const uint64_t*>(from);
    const uint64_t first = isomem::load_word(words);
    const uint64_t second = isomem::load_word(words + 1);
    value = (first & 0xffffffff) | second << 32;
    return static_cast<uint32_t>(first >> 32) == number && static_cast<uint32_t>(second >> 32) == number;
  }

 private:
  static constexpr size_t kSlice = 64;
  Job& job_;
  int pe_;
  int group_;
  int rank_;
  mutable unsigned looks_ = 0;
};

/// body(engine, pe, part) on every thread of every group of every PE.
template <class Body>
void run(Job& job, int groups, Body&& body) {
  std::vector<std::thread> threads;
  for (int pe = 0; pe < job.n_pes(); ++pe) {
    for (int group = 0; group < groups; ++group) {
      for (int rank = 0; rank < job.threads(); ++rank) {
        threads.emplace_back([&, pe, group, rank] {
          Engine engine(job, pe, pe * groups + group, rank);
          body(engine, pe, Part{static_cast<uint32_t>(group), static_cast<uint32_t>(groups)});
        });
      }
    }
  }
  for (std::thread& thread : threads) thread.join();
}

}  // namespace thread_groups
