// SPDX-License-Identifier: Apache-2.0
// Signals of symmetric memory on GPUs: the streams of two members meet, by words beside the signal pads,
// which are left to the kernels of users.
#pragma once

#include <optional>

#include "block.hpp"
#include "device_pool.hpp"
#include "gpu_calls.hpp"

namespace isomem::torch {

/// A signal pad on the GPU, all 0, and the words behind it, if there is room.
std::optional<size_t> take_device_pad(size_t pad_bytes);

/// Until nothing is left to do on the GPU of this process.
void wait_for_gpu();

class DeviceSignals {
 public:
  explicit DeviceSignals(const Meeting& meeting) : meeting_(meeting) {}

  /// On the current stream: waits until the signal of before has been taken, then gives one; what is on the
  /// stream before is there by then.
  void put(int to, int channel) const;
  void wait(int from, int channel) const;
  void barrier(int channel) const;

 private:
  uint64_t* full(int owner, int from, int channel) const;
  uint64_t* free(int owner, int at, int channel) const;
  void claim(uint64_t* word, cudaStream_t stream) const;
  int pe(int member) const { return meeting_.pes()[static_cast<size_t>(member)]; }

  const Meeting& meeting_;
};

}  // namespace isomem::torch
