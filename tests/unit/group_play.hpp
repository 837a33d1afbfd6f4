// SPDX-License-Identifier: Apache-2.0
// Collectives of groups are played round by round: every round the sources are new, and what must be where
// afterwards is compared.
#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "pes.hpp"
#include "thread_groups.hpp"

namespace group_play {

using isomem::DeviceTeam;
using isomem::Element;
using isomem::ReduceOp;
using thread_groups::Engine;
using thread_groups::Job;
using thread_groups::Order;
using thread_groups::Part;

constexpr uint32_t kLines = 128;  // of a long message: 1024 bytes
constexpr size_t kMost = 9 * 2112;
constexpr size_t kHeap = 3 * kMost + (32 << 10);  // behind the sources and dests there is a room
constexpr uint64_t kRounds = 12;                  // three times round the ring of messages
const char* const kRoutine = "a test";

/// Where sources and dests lie: at one symmetric address; sources at a symmetric address of each member's own
/// and dests in other memory, alike to 16 bytes or only to 4; dests where sources lie.
enum class Lie { same, apart, odd, in_place };

struct Shape {
  int pes, groups, threads;
  Order order = Order::same;
  bool on_stream = false;  // a collective is a kernel on a stream: all threads of a PE meet before and after
  int slow_member = -1;
  Lie lie = Lie::same;
};
/// What one thread knows of a round.
template <class E>
struct Step {
  E& e;
  DeviceTeam& team;
  int member;
  Part part;
  uint64_t round;
  char* source;  // symmetric
  char* dest;    // symmetric, another one every other round
};

inline std::atomic<int> wrong{0};

inline unsigned char byte_of(uint64_t round, int member, size_t i) {
  return static_cast<unsigned char>(pes::value(round, member, i));
}

/// What lies where it likes: the heap has room for all of it.
inline size_t own_place(const Shape& s, int member) {
  const auto at = static_cast<size_t>(member);
  return s.lie == Lie::same ? 0 : 48 * (at + 1) + (s.lie == Lie::odd ? 4 * at : 0);
}

/// Every round: `bytes` of source are new; act(step); what must be where is asked of expected(step, i) for
/// `result` bytes of dest, which then belong to the caller again.
template <class Act, class Expected>
void play(const Shape& s, size_t bytes, size_t result, Act&& act, Expected&& expected) {
  Job job(s.pes, kLines, kHeap, s.groups, s.threads, s.order);
  if (s.slow_member >= 0) job.slow_pe = job.pe_of(s.slow_member);
  std::vector<std::vector<char>> apart(static_cast<size_t>(s.pes), std::vector<char>(2 * kMost));
  const auto dest_of = [&](int pe, uint64_t round) {
    char* const source = job.heap(pe) + own_place(s, job.team(pe).me);
    if (s.lie == Lie::in_place) return source;
    return (s.lie == Lie::same ? source + kMost : apart[static_cast<size_t>(pe)].data()) +
           kMost * (round % 2);
  };
  std::vector<std::unique_ptr<thread_groups::Barrier>> streams;
  for (int pe = 0; pe < s.pes; ++pe) {
    streams.push_back(std::make_unique<thread_groups::Barrier>(s.groups * s.threads));
  }
  thread_groups::run(job, s.groups, [&](auto& e, int pe, Part part) {
    const auto meet = [&] {
      if (s.groups > 1 || s.on_stream) streams[static_cast<size_t>(pe)]->arrive_and_wait();
    };
    const size_t me = part.index * e.size() + e.rank();
    const size_t all = part.count * e.size();
    for (uint64_t round = 1; round <= kRounds; ++round) {
      const Step<Engine> step{e,
                              job.team(pe),
                              job.team(pe).me,
                              part,
                              round,
                              job.heap(pe) + own_place(s, job.team(pe).me),
                              dest_of(pe, round)};
      for (size_t i = me; i < bytes; i += all) {
        step.source[i] = static_cast<char>(byte_of(round, step.member, i));
      }
      meet();
      act(step);
      meet();
      for (size_t i = me; i < result; i += all) {
        if (static_cast<unsigned char>(step.dest[i]) != expected(step, i)) ++wrong;
        step.dest[i] = 0x5a;
      }
      meet();
    }
  });
}

/// The sum of the bytes of all PEs as unsigned words of `width` bytes, byte `i` of it.
inline unsigned char sum_byte(uint64_t round, int n_pes, size_t i, size_t width = 4) {
  uint64_t sum = 0;
  for (int pe = 0; pe < n_pes; ++pe) {
    for (size_t k = 0; k < width; ++k) {
      sum += static_cast<uint64_t>(byte_of(round, pe, i / width * width + k)) << 8 * k;
    }
  }
  return static_cast<unsigned char>(sum >> 8 * (i % width));
}

inline const auto kSum = isomem::reducer_of<ReduceOp::sum, Element::u32>();

}  // namespace group_play
