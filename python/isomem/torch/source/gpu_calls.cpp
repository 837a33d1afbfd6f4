// SPDX-License-Identifier: Apache-2.0
#include "gpu_calls.hpp"

#include <c10/core/DeviceGuard.h>
#include <c10/util/Exception.h>
#include <dlfcn.h>
#include <shmem.h>

#include <algorithm>
#include <mutex>
#include <vector>

namespace isomem::torch {

void* find_call(const std::string& name) {
  static void* const library = [] {
    Dl_info about;
    dladdr(reinterpret_cast<void*>(&shmem_my_pe), &about);
    return dlopen(about.dli_fname, RTLD_NOW | RTLD_NOLOAD | RTLD_LOCAL);
  }();
  return library ? dlsym(library, name.c_str()) : nullptr;
}

bool has_gpu_half() { return find_call("nvshmemx_team_sync_on_stream") != nullptr; }

const GpuCalls& gpu() {
  TORCH_CHECK(has_gpu_half(),
              "isomem: this isomem has been built without its GPU half and serves CPU tensors only: build it "
              "where the CUDA toolkit is (-C cmake.define.ISOMEM_CUDA=ON), or use \"cpu:isomem,cuda:nccl\"");
  static const GpuCalls calls;
  return calls;
}

c10::Stream new_stream(c10::Device device) { return cuda().getStreamFromGlobalPool(device, true); }

namespace {

/// Address of a function of the driver, null if there is none.
void* find_driver_call(const char* name) {
  static void* const driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD | RTLD_LOCAL);
  return driver ? dlsym(driver, name) : nullptr;
}

/// torch's own 32 would be shared, also with the program's: what waits there would hold up what it waits for.
c10::Stream made_stream(c10::Device device) {
  using Create = int (*)(void** stream, unsigned flags, int priority);
  static const auto create = reinterpret_cast<Create>(find_driver_call("cuStreamCreateWithPriority"));
  constexpr unsigned non_blocking = 1;
  constexpr int highest = -100;  // the driver makes it the highest that there is
  const c10::DeviceGuard on(device);
  void* stream = nullptr;
  const int error = create ? create(&stream, non_blocking, highest) : -1;
  TORCH_CHECK(error == 0, "isomem: the driver makes no stream: its error ", error);
  // in torch, streams that others have made have their addresses as ids
  return c10::Stream(c10::Stream::UNSAFE, device, reinterpret_cast<intptr_t>(stream));
}

struct FreeStreams {
  std::mutex mutex;
  std::vector<c10::Stream> all;
};

/// They are never destroyed: torch's allocator keeps memory for each stream, and asks the stream about it.
FreeStreams& free_streams() {
  static auto* const one = new FreeStreams;  // windows may end after static objects
  return *one;
}

}  // namespace

std::shared_ptr<const c10::Stream> own_stream(c10::Device device) {
  FreeStreams& free = free_streams();
  const std::lock_guard guard(free.mutex);
  const auto found = std::find_if(free.all.begin(), free.all.end(), [&](const c10::Stream& stream) {
    return stream.device() == device && !is_capturing(stream.native_handle()) && stream.query();
  });
  const c10::Stream stream = found == free.all.end() ? made_stream(device) : *found;
  if (found != free.all.end()) free.all.erase(found);
  return {new c10::Stream(stream), [&free](const c10::Stream* ends) {
            const std::lock_guard on(free.mutex);
            free.all.push_back(*ends);
            delete ends;
          }};
}

bool is_capturing(void* stream) {
  using Query = int (*)(void* stream, int* status);
  static const auto query = reinterpret_cast<Query>(find_driver_call("cuStreamIsCapturing"));
  int status = 0;
  return query && query(stream, &status) == 0 && status != 0;
}

}  // namespace isomem::torch
