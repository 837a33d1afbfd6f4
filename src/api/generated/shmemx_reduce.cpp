// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/extensions.py: change the table and run it.
// clang-format off
#include "api/wide_reductions.hpp"
#include <pshmemx.h>

namespace api = isomem::api;

// Averages, reductions of 16-bit floating point
int shmemx_float_avg_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce) { return api::average("shmemx_float_avg_reduce", team, dest, source, nreduce); }
int shmemx_double_avg_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce) { return api::average("shmemx_double_avg_reduce", team, dest, source, nreduce); }
int shmemx_longdouble_avg_reduce(shmem_team_t team, long double *dest, const long double *source, size_t nreduce) { return api::average("shmemx_longdouble_avg_reduce", team, dest, source, nreduce); }
int shmemx_complexd_avg_reduce(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nreduce) { return api::average("shmemx_complexd_avg_reduce", team, dest, source, nreduce); }
int shmemx_complexf_avg_reduce(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nreduce) { return api::average("shmemx_complexf_avg_reduce", team, dest, source, nreduce); }
int shmemx_half_sum_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce) { return api::reduce_short<api::Half, api::ReduceOp::sum>("shmemx_half_sum_reduce", team, dest, source, nreduce); }
int shmemx_half_prod_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce) { return api::reduce_short<api::Half, api::ReduceOp::prod>("shmemx_half_prod_reduce", team, dest, source, nreduce); }
int shmemx_half_min_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce) { return api::reduce_short<api::Half, api::ReduceOp::min>("shmemx_half_min_reduce", team, dest, source, nreduce); }
int shmemx_half_max_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce) { return api::reduce_short<api::Half, api::ReduceOp::max>("shmemx_half_max_reduce", team, dest, source, nreduce); }
int shmemx_half_avg_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce) { return api::average_short<api::Half>("shmemx_half_avg_reduce", team, dest, source, nreduce); }
int shmemx_bfloat16_sum_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce) { return api::reduce_short<api::Bfloat16, api::ReduceOp::sum>("shmemx_bfloat16_sum_reduce", team, dest, source, nreduce); }
int shmemx_bfloat16_prod_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce) { return api::reduce_short<api::Bfloat16, api::ReduceOp::prod>("shmemx_bfloat16_prod_reduce", team, dest, source, nreduce); }
int shmemx_bfloat16_min_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce) { return api::reduce_short<api::Bfloat16, api::ReduceOp::min>("shmemx_bfloat16_min_reduce", team, dest, source, nreduce); }
int shmemx_bfloat16_max_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce) { return api::reduce_short<api::Bfloat16, api::ReduceOp::max>("shmemx_bfloat16_max_reduce", team, dest, source, nreduce); }
int shmemx_bfloat16_avg_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce) { return api::average_short<api::Bfloat16>("shmemx_bfloat16_avg_reduce", team, dest, source, nreduce); }

extern "C" __attribute__((alias("shmemx_float_avg_reduce"), visibility("default"))) int pshmemx_float_avg_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce);
extern "C" __attribute__((alias("shmemx_double_avg_reduce"), visibility("default"))) int pshmemx_double_avg_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce);
extern "C" __attribute__((alias("shmemx_longdouble_avg_reduce"), visibility("default"))) int pshmemx_longdouble_avg_reduce(shmem_team_t team, long double *dest, const long double *source, size_t nreduce);
extern "C" __attribute__((alias("shmemx_complexd_avg_reduce"), visibility("default"))) int pshmemx_complexd_avg_reduce(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nreduce);
extern "C" __attribute__((alias("shmemx_complexf_avg_reduce"), visibility("default"))) int pshmemx_complexf_avg_reduce(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nreduce);
extern "C" __attribute__((alias("shmemx_half_sum_reduce"), visibility("default"))) int pshmemx_half_sum_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
extern "C" __attribute__((alias("shmemx_half_prod_reduce"), visibility("default"))) int pshmemx_half_prod_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
extern "C" __attribute__((alias("shmemx_half_min_reduce"), visibility("default"))) int pshmemx_half_min_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
extern "C" __attribute__((alias("shmemx_half_max_reduce"), visibility("default"))) int pshmemx_half_max_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
extern "C" __attribute__((alias("shmemx_half_avg_reduce"), visibility("default"))) int pshmemx_half_avg_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
extern "C" __attribute__((alias("shmemx_bfloat16_sum_reduce"), visibility("default"))) int pshmemx_bfloat16_sum_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
extern "C" __attribute__((alias("shmemx_bfloat16_prod_reduce"), visibility("default"))) int pshmemx_bfloat16_prod_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
extern "C" __attribute__((alias("shmemx_bfloat16_min_reduce"), visibility("default"))) int pshmemx_bfloat16_min_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
extern "C" __attribute__((alias("shmemx_bfloat16_max_reduce"), visibility("default"))) int pshmemx_bfloat16_max_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
extern "C" __attribute__((alias("shmemx_bfloat16_avg_reduce"), visibility("default"))) int pshmemx_bfloat16_avg_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
