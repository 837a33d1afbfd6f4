// SPDX-License-Identifier: Apache-2.0
// Device memory as CPU threads reach it: the copy engine moves the bytes, and since the home of a device word
// is the GPU, a kernel of one thread carries out atomics. Blocking operations, and those with a result, are
// complete when post() returns; the others, and puts of a word, when drain() does.
#pragma once

#include <atomic>
#include <mutex>

#include "cuda/driver.hpp"
#include "cuda/locked_memory.hpp"
#include "wire/channel.hpp"

namespace isomem {

class Device;

class CopyChannel final : public Channel {
 public:
  /// Throws Error.
  explicit CopyChannel(Device& device);
  ~CopyChannel() override;

  const char* name() const noexcept override { return "the copy engine of the GPU"; }
  const char* short_name() const noexcept override { return "cuda"; }
  Status post(const Op& op, uint64_t context, uint64_t* ticket) noexcept override;
  Status done(uint64_t) noexcept override { return Status::ok; }
  // The streams overtake each other, and a store of the CPU overtakes all of them: who wants order drains.
  void order(uint64_t) noexcept override {}
  void order_to(uint64_t, int) noexcept override {}
  /// Completes the operations of all contexts.
  Status drain(uint64_t, uint64_t*) noexcept override;

  /// Carries out an atomic; the old value goes to `*old`.
  Status atomic(const Op& op, uint64_t* old) noexcept;

 private:
  /// Page-locked words that the atomic kernel writes old values to.
  struct Results {
    uint64_t fetched;   // of the one atomic at a time that somebody waits for
    uint64_t unwanted;  // of all others
  };

  template <class F>
  Status reported(const Op& op, F&& f) noexcept;
  void execute(const Op& op, bool now);
  void move(const Op& op, bool out, bool now);
  void move_strided(const Op& op, bool out, bool now);
  bool is_word(const Op& op) const;
  void put_word(const Op& op);
  void signal(const Op& op, CUstream stream);
  void update(Amo amo, int width, uint64_t word, int pe, uint64_t operand, uint64_t compare, CUstream stream);
  uint64_t fetch(const Op& op);
  void begun(int pe);
  void finish_begun();

  Device& device_;
  CUfunction kernel_;
  CUstream queue_ = nullptr;   // what nobody waits for
  CUstream urgent_ = nullptr;  // atomics, so that they do not wait for a long copy
  std::mutex fetching_;
  Locked<Results> results_;
  std::atomic<uint64_t> begun_{0};     // operations put into a stream that nobody has waited for
  std::atomic<uint64_t> complete_{0};  // so many of them are complete at least
};

}  // namespace isomem
