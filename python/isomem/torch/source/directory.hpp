// SPDX-License-Identifier: Apache-2.0
// Where the members of a group tell each other their areas: the group's store. It may have had a group of
// this name before, so each has keys of its own.
#pragma once

#include <torch/csrc/distributed/c10d/Store.hpp>

#include <string>
#include <vector>

#include "pool.hpp"

namespace isomem::torch {

class Directory {
 public:
  Directory(c10::intrusive_ptr<c10d::Store> store, int rank, int size);

  /// An area of the pool. If there is none, the others are told, who need not wait for it, and that is
  /// thrown.
  size_t take(size_t bytes);

  /// The areas of all members. Throws if one has none; a store that waits too long names the key, and so the
  /// rank.
  std::vector<uint64_t> exchange(size_t mine);

 private:
  std::string key_of(int rank) const;

  c10::intrusive_ptr<c10d::Store> store_;
  int rank_, size_;
  int64_t turn_;  // how many groups of this name there have been, with this one
};

}  // namespace isomem::torch
