// SPDX-License-Identifier: Apache-2.0
// The addresses that device memory of all PEs is mapped at, the same in every process:
// [state page][region of slot 0][region of slot 1]..., each a stride long: the PEs of this host. More than 31
// PEs have shorter regions, which lie in front of the state page; there lie also those of a job on several
// hosts (isomem/device/state.hpp says why).
#pragma once

#include <cuda.h>

#include <cstdint>

namespace isomem {

/// Pieces of device memory are mapped in multiples of this.
inline constexpr uint64_t kDevicePage = uint64_t{2} << 20;

class DeviceWindow {
 public:
  /// Reserves the addresses, with regions for `slots` PEs, the same number on all hosts; needs no context.
  /// Throws Error.
  DeviceWindow(int slots, bool one_host, uint64_t page_bytes);
  ~DeviceWindow();
  DeviceWindow(const DeviceWindow&) = delete;

  /// Address of the state page, and the bytes that are reserved for it.
  uint64_t page() const { return page_; }
  uint64_t page_bytes() const { return page_bytes_; }
  uint64_t stride() const { return stride_; }
  uint64_t region(int slot) const { return regions_ + static_cast<uint64_t>(slot) * stride_; }
  uint64_t regions() const { return regions_; }
  bool is_in_page(uint64_t address) const { return address - page_ < page_bytes_; }
  bool is_in_regions(uint64_t address) const { return address - regions_ < region_bytes_; }
  /// Where the heap begins in a region: a large power of two, so that large alignments can be served.
  uint64_t heap_start() const { return stride_ / 8 < kHeapStart ? stride_ / 8 : kHeapStart; }

 private:
  static constexpr uint64_t kHeapStart = uint64_t{8} << 30;
  uint64_t page_;
  uint64_t page_bytes_;
  uint64_t stride_;
  uint64_t regions_;
  uint64_t region_bytes_;
  uint64_t reserved_;  // from the page on
};

/// Physical memory of `device` that can be handed to other processes.
CUmemAllocationProp memory_of_device(CUdevice device);

/// Maps `handle` at `address` and lets `device` read and write it. Throws Error with `what` in it.
void map_for_device(uint64_t address, uint64_t bytes, CUmemGenericAllocationHandle handle, CUdevice device,
                    const char* what);

}  // namespace isomem
