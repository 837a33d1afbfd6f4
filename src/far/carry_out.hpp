// SPDX-License-Identifier: Apache-2.0
// What the records of a message do to memory of this host: as a near PE would do it, so the CPUs are the home
// of its words.
#pragma once

#include "far/message.hpp"
#include "wire/device_memory.hpp"

namespace isomem {

/// The memory of a PE that others name by offsets: of its host region, or with kOnDevice of its device
/// region.
struct ExposedMemory {
  char* begin;
  uint64_t bytes;
  DeviceRegion device{};

  bool holds(uint64_t memory, uint64_t n) const {
    const uint64_t end = is_on_device(memory) ? device.bytes : bytes;
    const uint64_t offset = memory & ~kOnDevice;
    return offset <= end && n <= end - offset;
  }
  /// All blocks, and that those fit into a message.
  bool holds(const Row& row) const;
  /// That of the record, an atomic which there is.
  bool holds_word(const Record& record, uint64_t memory) const;
  char* at(uint64_t memory) const {
    if (!is_on_device(memory)) return begin + memory;
    return reinterpret_cast<char*>(device.begin + (memory & ~kOnDevice));
  }
};

/// put, put_row, amo and signal; puts into device memory may only have begun. The reader stands at the
/// record's arguments. False if the record is broken or names memory outside of the region: then nothing has
/// changed.
bool carry_out(const Record& record, Reader& reader, const ExposedMemory& region);

/// The old value of the word of an amo_fetch.
uint64_t fetch(const Record& record, uint64_t operand, uint64_t compare, const ExposedMemory& region,
               uint64_t memory);

/// The blocks of a row, one behind the other.
void gather(const Row& row, const ExposedMemory& region, unsigned char* packed);

}  // namespace isomem
