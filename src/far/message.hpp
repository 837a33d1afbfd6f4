// SPDX-License-Identifier: Apache-2.0
// Messages between PEs of different hosts: a head, then records, each at a multiple of 8 bytes. Both ends
// have the same byte order (x86-64, aarch64).
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "isomem/op.hpp"
#include "wire/wire.hpp"

namespace isomem {

struct MessageHead {
  uint64_t job;          // FarChannel::Place::job: messages of who does not know it are dropped
  uint32_t from;         // the PE that sends it
  uint32_t bytes : 31;   // with the head
  uint32_t is_last : 1;  // the sender begins nothing any more
  uint64_t number;       // its place among those of this PE to the receiver, from 1; 0: needs none
  uint64_t carried;      // the receiver's messages to this PE up to this one have been carried out
  uint64_t asks;         // the sender wants to hear once its messages up to this one have been
};
static_assert(sizeof(MessageHead) == 40);

/// Marks an offset in the device region of a PE; others are offsets in its host region.
inline constexpr uint64_t kOnDevice = uint64_t{1} << 62;
constexpr bool is_on_device(uint64_t memory) { return (memory & kOnDevice) != 0; }

/// `memory` are offsets in a region, `part` a number that the receiver of the answer knows.
enum class RecordKind : uint8_t {
  put,          // args: memory; data
  put_row,      // args: Row; data of all blocks
  amo,          // args: memory, operand
  signal,       // the same, behind all that comes before it
  amo_fetch,    // args: memory, operand, compare, part
  get,          // args: memory, bytes, part
  get_row,      // args: Row, part
  reply,        // args: part; data                       (in messages without a number, as the next ones)
  key_request,  // args: memory
  key,          // args: begin and end of a range of memory, 0; data: what the wire says of it
};

struct Record {
  RecordKind kind;
  Amo amo = Amo::set;
  uint8_t width = 0;       // of an atomic, bytes
  uint8_t is_ordered = 0;  // nonzero: follows all before it
  uint32_t bytes = 0;      // of arguments and data behind it, without what fills the last 8
};
static_assert(sizeof(Record) == 8);

/// Blocks with equal distances.
struct Row {
  uint64_t memory;
  int64_t step;
  uint64_t block;
  uint64_t n;
};

constexpr size_t padded(size_t bytes) { return (bytes + 7) & ~size_t{7}; }

/// What stands around the data of a record with the longest arguments, in a message of its own.
inline constexpr size_t kAroundData = sizeof(MessageHead) + sizeof(Record) + sizeof(Row) + 8;
/// Most bytes of data of a record that has many blocks.
inline constexpr size_t kMostPacked = Wire::Sizes{}.message - kAroundData;

/// Takes a message to pieces. After a record that does not fit what arrived, `is_broken`.
class Reader {
 public:
  Reader(const unsigned char* begin, size_t bytes) : at_(begin), left_(bytes) {}

  /// The next record; its arguments and data are taken by the calls below.
  bool next(Record& record) {
    at_ += rest_, left_ -= rest_, rest_ = 0;
    if (left_ == 0) return false;
    if (left_ < sizeof(record)) return broken();
    std::memcpy(&record, at_, sizeof(record));
    if (padded(record.bytes) > left_ - sizeof(record)) return broken();
    at_ += sizeof(record), left_ -= sizeof(record);
    rest_ = padded(record.bytes), data_ = record.bytes;
    return true;
  }

  template <class T>
  T take() {
    T value{};
    if (data_ < sizeof(T)) {
      is_broken_ = true;
      return value;
    }
    std::memcpy(&value, at_, sizeof(T));
    at_ += sizeof(T), left_ -= sizeof(T), rest_ -= sizeof(T), data_ -= sizeof(T);
    return value;
  }
  /// What follows the arguments.
  const unsigned char* data() const { return at_; }
  size_t data_bytes() const { return data_; }
  bool is_broken() const { return is_broken_; }

 private:
  bool broken() {
    is_broken_ = true;
    return false;
  }

  const unsigned char* at_;
  size_t left_;      // bytes of the message from at_
  size_t rest_ = 0;  // of the record, with what fills it up
  size_t data_ = 0;  // without
  bool is_broken_ = false;
};

}  // namespace isomem
