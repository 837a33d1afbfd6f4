// SPDX-License-Identifier: Apache-2.0
// A region: what a CPU thread, or a block of a kernel, says about the transfers that follow, until it ends
// it. Nothing here depends on it; who begins one inside of another, or ends one that is not there, is told
// so.
#pragma once

#include <isomem/nvshmem/types.h>
#include <isomem/config.hpp>

namespace isomem {

struct Region {
  uint64_t owner;  // whose region it is; memory of another owner, or of none, holds no region
  uint64_t handle;
  uint32_t hints;

  ISOMEM_HD bool is_of(uint64_t who) const { return owner == who && handle != 0; }
  ISOMEM_HD bool has(uint32_t wanted) const { return (wanted & ~hints) == 0; }
};

ISOMEM_HD bool are_hints(uint32_t hints) { return (hints & ~uint32_t{NVSHMEMX_REGION_HINT_BATCH_RMA}) == 0; }

/// The hints of a region that begins; false: the arguments are not valid.
ISOMEM_HD bool hints_of(const nvshmemx_region_handle_t* handle, const nvshmemx_region_attrs_t* attrs,
                        uint32_t& hints) {
  hints = attrs ? attrs->hints : uint32_t{NVSHMEMX_REGION_HINT_NONE};
  return handle && are_hints(hints);
}

}  // namespace isomem
