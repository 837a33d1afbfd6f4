// SPDX-License-Identifier: Apache-2.0
// Collectives of groups, over host threads: results of every algorithm, and under ThreadSanitizer that every
// access of one PE is ordered with those of the others. Nothing but the collectives themselves orders the
// rounds where a PE has one group and no stream; else the threads of a PE meet between the steps, as kernels
// on a stream do.
#include <atomic>
#include <string>

#include "pes.hpp"
#include "thread_groups.hpp"

namespace {

using isomem::DeviceTeam;
using isomem::Element;
using isomem::ReduceArgs;
using isomem::ReduceOp;
using isomem::SmallBroadcast;
using isomem::SmallReduce;
using thread_groups::Engine;
using thread_groups::Job;
using thread_groups::Order;
using thread_groups::Part;

constexpr uint32_t kLines = 128;  // of a long message: 1024 bytes
constexpr size_t kMost = 9 * 2112;
constexpr uint64_t kRounds = 12;  // three times round the ring of messages
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
const Shape kShapes[] = {{1, 1, 2},
                         {2, 1, 1},
                         {3, 1, 2},
                         {4, 1, 3, Order::backwards},
                         {2, 2, 2},
                         {3, 2, 1, Order::listed},
                         {9, 1, 1},
                         {3, 1, 2, Order::same, true},
                         {2, 2, 2, Order::same, true}};

/// Payloads, and the largest one that goes by LL lines.
struct Payload {
  size_t bytes, small;
};
const Payload kPayloads[] = {{8, 512},     {4, 512}, {200, 512}, {508, 512}, {512, 512},
                             {1004, 1024}, {96, 0},  {1004, 0},  {2048, 512}};

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

std::atomic<int> wrong{0};

unsigned char byte_of(uint64_t round, int member, size_t i) {
  return static_cast<unsigned char>(pes::value(round, member, i));
}

/// What lies where it likes: the heap has room for all of it.
size_t own_place(const Shape& s, int member) {
  const auto at = static_cast<size_t>(member);
  return s.lie == Lie::same ? 0 : 48 * (at + 1) + (s.lie == Lie::odd ? 4 * at : 0);
}

/// Every round: `bytes` of source are new; act(step); what must be where is asked of expected(step, i) for
/// `result` bytes of dest, which then belong to the caller again.
template <class Act, class Expected>
void play(const Shape& s, size_t bytes, size_t result, Act&& act, Expected&& expected) {
  Job job(s.pes, kLines, 3 * kMost, s.groups, s.threads, s.order);
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

template <class Test>
void everywhere(Test&& test) {
  for (size_t i = 0; i < std::size(kShapes) * std::size(kPayloads); ++i) {
    const Shape& shape = kShapes[i / std::size(kPayloads)];
    const Payload& payload = kPayloads[i % std::size(kPayloads)];
    if (!pes::takes_pair(i / std::size(kPayloads), i % std::size(kPayloads))) continue;
    CAPTURE(shape.pes);
    CAPTURE(shape.groups);
    CAPTURE(shape.threads);
    CAPTURE(payload.bytes);
    CAPTURE(payload.small);
    test(shape, payload);
    CHECK(wrong.exchange(0) == 0);
  }
}

int pe_of(const DeviceTeam& team, int member) {
  return team.members ? reinterpret_cast<const int32_t*>(team.members)[member]
                      : team.start + member * team.stride;
}

/// The sum of the bytes of all PEs as unsigned words of `width` bytes, byte `i` of it.
unsigned char sum_byte(uint64_t round, int n_pes, size_t i, size_t width = 4) {
  uint64_t sum = 0;
  for (int pe = 0; pe < n_pes; ++pe) {
    for (size_t k = 0; k < width; ++k) {
      sum += static_cast<uint64_t>(byte_of(round, pe, i / width * width + k)) << 8 * k;
    }
  }
  return static_cast<unsigned char>(sum >> 8 * (i % width));
}

const auto kSum = isomem::reducer_of<ReduceOp::sum, Element::u32>();
const auto kLongSum = isomem::reducer_of<ReduceOp::sum, Element::u64>();  // fewer members at once

}  // namespace

TEST_CASE("group sync orders plain stores before it with loads after it") {
  for (const Shape& s : kShapes) {
    if (s.groups > 1) continue;  // part b hears of part b only: the other cases look at parts
    play(
        s, 64, 64,
        [](const auto& t) {
          isomem::group_sync_team(t.e, kRoutine, t.team, t.part);
          const char* theirs = t.e.copies(t.source).of(pe_of(t.team, (t.member + 1) % t.team.n_pes));
          t.e.copy(t.dest, theirs, 64);
          t.e.group_sync();                                        // the next kernel of a stream
          isomem::group_sync_team(t.e, kRoutine, t.team, t.part);  // read before it is written again
        },
        [&](const auto& t, size_t i) { return byte_of(t.round, (t.member + 1) % s.pes, i); });
    CHECK(wrong.exchange(0) == 0);
  }
}

TEST_CASE("group broadcast with changing roots") {
  everywhere([](const Shape& s, const Payload& p) {
    play(
        s, p.bytes, p.bytes,
        [&](const auto& t) {
          const int root = static_cast<int>(t.round) % s.pes;
          isomem::group_broadcast(t.e, kRoutine, t.team, t.dest, t.source, p.bytes, root,
                                  SmallBroadcast{p.small, t.round % 2 ? 0 : size_t{1} << 20}, t.part);
        },
        [&](const auto& t, size_t i) { return byte_of(t.round, static_cast<int>(t.round) % s.pes, i); });
  });
}

TEST_CASE("group broadcast many times from one root") {
  play(
      Shape{3, 1, 2}, 64, 64,
      [](const auto& t) {
        for (int i = 0; i < 10; ++i) {
          isomem::group_broadcast(t.e, kRoutine, t.team, t.dest, t.source, 64, 1, SmallBroadcast{512, 0},
                                  t.part);
        }
      },
      [](const auto& t, size_t i) { return byte_of(t.round, 1, i); });
  CHECK(wrong.exchange(0) == 0);
}

TEST_CASE("group fcollect") {
  everywhere([](const Shape& s, const Payload& p) {
    play(
        s, p.bytes, p.bytes * static_cast<size_t>(s.pes),
        [&](const auto& t) {
          isomem::group_exchange(t.e, kRoutine, t.team, t.dest, t.source, p.bytes, true, p.small, t.part);
        },
        [&](const auto& t, size_t i) {
          return byte_of(t.round, static_cast<int>(i / p.bytes), i % p.bytes);
        });
  });
}

TEST_CASE("group alltoall") {
  everywhere([](const Shape& s, const Payload& p) {
    const size_t all = p.bytes * static_cast<size_t>(s.pes);
    play(
        s, all, all,
        [&](const auto& t) {
          isomem::group_exchange(t.e, kRoutine, t.team, t.dest, t.source, p.bytes, false, p.small, t.part);
        },
        [&](const auto& t, size_t i) {
          return byte_of(t.round, static_cast<int>(i / p.bytes),
                         static_cast<size_t>(t.member) * p.bytes + i % p.bytes);
        });
  });
}

TEST_CASE("group reduction: all to all, in two steps, straight") {
  everywhere([](const Shape& s, const Payload& p) {
    for (const SmallReduce small :
         {SmallReduce{p.small, 0}, SmallReduce{0, p.small * 4}, SmallReduce{0, 0, 0}}) {
      play(
          s, p.bytes, p.bytes,
          [&](const auto& t) {
            isomem::group_reduce(t.e, kRoutine, t.team, ReduceArgs{t.dest, t.source, p.bytes / 4, false},
                                 kSum, small, t.part);
          },
          [&](const auto& t, size_t i) { return sum_byte(t.round, s.pes, i); });
    }
  });
}

TEST_CASE("group reduction in place, of a misaligned array") {
  everywhere([](const Shape& s, const Payload& p) {
    if (s.groups > 1) return;
    for (const SmallReduce small :
         {SmallReduce{p.small, 0}, SmallReduce{0, p.small * 4}, SmallReduce{0, 0, 0}}) {
      play(
          s, p.bytes, p.bytes,
          [&](const auto& t) {
            char* place = t.dest + kMost / 2 + 4;
            t.e.group_sync();
            t.e.copy(place, t.source, p.bytes);
            t.e.group_sync();  // the next kernel of a stream
            isomem::group_reduce(t.e, kRoutine, t.team, ReduceArgs{place, place, p.bytes / 4, false}, kSum,
                                 small, t.part);
            t.e.copy(t.dest, place, p.bytes);
            t.e.group_sync();
          },
          [&](const auto& t, size_t i) { return sum_byte(t.round, s.pes, i); });
    }
  });
}

TEST_CASE("group reducescatter") {
  everywhere([](const Shape& s, const Payload& p) {
    play(
        s, p.bytes * static_cast<size_t>(s.pes), p.bytes,
        [&](const auto& t) {
          isomem::group_reduce(t.e, kRoutine, t.team, ReduceArgs{t.dest, t.source, p.bytes / 4, true}, kSum,
                               SmallReduce{p.small, 0}, t.part);
        },
        [&](const auto& t, size_t i) {
          return sum_byte(t.round, s.pes, static_cast<size_t>(t.member) * p.bytes + i);
        });
  });
}

/// As a kernel chooses the way of one group.
bool by_lines(const DeviceTeam& team, const Payload& p) {
  return team.n_pes > 1 && p.bytes <= p.small && p.bytes <= team.lines * sizeof(uint64_t);
}

TEST_CASE("group broadcast as one group in a kernel chooses the way") {
  everywhere([](const Shape& s, const Payload& p) {
    if (s.groups > 1) return;
    for (const size_t push : {size_t{0}, size_t{1} << 20}) {
      play(
          s, p.bytes, p.bytes,
          [&](const auto& t) {
            const int root = static_cast<int>(t.round) % s.pes;
            if (by_lines(t.team, p)) {
              isomem::group_broadcast_lines(t.e, kRoutine, t.team, t.dest, t.source, p.bytes, root);
            } else {
              isomem::group_broadcast_straight(t.e, kRoutine, t.team, t.dest, t.source, p.bytes, root, push);
            }
          },
          [&](const auto& t, size_t i) { return byte_of(t.round, static_cast<int>(t.round) % s.pes, i); });
    }
  });
}

TEST_CASE("group broadcasts by lines and straight in turns, many from one root") {
  play(
      Shape{3, 1, 2}, 64, 64,
      [](const auto& t) {
        for (int i = 0; i < 10; ++i)
          isomem::group_broadcast_lines(t.e, kRoutine, t.team, t.dest, t.source, 64, 1);
        isomem::group_broadcast_straight(t.e, kRoutine, t.team, t.dest, t.source, 64, 1, 0);
      },
      [](const auto& t, size_t i) { return byte_of(t.round, 1, i); });
  CHECK(wrong.exchange(0) == 0);
}

TEST_CASE("group fcollect and alltoall as one group in a kernel chooses the way") {
  everywhere([](const Shape& s, const Payload& p) {
    if (s.groups > 1) return;
    const size_t all = p.bytes * static_cast<size_t>(s.pes);
    for (const bool same : {true, false}) {
      play(
          s, same ? p.bytes : all, all,
          [&](const auto& t) {
            if (by_lines(t.team, p)) {
              isomem::group_exchange_lines(t.e, kRoutine, t.team, t.dest, t.source, p.bytes, same);
            } else {
              isomem::group_exchange_straight(t.e, kRoutine, t.team, t.dest, t.source, p.bytes, same);
            }
          },
          [&](const auto& t, size_t i) {
            const size_t block = same ? 0 : static_cast<size_t>(t.member) * p.bytes;
            return byte_of(t.round, static_cast<int>(i / p.bytes), block + i % p.bytes);
          });
    }
  });
}

TEST_CASE("group reduction and reducescatter as one group in a kernel chooses the way") {
  everywhere([](const Shape& s, const Payload& p) {
    if (s.groups > 1) return;
    const auto test = [&](const auto& reducer, bool scatter) {
      const size_t bytes = p.bytes / reducer.size() * reducer.size();
      play(
          s, bytes * (scatter ? static_cast<size_t>(s.pes) : 1), bytes,
          [&](const auto& t) {
            const ReduceArgs r{t.dest, t.source, bytes / reducer.size(), scatter};
            if (bytes != 0 && by_lines(t.team, p)) {
              isomem::group_reduce_lines(t.e, kRoutine, t.team, r, reducer);
            } else {
              isomem::group_reduce_straight(t.e, kRoutine, t.team, r, reducer);
            }
          },
          [&](const auto& t, size_t i) {
            const size_t first = scatter ? static_cast<size_t>(t.member) * bytes : 0;
            return sum_byte(t.round, s.pes, first + i, reducer.size());
          });
    };
    for (const bool scatter : {false, true}) {
      test(kSum, scatter);
      test(kLongSum, scatter);
    }
  });
}

/// The same with sources and dests that lie where they like.
template <class Act, class Expected>
void play_apart(Shape s, size_t bytes, size_t result, Act&& act, Expected&& expected) {
  for (const Lie lie : {Lie::apart, Lie::odd, Lie::in_place}) {
    s.lie = lie;
    play(s, bytes, result, act, expected);
  }
}

TEST_CASE("group reduction of sources that lie where they like") {
  everywhere([](const Shape& s, const Payload& p) {
    for (const SmallReduce small :
         {SmallReduce{p.small, 0}, SmallReduce{0, p.small * 4}, SmallReduce{0, 0}}) {
      play_apart(
          s, p.bytes, p.bytes,
          [&](const auto& t) {
            isomem::group_reduce(t.e, kRoutine, t.team,
                                 isomem::ReduceOwnArgs{t.dest, t.source, p.bytes / 4, false, 0}, kSum, small,
                                 t.part);
          },
          [&](const auto& t, size_t i) { return sum_byte(t.round, s.pes, i); });
    }
  });
}

TEST_CASE("group reducescatter of sources that lie where they like, with gaps") {
  everywhere([](const Shape& s, const Payload& p) {
    const size_t step = p.bytes + 20;
    for (const Lie lie : {Lie::apart, Lie::odd}) {
      Shape shape = s;
      shape.lie = lie;
      play(
          shape, step * static_cast<size_t>(s.pes), p.bytes,
          [&](const auto& t) {
            isomem::group_reduce(t.e, kRoutine, t.team,
                                 isomem::ReduceOwnArgs{t.dest, t.source, p.bytes / 4, true, step}, kSum,
                                 SmallReduce{p.small, 0}, t.part);
          },
          [&](const auto& t, size_t i) {
            return sum_byte(t.round, s.pes, static_cast<size_t>(t.member) * step + i);
          });
    }
  });
}

TEST_CASE("group reducescatter in place: dest is this member's block of the source") {
  everywhere([](const Shape& s, const Payload& p) {
    const size_t all = p.bytes * static_cast<size_t>(s.pes);
    Shape shape = s;
    shape.lie = Lie::in_place;
    play(
        shape, all, all,
        [&](const auto& t) {
          char* mine = t.dest + p.bytes * static_cast<size_t>(t.member);
          isomem::group_reduce(t.e, kRoutine, t.team,
                               isomem::ReduceOwnArgs{mine, t.source, p.bytes / 4, true, p.bytes}, kSum,
                               SmallReduce{p.small, 0}, t.part);
        },
        [&](const auto& t, size_t i) {
          const bool is_mine = i / p.bytes == static_cast<size_t>(t.member);
          return is_mine ? sum_byte(t.round, s.pes, i) : byte_of(t.round, t.member, i);
        });
  });
}

TEST_CASE("group broadcast of a source that lies where it likes") {
  everywhere([](const Shape& s, const Payload& p) {
    const auto root_of = [&](uint64_t round) { return static_cast<int>(round) % s.pes; };
    play_apart(
        s, p.bytes, p.bytes,
        [&](const auto& t) {
          isomem::group_fetch_broadcast(t.e, kRoutine, t.team, t.dest, t.source, p.bytes, root_of(t.round),
                                        t.part);
        },
        [&](const auto& t, size_t i) {  // the root's dest is not written
          const bool kept = t.member == root_of(t.round) && t.dest != t.source;
          return kept ? static_cast<unsigned char>(t.round > 2 ? 0x5a : 0)
                      : byte_of(t.round, root_of(t.round), i);
        });
  });
}

TEST_CASE("group fcollect and alltoall of sources that lie where they like") {
  everywhere([](const Shape& s, const Payload& p) {
    const size_t pes = static_cast<size_t>(s.pes), gap = p.bytes % 3 ? 12 : 0;
    const size_t from = p.bytes + gap, to = p.bytes + 2 * gap;
    for (const bool same_for_all : {false, true}) {
      for (const Lie lie : {Lie::apart, Lie::odd}) {
        Shape shape = s;
        shape.lie = lie;
        play(
            shape, same_for_all ? p.bytes : from * pes, to * (pes - 1) + p.bytes,
            [&](const auto& t) {
              isomem::group_fetch(t.e, kRoutine, t.team,
                                  {t.dest, to, t.source, same_for_all ? 0 : from, p.bytes}, p.small, t.part);
            },
            [&](const auto& t, size_t i) {
              if (i % to >= p.bytes) return static_cast<unsigned char>(t.round > 2 ? 0x5a : 0);
              const size_t block = same_for_all ? 0 : from * static_cast<size_t>(t.member);
              return byte_of(t.round, static_cast<int>(i / to), block + i % to);
            });
      }
    }
  });
}

TEST_CASE("group fcollect in place: the source is this member's block of dest") {
  everywhere([](const Shape& s, const Payload& p) {
    const size_t pes = static_cast<size_t>(s.pes);
    Shape shape = s;
    shape.lie = Lie::in_place;
    play(
        shape, p.bytes * pes, p.bytes * pes,
        [&](const auto& t) {
          const char* mine = t.source + p.bytes * static_cast<size_t>(t.member);
          isomem::group_fetch(t.e, kRoutine, t.team, {t.dest, p.bytes, mine, 0, p.bytes}, p.small, t.part);
        },
        [&](const auto& t, size_t i) { return byte_of(t.round, static_cast<int>(i / p.bytes), i); });
  });
}

/// The collectives in which all hear of all, by long messages.
template <class T>
void whole_collective(int which, const T& t, size_t bytes) {
  const size_t small = kLines * 8;
  switch (which) {
    case 0:
      isomem::group_exchange(t.e, kRoutine, t.team, t.dest, t.source, bytes, true, small, t.part);
      break;
    case 1:
      isomem::group_exchange(t.e, kRoutine, t.team, t.dest, t.source, bytes, false, small, t.part);
      break;
    case 2:
    case 3: {
      const SmallReduce by_ll_lines = which == 2 ? SmallReduce{small, 0} : SmallReduce{0, 4 * small};
      isomem::group_reduce(t.e, kRoutine, t.team, ReduceArgs{t.dest, t.source, bytes / 4, false}, kSum,
                           by_ll_lines, t.part);
      break;
    }
    default:
      isomem::group_reduce(t.e, kRoutine, t.team, ReduceArgs{t.dest, t.source, bytes / 4, true}, kSum,
                           SmallReduce{small, 0}, t.part);
  }
}

TEST_CASE("group broadcasts take the room of messages: all others wait for a slow PE before they send") {
  constexpr size_t kBytes = 1000;  // of broadcasts; a reduction in two steps has shares of 1000 bytes
  for (int which = 0; which < 5; ++which) {
    CAPTURE(which);
    const size_t bytes = which == 3 ? 3 * kBytes : kBytes;
    const size_t result = which == 0 || which == 1 ? 3 * bytes : bytes;
    play(
        Shape{3, 1, 2, Order::same, false, 2}, 3 * bytes, result,
        [&](const auto& t) {
          for (uint32_t i = 1; i < 2 * isomem::kMiddleMessages.ring; ++i) {
            isomem::group_broadcast(t.e, kRoutine, t.team, t.dest, t.source, kBytes, 0,
                                    SmallBroadcast{1024, 0}, t.part);
          }
          whole_collective(which, t, bytes);
        },
        [&](const auto& t, size_t i) {
          const int from = static_cast<int>(i / bytes);
          const size_t mine = static_cast<size_t>(t.member) * bytes;
          if (which == 0) return byte_of(t.round, from, i % bytes);
          if (which == 1) return byte_of(t.round, from, mine + i % bytes);
          return sum_byte(t.round, 3, (which == 4 ? mine : 0) + i);
        });
    CHECK(wrong.exchange(0) == 0);
  }
}

TEST_CASE("a group collective of nothing does not take the place of a synchronisation") {
  for (int which = 0; which < 5; ++which) {
    CAPTURE(which);
    play(
        Shape{3, 1, 2, Order::same, false, 2}, 1000, 1000,
        [&](const auto& t) {
          for (uint32_t i = 1; i < 4 * isomem::kMiddleMessages.ring; ++i) {
            isomem::group_broadcast(t.e, kRoutine, t.team, t.dest, t.source, 1000, 0, SmallBroadcast{1024, 0},
                                    t.part);
            if (i % isomem::kMiddleMessages.ring == 1) whole_collective(which, t, 0);
          }
        },
        [](const auto& t, size_t i) { return byte_of(t.round, 0, i); });
    CHECK(wrong.exchange(0) == 0);
  }
}

TEST_CASE("numbers of messages go past 32 bits") {
  Job job(3, kLines, 3 * kMost, 1, 2);
  job.start_from((uint64_t{1} << 32) - 7);
  thread_groups::run(job, 1, [&](auto& e, int pe, Part part) {
    for (uint64_t round = 1; round <= kRounds; ++round) {
      const Step<Engine> step{
          e, job.team(pe), pe, part, round, job.heap(pe), job.heap(pe) + kMost * (1 + round % 2)};
      const size_t bytes = round % 3 ? 8 * round : 1000;
      for (size_t i = e.rank(); i < 3 * bytes; i += e.size()) {
        step.source[i] = static_cast<char>(byte_of(round, pe, i));
      }
      whole_collective(round % 2 ? 0 : 3, step, bytes);
      for (size_t i = e.rank(); i < bytes; i += e.size()) {
        const unsigned char wanted = round % 2 ? byte_of(round, 0, i) : sum_byte(round, 3, i);
        if (static_cast<unsigned char>(step.dest[i]) != wanted) ++wrong;
      }
    }
  });
  CHECK(wrong.exchange(0) == 0);
}

TEST_CASE("a PE that is not in the team does nothing") {
  Job job(2, kLines, 64, 1, 2);
  for (int pe = 0; pe < 2; ++pe) std::memset(static_cast<void*>(&job.team(pe)), 0, sizeof(DeviceTeam));
  thread_groups::run(job, 1, [&](auto& e, int pe, Part part) {
    DeviceTeam& team = job.team(pe);
    char* p = job.heap(pe);
    const bool did =
        isomem::group_sync_team(e, kRoutine, team, part) ||
        isomem::group_broadcast(e, kRoutine, team, p, p, 8, 0, SmallBroadcast{64, 0}, part) ||
        isomem::group_exchange(e, kRoutine, team, p, p, 8, true, 64, part) ||
        isomem::group_reduce(e, kRoutine, team, ReduceArgs{p, p, 2, false}, kSum, SmallReduce{64, 0}, part) ||
        isomem::group_reduce(e, kRoutine, team, ReduceArgs{p, p, 2, true}, kSum, SmallReduce{64, 0}, part);
    if (did || team.sequence != 0) ++wrong;
  });
  CHECK(wrong.exchange(0) == 0);
}
