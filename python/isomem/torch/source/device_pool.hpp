// SPDX-License-Identifier: Apache-2.0
// The symmetric device memory of all groups of this process: slots of one size. The collectives of a group
// need the same addresses on all its members, who look for slots that are free on all of them: the first
// groups, which move the most, take several in a row. Teams of
// groups that have ended are kept for groups of the same members: destroying one would wait for all of them.
#pragma once

#include <c10/core/Device.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <vector>

namespace isomem::torch {

class DevicePool {
 public:
  static constexpr size_t kSlot = size_t{32} << 20;
  static constexpr size_t kMostSlots = 64;
  static constexpr size_t kLongRun = 4;

  /// How much start() takes, rounded down to whole slots.
  void set_bytes(size_t bytes);
  /// Collective over the job, once in a life of the PE, with the device of this PE, which has a context.
  /// Throws c10::OutOfMemoryError, on all of them, if there is no room.
  void start(c10::Device device);
  bool is_started();
  /// This rank has a use for memory of this device, which start() has not taken yet. One that has a use for
  /// several wishes nothing.
  void wish(c10::Device device);
  void wish_nothing();
  std::optional<c10::Device> wished();
  void end();

  /// Throws c10::Error if symmetric memory is on another one.
  void check_device(c10::Device device);
  /// Bit i: slot i is free.
  uint64_t free_slots();
  struct Run {
    size_t first, count;
    size_t bytes() const { return count * kSlot; }
  };
  /// What a group takes of the slots that are free on all its members, of which there is one at least.
  Run choose(uint64_t free) const;
  char* take(Run run);
  void give_back(Run run);
  c10::Device device() const { return *device_; }

  static constexpr int32_t kNoTeam = -1;
  /// One of these members that is kept, or kNoTeam.
  int32_t kept_team(const std::vector<int>& pes);
  void take_team(const std::vector<int>& pes, int32_t team);
  void keep_team(const std::vector<int>& pes, int32_t team);
  size_t slots() const { return slots_; }

 private:
  std::mutex mutex_;
  size_t slots_ = 16;
  char* base_ = nullptr;
  uint64_t free_ = 0;
  std::optional<c10::Device> device_, wished_;
  bool is_wishless_ = false;
  std::map<std::vector<int>, std::set<int32_t>> teams_;
};

DevicePool& device_pool();

}  // namespace isomem::torch
