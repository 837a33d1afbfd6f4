// SPDX-License-Identifier: Apache-2.0
// The contexts that the program has created on this PE. A context says which team its PE numbers count in,
// and who may use it. Its number is what a channel orders and completes its operations by; those on memory of
// this host are complete when their call returns.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <thread>

#include "isomem/handles.hpp"

namespace isomem {

class Contexts {
 public:
  static constexpr size_t kMost = 1024;  // at a time

  /// A context of the team in `slot`; `is_private`: only the calling thread will use it. Null if there are
  /// kMost.
  isomem_ctx* create(int slot, bool is_private);

  bool is_live(const isomem_ctx* ctx) const { return ctx && entries_ && entry(ctx).handle.load() == ctx; }
  /// False for a private context of another thread.
  bool may_use(const isomem_ctx* ctx) const {
    const std::thread::id owner = entry(ctx).owner;
    return owner == std::thread::id() || owner == std::this_thread::get_id();
  }

  void destroy(const isomem_ctx* ctx) { entry(ctx).handle.store(nullptr); }
  /// All contexts of a team.
  void destroy_of(int slot);

 private:
  struct Entry {
    std::atomic<isomem_ctx*> handle{nullptr};  // null: free
    std::thread::id owner;                     // of a private context
  };
  Entry& entry(const isomem_ctx* ctx) { return entries_[ctx_number(ctx) % kMost]; }
  const Entry& entry(const isomem_ctx* ctx) const { return entries_[ctx_number(ctx) % kMost]; }

  std::unique_ptr<Entry[]> entries_;  // null before the first: most programs create none
  std::mutex creating_;
  uint64_t last_ = 0;  // numbers are not used again: a handle that was destroyed is recognised
};

}  // namespace isomem
