// SPDX-License-Identifier: Apache-2.0
// Page-locked host memory: registered ranges.
#pragma once

#include <cuda.h>

#include <cstddef>
#include <cstdint>

namespace fake_cuda {

/// Whether the driver takes a range of host memory for a copy: all of it in one registered range, or none.
bool is_whole_host_range(uint64_t address, uint64_t bytes);
/// Whether kernels can reach it.
bool is_page_locked(uint64_t address, uint64_t bytes);

void check_host_memory_at_exit();

CUresult host_register(void* memory, size_t bytes, unsigned flags);
CUresult host_unregister(void* memory);
CUresult host_device_pointer(CUdeviceptr* address, void* memory, unsigned flags);
/// Nothing writes device memory behind the fake's back.
CUresult flush_cards(CUflushGPUDirectRDMAWritesTarget, CUflushGPUDirectRDMAWritesScope);
CUresult pointer_attributes(unsigned count, CUpointer_attribute* attributes, void** values,
                            CUdeviceptr address);

}  // namespace fake_cuda
