// SPDX-License-Identifier: Apache-2.0
// Device memory of this PE as a channel sees it: moved by copies, since CPU threads neither load nor store
// it.
#pragma once

#include <cstddef>
#include <cstdint>

#include "isomem/op.hpp"

namespace isomem {

/// What is not begun is complete on return. Nothing here throws: what fails ends the job.
class DeviceMemory {
 public:
  /// Bytes of a read or a write at most: what a message of any wire holds.
  static constexpr size_t kPiece = (128 << 10) + 512;
  /// Reads that may be under way at the same time.
  static constexpr int kReads = 6;

  virtual ~DeviceMemory() = default;

  /// Whether an address is memory that a CPU thread must not touch, symmetric or not.
  virtual bool is_device_memory(const void* address) const = 0;
  /// `n` blocks, the steps in bytes; each side may be host or device memory.
  virtual void copy_blocks(void* dest, int64_t dest_step, const void* source, int64_t source_step,
                           size_t block, uint64_t n) = 0;
  void copy(void* dest, const void* source, size_t bytes) {
    if (bytes) copy_blocks(dest, 0, source, 0, bytes, 1);
  }
  /// Begins to bring bytes of device memory to where a CPU can read them, in slot 0 to kReads - 1, whose last
  /// read has ended.
  virtual void begin_read(int slot, const void* source, size_t bytes) = 0;
  /// They are there until the next read in the slot.
  virtual const char* end_read(int slot) = 0;
  /// Begins to write device memory, behind all writes and copies begun before; `bytes` may be used again on
  /// return.
  virtual void begin_write(void* dest, const void* bytes, size_t n) = 0;
  /// They are on their way: until then, those right behind each other may be held to be one.
  virtual void issue_writes() = 0;
  /// Whether some have not ended, and waits for them.
  virtual bool has_writes() const = 0;
  virtual void end_writes() = 0;
  /// Carries out an atomic on a word of this PE's symmetric device memory, whose home is the GPU; the old
  /// value.
  virtual uint64_t amo(Amo amo, int width, void* word, uint64_t operand, uint64_t compare) = 0;
  /// Stores a whole word there, behind all copies before it.
  virtual void store_word(void* word, uint64_t value, int width) = 0;

  // for networks whose cards read and write device memory themselves

  /// Symmetric device memory that was mapped together with an address, from and to; both 0 if nothing is
  /// there.
  struct Mapped {
    uint64_t begin = 0;
    uint64_t end = 0;
    bool stays = false;  // as long as the device is bound
  };
  virtual Mapped mapped(const void* address) const = 0;
  /// Whoever reads device memory from now on sees what cards have written there.
  virtual void settle_cards() = 0;
  /// The device is current in the calling thread for as long as this lives. `memory` may be null.
  class Current {
   public:
    explicit Current(DeviceMemory* memory) : memory_(memory && memory->enter() ? memory : nullptr) {}
    ~Current() {
      if (memory_) memory_->leave();
    }
    Current(const Current&) = delete;

   private:
    DeviceMemory* const memory_;  // null: it was current, or there is none
  };

 private:
  /// Whether leave() is to follow.
  virtual bool enter() = 0;
  virtual void leave() = 0;
};

/// This PE's symmetric device memory; empty until a device is bound.
struct DeviceRegion {
  uint64_t begin = 0;
  uint64_t bytes = 0;
  DeviceMemory* memory = nullptr;
  /// The process whose cores a channel's thread may use from now on, 0: as before. A PE is bound to a core,
  /// which its program uses without a pause while it waits for kernels.
  int cores_of = 0;

  bool holds(uint64_t address) const { return address - begin < bytes; }
};

}  // namespace isomem
