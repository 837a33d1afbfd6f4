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

/// f(a, b), element by element, for 8 bytes of elements; bytes beyond the elements may be anything.
ISOMEM_HD uint64_t fold_unit(Reduction reduction, uint64_t a, uint64_t b) {
  const Fold fold = reduction.fold;
  if (fold == Fold::band) return a & b;
  if (fold == Fold::bor) return a | b;
  if (fold == Fold::bxor) return a ^ b;
  switch (reduction.element) {
    case Element::i8:
      return fold_elements<Stored<int8_t>>(fold, a, b);
    case Element::u8:
      return fold_elements<Stored<uint8_t>>(fold, a, b);
    case Element::i16:
      return fold_elements<Stored<int16_t>>(fold, a, b);
    case Element::u16:
      return fold_elements<Stored<uint16_t>>(fold, a, b);
    case Element::i32:
      return fold_elements<Stored<int32_t>>(fold, a, b);
    case Element::u32:
      return fold_elements<Stored<uint32_t>>(fold, a, b);
    case Element::i64:
      return fold_elements<Stored<int64_t>>(fold, a, b);
    case Element::u64:
      return fold_elements<Stored<uint64_t>>(fold, a, b);
    case Element::f32:
      return fold_elements<Stored<float>>(fold, a, b);
    case Element::f64:
      return fold_elements<Stored<double>>(fold, a, b);
#if defined(__CUDACC__)
    case Element::f16:
      return fold_elements<StoredHalf>(fold, a, b);
    case Element::bf16:
      return fold_elements<StoredBfloat16>(fold, a, b);
#endif
    default:
      return a;
  }
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

/// The same for `n` words of `values` after each other: word i goes to total[i % width], width 1 or 2.
template <Fold fold, class S>
ISOMEM_HD void fold_words(uint64_t* total, const uint64_t* values, int n, int width) {
  ISOMEM_NO_UNROLL
  for (int i = 0; i < n; ++i) {
    uint64_t& word = total[i & (width - 1)];
    word = fold_elements<S>(fold, word, values[i]);
  }
}

template <class S>
ISOMEM_HD void fold_words_by(Fold fold, uint64_t* total, const uint64_t* values, int n, int width) {
  switch (fold) {
    case Fold::sum:
      return fold_words<Fold::sum, S>(total, values, n, width);
    case Fold::prod:
      return fold_words<Fold::prod, S>(total, values, n, width);
    case Fold::min:
      return fold_words<Fold::min, S>(total, values, n, width);
    default:
      return fold_words<Fold::max, S>(total, values, n, width);
  }
}

/// total = fold(total, value) for the units of `n` values, one after the other. A unit has `width` words.
/// What is folded is looked at once, before the loop.
ISOMEM_HD_CALL void fold_into(Reduction reduction, uint64_t* total, const uint64_t* values, int n,
                              int width) {
  if (width == 2 && reduction.fold == Fold::maxloc) {  // a value and its place are one wide unit
    ISOMEM_NO_UNROLL
    for (int i = 0; i < n; ++i) {
      const WideUnit best = fold_maxloc({total[0], total[1]}, {values[2 * i], values[2 * i + 1]});
      total[0] = best.low;
      total[1] = best.high;
    }
    return;
  }
  const int words = n * width;
  const Fold fold = reduction.fold;
  switch (reduction.element) {
    case Element::f32:
      return fold_words_by<Stored<float>>(fold, total, values, words, width);
    case Element::f64:
      return fold_words_by<Stored<double>>(fold, total, values, words, width);
#if defined(__CUDACC__)
    case Element::f16:
      return fold_words_by<StoredHalf>(fold, total, values, words, width);
    case Element::bf16:
      return fold_words_by<StoredBfloat16>(fold, total, values, words, width);
#endif
    default:
      break;
  }
  ISOMEM_NO_UNROLL
  for (int i = 0; i < words; ++i) {
    uint64_t& word = total[i & (width - 1)];
    word = fold_unit(reduction, word, values[i]);
  }
}

}  // namespace isomem
