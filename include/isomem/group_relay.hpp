// SPDX-License-Identifier: Apache-2.0
// Collectives of large data that lie in any memory of each member. They go in chunks through rooms of
// symmetric memory: members push into each other's, since links carry more of what is stored than of what is
// loaded, and what has come is folded, or copied to its place, while more comes. Members do not synchronise:
// words in the rooms say how many chunks have been sent and how many have been taken, since the first
// collective.
//
// A part of such a collective is two groups of threads, of which one sends and one receives, or three. Part b
// exchanges chunks with part b of the other members only.
#pragma once

#include "isomem/group_coll_reduce.hpp"

namespace isomem {

/// The room of a team on this member: words, all zero at first, then chunks.
struct Room {
  static constexpr uint32_t kParts = 64;
  static constexpr uint32_t kSlots = 2;       // chunks that a member may be ahead
  static constexpr size_t kMost = 128 << 10;  // bytes of a chunk
  static constexpr size_t kWave = 32 << 10;   // that a block of a kernel copies at once

  char* words;
  char* chunks;
  size_t chunk;  // bytes of one

  /// Of a part: sent[n] and taken[n], of which member i writes the i-th; then this member's own counts of the
  /// chunks that it has sent to each other, and received from each.
  ISOMEM_HD static uint32_t words_of_part(int n_pes) { return 2 * static_cast<uint32_t>(n_pes) + 2; }
  ISOMEM_HD static size_t word_bytes(int n_pes) {
    return (size_t{kParts} * words_of_part(n_pes) * sizeof(uint64_t) + 127) / 128 * 128;
  }
  /// A room of `bytes`; of chunks of 0 bytes if they are too few. At least two members. Chunks are whole
  /// waves, if they are larger than one.
  static Room in(char* memory, size_t bytes, int n_pes) {
    const size_t head = word_bytes(n_pes), others = static_cast<size_t>(n_pes) - 1;
    const size_t left = bytes > head ? bytes - head : 0, each = left / (size_t{kParts} * kSlots);
    const size_t room = each / others, chunk = room < kMost ? room : kMost;
    const size_t unit = chunk < kWave ? 128 : kWave;
    return Room{memory, memory + head, chunk / unit * unit};
  }
};

/// Memory that is sent: some of it, as far as it goes.
struct RelayBlock {
  const char* data;
  size_t bytes;

  ISOMEM_HD size_t within(Range range) const {
    const size_t last = range.last < bytes ? range.last : bytes;
    return range.first < last ? last - range.first : 0;
  }
};

/// One part of a collective, as one of its two groups sees it.
template <class E>
class Relay {
 public:
  /// `lane`: which words and slots of the room it uses.
  ISOMEM_HD Relay(CollSession<E>& session, const Room& room, uint32_t lane)
      : session_(session), e_(session.e), room_(room), lane_(lane), n_(session.n_pes()), me_(session.me()) {}
  ISOMEM_HD Relay(CollSession<E>& session, const Room& room) : Relay(session, room, session.part().index) {}

  /// Sends out(member), at most `longest` bytes, to every other member. Returns once all have been taken:
  /// nobody writes into this member's room afterwards, which may belong to another team then.
  template <class Out>
  ISOMEM_HD void send(size_t longest, Out&& out) {
    in_steps(longest, [&](Range range, uint64_t number) {
      ISOMEM_NO_UNROLL
      for (int k = 1; k < n_; ++k) {
        const int to = session_.rotated(k);
        const RelayBlock block = out(to);
        e_.copy_in(place_at(to, number), block.data + range.first, block.within(range));
      }
    });
  }

  /// In place of send: what member `from` sends to this one becomes `dest`, and goes to all others.
  ISOMEM_HD void pass(size_t longest, int from, char* dest, size_t bytes) {
    in_steps(longest, [&](Range range, uint64_t number) {
      wait_for(sent_by(from), 1, number);
      ISOMEM_NO_UNROLL
      for (int k = 0; k < n_; ++k) {
        const int to = session_.rotated(k);
        if (to == from) continue;
        char* const place = k == 0 ? dest + range.first : place_at(to, number);
        e_.copy_in(place, chunk_of(from, number), RelayBlock{dest, bytes}.within(range));
      }
    });
  }

  /// In place of send: what make(range, number) makes of the chunks of `in`, which becomes `made`, goes to
  /// all others. (Were it not inlined, all its variables would lie in memory.)
  template <class Make>
  ISOMEM_HD void send_made(Relay& in, size_t longest, RelayBlock made, Make&& make) {
    uint64_t* const received = in.count(1);
    uint64_t taken = e_.load(received);
    in_steps(
        longest, [&](Range range, uint64_t number) __attribute__((always_inline)) {
          in.wait_for(in.sent_by(0), n_, ++taken);
          make(range, taken);
          in.tell_all(in.taken_by(me_), taken);
          ISOMEM_NO_UNROLL
          for (int k = 1; k < n_; ++k) {
            const int to = session_.rotated(k);
            e_.copy_in(place_at(to, number), made.data + range.first, made.within(range));
          }
        });
    if (e_.leads()) e_.store_own(received, taken);
  }

  /// take(range, number) for each chunk once all members have sent theirs, and this one has.
  template <class Take>
  ISOMEM_HD void receive(size_t longest, Take&& take) {
    uint64_t* const received = count(1);
    uint64_t number = e_.load(received);
    const Range mine = share(longest);
    ISOMEM_NO_UNROLL
    for (size_t at = mine.first; at < mine.last; at += room_.chunk) {
      ++number;
      wait_for(sent_by(0), n_, number);
      take(chunk_at(at, mine.last), number);
      tell_all(taken_by(me_), number);
    }
    if (e_.leads()) e_.store_own(received, number);
  }

  /// Where chunk `number` from another member lies here.
  ISOMEM_HD const char* chunk_of(int from, uint64_t number) const { return chunk_from(from, me_, number); }
  ISOMEM_HD size_t chunk_bytes() const { return room_.chunk; }

 private:
  static constexpr unsigned kTellers = 32;  // threads that wait and tell

  /// What this part has of each block: whole lines, but for the end.
  ISOMEM_HD Range share(size_t longest) const {
    const Range lines = share_of((longest + 127) / 128, session_.part().index, session_.part().count);
    const size_t last = lines.last * 128;
    return Range{lines.first * 128, last < longest ? last : longest};
  }
  ISOMEM_HD Range chunk_at(size_t at, size_t last) const {
    return Range{at, last - at < room_.chunk ? last : at + room_.chunk};
  }

  /// push(range, number) for each chunk once the one that had its slot has been taken.
  template <class Push>
  ISOMEM_HD void in_steps(size_t longest, Push&& push) {
    uint64_t* const sent = count(0);
    uint64_t number = e_.load(sent);
    const Range mine = share(longest);
    ISOMEM_NO_UNROLL
    for (size_t at = mine.first; at < mine.last; at += room_.chunk) {
      ++number;
      if (number > Room::kSlots) wait_for(taken_by(0), n_, number - Room::kSlots);
      push(chunk_at(at, mine.last), number);
      tell_all(sent_by(me_), number);
    }
    wait_for(taken_by(0), n_, number);
    if (e_.leads()) e_.store_own(sent, number);
  }

  ISOMEM_HD uint64_t* word(uint32_t i) const {
    const uint32_t first = lane_ * Room::words_of_part(n_);
    return reinterpret_cast<uint64_t*>(room_.words) + first + i;
  }
  ISOMEM_HD uint64_t* sent_by(int member) const { return word(static_cast<uint32_t>(member)); }
  ISOMEM_HD uint64_t* taken_by(int member) const { return word(static_cast<uint32_t>(n_ + member)); }
  ISOMEM_HD uint64_t* count(uint32_t which) const { return word(2 * static_cast<uint32_t>(n_) + which); }

  /// Where member `to` has chunk `number` from member `from`.
  ISOMEM_HD char* chunk_from(int from, int to, uint64_t number) const {
    const uint32_t slot = lane_ * Room::kSlots + static_cast<uint32_t>(number % Room::kSlots);
    const uint32_t sender = static_cast<uint32_t>(from < to ? from : from - 1);
    return room_.chunks + (size_t{slot} * static_cast<uint32_t>(n_ - 1) + sender) * room_.chunk;
  }
  /// Where member `to` gets this member's chunk `number`.
  ISOMEM_HD char* place_at(int to, uint64_t number) const { return there(chunk_from(me_, to, number), to); }
  /// Member `member`'s copy of something in the room.
  template <class T>
  ISOMEM_HD T* there(T* here, int member) const {
    return session_.at(e_.copies(here), member);
  }

  /// Until each of `members` words is at least `number`.
  ISOMEM_HD void wait_for(const uint64_t* first, int members, uint64_t number) {
    const unsigned n = static_cast<unsigned>(members), step = e_.size() < kTellers ? e_.size() : kTellers;
    if (e_.rank() < step) {
      e_.poll_as(session_.site(), [&] {
        bool all = true;
        for (unsigned i = e_.rank(); i < n; i += step) all = (e_.load_flag(first + i) >= number) & all;
        return all;
      });
      ISOMEM_NO_UNROLL
      for (unsigned i = e_.rank(); i < n; i += step) {
        e_.acquire_own(first + i);  // pairs with the fence_own of tell_all
      }
    }
    e_.group_sync();
  }
  /// Everybody, also this member, whose two groups wait for each other: what this group has read and written
  /// is done.
  ISOMEM_HD void tell_all(uint64_t* mine, uint64_t number) {
    const unsigned n = static_cast<unsigned>(n_), step = e_.size() < kTellers ? e_.size() : kTellers;
    e_.group_sync();
    if (e_.rank() >= step || e_.rank() >= n) return;
    e_.fence_own();  // pairs with the acquire_own of wait_for
    ISOMEM_NO_UNROLL
    for (unsigned i = e_.rank(); i < n; i += step) e_.store_own(there(mine, static_cast<int>(i)), number);
  }

  CollSession<E>& session_;
  E& e_;
  const Room room_;
  const uint32_t lane_;
  const int n_, me_;
};

/// Reductions. Block k of the source, for member k, begins k * step bytes behind it (all at one place if that
/// is 0), and has `each` bytes, or what is left of `bytes`. `dest` is the block of this member, or disjoint
/// from the source.
struct RelayFold {
  char* dest;
  const char* source;
  size_t step;
  size_t each;
  size_t bytes;

  ISOMEM_HD RelayBlock block(int member) const {
    const size_t first = step * static_cast<size_t>(member);
    const size_t left = first < bytes ? bytes - first : 0;
    return {source + first, left < each ? left : each};
  }
};

/// The chunks of a step, and this member's own data, as a reduction has its sources.
struct RoomPlaces {
  static constexpr bool kDiffer = true;
  static constexpr char* kept = nullptr;
  const char* own;
  const char* first;  // the chunk of the first other member
  size_t chunk;

  ISOMEM_HD RoomPlaces plus(size_t n) const { return RoomPlaces{own + n, first + n, chunk}; }
  ISOMEM_HD const char* mine() const { return own; }
  ISOMEM_HD const char* of(const Members& members, int member) const {
    if (member == members.me) return own;
    return first + chunk * static_cast<size_t>(member < members.me ? member : member - 1);
  }
};

/// Of all members, for this one. (A lambda would be a call, with all of this in memory.)
template <class E, class Reducer>
struct FoldChunk {
  const CollSession<E>& session;
  const Relay<E>& relay;
  const RelayFold& f;
  const Reducer& reducer;

  ISOMEM_HD void operator()(Range range, uint64_t number) const {
    const RelayBlock mine = f.block(session.me());
    const size_t n = mine.within(range);
    if (n == 0) return;
    const RoomPlaces places{mine.data + range.first, relay.chunk_of(session.me() == 0 ? 1 : 0, number),
                            relay.chunk_bytes()};
    const ReduceWork<RoomPlaces> work{Copies<char>{f.dest + range.first, 0}, places, session.members(), n,
                                      false};
    fold_slice(session.e, work, Range{0, n}, reducer);
  }
};

/// Folds the blocks of all members for this one, in the order of the members.
template <class E, class Reducer>
ISOMEM_HD bool group_relay_fold(E& e, const char* routine, DeviceTeam& team, const RelayFold& f,
                                const Reducer& reducer, const Room& room, Part part, bool sends) {
  CollSession<E> session(e, routine, team, part);
  if (!session.is_member()) return false;
  Relay<E> relay(session, room);
  if (sends) {
    relay.send(f.each, [&](int member) { return f.block(member); });
  } else {
    relay.receive(f.each, FoldChunk<E, Reducer>{session, relay, f, reducer});
  }
  return true;
}

/// What each of the three groups of a part of group_relay_reduce does.
enum class RelayRole : unsigned { send, fold, place };
inline constexpr unsigned kRelayRoles = 3;
inline constexpr uint32_t kRelayReduceLanes = 2;  // of a room, for each part

/// A reduction for all of more than two members: each folds a share of it, sends that to the others and puts
/// theirs in place. `f` as for group_relay_fold, but `dest` is all of the result.
template <class E, class Reducer>
ISOMEM_HD bool group_relay_reduce(E& e, const char* routine, DeviceTeam& team, const RelayFold& f,
                                  const Reducer& reducer, const Room& room, Part part, RelayRole role) {
  CollSession<E> session(e, routine, team, part);
  if (!session.is_member()) return false;
  Relay<E> there(session, room), back(session, room, part.index + part.count);
  const int me = session.me();
  const auto place = [&](int member) { return f.dest + f.step * static_cast<size_t>(member); };
  if (role == RelayRole::send) {
    there.send(f.each, [&](int member) { return f.block(member); });
  } else if (role == RelayRole::fold) {
    const RelayFold mine{place(me), f.source, f.step, f.each, f.bytes};
    const RelayBlock made{place(me), f.block(me).bytes};
    back.send_made(there, f.each, made, FoldChunk<E, Reducer>{session, there, mine, reducer});
  } else {
    back.receive(f.each, [&](Range range, uint64_t number) {
      ISOMEM_NO_UNROLL
      for (int k = 1; k < session.n_pes(); ++k) {
        const int from = session.rotated(k);
        e.copy_in(place(from) + range.first, back.chunk_of(from, number), f.block(from).within(range));
      }
    });
  }
  return true;
}

/// fcollect, alltoall: block `me` of the source of member k, as FetchArgs has blocks, becomes block k of
/// `dest`, as far as `bytes` bytes of `dest` go.
struct RelayExchange {
  char* dest;
  size_t dest_step;
  const char* source;
  size_t source_step;
  size_t each;
  size_t bytes;

  /// How much member `member` sends to each.
  ISOMEM_HD size_t length(int member) const {
    const size_t first = dest_step * static_cast<size_t>(member);
    const size_t left = first < bytes ? bytes - first : 0;
    return left < each ? left : each;
  }
  ISOMEM_HD RelayBlock out(int me, int to) const {
    return {source + source_step * static_cast<size_t>(to), length(me)};
  }
  ISOMEM_HD char* in(int from) const { return dest + dest_step * static_cast<size_t>(from); }
};

template <class E>
ISOMEM_HD bool group_relay_exchange(E& e, const char* routine, DeviceTeam& team, const RelayExchange& x,
                                    const Room& room, Part part, bool sends) {
  CollSession<E> session(e, routine, team, part);
  if (!session.is_member()) return false;
  Relay<E> relay(session, room);
  const int me = session.me();
  if (sends) {
    relay.send(x.each, [&](int member) { return x.out(me, member); });
    return true;
  }
  relay.receive(x.each, [&](Range range, uint64_t number) {
    ISOMEM_NO_UNROLL
    for (int k = 0; k < session.n_pes(); ++k) {
      const int from = session.rotated(k);
      const RelayBlock mine = x.out(me, me);
      const RelayBlock block{k == 0 ? mine.data + range.first : relay.chunk_of(from, number), x.length(from)};
      if (k == 0 && mine.data == x.in(me)) continue;
      e.copy_in(x.in(from) + range.first, block.data, block.within(range));
    }
  });
  return true;
}

/// The root sends each other member a share, which that member passes on to the others: so the root sends
/// everything once, however many there are.
struct RelayBroadcast {
  char* data;  // what the root sends; what the others get
  size_t bytes;
  int root;

  ISOMEM_HD size_t each(int n_pes) const {
    const size_t others = static_cast<size_t>(n_pes) - 1;
    return ((bytes + others - 1) / others + 127) / 128 * 128;
  }
  /// The share of a member, in `data`. The root's would be the last, and is empty.
  ISOMEM_HD Range share(int member, int n_pes) const {
    const size_t number = static_cast<size_t>(member > root ? member - root : member - root + n_pes) - 1;
    const size_t first = number * each(n_pes), last = first + each(n_pes);
    return {first < bytes ? first : bytes, last < bytes ? last : bytes};
  }
  ISOMEM_HD RelayBlock block(int member, int n_pes) const {
    const Range range = share(member, n_pes);
    return {data + range.first, range.last - range.first};
  }
};

template <class E>
ISOMEM_HD bool group_relay_broadcast(E& e, const char* routine, DeviceTeam& team, const RelayBroadcast& b,
                                     const Room& room, Part part, bool sends) {
  CollSession<E> session(e, routine, team, part);
  if (!session.is_member()) return false;
  Relay<E> relay(session, room);
  const int n = session.n_pes(), me = session.me();
  const size_t each = b.each(n);
  if (sends && me == b.root) {
    relay.send(each, [&](int member) { return b.block(member, n); });
  } else if (sends && n == 2) {
    relay.send(each, [](int) {
      return RelayBlock{nullptr, 0};
    });  // to nobody: it is for the other group alone
  } else if (sends) {
    relay.pass(each, b.root, b.data + b.share(me, n).first, b.block(me, n).bytes);
  } else {
    relay.receive(each, [&](Range range, uint64_t number) {
      ISOMEM_NO_UNROLL
      for (int k = 1; k < n && me != b.root; ++k) {
        const int from = session.rotated(k), whose = n == 2 ? me : from;  // the root has no share
        e.copy_in(b.data + b.share(whose, n).first + range.first, relay.chunk_of(from, number),
                  b.block(whose, n).within(range));
      }
    });
  }
  return true;
}

}  // namespace isomem
