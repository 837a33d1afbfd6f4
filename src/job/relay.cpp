// SPDX-License-Identifier: Apache-2.0
#include "job/relay.hpp"

#include "core/text.hpp"
#include "job/peers.hpp"

namespace isomem {

namespace {

template <size_t n>
void write(char (&place)[n], const std::string& words) {
  const size_t bytes = words.copy(place, n - 1);
  place[bytes] = 0;
}

}  // namespace

std::string doing(const PeEntry& entry, int pe) {
  const auto state = static_cast<PeState>(entry.state.load());
  const std::string who = "PE " + std::to_string(pe);
  if (state != PeState::running) return who + " " + words_of(state);
  Wait wait;
  if (!entry.wait.read(wait)) return who + " runs the program and is not waiting";
  if (wait.compare == Wait::kCollective) return who + " waits in " + wait.routine;
  if (wait.compare == Wait::kWire) return who + " waits for the wire to complete " + wait.routine;
  const bool in_heap = wait.heap_offset != ~uint64_t{0};
  return who + " waits in " + wait.routine + " for the word at " +
         text("%s 0x%llx", in_heap ? "heap offset" : "address",
              static_cast<unsigned long long>(in_heap ? wait.heap_offset : wait.address)) +
         " to be " + sign_of(wait.compare) + " " + decimal(wait.wants, wait.is_signed) + ", it is " +
         decimal(wait.has, wait.is_signed);
}

HostReport report_of(Board& board) {
  const Peers peers(board);
  HostReport report{-1, -1, -1, -1, ~uint64_t{0}, 1, 0, {}, {}, {}};
  for (int slot = 0; slot < peers.near_pes(); ++slot) {
    const PeEntry& entry = board.entry(slot);
    const int pe = peers.near_pe(slot);
    const auto state = static_cast<PeState>(entry.state.load());
    if (entry.collectives_entered.load() < report.entered) {
      report.entered = entry.collectives_entered.load();
      report.slowest = pe;
      write(report.slowest_doing, doing(entry, pe));
    }
    if (state == PeState::leaving) {
      report.left = pe;
      write(report.left_name, text("PE %d of %d (pid %d on %s)", pe, peers.n_pes(), entry.pid.load(),
                                   board.host(peers.host()).name));
    }
    if (state >= PeState::finalizing) continue;
    Wait wait;
    if (!entry.wait.read(wait) || wait.is_bounded) {
      report.all_wait = 0;
      continue;
    }
    const bool in_team = wait.compare == Wait::kCollective;
    if (in_team) report.in_team = pe;
    if (report.stuck >= 0 && !in_team) continue;
    report.stuck = pe;
    write(report.stuck_doing, doing(entry, pe));
  }
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
    const HostReport report = report_of(*from);
    const Peers peers(*from);
    for (Board* to : boards) {
      if (to == from) continue;
      to->host(peers.host()).report.publish(&report);
      for (int slot = 0; slot < peers.near_pes(); ++slot) {
        const PeEntry& entry = from->entry(slot);
        const uint32_t state = has_died(entry) ? static_cast<uint32_t>(PeState::dead) : entry.state.load();
        to->told_state(peers.near_pe(slot)) = static_cast<uint8_t>(state);
      }
    }
  }
}

}  // namespace isomem
