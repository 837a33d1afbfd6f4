// SPDX-License-Identifier: Apache-2.0
#include "far/carry_out.hpp"

#include "core/words.hpp"

namespace isomem {

namespace {

template <class T>
T amo_bits(Amo amo, void* word, uint64_t operand, uint64_t compare) {
  return amo_word(amo, static_cast<T*>(word), static_cast<T>(operand), static_cast<T>(compare));
}

void put_row(Reader& reader, char* region) {
  const auto row = reader.take<Row>();
  if (reader.is_broken() || row.block * row.n != reader.data_bytes()) return;
  copy_blocks(region + row.memory, row.step, reader.data(), static_cast<int64_t>(row.block), row.block,
              row.n);
}

}  // namespace

uint64_t fetch(const Record& record, uint64_t operand, uint64_t compare, void* word) {
  const uint64_t old = record.width == 4 ? amo_bits<uint32_t>(record.amo, word, operand, compare)
                                         : amo_bits<uint64_t>(record.amo, word, operand, compare);
  acquire_fence(word);  // pairs with the release of whoever wrote the old value
  return old;
}

void carry_out(const Record& record, Reader& reader, char* region) {
  if (record.kind == RecordKind::put_row) return put_row(reader, region);
  char* place = region + reader.take<uint64_t>();
  if (record.kind == RecordKind::put && !reader.is_broken()) {
    return copy_bytes(place, reader.data(), reader.data_bytes());
  }
  const auto operand = reader.take<uint64_t>();
  if (reader.is_broken()) return;
  if (record.kind == RecordKind::signal) release_fence(place);  // pairs with the fence_acquire of the waits
  if (record.kind == RecordKind::signal && record.amo == Amo::set) {
    return store_word(reinterpret_cast<uint64_t*>(place), operand);
  }
  fetch(record, operand, 0, place);
}

void gather(const Row& row, const char* region, unsigned char* packed) {
  copy_blocks(packed, static_cast<int64_t>(row.block), region + row.memory, row.step, row.block, row.n);
}

}  // namespace isomem
