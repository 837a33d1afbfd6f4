// SPDX-License-Identifier: Apache-2.0
// The range of addresses that device memory of all PEs is mapped into, the same in every process:
// [state page][region of PE 0][region of PE 1]..., each a stride long.
#pragma once

#include <cuda.h>

#include <cstdint>
#include <vector>

namespace isomem {

/// Pieces of device memory are mapped in multiples of this.
inline constexpr uint64_t kDevicePage = uint64_t{2} << 20;

class DeviceWindow {
 public:
  /// Reserves the addresses; needs no context. Throws Error.
  explicit DeviceWindow(int n_pes);
  ~DeviceWindow();
  DeviceWindow(const DeviceWindow&) = delete;

  uint64_t base() const { return base_; }
  uint64_t stride() const { return stride_; }
  uint64_t bytes() const { return bytes_; }
  uint64_t region(int pe) const { return base_ + (static_cast<uint64_t>(pe) + 1) * stride_; }
  /// Where the heap begins in a region: a large power of two, so that large alignments can be served.
  uint64_t heap_start() const { return stride_ / 8 < kHeapStart ? stride_ / 8 : kHeapStart; }

 private:
  static constexpr uint64_t kHeapStart = uint64_t{1} << 30;
  uint64_t stride_;
  uint64_t bytes_;
  uint64_t base_ = 0;
};

/// Physical memory of `device` that can be handed to other processes.
CUmemAllocationProp memory_of_device(CUdevice device);

/// Maps `handle` at `address` and lets `device` read and write it. Throws Error with `what` in it.
void map_for_device(uint64_t address, uint64_t bytes, CUmemGenericAllocationHandle handle, CUdevice device,
                    const char* what);

}  // namespace isomem
