// SPDX-License-Identifier: Apache-2.0
// What the rest of the runtime knows of the GPU half: an interface without CUDA, since the library is also
// built without it. A CPU thread cannot load or store device memory: an Op on it goes to a channel.
#pragma once

#include <cstdint>
#include <string>

#include "wire/device_memory.hpp"

namespace isomem {

/// Whether the library has a GPU half at all.
#if defined(ISOMEM_WITH_CUDA)
inline constexpr bool kWithCuda = true;
#else
inline constexpr bool kWithCuda = false;
#endif

/// Nothing here throws: what fails ends the job.
class DeviceSide : public DeviceMemory {
 public:
  /// True if the bytes lie in live blocks of this PE's device heap.
  virtual bool is_symmetric(const void* address, uint64_t bytes) const = 0;
  /// True if the address is in the device memory of any PE, as this process has it mapped.
  virtual bool is_in_window(const void* address) const = 0;
  /// What such an address is, in words.
  virtual std::string describe(const void* address) const = 0;
  /// What kernels that have ended handed over for PEs of other hosts is on the wire from now on.
  virtual void settle() = 0;
  /// The process exits, with the job as it is: no thread of the library uses the device any more.
  virtual void halt() noexcept = 0;
  /// The host heap has grown: kernels can reach all of it from now on.
  virtual void host_heap_grew() = 0;
};

}  // namespace isomem
