// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/compat.py: change the table and run it.
// clang-format off
#include "api/compat_calls.hpp"
#include <pshmemx_compat.h>

namespace api = isomem::api;

// Cray: all-to-all of blocks of different sizes
void shmemx_alltoallv(void *target, const size_t *t_offsets, size_t *t_sizes, const void *source, const size_t *s_offsets, const size_t *s_sizes, int PE_start, int logPE_stride, int PE_size, long *pSync) { api::alltoallv("shmemx_alltoallv", target, t_offsets, t_sizes, source, s_offsets, s_sizes, PE_start, logPE_stride, PE_size, pSync); }
void shmemx_team_alltoallv(void *target, const size_t *t_offsets, size_t *t_sizes, const void *source, const size_t *s_offsets, const size_t *s_sizes, shmem_team_t team, long *pSync) { api::team_alltoallv("shmemx_team_alltoallv", target, t_offsets, t_sizes, source, s_offsets, s_sizes, team, pSync); }

// Sandia: scans
int shmemx_float_sum_inscan(shmem_team_t team, float *dest, const float *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_float_sum_inscan", team, dest, source, nelems); }
int shmemx_double_sum_inscan(shmem_team_t team, double *dest, const double *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_double_sum_inscan", team, dest, source, nelems); }
int shmemx_longdouble_sum_inscan(shmem_team_t team, long double *dest, const long double *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_longdouble_sum_inscan", team, dest, source, nelems); }
int shmemx_char_sum_inscan(shmem_team_t team, char *dest, const char *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_char_sum_inscan", team, dest, source, nelems); }
int shmemx_schar_sum_inscan(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_schar_sum_inscan", team, dest, source, nelems); }
int shmemx_short_sum_inscan(shmem_team_t team, short *dest, const short *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_short_sum_inscan", team, dest, source, nelems); }
int shmemx_int_sum_inscan(shmem_team_t team, int *dest, const int *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_int_sum_inscan", team, dest, source, nelems); }
int shmemx_long_sum_inscan(shmem_team_t team, long *dest, const long *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_long_sum_inscan", team, dest, source, nelems); }
int shmemx_longlong_sum_inscan(shmem_team_t team, long long *dest, const long long *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_longlong_sum_inscan", team, dest, source, nelems); }
int shmemx_uchar_sum_inscan(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_uchar_sum_inscan", team, dest, source, nelems); }
int shmemx_ushort_sum_inscan(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_ushort_sum_inscan", team, dest, source, nelems); }
int shmemx_uint_sum_inscan(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_uint_sum_inscan", team, dest, source, nelems); }
int shmemx_ulong_sum_inscan(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_ulong_sum_inscan", team, dest, source, nelems); }
int shmemx_ulonglong_sum_inscan(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_ulonglong_sum_inscan", team, dest, source, nelems); }
int shmemx_int8_sum_inscan(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_int8_sum_inscan", team, dest, source, nelems); }
int shmemx_int16_sum_inscan(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_int16_sum_inscan", team, dest, source, nelems); }
int shmemx_int32_sum_inscan(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_int32_sum_inscan", team, dest, source, nelems); }
int shmemx_int64_sum_inscan(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_int64_sum_inscan", team, dest, source, nelems); }
int shmemx_uint8_sum_inscan(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_uint8_sum_inscan", team, dest, source, nelems); }
int shmemx_uint16_sum_inscan(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_uint16_sum_inscan", team, dest, source, nelems); }
int shmemx_uint32_sum_inscan(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_uint32_sum_inscan", team, dest, source, nelems); }
int shmemx_uint64_sum_inscan(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_uint64_sum_inscan", team, dest, source, nelems); }
int shmemx_size_sum_inscan(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_size_sum_inscan", team, dest, source, nelems); }
int shmemx_ptrdiff_sum_inscan(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_ptrdiff_sum_inscan", team, dest, source, nelems); }
int shmemx_complexd_sum_inscan(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_complexd_sum_inscan", team, dest, source, nelems); }
int shmemx_complexf_sum_inscan(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmemx_complexf_sum_inscan", team, dest, source, nelems); }
int shmemx_float_sum_exscan(shmem_team_t team, float *dest, const float *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_float_sum_exscan", team, dest, source, nelems); }
int shmemx_double_sum_exscan(shmem_team_t team, double *dest, const double *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_double_sum_exscan", team, dest, source, nelems); }
int shmemx_longdouble_sum_exscan(shmem_team_t team, long double *dest, const long double *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_longdouble_sum_exscan", team, dest, source, nelems); }
int shmemx_char_sum_exscan(shmem_team_t team, char *dest, const char *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_char_sum_exscan", team, dest, source, nelems); }
int shmemx_schar_sum_exscan(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_schar_sum_exscan", team, dest, source, nelems); }
int shmemx_short_sum_exscan(shmem_team_t team, short *dest, const short *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_short_sum_exscan", team, dest, source, nelems); }
int shmemx_int_sum_exscan(shmem_team_t team, int *dest, const int *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_int_sum_exscan", team, dest, source, nelems); }
int shmemx_long_sum_exscan(shmem_team_t team, long *dest, const long *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_long_sum_exscan", team, dest, source, nelems); }
int shmemx_longlong_sum_exscan(shmem_team_t team, long long *dest, const long long *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_longlong_sum_exscan", team, dest, source, nelems); }
int shmemx_uchar_sum_exscan(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_uchar_sum_exscan", team, dest, source, nelems); }
int shmemx_ushort_sum_exscan(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_ushort_sum_exscan", team, dest, source, nelems); }
int shmemx_uint_sum_exscan(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_uint_sum_exscan", team, dest, source, nelems); }
int shmemx_ulong_sum_exscan(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_ulong_sum_exscan", team, dest, source, nelems); }
int shmemx_ulonglong_sum_exscan(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_ulonglong_sum_exscan", team, dest, source, nelems); }
int shmemx_int8_sum_exscan(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_int8_sum_exscan", team, dest, source, nelems); }
int shmemx_int16_sum_exscan(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_int16_sum_exscan", team, dest, source, nelems); }
int shmemx_int32_sum_exscan(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_int32_sum_exscan", team, dest, source, nelems); }
int shmemx_int64_sum_exscan(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_int64_sum_exscan", team, dest, source, nelems); }
int shmemx_uint8_sum_exscan(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_uint8_sum_exscan", team, dest, source, nelems); }
int shmemx_uint16_sum_exscan(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_uint16_sum_exscan", team, dest, source, nelems); }
int shmemx_uint32_sum_exscan(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_uint32_sum_exscan", team, dest, source, nelems); }
int shmemx_uint64_sum_exscan(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_uint64_sum_exscan", team, dest, source, nelems); }
int shmemx_size_sum_exscan(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_size_sum_exscan", team, dest, source, nelems); }
int shmemx_ptrdiff_sum_exscan(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_ptrdiff_sum_exscan", team, dest, source, nelems); }
int shmemx_complexd_sum_exscan(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_complexd_sum_exscan", team, dest, source, nelems); }
int shmemx_complexf_sum_exscan(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmemx_complexf_sum_exscan", team, dest, source, nelems); }

extern "C" __attribute__((alias("shmemx_alltoallv"), visibility("default"))) void pshmemx_alltoallv(void *target, const size_t *t_offsets, size_t *t_sizes, const void *source, const size_t *s_offsets, const size_t *s_sizes, int PE_start, int logPE_stride, int PE_size, long *pSync);
extern "C" __attribute__((alias("shmemx_team_alltoallv"), visibility("default"))) void pshmemx_team_alltoallv(void *target, const size_t *t_offsets, size_t *t_sizes, const void *source, const size_t *s_offsets, const size_t *s_sizes, shmem_team_t team, long *pSync);
extern "C" __attribute__((alias("shmemx_float_sum_inscan"), visibility("default"))) int pshmemx_float_sum_inscan(shmem_team_t team, float *dest, const float *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_double_sum_inscan"), visibility("default"))) int pshmemx_double_sum_inscan(shmem_team_t team, double *dest, const double *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_longdouble_sum_inscan"), visibility("default"))) int pshmemx_longdouble_sum_inscan(shmem_team_t team, long double *dest, const long double *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_char_sum_inscan"), visibility("default"))) int pshmemx_char_sum_inscan(shmem_team_t team, char *dest, const char *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_schar_sum_inscan"), visibility("default"))) int pshmemx_schar_sum_inscan(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_short_sum_inscan"), visibility("default"))) int pshmemx_short_sum_inscan(shmem_team_t team, short *dest, const short *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_int_sum_inscan"), visibility("default"))) int pshmemx_int_sum_inscan(shmem_team_t team, int *dest, const int *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_long_sum_inscan"), visibility("default"))) int pshmemx_long_sum_inscan(shmem_team_t team, long *dest, const long *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_longlong_sum_inscan"), visibility("default"))) int pshmemx_longlong_sum_inscan(shmem_team_t team, long long *dest, const long long *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_uchar_sum_inscan"), visibility("default"))) int pshmemx_uchar_sum_inscan(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_ushort_sum_inscan"), visibility("default"))) int pshmemx_ushort_sum_inscan(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_uint_sum_inscan"), visibility("default"))) int pshmemx_uint_sum_inscan(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_ulong_sum_inscan"), visibility("default"))) int pshmemx_ulong_sum_inscan(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_ulonglong_sum_inscan"), visibility("default"))) int pshmemx_ulonglong_sum_inscan(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_int8_sum_inscan"), visibility("default"))) int pshmemx_int8_sum_inscan(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_int16_sum_inscan"), visibility("default"))) int pshmemx_int16_sum_inscan(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_int32_sum_inscan"), visibility("default"))) int pshmemx_int32_sum_inscan(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_int64_sum_inscan"), visibility("default"))) int pshmemx_int64_sum_inscan(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_uint8_sum_inscan"), visibility("default"))) int pshmemx_uint8_sum_inscan(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_uint16_sum_inscan"), visibility("default"))) int pshmemx_uint16_sum_inscan(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_uint32_sum_inscan"), visibility("default"))) int pshmemx_uint32_sum_inscan(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_uint64_sum_inscan"), visibility("default"))) int pshmemx_uint64_sum_inscan(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_size_sum_inscan"), visibility("default"))) int pshmemx_size_sum_inscan(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_ptrdiff_sum_inscan"), visibility("default"))) int pshmemx_ptrdiff_sum_inscan(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_complexd_sum_inscan"), visibility("default"))) int pshmemx_complexd_sum_inscan(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_complexf_sum_inscan"), visibility("default"))) int pshmemx_complexf_sum_inscan(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_float_sum_exscan"), visibility("default"))) int pshmemx_float_sum_exscan(shmem_team_t team, float *dest, const float *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_double_sum_exscan"), visibility("default"))) int pshmemx_double_sum_exscan(shmem_team_t team, double *dest, const double *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_longdouble_sum_exscan"), visibility("default"))) int pshmemx_longdouble_sum_exscan(shmem_team_t team, long double *dest, const long double *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_char_sum_exscan"), visibility("default"))) int pshmemx_char_sum_exscan(shmem_team_t team, char *dest, const char *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_schar_sum_exscan"), visibility("default"))) int pshmemx_schar_sum_exscan(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_short_sum_exscan"), visibility("default"))) int pshmemx_short_sum_exscan(shmem_team_t team, short *dest, const short *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_int_sum_exscan"), visibility("default"))) int pshmemx_int_sum_exscan(shmem_team_t team, int *dest, const int *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_long_sum_exscan"), visibility("default"))) int pshmemx_long_sum_exscan(shmem_team_t team, long *dest, const long *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_longlong_sum_exscan"), visibility("default"))) int pshmemx_longlong_sum_exscan(shmem_team_t team, long long *dest, const long long *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_uchar_sum_exscan"), visibility("default"))) int pshmemx_uchar_sum_exscan(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_ushort_sum_exscan"), visibility("default"))) int pshmemx_ushort_sum_exscan(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_uint_sum_exscan"), visibility("default"))) int pshmemx_uint_sum_exscan(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_ulong_sum_exscan"), visibility("default"))) int pshmemx_ulong_sum_exscan(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_ulonglong_sum_exscan"), visibility("default"))) int pshmemx_ulonglong_sum_exscan(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_int8_sum_exscan"), visibility("default"))) int pshmemx_int8_sum_exscan(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_int16_sum_exscan"), visibility("default"))) int pshmemx_int16_sum_exscan(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_int32_sum_exscan"), visibility("default"))) int pshmemx_int32_sum_exscan(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_int64_sum_exscan"), visibility("default"))) int pshmemx_int64_sum_exscan(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_uint8_sum_exscan"), visibility("default"))) int pshmemx_uint8_sum_exscan(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_uint16_sum_exscan"), visibility("default"))) int pshmemx_uint16_sum_exscan(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_uint32_sum_exscan"), visibility("default"))) int pshmemx_uint32_sum_exscan(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_uint64_sum_exscan"), visibility("default"))) int pshmemx_uint64_sum_exscan(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_size_sum_exscan"), visibility("default"))) int pshmemx_size_sum_exscan(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_ptrdiff_sum_exscan"), visibility("default"))) int pshmemx_ptrdiff_sum_exscan(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_complexd_sum_exscan"), visibility("default"))) int pshmemx_complexd_sum_exscan(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nelems);
extern "C" __attribute__((alias("shmemx_complexf_sum_exscan"), visibility("default"))) int pshmemx_complexf_sum_exscan(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nelems);
