// SPDX-License-Identifier: Apache-2.0
// The only path to memory that cannot be mapped. Operations belong to contexts, which are numbers here; each
// is ordered and completed by itself.
#pragma once

#include <cstdint>

#include "isomem/op.hpp"

namespace isomem {

enum class Status { ok, failed };

inline constexpr uint64_t kDefaultContext = 0;
inline constexpr uint64_t kEveryContext = ~uint64_t{0};  // of drain

/// All calls may come from any thread of the PE.
class Channel {
 public:
  virtual ~Channel() = default;

  /// What messages call it.
  virtual const char* name() const noexcept = 0;

  /// Takes an operation. Its source is free to be reused on return if `op.blocking`, else after drain().
  /// `ticket` receives the number to ask done() for; null: nobody will ask, so a get is held by no order().
  virtual Status post(const Op& op, uint64_t context, uint64_t* ticket) noexcept = 0;

  /// True once the operation is complete: its local result is there. Never blocks; makes progress.
  virtual bool done(uint64_t ticket) noexcept = 0;

  /// Later operations of the context to a PE are carried out after earlier ones to the same PE.
  virtual void order(uint64_t context) noexcept = 0;
  /// The same for operations to this PE alone.
  virtual void order_to(uint64_t context, int pe) noexcept = 0;

  /// Returns when every operation of the context posted so far is complete at its target.
  virtual Status drain(uint64_t context) noexcept = 0;
};

}  // namespace isomem
