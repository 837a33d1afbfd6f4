// SPDX-License-Identifier: Apache-2.0
// Memory of other images outside their arenas: what pointers lead to that have been associated with a local
// or static variable, or with memory from malloc. The kernel copies it (process_vm_readv), on one host only.
#pragma once

#include <sys/uio.h>

#include <cstdint>
#include <vector>

namespace caf {

enum class Direction { to_other, from_other };

/// What images must know of each other for it. The number of a process may mean another one here, in another
/// namespace or after its end; so it has a word that no other process has at this place.
struct Process {
  uint64_t id;
  uint64_t place;  // among the libraries
  uint64_t word;
};
/// Of this image; from now on others of this host may access its memory.
Process introduce_process();
void know_process(const Process& process);  // in the order of PEs

/// Between pieces of memory of near PE `pe`, at addresses of its process, and a buffer with all of their
/// bytes. False: the process has been killed; the memory is lost. Ends the job if the kernel refuses.
bool copy_of_process(Direction direction, int pe, std::vector<iovec> pieces, char* buffer);

/// As many bytes as can be read there, to `buffer`; 0: nothing is there; -1: the process has been killed.
/// Ends the job if the kernel refuses. In handlers of signals too.
ssize_t peek_at_process(int pe, const void* there, char* buffer, size_t bytes);

}  // namespace caf
