// SPDX-License-Identifier: Apache-2.0
// Modules and libraries of kernels that a program has loaded itself. Kernels compiled with isomem's headers
// need no set-up. Those that NVIDIA's device library was linked into would read its state, which nobody fills
// in here.
#include <nvshmem.h>

#include "core/error.hpp"
#include "core/text.hpp"
#include "cuda/driver.hpp"

using namespace isomem;  // NOLINT: the definitions below are global C functions

namespace {

/// In every module that has NVIDIA's device library inside.
constexpr const char* kForeignState = "nvshmemi_device_state_d";

int refuse_code(const char* routine, const std::string& why, int status) {
  say(describe_process() + ": " + routine + ": " + why);
  return status;
}

/// `get_global` asks the driver for a variable of that name.
template <class F>
int examine(const char* routine, const void* code, F&& get_global) {
  if (!code) return refuse_code(routine, "NULL is no code that was loaded", NVSHMEMX_ERROR_INVALID_VALUE);
  try {
    CUdeviceptr address;
    size_t bytes;
    const CUresult result = get_global(driver(), &address, &bytes);
    if (result == CUDA_ERROR_NOT_FOUND) return NVSHMEMX_SUCCESS;
    if (result != CUDA_SUCCESS) {
      return refuse_code(routine, std::string("CUDA cannot look into this code: ") + words_of(result),
                         NVSHMEMX_ERROR_INVALID_VALUE);
    }
  } catch (const Error& error) {
    return refuse_code(routine, error.what(), NVSHMEMX_ERROR_NOT_SUPPORTED);
  }
  return refuse_code(
      routine,
      text("NVIDIA's NVSHMEM device library is inside (the code defines %s): its kernels would run on state "
           "that "
           "isomem does not have. Compile the kernels with isomem's nvshmem.h, or link isomem's "
           "libnvshmem_device.bc instead of NVIDIA's (man isomem_nvshmem)",
           kForeignState),
      NVSHMEMX_ERROR_NOT_SUPPORTED);
}

}  // namespace

int nvshmemx_cumodule_init(CUmodule module) {
  return examine("nvshmemx_cumodule_init", module, [&](const Driver& d, CUdeviceptr* address, size_t* bytes) {
    return d.module_global(address, bytes, module, kForeignState);
  });
}
int nvshmemx_culibrary_init(CUlibrary library) {
  return examine("nvshmemx_culibrary_init", library,
                 [&](const Driver& d, CUdeviceptr* address, size_t* bytes) {
                   return d.library_global(address, bytes, library, kForeignState);
                 });
}

int nvshmemx_cumodule_finalize(CUmodule) { return NVSHMEMX_SUCCESS; }
int nvshmemx_culibrary_finalize(CUlibrary) { return NVSHMEMX_SUCCESS; }
