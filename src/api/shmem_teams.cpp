// SPDX-License-Identifier: Apache-2.0
// Teams and contexts of OpenSHMEM.
#include <pshmem.h>
#include <shmemx.h>

#include "api/checks.hpp"
#include "isomem/handles.hpp"
#include "runtime/report.hpp"
#include "runtime/teams.hpp"

using namespace isomem;       // NOLINT: the definitions below are global C functions
using namespace isomem::api;  // NOLINT

namespace {

/// What a call on or from a team that is none, or that makes no team, returns.
int refusal(shmem_team_t team) {
  return team == SHMEM_TEAM_INVALID ? SHMEMX_ERROR_INVALID_HANDLE : SHMEMX_ERROR_REFUSED;
}

/// What the program asked for, of the fields that the mask names.
TeamConfig config_of(const char* routine, const char* argument, const shmem_team_config_t* config,
                     long mask) {
  TeamConfig wanted;
  if (mask & SHMEM_TEAM_NUM_CONTEXTS) {
    check_local(routine, argument, config, alignof(shmem_team_config_t));
    wanted.num_contexts = config->num_contexts;
  }
  return wanted;
}

/// The parent's slot, -1 if the program says that there is none.
int parent_of(Runtime& rt, const char* routine, shmem_team_t parent) {
  if (parent != SHMEM_TEAM_INVALID) team_of(rt, routine, parent);
  return team_slot(parent);
}

int create_context(const char* routine, int slot, long options, shmem_ctx_t* ctx) {
  Runtime& rt = runtime(routine);
  check_local(routine, "ctx", ctx, alignof(shmem_ctx_t));
  constexpr long kKnown = SHMEM_CTX_SERIALIZED | SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE;
  if (options & ~kKnown) {
    fail_value(routine, "options", options,
               "a bitwise or of SHMEM_CTX_SERIALIZED, SHMEM_CTX_PRIVATE, SHMEM_CTX_NOSTORE");
  }
  *ctx = slot < 0 ? SHMEM_CTX_INVALID : rt.contexts().create(slot, (options & SHMEM_CTX_PRIVATE) != 0);
  if (*ctx) return SHMEMX_SUCCESS;
  if (slot < 0) return SHMEMX_ERROR_INVALID_HANDLE;
  say(name_of(rt, rt.me()) +
      text(": %s did not create a context: all %zu that a PE can have are in use; destroy some", routine,
           Contexts::kMost));
  return SHMEMX_ERROR_EXHAUSTED;
}

}  // namespace

// --- teams
// ------------------------------------------------------------------------------------------------------

int shmem_team_my_pe(shmem_team_t team) {
  const Team* found = runtime("shmem_team_my_pe").teams().find(team_slot(team));
  return found ? found->me() : -1;
}

int shmem_team_n_pes(shmem_team_t team) {
  const Team* found = runtime("shmem_team_n_pes").teams().find(team_slot(team));
  return found ? found->n_pes() : -1;
}

int shmem_team_translate_pe(shmem_team_t src_team, int src_pe, shmem_team_t dest_team) {
  return runtime("shmem_team_translate_pe")
      .teams()
      .translate(team_slot(src_team), src_pe, team_slot(dest_team));
}

int shmem_team_split_strided(shmem_team_t parent_team, int start, int stride, int size,
                             const shmem_team_config_t* config, long config_mask, shmem_team_t* new_team) {
  const char* routine = "shmem_team_split_strided";
  Runtime& rt = runtime(routine);
  check_local(routine, "new_team", new_team, alignof(shmem_team_t));
  int slot;
  const bool made = rt.teams().split_strided(routine, parent_of(rt, routine, parent_team), start, stride,
                                             size, config_of(routine, "config", config, config_mask), &slot);
  *new_team = team_handle(slot);
  return made ? SHMEMX_SUCCESS : refusal(parent_team);
}

int shmem_team_split_2d(shmem_team_t parent_team, int xrange, const shmem_team_config_t* xaxis_config,
                        long xaxis_mask, shmem_team_t* xaxis_team, const shmem_team_config_t* yaxis_config,
                        long yaxis_mask, shmem_team_t* yaxis_team) {
  const char* routine = "shmem_team_split_2d";
  Runtime& rt = runtime(routine);
  check_local(routine, "xaxis_team", xaxis_team, alignof(shmem_team_t));
  check_local(routine, "yaxis_team", yaxis_team, alignof(shmem_team_t));
  int x, y;
  const bool made = rt.teams().split_2d(routine, parent_of(rt, routine, parent_team), xrange,
                                        config_of(routine, "xaxis_config", xaxis_config, xaxis_mask), &x,
                                        config_of(routine, "yaxis_config", yaxis_config, yaxis_mask), &y);
  *xaxis_team = team_handle(x);
  *yaxis_team = team_handle(y);
  return made ? SHMEMX_SUCCESS : refusal(parent_team);
}

int shmem_team_get_config(shmem_team_t team, long config_mask, shmem_team_config_t* config) {
  const char* routine = "shmem_team_get_config";
  Runtime& rt = runtime(routine);
  if (team == SHMEM_TEAM_INVALID) return SHMEMX_ERROR_INVALID_HANDLE;
  team_of(rt, routine, team);
  if (config_mask & SHMEM_TEAM_NUM_CONTEXTS) {
    check_local(routine, "config", config, alignof(shmem_team_config_t));
    config->num_contexts = rt.teams().config(team_slot(team))->num_contexts;
  }
  return 0;
}

void shmem_team_destroy(shmem_team_t team) {
  const char* routine = "shmem_team_destroy";
  Runtime& rt = runtime(routine);
  if (team == SHMEM_TEAM_INVALID) return;
  team_of(rt, routine, team);
  rt.teams().destroy(routine, team_slot(team));
}

// --- contexts
// ---------------------------------------------------------------------------------------------------

int shmem_ctx_create(long options, shmem_ctx_t* ctx) {
  return create_context("shmem_ctx_create", Teams::kWorld, options, ctx);
}

int shmem_team_create_ctx(shmem_team_t team, long options, shmem_ctx_t* ctx) {
  const char* routine = "shmem_team_create_ctx";
  return create_context(routine, parent_of(runtime(routine), routine, team), options, ctx);
}

void shmem_ctx_destroy(shmem_ctx_t ctx) {
  const char* routine = "shmem_ctx_destroy";
  Runtime& rt = runtime(routine);
  if (ctx == SHMEM_CTX_INVALID) return;
  if (ctx == SHMEM_CTX_DEFAULT) fail_ctx(routine, ctx);
  context_team(rt, routine, ctx);
  rt.quiet(ctx_number(ctx));
  rt.contexts().destroy(ctx);
}

int shmem_ctx_get_team(shmem_ctx_t ctx, shmem_team_t* team) {
  const char* routine = "shmem_ctx_get_team";
  Runtime& rt = runtime(routine);
  check_local(routine, "team", team, alignof(shmem_team_t));
  *team = SHMEM_TEAM_INVALID;
  if (ctx == SHMEM_CTX_INVALID) return SHMEMX_ERROR_INVALID_HANDLE;
  context_team(rt, routine, ctx);
  *team = team_handle(ctx_slot(ctx));
  return 0;
}

// --- sessions
// ---------------------------------------------------------------------------------------------------

void shmem_ctx_session_start(shmem_ctx_t ctx, long, const shmem_ctx_session_config_t* config,
                             long config_mask) {
  const char* routine = "shmem_ctx_session_start";
  Runtime& rt = runtime(routine);
  if (ctx == SHMEM_CTX_INVALID) return;
  context_team(rt, routine, ctx);
  if (config_mask) check_local(routine, "config", config, alignof(shmem_ctx_session_config_t));
}

void shmem_ctx_session_stop(shmem_ctx_t ctx) {
  const char* routine = "shmem_ctx_session_stop";
  Runtime& rt = runtime(routine);
  if (ctx != SHMEM_CTX_INVALID) context_team(rt, routine, ctx);
}

#include "api/generated/shmem_teams_aliases.inc"
