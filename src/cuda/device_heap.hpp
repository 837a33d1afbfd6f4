// SPDX-License-Identifier: Apache-2.0
// The device heap of a PE: chunks of GPU memory at the same offsets of every PE's region, each mapped by all
// PEs. It grows when an allocation needs it and gives chunks back that no block uses, but for a few.
#pragma once

#include <cuda.h>

#include <cstdint>
#include <map>
#include <mutex>
#include <string>

#include "cuda/device_window.hpp"
#include "cuda/shared_memory.hpp"
#include "memory/allocator.hpp"
#include "wire/device_memory.hpp"

namespace isomem {

/// Blocks of device memory start at multiples of this, like those of cudaMalloc.
inline constexpr uint64_t kDeviceAlignment = 512;

class Runtime;

class DeviceHeap {
 public:
  /// Collective: maps the first `control_bytes` of every region on all PEs. Throws Error.
  DeviceHeap(Runtime& runtime, const DeviceWindow& window, SharedMemory& memory, CUdevice device,
             uint64_t control_bytes);
  ~DeviceHeap();
  DeviceHeap(const DeviceHeap&) = delete;

  /// Collective, once: maps `bytes` now and keeps them, as far as there is memory; more is kept unused up to
  /// a small part of the GPU's memory. Throws Error.
  void keep(const char* routine, uint64_t bytes);

  /// Collective: the address of a new block in this PE's region; 0 on all PEs if one of them has no memory,
  /// with the reason on stderr. Alignment is a power of two. Throws Error.
  uint64_t allocate(const char* routine, uint64_t bytes, uint64_t alignment);

  /// Collective: frees the block that starts at `address`, and memory that no block uses.
  void release(const char* routine, uint64_t address);

  /// Collective: maps the physical memory `handle` of this PE, and that of the others, as a block of `bytes`
  /// (the same on all). 0 on all PEs if one of them cannot. `why`: what failed here already, else empty.
  uint64_t adopt(const char* routine, CUmemGenericAllocationHandle handle, uint64_t bytes,
                 const std::string& why);

  /// Whether a block starts at `address`.
  bool is_block(uint64_t address) const;
  bool contains(uint64_t address, uint64_t bytes) const;

  /// Any thread may ask.
  DeviceMemory::Mapped mapped(uint64_t address) const;
  std::string describe(uint64_t address) const;
  uint64_t offset_of(uint64_t address) const { return address - heap_; }

 private:
  /// Memory at [offset, offset + bytes) of every region.
  struct Chunk {
    uint64_t bytes;
    bool adopted;
  };
  bool back(const char* routine, uint64_t offset, uint64_t bytes, const char* consequence);
  bool add_chunk(const char* routine, uint64_t offset, uint64_t needed, uint64_t wanted,
                 const char* consequence);
  bool create_chunk(const char* routine, uint64_t offset, uint64_t bytes, CUresult* result);
  uint64_t step() const;
  void share(const char* routine, uint64_t place, uint64_t bytes, CUmemGenericAllocationHandle handle);
  CUresult unmap(uint64_t place, uint64_t bytes);
  uint64_t pages_without_memory(uint64_t bytes);
  bool drop_unused(const char* routine, uint64_t kept);
  bool is_used(uint64_t offset, uint64_t bytes) const;
  CUmemAllocationProp properties() const;
  void set_chunk(uint64_t offset, const Chunk& chunk);
  uint64_t place_of(uint64_t offset) const { return window_.heap_start() + offset; }

  Runtime& runtime_;
  const DeviceWindow& window_;
  SharedMemory& memory_;
  const CUdevice device_;
  const uint64_t control_bytes_;
  const uint64_t heap_;  // address of this PE's heap
  const std::string name_;
  Allocator allocator_;
  mutable std::mutex chunks_mutex_;      // of changes, and of reading by other threads
  std::map<uint64_t, Chunk> chunks_;     // by offset in the heap
  std::map<uint64_t, uint64_t> blocks_;  // offset -> bytes of the live ones
  uint64_t kept_ = 0;                    // bytes that may stay mapped unused
  bool keeps_all_ = false;               // but for what the user has registered: networks may have it
  uint64_t shared_ = 0;                  // exchanges so far: the tag of the next
};

}  // namespace isomem
