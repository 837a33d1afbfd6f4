// SPDX-License-Identifier: Apache-2.0
// Reductions of groups: the algorithms, beside those of group_coll.hpp; the inner loops are in
// group_reduce.hpp.
#pragma once

#include "isomem/group_coll.hpp"

namespace isomem {

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
      total = reducer.fold(total, Units<uint64_t, 1>{{value}}, 1, k == 0);
    }
    ISOMEM_NO_UNROLL
    for (int k = 0; k < f.receivers(); ++k) store_element(f.receiver(k) + at, size, total);
  }
}

/// Folds a slice: wide units in the middle, single elements at both ends. Being symmetric, the sources of all
/// members lie alike, and so do their dests; source and dest may not.
template <class E, class Work, class Reducer>
ISOMEM_HD void fold_slice(const E& e, const Work& whole, const Range& slice, const Reducer& reducer) {
  const Work f = whole.part(slice.first, slice.last);
  const size_t head = (16 - reinterpret_cast<uint64_t>(f.source.mine()) % 16) % 16;
  const bool wide = head < f.bytes && reducer.may_be_wide(f.bytes) && f.is_alike(reducer.size());
  const size_t middle = wide ? head : f.bytes;
  const size_t rest = middle + (f.bytes - middle) / 16 * 16;
  ISOMEM_NO_UNROLL
  for (int end = 0; end < 2; ++end) {
    fold_single(e, end ? f.part(rest, f.bytes) : f.part(0, middle), reducer);
  }
  if (middle < rest) reducer.wide(f.part(middle, rest), e.rank(), e.size());
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
  fold_slice(session.e, work, slice, reducer);
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
