// SPDX-License-Identifier: Apache-2.0
// The job as one of its PEs sees it: who takes part, where they live, and the board of this host.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "job/job_file.hpp"
#include "job/peers.hpp"

namespace isomem {

class Job {
 public:
  Job(std::shared_ptr<JobFile> file, int pe)
      : file_(std::move(file)),
        peers_(*file_->board()),
        me_(pe),
        slot_(peers_.slot_of(pe)),
        launcher_was_visible_(launcher_is_visible(board())) {}

  int me() const { return me_; }
  int n_pes() const { return peers_.n_pes(); }
  /// Which of the regions of this host is this PE's.
  int slot() const { return slot_; }
  const Peers& peers() const { return peers_; }

  const JobFile& file() const { return *file_; }
  Board& board() const { return *file_->board(); }
  const BoardHeader& header() const { return file_->board()->header; }
  /// The line of this PE, of the one in a slot of this host, and of any PE of this host; null for another.
  PeEntry& mine() const { return board().entry(slot_); }
  PeEntry& entry_at(int slot) const { return board().entry(slot); }
  PeEntry* entry_of(int pe) const {
    const int slot = peers_.near_slot(pe);
    return slot < 0 ? nullptr : &board().entry(slot);
  }

  /// What a PE does now. Of another host: as it was told, which may be some time ago.
  PeState state_of(int pe) const;

  /// The name of the host a PE lives on; virtual hosts have a number behind it.
  const char* host_of(int pe) const { return board().host(peers_.host_of(pe)).name; }
  const char* host() const { return board().host(peers_.host()).name; }
  /// "PE 2 of 4 (pid 123 on host)".
  std::string name_of(int pe) const;

  bool launcher_was_visible() const { return launcher_was_visible_; }

 private:
  std::shared_ptr<JobFile> file_;
  Peers peers_;
  int me_;
  int slot_;
  bool launcher_was_visible_;
};

}  // namespace isomem
