// SPDX-License-Identifier: Apache-2.0
// The ring of operations (isomem/device/ring.hpp) as CPU threads in the place of a kernel's use it.
#pragma once

#include <sched.h>

#include <cstdint>

#include "core/words.hpp"
#include "isomem/device/ring.hpp"

namespace test {

/// How they use memory.
struct RingSide {
  uint64_t add_one(uint64_t* count) const { return __atomic_fetch_add(count, 1, __ATOMIC_RELAXED); }
  void raise(uint64_t* count, uint64_t to) const {
    uint64_t is = load(count);
    while (is < to &&
           !__atomic_compare_exchange_n(count, &is, to, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
    }
  }
  template <class T>
  T load(const T* p) const {
    return isomem::load_word(p);
  }
  uint64_t load_flag(uint64_t* p) const {
    const uint64_t is = load(p);
    isomem::acquire_fence(p);
    return is;
  }
  template <class T>
  void store(T* p, T value) const {
    isomem::store_word(p, value);
  }
  void fence_release(void* word) const { isomem::release_fence(word); }
  void fence_acquire(void* word) const { isomem::acquire_fence(word); }
  void wait(const uint64_t* word, uint64_t least, const uint32_t*) const {
    while (load(word) < least) sched_yield();
  }
  bool try_take(uint64_t* taken) const { return __atomic_exchange_n(taken, 1, __ATOMIC_RELAXED) == 0; }
  void nap() const { sched_yield(); }
  void end_if_told() const {}
};

}  // namespace test
