// SPDX-License-Identifier: Apache-2.0
// The wires over a network, of which a job uses one.
#pragma once

#include <memory>

#include "core/options.hpp"
#include "wire/wire.hpp"

namespace isomem {

/// UCX or libfabric, as ISOMEM_WIRE or NVSHMEM_REMOTE_TRANSPORT says; if neither names one, UCX, or libfabric
/// where UCX is not installed. What NVSHMEM's variables say of the network is said to the library that is
/// taken. `between`: machines, or virtual hosts of one. Throws Error.
std::unique_ptr<Wire> open_network(const Options& options, Between between);

/// Variables that are set, by which NVSHMEM's transports are tuned, and that `wire` (a short name) has no use
/// for, as "A, B".
std::string unused_tuning(const Options& options, std::string_view wire);

/// A list of devices as NVSHMEM has it, in UCX's words; empty if it excludes devices, which UCX cannot.
std::string net_devices(std::string_view hca_list);

}  // namespace isomem
