// SPDX-License-Identifier: Apache-2.0
// The one table that says who is near: which host a PE lives on, and which of that host's regions is its own.
// Two PEs are near if they have the same host: they load and store each other's memory. Everything else goes
// over a wire.
#pragma once

#include <cstdint>
#include <vector>

#include "core/options.hpp"
#include "job/board.hpp"
#include "job/pe_sequence.hpp"

namespace isomem {

/// The host of each PE; as many hosts as there are PEs at the most.
std::vector<int32_t> hosts_of(int n_pes, const HostSplit& split);

/// The table of a job whose PE p lives on host hosts[p]: slots count the PEs of a host in their order.
std::vector<Peer> peers_on(const std::vector<int32_t>& hosts);

class Peers {
 public:
  /// As the board of host `header.host` has them.
  explicit Peers(const Board& board);

  int n_pes() const { return n_pes_; }
  int n_hosts() const { return n_hosts_; }
  /// The number of this host, and of the host of a PE.
  int host() const { return host_; }
  int host_of(int pe) const { return table_[pe].host; }
  /// Which of the regions of its host is that of a PE.
  int slot_of(int pe) const { return table_[pe].slot; }

  bool is_near(int pe) const { return near_slot(pe) >= 0; }
  /// The slot of a PE of this host, -1 for any other. On the way of every put: without a load where the PEs
  /// of this host have numbers in a row.
  int near_slot(int pe) const {
    const auto place = static_cast<uint32_t>(pe - first_);
    if (__builtin_expect(place < run_, 1)) return static_cast<int>(place);
    return run_ ? -1 : scattered_slot(pe);
  }
  /// The PEs of this host, by slot.
  int near_pes() const { return near_.size(); }
  int near_pe(int slot) const { return near_[slot]; }
  /// PEs of the host that has most of them.
  int widest() const { return widest_; }

 private:
  int scattered_slot(int pe) const { return table_[pe].host == host_ ? table_[pe].slot : -1; }

  const Peer* table_;
  int n_pes_;
  int n_hosts_;
  int host_;
  int widest_;
  int first_ = 0;     // of this host's PEs ...
  uint32_t run_ = 0;  // ... and how many there are, if their numbers are in a row; else 0
  PeSequence near_;
};

}  // namespace isomem
