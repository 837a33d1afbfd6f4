// SPDX-License-Identifier: Apache-2.0
#include "gpus.hpp"

#include <fstream>

namespace tool {

std::string kernel_module() {
  std::string version;
  std::ifstream("/sys/module/nvidia/version") >> version;
  return version;
}

std::string cuda_version(int number) {
  return std::to_string(number / 1000) + "." + std::to_string(number % 1000 / 10);
}

}  // namespace tool
