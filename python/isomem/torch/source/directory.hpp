// SPDX-License-Identifier: Apache-2.0
// Where the members of a group tell each other what is in whose memory: the group's store. The same may have
// been told in it before, of a group of this name or of another tensor, so that each time has keys of its
// own.
#pragma once

#include <torch/csrc/distributed/c10d/Store.hpp>

#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "pool.hpp"

namespace isomem::torch {

/// What all keys of isomem in a store begin with: that of torchrun may be the one of an attempt before, which
/// ended anywhere. On one host only: each agent counts the restarts that it has begun.
std::string key_prefix();

class Directory {
 public:
  /// `what`: of which kind it is.
  Directory(c10::intrusive_ptr<c10d::Store> store, int rank, int size, std::string what);

  /// An area of the pool. If there is none, the others are told, who need not wait for it, and that is
  /// thrown.
  size_t take(size_t bytes);

  /// What all members tell, of whom this one may have taken `area`. Throws if one has none, or if the
  /// store has waited too long for some, which are named.
  template <class T>
  std::vector<T> exchange(const T& mine, std::optional<size_t> area = {}) {
    static_assert(std::is_trivially_copyable_v<T> && sizeof(T) > 1);
    std::vector<T> all(static_cast<size_t>(size_));
    exchange_bytes(&mine, all.data(), sizeof(T), area);
    return all;
  }
  /// The same of lists that are as long on all members.
  std::vector<std::vector<int64_t>> exchange(const std::vector<int64_t>& mine);

 private:
  std::string key_of(int rank) const;
  void await(const std::vector<std::string>& keys);
  void exchange_bytes(const void* mine, void* all, size_t bytes, std::optional<size_t> area);

  c10::intrusive_ptr<c10d::Store> store_;
  int rank_, size_;
  std::string what_;
  int64_t turn_;  // how often it has been told in this store, with this time
};

}  // namespace isomem::torch
