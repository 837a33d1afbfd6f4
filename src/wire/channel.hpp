// SPDX-License-Identifier: Apache-2.0
// The only path to memory that cannot be mapped. A wire makes one channel for each context.
#pragma once

#include <cstdint>

#include "isomem/op.hpp"

namespace isomem {

enum class Status { ok, failed };

/// All calls may come from any thread of the PE.
class Channel {
 public:
  virtual ~Channel() = default;

  /// Takes an operation. Its source is free to be reused on return if `op.blocking`, else after drain().
  /// `ticket` (may be null) receives the number to ask done() for.
  virtual Status post(const Op& op, uint64_t* ticket) noexcept = 0;

  /// True once the operation is complete: its local result is there. Never blocks; makes progress.
  virtual bool done(uint64_t ticket) noexcept = 0;

  /// Later operations to a PE are carried out after earlier ones to the same PE.
  virtual void order() noexcept = 0;
  /// The same for operations to this PE alone.
  virtual void order_to(int pe) noexcept = 0;

  /// Returns when every operation posted so far is complete at its target.
  virtual Status drain() noexcept = 0;
};

}  // namespace isomem
