// SPDX-License-Identifier: Apache-2.0
// Regions of CPU threads: each thread has its own, until the library is finalized.
#include <nvshmem.h>

#include <atomic>

#include "api/checks.hpp"
#include "api/nvshmem_init.hpp"
#include "isomem/nvshmem/region.hpp"

using namespace isomem;       // NOLINT: the definitions below are global C functions
using namespace isomem::api;  // NOLINT

namespace {

std::atomic<uint64_t> life = 1;
std::atomic<uint64_t> last_handle = 0;
thread_local constinit Region region{};

bool is_inside() { return region.is_of(life); }

}  // namespace

void isomem::api::end_regions() { ++life; }

int nvshmemx_region_start(nvshmemx_region_handle_t* handle, const nvshmemx_region_attrs_t* attrs) {
  runtime("nvshmemx_region_start");
  uint32_t hints;
  if (!hints_of(handle, attrs, hints) || is_inside()) return NVSHMEMX_ERROR_INVALID_VALUE;
  region = Region{life, ++last_handle, hints};
  *handle = region.handle;
  return NVSHMEMX_SUCCESS;
}

int nvshmemx_region_stop(nvshmemx_region_handle_t handle) {
  runtime("nvshmemx_region_stop");
  if (!is_inside() || region.handle != handle) return NVSHMEMX_ERROR_INVALID_VALUE;
  region.handle = 0;
  return NVSHMEMX_SUCCESS;
}

int nvshmemx_region_is_active(uint32_t hints, int* active) {
  runtime("nvshmemx_region_is_active");
  if (!active || !are_hints(hints)) return NVSHMEMX_ERROR_INVALID_VALUE;
  *active = is_inside() && region.has(hints);
  return NVSHMEMX_SUCCESS;
}
