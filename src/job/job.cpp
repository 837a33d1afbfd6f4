// SPDX-License-Identifier: Apache-2.0
#include "job/job.hpp"

#include "core/text.hpp"

namespace isomem {

PeState Job::state_of(int pe) const {
  const uint32_t life = mine().life.load();
  PeState state{};
  bool is_current = true;
  if (const PeEntry* entry = entry_of(pe)) {
    if (has_died(*entry)) return PeState::dead;
    is_current = entry->life.load() == life;
    state = static_cast<PeState>(entry->state.load());
  } else {
    const uint8_t told = board().reported_state(pe).load();
    is_current = is_told_of(told, life);
    state = state_told(told);
    if (state == PeState::dead) return state;
  }
  const bool is_up = is_current && state >= PeState::running;
  // who has left shmem_init knows that all have come there, though nobody has told it yet
  return !is_up && static_cast<PeState>(mine().state.load()) >= PeState::running ? PeState::running : state;
}

std::string Job::name_of(int pe) const {
  if (const PeEntry* entry = entry_of(pe)) {
    return text("PE %d of %d (pid %d on %s)", pe, n_pes(), entry->pid.load(), host_of(pe));
  }
  return text("PE %d of %d (on %s)", pe, n_pes(), host_of(pe));
}

}  // namespace isomem
