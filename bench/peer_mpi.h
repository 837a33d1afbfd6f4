/* SPDX-License-Identifier: Apache-2.0 */
/* The calls of the programs by MPI-3 one-sided communication, as an MPI programmer would write them: one
 * window of symmetric memory, locked by everybody for all of the run; put is MPI_Put, quiet completes it at
 * the target, words that somebody polls are written by MPI_Accumulate, collectives are MPI's. Blocks are
 * given out one after the other and come back in the reverse order. */
#ifndef BENCH_PEER_MPI_H
#define BENCH_PEER_MPI_H

#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define BENCH_SIGNAL_NOTE "emulated"
#define BENCH_HAS_SCAN 1
#define BENCH_WORK_BYTES(reduce_bytes) ((size_t)0)
static inline void bench_use_work(void* work) { (void)work; }

enum { kHeapBytes = 192 << 20, kBlockAlign = 4096 };
enum { SHMEM_SIGNAL_SET, SHMEM_CMP_EQ, SHMEM_CMP_GE };
#define SHMEM_TEAM_WORLD MPI_COMM_WORLD
typedef MPI_Comm shmem_team_t;

static MPI_Win mpi_window, mpi_locks; /* all of the heap; one byte a PE, for the locks */
static char *mpi_heap, *mpi_end;
static int mpi_me, mpi_pes;

static inline void shmem_init(void) {
  char* byte;
  MPI_Init(NULL, NULL);
  MPI_Comm_rank(MPI_COMM_WORLD, &mpi_me);
  MPI_Comm_size(MPI_COMM_WORLD, &mpi_pes);
  MPI_Win_allocate(kHeapBytes, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &mpi_heap, &mpi_window);
  MPI_Win_allocate(1, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &byte, &mpi_locks);
  MPI_Win_lock_all(MPI_MODE_NOCHECK, mpi_window);
  mpi_end = mpi_heap;
}

/* MPICH 4.0 over UCX and TCP now and then never ends; all has been measured by then. */
static inline void shmem_finalize(void) {
  alarm(10);
  MPI_Win_unlock_all(mpi_window);
  MPI_Win_free(&mpi_locks);
  MPI_Win_free(&mpi_window);
  MPI_Finalize();
}

static inline void shmem_global_exit(int status) { MPI_Abort(MPI_COMM_WORLD, status); }
static inline int shmem_my_pe(void) { return mpi_me; }
static inline int shmem_n_pes(void) { return mpi_pes; }

static inline void* shmem_align(size_t alignment, size_t bytes) {
  const size_t size = (bytes + kBlockAlign - 1) / kBlockAlign * kBlockAlign;
  char* block = mpi_end;
  if (alignment > kBlockAlign || size > (size_t)(mpi_heap + kHeapBytes - mpi_end)) return NULL;
  mpi_end += size;
  return block;
}
static inline void shmem_free(void* block) { mpi_end = (char*)block; }

static inline MPI_Aint mpi_place(const void* address) { return (const char*)address - mpi_heap; }

static inline void shmem_quiet(void) { MPI_Win_flush_all(mpi_window); }

static inline void shmem_barrier_all(void) {
  shmem_quiet();
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Win_sync(mpi_window);
}

static inline void shmem_team_sync(shmem_team_t team) { MPI_Barrier(team); }
static inline void shmem_sync_all(void) { MPI_Barrier(MPI_COMM_WORLD); }

static inline void shmem_putmem_nbi(void* dest, const void* source, size_t bytes, int pe) {
  MPI_Put(source, (int)bytes, MPI_BYTE, pe, mpi_place(dest), (int)bytes, MPI_BYTE, mpi_window);
}

static inline void shmem_putmem(void* dest, const void* source, size_t bytes, int pe) {
  shmem_putmem_nbi(dest, source, bytes, pe);
  MPI_Win_flush_local(pe, mpi_window);
}

static inline void shmem_getmem(void* dest, const void* source, size_t bytes, int pe) {
  MPI_Get(dest, (int)bytes, MPI_BYTE, pe, mpi_place(source), (int)bytes, MPI_BYTE, mpi_window);
  MPI_Win_flush(pe, mpi_window);
}

static inline void mpi_set(void* word, uint64_t value, int pe) {
  MPI_Accumulate(&value, 1, MPI_UINT64_T, pe, mpi_place(word), 1, MPI_UINT64_T, MPI_REPLACE, mpi_window);
  MPI_Win_flush(pe, mpi_window);
}
static inline void shmem_long_p(long* word, long value, int pe) { mpi_set(word, (uint64_t)value, pe); }
static inline void shmem_uint64_p(uint64_t* word, uint64_t value, int pe) { mpi_set(word, value, pe); }

static inline unsigned long shmem_ulong_g(const unsigned long* word, int pe) {
  unsigned long value;
  shmem_getmem(&value, word, sizeof value, pe);
  return value;
}

/* MPI moves messages on when it is called: hence the probe. */
static inline uint64_t mpi_wait(const void* word, int cmp, uint64_t value) {
  for (;;) {
    const uint64_t now = *(const volatile uint64_t*)word;
    int any;
    if (cmp == SHMEM_CMP_EQ ? now == value : now >= value) return now;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &any, MPI_STATUS_IGNORE);
    MPI_Win_sync(mpi_window);
  }
}
static inline void shmem_long_wait_until(long* word, int cmp, long value) {
  mpi_wait(word, cmp, (uint64_t)value);
}
static inline uint64_t shmem_signal_wait_until(uint64_t* word, int cmp, uint64_t value) {
  return mpi_wait(word, cmp, value);
}

static inline void shmem_putmem_signal(void* dest, const void* source, size_t bytes, uint64_t* signal,
                                       uint64_t value, int op, int pe) {
  (void)op;
  shmem_putmem_nbi(dest, source, bytes, pe);
  MPI_Win_flush(pe, mpi_window); /* MPI has no order but completion */
  mpi_set(signal, value, pe);
}

static inline void shmem_long_atomic_add(long* word, long value, int pe) {
  MPI_Accumulate(&value, 1, MPI_LONG, pe, mpi_place(word), 1, MPI_LONG, MPI_SUM, mpi_window);
  MPI_Win_flush_local(pe, mpi_window); /* `value` is about to vanish */
}

static inline long shmem_long_atomic_fetch_add(long* word, long value, int pe) {
  long old;
  MPI_Fetch_and_op(&value, &old, MPI_LONG, pe, mpi_place(word), MPI_SUM, mpi_window);
  MPI_Win_flush(pe, mpi_window);
  return old;
}

static inline long shmem_long_atomic_fetch(const long* word, int pe) {
  long old, none = 0;
  MPI_Fetch_and_op(&none, &old, MPI_LONG, pe, mpi_place(word), MPI_NO_OP, mpi_window);
  MPI_Win_flush(pe, mpi_window);
  return old;
}

static inline unsigned long shmem_ulong_atomic_compare_swap(unsigned long* word, unsigned long cond,
                                                            unsigned long value, int pe) {
  unsigned long old;
  MPI_Compare_and_swap(&value, &cond, &old, MPI_UNSIGNED_LONG, pe, mpi_place(word), mpi_window);
  MPI_Win_flush(pe, mpi_window);
  return old;
}

/* The root has the data already; the others receive into `dest`. */
static inline int shmem_broadcastmem(shmem_team_t team, void* dest, const void* source, size_t bytes,
                                     int root) {
  return MPI_Bcast(mpi_me == root ? (void*)source : dest, (int)bytes, MPI_BYTE, root, team);
}
static inline int shmem_fcollectmem(shmem_team_t team, void* dest, const void* source, size_t bytes) {
  return MPI_Allgather(source, (int)bytes, MPI_BYTE, dest, (int)bytes, MPI_BYTE, team);
}
static inline int shmem_alltoallmem(shmem_team_t team, void* dest, const void* source, size_t bytes) {
  return MPI_Alltoall(source, (int)bytes, MPI_BYTE, dest, (int)bytes, MPI_BYTE, team);
}
static inline int shmem_double_sum_reduce(shmem_team_t team, double* dest, const double* source, size_t n) {
  return MPI_Allreduce(source, dest, (int)n, MPI_DOUBLE, MPI_SUM, team);
}
static inline int shmem_double_sum_inscan(shmem_team_t team, double* dest, const double* source, size_t n) {
  return MPI_Scan(source, dest, (int)n, MPI_DOUBLE, MPI_SUM, team);
}

static inline int shmem_team_split_strided(shmem_team_t parent, int start, int stride, int size,
                                           const void* config, long mask, shmem_team_t* team) {
  const int index = mpi_me - start, member = index >= 0 && index % stride == 0 && index / stride < size;
  (void)config, (void)mask;
  return MPI_Comm_split(parent, member ? 0 : MPI_UNDEFINED, mpi_me, team);
}
static inline void shmem_team_destroy(shmem_team_t team) { MPI_Comm_free(&team); }

/* Any word is as good as another: the lock is the window's at PE 0. */
static inline void shmem_set_lock(long* lock) {
  (void)lock;
  MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, mpi_locks);
}
static inline void shmem_clear_lock(long* lock) {
  (void)lock;
  MPI_Win_unlock(0, mpi_locks);
}

#endif
