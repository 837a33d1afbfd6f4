// SPDX-License-Identifier: Apache-2.0
// Device memory: memfds, which PEs pass to each other as they pass memory of real GPUs. Reserved addresses
// stay without access for the CPU, whatever is mapped there: the fake's copies and kernels reach the memory
// through a view of their own, so a library that touches device memory itself crashes as on a real machine.
#pragma once

#include <cuda.h>

#include <cstddef>
#include <cstdint>

namespace fake_cuda {

/// Bytes that a copy or a kernel can use in one go.
struct Piece {
  char* at;
  uint64_t bytes;
};

/// The piece that begins at `address`, of at most `bytes`, as `device` reaches it. Fails for device addresses
/// where nothing is mapped, or not for this device, and for host memory that is registered in part.
CUresult piece_at(uint64_t address, uint64_t bytes, int device, Piece* piece);

/// Whether an address is reserved for device memory; `*view`: where the fake has it, if it is mapped.
bool is_reserved(uint64_t address);
void* view_of(uint64_t address);
/// The device on which such memory lies, -1 for that of the host and where nothing is mapped.
int device_at(uint64_t address);

void check_memory_at_exit();

CUresult address_reserve(CUdeviceptr* address, size_t bytes, size_t alignment, CUdeviceptr wish,
                         unsigned long long flags);
CUresult address_free(CUdeviceptr address, size_t bytes);
CUresult memory_create(CUmemGenericAllocationHandle* handle, size_t bytes,
                       const CUmemAllocationProp* properties, unsigned long long flags);
CUresult memory_release(CUmemGenericAllocationHandle handle);
CUresult memory_map(CUdeviceptr address, size_t bytes, size_t offset, CUmemGenericAllocationHandle handle,
                    unsigned long long flags);
CUresult memory_unmap(CUdeviceptr address, size_t bytes);
CUresult set_access(CUdeviceptr address, size_t bytes, const CUmemAccessDesc* access, size_t count);
CUresult export_handle(void* fd, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType type,
                       unsigned long long flags);
CUresult import_handle(CUmemGenericAllocationHandle* handle, void* fd, CUmemAllocationHandleType type);
CUresult retain_handle(CUmemGenericAllocationHandle* handle, void* address);
CUresult handle_properties(CUmemAllocationProp* properties, CUmemGenericAllocationHandle handle);
CUresult address_range(CUdeviceptr* base, size_t* bytes, CUdeviceptr address);
CUresult memory_info(size_t* free, size_t* total);

}  // namespace fake_cuda
