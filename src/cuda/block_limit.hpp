// SPDX-License-Identifier: Apache-2.0
// How many blocks collectives on streams may have. Their kernels wait for those of other PEs, so if several
// run at once, those of some teams could fill a GPU, and on another GPU those of others, or all of them one
// on which a kernel of the program is what another PE waits for, for ever. Therefore several together leave
// some multiprocessors to others.
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

  /// For a collective of a team that goes into a stream; kRelayRoles at least, which are the blocks of a
  /// part. `wide`: a block may need a multiprocessor for itself; of others two fit. Collectives of one team,
  /// or on one stream, come one after the other.
  unsigned most(int team, const void* stream, bool wide) {
    const std::lock_guard guard(mutex_);
    teams_.insert(team);
    streams_.insert(stream);
    has_wide_ |= wide;
    const int at_once = pes_ * static_cast<int>(std::min(teams_.size(), streams_.size()));
    if (at_once == 1) return kUnlimited;
    const int taken = std::max(processors_ - kLeft, 0), blocks = has_wide_ ? taken : 2 * taken;
    return static_cast<unsigned>(std::max(blocks / at_once, static_cast<int>(kRelayRoles)));
  }

  /// The team has ended, or has no more collectives for now.
  void forget(int team) {
    const std::lock_guard guard(mutex_);
    teams_.erase(team);
  }

  static constexpr int kLeft = 3;  // multiprocessors
  static constexpr unsigned kUnlimited = ~0u;

 private:
  std::mutex mutex_;
  int processors_ = 1, pes_ = 1;
  bool has_wide_ = false;
  std::set<int> teams_;
  std::set<const void*> streams_;
};

}  // namespace isomem
