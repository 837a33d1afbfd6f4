// SPDX-License-Identifier: Apache-2.0
// Bytes of shared memory that programs lend. Copies go through registers and need none, but programs use what
// they are told as room for their own data, and NVSHMEM's amounts are what they count on.
#pragma once

#include <isomem/nvshmem/constants.h>
#include <isomem/config.hpp>

namespace isomem {

ISOMEM_HD constexpr int smem_bytes(nvshmemx_smem_amount_t flag) {
  return flag == NVSHMEMX_SMEM_RECOMMENDED     ? 65536
         : flag == NVSHMEMX_SMEM_MINIMUM       ? 32768
         : flag == NVSHMEMX_SMEM_BARRIERS_ONLY ? 1136
                                               : 0;
}

}  // namespace isomem
