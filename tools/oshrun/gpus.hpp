// SPDX-License-Identifier: Apache-2.0
// Which GPUs the PEs of a virtual host see: a host has GPUs of its own, and programs choose one by their
// number on the host.
#pragma once

#include <string>
#include <vector>

namespace oshrun {

/// As CUDA_VISIBLE_DEVICES names those that this process sees; without it, all of the machine.
std::vector<std::string> visible_gpus();

/// For CUDA_VISIBLE_DEVICES of host `host` of `hosts`: its share, in blocks; empty if there is not one for
/// each.
std::string gpus_of_host(const std::vector<std::string>& gpus, size_t host, size_t hosts);

}  // namespace oshrun
