// SPDX-License-Identifier: Apache-2.0
// What the slots of a group in the device pool consist of: words and boxes for transfers between two members,
// the room through which the library moves data where all members are on one host, and three buffers through
// which other collectives go.
#pragma once

#include <isomem/stream.h>

#include "device_pool.hpp"

namespace isomem::torch {

class DeviceArea {
 public:
  DeviceArea() = default;
  DeviceArea(char* base, size_t bytes, size_t members, bool has_room)
      : base_(base),
        bytes_(bytes),
        members_(members),
        room_bytes_(!has_room                   ? 0
                    : bytes > DevicePool::kSlot ? ISOMEM_LARGE_ROOM_BYTES
                                                : ISOMEM_ROOM_BYTES) {}

  static constexpr size_t kBoxes = 4;  // of each pair: two of each kind of transfer, used in turn
  static constexpr size_t kBuffers = 3;
  static size_t word_bytes(size_t members) { return up(2 * kBoxes * members * sizeof(uint64_t)); }

  /// Of box `i` from a member: 1 once it has been filled. Written by that member.
  uint64_t* full(size_t from, size_t i) const { return words() + kBoxes * from + i; }
  /// Of box `i` at a member: 1 while it may be filled. Written by that member.
  uint64_t* free(size_t at, size_t i) const { return words() + kBoxes * (members_ + at) + i; }
  uint64_t* words() const { return reinterpret_cast<uint64_t*>(base_); }

  size_t box_bytes() const { return down(DevicePool::kSlot / 4 / (kBoxes * members_)); }
  char* box(size_t from, size_t i) const {
    return base_ + word_bytes(members_) + (kBoxes * from + i) * box_bytes();
  }
  char* room() const { return box(members_, 0); }
  size_t room_bytes() const { return room_bytes_; }
  size_t buffer_bytes() const {
    return down((bytes_ - word_bytes(members_) - kBoxes * members_ * box_bytes() - room_bytes_) / kBuffers);
  }
  char* buffer(size_t i) const { return room() + room_bytes_ + i * buffer_bytes(); }

 private:
  static constexpr size_t kGranule = 256;
  static size_t down(size_t bytes) { return bytes / kGranule * kGranule; }
  static size_t up(size_t bytes) { return down(bytes + kGranule - 1); }

  char* base_ = nullptr;
  size_t bytes_ = 0;
  size_t members_ = 1;
  size_t room_bytes_ = 0;
};

}  // namespace isomem::torch
