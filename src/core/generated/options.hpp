// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/options.py: change the table and run it.
// clang-format off
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/host_split.hpp"
#include "isomem/choose.hpp"

namespace isomem {

/// What the environment says; a size or an address is empty where its variable is not set.
struct Options {
  std::optional<uint64_t> symmetric_size;  // SHMEM_SYMMETRIC_SIZE
  bool version = false;  // SHMEM_VERSION
  bool info = false;  // SHMEM_INFO
  bool debug = false;  // SHMEM_DEBUG
  double timeout_s = 0;  // ISOMEM_TIMEOUT
  bool check_full = false;  // ISOMEM_CHECK
  bool explain_coll = false;  // ISOMEM_EXPLAIN
  CollLimits coll;  // ISOMEM_COLL
  WireKind wire{};  // ISOMEM_WIRE
  HostSplit split;  // ISOMEM_HOSTS
  uint32_t loopback_delay_us = 20;  // ISOMEM_LOOPBACK_DELAY
  uint64_t loopback_seed = 1;  // ISOMEM_LOOPBACK_SEED
  uint64_t loopback_fail = 0;  // ISOMEM_LOOPBACK_FAIL
  GpuDirect gpudirect{};  // ISOMEM_GPUDIRECT
  std::string interface;  // ISOMEM_INTERFACE
  std::optional<uint64_t> stride;  // ISOMEM_STRIDE
  std::optional<uint64_t> window;  // ISOMEM_WINDOW
  std::optional<uint64_t> device_window;  // ISOMEM_DEVICE_WINDOW
  std::optional<uint64_t> device_heap_size;  // NVSHMEM_SYMMETRIC_SIZE
  uint64_t max_teams = 0;  // NVSHMEM_MAX_TEAMS
  bool disable_p2p = false;  // NVSHMEM_DISABLE_P2P
  WireKind network{};  // NVSHMEM_REMOTE_TRANSPORT
  std::string hca_list;  // NVSHMEM_HCA_LIST
  std::string ib_gid_index;  // NVSHMEM_IB_GID_INDEX
  std::string ib_traffic_class;  // NVSHMEM_IB_TRAFFIC_CLASS
  std::string ib_sl;  // NVSHMEM_IB_SL
  std::string libfabric_provider;  // NVSHMEM_LIBFABRIC_PROVIDER
};

}  // namespace isomem
