// SPDX-License-Identifier: Apache-2.0
// The CUDA driver, fetched at run time: the library loads and serves CPU jobs on machines without one.
// Members are the driver's functions without `cu`; their documentation is NVIDIA's.
#pragma once

#include <cuda.h>

#include <string>

namespace isomem {

struct Driver {
  decltype(&cuInit) init;
  decltype(&cuDriverGetVersion) version;
  decltype(&cuGetErrorName) error_name;
  decltype(&cuGetErrorString) error_string;

  decltype(&cuDeviceGet) device_get;
  decltype(&cuDeviceGetCount) device_count;
  decltype(&cuDeviceGetName) device_name;
  decltype(&cuDeviceGetPCIBusId) device_bus_id;
  decltype(&cuDeviceGetAttribute) device_attribute;
  decltype(&cuDeviceTotalMem) device_memory;
  decltype(&cuDeviceCanAccessPeer) can_access_peer;
  decltype(&cuDevicePrimaryCtxRetain) primary_retain;
  decltype(&cuDevicePrimaryCtxRelease) primary_release;
  decltype(&cuDevicePrimaryCtxGetState) primary_state;
  decltype(&cuCtxGetCurrent) context_current;
  decltype(&cuCtxSetCurrent) context_set;
  decltype(&cuCtxPushCurrent) context_push;
  decltype(&cuCtxPopCurrent) context_pop;
  decltype(&cuCtxGetDevice) context_device;
  decltype(&cuCtxGetFlags) context_flags;
  decltype(&cuCtxSetFlags) context_set_flags;
  decltype(&cuCtxGetStreamPriorityRange) priority_range;

  decltype(&cuMemAddressReserve) reserve;
  decltype(&cuMemAddressFree) reserve_free;
  decltype(&cuMemCreate) create;
  decltype(&cuMemRelease) release;
  decltype(&cuMemMap) map;
  decltype(&cuMemUnmap) unmap;
  decltype(&cuMemSetAccess) set_access;
  decltype(&cuMemExportToShareableHandle) export_handle;
  decltype(&cuMemImportFromShareableHandle) import_handle;
  decltype(&cuMemRetainAllocationHandle) retain_handle;
  decltype(&cuMemGetAllocationPropertiesFromHandle) handle_properties;
  decltype(&cuMemGetAddressRange) address_range;
  decltype(&cuMemGetInfo) memory_info;

  decltype(&cuMemHostRegister) host_register;
  decltype(&cuMemHostUnregister) host_unregister;
  decltype(&cuMemHostGetDevicePointer) host_device_pointer;
  decltype(&cuPointerGetAttributes) pointer_attributes;
  decltype(&cuFlushGPUDirectRDMAWrites) flush_cards;

  decltype(&cuMemcpyAsync) copy;
  decltype(&cuMemcpy2DAsync) copy_2d;
  decltype(&cuMemsetD8Async) fill;
  decltype(&cuMemsetD16Async) fill16;
  decltype(&cuMemsetD32Async) fill32;
  decltype(&cuStreamCreateWithPriority) stream_create;
  decltype(&cuStreamDestroy) stream_destroy;
  decltype(&cuStreamSynchronize) stream_synchronize;
  decltype(&cuStreamIsCapturing) stream_is_capturing;
  decltype(&cuStreamWriteValue32) stream_write32;
  decltype(&cuStreamWriteValue64) stream_write64;
  decltype(&cuStreamWaitValue32) stream_wait32;
  decltype(&cuStreamWaitValue64) stream_wait64;
  decltype(&cuStreamBatchMemOp) stream_operations;

  decltype(&cuLibraryLoadData) library_load;
  decltype(&cuLibraryUnload) library_unload;
  decltype(&cuLibraryGetKernel) library_kernel;
  decltype(&cuLibraryGetGlobal) library_global;
  decltype(&cuModuleGetGlobal) module_global;
  decltype(&cuKernelGetFunction) kernel_function;
  decltype(&cuLaunchKernel) launch;
  decltype(&cuLaunchKernelEx) launch_ex;
  decltype(&cuOccupancyMaxActiveBlocksPerMultiprocessor) occupancy;
};

/// The driver, loaded and initialised at the first call. Throws Error, each time, if there is none.
const Driver& driver();

/// "CUDA_ERROR_OUT_OF_MEMORY (out of memory)".
std::string words_of(CUresult result);

/// Throws Error: "<tried> failed: <the driver's words>. <remedy>".
[[noreturn, gnu::cold]] void fail_cuda(CUresult result, const std::string& tried, const char* remedy);

/// Throws if `result` is a failure of `tried`.
inline void check(CUresult result, const char* tried, const char* remedy = "") {
  if (__builtin_expect(result != CUDA_SUCCESS, 0)) fail_cuda(result, tried, remedy);
}

/// CU_MEMORYTYPE_HOST or _DEVICE, or 0 for memory that CUDA does not know.
unsigned memory_type_of(const void* address);

/// "GPU 0 (NVIDIA H200, 0000:1b:00.0)".
std::string name_of_device(CUdevice device);
/// The same in all processes that use this GPU.
uint64_t hash_of_device(CUdevice device);

/// Makes a context current for as long as this object lives.
class ContextScope {
 public:
  explicit ContextScope(CUcontext context) {
    CUcontext current = nullptr;
    driver().context_current(&current);
    pushed_ = current != context;  // most of the time it is current, and to ask costs a fifth of a push
    if (pushed_) check(driver().context_push(context), "cuCtxPushCurrent");
  }
  ~ContextScope() {
    CUcontext popped;
    if (pushed_) driver().context_pop(&popped);
  }
  ContextScope(const ContextScope&) = delete;

 private:
  bool pushed_;
};

}  // namespace isomem
