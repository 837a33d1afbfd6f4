// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/compat.py and api/text: change these and run it.
// clang-format off
#ifndef ISOMEM_GENERATED_SHMEMX_COMPAT_TYPED_H
#define ISOMEM_GENERATED_SHMEMX_COMPAT_TYPED_H
// Included by shmemx_compat.h, inside extern "C".

// --- Cray: nonblocking put and get

// shmemx_put_nb: Cray's nonblocking put and get.
// The same as shmem_put_nbi and shmem_get_nbi: shmem_quiet completes them. Older versions of Cray's library have a
// transfer handle as a fifth argument; it is accepted, and neither read nor written. There is no type-generic name.
void shmemx_float_put_nb(float *dest, const float *source, size_t nelems, int pe, ...);
void shmemx_double_put_nb(double *dest, const double *source, size_t nelems, int pe, ...);
void shmemx_longdouble_put_nb(long double *dest, const long double *source, size_t nelems, int pe, ...);
void shmemx_char_put_nb(char *dest, const char *source, size_t nelems, int pe, ...);
void shmemx_schar_put_nb(signed char *dest, const signed char *source, size_t nelems, int pe, ...);
void shmemx_short_put_nb(short *dest, const short *source, size_t nelems, int pe, ...);
void shmemx_int_put_nb(int *dest, const int *source, size_t nelems, int pe, ...);
void shmemx_long_put_nb(long *dest, const long *source, size_t nelems, int pe, ...);
void shmemx_longlong_put_nb(long long *dest, const long long *source, size_t nelems, int pe, ...);
void shmemx_uchar_put_nb(unsigned char *dest, const unsigned char *source, size_t nelems, int pe, ...);
void shmemx_ushort_put_nb(unsigned short *dest, const unsigned short *source, size_t nelems, int pe, ...);
void shmemx_uint_put_nb(unsigned int *dest, const unsigned int *source, size_t nelems, int pe, ...);
void shmemx_ulong_put_nb(unsigned long *dest, const unsigned long *source, size_t nelems, int pe, ...);
void shmemx_ulonglong_put_nb(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe, ...);
void shmemx_int8_put_nb(int8_t *dest, const int8_t *source, size_t nelems, int pe, ...);
void shmemx_int16_put_nb(int16_t *dest, const int16_t *source, size_t nelems, int pe, ...);
void shmemx_int32_put_nb(int32_t *dest, const int32_t *source, size_t nelems, int pe, ...);
void shmemx_int64_put_nb(int64_t *dest, const int64_t *source, size_t nelems, int pe, ...);
void shmemx_uint8_put_nb(uint8_t *dest, const uint8_t *source, size_t nelems, int pe, ...);
void shmemx_uint16_put_nb(uint16_t *dest, const uint16_t *source, size_t nelems, int pe, ...);
void shmemx_uint32_put_nb(uint32_t *dest, const uint32_t *source, size_t nelems, int pe, ...);
void shmemx_uint64_put_nb(uint64_t *dest, const uint64_t *source, size_t nelems, int pe, ...);
void shmemx_size_put_nb(size_t *dest, const size_t *source, size_t nelems, int pe, ...);
void shmemx_ptrdiff_put_nb(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_float_put_nb(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe, ...);
void shmemx_ctx_double_put_nb(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe, ...);
void shmemx_ctx_longdouble_put_nb(shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems, int pe, ...);
void shmemx_ctx_char_put_nb(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe, ...);
void shmemx_ctx_schar_put_nb(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, int pe, ...);
void shmemx_ctx_short_put_nb(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe, ...);
void shmemx_ctx_int_put_nb(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe, ...);
void shmemx_ctx_long_put_nb(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe, ...);
void shmemx_ctx_longlong_put_nb(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe, ...);
void shmemx_ctx_uchar_put_nb(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems, int pe, ...);
void shmemx_ctx_ushort_put_nb(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems, int pe, ...);
void shmemx_ctx_uint_put_nb(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, int pe, ...);
void shmemx_ctx_ulong_put_nb(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems, int pe, ...);
void shmemx_ctx_ulonglong_put_nb(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe, ...);
void shmemx_ctx_int8_put_nb(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_int16_put_nb(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_int32_put_nb(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_int64_put_nb(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_uint8_put_nb(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_uint16_put_nb(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_uint32_put_nb(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_uint64_put_nb(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_size_put_nb(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_ptrdiff_put_nb(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe, ...);
void shmemx_put8_nb(void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_put16_nb(void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_put32_nb(void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_put64_nb(void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_put128_nb(void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_ctx_put8_nb(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_ctx_put16_nb(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_ctx_put32_nb(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_ctx_put64_nb(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_ctx_put128_nb(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_putmem_nb(void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_ctx_putmem_nb(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_float_get_nb(float *dest, const float *source, size_t nelems, int pe, ...);
void shmemx_double_get_nb(double *dest, const double *source, size_t nelems, int pe, ...);
void shmemx_longdouble_get_nb(long double *dest, const long double *source, size_t nelems, int pe, ...);
void shmemx_char_get_nb(char *dest, const char *source, size_t nelems, int pe, ...);
void shmemx_schar_get_nb(signed char *dest, const signed char *source, size_t nelems, int pe, ...);
void shmemx_short_get_nb(short *dest, const short *source, size_t nelems, int pe, ...);
void shmemx_int_get_nb(int *dest, const int *source, size_t nelems, int pe, ...);
void shmemx_long_get_nb(long *dest, const long *source, size_t nelems, int pe, ...);
void shmemx_longlong_get_nb(long long *dest, const long long *source, size_t nelems, int pe, ...);
void shmemx_uchar_get_nb(unsigned char *dest, const unsigned char *source, size_t nelems, int pe, ...);
void shmemx_ushort_get_nb(unsigned short *dest, const unsigned short *source, size_t nelems, int pe, ...);
void shmemx_uint_get_nb(unsigned int *dest, const unsigned int *source, size_t nelems, int pe, ...);
void shmemx_ulong_get_nb(unsigned long *dest, const unsigned long *source, size_t nelems, int pe, ...);
void shmemx_ulonglong_get_nb(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe, ...);
void shmemx_int8_get_nb(int8_t *dest, const int8_t *source, size_t nelems, int pe, ...);
void shmemx_int16_get_nb(int16_t *dest, const int16_t *source, size_t nelems, int pe, ...);
void shmemx_int32_get_nb(int32_t *dest, const int32_t *source, size_t nelems, int pe, ...);
void shmemx_int64_get_nb(int64_t *dest, const int64_t *source, size_t nelems, int pe, ...);
void shmemx_uint8_get_nb(uint8_t *dest, const uint8_t *source, size_t nelems, int pe, ...);
void shmemx_uint16_get_nb(uint16_t *dest, const uint16_t *source, size_t nelems, int pe, ...);
void shmemx_uint32_get_nb(uint32_t *dest, const uint32_t *source, size_t nelems, int pe, ...);
void shmemx_uint64_get_nb(uint64_t *dest, const uint64_t *source, size_t nelems, int pe, ...);
void shmemx_size_get_nb(size_t *dest, const size_t *source, size_t nelems, int pe, ...);
void shmemx_ptrdiff_get_nb(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_float_get_nb(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe, ...);
void shmemx_ctx_double_get_nb(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe, ...);
void shmemx_ctx_longdouble_get_nb(shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems, int pe, ...);
void shmemx_ctx_char_get_nb(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe, ...);
void shmemx_ctx_schar_get_nb(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, int pe, ...);
void shmemx_ctx_short_get_nb(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe, ...);
void shmemx_ctx_int_get_nb(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe, ...);
void shmemx_ctx_long_get_nb(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe, ...);
void shmemx_ctx_longlong_get_nb(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe, ...);
void shmemx_ctx_uchar_get_nb(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems, int pe, ...);
void shmemx_ctx_ushort_get_nb(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems, int pe, ...);
void shmemx_ctx_uint_get_nb(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, int pe, ...);
void shmemx_ctx_ulong_get_nb(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems, int pe, ...);
void shmemx_ctx_ulonglong_get_nb(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe, ...);
void shmemx_ctx_int8_get_nb(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_int16_get_nb(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_int32_get_nb(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_int64_get_nb(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_uint8_get_nb(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_uint16_get_nb(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_uint32_get_nb(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_uint64_get_nb(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_size_get_nb(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe, ...);
void shmemx_ctx_ptrdiff_get_nb(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe, ...);
void shmemx_get8_nb(void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_get16_nb(void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_get32_nb(void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_get64_nb(void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_get128_nb(void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_ctx_get8_nb(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_ctx_get16_nb(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_ctx_get32_nb(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_ctx_get64_nb(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_ctx_get128_nb(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_getmem_nb(void *dest, const void *source, size_t nelems, int pe, ...);
void shmemx_ctx_getmem_nb(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe, ...);

// --- Cray: put with signal

// shmemx_put_signal: Cray's put with signal.
// The same as shmem_put_signal and shmem_put_signal_nbi with SHMEM_SIGNAL_SET, on the default context: the data go to
// dest on PE pe, then the word sig_addr there becomes signal.
void shmemx_float_put_signal(float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_double_put_signal(double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_longdouble_put_signal(long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_char_put_signal(char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_schar_put_signal(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_short_put_signal(short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_int_put_signal(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_long_put_signal(long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_longlong_put_signal(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uchar_put_signal(unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_ushort_put_signal(unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uint_put_signal(unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_ulong_put_signal(unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_ulonglong_put_signal(unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_int8_put_signal(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_int16_put_signal(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_int32_put_signal(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_int64_put_signal(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uint8_put_signal(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uint16_put_signal(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uint32_put_signal(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uint64_put_signal(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_size_put_signal(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_ptrdiff_put_signal(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_put8_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_put16_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_put32_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_put64_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_put128_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_putmem_signal(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_float_put_signal_nb(float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_double_put_signal_nb(double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_longdouble_put_signal_nb(long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_char_put_signal_nb(char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_schar_put_signal_nb(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_short_put_signal_nb(short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_int_put_signal_nb(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_long_put_signal_nb(long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_longlong_put_signal_nb(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uchar_put_signal_nb(unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_ushort_put_signal_nb(unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uint_put_signal_nb(unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_ulong_put_signal_nb(unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_ulonglong_put_signal_nb(unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_int8_put_signal_nb(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_int16_put_signal_nb(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_int32_put_signal_nb(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_int64_put_signal_nb(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uint8_put_signal_nb(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uint16_put_signal_nb(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uint32_put_signal_nb(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_uint64_put_signal_nb(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_size_put_signal_nb(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_ptrdiff_put_signal_nb(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_put8_signal_nb(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_put16_signal_nb(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_put32_signal_nb(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_put64_signal_nb(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_put128_signal_nb(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_putmem_signal_nb(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int pe);

// --- Cray: all-to-all of blocks of different sizes

// shmemx_alltoallv: exchange blocks of different sizes between all PEs.
// Each PE of the team sends a block to each member, itself included. The block for member i are the source_counts[i]
// elements from source + source_displs[i] on; that of member i comes to dest + dest_displs[i]. Displacements and
// counts are in elements of the type, or bytes (mem). Before the call dest_counts[i] is the most elements that this
// PE takes from member i; on return it is their number. All PEs of the team call in the same order, with the same
// symmetric dest, source, dest_displs and dest_counts; what the arrays contain may differ from PE to PE. dest must be
// free to be overwritten on every PE before any PE calls. On return dest and dest_counts are complete on this PE, and
// all other arguments may be reused. Returns 0. There is no type-generic name: shmemx_alltoallv and
// shmemx_team_alltoallv are Cray's routines (shmemx_compat.h), for active sets and teams. They do the same with other
// names, in bytes, and t_sizes says nothing before the call: the receiver has room for what is sent to it.
void shmemx_alltoallv(void *target, const size_t *t_offsets, size_t *t_sizes, const void *source, const size_t *s_offsets, const size_t *s_sizes, int PE_start, int logPE_stride, int PE_size, long *pSync);
void shmemx_team_alltoallv(void *target, const size_t *t_offsets, size_t *t_sizes, const void *source, const size_t *s_offsets, const size_t *s_sizes, shmem_team_t team, long *pSync);

// --- Cray: teams

// shmemx_team_split: Cray's routines of teams.
// shmemx_team_my_pe, _n_pes and _translate_pe are the routines of OpenSHMEM. shmemx_team_create_strided makes a team
// of PE_size PEs, from PE_start on with PE_stride PEs from one to the next; its members call it, and other PEs may:
// they get SHMEM_TEAM_INVALID. shmemx_team_split makes a team for each color that members of the parent team pass, in
// each the members in the order of key, equal keys in the order of the parent; a PE with a negative color gets
// SHMEM_TEAM_INVALID. shmemx_team_destroy destroys a team and sets the handle to SHMEM_TEAM_INVALID. The teams are
// like all others. A team that cannot be made ends the job.
int shmemx_team_my_pe(shmem_team_t team);
int shmemx_team_n_pes(shmem_team_t team);
int shmemx_team_translate_pe(shmem_team_t team1, int team1_pe, shmem_team_t team2);
void shmemx_team_create_strided(int PE_start, int PE_stride, int PE_size, shmem_team_t *newteam);
void shmemx_team_split(shmem_team_t parent_team, int color, int key, shmem_team_t *newteam);
void shmemx_team_destroy(shmem_team_t *team);

// --- Cray: threads and completion

// shmemx_thread_register: Cray's routines of threads and completion.
// init_thread and query_thread return the level of threads that there is. Threads need not be registered: register
// and unregister do nothing. thread_quiet and local_complete are shmem_quiet, thread_fence is shmem_fence, and
// shmemx_pe_quiet(pe) is shmem_pe_quiet of one PE: they do more than these names ask for.
int shmemx_init_thread(int required);
int shmemx_query_thread(void);
void shmemx_thread_register(void);
void shmemx_thread_unregister(void);
void shmemx_thread_quiet(void);
void shmemx_thread_fence(void);
void shmemx_pe_quiet(int target_pe);
void shmemx_local_complete(void);

// --- Sandia: block-strided put and get

// shmemx_ibput: Sandia's block-strided put and get.
// The same as shmem_ibput and shmem_ibget of OpenSHMEM 1.6.
void shmemx_float_ibput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_double_ibput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_longdouble_ibput(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_char_ibput(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_schar_ibput(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_short_ibput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int_ibput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_long_ibput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_longlong_ibput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uchar_ibput(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ushort_ibput(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint_ibput(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ulong_ibput(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ulonglong_ibput(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int8_ibput(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int16_ibput(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int32_ibput(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int64_ibput(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint8_ibput(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint16_ibput(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint32_ibput(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint64_ibput(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_size_ibput(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ptrdiff_ibput(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_float_ibput(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_double_ibput(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_longdouble_ibput(shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_char_ibput(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_schar_ibput(shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_short_ibput(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_int_ibput(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_long_ibput(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_longlong_ibput(shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_uchar_ibput(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ushort_ibput(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_uint_ibput(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ulong_ibput(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ulonglong_ibput(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_int8_ibput(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_int16_ibput(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_int32_ibput(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_int64_ibput(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_uint8_ibput(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_uint16_ibput(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_uint32_ibput(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_uint64_ibput(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_size_ibput(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ptrdiff_ibput(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibput8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibput16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibput32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibput64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibput128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibput8(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibput16(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibput32(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibput64(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibput128(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_float_ibget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_double_ibget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_longdouble_ibget(long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_char_ibget(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_schar_ibget(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_short_ibget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int_ibget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_long_ibget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_longlong_ibget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uchar_ibget(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ushort_ibget(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint_ibget(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ulong_ibget(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ulonglong_ibget(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int8_ibget(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int16_ibget(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int32_ibget(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_int64_ibget(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint8_ibget(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint16_ibget(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint32_ibget(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_uint64_ibget(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_size_ibget(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ptrdiff_ibget(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_float_ibget(shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_double_ibget(shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_longdouble_ibget(shmem_ctx_t ctx, long double *dest, const long double *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_char_ibget(shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_schar_ibget(shmem_ctx_t ctx, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_short_ibget(shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_int_ibget(shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_long_ibget(shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_longlong_ibget(shmem_ctx_t ctx, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_uchar_ibget(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ushort_ibget(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_uint_ibget(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ulong_ibget(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ulonglong_ibget(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_int8_ibget(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_int16_ibget(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_int32_ibget(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_int64_ibget(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_uint8_ibget(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_uint16_ibget(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_uint32_ibget(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_uint64_ibget(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_size_ibget(shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ptrdiff_ibget(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibget8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibget16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibget32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibget64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ibget128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibget8(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibget16(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibget32(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibget64(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);
void shmemx_ctx_ibget128(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe);

// --- Sandia: signals

// shmemx_signal_set: Sandia's signals without data.
// The same as shmem_signal_add and shmem_signal_set of OpenSHMEM 1.6.
void shmemx_signal_add(uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_ctx_signal_add(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_signal_set(uint64_t *sig_addr, uint64_t signal, int pe);
void shmemx_ctx_signal_set(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int pe);

// --- Sandia: scans

// shmemx_sum_inscan: Sandia's scans.
// The same as shmem_sum_inscan and shmem_sum_exscan of OpenSHMEM 1.6.
int shmemx_float_sum_inscan(shmem_team_t team, float *dest, const float *source, size_t nelems);
int shmemx_double_sum_inscan(shmem_team_t team, double *dest, const double *source, size_t nelems);
int shmemx_longdouble_sum_inscan(shmem_team_t team, long double *dest, const long double *source, size_t nelems);
int shmemx_char_sum_inscan(shmem_team_t team, char *dest, const char *source, size_t nelems);
int shmemx_schar_sum_inscan(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems);
int shmemx_short_sum_inscan(shmem_team_t team, short *dest, const short *source, size_t nelems);
int shmemx_int_sum_inscan(shmem_team_t team, int *dest, const int *source, size_t nelems);
int shmemx_long_sum_inscan(shmem_team_t team, long *dest, const long *source, size_t nelems);
int shmemx_longlong_sum_inscan(shmem_team_t team, long long *dest, const long long *source, size_t nelems);
int shmemx_uchar_sum_inscan(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems);
int shmemx_ushort_sum_inscan(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems);
int shmemx_uint_sum_inscan(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems);
int shmemx_ulong_sum_inscan(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems);
int shmemx_ulonglong_sum_inscan(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems);
int shmemx_int8_sum_inscan(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
int shmemx_int16_sum_inscan(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
int shmemx_int32_sum_inscan(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
int shmemx_int64_sum_inscan(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
int shmemx_uint8_sum_inscan(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
int shmemx_uint16_sum_inscan(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
int shmemx_uint32_sum_inscan(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
int shmemx_uint64_sum_inscan(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
int shmemx_size_sum_inscan(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
int shmemx_ptrdiff_sum_inscan(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems);
int shmemx_complexd_sum_inscan(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nelems);
int shmemx_complexf_sum_inscan(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nelems);
int shmemx_float_sum_exscan(shmem_team_t team, float *dest, const float *source, size_t nelems);
int shmemx_double_sum_exscan(shmem_team_t team, double *dest, const double *source, size_t nelems);
int shmemx_longdouble_sum_exscan(shmem_team_t team, long double *dest, const long double *source, size_t nelems);
int shmemx_char_sum_exscan(shmem_team_t team, char *dest, const char *source, size_t nelems);
int shmemx_schar_sum_exscan(shmem_team_t team, signed char *dest, const signed char *source, size_t nelems);
int shmemx_short_sum_exscan(shmem_team_t team, short *dest, const short *source, size_t nelems);
int shmemx_int_sum_exscan(shmem_team_t team, int *dest, const int *source, size_t nelems);
int shmemx_long_sum_exscan(shmem_team_t team, long *dest, const long *source, size_t nelems);
int shmemx_longlong_sum_exscan(shmem_team_t team, long long *dest, const long long *source, size_t nelems);
int shmemx_uchar_sum_exscan(shmem_team_t team, unsigned char *dest, const unsigned char *source, size_t nelems);
int shmemx_ushort_sum_exscan(shmem_team_t team, unsigned short *dest, const unsigned short *source, size_t nelems);
int shmemx_uint_sum_exscan(shmem_team_t team, unsigned int *dest, const unsigned int *source, size_t nelems);
int shmemx_ulong_sum_exscan(shmem_team_t team, unsigned long *dest, const unsigned long *source, size_t nelems);
int shmemx_ulonglong_sum_exscan(shmem_team_t team, unsigned long long *dest, const unsigned long long *source, size_t nelems);
int shmemx_int8_sum_exscan(shmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
int shmemx_int16_sum_exscan(shmem_team_t team, int16_t *dest, const int16_t *source, size_t nelems);
int shmemx_int32_sum_exscan(shmem_team_t team, int32_t *dest, const int32_t *source, size_t nelems);
int shmemx_int64_sum_exscan(shmem_team_t team, int64_t *dest, const int64_t *source, size_t nelems);
int shmemx_uint8_sum_exscan(shmem_team_t team, uint8_t *dest, const uint8_t *source, size_t nelems);
int shmemx_uint16_sum_exscan(shmem_team_t team, uint16_t *dest, const uint16_t *source, size_t nelems);
int shmemx_uint32_sum_exscan(shmem_team_t team, uint32_t *dest, const uint32_t *source, size_t nelems);
int shmemx_uint64_sum_exscan(shmem_team_t team, uint64_t *dest, const uint64_t *source, size_t nelems);
int shmemx_size_sum_exscan(shmem_team_t team, size_t *dest, const size_t *source, size_t nelems);
int shmemx_ptrdiff_sum_exscan(shmem_team_t team, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems);
int shmemx_complexd_sum_exscan(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nelems);
int shmemx_complexf_sum_exscan(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nelems);

#endif  // ISOMEM_GENERATED_SHMEMX_COMPAT_TYPED_H
