// SPDX-License-Identifier: Apache-2.0
// The operators of the reductions: on values of a type, and on units of 8 bytes whose type is known at run
// time only. With the latter one body of code serves every reduction, which is what keeps programs that use
// many of them quick to compile.
#pragma once

#include "isomem/config.hpp"
#if defined(__CUDACC__)
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#endif

namespace isomem {

enum class Fold : uint8_t { sum, prod, min, max, band, bor, bxor, maxloc };

/// What a reduction folds. Sums, products and bitwise operators do not care about signs.
enum class Element : uint8_t { i8, u8, i16, u16, i32, u32, i64, u64, f32, f64, f16, bf16, f64_pair };

struct Reduction {
  Fold fold;
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
ISOMEM_HD T fold_arithmetic(Fold fold, T a, T b) {
  if (fold == Fold::min) return b < a ? b : a;
  if (fold == Fold::max) return a < b ? b : a;
  if constexpr (kIsInteger<T>) {
    using U = typename Wrapping<sizeof(T)>::type;
    return static_cast<T>(fold == Fold::sum ? static_cast<U>(a) + static_cast<U>(b)
                                            : static_cast<U>(a) * static_cast<U>(b));
  } else {
    return fold == Fold::sum ? a + b : a * b;
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

/// 8 bytes of elements.
template <class S>
ISOMEM_HD uint64_t fold_elements(Fold fold, uint64_t a, uint64_t b) {
  union Unit {
    uint64_t bits;
    S element[8 / sizeof(S)];
    ISOMEM_HD Unit(uint64_t value) : bits(value) {}
  };
  Unit x(a);
  Unit y(b);
  for (size_t i = 0; i < 8 / sizeof(S); ++i) {
    x.element[i].set(fold_arithmetic(fold, x.element[i].get(), y.element[i].get()));
  }
  return x.bits;
}

/// 16 bytes: two units, or a value and its place.
struct alignas(16) WideUnit {
  uint64_t low;
  uint64_t high;
};

/// The value with the larger first double; of equal ones the smaller place, so that the order of folding does
/// not matter.
ISOMEM_HD WideUnit fold_maxloc(WideUnit a, WideUnit b) {
  union Number {
    uint64_t bits;
    double value;
  };
  const double x = Number{a.low}.value;
  const double y = Number{b.low}.value;
  if (x != y) return y > x ? b : a;
  return Number{b.high}.value < Number{a.high}.value ? b : a;
}

/// total, folded with the first `n` of two units, one after the other.
template <Fold fold, class S>
ISOMEM_HD uint64_t fold_units(uint64_t total, uint64_t a, uint64_t b, int n) {
  if (n > 0) total = fold_elements<S>(fold, total, a);
  if (n > 1) total = fold_elements<S>(fold, total, b);
  return total;
}
template <class S>
ISOMEM_HD uint64_t fold_units_by(Fold fold, uint64_t total, uint64_t a, uint64_t b, int n) {
  switch (fold) {
    case Fold::sum:
      return fold_units<Fold::sum, S>(total, a, b, n);
    case Fold::prod:
      return fold_units<Fold::prod, S>(total, a, b, n);
    case Fold::min:
      return fold_units<Fold::min, S>(total, a, b, n);
    default:
      return fold_units<Fold::max, S>(total, a, b, n);
  }
}

/// The same for what is rarely folded: short code.
ISOMEM_HD_CALL uint64_t fold_rare(Reduction reduction, uint64_t total, uint64_t unit) {
  const Fold fold = reduction.fold;
  switch (reduction.element) {
    case Element::i8:
      return fold_elements<Stored<int8_t>>(fold, total, unit);
    case Element::u8:
      return fold_elements<Stored<uint8_t>>(fold, total, unit);
    case Element::i16:
      return fold_elements<Stored<int16_t>>(fold, total, unit);
    case Element::u16:
      return fold_elements<Stored<uint16_t>>(fold, total, unit);
    default:
      return fold == Fold::band ? total & unit : fold == Fold::bor ? total | unit : total ^ unit;
  }
}

/// total = f(total, unit), element by element, for the first `n` of two units one after the other; a unit is
/// 8 bytes of elements. Bytes beyond the elements may be anything. What is folded is known at run time only:
/// one body of code serves all reductions, and a call keeps the units in registers.
ISOMEM_HD_CALL uint64_t fold_two(Reduction reduction, uint64_t total, uint64_t a, uint64_t b, int n) {
  const Fold fold = reduction.fold;
  const bool bitwise = fold == Fold::band || fold == Fold::bor || fold == Fold::bxor;
  const Element element = bitwise ? Element::f64_pair : reduction.element;
  switch (element) {
    case Element::i32:
      return fold_units_by<Stored<int32_t>>(fold, total, a, b, n);
    case Element::u32:
      return fold_units_by<Stored<uint32_t>>(fold, total, a, b, n);
    case Element::i64:
      return fold_units_by<Stored<int64_t>>(fold, total, a, b, n);
    case Element::u64:
      return fold_units_by<Stored<uint64_t>>(fold, total, a, b, n);
    case Element::f32:
      return fold_units_by<Stored<float>>(fold, total, a, b, n);
    case Element::f64:
      return fold_units_by<Stored<double>>(fold, total, a, b, n);
#if defined(__CUDACC__)
    case Element::f16:
      return fold_units_by<StoredHalf>(fold, total, a, b, n);
    case Element::bf16:
      return fold_units_by<StoredBfloat16>(fold, total, a, b, n);
#endif
    default:
      break;
  }
  if (n > 0) total = fold_rare(Reduction{fold, element}, total, a);
  if (n > 1) total = fold_rare(Reduction{fold, element}, total, b);
  return total;
}

/// The same for 16 bytes; a value and its place are folded as one.
ISOMEM_HD WideUnit fold_two_wide(Reduction reduction, WideUnit total, WideUnit a, WideUnit b, int n) {
  if (reduction.fold == Fold::maxloc) {
    if (n > 0) total = fold_maxloc(total, a);
    if (n > 1) total = fold_maxloc(total, b);
    return total;
  }
  return WideUnit{fold_two(reduction, total.low, a.low, b.low, n),
                  fold_two(reduction, total.high, a.high, b.high, n)};
}

}  // namespace isomem
