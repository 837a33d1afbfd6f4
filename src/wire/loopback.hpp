// SPDX-License-Identifier: Apache-2.0
// The loopback wire: carries out operations in this process, late and in any order the specification allows,
// so that a program or protocol that relies on more than it was promised fails on a laptop.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <random>
#include <thread>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "isomem/strided.hpp"
#include "wire/channel.hpp"

namespace isomem {

struct LoopbackOptions {
  uint32_t delay_us = 20;  // most time an operation waits before it is carried out by itself
  uint64_t seed = 1;
  uint64_t fail = 0;  // the n-th operation posted fails; 0: none
};

class LoopbackChannel final : public Channel {
 public:
  /// `translate(address, pe)` gives the place of PE pe's copy of a symmetric address in this process.
  using Translate = std::function<void*(uint64_t address, int pe)>;

  LoopbackChannel(LoopbackOptions options, Translate translate);
  ~LoopbackChannel() override;

  const char* name() const noexcept override { return "the loopback wire"; }
  const char* short_name() const noexcept override { return "loopback"; }
  Status post(const Op& op, uint64_t context, uint64_t* ticket) noexcept override;
  Status done(uint64_t ticket) noexcept override;
  void order(uint64_t context) noexcept override;
  void order_to(uint64_t context, int pe) noexcept override;
  Status drain(uint64_t context, uint64_t* ticket) noexcept override;
  void set_device(const DeviceRegion& device) noexcept override;
  std::string failure() const override;

  /// How many operations it has been given so far: the messages that a network would carry.
  uint64_t posted();

 private:
  struct Pending {
    Op op;
    uint64_t context;
    uint64_t ticket;
    uint64_t generation;              // order begins a new one; earlier ones go first, target by target
    bool is_ordered;                  // else it may overtake and be overtaken
    std::vector<unsigned char> copy;  // the source of a blocking put
    Strided shape{};

    bool is_of(uint64_t which) const { return which == kEveryContext || which == context; }
    /// Whether it must be carried out before `other`.
    bool precedes(const Pending& other) const {
      return context == other.context && op.pe == other.op.pe && is_ordered && other.is_ordered &&
             generation < other.generation;
    }
  };

  /// How often a context has ordered its operations: those to all targets, and to one.
  struct Generations {
    uint64_t all = 0;
    std::unordered_map<int, uint64_t> of;

    uint64_t towards(int pe) { return all + of[pe]; }
  };

  void work();
  bool names_device_memory(const Op& op) const;
  bool execute_one(uint64_t context = kEveryContext);
  void execute(const Pending& pending);
  void execute_strided(const Pending& pending);
  void execute_amo(const Op& op);
  void scatter(void* dest, const void* source, size_t bytes);

  const LoopbackOptions options_;
  const Translate translate_;
  mutable std::mutex mutex_;
  DeviceRegion device_;
  bool met_device_ = false;
  std::condition_variable wake_;
  std::vector<Pending> queue_;
  std::unordered_set<uint64_t> open_;  // tickets not complete yet
  std::mt19937_64 random_;
  uint64_t next_ticket_ = 1;
  std::unordered_map<uint64_t, Generations> generations_;  // of contexts in use
  bool stop_ = false;
  std::thread worker_;
};

}  // namespace isomem
