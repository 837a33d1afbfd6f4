// SPDX-License-Identifier: Apache-2.0
#include "absence.hpp"

namespace isomem::torch {

Absence::Absence(const Exchange& exchange)
    : exchange_(&exchange),
      name_(exchange.members().name),
      ranks_(exchange.members().ranks),
      rank_(ranks_[static_cast<size_t>(exchange.members().me)]) {}

std::string Absence::start(const char* operation, std::chrono::milliseconds timeout) const {
  return "isomem: wait for " + std::string(operation) + " of group " + name_ + " on rank " +
         std::to_string(rank_) + " ran into its timeout of " + std::to_string(timeout.count()) + " ms: ";
}

/// Who has not come to an operation before this one has not come to this one, either.
std::string Absence::words(const char* operation, std::chrono::milliseconds timeout) const {
  const std::lock_guard guard(mutex_);
  const std::string missing = exchange_ ? exchange_->missing() : "";
  return start(operation, timeout) +
         (missing.empty() ? "all ranks have come" : "rank " + missing + " has not come") +
         "; the operation goes on";
}

std::string Absence::words(const char* operation, std::chrono::milliseconds timeout, int member) const {
  const std::string who = member < 0 ? "(any)" : std::to_string(ranks_[static_cast<size_t>(member)]);
  return start(operation, timeout) + "rank " + who + " has not come; the operation goes on";
}

void Absence::end() {
  const std::lock_guard guard(mutex_);
  exchange_ = nullptr;
}

}  // namespace isomem::torch
