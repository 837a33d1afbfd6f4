// SPDX-License-Identifier: Apache-2.0
// DLPack: arrays as other libraries take them without a copy.
#pragma once

#include "arguments.hpp"

namespace isomem::python {

inline constexpr int kDlCuda = 2;  // DLPack's number of CUDA's memory

/// A capsule with the array that `header` describes, in the memory of a GPU; it keeps the header. BufferError
/// for types that DLPack does not have.
nb::object dlpack_capsule(nb::handle header, int gpu, bool is_versioned);

}  // namespace isomem::python
