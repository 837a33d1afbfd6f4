// SPDX-License-Identifier: Apache-2.0
// The CPU's side of the ring of operations: a thread that carries out what kernels of this PE cannot do
// themselves: what concerns PEs of other hosts, and atomics on host words, whose home is the CPU. What takes
// time is begun, and looked after while others come.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "cuda/collectives.hpp"
#include "cuda/locked_memory.hpp"
#include "cuda/ring_reader.hpp"
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
  static constexpr uint64_t kNoNumber = UINT64_MAX;
  /// An operation that a channel has begun.
  struct Begun {
    uint64_t number;    // kNoNumber: a quiet that no kernel has asked for so far
    bool nobody_waits;  // the slot is free once it is over
    uint64_t ticket;
    const char* what;  // it is, for messages
    int pe;            // -1: several
    uint64_t since_ns = 0;
    uint64_t explained_ns = 0;  // when that was said last
  };

  /// An operation that its PE takes no more of for now: its slot waits with it.
  struct Held {
    Op op;
    uint64_t number;
    uint64_t since_ns;
    uint64_t explained_ns;
    uint32_t flags;
  };
  struct HeldQuiet {
    uint64_t number;
    uint32_t flags;
  };

  void work();
  bool awaits_others() const { return !begun_.empty() || !held_.empty(); }
  bool take_some();
  bool finish_some();
  void carry_out(uint64_t number, RingSlot& slot);
  void begin_quiet(uint64_t number, bool nobody_waits);
  void ask_ahead(uint64_t number);
  void expect_those_behind(uint64_t number);
  bool on_far_pe(uint64_t number, Op op, uint32_t flags);
  void hold(uint64_t number, const Op& op, uint32_t flags);
  bool hand_over_held();
  void on_host_word(const Op& op, RingSlot& slot);
  const void* wrong_address(const Op& op) const;
  void check_symmetric(const Op& op) const;
  void begin(const Begun& begun);
  void explain_if_slow(uint64_t since_ns, uint64_t& explained_ns, const char* what, int pe) const;
  void require(Status status, const char* what, int pe) const;

  Runtime& runtime_;
  CopyChannel& channel_;
  std::unique_ptr<Collectives> collectives_;
  Locked<OpRing> ring_;
  std::optional<RingReader<OpRing>> reader_;
  std::vector<Begun> begun_;
  size_t looked_at_ = 0;                         // of them, last
  std::map<int, std::deque<Held>> held_;         // by PE; by their numbers
  std::deque<HeldQuiet> held_quiets_;            // behind some of them
  std::atomic<uint64_t> first_held_{kNoNumber};  // the least number of an operation among them
  uint64_t quiet_after_ = 0;                     // the last quiet's number plus one,
  uint64_t quiet_ticket_ = 0;                    // and its ticket
  bool is_ahead_ = false;                        // one is under way that no kernel has asked for
  uint64_t expected_ = 0;                        // the last operation that the wire need not hear of
  std::atomic<bool> stop_{false};
  std::atomic<bool> has_ended_{false};
  std::thread thread_;
};

}  // namespace isomem
