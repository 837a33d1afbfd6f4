// SPDX-License-Identifier: Apache-2.0
// How a CPU thread gets at memory: by load and store where the PE is near and the memory is the host's, else
// through a channel, which carries out Ops.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "job/job.hpp"
#include "memory/address_map.hpp"
#include "runtime/device_side.hpp"
#include "wire/channel.hpp"

namespace isomem {

class Transport {
 public:
  Transport(const Job& job, const AddressMap& memory) : job_(job), peers_(job.peers()), memory_(memory) {}

  /// PE `pe`'s copy of a symmetric object as this process can load and store it; null if the PE is far, or
  /// the address is not symmetric host memory.
  void* reach(const void* address, int pe) const {
    const int slot = peers_.near_slot(pe);
    return __builtin_expect(slot < 0, 0) ? nullptr : memory_.copy_at(address, slot);
  }

  /// The channel to far PEs; null if there are none.
  Channel* wire() const { return wire_.get(); }
  void set_wire(std::unique_ptr<Channel> wire) { wire_ = std::move(wire); }

  /// Before the wire orders or completes: kernels leave to it what goes to far PEs.
  void settle() const {
    if (wire_ && device_side_) device_side_->settle();
  }

  /// The channel to device memory; null where there is none.
  Channel* copy_engine() const { return copy_engine_; }

  /// The channel that carries out an Op: the wire to far PEs; on this host only the copy engine reaches
  /// device memory, on either side.
  Channel* channel_for(const Op& op) const {
    if (!peers_.is_near(op.pe)) return wire_.get();
    for (const uint64_t address : {op.remote, op.local, op.signal}) {
      if (is_device_address(reinterpret_cast<const void*>(address))) return copy_engine_;
    }
    return wire_.get();
  }

  /// The GPU half, null without it.
  DeviceSide* device_side() const { return device_side_.get(); }
  void set_device_side(std::unique_ptr<DeviceSide> side) {
    set_device_memory(0, 0, nullptr);
    device_side_ = std::move(side);
  }
  /// At exit the driver may be gone already, and all of the process goes with it.
  void abandon_device_side() { static_cast<void>(device_side_.release()); }
  /// Where this PE's device memory lies, from when on there is any, and the channel that reaches it.
  void set_device_memory(uint64_t base, uint64_t bytes, Channel* copy_engine) {
    device_base_ = base;
    device_bytes_ = bytes;
    copy_engine_ = copy_engine;
    if (!wire_) return;
    DeviceRegion device{base, bytes};
    if (bytes > 0) device.memory = device_side_.get(), device.cores_of = job_.header().launcher_pid;
    wire_->set_device(device);
  }
  bool is_device_address(const void* address) const {
    return reinterpret_cast<uintptr_t>(address) - device_base_ < device_bytes_;
  }
  /// True if `bytes` at `address` lie in a live block of this PE's device heap.
  bool is_symmetric_on_device(const void* address, uint64_t bytes) const {
    return is_device_address(address) && device_side_->is_symmetric(address, bytes);
  }

 private:
  const Job& job_;
  const Peers& peers_;
  const AddressMap& memory_;
  std::unique_ptr<Channel> wire_;
  std::unique_ptr<DeviceSide> device_side_;
  Channel* copy_engine_ = nullptr;  // the device side's
  uint64_t device_base_ = 0;
  uint64_t device_bytes_ = 0;
};

}  // namespace isomem
