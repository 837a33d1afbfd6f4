// SPDX-License-Identifier: Apache-2.0
// Collectives of groups, over host threads: results of every algorithm, and under ThreadSanitizer that every
// access of one PE is ordered with those of the others. Nothing but the collectives themselves orders the
// rounds where a PE has one group and no stream; else the threads of a PE meet between the steps, as kernels
// on a stream do.
#include <string>

#include "group_play.hpp"

namespace {

using isomem::ReduceArgs;
using isomem::SmallBroadcast;
using isomem::SmallReduce;
using namespace group_play;  // NOLINT

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
