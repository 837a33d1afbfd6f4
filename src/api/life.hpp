// SPDX-License-Identifier: Apache-2.0
// The life of the PE, on behalf of the routine that the program has called: several doors lead here.
#pragma once

namespace isomem::api {

/// One more init, the first one starts; the level of threads.
int init_pe(const char* routine, int requested);
/// For programs that need no finalize: their end is one.
void start_pes_for(const char* routine);
/// The driver of a GPU has been loaded: exit handlers run last in, first out, and the PE ends before it.
void end_before_driver();
/// The last one ends the life of the PE.
void finalize_pe(const char* routine);
[[noreturn]] void global_exit(const char* routine, int status);
int thread_level();
/// Frees a block of the symmetric heap.
void release(const char* routine, void* ptr);

}  // namespace isomem::api
