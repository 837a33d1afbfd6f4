// SPDX-License-Identifier: Apache-2.0
#include "cuda/shared_memory.hpp"

#include "core/text.hpp"
#include "cuda/driver.hpp"
#include "runtime/runtime.hpp"

namespace isomem {

SharedMemory::SharedMemory(Runtime& runtime, const DeviceWindow& window, Exchange& exchange, CUdevice device)
    : runtime_(runtime),
      window_(window),
      exchange_(exchange),
      device_(device),
      name_(name_of_device(device)) {}

void SharedMemory::map_own(uint64_t place, uint64_t bytes, CUmemGenericAllocationHandle handle) {
  map_for_device(window_.region(runtime_.job().slot()) + place, bytes, handle, device_, "own memory");
}

void SharedMemory::exchange(const char* routine, uint64_t tag, uint64_t place, uint64_t bytes,
                            CUmemGenericAllocationHandle handle, const std::vector<int>& slots) {
  if (slots.empty()) return;
  const Driver& cu = driver();
  const Peers& peers = runtime_.job().peers();
  int number = -1;
  check(cu.export_handle(&number, handle, CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 0),
        ("exporting memory of " + name_).c_str(),
        "Raise the limit of open files (ulimit -n); memory of this GPU may not be shareable");
  const Descriptor fd(number);
  for (const int slot : slots) exchange_.send(peers.near_pe(slot), tag, fd.get(), name_);
  for (const int slot : slots) {
    const int pe = peers.near_pe(slot);
    const ReceivedDescriptor received = exchange_.receive(routine, pe, tag);
    const std::string what = text("memory of PE %d on its %s", pe, received.note.c_str());
    CUmemGenericAllocationHandle theirs = 0;
    check(cu.import_handle(&theirs, reinterpret_cast<void*>(static_cast<uintptr_t>(received.fd.get())),
                           CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR),
          ("importing " + what).c_str());
    map_for_device(window_.region(slot) + place, bytes, theirs, device_, what.c_str());
    cu.release(theirs);
  }
}

}  // namespace isomem
