// SPDX-License-Identifier: Apache-2.0
// The GPUs of this machine, through the driver that the library would load.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tool {

/// What the driver does not tell is empty.
struct Gpu {
  std::string name;
  std::string bus;
  uint64_t memory = 0;
  std::optional<int> capability;  // 90: 9.0
  std::optional<bool> multicast;
  std::optional<bool> shares_memory;  // with other processes, as the device heap needs it
  std::optional<int> compute_mode;    // CUcomputemode
  bool is_mig = false;                // part of a GPU
};

struct Gpus {
  bool half_is_built = false;  // the GPU half of isomem
  int toolkit = 0;             // that it was built with; 13000: CUDA 13.0
  std::string error;           // why there are none
  std::string driver_file;     // empty: none could be loaded
  int driver_cuda = 0;         // 13000: CUDA 13.0
  std::vector<Gpu> list;
  std::vector<std::pair<int, int>> apart;  // cannot access each other's memory
};

/// Looked up at the first call.
const Gpus& gpus();

/// The version of NVIDIA's kernel module, empty if there is none.
std::string kernel_module();

/// "13.0" of 13000.
std::string cuda_version(int number);

}  // namespace tool
