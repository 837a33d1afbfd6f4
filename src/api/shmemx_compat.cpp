// SPDX-License-Identifier: Apache-2.0
// Cray's names for teams, threads and completion, in terms of OpenSHMEM's own.
#include <pshmemx.h>

#include "api/checks.hpp"
#include "api/life.hpp"
#include "isomem/handles.hpp"
#include "runtime/report.hpp"
#include "runtime/teams.hpp"

using namespace isomem;       // NOLINT: the definitions below are global C functions
using namespace isomem::api;  // NOLINT

namespace {

constexpr int kMostStride = 1 << 19;  // far beyond any number of PEs

/// These routines have no status: what a program asks for must be there.
[[noreturn]] void fail_team_creation(const char* routine) {
  end_job(*this_pe, EndCause::error, 1,
          name_of(*this_pe, this_pe->me()) +
              text(": %s could not create the team, for the reason given above; the job ends", routine));
}

}  // namespace

// --- teams
// ------------------------------------------------------------------------------------------------------

int shmemx_team_my_pe(shmem_team_t team) { return pshmem_team_my_pe(team); }
int shmemx_team_n_pes(shmem_team_t team) { return pshmem_team_n_pes(team); }
int shmemx_team_translate_pe(shmem_team_t team1, int team1_pe, shmem_team_t team2) {
  return pshmem_team_translate_pe(team1, team1_pe, team2);
}

/// Only the members have to call it, so they find each other by an id that follows from the arguments. Ids
/// from Teams::unique_id are smaller.
void shmemx_team_create_strided(int PE_start, int PE_stride, int PE_size, shmem_team_t* newteam) {
  const char* routine = "shmemx_team_create_strided";
  Runtime& rt = runtime(routine);
  check_local(routine, "newteam", newteam, alignof(shmem_team_t));
  check_pe(rt.n_pes(), routine, PE_start, "PE_start");
  check_range(routine, "PE_stride", PE_stride, 1, kMostStride, "1 to 524288");
  check_range(routine, "PE_size", PE_size, 1, (rt.n_pes() - 1 - PE_start) / PE_stride + 1,
              "1 or more, the last PE one of the job");
  *newteam = SHMEM_TEAM_INVALID;
  const int distance = rt.me() - PE_start;
  if (distance < 0 || distance % PE_stride || distance / PE_stride >= PE_size) return;
  TeamConfig config;
  config.unique_id = uint64_t{1} << 63 | static_cast<uint64_t>(PE_start) << 40 |
                     static_cast<uint64_t>(PE_stride) << 20 | static_cast<uint64_t>(PE_size);
  int slot;
  if (!rt.teams().join(routine, config, PE_size, distance / PE_stride, &slot)) fail_team_creation(routine);
  *newteam = team_handle(slot);
}

void shmemx_team_split(shmem_team_t parent_team, int color, int key, shmem_team_t* newteam) {
  const char* routine = "shmemx_team_split";
  Runtime& rt = runtime(routine);
  check_local(routine, "newteam", newteam, alignof(shmem_team_t));
  team_of(rt, routine, parent_team);
  int slot;
  if (!rt.teams().split_by_color(routine, team_slot(parent_team), color, key, &slot))
    fail_team_creation(routine);
  *newteam = team_handle(slot);
}

void shmemx_team_destroy(shmem_team_t* team) {
  check_local("shmemx_team_destroy", "team", team, alignof(shmem_team_t));
  pshmem_team_destroy(*team);
  *team = SHMEM_TEAM_INVALID;
}

// --- threads and completion
// -------------------------------------------------------------------------------------

int shmemx_init_thread(int required) { return init_pe("shmemx_init_thread", required); }
int shmemx_query_thread(void) { return thread_level(); }

// A thread needs no resources of its own, and what it has issued is complete when all of its PE's is.
void shmemx_thread_register(void) { runtime("shmemx_thread_register"); }
void shmemx_thread_unregister(void) { runtime("shmemx_thread_unregister"); }
void shmemx_thread_quiet(void) { pshmem_quiet(); }
void shmemx_thread_fence(void) { pshmem_fence(); }
void shmemx_pe_quiet(int target_pe) { pshmem_pe_quiet(&target_pe, 1); }
void shmemx_local_complete(void) { pshmem_quiet(); }

#include "api/generated/shmemx_compat_aliases.inc"
