// SPDX-License-Identifier: Apache-2.0
#include "wire/ofi_library.hpp"

#include <dlfcn.h>

#include "core/error.hpp"
#include "wire/preset.hpp"

namespace isomem::ofi {

namespace {

Library load() {
  const SameSignals same;
  void* handle = dlopen("libfabric.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    throw Error(std::string("ISOMEM_WIRE=libfabric needs libfabric: ") + dlerror() +
                "; install it (Debian and Ubuntu: libfabric1) or name its folder in LD_LIBRARY_PATH");
  }
  Library all{};
  const auto find = [handle](const char* name, auto& function, const char* version) {
    void* const found = version ? dlvsym(handle, name, version) : dlsym(handle, name);
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(found);
    if (!found)
      throw Error(std::string("libfabric.so.1 has no ") + name + ": libfabric 1.17 or newer is needed");
  };
  // of this version is the layout of Info here
  find("fi_getinfo", all.getinfo, "FABRIC_1.3");
  find("fi_freeinfo", all.freeinfo, "FABRIC_1.3");
  find("fi_dupinfo", all.dupinfo, "FABRIC_1.3");
  find("fi_fabric", all.fabric, "FABRIC_1.1");
  find("fi_strerror", all.strerror, nullptr);
  find("fi_version", all.version, nullptr);
  if (all.version() < kVersion) {
    throw Error("libfabric.so.1 is of version " + std::to_string(all.version() >> 16) + "." +
                std::to_string(all.version() & 0xffff) + ": 1.17 or newer is needed");
  }
  return all;
}

}  // namespace

const Library& library() {
  static const Library all = load();
  return all;
}

std::string version() {
  const uint32_t both = library().version();
  return std::to_string(both >> 16) + "." + std::to_string(both & 0xffff);
}

}  // namespace isomem::ofi
