// SPDX-License-Identifier: Apache-2.0
// Blocks of symmetric memory whose end the garbage collectors of all PEs decide together.
#pragma once

#include <cstdint>

namespace isomem::python {

/// After init and after finalize.
void begin_memory();
void end_memory();

/// Whether all PEs say so. Collective.
bool all_agree(bool yes);

}  // namespace isomem::python
