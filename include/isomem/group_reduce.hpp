// SPDX-License-Identifier: Apache-2.0
// Reductions by groups: their inner loops, for each operator.
#pragma once

#include "isomem/reduce_op.hpp"
#include "isomem/team.hpp"

namespace isomem {

/// Units of some members.
template <class Unit, int most>
struct Units {
  Unit of[most];
};

/// Sources that all members have at one symmetric address.
struct SamePlaces {
  static constexpr bool kDiffer = false;
  Copies<const char> copies;

  ISOMEM_HD SamePlaces plus(size_t n) const { return SamePlaces{copies.plus(n)}; }
  ISOMEM_HD const char* mine() const { return copies.first; }
  ISOMEM_HD const char* of(const Members& members, int member) const { return copies.of(members.pe(member)); }
};

/// Sources that each member has where it likes, as the others have been told.
template <class Told>
struct OwnPlaces {
  static constexpr bool kDiffer = true;
  const char* own;
  Told told;
  char* kept;  // where this member keeps its part of the result as well; null: nowhere
  size_t offset = 0;

  ISOMEM_HD OwnPlaces plus(size_t n) const {
    return OwnPlaces{own + n, told, kept ? kept + n : kept, offset + n};
  }
  ISOMEM_HD const char* mine() const { return own; }
  ISOMEM_HD const char* of(const Members& members, int member) const {
    return member == members.me ? own : told.of(member) + offset;
  }
};

/// A reduction on its way between users' buffers: this member folds the first `bytes` of everybody's
/// `source`. The result goes to everybody's `dest`, or (`push` is false) to this member's only. If sources
/// differ, `dest` is this member's only, at its `first`.
template <class Places>
struct ReduceWork {
  Copies<char> dest;
  Places source;
  Members members;
  size_t bytes;
  bool push;

  ISOMEM_HD ReduceWork part(size_t first, size_t last) const {
    return ReduceWork{dest.plus(first), source.plus(first), members, last - first, push};
  }
  ISOMEM_HD int n_pes() const { return members.n_pes; }
  ISOMEM_HD const char* from(int member) const { return source.of(members, member); }
  ISOMEM_HD int receivers() const {
    if constexpr (Places::kDiffer) {
      return source.kept ? 2 : 1;
    } else {
      return push ? members.n_pes : 1;
    }
  }
  /// The dest of the k-th of them: not all PEs begin with the same.
  ISOMEM_HD char* receiver(int k) const {
    if constexpr (Places::kDiffer) {
      return k ? source.kept : dest.first;
    } else {
      const int member = members.me + k;
      return dest.of(members.pe(member < members.n_pes ? member : member - members.n_pes));
    }
  }
  /// Whether units of 16 bytes, aligned in dest, are so in all sources, with elements of `size` bytes.
  ISOMEM_HD bool is_alike(size_t size) const {
    const uint64_t out = reinterpret_cast<uint64_t>(dest.first),
                   in = reinterpret_cast<uint64_t>(source.mine());
    bool alike = (out ^ in) % 16 == 0 && in % size == 0;
    if constexpr (Places::kDiffer) {
      for (int k = 0; k < n_pes(); ++k)
        alike = alike && (reinterpret_cast<uint64_t>(from(k)) ^ out) % 16 == 0;
    }
    return alike;
  }
};

/// Elements one by one: 1, 2, 4 or 8 bytes as an integer.
ISOMEM_HD uint64_t load_element(const void* p, size_t size) {
  switch (size) {
    case 1:
      return *static_cast<const uint8_t*>(p);
    case 2:
      return *static_cast<const uint16_t*>(p);
    case 4:
      return *static_cast<const uint32_t*>(p);
    default:
      return *static_cast<const uint64_t*>(p);
  }
}
ISOMEM_HD void store_element(void* p, size_t size, uint64_t value) {
  switch (size) {
    case 1:
      *static_cast<uint8_t*>(p) = static_cast<uint8_t>(value);
      break;
    case 2:
      *static_cast<uint16_t*>(p) = static_cast<uint16_t>(value);
      break;
    case 4:
      *static_cast<uint32_t*>(p) = static_cast<uint32_t>(value);
      break;
    default:
      *static_cast<uint64_t*>(p) = value;
  }
}

/// Every `step`-th unit from `first` up to `last`. Index is as short as they allow: registers are what
/// decides how large the blocks of a user's kernel can be.
template <class Index>
struct Stride {
  Index first, last, step;
};

template <class Work>
ISOMEM_HD const WideUnit* units_from(const Work& f, int member) {
  return reinterpret_cast<const WideUnit*>(f.from(member));
}

template <class Work, class Index, int units>
ISOMEM_HD void store_units(const Work& f, const WideUnit (&total)[units], Index at, const Stride<Index>& s) {
  ISOMEM_NO_UNROLL
  for (int k = 0; k < f.receivers(); ++k) {
    WideUnit* to = reinterpret_cast<WideUnit*>(f.receiver(k));
    ISOMEM_UNROLL
    for (int u = 0; u < units; ++u) {
      if (at + u * s.step < s.last) to[at + u * s.step] = total[u];
    }
  }
}

/// At most `most` members. Each thread has their values of each of `units` units on their way at once.
template <int units, int most, class Reducer, class Work>
ISOMEM_HD void fold_few(const Reducer& reducer, const Work& f, const Stride<uint32_t>& s) {
  const WideUnit* from[most];
  ISOMEM_UNROLL
  for (int k = 0; k < most; ++k) from[k] = units_from(f, k < f.n_pes() ? k : 0);
  ISOMEM_NO_UNROLL
  for (uint32_t at = s.first; at < s.last; at += units * s.step) {
    Units<WideUnit, most> value[units];
    ISOMEM_UNROLL
    for (int k = 0; k < most; ++k) {
      ISOMEM_UNROLL
      for (int u = 0; u < units; ++u) {  // all on their way before any is used
        const uint32_t place = at + u * s.step < s.last ? at + u * s.step : at;
        value[u].of[k] = WideUnit{};
        if (k < f.n_pes()) value[u].of[k] = from[k][place];
      }
    }
    WideUnit total[units];
    ISOMEM_UNROLL
    for (int u = 0; u < units; ++u) total[u] = reducer.fold(WideUnit{}, value[u], f.n_pes(), true);
    store_units(f, total, at, s);
  }
}

/// Any number of members, Reducer::kBatch at a time.
template <class Reducer, class Work, class Index>
ISOMEM_HD void fold_many(const Reducer& reducer, const Work& f, const Stride<Index>& s) {
  ISOMEM_NO_UNROLL
  for (Index at = s.first; at < s.last; at += s.step) {
    WideUnit total[1] = {};
    ISOMEM_NO_UNROLL
    for (int first = 0; first < f.n_pes(); first += Reducer::kBatch) {
      Units<WideUnit, Reducer::kBatch> value;
      ISOMEM_UNROLL
      for (int k = 0; k < Reducer::kBatch; ++k) {
        value.of[k] = WideUnit{};
        if (first + k < f.n_pes()) value.of[k] = units_from(f, first + k)[at];
      }
      total[0] = reducer.fold(total[0], value, f.n_pes() - first, first == 0);
    }
    store_units(f, total, at, s);
  }
}

/// In wide units, all of it aligned to 16 bytes, by thread `rank` of `size`. Each thread has Reducer::kDepth
/// values on their way at once, from all members together, so that no link is idle.
template <class Reducer, class Work>
ISOMEM_HD void fold_wide(const Reducer& reducer, const Work& f, unsigned rank, unsigned size) {
  const size_t units = f.bytes / sizeof(WideUnit);
  const Stride<uint32_t> s{rank, static_cast<uint32_t>(units), size};
  const int few = units >> 30 ? 0 : f.n_pes();  // a huge share: short code, not the fastest
  if (0 < few && few <= 2) return fold_few<Reducer::kDepth / 2, 2>(reducer, f, s);
  if constexpr (Reducer::kDepth == 8) {
    if (0 < few && few <= 4) return fold_few<2, 4>(reducer, f, s);
    if (0 < few && few <= 8) return fold_few<1, 8>(reducer, f, s);
    fold_many(reducer, f, Stride<size_t>{rank, units, size});
  } else {
    fold_many(reducer, f, s);  // the places of four take eight registers
  }
}

/// total, folded with the first `n` of some units, one after the other. `first`: into nothing yet.
template <class Op>
ISOMEM_HD uint64_t apply(const Op& op, uint64_t a, uint64_t b) {
  return op.apply(a, b);
}
template <class Op, class Unit, int most>
ISOMEM_HD Unit fold_units(const Op& op, Unit total, const Units<Unit, most>& units, int n, bool first) {
  total = first ? units.of[0] : apply(op, total, units.of[0]);
  ISOMEM_UNROLL
  for (int k = 1; k < most; ++k) {
    if (k < n) total = apply(op, total, units.of[k]);
  }
  return total;
}

/// `depth` units on their way, or those of four of many members: for kernels of the library.
template <class Op, int depth>
struct DeepLoop {
  static constexpr int kDepth = depth;
  static constexpr int kBatch = 4;
  Op op;

  template <class Unit, int most>
  ISOMEM_HD Unit fold(Unit total, const Units<Unit, most>& units, int n, bool first) const {
    return fold_units(op, total, units, n, first);
  }
};

/// A reduction as the algorithms see it, by an operator that the code knows. In the kernels of users: what is
/// on its way at once is what 64 registers have room for, those of a loop around it among them, so that
/// blocks may have 1024 threads.
template <class Op, Element element>
struct OperatorReducer {
  /// Two registers for each value, or as much for what 16 bits of floating point are folded as.
  static constexpr bool kIsWide =
      size_of(element) == 8 || element == Element::f16 || element == Element::bf16;
  static constexpr int kDepth = 4;
  static constexpr int kBatch = kIsWide ? 2 : 4;
  Op op;

  ISOMEM_HD size_t size() const { return size_of(element); }
  ISOMEM_HD bool by_ll_lines() const { return element != Element::f64_pair; }
  /// Whether that much may be folded in wide units, which are counted in 32 bits. (Pairs can only be, and of
  /// 64 GiB no member has a share.)
  ISOMEM_HD bool may_be_wide(size_t bytes) const { return bytes >> 34 == 0 || element == Element::f64_pair; }
  template <class Unit, int most>
  ISOMEM_HD Unit fold(Unit total, const Units<Unit, most>& units, int n, bool first) const {
    return fold_units(op, total, units, n, first);
  }
  template <class Work>
  ISOMEM_HD void wide(const Work& f, unsigned rank, unsigned size) const {
    fold_wide(*this, f, rank, size);
  }
};

template <ReduceOp op, Element element>
ISOMEM_HD auto reducer_of() {
  if constexpr (op == ReduceOp::maxloc) {
    return OperatorReducer<MaxlocOperator, element>{};
  } else if constexpr (is_bitwise(op)) {
    return OperatorReducer<BitOperator, element>{{op}};
  } else {
    return OperatorReducer<Operator<op, typename StorageOf<element>::type>, element>{};
  }
}

/// The same by an operator that is known at run time only: eight units over links, four of what lies here.
template <int depth>
struct AnyReducerOf {
  static constexpr int kBatch = 4;
  Reduction reduction;

  ISOMEM_HD size_t size() const { return size_of(reduction.element); }
  ISOMEM_HD bool by_ll_lines() const { return reduction.element != Element::f64_pair; }
  ISOMEM_HD bool may_be_wide(size_t) const { return true; }
  template <class Unit, int most>
  ISOMEM_HD Unit fold(Unit total, const Units<Unit, most>& units, int n, bool first) const {
    return with_operator(reduction, FoldUnits<Unit, most>{total, units, n, first});
  }
  template <class Work>
  ISOMEM_HD void wide(const Work& f, unsigned rank, unsigned size) const {
    with_operator(reduction, FoldWide<Work>{f, rank, size});
  }

 private:
  template <class Unit, int most>
  struct FoldUnits {
    Unit total;
    const Units<Unit, most>& units;
    int n;
    bool first;

    template <class Op>
    ISOMEM_HD Unit operator()(const Op& op) const {
      return fold_units(op, total, units, n, first);
    }
  };
  template <class Work>
  struct FoldWide {
    const Work& f;
    unsigned rank, size;

    template <class Op>
    ISOMEM_HD int operator()(const Op& op) const {
      fold_wide(DeepLoop<Op, depth>{op}, f, rank, size);
      return 0;
    }
  };
};
using AnyReducer = AnyReducerOf<8>;
using NearReducer = AnyReducerOf<4>;

}  // namespace isomem
