// SPDX-License-Identifier: Apache-2.0
// The GPU half of the library, as far as Python uses it, and the streams that were given work. It is looked
// up when it is needed: a library built without it serves arrays in host memory.
#pragma once

#include <nvshmem.h>

#include <optional>
#include <string>

#include "handles.hpp"

namespace isomem::python {

/// A function of libisomem, null if it has none of this name. Looked up there, since torch brings another
/// library with such names.
void* find_call(const std::string& name);

template <class F>
F* call_named(const std::string& name) {
  return reinterpret_cast<F*>(find_call(name));
}

struct GpuCalls {
#define ISOMEM_GPU_CALL(name) decltype(::name)* name = call_named<decltype(::name)>(#name)
  ISOMEM_GPU_CALL(nvshmem_init);
  ISOMEM_GPU_CALL(nvshmem_finalize);
  ISOMEM_GPU_CALL(nvshmem_align);
  ISOMEM_GPU_CALL(nvshmem_calloc);
  ISOMEM_GPU_CALL(nvshmem_free);
  ISOMEM_GPU_CALL(nvshmem_ptr);
  ISOMEM_GPU_CALL(nvshmemx_putmem_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_getmem_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_putmem_signal_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_uint64_p_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_uint64_g_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_barrier_all_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_team_sync_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_broadcastmem_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_fcollectmem_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_alltoallmem_on_stream);
#undef ISOMEM_GPU_CALL
};
/// Their addresses are null in a library without its GPU half.
const GpuCalls& gpu();

/// Before the first array in device memory of a life. Collective: RuntimeError on all PEs where one has no
/// GPU half, no driver or no GPU.
void start_gpu(const char* routine);
/// Whether this life has arrays in device memory.
bool has_gpu();
/// Before finalize. Waits for all streams.
void end_gpu();

/// Whether an address lies in the symmetric device memory of this PE.
bool is_symmetric_on_device(const void* address);
/// The number of the GPU that memory lies on, as CUDA counts them.
int gpu_of(const void* address);
/// The GPU of this PE is the current one meanwhile, if it is known: JAX, for one, leaves another.
class OnOurGpu {
 public:
  OnOurGpu();
  ~OnOurGpu();
  OnOurGpu(const OnOurGpu&) = delete;
  OnOurGpu& operator=(const OnOurGpu&) = delete;

 private:
  bool is_pushed_ = false;
};
/// ValueError if another GPU is current than that of this PE.
void check_current_gpu(const char* routine);

/// The argument `stream`: a number, or what torch, CuPy and cuda.core have.
cudaStream_t stream_argument(const char* routine, nb::handle stream);
/// After each command for a stream: arrays are not given back before it is done. Unless the stream is
/// captured: the program knows when its graph runs.
void mark_stream(uintptr_t handle);
/// Waits until all is done that was given to streams; `default_too`: and what others have given to the
/// default stream.
void wait_for_streams(bool default_too);
/// Waits for what another stream, that of a library which takes an array, does not see.
void wait_for_streams_but(uintptr_t handle);
/// The stream behind whose work arrays are ready, none if they are so now; waits for all others.
std::optional<uintptr_t> last_stream();

inline int32_t number_of(const Team& team) {
  return static_cast<int32_t>(reinterpret_cast<uintptr_t>(team.handle)) - 1;
}

}  // namespace isomem::python
