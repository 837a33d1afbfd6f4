// SPDX-License-Identifier: Apache-2.0
// The functions of the CUDA runtime that the inline launch calls, for programs that are linked without it: a
// device of 132 multiprocessors of 2048 threads, which starts nothing and counts what it should have started.
#pragma once

#include <cuda_runtime_api.h>

namespace fake_runtime {

/// Kernels started.
int started();
/// What a start does, and answers then. As long as it is none, all start.
void on_start(cudaError_t (*start)());

}  // namespace fake_runtime
