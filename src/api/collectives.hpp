// SPDX-License-Identifier: Apache-2.0
// The collectives, one template a routine: of a team here, of an active set in active_sets.hpp.
#pragma once

#include <complex>
#include <type_traits>

#include "api/calls.hpp"
#include "isomem/active_set.hpp"
#include "isomem/coll.hpp"
#include "isomem/reduce_op.hpp"
#include "runtime/block_reducer.hpp"

namespace isomem::api {

/// What of an element's type matters to a routine that only moves it. Such routines are compiled for this,
/// not for every type: that takes half a minute less.
struct Layout {
  uint64_t size;
  uint64_t align;
};
template <class T>
inline constexpr Layout kLayoutOf{sizeof(T), alignof(T)};

/// Checks the buffers of a collective on the whole team; false if there is nothing to move. `in_place`: dest
/// may be source.
inline bool check_buffers(const Runtime& rt, const char* routine, Layout element, void* dest,
                          uint64_t dest_elems, const void* source, uint64_t source_elems,
                          bool in_place = false) {
  if (dest_elems == 0 || source_elems == 0) return false;
  const uint64_t dest_bytes = bytes_of(routine, dest_elems, element.size);
  const uint64_t source_bytes = bytes_of(routine, source_elems, element.size);
  check_symmetric(rt, routine, "dest", dest, dest_bytes, element.align);
  check_symmetric(rt, routine, "source", source, source_bytes, element.align);
  if (dest != source || !in_place)
    check_overlap(rt, routine, {"dest", dest, dest_bytes}, {"source", source, source_bytes});
  return true;
}
template <class T>
bool check_buffers(const Runtime& rt, const char* routine, T* dest, uint64_t dest_elems, const T* source,
                   uint64_t source_elems, bool in_place = false) {
  return check_buffers(rt, routine, kLayoutOf<T>, dest, dest_elems, source, source_elems, in_place);
}

// Of a group of PEs, a Team or an ActiveSet. What they are called by stands below and in active_sets.hpp.

/// `on_root`: the root's dest is filled too, as with teams; not that of an active set's.
template <class G>
int broadcast_in(Runtime& rt, const char* routine, G& group, Layout element, void* dest, const void* source,
                 size_t nelems, int root, bool on_root) {
  check_pe(group.n_pes(), routine, root, "PE_root");
  if (!check_buffers(rt, routine, element, dest, nelems, source, nelems, true)) return 0;
  with_engine(rt, dest, source, [&](auto& e) {
    isomem::broadcast(e, routine, group, dest, source, nelems * element.size, root, on_root);
  });
  return 0;
}

template <class G>
int fcollect_in(Runtime& rt, const char* routine, G& group, Layout element, void* dest, const void* source,
                size_t nelems) {
  const uint64_t all = bytes_of(routine, nelems, static_cast<uint64_t>(group.n_pes()));
  if (!check_buffers(rt, routine, element, dest, all, source, nelems)) return 0;
  with_engine(rt, dest, source,
              [&](auto& e) { isomem::fcollect(e, routine, group, dest, source, nelems * element.size); });
  return 0;
}

/// nelems may differ between PEs and be 0 on some, so every PE takes part.
template <class G>
int collect_in(Runtime& rt, const char* routine, G& group, Layout element, void* dest, const void* source,
               size_t nelems) {
  check_buffers(rt, routine, element, dest, nelems, source, nelems);
  const auto check_fit = [&](uint64_t end) {  // nobody knows the sum before
    if (nelems) check_block(rt, routine, "dest", dest, end, element.align);
  };
  with_engine(rt, dest, source, [&](auto& e) {
    isomem::collect(e, routine, group, dest, source, nelems * element.size, check_fit);
  });
  return 0;
}

template <class G>
int alltoalls_in(Runtime& rt, const char* routine, G& group, Layout element, void* dest, const void* source,
                 ptrdiff_t dst, ptrdiff_t sst, size_t nelems) {
  check_range(routine, "dst", dst, 1, PTRDIFF_MAX, "1 or more");
  check_range(routine, "sst", sst, 1, PTRDIFF_MAX, "1 or more");
  const uint64_t all = bytes_of(routine, nelems, static_cast<uint64_t>(group.n_pes()));
  const uint64_t last = all ? all - 1 : 0;
  const uint64_t dest_span = all ? bytes_of(routine, last, static_cast<uint64_t>(dst)) + 1 : 0;
  const uint64_t source_span = all ? bytes_of(routine, last, static_cast<uint64_t>(sst)) + 1 : 0;
  if (!check_buffers(rt, routine, element, dest, dest_span, source, source_span)) return 0;
  const int64_t size = static_cast<int64_t>(element.size);
  with_engine(rt, dest, source, [&](auto& e) {
    isomem::alltoalls(e, routine, group, dest, source, element.size, dst * size, sst * size, nelems);
  });
  return 0;
}

template <class T>
int broadcast(const char* routine, shmem_team_t team, T* dest, const T* source, size_t nelems, int root) {
  Runtime& rt = runtime(routine);
  return broadcast_in(rt, routine, team_of(rt, routine, team), kLayoutOf<T>, dest, source, nelems, root,
                      true);
}
template <class T>
int fcollect(const char* routine, shmem_team_t team, T* dest, const T* source, size_t nelems) {
  Runtime& rt = runtime(routine);
  return fcollect_in(rt, routine, team_of(rt, routine, team), kLayoutOf<T>, dest, source, nelems);
}
template <class T>
int collect(const char* routine, shmem_team_t team, T* dest, const T* source, size_t nelems) {
  Runtime& rt = runtime(routine);
  return collect_in(rt, routine, team_of(rt, routine, team), kLayoutOf<T>, dest, source, nelems);
}
template <class T>
int alltoalls(const char* routine, shmem_team_t team, T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst,
              size_t nelems) {
  Runtime& rt = runtime(routine);
  return alltoalls_in(rt, routine, team_of(rt, routine, team), kLayoutOf<T>, dest, source, dst, sst, nelems);
}

template <class T>
int alltoall(const char* routine, shmem_team_t team, T* dest, const T* source, size_t nelems) {
  return alltoalls(routine, team, dest, source, 1, 1, nelems);
}

using isomem::ReduceOp;

/// The operator of a reduction. Integers wrap round: they are folded as unsigned.
template <ReduceOp op>
struct ReduceFunctor {
  template <class T>
  T operator()(T a, T b) const {
    if constexpr (op == ReduceOp::band) return static_cast<T>(a & b);
    if constexpr (op == ReduceOp::bor) return static_cast<T>(a | b);
    if constexpr (op == ReduceOp::bxor) return static_cast<T>(a ^ b);
    if constexpr (op == ReduceOp::min) return b < a ? b : a;
    if constexpr (op == ReduceOp::max) return a < b ? b : a;
    if constexpr (op == ReduceOp::sum || op == ReduceOp::prod) return arithmetic(a, b);
  }

 private:
  template <class T>
  static T arithmetic(T a, T b) {
    if constexpr (std::is_integral_v<T>) {
      using U = std::conditional_t<(sizeof(T) < sizeof(unsigned)), unsigned, std::make_unsigned_t<T>>;
      const U x = static_cast<std::make_unsigned_t<T>>(a);
      const U y = static_cast<std::make_unsigned_t<T>>(b);
      return static_cast<T>(op == ReduceOp::sum ? x + y : x * y);
    } else {
      return op == ReduceOp::sum ? a + b : a * b;
    }
  }
};

/// An element of a reduction as the algorithms see it: they only move it.
template <size_t size, size_t align>
struct alignas(align) Unit {
  unsigned char bytes[size];
};
template <class T>
using UnitOf = Unit<sizeof(T), alignof(T)>;

template <ReduceOp op, class T>
void fold_block(void* total, const void* first, const void* second, size_t n) {
  isomem::fold(ReduceFunctor<op>{}, static_cast<T*>(total), static_cast<const T*>(first),
               static_cast<const T*>(second), n);
}

template <class G, class U>
int reduce_units(Runtime& rt, const char* routine, G& group, U* dest, const U* source, size_t nreduce,
                 const BlockReducer& f) {
  if (!check_buffers(rt, routine, dest, nreduce, source, nreduce, true)) return 0;
  with_engine(rt, dest, source,
              [&](auto& e) { isomem::reduce(e, routine, group, dest, source, nreduce, f); });
  return 0;
}
template <ReduceOp op, class G, class T>
int reduce_in(Runtime& rt, const char* routine, G& group, T* dest, const T* source, size_t nreduce) {
  using U = UnitOf<T>;
  return reduce_units(rt, routine, group, reinterpret_cast<U*>(dest), reinterpret_cast<const U*>(source),
                      nreduce, BlockReducer{fold_block<op, T>});
}

template <ReduceOp op, class T>
int reduce(const char* routine, shmem_team_t team, T* dest, const T* source, size_t nreduce) {
  Runtime& rt = runtime(routine);
  return reduce_in<op>(rt, routine, team_of(rt, routine, team), dest, source, nreduce);
}

enum class Scan { inclusive, exclusive };

template <class U>
int scan_units(const char* routine, shmem_team_t team, U* dest, const U* source, size_t nelems,
               const BlockReducer& sum, bool inclusive) {
  Runtime& rt = runtime(routine);
  Team& members = team_of(rt, routine, team);
  if (!check_buffers(rt, routine, dest, nelems, source, nelems, true)) return 0;
  with_engine(rt, dest, source,
              [&](auto& e) { isomem::scan(e, routine, members, dest, source, nelems, sum, inclusive); });
  return 0;
}
template <Scan kind, class T>
int scan(const char* routine, shmem_team_t team, T* dest, const T* source, size_t nelems) {
  using U = UnitOf<T>;
  return scan_units(routine, team, reinterpret_cast<U*>(dest), reinterpret_cast<const U*>(source), nelems,
                    BlockReducer{fold_block<ReduceOp::sum, T>}, kind == Scan::inclusive);
}

}  // namespace isomem::api
