// SPDX-License-Identifier: Apache-2.0
// Atomics on an element of a symmetric array: one template for all, the operations are a table.
#include "handles.hpp"

namespace isomem::python {

namespace {

/// An atomic as a function of (context, T* target, T value, pe) for several types T.
template <bool floats, bool value, class F>
struct Atomic : F {
  static constexpr bool kFloats = floats;  // float32 and float64 too
  static constexpr bool kValue = value;    // has an argument `value`
};
template <bool floats, bool value = true, class F>
Atomic<floats, value, F> atomic(F f) {
  return {f};
}

template <bool floats, class F>
void with_element(const char* routine, Operand array, F&& f) {
  if constexpr (floats)
    with_valid_type<int32_t, int64_t, uint32_t, uint64_t, float, double>(routine, "target", array, f);
  else
    with_valid_type<int32_t, int64_t, uint32_t, uint64_t>(routine, "target", array, f);
}

/// What `call(context, T*, pe)` for the type of the array returns, None for nothing.
template <bool floats, class F>
nb::any on_element(const char* routine, Context& context, nb::handle array, int pe, Py_ssize_t index,
                   F call) {
  const shmem_ctx_t ctx = check_context(routine, context).handle;
  check_pe(routine, pe, context.size);
  const Word word = word_argument(routine, "target", array, index);
  auto result = nb::borrow<nb::any>(nb::none());
  with_element<floats>(routine, word.array, [&]<class T>(Is<T>) {
    auto* target = reinterpret_cast<T*>(word.address);
    if constexpr (std::is_void_v<decltype(call(ctx, target, pe))>)
      call(ctx, target, pe);
    else
      result = nb::cast(call(ctx, target, pe));
  });
  return result;
}

template <class A>
nb::any apply(const char* routine, Context& context, nb::handle array, nb::handle value, int pe,
              Py_ssize_t index, A a) {
  return on_element<A::kFloats>(routine, context, array, pe, index,
                                [&]<class T>(shmem_ctx_t ctx, T* target, int pe) {
                                  if constexpr (A::kValue)
                                    return a(ctx, target, scalar_argument<T>(routine, "value", value), pe);
                                  else
                                    return a(ctx, target, pe);
                                });
}

nb::any compare_swap(Context& context, nb::handle array, nb::handle condition, nb::handle value, int pe,
                     Py_ssize_t index) {
  const char* routine = "atomic_compare_swap";
  return on_element<false>(
      routine, context, array, pe, index, [&]<class T>(shmem_ctx_t ctx, T* target, int pe) {
        return shmem_atomic_compare_swap(ctx, target, scalar_argument<T>(routine, "condition", condition),
                                         scalar_argument<T>(routine, "value", value), pe);
      });
}

// --- registration
// -------------------------------------------------------------------------------------------------

using Scope = nb::class_<Context>;

/// As a function of the module, in the default context, and of class Context.
template <class A>
void add(nb::module_& m, Scope& scope, const char* name, A a, const char* text) {
  if constexpr (A::kValue) {
    const auto call = [=](Context& context, nb::handle target, nb::handle value, int pe, Py_ssize_t index) {
      return apply(name, context, target, value, pe, index, a);
    };
    m.def(
        name,
        [=](nb::handle target, nb::handle value, int pe, Py_ssize_t index) {
          return call(default_context, target, value, pe, index);
        },
        nb::arg("target"), nb::arg("value"), nb::arg("pe"), nb::arg("index") = 0, text);
    scope.def(name, call, nb::arg("target"), nb::arg("value"), nb::arg("pe"), nb::arg("index") = 0, text);
  } else {
    const auto call = [=](Context& context, nb::handle target, int pe, Py_ssize_t index) {
      return apply(name, context, target, {}, pe, index, a);
    };
    m.def(
        name,
        [=](nb::handle target, int pe, Py_ssize_t index) { return call(default_context, target, pe, index); },
        nb::arg("target"), nb::arg("pe"), nb::arg("index") = 0, text);
    scope.def(name, call, nb::arg("target"), nb::arg("pe"), nb::arg("index") = 0, text);
  }
}

}  // namespace

void add_atomics(nb::module_& m) {
  auto scope = nb::borrow<Scope>(m.attr("Context"));
  add(m, scope, "atomic_set", atomic<true>([](auto... a) { return shmem_atomic_set(a...); }),
      "Sets element index of the symmetric array target on PE pe to value. int32, int64, uint32, uint64,\n"
      "float32, float64.");
  add(m, scope, "atomic_add", atomic<false>([](auto... a) { return shmem_atomic_add(a...); }),
      "Adds value to element index of target on PE pe. int32, int64, uint32, uint64.");
  add(m, scope, "atomic_inc", atomic<false, false>([](auto... a) { return shmem_atomic_inc(a...); }),
      "Adds 1 to element index of target on PE pe. Types as atomic_add.");
  add(m, scope, "atomic_and", atomic<false>([](auto... a) { return shmem_atomic_and(a...); }),
      "Bitwise and of element index of target on PE pe with value. Types as atomic_add.");
  add(m, scope, "atomic_or", atomic<false>([](auto... a) { return shmem_atomic_or(a...); }),
      "Bitwise or of element index of target on PE pe with value. Types as atomic_add.");
  add(m, scope, "atomic_xor", atomic<false>([](auto... a) { return shmem_atomic_xor(a...); }),
      "Bitwise exclusive or of element index of target on PE pe with value. Types as atomic_add.");
  add(m, scope, "atomic_fetch", atomic<true, false>([](auto... a) { return shmem_atomic_fetch(a...); }),
      "The value of element index of target on PE pe. Types as atomic_set.");
  add(m, scope, "atomic_swap", atomic<true>([](auto... a) { return shmem_atomic_swap(a...); }),
      "Sets element index of target on PE pe; returns the value before. Types as atomic_set.");
  add(m, scope, "atomic_fetch_add", atomic<false>([](auto... a) { return shmem_atomic_fetch_add(a...); }),
      "atomic_add that returns the value before.");
  add(m, scope, "atomic_fetch_inc",
      atomic<false, false>([](auto... a) { return shmem_atomic_fetch_inc(a...); }),
      "atomic_inc that returns the value before.");
  add(m, scope, "atomic_fetch_and", atomic<false>([](auto... a) { return shmem_atomic_fetch_and(a...); }),
      "atomic_and that returns the value before.");
  add(m, scope, "atomic_fetch_or", atomic<false>([](auto... a) { return shmem_atomic_fetch_or(a...); }),
      "atomic_or that returns the value before.");
  add(m, scope, "atomic_fetch_xor", atomic<false>([](auto... a) { return shmem_atomic_fetch_xor(a...); }),
      "atomic_xor that returns the value before.");
  const char* text =
      "Sets element index of target on PE pe to value if it equals condition; returns the value before. "
      "Types as\n"
      "atomic_add.";
  m.def(
      "atomic_compare_swap",
      [](nb::handle target, nb::handle condition, nb::handle value, int pe, Py_ssize_t index) {
        return compare_swap(default_context, target, condition, value, pe, index);
      },
      nb::arg("target"), nb::arg("condition"), nb::arg("value"), nb::arg("pe"), nb::arg("index") = 0, text);
  scope.def("atomic_compare_swap", compare_swap, nb::arg("target"), nb::arg("condition"), nb::arg("value"),
            nb::arg("pe"), nb::arg("index") = 0, text);
}

}  // namespace isomem::python
