// SPDX-License-Identifier: Apache-2.0
// The way into the fake: the table of the driver's functions, each behind an entry that holds the lock,
// counts the calls and lets one of them fail if the environment says so.
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string>

#include "devices.hpp"
#include "fake.hpp"
#include "fake_cuda.hpp"
#include "host_memory.hpp"
#include "kernels.hpp"
#include "memory.hpp"
#include "streams.hpp"

namespace fake_cuda {

namespace {

/// The call that fails: FAKE_CUDA_FAIL=function:number[:kill].
struct Fault {
  std::string function;
  long call = -1;
  bool kill = false;
};

Fault read_fault() {
  const char* text = std::getenv("FAKE_CUDA_FAIL");
  const char* colon = text ? std::strchr(text, ':') : nullptr;
  if (!colon) return {};
  char* end = nullptr;
  Fault fault{std::string(text, colon), std::strtol(colon + 1, &end, 10), false};
  fault.kill = std::strcmp(end, ":kill") == 0;
  return fault;
}

const Fault& fault() {
  static const auto& the_fault = *new Fault(read_fault());
  return the_fault;
}

std::map<std::string, long>& calls() {
  static auto& counts = *new std::map<std::string, long>;
  return counts;
}

/// Whether this call, the n-th of its function, is the one that fails.
bool fails(const char* function) {
  const long n = ++calls()[function];
  if (n != fault().call || fault().function != function) return false;
  if (fault().kill) kill(getpid(), SIGKILL);
  has_failed() = true;
  return true;
}

/// The function that is slow (make_slow), and by how much.
std::mutex& slow_lock() {
  static auto& the_lock = *new std::mutex;
  return the_lock;
}
std::pair<std::string, int>& slow() {
  static auto& the_slow = *new std::pair<std::string, int>("", 0);
  return the_slow;
}

void wait_if_slow(const char* function) {
  int milliseconds = 0;
  {
    const std::lock_guard guard(slow_lock());
    if (slow().first == function) milliseconds = slow().second;
  }
  if (milliseconds > 0) usleep(static_cast<useconds_t>(milliseconds) * 1000);
}

/// The name of a function as a template argument.
template <size_t n>
struct Name {
  char text[n];
  constexpr Name(const char (&from)[n]) { std::copy_n(from, n, text); }  // NOLINT: from a literal
};

/// `F` is the type that cuda.h gives the function, so a wrong signature of the fake does not compile.
template <Name name, class F, F* f>
struct Entry;
template <Name name, class... Args, CUresult (*f)(Args...)>
struct Entry<name, CUresult(Args...), f> {
  static CUresult call(Args... args) {
    wait_if_slow(name.text);  // without the lock: other threads go on
    const std::lock_guard guard(lock());
    return fails(name.text) ? CUDA_ERROR_UNKNOWN : f(args...);
  }
};
template <Name name, class F, F* f>
std::pair<const std::string, void*> entry() {
  return {name.text, reinterpret_cast<void*>(&Entry<name, F, f>::call)};
}

using Table = std::map<std::string, void*>;

Table devices_and_contexts() {
  return {
      entry<"cuInit", decltype(cuInit), init>(),
      entry<"cuDriverGetVersion", decltype(cuDriverGetVersion), driver_version>(),
      entry<"cuGetErrorName", decltype(cuGetErrorName), error_name>(),
      entry<"cuGetErrorString", decltype(cuGetErrorString), error_string>(),
      entry<"cuDeviceGet", decltype(cuDeviceGet), device_get>(),
      entry<"cuDeviceGetCount", decltype(cuDeviceGetCount), device_count>(),
      entry<"cuDeviceGetName", decltype(cuDeviceGetName), device_name>(),
      entry<"cuDeviceGetPCIBusId", decltype(cuDeviceGetPCIBusId), device_bus_id>(),
      entry<"cuDeviceGetAttribute", decltype(cuDeviceGetAttribute), device_attribute>(),
      entry<"cuDeviceTotalMem", decltype(cuDeviceTotalMem), device_memory>(),
      entry<"cuDeviceCanAccessPeer", decltype(cuDeviceCanAccessPeer), can_access_peer>(),
      entry<"cuDevicePrimaryCtxRetain", decltype(cuDevicePrimaryCtxRetain), primary_retain>(),
      entry<"cuDevicePrimaryCtxRelease", decltype(cuDevicePrimaryCtxRelease), primary_release>(),
      entry<"cuDevicePrimaryCtxGetState", decltype(cuDevicePrimaryCtxGetState), primary_state>(),
      entry<"cuCtxGetCurrent", decltype(cuCtxGetCurrent), context_current>(),
      entry<"cuCtxSetCurrent", decltype(cuCtxSetCurrent), context_set>(),
      entry<"cuCtxPushCurrent", decltype(cuCtxPushCurrent), context_push>(),
      entry<"cuCtxPopCurrent", decltype(cuCtxPopCurrent), context_pop>(),
      entry<"cuCtxGetDevice", decltype(cuCtxGetDevice), context_device>(),
      entry<"cuCtxGetFlags", decltype(cuCtxGetFlags), context_flags>(),
      entry<"cuCtxSetFlags", decltype(cuCtxSetFlags), context_set_flags>(),
      entry<"cuCtxGetStreamPriorityRange", decltype(cuCtxGetStreamPriorityRange), priority_range>(),
  };
}

Table memory() {
  return {
      entry<"cuMemAddressReserve", decltype(cuMemAddressReserve), address_reserve>(),
      entry<"cuMemAddressFree", decltype(cuMemAddressFree), address_free>(),
      entry<"cuMemCreate", decltype(cuMemCreate), memory_create>(),
      entry<"cuMemRelease", decltype(cuMemRelease), memory_release>(),
      entry<"cuMemMap", decltype(cuMemMap), memory_map>(),
      entry<"cuMemUnmap", decltype(cuMemUnmap), memory_unmap>(),
      entry<"cuMemSetAccess", decltype(cuMemSetAccess), set_access>(),
      entry<"cuMemExportToShareableHandle", decltype(cuMemExportToShareableHandle), export_handle>(),
      entry<"cuMemImportFromShareableHandle", decltype(cuMemImportFromShareableHandle), import_handle>(),
      entry<"cuMemRetainAllocationHandle", decltype(cuMemRetainAllocationHandle), retain_handle>(),
      entry<"cuMemGetAllocationPropertiesFromHandle", decltype(cuMemGetAllocationPropertiesFromHandle),
            handle_properties>(),
      entry<"cuMemGetAddressRange", decltype(cuMemGetAddressRange), address_range>(),
      entry<"cuMemGetInfo", decltype(cuMemGetInfo), memory_info>(),
      entry<"cuMemHostRegister", decltype(cuMemHostRegister), host_register>(),
      entry<"cuMemHostUnregister", decltype(cuMemHostUnregister), host_unregister>(),
      entry<"cuMemHostGetDevicePointer", decltype(cuMemHostGetDevicePointer), host_device_pointer>(),
      entry<"cuPointerGetAttributes", decltype(cuPointerGetAttributes), pointer_attributes>(),
      entry<"cuFlushGPUDirectRDMAWrites", decltype(cuFlushGPUDirectRDMAWrites), flush_cards>(),
  };
}

Table streams_and_kernels() {
  return {
      entry<"cuMemcpyAsync", decltype(cuMemcpyAsync), copy>(),
      entry<"cuMemcpy2DAsync", decltype(cuMemcpy2DAsync), copy_2d>(),
      entry<"cuMemsetD8Async", decltype(cuMemsetD8Async), fill8>(),
      entry<"cuMemsetD16Async", decltype(cuMemsetD16Async), fill16>(),
      entry<"cuMemsetD32Async", decltype(cuMemsetD32Async), fill32>(),
      entry<"cuStreamCreateWithPriority", decltype(cuStreamCreateWithPriority), stream_create>(),
      entry<"cuStreamDestroy", decltype(cuStreamDestroy), stream_destroy>(),
      entry<"cuStreamSynchronize", decltype(cuStreamSynchronize), stream_synchronize>(),
      entry<"cuStreamIsCapturing", decltype(cuStreamIsCapturing), stream_is_capturing>(),
      entry<"cuStreamWriteValue32", decltype(cuStreamWriteValue32), write32>(),
      entry<"cuStreamWriteValue64", decltype(cuStreamWriteValue64), write64>(),
      entry<"cuStreamWaitValue32", decltype(cuStreamWaitValue32), wait32>(),
      entry<"cuStreamWaitValue64", decltype(cuStreamWaitValue64), wait64>(),
      entry<"cuStreamBatchMemOp", decltype(cuStreamBatchMemOp), stream_operations>(),
      entry<"cuLibraryLoadData", decltype(cuLibraryLoadData), library_load>(),
      entry<"cuLibraryUnload", decltype(cuLibraryUnload), library_unload>(),
      entry<"cuLibraryGetKernel", decltype(cuLibraryGetKernel), library_kernel>(),
      entry<"cuLibraryGetGlobal", decltype(cuLibraryGetGlobal), library_global>(),
      entry<"cuModuleGetGlobal", decltype(cuModuleGetGlobal), module_global>(),
      entry<"cuKernelGetFunction", decltype(cuKernelGetFunction), kernel_function>(),
      entry<"cuLaunchKernel", decltype(cuLaunchKernel), launch>(),
  };
}

const Table& table() {
  static const auto& the_table = *[] {
    auto* const all = new Table(devices_and_contexts());
    all->merge(memory());
    all->merge(streams_and_kernels());
    return all;
  }();
  return the_table;
}

/// In the place of every function that the fake does not have.
CUresult not_supported() { return CUDA_ERROR_NOT_SUPPORTED; }

/// A program that fails leaves what it has.
void at_exit(int status, void*) {
  const std::lock_guard guard(lock());
  for (const auto& [function, n] : calls()) {
    if (settings().count)
      std::fprintf(stderr, "fake CUDA driver: %s was called %ld times\n", function.c_str(), n);
  }
  if (settings().leaks || has_failed() || status != 0) return;
  check_memory_at_exit();
  check_host_memory_at_exit();
  check_streams_at_exit();
  check_libraries_at_exit();
  check_devices_at_exit();
}

}  // namespace

[[gnu::visibility("default")]] void* find(const char* name) {
  static const int registered = on_exit(at_exit, nullptr);
  if (registered != 0 || (fault().call == 0 && fault().function == name)) return nullptr;
  const auto found = table().find(name);
  return found == table().end() ? reinterpret_cast<void*>(&not_supported) : found->second;
}

[[gnu::visibility("default")]] void make_slow(const char* function, int milliseconds) {
  const std::lock_guard guard(slow_lock());
  slow() = {function, milliseconds};
}

[[gnu::visibility("default")]] void pretend_capture(bool captured) {
  const std::lock_guard guard(lock());
  says_captured() = captured;
}

[[gnu::visibility("default")]] void* view(const void* device_address) {
  const std::lock_guard guard(lock());
  return view_of(reinterpret_cast<uint64_t>(device_address));
}

}  // namespace fake_cuda

extern "C" [[gnu::visibility("default")]] CUresult cuGetProcAddress_v2(
    const char* name, void** address, int, cuuint64_t, CUdriverProcAddressQueryResult* status) {
  *address = fake_cuda::find(name);
  if (status) *status = *address ? CU_GET_PROC_ADDRESS_SUCCESS : CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
  return *address ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}
