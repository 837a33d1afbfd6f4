// SPDX-License-Identifier: Apache-2.0
// Static and global data are symmetric: the writable segments of the main executable are moved onto the job
// file, so that a peer reaches them through its window exactly as it reaches the heap. Where an MPI launcher
// started the process there is no job yet: they are moved onto a file of their own, and the PEs map one
// another's into the window when the job is put together.
//
// The move runs in a library constructor, before main, single-threaded.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace isomem {

/// One run of writable pages of the main executable and the place of its bytes in a PE's region.
struct StaticSegment {
  uintptr_t lo;            // page aligned
  size_t bytes;            // whole pages
  uint64_t region_offset;  // the segments fill the end of the region, in address order
  size_t file_bytes;  // leading bytes (whole pages) that hold data of the file; the rest started as zeros
  int protection;     // PROT_ bits
};

struct Statics {
  std::vector<StaticSegment> segments;
  uint64_t layout_hash = 0;  // equal in all PEs that run the same executable, wherever it is loaded
  size_t total_bytes = 0;
  bool remapped = false;
  int own_fd = -1;         // the file that they were moved onto, if it is not the job file
  uint64_t own_inode = 0;  // of that file
  int own_pid = 0;         // the process whose statics lie there; its children have copies

  /// Place in a region of the byte at `address`, nothing if it is no static of the main executable.
  std::optional<uint64_t> region_offset(const void* address) const;
  /// Address in this process of the static at `region_offset`, nullptr if there is none.
  void* address(uint64_t region_offset) const;
};

/// Writable segments of the main executable, from its program headers, without what becomes read-only after
/// relocation. Throws Error if the executable is linked statically or the segments do not fit into `stride`.
Statics find_statics(uint64_t stride);

/// True if the main executable itself imports a routine of OpenSHMEM (or nvshmem): what only a shared or
/// dlopened library uses does not count, so Python and its like are left as they are.
bool executable_uses_shmem();

/// Moves the segments onto the job file, at `region_file_offset + region_offset`; what was there is
/// discarded. Only pages with content are copied. Afterwards a peer's stores there are seen here.
void remap_statics(Statics& statics, int fd, uint64_t region_file_offset);

/// Finds the segments and moves them onto the empty file `fd`, for a process whose job comes later: see
/// place_statics. Nothing if the process may not have a file so large.
std::optional<Statics> set_statics_aside(int fd);

/// The place of the segments in a region of `stride` bytes: at its end. Throws Error if they do not fit.
void place_statics(Statics& statics, uint64_t stride);

/// Maps the file `fd` of process `pid`, which has set its statics aside, at `place`. Throws Error.
void map_statics_of(int pid, int fd, uint64_t inode, void* place, size_t bytes);

/// Gives the child of a fork() a private copy of the statics while the parent waits for it. vfork,
/// posix_spawn, popen and system need nothing: their child only runs exec.
void protect_fork(const Statics& statics, int fd, uint64_t region_file_offset);

}  // namespace isomem
