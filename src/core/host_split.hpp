// SPDX-License-Identifier: Apache-2.0
// How one machine is split into virtual hosts, to test with: ISOMEM_HOSTS. What is between them: ISOMEM_WIRE.
#pragma once

#include <cstdint>

namespace isomem {

/// In the order of the words of ISOMEM_WIRE. Between virtual hosts shm means loopback as well.
enum class WireKind : uint8_t { shm, loopback, ucx, libfabric };

/// In the order of the words of ISOMEM_GPUDIRECT: whether networks move device memory themselves.
enum class GpuDirect : uint8_t { automatic, off, on };

struct HostSplit {
  static constexpr int kOneEach = 1 << 30;  // hosts: every PE has its own

  int hosts = 1;
  bool cyclic =
      false;  // PE p on host p % hosts; else in blocks, the first ones one PE larger where n does not divide
};

}  // namespace isomem
