// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <time.h>

#include <cstdint>

namespace isomem {

inline constexpr uint64_t kMicrosecond = 1000;
inline constexpr uint64_t kMillisecond = 1000 * kMicrosecond;
inline constexpr uint64_t kSecond = 1000 * kMillisecond;

/// By the clock of all time-outs, CLOCK_MONOTONIC: comparable between the processes of one host.
inline uint64_t now_ns() {
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return static_cast<uint64_t>(t.tv_sec) * kSecond + static_cast<uint64_t>(t.tv_nsec);
}

}  // namespace isomem
