// SPDX-License-Identifier: Apache-2.0
// Reductions of torch as the library's routines for device memory know them.
#pragma once

#include <isomem/stream.h>

#include <optional>
#include <string>

#include "collectives.hpp"

namespace isomem::torch {

struct DeviceReduction {
  isomem_type_t type;
  isomem_op_t op;
  size_t parts;  // elements of the library's in one of torch's
  size_t part;   // bytes

  size_t elements(size_t bytes) const { return bytes / part; }
  /// As the names of routines have them.
  std::string type_name() const;
  std::string op_name() const;
};

/// None if the library has no such reduction.
std::optional<DeviceReduction> find_device_reduction(const Reduction& how);

/// Throws c10::Error if there is none.
DeviceReduction device_reduction(const Reduction& how);

}  // namespace isomem::torch
