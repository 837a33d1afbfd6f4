// SPDX-License-Identifier: Apache-2.0
// The far layer and PEs that do not answer any more: the channel fails, in words that name them, or, where
// the job goes on without those that have died, leaves them.
#include <algorithm>

#include "core/clock.hpp"
#include "core/process.hpp"
#include "core/text.hpp"
#include "far/far_channel.hpp"

namespace isomem {

namespace {

/// How long a peer may stay silent that has been so for the seconds after which it counts as such: together
/// 8, and more than the 5 s for which a link may be down.
constexpr uint64_t kSilence = 5 * kSecond;
/// So long after a PE was lost those who watch it have told that it is dead, or given its host up.
constexpr uint64_t kTimeToTell = 10 * kSecond;
constexpr uint64_t kLookForDeadEvery = 5 * kMillisecond;

}  // namespace

/// Where the job goes on without them.
void FarChannel::leave_the_dead() {
  if (!place_.has_died || now_ns() < next_look_ns_) return;
  next_look_ns_ = now_ns() + kLookForDeadEvery;
  for (Link* link : used_) {
    if (link->is_left() || !place_.has_died(link->pe())) continue;
    link->leave();
    wire_->leave(link->pe());
  }
  if (wire_->failures().empty()) lost_since_ns_ = 0;
}

/// Of the PEs that the wire has lost: then whoever watches them tells it soon.
bool FarChannel::may_have_died() const {
  if (!place_.has_died || wire_->failures().begin()->first < 0) return false;
  const uint64_t now = now_ns();
  if (lost_since_ns_ == 0) lost_since_ns_ = now;
  return now < lost_since_ns_ + kTimeToTell;
}

bool FarChannel::is_broken() const {
  return !broken_.empty() || (!wire_->failures().empty() && !may_have_died());
}

std::string FarChannel::failure() const {
  const Lock lock(mutex_);
  if (!broken_.empty()) return broken_;
  if (wire_->failures().empty()) return unanswered();
  if (may_have_died()) return {};
  const auto& [pe, why] = *wire_->failures().begin();
  return pe < 0 ? why : why + " (on " + place_.host_of(pe) + ")";
}

/// The library of the wire leaves it to the kernel to give up a connection, after two minutes while it is
/// being made, after a quarter of an hour later. The kernel of a host answers for a PE that a debugger has
/// stopped.
std::string FarChannel::unanswered() const {
  const std::vector<TcpPeer> peers = silent_peers();
  const auto is_silent = [&](const Link* link) {
    const std::string address = peers.empty() ? std::string() : place_.address_of(link->pe());
    return std::any_of(peers.begin(), peers.end(), [&](const TcpPeer& peer) {
      return address.find(peer.host) != address.npos && address.find(peer.port) != address.npos;
    });
  };
  const auto link = std::find_if(used_.begin(), used_.end(), is_silent);
  const uint64_t now = now_ns();
  if (link == used_.end()) {
    silent_since_ns_ = 0;
    return {};
  }
  if (silent_since_ns_ == 0) silent_since_ns_ = now;
  if (now < silent_since_ns_ + kSilence) return {};
  return text("no connection to PE %d: no answer for 8 s (on %s)", (*link)->pe(),
              place_.host_of((*link)->pe()).c_str());
}

}  // namespace isomem
