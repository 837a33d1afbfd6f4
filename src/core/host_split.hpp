// SPDX-License-Identifier: Apache-2.0
// How one machine is split into virtual hosts, to test with: ISOMEM_HOSTS.
#pragma once

namespace isomem {

struct HostSplit {
  static constexpr int kOneEach = 1 << 30;  // hosts: every PE has its own

  int hosts = 1;
  bool cyclic =
      false;  // PE p on host p % hosts; else in blocks, the first ones one PE larger where n does not divide
};

}  // namespace isomem
