// SPDX-License-Identifier: Apache-2.0
// Reductions of NVSHMEM's types by CPU threads.
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstddef>
#include <type_traits>
#include <vector>

#include "isomem/coll.hpp"
#include "isomem/reduce_op.hpp"
#include "runtime/block_reducer.hpp"
#include "runtime/teams.hpp"

namespace isomem {

/// A value and its place, of ReduceOp::maxloc.
struct Pair {
  double value, place;
};

/// The operator of a reduction on values of a type. 16-bit floating point is folded in float and rounded each
/// time.
template <ReduceOp op>
struct ReduceFunctor {
  template <class T>
  T operator()(T a, T b) const {
    if constexpr (std::is_same_v<T, Pair>) {
      if (a.value != b.value) return b.value > a.value ? b : a;
      return b.place < a.place ? b : a;
    } else if constexpr (std::is_same_v<T, __half>) {
      return __float2half_rn((*this)(__half2float(a), __half2float(b)));
    } else if constexpr (std::is_same_v<T, __nv_bfloat16>) {
      return __float2bfloat16_rn((*this)(__bfloat162float(a), __bfloat162float(b)));
    } else if constexpr (op == ReduceOp::band) {
      return static_cast<T>(a & b);
    } else if constexpr (op == ReduceOp::bor) {
      return static_cast<T>(a | b);
    } else if constexpr (op == ReduceOp::bxor) {
      return static_cast<T>(a ^ b);
    } else {
      return fold_arithmetic(op, a, b);
    }
  }
};

template <ReduceOp op, class T>
void fold_block(void* total, const void* first, const void* second, size_t n) {
  isomem::fold(ReduceFunctor<op>{}, static_cast<T*>(total), static_cast<const T*>(first),
               static_cast<const T*>(second), n);
}

/// Member i gets the folded block i of all sources. The result is kept aside until all have read: dest may be
/// a part of source.
template <class E, class T>
void scatter_reduced(E& e, const char* routine, Team& team, T* dest, const T* source, size_t n,
                     const BlockReducer& f) {
  std::vector<T> total(n);
  std::vector<T> theirs(n);
  const T* block = source + n * static_cast<size_t>(team.me());
  team_sync(e, routine, team);  // all sources are ready
  for (int i = 0; i < team.n_pes(); ++i) {
    isomem::get(e, i == 0 ? total.data() : theirs.data(), block, n * sizeof(T), team.pe(i));
    if (i != 0) fold(f, total.data(), total.data(), theirs.data(), n);
  }
  team_sync(e, routine, team);  // all have been read
  e.copy(dest, total.data(), n * sizeof(T));
}

}  // namespace isomem
