// SPDX-License-Identifier: Apache-2.0
#include "process_memory.hpp"

#include <limits.h>
#include <shmemx.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "job.hpp"
#include "outcome.hpp"

namespace caf {

namespace {

uint64_t own_word;
std::vector<Process> processes;  // by PE

constexpr double kPatience = 1;  // seconds until the launcher must have seen that a process has ended

/// 0, or the error: ESRCH if it has ended or another one has its number.
int error_of(const Process& process) {
  uint64_t word = 0;
  const iovec mine{&word, sizeof word};
  const iovec theirs{reinterpret_cast<void*>(process.place), sizeof word};
  if (process_vm_readv(static_cast<pid_t>(process.id), &mine, 1, &theirs, 1, 0) < 0 && errno != EFAULT)
    return errno;
  return word == process.word ? 0 : ESRCH;
}

bool is_dead(int pe) {
  Patience patience("an access to another image");
  for (const double start = shmemx_wtime(); shmemx_pe_status(pe) != SHMEMX_PE_DEAD;) {
    if (shmemx_wtime() > start + kPatience) return false;
    patience.pause([] { return "its process"; });
  }
  look_for_those_who_left();
  return true;
}

[[noreturn]] void refuse(Direction direction, int pe, const void* there, int error) {
  const char* what = direction == Direction::from_other ? "read" : "written";
  const char* why = "images must be allowed to access each other's processes: see isomem_coarrays(7)";
  if (error == ESRCH) why = "images of a host must see each other's processes (one PID namespace)";
  if (error == EFAULT) why = "is the pointer still associated with something?";
  end_with(
      words("a pointer of image %d leads to %p there, outside the memory of coarrays, which cannot be %s "
            "by process %d: %s; %s",
            pe + 1, there, what, static_cast<int>(getpid()), std::strerror(error), why));
}

/// Takes what has been copied off the front.
size_t without(std::vector<iovec>& pieces, size_t first, size_t bytes) {
  while (first < pieces.size() && pieces[first].iov_len <= bytes) bytes -= pieces[first++].iov_len;
  if (bytes) {
    pieces[first].iov_base = static_cast<char*>(pieces[first].iov_base) + bytes;
    pieces[first].iov_len -= bytes;
  }
  return first;
}

void copy_own(Direction direction, const std::vector<iovec>& pieces, char* buffer) {
  for (const iovec& piece : pieces) {
    if (direction == Direction::to_other) {
      std::memcpy(piece.iov_base, buffer, piece.iov_len);
    } else {
      std::memcpy(buffer, piece.iov_base, piece.iov_len);
    }
    buffer += piece.iov_len;
  }
}

/// The first n pieces, or less: the bytes that have been moved, or -1.
ssize_t move(Direction direction, const Process& process, char* buffer, const iovec* pieces, size_t n) {
  iovec mine{buffer, 0};
  for (size_t i = 0; i < n; ++i) mine.iov_len += pieces[i].iov_len;
  const auto id = static_cast<pid_t>(process.id);
  return direction == Direction::to_other ? process_vm_writev(id, &mine, 1, pieces, n, 0)
                                          : process_vm_readv(id, &mine, 1, pieces, n, 0);
}

}  // namespace

Process introduce_process() {
  // Where Yama restricts ptrace (kernel.yama.ptrace_scope is 1), siblings may not read each other's memory
  // unless they say so: this process does, for what descends from the launcher, and not for any process of
  // the user.
  if (job.n > 1) prctl(PR_SET_PTRACER, static_cast<unsigned long>(getppid()), 0, 0, 0);
  if (getrandom(&own_word, sizeof own_word, GRND_NONBLOCK) != sizeof own_word)
    own_word = static_cast<uint64_t>(shmemx_wtime() * 1e9);
  return {static_cast<uint64_t>(getpid()), reinterpret_cast<uintptr_t>(&own_word), own_word};
}

void know_process(const Process& process) { processes.push_back(process); }

bool copy_of_process(Direction direction, int pe, std::vector<iovec> pieces, char* buffer) {
  if (pe == job.me) {
    copy_own(direction, pieces, buffer);
    return true;
  }
  const Process& process = processes[static_cast<size_t>(pe)];
  int error = error_of(process);
  for (size_t first = 0; first < pieces.size() && !error;) {
    const size_t n = std::min<size_t>(pieces.size() - first, IOV_MAX);
    const ssize_t moved = move(direction, process, buffer, &pieces[first], n);
    if (moved <= 0) {
      error = errno;
      pieces.erase(pieces.begin(), pieces.begin() + static_cast<ptrdiff_t>(first));  // for the message
    } else {
      buffer += moved;
      first = without(pieces, first, static_cast<size_t>(moved));
    }
  }
  if (!error) return true;
  if (error == ESRCH && is_dead(pe)) return false;
  refuse(direction, pe, pieces[0].iov_base, error);
}

ssize_t peek_at_process(int pe, const void* there, char* buffer, size_t bytes) {
  const Process& process = processes[static_cast<size_t>(pe)];
  const iovec piece{const_cast<void*>(there), bytes};
  int error = error_of(process);
  const ssize_t moved = error ? -1 : move(Direction::from_other, process, buffer, &piece, 1);
  if (moved >= 0) return moved;
  if (!error) error = errno;
  if (error == EFAULT) return 0;
  if (error == ESRCH && is_dead(pe)) return -1;
  refuse(Direction::from_other, pe, there, error);
}

}  // namespace caf
