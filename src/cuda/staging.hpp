// SPDX-License-Identifier: Apache-2.0
// Page-locked memory through which bytes of device memory go to other hosts and come from there: the copy
// engine moves some while the CPU hands others to the wire.
#pragma once

#include <cuda.h>

#include <array>
#include <cstddef>

#include "cuda/locked_memory.hpp"
#include "wire/device_memory.hpp"

namespace isomem {

class Device;

class Staging {
 public:
  /// Writes go to the stream `writes`. Throws Error, as all that is here.
  Staging(Device& device, CUstream writes);
  ~Staging();
  Staging(const Staging&) = delete;

  // as in DeviceMemory
  void begin_read(int slot, const void* source, size_t bytes);
  const char* end_read(int slot);
  void begin_write(void* dest, const void* bytes, size_t n);
  bool has_writes() const { return written_ > 0; }
  void end_writes();
  /// Those begun so far are on the stream.
  void issue_writes();

 private:
  /// What writes may fill before they are waited for.
  static constexpr size_t kWriteRoom = 8 * DeviceMemory::kPiece;
  /// What is smaller is held until it is known what comes behind it.
  static constexpr size_t kSmallWrite = 4096;
  struct Memory {
    alignas(64) char read[DeviceMemory::kReads][DeviceMemory::kPiece];
    alignas(64) char write[kWriteRoom];
  };

  Device& device_;
  const CUstream writes_;
  std::array<CUstream, DeviceMemory::kReads> reads_{};  // one each: who waits for one need not for the others
  Locked<Memory> memory_;
  size_t written_ = 0;  // bytes of memory_->write that copies may read
  // the last of them, which are on no stream yet
  char* held_dest_ = nullptr;
  const char* held_ = nullptr;
  size_t held_bytes_ = 0;
};

}  // namespace isomem
