// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/table.py: change the table and run it.
// clang-format off
#include "api/collectives.hpp"
#include <pshmem.h>

namespace api = isomem::api;

// Collective data movement
int shmem_float_broadcast(shmem_team_t team, float *dest, const float *source, size_t nelems, int PE_root) { return api::broadcast("shmem_float_broadcast", team, dest, source, nelems, PE_root); }
int shmem_double_broadcast(shmem_team_t team, double *dest, const double *source, size_t nelems, int PE_root) { return api::broadcast("shmem_double_broadcast", team, dest, source, nelems, PE_root); }
int shmem_longdouble_broadcast(shmem_team_t team, long double *dest, const long double *source, size_t nelems, int PE_root) { return api::broadcast("shmem_longdouble_broadcast", team, dest, source, nelems, PE_root); }
int shmem_char_broadcast(shmem_team_t team, char *dest, const char *source, size_t nelems, int PE_root) { return api::broadcast("shmem_char_broadcast", team, dest, source, nelems, PE_root); }
int shmem_schar_broadcast(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems, int PE_root) { return api::broadcast("shmem_schar_broadcast", team, dest, source, nelems, PE_root); }
int shmem_short_broadcast(shmem_team_t team, short *dest, const short *source, size_t nelems, int PE_root) { return api::broadcast("shmem_short_broadcast", team, dest, source, nelems, PE_root); }
int shmem_int_broadcast(shmem_team_t team, int *dest, const int *source, size_t nelems, int PE_root) { return api::broadcast("shmem_int_broadcast", team, dest, source, nelems, PE_root); }
int shmem_long_broadcast(shmem_team_t team, long *dest, const long *source, size_t nelems, int PE_root) { return api::broadcast("shmem_long_broadcast", team, dest, source, nelems, PE_root); }
int shmem_longlong_broadcast(shmem_team_t team, long long *dest, const long long *source, size_t nelems, int PE_root) { return api::broadcast("shmem_longlong_broadcast", team, dest, source, nelems, PE_root); }
int shmem_uchar_broadcast(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, int PE_root) { return api::broadcast("shmem_uchar_broadcast", team, dest, source, nelems, PE_root); }
int shmem_ushort_broadcast(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, int PE_root) { return api::broadcast("shmem_ushort_broadcast", team, dest, source, nelems, PE_root); }
int shmem_uint_broadcast(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, int PE_root) { return api::broadcast("shmem_uint_broadcast", team, dest, source, nelems, PE_root); }
int shmem_ulong_broadcast(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, int PE_root) { return api::broadcast("shmem_ulong_broadcast", team, dest, source, nelems, PE_root); }
int shmem_ulonglong_broadcast(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, int PE_root) { return api::broadcast("shmem_ulonglong_broadcast", team, dest, source, nelems, PE_root); }
int shmem_int8_broadcast(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int PE_root) { return api::broadcast("shmem_int8_broadcast", team, dest, source, nelems, PE_root); }
int shmem_int16_broadcast(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, int PE_root) { return api::broadcast("shmem_int16_broadcast", team, dest, source, nelems, PE_root); }
int shmem_int32_broadcast(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, int PE_root) { return api::broadcast("shmem_int32_broadcast", team, dest, source, nelems, PE_root); }
int shmem_int64_broadcast(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, int PE_root) { return api::broadcast("shmem_int64_broadcast", team, dest, source, nelems, PE_root); }
int shmem_uint8_broadcast(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, int PE_root) { return api::broadcast("shmem_uint8_broadcast", team, dest, source, nelems, PE_root); }
int shmem_uint16_broadcast(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, int PE_root) { return api::broadcast("shmem_uint16_broadcast", team, dest, source, nelems, PE_root); }
int shmem_uint32_broadcast(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, int PE_root) { return api::broadcast("shmem_uint32_broadcast", team, dest, source, nelems, PE_root); }
int shmem_uint64_broadcast(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, int PE_root) { return api::broadcast("shmem_uint64_broadcast", team, dest, source, nelems, PE_root); }
int shmem_size_broadcast(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int PE_root) { return api::broadcast("shmem_size_broadcast", team, dest, source, nelems, PE_root); }
int shmem_ptrdiff_broadcast(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int PE_root) { return api::broadcast("shmem_ptrdiff_broadcast", team, dest, source, nelems, PE_root); }
int shmem_broadcastmem(shmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root) { return api::broadcast("shmem_broadcastmem", team, static_cast<api::Bits8*>(dest), static_cast<const api::Bits8*>(source), nelems, PE_root); }
int shmem_float_collect(shmem_team_t team, float *dest, const float *source, size_t nelems) { return api::collect("shmem_float_collect", team, dest, source, nelems); }
int shmem_double_collect(shmem_team_t team, double *dest, const double *source, size_t nelems) { return api::collect("shmem_double_collect", team, dest, source, nelems); }
int shmem_longdouble_collect(shmem_team_t team, long double *dest, const long double *source, size_t nelems) { return api::collect("shmem_longdouble_collect", team, dest, source, nelems); }
int shmem_char_collect(shmem_team_t team, char *dest, const char *source, size_t nelems) { return api::collect("shmem_char_collect", team, dest, source, nelems); }
int shmem_schar_collect(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems) { return api::collect("shmem_schar_collect", team, dest, source, nelems); }
int shmem_short_collect(shmem_team_t team, short *dest, const short *source, size_t nelems) { return api::collect("shmem_short_collect", team, dest, source, nelems); }
int shmem_int_collect(shmem_team_t team, int *dest, const int *source, size_t nelems) { return api::collect("shmem_int_collect", team, dest, source, nelems); }
int shmem_long_collect(shmem_team_t team, long *dest, const long *source, size_t nelems) { return api::collect("shmem_long_collect", team, dest, source, nelems); }
int shmem_longlong_collect(shmem_team_t team, long long *dest, const long long *source, size_t nelems) { return api::collect("shmem_longlong_collect", team, dest, source, nelems); }
int shmem_uchar_collect(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems) { return api::collect("shmem_uchar_collect", team, dest, source, nelems); }
int shmem_ushort_collect(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems) { return api::collect("shmem_ushort_collect", team, dest, source, nelems); }
int shmem_uint_collect(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems) { return api::collect("shmem_uint_collect", team, dest, source, nelems); }
int shmem_ulong_collect(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems) { return api::collect("shmem_ulong_collect", team, dest, source, nelems); }
int shmem_ulonglong_collect(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems) { return api::collect("shmem_ulonglong_collect", team, dest, source, nelems); }
int shmem_int8_collect(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems) { return api::collect("shmem_int8_collect", team, dest, source, nelems); }
int shmem_int16_collect(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems) { return api::collect("shmem_int16_collect", team, dest, source, nelems); }
int shmem_int32_collect(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems) { return api::collect("shmem_int32_collect", team, dest, source, nelems); }
int shmem_int64_collect(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems) { return api::collect("shmem_int64_collect", team, dest, source, nelems); }
int shmem_uint8_collect(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems) { return api::collect("shmem_uint8_collect", team, dest, source, nelems); }
int shmem_uint16_collect(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems) { return api::collect("shmem_uint16_collect", team, dest, source, nelems); }
int shmem_uint32_collect(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems) { return api::collect("shmem_uint32_collect", team, dest, source, nelems); }
int shmem_uint64_collect(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems) { return api::collect("shmem_uint64_collect", team, dest, source, nelems); }
int shmem_size_collect(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems) { return api::collect("shmem_size_collect", team, dest, source, nelems); }
int shmem_ptrdiff_collect(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems) { return api::collect("shmem_ptrdiff_collect", team, dest, source, nelems); }
int shmem_collectmem(shmem_team_t team, void *dest, const void *source, size_t nelems) { return api::collect("shmem_collectmem", team, static_cast<api::Bits8*>(dest), static_cast<const api::Bits8*>(source), nelems); }
int shmem_float_fcollect(shmem_team_t team, float *dest, const float *source, size_t nelems) { return api::fcollect("shmem_float_fcollect", team, dest, source, nelems); }
int shmem_double_fcollect(shmem_team_t team, double *dest, const double *source, size_t nelems) { return api::fcollect("shmem_double_fcollect", team, dest, source, nelems); }
int shmem_longdouble_fcollect(shmem_team_t team, long double *dest, const long double *source, size_t nelems) { return api::fcollect("shmem_longdouble_fcollect", team, dest, source, nelems); }
int shmem_char_fcollect(shmem_team_t team, char *dest, const char *source, size_t nelems) { return api::fcollect("shmem_char_fcollect", team, dest, source, nelems); }
int shmem_schar_fcollect(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems) { return api::fcollect("shmem_schar_fcollect", team, dest, source, nelems); }
int shmem_short_fcollect(shmem_team_t team, short *dest, const short *source, size_t nelems) { return api::fcollect("shmem_short_fcollect", team, dest, source, nelems); }
int shmem_int_fcollect(shmem_team_t team, int *dest, const int *source, size_t nelems) { return api::fcollect("shmem_int_fcollect", team, dest, source, nelems); }
int shmem_long_fcollect(shmem_team_t team, long *dest, const long *source, size_t nelems) { return api::fcollect("shmem_long_fcollect", team, dest, source, nelems); }
int shmem_longlong_fcollect(shmem_team_t team, long long *dest, const long long *source, size_t nelems) { return api::fcollect("shmem_longlong_fcollect", team, dest, source, nelems); }
int shmem_uchar_fcollect(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems) { return api::fcollect("shmem_uchar_fcollect", team, dest, source, nelems); }
int shmem_ushort_fcollect(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems) { return api::fcollect("shmem_ushort_fcollect", team, dest, source, nelems); }
int shmem_uint_fcollect(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems) { return api::fcollect("shmem_uint_fcollect", team, dest, source, nelems); }
int shmem_ulong_fcollect(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems) { return api::fcollect("shmem_ulong_fcollect", team, dest, source, nelems); }
int shmem_ulonglong_fcollect(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems) { return api::fcollect("shmem_ulonglong_fcollect", team, dest, source, nelems); }
int shmem_int8_fcollect(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems) { return api::fcollect("shmem_int8_fcollect", team, dest, source, nelems); }
int shmem_int16_fcollect(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems) { return api::fcollect("shmem_int16_fcollect", team, dest, source, nelems); }
int shmem_int32_fcollect(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems) { return api::fcollect("shmem_int32_fcollect", team, dest, source, nelems); }
int shmem_int64_fcollect(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems) { return api::fcollect("shmem_int64_fcollect", team, dest, source, nelems); }
int shmem_uint8_fcollect(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems) { return api::fcollect("shmem_uint8_fcollect", team, dest, source, nelems); }
int shmem_uint16_fcollect(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems) { return api::fcollect("shmem_uint16_fcollect", team, dest, source, nelems); }
int shmem_uint32_fcollect(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems) { return api::fcollect("shmem_uint32_fcollect", team, dest, source, nelems); }
int shmem_uint64_fcollect(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems) { return api::fcollect("shmem_uint64_fcollect", team, dest, source, nelems); }
int shmem_size_fcollect(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems) { return api::fcollect("shmem_size_fcollect", team, dest, source, nelems); }
int shmem_ptrdiff_fcollect(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems) { return api::fcollect("shmem_ptrdiff_fcollect", team, dest, source, nelems); }
int shmem_fcollectmem(shmem_team_t team, void *dest, const void *source, size_t nelems) { return api::fcollect("shmem_fcollectmem", team, static_cast<api::Bits8*>(dest), static_cast<const api::Bits8*>(source), nelems); }
int shmem_float_alltoall(shmem_team_t team, float *dest, const float *source, size_t nelems) { return api::alltoall("shmem_float_alltoall", team, dest, source, nelems); }
int shmem_double_alltoall(shmem_team_t team, double *dest, const double *source, size_t nelems) { return api::alltoall("shmem_double_alltoall", team, dest, source, nelems); }
int shmem_longdouble_alltoall(shmem_team_t team, long double *dest, const long double *source, size_t nelems) { return api::alltoall("shmem_longdouble_alltoall", team, dest, source, nelems); }
int shmem_char_alltoall(shmem_team_t team, char *dest, const char *source, size_t nelems) { return api::alltoall("shmem_char_alltoall", team, dest, source, nelems); }
int shmem_schar_alltoall(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems) { return api::alltoall("shmem_schar_alltoall", team, dest, source, nelems); }
int shmem_short_alltoall(shmem_team_t team, short *dest, const short *source, size_t nelems) { return api::alltoall("shmem_short_alltoall", team, dest, source, nelems); }
int shmem_int_alltoall(shmem_team_t team, int *dest, const int *source, size_t nelems) { return api::alltoall("shmem_int_alltoall", team, dest, source, nelems); }
int shmem_long_alltoall(shmem_team_t team, long *dest, const long *source, size_t nelems) { return api::alltoall("shmem_long_alltoall", team, dest, source, nelems); }
int shmem_longlong_alltoall(shmem_team_t team, long long *dest, const long long *source, size_t nelems) { return api::alltoall("shmem_longlong_alltoall", team, dest, source, nelems); }
int shmem_uchar_alltoall(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems) { return api::alltoall("shmem_uchar_alltoall", team, dest, source, nelems); }
int shmem_ushort_alltoall(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems) { return api::alltoall("shmem_ushort_alltoall", team, dest, source, nelems); }
int shmem_uint_alltoall(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems) { return api::alltoall("shmem_uint_alltoall", team, dest, source, nelems); }
int shmem_ulong_alltoall(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems) { return api::alltoall("shmem_ulong_alltoall", team, dest, source, nelems); }
int shmem_ulonglong_alltoall(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems) { return api::alltoall("shmem_ulonglong_alltoall", team, dest, source, nelems); }
int shmem_int8_alltoall(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems) { return api::alltoall("shmem_int8_alltoall", team, dest, source, nelems); }
int shmem_int16_alltoall(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems) { return api::alltoall("shmem_int16_alltoall", team, dest, source, nelems); }
int shmem_int32_alltoall(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems) { return api::alltoall("shmem_int32_alltoall", team, dest, source, nelems); }
int shmem_int64_alltoall(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems) { return api::alltoall("shmem_int64_alltoall", team, dest, source, nelems); }
int shmem_uint8_alltoall(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems) { return api::alltoall("shmem_uint8_alltoall", team, dest, source, nelems); }
int shmem_uint16_alltoall(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems) { return api::alltoall("shmem_uint16_alltoall", team, dest, source, nelems); }
int shmem_uint32_alltoall(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems) { return api::alltoall("shmem_uint32_alltoall", team, dest, source, nelems); }
int shmem_uint64_alltoall(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems) { return api::alltoall("shmem_uint64_alltoall", team, dest, source, nelems); }
int shmem_size_alltoall(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems) { return api::alltoall("shmem_size_alltoall", team, dest, source, nelems); }
int shmem_ptrdiff_alltoall(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems) { return api::alltoall("shmem_ptrdiff_alltoall", team, dest, source, nelems); }
int shmem_alltoallmem(shmem_team_t team, void *dest, const void *source, size_t nelems) { return api::alltoall("shmem_alltoallmem", team, static_cast<api::Bits8*>(dest), static_cast<const api::Bits8*>(source), nelems); }
int shmem_float_alltoalls(shmem_team_t team, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_float_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_double_alltoalls(shmem_team_t team, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_double_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_longdouble_alltoalls(shmem_team_t team, long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_longdouble_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_char_alltoalls(shmem_team_t team, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_char_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_schar_alltoalls(shmem_team_t team, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_schar_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_short_alltoalls(shmem_team_t team, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_short_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_int_alltoalls(shmem_team_t team, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_int_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_long_alltoalls(shmem_team_t team, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_long_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_longlong_alltoalls(shmem_team_t team, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_longlong_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_uchar_alltoalls(shmem_team_t team, unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_uchar_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_ushort_alltoalls(shmem_team_t team, unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_ushort_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_uint_alltoalls(shmem_team_t team, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_uint_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_ulong_alltoalls(shmem_team_t team, unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_ulong_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_ulonglong_alltoalls(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_ulonglong_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_int8_alltoalls(shmem_team_t team, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_int8_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_int16_alltoalls(shmem_team_t team, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_int16_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_int32_alltoalls(shmem_team_t team, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_int32_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_int64_alltoalls(shmem_team_t team, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_int64_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_uint8_alltoalls(shmem_team_t team, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_uint8_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_uint16_alltoalls(shmem_team_t team, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_uint16_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_uint32_alltoalls(shmem_team_t team, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_uint32_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_uint64_alltoalls(shmem_team_t team, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_uint64_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_size_alltoalls(shmem_team_t team, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_size_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_ptrdiff_alltoalls(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_ptrdiff_alltoalls", team, dest, source, dst, sst, nelems); }
int shmem_alltoallsmem(shmem_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems) { return api::alltoalls("shmem_alltoallsmem", team, static_cast<api::Bits8*>(dest), static_cast<const api::Bits8*>(source), dst, sst, nelems); }

// Reductions
int shmem_uchar_and_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce) { return api::reduce<api::ReduceOp::band>("shmem_uchar_and_reduce", team, dest, source, nreduce); }
int shmem_ushort_and_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce) { return api::reduce<api::ReduceOp::band>("shmem_ushort_and_reduce", team, dest, source, nreduce); }
int shmem_uint_and_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce) { return api::reduce<api::ReduceOp::band>("shmem_uint_and_reduce", team, dest, source, nreduce); }
int shmem_ulong_and_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce) { return api::reduce<api::ReduceOp::band>("shmem_ulong_and_reduce", team, dest, source, nreduce); }
int shmem_ulonglong_and_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return api::reduce<api::ReduceOp::band>("shmem_ulonglong_and_reduce", team, dest, source, nreduce); }
int shmem_int8_and_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::band>("shmem_int8_and_reduce", team, dest, source, nreduce); }
int shmem_int16_and_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::band>("shmem_int16_and_reduce", team, dest, source, nreduce); }
int shmem_int32_and_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::band>("shmem_int32_and_reduce", team, dest, source, nreduce); }
int shmem_int64_and_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::band>("shmem_int64_and_reduce", team, dest, source, nreduce); }
int shmem_uint8_and_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::band>("shmem_uint8_and_reduce", team, dest, source, nreduce); }
int shmem_uint16_and_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::band>("shmem_uint16_and_reduce", team, dest, source, nreduce); }
int shmem_uint32_and_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::band>("shmem_uint32_and_reduce", team, dest, source, nreduce); }
int shmem_uint64_and_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::band>("shmem_uint64_and_reduce", team, dest, source, nreduce); }
int shmem_size_and_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::band>("shmem_size_and_reduce", team, dest, source, nreduce); }
int shmem_uchar_or_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce) { return api::reduce<api::ReduceOp::bor>("shmem_uchar_or_reduce", team, dest, source, nreduce); }
int shmem_ushort_or_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce) { return api::reduce<api::ReduceOp::bor>("shmem_ushort_or_reduce", team, dest, source, nreduce); }
int shmem_uint_or_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce) { return api::reduce<api::ReduceOp::bor>("shmem_uint_or_reduce", team, dest, source, nreduce); }
int shmem_ulong_or_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce) { return api::reduce<api::ReduceOp::bor>("shmem_ulong_or_reduce", team, dest, source, nreduce); }
int shmem_ulonglong_or_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return api::reduce<api::ReduceOp::bor>("shmem_ulonglong_or_reduce", team, dest, source, nreduce); }
int shmem_int8_or_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bor>("shmem_int8_or_reduce", team, dest, source, nreduce); }
int shmem_int16_or_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bor>("shmem_int16_or_reduce", team, dest, source, nreduce); }
int shmem_int32_or_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bor>("shmem_int32_or_reduce", team, dest, source, nreduce); }
int shmem_int64_or_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bor>("shmem_int64_or_reduce", team, dest, source, nreduce); }
int shmem_uint8_or_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bor>("shmem_uint8_or_reduce", team, dest, source, nreduce); }
int shmem_uint16_or_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bor>("shmem_uint16_or_reduce", team, dest, source, nreduce); }
int shmem_uint32_or_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bor>("shmem_uint32_or_reduce", team, dest, source, nreduce); }
int shmem_uint64_or_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bor>("shmem_uint64_or_reduce", team, dest, source, nreduce); }
int shmem_size_or_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bor>("shmem_size_or_reduce", team, dest, source, nreduce); }
int shmem_uchar_xor_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce) { return api::reduce<api::ReduceOp::bxor>("shmem_uchar_xor_reduce", team, dest, source, nreduce); }
int shmem_ushort_xor_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce) { return api::reduce<api::ReduceOp::bxor>("shmem_ushort_xor_reduce", team, dest, source, nreduce); }
int shmem_uint_xor_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce) { return api::reduce<api::ReduceOp::bxor>("shmem_uint_xor_reduce", team, dest, source, nreduce); }
int shmem_ulong_xor_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce) { return api::reduce<api::ReduceOp::bxor>("shmem_ulong_xor_reduce", team, dest, source, nreduce); }
int shmem_ulonglong_xor_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return api::reduce<api::ReduceOp::bxor>("shmem_ulonglong_xor_reduce", team, dest, source, nreduce); }
int shmem_int8_xor_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bxor>("shmem_int8_xor_reduce", team, dest, source, nreduce); }
int shmem_int16_xor_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bxor>("shmem_int16_xor_reduce", team, dest, source, nreduce); }
int shmem_int32_xor_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bxor>("shmem_int32_xor_reduce", team, dest, source, nreduce); }
int shmem_int64_xor_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bxor>("shmem_int64_xor_reduce", team, dest, source, nreduce); }
int shmem_uint8_xor_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bxor>("shmem_uint8_xor_reduce", team, dest, source, nreduce); }
int shmem_uint16_xor_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bxor>("shmem_uint16_xor_reduce", team, dest, source, nreduce); }
int shmem_uint32_xor_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bxor>("shmem_uint32_xor_reduce", team, dest, source, nreduce); }
int shmem_uint64_xor_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bxor>("shmem_uint64_xor_reduce", team, dest, source, nreduce); }
int shmem_size_xor_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::bxor>("shmem_size_xor_reduce", team, dest, source, nreduce); }
int shmem_float_max_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_float_max_reduce", team, dest, source, nreduce); }
int shmem_double_max_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_double_max_reduce", team, dest, source, nreduce); }
int shmem_longdouble_max_reduce(shmem_team_t team, long double *dest, const long double *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_longdouble_max_reduce", team, dest, source, nreduce); }
int shmem_char_max_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_char_max_reduce", team, dest, source, nreduce); }
int shmem_schar_max_reduce(shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_schar_max_reduce", team, dest, source, nreduce); }
int shmem_short_max_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_short_max_reduce", team, dest, source, nreduce); }
int shmem_int_max_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_int_max_reduce", team, dest, source, nreduce); }
int shmem_long_max_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_long_max_reduce", team, dest, source, nreduce); }
int shmem_longlong_max_reduce(shmem_team_t team, long long *dest, const long long *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_longlong_max_reduce", team, dest, source, nreduce); }
int shmem_uchar_max_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_uchar_max_reduce", team, dest, source, nreduce); }
int shmem_ushort_max_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_ushort_max_reduce", team, dest, source, nreduce); }
int shmem_uint_max_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_uint_max_reduce", team, dest, source, nreduce); }
int shmem_ulong_max_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_ulong_max_reduce", team, dest, source, nreduce); }
int shmem_ulonglong_max_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_ulonglong_max_reduce", team, dest, source, nreduce); }
int shmem_int8_max_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_int8_max_reduce", team, dest, source, nreduce); }
int shmem_int16_max_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_int16_max_reduce", team, dest, source, nreduce); }
int shmem_int32_max_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_int32_max_reduce", team, dest, source, nreduce); }
int shmem_int64_max_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_int64_max_reduce", team, dest, source, nreduce); }
int shmem_uint8_max_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_uint8_max_reduce", team, dest, source, nreduce); }
int shmem_uint16_max_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_uint16_max_reduce", team, dest, source, nreduce); }
int shmem_uint32_max_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_uint32_max_reduce", team, dest, source, nreduce); }
int shmem_uint64_max_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_uint64_max_reduce", team, dest, source, nreduce); }
int shmem_size_max_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_size_max_reduce", team, dest, source, nreduce); }
int shmem_ptrdiff_max_reduce(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::max>("shmem_ptrdiff_max_reduce", team, dest, source, nreduce); }
int shmem_float_min_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_float_min_reduce", team, dest, source, nreduce); }
int shmem_double_min_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_double_min_reduce", team, dest, source, nreduce); }
int shmem_longdouble_min_reduce(shmem_team_t team, long double *dest, const long double *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_longdouble_min_reduce", team, dest, source, nreduce); }
int shmem_char_min_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_char_min_reduce", team, dest, source, nreduce); }
int shmem_schar_min_reduce(shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_schar_min_reduce", team, dest, source, nreduce); }
int shmem_short_min_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_short_min_reduce", team, dest, source, nreduce); }
int shmem_int_min_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_int_min_reduce", team, dest, source, nreduce); }
int shmem_long_min_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_long_min_reduce", team, dest, source, nreduce); }
int shmem_longlong_min_reduce(shmem_team_t team, long long *dest, const long long *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_longlong_min_reduce", team, dest, source, nreduce); }
int shmem_uchar_min_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_uchar_min_reduce", team, dest, source, nreduce); }
int shmem_ushort_min_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_ushort_min_reduce", team, dest, source, nreduce); }
int shmem_uint_min_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_uint_min_reduce", team, dest, source, nreduce); }
int shmem_ulong_min_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_ulong_min_reduce", team, dest, source, nreduce); }
int shmem_ulonglong_min_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_ulonglong_min_reduce", team, dest, source, nreduce); }
int shmem_int8_min_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_int8_min_reduce", team, dest, source, nreduce); }
int shmem_int16_min_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_int16_min_reduce", team, dest, source, nreduce); }
int shmem_int32_min_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_int32_min_reduce", team, dest, source, nreduce); }
int shmem_int64_min_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_int64_min_reduce", team, dest, source, nreduce); }
int shmem_uint8_min_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_uint8_min_reduce", team, dest, source, nreduce); }
int shmem_uint16_min_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_uint16_min_reduce", team, dest, source, nreduce); }
int shmem_uint32_min_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_uint32_min_reduce", team, dest, source, nreduce); }
int shmem_uint64_min_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_uint64_min_reduce", team, dest, source, nreduce); }
int shmem_size_min_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_size_min_reduce", team, dest, source, nreduce); }
int shmem_ptrdiff_min_reduce(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::min>("shmem_ptrdiff_min_reduce", team, dest, source, nreduce); }
int shmem_float_sum_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_float_sum_reduce", team, dest, source, nreduce); }
int shmem_double_sum_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_double_sum_reduce", team, dest, source, nreduce); }
int shmem_longdouble_sum_reduce(shmem_team_t team, long double *dest, const long double *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_longdouble_sum_reduce", team, dest, source, nreduce); }
int shmem_char_sum_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_char_sum_reduce", team, dest, source, nreduce); }
int shmem_schar_sum_reduce(shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_schar_sum_reduce", team, dest, source, nreduce); }
int shmem_short_sum_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_short_sum_reduce", team, dest, source, nreduce); }
int shmem_int_sum_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_int_sum_reduce", team, dest, source, nreduce); }
int shmem_long_sum_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_long_sum_reduce", team, dest, source, nreduce); }
int shmem_longlong_sum_reduce(shmem_team_t team, long long *dest, const long long *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_longlong_sum_reduce", team, dest, source, nreduce); }
int shmem_uchar_sum_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_uchar_sum_reduce", team, dest, source, nreduce); }
int shmem_ushort_sum_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_ushort_sum_reduce", team, dest, source, nreduce); }
int shmem_uint_sum_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_uint_sum_reduce", team, dest, source, nreduce); }
int shmem_ulong_sum_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_ulong_sum_reduce", team, dest, source, nreduce); }
int shmem_ulonglong_sum_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_ulonglong_sum_reduce", team, dest, source, nreduce); }
int shmem_int8_sum_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_int8_sum_reduce", team, dest, source, nreduce); }
int shmem_int16_sum_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_int16_sum_reduce", team, dest, source, nreduce); }
int shmem_int32_sum_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_int32_sum_reduce", team, dest, source, nreduce); }
int shmem_int64_sum_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_int64_sum_reduce", team, dest, source, nreduce); }
int shmem_uint8_sum_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_uint8_sum_reduce", team, dest, source, nreduce); }
int shmem_uint16_sum_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_uint16_sum_reduce", team, dest, source, nreduce); }
int shmem_uint32_sum_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_uint32_sum_reduce", team, dest, source, nreduce); }
int shmem_uint64_sum_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_uint64_sum_reduce", team, dest, source, nreduce); }
int shmem_size_sum_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_size_sum_reduce", team, dest, source, nreduce); }
int shmem_ptrdiff_sum_reduce(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_ptrdiff_sum_reduce", team, dest, source, nreduce); }
int shmem_complexd_sum_reduce(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_complexd_sum_reduce", team, dest, source, nreduce); }
int shmem_complexf_sum_reduce(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nreduce) { return api::reduce<api::ReduceOp::sum>("shmem_complexf_sum_reduce", team, dest, source, nreduce); }
int shmem_float_prod_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_float_prod_reduce", team, dest, source, nreduce); }
int shmem_double_prod_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_double_prod_reduce", team, dest, source, nreduce); }
int shmem_longdouble_prod_reduce(shmem_team_t team, long double *dest, const long double *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_longdouble_prod_reduce", team, dest, source, nreduce); }
int shmem_char_prod_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_char_prod_reduce", team, dest, source, nreduce); }
int shmem_schar_prod_reduce(shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_schar_prod_reduce", team, dest, source, nreduce); }
int shmem_short_prod_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_short_prod_reduce", team, dest, source, nreduce); }
int shmem_int_prod_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_int_prod_reduce", team, dest, source, nreduce); }
int shmem_long_prod_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_long_prod_reduce", team, dest, source, nreduce); }
int shmem_longlong_prod_reduce(shmem_team_t team, long long *dest, const long long *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_longlong_prod_reduce", team, dest, source, nreduce); }
int shmem_uchar_prod_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_uchar_prod_reduce", team, dest, source, nreduce); }
int shmem_ushort_prod_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_ushort_prod_reduce", team, dest, source, nreduce); }
int shmem_uint_prod_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_uint_prod_reduce", team, dest, source, nreduce); }
int shmem_ulong_prod_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_ulong_prod_reduce", team, dest, source, nreduce); }
int shmem_ulonglong_prod_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_ulonglong_prod_reduce", team, dest, source, nreduce); }
int shmem_int8_prod_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_int8_prod_reduce", team, dest, source, nreduce); }
int shmem_int16_prod_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_int16_prod_reduce", team, dest, source, nreduce); }
int shmem_int32_prod_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_int32_prod_reduce", team, dest, source, nreduce); }
int shmem_int64_prod_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_int64_prod_reduce", team, dest, source, nreduce); }
int shmem_uint8_prod_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_uint8_prod_reduce", team, dest, source, nreduce); }
int shmem_uint16_prod_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_uint16_prod_reduce", team, dest, source, nreduce); }
int shmem_uint32_prod_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_uint32_prod_reduce", team, dest, source, nreduce); }
int shmem_uint64_prod_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_uint64_prod_reduce", team, dest, source, nreduce); }
int shmem_size_prod_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_size_prod_reduce", team, dest, source, nreduce); }
int shmem_ptrdiff_prod_reduce(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_ptrdiff_prod_reduce", team, dest, source, nreduce); }
int shmem_complexd_prod_reduce(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_complexd_prod_reduce", team, dest, source, nreduce); }
int shmem_complexf_prod_reduce(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nreduce) { return api::reduce<api::ReduceOp::prod>("shmem_complexf_prod_reduce", team, dest, source, nreduce); }

// Scans
int shmem_float_sum_inscan(shmem_team_t team, float *dest, const float *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_float_sum_inscan", team, dest, source, nelems); }
int shmem_double_sum_inscan(shmem_team_t team, double *dest, const double *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_double_sum_inscan", team, dest, source, nelems); }
int shmem_longdouble_sum_inscan(shmem_team_t team, long double *dest, const long double *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_longdouble_sum_inscan", team, dest, source, nelems); }
int shmem_char_sum_inscan(shmem_team_t team, char *dest, const char *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_char_sum_inscan", team, dest, source, nelems); }
int shmem_schar_sum_inscan(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_schar_sum_inscan", team, dest, source, nelems); }
int shmem_short_sum_inscan(shmem_team_t team, short *dest, const short *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_short_sum_inscan", team, dest, source, nelems); }
int shmem_int_sum_inscan(shmem_team_t team, int *dest, const int *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_int_sum_inscan", team, dest, source, nelems); }
int shmem_long_sum_inscan(shmem_team_t team, long *dest, const long *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_long_sum_inscan", team, dest, source, nelems); }
int shmem_longlong_sum_inscan(shmem_team_t team, long long *dest, const long long *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_longlong_sum_inscan", team, dest, source, nelems); }
int shmem_uchar_sum_inscan(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_uchar_sum_inscan", team, dest, source, nelems); }
int shmem_ushort_sum_inscan(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_ushort_sum_inscan", team, dest, source, nelems); }
int shmem_uint_sum_inscan(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_uint_sum_inscan", team, dest, source, nelems); }
int shmem_ulong_sum_inscan(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_ulong_sum_inscan", team, dest, source, nelems); }
int shmem_ulonglong_sum_inscan(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_ulonglong_sum_inscan", team, dest, source, nelems); }
int shmem_int8_sum_inscan(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_int8_sum_inscan", team, dest, source, nelems); }
int shmem_int16_sum_inscan(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_int16_sum_inscan", team, dest, source, nelems); }
int shmem_int32_sum_inscan(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_int32_sum_inscan", team, dest, source, nelems); }
int shmem_int64_sum_inscan(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_int64_sum_inscan", team, dest, source, nelems); }
int shmem_uint8_sum_inscan(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_uint8_sum_inscan", team, dest, source, nelems); }
int shmem_uint16_sum_inscan(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_uint16_sum_inscan", team, dest, source, nelems); }
int shmem_uint32_sum_inscan(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_uint32_sum_inscan", team, dest, source, nelems); }
int shmem_uint64_sum_inscan(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_uint64_sum_inscan", team, dest, source, nelems); }
int shmem_size_sum_inscan(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_size_sum_inscan", team, dest, source, nelems); }
int shmem_ptrdiff_sum_inscan(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_ptrdiff_sum_inscan", team, dest, source, nelems); }
int shmem_complexd_sum_inscan(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_complexd_sum_inscan", team, dest, source, nelems); }
int shmem_complexf_sum_inscan(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nelems) { return api::scan<api::Scan::inclusive>("shmem_complexf_sum_inscan", team, dest, source, nelems); }
int shmem_float_sum_exscan(shmem_team_t team, float *dest, const float *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_float_sum_exscan", team, dest, source, nelems); }
int shmem_double_sum_exscan(shmem_team_t team, double *dest, const double *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_double_sum_exscan", team, dest, source, nelems); }
int shmem_longdouble_sum_exscan(shmem_team_t team, long double *dest, const long double *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_longdouble_sum_exscan", team, dest, source, nelems); }
int shmem_char_sum_exscan(shmem_team_t team, char *dest, const char *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_char_sum_exscan", team, dest, source, nelems); }
int shmem_schar_sum_exscan(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_schar_sum_exscan", team, dest, source, nelems); }
int shmem_short_sum_exscan(shmem_team_t team, short *dest, const short *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_short_sum_exscan", team, dest, source, nelems); }
int shmem_int_sum_exscan(shmem_team_t team, int *dest, const int *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_int_sum_exscan", team, dest, source, nelems); }
int shmem_long_sum_exscan(shmem_team_t team, long *dest, const long *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_long_sum_exscan", team, dest, source, nelems); }
int shmem_longlong_sum_exscan(shmem_team_t team, long long *dest, const long long *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_longlong_sum_exscan", team, dest, source, nelems); }
int shmem_uchar_sum_exscan(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_uchar_sum_exscan", team, dest, source, nelems); }
int shmem_ushort_sum_exscan(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_ushort_sum_exscan", team, dest, source, nelems); }
int shmem_uint_sum_exscan(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_uint_sum_exscan", team, dest, source, nelems); }
int shmem_ulong_sum_exscan(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_ulong_sum_exscan", team, dest, source, nelems); }
int shmem_ulonglong_sum_exscan(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_ulonglong_sum_exscan", team, dest, source, nelems); }
int shmem_int8_sum_exscan(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_int8_sum_exscan", team, dest, source, nelems); }
int shmem_int16_sum_exscan(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_int16_sum_exscan", team, dest, source, nelems); }
int shmem_int32_sum_exscan(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_int32_sum_exscan", team, dest, source, nelems); }
int shmem_int64_sum_exscan(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_int64_sum_exscan", team, dest, source, nelems); }
int shmem_uint8_sum_exscan(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_uint8_sum_exscan", team, dest, source, nelems); }
int shmem_uint16_sum_exscan(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_uint16_sum_exscan", team, dest, source, nelems); }
int shmem_uint32_sum_exscan(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_uint32_sum_exscan", team, dest, source, nelems); }
int shmem_uint64_sum_exscan(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_uint64_sum_exscan", team, dest, source, nelems); }
int shmem_size_sum_exscan(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_size_sum_exscan", team, dest, source, nelems); }
int shmem_ptrdiff_sum_exscan(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_ptrdiff_sum_exscan", team, dest, source, nelems); }
int shmem_complexd_sum_exscan(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_complexd_sum_exscan", team, dest, source, nelems); }
int shmem_complexf_sum_exscan(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nelems) { return api::scan<api::Scan::exclusive>("shmem_complexf_sum_exscan", team, dest, source, nelems); }

extern "C" __attribute__((alias("shmem_float_broadcast"), visibility("default"))) int pshmem_float_broadcast(shmem_team_t team, float *dest, const float *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_double_broadcast"), visibility("default"))) int pshmem_double_broadcast(shmem_team_t team, double *dest, const double *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_longdouble_broadcast"), visibility("default"))) int pshmem_longdouble_broadcast(shmem_team_t team, long double *dest, const long double *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_char_broadcast"), visibility("default"))) int pshmem_char_broadcast(shmem_team_t team, char *dest, const char *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_schar_broadcast"), visibility("default"))) int pshmem_schar_broadcast(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_short_broadcast"), visibility("default"))) int pshmem_short_broadcast(shmem_team_t team, short *dest, const short *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_int_broadcast"), visibility("default"))) int pshmem_int_broadcast(shmem_team_t team, int *dest, const int *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_long_broadcast"), visibility("default"))) int pshmem_long_broadcast(shmem_team_t team, long *dest, const long *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_longlong_broadcast"), visibility("default"))) int pshmem_longlong_broadcast(shmem_team_t team, long long *dest, const long long *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_uchar_broadcast"), visibility("default"))) int pshmem_uchar_broadcast(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_ushort_broadcast"), visibility("default"))) int pshmem_ushort_broadcast(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_uint_broadcast"), visibility("default"))) int pshmem_uint_broadcast(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_ulong_broadcast"), visibility("default"))) int pshmem_ulong_broadcast(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_ulonglong_broadcast"), visibility("default"))) int pshmem_ulonglong_broadcast(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_int8_broadcast"), visibility("default"))) int pshmem_int8_broadcast(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_int16_broadcast"), visibility("default"))) int pshmem_int16_broadcast(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_int32_broadcast"), visibility("default"))) int pshmem_int32_broadcast(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_int64_broadcast"), visibility("default"))) int pshmem_int64_broadcast(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_uint8_broadcast"), visibility("default"))) int pshmem_uint8_broadcast(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_uint16_broadcast"), visibility("default"))) int pshmem_uint16_broadcast(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_uint32_broadcast"), visibility("default"))) int pshmem_uint32_broadcast(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_uint64_broadcast"), visibility("default"))) int pshmem_uint64_broadcast(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_size_broadcast"), visibility("default"))) int pshmem_size_broadcast(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_ptrdiff_broadcast"), visibility("default"))) int pshmem_ptrdiff_broadcast(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_broadcastmem"), visibility("default"))) int pshmem_broadcastmem(shmem_team_t team, void *dest, const void *source, size_t nelems, int PE_root);
extern "C" __attribute__((alias("shmem_float_collect"), visibility("default"))) int pshmem_float_collect(shmem_team_t team, float *dest, const float *source, size_t nelems);
extern "C" __attribute__((alias("shmem_double_collect"), visibility("default"))) int pshmem_double_collect(shmem_team_t team, double *dest, const double *source, size_t nelems);
extern "C" __attribute__((alias("shmem_longdouble_collect"), visibility("default"))) int pshmem_longdouble_collect(shmem_team_t team, long double *dest, const long double *source, size_t nelems);
extern "C" __attribute__((alias("shmem_char_collect"), visibility("default"))) int pshmem_char_collect(shmem_team_t team, char *dest, const char *source, size_t nelems);
extern "C" __attribute__((alias("shmem_schar_collect"), visibility("default"))) int pshmem_schar_collect(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems);
extern "C" __attribute__((alias("shmem_short_collect"), visibility("default"))) int pshmem_short_collect(shmem_team_t team, short *dest, const short *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int_collect"), visibility("default"))) int pshmem_int_collect(shmem_team_t team, int *dest, const int *source, size_t nelems);
extern "C" __attribute__((alias("shmem_long_collect"), visibility("default"))) int pshmem_long_collect(shmem_team_t team, long *dest, const long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_longlong_collect"), visibility("default"))) int pshmem_longlong_collect(shmem_team_t team, long long *dest, const long long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uchar_collect"), visibility("default"))) int pshmem_uchar_collect(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ushort_collect"), visibility("default"))) int pshmem_ushort_collect(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint_collect"), visibility("default"))) int pshmem_uint_collect(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ulong_collect"), visibility("default"))) int pshmem_ulong_collect(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ulonglong_collect"), visibility("default"))) int pshmem_ulonglong_collect(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int8_collect"), visibility("default"))) int pshmem_int8_collect(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int16_collect"), visibility("default"))) int pshmem_int16_collect(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int32_collect"), visibility("default"))) int pshmem_int32_collect(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int64_collect"), visibility("default"))) int pshmem_int64_collect(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint8_collect"), visibility("default"))) int pshmem_uint8_collect(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint16_collect"), visibility("default"))) int pshmem_uint16_collect(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint32_collect"), visibility("default"))) int pshmem_uint32_collect(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint64_collect"), visibility("default"))) int pshmem_uint64_collect(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_size_collect"), visibility("default"))) int pshmem_size_collect(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ptrdiff_collect"), visibility("default"))) int pshmem_ptrdiff_collect(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_collectmem"), visibility("default"))) int pshmem_collectmem(shmem_team_t team, void *dest, const void *source, size_t nelems);
extern "C" __attribute__((alias("shmem_float_fcollect"), visibility("default"))) int pshmem_float_fcollect(shmem_team_t team, float *dest, const float *source, size_t nelems);
extern "C" __attribute__((alias("shmem_double_fcollect"), visibility("default"))) int pshmem_double_fcollect(shmem_team_t team, double *dest, const double *source, size_t nelems);
extern "C" __attribute__((alias("shmem_longdouble_fcollect"), visibility("default"))) int pshmem_longdouble_fcollect(shmem_team_t team, long double *dest, const long double *source, size_t nelems);
extern "C" __attribute__((alias("shmem_char_fcollect"), visibility("default"))) int pshmem_char_fcollect(shmem_team_t team, char *dest, const char *source, size_t nelems);
extern "C" __attribute__((alias("shmem_schar_fcollect"), visibility("default"))) int pshmem_schar_fcollect(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems);
extern "C" __attribute__((alias("shmem_short_fcollect"), visibility("default"))) int pshmem_short_fcollect(shmem_team_t team, short *dest, const short *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int_fcollect"), visibility("default"))) int pshmem_int_fcollect(shmem_team_t team, int *dest, const int *source, size_t nelems);
extern "C" __attribute__((alias("shmem_long_fcollect"), visibility("default"))) int pshmem_long_fcollect(shmem_team_t team, long *dest, const long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_longlong_fcollect"), visibility("default"))) int pshmem_longlong_fcollect(shmem_team_t team, long long *dest, const long long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uchar_fcollect"), visibility("default"))) int pshmem_uchar_fcollect(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ushort_fcollect"), visibility("default"))) int pshmem_ushort_fcollect(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint_fcollect"), visibility("default"))) int pshmem_uint_fcollect(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ulong_fcollect"), visibility("default"))) int pshmem_ulong_fcollect(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ulonglong_fcollect"), visibility("default"))) int pshmem_ulonglong_fcollect(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int8_fcollect"), visibility("default"))) int pshmem_int8_fcollect(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int16_fcollect"), visibility("default"))) int pshmem_int16_fcollect(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int32_fcollect"), visibility("default"))) int pshmem_int32_fcollect(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int64_fcollect"), visibility("default"))) int pshmem_int64_fcollect(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint8_fcollect"), visibility("default"))) int pshmem_uint8_fcollect(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint16_fcollect"), visibility("default"))) int pshmem_uint16_fcollect(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint32_fcollect"), visibility("default"))) int pshmem_uint32_fcollect(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint64_fcollect"), visibility("default"))) int pshmem_uint64_fcollect(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_size_fcollect"), visibility("default"))) int pshmem_size_fcollect(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ptrdiff_fcollect"), visibility("default"))) int pshmem_ptrdiff_fcollect(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_fcollectmem"), visibility("default"))) int pshmem_fcollectmem(shmem_team_t team, void *dest, const void *source, size_t nelems);
extern "C" __attribute__((alias("shmem_float_alltoall"), visibility("default"))) int pshmem_float_alltoall(shmem_team_t team, float *dest, const float *source, size_t nelems);
extern "C" __attribute__((alias("shmem_double_alltoall"), visibility("default"))) int pshmem_double_alltoall(shmem_team_t team, double *dest, const double *source, size_t nelems);
extern "C" __attribute__((alias("shmem_longdouble_alltoall"), visibility("default"))) int pshmem_longdouble_alltoall(shmem_team_t team, long double *dest, const long double *source, size_t nelems);
extern "C" __attribute__((alias("shmem_char_alltoall"), visibility("default"))) int pshmem_char_alltoall(shmem_team_t team, char *dest, const char *source, size_t nelems);
extern "C" __attribute__((alias("shmem_schar_alltoall"), visibility("default"))) int pshmem_schar_alltoall(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems);
extern "C" __attribute__((alias("shmem_short_alltoall"), visibility("default"))) int pshmem_short_alltoall(shmem_team_t team, short *dest, const short *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int_alltoall"), visibility("default"))) int pshmem_int_alltoall(shmem_team_t team, int *dest, const int *source, size_t nelems);
extern "C" __attribute__((alias("shmem_long_alltoall"), visibility("default"))) int pshmem_long_alltoall(shmem_team_t team, long *dest, const long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_longlong_alltoall"), visibility("default"))) int pshmem_longlong_alltoall(shmem_team_t team, long long *dest, const long long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uchar_alltoall"), visibility("default"))) int pshmem_uchar_alltoall(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ushort_alltoall"), visibility("default"))) int pshmem_ushort_alltoall(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint_alltoall"), visibility("default"))) int pshmem_uint_alltoall(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ulong_alltoall"), visibility("default"))) int pshmem_ulong_alltoall(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ulonglong_alltoall"), visibility("default"))) int pshmem_ulonglong_alltoall(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int8_alltoall"), visibility("default"))) int pshmem_int8_alltoall(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int16_alltoall"), visibility("default"))) int pshmem_int16_alltoall(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int32_alltoall"), visibility("default"))) int pshmem_int32_alltoall(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int64_alltoall"), visibility("default"))) int pshmem_int64_alltoall(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint8_alltoall"), visibility("default"))) int pshmem_uint8_alltoall(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint16_alltoall"), visibility("default"))) int pshmem_uint16_alltoall(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint32_alltoall"), visibility("default"))) int pshmem_uint32_alltoall(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint64_alltoall"), visibility("default"))) int pshmem_uint64_alltoall(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_size_alltoall"), visibility("default"))) int pshmem_size_alltoall(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ptrdiff_alltoall"), visibility("default"))) int pshmem_ptrdiff_alltoall(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_alltoallmem"), visibility("default"))) int pshmem_alltoallmem(shmem_team_t team, void *dest, const void *source, size_t nelems);
extern "C" __attribute__((alias("shmem_float_alltoalls"), visibility("default"))) int pshmem_float_alltoalls(shmem_team_t team, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_double_alltoalls"), visibility("default"))) int pshmem_double_alltoalls(shmem_team_t team, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_longdouble_alltoalls"), visibility("default"))) int pshmem_longdouble_alltoalls(shmem_team_t team, long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_char_alltoalls"), visibility("default"))) int pshmem_char_alltoalls(shmem_team_t team, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_schar_alltoalls"), visibility("default"))) int pshmem_schar_alltoalls(shmem_team_t team, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_short_alltoalls"), visibility("default"))) int pshmem_short_alltoalls(shmem_team_t team, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_int_alltoalls"), visibility("default"))) int pshmem_int_alltoalls(shmem_team_t team, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_long_alltoalls"), visibility("default"))) int pshmem_long_alltoalls(shmem_team_t team, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_longlong_alltoalls"), visibility("default"))) int pshmem_longlong_alltoalls(shmem_team_t team, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_uchar_alltoalls"), visibility("default"))) int pshmem_uchar_alltoalls(shmem_team_t team, unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_ushort_alltoalls"), visibility("default"))) int pshmem_ushort_alltoalls(shmem_team_t team, unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_uint_alltoalls"), visibility("default"))) int pshmem_uint_alltoalls(shmem_team_t team, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_ulong_alltoalls"), visibility("default"))) int pshmem_ulong_alltoalls(shmem_team_t team, unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_ulonglong_alltoalls"), visibility("default"))) int pshmem_ulonglong_alltoalls(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_int8_alltoalls"), visibility("default"))) int pshmem_int8_alltoalls(shmem_team_t team, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_int16_alltoalls"), visibility("default"))) int pshmem_int16_alltoalls(shmem_team_t team, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_int32_alltoalls"), visibility("default"))) int pshmem_int32_alltoalls(shmem_team_t team, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_int64_alltoalls"), visibility("default"))) int pshmem_int64_alltoalls(shmem_team_t team, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_uint8_alltoalls"), visibility("default"))) int pshmem_uint8_alltoalls(shmem_team_t team, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_uint16_alltoalls"), visibility("default"))) int pshmem_uint16_alltoalls(shmem_team_t team, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_uint32_alltoalls"), visibility("default"))) int pshmem_uint32_alltoalls(shmem_team_t team, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_uint64_alltoalls"), visibility("default"))) int pshmem_uint64_alltoalls(shmem_team_t team, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_size_alltoalls"), visibility("default"))) int pshmem_size_alltoalls(shmem_team_t team, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_ptrdiff_alltoalls"), visibility("default"))) int pshmem_ptrdiff_alltoalls(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_alltoallsmem"), visibility("default"))) int pshmem_alltoallsmem(shmem_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
extern "C" __attribute__((alias("shmem_uchar_and_reduce"), visibility("default"))) int pshmem_uchar_and_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ushort_and_reduce"), visibility("default"))) int pshmem_ushort_and_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint_and_reduce"), visibility("default"))) int pshmem_uint_and_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ulong_and_reduce"), visibility("default"))) int pshmem_ulong_and_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ulonglong_and_reduce"), visibility("default"))) int pshmem_ulonglong_and_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int8_and_reduce"), visibility("default"))) int pshmem_int8_and_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int16_and_reduce"), visibility("default"))) int pshmem_int16_and_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int32_and_reduce"), visibility("default"))) int pshmem_int32_and_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int64_and_reduce"), visibility("default"))) int pshmem_int64_and_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint8_and_reduce"), visibility("default"))) int pshmem_uint8_and_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint16_and_reduce"), visibility("default"))) int pshmem_uint16_and_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint32_and_reduce"), visibility("default"))) int pshmem_uint32_and_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint64_and_reduce"), visibility("default"))) int pshmem_uint64_and_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_size_and_reduce"), visibility("default"))) int pshmem_size_and_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uchar_or_reduce"), visibility("default"))) int pshmem_uchar_or_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ushort_or_reduce"), visibility("default"))) int pshmem_ushort_or_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint_or_reduce"), visibility("default"))) int pshmem_uint_or_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ulong_or_reduce"), visibility("default"))) int pshmem_ulong_or_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ulonglong_or_reduce"), visibility("default"))) int pshmem_ulonglong_or_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int8_or_reduce"), visibility("default"))) int pshmem_int8_or_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int16_or_reduce"), visibility("default"))) int pshmem_int16_or_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int32_or_reduce"), visibility("default"))) int pshmem_int32_or_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int64_or_reduce"), visibility("default"))) int pshmem_int64_or_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint8_or_reduce"), visibility("default"))) int pshmem_uint8_or_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint16_or_reduce"), visibility("default"))) int pshmem_uint16_or_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint32_or_reduce"), visibility("default"))) int pshmem_uint32_or_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint64_or_reduce"), visibility("default"))) int pshmem_uint64_or_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_size_or_reduce"), visibility("default"))) int pshmem_size_or_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uchar_xor_reduce"), visibility("default"))) int pshmem_uchar_xor_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ushort_xor_reduce"), visibility("default"))) int pshmem_ushort_xor_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint_xor_reduce"), visibility("default"))) int pshmem_uint_xor_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ulong_xor_reduce"), visibility("default"))) int pshmem_ulong_xor_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ulonglong_xor_reduce"), visibility("default"))) int pshmem_ulonglong_xor_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int8_xor_reduce"), visibility("default"))) int pshmem_int8_xor_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int16_xor_reduce"), visibility("default"))) int pshmem_int16_xor_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int32_xor_reduce"), visibility("default"))) int pshmem_int32_xor_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int64_xor_reduce"), visibility("default"))) int pshmem_int64_xor_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint8_xor_reduce"), visibility("default"))) int pshmem_uint8_xor_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint16_xor_reduce"), visibility("default"))) int pshmem_uint16_xor_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint32_xor_reduce"), visibility("default"))) int pshmem_uint32_xor_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint64_xor_reduce"), visibility("default"))) int pshmem_uint64_xor_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_size_xor_reduce"), visibility("default"))) int pshmem_size_xor_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_float_max_reduce"), visibility("default"))) int pshmem_float_max_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_double_max_reduce"), visibility("default"))) int pshmem_double_max_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_longdouble_max_reduce"), visibility("default"))) int pshmem_longdouble_max_reduce(shmem_team_t team, long double *dest, const long double *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_char_max_reduce"), visibility("default"))) int pshmem_char_max_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_schar_max_reduce"), visibility("default"))) int pshmem_schar_max_reduce(shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_short_max_reduce"), visibility("default"))) int pshmem_short_max_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int_max_reduce"), visibility("default"))) int pshmem_int_max_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_long_max_reduce"), visibility("default"))) int pshmem_long_max_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_longlong_max_reduce"), visibility("default"))) int pshmem_longlong_max_reduce(shmem_team_t team, long long *dest, const long long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uchar_max_reduce"), visibility("default"))) int pshmem_uchar_max_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ushort_max_reduce"), visibility("default"))) int pshmem_ushort_max_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint_max_reduce"), visibility("default"))) int pshmem_uint_max_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ulong_max_reduce"), visibility("default"))) int pshmem_ulong_max_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ulonglong_max_reduce"), visibility("default"))) int pshmem_ulonglong_max_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int8_max_reduce"), visibility("default"))) int pshmem_int8_max_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int16_max_reduce"), visibility("default"))) int pshmem_int16_max_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int32_max_reduce"), visibility("default"))) int pshmem_int32_max_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int64_max_reduce"), visibility("default"))) int pshmem_int64_max_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint8_max_reduce"), visibility("default"))) int pshmem_uint8_max_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint16_max_reduce"), visibility("default"))) int pshmem_uint16_max_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint32_max_reduce"), visibility("default"))) int pshmem_uint32_max_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint64_max_reduce"), visibility("default"))) int pshmem_uint64_max_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_size_max_reduce"), visibility("default"))) int pshmem_size_max_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ptrdiff_max_reduce"), visibility("default"))) int pshmem_ptrdiff_max_reduce(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_float_min_reduce"), visibility("default"))) int pshmem_float_min_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_double_min_reduce"), visibility("default"))) int pshmem_double_min_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_longdouble_min_reduce"), visibility("default"))) int pshmem_longdouble_min_reduce(shmem_team_t team, long double *dest, const long double *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_char_min_reduce"), visibility("default"))) int pshmem_char_min_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_schar_min_reduce"), visibility("default"))) int pshmem_schar_min_reduce(shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_short_min_reduce"), visibility("default"))) int pshmem_short_min_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int_min_reduce"), visibility("default"))) int pshmem_int_min_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_long_min_reduce"), visibility("default"))) int pshmem_long_min_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_longlong_min_reduce"), visibility("default"))) int pshmem_longlong_min_reduce(shmem_team_t team, long long *dest, const long long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uchar_min_reduce"), visibility("default"))) int pshmem_uchar_min_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ushort_min_reduce"), visibility("default"))) int pshmem_ushort_min_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint_min_reduce"), visibility("default"))) int pshmem_uint_min_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ulong_min_reduce"), visibility("default"))) int pshmem_ulong_min_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ulonglong_min_reduce"), visibility("default"))) int pshmem_ulonglong_min_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int8_min_reduce"), visibility("default"))) int pshmem_int8_min_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int16_min_reduce"), visibility("default"))) int pshmem_int16_min_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int32_min_reduce"), visibility("default"))) int pshmem_int32_min_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int64_min_reduce"), visibility("default"))) int pshmem_int64_min_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint8_min_reduce"), visibility("default"))) int pshmem_uint8_min_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint16_min_reduce"), visibility("default"))) int pshmem_uint16_min_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint32_min_reduce"), visibility("default"))) int pshmem_uint32_min_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint64_min_reduce"), visibility("default"))) int pshmem_uint64_min_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_size_min_reduce"), visibility("default"))) int pshmem_size_min_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ptrdiff_min_reduce"), visibility("default"))) int pshmem_ptrdiff_min_reduce(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_float_sum_reduce"), visibility("default"))) int pshmem_float_sum_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_double_sum_reduce"), visibility("default"))) int pshmem_double_sum_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_longdouble_sum_reduce"), visibility("default"))) int pshmem_longdouble_sum_reduce(shmem_team_t team, long double *dest, const long double *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_char_sum_reduce"), visibility("default"))) int pshmem_char_sum_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_schar_sum_reduce"), visibility("default"))) int pshmem_schar_sum_reduce(shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_short_sum_reduce"), visibility("default"))) int pshmem_short_sum_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int_sum_reduce"), visibility("default"))) int pshmem_int_sum_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_long_sum_reduce"), visibility("default"))) int pshmem_long_sum_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_longlong_sum_reduce"), visibility("default"))) int pshmem_longlong_sum_reduce(shmem_team_t team, long long *dest, const long long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uchar_sum_reduce"), visibility("default"))) int pshmem_uchar_sum_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ushort_sum_reduce"), visibility("default"))) int pshmem_ushort_sum_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint_sum_reduce"), visibility("default"))) int pshmem_uint_sum_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ulong_sum_reduce"), visibility("default"))) int pshmem_ulong_sum_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ulonglong_sum_reduce"), visibility("default"))) int pshmem_ulonglong_sum_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int8_sum_reduce"), visibility("default"))) int pshmem_int8_sum_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int16_sum_reduce"), visibility("default"))) int pshmem_int16_sum_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int32_sum_reduce"), visibility("default"))) int pshmem_int32_sum_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int64_sum_reduce"), visibility("default"))) int pshmem_int64_sum_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint8_sum_reduce"), visibility("default"))) int pshmem_uint8_sum_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint16_sum_reduce"), visibility("default"))) int pshmem_uint16_sum_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint32_sum_reduce"), visibility("default"))) int pshmem_uint32_sum_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint64_sum_reduce"), visibility("default"))) int pshmem_uint64_sum_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_size_sum_reduce"), visibility("default"))) int pshmem_size_sum_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ptrdiff_sum_reduce"), visibility("default"))) int pshmem_ptrdiff_sum_reduce(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_complexd_sum_reduce"), visibility("default"))) int pshmem_complexd_sum_reduce(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_complexf_sum_reduce"), visibility("default"))) int pshmem_complexf_sum_reduce(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_float_prod_reduce"), visibility("default"))) int pshmem_float_prod_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_double_prod_reduce"), visibility("default"))) int pshmem_double_prod_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_longdouble_prod_reduce"), visibility("default"))) int pshmem_longdouble_prod_reduce(shmem_team_t team, long double *dest, const long double *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_char_prod_reduce"), visibility("default"))) int pshmem_char_prod_reduce(shmem_team_t team, char *dest, const char *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_schar_prod_reduce"), visibility("default"))) int pshmem_schar_prod_reduce(shmem_team_t team, signed char *dest, const signed char *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_short_prod_reduce"), visibility("default"))) int pshmem_short_prod_reduce(shmem_team_t team, short *dest, const short *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int_prod_reduce"), visibility("default"))) int pshmem_int_prod_reduce(shmem_team_t team, int *dest, const int *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_long_prod_reduce"), visibility("default"))) int pshmem_long_prod_reduce(shmem_team_t team, long *dest, const long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_longlong_prod_reduce"), visibility("default"))) int pshmem_longlong_prod_reduce(shmem_team_t team, long long *dest, const long long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uchar_prod_reduce"), visibility("default"))) int pshmem_uchar_prod_reduce(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ushort_prod_reduce"), visibility("default"))) int pshmem_ushort_prod_reduce(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint_prod_reduce"), visibility("default"))) int pshmem_uint_prod_reduce(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ulong_prod_reduce"), visibility("default"))) int pshmem_ulong_prod_reduce(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ulonglong_prod_reduce"), visibility("default"))) int pshmem_ulonglong_prod_reduce(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int8_prod_reduce"), visibility("default"))) int pshmem_int8_prod_reduce(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int16_prod_reduce"), visibility("default"))) int pshmem_int16_prod_reduce(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int32_prod_reduce"), visibility("default"))) int pshmem_int32_prod_reduce(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_int64_prod_reduce"), visibility("default"))) int pshmem_int64_prod_reduce(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint8_prod_reduce"), visibility("default"))) int pshmem_uint8_prod_reduce(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint16_prod_reduce"), visibility("default"))) int pshmem_uint16_prod_reduce(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint32_prod_reduce"), visibility("default"))) int pshmem_uint32_prod_reduce(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_uint64_prod_reduce"), visibility("default"))) int pshmem_uint64_prod_reduce(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_size_prod_reduce"), visibility("default"))) int pshmem_size_prod_reduce(shmem_team_t team, size_t *dest, const size_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_ptrdiff_prod_reduce"), visibility("default"))) int pshmem_ptrdiff_prod_reduce(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_complexd_prod_reduce"), visibility("default"))) int pshmem_complexd_prod_reduce(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_complexf_prod_reduce"), visibility("default"))) int pshmem_complexf_prod_reduce(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nreduce);
extern "C" __attribute__((alias("shmem_float_sum_inscan"), visibility("default"))) int pshmem_float_sum_inscan(shmem_team_t team, float *dest, const float *source, size_t nelems);
extern "C" __attribute__((alias("shmem_double_sum_inscan"), visibility("default"))) int pshmem_double_sum_inscan(shmem_team_t team, double *dest, const double *source, size_t nelems);
extern "C" __attribute__((alias("shmem_longdouble_sum_inscan"), visibility("default"))) int pshmem_longdouble_sum_inscan(shmem_team_t team, long double *dest, const long double *source, size_t nelems);
extern "C" __attribute__((alias("shmem_char_sum_inscan"), visibility("default"))) int pshmem_char_sum_inscan(shmem_team_t team, char *dest, const char *source, size_t nelems);
extern "C" __attribute__((alias("shmem_schar_sum_inscan"), visibility("default"))) int pshmem_schar_sum_inscan(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems);
extern "C" __attribute__((alias("shmem_short_sum_inscan"), visibility("default"))) int pshmem_short_sum_inscan(shmem_team_t team, short *dest, const short *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int_sum_inscan"), visibility("default"))) int pshmem_int_sum_inscan(shmem_team_t team, int *dest, const int *source, size_t nelems);
extern "C" __attribute__((alias("shmem_long_sum_inscan"), visibility("default"))) int pshmem_long_sum_inscan(shmem_team_t team, long *dest, const long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_longlong_sum_inscan"), visibility("default"))) int pshmem_longlong_sum_inscan(shmem_team_t team, long long *dest, const long long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uchar_sum_inscan"), visibility("default"))) int pshmem_uchar_sum_inscan(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ushort_sum_inscan"), visibility("default"))) int pshmem_ushort_sum_inscan(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint_sum_inscan"), visibility("default"))) int pshmem_uint_sum_inscan(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ulong_sum_inscan"), visibility("default"))) int pshmem_ulong_sum_inscan(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ulonglong_sum_inscan"), visibility("default"))) int pshmem_ulonglong_sum_inscan(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int8_sum_inscan"), visibility("default"))) int pshmem_int8_sum_inscan(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int16_sum_inscan"), visibility("default"))) int pshmem_int16_sum_inscan(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int32_sum_inscan"), visibility("default"))) int pshmem_int32_sum_inscan(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int64_sum_inscan"), visibility("default"))) int pshmem_int64_sum_inscan(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint8_sum_inscan"), visibility("default"))) int pshmem_uint8_sum_inscan(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint16_sum_inscan"), visibility("default"))) int pshmem_uint16_sum_inscan(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint32_sum_inscan"), visibility("default"))) int pshmem_uint32_sum_inscan(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint64_sum_inscan"), visibility("default"))) int pshmem_uint64_sum_inscan(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_size_sum_inscan"), visibility("default"))) int pshmem_size_sum_inscan(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ptrdiff_sum_inscan"), visibility("default"))) int pshmem_ptrdiff_sum_inscan(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_complexd_sum_inscan"), visibility("default"))) int pshmem_complexd_sum_inscan(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nelems);
extern "C" __attribute__((alias("shmem_complexf_sum_inscan"), visibility("default"))) int pshmem_complexf_sum_inscan(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nelems);
extern "C" __attribute__((alias("shmem_float_sum_exscan"), visibility("default"))) int pshmem_float_sum_exscan(shmem_team_t team, float *dest, const float *source, size_t nelems);
extern "C" __attribute__((alias("shmem_double_sum_exscan"), visibility("default"))) int pshmem_double_sum_exscan(shmem_team_t team, double *dest, const double *source, size_t nelems);
extern "C" __attribute__((alias("shmem_longdouble_sum_exscan"), visibility("default"))) int pshmem_longdouble_sum_exscan(shmem_team_t team, long double *dest, const long double *source, size_t nelems);
extern "C" __attribute__((alias("shmem_char_sum_exscan"), visibility("default"))) int pshmem_char_sum_exscan(shmem_team_t team, char *dest, const char *source, size_t nelems);
extern "C" __attribute__((alias("shmem_schar_sum_exscan"), visibility("default"))) int pshmem_schar_sum_exscan(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems);
extern "C" __attribute__((alias("shmem_short_sum_exscan"), visibility("default"))) int pshmem_short_sum_exscan(shmem_team_t team, short *dest, const short *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int_sum_exscan"), visibility("default"))) int pshmem_int_sum_exscan(shmem_team_t team, int *dest, const int *source, size_t nelems);
extern "C" __attribute__((alias("shmem_long_sum_exscan"), visibility("default"))) int pshmem_long_sum_exscan(shmem_team_t team, long *dest, const long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_longlong_sum_exscan"), visibility("default"))) int pshmem_longlong_sum_exscan(shmem_team_t team, long long *dest, const long long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uchar_sum_exscan"), visibility("default"))) int pshmem_uchar_sum_exscan(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ushort_sum_exscan"), visibility("default"))) int pshmem_ushort_sum_exscan(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint_sum_exscan"), visibility("default"))) int pshmem_uint_sum_exscan(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ulong_sum_exscan"), visibility("default"))) int pshmem_ulong_sum_exscan(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ulonglong_sum_exscan"), visibility("default"))) int pshmem_ulonglong_sum_exscan(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int8_sum_exscan"), visibility("default"))) int pshmem_int8_sum_exscan(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int16_sum_exscan"), visibility("default"))) int pshmem_int16_sum_exscan(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int32_sum_exscan"), visibility("default"))) int pshmem_int32_sum_exscan(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_int64_sum_exscan"), visibility("default"))) int pshmem_int64_sum_exscan(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint8_sum_exscan"), visibility("default"))) int pshmem_uint8_sum_exscan(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint16_sum_exscan"), visibility("default"))) int pshmem_uint16_sum_exscan(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint32_sum_exscan"), visibility("default"))) int pshmem_uint32_sum_exscan(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_uint64_sum_exscan"), visibility("default"))) int pshmem_uint64_sum_exscan(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_size_sum_exscan"), visibility("default"))) int pshmem_size_sum_exscan(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_ptrdiff_sum_exscan"), visibility("default"))) int pshmem_ptrdiff_sum_exscan(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems);
extern "C" __attribute__((alias("shmem_complexd_sum_exscan"), visibility("default"))) int pshmem_complexd_sum_exscan(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nelems);
extern "C" __attribute__((alias("shmem_complexf_sum_exscan"), visibility("default"))) int pshmem_complexf_sum_exscan(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nelems);
