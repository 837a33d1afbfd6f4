// SPDX-License-Identifier: Apache-2.0
// The library's kernels: those of one thread are carried out by the CPU when their turn on the stream comes,
// the others are there and cannot be started.
#pragma once

#include <cuda.h>

namespace fake_cuda {

void check_libraries_at_exit();

CUresult library_load(CUlibrary* library, const void* code, CUjit_option* jit, void** jit_values,
                      unsigned n_jit, CUlibraryOption* options, void** values, unsigned n_options);
CUresult library_unload(CUlibrary library);
CUresult library_kernel(CUkernel* kernel, CUlibrary library, const char* name);
CUresult library_global(CUdeviceptr* address, size_t* bytes, CUlibrary library, const char* name);
CUresult module_global(CUdeviceptr* address, size_t* bytes, CUmodule module, const char* name);
CUresult kernel_function(CUfunction* function, CUkernel kernel);
CUresult launch(CUfunction function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,
                unsigned block_y, unsigned block_z, unsigned shared_bytes, CUstream stream, void** parameters,
                void** extra);

}  // namespace fake_cuda
