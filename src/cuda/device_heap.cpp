// SPDX-License-Identifier: Apache-2.0
#include "cuda/device_heap.hpp"
#include "core/sizes.hpp"

#include <algorithm>
#include <vector>

#include "core/error.hpp"
#include "cuda/driver.hpp"
#include "runtime/report.hpp"
#include "runtime/runtime.hpp"

namespace isomem {

namespace {

constexpr uint64_t kChunk = uint64_t{64} << 20;
constexpr uint64_t kShareKept = 64;  // so small a part of a GPU's memory stays mapped when no block uses it

std::string memory_left() {
  size_t free = 0;
  size_t total = 0;
  if (driver().memory_info(&free, &total) != CUDA_SUCCESS) return "";
  return text("; %llu of %llu MiB are free", number(free >> 20), number(total >> 20));
}

}  // namespace

DeviceHeap::DeviceHeap(Runtime& runtime, const DeviceWindow& window, SharedMemory& memory, CUdevice device,
                       uint64_t control_bytes)
    : runtime_(runtime),
      window_(window),
      memory_(memory),
      device_(device),
      control_bytes_(control_bytes),
      heap_(window.region(runtime.job().slot()) + window.heap_start()),
      name_(name_of_device(device)),
      allocator_(window.stride() - window.heap_start()) {
  const CUmemAllocationProp properties = memory_of_device(device_);
  CUmemGenericAllocationHandle handle = 0;
  check(driver().create(&handle, control_bytes_, &properties, 0),
        text("creating %llu MiB of memory for the library on %s", number(control_bytes_ >> 20), name_.c_str())
            .c_str(),
        "Another program may have filled this GPU (see nvidia-smi)");
  share("the set-up of GPU memory", 0, control_bytes_, handle);
}

DeviceHeap::~DeviceHeap() {
  // a driver that is shutting down has unmapped everything itself: nothing can be done about a failure
  for (const auto& [offset, chunk] : chunks_) unmap(place_of(offset), chunk.bytes);
  unmap(0, control_bytes_);
}

/// Maps own memory, and that which every other PE of this host has created for the same place of its region.
void DeviceHeap::share(const char* routine, uint64_t place, uint64_t bytes,
                       CUmemGenericAllocationHandle handle) {
  const int near_pes = runtime_.job().peers().near_pes();
  memory_.map_own(place, bytes, handle);
  std::vector<int> others;
  for (int i = 1; i < near_pes; ++i) others.push_back((runtime_.job().slot() + i) % near_pes);
  memory_.exchange(routine, shared_++, place, bytes, handle, others);
  driver().release(handle);  // the mapping keeps the memory
}

/// The memory of all near PEs at one place; the first failure.
CUresult DeviceHeap::unmap(uint64_t place, uint64_t bytes) {
  CUresult result = CUDA_SUCCESS;
  for (int slot = 0; slot < runtime_.job().peers().near_pes(); ++slot) {
    const CUresult one = driver().unmap(window_.region(slot) + place, bytes);
    if (result == CUDA_SUCCESS) result = one;
  }
  return result;
}

/// Of a new chunk.
CUmemAllocationProp DeviceHeap::properties() const {
  CUmemAllocationProp all = memory_of_device(device_);
  int is_possible = 0;
  if (keeps_all_) {
    driver().device_attribute(&is_possible, CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED,
                              device_);
  }
  all.allocFlags.gpuDirectRDMACapable = static_cast<unsigned char>(is_possible != 0);
  return all;
}

void DeviceHeap::set_chunk(uint64_t offset, const Chunk& chunk) {
  const std::lock_guard<std::mutex> lock(chunks_mutex_);
  chunks_[offset] = chunk;
}

DeviceMemory::Mapped DeviceHeap::mapped(uint64_t address) const {
  const std::lock_guard<std::mutex> lock(chunks_mutex_);
  const auto next = chunks_.upper_bound(offset_of(address));
  if (address < heap_ || next == chunks_.begin()) return {};
  const auto& [start, chunk] = *std::prev(next);
  if (offset_of(address) - start >= chunk.bytes) return {};
  return {heap_ + start, heap_ + start + chunk.bytes, keeps_all_ && !chunk.adopted};
}

/// Creates and shares one chunk if all PEs have the memory for it. `*result`: what the driver said here.
bool DeviceHeap::create_chunk(const char* routine, uint64_t offset, uint64_t bytes, CUresult* result) {
  const Driver& cu = driver();
  const CUmemAllocationProp wanted = properties();
  CUmemGenericAllocationHandle handle = 0;
  *result = cu.create(&handle, bytes, &wanted, 0);
  const bool here = *result == CUDA_SUCCESS;
  if (!runtime_.all_agree(routine, here)) {
    if (here) cu.release(handle);
    return false;
  }
  share(routine, place_of(offset), bytes, handle);
  set_chunk(offset, {bytes, false});
  return true;
}

/// A chunk of `wanted` bytes, or of the `needed` ones if there is no memory for more.
bool DeviceHeap::add_chunk(const char* routine, uint64_t offset, uint64_t needed, uint64_t wanted,
                           const char* consequence) {
  CUresult result;
  if (create_chunk(routine, offset, wanted, &result)) return true;
  const bool dropped = drop_unused(routine, 0);
  if ((dropped || wanted != needed) && create_chunk(routine, offset, needed, &result)) return true;
  if (result != CUDA_SUCCESS) {
    say(text("%s: %s: creating %llu MiB on %s failed: %s%s; %s", name_of(runtime_, runtime_.me()).c_str(),
             routine, number(needed >> 20), name_.c_str(), words_of(result).c_str(), memory_left().c_str(),
             consequence));
  }
  return false;
}

/// What to map beside what is needed: the heap doubles, up to what may be kept unused.
uint64_t DeviceHeap::step() const {
  uint64_t mapped = 0;
  for (const auto& [offset, chunk] : chunks_) mapped += chunk.bytes;
  return std::max(kChunk, std::min(mapped, kept_) / kDevicePage * kDevicePage);
}

/// Sees that all of [offset, offset + bytes) has memory on all PEs; false (and nothing changed) if it cannot
/// have, after words with the `consequence`.
bool DeviceHeap::back(const char* routine, uint64_t offset, uint64_t bytes, const char* consequence) {
  const uint64_t end = round_up(offset + bytes, kDevicePage);
  uint64_t at = offset / kDevicePage * kDevicePage;
  while (at < end) {
    const auto next = chunks_.upper_bound(at);
    if (next != chunks_.begin()) {
      const auto& [start, chunk] = *std::prev(next);
      if (start + chunk.bytes > at) {
        at = start + chunk.bytes;
        continue;
      }
    }
    const uint64_t room = (next == chunks_.end() ? allocator_.limit() : next->first) - at;
    const uint64_t needed = std::min(end - at, room);
    if (!add_chunk(routine, at, needed, std::min(std::max(needed, step()), room), consequence)) {
      drop_unused(routine, kept_);
      return false;
    }
  }
  return true;
}

uint64_t DeviceHeap::allocate(const char* routine, uint64_t bytes, uint64_t alignment) {
  const uint64_t offset = allocator_.allocate(bytes, alignment);
  if (offset == Allocator::kNone) {
    const std::string aligned =
        alignment > kDeviceAlignment ? text(", aligned to %llu,", number(alignment)) : std::string();
    if (runtime_.me() == 0) {
      say(
          text("%s returns NULL: %llu bytes%s do not fit into the device heap, %llu of its %llu bytes of "
               "addresses are in use",
               routine, number(bytes), aligned.c_str(), number(allocator_.live_bytes()),
               number(allocator_.limit())));
    }
    return 0;
  }
  if (!back(routine, offset, bytes, "all PEs get NULL")) {
    allocator_.release(offset);
    return 0;
  }
  // an atomic on 2 bytes updates the word that they are in, also at the end of a block
  blocks_[offset] = round_up(bytes, sizeof(uint32_t));
  return heap_ + offset;
}

/// Addresses of whole pages that have no memory yet: memory of the user's comes there, and nothing else may
/// lie in it. Allocator::kNone if there are none.
uint64_t DeviceHeap::pages_without_memory(uint64_t bytes) {
  const auto has_memory = [&](uint64_t offset) {
    const auto next = chunks_.lower_bound(offset + bytes);
    return next != chunks_.begin() && std::prev(next)->first + std::prev(next)->second.bytes > offset;
  };
  std::vector<uint64_t> unsuitable;
  uint64_t offset;
  while ((offset = allocator_.allocate(bytes, kDevicePage)) != Allocator::kNone && has_memory(offset)) {
    unsuitable.push_back(offset);
  }
  for (const uint64_t other : unsuitable) allocator_.release(other);
  return offset;
}

uint64_t DeviceHeap::adopt(const char* routine, CUmemGenericAllocationHandle handle, uint64_t bytes,
                           const std::string& why) {
  const uint64_t offset = pages_without_memory(round_up(bytes, kDevicePage));
  const bool has_addresses = offset != Allocator::kNone;
  if (!why.empty() || !has_addresses) {
    say(name_of(runtime_, runtime_.me()) + ": " + routine + ": " +
        (why.empty() ? "the device heap has no free addresses for it" : why) + "; all PEs get NULL");
  }
  if (!runtime_.all_agree(routine, why.empty() && has_addresses)) {
    if (has_addresses) allocator_.release(offset);
    return 0;
  }
  share(routine, place_of(offset), bytes, handle);
  set_chunk(offset, {bytes, true});
  blocks_[offset] = bytes;
  return heap_ + offset;
}

bool DeviceHeap::is_used(uint64_t offset, uint64_t bytes) const {
  const auto next = blocks_.lower_bound(offset + bytes);
  if (next == blocks_.begin()) return false;
  const auto& [start, length] = *std::prev(next);
  return start + length > offset;
}

/// Gives back chunks that serve no block, from the end of the heap, until at most `kept` bytes of them stay.
bool DeviceHeap::drop_unused(const char* routine, uint64_t kept) {
  if (keeps_all_) kept = UINT64_MAX;
  uint64_t unused = 0;
  for (const auto& [start, chunk] : chunks_) {
    if (!is_used(start, chunk.bytes)) unused += chunk.bytes;
  }
  bool dropped = false;
  for (auto at = chunks_.end(); at != chunks_.begin();) {
    const auto [start, chunk] = *--at;
    if (is_used(start, chunk.bytes) || (unused <= kept && !chunk.adopted)) continue;
    check(unmap(place_of(start), chunk.bytes), "giving back device memory");
    unused -= chunk.bytes;
    const std::lock_guard<std::mutex> lock(chunks_mutex_);
    at = chunks_.erase(at);
    dropped = true;
  }
  // memory is free once the last PE has unmapped it: whoever allocates next must find it free
  if (dropped) runtime_.barrier_all(routine);
  return dropped;
}

void DeviceHeap::keep(const char* routine, uint64_t bytes) {
  const Channel* const wire = runtime_.transport().wire();
  if (runtime_.job().peers().near_pes() < runtime_.job().peers().n_pes()) {
    keeps_all_ = !runtime_.all_agree(routine, !wire || !wire->no_direct_way().empty());
  }
  size_t all = 0;
  check(driver().device_memory(&all, device_), "cuDeviceTotalMem");
  // all PEs map the same
  bytes = runtime_.least(routine, std::min(bytes, allocator_.limit()));
  kept_ = std::max({kChunk, bytes, runtime_.least(routine, all / kShareKept)});
  const char* consequence =
      "so NVSHMEM_SYMMETRIC_SIZE is not mapped in advance; the heap grows as it is used";
  if (bytes) back(routine, 0, bytes, consequence);
}

void DeviceHeap::release(const char* routine, uint64_t address) {
  const uint64_t offset = address - heap_;
  blocks_.erase(offset);
  allocator_.release(offset);
  drop_unused(routine, kept_);
}

bool DeviceHeap::is_block(uint64_t address) const { return blocks_.count(address - heap_) != 0; }

bool DeviceHeap::contains(uint64_t address, uint64_t bytes) const {
  const uint64_t offset = address - heap_;
  const auto next = blocks_.upper_bound(offset);
  if (next == blocks_.begin()) return false;
  const auto& [start, length] = *std::prev(next);
  return offset - start < length && bytes <= length - (offset - start);
}

std::string DeviceHeap::describe(uint64_t address) const {
  if (window_.is_in_page(address)) return text("0x%llx, which is the library's own", number(address));
  if (!window_.is_in_regions(address)) return text("0x%llx, which is not device memory", number(address));
  const Peers& peers = runtime_.job().peers();
  const auto slot = static_cast<int>((address - window_.regions()) / window_.stride());
  const uint64_t place = (address - window_.regions()) % window_.stride();
  if (place < window_.heap_start())
    return text("0x%llx, which is a word of the library itself", number(address));
  const uint64_t offset = place - window_.heap_start();
  if (slot != runtime_.job().slot() && slot < peers.near_pes()) {
    return text(
        "0x%llx, which lies in PE %d's copy of device memory (offset 0x%llx): pass the address of "
        "your own copy, 0x%llx",
        number(address), peers.near_pe(slot), number(offset), number(heap_ + offset));
  }
  return text("0x%llx (device heap offset 0x%llx, %s)", number(address), number(offset),
              allocator_.describe(offset).c_str());
}

}  // namespace isomem
