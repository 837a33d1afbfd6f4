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

template <class T>
constexpr BlockReducer arithmetic_reducer(ReduceOp op) {
  switch (op) {
    case ReduceOp::sum:
      return {fold_block<ReduceOp::sum, T>};
    case ReduceOp::prod:
      return {fold_block<ReduceOp::prod, T>};
    case ReduceOp::min:
      return {fold_block<ReduceOp::min, T>};
    case ReduceOp::max:
      return {fold_block<ReduceOp::max, T>};
    default:
      return {nullptr};
  }
}

template <class T>
constexpr BlockReducer integer_reducer(ReduceOp op) {
  switch (op) {
    case ReduceOp::band:
      return {fold_block<ReduceOp::band, T>};
    case ReduceOp::bor:
      return {fold_block<ReduceOp::bor, T>};
    case ReduceOp::bxor:
      return {fold_block<ReduceOp::bxor, T>};
    default:
      return arithmetic_reducer<T>(op);
  }
}

/// Its function is null if there is no such reduction.
constexpr BlockReducer reducer_of(const Reduction& reduction) {
  switch (reduction.element) {
    case Element::i8:
      return integer_reducer<int8_t>(reduction.op);
    case Element::u8:
      return integer_reducer<uint8_t>(reduction.op);
    case Element::i16:
      return integer_reducer<int16_t>(reduction.op);
    case Element::u16:
      return integer_reducer<uint16_t>(reduction.op);
    case Element::i32:
      return integer_reducer<int32_t>(reduction.op);
    case Element::u32:
      return integer_reducer<uint32_t>(reduction.op);
    case Element::i64:
      return integer_reducer<int64_t>(reduction.op);
    case Element::u64:
      return integer_reducer<uint64_t>(reduction.op);
    case Element::f32:
      return arithmetic_reducer<float>(reduction.op);
    case Element::f64:
      return arithmetic_reducer<double>(reduction.op);
    case Element::f16:
      return arithmetic_reducer<__half>(reduction.op);
    case Element::bf16:
      return arithmetic_reducer<__nv_bfloat16>(reduction.op);
    case Element::f64_pair:
      return {fold_block<ReduceOp::maxloc, Pair>};
  }
  return {nullptr};
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
