// SPDX-License-Identifier: Apache-2.0
#include "job/board.hpp"

#include <signal.h>
#include <unistd.h>

#include <cerrno>

#include "core/error.hpp"
#include "core/process.hpp"
#include "core/text.hpp"
#include "job/job_file.hpp"

namespace isomem {

void claim(Board& board, int pe, int slot) {
  PeEntry& mine = board.entry(slot);
  int32_t owner = mine.pid.load();
  const bool is_free =
      owner == 0 || owner == getpid() || static_cast<PeState>(mine.state.load()) == PeState::finalized;
  if (!is_free || !mine.pid.compare_exchange_strong(owner, getpid())) {
    throw Error(text(has_died(mine) ? "cannot become PE %d: process %d was that PE and has ended without "
                                      "shmem_finalize. Let a script end with the first program that fails"
                                    : "cannot become PE %d: process %d is that PE and has not finalized. A "
                                      "script that oshrun starts may run OpenSHMEM programs one after "
                                      "another, not two at once",
                     pe, owner));
  }
  mine.pid_namespace = pid_namespace();
  mine.state = static_cast<uint32_t>(PeState::attached);
}

bool launcher_is_visible(Board& board) { return kill(board.header.launcher_pid, 0) == 0 || errno == EPERM; }

bool has_died(const PeEntry& entry) {
  const int pid = entry.pid.load();
  const bool is_known = pid != 0 && entry.pid_namespace.load() == pid_namespace();
  return is_known && has_ended(pid) && static_cast<PeState>(entry.state.load()) != PeState::finalized;
}

}  // namespace isomem
