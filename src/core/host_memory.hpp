// SPDX-License-Identifier: Apache-2.0
// What this host lets a job use: memory and cores, as limited by cgroups and the affinity mask.
#pragma once

#include <cstdint>
#include <optional>

namespace isomem {

/// Bytes that can still be allocated on this host by this process: MemAvailable, or less where the cgroup of
/// this process or one of its parents has a limit.
uint64_t available_memory();

/// The lowest memory limit of the cgroup of this process and its parents; nothing if there is none.
std::optional<uint64_t> memory_limit();

/// The share of 90 % of the available memory that each of `n_pes` PEs on this host has.
uint64_t heap_share(uint32_t n_pes);

/// Most bytes of symmetric heap one of `n_pes` PEs on this host may use: the size asked for, and never more
/// than its share of 90 % of the available memory.
uint64_t heap_limit(uint32_t n_pes);

/// Hardware threads this process may run on at the same time: its affinity mask, and the CPU quota of its
/// cgroups (rounded down); at least 1.
uint32_t usable_cores();

}  // namespace isomem
