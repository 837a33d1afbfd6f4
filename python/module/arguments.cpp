// SPDX-License-Identifier: Apache-2.0
#include "arguments.hpp"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <cstring>

#include "device_array.hpp"
#include "gpu.hpp"

namespace isomem::python {

void fail(PyObject* type, const char* format, ...) {
  char text[1024];
  va_list values;
  va_start(values, format);
  vsnprintf(text, sizeof text, format, values);
  va_end(values);
  // cut off within a character, it would not be text
  const nb::object message =
      nb::steal(PyUnicode_DecodeUTF8(text, static_cast<Py_ssize_t>(strlen(text)), "replace"));
  if (message.is_valid()) PyErr_SetObject(type, message.ptr());
  throw nb::python_error();
}

void check_pe(const char* routine, int pe, int size, const char* name) {
  if (pe < 0 || pe >= size)
    fail(PyExc_ValueError, "isomem.%s: argument %s = %d is not a PE; valid: 0 to %d", routine, name, pe,
         size - 1);
}

std::string what_is(nb::handle value) {
  return nb::str(nb::module_::import_("isomem._arguments").attr("what_is")(value)).c_str();
}

void refuse_scalar(const char* routine, const char* name, nb::handle value, const std::string& wanted,
                   bool is_integer) {
  const bool is_out_of_range = is_integer && PyIndex_Check(value.ptr()) && !PyArray_Check(value.ptr());
  fail(is_out_of_range ? PyExc_ValueError : PyExc_TypeError,
       "isomem.%s: argument %s is %s; it must be a value of %s", routine, name, what_is(value).c_str(),
       wanted.c_str());
}

std::string name_of_type(char kind, size_t bytes) {
  const char* name = kind == 'i' ? "int" : kind == 'u' ? "uint" : kind == 'f' ? "float" : "complex";
  return name + std::to_string(8 * bytes);
}

std::string dtype_name(Operand operand) {
  const nb::handle type(reinterpret_cast<PyObject*>(operand.type()));
  return nb::str(nb::object(type.attr("name"))).c_str();
}

std::string describe(Operand operand) {
  const nb::object dtype = nb::borrow(reinterpret_cast<PyObject*>(operand.type()));
  std::string shape;
  for (int i = 0; i < operand.dims(); ++i) shape += (i ? ", " : "") + std::to_string(operand.shape()[i]);
  return std::string("an array of ") + nb::str(dtype).c_str() + " and shape (" + shape +
         (operand.dims() == 1 ? ",)" : ")") + (operand.is_on_device ? " in device memory" : "");
}

const char* where_of(nb::handle value) {
  constexpr int kHost = 1, kPinned = 3;  // DLPack's numbers
  bool is_on_device = nb::hasattr(value, "__cuda_array_interface__");
  if (!is_on_device && nb::hasattr(value, "__dlpack_device__")) {
    try {
      const int kind = nb::cast<int>(nb::object(value.attr("__dlpack_device__")())[0]);
      is_on_device = kind != kHost && kind != kPinned;
    } catch (const std::exception&) {  // it does not say where it is
    }
  }
  return is_on_device ? " in the memory of a device (copy it to the host, or to an array with device='cuda')"
                      : "";
}

bool is_array(nb::handle value) { return PyArray_Check(value.ptr()) || as_device_array(value); }

Operand array_argument(const char* routine, const char* name, nb::handle value) {
  if (!PyArray_Check(value.ptr())) {
    if (const DeviceArray* array = as_device_array(value)) return array->operand();
    const bool is_scalar = PyArray_IsScalar(value.ptr(), Generic);
    fail(PyExc_TypeError, "isomem.%s: argument %s is of type %s%s; it must be a NumPy array%s", routine, name,
         nb::type_name(value.type()).c_str(), where_of(value),
         is_scalar ? " (an index takes a copy of an element, a slice does not: write a[i:i+1])" : "");
  }
  return {reinterpret_cast<PyArrayObject*>(value.ptr())};
}

bool is_in_symmetric_memory(Operand operand) {
  return operand.is_on_device ? is_symmetric_on_device(operand.data())
                              : shmem_addr_accessible(operand.data(), 0) != 0;
}

Operand symmetric_argument(const char* routine, const char* name, nb::handle value) {
  const Operand operand = array_argument(routine, name, value);
  if (!is_in_symmetric_memory(operand)) {
    fail(PyExc_ValueError,
         "isomem.%s: argument %s, %s, is not in the symmetric memory of this PE; allocate it with "
         "isomem.empty, "
         "zeros, full or array, and pass it or a slice of it",
         routine, name, describe(operand).c_str());
  }
  return operand;
}

Operand contiguous_argument(const char* routine, const char* name, nb::handle value) {
  const Operand operand = symmetric_argument(routine, name, value);
  if (!operand.is_contiguous()) {
    fail(PyExc_ValueError, "isomem.%s: argument %s, %s, has gaps or another order; it must be C-contiguous",
         routine, name, describe(operand).c_str());
  }
  return operand;
}

void check_aligned(const char* routine, const char* name, Operand operand, size_t alignment) {
  if (!PyArray_ISALIGNED(operand.array) || reinterpret_cast<uintptr_t>(operand.data()) % alignment != 0)
    fail(PyExc_ValueError,
         "isomem.%s: argument %s, %s, is misaligned: its elements must be at multiples of %zu bytes", routine,
         name, describe(operand).c_str(),
         std::max(alignment, static_cast<size_t>(PyDataType_ALIGNMENT(operand.type()))));
}

void check_in_host_memory(const char* routine, const char* name, Operand operand) {
  if (operand.is_on_device)
    fail(PyExc_ValueError, "isomem.%s: argument %s is %s; it must be in host memory", routine, name,
         describe(operand).c_str());
}

void check_writable(const char* routine, const char* name, Operand operand) {
  if (!PyArray_ISWRITEABLE(operand.array))
    fail(PyExc_ValueError, "isomem.%s: argument %s, %s, is read-only", routine, name,
         describe(operand).c_str());
}

nb::object dtype_argument(const char* routine, nb::handle value) {
  PyArray_Descr* type = nullptr;
  if (PyArray_DescrConverter(value.ptr(), &type)) return nb::steal(reinterpret_cast<PyObject*>(type));
  const nb::python_error reason;
  fail(PyExc_TypeError, "isomem.%s: argument dtype is %s; it must be a type of NumPy: %s", routine,
       what_is(value).c_str(), nb::str(reason.value()).c_str());
}

bool same_type(Operand a, Operand b) {
  return a.type() == b.type() || PyArray_EquivTypes(a.type(), b.type());
}

void check_same_type(const char* routine, Operand dest, const char* name, Operand other) {
  if (!same_type(dest, other)) {
    fail(PyExc_TypeError, "isomem.%s: argument %s is %s, dest is %s: their types must be the same", routine,
         name, describe(other).c_str(), describe(dest).c_str());
  }
}

Word word_argument(const char* routine, const char* name, nb::handle value, Py_ssize_t index) {
  const Operand operand = symmetric_argument(routine, name, value);
  if (operand.dims() > 1)
    fail(PyExc_ValueError, "isomem.%s: argument %s, %s, has more than one dimension", routine, name,
         describe(operand).c_str());
  check_aligned(routine, name, operand);
  const auto items = static_cast<Py_ssize_t>(operand.items());
  if (index < 0 || index >= items) {
    fail(PyExc_IndexError, "isomem.%s: argument index = %zd is outside of %s, %s", routine, index, name,
         describe(operand).c_str());
  }
  return {operand.data() + (operand.dims() ? index * operand.strides()[0] : 0), operand};
}

}  // namespace isomem::python
