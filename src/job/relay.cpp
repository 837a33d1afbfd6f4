// SPDX-License-Identifier: Apache-2.0
#include "job/relay.hpp"

#include <algorithm>

#include "core/clock.hpp"
#include "core/text.hpp"
#include "job/peers.hpp"

namespace isomem {

namespace {

template <size_t n>
void write_text(char (&place)[n], const std::string& words) {
  const size_t bytes = words.copy(place, n - 1);
  place[bytes] = 0;
}

/// Whether a PE waits now. One that has not looked for a second into the word of a loop of tests does
/// something else.
bool waits_now(const PeEntry& entry, Wait& wait) {
  return entry.wait.read(wait) && !(wait.is_test && now_ns() > wait.looked_ns + kSecond);
}

}  // namespace

std::string words_of_team(uint64_t team) {
  const int handle = handle_on_board(team);
  const bool is_world = handle < 2 || handle == 6;
  return is_world ? "" : text(" on team %d, first member PE %d", handle, first_pe_on_board(team));
}

std::string state_of(const PeEntry& entry) {
  const auto state = static_cast<PeState>(entry.state.load());
  if (state != PeState::running) return words_of(state);
  Wait wait;
  if (!waits_now(entry, wait)) return "is running and not waiting";
  if (wait.compare == Wait::kCollective)
    return std::string("waits in ") + wait.routine + words_of_team(wait.wants);
  if (wait.compare == Wait::kWire) {
    const int other = static_cast<int>(wait.wants);
    return std::string("waits for the wire to complete ") + wait.routine +
           (other < 0 ? "" : " to PE " + std::to_string(other));
  }
  const bool in_heap = wait.heap_offset != ~uint64_t{0};
  const std::string place = text("%s 0x%llx", in_heap ? "heap offset" : "address",
                                 static_cast<unsigned long long>(in_heap ? wait.heap_offset : wait.address));
  if (wait.compare == Wait::kLock)
    return std::string("waits in ") + wait.routine + " for the lock at " + place;
  return std::string("waits in ") + wait.routine + " for the word at " + place + " to be " +
         sign_of(wait.compare) + " " + decimal(wait.wants, wait.is_signed) + "; it is " +
         decimal(wait.has, wait.is_signed);
}

std::string doing(const PeEntry& entry, int pe) { return "PE " + std::to_string(pe) + " " + state_of(entry); }

HostReport report_of(Board& board, const Peers& peers) {
  HostReport report{};
  report.left = report.in_collective = report.stuck = report.slowest = -1;
  report.left_after = report.entered = ~uint64_t{0};
  report.all_wait = 1;
  uint64_t last_event = 0, oldest_look = ~uint64_t{0};
  const uint64_t now = now_ns();
  for (int slot = 0; slot < peers.near_pes(); ++slot) {
    const PeEntry& entry = board.entry(slot);
    const int pe = peers.near_pe(slot);
    const uint64_t entered = entry.collectives_entered.load();  // first: one that finalizes enters no more
    const auto state = static_cast<PeState>(entry.state.load());
    if (entered < report.entered) {
      report.entered = entered;
      report.slowest = pe;
    }
    // the last that one in finalize has done may have released others, who have not looked yet
    if (state == PeState::finalizing || state == PeState::leaving)
      last_event = std::max(last_event, entry.left_ns.load());
    if (state == PeState::leaving && entry.left_after.load() <= report.left_after) {
      report.left_after = entry.left_after.load();
      report.left = pe;
    }
    if (state >= PeState::finalizing) continue;
    Wait wait;
    if (!waits_now(entry, wait) || wait.is_bounded) {
      report.all_wait = 0;
      continue;
    }
    if (wait.acts_beside) report.all_wait = 0;
    last_event = std::max(last_event, wait.since_ns);
    oldest_look = std::min(oldest_look, wait.looked_ns);
    if (wait.compare != Wait::kCollective) {
      report.stuck = pe;
    } else if (entered >= report.entered_most) {
      report.entered_most = entered;
      report.in_collective = pe;
    }
  }
  report.settled_ns = now > last_event ? now - last_event : 0;
  report.looked_ns = now > oldest_look ? now - oldest_look : 0;
  const auto tell = [&](int pe, auto& words, auto&& text_of) {
    if (pe >= 0) write_text(words, text_of(board.entry(peers.slot_of(pe)), pe));
  };
  tell(report.left, report.left_name, [&](const PeEntry& entry, int pe) {
    return text("PE %d of %d (pid %d on %s)", pe, peers.n_pes(), entry.pid.load(),
                board.host(peers.host()).name);
  });
  tell(report.in_collective, report.waits_doing, doing);
  tell(report.stuck, report.stuck_doing, doing);
  tell(report.slowest, report.slowest_doing, doing);
  return report;
}

std::string left_alone(const std::vector<HostReport>& reports) {
  const HostReport* left = nullptr;
  const HostReport* in_collective = nullptr;
  const HostReport* stuck = nullptr;
  bool all_wait = true;
  uint64_t settled = ~uint64_t{0}, looked = 0;
  for (const HostReport& report : reports) {
    if (report.left >= 0 && (!left || report.left_after < left->left_after)) left = &report;
    if (report.in_collective >= 0 && (!in_collective || report.entered_most > in_collective->entered_most))
      in_collective = &report;
    if (report.stuck >= 0) stuck = &report;
    all_wait = all_wait && report.all_wait;
    settled = std::min(settled, report.settled_ns);
    looked = std::max(looked, report.looked_ns);
  }
  if (!left || !(in_collective || stuck)) return {};
  // it entered a collective of the world that the one that left has not entered
  const bool is_missed = in_collective && in_collective->entered_most > left->left_after;
  // since the last of them left or began to wait each has looked again, after time for what was on its way
  const bool is_over = all_wait && settled > looked + kSecond;
  if (!is_missed && !is_over) return {};
  return std::string(left->left_name) + " exited with status 0 without shmem_finalize, and " +
         (in_collective ? in_collective->waits_doing : stuck->stuck_doing) +
         "; the job ends. Call shmem_finalize on all PEs before they return from main";
}

HostNews news_of(Board& board, const Peers& peers) {
  HostNews news{peers.host(), report_of(board, peers), {}};
  for (int slot = 0; slot < peers.near_pes(); ++slot) {
    const PeEntry& entry = board.entry(slot);
    const auto said = static_cast<PeState>(entry.state.load());
    // of one that has ended with status 0 the guardian has said that it left
    const auto state = said != PeState::leaving && has_died(entry) ? PeState::dead : said;
    news.states.push_back(told_state(state, entry.life.load()));
  }
  return news;
}

void tell(Board& board, const Peers& peers, const HostNews& news) {
  board.host(news.host).report.publish(&news.report);
  for (int pe = 0; pe < peers.n_pes(); ++pe) {
    const auto slot = static_cast<size_t>(peers.slot_of(pe));
    if (peers.host_of(pe) == news.host && slot < news.states.size())
      board.reported_state(pe) = news.states[slot];
  }
}

void carry_news(const std::vector<Board*>& boards) {
  std::vector<Peers> peers;
  peers.reserve(boards.size());
  for (const Board* board : boards) peers.emplace_back(*board);
  for (size_t from = 0; from < boards.size(); ++from) {
    const HostNews news = news_of(*boards[from], peers[from]);
    for (size_t to = 0; to < boards.size(); ++to) {
      if (to == from) continue;
      tell(*boards[to], peers[to], news);
      for (int slot = 0; slot < peers[from].near_pes(); ++slot) {
        const int pe = peers[from].near_pe(slot);
        const Card& card = boards[from]->card(pe);
        const uint64_t life = card.life.load(std::memory_order_acquire);
        if (!boards[to]->card(pe).is_of(life)) boards[to]->card(pe).write(card.words(), life);
      }
    }
  }
}

}  // namespace isomem
