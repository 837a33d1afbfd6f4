// SPDX-License-Identifier: Apache-2.0
// The GPU half of the library, found when it is needed: a library built without it serves CPU tensors. The
// names are looked up in libisomem itself, since torch brings another library that has them.
#pragma once

#include <c10/core/Stream.h>
#include <c10/core/impl/VirtualGuardImpl.h>
#include <isomem/stream.h>
#include <nvshmem.h>

#include <memory>
#include <string>

namespace isomem::torch {

/// Address of a function of libisomem, null if it has none of this name.
void* find_call(const std::string& name);

/// Whether the library has its GPU half.
bool has_gpu_half();

struct GpuCalls {
#define ISOMEM_GPU_CALL(name) decltype(::name)* name = reinterpret_cast<decltype(::name)*>(find_call(#name))
  ISOMEM_GPU_CALL(nvshmem_init);
  ISOMEM_GPU_CALL(nvshmem_finalize);
  ISOMEM_GPU_CALL(nvshmem_align);
  ISOMEM_GPU_CALL(nvshmem_ptr);
  ISOMEM_GPU_CALL(nvshmemx_team_get_uniqueid);
  ISOMEM_GPU_CALL(nvshmemx_team_init);
  ISOMEM_GPU_CALL(nvshmemx_team_sync_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_quiet_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_putmem_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_getmem_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_signal_op_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_signal_wait_until_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_broadcastmem_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_fcollectmem_on_stream);
  ISOMEM_GPU_CALL(nvshmemx_alltoallmem_on_stream);
  ISOMEM_GPU_CALL(isomem_room_on_stream);
  ISOMEM_GPU_CALL(isomem_reduce_on_stream);
  ISOMEM_GPU_CALL(isomem_reducescatter_on_stream);
  ISOMEM_GPU_CALL(isomem_exchange_on_stream);
  ISOMEM_GPU_CALL(isomem_broadcast_on_stream);
#undef ISOMEM_GPU_CALL
};

/// Throws c10::Error if the library has no GPU half.
const GpuCalls& gpu();

/// What torch can do with GPUs, of which this extension has no headers.
inline c10::impl::VirtualGuardImpl cuda() { return c10::impl::VirtualGuardImpl(c10::DeviceType::CUDA); }

/// One of torch's few for this device, of high priority.
c10::Stream new_stream(c10::Device device);

/// One that nothing else has, of high priority. The next caller may get it once it has been given back, by
/// the end of the pointer, and has done all that it has. Not while this thread captures a CUDA graph; CUDA
/// has been used on this device by this thread.
std::shared_ptr<const c10::Stream> own_stream(c10::Device device);

/// Whether commands for this stream go into a CUDA graph.
bool is_capturing(void* stream);

/// query() for those who look for free memory at any time: no while a CUDA graph is captured, which a query
/// would end, and no after an error of CUDA.
template <class Query>
bool is_surely(c10::Device device, Query query) try {
  return !is_capturing(cuda().getStream(device).native_handle()) && query();
} catch (const c10::Error&) {
  return false;
}

}  // namespace isomem::torch
