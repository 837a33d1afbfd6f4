// SPDX-License-Identifier: Apache-2.0
// Bytes of device memory that go into messages: the copy of the next ones is under way while a message with
// those before is made and sent.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "wire/device_memory.hpp"

namespace isomem {

/// What was begun is asked for before the memory may change, or never.
class ReadAhead {
 public:
  /// `slot` and the next one of those that the device has are its own.
  explicit ReadAhead(int slot) : reads_{{{slot}, {slot + 1}}} {}

  void begin(DeviceMemory& device, const char* source, size_t bytes) {
    static_cast<void>(next(device, source, bytes));
  }

  /// The bytes, until the second call from now on.
  const char* take(DeviceMemory& device, const char* source, size_t bytes) {
    auto at = std::find_if(reads_.begin(), reads_.end(), [&](const Read& read) {
      return read.is_begun && read.source == source && read.bytes == bytes;
    });
    Read& read = at != reads_.end() ? *at : next(device, source, bytes);
    read.is_begun = false;
    return device.end_read(read.slot);
  }

 private:
  struct Read {
    int slot;
    const char* source = nullptr;
    size_t bytes = 0;
    bool is_begun = false;
  };

  /// Begins one in the place of the older of the two.
  Read& next(DeviceMemory& device, const char* source, size_t bytes) {
    std::swap(reads_[0], reads_[1]);
    Read& read = reads_[0];
    if (read.is_begun) device.end_read(read.slot);
    device.begin_read(read.slot, source, bytes);
    read = {read.slot, source, bytes, true};
    return read;
  }

  std::array<Read, 2> reads_;  // the younger first
};

}  // namespace isomem
