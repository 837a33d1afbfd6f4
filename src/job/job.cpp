// SPDX-License-Identifier: Apache-2.0
#include "job/job.hpp"

#include "core/text.hpp"

namespace isomem {

PeState Job::state_of(int pe) const {
  if (const PeEntry* entry = entry_of(pe)) {
    return has_died(*entry) ? PeState::dead : static_cast<PeState>(entry->state.load());
  }
  const auto told = static_cast<PeState>(board().reported_state(pe).load());
  const auto mine_now = static_cast<PeState>(mine().state.load());
  // who has left shmem_init knows that all have come there, though nobody has told it yet
  return mine_now >= PeState::running && told < PeState::running ? PeState::running : told;
}

std::string Job::name_of(int pe) const {
  if (const PeEntry* entry = entry_of(pe)) {
    return text("PE %d of %d (pid %d on %s)", pe, n_pes(), entry->pid.load(), host_of(pe));
  }
  return text("PE %d of %d (on %s)", pe, n_pes(), host_of(pe));
}

}  // namespace isomem
