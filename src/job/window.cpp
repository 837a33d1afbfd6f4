// SPDX-License-Identifier: Apache-2.0
#include "job/window.hpp"

#include <sys/mman.h>

#include <cerrno>
#include <cstring>
#include <string>

#include "core/error.hpp"
#include "core/options.hpp"
#include "core/text.hpp"
#include "job/job_file.hpp"

namespace isomem {

namespace {

uint64_t wanted_window(const BoardHeader& header) {
  return read_options().window.value_or(header.window ? header.window : kWindow);
}

}  // namespace

uint64_t map_window(const JobFile& job, uint64_t offset) {
  const BoardHeader& header = job.board()->header;
  const uint64_t bytes = header.near_pes * header.stride;
  const uint64_t wanted = wanted_window(header) + offset;
  void* const at = mmap(reinterpret_cast<void*>(wanted), bytes, PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_NORESERVE | MAP_FIXED_NOREPLACE, job.fd(),
                        static_cast<off_t>(header.board_bytes));
  if (at == MAP_FAILED) {
    const int error = errno;
    throw Error(
        text("cannot map %llu GiB of address space for the symmetric memory of %u PEs at 0x%llx: %s. %s",
             static_cast<unsigned long long>(bytes >> 30), header.near_pes,
             static_cast<unsigned long long>(wanted), std::strerror(error),
             error == EEXIST
                 ? "This process has something else mapped there (see /proc/self/maps): set ISOMEM_WINDOW to "
                   "a free address, the same for all PEs"
                 : "Raise the address space limit (ulimit -v), lower ISOMEM_STRIDE, for example to 4g, or "
                   "set ISOMEM_WINDOW to an address that this processor can map"));
  }
  // a core dump of the window would fill the machine's memory; the used heap is added as it grows
  madvise(at, bytes, MADV_DONTDUMP);
  return reinterpret_cast<uint64_t>(at);
}

namespace {

uint64_t map_elsewhere(const JobFile& job) {
  const BoardHeader& header = job.board()->header;
  const uint64_t bytes = header.near_pes * header.stride;
  void* const at = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, job.fd(),
                        static_cast<off_t>(header.board_bytes));
  if (at == MAP_FAILED) {
    throw Error(text("cannot map %llu GiB of virtual host %u for the loopback wire: %s",
                     static_cast<unsigned long long>(bytes >> 30), header.host, std::strerror(errno)));
  }
  madvise(at, bytes, MADV_DONTDUMP);
  return reinterpret_cast<uint64_t>(at);
}

}  // namespace

std::vector<uint64_t> map_hosts(const JobFile& job) {
  std::vector<uint64_t> windows;
  Board& board = *job.board();
  for (uint32_t host = 0; host < board.header.n_hosts; ++host) {
    if (host == board.header.host) {
      windows.push_back(map_window(job));
      continue;
    }
    const HostEntry& other = board.host(static_cast<int>(host));
    if (other.launcher_pid == 0) {  // another machine
      windows.push_back(0);
      continue;
    }
    const std::string name =
        text("%d:%d:%llu", other.launcher_pid, other.fd, static_cast<unsigned long long>(other.inode));
    windows.push_back(map_elsewhere(JobFile::adopt(name.c_str(), "the board of a virtual host")));
  }
  return windows;
}

void unmap_window(const JobFile& job, uint64_t window) {
  const BoardHeader& header = job.board()->header;
  munmap(reinterpret_cast<void*>(window), header.near_pes * header.stride);
}

}  // namespace isomem
