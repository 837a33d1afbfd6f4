// SPDX-License-Identifier: Apache-2.0
// The operators of the reductions: on values of a type, and on units of 8 or 16 bytes of elements.
#pragma once

#include "isomem/config.hpp"
#if defined(__CUDACC__)
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#endif

namespace isomem {

enum class ReduceOp : uint8_t { sum, prod, min, max, band, bor, bxor, maxloc };

/// What a reduction folds. Sums, products and bitwise operators do not care about signs.
enum class Element : uint8_t { i8, u8, i16, u16, i32, u32, i64, u64, f32, f64, f16, bf16, f64_pair };

struct Reduction {
  ReduceOp op;
  Element element;
};

ISOMEM_HD constexpr size_t size_of(Element element) {
  switch (element) {
    case Element::i8:
    case Element::u8:
      return 1;
    case Element::i16:
    case Element::u16:
    case Element::f16:
    case Element::bf16:
      return 2;
    case Element::i32:
    case Element::u32:
    case Element::f32:
      return 4;
    case Element::f64_pair:
      return 16;
    default:
      return 8;
  }
}

template <size_t bytes, bool is_signed>
inline constexpr Element kIntegerOf = bytes == 1   ? (is_signed ? Element::i8 : Element::u8)
                                      : bytes == 2 ? (is_signed ? Element::i16 : Element::u16)
                                      : bytes == 4 ? (is_signed ? Element::i32 : Element::u32)
                                                   : (is_signed ? Element::i64 : Element::u64);
/// The element of a C type; integers are told apart by size and sign.
template <class T>
inline constexpr Element kElementOf = kIntegerOf<sizeof(T), (static_cast<T>(-1) < static_cast<T>(1))>;
template <>
inline constexpr Element kElementOf<float> = Element::f32;
template <>
inline constexpr Element kElementOf<double> = Element::f64;
#if defined(__CUDACC__)
template <>
inline constexpr Element kElementOf<__half> = Element::f16;
template <>
inline constexpr Element kElementOf<__nv_bfloat16> = Element::bf16;
template <>
inline constexpr Element kElementOf<double2> = Element::f64_pair;
#endif

/// The unsigned type in which integers of T wrap round without being undefined.
template <size_t bytes>
struct Wrapping {
  using type = uint32_t;
};
template <>
struct Wrapping<8> {
  using type = uint64_t;
};

template <class T>
inline constexpr bool kIsInteger = static_cast<T>(0.5) == static_cast<T>(0);

/// One of sum, prod, min, max.
template <class T>
ISOMEM_HD T fold_arithmetic(ReduceOp op, T a, T b) {
  if (op == ReduceOp::min) return b < a ? b : a;
  if (op == ReduceOp::max) return a < b ? b : a;
  if constexpr (kIsInteger<T>) {
    using U = typename Wrapping<sizeof(T)>::type;
    return static_cast<T>(op == ReduceOp::sum ? static_cast<U>(a) + static_cast<U>(b)
                                              : static_cast<U>(a) * static_cast<U>(b));
  } else {
    return op == ReduceOp::sum ? a + b : a * b;
  }
}

/// A value as it lies in a unit, and the type in which it is folded.
template <class T>
struct Stored {
  using Folded = T;
  T value;
  ISOMEM_HD T get() const { return value; }
  ISOMEM_HD void set(T v) { value = v; }
};
#if defined(__CUDACC__)
/// 16-bit floating point is folded in float and rounded each time, as the types' own operators do.
struct StoredHalf {
  using Folded = float;
  __half value;
  ISOMEM_HD float get() const { return __half2float(value); }
  ISOMEM_HD void set(float v) { value = __float2half_rn(v); }
};
struct StoredBfloat16 {
  using Folded = float;
  __nv_bfloat16 value;
  ISOMEM_HD float get() const { return __bfloat162float(value); }
  ISOMEM_HD void set(float v) { value = __float2bfloat16_rn(v); }
};
#endif

template <class T>
struct Is {
  using type = T;
};
/// How a unit holds elements.
template <Element element>
struct StorageOf;
template <>
struct StorageOf<Element::i8> : Is<Stored<int8_t>> {};
template <>
struct StorageOf<Element::u8> : Is<Stored<uint8_t>> {};
template <>
struct StorageOf<Element::i16> : Is<Stored<int16_t>> {};
template <>
struct StorageOf<Element::u16> : Is<Stored<uint16_t>> {};
template <>
struct StorageOf<Element::i32> : Is<Stored<int32_t>> {};
template <>
struct StorageOf<Element::u32> : Is<Stored<uint32_t>> {};
template <>
struct StorageOf<Element::i64> : Is<Stored<int64_t>> {};
template <>
struct StorageOf<Element::u64> : Is<Stored<uint64_t>> {};
template <>
struct StorageOf<Element::f32> : Is<Stored<float>> {};
template <>
struct StorageOf<Element::f64> : Is<Stored<double>> {};
#if defined(__CUDACC__)
template <>
struct StorageOf<Element::f16> : Is<StoredHalf> {};
template <>
struct StorageOf<Element::bf16> : Is<StoredBfloat16> {};
#endif

/// 16 bytes: two units, or a value and its place.
struct alignas(16) WideUnit {
  uint64_t low;
  uint64_t high;
};

#if defined(__CUDA_ARCH__) && !defined(__clang__)  // clang calls NVIDIA's library of device functions for it
/// Whether a GPU folds several elements of a word at once. One by one, they and those that they are folded
/// with would be in registers of their own.
template <class S>
inline constexpr bool kFoldsPacked = false;
template <>
inline constexpr bool kFoldsPacked<Stored<int8_t>> = true;
template <>
inline constexpr bool kFoldsPacked<Stored<uint8_t>> = true;
template <>
inline constexpr bool kFoldsPacked<Stored<int16_t>> = true;
template <>
inline constexpr bool kFoldsPacked<Stored<uint16_t>> = true;

template <class T>
ISOMEM_HD uint32_t fold_packed(ReduceOp op, uint32_t a, uint32_t b) {
  constexpr bool is_signed = static_cast<T>(-1) < static_cast<T>(1);
  if constexpr (sizeof(T) == 1) {
    if (op == ReduceOp::min) return is_signed ? __vmins4(a, b) : __vminu4(a, b);
    if (op == ReduceOp::max) return is_signed ? __vmaxs4(a, b) : __vmaxu4(a, b);
    return __vadd4(a, b);
  } else {
    if (op == ReduceOp::min) return is_signed ? __vmins2(a, b) : __vminu2(a, b);
    if (op == ReduceOp::max) return is_signed ? __vmaxs2(a, b) : __vmaxu2(a, b);
    return __vadd2(a, b);
  }
}
#endif

/// f(a, b) on units of elements that are stored as S. Bytes beyond the elements may be anything.
template <class S>
ISOMEM_HD uint64_t fold_elements(ReduceOp op, uint64_t a, uint64_t b) {
#if defined(__CUDA_ARCH__) && !defined(__clang__)
  if constexpr (kFoldsPacked<S>) {
    if (op != ReduceOp::prod) {
      using T = typename S::Folded;
      const uint32_t low = fold_packed<T>(op, static_cast<uint32_t>(a), static_cast<uint32_t>(b));
      const uint32_t high =
          fold_packed<T>(op, static_cast<uint32_t>(a >> 32), static_cast<uint32_t>(b >> 32));
      return low | static_cast<uint64_t>(high) << 32;
    }
  }
#endif
  union Unit {
    uint64_t bits;
    S element[8 / sizeof(S)];
    ISOMEM_HD Unit(uint64_t value) : bits(value) {}
  };
  Unit x(a);
  Unit y(b);
  ISOMEM_UNROLL
  for (size_t i = 0; i < 8 / sizeof(S); ++i) {
    x.element[i].set(fold_arithmetic(op, x.element[i].get(), y.element[i].get()));
  }
  return x.bits;
}

/// The operator of a reduction.
template <ReduceOp op, class S>
struct Operator {
  ISOMEM_HD uint64_t apply(uint64_t a, uint64_t b) const { return fold_elements<S>(op, a, b); }
};
template <class S>
struct RareOperator {
  ReduceOp op;
  ISOMEM_HD uint64_t apply(uint64_t a, uint64_t b) const { return fold_elements<S>(op, a, b); }
};
struct BitOperator {
  ReduceOp op;
  ISOMEM_HD uint64_t apply(uint64_t a, uint64_t b) const {
    return op == ReduceOp::band ? a & b : op == ReduceOp::bor ? a | b : a ^ b;
  }
};
template <class Op>
ISOMEM_HD WideUnit apply(const Op& op, WideUnit a, WideUnit b) {
  return WideUnit{op.apply(a.low, b.low), op.apply(a.high, b.high)};
}

/// The value with the larger first double; of equal ones the smaller place, so that the order of folding does
/// not matter.
struct MaxlocOperator {
  ISOMEM_HD static uint64_t apply(uint64_t a, uint64_t) { return a; }  // values go with their places only
  ISOMEM_HD static double number(uint64_t bits) {
    union {
      uint64_t bits;
      double value;
    } both{bits};
    return both.value;
  }
};
ISOMEM_HD WideUnit apply(const MaxlocOperator& op, WideUnit a, WideUnit b) {
  const double x = op.number(a.low);
  const double y = op.number(b.low);
  if (x != y) return y > x ? b : a;
  return op.number(b.high) < op.number(a.high) ? b : a;
}

ISOMEM_HD constexpr bool is_bitwise(ReduceOp op) {
  return op == ReduceOp::band || op == ReduceOp::bor || op == ReduceOp::bxor;
}

/// The element as which an operator folds another: only order depends on signs. As few as there must be,
/// since each is code of its own.
ISOMEM_HD constexpr Element folded_as(ReduceOp op, Element element) {
  if (op == ReduceOp::min || op == ReduceOp::max) return element;
  switch (element) {
    case Element::i8:
      return Element::u8;
    case Element::i16:
      return Element::u16;
    case Element::i32:
      return Element::u32;
    case Element::i64:
      return Element::u64;
    default:
      return element;
  }
}

template <class S, class Use>
ISOMEM_HD auto with_arithmetic(ReduceOp op, const Use& use) {
  switch (op) {
    case ReduceOp::sum:
      return use(Operator<ReduceOp::sum, S>{});
    case ReduceOp::prod:
      return use(Operator<ReduceOp::prod, S>{});
    case ReduceOp::min:
      return use(Operator<ReduceOp::min, S>{});
    default:
      return use(Operator<ReduceOp::max, S>{});
  }
}
/// use(operator) for the operator of a reduction.
template <class Use>
ISOMEM_HD auto with_operator(Reduction reduction, const Use& use) {
  const ReduceOp op = reduction.op;
  if (op == ReduceOp::maxloc) return use(MaxlocOperator{});
  if (is_bitwise(op)) return use(BitOperator{op});
  switch (reduction.element) {
    case Element::i8:
      return use(RareOperator<Stored<int8_t>>{op});
    case Element::u8:
      return use(RareOperator<Stored<uint8_t>>{op});
    case Element::i16:
      return use(RareOperator<Stored<int16_t>>{op});
    case Element::u16:
      return use(RareOperator<Stored<uint16_t>>{op});
    case Element::i32:
      return with_arithmetic<Stored<int32_t>>(op, use);
    case Element::u32:
      return with_arithmetic<Stored<uint32_t>>(op, use);
    case Element::i64:
      return with_arithmetic<Stored<int64_t>>(op, use);
    case Element::u64:
      return with_arithmetic<Stored<uint64_t>>(op, use);
    case Element::f32:
      return with_arithmetic<Stored<float>>(op, use);
#if defined(__CUDACC__)
    case Element::f16:
      return with_arithmetic<StoredHalf>(op, use);
    case Element::bf16:
      return with_arithmetic<StoredBfloat16>(op, use);
#endif
    default:
      return with_arithmetic<Stored<double>>(op, use);
  }
}

}  // namespace isomem
