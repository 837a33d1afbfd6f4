// SPDX-License-Identifier: Apache-2.0
// The network devices of this host, and which of them a wire leaves aside.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tool {

/// What a variable is set to in the processes that are asked about; empty: not set.
using Setting = std::function<std::string(const char* variable)>;

/// As it is told to other hosts: no pointers in it.
struct Nic {
  enum class Kind : int32_t { ethernet, roce, infiniband, efa, slingshot };  // the later the faster

  char name[32];      // ends with 0
  char obstacle[96];  // why the wire cannot use it, ends with 0; empty: nothing is known
  Kind kind;
  uint32_t mbit;  // a second; 0: unknown

  /// "mlx5_0 (InfiniBand, 200 Gbit/s)".
  std::string text() const;
};

inline constexpr size_t kMostNics = 32;

/// `wire`: "ucx" or "libfabric", which meets `setting`. `system`: where the kernel tells of devices.
std::vector<Nic> nics(std::string_view wire, const Setting& setting,
                      const std::string& system = "/sys/class");

/// For each device of `here` that is faster than all on `path` (of Wire::path): its text, and why it is not
/// taken. `there`: of the other host; null: not known.
std::vector<std::string> better_than(std::string_view path, std::span<const Nic> here,
                                     const std::span<const Nic>* there);

/// Why the network does not read and write memory of the GPUs by itself. `system`: /sys.
std::string no_direct_way(std::string_view wire, const Setting& setting, const std::string& system = "/sys");

}  // namespace tool
