// SPDX-License-Identifier: Apache-2.0
#include "wire/network.hpp"

#include "core/error.hpp"
#include "wire/ofi.hpp"
#include "wire/ucx.hpp"

namespace isomem {

std::unique_ptr<Wire> open_network(WireKind kind) {
  if (kind == WireKind::libfabric) return std::make_unique<OfiWire>();
  std::string why;
  try {
    ucp::library();
  } catch (const Error& error) {
    if (kind == WireKind::ucx) throw;
    why = error.what();
  }
  if (why.empty()) return std::make_unique<UcxWire>();
  try {
    ofi::library();
  } catch (const Error&) {
    throw Error(why);  // the one to install where there is none
  }
  return std::make_unique<OfiWire>();
}

}  // namespace isomem
