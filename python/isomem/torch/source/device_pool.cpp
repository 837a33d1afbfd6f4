// SPDX-License-Identifier: Apache-2.0
#include "device_pool.hpp"

#include <c10/core/DeviceGuard.h>
#include <c10/util/Exception.h>

#include <algorithm>
#include <bit>

#include "gpu_calls.hpp"

namespace isomem::torch {

void DevicePool::set_bytes(size_t bytes) {
  const std::lock_guard guard(mutex_);
  if (!base_) slots_ = std::clamp<size_t>(bytes / kSlot, 1, kMostSlots);
}

void DevicePool::start(c10::Device device) {
  const std::lock_guard guard(mutex_);
  if (base_) return;
  const GpuCalls& call = gpu();
  const c10::DeviceGuard on(device);
  call.nvshmem_init();
  base_ = static_cast<char*>(call.nvshmem_align(4096, slots_ * kSlot));
  if (!base_) call.nvshmem_finalize();
  TORCH_CHECK_WITH(
      OutOfMemoryError, base_, "isomem: no room for ", slots_ * kSlot >> 20, " MiB of symmetric memory on ",
      device,
      " of each PE: set isomem.torch.device_pool_bytes to less before the first CUDA tensor, or free memory");
  device_ = device;
  wished_.reset();
  free_ = slots_ == kMostSlots ? ~uint64_t{0} : (uint64_t{1} << slots_) - 1;
}

bool DevicePool::is_started() {
  const std::lock_guard guard(mutex_);
  return base_ != nullptr;
}

void DevicePool::wish(c10::Device device) {
  const std::lock_guard guard(mutex_);
  is_wishless_ |= wished_ && *wished_ != device;
  wished_ = base_ || is_wishless_ ? std::nullopt : std::optional(device);
}

void DevicePool::wish_nothing() {
  const std::lock_guard guard(mutex_);
  is_wishless_ = true;
  wished_.reset();
}

std::optional<c10::Device> DevicePool::wished() {
  const std::lock_guard guard(mutex_);
  return wished_;
}

void DevicePool::end() {
  const std::lock_guard guard(mutex_);
  wished_.reset();
  is_wishless_ = false;
  if (!base_) return;
  base_ = nullptr;
  free_ = 0;
  device_.reset();
  teams_.clear();
  gpu().nvshmem_finalize();  // one of two: the library counts inits
}

void DevicePool::check_device(c10::Device device) {
  const std::lock_guard guard(mutex_);
  TORCH_CHECK(!device_ || *device_ == device, "isomem: a tensor is on ", device,
              ", but the symmetric memory of this rank is on ", *device_,
              ", which was current when it was taken: call torch.cuda.set_device before init_process_group");
}

uint64_t DevicePool::free_slots() {
  const std::lock_guard guard(mutex_);
  return free_;
}

DevicePool::Run DevicePool::choose(uint64_t free) const {
  const uint64_t runs = free & free >> 1 & free >> 2 & free >> 3;
  static_assert(kLongRun == 4);
  if (runs && 4 * static_cast<size_t>(std::popcount(free)) >= 3 * slots_)
    return {static_cast<size_t>(std::countr_zero(runs)), kLongRun};
  return {static_cast<size_t>(std::countr_zero(free)), 1};
}

namespace {
uint64_t bits(DevicePool::Run run) { return ((uint64_t{1} << run.count) - 1) << run.first; }
}  // namespace

char* DevicePool::take(Run run) {
  const std::lock_guard guard(mutex_);
  free_ &= ~bits(run);
  return base_ + run.first * kSlot;
}

void DevicePool::give_back(Run run) {
  const std::lock_guard guard(mutex_);
  if (base_) free_ |= bits(run);
}

int32_t DevicePool::kept_team(const std::vector<int>& pes) {
  const std::lock_guard guard(mutex_);
  const auto& kept = teams_[pes];
  return kept.empty() ? kNoTeam : *kept.begin();
}

void DevicePool::take_team(const std::vector<int>& pes, int32_t team) {
  const std::lock_guard guard(mutex_);
  teams_[pes].erase(team);
}

void DevicePool::keep_team(const std::vector<int>& pes, int32_t team) {
  const std::lock_guard guard(mutex_);
  if (base_) teams_[pes].insert(team);
}

DevicePool& device_pool() {
  static auto* const one = new DevicePool;  // groups may end after static objects
  return *one;
}

}  // namespace isomem::torch
