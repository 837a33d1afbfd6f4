// SPDX-License-Identifier: Apache-2.0
// NVSHMEM's part of an initialization: the device half, and what attributes asked for beyond a place in a
// job.
#pragma once

namespace isomem::api {

/// One more init on behalf of `routine`, with the device half of the library; the level of threads.
int init_with_device(const char* routine, int requested);

/// The CUDA device that the program named for this PE, -1 if none.
int wanted_cuda_device();

/// A new life of the library: regions that were left open are over.
void end_regions();

}  // namespace isomem::api
