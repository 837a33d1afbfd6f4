// SPDX-License-Identifier: Apache-2.0
// The CPU's side of the ring of operations: a thread that carries out what kernels of this PE cannot do
// themselves, such as atomics on host words, whose home is the CPU.
#pragma once

#include <atomic>
#include <cstdint>
#include <thread>

#include "isomem/device/ring.hpp"

namespace isomem {

class CopyChannel;
class Runtime;

class Proxy {
 public:
  /// Starts the thread. Throws Error.
  Proxy(Runtime& runtime, CopyChannel& channel);
  ~Proxy();
  Proxy(const Proxy&) = delete;

  /// In page-locked memory.
  OpRing* ring() const { return ring_; }

 private:
  void work();
  bool carry_out_one();
  void check_symmetric(const Op& op, uint64_t bytes);
  void carry_out(RingSlot& slot);

  Runtime& runtime_;
  CopyChannel& channel_;
  OpRing* ring_ = nullptr;
  uint64_t next_ = 0;  // number of the operation that comes next
  std::atomic<bool> stop_{false};
  std::thread thread_;
};

}  // namespace isomem
