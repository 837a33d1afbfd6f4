// SPDX-License-Identifier: Apache-2.0
// Collectives through rooms, over host threads, with chunks so small that each takes many.
#include "group_play.hpp"

namespace {

using namespace group_play;  // NOLINT

/// A room at the end of each heap. Its words are 0 at first.
constexpr size_t kRoomAt = (3 * kMost + 127) / 128 * 128;

template <class T>
isomem::Room room_of(const T& t, const Shape& s, size_t chunk) {
  char* const room = t.source - own_place(s, t.member) + kRoomAt;
  return {room, room + isomem::Room::word_bytes(s.pes), chunk};
}

/// Half of the groups send.
template <class Test>
void relay_everywhere(Test&& test) {
  for (const Shape& shape : {Shape{2, 2, 1}, Shape{2, 2, 2}, Shape{3, 2, 2, Order::listed}, Shape{4, 4, 1},
                             Shape{2, 4, 2, Order::backwards}, Shape{3, 2, 1, Order::same, false, 1}}) {
    for (const size_t bytes : {size_t{4}, size_t{516}, size_t{2112}}) {
      for (const size_t chunk : {size_t{128}, size_t{512}}) {
        CAPTURE(shape.pes);
        CAPTURE(shape.groups);
        CAPTURE(bytes);
        CAPTURE(chunk);
        const int chunks = shape.groups / 2 * static_cast<int>(isomem::Room::kSlots) * (shape.pes - 1);
        REQUIRE(kRoomAt + isomem::Room::word_bytes(shape.pes) + chunk * static_cast<size_t>(chunks) <= kHeap);
        test(shape, bytes, chunk);
        CHECK(wrong.exchange(0) == 0);
      }
    }
  }
}

template <class T>
Part relay_part(const T& t) {
  return Part{t.part.index / 2, t.part.count / 2};
}
template <class T>
bool is_sender(const T& t) {
  return t.part.index % 2 == 0;
}

/// By three groups of each part.
template <class T>
void reduce_shares(const T& t, const Shape& s, size_t chunk, char* dest, size_t bytes) {
  const size_t pes = static_cast<size_t>(s.pes);
  const size_t share = ((bytes + pes - 1) / pes + 127) / 128 * 128;
  const Part part{t.part.index / isomem::kRelayRoles, t.part.count / isomem::kRelayRoles};
  if (part.index >= part.count) return;
  isomem::group_relay_reduce(t.e, kRoutine, t.team, {dest, t.source, share, share, bytes}, kSum,
                             room_of(t, s, chunk), part,
                             static_cast<isomem::RelayRole>(t.part.index % isomem::kRelayRoles));
}

/// Once a sender is done nobody writes into its room any more: all that it has sent has been taken.
template <class T>
void check_taken(const T& t, const Shape& s, size_t chunk, Part part) {
  const auto n = static_cast<uint32_t>(s.pes);
  const auto* const words = reinterpret_cast<const uint64_t*>(room_of(t, s, chunk).words) +
                            part.index * isomem::Room::words_of_part(s.pes);
  for (uint32_t i = 0; i < n; ++i) {
    if (isomem::load_word(words + n + i) != isomem::load_word(words + 2 * size_t{n})) ++wrong;
  }
}

}  // namespace

TEST_CASE("a room has chunks of whole lines, or none if it is too small") {
  alignas(128) static char memory[128];  // its address only
  for (const int n : {2, 3, 8, 1024}) {
    const size_t head = isomem::Room::word_bytes(n), most = isomem::Room::kParts * isomem::Room::kSlots;
    const size_t others = static_cast<size_t>(n) - 1;
    CHECK(isomem::Room::in(memory, head, n).chunk == 0);
    CHECK(isomem::Room::in(memory, head + most * others * 128 - 1, n).chunk == 0);
    for (const size_t bytes : {head + most * others * 128, size_t{17} << 20, size_t{1} << 30}) {
      const isomem::Room room = isomem::Room::in(memory, bytes, n);
      CHECK(room.chunk % 128 == 0);
      CHECK(room.chunk > 0);
      CHECK(head + most * others * room.chunk <= bytes);
      CHECK(room.chunk <= isomem::Room::kMost);
      CHECK((room.chunk < isomem::Room::kWave || room.chunk % isomem::Room::kWave == 0));
    }
    const size_t whole = head + most * others * isomem::Room::kMost;
    CHECK(isomem::Room::in(memory, whole, n).chunk == isomem::Room::kMost);
    CHECK(isomem::Room::in(memory, whole - 1, n).chunk == isomem::Room::kMost - isomem::Room::kWave);
  }
}

TEST_CASE("group reduction through a room: all send all") {
  relay_everywhere([](const Shape& s, size_t bytes, size_t chunk) {
    for (const Lie lie : {Lie::apart, Lie::odd, Lie::in_place}) {
      Shape shape = s;
      shape.lie = lie;
      play(
          shape, bytes, bytes,
          [&](const auto& t) {
            isomem::group_relay_fold(t.e, kRoutine, t.team, {t.dest, t.source, 0, bytes, bytes}, kSum,
                                     room_of(t, shape, chunk), relay_part(t), is_sender(t));
          },
          [&](const auto& t, size_t i) { return sum_byte(t.round, s.pes, i); });
    }
  });
}

/// By a number of the round that all members know: which collective, how much, in how many parts. In place or
/// not each member decides for itself.
TEST_CASE("collectives of any sizes in a row through one room") {
  constexpr size_t kBlock = 2048;
  relay_everywhere([](const Shape& s, size_t most, size_t chunk) {
    const auto pick = [&](uint64_t round, uint64_t what) { return pes::value(round, 1000, what + most); };
    const auto bytes_of = [&](uint64_t round) { return 4 + pick(round, 1) % (kBlock / 4) * 4; };
    const auto is_kept = [&](uint64_t round, int member) {
      return pick(round, 10 + static_cast<uint64_t>(member)) % 2;
    };
    enum class Kind : uint64_t { scattered, sum, exchange, broadcast, shares };
    const uint64_t kinds = s.groups < 3 ? 4 : 5;
    const auto kind_of = [&](uint64_t round) { return static_cast<Kind>(pick(round, 3) % kinds); };
    const auto root_of = [&](uint64_t round) {
      return static_cast<int>(pick(round, 4) % static_cast<uint64_t>(s.pes));
    };
    Shape shape = s;
    shape.lie = Lie::apart;
    play(
        shape, kBlock * static_cast<size_t>(s.pes), kBlock * static_cast<size_t>(s.pes),
        [&](const auto& t) {
          const size_t bytes = bytes_of(t.round);
          if (kind_of(t.round) == Kind::shares)
            return reduce_shares(t, shape, chunk, t.dest + kBlock * static_cast<size_t>(t.member), bytes);
          const uint32_t parts = 1 + static_cast<uint32_t>(pick(t.round, 2)) % (t.part.count / 2);
          if (t.part.index / 2 >= parts) return;
          const Part part{t.part.index / 2, parts};
          char* const mine = t.dest + kBlock * static_cast<size_t>(t.member);
          const auto room = room_of(t, shape, chunk);
          const int root = root_of(t.round);
          const size_t apart = is_kept(t.round, t.member) ? kBlock : 0;
          switch (kind_of(t.round)) {
            case Kind::scattered:
              isomem::group_relay_fold(t.e, kRoutine, t.team, {mine, t.source, kBlock, bytes, ~size_t{0}},
                                       kSum, room, part, is_sender(t));
              break;
            case Kind::sum:
              isomem::group_relay_fold(t.e, kRoutine, t.team, {mine, t.source, 0, bytes, bytes}, kSum, room,
                                       part, is_sender(t));
              break;
            case Kind::exchange:
              isomem::group_relay_exchange(t.e, kRoutine, t.team,
                                           {t.dest, kBlock, t.source, apart, bytes, ~size_t{0}}, room, part,
                                           is_sender(t));
              break;
            case Kind::broadcast:
              isomem::group_relay_broadcast(t.e, kRoutine, t.team,
                                            {t.member == root ? t.source : t.dest, bytes, root}, room, part,
                                            is_sender(t));
              break;
            case Kind::shares:
              break;
          }
          if (is_sender(t) && t.e.leads()) check_taken(t, shape, chunk, part);
        },
        [&](const auto& t, size_t i) {
          const auto untouched = static_cast<unsigned char>(t.round > 2 ? 0x5a : 0);
          const int block = static_cast<int>(i / kBlock);
          if (i % kBlock >= bytes_of(t.round)) return untouched;
          const size_t own = kBlock * static_cast<size_t>(t.member) + i % kBlock;
          if (kind_of(t.round) == Kind::exchange)
            return byte_of(t.round, block, is_kept(t.round, block) ? own : i % kBlock);
          if (kind_of(t.round) == Kind::broadcast)
            return block == 0 && t.member != root_of(t.round) ? byte_of(t.round, root_of(t.round), i)
                                                              : untouched;
          if (block != t.member) return untouched;
          return sum_byte(t.round, s.pes, kind_of(t.round) == Kind::scattered ? own : i % kBlock);
        });
  });
}

TEST_CASE("group reducescatter through a room, the last block shorter") {
  relay_everywhere([](const Shape& s, size_t bytes, size_t chunk) {
    const size_t share = (bytes / static_cast<size_t>(s.pes) + 127) / 128 * 128;
    for (const Lie lie : {Lie::apart, Lie::odd}) {
      Shape shape = s;
      shape.lie = lie;
      play(
          shape, bytes, share,
          [&](const auto& t) {
            isomem::group_relay_fold(t.e, kRoutine, t.team, {t.dest, t.source, share, share, bytes}, kSum,
                                     room_of(t, shape, chunk), relay_part(t), is_sender(t));
          },
          [&](const auto& t, size_t i) {
            const size_t at = share * static_cast<size_t>(t.member) + i;
            return at < bytes ? sum_byte(t.round, s.pes, at)
                              : static_cast<unsigned char>(t.round > 2 ? 0x5a : 0);
          });
    }
  });
}

TEST_CASE("group reduction through a room: shares, in one kernel") {
  for (const Shape& s :
       {Shape{3, 3, 1}, Shape{4, 3, 2, Order::listed}, Shape{3, 6, 1, Order::backwards}, Shape{2, 3, 1}}) {
    for (const size_t bytes : {size_t{4}, size_t{516}, size_t{2112}}) {
      for (const size_t chunk : {size_t{128}, size_t{512}}) {
        for (const Lie lie : {Lie::apart, Lie::odd, Lie::in_place}) {
          Shape shape = s;
          shape.lie = lie;
          CAPTURE(shape.pes);
          CAPTURE(shape.groups);
          CAPTURE(bytes);
          CAPTURE(chunk);
          play(
              shape, bytes, bytes, [&](const auto& t) { reduce_shares(t, shape, chunk, t.dest, bytes); },
              [&](const auto& t, size_t i) { return sum_byte(t.round, s.pes, i); });
          CHECK(wrong.exchange(0) == 0);
        }
      }
    }
  }
}

TEST_CASE("group fcollect and alltoall through a room") {
  relay_everywhere([](const Shape& s, size_t bytes, size_t chunk) {
    const size_t pes = static_cast<size_t>(s.pes);
    for (const Lie lie : {Lie::apart, Lie::odd}) {
      Shape shape = s;
      shape.lie = lie;
      for (const size_t from : {size_t{0}, bytes + 12}) {
        play(
            shape, from ? from * pes : bytes, bytes * pes,
            [&](const auto& t) {
              isomem::group_relay_exchange(t.e, kRoutine, t.team,
                                           {t.dest, bytes, t.source, from, bytes, ~size_t{0}},
                                           room_of(t, shape, chunk), relay_part(t), is_sender(t));
            },
            [&](const auto& t, size_t i) {
              return byte_of(t.round, static_cast<int>(i / bytes),
                             from * static_cast<size_t>(t.member) + i % bytes);
            });
      }
    }
  });
}

TEST_CASE("group broadcast through a room: all roots, shares that are empty") {
  relay_everywhere([](const Shape& s, size_t bytes, size_t chunk) {
    const auto root_of = [&](uint64_t round) { return static_cast<int>(round) % s.pes; };
    for (const Lie lie : {Lie::apart, Lie::odd}) {
      Shape shape = s;
      shape.lie = lie;
      play(
          shape, bytes, bytes,
          [&](const auto& t) {
            const int root = root_of(t.round);
            isomem::group_relay_broadcast(t.e, kRoutine, t.team,
                                          {t.member == root ? t.source : t.dest, bytes, root},
                                          room_of(t, shape, chunk), relay_part(t), is_sender(t));
            if (is_sender(t) && t.e.leads()) check_taken(t, shape, chunk, relay_part(t));
            for (size_t i = 0; t.member == root && i < bytes; ++i) {  // is what it was
              if (static_cast<unsigned char>(t.source[i]) != byte_of(t.round, root, i)) ++wrong;
            }
          },
          [&](const auto& t, size_t i) {  // the root's dest is not written
            return t.member == root_of(t.round) ? static_cast<unsigned char>(t.round > 2 ? 0x5a : 0)
                                                : byte_of(t.round, root_of(t.round), i);
          });
    }
  });
}
