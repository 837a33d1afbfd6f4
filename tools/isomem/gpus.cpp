// SPDX-License-Identifier: Apache-2.0
#include "gpus.hpp"

#include "core/files.hpp"

namespace tool {

std::string kernel_module() { return isomem::first_line("/sys/module/nvidia/version"); }

std::string cuda_version(int number) {
  return std::to_string(number / 1000) + "." + std::to_string(number % 1000 / 10);
}

}  // namespace tool
