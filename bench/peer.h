/* SPDX-License-Identifier: Apache-2.0 */
/* The only place that knows of other libraries. The programs are written with the names of OpenSHMEM 1.5 and
   later; a library of version 1.4 gets those few names here, built from what it has: active-set collectives
   over all PEs, and put, fence, p for put-with-signal (its lines carry note=emulated). MPI gets all of them
   in peer_mpi.h. What a library has no means for is left out: BENCH_HAS_SCAN. */
#ifndef BENCH_PEER_H
#define BENCH_PEER_H

#ifdef BENCH_MPI
#include "peer_mpi.h"
#else

#include <shmem.h>
#include <stdint.h>

#define BENCH_AT_LEAST(minor) \
  (SHMEM_MAJOR_VERSION > 1 || (SHMEM_MAJOR_VERSION == 1 && SHMEM_MINOR_VERSION >= (minor)))
#define BENCH_HAS_SCAN BENCH_AT_LEAST(6)

#if BENCH_AT_LEAST(5)

#define BENCH_SIGNAL_NOTE ""
#define BENCH_WORK_BYTES(reduce_bytes) ((size_t)0)
static inline void bench_use_work(void* work) { (void)work; }

#else

#define BENCH_SIGNAL_NOTE "emulated"
#define BENCH_WORK_BYTES(reduce_bytes) \
  (((reduce_bytes) / 2 + 8) + sizeof(double) * (size_t)SHMEM_REDUCE_MIN_WRKDATA_SIZE)
#define SHMEM_TEAM_WORLD 0
#define SHMEM_SIGNAL_SET 0

/* The programs synchronise after every collective, so one pSync and one pWrk serve all of them. */
#define BENCH_SYNC_WORDS \
  (SHMEM_BCAST_SYNC_SIZE + SHMEM_COLLECT_SYNC_SIZE + SHMEM_REDUCE_SYNC_SIZE + SHMEM_ALLTOALL_SYNC_SIZE)
static long bench_psync[BENCH_SYNC_WORDS] = {[0 ... BENCH_SYNC_WORDS - 1] = SHMEM_SYNC_VALUE};
static double* bench_pwrk;
static inline void bench_use_work(void* work) { bench_pwrk = (double*)work; }

/* The active-set form leaves the root's dest alone; the team form of later versions writes it too. */
static inline int shmem_broadcastmem(int team, void* dest, const void* source, size_t bytes, int root) {
  (void)team;
  shmem_broadcast64(dest, source, bytes / 8, root, 0, 0, shmem_n_pes(), bench_psync);
  return 0;
}

static inline int shmem_fcollectmem(int team, void* dest, const void* source, size_t bytes) {
  (void)team;
  shmem_fcollect64(dest, source, bytes / 8, 0, 0, shmem_n_pes(), bench_psync);
  return 0;
}

static inline int shmem_alltoallmem(int team, void* dest, const void* source, size_t bytes) {
  (void)team;
  shmem_alltoall64(dest, source, bytes / 8, 0, 0, shmem_n_pes(), bench_psync);
  return 0;
}

static inline int shmem_double_sum_reduce(int team, double* dest, const double* source, size_t n) {
  (void)team;
  shmem_double_sum_to_all(dest, source, (int)n, 0, 0, shmem_n_pes(), bench_pwrk, bench_psync);
  return 0;
}

static inline void shmem_putmem_signal(void* dest, const void* source, size_t bytes, uint64_t* signal,
                                       uint64_t value, int op, int pe) {
  (void)op;
  shmem_putmem(dest, source, bytes, pe);
  shmem_fence();
  shmem_uint64_p(signal, value, pe);
}

static inline uint64_t shmem_signal_wait_until(uint64_t* signal, int cmp, uint64_t value) {
  shmem_uint64_wait_until(signal, cmp, value);
  return *(volatile uint64_t*)signal;
}

#endif
#endif
#endif
