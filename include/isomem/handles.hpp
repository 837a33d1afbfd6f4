// SPDX-License-Identifier: Apache-2.0
// What the handles of OpenSHMEM say: they are numbers that look like pointers, so that kernels understand
// them without a table.
#pragma once

#include "isomem/team_area.hpp"

struct isomem_team;  // a shmem_team_t points to it
struct isomem_ctx;   // a shmem_ctx_t points to it

namespace isomem {

/// A team is the number of its slot and 1; SHMEM_TEAM_INVALID is 0.
ISOMEM_HD isomem_team* team_handle(int slot) {
  return reinterpret_cast<isomem_team*>(static_cast<uintptr_t>(slot + 1));
}
/// -1 for what is no team.
ISOMEM_HD int team_slot(const isomem_team* team) {
  const uintptr_t slot = reinterpret_cast<uintptr_t>(team) - 1;
  return slot < static_cast<uintptr_t>(kMostSlots) ? static_cast<int>(slot) : -1;
}

/// A context is from the low end on: 1; 7 bits for kernels compiled with headers of before there were more
/// than 32 teams; its number; the slot of its team. SHMEM_CTX_DEFAULT is number 0 of the world,
/// SHMEM_CTX_INVALID is 0.
inline constexpr unsigned kCtxNumberAt = 8;
inline constexpr unsigned kCtxSlotAt = 48;
static_assert(kMostSlots == 1 << (64 - kCtxSlotAt));
/// The team of a context for such kernels where they do not know it: its record in the state page names no
/// PE.
inline constexpr int kUnknownTeam = 127;

ISOMEM_HD isomem_ctx* ctx_handle(uint64_t number, int slot) {
  const auto known = static_cast<uint64_t>(slot < kPageTeams ? slot : kUnknownTeam);
  return reinterpret_cast<isomem_ctx*>(static_cast<uint64_t>(slot) << kCtxSlotAt | number << kCtxNumberAt |
                                       known << 1 | 1);
}
ISOMEM_HD int ctx_slot(const isomem_ctx* ctx) {
  return static_cast<int>(reinterpret_cast<uint64_t>(ctx) >> kCtxSlotAt);
}
ISOMEM_HD uint64_t ctx_number(const isomem_ctx* ctx) {
  constexpr uint64_t kNumbers = (uint64_t{1} << (kCtxSlotAt - kCtxNumberAt)) - 1;
  return reinterpret_cast<uint64_t>(ctx) >> kCtxNumberAt & kNumbers;
}

}  // namespace isomem
