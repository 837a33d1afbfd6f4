// SPDX-License-Identifier: Apache-2.0
// The extensions that have no types: queries about the job, and words for codes. The others are generated.
#include <pshmemx.h>

#include "api/checks.hpp"
#include "runtime/wait.hpp"

using namespace isomem;       // NOLINT: the definitions below are global C functions
using namespace isomem::api;  // NOLINT

namespace {

Runtime& with_pe(const char* routine, int pe) {
  Runtime& rt = runtime(routine);
  check_pe(rt.n_pes(), routine, pe);
  return rt;
}

}  // namespace

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
    default:
      return "unknown code: no routine of this version returns it";
  }
}

#include "api/generated/shmemx_aliases.inc"
