// SPDX-License-Identifier: Apache-2.0
#include "job/relay.hpp"

#include "core/text.hpp"
#include "job/peers.hpp"

namespace isomem {

namespace {

template <size_t n>
void write_text(char (&place)[n], const std::string& words) {
  const size_t bytes = words.copy(place, n - 1);
  place[bytes] = 0;
}

}  // namespace

std::string doing(const PeEntry& entry, int pe) {
  const auto state = static_cast<PeState>(entry.state.load());
  const std::string who = "PE " + std::to_string(pe);
  if (state != PeState::running) return who + " " + words_of(state);
  Wait wait;
  if (!entry.wait.read(wait)) return who + " is running and not waiting";
  if (wait.compare == Wait::kCollective) return who + " waits in " + wait.routine;
  if (wait.compare == Wait::kWire) return who + " waits for the wire to complete " + wait.routine;
  const bool in_heap = wait.heap_offset != ~uint64_t{0};
  return who + " waits in " + wait.routine + " for the word at " +
         text("%s 0x%llx", in_heap ? "heap offset" : "address",
              static_cast<unsigned long long>(in_heap ? wait.heap_offset : wait.address)) +
         " to be " + sign_of(wait.compare) + " " + decimal(wait.wants, wait.is_signed) + "; it is " +
         decimal(wait.has, wait.is_signed);
}

HostReport report_of(Board& board, const Peers& peers) {
  HostReport report{-1, -1, -1, -1, ~uint64_t{0}, 1, 0, {}, {}, {}};
  int left = -1, stuck = -1, in_team = -1, slowest = -1;  // slots
  for (int slot = 0; slot < peers.near_pes(); ++slot) {
    const PeEntry& entry = board.entry(slot);
    const auto state = static_cast<PeState>(entry.state.load());
    const uint64_t entered = entry.collectives_entered.load();
    if (entered < report.entered) {
      report.entered = entered;
      slowest = slot;
    }
    if (state == PeState::leaving) left = slot;
    if (state >= PeState::finalizing) continue;
    Wait wait;
    if (!entry.wait.read(wait) || wait.is_bounded) {
      report.all_wait = 0;
      continue;
    }
    (wait.compare == Wait::kCollective ? in_team : stuck) = slot;
  }
  if (in_team >= 0) stuck = in_team;
  const auto tell = [&](int slot, int32_t& pe, auto& words, auto&& text_of) {
    if (slot < 0) return;
    pe = peers.near_pe(slot);
    write_text(words, text_of(board.entry(slot), pe));
  };
  tell(left, report.left, report.left_name, [&](const PeEntry& entry, int pe) {
    return text("PE %d of %d (pid %d on %s)", pe, peers.n_pes(), entry.pid.load(),
                board.host(peers.host()).name);
  });
  tell(stuck, report.stuck, report.stuck_doing, doing);
  tell(slowest, report.slowest, report.slowest_doing, doing);
  if (in_team >= 0) report.in_team = report.stuck;
  return report;
}

std::string left_alone(const std::vector<HostReport>& reports) {
  const HostReport* left = nullptr;
  const HostReport* in_team = nullptr;
  const HostReport* stuck = nullptr;
  bool all_wait = true;
  for (const HostReport& report : reports) {
    if (report.left >= 0) left = &report;
    if (report.in_team >= 0) in_team = &report;
    if (report.stuck >= 0) stuck = &report;
    all_wait = all_wait && report.all_wait;
  }
  const HostReport* waits = in_team ? in_team : all_wait ? stuck : nullptr;
  if (!left || !waits) return {};
  return std::string(left->left_name) + " exited with status 0 without shmem_finalize, and " +
         waits->stuck_doing + "; the job ends. Call shmem_finalize on all PEs before they return from main";
}

void carry_reports(const std::vector<Board*>& boards) {
  for (Board* from : boards) {
    const Peers peers(*from);
    const HostReport report = report_of(*from, peers);
    for (Board* to : boards) {
      if (to == from) continue;
      to->host(peers.host()).report.publish(&report);
      for (int slot = 0; slot < peers.near_pes(); ++slot) {
        const PeEntry& entry = from->entry(slot);
        const uint32_t state = has_died(entry) ? static_cast<uint32_t>(PeState::dead) : entry.state.load();
        to->reported_state(peers.near_pe(slot)) = static_cast<uint8_t>(state);
      }
    }
  }
}

}  // namespace isomem
