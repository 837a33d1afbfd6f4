// SPDX-License-Identifier: Apache-2.0
// The CPU's side of the ring of operations: a thread that carries out what kernels of this PE cannot do
// themselves: what concerns PEs of other hosts, and atomics on host words, whose home is the CPU.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <thread>

#include "cuda/collective_threads.hpp"
#include "cuda/locked_memory.hpp"
#include "cuda/ring_server.hpp"
#include "isomem/device/ring.hpp"
#include "wire/channel.hpp"

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
  OpRing* ring() const { return ring_.get(); }

  /// At exit: no call of the driver from here on.
  void halt();

  /// Returns once everything that kernels of the past have handed over has been given to a channel.
  void settle() const;

 private:
  /// What the RingServer leaves to others.
  class Pe {
   public:
    Pe(Runtime& runtime, CopyChannel& channel);
    Channel* wire() const;
    bool is_near(int pe) const;
    const void* wrong_address(const Op& op) const;
    void require_good(const Op& op) const;
    void on_host_word(const Op& op, uint64_t* result) const;
    void begin(const CollectiveCall& call, bool is_staged, std::function<void()> done);
    void require(Status status, const char* what, int pe) const;
    void explain_if_slow(uint64_t since_ns, uint64_t& explained_ns, const char* what, int pe) const;

   private:
    Runtime& runtime_;
    CopyChannel& channel_;
    CollectiveThreads collectives_;
  };

  void work();
  void serve();

  Runtime& runtime_;
  Locked<OpRing> ring_;
  std::optional<RingServer<OpRing, Pe>> server_;
  std::optional<Pe> pe_;  // its threads write to the ring: the first to end
  std::atomic<bool> stop_{false};
  std::atomic<bool> has_ended_{false};
  std::thread thread_;
};

}  // namespace isomem
