// SPDX-License-Identifier: Apache-2.0
// Teams of NVSHMEM on the host. A handle is the number of a team's slot, the same on all its members.
#include <nvshmem.h>

#include "api/guard.hpp"
#include "api/nvshmem_calls.hpp"

using namespace isomem;       // NOLINT: the definitions below are global C functions
using namespace isomem::api;  // NOLINT

namespace {

/// What the program asked for, of the fields that the mask names.
TeamConfig config_of(const nvshmem_team_config_t* config, long mask) {
  TeamConfig wanted;
  if (!config) return wanted;
  if (mask & NVSHMEM_TEAM_CONFIG_MASK_NUM_CONTEXTS) wanted.num_contexts = config->num_contexts;
  if (mask & NVSHMEM_TEAM_CONFIG_MASK_UNIQUEID) wanted.unique_id = config->uniqueid;
  return wanted;
}

/// The creation of a team synchronises its PEs. In NVSHMEM it completes their operations as well, and
/// programs rely on it that what they have put is there.
Teams& completed(const char* routine) {
  Runtime& rt = runtime(routine);
  rt.quiet();
  return rt.teams();
}

}  // namespace

int nvshmem_team_my_pe(nvshmem_team_t team) {
  const Team* found = runtime("nvshmem_team_my_pe").teams().find(team);
  return found ? found->me() : -1;
}

int nvshmem_team_n_pes(nvshmem_team_t team) {
  const Team* found = runtime("nvshmem_team_n_pes").teams().find(team);
  return found ? found->n_pes() : -1;
}

int nvshmem_team_translate_pe(nvshmem_team_t src_team, int src_pe, nvshmem_team_t dest_team) {
  return runtime("nvshmem_team_translate_pe").teams().translate(src_team, src_pe, dest_team);
}

void nvshmem_team_get_config(nvshmem_team_t team, nvshmem_team_config_t* config) {
  const char* routine = "nvshmem_team_get_config";
  check_local(routine, "config", config, alignof(nvshmem_team_config_t));
  const TeamConfig* found = runtime(routine).teams().config(team);
  if (!found) return;
  config->num_contexts = found->num_contexts;
  config->uniqueid = found->unique_id;
}

int nvshmem_team_split_strided(nvshmem_team_t parent_team, int PE_start, int PE_stride, int PE_size,
                               const nvshmem_team_config_t* config, long config_mask,
                               nvshmem_team_t* new_team) {
  const char* routine = "nvshmem_team_split_strided";
  check_local(routine, "new_team", new_team, alignof(nvshmem_team_t));
  const bool made = completed(routine).split_strided(routine, parent_team, PE_start, PE_stride, PE_size,
                                                     config_of(config, config_mask), new_team);
  return made ? 0 : NVSHMEMX_ERROR_INVALID_VALUE;
}

int nvshmem_team_split_2d(nvshmem_team_t parent_team, int xrange, const nvshmem_team_config_t* xaxis_config,
                          long xaxis_mask, nvshmem_team_t* xaxis_team,
                          const nvshmem_team_config_t* yaxis_config, long yaxis_mask,
                          nvshmem_team_t* yaxis_team) {
  const char* routine = "nvshmem_team_split_2d";
  check_local(routine, "xaxis_team", xaxis_team, alignof(nvshmem_team_t));
  check_local(routine, "yaxis_team", yaxis_team, alignof(nvshmem_team_t));
  const bool made =
      completed(routine).split_2d(routine, parent_team, xrange, config_of(xaxis_config, xaxis_mask),
                                  xaxis_team, config_of(yaxis_config, yaxis_mask), yaxis_team);
  return made ? 0 : NVSHMEMX_ERROR_INVALID_VALUE;
}

void nvshmem_team_destroy(nvshmem_team_t team) {
  Runtime& rt = runtime("nvshmem_team_destroy");
  if (rt.teams().find(team)) rt.teams().destroy("nvshmem_team_destroy", team);
}

int nvshmemx_team_get_uniqueid(nvshmemx_team_uniqueid_t* uniqueid) {
  const char* routine = "nvshmemx_team_get_uniqueid";
  check_local(routine, "uniqueid", uniqueid, alignof(nvshmemx_team_uniqueid_t));
  *uniqueid = runtime(routine).teams().unique_id();
  return NVSHMEMX_SUCCESS;
}

int nvshmemx_team_init(nvshmem_team_t* team, nvshmem_team_config_t* config, long config_mask, int npes,
                       int pe_idx_in_team) {
  const char* routine = "nvshmemx_team_init";
  check_local(routine, "team", team, alignof(nvshmem_team_t));
  const bool made =
      completed(routine).join(routine, config_of(config, config_mask | NVSHMEM_TEAM_CONFIG_MASK_UNIQUEID),
                              npes, pe_idx_in_team, team);
  return made ? 0 : NVSHMEMX_ERROR_INVALID_VALUE;
}

int nvshmem_team_sync(nvshmem_team_t team) {
  const char* routine = "nvshmem_team_sync";
  Runtime& rt = runtime(routine);
  rt.synchronise(routine, api::nvshmem::team_of(rt, routine, team));
  return 0;
}

int nvshmem_barrier(nvshmem_team_t team) {
  const char* routine = "nvshmem_barrier";
  Runtime& rt = runtime(routine);
  Team& found = api::nvshmem::team_of(rt, routine, team);
  rt.quiet();
  rt.synchronise(routine, found);
  return 0;
}
