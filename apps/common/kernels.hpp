// SPDX-License-Identifier: Apache-2.0
#pragma once

// Before functions that kernels call, too, and that cannot be constexpr.
#if defined(__CUDACC__)
#define APPS_BOTH __host__ __device__
#else
#define APPS_BOTH
#endif
