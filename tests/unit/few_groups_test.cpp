// SPDX-License-Identifier: Apache-2.0
// Collectives of more parts than there are groups, of which each member has another number in each round; and
// how many there are on a GPU.
#include "cuda/block_limit.hpp"
#include "group_play.hpp"

namespace {

using namespace group_play;  // NOLINT
using isomem::BlockLimit;
using isomem::ReduceArgs;
using isomem::RelayRole;
using isomem::SmallBroadcast;
using isomem::SmallReduce;

constexpr uint32_t kParts = 5;
constexpr size_t kChunk = 128;
constexpr size_t kRoomAt = (3 * kMost + 127) / 128 * 128;

const Shape kShapes[] = {{2, 3, 2}, {3, 3, 1, Order::listed}, {3, 6, 1, Order::backwards, false, 1}};

/// each(part, role) for each part of this member's groups, of which `roles` work on a part together.
template <class T, class F>
void in_turn(const T& t, uint32_t roles, F&& each) {
  const uint32_t most = t.part.count / roles, at = t.part.index / roles;
  const auto groups = 1 + static_cast<uint32_t>(pes::value(t.round, t.member, roles) % most);
  if (at >= groups) return;
  for (uint32_t i = at; i < kParts; i += groups) each(Part{i, kParts}, t.part.index % roles);
}

template <class T>
isomem::Room room_of(const T& t, const Shape& s) {
  char* const room = t.source - own_place(s, t.member) + kRoomAt;
  return {room, room + isomem::Room::word_bytes(s.pes), kChunk};
}

template <class Act, class Expected>
void few(size_t bytes, Act&& act, Expected&& expected) {
  for (const Shape& s : kShapes) {
    CAPTURE(s.pes);
    CAPTURE(s.groups);
    CAPTURE(bytes);
    play(
        s, bytes, bytes, [&](const auto& t) { act(t, s); },
        [&](const auto& t, size_t i) { return expected(t, i, s); });
    CHECK(wrong.exchange(0) == 0);
  }
}

const auto kWholeSum = [](const auto& t, size_t i, const Shape& s) { return sum_byte(t.round, s.pes, i); };

}  // namespace

TEST_CASE("fewer groups than parts: reductions and broadcasts between symmetric places") {
  for (const size_t small : {size_t{0}, size_t{1024}}) {
    few(
        1004,
        [&](const auto& t, const Shape&) {
          in_turn(t, 1, [&](Part part, uint32_t) {
            isomem::group_reduce(t.e, kRoutine, t.team, ReduceArgs{t.dest, t.source, 1004 / 4, false}, kSum,
                                 SmallReduce{small, 0}, part);
          });
        },
        kWholeSum);
    few(
        1004,
        [&](const auto& t, const Shape& s) {
          in_turn(t, 1, [&](Part part, uint32_t) {
            isomem::group_broadcast(t.e, kRoutine, t.team, t.dest, t.source, 1004,
                                    static_cast<int>(t.round) % s.pes, SmallBroadcast{small, 0}, part);
          });
        },
        [](const auto& t, size_t i, const Shape& s) {
          return byte_of(t.round, static_cast<int>(t.round) % s.pes, i);
        });
  }
}

TEST_CASE("fewer groups than parts: reductions through a room") {
  constexpr size_t kBytes = 6 * 2112;
  few(
      kBytes,
      [](const auto& t, const Shape& s) {
        in_turn(t, 2, [&](Part part, uint32_t role) {
          isomem::group_relay_fold(t.e, kRoutine, t.team, {t.dest, t.source, 0, kBytes, kBytes}, kSum,
                                   room_of(t, s), part, role == 0);
        });
      },
      kWholeSum);
  few(
      kBytes,
      [](const auto& t, const Shape& s) {
        const size_t share = (kBytes / static_cast<size_t>(s.pes) + 127) / 128 * 128;
        in_turn(t, isomem::kRelayRoles, [&](Part part, uint32_t role) {
          isomem::group_relay_reduce(t.e, kRoutine, t.team, {t.dest, t.source, share, share, kBytes}, kSum,
                                     room_of(t, s), part, static_cast<RelayRole>(role));
        });
      },
      kWholeSum);
}

TEST_CASE("collectives on streams leave room for others") {
  int streams[20];  // their addresses
  SUBCASE("one at a time has a GPU for itself") {
    BlockLimit of_one_stream, of_one_team;
    of_one_stream.set_gpu(132, 1);
    of_one_team.set_gpu(132, 1);
    for (int i = 0; i < 20; ++i) {
      CHECK(of_one_stream.most(i, &streams[0], false) == BlockLimit::kUnlimited);
      CHECK(of_one_team.most(0, &streams[i], true) == BlockLimit::kUnlimited);
    }
  }
  SUBCASE("several leave three multiprocessors, whether two blocks fit on one or one") {
    for (const bool wide : {false, true}) {
      const unsigned roles = wide ? 1 : isomem::kRelayRoles;
      for (const int pes : {1, 3}) {
        for (const int processors : {1, 3, 16, 132}) {
          for (const int teams : {2, 6, 20}) {
            BlockLimit limit;
            limit.set_gpu(processors, pes);
            for (int team = 0; team < teams; ++team) limit.expect(team);
            unsigned sum = 0;
            for (int team = 0; team < teams; ++team) sum += limit.most(team, &streams[team], wide, roles);
            CHECK(sum >= static_cast<unsigned>(teams) * roles);
            if (sum == static_cast<unsigned>(teams) * roles) continue;  // fewer blocks would be no part
            const auto taken = static_cast<int>(sum) * pes / (wide ? 1 : 2);
            CHECK(processors - taken >= static_cast<int>(BlockLimit::kLeft));
          }
        }
      }
    }
  }
  SUBCASE("of a team that has ended nothing is left") {
    BlockLimit limit;
    limit.set_gpu(132, 1);
    for (int team = 0; team < 4; ++team) limit.most(team, &streams[team], false);
    const unsigned of_four = limit.most(0, &streams[0], false);
    limit.forget(3);
    CHECK(limit.most(0, &streams[0], false) > of_four);
    CHECK(limit.most(0, &streams[0], true) < of_four);
    CHECK(limit.most(0, &streams[0], false) < of_four);  // from then on it is known that some need more room
  }
}
