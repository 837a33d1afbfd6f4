// SPDX-License-Identifier: Apache-2.0
#include "gpus.hpp"

#include <dlfcn.h>
#include <link.h>

#include <cstdlib>

#include "core/error.hpp"
#include "cuda/driver.hpp"

namespace tool {

namespace {

using isomem::driver;

std::optional<int> attribute(CUdevice_attribute which, CUdevice device) {
  int value = 0;
  return driver().device_attribute(&value, which, device) == CUDA_SUCCESS ? std::optional(value)
                                                                          : std::nullopt;
}

std::optional<bool> flag_of(CUdevice_attribute which, CUdevice device) {
  const std::optional<int> value = attribute(which, device);
  return value ? std::optional(*value != 0) : std::nullopt;
}

Gpu describe(CUdevice device) {
  Gpu gpu;
  char text[256] = "?";
  driver().device_name(text, sizeof(text), device);
  gpu.name = text;
  gpu.is_mig = gpu.name.find(" MIG ") != std::string::npos;
  driver().device_bus_id(text, sizeof(text), device);
  gpu.bus = text;
  size_t bytes = 0;
  if (driver().device_memory(&bytes, device) == CUDA_SUCCESS) gpu.memory = bytes;
  const auto major = attribute(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device);
  const auto minor = attribute(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device);
  if (major && minor) gpu.capability = *major * 10 + *minor;
  gpu.multicast = flag_of(CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED, device);
  gpu.shares_memory = flag_of(CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED, device);
  gpu.compute_mode = attribute(CU_DEVICE_ATTRIBUTE_COMPUTE_MODE, device);
  return gpu;
}

bool reach_each_other(CUdevice one, CUdevice other) {
  int there = 0;
  int back = 0;
  return driver().can_access_peer(&there, one, other) == CUDA_SUCCESS && there != 0 &&
         driver().can_access_peer(&back, other, one) == CUDA_SUCCESS && back != 0;
}

std::string file_of_driver() {
  void* loaded = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  link_map* map = nullptr;
  if (!loaded || dlinfo(loaded, RTLD_DI_LINKMAP, &map) != 0) return "";
  char* path = realpath(map->l_name, nullptr);
  std::string result = path ? path : map->l_name;
  std::free(path);
  return result;
}

Gpus look() {
  Gpus found;
  found.half_is_built = true;
  found.toolkit = CUDA_VERSION;
  found.driver_file = file_of_driver();
  try {
    driver().version(&found.driver_cuda);
  } catch (const isomem::Error& error) {
    found.error = error.what();
    return found;
  }
  int count = 0;
  driver().device_count(&count);
  for (CUdevice device = 0; device < count; ++device) {
    found.list.push_back(describe(device));
    for (CUdevice other = 0; other < device; ++other) {
      if (!reach_each_other(other, device)) found.apart.emplace_back(other, device);
    }
  }
  return found;
}

}  // namespace

const Gpus& gpus() {
  static const Gpus the_gpus = look();
  return the_gpus;
}

}  // namespace tool
