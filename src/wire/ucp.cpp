// SPDX-License-Identifier: Apache-2.0
#include "wire/ucp.hpp"

#include <dlfcn.h>

#include "core/error.hpp"
#include "wire/preset.hpp"

namespace isomem::ucp {

namespace {

constexpr unsigned kMajor = 1;
constexpr unsigned kMinor = 13;

template <class F>
void find(void* handle, const char* name, F& function) {
  function = reinterpret_cast<F>(dlsym(handle, name));
  if (!function) throw Error(std::string("libucp.so.0 has no ") + name + ": UCX 1.13 or newer is needed");
}

/// UCX handles SIGSEGV and others as soon as it is loaded, unless it is told not to: signals are the
/// program's.
void* open_library() {
  const Preset signals("UCX_ERROR_SIGNALS", "");
  void* handle = dlopen("libucp.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    throw Error(std::string("PEs of different hosts need UCX: ") + dlerror() +
                "; install it (Debian and Ubuntu: libucx0) or name its folder in LD_LIBRARY_PATH");
  }
  return handle;
}

Library load() {
  void* handle = open_library();
  Library all{};
  const auto ucp = [&](const char* name, auto& function) {
    find(handle, (std::string("ucp_") + name).c_str(), function);
  };
  ucp("get_version", all.get_version);
  ucp("init_version", all.init_version);
  ucp("context_query", all.context_query);
  ucp("cleanup", all.cleanup);
  ucp("worker_create", all.worker_create);
  ucp("worker_destroy", all.worker_destroy);
  ucp("worker_get_address", all.worker_get_address);
  ucp("worker_release_address", all.worker_release_address);
  ucp("worker_set_am_recv_handler", all.worker_set_am_recv_handler);
  ucp("worker_progress", all.worker_progress);
  ucp("worker_get_efd", all.worker_get_efd);
  ucp("worker_arm", all.worker_arm);
  ucp("ep_create", all.ep_create);
  ucp("ep_close_nbx", all.ep_close_nbx);
  ucp("ep_flush_nbx", all.ep_flush_nbx);
  ucp("ep_print_info", all.ep_print_info);
  ucp("am_send_nbx", all.am_send_nbx);
  ucp("put_nbx", all.put_nbx);
  ucp("get_nbx", all.get_nbx);
  ucp("mem_map", all.mem_map);
  ucp("mem_unmap", all.mem_unmap);
  ucp("rkey_pack", all.rkey_pack);
  ucp("rkey_buffer_release", all.rkey_buffer_release);
  ucp("ep_rkey_unpack", all.ep_rkey_unpack);
  ucp("rkey_destroy", all.rkey_destroy);
  ucp("request_check_status", all.request_check_status);
  ucp("request_free", all.request_free);
  find(handle, "ucs_status_string", all.status_string);
  unsigned major = 0, minor = 0, release = 0;
  all.get_version(&major, &minor, &release);
  if (major != kMajor || minor < kMinor) {
    throw Error("libucp.so.0 is UCX " + std::to_string(major) + "." + std::to_string(minor) +
                ": PEs of different hosts need 1.13 or a newer 1.x");
  }
  return all;
}

}  // namespace

const Library& library() {
  static const Library all = load();
  return all;
}

std::string version() {
  unsigned major = 0, minor = 0, release = 0;
  library().get_version(&major, &minor, &release);
  return std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(release);
}

unsigned minor_version() {
  unsigned major = 0, minor = 0, release = 0;
  library().get_version(&major, &minor, &release);
  return minor;
}

}  // namespace isomem::ucp
