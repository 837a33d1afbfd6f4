// SPDX-License-Identifier: Apache-2.0
#include "job/letters.hpp"

#include <cstring>
#include <utility>

#include "core/error.hpp"

namespace isomem {

void pack(net::Packer& packer, const HostNews& news) {
  packer.number(static_cast<uint64_t>(news.host));
  packer.text({reinterpret_cast<const char*>(&news.report), sizeof(news.report)});
  packer.text({reinterpret_cast<const char*>(news.states.data()), news.states.size()});
}

HostNews unpacked_news(net::Unpacker& from) {
  HostNews news{};
  news.host = from.whole();
  const std::string report = from.text(), states = from.text();
  if (report.size() != sizeof(news.report)) throw Error("news of a host have another length");
  std::memcpy(&news.report, report.data(), report.size());
  news.states.assign(states.begin(), states.end());
  return news;
}

HostNews lasting(HostNews news) {
  news.report.settled_ns = news.report.looked_ns = 0;
  return news;
}

std::string packed_card(int pe, const Card& card) {
  return net::Packer().number(static_cast<uint64_t>(pe)).number(card.life.load()).text(card.words()).bytes();
}

void NewCards::send(Board& board, const Peers& peers, const std::function<void(std::string_view)>& send) {
  if (peers.n_hosts() == 1) return;
  sent_.resize(static_cast<size_t>(peers.near_pes()));
  for (int slot = 0; slot < peers.near_pes(); ++slot) {
    const int pe = peers.near_pe(slot);
    const Card& card = board.card(pe);
    const uint64_t life = card.life.load(std::memory_order_acquire);  // pairs with the release of write
    if (life == std::exchange(sent_[static_cast<size_t>(slot)], life)) continue;
    send(packed_card(pe, card));
  }
}

void take_card(Board& board, std::string_view payload) {
  net::Unpacker from(payload);
  const int pe = from.whole();
  const uint64_t life = from.number();
  if (pe >= 0 && pe < static_cast<int>(board.header.n_pes)) board.card(pe).write(from.text(), life);
}

}  // namespace isomem
