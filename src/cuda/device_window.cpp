// SPDX-License-Identifier: Apache-2.0
#include "cuda/device_window.hpp"

#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "core/error.hpp"
#include "core/files.hpp"
#include "core/options.hpp"
#include "core/text.hpp"
#include "cuda/driver.hpp"
#include "isomem/device/state.hpp"

namespace isomem {

namespace {

/// Whether all regions fit behind the state page with the usual stride, so that kernels need not look.
bool fit_behind_page(int slots, bool one_host) {
  return one_host && kDeviceStride * (static_cast<uint64_t>(slots) + 1) <= kDeviceWindowBytes;
}

uint64_t stride_for(int slots, bool behind_page) {
  uint64_t stride = kDeviceStride;
  while (!behind_page && stride * static_cast<uint64_t>(slots) > kDeviceWindowBytes) stride /= 2;
  return stride;
}

/// The first mapping of this process in a range, as /proc/self/maps has it.
std::string who_is_at(uint64_t address, uint64_t bytes) {
  std::string found = "nothing in /proc/self/maps lies there, so the driver itself uses it";
  any_part(contents_of("/proc/self/maps"), '\n', [&](std::string_view part) {
    const std::string line(part);
    uint64_t low = 0;
    uint64_t high = 0;
    if (std::sscanf(line.c_str(), "%" SCNx64 "-%" SCNx64, &low, &high) != 2) return false;
    if (low >= address + bytes || high <= address) return false;
    found = "this mapping lies there: " + line;
    return true;
  });
  return found;
}

/// Reserves these very addresses. Throws Error.
void reserve(uint64_t address, uint64_t bytes) {
  const Driver& cu = driver();
  CUdeviceptr at = 0;
  const std::string tried =
      text("reserving %llu MiB of device addresses at 0x%llx", static_cast<unsigned long long>(bytes >> 20),
           static_cast<unsigned long long>(address));
  check(cu.reserve(&at, bytes, kDevicePage, address, 0), tried.c_str(),
        "Set ISOMEM_DEVICE_WINDOW to another address, the same for all PEs, and compile the program with "
        "-DISOMEM_DEVICE_WINDOW=<the same>; raise the limit of address space (ulimit -v)");
  if (at == address) return;
  cu.reserve_free(at, bytes);
  throw Error(tried + " gave other addresses: " + who_is_at(address, bytes) +
              ". Set ISOMEM_DEVICE_WINDOW to a free address, the same for all PEs, and compile the program "
              "with -DISOMEM_DEVICE_WINDOW=<the same>");
}

}  // namespace

DeviceWindow::DeviceWindow(int slots, bool one_host, uint64_t page_bytes)
    : page_(read_options().device_window.value_or(ISOMEM_DEVICE_WINDOW)),
      page_bytes_(page_bytes),
      stride_(stride_for(slots, fit_behind_page(slots, one_host))),
      regions_(fit_behind_page(slots, one_host) ? page_ + kDeviceStride : page_ - kDeviceWindowBytes),
      region_bytes_(stride_ * static_cast<uint64_t>(slots)),
      reserved_(kDeviceStride + (regions_ > page_ ? region_bytes_ : 0)) {
  // all behind the page at once: the driver takes short ranges from others that it has reserved already
  reserve(page_, reserved_);
  if (regions_ > page_) return;
  try {
    reserve(regions_, region_bytes_);
  } catch (const Error&) {
    driver().reserve_free(page_, reserved_);
    throw;
  }
}

DeviceWindow::~DeviceWindow() {
  if (regions_ < page_) driver().reserve_free(regions_, region_bytes_);
  driver().reserve_free(page_, reserved_);
}

CUmemAllocationProp memory_of_device(CUdevice device) {
  CUmemAllocationProp properties{};
  properties.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  properties.location = {CU_MEM_LOCATION_TYPE_DEVICE, device};
  properties.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
  return properties;
}

void map_for_device(uint64_t address, uint64_t bytes, CUmemGenericAllocationHandle handle, CUdevice device,
                    const char* what) {
  const Driver& cu = driver();
  const std::string where = text("%llu MiB at 0x%llx (%s)", static_cast<unsigned long long>(bytes >> 20),
                                 static_cast<unsigned long long>(address), what);
  check(cu.map(address, bytes, 0, handle, 0), ("mapping " + where).c_str());
  CUmemAccessDesc access{};
  access.location = {CU_MEM_LOCATION_TYPE_DEVICE, device};
  access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
  const CUresult result = cu.set_access(address, bytes, &access, 1);
  if (result == CUDA_SUCCESS) return;
  cu.unmap(address, bytes);
  fail_cuda(result, "making " + where + " accessible to " + name_of_device(device),
            "GPUs of one job must reach each other's memory (see nvidia-smi topo -p2p r): choose other GPUs "
            "with cudaSetDevice or CUDA_VISIBLE_DEVICES, or run one PE");
}

}  // namespace isomem
