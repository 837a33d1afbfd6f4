// SPDX-License-Identifier: Apache-2.0
#include "far/carry_out.hpp"

#include "core/words.hpp"

namespace isomem {

namespace {

template <class T>
T amo_bits(Amo amo, void* word, uint64_t operand, uint64_t compare) {
  return amo_word(amo, static_cast<T*>(word), static_cast<T>(operand), static_cast<T>(compare));
}

/// That of a single block may be anything: nobody has looked at it.
int64_t step_of(const Row& row) { return row.n > 1 ? row.step : 0; }

bool put_row(Reader& reader, const ExposedMemory& region) {
  const auto row = reader.take<Row>();
  if (reader.is_broken() || !region.holds(row) || row.block * row.n != reader.data_bytes()) return false;
  const auto packed_step = static_cast<int64_t>(row.block);
  if (is_on_device(row.memory)) {
    region.device.memory->copy_blocks(region.at(row.memory), step_of(row), reader.data(), packed_step,
                                      row.block, row.n);
  } else {
    copy_blocks(region.at(row.memory), step_of(row), reader.data(), packed_step, row.block, row.n);
  }
  return true;
}

void write(const ExposedMemory& region, uint64_t memory, const void* data, size_t n) {
  if (is_on_device(memory)) return region.device.memory->begin_write(region.at(memory), data, n);
  copy_bytes(region.at(memory), data, n);
}

}  // namespace

bool ExposedMemory::holds(const Row& row) const {
  if (row.block == 0 || row.n == 0 || row.n > kMostPacked / row.block) return false;
  int64_t last = 0;  // where the last block begins, from the first
  if (__builtin_mul_overflow(row.step, static_cast<int64_t>(row.n - 1), &last)) return false;
  const uint64_t last_memory = row.memory + static_cast<uint64_t>(last);
  return is_on_device(row.memory) == is_on_device(last_memory) && holds(row.memory, row.block) &&
         holds(last_memory, row.block);
}

bool ExposedMemory::holds_word(const Record& record, uint64_t memory) const {
  const bool is_known = record.amo <= Amo::compare_swap && (record.width == 4 || record.width == 8);
  const bool is_word = is_known && (record.kind != RecordKind::signal || record.width == sizeof(uint64_t));
  return is_word && memory % record.width == 0 && holds(memory, record.width);
}

uint64_t fetch(const Record& record, uint64_t operand, uint64_t compare, const ExposedMemory& region,
               uint64_t memory) {
  void* word = region.at(memory);
  if (is_on_device(memory))
    return region.device.memory->amo(record.amo, record.width, word, operand, compare);
  const uint64_t old = record.width == 4 ? amo_bits<uint32_t>(record.amo, word, operand, compare)
                                         : amo_bits<uint64_t>(record.amo, word, operand, compare);
  acquire_fence(word);  // pairs with the release of whoever wrote the old value
  return old;
}

bool carry_out(const Record& record, Reader& reader, const ExposedMemory& region) {
  if (record.kind == RecordKind::put_row) return put_row(reader, region);
  const auto memory = reader.take<uint64_t>();
  if (record.kind == RecordKind::put) {
    if (reader.is_broken() || !region.holds(memory, reader.data_bytes())) return false;
    write(region, memory, reader.data(), reader.data_bytes());
    return true;
  }
  const auto operand = reader.take<uint64_t>();
  if (reader.is_broken() || !region.holds_word(record, memory)) return false;
  char* place = region.at(memory);
  if (record.kind == RecordKind::signal) release_fence(place);  // pairs with the fence_acquire of the waits
  const bool is_store = record.amo == Amo::set && (record.kind == RecordKind::signal || is_on_device(memory));
  if (!is_store) {
    fetch(record, operand, 0, region, memory);
  } else if (is_on_device(memory)) {
    region.device.memory->store_word(place, operand, record.width);
  } else {
    store_word(reinterpret_cast<uint64_t*>(place), operand);
  }
  return true;
}

void gather(const Row& row, const ExposedMemory& region, unsigned char* packed) {
  const auto packed_step = static_cast<int64_t>(row.block);
  if (is_on_device(row.memory))
    return region.device.memory->copy_blocks(packed, packed_step, region.at(row.memory), step_of(row),
                                             row.block, row.n);
  copy_blocks(packed, packed_step, region.at(row.memory), step_of(row), row.block, row.n);
}

}  // namespace isomem
