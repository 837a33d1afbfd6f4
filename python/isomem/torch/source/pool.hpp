// SPDX-License-Identifier: Apache-2.0
// The symmetric memory of all groups and symmetric tensors of this process, one pool in host memory and one
// on its GPU. A pool is allocated once, by all PEs; areas are then taken without asking anybody: a symmetric
// address need not have the same meaning on two PEs, members tell each other theirs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

namespace isomem::torch {

class Pool {
 public:
  enum class Place { host, device };
  explicit Pool(Place place) : place_(place) {}

  /// Collective over the job, once in a life of the PE. Throws std::runtime_error if there is no room.
  void start(size_t bytes);
  /// The PE's life ends, and its memory with it.
  void end();

  /// Offset of a free area. Throws std::runtime_error if there is none.
  size_t take(size_t bytes);
  /// The same, nothing if there is none.
  std::optional<size_t> take_or_none(size_t bytes);
  /// The same, if there is one at once.
  std::optional<size_t> try_take(size_t bytes);
  void give_back(size_t offset);
  /// Gives areas back once nobody else uses them: nothing waits for that, who takes some later asks. What
  /// is_unused holds is dropped then, too: it may give back more.
  void give_back_when(std::function<bool()> is_unused, std::vector<size_t> offsets);

  /// Which life of the PE this is, 0 if none: areas end with it.
  uint64_t life();
  char* at(size_t offset) const { return base_ + offset; }
  /// PE `pe`'s bytes at an offset of its pool, as this process or its GPU reaches them; null if it is on
  /// another host.
  void* reach(size_t offset, int pe) const;
  /// Where memory of this process lies in the pool, if it does.
  std::optional<size_t> offset_of(const void* data, size_t bytes) const;
  /// The same, if it lies in one area that has been taken.
  std::optional<size_t> place_of(const void* data, size_t bytes);

 private:
  struct Leaving {
    std::function<bool()> is_unused;
    std::vector<size_t> offsets;
  };

  void* allocate(size_t bytes) const;
  std::optional<size_t> find(size_t bytes);
  std::optional<size_t> find_in_time(size_t bytes, std::unique_lock<std::mutex>& lock);
  void free(size_t offset);
  void free_unused(std::unique_lock<std::mutex>& lock);

  const Place place_;
  std::mutex mutex_;
  char* base_ = nullptr;
  size_t bytes_ = 0;
  uint64_t lives_ = 0;
  std::map<size_t, size_t> free_, taken_;  // offset -> bytes
  std::vector<Leaving> leaving_;
};

Pool& pool();
/// That of symmetric tensors on the GPU, whose start is another one.
Pool& symmetric_device_pool();

}  // namespace isomem::torch
