// SPDX-License-Identifier: Apache-2.0
// What initialization attributes of NVSHMEM asked for beyond a place in a job.
#pragma once

namespace isomem::api {

/// The CUDA device that the program named for this PE, -1 if none.
int wanted_cuda_device();

/// A new life of the library: regions that were left open are over.
void end_regions();

}  // namespace isomem::api
