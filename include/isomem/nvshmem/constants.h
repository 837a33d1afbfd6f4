// SPDX-License-Identifier: Apache-2.0
// The constants of nvshmem.h, with the values that programs and other languages have compiled in. C99, C++,
// NVRTC.
#ifndef ISOMEM_NVSHMEM_CONSTANTS_H
#define ISOMEM_NVSHMEM_CONSTANTS_H

#include <isomem/nvshmem/version.h>

#define NVSHMEM_MAX_NAME_LEN 256  // of nvshmem_info_get_name, with the final zero

// The last value of most enumerations only makes them as wide as an int.

// Comparisons of the wait and test routines: "word CMP value".
typedef enum {
  NVSHMEM_CMP_EQ = 0,
  NVSHMEM_CMP_NE = 1,
  NVSHMEM_CMP_GT = 2,
  NVSHMEM_CMP_LE = 3,
  NVSHMEM_CMP_LT = 4,
  NVSHMEM_CMP_GE = 5,
  NVSHMEM_CMP_SENTINEL = 2147483647
} nvshmemx_cmp_type_t;

// Thread levels of nvshmem_init_thread, each allowing more than the one before.
typedef enum {
  NVSHMEM_THREAD_SINGLE = 0,
  NVSHMEM_THREAD_FUNNELED = 1,
  NVSHMEM_THREAD_SERIALIZED = 2,
  NVSHMEM_THREAD_MULTIPLE = 3,
  NVSHMEM_THREAD_TYPE_SENTINEL = 2147483647
} nvshmemx_thread_support_t;

// What nvshmemx_init_status tells.
typedef enum {
  NVSHMEM_STATUS_NOT_INITIALIZED = 0,
  NVSHMEM_STATUS_IS_BOOTSTRAPPED = 1,  // PEs know each other, no device memory yet
  NVSHMEM_STATUS_IS_INITIALIZED = 2,
  NVSHMEM_STATUS_LIMITED_MPG =
      3,  // several PEs on one GPU; isomem tells IS_INITIALIZED, all calls work there
  NVSHMEM_STATUS_FULL_MPG = 4,
  NVSHMEM_STATUS_INVALID = 2147483647
} nvshmemx_init_status_t;

// What put-with-signal does to the signal word.
typedef enum { NVSHMEM_SIGNAL_SET = 9, NVSHMEM_SIGNAL_ADD = 10 } nvshmemx_signal_op_t;

// Teams that are there from the start; a team handle is a plain integer.
typedef enum {
  NVSHMEM_TEAM_INVALID = -1,
  NVSHMEM_TEAM_WORLD = 0,
  NVSHMEM_TEAM_WORLD_INDEX = 0,
  NVSHMEM_TEAM_SHARED = 1,  // PEs that reach each other's memory by loads and stores
  NVSHMEM_TEAM_SHARED_INDEX = 1,
  NVSHMEMX_TEAM_NODE = 2,  // PEs of this host
  NVSHMEM_TEAM_NODE_INDEX = 2,
  NVSHMEMX_TEAM_SAME_MYPE_NODE = 3,  // PEs with this PE's number on their host
  NVSHMEM_TEAM_SAME_MYPE_NODE_INDEX = 3,
  NVSHMEMI_TEAM_SAME_GPU = 4,
  NVSHMEM_TEAM_SAME_GPU_INDEX = 4,
  NVSHMEMI_TEAM_GPU_LEADERS = 5,
  NVSHMEM_TEAM_GPU_LEADERS_INDEX = 5,
  NVSHMEM_TEAM_MC_SHARED = 6,
  NVSHMEM_TEAM_MC_SHARED_INDEX = 6,
  NVSHMEM_TEAMS_MIN = 7,  // first handle of the teams that programs make
  NVSHMEM_TEAM_INDEX_MAX = 2147483647
} nvshmem_team_id_t;

// Queue pairs: all mean the same here.
typedef enum {
  NVSHMEMX_QP_HOST = 0,
  NVSHMEMX_QP_DEFAULT = 1,
  NVSHMEMX_QP_ANY = 2147483647,
  NVSHMEMX_QP_ALL = 2147483647
} nvshmemx_qp_handle_index_t;

typedef enum { NVSHMEM_PE_INVALID = -1, NVSHMEMX_PE_ANY = 32768, NVSHMEMX_PE_ALL = 32768 } nvshmem_pe_index_t;

// How nvshmemx_init_attr finds the other PEs.
enum flags {
  NVSHMEMX_INIT_THREAD_PES = 1,
  NVSHMEMX_INIT_WITH_MPI_COMM = 2,
  NVSHMEMX_INIT_WITH_SHMEM = 4,
  NVSHMEMX_INIT_WITH_UNIQUEID = 8,
  NVSHMEMX_INIT_MAX = -2147483647 - 1  // 1 << 31 in an int
};

// Results of the calls that begin with nvshmemx_.
enum nvshmemx_status {
  NVSHMEMX_SUCCESS = 0,
  NVSHMEMX_ERROR_INVALID_VALUE = 1,
  NVSHMEMX_ERROR_OUT_OF_MEMORY = 2,
  NVSHMEMX_ERROR_NOT_SUPPORTED = 3,
  NVSHMEMX_ERROR_SYMMETRY = 4,
  NVSHMEMX_ERROR_GPU_NOT_SELECTED = 5,
  NVSHMEMX_ERROR_COLLECTIVE_LAUNCH_FAILED = 6,
  NVSHMEMX_ERROR_INTERNAL = 7,
  NVSHMEMX_ERROR_SENTINEL = 2147483647
};

// Accepted and without effect.
typedef enum {
  NVSHMEMX_TMA_DISABLE = 0,
  NVSHMEMX_TMA_ENABLE = 1,
  NVSHMEMX_TMA_FORCE = 2,
  NVSHMEMX_TMA_POLICY_MAX = 2147483647
} nvshmemx_tma_policy_t;

// Argument of nvshmemx_ask_smem.
typedef enum {
  NVSHMEMX_SMEM_RECOMMENDED = 0,
  NVSHMEMX_SMEM_MINIMUM = 1,
  NVSHMEMX_SMEM_BARRIERS_ONLY = 2,
  NVSHMEMX_SMEM_AMOUNT_MAX = 2147483647
} nvshmemx_smem_amount_t;

typedef enum { NVSHMEMX_REGION_HINT_NONE = 0, NVSHMEMX_REGION_HINT_BATCH_RMA = 1 } nvshmemx_region_hint_t;
#define NVSHMEMX_REGION_ATTRS_RESERVED_BYTES 60

// Which fields of a team configuration count, joined by |.
#define NVSHMEM_TEAM_CONFIG_MASK_NUM_CONTEXTS 1
#define NVSHMEM_TEAM_CONFIG_MASK_UNIQUEID 2
#define NVSHMEM_TEAM_UNIQUID_INITIALIZER 0xFFFFFFFFFFFFFFFF

#endif  // ISOMEM_NVSHMEM_CONSTANTS_H
