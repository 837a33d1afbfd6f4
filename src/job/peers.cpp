// SPDX-License-Identifier: Apache-2.0
#include "job/peers.hpp"

#include <algorithm>

namespace isomem {

std::vector<int32_t> hosts_of(int n_pes, const HostSplit& split) {
  const int n_hosts = std::clamp(split.hosts, 1, std::max(n_pes, 1));
  std::vector<int32_t> hosts;
  for (int pe = 0; pe < n_pes; ++pe) {
    const int each = n_pes / n_hosts;
    const int larger = n_pes % n_hosts;  // hosts with one PE more
    const int before = larger * (each + 1);
    hosts.push_back(split.cyclic  ? pe % n_hosts
                    : pe < before ? pe / (each + 1)
                                  : larger + (pe - before) / each);
  }
  return hosts;
}

std::vector<Peer> peers_on(const std::vector<int32_t>& hosts) {
  std::vector<int32_t> so_far;
  std::vector<Peer> peers;
  for (const int32_t host : hosts) {
    so_far.resize(std::max(so_far.size(), static_cast<size_t>(host) + 1));
    peers.push_back({host, so_far[static_cast<size_t>(host)]++});
  }
  return peers;
}

Peers::Peers(const Board& board)
    : table_(board.peers()),
      n_pes_(static_cast<int>(board.header.n_pes)),
      n_hosts_(static_cast<int>(board.header.n_hosts)),
      host_(static_cast<int>(board.header.host)),
      widest_(static_cast<int>(board.header.widest)) {
  for (int pe = 0; pe < n_pes_; ++pe) {
    if (table_[pe].host == host_) near_.push_back(pe);
  }
  first_ = near_.first();
  if (!near_.list() && near_.stride() == 1) run_ = static_cast<uint32_t>(near_pes());
}

}  // namespace isomem
