// SPDX-License-Identifier: Apache-2.0
// What the programs of this folder need beside tests/common/check.hpp: a device as programs choose it, and
// the place of a kernel, which reads and writes device memory and the words of the library directly.
#pragma once

#include <sched.h>

#include <nvshmem.h>
#include <nvshmemx.h>

#include "../common/check.hpp"
#include "fake_cuda.hpp"
#include "isomem/device/ring.hpp"
#include "isomem/device/state.hpp"

namespace fake_device {

/// Calls a function of the driver that must succeed.
template <class F, class... Args>
void call(const char* name, Args... args) {
  const CUresult result = fake_cuda::function<F>(name)(args...);
  if (result != CUDA_SUCCESS) test::fail(__FILE__, __LINE__, name + (" failed: " + std::to_string(result)));
}

/// What cudaSetDevice does, and cudaDeviceReset at the end.
class Choice {
 public:
  explicit Choice(int device) : device_(device) {
    CUcontext context;
    call<decltype(cuDevicePrimaryCtxRetain)>("cuDevicePrimaryCtxRetain", &context, device);
    call<decltype(cuCtxSetCurrent)>("cuCtxSetCurrent", context);
  }
  ~Choice() {
    call<decltype(cuCtxSetCurrent)>("cuCtxSetCurrent", nullptr);
    call<decltype(cuDevicePrimaryCtxRelease)>("cuDevicePrimaryCtxRelease", device_);
  }
  Choice(const Choice&) = delete;

 private:
  int device_;
};

inline int devices() {
  int count = 0;
  call<decltype(cuDeviceGetCount)>("cuDeviceGetCount", &count);
  return count;
}

class Stream {
 public:
  Stream() {
    CUstream made;
    call<decltype(cuStreamCreateWithPriority)>("cuStreamCreateWithPriority", &made, 0u, 0);
    stream_ = made;
  }
  ~Stream() { call<decltype(cuStreamDestroy)>("cuStreamDestroy", stream_); }
  Stream(const Stream&) = delete;
  operator CUstream() const { return stream_; }
  void wait() const { call<decltype(cuStreamSynchronize)>("cuStreamSynchronize", stream_); }

 private:
  CUstream stream_;
};

/// Memory of the program's own, as cuMemCreate makes it.
class OwnMemory {
 public:
  OwnMemory(size_t bytes, bool shareable) : bytes_(bytes) {
    CUmemAllocationProp properties{};
    properties.type = CU_MEM_ALLOCATION_TYPE_PINNED;
    CUdevice device;
    call<decltype(cuCtxGetDevice)>("cuCtxGetDevice", &device);
    properties.location = {CU_MEM_LOCATION_TYPE_DEVICE, device};
    if (shareable) properties.requestedHandleTypes = CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    CUmemGenericAllocationHandle handle;
    call<decltype(cuMemCreate)>("cuMemCreate", &handle, bytes_, &properties, 0ull);
    call<decltype(cuMemAddressReserve)>("cuMemAddressReserve", &address_, bytes_, size_t{0}, CUdeviceptr{0},
                                        0ull);
    call<decltype(cuMemMap)>("cuMemMap", address_, bytes_, size_t{0}, handle, 0ull);
    call<decltype(cuMemRelease)>("cuMemRelease", handle);
    CUmemAccessDesc access{};
    access.location = properties.location;
    access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    call<decltype(cuMemSetAccess)>("cuMemSetAccess", address_, bytes_, &access, size_t{1});
  }
  ~OwnMemory() {
    call<decltype(cuMemUnmap)>("cuMemUnmap", address_, bytes_);
    call<decltype(cuMemAddressFree)>("cuMemAddressFree", address_, bytes_);
  }
  OwnMemory(const OwnMemory&) = delete;
  uint64_t* words() const { return reinterpret_cast<uint64_t*>(address_); }
  size_t bytes() const { return bytes_; }

 private:
  size_t bytes_;
  CUdeviceptr address_ = 0;
};

/// Device memory of any PE, as a kernel has it.
template <class T>
T* view(T* device_memory) {
  void* there = fake_cuda::view(device_memory);
  CHECK(there != nullptr);
  return static_cast<T*>(there);
}

inline isomem::DeviceState& state() {
  return *view(reinterpret_cast<isomem::DeviceState*>(ISOMEM_DEVICE_WINDOW));
}

/// What ring_execute of kernels does, by a CPU thread in the place of a kernel's.
inline uint64_t ring_execute(const isomem::Op& op) {
  auto* ring = reinterpret_cast<isomem::OpRing*>(state().ring);
  const uint64_t number = __atomic_fetch_add(&state().ring_tickets, 1, __ATOMIC_RELAXED);
  isomem::RingSlot& slot = ring->slot[number % isomem::OpRing::kSlots];
  slot.op = op;
  __atomic_store_n(&slot.posted, number + 1, __ATOMIC_RELEASE);
  while (__atomic_load_n(&slot.done, __ATOMIC_ACQUIRE) != number + 1) sched_yield();
  const uint64_t result = slot.result;
  __atomic_store_n(&slot.taken, number + 1, __ATOMIC_RELEASE);
  return result;
}

/// A team as kernels see it; `team` is a slot.
inline isomem::DeviceTeam& record(int team) {
  CHECK(team >= 0 && static_cast<uint64_t>(team) < state().end_of_slots);
  if (team < isomem::kPageTeams) return state().team[team];
  return *view(reinterpret_cast<isomem::DeviceTeam*>(state().more_teams) + team);
}

}  // namespace fake_device
