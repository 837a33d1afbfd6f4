// SPDX-License-Identifier: Apache-2.0
// The PE on whose behalf the C API acts. A process is one PE; in the thread-sanitizer build a thread is, so
// that the whole API runs with PEs as threads.
#pragma once

#include "runtime/runtime.hpp"

namespace isomem::api {

#if defined(ISOMEM_THREAD_PES)
#define ISOMEM_PE_LOCAL thread_local
#else
#define ISOMEM_PE_LOCAL
#endif

extern ISOMEM_PE_LOCAL Runtime* this_pe;  // null before shmem_init and after shmem_finalize

}  // namespace isomem::api
