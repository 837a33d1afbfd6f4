// SPDX-License-Identifier: Apache-2.0
#include "device_array.hpp"

#include <nanobind/stl/string.h>

#include "dlpack.hpp"
#include "gpu.hpp"

namespace isomem::python {

const DeviceArray* as_device_array(nb::handle value) {
  const DeviceArray* array = nullptr;
  return nb::try_cast<const DeviceArray*>(value, array) ? array : nullptr;
}

namespace {

// --- shape, and what is a view --------------------------------------------------------------------------

DeviceArray made(nb::object header) { return {std::move(header)}; }

using Extents = nb::typed<nb::tuple, nb::int_, nb::ellipsis>;

Extents tuple_of(int n, const npy_intp* values) {
  nb::list list;
  for (int i = 0; i < n; ++i) list.append(values[i]);
  return nb::tuple(list);
}

Extents shape_of(const DeviceArray& self) {
  const Operand array = self.operand();
  return tuple_of(array.dims(), array.shape());
}

/// Basic indices select views; anything else would read the array.
void check_index(nb::handle part) {
  const bool is_number = PyIndex_Check(part.ptr()) && !PyBool_Check(part.ptr()) &&
                         !PyArray_Check(part.ptr()) && !PyArray_IsScalar(part.ptr(), Bool);
  if (is_number || part.is_none() || PySlice_Check(part.ptr()) || part.is(nb::ellipsis())) return;
  fail(PyExc_TypeError,
       "isomem.DeviceArray: index %s: an array in device memory takes numbers, slices, ... and None, which "
       "select "
       "views",
       nb::repr(part).c_str());
}

/// With an ellipsis NumPy gives a view of no dimensions where it would read an element.
DeviceArray item(const DeviceArray& self, nb::handle key) {
  if (PyUnicode_Check(key.ptr())) return made(self.header[key]);  // a field
  nb::list parts;
  bool has_ellipsis = false;
  const auto add = [&](nb::handle part) {
    check_index(part);
    has_ellipsis = has_ellipsis || part.is(nb::ellipsis());
    parts.append(part);
  };
  if (PyTuple_Check(key.ptr())) {
    for (const nb::handle part : key) add(part);
  } else {
    add(key);
  }
  if (!has_ellipsis) parts.append(nb::ellipsis());
  return made(self.header[nb::tuple(parts)]);
}

nb::object core() { return nb::module_::import_("isomem._core"); }

/// What is not in device memory is cast, as in an assignment of NumPy.
void set_item(const DeviceArray& self, nb::handle key, nb::handle values) {
  const DeviceArray part = item(self, key);
  nb::object from = nb::borrow(values);
  if (!nb::isinstance<DeviceArray>(values)) {
    const nb::object type = nb::borrow(reinterpret_cast<PyObject*>(part.operand().type()));
    from = nb::module_::import_("numpy").attr("asarray")(values, type);
  }
  core().attr("put")(part, from, world.rank);
}

nb::object numpy(const DeviceArray& self) {
  const Operand array = self.operand();
  nb::object result = nb::module_::import_("numpy").attr("empty")(
      shape_of(self), nb::borrow(reinterpret_cast<PyObject*>(array.type())));
  core().attr("get")(result, self, world.rank);
  return result;
}

DeviceArray on(const DeviceArray& self, int pe) { return nb::cast<DeviceArray>(core().attr("on")(self, pe)); }

DeviceArray reshape(const DeviceArray& self, nb::args shape) {
  if (!self.operand().is_contiguous())
    fail(PyExc_ValueError,
         "isomem.DeviceArray.reshape: %s has gaps or another order: only C-contiguous "
         "arrays have views of other shapes",
         describe(self.operand()).c_str());
  return made(self.header.attr("reshape")(*shape));
}

DeviceArray view(const DeviceArray& self, nb::handle dtype) {
  return made(self.header.attr("view")(dtype_argument("DeviceArray.view", dtype)));
}

DeviceArray transpose(const DeviceArray& self, nb::args axes) {
  return made(self.header.attr("transpose")(*axes));
}

Py_ssize_t length(const DeviceArray& self) {
  const Operand array = self.operand();
  if (array.dims() == 0) fail(PyExc_TypeError, "isomem.DeviceArray: an array of no dimensions has no length");
  return array.shape()[0];
}

std::string device_name(const DeviceArray& self) {
  return "cuda:" + std::to_string(gpu_of(self.operand().data()));
}

std::string text_of(const DeviceArray& self) {
  return "<isomem.DeviceArray: " + describe(self.operand()) + ", " + device_name(self) + ">";
}

// --- for other libraries --------------------------------------------------------------------------------

/// Its stream is one whose work the reader has to wait for.
nb::typed<nb::dict, nb::str, nb::object> cuda_array_interface(const DeviceArray& self) {
  check_initialized("DeviceArray.__cuda_array_interface__");
  const Operand array = self.operand();
  nb::dict result;
  result["shape"] = shape_of(self);
  result["typestr"] = self.header.attr("dtype").attr("str");
  if (PyDataType_HASFIELDS(array.type())) result["descr"] = self.header.attr("dtype").attr("descr");
  result["data"] = nb::make_tuple(array.items() ? reinterpret_cast<uintptr_t>(array.data()) : 0, false);
  result["strides"] =
      array.is_contiguous() ? nb::object(nb::none()) : nb::object(tuple_of(array.dims(), array.strides()));
  const std::optional<uintptr_t> stream = last_stream();
  result["stream"] = stream ? nb::object(nb::int_(*stream ? *stream : 1)) : nb::object(nb::none());
  result["version"] = 3;
  return result;
}

nb::typed<nb::tuple, nb::int_, nb::int_> dlpack_device(const DeviceArray& self) {
  return nb::make_tuple(kDlCuda, gpu_of(self.operand().data()));
}

/// `stream`: that of the reader, in the protocol's numbers: 1 is the default stream, -1 asks for no order.
nb::object dlpack(const DeviceArray& self, nb::handle stream, nb::handle max_version, nb::handle device,
                  nb::handle copy) {
  const char* routine = "DeviceArray.__dlpack__";
  check_initialized(routine);
  const int gpu = gpu_of(self.operand().data());
  if (!device.is_none() && !nb::make_tuple(kDlCuda, gpu).equal(device))
    fail(PyExc_BufferError, "isomem.%s: argument dl_device = %s: the array lies on (%d, %d)", routine,
         nb::repr(device).c_str(), kDlCuda, gpu);
  if (!copy.is_none() && nb::cast<bool>(copy))
    fail(PyExc_BufferError, "isomem.%s: argument copy = True: copies are not made", routine);
  const auto reader = stream.is_none() ? intptr_t{1} : scalar_argument<intptr_t>(routine, "stream", stream);
  if (reader >= 0) wait_for_streams_but(reader == 1 ? 0 : static_cast<uintptr_t>(reader));
  const bool is_versioned = !max_version.is_none() && nb::cast<int>(nb::object(max_version[0])) >= 1;
  return dlpack_capsule(self.header, gpu, is_versioned);
}

nb::object no_array(const DeviceArray& self, nb::args, nb::kwargs) {
  fail(PyExc_TypeError, "isomem.DeviceArray: %s is no NumPy array: its method numpy() makes a copy",
       describe(self.operand()).c_str());
}

using Scope = nb::class_<DeviceArray>;

void add_shape(Scope& scope) {
  scope.def_prop_ro("shape", shape_of, "The number of elements in each dimension.")
      .def_prop_ro(
          "strides", [](const DeviceArray& a) { return tuple_of(a.operand().dims(), a.operand().strides()); },
          "Bytes between elements in each dimension.")
      .def_prop_ro(
          "dtype", [](const DeviceArray& a) { return nb::object(a.header.attr("dtype")); },
          "The type of elements, one of NumPy's.")
      .def_prop_ro(
          "ndim", [](const DeviceArray& a) { return a.operand().dims(); }, "The number of dimensions.")
      .def_prop_ro(
          "size", [](const DeviceArray& a) { return a.operand().items(); }, "The number of elements.")
      .def_prop_ro(
          "itemsize", [](const DeviceArray& a) { return a.operand().item_bytes(); }, "Bytes of an element.")
      .def_prop_ro(
          "nbytes", [](const DeviceArray& a) { return a.operand().bytes(); }, "Bytes of all elements.")
      .def_prop_ro(
          "ptr", [](const DeviceArray& a) { return reinterpret_cast<uintptr_t>(a.operand().data()); },
          "The address of the first element.")
      .def_prop_ro("device", device_name, "The GPU, as 'cuda:0'.")
      .def_prop_ro(
          "T", [](const DeviceArray& a) { return made(a.header.attr("T")); },
          "A view with the dimensions in reverse order.")
      .def_prop_ro(
          "is_symmetric", [](const DeviceArray& a) { return is_symmetric_on_device(a.operand().data()); },
          "False for views of the arrays of other PEs.")
      .def("__len__", length)
      .def("__repr__", text_of);
}

void add_views(Scope& scope) {
  scope.def("__getitem__", item, nb::arg("key").none())
      .def("__setitem__", set_item, nb::arg("key").none(), nb::arg("values"))
      .def("reshape", reshape, nb::arg("shape"), nb::sig("def reshape(self, *shape: object) -> DeviceArray"),
           "A view of another shape. ValueError if the array has gaps or another order.")
      .def("view", view, nb::arg("dtype"), "A view of the same bytes as elements of another type.")
      .def("transpose", transpose, nb::arg("axes"),
           nb::sig("def transpose(self, *axes: object) -> DeviceArray"),
           "A view with dimensions in another order, as NumPy's.")
      .def("numpy", numpy, nb::sig("def numpy(self) -> numpy.ndarray"),
           "A copy of this PE's array in host memory, an ordinary NumPy array.")
      .def("on", on, nb::arg("pe"),
           "A view of PE pe's copy, for kernels and other libraries. ValueError if the PE is on another "
           "host.");
}

}  // namespace

void add_device_arrays(nb::module_& m) {
  Scope scope(
      m, "DeviceArray",
      "A symmetric array in the memory of this PE's GPU: what empty, zeros, full, array and signals make "
      "with\n"
      "device='cuda', and slices and views of it.\n\n"
      "It takes part in all functions of isomem. torch, CuPy and JAX read and write it without a copy\n"
      "(torch.from_dlpack(a), cupy.asarray(a), jax.dlpack.from_dlpack(a)): arithmetic is theirs. a[1:3] =\n"
      "values and a.numpy() copy from and to the host. Dropping one blocks nobody, as with Array; what "
      "other\n"
      "libraries do with it on streams of their own must be complete before, except on the default stream.");
  add_shape(scope);
  add_views(scope);
  scope.def_prop_ro("__cuda_array_interface__", cuda_array_interface)
      .def("__dlpack_device__", dlpack_device)
      .def("__dlpack__", dlpack, nb::kw_only(), nb::arg("stream").none() = nb::none(),
           nb::arg("max_version").none() = nb::none(), nb::arg("dl_device").none() = nb::none(),
           nb::arg("copy").none() = nb::none())
      .def("__array__", no_array, nb::sig("def __array__(self, *args: object, **kwargs: object) -> object"));
}

}  // namespace isomem::python
