// SPDX-License-Identifier: Apache-2.0
// The symmetric memory of all groups of this process. It is allocated once, by all PEs; groups then take
// their areas without asking anybody: a symmetric address need not have the same meaning on two PEs, members
// tell each other theirs.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

namespace isomem::torch {

class Pool {
 public:
  /// Collective over the job, once in a life of the PE. Throws std::runtime_error if there is no room.
  void start(size_t bytes);
  /// The PE's life ends, and its memory with it.
  void end();

  /// Offset of a free area. Throws std::runtime_error if there is none.
  size_t take(size_t bytes);
  void give_back(size_t offset);
  /// Gives an area back once nobody else uses it: nothing waits for that, later groups ask.
  void give_back_when(std::function<bool()> is_unused, size_t offset);

  char* at(size_t offset) const { return base_ + offset; }

 private:
  struct Leaving {
    std::function<bool()> is_unused;
    size_t offset;
  };

  std::optional<size_t> find(size_t bytes);
  void free(size_t offset);
  void free_unused();

  std::mutex mutex_;
  char* base_ = nullptr;
  std::map<size_t, size_t> free_, taken_;  // offset -> bytes
  std::vector<Leaving> leaving_;
};

Pool& pool();

}  // namespace isomem::torch
