// SPDX-License-Identifier: Apache-2.0
// What this host lets a job use: memory and cores, as limited by cgroups and the affinity mask, and the sizes
// that users write in environment variables.
#pragma once

#include <cstdint>
#include <string_view>

namespace isomem {

/// Bytes that can still be allocated on this host by this process: MemAvailable, or less where the cgroup of
/// this process or one of its parents has a limit.
uint64_t available_memory();

/// A size as OpenSHMEM writes it: a non-negative integer or decimal number and an optional k, m, g or t
/// (either case, powers of 1024), rounded up; text after the suffix is ignored. Throws Error naming
/// `variable` and `text`.
uint64_t parse_size(std::string_view text, const char* variable = "size");

/// Value of SHMEM_SYMMETRIC_SIZE (or the older SMA_SYMMETRIC_SIZE), 0 when neither is set.
/// `is_set` tells a size of 0 from no size.
uint64_t requested_heap_size(bool* is_set);

/// Most bytes of symmetric heap one of `n_pes` PEs on this host may use: the size asked for, and never more
/// than its share of 90 % of the available memory.
uint64_t heap_limit(uint32_t n_pes);

/// Hardware threads this process may run on at the same time: its affinity mask, and the CPU quota of its
/// cgroups (rounded down); at least 1.
uint32_t usable_cores();

}  // namespace isomem
