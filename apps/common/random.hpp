// SPDX-License-Identifier: Apache-2.0
// Random numbers by their index, so that any PE can make any of them.
#pragma once

#include <cstdint>

namespace apps {

// The mixing function of splitmix64: well distributed, and another value for every argument.
inline uint64_t mixed(uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

// Number `index` of sequence `seed`, from 0 to below 1.
inline double unit(uint64_t seed, uint64_t index) {
  return static_cast<double>(mixed(mixed(seed) + index) >> 11) * 0x1p-53;
}

}  // namespace apps
