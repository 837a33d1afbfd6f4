// SPDX-License-Identifier: Apache-2.0
// Device memory as CPU threads reach it: the copy engine moves the bytes, and since the home of a device word
// is the GPU, a kernel of one thread carries out atomics. Every operation is complete when post() returns.
#pragma once

#include <mutex>

#include "cuda/driver.hpp"
#include "wire/channel.hpp"

namespace isomem {

class Device;

class CopyChannel final : public Channel {
 public:
  /// Throws Error.
  explicit CopyChannel(Device& device);
  ~CopyChannel() override;

  const char* name() const noexcept override { return "the copy engine of the GPU"; }
  Status post(const Op& op, uint64_t context, uint64_t* ticket) noexcept override;
  bool done(uint64_t) noexcept override { return true; }
  void order(uint64_t) noexcept override {}
  void order_to(uint64_t, int) noexcept override {}
  Status drain(uint64_t) noexcept override { return Status::ok; }

  /// Carries out an atomic; the old value goes to `*old`.
  Status atomic(const Op& op, uint64_t* old) noexcept;

 private:
  template <class F>
  Status reported(const Op& op, F&& f) noexcept;
  void execute(const Op& op);
  void move(const Op& op, bool out);
  void move_strided(const Op& op, bool out);
  uint64_t atomic(Amo amo, int width, uint64_t word, int pe, uint64_t operand, uint64_t compare);

  Device& device_;
  CUfunction kernel_;
  CUstream urgent_ = nullptr;  // a queue of its own, so that an atomic does not wait for a long copy
  std::mutex atomics_;
  uint64_t* result_ = nullptr;  // in host memory, of the one atomic at a time
};

}  // namespace isomem
