// SPDX-License-Identifier: Apache-2.0
#include "memory.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <map>
#include <memory>

#include "devices.hpp"
#include "fake.hpp"
#include "host_memory.hpp"
#include "physical.hpp"

namespace fake_cuda {

namespace {

constexpr uint64_t kGranularity = uint64_t{2} << 20;

struct Handle {
  std::shared_ptr<Physical> memory;
  int references;
};

struct Mapping {
  uint64_t bytes;
  std::shared_ptr<Physical> memory;
  uint64_t devices;  // bit i: device i has access
  bool host;         // the CPU has access, to host memory only
};

struct State {
  std::map<uint64_t, uint64_t> reservations;  // address -> bytes
  std::map<uint64_t, Mapping> mappings;
  std::map<CUmemGenericAllocationHandle, Handle> handles;
  CUmemGenericAllocationHandle next_handle = 0x1001;
};

State& state() {
  static auto& the_state = *new State;
  return the_state;
}

/// The entry of a map of ranges that begins at or before `address`.
template <class Map>
auto entry_before(Map& map, uint64_t address) {
  auto next = map.upper_bound(address);
  return next == map.begin() ? map.end() : std::prev(next);
}

const Mapping* mapping_at(uint64_t address, uint64_t* start) {
  const auto found = entry_before(state().mappings, address);
  if (found == state().mappings.end() || address - found->first >= found->second.bytes) return nullptr;
  *start = found->first;
  return &found->second;
}

Mapping& mapping_of(const char* tried, uint64_t address, uint64_t bytes) {
  const auto found = state().mappings.find(address);
  if (found == state().mappings.end()) misuse("%s of 0x%llx, where nothing is mapped", tried, hex(address));
  if (found->second.bytes != bytes) {
    misuse("%s of 0x%llx with %llu bytes, %llu are mapped there", tried, hex(address), hex(bytes),
           hex(found->second.bytes));
  }
  return found->second;
}

Handle& handle_of(const char* tried, CUmemGenericAllocationHandle handle) {
  const auto found = state().handles.find(handle);
  if (found == state().handles.end()) misuse("%s of handle 0x%llx, which is none", tried, hex(handle));
  return found->second;
}

CUmemGenericAllocationHandle new_handle(std::shared_ptr<Physical> memory) {
  state().handles[state().next_handle] = {std::move(memory), 1};
  return state().next_handle++;
}

bool reserve_at(uint64_t address, uint64_t bytes, int how, CUdeviceptr* result) {
  void* at = mmap(reinterpret_cast<void*>(address), bytes, PROT_NONE,
                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | how, -1, 0);
  *result = reinterpret_cast<CUdeviceptr>(at);
  return at != MAP_FAILED;
}

}  // namespace

bool is_reserved(uint64_t address) {
  const auto found = entry_before(state().reservations, address);
  return found != state().reservations.end() && address - found->first < found->second;
}

void* view_of(uint64_t address) {
  uint64_t start;
  const Mapping* mapping = mapping_at(address, &start);
  return mapping ? mapping->memory->bytes() + (address - start) : nullptr;
}

int device_at(uint64_t address) {
  uint64_t start;
  const Mapping* mapping = mapping_at(address, &start);
  return mapping ? mapping->memory->device() : Physical::kHost;
}

CUresult piece_at(uint64_t address, uint64_t bytes, int device, Piece* piece) {
  if (!is_reserved(address)) {
    *piece = {reinterpret_cast<char*>(address), bytes};
    return is_whole_host_range(address, bytes) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
  }
  uint64_t start;
  const Mapping* mapping = mapping_at(address, &start);
  if (!mapping || !(mapping->devices >> device & 1)) return CUDA_ERROR_ILLEGAL_ADDRESS;
  *piece = {mapping->memory->bytes() + (address - start), std::min(bytes, start + mapping->bytes - address)};
  return CUDA_SUCCESS;
}

void check_memory_at_exit() {
  for (const auto& [handle, h] : state().handles) {
    misuse("leak at exit: handle 0x%llx of %llu bytes", hex(handle), hex(h.memory->size()));
  }
  for (const auto& [address, mapping] : state().mappings) {
    misuse("leak at exit: a mapping of %llu bytes at 0x%llx", hex(mapping.bytes), hex(address));
  }
  for (const auto& [address, bytes] : state().reservations) {
    misuse("leak at exit: %llu bytes of addresses reserved at 0x%llx", hex(bytes), hex(address));
  }
}

CUresult address_reserve(CUdeviceptr* address, size_t bytes, size_t, CUdeviceptr wish, unsigned long long) {
  if (bytes % kGranularity) return CUDA_ERROR_INVALID_VALUE;
  if (!reserve_at(wish, bytes, wish ? MAP_FIXED_NOREPLACE : 0, address) &&
      !reserve_at(0, bytes, 0, address)) {
    return CUDA_ERROR_OUT_OF_MEMORY;
  }
  state().reservations[*address] = bytes;
  return CUDA_SUCCESS;
}

CUresult address_free(CUdeviceptr address, size_t bytes) {
  const auto found = state().reservations.find(address);
  if (found == state().reservations.end() || found->second != bytes) {
    misuse("free of %llu bytes of addresses at 0x%llx, which are not reserved so", hex(bytes), hex(address));
  }
  const auto mapped = state().mappings.lower_bound(address);
  if (mapped != state().mappings.end() && mapped->first < address + bytes) {
    if (has_failed()) return CUDA_ERROR_INVALID_VALUE;
    misuse("free of addresses at 0x%llx while memory is mapped at 0x%llx", hex(address), hex(mapped->first));
  }
  state().reservations.erase(found);
  munmap(reinterpret_cast<void*>(address), bytes);
  return CUDA_SUCCESS;
}

CUresult memory_create(CUmemGenericAllocationHandle* handle, size_t bytes,
                       const CUmemAllocationProp* properties, unsigned long long) {
  if (bytes == 0 || bytes % kGranularity) return CUDA_ERROR_INVALID_VALUE;
  const bool on_device = properties->location.type == CU_MEM_LOCATION_TYPE_DEVICE;
  const bool on_host = properties->location.type == CU_MEM_LOCATION_TYPE_HOST_NUMA;
  int count;
  device_count(&count);
  if (!on_host && !on_device) return CUDA_ERROR_NOT_SUPPORTED;
  if (on_device && (properties->location.id < 0 || properties->location.id >= count))
    return CUDA_ERROR_INVALID_DEVICE;
  const bool shareable = properties->requestedHandleTypes & CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
  auto memory = Physical::create(bytes, on_device ? properties->location.id : Physical::kHost, shareable);
  if (!memory) return CUDA_ERROR_OUT_OF_MEMORY;
  *handle = new_handle(std::move(memory));
  return CUDA_SUCCESS;
}

CUresult memory_release(CUmemGenericAllocationHandle handle) {
  if (--handle_of("release", handle).references == 0) state().handles.erase(handle);
  return CUDA_SUCCESS;
}

CUresult memory_map(CUdeviceptr address, size_t bytes, size_t offset, CUmemGenericAllocationHandle handle,
                    unsigned long long) {
  const Handle& from = handle_of("mapping", handle);
  if (offset != 0 || from.memory->size() != bytes) {
    misuse("mapping %llu bytes at 0x%llx of a handle of %llu bytes", hex(bytes), hex(address),
           hex(from.memory->size()));
  }
  if (address % kGranularity || !is_reserved(address) || !is_reserved(address + bytes - 1)) {
    misuse("mapping %llu bytes at 0x%llx, where nothing is reserved", hex(bytes), hex(address));
  }
  const auto before = entry_before(state().mappings, address + bytes - 1);
  if (before != state().mappings.end() && before->first + before->second.bytes > address) {
    misuse("mapping %llu bytes at 0x%llx, where something is mapped", hex(bytes), hex(address));
  }
  state().mappings[address] = {bytes, from.memory, 0, false};
  return CUDA_SUCCESS;
}

CUresult memory_unmap(CUdeviceptr address, size_t bytes) {
  const bool host = mapping_of("unmapping", address, bytes).host;
  CUdeviceptr same;
  if (host && !reserve_at(address, bytes, MAP_FIXED, &same)) return CUDA_ERROR_UNKNOWN;
  state().mappings.erase(address);
  return CUDA_SUCCESS;
}

CUresult set_access(CUdeviceptr address, size_t bytes, const CUmemAccessDesc* access, size_t count) {
  Mapping& mapping = mapping_of("setting access", address, bytes);
  int devices;
  device_count(&devices);
  for (size_t i = 0; i < count; ++i) {
    const CUmemLocation& who = access[i].location;
    if (who.type == CU_MEM_LOCATION_TYPE_DEVICE) {
      if (who.id < 0 || who.id >= devices) return CUDA_ERROR_INVALID_DEVICE;
      mapping.devices |= uint64_t{1} << who.id;
      continue;
    }
    if (mapping.memory->device() != Physical::kHost) return CUDA_ERROR_NOT_SUPPORTED;
    if (!mapping.memory->show_at(address)) return CUDA_ERROR_UNKNOWN;
    mapping.host = true;
  }
  return CUDA_SUCCESS;
}

CUresult export_handle(void* fd, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType type,
                       unsigned long long) {
  const Handle& from = handle_of("export", handle);
  if (type != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR || !from.memory->is_shareable())
    return CUDA_ERROR_INVALID_VALUE;
  *static_cast<int*>(fd) = fcntl(from.memory->fd(), F_DUPFD_CLOEXEC, 0);
  return *static_cast<int*>(fd) < 0 ? CUDA_ERROR_OPERATING_SYSTEM : CUDA_SUCCESS;
}

CUresult import_handle(CUmemGenericAllocationHandle* handle, void* fd, CUmemAllocationHandleType type) {
  if (type != CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) return CUDA_ERROR_INVALID_VALUE;
  auto memory = Physical::import(static_cast<int>(reinterpret_cast<uintptr_t>(fd)));
  if (!memory) return CUDA_ERROR_INVALID_VALUE;
  *handle = new_handle(std::move(memory));
  return CUDA_SUCCESS;
}

CUresult retain_handle(CUmemGenericAllocationHandle* handle, void* address) {
  uint64_t start;
  const Mapping* mapping = mapping_at(reinterpret_cast<uint64_t>(address), &start);
  if (!mapping) return CUDA_ERROR_INVALID_VALUE;
  for (auto& [number, h] : state().handles) {
    if (h.memory != mapping->memory) continue;
    ++h.references;
    *handle = number;
    return CUDA_SUCCESS;
  }
  *handle = new_handle(mapping->memory);
  return CUDA_SUCCESS;
}

CUresult handle_properties(CUmemAllocationProp* properties, CUmemGenericAllocationHandle handle) {
  const Physical& memory = *handle_of("asking for the properties", handle).memory;
  *properties = {};
  properties->type = CU_MEM_ALLOCATION_TYPE_PINNED;
  properties->location = {CU_MEM_LOCATION_TYPE_DEVICE, memory.device()};
  properties->requestedHandleTypes =
      memory.is_shareable() ? CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR : CU_MEM_HANDLE_TYPE_NONE;
  return CUDA_SUCCESS;
}

CUresult address_range(CUdeviceptr* base, size_t* bytes, CUdeviceptr address) {
  uint64_t start;
  const Mapping* mapping = mapping_at(address, &start);
  if (!mapping) return CUDA_ERROR_NOT_FOUND;
  *base = start;
  *bytes = mapping->bytes;
  return CUDA_SUCCESS;
}

CUresult memory_info(size_t* free, size_t* total) {
  CUresult result;
  const Device* device = current_device(&result);
  if (!device) return result;
  *total = settings().memory;
  *free = *total - std::min<uint64_t>(*total, memory_in_use(device->number));
  return CUDA_SUCCESS;
}

}  // namespace fake_cuda
