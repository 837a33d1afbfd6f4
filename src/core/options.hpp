// SPDX-License-Identifier: Apache-2.0
// What environment variables say, read once at init.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "isomem/choose.hpp"

namespace isomem {

/// How this machine is split into virtual hosts, to test with.
struct HostSplit {
  static constexpr int kOneEach = 1 << 30;  // hosts: every PE has its own

  int hosts = 1;
  bool cyclic =
      false;  // PE p on host p % hosts; else in blocks, the first ones larger where it does not divide
};

/// ISOMEM_HOSTS=n[,cyclic], or a host for each PE with ISOMEM_WIRE=loopback. Throws Error.
HostSplit requested_split();

struct Options {
  double timeout_s = 0;       // 0: explain waits, end nothing
  bool check_full = false;    // ISOMEM_CHECK=full
  bool debug = false;         // SHMEM_DEBUG
  bool info = false;          // SHMEM_INFO
  bool version = false;       // SHMEM_VERSION
  CollLimits coll;            // ISOMEM_COLL
  bool explain_coll = false;  // ISOMEM_EXPLAIN=coll
  HostSplit split;            // ISOMEM_HOSTS, ISOMEM_WIRE; the launcher has done it when a PE starts
  uint32_t loopback_delay_us = 20;
  uint64_t loopback_seed = 1;
  uint64_t loopback_fail = 0;  // the n-th operation fails, 0: none
};

/// Throws Error naming a variable that cannot be understood.
Options read_options();

struct OptionText {
  const char* name;
  const char* value;
  const char* help;
};

/// Every variable the library reads, for SHMEM_INFO and the documentation test.
const std::vector<OptionText>& option_texts();

}  // namespace isomem
