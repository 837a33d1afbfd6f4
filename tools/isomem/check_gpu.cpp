// SPDX-License-Identifier: Apache-2.0
// GPUs: driver, permissions, what hides them, and what isomem needs of each.
#include <dirent.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <sstream>

#include "build_facts.hpp"
#include "checks.hpp"
#include "core/text.hpp"
#include "gpus.hpp"

namespace tool {

namespace {

using isomem::text;

/// Files through which programs use GPUs: /dev/nvidia0, /dev/nvidiactl ...
std::vector<std::string> device_files() {
  std::vector<std::string> names;
  DIR* dev = opendir("/dev");
  if (!dev) return names;
  while (const dirent* entry = readdir(dev)) {
    const std::string name = entry->d_name;
    const bool is_gpu =
        name.starts_with("nvidia") && name.find_first_not_of("0123456789", 6) == std::string::npos;
    if (is_gpu || name == "nvidiactl" || name == "nvidia-uvm") names.push_back("/dev/" + name);
  }
  closedir(dev);
  std::sort(names.begin(), names.end());
  return names;
}

bool machine_has_gpus() { return !kernel_module().empty() || !device_files().empty(); }

bool all_are_hidden() {
  const char* value = std::getenv("CUDA_VISIBLE_DEVICES");
  return value && (!*value || std::strcmp(value, "-1") == 0);
}

Finding cuda_driver(const Plan&) {
  const Gpus& found = gpus();
  if (!found.half_is_built) {
    if (!machine_has_gpus()) return good("isomem is built without its GPU half, and there is no NVIDIA GPU");
    return {Verdict::warn, "there is an NVIDIA GPU, but isomem is built without its GPU half",
            "build isomem where nvcc and cuda.h are found (ISOMEM_CUDA=ON says what is missing)"};
  }
  if (found.error.empty()) {
    return good(text("%s, CUDA %s, %zu GPUs", found.driver_file.c_str(),
                     cuda_version(found.driver_cuda).c_str(), found.list.size()));
  }
  if (found.driver_file.empty() && !machine_has_gpus()) {
    return good("no NVIDIA GPU here; programs for CPUs need none");
  }
  if (!found.driver_file.empty() && all_are_hidden())
    return good(found.driver_file + ", all GPUs are hidden");
  return {Verdict::fail, found.error,
          "install driver 530 or newer, make GPU and driver visible in the container (--gpus all), and see "
          "nvidia-smi; "
          "programs for CPUs work without"};
}

Finding device_permissions(const Plan&) {
  const std::vector<std::string> files = device_files();
  for (const std::string& name : files) {
    if (access(name.c_str(), R_OK | W_OK) == 0) continue;
    return {Verdict::fail, name + ": " + std::strerror(errno),
            "join the group that owns it, or let the container use it (--gpus all, --device)"};
  }
  return good(files.empty() ? "no files of GPUs in /dev"
                            : text("%zu files of GPUs can be used", files.size()));
}

/// The driver stops at the first entry that it does not know.
Finding visible_devices(const Plan&) {
  const char* value = std::getenv("CUDA_VISIBLE_DEVICES");
  if (!value) return good("CUDA_VISIBLE_DEVICES is not set: all GPUs");
  const std::string words = "CUDA_VISIBLE_DEVICES=" + isomem::quoted(value);
  const Gpus& found = gpus();
  if (!found.half_is_built || found.driver_file.empty()) return good(words + ", without a driver");
  if (all_are_hidden()) {
    return {Verdict::warn, words + " hides all GPUs", "unset it, or name GPUs: CUDA_VISIBLE_DEVICES=0,1"};
  }
  size_t named = 0;
  std::istringstream entries(value);
  for (std::string one; std::getline(entries, one, ',');) ++named;
  if (named == found.list.size()) return good(words);
  return {Verdict::fail, words + text(" names %zu GPUs, but %zu can be used", named, found.list.size()),
          "name GPUs that nvidia-smi -L lists, each once"};
}

Finding peer_access(const Plan&) {
  const Gpus& found = gpus();
  if (found.list.size() < 2) return good("fewer than two GPUs");
  if (found.apart.empty()) return good("each GPU can access the memory of all others");
  std::string pairs;
  for (const auto& [one, other] : found.apart)
    pairs += text("%s%d and %d", pairs.empty() ? "" : ", ", one, other);
  return {Verdict::fail, "GPUs " + pairs + " cannot access each other's memory: a job cannot use both",
          "see nvidia-smi topo -p2p r; choose others with CUDA_VISIBLE_DEVICES or cudaSetDevice"};
}

/// What is wrong with one GPU; ok where nothing is.
Finding judge(const Gpu& gpu) {
  constexpr int kExclusive = 3;   // CU_COMPUTEMODE_EXCLUSIVE_PROCESS
  constexpr int kProhibited = 2;  // CU_COMPUTEMODE_PROHIBITED
  const int oldest = std::atoi(kGpuArchitectures);
  if (gpu.capability && *gpu.capability < oldest) {
    return {Verdict::fail, text("is sm_%d; isomem is built for sm_%d and later", *gpu.capability, oldest),
            "build isomem with ISOMEM_CUDA_ARCHITECTURES for it"};
  }
  if (gpu.compute_mode == kProhibited) {
    return {Verdict::fail, "lets no program use it (compute mode prohibited)", "nvidia-smi -c DEFAULT"};
  }
  if (gpu.shares_memory == false) {
    return {Verdict::fail, "cannot share its memory with other processes",
            "use a GPU and a driver that support memory handles as file descriptors"};
  }
  if (gpu.compute_mode == kExclusive) {
    return {Verdict::warn, "takes one process only (compute mode exclusive): PEs cannot share it",
            "nvidia-smi -c DEFAULT, or as many GPUs as PEs"};
  }
  if (gpu.is_mig) {
    return {Verdict::warn, "is part of a GPU (MIG): a process uses one, and reaches no other",
            "let all PEs of a job use the same one, or disable MIG"};
  }
  return good("");
}

Finding each_gpu(const Plan&) {
  Finding worst = good("nothing against them");
  const std::vector<Gpu>& list = gpus().list;
  if (list.empty()) return good("none to look at");
  for (size_t i = 0; i < list.size(); ++i) {
    const Finding one = judge(list[i]);
    if (one.verdict <= worst.verdict) continue;
    worst = {one.verdict, text("GPU %zu (%s) %s", i, list[i].name.c_str(), one.text.c_str()), one.cure};
  }
  return worst;
}

}  // namespace

std::span<const Check> gpu_checks() {
  static constexpr Check checks[] = {{"CUDA driver", cuda_driver},
                                     {"GPU files", device_permissions},
                                     {"visible GPUs", visible_devices},
                                     {"peer access", peer_access},
                                     {"GPUs", each_gpu}};
  return checks;
}

}  // namespace tool
