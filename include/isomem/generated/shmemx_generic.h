// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/extensions.py: change the table and run it.
// clang-format off
#ifndef ISOMEM_GENERATED_SHMEMX_GENERIC_H
#define ISOMEM_GENERATED_SHMEMX_GENERIC_H
// Included by shmemx.h, after shmem.h. A context may come first where there is a form with one.
#ifdef __cplusplus
extern "C++" {

// Put with signal to several PEs
static inline void shmemx_put_signal_pes(float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_float_put_signal_pes(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_double_put_signal_pes(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_longdouble_put_signal_pes(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_char_put_signal_pes(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_schar_put_signal_pes(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_short_put_signal_pes(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_int_put_signal_pes(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_long_put_signal_pes(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_longlong_put_signal_pes(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_uchar_put_signal_pes(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ushort_put_signal_pes(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_uint_put_signal_pes(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ulong_put_signal_pes(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ulonglong_put_signal_pes(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_float_put_signal_pes(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_double_put_signal_pes(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_longdouble_put_signal_pes(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_char_put_signal_pes(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_schar_put_signal_pes(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_short_put_signal_pes(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_int_put_signal_pes(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_long_put_signal_pes(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_longlong_put_signal_pes(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_uchar_put_signal_pes(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_ushort_put_signal_pes(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_uint_put_signal_pes(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_ulong_put_signal_pes(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_ulonglong_put_signal_pes(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_float_put_signal_pes_nbi(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_double_put_signal_pes_nbi(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_longdouble_put_signal_pes_nbi(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_char_put_signal_pes_nbi(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_schar_put_signal_pes_nbi(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_short_put_signal_pes_nbi(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_int_put_signal_pes_nbi(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_long_put_signal_pes_nbi(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_longlong_put_signal_pes_nbi(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_uchar_put_signal_pes_nbi(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ushort_put_signal_pes_nbi(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_uint_put_signal_pes_nbi(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ulong_put_signal_pes_nbi(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ulonglong_put_signal_pes_nbi(dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_float_put_signal_pes_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_double_put_signal_pes_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_longdouble_put_signal_pes_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_char_put_signal_pes_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_schar_put_signal_pes_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_short_put_signal_pes_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_int_put_signal_pes_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_long_put_signal_pes_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_longlong_put_signal_pes_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_uchar_put_signal_pes_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_ushort_put_signal_pes_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_uint_put_signal_pes_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_ulong_put_signal_pes_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }
static inline void shmemx_put_signal_pes_nbi(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes) { shmemx_ctx_ulonglong_put_signal_pes_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes); }

// Collectives of blocks of different sizes
static inline int shmemx_collectv(shmem_team_t team, float *dest, const size_t *displs, const size_t *counts, const float *source) { return shmemx_float_collectv(team, dest, displs, counts, source); }
static inline int shmemx_collectv(shmem_team_t team, double *dest, const size_t *displs, const size_t *counts, const double *source) { return shmemx_double_collectv(team, dest, displs, counts, source); }
static inline int shmemx_collectv(shmem_team_t team, long double *dest, const size_t *displs, const size_t *counts, const long double *source) { return shmemx_longdouble_collectv(team, dest, displs, counts, source); }
static inline int shmemx_collectv(shmem_team_t team, char *dest, const size_t *displs, const size_t *counts, const char *source) { return shmemx_char_collectv(team, dest, displs, counts, source); }
static inline int shmemx_collectv(shmem_team_t team, signed char *dest, const size_t *displs, const size_t *counts, const signed char *source) { return shmemx_schar_collectv(team, dest, displs, counts, source); }
static inline int shmemx_collectv(shmem_team_t team, short *dest, const size_t *displs, const size_t *counts, const short *source) { return shmemx_short_collectv(team, dest, displs, counts, source); }
static inline int shmemx_collectv(shmem_team_t team, int *dest, const size_t *displs, const size_t *counts, const int *source) { return shmemx_int_collectv(team, dest, displs, counts, source); }
static inline int shmemx_collectv(shmem_team_t team, long *dest, const size_t *displs, const size_t *counts, const long *source) { return shmemx_long_collectv(team, dest, displs, counts, source); }
static inline int shmemx_collectv(shmem_team_t team, long long *dest, const size_t *displs, const size_t *counts, const long long *source) { return shmemx_longlong_collectv(team, dest, displs, counts, source); }
static inline int shmemx_collectv(shmem_team_t team, unsigned char *dest, const size_t *displs, const size_t *counts, const unsigned char *source) { return shmemx_uchar_collectv(team, dest, displs, counts, source); }
static inline int shmemx_collectv(shmem_team_t team, unsigned short *dest, const size_t *displs, const size_t *counts, const unsigned short *source) { return shmemx_ushort_collectv(team, dest, displs, counts, source); }
static inline int shmemx_collectv(shmem_team_t team, unsigned int *dest, const size_t *displs, const size_t *counts, const unsigned int *source) { return shmemx_uint_collectv(team, dest, displs, counts, source); }
static inline int shmemx_collectv(shmem_team_t team, unsigned long *dest, const size_t *displs, const size_t *counts, const unsigned long *source) { return shmemx_ulong_collectv(team, dest, displs, counts, source); }
static inline int shmemx_collectv(shmem_team_t team, unsigned long long *dest, const size_t *displs, const size_t *counts, const unsigned long long *source) { return shmemx_ulonglong_collectv(team, dest, displs, counts, source); }

// Averages, reductions of 16-bit floating point
static inline int shmemx_avg_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce) { return shmemx_float_avg_reduce(team, dest, source, nreduce); }
static inline int shmemx_avg_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce) { return shmemx_double_avg_reduce(team, dest, source, nreduce); }
static inline int shmemx_avg_reduce(shmem_team_t team, long double *dest, const long double *source, size_t nreduce) { return shmemx_longdouble_avg_reduce(team, dest, source, nreduce); }
static inline int shmemx_avg_reduce(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nreduce) { return shmemx_complexd_avg_reduce(team, dest, source, nreduce); }
static inline int shmemx_avg_reduce(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nreduce) { return shmemx_complexf_avg_reduce(team, dest, source, nreduce); }

// Release order
static inline void shmemx_put_release(float *dest, const float *source, size_t nelems, int pe) { shmemx_float_put_release(dest, source, nelems, pe); }
static inline void shmemx_put_release(double *dest, const double *source, size_t nelems, int pe) { shmemx_double_put_release(dest, source, nelems, pe); }
static inline void shmemx_put_release(long double *dest, const long double *source, size_t nelems, int pe) { shmemx_longdouble_put_release(dest, source, nelems, pe); }
static inline void shmemx_put_release(char *dest, const char *source, size_t nelems, int pe) { shmemx_char_put_release(dest, source, nelems, pe); }
static inline void shmemx_put_release(signed char *dest, const signed char *source, size_t nelems, int pe) { shmemx_schar_put_release(dest, source, nelems, pe); }
static inline void shmemx_put_release(short *dest, const short *source, size_t nelems, int pe) { shmemx_short_put_release(dest, source, nelems, pe); }
static inline void shmemx_put_release(int *dest, const int *source, size_t nelems, int pe) { shmemx_int_put_release(dest, source, nelems, pe); }
static inline void shmemx_put_release(long *dest, const long *source, size_t nelems, int pe) { shmemx_long_put_release(dest, source, nelems, pe); }
static inline void shmemx_put_release(long long *dest, const long long *source, size_t nelems, int pe) { shmemx_longlong_put_release(dest, source, nelems, pe); }
static inline void shmemx_put_release(unsigned char *dest, const unsigned char *source, size_t nelems, int pe) { shmemx_uchar_put_release(dest, source, nelems, pe); }
static inline void shmemx_put_release(unsigned short *dest, const unsigned short *source, size_t nelems, int pe) { shmemx_ushort_put_release(dest, source, nelems, pe); }
static inline void shmemx_put_release(unsigned int *dest, const unsigned int *source, size_t nelems, int pe) { shmemx_uint_put_release(dest, source, nelems, pe); }
static inline void shmemx_put_release(unsigned long *dest, const unsigned long *source, size_t nelems, int pe) { shmemx_ulong_put_release(dest, source, nelems, pe); }
static inline void shmemx_put_release(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe) { shmemx_ulonglong_put_release(dest, source, nelems, pe); }
static inline void shmemx_put_release(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe) { shmemx_ctx_float_put_release(ctx, dest, source, nelems, pe); }
static inline void shmemx_put_release(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe) { shmemx_ctx_double_put_release(ctx, dest, source, nelems, pe); }
static inline void shmemx_put_release(shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems, int pe) { shmemx_ctx_longdouble_put_release(ctx, dest, source, nelems, pe); }
static inline void shmemx_put_release(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe) { shmemx_ctx_char_put_release(ctx, dest, source, nelems, pe); }
static inline void shmemx_put_release(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, int pe) { shmemx_ctx_schar_put_release(ctx, dest, source, nelems, pe); }
static inline void shmemx_put_release(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe) { shmemx_ctx_short_put_release(ctx, dest, source, nelems, pe); }
static inline void shmemx_put_release(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe) { shmemx_ctx_int_put_release(ctx, dest, source, nelems, pe); }
static inline void shmemx_put_release(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe) { shmemx_ctx_long_put_release(ctx, dest, source, nelems, pe); }
static inline void shmemx_put_release(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe) { shmemx_ctx_longlong_put_release(ctx, dest, source, nelems, pe); }
static inline void shmemx_put_release(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems, int pe) { shmemx_ctx_uchar_put_release(ctx, dest, source, nelems, pe); }
static inline void shmemx_put_release(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems, int pe) { shmemx_ctx_ushort_put_release(ctx, dest, source, nelems, pe); }
static inline void shmemx_put_release(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, int pe) { shmemx_ctx_uint_put_release(ctx, dest, source, nelems, pe); }
static inline void shmemx_put_release(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems, int pe) { shmemx_ctx_ulong_put_release(ctx, dest, source, nelems, pe); }
static inline void shmemx_put_release(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe) { shmemx_ctx_ulonglong_put_release(ctx, dest, source, nelems, pe); }
static inline void shmemx_p_release(float *dest, float value, int pe) { shmemx_float_p_release(dest, value, pe); }
static inline void shmemx_p_release(double *dest, double value, int pe) { shmemx_double_p_release(dest, value, pe); }
static inline void shmemx_p_release(long double *dest, long double value, int pe) { shmemx_longdouble_p_release(dest, value, pe); }
static inline void shmemx_p_release(char *dest, char value, int pe) { shmemx_char_p_release(dest, value, pe); }
static inline void shmemx_p_release(signed char *dest, signed char value, int pe) { shmemx_schar_p_release(dest, value, pe); }
static inline void shmemx_p_release(short *dest, short value, int pe) { shmemx_short_p_release(dest, value, pe); }
static inline void shmemx_p_release(int *dest, int value, int pe) { shmemx_int_p_release(dest, value, pe); }
static inline void shmemx_p_release(long *dest, long value, int pe) { shmemx_long_p_release(dest, value, pe); }
static inline void shmemx_p_release(long long *dest, long long value, int pe) { shmemx_longlong_p_release(dest, value, pe); }
static inline void shmemx_p_release(unsigned char *dest, unsigned char value, int pe) { shmemx_uchar_p_release(dest, value, pe); }
static inline void shmemx_p_release(unsigned short *dest, unsigned short value, int pe) { shmemx_ushort_p_release(dest, value, pe); }
static inline void shmemx_p_release(unsigned int *dest, unsigned int value, int pe) { shmemx_uint_p_release(dest, value, pe); }
static inline void shmemx_p_release(unsigned long *dest, unsigned long value, int pe) { shmemx_ulong_p_release(dest, value, pe); }
static inline void shmemx_p_release(unsigned long long *dest, unsigned long long value, int pe) { shmemx_ulonglong_p_release(dest, value, pe); }
static inline void shmemx_p_release(shmem_ctx_t ctx, float *dest, float value, int pe) { shmemx_ctx_float_p_release(ctx, dest, value, pe); }
static inline void shmemx_p_release(shmem_ctx_t ctx, double *dest, double value, int pe) { shmemx_ctx_double_p_release(ctx, dest, value, pe); }
static inline void shmemx_p_release(shmem_ctx_t ctx, long double *dest, long double value, int pe) { shmemx_ctx_longdouble_p_release(ctx, dest, value, pe); }
static inline void shmemx_p_release(shmem_ctx_t ctx, char *dest, char value, int pe) { shmemx_ctx_char_p_release(ctx, dest, value, pe); }
static inline void shmemx_p_release(shmem_ctx_t ctx, signed char *dest, signed char value, int pe) { shmemx_ctx_schar_p_release(ctx, dest, value, pe); }
static inline void shmemx_p_release(shmem_ctx_t ctx, short *dest, short value, int pe) { shmemx_ctx_short_p_release(ctx, dest, value, pe); }
static inline void shmemx_p_release(shmem_ctx_t ctx, int *dest, int value, int pe) { shmemx_ctx_int_p_release(ctx, dest, value, pe); }
static inline void shmemx_p_release(shmem_ctx_t ctx, long *dest, long value, int pe) { shmemx_ctx_long_p_release(ctx, dest, value, pe); }
static inline void shmemx_p_release(shmem_ctx_t ctx, long long *dest, long long value, int pe) { shmemx_ctx_longlong_p_release(ctx, dest, value, pe); }
static inline void shmemx_p_release(shmem_ctx_t ctx, unsigned char *dest, unsigned char value, int pe) { shmemx_ctx_uchar_p_release(ctx, dest, value, pe); }
static inline void shmemx_p_release(shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe) { shmemx_ctx_ushort_p_release(ctx, dest, value, pe); }
static inline void shmemx_p_release(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe) { shmemx_ctx_uint_p_release(ctx, dest, value, pe); }
static inline void shmemx_p_release(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe) { shmemx_ctx_ulong_p_release(ctx, dest, value, pe); }
static inline void shmemx_p_release(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe) { shmemx_ctx_ulonglong_p_release(ctx, dest, value, pe); }

// Bounded waits
static inline int shmemx_wait_until_for(int *ivar, int cmp, int cmp_value, double seconds) { return shmemx_int_wait_until_for(ivar, cmp, cmp_value, seconds); }
static inline int shmemx_wait_until_for(long *ivar, int cmp, long cmp_value, double seconds) { return shmemx_long_wait_until_for(ivar, cmp, cmp_value, seconds); }
static inline int shmemx_wait_until_for(long long *ivar, int cmp, long long cmp_value, double seconds) { return shmemx_longlong_wait_until_for(ivar, cmp, cmp_value, seconds); }
static inline int shmemx_wait_until_for(unsigned int *ivar, int cmp, unsigned int cmp_value, double seconds) { return shmemx_uint_wait_until_for(ivar, cmp, cmp_value, seconds); }
static inline int shmemx_wait_until_for(unsigned long *ivar, int cmp, unsigned long cmp_value, double seconds) { return shmemx_ulong_wait_until_for(ivar, cmp, cmp_value, seconds); }
static inline int shmemx_wait_until_for(unsigned long long *ivar, int cmp, unsigned long long cmp_value, double seconds) { return shmemx_ulonglong_wait_until_for(ivar, cmp, cmp_value, seconds); }
static inline int shmemx_wait_until_all_for(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value, double seconds) { return shmemx_int_wait_until_all_for(ivars, nelems, status, cmp, cmp_value, seconds); }
static inline int shmemx_wait_until_all_for(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value, double seconds) { return shmemx_long_wait_until_all_for(ivars, nelems, status, cmp, cmp_value, seconds); }
static inline int shmemx_wait_until_all_for(long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value, double seconds) { return shmemx_longlong_wait_until_all_for(ivars, nelems, status, cmp, cmp_value, seconds); }
static inline int shmemx_wait_until_all_for(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value, double seconds) { return shmemx_uint_wait_until_all_for(ivars, nelems, status, cmp, cmp_value, seconds); }
static inline int shmemx_wait_until_all_for(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value, double seconds) { return shmemx_ulong_wait_until_all_for(ivars, nelems, status, cmp, cmp_value, seconds); }
static inline int shmemx_wait_until_all_for(unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value, double seconds) { return shmemx_ulonglong_wait_until_all_for(ivars, nelems, status, cmp, cmp_value, seconds); }
static inline int shmemx_wait_until_any_for(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value, double seconds, size_t *index) { return shmemx_int_wait_until_any_for(ivars, nelems, status, cmp, cmp_value, seconds, index); }
static inline int shmemx_wait_until_any_for(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value, double seconds, size_t *index) { return shmemx_long_wait_until_any_for(ivars, nelems, status, cmp, cmp_value, seconds, index); }
static inline int shmemx_wait_until_any_for(long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value, double seconds, size_t *index) { return shmemx_longlong_wait_until_any_for(ivars, nelems, status, cmp, cmp_value, seconds, index); }
static inline int shmemx_wait_until_any_for(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value, double seconds, size_t *index) { return shmemx_uint_wait_until_any_for(ivars, nelems, status, cmp, cmp_value, seconds, index); }
static inline int shmemx_wait_until_any_for(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value, double seconds, size_t *index) { return shmemx_ulong_wait_until_any_for(ivars, nelems, status, cmp, cmp_value, seconds, index); }
static inline int shmemx_wait_until_any_for(unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value, double seconds, size_t *index) { return shmemx_ulonglong_wait_until_any_for(ivars, nelems, status, cmp, cmp_value, seconds, index); }
static inline int shmemx_wait_until_some_for(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int cmp_value, double seconds, size_t *count) { return shmemx_int_wait_until_some_for(ivars, nelems, indices, status, cmp, cmp_value, seconds, count); }
static inline int shmemx_wait_until_some_for(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long cmp_value, double seconds, size_t *count) { return shmemx_long_wait_until_some_for(ivars, nelems, indices, status, cmp, cmp_value, seconds, count); }
static inline int shmemx_wait_until_some_for(long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long long cmp_value, double seconds, size_t *count) { return shmemx_longlong_wait_until_some_for(ivars, nelems, indices, status, cmp, cmp_value, seconds, count); }
static inline int shmemx_wait_until_some_for(unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned int cmp_value, double seconds, size_t *count) { return shmemx_uint_wait_until_some_for(ivars, nelems, indices, status, cmp, cmp_value, seconds, count); }
static inline int shmemx_wait_until_some_for(unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long cmp_value, double seconds, size_t *count) { return shmemx_ulong_wait_until_some_for(ivars, nelems, indices, status, cmp, cmp_value, seconds, count); }
static inline int shmemx_wait_until_some_for(unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long long cmp_value, double seconds, size_t *count) { return shmemx_ulonglong_wait_until_some_for(ivars, nelems, indices, status, cmp, cmp_value, seconds, count); }
static inline int shmemx_wait_until_all_vector_for(int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values, double seconds) { return shmemx_int_wait_until_all_vector_for(ivars, nelems, status, cmp, cmp_values, seconds); }
static inline int shmemx_wait_until_all_vector_for(long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values, double seconds) { return shmemx_long_wait_until_all_vector_for(ivars, nelems, status, cmp, cmp_values, seconds); }
static inline int shmemx_wait_until_all_vector_for(long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values, double seconds) { return shmemx_longlong_wait_until_all_vector_for(ivars, nelems, status, cmp, cmp_values, seconds); }
static inline int shmemx_wait_until_all_vector_for(unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values, double seconds) { return shmemx_uint_wait_until_all_vector_for(ivars, nelems, status, cmp, cmp_values, seconds); }
static inline int shmemx_wait_until_all_vector_for(unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values, double seconds) { return shmemx_ulong_wait_until_all_vector_for(ivars, nelems, status, cmp, cmp_values, seconds); }
static inline int shmemx_wait_until_all_vector_for(unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values, double seconds) { return shmemx_ulonglong_wait_until_all_vector_for(ivars, nelems, status, cmp, cmp_values, seconds); }
static inline int shmemx_wait_until_any_vector_for(int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values, double seconds, size_t *index) { return shmemx_int_wait_until_any_vector_for(ivars, nelems, status, cmp, cmp_values, seconds, index); }
static inline int shmemx_wait_until_any_vector_for(long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values, double seconds, size_t *index) { return shmemx_long_wait_until_any_vector_for(ivars, nelems, status, cmp, cmp_values, seconds, index); }
static inline int shmemx_wait_until_any_vector_for(long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values, double seconds, size_t *index) { return shmemx_longlong_wait_until_any_vector_for(ivars, nelems, status, cmp, cmp_values, seconds, index); }
static inline int shmemx_wait_until_any_vector_for(unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values, double seconds, size_t *index) { return shmemx_uint_wait_until_any_vector_for(ivars, nelems, status, cmp, cmp_values, seconds, index); }
static inline int shmemx_wait_until_any_vector_for(unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values, double seconds, size_t *index) { return shmemx_ulong_wait_until_any_vector_for(ivars, nelems, status, cmp, cmp_values, seconds, index); }
static inline int shmemx_wait_until_any_vector_for(unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values, double seconds, size_t *index) { return shmemx_ulonglong_wait_until_any_vector_for(ivars, nelems, status, cmp, cmp_values, seconds, index); }
static inline int shmemx_wait_until_some_vector_for(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int *cmp_values, double seconds, size_t *count) { return shmemx_int_wait_until_some_vector_for(ivars, nelems, indices, status, cmp, cmp_values, seconds, count); }
static inline int shmemx_wait_until_some_vector_for(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long *cmp_values, double seconds, size_t *count) { return shmemx_long_wait_until_some_vector_for(ivars, nelems, indices, status, cmp, cmp_values, seconds, count); }
static inline int shmemx_wait_until_some_vector_for(long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long long *cmp_values, double seconds, size_t *count) { return shmemx_longlong_wait_until_some_vector_for(ivars, nelems, indices, status, cmp, cmp_values, seconds, count); }
static inline int shmemx_wait_until_some_vector_for(unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned int *cmp_values, double seconds, size_t *count) { return shmemx_uint_wait_until_some_vector_for(ivars, nelems, indices, status, cmp, cmp_values, seconds, count); }
static inline int shmemx_wait_until_some_vector_for(unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long *cmp_values, double seconds, size_t *count) { return shmemx_ulong_wait_until_some_vector_for(ivars, nelems, indices, status, cmp, cmp_values, seconds, count); }
static inline int shmemx_wait_until_some_vector_for(unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long long *cmp_values, double seconds, size_t *count) { return shmemx_ulonglong_wait_until_some_vector_for(ivars, nelems, indices, status, cmp, cmp_values, seconds, count); }

}  // extern "C++"
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
// ISOMEM_PICK_n: with n arguments before the two names the first one, with n - 1 the second.
#define ISOMEM_PICK_9(a1, a2, a3, a4, a5, a6, a7, a8, a9, macro, ...) macro

// Put with signal to several PEs
#define isomem_c11_shmemx_put_signal_pes(dest, source, nelems, sig_addr, signal, sig_op, pes, npes) _Generic((dest), \
    float *: shmemx_float_put_signal_pes, \
    double *: shmemx_double_put_signal_pes, \
    long double *: shmemx_longdouble_put_signal_pes, \
    char *: shmemx_char_put_signal_pes, \
    signed char *: shmemx_schar_put_signal_pes, \
    short *: shmemx_short_put_signal_pes, \
    int *: shmemx_int_put_signal_pes, \
    long *: shmemx_long_put_signal_pes, \
    long long *: shmemx_longlong_put_signal_pes, \
    unsigned char *: shmemx_uchar_put_signal_pes, \
    unsigned short *: shmemx_ushort_put_signal_pes, \
    unsigned int *: shmemx_uint_put_signal_pes, \
    unsigned long *: shmemx_ulong_put_signal_pes, \
    unsigned long long *: shmemx_ulonglong_put_signal_pes)(dest, source, nelems, sig_addr, signal, sig_op, pes, npes)
#define isomem_c11_ctx_shmemx_put_signal_pes(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes) _Generic((dest), \
    float *: shmemx_ctx_float_put_signal_pes, \
    double *: shmemx_ctx_double_put_signal_pes, \
    long double *: shmemx_ctx_longdouble_put_signal_pes, \
    char *: shmemx_ctx_char_put_signal_pes, \
    signed char *: shmemx_ctx_schar_put_signal_pes, \
    short *: shmemx_ctx_short_put_signal_pes, \
    int *: shmemx_ctx_int_put_signal_pes, \
    long *: shmemx_ctx_long_put_signal_pes, \
    long long *: shmemx_ctx_longlong_put_signal_pes, \
    unsigned char *: shmemx_ctx_uchar_put_signal_pes, \
    unsigned short *: shmemx_ctx_ushort_put_signal_pes, \
    unsigned int *: shmemx_ctx_uint_put_signal_pes, \
    unsigned long *: shmemx_ctx_ulong_put_signal_pes, \
    unsigned long long *: shmemx_ctx_ulonglong_put_signal_pes)(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes)
#define shmemx_put_signal_pes(...) ISOMEM_PICK_9(__VA_ARGS__, isomem_c11_ctx_shmemx_put_signal_pes, isomem_c11_shmemx_put_signal_pes, 0)(__VA_ARGS__)
#define isomem_c11_shmemx_put_signal_pes_nbi(dest, source, nelems, sig_addr, signal, sig_op, pes, npes) _Generic((dest), \
    float *: shmemx_float_put_signal_pes_nbi, \
    double *: shmemx_double_put_signal_pes_nbi, \
    long double *: shmemx_longdouble_put_signal_pes_nbi, \
    char *: shmemx_char_put_signal_pes_nbi, \
    signed char *: shmemx_schar_put_signal_pes_nbi, \
    short *: shmemx_short_put_signal_pes_nbi, \
    int *: shmemx_int_put_signal_pes_nbi, \
    long *: shmemx_long_put_signal_pes_nbi, \
    long long *: shmemx_longlong_put_signal_pes_nbi, \
    unsigned char *: shmemx_uchar_put_signal_pes_nbi, \
    unsigned short *: shmemx_ushort_put_signal_pes_nbi, \
    unsigned int *: shmemx_uint_put_signal_pes_nbi, \
    unsigned long *: shmemx_ulong_put_signal_pes_nbi, \
    unsigned long long *: shmemx_ulonglong_put_signal_pes_nbi)(dest, source, nelems, sig_addr, signal, sig_op, pes, npes)
#define isomem_c11_ctx_shmemx_put_signal_pes_nbi(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes) _Generic((dest), \
    float *: shmemx_ctx_float_put_signal_pes_nbi, \
    double *: shmemx_ctx_double_put_signal_pes_nbi, \
    long double *: shmemx_ctx_longdouble_put_signal_pes_nbi, \
    char *: shmemx_ctx_char_put_signal_pes_nbi, \
    signed char *: shmemx_ctx_schar_put_signal_pes_nbi, \
    short *: shmemx_ctx_short_put_signal_pes_nbi, \
    int *: shmemx_ctx_int_put_signal_pes_nbi, \
    long *: shmemx_ctx_long_put_signal_pes_nbi, \
    long long *: shmemx_ctx_longlong_put_signal_pes_nbi, \
    unsigned char *: shmemx_ctx_uchar_put_signal_pes_nbi, \
    unsigned short *: shmemx_ctx_ushort_put_signal_pes_nbi, \
    unsigned int *: shmemx_ctx_uint_put_signal_pes_nbi, \
    unsigned long *: shmemx_ctx_ulong_put_signal_pes_nbi, \
    unsigned long long *: shmemx_ctx_ulonglong_put_signal_pes_nbi)(ctx, dest, source, nelems, sig_addr, signal, sig_op, pes, npes)
#define shmemx_put_signal_pes_nbi(...) ISOMEM_PICK_9(__VA_ARGS__, isomem_c11_ctx_shmemx_put_signal_pes_nbi, isomem_c11_shmemx_put_signal_pes_nbi, 0)(__VA_ARGS__)

// Collectives of blocks of different sizes
#define shmemx_collectv(team, dest, displs, counts, source) _Generic((dest), \
    float *: shmemx_float_collectv, \
    double *: shmemx_double_collectv, \
    long double *: shmemx_longdouble_collectv, \
    char *: shmemx_char_collectv, \
    signed char *: shmemx_schar_collectv, \
    short *: shmemx_short_collectv, \
    int *: shmemx_int_collectv, \
    long *: shmemx_long_collectv, \
    long long *: shmemx_longlong_collectv, \
    unsigned char *: shmemx_uchar_collectv, \
    unsigned short *: shmemx_ushort_collectv, \
    unsigned int *: shmemx_uint_collectv, \
    unsigned long *: shmemx_ulong_collectv, \
    unsigned long long *: shmemx_ulonglong_collectv)(team, dest, displs, counts, source)

// Averages, reductions of 16-bit floating point
#define shmemx_avg_reduce(team, dest, source, nreduce) _Generic((dest), \
    float *: shmemx_float_avg_reduce, \
    double *: shmemx_double_avg_reduce, \
    long double *: shmemx_longdouble_avg_reduce, \
    double _Complex *: shmemx_complexd_avg_reduce, \
    float _Complex *: shmemx_complexf_avg_reduce)(team, dest, source, nreduce)

// Release order
#define isomem_c11_shmemx_put_release(dest, source, nelems, pe) _Generic((dest), \
    float *: shmemx_float_put_release, \
    double *: shmemx_double_put_release, \
    long double *: shmemx_longdouble_put_release, \
    char *: shmemx_char_put_release, \
    signed char *: shmemx_schar_put_release, \
    short *: shmemx_short_put_release, \
    int *: shmemx_int_put_release, \
    long *: shmemx_long_put_release, \
    long long *: shmemx_longlong_put_release, \
    unsigned char *: shmemx_uchar_put_release, \
    unsigned short *: shmemx_ushort_put_release, \
    unsigned int *: shmemx_uint_put_release, \
    unsigned long *: shmemx_ulong_put_release, \
    unsigned long long *: shmemx_ulonglong_put_release)(dest, source, nelems, pe)
#define isomem_c11_ctx_shmemx_put_release(ctx, dest, source, nelems, pe) _Generic((dest), \
    float *: shmemx_ctx_float_put_release, \
    double *: shmemx_ctx_double_put_release, \
    long double *: shmemx_ctx_longdouble_put_release, \
    char *: shmemx_ctx_char_put_release, \
    signed char *: shmemx_ctx_schar_put_release, \
    short *: shmemx_ctx_short_put_release, \
    int *: shmemx_ctx_int_put_release, \
    long *: shmemx_ctx_long_put_release, \
    long long *: shmemx_ctx_longlong_put_release, \
    unsigned char *: shmemx_ctx_uchar_put_release, \
    unsigned short *: shmemx_ctx_ushort_put_release, \
    unsigned int *: shmemx_ctx_uint_put_release, \
    unsigned long *: shmemx_ctx_ulong_put_release, \
    unsigned long long *: shmemx_ctx_ulonglong_put_release)(ctx, dest, source, nelems, pe)
#define shmemx_put_release(...) ISOMEM_PICK_5(__VA_ARGS__, isomem_c11_ctx_shmemx_put_release, isomem_c11_shmemx_put_release, 0)(__VA_ARGS__)
#define isomem_c11_shmemx_p_release(dest, value, pe) _Generic((dest), \
    float *: shmemx_float_p_release, \
    double *: shmemx_double_p_release, \
    long double *: shmemx_longdouble_p_release, \
    char *: shmemx_char_p_release, \
    signed char *: shmemx_schar_p_release, \
    short *: shmemx_short_p_release, \
    int *: shmemx_int_p_release, \
    long *: shmemx_long_p_release, \
    long long *: shmemx_longlong_p_release, \
    unsigned char *: shmemx_uchar_p_release, \
    unsigned short *: shmemx_ushort_p_release, \
    unsigned int *: shmemx_uint_p_release, \
    unsigned long *: shmemx_ulong_p_release, \
    unsigned long long *: shmemx_ulonglong_p_release)(dest, value, pe)
#define isomem_c11_ctx_shmemx_p_release(ctx, dest, value, pe) _Generic((dest), \
    float *: shmemx_ctx_float_p_release, \
    double *: shmemx_ctx_double_p_release, \
    long double *: shmemx_ctx_longdouble_p_release, \
    char *: shmemx_ctx_char_p_release, \
    signed char *: shmemx_ctx_schar_p_release, \
    short *: shmemx_ctx_short_p_release, \
    int *: shmemx_ctx_int_p_release, \
    long *: shmemx_ctx_long_p_release, \
    long long *: shmemx_ctx_longlong_p_release, \
    unsigned char *: shmemx_ctx_uchar_p_release, \
    unsigned short *: shmemx_ctx_ushort_p_release, \
    unsigned int *: shmemx_ctx_uint_p_release, \
    unsigned long *: shmemx_ctx_ulong_p_release, \
    unsigned long long *: shmemx_ctx_ulonglong_p_release)(ctx, dest, value, pe)
#define shmemx_p_release(...) ISOMEM_PICK_4(__VA_ARGS__, isomem_c11_ctx_shmemx_p_release, isomem_c11_shmemx_p_release, 0)(__VA_ARGS__)

// Bounded waits
#define shmemx_wait_until_for(ivar, cmp, cmp_value, seconds) _Generic((ivar), \
    int *: shmemx_int_wait_until_for, \
    long *: shmemx_long_wait_until_for, \
    long long *: shmemx_longlong_wait_until_for, \
    unsigned int *: shmemx_uint_wait_until_for, \
    unsigned long *: shmemx_ulong_wait_until_for, \
    unsigned long long *: shmemx_ulonglong_wait_until_for)(ivar, cmp, cmp_value, seconds)
#define shmemx_wait_until_all_for(ivars, nelems, status, cmp, cmp_value, seconds) _Generic((ivars), \
    int *: shmemx_int_wait_until_all_for, \
    long *: shmemx_long_wait_until_all_for, \
    long long *: shmemx_longlong_wait_until_all_for, \
    unsigned int *: shmemx_uint_wait_until_all_for, \
    unsigned long *: shmemx_ulong_wait_until_all_for, \
    unsigned long long *: shmemx_ulonglong_wait_until_all_for)(ivars, nelems, status, cmp, cmp_value, seconds)
#define shmemx_wait_until_any_for(ivars, nelems, status, cmp, cmp_value, seconds, index) _Generic((ivars), \
    int *: shmemx_int_wait_until_any_for, \
    long *: shmemx_long_wait_until_any_for, \
    long long *: shmemx_longlong_wait_until_any_for, \
    unsigned int *: shmemx_uint_wait_until_any_for, \
    unsigned long *: shmemx_ulong_wait_until_any_for, \
    unsigned long long *: shmemx_ulonglong_wait_until_any_for)(ivars, nelems, status, cmp, cmp_value, seconds, index)
#define shmemx_wait_until_some_for(ivars, nelems, indices, status, cmp, cmp_value, seconds, count) _Generic((ivars), \
    int *: shmemx_int_wait_until_some_for, \
    long *: shmemx_long_wait_until_some_for, \
    long long *: shmemx_longlong_wait_until_some_for, \
    unsigned int *: shmemx_uint_wait_until_some_for, \
    unsigned long *: shmemx_ulong_wait_until_some_for, \
    unsigned long long *: shmemx_ulonglong_wait_until_some_for)(ivars, nelems, indices, status, cmp, cmp_value, seconds, count)
#define shmemx_wait_until_all_vector_for(ivars, nelems, status, cmp, cmp_values, seconds) _Generic((ivars), \
    int *: shmemx_int_wait_until_all_vector_for, \
    long *: shmemx_long_wait_until_all_vector_for, \
    long long *: shmemx_longlong_wait_until_all_vector_for, \
    unsigned int *: shmemx_uint_wait_until_all_vector_for, \
    unsigned long *: shmemx_ulong_wait_until_all_vector_for, \
    unsigned long long *: shmemx_ulonglong_wait_until_all_vector_for)(ivars, nelems, status, cmp, cmp_values, seconds)
#define shmemx_wait_until_any_vector_for(ivars, nelems, status, cmp, cmp_values, seconds, index) _Generic((ivars), \
    int *: shmemx_int_wait_until_any_vector_for, \
    long *: shmemx_long_wait_until_any_vector_for, \
    long long *: shmemx_longlong_wait_until_any_vector_for, \
    unsigned int *: shmemx_uint_wait_until_any_vector_for, \
    unsigned long *: shmemx_ulong_wait_until_any_vector_for, \
    unsigned long long *: shmemx_ulonglong_wait_until_any_vector_for)(ivars, nelems, status, cmp, cmp_values, seconds, index)
#define shmemx_wait_until_some_vector_for(ivars, nelems, indices, status, cmp, cmp_values, seconds, count) _Generic((ivars), \
    int *: shmemx_int_wait_until_some_vector_for, \
    long *: shmemx_long_wait_until_some_vector_for, \
    long long *: shmemx_longlong_wait_until_some_vector_for, \
    unsigned int *: shmemx_uint_wait_until_some_vector_for, \
    unsigned long *: shmemx_ulong_wait_until_some_vector_for, \
    unsigned long long *: shmemx_ulonglong_wait_until_some_vector_for)(ivars, nelems, indices, status, cmp, cmp_values, seconds, count)
#endif

#endif  // ISOMEM_GENERATED_SHMEMX_GENERIC_H
