// SPDX-License-Identifier: Apache-2.0
// Where the regions of a host are mapped: the same address in every process there. docs/decisions.md has the
// probes.
#pragma once

#include <cstdint>
#include <vector>

namespace isomem {

#if defined(__SANITIZE_THREAD__)
inline constexpr uint64_t kWindow = 0x7e8000000000;  // ThreadSanitizer kills a process that maps elsewhere
inline constexpr uint64_t kWindowBytes = uint64_t{256} << 30;  // device regions follow
#elif defined(__x86_64__)
inline constexpr uint64_t kWindow = 0x380000000000;
inline constexpr uint64_t kWindowBytes = uint64_t{1} << 44;
#else
inline constexpr uint64_t kWindow = 0x380000000000;
inline constexpr uint64_t kWindowBytes = uint64_t{1} << 36;  // qemu keeps a record for each page of a mapping
#endif

constexpr uint64_t default_window_bytes() { return kWindowBytes; }

class JobFile;

/// Maps the regions of the PEs of this host at the address that the build, the board or ISOMEM_WINDOW names,
/// or behind that by `offset`. Throws Error.
uint64_t map_window(const JobFile& job, uint64_t offset = 0);

/// The first regions of all hosts: those of `job` where map_window puts them, those of other virtual hosts
/// anywhere, for a wire that stores into them itself; 0 for other machines. Throws Error.
std::vector<uint64_t> map_hosts(const JobFile& job);

/// Takes the regions of the job file out of this process again.
void unmap_window(const JobFile& job, uint64_t window);

}  // namespace isomem
