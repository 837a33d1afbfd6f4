// SPDX-License-Identifier: Apache-2.0
#include "dlpack.hpp"

#include <memory>

namespace isomem::python {

namespace {

// the layout that the protocol prescribes
struct Type {
  uint8_t code, bits;
  uint16_t lanes;
};
struct Tensor {
  void* data;
  int32_t device_type, device;
  int32_t dims;
  Type type;
  int64_t* shape;
  int64_t* strides;  // in elements
  uint64_t offset;
};
struct Plain {
  static constexpr const char* kName = "dltensor";
  Tensor tensor;
  void* context;
  void (*deleter)(Plain*);
};
struct Versioned {
  static constexpr const char* kName = "dltensor_versioned";
  uint32_t major = 1, minor = 0;
  void* context;
  void (*deleter)(Versioned*);
  uint64_t flags = 0;
  Tensor tensor;
};

/// One of the two, and what it points to.
template <class Managed>
struct Held {
  Managed managed{};
  std::vector<int64_t> shape, strides;
  PyObject* header;
};

/// Readers call this from any thread, also when Python has ended.
template <class Managed>
void drop(Managed* managed) {
  auto* const held = static_cast<Held<Managed>*>(managed->context);
  if (Py_IsInitialized()) {
    const PyGILState_STATE state = PyGILState_Ensure();
    Py_DECREF(held->header);
    PyGILState_Release(state);
  }
  delete held;
}

/// A capsule that a reader has taken has another name.
template <class Managed>
void drop_capsule(PyObject* capsule) {
  if (PyCapsule_IsValid(capsule, Managed::kName))
    drop(static_cast<Managed*>(PyCapsule_GetPointer(capsule, Managed::kName)));
}

Type type_of(Operand array) {
  enum : uint8_t { integer, natural, floating, bfloat = 4, complex = 5, boolean = 6 };
  const auto bits = static_cast<uint8_t>(8 * array.item_bytes());
  if (dtype_name(array) == "bfloat16") return {bfloat, bits, 1};
  const bool is_native = PyArray_ISNOTSWAPPED(array.array);
  switch (is_native ? array.type()->kind : '?') {
    case 'i':
      return {integer, bits, 1};
    case 'u':
      return {natural, bits, 1};
    case 'f':
      return {floating, bits, 1};
    case 'c':
      return {complex, bits, 1};
    case 'b':
      return {boolean, bits, 1};
    default:
      fail(PyExc_BufferError, "isomem.DeviceArray.__dlpack__: %s: DLPack has no such type",
           describe(array).c_str());
  }
}

template <class Managed>
nb::object capsule_of(nb::handle header, int gpu) {
  const Operand array{reinterpret_cast<PyArrayObject*>(header.ptr()), true};
  const Type type = type_of(array);
  auto held = std::make_unique<Held<Managed>>();
  const auto item = static_cast<npy_intp>(array.item_bytes());
  for (int i = 0; i < array.dims(); ++i) {
    held->shape.push_back(array.shape()[i]);
    held->strides.push_back(array.strides()[i] / item);
    if (array.strides()[i] % item)
      fail(PyExc_BufferError, "isomem.DeviceArray.__dlpack__: %s: its strides are no whole elements",
           describe(array).c_str());
  }
  held->header = header.inc_ref().ptr();
  held->managed.tensor = {array.data(),         kDlCuda, gpu, array.dims(), type, held->shape.data(),
                          held->strides.data(), 0};
  held->managed.context = held.get();
  held->managed.deleter = drop<Managed>;
  PyObject* capsule = PyCapsule_New(&held->managed, Managed::kName, drop_capsule<Managed>);
  if (!capsule) {
    header.dec_ref();
    throw nb::python_error();
  }
  held.release();
  return nb::steal(capsule);
}

}  // namespace

nb::object dlpack_capsule(nb::handle header, int gpu, bool is_versioned) {
  return is_versioned ? capsule_of<Versioned>(header, gpu) : capsule_of<Plain>(header, gpu);
}

}  // namespace isomem::python
