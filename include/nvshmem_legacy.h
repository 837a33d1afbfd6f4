// SPDX-License-Identifier: Apache-2.0
// Names from the first previews of NVSHMEM, for programs that were never moved on: set-up and memory with
// other names, and the calls that name a set of PEs by (PE_start, logPE_stride, PE_size) instead of a team
// (in C++ and CUDA only). Include it instead of nvshmem.h. New programs use nvshmem.h alone.
//
// On the host a set may be any strided one: its PEs become a team at the first call, which they keep. Kernels
// cannot make teams: there a set that is not all PEs ends the kernel with a message.
#ifndef ISOMEM_NVSHMEM_LEGACY_H
#define ISOMEM_NVSHMEM_LEGACY_H

#include <nvshmem.h>
#include <nvshmemx.h>

#ifdef __cplusplus
#include <stdio.h>

#include <map>
#include <mutex>
#define ISOMEM_LEGACY inline
#else
#define ISOMEM_LEGACY static inline
#endif
#if defined(__CUDACC__)
#define ISOMEM_LEGACY_BOTH __host__ __device__ ISOMEM_INLINE
#else
#define ISOMEM_LEGACY_BOTH ISOMEM_LEGACY
#endif

// --- set-up and memory
// ------------------------------------------------------------------------------------------
typedef nvshmemx_init_attr_t shmemx_init_attr_t;
#define SHMEMX_INIT_WITH_MPI_COMM NVSHMEMX_INIT_WITH_MPI_COMM
#define SHMEMX_INIT_WITH_SHMEM NVSHMEMX_INIT_WITH_SHMEM

ISOMEM_LEGACY int shmemx_init_attr(unsigned int flags, shmemx_init_attr_t* attr) {
  return nvshmemx_init_attr(flags, attr);
}
ISOMEM_LEGACY void nvstart_pes(void) { nvshmem_init(); }
ISOMEM_LEGACY void nvstop_pes(void) { nvshmem_finalize(); }
ISOMEM_LEGACY void* nvshmalloc(size_t size) { return nvshmem_malloc(size); }
ISOMEM_LEGACY void* nvshmemalign(size_t alignment, size_t size) { return nvshmem_align(alignment, size); }
ISOMEM_LEGACY void nvshfree(void* ptr) { nvshmem_free(ptr); }

// --- waits: until the word is no longer `cmp_value`
// ---------------------------------------------------------------
#define ISOMEM_LEGACY_WAIT(NAME, TYPE)                                        \
  ISOMEM_LEGACY_BOTH void nvshmem_##NAME##_wait(TYPE* ivar, TYPE cmp_value) { \
    nvshmem_##NAME##_wait_until(ivar, NVSHMEM_CMP_NE, cmp_value);             \
  }
ISOMEM_LEGACY_WAIT(short, short)
ISOMEM_LEGACY_WAIT(int, int)
ISOMEM_LEGACY_WAIT(long, long)
ISOMEM_LEGACY_WAIT(longlong, long long)
#undef ISOMEM_LEGACY_WAIT

ISOMEM_LEGACY_BOTH void nvshmem_wait(long* ivar, long cmp_value) { nvshmem_long_wait(ivar, cmp_value); }
ISOMEM_LEGACY_BOTH void nvshmem_wait_until(long* ivar, int cmp, long cmp_value) {
  nvshmem_long_wait_until(ivar, cmp, cmp_value);
}

#ifdef __cplusplus
namespace isomem_legacy {

/// The team of an active set; made once, since the set's PEs call this together the first time.
inline nvshmem_team_t team_on_host(int start, int log2_stride, int size) {
  static std::map<uint64_t, nvshmem_team_t> teams;
  static std::mutex lock;
  if (start == 0 && log2_stride == 0 && size == nvshmem_n_pes()) return NVSHMEM_TEAM_WORLD;
  const uint64_t id = uint64_t{1} << 62 | static_cast<uint64_t>(start) << 36 |
                      static_cast<uint64_t>(log2_stride) << 30 | static_cast<uint64_t>(size);
  const std::lock_guard<std::mutex> guard(lock);
  const auto known = teams.find(id);
  if (known != teams.end()) return known->second;
  nvshmem_team_config_t config = NVSHMEM_TEAM_CONFIG_INITIALIZER;
  config.uniqueid = id;  // the same on all PEs of the set, and of no team made otherwise
  nvshmem_team_t team = NVSHMEM_TEAM_INVALID;
  const int rank = (nvshmem_my_pe() - start) >> log2_stride;
  if (nvshmemx_team_init(&team, &config, NVSHMEM_TEAM_CONFIG_MASK_UNIQUEID, size, rank) != 0) {
    fprintf(stderr, "nvshmem_legacy.h: cannot create a team of the PEs (start %d, log stride %d, size %d)\n",
            start, log2_stride, size);
    nvshmem_global_exit(1);
  }
  teams[id] = team;
  return team;
}

ISOMEM_LEGACY_BOTH nvshmem_team_t team_of(int start, int log2_stride, int size) {
#if defined(__CUDA_ARCH__)
  if (start != 0 || log2_stride != 0 || size != nvshmem_n_pes()) {
    printf(
        "nvshmem_legacy.h: PE %d: a kernel names the PEs (start %d, log stride %d, size %d); in kernels the "
        "active set "
        "must be all PEs, for others use a team (nvshmem_team_split_strided)\n",
        nvshmem_my_pe(), start, log2_stride, size);
    asm("trap;");
  }
  return NVSHMEM_TEAM_WORLD;
#else
  return team_on_host(start, log2_stride, size);
#endif
}

}  // namespace isomem_legacy

// --- collectives over active sets; pWrk and pSync are not needed
// --------------------------------------------------
ISOMEM_LEGACY_BOTH void nvshmem_barrier(int PE_start, int logPE_stride, int PE_size, long*) {
  nvshmem_barrier(isomem_legacy::team_of(PE_start, logPE_stride, PE_size));
}

// NAME and TYPE of the call, WORD and BITS: the type of the same size whose reduction does it.
#define ISOMEM_LEGACY_TO_ALL(NAME, TYPE, OP, WORD, BITS)                                                     \
  ISOMEM_LEGACY_BOTH void nvshmem_##NAME##_##OP##_to_all(TYPE* dest, const TYPE* source, int nreduce,        \
                                                         int PE_start, int logPE_stride, int PE_size, TYPE*, \
                                                         long*) {                                            \
    nvshmem_##WORD##_##OP##_reduce(isomem_legacy::team_of(PE_start, logPE_stride, PE_size),                  \
                                   reinterpret_cast<BITS*>(dest), reinterpret_cast<const BITS*>(source),     \
                                   static_cast<size_t>(nreduce));                                            \
  }
#define ISOMEM_LEGACY_ARITHMETIC(NAME, TYPE)         \
  ISOMEM_LEGACY_TO_ALL(NAME, TYPE, sum, NAME, TYPE)  \
  ISOMEM_LEGACY_TO_ALL(NAME, TYPE, prod, NAME, TYPE) \
  ISOMEM_LEGACY_TO_ALL(NAME, TYPE, min, NAME, TYPE)  \
  ISOMEM_LEGACY_TO_ALL(NAME, TYPE, max, NAME, TYPE)
#define ISOMEM_LEGACY_BITWISE(NAME, TYPE)                       \
  ISOMEM_LEGACY_TO_ALL(NAME, TYPE, and, u##NAME, unsigned TYPE) \
  ISOMEM_LEGACY_TO_ALL(NAME, TYPE, or, u##NAME, unsigned TYPE)  \
  ISOMEM_LEGACY_TO_ALL(NAME, TYPE, xor, u##NAME, unsigned TYPE)
ISOMEM_LEGACY_ARITHMETIC(short, short)
ISOMEM_LEGACY_ARITHMETIC(int, int)
ISOMEM_LEGACY_ARITHMETIC(long, long)
ISOMEM_LEGACY_ARITHMETIC(longlong, long long)
ISOMEM_LEGACY_ARITHMETIC(float, float)
ISOMEM_LEGACY_ARITHMETIC(double, double)
ISOMEM_LEGACY_BITWISE(short, short)
ISOMEM_LEGACY_BITWISE(int, int)
ISOMEM_LEGACY_BITWISE(long, long)
ISOMEM_LEGACY_BITWISE(longlong, long long)
#undef ISOMEM_LEGACY_BITWISE
#undef ISOMEM_LEGACY_ARITHMETIC
#undef ISOMEM_LEGACY_TO_ALL

#endif  // __cplusplus

#undef ISOMEM_LEGACY_BOTH
#undef ISOMEM_LEGACY

#endif  // ISOMEM_NVSHMEM_LEGACY_H
