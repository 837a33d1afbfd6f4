// SPDX-License-Identifier: Apache-2.0
// What the records of a message do to memory of this host: as a near PE would do it, so the CPUs are the home
// of its words.
#pragma once

#include "far/message.hpp"

namespace isomem {

/// put, put_row, amo and signal: `region` is where offset 0 lies. The reader stands at the record's
/// arguments.
void carry_out(const Record& record, Reader& reader, char* region);

/// The old value of the word of an amo_fetch.
uint64_t fetch(const Record& record, uint64_t operand, uint64_t compare, void* word);

/// The blocks of a row, one behind the other.
void gather(const Row& row, const char* region, unsigned char* packed);

}  // namespace isomem
