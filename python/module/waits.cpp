// SPDX-License-Identifier: Apache-2.0
// Waiting for what other PEs write, and looking whether they have.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "on_stream.hpp"

namespace isomem::python {

namespace {

using Seconds = std::optional<double>;

int check_comparison(const char* routine, int comparison) {
  if (comparison < SHMEM_CMP_EQ || comparison > SHMEM_CMP_GE)
    fail(PyExc_ValueError, "isomem.%s: argument comparison = %d; valid: EQ, NE, GT, LE, LT, GE", routine,
         comparison);
  return comparison;
}

/// INFINITY for None.
double check_seconds(const char* routine, Seconds timeout) {
  if (timeout && !(*timeout >= 0))
    fail(PyExc_ValueError,
         "isomem.%s: argument timeout = %g s; valid: 0 or more, or None to wait without end", routine,
         *timeout);
  return timeout.value_or(INFINITY);
}

template <class F>
void with_element(const char* routine, Operand array, F&& f) {
  with_valid_type<int32_t, int64_t, uint32_t, uint64_t>(routine, "array", array, f);
}

/// An interrupted wait has left an exception behind (run_signal_handlers).
void check_not_interrupted(int status) {
  if (status == SHMEMX_INTERRUPTED) throw nb::python_error();
}

void check_ended(const char* routine, int status, double seconds, nb::handle array) {
  check_not_interrupted(status);
  if (status != SHMEMX_TIMEOUT) return;
  fail(PyExc_TimeoutError, "isomem.%s: after %g s the comparison does not hold: the array is %s", routine,
       seconds, nb::repr(array).c_str());
}

nb::any wait_until(nb::handle array, int comparison, nb::handle value, Seconds timeout, Py_ssize_t index,
                   nb::handle stream) {
  const char* routine = "wait_until";
  check_initialized(routine);
  check_comparison(routine, comparison);
  const double seconds = check_seconds(routine, timeout);
  const Word word = word_argument(routine, "array", array, index);
  auto found = nb::borrow<nb::any>(nb::none());
  if (!stream.is_none()) {
    if (timeout)
      fail(PyExc_ValueError, "isomem.%s: argument timeout: a stream has no limit of time", routine);
    return on_stream::wait_until(routine, word, comparison, value, stream), found;
  }
  int status = SHMEMX_SUCCESS;
  with_element(routine, word.array, [&]<class T>(Is<T>) {
    auto* address = reinterpret_cast<T*>(word.address);
    const T wanted = scalar_argument<T>(routine, "value", value);
    {
      const OthersRun others_run;
      status = shmemx_wait_until_for(address, comparison, wanted, seconds);
    }
    check_not_interrupted(status);
    found = nb::cast(shmem_atomic_fetch(address, world.rank));
  });
  if (status == SHMEMX_TIMEOUT) {
    fail(PyExc_TimeoutError, "isomem.%s: after %g s element %zd is %s: the comparison with %s does not hold",
         routine, seconds, index, nb::repr(found).c_str(), nb::repr(value).c_str());
  }
  return found;
}

bool test(nb::handle array, int comparison, nb::handle value, Py_ssize_t index) {
  const char* routine = "test";
  check_initialized(routine);
  check_comparison(routine, comparison);
  const Word word = word_argument(routine, "array", array, index);
  bool holds = false;
  with_element(routine, word.array, [&]<class T>(Is<T>) {
    holds = shmem_test(reinterpret_cast<T*>(word.address), comparison,
                       scalar_argument<T>(routine, "value", value));
  });
  return holds;
}

// --- several words
// --------------------------------------------------------------------------------------------------

/// The words that are looked at, and one value for all or one for each.
template <class T>
struct Words {
  T* words;
  size_t n;
  const int* status;  // null, or 0 where a word counts
  T value;
  const T* values;  // null: value
};

template <class T>
constexpr int type_number() {
  if constexpr (std::is_same_v<T, int32_t>) return NPY_INT32;
  if constexpr (std::is_same_v<T, uint32_t>) return NPY_UINT32;
  if constexpr (std::is_same_v<T, int64_t>) return NPY_INT64;
  return NPY_UINT64;
}

/// The elements of an array of integers as type T, which may be too small for them.
template <class T>
nb::object converted(PyArrayObject* array) {
  const nb::object result = nb::steal(PyArray_FromArray(array, PyArray_DescrFromType(type_number<T>()),
                                                        NPY_ARRAY_CARRAY_RO | NPY_ARRAY_FORCECAST));
  if (!result.is_valid()) throw nb::python_error();
  return result;
}

template <class T>
const T* elements(const nb::object& array) {
  return static_cast<const T*>(PyArray_DATA(reinterpret_cast<PyArrayObject*>(array.ptr())));
}

template <class T, class Wide>
bool all_fit(PyArrayObject* array) {
  const nb::object wide = converted<Wide>(array);
  const Wide* values = elements<Wide>(wide);
  return std::all_of(values, values + PyArray_SIZE(array),
                     [](Wide value) { return std::in_range<T>(value); });
}

/// `n` elements of type T, made of a sequence of integers; null for None.
template <class T>
const T* vector_argument(const char* routine, const char* name, nb::handle value, size_t n,
                         nb::object& kept) {
  if (value.is_none()) return nullptr;
  const nb::object given = nb::steal(PyArray_FromAny(value.ptr(), nullptr, 1, 1, 0, nullptr));
  PyErr_Clear();
  auto* array = reinterpret_cast<PyArrayObject*>(given.ptr());
  if (!array || !strchr("iub", PyArray_DESCR(array)->kind) || static_cast<size_t>(PyArray_SIZE(array)) != n) {
    fail(PyExc_TypeError,
         "isomem.%s: argument %s is %s; it must be a sequence of %zu integers, one for each element of array",
         routine, name, what_is(value).c_str(), n);
  }
  const bool fit =
      PyArray_DESCR(array)->kind == 'u' ? all_fit<T, uint64_t>(array) : all_fit<T, int64_t>(array);
  if (!fit) {
    fail(PyExc_ValueError, "isomem.%s: argument %s is %s; its elements must be values of %s", routine, name,
         what_is(value).c_str(), name_of_type(kKind<T>, sizeof(T)).c_str());
  }
  kept = converted<T>(array);
  return elements<T>(kept);
}

/// Calls f(Words<T>) for the type of the array.
template <class F>
void with_words(const char* routine, nb::handle array_value, int comparison, nb::handle value,
                nb::handle status, F&& f) {
  check_initialized(routine);
  check_comparison(routine, comparison);
  const Operand array = contiguous_argument(routine, "array", array_value);
  check_aligned(routine, "array", array);
  const size_t n = array.items();
  nb::object kept_status, kept_values;
  const int* skipped = vector_argument<int>(routine, "status", status, n, kept_status);
  with_element(routine, array, [&]<class T>(Is<T>) {
    Words<T> words{reinterpret_cast<T*>(array.data()), n, skipped, {}, nullptr};
    if (PyArray_Check(value.ptr()) || PySequence_Check(value.ptr()))
      words.values = vector_argument<T>(routine, "value", value, n, kept_values);
    else
      words.value = scalar_argument<T>(routine, "value", value);
    f(words);
  });
}

void wait_until_all(nb::handle array, int comparison, nb::handle value, nb::handle status, Seconds timeout) {
  const char* routine = "wait_until_all";
  const double seconds = check_seconds(routine, timeout);
  int result = SHMEMX_SUCCESS;
  with_words(routine, array, comparison, value, status, [&]<class T>(const Words<T>& w) {
    const OthersRun others_run;
    if (w.values)
      result = shmemx_wait_until_all_vector_for(w.words, w.n, w.status, comparison, w.values, seconds);
    else
      result = shmemx_wait_until_all_for(w.words, w.n, w.status, comparison, w.value, seconds);
  });
  check_ended(routine, result, seconds, array);
}

/// None where no word counts.
std::optional<size_t> index_or_none(size_t index) {
  return index == SIZE_MAX ? std::nullopt : std::optional(index);
}

std::optional<size_t> wait_until_any(nb::handle array, int comparison, nb::handle value, nb::handle status,
                                     Seconds timeout) {
  const char* routine = "wait_until_any";
  const double seconds = check_seconds(routine, timeout);
  int result = SHMEMX_SUCCESS;
  size_t index = SIZE_MAX;
  with_words(routine, array, comparison, value, status, [&]<class T>(const Words<T>& w) {
    const OthersRun others_run;
    if (w.values)
      result =
          shmemx_wait_until_any_vector_for(w.words, w.n, w.status, comparison, w.values, seconds, &index);
    else
      result = shmemx_wait_until_any_for(w.words, w.n, w.status, comparison, w.value, seconds, &index);
  });
  check_ended(routine, result, seconds, array);
  return index_or_none(index);
}

std::vector<size_t> wait_until_some(nb::handle array, int comparison, nb::handle value, nb::handle status,
                                    Seconds timeout) {
  const char* routine = "wait_until_some";
  const double seconds = check_seconds(routine, timeout);
  int result = SHMEMX_SUCCESS;
  size_t count = 0;
  std::vector<size_t> indices;
  with_words(routine, array, comparison, value, status, [&]<class T>(const Words<T>& w) {
    indices.resize(w.n);
    const OthersRun others_run;
    size_t* into = indices.data();
    if (w.values)
      result = shmemx_wait_until_some_vector_for(w.words, w.n, into, w.status, comparison, w.values, seconds,
                                                 &count);
    else
      result = shmemx_wait_until_some_for(w.words, w.n, into, w.status, comparison, w.value, seconds, &count);
  });
  check_ended(routine, result, seconds, array);
  indices.resize(count);
  return indices;
}

bool test_all(nb::handle array, int comparison, nb::handle value, nb::handle status) {
  bool holds = false;
  with_words("test_all", array, comparison, value, status, [&]<class T>(const Words<T>& w) {
    holds = w.values ? shmem_test_all_vector(w.words, w.n, w.status, comparison, w.values)
                     : shmem_test_all(w.words, w.n, w.status, comparison, w.value);
  });
  return holds;
}

std::optional<size_t> test_any(nb::handle array, int comparison, nb::handle value, nb::handle status) {
  size_t index = SIZE_MAX;
  with_words("test_any", array, comparison, value, status, [&]<class T>(const Words<T>& w) {
    index = w.values ? shmem_test_any_vector(w.words, w.n, w.status, comparison, w.values)
                     : shmem_test_any(w.words, w.n, w.status, comparison, w.value);
  });
  return index_or_none(index);
}

std::vector<size_t> test_some(nb::handle array, int comparison, nb::handle value, nb::handle status) {
  size_t count = 0;
  std::vector<size_t> indices;
  with_words("test_some", array, comparison, value, status, [&]<class T>(const Words<T>& w) {
    indices.resize(w.n);
    count = w.values ? shmem_test_some_vector(w.words, w.n, indices.data(), w.status, comparison, w.values)
                     : shmem_test_some(w.words, w.n, indices.data(), w.status, comparison, w.value);
  });
  indices.resize(count);
  return indices;
}

template <class F>
void add_wait(nb::module_& m, const char* name, F f, const char* text) {
  m.def(name, f, nb::arg("array"), nb::arg("comparison"), nb::arg("value"),
        nb::arg("status").none() = nb::none(), nb::arg("timeout").none() = nb::none(), text);
}
template <class F>
void add_test(nb::module_& m, const char* name, F f, const char* text) {
  m.def(name, f, nb::arg("array"), nb::arg("comparison"), nb::arg("value"),
        nb::arg("status").none() = nb::none(), text);
}

}  // namespace

void add_waits(nb::module_& m) {
  m.attr("EQ") = SHMEM_CMP_EQ;
  m.attr("NE") = SHMEM_CMP_NE;
  m.attr("GT") = SHMEM_CMP_GT;
  m.attr("LE") = SHMEM_CMP_LE;
  m.attr("LT") = SHMEM_CMP_LT;
  m.attr("GE") = SHMEM_CMP_GE;
  m.def(
      "wait_until", wait_until, nb::arg("array"), nb::arg("comparison"), nb::arg("value"),
      nb::arg("timeout").none() = nb::none(), nb::arg("index") = 0, nb::kw_only(),
      nb::arg("stream").none() = nb::none(),
      "Waits until 'element index of array, comparison, value' holds, by a put, signal or atomic of another "
      "PE; returns\n"
      "the element. What was put before that is there then.\n\n"
      "array: symmetric, of int32, int64, uint32 or uint64 (signals). comparison: EQ, NE, GT, LE, LT, GE. "
      "timeout:\n"
      "seconds, after which TimeoutError is raised. Without one a long wait is explained on standard error.\n"
      "Ctrl-C raises KeyboardInterrupt.\n"
      "stream: as put; the stream waits then, this returns None at once, and there is no timeout.");
  m.def("test", test, nb::arg("array"), nb::arg("comparison"), nb::arg("value"), nb::arg("index") = 0,
        "Whether the comparison of wait_until holds now.");
  add_wait(
      m, "wait_until_all", wait_until_all,
      "Waits until the comparison holds for all elements. value: one for all, or a sequence with one for "
      "each.\n"
      "status: a sequence of integers; elements where it is not 0 do not count. Otherwise as wait_until.");
  add_wait(m, "wait_until_any", wait_until_any,
           "As wait_until_all, but for any element, whose index it returns; None if status excludes all.");
  add_wait(m, "wait_until_some", wait_until_some,
           "As wait_until_all, but for at least one element; returns the indices of all for which it holds.");
  add_test(m, "test_all", test_all, "Whether the comparison of wait_until_all holds for all elements now.");
  add_test(m, "test_any", test_any, "The index of an element for which the comparison holds now, or None.");
  add_test(m, "test_some", test_some, "The indices of all elements for which the comparison holds now.");
}

}  // namespace isomem::python
