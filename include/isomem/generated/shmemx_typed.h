// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/extensions.py and api/text: change these and run it.
// clang-format off
#ifndef ISOMEM_GENERATED_SHMEMX_TYPED_H
#define ISOMEM_GENERATED_SHMEMX_TYPED_H
// Included by shmemx.h, inside extern "C".

// --- Put and get of sections

// shmemx_putmem_strided: copy an array section to or from another PE.
// Moves a grid of elements of elem_size bytes with dims dimensions, such as a section of an array in C or Fortran, to
// or from PE pe. Element (i, j, ...) lies i * dst[0] + j * dst[1] + ... bytes from dest and i * sst[0] + j * sst[1] +
// ... bytes from source, and there are extents[d] elements in dimension d. Strides are in bytes and may be negative;
// in the source a stride may also be 0, which repeats an element. Elements of the destination do not overlap:
// |dst[d]| is at least elem_size where extents[d] is greater than 1. All bytes accessed on PE pe are symmetric, no
// alignment is required, and dest and source do not overlap. A put returns when source may be reused, a get with dest
// filled, the nbi forms at once: source must not change and dest must not be read before the next shmem_quiet of the
// context. Order and completion are those of shmem_putmem and shmem_getmem.
void shmemx_putmem_strided(void *dest, const void *source, const ptrdiff_t *dst, const ptrdiff_t *sst, size_t elem_size, const size_t *extents, size_t dims, int pe);
void shmemx_ctx_putmem_strided(shmem_ctx_t ctx, void *dest, const void *source, const ptrdiff_t *dst, const ptrdiff_t *sst, size_t elem_size, const size_t *extents, size_t dims, int pe);
void shmemx_getmem_strided(void *dest, const void *source, const ptrdiff_t *dst, const ptrdiff_t *sst, size_t elem_size, const size_t *extents, size_t dims, int pe);
void shmemx_ctx_getmem_strided(shmem_ctx_t ctx, void *dest, const void *source, const ptrdiff_t *dst, const ptrdiff_t *sst, size_t elem_size, const size_t *extents, size_t dims, int pe);
void shmemx_putmem_strided_nbi(void *dest, const void *source, const ptrdiff_t *dst, const ptrdiff_t *sst, size_t elem_size, const size_t *extents, size_t dims, int pe);
void shmemx_ctx_putmem_strided_nbi(shmem_ctx_t ctx, void *dest, const void *source, const ptrdiff_t *dst, const ptrdiff_t *sst, size_t elem_size, const size_t *extents, size_t dims, int pe);
void shmemx_getmem_strided_nbi(void *dest, const void *source, const ptrdiff_t *dst, const ptrdiff_t *sst, size_t elem_size, const size_t *extents, size_t dims, int pe);
void shmemx_ctx_getmem_strided_nbi(shmem_ctx_t ctx, void *dest, const void *source, const ptrdiff_t *dst, const ptrdiff_t *sst, size_t elem_size, const size_t *extents, size_t dims, int pe);

// --- Put with signal to several PEs

// shmemx_put_signal_pes: copy data to several PEs and signal each.
// Like shmem_put_signal to each of the npes PEs in pes: on each PE the payload is delivered to dest and then sig_addr
// is updated. A PE that sees its signal sees its payload, whatever the others have received. The nbi form keeps
// source in use until the next shmem_quiet of the context.
void shmemx_float_put_signal_pes(float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_double_put_signal_pes(double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_longdouble_put_signal_pes(long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_char_put_signal_pes(char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_schar_put_signal_pes(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_short_put_signal_pes(short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_int_put_signal_pes(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_long_put_signal_pes(long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_longlong_put_signal_pes(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_uchar_put_signal_pes(unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ushort_put_signal_pes(unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_uint_put_signal_pes(unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ulong_put_signal_pes(unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ulonglong_put_signal_pes(unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_int8_put_signal_pes(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_int16_put_signal_pes(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_int32_put_signal_pes(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_int64_put_signal_pes(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_uint8_put_signal_pes(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_uint16_put_signal_pes(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_uint32_put_signal_pes(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_uint64_put_signal_pes(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_size_put_signal_pes(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ptrdiff_put_signal_pes(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_float_put_signal_pes(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_double_put_signal_pes(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_longdouble_put_signal_pes(shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_char_put_signal_pes(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_schar_put_signal_pes(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_short_put_signal_pes(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_int_put_signal_pes(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_long_put_signal_pes(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_longlong_put_signal_pes(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_uchar_put_signal_pes(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_ushort_put_signal_pes(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_uint_put_signal_pes(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_ulong_put_signal_pes(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_ulonglong_put_signal_pes(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_int8_put_signal_pes(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_int16_put_signal_pes(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_int32_put_signal_pes(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_int64_put_signal_pes(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_uint8_put_signal_pes(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_uint16_put_signal_pes(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_uint32_put_signal_pes(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_uint64_put_signal_pes(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_size_put_signal_pes(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_ptrdiff_put_signal_pes(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_put8_signal_pes(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_put16_signal_pes(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_put32_signal_pes(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_put64_signal_pes(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_put128_signal_pes(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_put8_signal_pes(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_put16_signal_pes(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_put32_signal_pes(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_put64_signal_pes(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_put128_signal_pes(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_putmem_signal_pes(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_putmem_signal_pes(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_float_put_signal_pes_nbi(float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_double_put_signal_pes_nbi(double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_longdouble_put_signal_pes_nbi(long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_char_put_signal_pes_nbi(char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_schar_put_signal_pes_nbi(signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_short_put_signal_pes_nbi(short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_int_put_signal_pes_nbi(int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_long_put_signal_pes_nbi(long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_longlong_put_signal_pes_nbi(long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_uchar_put_signal_pes_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ushort_put_signal_pes_nbi(unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_uint_put_signal_pes_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ulong_put_signal_pes_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ulonglong_put_signal_pes_nbi(unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_int8_put_signal_pes_nbi(int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_int16_put_signal_pes_nbi(int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_int32_put_signal_pes_nbi(int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_int64_put_signal_pes_nbi(int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_uint8_put_signal_pes_nbi(uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_uint16_put_signal_pes_nbi(uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_uint32_put_signal_pes_nbi(uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_uint64_put_signal_pes_nbi(uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_size_put_signal_pes_nbi(size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ptrdiff_put_signal_pes_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_float_put_signal_pes_nbi(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_double_put_signal_pes_nbi(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_longdouble_put_signal_pes_nbi(shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_char_put_signal_pes_nbi(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_schar_put_signal_pes_nbi(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_short_put_signal_pes_nbi(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_int_put_signal_pes_nbi(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_long_put_signal_pes_nbi(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_longlong_put_signal_pes_nbi(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_uchar_put_signal_pes_nbi(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_ushort_put_signal_pes_nbi(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_uint_put_signal_pes_nbi(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_ulong_put_signal_pes_nbi(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_ulonglong_put_signal_pes_nbi(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_int8_put_signal_pes_nbi(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_int16_put_signal_pes_nbi(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_int32_put_signal_pes_nbi(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_int64_put_signal_pes_nbi(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_uint8_put_signal_pes_nbi(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_uint16_put_signal_pes_nbi(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_uint32_put_signal_pes_nbi(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_uint64_put_signal_pes_nbi(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_size_put_signal_pes_nbi(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_ptrdiff_put_signal_pes_nbi(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_put8_signal_pes_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_put16_signal_pes_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_put32_signal_pes_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_put64_signal_pes_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_put128_signal_pes_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_put8_signal_pes_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_put16_signal_pes_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_put32_signal_pes_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_put64_signal_pes_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_put128_signal_pes_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_putmem_signal_pes_nbi(void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);
void shmemx_ctx_putmem_signal_pes_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, const int *pes, size_t npes);

// --- Collectives of blocks of different sizes

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
int shmemx_float_alltoallv(shmem_team_t team, float *dest, const size_t *dest_displs, size_t *dest_counts, const float *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_double_alltoallv(shmem_team_t team, double *dest, const size_t *dest_displs, size_t *dest_counts, const double *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_longdouble_alltoallv(shmem_team_t team, long double *dest, const size_t *dest_displs, size_t *dest_counts, const long double *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_char_alltoallv(shmem_team_t team, char *dest, const size_t *dest_displs, size_t *dest_counts, const char *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_schar_alltoallv(shmem_team_t team, signed char *dest, const size_t *dest_displs, size_t *dest_counts, const signed char *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_short_alltoallv(shmem_team_t team, short *dest, const size_t *dest_displs, size_t *dest_counts, const short *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_int_alltoallv(shmem_team_t team, int *dest, const size_t *dest_displs, size_t *dest_counts, const int *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_long_alltoallv(shmem_team_t team, long *dest, const size_t *dest_displs, size_t *dest_counts, const long *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_longlong_alltoallv(shmem_team_t team, long long *dest, const size_t *dest_displs, size_t *dest_counts, const long long *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_uchar_alltoallv(shmem_team_t team, unsigned char *dest, const size_t *dest_displs, size_t *dest_counts, const unsigned char *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_ushort_alltoallv(shmem_team_t team, unsigned short *dest, const size_t *dest_displs, size_t *dest_counts, const unsigned short *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_uint_alltoallv(shmem_team_t team, unsigned int *dest, const size_t *dest_displs, size_t *dest_counts, const unsigned int *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_ulong_alltoallv(shmem_team_t team, unsigned long *dest, const size_t *dest_displs, size_t *dest_counts, const unsigned long *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_ulonglong_alltoallv(shmem_team_t team, unsigned long long *dest, const size_t *dest_displs, size_t *dest_counts, const unsigned long long *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_int8_alltoallv(shmem_team_t team, int8_t *dest, const size_t *dest_displs, size_t *dest_counts, const int8_t *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_int16_alltoallv(shmem_team_t team, int16_t *dest, const size_t *dest_displs, size_t *dest_counts, const int16_t *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_int32_alltoallv(shmem_team_t team, int32_t *dest, const size_t *dest_displs, size_t *dest_counts, const int32_t *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_int64_alltoallv(shmem_team_t team, int64_t *dest, const size_t *dest_displs, size_t *dest_counts, const int64_t *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_uint8_alltoallv(shmem_team_t team, uint8_t *dest, const size_t *dest_displs, size_t *dest_counts, const uint8_t *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_uint16_alltoallv(shmem_team_t team, uint16_t *dest, const size_t *dest_displs, size_t *dest_counts, const uint16_t *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_uint32_alltoallv(shmem_team_t team, uint32_t *dest, const size_t *dest_displs, size_t *dest_counts, const uint32_t *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_uint64_alltoallv(shmem_team_t team, uint64_t *dest, const size_t *dest_displs, size_t *dest_counts, const uint64_t *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_size_alltoallv(shmem_team_t team, size_t *dest, const size_t *dest_displs, size_t *dest_counts, const size_t *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_ptrdiff_alltoallv(shmem_team_t team, ptrdiff_t *dest, const size_t *dest_displs, size_t *dest_counts, const ptrdiff_t *source, const size_t *source_displs, const size_t *source_counts);
int shmemx_alltoallvmem(shmem_team_t team, void *dest, const size_t *dest_displs, size_t *dest_counts, const void *source, const size_t *source_displs, const size_t *source_counts);

// shmemx_collectv: concatenate blocks of known, different sizes.
// Copies the counts[i] elements of source on each member i of the team to dest + displs[i] on all members. Unlike
// with shmem_collect every PE knows all sizes, so nothing about them has to be exchanged, and blocks may lie
// anywhere. All PEs of the team call in the same order, with the same symmetric dest and source and with equal counts
// and displacements; these are in elements of the type or bytes (mem). dest must be free to be overwritten on every
// PE before any PE calls. On return dest is complete on this PE and source may be reused. Returns 0.
int shmemx_float_collectv(shmem_team_t team, float *dest, const size_t *displs, const size_t *counts, const float *source);
int shmemx_double_collectv(shmem_team_t team, double *dest, const size_t *displs, const size_t *counts, const double *source);
int shmemx_longdouble_collectv(shmem_team_t team, long double *dest, const size_t *displs, const size_t *counts, const long double *source);
int shmemx_char_collectv(shmem_team_t team, char *dest, const size_t *displs, const size_t *counts, const char *source);
int shmemx_schar_collectv(shmem_team_t team, signed char *dest, const size_t *displs, const size_t *counts, const signed char *source);
int shmemx_short_collectv(shmem_team_t team, short *dest, const size_t *displs, const size_t *counts, const short *source);
int shmemx_int_collectv(shmem_team_t team, int *dest, const size_t *displs, const size_t *counts, const int *source);
int shmemx_long_collectv(shmem_team_t team, long *dest, const size_t *displs, const size_t *counts, const long *source);
int shmemx_longlong_collectv(shmem_team_t team, long long *dest, const size_t *displs, const size_t *counts, const long long *source);
int shmemx_uchar_collectv(shmem_team_t team, unsigned char *dest, const size_t *displs, const size_t *counts, const unsigned char *source);
int shmemx_ushort_collectv(shmem_team_t team, unsigned short *dest, const size_t *displs, const size_t *counts, const unsigned short *source);
int shmemx_uint_collectv(shmem_team_t team, unsigned int *dest, const size_t *displs, const size_t *counts, const unsigned int *source);
int shmemx_ulong_collectv(shmem_team_t team, unsigned long *dest, const size_t *displs, const size_t *counts, const unsigned long *source);
int shmemx_ulonglong_collectv(shmem_team_t team, unsigned long long *dest, const size_t *displs, const size_t *counts, const unsigned long long *source);
int shmemx_int8_collectv(shmem_team_t team, int8_t *dest, const size_t *displs, const size_t *counts, const int8_t *source);
int shmemx_int16_collectv(shmem_team_t team, int16_t *dest, const size_t *displs, const size_t *counts, const int16_t *source);
int shmemx_int32_collectv(shmem_team_t team, int32_t *dest, const size_t *displs, const size_t *counts, const int32_t *source);
int shmemx_int64_collectv(shmem_team_t team, int64_t *dest, const size_t *displs, const size_t *counts, const int64_t *source);
int shmemx_uint8_collectv(shmem_team_t team, uint8_t *dest, const size_t *displs, const size_t *counts, const uint8_t *source);
int shmemx_uint16_collectv(shmem_team_t team, uint16_t *dest, const size_t *displs, const size_t *counts, const uint16_t *source);
int shmemx_uint32_collectv(shmem_team_t team, uint32_t *dest, const size_t *displs, const size_t *counts, const uint32_t *source);
int shmemx_uint64_collectv(shmem_team_t team, uint64_t *dest, const size_t *displs, const size_t *counts, const uint64_t *source);
int shmemx_size_collectv(shmem_team_t team, size_t *dest, const size_t *displs, const size_t *counts, const size_t *source);
int shmemx_ptrdiff_collectv(shmem_team_t team, ptrdiff_t *dest, const size_t *displs, const size_t *counts, const ptrdiff_t *source);
int shmemx_collectvmem(shmem_team_t team, void *dest, const size_t *displs, const size_t *counts, const void *source);

// --- Averages, reductions of 16-bit floating point

// shmemx_avg_reduce: average of the arrays of all PEs.
// Element i of dest on every PE of the team becomes the average of element i of all sources: the sum, as
// shmem_sum_reduce has it, divided by the number of PEs in the team. Everything else is as with shmem_sum_reduce:
// dest is complete on this PE when the call returns, and all PEs get bitwise identical results. Returns 0. There are
// no averages of integers.
int shmemx_float_avg_reduce(shmem_team_t team, float *dest, const float *source, size_t nreduce);
int shmemx_double_avg_reduce(shmem_team_t team, double *dest, const double *source, size_t nreduce);
int shmemx_longdouble_avg_reduce(shmem_team_t team, long double *dest, const long double *source, size_t nreduce);
int shmemx_complexd_avg_reduce(shmem_team_t team, isomem_complexd *dest, const isomem_complexd *source, size_t nreduce);
int shmemx_complexf_avg_reduce(shmem_team_t team, isomem_complexf *dest, const isomem_complexf *source, size_t nreduce);

// shmemx_half_sum_reduce: reduce arrays of 16-bit floating point.
// As shmem_sum_reduce and its siblings, and shmemx_avg_reduce, for elements of 16 bits: half is IEEE binary16
// (_Float16 of compilers that have it, __half of CUDA, float16 of NumPy), bfloat16 the upper half of a float (__bf16,
// __nv_bfloat16). The buffers are void, since C11 and C++17 have no type for them: pass arrays of whichever you use.
// Elements are combined in float, in an order that the library chooses, and each result is rounded once, to nearest,
// ties to even; all PEs get bitwise identical results. Returns 0.
int shmemx_half_sum_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
int shmemx_half_prod_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
int shmemx_half_min_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
int shmemx_half_max_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
int shmemx_half_avg_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
int shmemx_bfloat16_sum_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
int shmemx_bfloat16_prod_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
int shmemx_bfloat16_min_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
int shmemx_bfloat16_max_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);
int shmemx_bfloat16_avg_reduce(shmem_team_t team, void *dest, const void *source, size_t nreduce);

// --- Release order

// shmemx_put_release: copy data to another PE, ordered after earlier operations.
// Like shmem_put and shmem_p, with release order: a PE that sees the new value (by wait or test) also sees everything
// that this PE has previously done to PE pe on the same context: puts, including nonblocking ones, signals and
// atomics without a result. Operations on other PEs are not ordered: this is less than shmem_fence, and much less
// than shmem_quiet, which waits. Nothing is completed, and nonblocking gets are not ordered.
void shmemx_float_put_release(float *dest, const float *source, size_t nelems, int pe);
void shmemx_double_put_release(double *dest, const double *source, size_t nelems, int pe);
void shmemx_longdouble_put_release(long double *dest, const long double *source, size_t nelems, int pe);
void shmemx_char_put_release(char *dest, const char *source, size_t nelems, int pe);
void shmemx_schar_put_release(signed char *dest, const signed char *source, size_t nelems, int pe);
void shmemx_short_put_release(short *dest, const short *source, size_t nelems, int pe);
void shmemx_int_put_release(int *dest, const int *source, size_t nelems, int pe);
void shmemx_long_put_release(long *dest, const long *source, size_t nelems, int pe);
void shmemx_longlong_put_release(long long *dest, const long long *source, size_t nelems, int pe);
void shmemx_uchar_put_release(unsigned char *dest, const unsigned char *source, size_t nelems, int pe);
void shmemx_ushort_put_release(unsigned short *dest, const unsigned short *source, size_t nelems, int pe);
void shmemx_uint_put_release(unsigned int *dest, const unsigned int *source, size_t nelems, int pe);
void shmemx_ulong_put_release(unsigned long *dest, const unsigned long *source, size_t nelems, int pe);
void shmemx_ulonglong_put_release(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe);
void shmemx_int8_put_release(int8_t *dest, const int8_t *source, size_t nelems, int pe);
void shmemx_int16_put_release(int16_t *dest, const int16_t *source, size_t nelems, int pe);
void shmemx_int32_put_release(int32_t *dest, const int32_t *source, size_t nelems, int pe);
void shmemx_int64_put_release(int64_t *dest, const int64_t *source, size_t nelems, int pe);
void shmemx_uint8_put_release(uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
void shmemx_uint16_put_release(uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
void shmemx_uint32_put_release(uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
void shmemx_uint64_put_release(uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
void shmemx_size_put_release(size_t *dest, const size_t *source, size_t nelems, int pe);
void shmemx_ptrdiff_put_release(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);
void shmemx_ctx_float_put_release(shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe);
void shmemx_ctx_double_put_release(shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe);
void shmemx_ctx_longdouble_put_release(shmem_ctx_t ctx, long double *dest, const long double *source, size_t nelems, int pe);
void shmemx_ctx_char_put_release(shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe);
void shmemx_ctx_schar_put_release(shmem_ctx_t ctx, signed char *dest, const signed char *source, size_t nelems, int pe);
void shmemx_ctx_short_put_release(shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe);
void shmemx_ctx_int_put_release(shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe);
void shmemx_ctx_long_put_release(shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe);
void shmemx_ctx_longlong_put_release(shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems, int pe);
void shmemx_ctx_uchar_put_release(shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source, size_t nelems, int pe);
void shmemx_ctx_ushort_put_release(shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source, size_t nelems, int pe);
void shmemx_ctx_uint_put_release(shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source, size_t nelems, int pe);
void shmemx_ctx_ulong_put_release(shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source, size_t nelems, int pe);
void shmemx_ctx_ulonglong_put_release(shmem_ctx_t ctx, unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe);
void shmemx_ctx_int8_put_release(shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe);
void shmemx_ctx_int16_put_release(shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems, int pe);
void shmemx_ctx_int32_put_release(shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems, int pe);
void shmemx_ctx_int64_put_release(shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems, int pe);
void shmemx_ctx_uint8_put_release(shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems, int pe);
void shmemx_ctx_uint16_put_release(shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems, int pe);
void shmemx_ctx_uint32_put_release(shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems, int pe);
void shmemx_ctx_uint64_put_release(shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems, int pe);
void shmemx_ctx_size_put_release(shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe);
void shmemx_ctx_ptrdiff_put_release(shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe);
void shmemx_put8_release(void *dest, const void *source, size_t nelems, int pe);
void shmemx_put16_release(void *dest, const void *source, size_t nelems, int pe);
void shmemx_put32_release(void *dest, const void *source, size_t nelems, int pe);
void shmemx_put64_release(void *dest, const void *source, size_t nelems, int pe);
void shmemx_put128_release(void *dest, const void *source, size_t nelems, int pe);
void shmemx_ctx_put8_release(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
void shmemx_ctx_put16_release(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
void shmemx_ctx_put32_release(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
void shmemx_ctx_put64_release(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
void shmemx_ctx_put128_release(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
void shmemx_putmem_release(void *dest, const void *source, size_t nelems, int pe);
void shmemx_ctx_putmem_release(shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe);
void shmemx_float_p_release(float *dest, float value, int pe);
void shmemx_double_p_release(double *dest, double value, int pe);
void shmemx_longdouble_p_release(long double *dest, long double value, int pe);
void shmemx_char_p_release(char *dest, char value, int pe);
void shmemx_schar_p_release(signed char *dest, signed char value, int pe);
void shmemx_short_p_release(short *dest, short value, int pe);
void shmemx_int_p_release(int *dest, int value, int pe);
void shmemx_long_p_release(long *dest, long value, int pe);
void shmemx_longlong_p_release(long long *dest, long long value, int pe);
void shmemx_uchar_p_release(unsigned char *dest, unsigned char value, int pe);
void shmemx_ushort_p_release(unsigned short *dest, unsigned short value, int pe);
void shmemx_uint_p_release(unsigned int *dest, unsigned int value, int pe);
void shmemx_ulong_p_release(unsigned long *dest, unsigned long value, int pe);
void shmemx_ulonglong_p_release(unsigned long long *dest, unsigned long long value, int pe);
void shmemx_int8_p_release(int8_t *dest, int8_t value, int pe);
void shmemx_int16_p_release(int16_t *dest, int16_t value, int pe);
void shmemx_int32_p_release(int32_t *dest, int32_t value, int pe);
void shmemx_int64_p_release(int64_t *dest, int64_t value, int pe);
void shmemx_uint8_p_release(uint8_t *dest, uint8_t value, int pe);
void shmemx_uint16_p_release(uint16_t *dest, uint16_t value, int pe);
void shmemx_uint32_p_release(uint32_t *dest, uint32_t value, int pe);
void shmemx_uint64_p_release(uint64_t *dest, uint64_t value, int pe);
void shmemx_size_p_release(size_t *dest, size_t value, int pe);
void shmemx_ptrdiff_p_release(ptrdiff_t *dest, ptrdiff_t value, int pe);
void shmemx_ctx_float_p_release(shmem_ctx_t ctx, float *dest, float value, int pe);
void shmemx_ctx_double_p_release(shmem_ctx_t ctx, double *dest, double value, int pe);
void shmemx_ctx_longdouble_p_release(shmem_ctx_t ctx, long double *dest, long double value, int pe);
void shmemx_ctx_char_p_release(shmem_ctx_t ctx, char *dest, char value, int pe);
void shmemx_ctx_schar_p_release(shmem_ctx_t ctx, signed char *dest, signed char value, int pe);
void shmemx_ctx_short_p_release(shmem_ctx_t ctx, short *dest, short value, int pe);
void shmemx_ctx_int_p_release(shmem_ctx_t ctx, int *dest, int value, int pe);
void shmemx_ctx_long_p_release(shmem_ctx_t ctx, long *dest, long value, int pe);
void shmemx_ctx_longlong_p_release(shmem_ctx_t ctx, long long *dest, long long value, int pe);
void shmemx_ctx_uchar_p_release(shmem_ctx_t ctx, unsigned char *dest, unsigned char value, int pe);
void shmemx_ctx_ushort_p_release(shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe);
void shmemx_ctx_uint_p_release(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
void shmemx_ctx_ulong_p_release(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
void shmemx_ctx_ulonglong_p_release(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe);
void shmemx_ctx_int8_p_release(shmem_ctx_t ctx, int8_t *dest, int8_t value, int pe);
void shmemx_ctx_int16_p_release(shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe);
void shmemx_ctx_int32_p_release(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
void shmemx_ctx_int64_p_release(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
void shmemx_ctx_uint8_p_release(shmem_ctx_t ctx, uint8_t *dest, uint8_t value, int pe);
void shmemx_ctx_uint16_p_release(shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe);
void shmemx_ctx_uint32_p_release(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
void shmemx_ctx_uint64_p_release(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
void shmemx_ctx_size_p_release(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
void shmemx_ctx_ptrdiff_p_release(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);

// shmemx_pe_fence: order the delivery of operations to some PEs.
// Like shmem_fence, but only for the npes PEs in target_pes: puts, atomics without a result, signals and plain stores
// to symmetric memory issued before it reach each of these PEs before those issued after it. It does not complete
// operations and does not wait. Acts on one context: the default one, or ctx (nothing happens on SHMEM_CTX_INVALID).
void shmemx_pe_fence(const int *target_pes, size_t npes);
void shmemx_ctx_pe_fence(shmem_ctx_t ctx, const int *target_pes, size_t npes);

// --- Bounded waits

// shmemx_wait_until_for: wait for words to change, with a time limit.
// The waits of OpenSHMEM, for at most seconds. They return SHMEMX_SUCCESS as soon as the comparison holds, with
// everything that the updater fenced before it visible, or SHMEMX_TIMEOUT if it did not hold when the time was over.
// An update that was complete by then is never missed. The time is measured from the call with CLOCK_MONOTONIC, which
// shmemx_wtime reads, and is checked in each iteration of the wait, which yields the core; a PE that is not scheduled
// returns later. For an empty set they return SHMEMX_SUCCESS at once.
int shmemx_int_wait_until_for(int *ivar, int cmp, int cmp_value, double seconds);
int shmemx_long_wait_until_for(long *ivar, int cmp, long cmp_value, double seconds);
int shmemx_longlong_wait_until_for(long long *ivar, int cmp, long long cmp_value, double seconds);
int shmemx_uint_wait_until_for(unsigned int *ivar, int cmp, unsigned int cmp_value, double seconds);
int shmemx_ulong_wait_until_for(unsigned long *ivar, int cmp, unsigned long cmp_value, double seconds);
int shmemx_ulonglong_wait_until_for(unsigned long long *ivar, int cmp, unsigned long long cmp_value, double seconds);
int shmemx_int32_wait_until_for(int32_t *ivar, int cmp, int32_t cmp_value, double seconds);
int shmemx_int64_wait_until_for(int64_t *ivar, int cmp, int64_t cmp_value, double seconds);
int shmemx_uint32_wait_until_for(uint32_t *ivar, int cmp, uint32_t cmp_value, double seconds);
int shmemx_uint64_wait_until_for(uint64_t *ivar, int cmp, uint64_t cmp_value, double seconds);
int shmemx_size_wait_until_for(size_t *ivar, int cmp, size_t cmp_value, double seconds);
int shmemx_ptrdiff_wait_until_for(ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value, double seconds);
int shmemx_int_wait_until_all_for(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value, double seconds);
int shmemx_long_wait_until_all_for(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value, double seconds);
int shmemx_longlong_wait_until_all_for(long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value, double seconds);
int shmemx_uint_wait_until_all_for(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value, double seconds);
int shmemx_ulong_wait_until_all_for(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value, double seconds);
int shmemx_ulonglong_wait_until_all_for(unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value, double seconds);
int shmemx_int32_wait_until_all_for(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value, double seconds);
int shmemx_int64_wait_until_all_for(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value, double seconds);
int shmemx_uint32_wait_until_all_for(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value, double seconds);
int shmemx_uint64_wait_until_all_for(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value, double seconds);
int shmemx_size_wait_until_all_for(size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value, double seconds);
int shmemx_ptrdiff_wait_until_all_for(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value, double seconds);
int shmemx_int_wait_until_any_for(int *ivars, size_t nelems, const int *status, int cmp, int cmp_value, double seconds, size_t *index);
int shmemx_long_wait_until_any_for(long *ivars, size_t nelems, const int *status, int cmp, long cmp_value, double seconds, size_t *index);
int shmemx_longlong_wait_until_any_for(long long *ivars, size_t nelems, const int *status, int cmp, long long cmp_value, double seconds, size_t *index);
int shmemx_uint_wait_until_any_for(unsigned int *ivars, size_t nelems, const int *status, int cmp, unsigned int cmp_value, double seconds, size_t *index);
int shmemx_ulong_wait_until_any_for(unsigned long *ivars, size_t nelems, const int *status, int cmp, unsigned long cmp_value, double seconds, size_t *index);
int shmemx_ulonglong_wait_until_any_for(unsigned long long *ivars, size_t nelems, const int *status, int cmp, unsigned long long cmp_value, double seconds, size_t *index);
int shmemx_int32_wait_until_any_for(int32_t *ivars, size_t nelems, const int *status, int cmp, int32_t cmp_value, double seconds, size_t *index);
int shmemx_int64_wait_until_any_for(int64_t *ivars, size_t nelems, const int *status, int cmp, int64_t cmp_value, double seconds, size_t *index);
int shmemx_uint32_wait_until_any_for(uint32_t *ivars, size_t nelems, const int *status, int cmp, uint32_t cmp_value, double seconds, size_t *index);
int shmemx_uint64_wait_until_any_for(uint64_t *ivars, size_t nelems, const int *status, int cmp, uint64_t cmp_value, double seconds, size_t *index);
int shmemx_size_wait_until_any_for(size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value, double seconds, size_t *index);
int shmemx_ptrdiff_wait_until_any_for(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, ptrdiff_t cmp_value, double seconds, size_t *index);
int shmemx_int_wait_until_some_for(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int cmp_value, double seconds, size_t *count);
int shmemx_long_wait_until_some_for(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long cmp_value, double seconds, size_t *count);
int shmemx_longlong_wait_until_some_for(long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, long long cmp_value, double seconds, size_t *count);
int shmemx_uint_wait_until_some_for(unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned int cmp_value, double seconds, size_t *count);
int shmemx_ulong_wait_until_some_for(unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long cmp_value, double seconds, size_t *count);
int shmemx_ulonglong_wait_until_some_for(unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, unsigned long long cmp_value, double seconds, size_t *count);
int shmemx_int32_wait_until_some_for(int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int32_t cmp_value, double seconds, size_t *count);
int shmemx_int64_wait_until_some_for(int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, int64_t cmp_value, double seconds, size_t *count);
int shmemx_uint32_wait_until_some_for(uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint32_t cmp_value, double seconds, size_t *count);
int shmemx_uint64_wait_until_some_for(uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, uint64_t cmp_value, double seconds, size_t *count);
int shmemx_size_wait_until_some_for(size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, size_t cmp_value, double seconds, size_t *count);
int shmemx_ptrdiff_wait_until_some_for(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, ptrdiff_t cmp_value, double seconds, size_t *count);
int shmemx_int_wait_until_all_vector_for(int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values, double seconds);
int shmemx_long_wait_until_all_vector_for(long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values, double seconds);
int shmemx_longlong_wait_until_all_vector_for(long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values, double seconds);
int shmemx_uint_wait_until_all_vector_for(unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values, double seconds);
int shmemx_ulong_wait_until_all_vector_for(unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values, double seconds);
int shmemx_ulonglong_wait_until_all_vector_for(unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values, double seconds);
int shmemx_int32_wait_until_all_vector_for(int32_t *ivars, size_t nelems, const int *status, int cmp, const int32_t *cmp_values, double seconds);
int shmemx_int64_wait_until_all_vector_for(int64_t *ivars, size_t nelems, const int *status, int cmp, const int64_t *cmp_values, double seconds);
int shmemx_uint32_wait_until_all_vector_for(uint32_t *ivars, size_t nelems, const int *status, int cmp, const uint32_t *cmp_values, double seconds);
int shmemx_uint64_wait_until_all_vector_for(uint64_t *ivars, size_t nelems, const int *status, int cmp, const uint64_t *cmp_values, double seconds);
int shmemx_size_wait_until_all_vector_for(size_t *ivars, size_t nelems, const int *status, int cmp, const size_t *cmp_values, double seconds);
int shmemx_ptrdiff_wait_until_all_vector_for(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values, double seconds);
int shmemx_int_wait_until_any_vector_for(int *ivars, size_t nelems, const int *status, int cmp, const int *cmp_values, double seconds, size_t *index);
int shmemx_long_wait_until_any_vector_for(long *ivars, size_t nelems, const int *status, int cmp, const long *cmp_values, double seconds, size_t *index);
int shmemx_longlong_wait_until_any_vector_for(long long *ivars, size_t nelems, const int *status, int cmp, const long long *cmp_values, double seconds, size_t *index);
int shmemx_uint_wait_until_any_vector_for(unsigned int *ivars, size_t nelems, const int *status, int cmp, const unsigned int *cmp_values, double seconds, size_t *index);
int shmemx_ulong_wait_until_any_vector_for(unsigned long *ivars, size_t nelems, const int *status, int cmp, const unsigned long *cmp_values, double seconds, size_t *index);
int shmemx_ulonglong_wait_until_any_vector_for(unsigned long long *ivars, size_t nelems, const int *status, int cmp, const unsigned long long *cmp_values, double seconds, size_t *index);
int shmemx_int32_wait_until_any_vector_for(int32_t *ivars, size_t nelems, const int *status, int cmp, const int32_t *cmp_values, double seconds, size_t *index);
int shmemx_int64_wait_until_any_vector_for(int64_t *ivars, size_t nelems, const int *status, int cmp, const int64_t *cmp_values, double seconds, size_t *index);
int shmemx_uint32_wait_until_any_vector_for(uint32_t *ivars, size_t nelems, const int *status, int cmp, const uint32_t *cmp_values, double seconds, size_t *index);
int shmemx_uint64_wait_until_any_vector_for(uint64_t *ivars, size_t nelems, const int *status, int cmp, const uint64_t *cmp_values, double seconds, size_t *index);
int shmemx_size_wait_until_any_vector_for(size_t *ivars, size_t nelems, const int *status, int cmp, const size_t *cmp_values, double seconds, size_t *index);
int shmemx_ptrdiff_wait_until_any_vector_for(ptrdiff_t *ivars, size_t nelems, const int *status, int cmp, const ptrdiff_t *cmp_values, double seconds, size_t *index);
int shmemx_int_wait_until_some_vector_for(int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int *cmp_values, double seconds, size_t *count);
int shmemx_long_wait_until_some_vector_for(long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long *cmp_values, double seconds, size_t *count);
int shmemx_longlong_wait_until_some_vector_for(long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const long long *cmp_values, double seconds, size_t *count);
int shmemx_uint_wait_until_some_vector_for(unsigned int *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned int *cmp_values, double seconds, size_t *count);
int shmemx_ulong_wait_until_some_vector_for(unsigned long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long *cmp_values, double seconds, size_t *count);
int shmemx_ulonglong_wait_until_some_vector_for(unsigned long long *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const unsigned long long *cmp_values, double seconds, size_t *count);
int shmemx_int32_wait_until_some_vector_for(int32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int32_t *cmp_values, double seconds, size_t *count);
int shmemx_int64_wait_until_some_vector_for(int64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const int64_t *cmp_values, double seconds, size_t *count);
int shmemx_uint32_wait_until_some_vector_for(uint32_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const uint32_t *cmp_values, double seconds, size_t *count);
int shmemx_uint64_wait_until_some_vector_for(uint64_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const uint64_t *cmp_values, double seconds, size_t *count);
int shmemx_size_wait_until_some_vector_for(size_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const size_t *cmp_values, double seconds, size_t *count);
int shmemx_ptrdiff_wait_until_some_vector_for(ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status, int cmp, const ptrdiff_t *cmp_values, double seconds, size_t *count);

// shmemx_signal_wait_until_for: wait for a signal, with a time limit.
// Like shmem_signal_wait_until, for at most seconds. Returns SHMEMX_SUCCESS as soon as the comparison holds, with the
// payload of the signal visible, or SHMEMX_TIMEOUT if it did not hold when the time was over. The time is measured as
// in shmemx_wait_until_for.
int shmemx_signal_wait_until_for(uint64_t *sig_addr, int cmp, uint64_t cmp_value, double seconds, uint64_t *value);

// --- Interrupted waits

// shmemx_set_wait_handler: act while a call waits.
// Sets the function that a thread calls ten times a second while it waits in a routine of the library, the first time
// after 0.1 seconds. It lets languages that run handlers of signals between their own instructions do so while a call
// waits: Python's module has Ctrl-C end a wait in this way. May be called at any time; a handler replaces the one
// before.
void shmemx_set_wait_handler(shmemx_wait_handler_t handler);

// --- Job queries

// shmemx_pe_status: query the state of another PE.
// Returns the state of PE pe: starting, running, finalizing, finished or dead. The call does not communicate: the
// answer is what the job knows at this moment and may change at any time.
int shmemx_pe_status(int pe);

// shmemx_local_npes: find out where PEs run.
// local_npes and local_pe: how many PEs run on this host, and this PE's number among them, from 0. nodename is the
// name of this host, pe_nodename that of the host of PE pe. wire_name says how operations reach PE pe. The strings
// stay valid until the last finalize.
int shmemx_local_npes(void);
int shmemx_local_pe(void);
const char *shmemx_nodename(void);
const char *shmemx_pe_nodename(int pe);
const char *shmemx_wire_name(int pe);

// shmemx_heap_get_info: query the use of the symmetric heap.
// Describes the symmetric heap of this PE, in bytes; the result is the same on all PEs. No other thread of this PE
// may allocate at the same time.
void shmemx_heap_get_info(shmemx_heap_info_t *info);

// shmemx_wtime: read the clock used for time-outs.
// CLOCK_MONOTONIC in seconds: the same on all PEs of a host, never set back. May be called at any time.
double shmemx_wtime(void);

// shmemx_version: name and version of the library.
// Returns the name and version of the loaded library and the specifications that it implements. May be called at any
// time.
const char *shmemx_version(void);

// --- Start by a unique id, teams of any PEs

// shmemx_get_uniqueid: form a job of processes that no launcher has started.
// get_uniqueid, in one process, makes an id; the program brings its bytes to all others, over whatever connects them.
// init_uniqueid, in each, is shmem_init_thread for the job of the npes processes that pass the same id, in which this
// one becomes PE rank: it returns when all have called. In a process that has a job already (of oshrun, of an earlier
// call) it continues that one, with the same rank and number. An id serves one job, as long as the process that has
// made it lives. Static data of such programs are not symmetric.
int shmemx_get_uniqueid(shmemx_uniqueid_t *id);
int shmemx_init_uniqueid(const shmemx_uniqueid_t *id, int rank, int npes, int requested, int *provided);

// shmemx_team_create: create a team of any PEs.
// Creates a team of the npes PEs in pes, which get the numbers 0, 1, ... in that order. Only these PEs call it, all
// with the same list; others may be elsewhere. A PE takes part in one creation at a time. shmem_team_destroy gives
// the team back.
int shmemx_team_create(const int *pes, size_t npes, shmem_team_t *new_team);

// --- Codes of errors

// shmemx_error_string: the meaning of a code.
// Describes a code that a routine has returned. Codes are returned by waits with a time limit, by calls that create
// teams and contexts, and by collectives. May be called at any time.
const char *shmemx_error_string(int code);

#endif  // ISOMEM_GENERATED_SHMEMX_TYPED_H
