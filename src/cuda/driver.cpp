// SPDX-License-Identifier: Apache-2.0
#include "cuda/driver.hpp"

#include <dlfcn.h>

#include <functional>

#include "core/error.hpp"

namespace isomem {

namespace {

constexpr int kApi = 12010;  // the version whose entry points are used; later drivers keep them

class Loader {
 public:
  Loader() {
    void* library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!library) {
      const char* why = dlerror();
      throw Error(std::string("no NVIDIA driver: libcuda.so.1 cannot be loaded (") + (why ? why : "?") +
                  "). Symmetric GPU memory needs a GPU and its driver: install it, make it visible in the "
                  "container (--gpus all), or put its directory into LD_LIBRARY_PATH");
    }
    get_ = reinterpret_cast<decltype(get_)>(dlsym(library, "cuGetProcAddress_v2"));
    if (!get_) {
      throw Error(
          "the NVIDIA driver (libcuda.so.1) is older than CUDA 12.1: it has no cuGetProcAddress_v2; update "
          "the driver to 530 or newer");
    }
  }
  template <class F>
  void find(F& entry, const char* name) const {
    void* address = nullptr;
    CUdriverProcAddressQueryResult status{};
    const CUresult result = get_(name, &address, kApi, CU_GET_PROC_ADDRESS_DEFAULT, &status);
    if (result != CUDA_SUCCESS || !address) {
      throw Error(std::string("the NVIDIA driver (libcuda.so.1) has no ") + name +
                  " of CUDA 12.1; update the driver to 530 or newer");
    }
    entry = reinterpret_cast<F>(address);
  }

 private:
  CUresult (*get_)(const char*, void**, int, cuuint64_t, CUdriverProcAddressQueryResult*) = nullptr;
};

void find_devices(const Loader& from, Driver& d) {
  from.find(d.init, "cuInit");
  from.find(d.version, "cuDriverGetVersion");
  from.find(d.error_name, "cuGetErrorName");
  from.find(d.error_string, "cuGetErrorString");
  from.find(d.device_get, "cuDeviceGet");
  from.find(d.device_count, "cuDeviceGetCount");
  from.find(d.device_name, "cuDeviceGetName");
  from.find(d.device_bus_id, "cuDeviceGetPCIBusId");
  from.find(d.device_attribute, "cuDeviceGetAttribute");
  from.find(d.device_memory, "cuDeviceTotalMem");
  from.find(d.can_access_peer, "cuDeviceCanAccessPeer");
  from.find(d.primary_retain, "cuDevicePrimaryCtxRetain");
  from.find(d.primary_release, "cuDevicePrimaryCtxRelease");
  from.find(d.primary_state, "cuDevicePrimaryCtxGetState");
  from.find(d.context_current, "cuCtxGetCurrent");
  from.find(d.context_set, "cuCtxSetCurrent");
  from.find(d.context_push, "cuCtxPushCurrent");
  from.find(d.context_pop, "cuCtxPopCurrent");
  from.find(d.context_device, "cuCtxGetDevice");
  from.find(d.context_flags, "cuCtxGetFlags");
  from.find(d.context_set_flags, "cuCtxSetFlags");
  from.find(d.priority_range, "cuCtxGetStreamPriorityRange");
}

void find_memory(const Loader& from, Driver& d) {
  from.find(d.reserve, "cuMemAddressReserve");
  from.find(d.reserve_free, "cuMemAddressFree");
  from.find(d.create, "cuMemCreate");
  from.find(d.release, "cuMemRelease");
  from.find(d.map, "cuMemMap");
  from.find(d.unmap, "cuMemUnmap");
  from.find(d.set_access, "cuMemSetAccess");
  from.find(d.export_handle, "cuMemExportToShareableHandle");
  from.find(d.import_handle, "cuMemImportFromShareableHandle");
  from.find(d.retain_handle, "cuMemRetainAllocationHandle");
  from.find(d.handle_properties, "cuMemGetAllocationPropertiesFromHandle");
  from.find(d.address_range, "cuMemGetAddressRange");
  from.find(d.memory_info, "cuMemGetInfo");
  from.find(d.host_register, "cuMemHostRegister");
  from.find(d.host_unregister, "cuMemHostUnregister");
  from.find(d.host_device_pointer, "cuMemHostGetDevicePointer");
  from.find(d.pointer_attributes, "cuPointerGetAttributes");
  from.find(d.flush_cards, "cuFlushGPUDirectRDMAWrites");
}

void find_work(const Loader& from, Driver& d) {
  from.find(d.copy, "cuMemcpyAsync");
  from.find(d.copy_2d, "cuMemcpy2DAsync");
  from.find(d.fill, "cuMemsetD8Async");
  from.find(d.fill16, "cuMemsetD16Async");
  from.find(d.fill32, "cuMemsetD32Async");
  from.find(d.stream_create, "cuStreamCreateWithPriority");
  from.find(d.stream_destroy, "cuStreamDestroy");
  from.find(d.stream_synchronize, "cuStreamSynchronize");
  from.find(d.stream_is_capturing, "cuStreamIsCapturing");
  from.find(d.stream_write32, "cuStreamWriteValue32");
  from.find(d.stream_write64, "cuStreamWriteValue64");
  from.find(d.stream_wait32, "cuStreamWaitValue32");
  from.find(d.stream_wait64, "cuStreamWaitValue64");
  from.find(d.stream_operations, "cuStreamBatchMemOp");
  from.find(d.library_load, "cuLibraryLoadData");
  from.find(d.library_unload, "cuLibraryUnload");
  from.find(d.library_kernel, "cuLibraryGetKernel");
  from.find(d.library_global, "cuLibraryGetGlobal");
  from.find(d.module_global, "cuModuleGetGlobal");
  from.find(d.kernel_function, "cuKernelGetFunction");
  from.find(d.launch, "cuLaunchKernel");
  from.find(d.launch_ex, "cuLaunchKernelEx");
  from.find(d.occupancy, "cuOccupancyMaxActiveBlocksPerMultiprocessor");
}

Driver load() {
  const Loader from;
  Driver d{};
  find_devices(from, d);
  find_memory(from, d);
  find_work(from, d);
  int count = 0;
  const char* tried = "cuInit";
  CUresult result = d.init(0);
  if (result == CUDA_SUCCESS) {
    tried = "cuDeviceGetCount";
    result = d.device_count(&count);
  }
  if (count > 0) return d;
  const char* name = "?";
  if (result != CUDA_SUCCESS) d.error_name(result, &name);
  throw Error(std::string("the NVIDIA driver finds no GPU") +
              (result == CUDA_SUCCESS ? "" : std::string(" (") + tried + ": " + name + ")") +
              ". See nvidia-smi, and CUDA_VISIBLE_DEVICES, which may hide all of them");
}

}  // namespace

const Driver& driver() {
  static const Driver the_driver = load();
  return the_driver;
}

std::string words_of(CUresult result) {
  const char* name = nullptr;
  const char* words = nullptr;
  driver().error_name(result, &name);
  driver().error_string(result, &words);
  return std::string(name ? name : "unknown CUDA error") + " (" + (words ? words : "?") + ")";
}

void fail_cuda(CUresult result, const std::string& tried, const char* remedy) {
  throw Error(tried + " failed: " + words_of(result) + (*remedy ? std::string(". ") + remedy : ""));
}

unsigned memory_type_of(const void* address) {
  // several attributes at a time: asking for one of an unknown address is an error, which tools would report
  unsigned type = 0;
  CUpointer_attribute attribute = CU_POINTER_ATTRIBUTE_MEMORY_TYPE;
  void* value = &type;
  const auto at = reinterpret_cast<CUdeviceptr>(address);
  return driver().pointer_attributes(1, &attribute, &value, at) == CUDA_SUCCESS ? type : 0;
}

std::string name_of_device(CUdevice device) {
  char name[128] = "?";
  char bus[32] = "?";
  driver().device_name(name, sizeof(name), device);
  driver().device_bus_id(bus, sizeof(bus), device);
  return "GPU " + std::to_string(device) + " (" + name + ", " + bus + ")";
}

uint64_t hash_of_device(CUdevice device) {
  char bus[32] = "?";
  driver().device_bus_id(bus, sizeof(bus), device);
  return std::hash<std::string>()(bus);
}

}  // namespace isomem
