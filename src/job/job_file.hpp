// SPDX-License-Identifier: Apache-2.0
// The job file: one memfd that holds the status board and the region of every PE of a host.
//
// The launcher makes it and every PE inherits its descriptor, so nothing has a name that could be left
// behind: the memory goes when the last process of the job does. It is sparse; only touched pages cost
// memory.
#pragma once

#include <sys/types.h>
#include <unistd.h>

#include <cstdint>
#include <string>
#include <vector>

#include "job/board.hpp"

namespace isomem {

inline constexpr int kMostPes = 32767;  // a lock of Fortran counts them in 15 bits

/// Bytes of a region, at least (control area, statics and some heap) and at most.
inline constexpr uint64_t kMinStride = uint64_t{16} << 20;
inline constexpr uint64_t kMaxStride = uint64_t{1} << 40;

/// What is decided about a job before it starts.
struct JobShape {
  std::vector<int32_t> hosts;  // of each PE
  uint64_t stride;             // bytes of a region, a power of two
  uint64_t window;             // address wanted for the regions; 0: the library's own choice
  uint64_t heap_limit;
  uint32_t cores;                  // that the job may use on each host
  int here = kAllHere;             // the number of this machine, where the hosts are machines
  std::vector<std::string> names;  // of the hosts then
  uint64_t number = 0;             // at random: who does not know it is no PE of the job

  static constexpr int kAllHere = -1;  // one host, or virtual ones

  int n_hosts() const;
  /// PEs whose memory is this machine's.
  uint32_t machine_pes() const;
};

/// Fits the regions of all PEs into `window_bytes` of address space (and into the limits of this process):
/// each as large as possible, at most 1 TiB, or as ISOMEM_STRIDE says. Virtual hosts share this machine; else
/// it is host `here`, and only its PEs count. Throws Error when they cannot be made large enough.
JobShape shape_job(std::vector<int32_t> hosts, uint64_t window_bytes, int here = JobShape::kAllHere);
/// The same with all PEs on one host.
JobShape shape_job(uint32_t n_pes, uint64_t window_bytes);

/// Identifies the PID namespace of this process: numbers of processes can be compared only within one.
uint32_t pid_namespace();

/// A descriptor of empty shared memory, above the numbers that scripts use; closed on exec. Throws Error.
int new_shared_memory();

/// Owns the descriptor of a job file and the mapping of its board (not of the regions).
class JobFile {
 public:
  /// Makes a job file for PEs to come; its descriptor is closed on exec until the launcher says otherwise.
  static JobFile create(const JobShape& shape, int host = 0);

  /// Opens the job file that ISOMEM_JOB names ("<launcher pid>:<fd>:<inode>"): the inherited descriptor, or
  /// the launcher's own where a wrapper has closed it. `origin`: what named it, for messages.
  static JobFile adopt(const char* job_variable, const char* origin = kJobVariable);

  JobFile(JobFile&& other) noexcept;
  JobFile& operator=(JobFile&& other) noexcept;
  ~JobFile();

  int fd() const { return fd_; }
  Board* board() const { return board_; }
  uint64_t board_bytes() const { return mapped_; }
  /// Where the region with that slot begins in the file.
  uint64_t region_offset(int slot) const {
    return mapped_ + static_cast<uint64_t>(slot) * board_->header.stride;
  }

  /// Value of ISOMEM_JOB for processes that are started by `launcher`, which has this descriptor.
  std::string variable(pid_t launcher = getpid()) const;
  uint64_t inode() const;

 private:
  explicit JobFile(int fd) : fd_(fd) {}
  void map_board(uint64_t bytes);
  void give_shape(const JobShape& shape, int host);
  void fill(const JobShape& shape, int host, uint64_t board_bytes);
  void verify(const std::string& name) const;

  int fd_ = -1;
  Board* board_ = nullptr;
  uint64_t mapped_ = 0;
};

/// A job file for each host of the job; each board knows all of them.
std::vector<JobFile> create_job(const JobShape& shape);

}  // namespace isomem
