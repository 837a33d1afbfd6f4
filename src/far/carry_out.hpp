// SPDX-License-Identifier: Apache-2.0
// What the records of a message do to memory of this host: as a near PE would do it, so the CPUs are the home
// of its words.
#pragma once

#include "far/message.hpp"

namespace isomem {

/// The memory of a PE that others name by offsets.
struct ExposedMemory {
  char* begin;
  uint64_t bytes;

  bool holds(uint64_t memory, uint64_t n) const { return memory <= bytes && n <= bytes - memory; }
  /// All blocks, and that those fit into a message.
  bool holds(const Row& row) const;
  /// That of the record, an atomic which there is.
  bool holds_word(const Record& record, uint64_t memory) const;
};

/// put, put_row, amo and signal; the reader stands at the record's arguments. False if the record is broken
/// or names memory outside of the region: then nothing has changed.
bool carry_out(const Record& record, Reader& reader, const ExposedMemory& region);

/// The old value of the word of an amo_fetch.
uint64_t fetch(const Record& record, uint64_t operand, uint64_t compare, void* word);

/// The blocks of a row, one behind the other.
void gather(const Row& row, const ExposedMemory& region, unsigned char* packed);

}  // namespace isomem
