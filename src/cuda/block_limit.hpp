// SPDX-License-Identifier: Apache-2.0
// How many blocks collectives on streams may have. Their kernels wait for those of other PEs, so if several
// run at once, those of some teams could fill a GPU, and on another GPU those of others, or all of them one
// on which a kernel of the program is what another PE waits for, for ever. Therefore several together leave
// some multiprocessors to others.
#pragma once

#include <algorithm>
#include <map>
#include <mutex>
#include <set>

namespace isomem {

class BlockLimit {
 public:
  /// Of a GPU on which kernels of `pes` PEs run at once.
  void set_gpu(int processors, int pes) {
    const std::lock_guard guard(mutex_);
    processors_ = static_cast<size_t>(processors), pes_ = static_cast<size_t>(pes);
  }

  /// A team that will have collectives on a stream of its own: it counts before it has begun one.
  void expect(int team) {
    const std::lock_guard guard(mutex_);
    expected_.insert(team);
  }

  /// For a collective of a team that goes into a stream; `roles` at least, which are the blocks of a part.
  /// `wide`: a block may need a multiprocessor for itself; of others two fit. Collectives of one team, or on
  /// one stream, come one after the other.
  unsigned most(int team, const void* stream, bool wide, unsigned roles = 1) {
    const std::lock_guard guard(mutex_);
    wide_[team] |= wide;
    streams_.insert(stream);
    const size_t at_once = std::max(std::min(wide_.size(), streams_.size()), expected_.size()) * pes_;
    if (at_once == 1) return kUnlimited;
    const bool any_wide = std::any_of(wide_.begin(), wide_.end(), [](const auto& one) { return one.second; });
    const size_t taken = processors_ > kLeft ? processors_ - kLeft : 0, blocks = any_wide ? taken : 2 * taken;
    return std::max(static_cast<unsigned>(blocks / at_once), roles);
  }

  /// The team has ended, or has no more collectives for now.
  void forget(int team) {
    const std::lock_guard guard(mutex_);
    wide_.erase(team);
    expected_.erase(team);
  }

  static constexpr size_t kLeft = 3;  // multiprocessors
  static constexpr unsigned kUnlimited = ~0u;

 private:
  std::mutex mutex_;
  size_t processors_ = 1, pes_ = 1;
  std::map<int, bool> wide_;  // of each team with collectives, whether it has had such
  std::set<int> expected_;
  std::set<const void*> streams_;
};

}  // namespace isomem
