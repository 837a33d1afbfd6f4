// SPDX-License-Identifier: Apache-2.0
// The wires over a network, of which a job uses one.
#pragma once

#include <memory>

#include "core/host_split.hpp"
#include "wire/wire.hpp"

namespace isomem {

/// UCX or libfabric, as `kind` says; if it names neither, UCX, or libfabric where UCX is not installed.
/// Throws Error.
std::unique_ptr<Wire> open_network(WireKind kind);

}  // namespace isomem
