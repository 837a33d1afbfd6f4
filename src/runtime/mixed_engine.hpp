// SPDX-License-Identifier: Apache-2.0
// The engine of a CPU thread whose words or buffers are device memory: they are polled and moved by copies.
#pragma once

#include <utility>

#include "runtime/host_engine.hpp"

namespace isomem {

class MixedEngine : public HostEngine {
 public:
  explicit MixedEngine(Runtime& runtime, uint64_t context = kDefaultContext) : HostEngine(runtime, context) {}

  void copy(void* dest, const void* source, size_t n) const {
    if (n == 0) return;
    if (!runtime_.transport().is_device_address(dest) && !runtime_.transport().is_device_address(source))
      return HostEngine::copy(dest, source, n);
    runtime_.transport().device_side()->copy(dest, source, n);
  }

  void copy_in(void* dest, const void* source, size_t n) const { copy(dest, source, n); }

  void copy_blocks(void* dest, int64_t dest_step, const void* source, int64_t source_step, size_t block,
                   uint64_t n) const {
    auto* to = static_cast<char*>(dest);
    auto* from = static_cast<const char*>(source);
    for (; n; --n, to += dest_step, from += source_step) copy(to, from, block);
  }

  template <class T>
  T load_flag(const T* p) const {
    return load(p);
  }
  template <class T>
  T load(const T* p) const {
    if (!runtime_.transport().is_device_address(p)) return HostEngine::load(p);
    T value;
    runtime_.transport().device_side()->copy(&value, p, sizeof(T));
    return value;
  }
};

/// f(engine), with the engine that suits memory at `a` and `b`.
template <class F>
decltype(auto) with_engine(Runtime& runtime, const void* a, const void* b, F&& f,
                           uint64_t context = kDefaultContext) {
  if constexpr (kWithCuda) {
    if (__builtin_expect(runtime.transport().is_device_address(a) || runtime.transport().is_device_address(b),
                         0)) {
      MixedEngine e(runtime, context);
      return f(e);
    }
  }
  HostEngine e(runtime, context);
  return f(e);
}

/// The same for an operation whose remote side is reached as usual: only the buffer of this PE counts.
template <class F>
void with_local(Runtime& runtime, const void* local, uint64_t context, F&& f) {
  with_engine(runtime, local, local, std::forward<F>(f), context);
}

}  // namespace isomem
