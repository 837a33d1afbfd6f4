// SPDX-License-Identifier: Apache-2.0
// How many blocks collectives on streams may have. Their kernels wait for those of other PEs, so if several
// run at once, those of some teams could fill a GPU, and on another GPU those of others, for ever. Therefore
// each is so small that a block of it finds room beside all others, in whatever order they begin.
#pragma once

#include <algorithm>
#include <mutex>
#include <set>

#include "cuda/kernels/parameters.hpp"

namespace isomem {

class BlockLimit {
 public:
  /// Of a GPU on which kernels of `pes` PEs run at once.
  void set_gpu(int processors, int pes) {
    const std::lock_guard guard(mutex_);
    processors_ = processors, pes_ = pes;
  }

  /// For a collective of a team that goes into a stream; kRelayRoles at least. `wide`: a block may need a
  /// multiprocessor for itself; of others two fit. Collectives of one team, or on one stream, come one after
  /// the other.
  unsigned most(int team, const void* stream, bool wide) {
    const std::lock_guard guard(mutex_);
    teams_.insert(team);
    streams_.insert(stream);
    has_wide_ |= wide;
    const int others = pes_ * static_cast<int>(std::min(teams_.size(), streams_.size())) - 1;
    if (others == 0) return kUnlimited;
    // those of the others leave as many multiprocessors as a part has blocks, or one place on each of these
    constexpr int roles = kRelayRoles;
    const int left = std::max(processors_ - roles, 0);
    return static_cast<unsigned>(std::max((has_wide_ ? left : 2 * left) / others, roles));
  }

  /// The team has ended, or has no more collectives for now.
  void forget(int team) {
    const std::lock_guard guard(mutex_);
    teams_.erase(team);
  }

  static constexpr unsigned kUnlimited = ~0u;

 private:
  std::mutex mutex_;
  int processors_ = 1, pes_ = 1;
  bool has_wide_ = false;
  std::set<int> teams_;
  std::set<const void*> streams_;
};

}  // namespace isomem
