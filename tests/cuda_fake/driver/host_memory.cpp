// SPDX-License-Identifier: Apache-2.0
#include "host_memory.hpp"

#include <map>

#include "devices.hpp"
#include "fake.hpp"
#include "memory.hpp"

namespace fake_cuda {

namespace {

/// Bytes by address.
std::map<uint64_t, uint64_t>& ranges() {
  static auto& all = *new std::map<uint64_t, uint64_t>;
  return all;
}

/// The first range that has a byte of [address, address + bytes).
auto overlapping(uint64_t address, uint64_t bytes) {
  auto found = ranges().upper_bound(address);
  if (found != ranges().begin() && std::prev(found)->first + std::prev(found)->second > address)
    return std::prev(found);
  return found != ranges().end() && found->first < address + bytes ? found : ranges().end();
}

}  // namespace

bool is_page_locked(uint64_t address, uint64_t bytes) {
  const auto found = overlapping(address, bytes);
  return found != ranges().end() && found->first <= address &&
         address + bytes <= found->first + found->second;
}

bool is_whole_host_range(uint64_t address, uint64_t bytes) {
  return overlapping(address, bytes) == ranges().end() || is_page_locked(address, bytes);
}

void check_host_memory_at_exit() {
  for (const auto& [address, bytes] : ranges()) {
    misuse("leak at exit: %llu bytes of page-locked memory at 0x%llx", hex(bytes), hex(address));
  }
}

CUresult host_register(void* memory, size_t bytes, unsigned) {
  CUresult result;
  if (!current_device(&result)) return result;
  const auto address = reinterpret_cast<uint64_t>(memory);
  if (bytes == 0 || is_reserved(address)) return CUDA_ERROR_INVALID_VALUE;
  if (overlapping(address, bytes) != ranges().end()) {
    misuse("registration of %llu bytes at 0x%llx, some of which are registered", hex(bytes), hex(address));
  }
  ranges()[address] = bytes;
  return CUDA_SUCCESS;
}

CUresult host_unregister(void* memory) {
  if (ranges().erase(reinterpret_cast<uint64_t>(memory)) == 0)
    misuse("end of a registration of %p, which is none", memory);
  return CUDA_SUCCESS;
}

CUresult host_device_pointer(CUdeviceptr* address, void* memory, unsigned) {
  *address = reinterpret_cast<CUdeviceptr>(memory);
  return is_page_locked(*address, 1) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

CUresult flush_cards(CUflushGPUDirectRDMAWritesTarget, CUflushGPUDirectRDMAWritesScope) {
  return CUDA_SUCCESS;
}

CUresult pointer_attributes(unsigned count, CUpointer_attribute* attributes, void** values,
                            CUdeviceptr address) {
  for (unsigned i = 0; i < count; ++i) {
    if (attributes[i] == CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL) {
      const int device = *static_cast<int*>(values[i]) = device_at(address);
      if (device < 0) return CUDA_ERROR_INVALID_VALUE;
      continue;
    }
    if (attributes[i] != CU_POINTER_ATTRIBUTE_MEMORY_TYPE) return CUDA_ERROR_NOT_SUPPORTED;
    const unsigned host = is_page_locked(address, 1) ? unsigned{CU_MEMORYTYPE_HOST} : 0;
    *static_cast<unsigned*>(values[i]) = view_of(address) ? unsigned{CU_MEMORYTYPE_DEVICE} : host;
  }
  return CUDA_SUCCESS;
}

}  // namespace fake_cuda
