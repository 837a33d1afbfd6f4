// SPDX-License-Identifier: Apache-2.0
#include "runtime/contexts.hpp"

namespace isomem {

isomem_ctx* Contexts::create(int slot, bool is_private) {
  const std::lock_guard guard(creating_);
  if (!entries_) entries_ = std::make_unique<Entry[]>(kMost);
  for (size_t tried = 0; tried < kMost; ++tried) {
    isomem_ctx* const ctx = ctx_handle(++last_, slot);
    Entry& free = entry(ctx);
    if (free.handle.load()) continue;
    free.owner = is_private ? std::this_thread::get_id() : std::thread::id();
    free.handle.store(ctx);
    return ctx;
  }
  return nullptr;
}

void Contexts::destroy_of(int slot) {
  const std::lock_guard guard(creating_);
  for (size_t i = 0; entries_ && i < kMost; ++i) {
    isomem_ctx* ctx = entries_[i].handle.load();
    if (ctx && ctx_slot(ctx) == slot) entries_[i].handle.store(nullptr);
  }
}

}  // namespace isomem
