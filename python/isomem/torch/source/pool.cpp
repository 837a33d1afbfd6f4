// SPDX-License-Identifier: Apache-2.0
#include "pool.hpp"

#include <shmemx.h>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <stdexcept>
#include <string>
#include <thread>

#include "gpu_calls.hpp"

namespace isomem::torch {

namespace {
constexpr size_t kGranule = 4096;
}

void Pool::start(size_t bytes) {
  const std::lock_guard guard(mutex_);
  if (base_) return;
  base_ = static_cast<char*>(allocate(bytes));
  if (!base_) {
    throw std::runtime_error(
        "isomem: no room for " + std::to_string(bytes >> 20) + " MiB of symmetric memory on each PE" +
        (place_ == Place::host ? "; set isomem.torch.pool_bytes to less before the first group, or "
                                 "SHMEM_SYMMETRIC_SIZE to more"
                               : "'s GPU; give use_symmetric_memory() fewer device_bytes, or free memory"));
  }
  free_[0] = bytes_ = bytes;
  ++lives_;
}

void* Pool::allocate(size_t bytes) const {
  return place_ == Place::host ? shmem_align(kGranule, bytes) : gpu().nvshmem_align(kGranule, bytes);
}

void* Pool::reach(size_t offset, int pe) const {
  return place_ == Place::host ? shmem_ptr(at(offset), pe) : gpu().nvshmem_ptr(at(offset), pe);
}

uint64_t Pool::life() {
  const std::lock_guard guard(mutex_);
  return base_ ? lives_ : 0;
}

void Pool::end() {
  std::vector<Leaving> dropped;  // after the lock, which is taken by what it holds
  const std::lock_guard guard(mutex_);
  base_ = nullptr;
  free_.clear();
  taken_.clear();
  dropped.swap(leaving_);
}

std::optional<size_t> Pool::offset_of(const void* data, size_t bytes) const {
  const auto begin = reinterpret_cast<uintptr_t>(data), base = reinterpret_cast<uintptr_t>(base_);
  if (!base_ || begin < base || bytes > bytes_ || begin - base > bytes_ - bytes) return std::nullopt;
  return begin - base;
}

std::optional<size_t> Pool::place_of(const void* data, size_t bytes) {
  const std::lock_guard guard(mutex_);
  const auto offset = offset_of(data, bytes);
  if (!offset) return offset;
  const auto after = taken_.upper_bound(*offset);
  if (after == taken_.begin()) return std::nullopt;
  const auto& [begin, size] = *std::prev(after);
  return *offset - begin <= size && bytes <= size - (*offset - begin) ? offset : std::nullopt;
}

std::optional<size_t> Pool::find(size_t bytes) {
  bytes = (bytes + kGranule - 1) / kGranule * kGranule;
  for (auto hole = free_.begin(); hole != free_.end(); ++hole) {
    const auto [offset, size] = *hole;
    if (size < bytes) continue;
    free_.erase(hole);
    if (size > bytes) free_[offset + bytes] = size - bytes;
    taken_[offset] = bytes;
    return offset;
  }
  return std::nullopt;
}

/// Areas that only some members have left are worth a wait for the others.
std::optional<size_t> Pool::find_in_time(size_t bytes, std::unique_lock<std::mutex>& lock) {
  const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(10);
  while (true) {
    free_unused(lock);
    if (const auto offset = find(bytes)) return offset;
    if (leaving_.empty() || std::chrono::steady_clock::now() > limit) return std::nullopt;
    lock.unlock();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    lock.lock();
  }
}

size_t Pool::take(size_t bytes) {
  std::unique_lock lock(mutex_);
  if (!base_)
    throw std::runtime_error(
        place_ == Place::host
            ? "isomem: there is no symmetric memory yet: make a group of the backend isomem, or call "
              "isomem.torch.use_symmetric_memory(), on all ranks"
            : "isomem: there is no symmetric memory on this GPU yet: call torch.cuda.set_device and "
              "isomem.torch.use_symmetric_memory() on all ranks");
  if (const auto offset = find_in_time(bytes, lock)) return *offset;
  throw std::runtime_error(
      "isomem: no " + std::to_string(bytes) + " bytes are left of the " + std::to_string(bytes_ >> 20) +
      " MiB for groups and symmetric tensors, of which there are " + std::to_string(taken_.size()) +
      (place_ == Place::host ? "; destroy groups and drop tensors on all of their ranks, or set "
                               "isomem.torch.pool_bytes to more before the first group"
                             : "; drop tensors on all ranks of their groups, or give use_symmetric_memory() "
                               "more device_bytes"));
}

std::optional<size_t> Pool::take_or_none(size_t bytes) {
  std::unique_lock lock(mutex_);
  return find_in_time(bytes, lock);
}

std::optional<size_t> Pool::try_take(size_t bytes) {
  std::unique_lock lock(mutex_);
  free_unused(lock);
  return find(bytes);
}

void Pool::give_back(size_t offset) {
  const std::lock_guard guard(mutex_);
  free(offset);
}

void Pool::give_back_when(std::function<bool()> is_unused, std::vector<size_t> offsets) {
  const std::lock_guard guard(mutex_);
  leaving_.push_back({std::move(is_unused), std::move(offsets)});
}

void Pool::free_unused(std::unique_lock<std::mutex>& lock) {
  while (true) {
    const auto used = std::stable_partition(leaving_.begin(), leaving_.end(),
                                            [](const Leaving& leaving) { return leaving.is_unused(); });
    std::vector<Leaving> ends(std::make_move_iterator(leaving_.begin()), std::make_move_iterator(used));
    leaving_.erase(leaving_.begin(), used);
    if (ends.empty()) return;
    for (const Leaving& leaving : ends)
      for (const size_t offset : leaving.offsets) free(offset);
    lock.unlock();
    ends.clear();
    lock.lock();
  }
}

void Pool::free(size_t offset) {
  const auto found = taken_.find(offset);
  size_t begin = offset, size = found->second;
  taken_.erase(found);
  auto next = free_.lower_bound(begin);
  if (next != free_.end() && begin + size == next->first) {
    size += next->second;
    next = free_.erase(next);
  }
  if (next != free_.begin()) {
    const auto previous = std::prev(next);
    if (previous->first + previous->second == begin) {
      begin = previous->first;
      size += previous->second;
      free_.erase(previous);
    }
  }
  free_[begin] = size;
}

Pool& pool() {
  static Pool* const one = new Pool(Pool::Place::host);  // groups may end after static objects
  return *one;
}

Pool& symmetric_device_pool() {
  static Pool* const one = new Pool(Pool::Place::device);
  return *one;
}

}  // namespace isomem::torch
