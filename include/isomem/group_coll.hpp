// SPDX-License-Identifier: Apache-2.0
// Collectives of groups: in every member of a team many threads work on a collective together (the threads of
// a warp or block, or all blocks of a kernel). coll.hpp has those of single CPU threads, where a member may
// have to wait for a core; here all run at once, so each waits for words in its own memory that the others
// set (round.hpp).
//
// Small payloads go as lines. Large ones move straight between the users' buffers, between synchronisations;
// `dest` is ready on all members when a collective is called (the specification says so), hence data may be
// pushed into it without asking. All return false on a PE that is not in the team. The caller says up to
// which payload lines are used; it must say the same on all members.
#pragma once

#include "isomem/round.hpp"

namespace isomem {

/// What lies in the slice of this part, in steps of 128 bytes.
template <class E>
ISOMEM_HD void copy_slice(Round<E>& round, void* dest, const void* source, size_t bytes) {
  const Range steps = share_of((bytes + 127) / 128, round.part().index, round.part().count);
  const size_t first = steps.first * 128;
  const size_t last = steps.last * 128 < bytes ? steps.last * 128 : bytes;
  if (first >= last || dest == source) return;
  round.e.copy(static_cast<char*>(dest) + first, static_cast<const char*>(source) + first, last - first);
}

template <class E>
ISOMEM_HD bool group_sync_team(E& e, const char* routine, DeviceTeam& team, Part part = {}) {
  return Round<E>::only_sync(e, routine, team, part);
}

/// Units of a broadcast: this member fetches them from the root once, for all but the root.
template <class E>
ISOMEM_HD void spread_units(Round<E>& round, WideUnit* dest, const WideUnit* source, Range range, int root) {
  const int n = round.n_pes();
  const WideUnit* from = round.at(source, root);
  const size_t step = static_cast<size_t>(round.e.size()) * round.part().count;
  size_t i = range.first + static_cast<size_t>(round.e.size()) * round.part().index + round.e.rank();
  ISOMEM_NO_UNROLL
  for (; i < range.last; i += step * E::kWide) {
    WideUnit unit[E::kWide];
    ISOMEM_UNROLL
    for (int u = 0; u < E::kWide; ++u) {
      if (i + static_cast<size_t>(u) * step < range.last) unit[u] = from[i + static_cast<size_t>(u) * step];
    }
    for (int k = 0; k < n; ++k) {
      const int member = round.rotated(k);
      if (member == root) continue;
      WideUnit* to = round.at(dest, member);
      ISOMEM_UNROLL
      for (int u = 0; u < E::kWide; ++u) {
        if (i + static_cast<size_t>(u) * step < range.last) to[i + static_cast<size_t>(u) * step] = unit[u];
      }
    }
  }
}

/// The large part of a broadcast, on a member that is not the root. One group fetches for itself: it cannot
/// fill the root's link. A whole kernel can: there each member fetches a share and passes it on.
template <class E>
ISOMEM_HD void spread(Round<E>& round, void* dest, const void* source, size_t bytes, int root) {
  const size_t others = static_cast<size_t>(round.n_pes() - 1);
  const bool aligned =
      (reinterpret_cast<uint64_t>(dest) | reinterpret_cast<uint64_t>(source) | bytes) % 16 == 0;
  if constexpr (E::kWholeKernel) {
    if (others > 1 && aligned) {
      const size_t rank = static_cast<size_t>(round.me() < root ? round.me() : round.me() - 1);
      return spread_units(round, static_cast<WideUnit*>(dest), static_cast<const WideUnit*>(source),
                          share_of(bytes / 16, rank, others), root);
    }
  }
  copy_slice(round, dest, round.at(source, root), bytes);
}

template <class E>
ISOMEM_HD bool group_broadcast(E& e, const char* routine, DeviceTeam& team, void* dest, const void* source,
                               size_t bytes, int root, size_t small, Part part = {}) {
  Round<E> round(e, routine, team, part);
  if (!round.is_member()) return false;
  const bool alone = round.n_pes() == 1;
  const bool lines = E::kLines && !alone && bytes <= small && round.fits(bytes);
  const bool is_root = round.me() == root;
  if (lines) {
    round.make_room(bytes);
    if (is_root) {
      round.send_all(bytes, [&](int) { return piece_of(source, bytes); });
      if (dest != source) round.copy_lines(piece_of(dest, bytes), piece_of(source, bytes));
    } else {
      round.receive_from(root, piece_of(dest, bytes));
    }
  } else if (!alone) {
    round.sync_start();  // the root's source is ready
    if (!is_root) spread(round, dest, source, bytes, root);
    round.sync(2);  // ... and free again
  }
  if (is_root && !lines) copy_slice(round, dest, source, bytes);
  round.end(!lines);
  return true;
}

/// fcollect and alltoall: block `me` of everybody's `dest` comes from this member. `same_for_all`: it is all
/// of `source`, else block `member` of it.
template <class E>
ISOMEM_HD bool group_exchange(E& e, const char* routine, DeviceTeam& team, void* dest, const void* source,
                              size_t bytes, bool same_for_all, size_t small, Part part = {}) {
  Round<E> round(e, routine, team, part);
  if (!round.is_member()) return false;
  const size_t step = same_for_all ? 0 : bytes;
  const auto out = [&](int member) {
    return piece_of(static_cast<const char*>(source) + step * static_cast<size_t>(member), bytes);
  };
  const auto in = [&](int member) {
    return piece_of(static_cast<char*>(dest) + bytes * static_cast<size_t>(member), bytes);
  };
  const int n = round.n_pes();
  const int me = round.me();
  bool heard = true;  // of every other member
  if (E::kLines && n > 1 && bytes <= small && round.fits(bytes)) {
    round.make_room(bytes);
    round.send_all(bytes, out);
    round.copy_lines(in(me), out(me));
    round.receive_all(bytes, in);
    heard = bytes != 0;
  } else {
    for (int k = 1; k <= n; ++k) {
      const int to = round.rotated(k == n ? 0 : k);
      copy_slice(round, round.at(in(me).data, to), out(to).data, bytes);
    }
    if (n > 1) round.sync(2);
  }
  round.end(heard);
  return true;
}

/// Elements one by one: 1, 2, 4 or 8 bytes as an integer.
ISOMEM_HD uint64_t load_element(const void* p, size_t index, size_t size) {
  switch (size) {
    case 1:
      return static_cast<const uint8_t*>(p)[index];
    case 2:
      return static_cast<const uint16_t*>(p)[index];
    case 4:
      return static_cast<const uint32_t*>(p)[index];
    default:
      return static_cast<const uint64_t*>(p)[index];
  }
}
ISOMEM_HD void store_element(void* p, size_t index, size_t size, uint64_t value) {
  switch (size) {
    case 1:
      static_cast<uint8_t*>(p)[index] = static_cast<uint8_t>(value);
      break;
    case 2:
      static_cast<uint16_t*>(p)[index] = static_cast<uint16_t>(value);
      break;
    case 4:
      static_cast<uint32_t*>(p)[index] = static_cast<uint32_t>(value);
      break;
    default:
      static_cast<uint64_t*>(p)[index] = value;
  }
}

/// A reduction on its way between users' buffers: this member folds `range` of everybody's `source`. The
/// result goes to the same place of everybody's `dest` (`push`), or to the start of this member's.
struct Folding {
  void* dest;
  const void* source;
  Range range;  // in elements or wide units
  Reduction reduction;
  bool push;
  bool wide = true;  // source and dest lie alike within 16 bytes
  int only = -1;     // not all members are folded, but this one's source is fetched
};

/// Unit i, folded over the members in batches of E::kWide: loads on their way at once in each thread.
template <class E>
ISOMEM_HD WideUnit fold_wide_unit(Round<E>& round, const Folding& f, size_t i) {
  const WideUnit* source = static_cast<const WideUnit*>(f.source) + i;
  const int n = round.n_pes();
  if (f.only >= 0) return *round.at(source, f.only);
  WideUnit total = *round.at(source, 0);
  for (int first = 1; first < n; first += E::kWide) {
    WideUnit value[E::kWide];
    ISOMEM_UNROLL
    for (int k = 0; k < E::kWide; ++k) {
      if (first + k < n) value[k] = *round.at(source, first + k);
    }
    fold_into(f.reduction, &total.low, &value[0].low, n - first < E::kWide ? n - first : E::kWide, 2);
  }
  return total;
}

/// Writes unit `i` of a result where it belongs.
template <class E>
ISOMEM_HD void store_wide_unit(Round<E>& round, const Folding& f, size_t i, const WideUnit& total) {
  WideUnit* dest = static_cast<WideUnit*>(f.dest);
  if (!f.push) dest[i - f.range.first] = total;
  for (int k = 0; f.push && k < round.n_pes(); ++k) round.at(dest, round.rotated(k))[i] = total;
}

/// Units i, i + step, ... of few members: as many as make E::kWide loads.
template <class E>
ISOMEM_HD void fold_several_units(Round<E>& round, const Folding& f, size_t i, size_t step, int units) {
  const WideUnit* source = static_cast<const WideUnit*>(f.source);
  const int n = round.n_pes();
  WideUnit value[E::kWide];
  int member = 0;
  size_t place = i;
  ISOMEM_UNROLL
  for (int k = 0; k < E::kWide; ++k) {
    if (k < units * n && place < f.range.last) value[k] = round.at(source, member)[place];
    if (++member == n) {
      member = 0;
      place += step;
    }
  }
  ISOMEM_NO_UNROLL
  for (int u = 0; u < units && i < f.range.last; ++u, i += step) {
    WideUnit total = value[u * n];
    fold_into(f.reduction, &total.low, &value[u * n + 1].low, n - 1, 2);
    store_wide_unit(round, f, i, total);
  }
}

/// In wide units; all buffers are aligned to 16 bytes.
template <class E>
ISOMEM_HD_CALL void fold_wide_units(Round<E>& round, const Folding& f) {
  const size_t step = static_cast<size_t>(round.e.size()) * round.part().count;
  size_t i = f.range.first + static_cast<size_t>(round.e.size()) * round.part().index + round.e.rank();
  if constexpr (E::kWide > 4) {
    const int units = f.only < 0 ? E::kWide / round.n_pes() : 1;
    const size_t stride = step * static_cast<size_t>(units);
    ISOMEM_NO_UNROLL
    for (; units > 1 && i < f.range.last; i += stride) fold_several_units(round, f, i, step, units);
  }
  ISOMEM_NO_UNROLL
  for (; i < f.range.last; i += step) store_wide_unit(round, f, i, fold_wide_unit(round, f, i));
}

/// Element by element: whatever is not aligned, and what remains.
template <class E>
ISOMEM_HD_CALL void fold_single(Round<E>& round, const Folding& f) {
  const int n = round.n_pes();
  const size_t size = size_of(f.reduction.element);
  const size_t step = static_cast<size_t>(round.e.size()) * round.part().count;
  const size_t start = f.range.first + static_cast<size_t>(round.e.size()) * round.part().index;
  ISOMEM_NO_UNROLL
  for (size_t i = start + round.e.rank(); i < f.range.last; i += step) {
    uint64_t total = f.only < 0 ? 0 : load_element(round.at(f.source, f.only), i, size);
    ISOMEM_NO_UNROLL
    for (int k = 0; f.only < 0 && k < n; ++k) {
      const uint64_t value = load_element(round.at(f.source, k), i, size);
      fold_batch(f.reduction, &total, &value, k, 1, 1);
    }
    if (!f.push) store_element(f.dest, i - f.range.first, size, total);
    for (int k = 0; f.push && k < n; ++k) {
      store_element(round.at(f.dest, round.rotated(k)), i, size, total);
    }
  }
}

/// The same with other buffers and another range.
ISOMEM_HD Folding part_of_folding(Folding f, void* dest, const void* source, Range range) {
  f.dest = dest;
  f.source = source;
  f.range = range;
  return f;
}

/// Folds elements `range` of everybody's source: wide units in the middle, single elements at both ends.
template <class E>
ISOMEM_HD void fold_range(Round<E>& round, const Folding& f) {
  const size_t size = size_of(f.reduction.element);
  const size_t per = 16 / size;
  const uint64_t out = reinterpret_cast<uint64_t>(f.dest) + (f.push ? f.range.first * size : 0);
  const uint64_t in = reinterpret_cast<uint64_t>(f.source) + f.range.first * size;
  const bool alike = f.wide && (out ^ in) % 16 == 0 && in % size == 0;
  size_t head = alike ? (16 - in % 16) % 16 / size : f.range.last - f.range.first;
  if (head > f.range.last - f.range.first) head = f.range.last - f.range.first;
  const size_t wide = (f.range.last - f.range.first - head) / per;
  const size_t middle = f.range.first + head;
  const size_t rest = middle + wide * per;
  char* dest = static_cast<char*>(f.dest);
  const char* source = static_cast<const char*>(f.source);
  if (head) fold_single(round, part_of_folding(f, dest, source, {f.range.first, middle}));
  if (wide) {
    char* to = dest + (f.push ? middle : head) * size;
    fold_wide_units(round, part_of_folding(f, to, source + middle * size, {0, wide}));
  }
  if (rest < f.range.last) {
    char* to = f.push ? dest : dest + (rest - f.range.first) * size;
    fold_single(round, part_of_folding(f, to, source, {rest, f.range.last}));
  }
}

/// Payloads in bytes up to which a reduction goes by lines (all values to all; in two steps), and from which
/// on results are fetched.
struct SmallReduce {
  size_t direct;
  size_t two_steps;
  size_t fetch_from = ~size_t{0};
};

/// The share of the lines of a reduction in two steps that a member folds.
ISOMEM_HD Piece share_piece(const void* data, size_t bytes, int member, int n_pes) {
  const Range lines = share_of((bytes + 7) / 8, static_cast<size_t>(member), static_cast<size_t>(n_pes));
  const size_t first = lines.first * 8;
  const size_t last = lines.last * 8 < bytes ? lines.last * 8 : bytes;
  return piece_of(static_cast<const char*>(data) + first, last - first);
}

/// Every member folds its share of the lines and sends it on; two messages of one share each.
template <class E>
ISOMEM_HD void reduce_in_two_steps(Round<E>& round, void* dest, const void* source, size_t bytes,
                                   Reduction reduction) {
  const int n = round.n_pes();
  const size_t longest = share_piece(source, bytes, 0, n).bytes;
  const auto out = [&](int member) { return share_piece(source, bytes, member, n); };
  const auto in = [&](int member) { return share_piece(dest, bytes, member, n); };
  round.send_all(longest, out);  // in place: each thread overwrites what it has read itself
  round.fold_all(out(round.me()), in(round.me()), reduction, true);
  round.next_message();
  round.receive_all(longest, in);
}

/// Every member folds its share into its own dest, then fetches the others' shares: links carry more when all
/// of them only read. A part fetches what the same part of the other member has folded.
template <class E>
ISOMEM_HD void reduce_and_fetch(Round<E>& round, const Folding& mine, size_t n) {
  const size_t size = size_of(mine.reduction.element);
  const size_t pes = static_cast<size_t>(round.n_pes());
  char* const dest = static_cast<char*>(mine.dest);
  Folding f = mine;
  f.push = false;
  f.dest = dest + mine.range.first * size;
  fold_range(round, f);
  round.sync(2);  // all shares are there
  f.source = dest;
  for (int k = 1; k < round.n_pes(); ++k) {
    f.only = round.rotated(k);
    f.range = share_of(n, static_cast<size_t>(f.only), pes);
    f.dest = dest + f.range.first * size;
    fold_range(round, f);
  }
  round.sync(3);  // ... and have been fetched
}

/// Every member folds its share of the elements in the sources of all, and pushes the result to all.
template <class E>
ISOMEM_HD void reduce_straight(Round<E>& round, void* dest, const void* source, size_t n, Reduction reduction,
                               size_t fetch_from) {
  const Range share = share_of(n, static_cast<size_t>(round.me()), static_cast<size_t>(round.n_pes()));
  Folding f{dest, source, share, reduction, true};
  f.wide = (reinterpret_cast<uint64_t>(dest) ^ reinterpret_cast<uint64_t>(source)) % 16 == 0;
  round.sync_start();  // all sources are ready
  if constexpr (E::kWholeKernel) {
    if (n * size_of(reduction.element) >= fetch_from) return reduce_and_fetch(round, f, n);
  }
  fold_range(round, f);
  round.sync(2);  // all results have been pushed
}

/// Folds the `n` elements of all members in the order of the members: the same bits on all. In place or
/// disjoint.
template <class E>
ISOMEM_HD bool group_reduce(E& e, const char* routine, DeviceTeam& team, void* dest, const void* source,
                            size_t n, Reduction reduction, SmallReduce small, Part part = {}) {
  Round<E> round(e, routine, team, part);
  if (!round.is_member()) return false;
  const size_t bytes = n * size_of(reduction.element);
  const size_t pes = static_cast<size_t>(round.n_pes());
  const bool folds_lines = reduction.element != Element::f64_pair;
  const bool direct = folds_lines && bytes <= small.direct && round.fits(bytes);
  bool done = false;
  if constexpr (E::kWholeKernel) {
    done = pes > 1 && folds_lines && !direct && bytes <= small.two_steps &&
           round.fits((bytes + 7) / 8 / pes * 8 + 8);
    if (done) {
      round.make_room(share_piece(source, bytes, 0, round.n_pes()).bytes);
      reduce_in_two_steps(round, dest, source, bytes, reduction);
    }
  }
  if (done) {
    // in two steps
  } else if (pes == 1) {
    copy_slice(round, dest, source, bytes);
  } else if (E::kLines && direct) {
    round.make_room(bytes);
    round.send_all(bytes, [&](int) { return piece_of(source, bytes); });
    round.e.group_sync();  // in place: everything is read before it is overwritten
    round.fold_all(piece_of(source, bytes), piece_of(dest, bytes), reduction, false);
  } else {
    reduce_straight(round, dest, source, n, reduction, small.fetch_from);
  }
  round.end(bytes != 0 || pes == 1);  // of nothing, nobody hears
  return true;
}

/// Block me() of the sources of all members, `n` elements each, folded. `dest` is block me() of `source`, or
/// disjoint from it.
template <class E>
ISOMEM_HD bool group_reducescatter(E& e, const char* routine, DeviceTeam& team, void* dest,
                                   const void* source, size_t n, Reduction reduction, size_t small,
                                   Part part = {}) {
  Round<E> round(e, routine, team, part);
  if (!round.is_member()) return false;
  const size_t bytes = n * size_of(reduction.element);
  const auto out = [&](int member) {
    return piece_of(static_cast<const char*>(source) + bytes * static_cast<size_t>(member), bytes);
  };
  if (round.n_pes() == 1) {
    copy_slice(round, dest, source, bytes);
  } else if (E::kLines && bytes <= small && round.fits(bytes)) {
    round.make_room(bytes);
    round.send_all(bytes, out);
    round.fold_all(out(round.me()), piece_of(dest, bytes), reduction, false);
  } else {
    const size_t first = n * static_cast<size_t>(round.me());
    round.sync_start();  // all sources are ready
    fold_range(round, Folding{dest, source, {first, first + n}, reduction, false});
    round.sync(2);  // ... and free again
  }
  round.end(bytes != 0 || round.n_pes() == 1);
  return true;
}

}  // namespace isomem
