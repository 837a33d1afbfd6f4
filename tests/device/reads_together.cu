// SPDX-License-Identifier: Apache-2.0
// One thread adds up elements of another PE; reads_together_test.py looks how many reads are on their way.
#include <isomem/remote_array.hpp>

extern "C" __global__ void four_loads(const double* source, size_t n, int pe, double* sum) {
  double total = 0;
  isomem::remote_array<double>(source, pe).visit([&](auto there) {
    for (size_t i = 0; i < n; ++i) total += there.load(i);
  });
  *sum = total;
}

extern "C" __global__ void eight_loads(const double* source, size_t n, int pe, double* sum) {
  double total = 0;
  isomem::remote_array<double>(source, pe).visit([&](auto there) {
#pragma unroll 8
    for (size_t i = 0; i < n; ++i) total += there.load(i);
  });
  *sum = total;
}

extern "C" __global__ void eight_cached(const float* source, size_t n, int pe, float* sum) {
  float total = 0;
  isomem::remote_array<float>(source, pe).visit([&](auto there) {
#pragma unroll 8
    for (size_t i = 0; i < n; ++i) total += there.cached(i);
  });
  *sum = total;
}
