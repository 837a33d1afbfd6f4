// SPDX-License-Identifier: Apache-2.0
// Arrays in device memory.
#pragma once

#include "arguments.hpp"

namespace isomem::python {

/// An array in device memory is a header of NumPy's that nobody dereferences: it knows shape, type and
/// strides, what slices are and who owns the memory. It never leaves this class.
struct DeviceArray {
  nb::object header;

  Operand operand() const { return {reinterpret_cast<PyArrayObject*>(header.ptr()), true}; }
};

/// The array that `value` is; null if it is something else.
const DeviceArray* as_device_array(nb::handle value);

}  // namespace isomem::python
