// SPDX-License-Identifier: Apache-2.0
// Blocks of symmetric memory whose end the garbage collectors of all PEs decide together.
#pragma once

namespace isomem::python {

/// After init and after finalize.
void begin_memory();
void end_memory();

}  // namespace isomem::python
