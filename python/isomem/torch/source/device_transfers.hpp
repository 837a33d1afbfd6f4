// SPDX-License-Identifier: Apache-2.0
// Bytes between two members of a group, as commands for a stream: in fragments through boxes at the receiver,
// two of each pair in turn. All words have their first values again after each transfer, so that graphs can
// replay it.
#pragma once

#include <vector>

#include "device_area.hpp"
#include "exchange.hpp"
#include "gpu_calls.hpp"

namespace isomem::torch {

class DeviceTransfers {
 public:
  struct Give {
    size_t to;
    const char* data;
    size_t bytes;
  };
  struct Take {
    size_t from;
    char* data;
    size_t bytes;
  };

  /// `kind`: 0 or 1, which have boxes of their own.
  DeviceTransfers(const Members& members, DeviceArea area, size_t kind)
      : members_(members), call_(gpu()), area_(area), first_box_(2 * kind) {}

  /// All of them together: no two members wait for each other. Those between the same two members are in the
  /// order of the lists.
  void run(const std::vector<Give>& gives, const std::vector<Take>& takes, cudaStream_t stream) const;

 private:
  void give(const Give& give, size_t at, size_t i, cudaStream_t stream) const;
  void take(const Take& take, size_t at, size_t i, cudaStream_t stream) const;
  void claim(uint64_t* word, cudaStream_t stream) const;
  size_t me() const { return static_cast<size_t>(members_.me); }

  const Members& members_;
  const GpuCalls& call_;
  DeviceArea area_;
  size_t first_box_;
};

}  // namespace isomem::torch
