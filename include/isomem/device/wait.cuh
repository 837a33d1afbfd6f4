// SPDX-License-Identifier: Apache-2.0
// The one wait loop of device code. It looks at the abort word at most once a millisecond and traps when the
// job ends: no user code runs on after an unsatisfied wait. A wait of more than a second shows itself to the
// host, whose watchdog explains it and ends the job when ISOMEM_TIMEOUT says so.
#pragma once

#include "isomem/device/words.cuh"
#include "isomem/engine.hpp"

namespace isomem::device {

/// What a wait remembers once it is slow, in few registers: times in ticks of 2^20 ns, somewhat more than a
/// millisecond.
struct SlowWait {
  uint32_t started = 0;
  uint32_t looked = 0;
  bool shown = false;
};
inline constexpr int kTickShift = 20;

/// The word as the host will print it, sign-extended where it is signed.
__device__ ISOMEM_INLINE uint64_t current_value(const WaitSite& site) {
  switch (site.width) {
    case 2: {
      const uint16_t v = ptx::load(static_cast<const uint16_t*>(site.address));
      return site.is_signed ? static_cast<uint64_t>(static_cast<int64_t>(static_cast<int16_t>(v))) : v;
    }
    case 4: {
      const uint32_t v = ptx::load(static_cast<const uint32_t*>(site.address));
      return site.is_signed ? static_cast<uint64_t>(static_cast<int64_t>(static_cast<int32_t>(v))) : v;
    }
    default:
      return ptx::load(static_cast<const uint64_t*>(site.address));
  }
}

/// Who may write the record: decided in device memory, where atomics are certain to work.
__device__ ISOMEM_INLINE unsigned* wait_taken() { return &const_cast<DeviceState&>(state()).wait_taken; }

/// Which thread of which block waits.
struct Place {
  uint32_t block;
  uint32_t thread;
};
__device__ ISOMEM_INLINE Place this_place() {
  return {blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z),
          threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)};
}

/// Writes the record of the PE if nobody else has.
__device__ ISOMEM_INLINE bool show(DeviceWait* record, const WaitSite& site, Place place, uint64_t waited) {
  if (atomicCAS(wait_taken(), 0u, 1u) != 0u) return false;
  const bool word = site.what == WaitSite::For::word;
  record->compare = word                               ? static_cast<uint32_t>(site.cmp)
                    : site.what == WaitSite::For::wire ? DeviceWait::kWire
                                                       : DeviceWait::kCollective;
  record->is_signed = site.is_signed;
  record->address = reinterpret_cast<uint64_t>(site.address);
  record->wants = site.wants;
  record->has = word ? current_value(site) : 0;
  record->waited_ns = waited;
  record->block = place.block;
  record->thread = place.thread;
  const char* name = ptx::opaque(site.routine);  // else a known name becomes a store for each letter
  char* to = record->routine;
  uint32_t left = sizeof(record->routine) - 1;
  ISOMEM_NO_UNROLL
  for (; left && *name; --left) *to++ = *name++;
  *to = 0;
  ptx::fence();  // the fields before `published`; pairs with the watchdog's acquire
  ptx::store(&record->published, 1u);
  return true;
}

/// Takes `shown` back: the host does not explain a wait that is over.
__device__ ISOMEM_SLOW void unshow(DeviceWait* record) {
  ptx::store(&record->published, 0u);
  ptx::fence();  // the record is empty before another thread takes it
  atomicExch(wait_taken(), 0u);
}

/// A step of a wait that has lasted some thousand looks.
template <class Site>
__device__ ISOMEM_SLOW void slow_step(SlowWait& slow, const Site& site) {
  const uint32_t now = static_cast<uint32_t>(ptx::nanoseconds() >> kTickShift);
  if (slow.started == 0) slow.started = now;
  if (now == slow.looked) return;
  slow.looked = now;
  const DeviceState& s = state();
  if (s.abort && ptx::load(reinterpret_cast<const uint32_t*>(s.abort))) __trap();
  const uint64_t waited = static_cast<uint64_t>(now - slow.started) << kTickShift;  // ns
  if (waited < kShowWaitNs || !s.wait) return;
  DeviceWait* record = reinterpret_cast<DeviceWait*>(s.wait);
  if (!slow.shown) {
    slow.shown = show(record, site(), site.place(), waited);
    return;
  }
  const WaitSite there = site();
  if (there.what == WaitSite::For::word) ptx::store(&record->has, current_value(there));
  ptx::store(&record->waited_ns, waited);
}

/// The site and the place of this thread.
struct KnownSite {
  const WaitSite& site;

  __device__ ISOMEM_INLINE const WaitSite& operator()() const { return site; }
  __device__ ISOMEM_INLINE Place place() const { return this_place(); }
};

/// `site` is asked only once the wait is slow: the fast path keeps what it says in registers or not at all.
template <class Site, class Ready>
__device__ ISOMEM_INLINE void poll_as(const Site& site, Ready&& ready) {
  ISOMEM_NO_UNROLL
  for (int i = 0; i < 1000; ++i) {
    if (ready()) return;
  }
  SlowWait slow;
  while (!ready()) slow_step(slow, site);
  if (slow.shown) unshow(reinterpret_cast<DeviceWait*>(state().wait));
}
template <class Ready>
__device__ ISOMEM_INLINE void poll(const WaitSite& site, Ready&& ready) {
  poll_as(KnownSite{site}, ready);
}

/// A routine was given memory that this kernel cannot reach on PE `pe`: the host says so and ends the job.
__device__ ISOMEM_SLOW void unreachable(const void* address, int pe) {
  DeviceWait* record = reinterpret_cast<DeviceWait*>(state().wait);
  if (!record) __trap();  // not bound to a device: the host cannot be told
  if (atomicExch(wait_taken(), 1u) == 0u || record->compare != DeviceWait::kUnreachable) {
    record->compare = DeviceWait::kUnreachable;
    record->address = reinterpret_cast<uint64_t>(address);
    record->wants = static_cast<uint64_t>(pe);
    ptx::fence();  // the fields before `published`; pairs with the watchdog's acquire
    ptx::store(&record->published, 1u);
  }
  for (;;) __nanosleep(1000);  // until the process ends
}

}  // namespace isomem::device
