// SPDX-License-Identifier: Apache-2.0
// Collectives of groups: in every member of a team many threads work on a collective together (the threads of
// a warp or block, or all blocks of a kernel). coll.hpp has those of single CPU threads, where a member may
// have to wait for a core; here all run at once, so each waits for words in its own memory that the others
// set (coll_session.hpp).
//
// Small payloads go as LL lines. Large ones move straight between the users' buffers, between
// synchronisations; `dest` is ready on all members when a collective is called (the specification says so),
// hence data may be pushed into it without asking. All return false on a PE that is not in the team. The
// caller says up to which payload LL lines are used; it must say the same on all members.
#pragma once

#include "isomem/coll_session.hpp"

namespace isomem {

/// The bytes of `range` of an object that this part works on: whole lines of 128 bytes, but for the ends.
template <class E>
ISOMEM_HD Range slice_of(const CollSession<E>& session, const char* object, Range range) {
  if (session.part().count == 1) return range;
  const size_t bytes = range.last - range.first;
  const size_t offset = (reinterpret_cast<uint64_t>(object) + range.first) % 128;  // from the start of a line
  const Range lines = share_of((offset + bytes + 127) / 128, session.part().index, session.part().count);
  const auto place = [&](size_t line) {
    const size_t at = line * 128;
    return range.first + (at <= offset ? 0 : at - offset < bytes ? at - offset : bytes);
  };
  return Range{place(lines.first), place(lines.last)};
}

/// Copies this part's slice.
template <class E>
ISOMEM_HD void copy_slice(CollSession<E>& session, void* dest, const void* source, size_t bytes) {
  const Range mine = slice_of(session, static_cast<const char*>(dest), {0, bytes});
  if (mine.first >= mine.last || dest == source) return;
  session.e.copy(static_cast<char*>(dest) + mine.first, static_cast<const char*>(source) + mine.first,
                 mine.last - mine.first);
}

template <class E>
ISOMEM_HD bool group_sync_team(E& e, const char* routine, DeviceTeam& team, Part part = {}) {
  return CollSession<E>::only_sync(e, routine, team, part);
}

/// Units of a broadcast: this member fetches them from the root once, for all but the root. to(member) is
/// where that one has them. Two on their way in each thread: more, from one source, only wait for each other.
template <class E, class To>
ISOMEM_HD void spread_units(CollSession<E>& session, const WideUnit* from, Range range, int root, To&& to) {
  constexpr int kAtOnce = 2;
  const int n = session.n_pes();
  const size_t step = static_cast<size_t>(session.e.size()) * session.part().count;
  size_t i = range.first + static_cast<size_t>(session.e.size()) * session.part().index + session.e.rank();
  ISOMEM_NO_UNROLL
  for (; i < range.last; i += step * kAtOnce) {
    WideUnit unit[kAtOnce];
    ISOMEM_UNROLL
    for (int u = 0; u < kAtOnce; ++u) {
      unit[u] = WideUnit{};
      if (i + static_cast<size_t>(u) * step < range.last) unit[u] = from[i + static_cast<size_t>(u) * step];
    }
    for (int k = 0; k < n; ++k) {
      const int member = session.rotated(k);
      if (member == root) continue;
      WideUnit* const dest = to(member);
      ISOMEM_UNROLL
      for (int u = 0; u < kAtOnce; ++u) {
        if (i + static_cast<size_t>(u) * step < range.last) dest[i + static_cast<size_t>(u) * step] = unit[u];
      }
    }
  }
}

/// A unit to where it is aligned or not.
ISOMEM_HD void store_unit(char* dest, const WideUnit& unit) {
  if (reinterpret_cast<uint64_t>(dest) % 16 == 0) {
    *reinterpret_cast<WideUnit*>(dest) = unit;
    return;
  }
  ISOMEM_NO_UNROLL
  for (size_t k = 0; k < sizeof unit; ++k) dest[k] = reinterpret_cast<const char*>(&unit)[k];
}

/// From the room where spread_units has left them: this part takes what the same part of the others has
/// brought. `dest` may be any memory.
template <class E>
ISOMEM_HD void take_units(const CollSession<E>& session, char* dest, const WideUnit* room, Range range) {
  const size_t step = static_cast<size_t>(session.e.size()) * session.part().count;
  size_t i = range.first + static_cast<size_t>(session.e.size()) * session.part().index + session.e.rank();
  ISOMEM_NO_UNROLL
  for (; i < range.last; i += step * E::kWide) {
    WideUnit unit[E::kWide];
    ISOMEM_UNROLL
    for (int u = 0; u < E::kWide; ++u) {
      unit[u] = WideUnit{};
      if (i + static_cast<size_t>(u) * step < range.last) unit[u] = room[i + static_cast<size_t>(u) * step];
    }
    ISOMEM_UNROLL
    for (int u = 0; u < E::kWide; ++u) {
      if (const size_t at = i + static_cast<size_t>(u) * step; at < range.last) {
        store_unit(dest + at * 16, unit[u]);
      }
    }
  }
}

/// The units of a broadcast that member `member` brings, which is not the root.
ISOMEM_HD Range units_of_member(size_t bytes, int member, int root, int n_pes) {
  return share_of(bytes / 16, static_cast<size_t>(member < root ? member : member - 1),
                  static_cast<size_t>(n_pes - 1));
}

/// A broadcast of middle size: the root pushes into every dest.
template <class E>
ISOMEM_HD void push_to_all(CollSession<E>& session, void* dest, const void* source, size_t bytes) {
  if (session.n_pes() == 1) return;
  ISOMEM_NO_UNROLL
  for (int k = 1; k < session.n_pes(); ++k) {
    copy_slice(session, session.at(session.e.copies(dest), session.rotated(k)), source, bytes);
    session.read_again();
  }
}

/// The large part of a broadcast, on a member that is not the root. One group fetches for itself: it cannot
/// fill the root's link. A whole kernel can: there each member fetches a share and passes it on.
template <class E>
ISOMEM_HD void spread(CollSession<E>& session, void* dest, const void* source, size_t bytes, int root) {
  const size_t others = static_cast<size_t>(session.n_pes() - 1);
  const bool aligned =
      (reinterpret_cast<uint64_t>(dest) | reinterpret_cast<uint64_t>(source) | bytes) % 16 == 0;
  if constexpr (E::kWholeKernel) {
    if (others > 1 && aligned) {
      const Copies<WideUnit> copies = session.e.copies(static_cast<WideUnit*>(dest));
      return spread_units(session, session.at(session.e.copies(static_cast<const WideUnit*>(source)), root),
                          units_of_member(bytes, session.me(), root, session.n_pes()), root,
                          [&](int member) { return session.at(copies, member); });
    }
  }
  const Range mine = slice_of(session, static_cast<const char*>(dest), {0, bytes});
  if (mine.first >= mine.last) return;
  session.e.copy_in(static_cast<char*>(dest) + mine.first,
                    static_cast<const char*>(session.at(session.e.copies(source), root)) + mine.first,
                    mine.last - mine.first);
}

/// Payloads in bytes up to which a broadcast goes by LL lines, and up to which (for all members together) the
/// root pushes.
struct SmallBroadcast {
  size_t lines;
  size_t push;
};

template <class E>
ISOMEM_HD void broadcast_lines(CollSession<E>& session, void* dest, const void* source, size_t bytes,
                               int root) {
  session.make_room(bytes);
  if (session.me() != root) return session.receive_from(root, piece_of(dest, bytes));
  session.send_same(piece_of(source, bytes));
  if (dest != source) session.copy_lines(piece_of(dest, bytes), piece_of(source, bytes));
}

/// Between users' buffers.
template <class E>
ISOMEM_HD void broadcast_straight(CollSession<E>& session, void* dest, const void* source, size_t bytes,
                                  int root, size_t push) {
  const size_t others = static_cast<size_t>(session.n_pes() - 1);
  const bool is_root = session.me() == root;
  if (bytes * others <= push) {
    if (is_root) push_to_all(session, dest, source, bytes);
    if (others != 0) session.sync(2);  // all have it
    if (is_root) copy_slice(session, dest, source, bytes);
    return;
  }
  session.sync_start();  // the root's source is ready
  if (is_root) {
    copy_slice(session, dest, source, bytes);  // meanwhile
  } else {
    spread(session, dest, source, bytes, root);
  }
  session.read_again();
  session.sync(2);  // ... and free again
}

/// The two ways of one group in the kernels of users, where each is a function of its own.
template <class E>
ISOMEM_HD bool group_broadcast_lines(E& e, const char* routine, DeviceTeam& team, void* dest,
                                     const void* source, size_t bytes, int root) {
  CollSession<E> session(e, routine, team);
  if (!session.is_member()) return false;
  broadcast_lines(session, dest, source, bytes, root);
  session.end(false);
  return true;
}
template <class E>
ISOMEM_HD bool group_broadcast_straight(E& e, const char* routine, DeviceTeam& team, void* dest,
                                        const void* source, size_t bytes, int root, size_t push) {
  CollSession<E> session(e, routine, team);
  if (!session.is_member()) return false;
  broadcast_straight(session, dest, source, bytes, root, push);
  session.end(true);
  return true;
}

template <class E>
ISOMEM_HD bool group_broadcast(E& e, const char* routine, DeviceTeam& team, void* dest, const void* source,
                               size_t bytes, int root, SmallBroadcast small, Part part = {}) {
  CollSession<E> session(e, routine, team, part);
  if (!session.is_member()) return false;
  const bool lines = session.n_pes() > 1 && bytes <= small.lines && session.fits(bytes);
  if (lines) {
    broadcast_lines(session, dest, source, bytes, root);
  } else {
    broadcast_straight(session, dest, source, bytes, root, small.push);
  }
  session.end(!lines);
  return true;
}

/// Small blocks of an exchange. What fits messages has offsets of 32 bits.
template <class E>
ISOMEM_HD void exchange_lines(CollSession<E>& session, char* dest, const char* source, uint32_t bytes,
                              bool same_for_all) {
  const uint32_t step = same_for_all ? 0 : bytes;
  // NOLINTBEGIN(bugprone-implicit-widening-of-multiplication-result)
  const auto out = [&](int member) { return piece_of(source + step * static_cast<uint32_t>(member), bytes); };
  const auto in = [&](int member) { return piece_of(dest + bytes * static_cast<uint32_t>(member), bytes); };
  // NOLINTEND(bugprone-implicit-widening-of-multiplication-result)
  session.make_room(bytes);
  session.send_each(bytes, out);
  session.copy_lines(in(session.me()), out(session.me()));
  session.receive_all(bytes, in);
}

/// Large ones: each member pushes its own between users' buffers.
template <class E>
ISOMEM_HD void exchange_straight(CollSession<E>& session, void* dest, const void* source, size_t bytes,
                                 bool same_for_all) {
  const size_t step = same_for_all ? 0 : bytes;
  const auto out = [&](int member) {
    return piece_of(static_cast<const char*>(source) + step * static_cast<size_t>(member), bytes);
  };
  const auto in = [&](int member) {
    return piece_of(static_cast<char*>(dest) + bytes * static_cast<size_t>(member), bytes);
  };
  ISOMEM_NO_UNROLL
  for (int k = 1; k < session.n_pes(); ++k) {
    const int to = session.rotated(k);
    const Copies<char> copies = session.e.copies(in(session.me()).data);
    copy_slice(session, session.at(copies, to), out(to).data, bytes);
    session.read_again();
  }
  copy_slice(session, in(session.me()).data, out(session.me()).data, bytes);
  session.read_again();
  if (session.n_pes() > 1) session.sync(2);
}

/// fcollect and alltoall: block `me` of everybody's `dest` comes from this member. `same_for_all`: it is all
/// of `source`, else block `member` of it. As with a broadcast, the two ways, and the choice.
template <class E>
ISOMEM_HD bool group_exchange_lines(E& e, const char* routine, DeviceTeam& team, void* dest,
                                    const void* source, size_t bytes, bool same_for_all) {
  CollSession<E> session(e, routine, team);
  if (!session.is_member()) return false;
  exchange_lines(session, static_cast<char*>(dest), static_cast<const char*>(source),
                 static_cast<uint32_t>(bytes), same_for_all);
  session.end(bytes != 0);  // of nothing, nobody hears
  return true;
}
template <class E>
ISOMEM_HD bool group_exchange_straight(E& e, const char* routine, DeviceTeam& team, void* dest,
                                       const void* source, size_t bytes, bool same_for_all) {
  CollSession<E> session(e, routine, team);
  if (!session.is_member()) return false;
  exchange_straight(session, dest, source, bytes, same_for_all);
  session.end(true);
  return true;
}
template <class E>
ISOMEM_HD bool group_exchange(E& e, const char* routine, DeviceTeam& team, void* dest, const void* source,
                              size_t bytes, bool same_for_all, size_t small, Part part = {}) {
  CollSession<E> session(e, routine, team, part);
  if (!session.is_member()) return false;
  const bool lines = session.n_pes() > 1 && bytes <= small && session.fits(bytes);
  if (lines) {
    exchange_lines(session, static_cast<char*>(dest), static_cast<const char*>(source),
                   static_cast<uint32_t>(bytes), same_for_all);
  } else {
    exchange_straight(session, dest, source, bytes, same_for_all);
  }
  session.end(!lines || bytes != 0);
  return true;
}

/// What a member has of an exchange in which each fetches: `source` is symmetric memory, unless it goes by LL
/// lines, but lies where it likes; `dest` is any memory. Steps are from the block of one member to that of
/// the next, in bytes.
struct FetchArgs {
  char* dest;
  size_t dest_step;
  const char* source;
  size_t source_step;  // 0: the same for all
  size_t bytes;        // of a block

  ISOMEM_HD Piece out(int member) const {
    return piece_of(source + source_step * static_cast<size_t>(member), bytes);
  }
  ISOMEM_HD Piece in(int member) const {
    return piece_of(dest + dest_step * static_cast<size_t>(member), bytes);
  }
};

/// This part of a range of another member's data: the same bytes in this part of every member.
template <class E>
ISOMEM_HD void fetch_slice(CollSession<E>& session, char* dest, const char* from, Range range) {
  const Range mine = slice_of(session, nullptr, range);
  if (mine.first < mine.last) session.e.copy_in(dest + mine.first, from + mine.first, mine.last - mine.first);
}

/// fcollect and alltoall; in place if the block of `source` for this member is its block of `dest`. By LL
/// lines up to `small` bytes.
template <class E>
ISOMEM_HD bool group_fetch(E& e, const char* routine, DeviceTeam& team, const FetchArgs& f, size_t small,
                           Part part = {}) {
  CollSession<E> session(e, routine, team, part);
  if (!session.is_member()) return false;
  const int n = session.n_pes(), me = session.me();
  if (n > 1 && f.bytes <= small && session.fits(f.bytes)) {
    session.make_room(f.bytes);
    session.send_each(f.bytes, [&](int member) { return f.out(member); });
    if (f.in(me).data != f.out(me).data) session.copy_lines(f.in(me), f.out(me));
    session.receive_all(f.bytes, [&](int member) { return f.in(member); });
    session.end(f.bytes != 0);
    return true;
  }
  if (n > 1) session.exchange_places([&](int member) { return f.out(member).data; });
  const ToldPlaces<E> told = session.told_places();
  for (int k = 1; k < n; ++k) {
    const int from = session.rotated(k);
    fetch_slice(session, f.in(from).data, told.of(from), Range{0, f.bytes});
  }
  copy_slice(session, f.in(me).data, f.out(me).data, f.bytes);
  if (n > 1) session.sync(2);  // sources are free again
  session.end(true);
  return true;
}

/// A broadcast of data that lie where each member likes. On the root `source` has them, and `dest` is not
/// looked at; elsewhere it is room for them, where others may write.
template <class E>
ISOMEM_HD bool group_fetch_broadcast(E& e, const char* routine, DeviceTeam& team, void* dest, void* source,
                                     size_t bytes, int root, Part part = {}) {
  CollSession<E> session(e, routine, team, part);
  if (!session.is_member()) return false;
  const int n = session.n_pes(), me = session.me();
  if (n > 1) session.exchange_places([&](int) { return static_cast<const char*>(source); });
  const ToldPlaces<E> told = session.told_places();
  uint64_t places = 0;
  for (int k = 0; k < n; ++k) places |= reinterpret_cast<uint64_t>(k == me ? source : told.of(k));
  // Of more than two each brings a share for all, in whole units, and fetches what is left for itself; if a
  // place is not aligned, which all see alike, everything.
  const bool spreads = n > 2 && places % 16 == 0;
  const size_t spread_bytes = spreads ? bytes - bytes % 16 : 0;
  if (me != root && spreads) {
    spread_units(session, reinterpret_cast<const WideUnit*>(told.of(root)),
                 units_of_member(bytes, me, root, n), root, [&](int member) {
                   return member == me ? static_cast<WideUnit*>(source)
                                       : reinterpret_cast<WideUnit*>(const_cast<char*>(told.of(member)));
                 });
  }
  if (me != root) fetch_slice(session, static_cast<char*>(dest), told.of(root), Range{spread_bytes, bytes});
  if (n > 1) session.sync(2);  // all have it, and the root's source is free again
  for (int k = 0; me != root && spreads && dest != source && k < n; ++k) {
    if (k == root) continue;
    take_units(session, static_cast<char*>(dest), static_cast<const WideUnit*>(source),
               units_of_member(bytes, k, root, n));
  }
  session.end(true);
  return true;
}

}  // namespace isomem
