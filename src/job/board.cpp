// SPDX-License-Identifier: Apache-2.0
#include "job/board.hpp"

#include <signal.h>
#include <unistd.h>

#include <cerrno>

#include "core/error.hpp"
#include "core/text.hpp"
#include "job/job_file.hpp"

namespace isomem {

void claim(Board& board, int pe) {
  PeEntry& mine = board.pe[pe];
  int32_t owner = mine.pid.load();
  const bool is_free =
      owner == 0 || owner == getpid() || static_cast<PeState>(mine.state.load()) == PeState::finalized;
  if (!is_free || !mine.pid.compare_exchange_strong(owner, getpid())) {
    throw Error(
        text("cannot become PE %d: process %d is that PE and has not finalized. A script that oshrun starts "
             "can run "
             "one OpenSHMEM program after the other, not two at once",
             pe, owner));
  }
  mine.pid_namespace = pid_namespace();
  mine.state = static_cast<uint32_t>(PeState::attached);
}

bool launcher_is_visible(Board& board) { return kill(board.header.launcher_pid, 0) == 0 || errno == EPERM; }

}  // namespace isomem
