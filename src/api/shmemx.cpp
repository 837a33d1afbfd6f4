// SPDX-License-Identifier: Apache-2.0
// The extensions that have no types: queries about the job, and words for codes. The others are generated.
#include <pshmemx.h>

#include <vector>

#include "api/attach.hpp"
#include "api/checks.hpp"
#include "api/life.hpp"
#include "core/error.hpp"
#include "core/wait_handler.hpp"
#include "isomem/handles.hpp"
#include "job/unique_id.hpp"
#include "runtime/report.hpp"
#include "runtime/teams.hpp"

using namespace isomem;       // NOLINT: the definitions below are global C functions
using namespace isomem::api;  // NOLINT

namespace {

Runtime& with_pe(const char* routine, int pe) {
  Runtime& rt = runtime(routine);
  check_pe(rt.n_pes(), routine, pe);
  return rt;
}

int refuse_start(const char* routine, const std::string& why) {
  say(describe_process() + ": " + routine + ": " + why);
  return SHMEMX_ERROR_REFUSED;
}

/// Members find each other by an id that follows from their list (FNV-1a); those of shmemx_compat.cpp and of
/// Teams::unique_id are smaller.
uint64_t id_of(const int* pes, size_t npes) {
  uint64_t hash = 0xcbf29ce484222325;
  for (size_t i = 0; i < npes; ++i) hash = (hash ^ static_cast<uint64_t>(pes[i] + 1)) * 0x100000001b3;
  return uint64_t{3} << 62 | hash >> 3;
}

/// The place of this PE in a list that must be one of different PEs.
int place_in(const Runtime& rt, const char* routine, const int* pes, size_t npes) {
  check_pes(rt.n_pes(), routine, pes, npes, "pes");
  int place = -1;
  std::vector<bool> seen(static_cast<size_t>(rt.n_pes()));
  for (size_t i = 0; i < npes; ++i) {
    const auto pe = static_cast<size_t>(pes[i]);
    if (seen[pe]) fail_value(routine, "pes", pes[i], "each PE at most once");
    seen[pe] = true;
    if (pes[i] == rt.me()) place = static_cast<int>(i);
  }
  if (place < 0) fail_value(routine, "pes", pes[0], "a list with this PE in it");
  return place;
}

}  // namespace

int shmemx_get_uniqueid(shmemx_uniqueid_t* id) {
  const char* routine = "shmemx_get_uniqueid";
  static_assert(sizeof(id->bytes) == kIdBytes);
  if (!id) return refuse_start(routine, "id is NULL");
  try {
    make_unique_id(id->bytes);
  } catch (const Error& error) {
    return refuse_start(routine, error.what());
  }
  return SHMEMX_SUCCESS;
}

int shmemx_init_uniqueid(const shmemx_uniqueid_t* id, int rank, int npes, int requested, int* provided) {
  const char* routine = "shmemx_init_uniqueid";
  if (!id || !provided) return refuse_start(routine, id ? "provided is NULL" : "id is NULL");
  try {
    attach_as(rank, npes, "the unique id's arguments", [&] { return join_unique_id(id->bytes, rank, npes); });
  } catch (const Interrupted&) {
    return SHMEMX_INTERRUPTED;
  } catch (const Error& error) {
    end_process(describe_process() + ": " + routine + ": " + error.what());
  }
  *provided = init_pe(routine, requested);
  return SHMEMX_SUCCESS;
}

int shmemx_team_create(const int* pes, size_t npes, shmem_team_t* new_team) {
  const char* routine = "shmemx_team_create";
  Runtime& rt = runtime(routine);
  check_local(routine, "new_team", new_team, alignof(shmem_team_t));
  check_local(routine, "pes", pes, alignof(int));
  *new_team = SHMEM_TEAM_INVALID;
  check_range(routine, "npes", static_cast<int64_t>(npes), 1, rt.n_pes(), "1 to the number of PEs");
  const int place = place_in(rt, routine, pes, npes);
  TeamConfig config;
  config.unique_id = id_of(pes, npes);
  int slot;
  if (!rt.teams().join(routine, config, static_cast<int>(npes), place, &slot)) return SHMEMX_ERROR_EXHAUSTED;
  *new_team = team_handle(slot);
  return SHMEMX_SUCCESS;
}

int shmemx_pe_status(int pe) {
  switch (with_pe("shmemx_pe_status", pe).job().state_of(pe)) {
    case PeState::unborn:
    case PeState::attached:
      return SHMEMX_PE_STARTING;
    case PeState::running:
      return SHMEMX_PE_RUNNING;
    case PeState::finalizing:
    case PeState::leaving:
      return SHMEMX_PE_FINALIZING;
    case PeState::finalized:
      return SHMEMX_PE_FINISHED;
    case PeState::dead:
      break;
  }
  return SHMEMX_PE_DEAD;
}

int shmemx_local_npes(void) { return runtime("shmemx_local_npes").job().peers().near_pes(); }
int shmemx_local_pe(void) { return runtime("shmemx_local_pe").job().slot(); }

const char* shmemx_nodename(void) { return runtime("shmemx_nodename").job().host(); }
const char* shmemx_pe_nodename(int pe) { return with_pe("shmemx_pe_nodename", pe).job().host_of(pe); }
const char* shmemx_wire_name(int pe) {
  const Runtime& rt = with_pe("shmemx_wire_name", pe);
  return rt.job().peers().is_near(pe) ? "shm" : rt.transport().wire()->short_name();
}

void shmemx_heap_get_info(shmemx_heap_info_t* info) {
  const Runtime& rt = runtime("shmemx_heap_get_info");
  check_local("shmemx_heap_get_info", "info", info, alignof(shmemx_heap_info_t));
  const Allocator& heap = rt.heap().allocator();
  const Allocator::Space space = heap.space();
  *info = {heap.limit(), heap.live_bytes(), space.bytes, space.largest, heap.live_blocks()};
}

void shmemx_set_wait_handler(shmemx_wait_handler_t handler) { set_wait_handler(handler); }

double shmemx_wtime(void) { return static_cast<double>(now_ns()) * 1e-9; }

const char* shmemx_version(void) {
  return SHMEM_VENDOR_STRING
      ", OpenSHMEM 1.6"
#if defined(ISOMEM_WITH_CUDA)
      ", NVSHMEM 3.8"
#endif
      ;
}

const char* shmemx_error_string(int code) {
  switch (code) {
    case SHMEMX_SUCCESS:
      return "success";
    case SHMEMX_ERROR_REFUSED:
      return "the call was refused and has done nothing; standard error has the reason";
    case SHMEMX_ERROR_INVALID_HANDLE:
      return "the handle is SHMEM_TEAM_INVALID or SHMEM_CTX_INVALID";
    case SHMEMX_ERROR_EXHAUSTED:
      return "this PE has the maximum number of them; destroy some";
    case SHMEMX_TIMEOUT:
      return "the time ran out before the comparison held";
    case SHMEMX_INTERRUPTED:
      return "the wait handler ended the wait";
    default:
      return "unknown code: no routine of this version returns it";
  }
}

#include "api/generated/shmemx_aliases.inc"
