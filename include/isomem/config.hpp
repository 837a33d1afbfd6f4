// SPDX-License-Identifier: Apache-2.0
// What the shared headers need to know about the compiler they are read by. C++17, host and device.
#pragma once

#if defined(__CUDACC__)
#define ISOMEM_HD __host__ __device__ inline
#else
#define ISOMEM_HD inline
#endif
