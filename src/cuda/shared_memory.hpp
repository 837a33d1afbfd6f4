// SPDX-License-Identifier: Apache-2.0
// Physical device memory of several PEs at the same place of their regions: each maps its own and, by
// descriptors, that of others.
#pragma once

#include <cuda.h>

#include <cstdint>
#include <string>
#include <vector>

#include "cuda/device_window.hpp"
#include "cuda/exchange.hpp"

namespace isomem {

class SharedMemory {
 public:
  SharedMemory(Runtime& runtime, const DeviceWindow& window, Exchange& exchange, CUdevice device);

  /// Maps this PE's memory at a place of its region. Throws Error.
  void map_own(uint64_t place, uint64_t bytes, CUmemGenericAllocationHandle handle);

  /// Maps the memory that the PEs in these slots of this host have mapped at that place. They call the same,
  /// with a tag that no two of them use twice. Throws Error.
  void exchange(const char* routine, uint64_t tag, uint64_t place, uint64_t bytes,
                CUmemGenericAllocationHandle handle, const std::vector<int>& slots);

 private:
  Runtime& runtime_;
  const DeviceWindow& window_;
  Exchange& exchange_;
  const CUdevice device_;
  const std::string name_;
};

}  // namespace isomem
