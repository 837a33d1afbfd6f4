// SPDX-License-Identifier: Apache-2.0
// What shmemx_compat.h adds to the templates that its other names map on.
#pragma once

#include <shmemx.h>

#include "api/active_sets.hpp"
#include "api/uneven_collectives.hpp"

namespace isomem::api {

template <class T>
void put_signal_set(const char* routine, shmem_ctx_t ctx, T* dest, const T* source, size_t nelems,
                    uint64_t* sig_addr, uint64_t value, int pe) {
  put_signal_any(routine, ctx, dest, source, nelems, sig_addr, value, SHMEM_SIGNAL_SET, pe, true);
}
template <class T>
void put_signal_nb_set(const char* routine, shmem_ctx_t ctx, T* dest, const T* source, size_t nelems,
                       uint64_t* sig_addr, uint64_t value, int pe) {
  put_signal_any(routine, ctx, dest, source, nelems, sig_addr, value, SHMEM_SIGNAL_SET, pe, false);
}

// Cray's counts are bytes, and say nothing before the call.

inline constexpr AlltoallvNames kCrayNames{"target", "t_offsets", "t_sizes",
                                           "source", "s_offsets", "s_sizes"};

inline void alltoallv(const char* routine, void* target, const size_t* t_offsets, size_t* t_sizes,
                      const void* source, const size_t* s_offsets, const size_t* s_sizes, int start,
                      int log_stride, int size, long* psync) {
  in_set(routine, start, log_stride, size, psync, [&](Runtime& rt, auto& group) {
    alltoallv_in(rt, routine, group, kLayoutOf<char>, target, {t_offsets, t_sizes}, source,
                 {s_offsets, s_sizes}, false, kCrayNames);
  });
}
/// A team needs no pSync.
inline void team_alltoallv(const char* routine, void* target, const size_t* t_offsets, size_t* t_sizes,
                           const void* source, const size_t* s_offsets, const size_t* s_sizes,
                           shmem_team_t team, long* /*psync*/) {
  Runtime& rt = runtime(routine);
  alltoallv_in(rt, routine, team_of(rt, routine, team), kLayoutOf<char>, target, {t_offsets, t_sizes}, source,
               {s_offsets, s_sizes}, false, kCrayNames);
}

}  // namespace isomem::api
