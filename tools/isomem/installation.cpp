// SPDX-License-Identifier: Apache-2.0
#include "installation.hpp"

#include <dlfcn.h>
#include <link.h>
#include <sys/auxv.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "build_facts.hpp"
#include "core/error.hpp"

namespace tool {

namespace {

std::string real_path(const char* path) {
  char* found = realpath(path, nullptr);
  std::string result = found ? found : "";
  std::free(found);
  return result;
}

/// Without /proc the dynamic linker does not know where this command lies.
Library load_library() {
  Library found;
  for (const std::string& name : {std::string(kLibraryName), beside(kLibraryFromBin)}) {
    if (found.handle || name.empty()) continue;
    found.handle = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
    const char* why = found.handle ? nullptr : dlerror();
    if (why && found.error.empty()) found.error = why;
  }
  if (!found.handle) return found;
  link_map* map = nullptr;
  if (dlinfo(found.handle, RTLD_DI_LINKMAP, &map) == 0) found.path = real_path(map->l_name);
  if (void* version = dlsym(found.handle, "shmemx_version")) {
    found.version = reinterpret_cast<const char* (*)()>(version)();
  }
  return found;
}

}  // namespace

std::string own_path() {
  const std::string path = real_path("/proc/self/exe");
  const auto* name = reinterpret_cast<const char*>(getauxval(AT_EXECFN));
  return path.empty() && name ? real_path(name) : path;
}

std::string beside(const std::string& relative) {
  const std::string own = own_path();
  if (own.empty()) return "";
  return real_path((std::filesystem::path(own).parent_path() / relative).c_str());
}

void* Library::address(const char* name) const {
  if (!handle) throw isomem::Error(error);
  void* found = dlsym(handle, name);
  if (!found) throw isomem::Error(path + " has no " + name);
  return found;
}

bool Library::is_ours() const { return version.starts_with("isomem " ISOMEM_VERSION ","); }

const Library& library() {
  static const Library the_library = load_library();
  return the_library;
}

}  // namespace tool
