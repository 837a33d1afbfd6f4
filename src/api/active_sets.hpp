// SPDX-License-Identifier: Apache-2.0
// The collectives of active sets, one template a routine: checks the set, then does what a team does.
#pragma once

#include <climits>

#include "api/collectives.hpp"

namespace isomem::api {

/// f(runtime, group) on the PEs of the set, which is the group, or the world team where that serves a set of
/// all PEs: it knows them, so that payloads and news of them travel together. On the others a call does
/// nothing: many old programs make it on all PEs, which the specification leaves undefined.
template <class F>
void in_set(const char* routine, int start, int log_stride, int size, long* psync, F&& f) {
  Runtime& rt = runtime(routine);
  const ActiveSet set = active_set(rt, routine, start, log_stride, size, psync);
  if (!set.has_me()) return;
  if (set.n_pes() == rt.n_pes() && rt.world_serves_sets()) {
    f(rt, rt.world());
  } else {
    f(rt, set);
  }
}

inline void sync(const char* routine, int start, int log_stride, int size, long* psync) {
  in_set(routine, start, log_stride, size, psync, [&](Runtime& rt, auto& group) {
    HostEngine e(rt);
    team_sync(e, routine, group);
  });
}

inline void barrier(const char* routine, int start, int log_stride, int size, long* psync) {
  runtime(routine).quiet();
  sync(routine, start, log_stride, size, psync);
}

template <class T>
void broadcast(const char* routine, T* dest, const T* source, size_t nelems, int root, int start,
               int log_stride, int size, long* psync) {
  in_set(routine, start, log_stride, size, psync, [&](Runtime& rt, auto& group) {
    broadcast_in(rt, routine, group, kLayoutOf<T>, dest, source, nelems, root, false);
  });
}

template <class T>
void fcollect(const char* routine, T* dest, const T* source, size_t nelems, int start, int log_stride,
              int size, long* psync) {
  in_set(routine, start, log_stride, size, psync, [&](Runtime& rt, auto& group) {
    fcollect_in(rt, routine, group, kLayoutOf<T>, dest, source, nelems);
  });
}

template <class T>
void collect(const char* routine, T* dest, const T* source, size_t nelems, int start, int log_stride,
             int size, long* psync) {
  in_set(routine, start, log_stride, size, psync, [&](Runtime& rt, auto& group) {
    collect_in(rt, routine, group, kLayoutOf<T>, dest, source, nelems);
  });
}

template <class T>
void alltoalls(const char* routine, T* dest, const T* source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
               int start, int log_stride, int size, long* psync) {
  in_set(routine, start, log_stride, size, psync, [&](Runtime& rt, auto& group) {
    alltoalls_in(rt, routine, group, kLayoutOf<T>, dest, source, dst, sst, nelems);
  });
}

template <class T>
void alltoall(const char* routine, T* dest, const T* source, size_t nelems, int start, int log_stride,
              int size, long* psync) {
  alltoalls(routine, dest, source, 1, 1, nelems, start, log_stride, size, psync);
}

/// pWrk is not used: sources are folded where they are. With ISOMEM_CHECK=full it is checked, so that a
/// program that runs here runs elsewhere.
template <ReduceOp op, class T>
void reduce(const char* routine, T* dest, const T* source, int nreduce, int start, int log_stride, int size,
            T* pwrk, long* psync) {
  in_set(routine, start, log_stride, size, psync, [&](Runtime& rt, auto& group) {
    check_range(routine, "nreduce", nreduce, 0, INT_MAX, "0 or more");
    const size_t n = static_cast<size_t>(nreduce);
    if (rt.options().check_full) {
      const size_t work = std::max<size_t>(n / 2 + 1, SHMEM_REDUCE_MIN_WRKDATA_SIZE);
      check_symmetric(rt, routine, "pWrk", pwrk, work * sizeof(T), alignof(T));
    }
    reduce_in<op>(rt, routine, group, dest, source, n);
  });
}

}  // namespace isomem::api
