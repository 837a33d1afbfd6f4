// SPDX-License-Identifier: Apache-2.0
#include "gpu_calls.hpp"

#include <c10/util/Exception.h>
#include <dlfcn.h>
#include <shmem.h>

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

bool is_capturing(void* stream) {
  using Query = int (*)(void* stream, int* status);
  static const Query query = [] {
    void* const driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD | RTLD_LOCAL);
    return driver ? reinterpret_cast<Query>(dlsym(driver, "cuStreamIsCapturing")) : nullptr;
  }();
  int status = 0;
  return query && query(stream, &status) == 0 && status != 0;
}

}  // namespace isomem::torch
