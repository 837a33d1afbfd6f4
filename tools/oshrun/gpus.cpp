// SPDX-License-Identifier: Apache-2.0
#include "gpus.hpp"

#include <cstdlib>
#include <filesystem>
#include <sstream>

namespace oshrun {

namespace {

/// The driver numbers them from 0, whatever their files are called.
size_t gpus_of_machine() {
  size_t n = 0;
  std::error_code error;
  for (const auto& file : std::filesystem::directory_iterator("/dev", error)) {
    const std::string name = file.path().filename();
    const std::string prefix = "nvidia";
    n += name.size() > prefix.size() && name.starts_with(prefix) &&
         name.find_first_not_of("0123456789", prefix.size()) == std::string::npos;
  }
  return n;
}

}  // namespace

std::vector<std::string> visible_gpus() {
  std::vector<std::string> gpus;
  if (const char* chosen = std::getenv("CUDA_VISIBLE_DEVICES")) {
    std::istringstream list(chosen);
    for (std::string gpu; std::getline(list, gpu, ',');) gpus.push_back(gpu);
    return gpus;
  }
  for (size_t i = 0, n = gpus_of_machine(); i < n; ++i) gpus.push_back(std::to_string(i));
  return gpus;
}

std::string gpus_of_host(const std::vector<std::string>& gpus, size_t host, size_t hosts) {
  std::string share;
  if (gpus.size() < hosts) return share;
  for (size_t i = host * gpus.size() / hosts; i < (host + 1) * gpus.size() / hosts; ++i)
    share += (share.empty() ? "" : ",") + gpus[i];
  return share;
}

}  // namespace oshrun
