// SPDX-License-Identifier: Apache-2.0
#include "fold.hpp"

#include <isomem/float16.hpp>

#include <algorithm>
#include <type_traits>

namespace isomem::torch {

namespace {

using Op = c10d::ReduceOp::RedOpType;
using c10d::ReduceOp;

constexpr size_t kBlock = 2048;  // elements that stay in the first cache while all members' are added

template <class T>
struct Folded {  // in which type the elements are combined
  using type = T;
};
template <>
struct Folded<c10::Half> {
  using type = float;
};
template <>
struct Folded<c10::BFloat16> {
  using type = float;
};
template <>
struct Folded<bool> {
  using type = uint8_t;
};

template <class T>
inline constexpr bool kIsComplex = c10::is_complex<T>::value;
template <class T>
inline constexpr bool kIsFloating = std::is_floating_point_v<T> || std::is_same_v<T, c10::Half> ||
                                    std::is_same_v<T, c10::BFloat16> || kIsComplex<T>;

/// NaN wins, as in torch.
template <class A>
A smaller(A a, A b) {
  if constexpr (std::is_floating_point_v<A>) return b < a || b != b ? b : a;
  return b < a ? b : a;
}
template <class A>
A larger(A a, A b) {
  if constexpr (std::is_floating_point_v<A>) return a < b || b != b ? b : a;
  return a < b ? b : a;
}

// Numbers of 16 bits are the library's: torch converts them one by one, and loops over that are not
// vectorised.
template <class A, class T>
A widened(T value) {
  return static_cast<A>(value);
}
template <>
inline float widened(c10::Half value) {
  return isomem::to_float(isomem::Half{value.x});
}
template <class T, class A>
T narrowed(A value) {
  return static_cast<T>(value);
}
template <>
inline c10::Half narrowed(float value) {
  return c10::Half(isomem::rounded<isomem::Half>(value).bits, c10::Half::from_bits());
}

template <class T, class F>
void fold_with(F combine, bool average, T* out, const std::vector<const char*>& in, size_t elements) {
  using A = typename Folded<T>::type;
  A total[kBlock];
  for (size_t begin = 0; begin < elements; begin += kBlock) {
    const size_t n = std::min(kBlock, elements - begin);
    const T* first = reinterpret_cast<const T*>(in[0]) + begin;
    for (size_t i = 0; i < n; ++i) total[i] = widened<A>(first[i]);
    for (size_t member = 1; member < in.size(); ++member) {
      const T* next = reinterpret_cast<const T*>(in[member]) + begin;
      for (size_t i = 0; i < n; ++i) total[i] = combine(total[i], widened<A>(next[i]));
    }
    if (average) {
      const A members = static_cast<A>(static_cast<float>(in.size()));
      for (size_t i = 0; i < n; ++i) total[i] = total[i] / members;
    }
    for (size_t i = 0; i < n; ++i) out[begin + i] = narrowed<T>(total[i]);
  }
}

template <class T>
void fold_type(Op op, T* out, const std::vector<const char*>& in, size_t elements) {
  using A = typename Folded<T>::type;
  constexpr bool is_bool = std::is_same_v<T, bool>;
  const auto run = [&](auto combine) { fold_with<T>(combine, op == ReduceOp::AVG, out, in, elements); };
  if constexpr (is_bool) {  // sums and products of truth values are or and and, as in torch
    if (op == ReduceOp::SUM || op == ReduceOp::MAX || op == ReduceOp::BOR)
      return run([](A a, A b) -> A { return a | b; });
    if (op == ReduceOp::BXOR) return run([](A a, A b) -> A { return a ^ b; });
    return run([](A a, A b) -> A { return a & b; });
  }
  if (op == ReduceOp::SUM || op == ReduceOp::AVG) return run([](A a, A b) -> A { return a + b; });
  if (op == ReduceOp::PRODUCT) return run([](A a, A b) -> A { return a * b; });
  if constexpr (!kIsComplex<T>) {
    if (op == ReduceOp::MIN) return run([](A a, A b) { return smaller(a, b); });
    if (op == ReduceOp::MAX) return run([](A a, A b) { return larger(a, b); });
  }
  if constexpr (std::is_integral_v<A>) {
    if (op == ReduceOp::BAND) return run([](A a, A b) -> A { return a & b; });
    if (op == ReduceOp::BOR) return run([](A a, A b) -> A { return a | b; });
    if (op == ReduceOp::BXOR) return run([](A a, A b) -> A { return a ^ b; });
  }
}

template <class T>
struct Is {
  using type = T;
};

/// Calls f(Is<T>{}) for the type; false if nothing is folded in it.
template <class F>
bool with_type(at::ScalarType type, F&& f) {
  switch (type) {
#define ISOMEM_CASE(T, NAME) \
  case at::ScalarType::NAME: \
    f(Is<T>{});              \
    return true;
    AT_FORALL_SCALAR_TYPES_AND3(Bool, Half, BFloat16, ISOMEM_CASE)
    AT_FORALL_COMPLEX_TYPES(ISOMEM_CASE)
#undef ISOMEM_CASE
    default:
      return false;
  }
}

template <class T>
bool goes_with(Op op) {
  switch (op) {
    case ReduceOp::SUM:
    case ReduceOp::PRODUCT:
      return true;
    case ReduceOp::AVG:
      return kIsFloating<T>;
    case ReduceOp::MIN:
    case ReduceOp::MAX:
      return !kIsComplex<T>;
    case ReduceOp::BAND:
    case ReduceOp::BOR:
    case ReduceOp::BXOR:
      return !kIsFloating<T>;
    default:
      return false;
  }
}

}  // namespace

const char* name_of(Op op) {
  constexpr const char* names[] = {"SUM",  "AVG", "PRODUCT", "MIN",       "MAX",
                                   "BAND", "BOR", "BXOR",    "PREMUL_SUM"};
  return op < std::size(names) ? names[op] : "an unknown operator";
}

void check_fold(at::ScalarType type, Op op) {
  bool possible = false;
  const bool known = with_type(type, [&](auto of) { possible = goes_with<typename decltype(of)::type>(op); });
  TORCH_CHECK(known, "isomem: tensors of ", type, " cannot be reduced");
  TORCH_CHECK(possible, "isomem: argument op = ", name_of(op), " is not possible for tensors of ", type);
}

void fold(at::ScalarType type, Op op, void* out, const std::vector<const char*>& in, size_t elements) {
  with_type(type, [&](auto of) {
    using T = typename decltype(of)::type;
    fold_type<T>(op, static_cast<T*>(out), in, elements);
  });
}

}  // namespace isomem::torch
