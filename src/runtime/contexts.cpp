// SPDX-License-Identifier: Apache-2.0
#include "runtime/contexts.hpp"

namespace isomem {

isomem_ctx* Contexts::create(int slot, bool is_private) {
  const std::lock_guard guard(creating_);
  for (size_t tried = 0; tried < kMost; ++tried) {
    isomem_ctx* const ctx = ctx_handle(++last_, slot);
    Entry& free = entry(ctx);
    if (free.handle.load()) continue;
    free.is_private = is_private;
    free.owner = std::this_thread::get_id();
    free.handle.store(ctx);
    return ctx;
  }
  return nullptr;
}

void Contexts::destroy_of(int slot) {
  for (Entry& one : entries_) {
    isomem_ctx* ctx = one.handle.load();
    if (ctx && ctx_slot(ctx) == slot) one.handle.store(nullptr);
  }
}

}  // namespace isomem
