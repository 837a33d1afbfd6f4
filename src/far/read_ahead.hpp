// SPDX-License-Identifier: Apache-2.0
// Bytes of device memory that go into messages: the copies of the next ones are under way while a message
// with those before is made and sent.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "wire/device_memory.hpp"

namespace isomem {

/// What was begun is asked for before the memory may change, or never.
class ReadAhead {
 public:
  /// `n` of the slots that the device has, from `first` on, are its own; 2 at least.
  ReadAhead(int first, int n) {
    for (int slot = first; slot < first + n; ++slot) reads_.push_back({slot});
  }

  void begin(DeviceMemory& device, const char* source, size_t bytes) {
    Read& read = next();
    if (read.is_begun) device.end_read(read.slot);
    device.begin_read(read.slot, source, bytes);
    read = {read.slot, source, bytes, true, ++begun_};
  }

  /// The bytes, until the next call of this.
  const char* take(DeviceMemory& device, const char* source, size_t bytes) {
    const auto is_it = [&](const Read& read) {
      return read.is_begun && read.source == source && read.bytes == bytes;
    };
    in_use_ = -1;
    if (std::none_of(reads_.begin(), reads_.end(), is_it))
      begin(device, source, bytes);
    else
      ++found_;
    Read& read = *std::find_if(reads_.begin(), reads_.end(), is_it);
    read.is_begun = false;
    in_use_ = read.slot;
    return device.end_read(read.slot);
  }

  /// How often what was taken had been begun.
  uint64_t found() const { return found_; }

  /// The oldest of those that have been begun at `source` and not been taken is not wanted any more.
  void forget(DeviceMemory& device, const char* source) {
    Read* oldest = nullptr;
    for (Read& read : reads_) {
      if (read.is_begun && read.source == source && (!oldest || read.number < oldest->number)) oldest = &read;
    }
    if (!oldest) return;
    device.end_read(oldest->slot);
    oldest->is_begun = false;
  }

 private:
  struct Read {
    int slot;
    const char* source = nullptr;
    size_t bytes = 0;
    bool is_begun = false;  // and not taken
    uint64_t number = 0;    // of those begun
  };

  /// One that is free, else the oldest; not the one that has been taken last.
  Read& next() {
    const auto rank = [&](const Read& read) {
      return std::pair(read.slot == in_use_ ? 2 : read.is_begun ? 1 : 0, read.number);
    };
    return *std::min_element(reads_.begin(), reads_.end(),
                             [&](const Read& a, const Read& b) { return rank(a) < rank(b); });
  }

  std::vector<Read> reads_;
  int in_use_ = -1;  // the slot whose bytes somebody has
  uint64_t begun_ = 0;
  uint64_t found_ = 0;
};

}  // namespace isomem
