// SPDX-License-Identifier: Apache-2.0
// What hosts tell each other, as payloads of messages: cards of PEs, and what those do. Who carries them is
// the agents of oshrun, or out_of_band.hpp where another launcher has started the job.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "job/relay.hpp"
#include "net/link.hpp"

namespace isomem {

/// News of a host, put into a payload and taken out again, which throws Error.
void pack(net::Packer& packer, const HostNews& news);
HostNews unpacked_news(net::Unpacker& from);

/// Without how long ago things were, which changes by itself.
HostNews lasting(HostNews news);

/// A PE's card as a payload; take_card writes one on the board, and throws Error.
std::string packed_card(int pe, const Card& card);
void take_card(Board& board, std::string_view payload);

/// The cards that the PEs of this host have written.
class NewCards {
 public:
  /// Calls `send` with each that was written since the last call.
  void send(Board& board, const Peers& peers, const std::function<void(std::string_view payload)>& send);

 private:
  std::vector<uint64_t> sent_;  // lives, by slot
};

}  // namespace isomem
