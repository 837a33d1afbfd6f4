// SPDX-License-Identifier: Apache-2.0
// The types of nvshmem.h: layouts that programs and other languages have compiled in, and the types of CUDA
// that the interface names, as far as the compiler can see the CUDA headers. C99, C++, NVRTC.
#ifndef ISOMEM_NVSHMEM_TYPES_H
#define ISOMEM_NVSHMEM_TYPES_H

#include <isomem/nvshmem/constants.h>
#include <isomem/nvshmem/includes.h>

#if defined(__CUDACC_RTC__)
#include <isomem/config.hpp>
#else
#include <stddef.h>
#include <stdint.h>
#endif

// --- types of CUDA
// -------------------------------------------------------------------------------------------
// ISOMEM_CUDA_HEADERS: the toolkit's headers are there. ISOMEM_HALF: half and bfloat16 can be declared;
// without the toolkit only their names are known, which is enough for a declaration.
#if defined(__CUDACC_RTC__)
#define ISOMEM_CUDA_HEADERS 0
#elif defined(__has_include)
#if __has_include(<cuda_runtime_api.h>) && __has_include(<cuda.h>)
#define ISOMEM_CUDA_HEADERS 1
#else
#define ISOMEM_CUDA_HEADERS 0
#endif
#else
#define ISOMEM_CUDA_HEADERS 1
#endif

#if ISOMEM_CUDA_HEADERS
#include <cuda.h>
#include <cuda_runtime_api.h>
#elif !defined(__CUDACC_RTC__)
typedef struct CUstream_st* cudaStream_t;
typedef struct CUmod_st* CUmodule;
typedef struct CUlib_st* CUlibrary;
#endif

#if !defined(__cplusplus)
#define ISOMEM_HALF 0
#else
#define ISOMEM_HALF 1
#if !ISOMEM_CUDA_HEADERS && !defined(__CUDACC_RTC__)
struct __half;
struct __nv_bfloat16;
#endif
#endif

#if ISOMEM_HALF && (ISOMEM_CUDA_HEADERS || defined(__CUDACC_RTC__))
// Some programs include nvshmem.h inside extern "C", where a template may not stand.
extern "C++" {
#include <cuda_bf16.h>
#include <cuda_fp16.h>
}
#endif

// --- handles
// ---------------------------------------------------------------------------------------------------
typedef int32_t nvshmem_team_t;
typedef nvshmem_team_t nvshmemx_team_t;
typedef int nvshmemx_qp_handle_t;
typedef uint64_t nvshmemx_team_uniqueid_t;
typedef uint64_t nvshmemx_region_handle_t;

// --- structures: every one begins with a version, (number << 16) + bytes
// ---------------------------------------
typedef struct {
  int version;
  int num_contexts;
  nvshmemx_team_uniqueid_t uniqueid;
  char padding[48];
} nvshmem_team_config_v2;
typedef nvshmem_team_config_v2 nvshmem_team_config_t;

typedef struct {
  int version;
  int num_contexts;
  char padding[56];
} nvshmem_team_config_v1;

// A name for a job that is being made: one PE gets it, the program brings it to the others.
typedef struct {
  int version;
  char internal[124];
} nvshmemx_uniqueid_v1;
typedef nvshmemx_uniqueid_v1 nvshmemx_uniqueid_t;

typedef struct {
  int version;
  nvshmemx_uniqueid_v1* id;
  int myrank;
  int nranks;
} nvshmemx_uniqueid_args_v1;
typedef nvshmemx_uniqueid_args_v1 nvshmemx_uniqueid_args_t;

typedef struct {
  int version;
  nvshmemx_uniqueid_args_t uid_args;
  int cuda_device_id;
  char content[92];
} nvshmemx_init_args_v2;
typedef nvshmemx_init_args_v2 nvshmemx_init_args_t;

typedef struct {
  int version;
  nvshmemx_uniqueid_args_t uid_args;
  char content[96];
} nvshmemx_init_args_v1;

typedef struct {
  int version;
  void* mpi_comm;  // points to an MPI_Comm
  nvshmemx_init_args_v2 args;
} nvshmemx_init_attr_v2;
typedef nvshmemx_init_attr_v2 nvshmemx_init_attr_t;

typedef struct {
  int version;
  void* mpi_comm;
  nvshmemx_init_args_v1 args;
} nvshmemx_init_attr_v1;

typedef struct {
  uint32_t hints;
  char reserved[NVSHMEMX_REGION_ATTRS_RESERVED_BYTES];
} nvshmemx_region_attrs_t;

#if ISOMEM_CUDA_HEADERS
typedef struct {
  cudaLaunchConfig_t cuda_config;
} nvshmemx_collective_launch_attr_t;
#endif

// --- initializers
// ----------------------------------------------------------------------------------------------
#define NVSHMEM_INIT_ATTR_VER 1
#define NVSHMEM_INIT_ATTR_V1_IDENTIFIER ((1 << 16) + sizeof(nvshmemx_init_attr_t))
#define NVSHMEM_INIT_ATTR_V2_IDENTIFIER ((2 << 16) + sizeof(nvshmemx_init_attr_t))
#define NVSHMEM_INIT_ARGS_V2_IDENTIFIER ((2 << 16) + sizeof(nvshmemx_init_args_t))

#define NVSHMEM_TEAM_CONFIG_INITIALIZER                                                    \
  {                                                                                        \
    (2 << 16) + sizeof(nvshmem_team_config_t), -1, NVSHMEM_TEAM_UNIQUID_INITIALIZER, { 0 } \
  }
#define NVSHMEMX_UNIQUEID_INITIALIZER              \
  {                                                \
    (1 << 16) + sizeof(nvshmemx_uniqueid_t), { 0 } \
  }
#define NVSHMEMX_UNIQUEID_ARGS_INITIALIZER \
  { (1 << 16) + sizeof(nvshmemx_uniqueid_args_t), NULL, -1, -1 }
#define NVSHMEMX_INIT_ARGS_INITIALIZER                                                      \
  {                                                                                         \
    (1 << 16) + sizeof(nvshmemx_init_args_t), NVSHMEMX_UNIQUEID_ARGS_INITIALIZER, -1, { 0 } \
  }
#define NVSHMEMX_INIT_ARGS_V2_INITIALIZER                                          \
  {                                                                                \
    NVSHMEM_INIT_ARGS_V2_IDENTIFIER, NVSHMEMX_UNIQUEID_ARGS_INITIALIZER, -1, { 0 } \
  }
#define NVSHMEMX_INIT_ATTR_INITIALIZER \
  { NVSHMEM_INIT_ATTR_V2_IDENTIFIER, NULL, NVSHMEMX_INIT_ARGS_V2_INITIALIZER }
#define NVSHMEMX_INIT_ATTR_V1_INITIALIZER \
  { NVSHMEM_INIT_ATTR_V1_IDENTIFIER, NULL, NVSHMEMX_INIT_ARGS_INITIALIZER }
#define NVSHMEMX_REGION_ATTRS_INITIALIZER \
  {                                       \
    NVSHMEMX_REGION_HINT_NONE, { 0 }      \
  }

// Version 1: whoever sets the versions only has not filled cuda_device_id, which came with version 2.
#define nvshmemx_init_init_attr_ver_only(attr)                                   \
  do {                                                                           \
    (attr).version = (1 << 16) + sizeof(nvshmemx_init_attr_t);                   \
    (attr).args.version = (1 << 16) + sizeof(nvshmemx_init_args_t);              \
    (attr).args.uid_args.version = (1 << 16) + sizeof(nvshmemx_uniqueid_args_t); \
  } while (0)

#endif  // ISOMEM_NVSHMEM_TYPES_H
