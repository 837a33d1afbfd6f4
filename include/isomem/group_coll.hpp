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
ISOMEM_HD bool group_broadcast(E& e, const char* routine, DeviceTeam& team, void* dest, const void* source,
                               size_t bytes, int root, SmallBroadcast small, Part part = {}) {
  CollSession<E> session(e, routine, team, part);
  if (!session.is_member()) return false;
  const size_t others = static_cast<size_t>(session.n_pes() - 1);
  const bool alone = others == 0;
  const bool lines = !alone && bytes <= small.lines && session.fits(bytes);
  const bool is_root = session.me() == root;
  if (lines) {
    session.make_room(bytes);
    if (is_root) {
      session.send_same(piece_of(source, bytes));
      if (dest != source) session.copy_lines(piece_of(dest, bytes), piece_of(source, bytes));
    } else {
      session.receive_from(root, piece_of(dest, bytes));
    }
  } else if (bytes * others <= small.push) {
    if (is_root) push_to_all(session, dest, source, bytes);
    if (!alone) session.sync(2);  // all have it
    if (is_root) copy_slice(session, dest, source, bytes);
  } else {
    session.sync_start();  // the root's source is ready
    if (is_root) {
      copy_slice(session, dest, source, bytes);  // meanwhile
    } else {
      spread(session, dest, source, bytes, root);
    }
    session.read_again();
    session.sync(2);  // ... and free again
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

/// fcollect and alltoall: block `me` of everybody's `dest` comes from this member. `same_for_all`: it is all
/// of `source`, else block `member` of it.
template <class E>
ISOMEM_HD bool group_exchange(E& e, const char* routine, DeviceTeam& team, void* dest, const void* source,
                              size_t bytes, bool same_for_all, size_t small, Part part = {}) {
  CollSession<E> session(e, routine, team, part);
  if (!session.is_member()) return false;
  const size_t step = same_for_all ? 0 : bytes;
  const auto out = [&](int member) {
    return piece_of(static_cast<const char*>(source) + step * static_cast<size_t>(member), bytes);
  };
  const auto in = [&](int member) {
    return piece_of(static_cast<char*>(dest) + bytes * static_cast<size_t>(member), bytes);
  };
  bool heard = true;  // of every other member
  if (session.n_pes() > 1 && bytes <= small && session.fits(bytes)) {
    exchange_lines(session, static_cast<char*>(dest), static_cast<const char*>(source),
                   static_cast<uint32_t>(bytes), same_for_all);
    heard = bytes != 0;
  } else {
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
  session.end(heard);
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

/// Element by element: whatever is not aligned, and what remains.
template <class E, class Work, class Reducer>
ISOMEM_HD void fold_single(const E& e, const Work& f, const Reducer& reducer) {
  const size_t size = reducer.size();
  ISOMEM_NO_UNROLL
  for (size_t at = e.rank() * size; at < f.bytes; at += e.size() * size) {
    uint64_t total = 0;
    ISOMEM_NO_UNROLL
    for (int k = 0; k < f.n_pes(); ++k) {
      const uint64_t value = load_element(f.from(k) + at, size);
      total = reducer.fold(total, Units<uint64_t, kBatch>{{value}}, 1, k == 0);
    }
    ISOMEM_NO_UNROLL
    for (int k = 0; k < f.receivers(); ++k) store_element(f.receiver(k) + at, size, total);
  }
}

/// Folds a slice: wide units in the middle, single elements at both ends. Being symmetric, the sources of all
/// members lie alike, and so do their dests; source and dest may not.
template <class E, class Work, class Reducer>
ISOMEM_HD void fold_slice(const CollSession<E>& session, const Work& whole, const Range& slice,
                          const Reducer& reducer) {
  const Work f = whole.part(slice.first, slice.last);
  const size_t head = (16 - reinterpret_cast<uint64_t>(f.source.mine()) % 16) % 16;
  const bool wide = head < f.bytes && reducer.may_be_wide(f.bytes) && f.is_alike(reducer.size());
  const size_t middle = wide ? head : f.bytes;
  const size_t rest = middle + (f.bytes - middle) / 16 * 16;
  ISOMEM_NO_UNROLL
  for (int end = 0; end < 2; ++end) {
    fold_single(session.e, end ? f.part(rest, f.bytes) : f.part(0, middle), reducer);
  }
  if (middle < rest) reducer.wide(f.part(middle, rest), session.e.rank(), session.e.size());
}

/// Payloads in bytes up to which a reduction goes by LL lines (all values to all; in two steps), and from
/// which on results are pushed after all is folded.
struct SmallReduce {
  size_t direct;
  size_t two_steps;
  size_t push_after = ~size_t{0};
};

/// The share of the lines of a reduction in two steps that a member folds.
ISOMEM_HD Piece share_piece(const void* data, size_t bytes, int member, int n_pes) {
  const Range lines = share_of((bytes + 7) / 8, static_cast<size_t>(member), static_cast<size_t>(n_pes));
  const size_t first = lines.first * 8;
  const size_t last = lines.last * 8 < bytes ? lines.last * 8 : bytes;
  return piece_of(static_cast<const char*>(data) + first, last - first);
}

/// Every member folds its share of the lines and sends it on; two messages of one share each.
template <class E, class Reducer>
ISOMEM_HD void reduce_in_two_steps(CollSession<E>& session, void* dest, const void* source, size_t bytes,
                                   const Reducer& reducer) {
  const int n = session.n_pes();
  const size_t longest = share_piece(source, bytes, 0, n).bytes;
  const auto out = [&](int member) { return share_piece(source, bytes, member, n); };
  const auto in = [&](int member) { return share_piece(dest, bytes, member, n); };
  session.make_room(longest);
  session.send_each(longest, out);  // in place: each thread overwrites what it has read itself
  session.fold_all(out(session.me()), in(session.me()), reducer, true);
  session.next_message();
  session.receive_all(longest, in);
}

/// The bytes of the share of `n` elements that a member folds.
ISOMEM_HD Range share_bytes(size_t n, size_t size, int member, int n_pes) {
  const Range share = share_of(n, static_cast<size_t>(member), static_cast<size_t>(n_pes));
  return Range{share.first * size, share.last * size};
}

/// What a reduction works on, on this member.
struct ReduceArgs {
  static constexpr bool kDiffer = false;
  char* dest;
  const char* source;
  size_t n;      // elements of the result
  bool scatter;  // block me() of the result goes to this member, else all of it to all

  /// A member's block of the source: `bytes` each.
  ISOMEM_HD const char* block(int member, size_t bytes) const {
    return scatter ? source + bytes * static_cast<size_t>(member) : source;
  }
};

/// The same in kernels of the library where each member has `source` where it likes: in symmetric memory,
/// unless it goes by LL lines. In it lie parts of the sum on their way; `dest` is any memory, `source` or
/// disjoint from it.
struct ReduceOwnArgs {
  static constexpr bool kDiffer = true;
  char* dest;
  const char* source;
  size_t n;
  bool scatter;
  size_t step;  // bytes from one block of `source` to the next

  ISOMEM_HD const char* block(int member, size_t) const {
    return scatter ? source + step * static_cast<size_t>(member) : source;
  }
};

/// Every member sends the values of a block to its owner, or all to all.
template <class E, class Args, class Reducer>
ISOMEM_HD void reduce_directly(CollSession<E>& session, const Args& r, const Reducer& reducer) {
  const size_t bytes = r.n * reducer.size();
  session.make_room(bytes);
  if (r.scatter) {
    session.send_each(bytes, [&](int member) { return piece_of(r.block(member, bytes), bytes); });
  } else {
    session.send_same(piece_of(r.source, bytes));  // in place: each thread overwrites what it has read itself
  }
  session.fold_all(piece_of(r.block(session.me(), bytes), bytes), piece_of(r.dest, bytes), reducer, false);
}

/// How a reduction between users' buffers is cut: a member has a share, of which this part has a slice. The
/// same on all members.
template <class E, class Args>
struct ReduceCut {
  const CollSession<E>& session;
  const Args& r;
  size_t size;  // of an element

  /// Where places differ: at whole lines, so that it is aligned if the places are.
  ISOMEM_HD Range share(int member) const {
    const size_t bytes = r.n * size;
    if (r.scatter) return Range{0, bytes};
    if constexpr (Args::kDiffer) {
      const Range lines =
          share_of((bytes + 127) / 128, static_cast<size_t>(member), static_cast<size_t>(session.n_pes()));
      const size_t first = lines.first * 128, last = lines.last * 128;
      return Range{first < bytes ? first : bytes, last < bytes ? last : bytes};
    } else {
      return share_bytes(r.n, size, member, session.n_pes());
    }
  }
  /// Of a share, at lines of `object`.
  ISOMEM_HD Range slice(const char* object, Range share) const {
    return slice_of(session, Args::kDiffer ? nullptr : object, share);
  }
};

/// Fetches the shares of the result that the other members have folded, each part what the same part of the
/// other member has.
template <class E, class Args, class Places>
ISOMEM_HD void fetch_shares(CollSession<E>& session, const ReduceCut<E, Args>& cut, const Places& places) {
  char* dest = cut.r.dest;
  for (int k = 1; k < session.n_pes(); ++k) {
    const int member = session.rotated(k);
    const Range slice = cut.slice(dest, cut.share(member));
    if (slice.first >= slice.last) continue;
    session.e.copy_in(dest + slice.first, places.of(session.members(), member) + slice.first,
                      slice.last - slice.first);
  }
}

/// Copies what this part has folded to the other members.
template <class E>
ISOMEM_HD void push_folded(CollSession<E>& session, char* dest, const Range& slice) {
  if (slice.first >= slice.last) return;
  session.e.group_sync();  // other threads of the group have folded it
  const Copies<char> copies = session.e.copies(dest);
  for (int k = 1; k < session.n_pes(); ++k) {
    session.e.copy(session.at(copies, session.rotated(k)) + slice.first, dest + slice.first,
                   slice.last - slice.first);
  }
}

/// What a reduction between users' buffers folds, once the sources of all are ready.
template <class E, class Args>
ISOMEM_HD auto begin_reduction(CollSession<E>& session, const Args& r, size_t bytes, bool push) {
  const char* source = r.block(session.me(), bytes);
  if constexpr (Args::kDiffer) {
    if (session.n_pes() > 1) session.exchange_places([&](int member) { return r.block(member, bytes); });
    char* kept = r.scatter || r.dest == r.source ? nullptr : const_cast<char*>(r.source);
    using Places = OwnPlaces<ToldPlaces<E>>;
    return ReduceWork<Places>{Copies<char>{r.dest, 0}, Places{source, session.told_places(), kept},
                              session.members(), bytes, false};
  } else {
    if (E::kReadsAgain) session.sync_start();  // of what follows nothing is kept in registers meanwhile
    const ReduceWork<SamePlaces> work{session.e.copies(r.dest), SamePlaces{session.e.copies(source)},
                                      session.members(), bytes, push};
    if (!E::kReadsAgain) session.sync_start();
    return work;
  }
}

/// Every member folds its block, or its share of the elements, in the sources of all. Shares of the result
/// are pushed to all as they are folded; or afterwards, from `push_after` bytes on, since links carry more
/// when all of them only read, and then only write; or all fetch them, where places differ.
template <class E, class Args, class Reducer>
ISOMEM_HD void reduce_straight(CollSession<E>& session, const Args& r, const Reducer& reducer,
                               size_t push_after) {
  static_assert(E::kWholeKernel || !Args::kDiffer);
  const ReduceCut<E, Args> cut{session, r, reducer.size()};
  const size_t bytes = r.n * reducer.size();
  const bool afterwards = E::kWholeKernel && !Args::kDiffer && !r.scatter && bytes >= push_after;
  Range share{};
  if (!E::kReadsAgain) share = cut.share(session.me());  // a division: before the others are waited for
  const auto work = begin_reduction(session, r, bytes, !r.scatter && !afterwards);
  if (E::kReadsAgain) share = cut.share(session.me());
  const Range slice = cut.slice(work.source.mine(), share);
  fold_slice(session, work, slice, reducer);
  if constexpr (E::kWholeKernel && !Args::kDiffer) {
    if (afterwards) push_folded(session, r.dest, slice);
  }
  session.read_again();
  session.sync(2);  // all results are there or have been pushed, and the sources are free again
  if constexpr (Args::kDiffer) {
    if (r.scatter) return;
    fetch_shares(session, cut, work.source);
    session.sync(3);  // ... and have been fetched
  }
}

/// The two ways of one group in the kernels of users, where each is a function of its own: the values of all
/// to all by LL lines, for which they must be few but some, and between users' buffers.
template <class E, class Args, class Reducer>
ISOMEM_HD bool group_reduce_lines(E& e, const char* routine, DeviceTeam& team, const Args& r,
                                  const Reducer& reducer) {
  CollSession<E> session(e, routine, team);
  if (!session.is_member()) return false;
  reduce_directly(session, r, reducer);
  session.end(true);
  return true;
}
template <class E, class Args, class Reducer>
ISOMEM_HD bool group_reduce_straight(E& e, const char* routine, DeviceTeam& team, const Args& r,
                                     const Reducer& reducer) {
  CollSession<E> session(e, routine, team);
  if (!session.is_member()) return false;
  reduce_straight(session, r, reducer, ~size_t{0});
  session.end(true);
  return true;
}

/// Folds the elements of all members in the order of the members: the same bits on all. `dest` is the part of
/// `source` that is folded into it, or disjoint from `source`.
template <class E, class Args, class Reducer>
ISOMEM_HD bool group_reduce(E& e, const char* routine, DeviceTeam& team, const Args& r,
                            const Reducer& reducer, SmallReduce small, Part part = {}) {
  CollSession<E> session(e, routine, team, part);
  if (!session.is_member()) return false;
  const size_t bytes = r.n * reducer.size();
  const size_t pes = static_cast<size_t>(session.n_pes());
  const bool by_ll_lines = reducer.by_ll_lines() && pes > 1;
  const bool two_steps = E::kWholeKernel && !r.scatter && bytes <= small.two_steps &&
                         session.fits((bytes + 7) / 8 / pes * 8 + 8);
  if (by_ll_lines && bytes <= small.direct && session.fits(bytes)) {
    reduce_directly(session, r, reducer);
  } else if (by_ll_lines && two_steps) {
    reduce_in_two_steps(session, r.dest, r.source, bytes, reducer);
  } else {
    reduce_straight(session, r, reducer, small.push_after);
  }
  session.end(bytes != 0 || pes == 1);  // of nothing, nobody hears
  return true;
}

}  // namespace isomem
