// SPDX-License-Identifier: Apache-2.0
// What Python passes, as the C functions of isomem want it; what does not fit becomes an exception that names
// the argument. NumPy arrays are read by NumPy's own accessors, which cost nothing: a put of 8 bytes has no
// time for more.
#pragma once

#define NPY_NO_DEPRECATED_API NPY_2_0_API_VERSION
#define PY_ARRAY_UNIQUE_SYMBOL isomem_numpy
#if !defined(ISOMEM_IMPORTS_NUMPY)
#define NO_IMPORT_ARRAY
#endif
#include <nanobind/nanobind.h>
#include <numpy/arrayobject.h>
#include <shmemx.h>
#include <unistd.h>

#include <atomic>
#include <complex>
#include <string>
#include <vector>

namespace isomem::python {

namespace nb = nanobind;

/// Ends the call with an exception of this type; the text in the form of printf.
[[noreturn]] __attribute__((format(printf, 2, 3))) void fail(PyObject* type, const char* format, ...);

/// The number of PEs, 0 before init and after finalize.
extern int n_pes;

/// Threads that are within a call of the library now.
inline std::atomic<int> threads_inside = 0;

/// Other threads of Python run meanwhile: the library is called, which may wait.
class OthersRun {
 public:
  OthersRun() {
    ++threads_inside;
    ++calls_inside;
    state_ = PyEval_SaveThread();
  }
  OthersRun(const OthersRun&) = delete;
  OthersRun& operator=(const OthersRun&) = delete;
  ~OthersRun() {
    --threads_inside;
    --calls_inside;
    try {
      PyEval_RestoreThread(state_);
    } catch (
        ...) {  // Python ends, and this thread with it: through destructors, which would abort the program
      while (true) pause();
    }
  }

  /// Of this thread, that may raise an exception when they end.
  inline static thread_local int calls_inside = 0;

 private:
  PyThreadState* state_;
};

inline void check_initialized(const char* routine) {
  if (n_pes == 0)
    fail(PyExc_RuntimeError, "isomem.%s: isomem is not initialized: call isomem.init()", routine);
}
void check_pe(const char* routine, int pe, int size, const char* name = "pe");

/// "'a', of type str", for messages.
std::string what_is(nb::handle value);

/// Of what is not in host memory, text that says so for an error.
const char* where_of(nb::handle value);

/// A NumPy array, or one in device memory by its header, that the caller keeps alive.
struct Operand {
  PyArrayObject* array;
  bool is_on_device = false;

  char* data() const { return PyArray_BYTES(array); }
  int dims() const { return PyArray_NDIM(array); }
  const npy_intp* shape() const { return PyArray_DIMS(array); }
  const npy_intp* strides() const { return PyArray_STRIDES(array); }
  PyArray_Descr* type() const { return PyArray_DESCR(array); }
  size_t item_bytes() const { return static_cast<size_t>(PyArray_ITEMSIZE(array)); }
  size_t items() const { return static_cast<size_t>(PyArray_SIZE(array)); }
  size_t bytes() const { return items() * item_bytes(); }
  bool is_contiguous() const { return PyArray_IS_C_CONTIGUOUS(array); }
};

/// "an array of float64 and shape (3, 4)", for messages.
std::string describe(Operand operand);

/// Whether a value is an array of NumPy or in device memory.
bool is_array(nb::handle value);
/// The argument `name`, which must be an array already.
Operand array_argument(const char* routine, const char* name, nb::handle value);
/// ... and lie in the symmetric memory of this PE.
Operand symmetric_argument(const char* routine, const char* name, nb::handle value);
bool is_in_symmetric_memory(Operand operand);
/// ... without gaps, as collectives want it.
Operand contiguous_argument(const char* routine, const char* name, nb::handle value);
/// ... whose elements lie where processors want those of their type, at multiples of `alignment` bytes at
/// least.
void check_aligned(const char* routine, const char* name, Operand operand, size_t alignment = 1);
/// ... and can be read by this thread.
void check_in_host_memory(const char* routine, const char* name, Operand operand);
/// ... and be changed by the call.
void check_writable(const char* routine, const char* name, Operand operand);

/// A type, as NumPy names them.
nb::object dtype_argument(const char* routine, nb::handle value);
bool same_type(Operand a, Operand b);
void check_same_type(const char* routine, Operand dest, const char* name, Operand other);

/// Element `index` of an array in symmetric memory, for routines on single words.
struct Word {
  char* address;
  Operand array;
};
Word word_argument(const char* routine, const char* name, nb::handle value, Py_ssize_t index);

/// A scalar as type T.
template <class T>
T scalar_argument(const char* routine, const char* name, nb::handle value);

template <class T>
struct Is {
  using type = T;
};

/// Calls f(Is<T>{}) with that of the types Ts that the array has; false if it has none of them.
template <class... Ts, class F>
bool with_type(Operand operand, F&& f);

/// As with_type, but an exception tells which types are valid.
template <class... Ts, class F>
void with_valid_type(const char* routine, const char* name, Operand operand, F&& f);

// --- how those are done
// ---------------------------------------------------------------------------------------

/// 16-bit floating point. NumPy has float16; bfloat16 is known by its name, from whichever package
/// (ml_dtypes).
struct Half {
  uint16_t bits;
};
struct Bfloat16 {
  uint16_t bits;
};
/// The name of the type, which dtypes of other packages have too.
std::string dtype_name(Operand operand);

/// NumPy's kind of a type: 'i', 'u', 'f', 'c'.
template <class T>
inline constexpr char kKind = std::is_integral_v<T> ? (std::is_signed_v<T> ? 'i' : 'u')
                                                    : (std::is_floating_point_v<T> ? 'f' : 'c');
template <class T>
bool has_type(Operand operand) {
  return operand.type()->kind == kKind<T> && operand.item_bytes() == sizeof(T) &&
         PyArray_ISNOTSWAPPED(operand.array);
}

template <class... Ts, class F>
bool with_type(Operand operand, F&& f) {
  return ((has_type<Ts>(operand) && (f(Is<Ts>{}), true)) || ...);
}

template <>
inline constexpr char kKind<Half> = 'f';
template <>
inline bool has_type<Bfloat16>(Operand operand) {
  return operand.item_bytes() == sizeof(Bfloat16) && PyArray_ISNOTSWAPPED(operand.array) &&
         dtype_name(operand) == "bfloat16";
}

std::string name_of_type(char kind, size_t bytes);
template <class T>
std::string name_of() {
  return std::is_same_v<T, Bfloat16> ? "bfloat16" : name_of_type(kKind<T>, sizeof(T));
}

template <class... Ts, class F>
void with_valid_type(const char* routine, const char* name, Operand operand, F&& f) {
  if (with_type<Ts...>(operand, f)) return;
  std::string valid;
  ((valid += (valid.empty() ? "" : ", ") + name_of<Ts>()), ...);
  fail(PyExc_TypeError, "isomem.%s: argument %s is %s; valid types: %s", routine, name,
       describe(operand).c_str(), valid.c_str());
}

[[noreturn]] void refuse_scalar(const char* routine, const char* name, nb::handle value,
                                const std::string& wanted, bool is_integer);

template <class T>
T scalar_argument(const char* routine, const char* name, nb::handle value) {
  T result{};
  if (!nb::try_cast<T>(value, result))
    refuse_scalar(routine, name, value, name_of_type(kKind<T>, sizeof(T)), std::is_integral_v<T>);
  return result;
}

// Each source file adds its part of the module.
void add_life(nb::module_& m);
void add_device_arrays(nb::module_& m);
void add_memory(nb::module_& m);
void add_transfers(nb::module_& m);
void add_atomics(nb::module_& m);
void add_waits(nb::module_& m);
void add_teams(nb::module_& m);
void add_collectives(nb::module_& m);

/// After all these: the functions of the module, and of its classes, name the argument that does not fit.
void explain_refusals(nb::handle scope);

}  // namespace isomem::python
