// SPDX-License-Identifier: Apache-2.0
// What the programs of this folder need beside tests/common/check.hpp: a device as programs choose it, and
// the place of a kernel, which reads and writes device memory and the words of the library directly.
#pragma once

#include <sched.h>

#include <cstdlib>
#include <cstring>

#include <nvshmem.h>
#include <nvshmemx.h>

#include "../common/check.hpp"
#include "../common/ring_side.hpp"
#include "fake_cuda.hpp"
#include "isomem/device/ring.hpp"
#include "isomem/device/state.hpp"

namespace fake_device {

/// Rounds of a loop: fewer with ThreadSanitizer, which sees in one what it sees in all.
constexpr int rounds(int many) {
#if defined(__SANITIZE_THREAD__)
  return 1 + many / 5;
#else
  return many;
#endif
}

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

/// An addition to a word of 8 bytes of PE `pe`.
inline isomem::Op addition(isomem::Verb verb, const void* word, int pe, uint64_t operand) {
  isomem::Op op;
  op.verb = verb;
  op.amo = isomem::Amo::add;
  op.width = 8;
  op.operand = operand;
  op.pe = pe;
  op.remote = reinterpret_cast<uint64_t>(word);
  return op;
}

inline isomem::DeviceState& state() {
  return *view(reinterpret_cast<isomem::DeviceState*>(ISOMEM_DEVICE_WINDOW));
}

using test::RingSide;

/// The ring, as if it had only FAKE_RING_SLOTS slots, if that is set.
struct OpRingView : isomem::RingView<isomem::OpRing> {
  uint64_t kMost = isomem::OpRing::kSlots;
};

inline OpRingView op_ring() {
  OpRingView view{{reinterpret_cast<isomem::OpRing*>(state().ring), &state().ring_tickets, &state().ring_seen,
                   &state().ring_complete, &state().ring_looks, &state().ring_asks, &state().ring_waiters}};
  if (const char* slots = std::getenv("FAKE_RING_SLOTS")) view.kMost = std::strtoull(slots, nullptr, 10);
  return view;
}

/// What ring_execute of kernels does.
template <class Side = RingSide>
uint64_t ring_execute(const isomem::Op& op, Side side = {}) {
  const auto view = op_ring();
  const uint64_t number = ring_take(side, view);
  ring_post(side, view, number, op, 0);
  ring_wait(side, view, number);
  const uint64_t result = side.load(&view.slot(number).result);
  ring_leave(side, view, number);
  return result;
}

/// What kernels send to other hosts and do not wait for; `data`: of a put of at most OpRing::kData bytes.
inline void ring_send(const isomem::Op& op, const void* data = nullptr) {
  RingSide side;
  const auto view = op_ring();
  const uint64_t number = ring_take(side, view);
  if (data) std::memcpy(view.data(number), data, op.bytes);
  ring_post(side, view, number, op, isomem::kNobodyWaits | (data ? isomem::kInline : 0u));
}

/// A get of at most OpRing::kData bytes through the slot.
inline void ring_get(const isomem::Op& op, void* data) {
  RingSide side;
  const auto view = op_ring();
  const uint64_t number = ring_take(side, view);
  ring_post(side, view, number, op, isomem::kInline);
  ring_wait(side, view, number);
  std::memcpy(data, view.data(number), op.bytes);
  ring_leave(side, view, number);
}

inline void ring_quiet() {
  RingSide side;
  isomem::ring_quiet(side, op_ring());
}

/// A team as kernels see it; `team` is a slot.
inline isomem::DeviceTeam& record(int team) {
  CHECK(team >= 0 && static_cast<uint64_t>(team) < state().end_of_slots);
  if (team < isomem::kPageTeams) return state().team[team];
  return *view(reinterpret_cast<isomem::DeviceTeam*>(state().more_teams) + team);
}

/// What move_by_cpus of kernels does; `staged`: by enough threads, if the payload is small.
inline void ring_collective(isomem::CollectiveCall call, bool staged) {
  const isomem::DeviceTeam& team = record(call.team);
  const isomem::Blocks blocks = isomem::blocks_of(call, team.me, team.n_pes);
  auto* const staging = reinterpret_cast<isomem::SmallStaging*>(team.staging);
  staged = staged && staging && isomem::is_small(blocks);
  const auto in_device = [](uint64_t address) { return view(reinterpret_cast<char*>(address)); };
  if (staged) std::memcpy(staging->source, in_device(call.source), blocks.source * blocks.bytes);
  RingSide side;
  const auto ring = op_ring();
  const uint64_t number = ring_take(side, ring);
  std::memcpy(ring.data(number), &call, sizeof(call));
  ring_post(side, ring, number, isomem::Op{}, isomem::kCollective | (staged ? isomem::kStaged : 0u));
  ring_wait(side, ring, number);
  ring_leave(side, ring, number);
  if (staged) std::memcpy(in_device(call.dest), staging->dest, blocks.dest * blocks.bytes);
}

}  // namespace fake_device
