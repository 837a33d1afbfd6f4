// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/nvshmem_table.py: change the table and run it.
// clang-format off
#include "api/nvshmem_calls.hpp"
#include <nvshmem.h>

namespace api = isomem::api;

// Put and get
extern "C" void nvshmem_half_put(__half *dest, const __half *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_half_put", dest, source, nelems, pe); }
extern "C" void nvshmem_bfloat16_put(__nv_bfloat16 *dest, const __nv_bfloat16 *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_bfloat16_put", dest, source, nelems, pe); }
extern "C" void nvshmem_float_put(float *dest, const float *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_float_put", dest, source, nelems, pe); }
extern "C" void nvshmem_double_put(double *dest, const double *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_double_put", dest, source, nelems, pe); }
extern "C" void nvshmem_char_put(char *dest, const char *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_char_put", dest, source, nelems, pe); }
extern "C" void nvshmem_schar_put(signed char *dest, const signed char *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_schar_put", dest, source, nelems, pe); }
extern "C" void nvshmem_short_put(short *dest, const short *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_short_put", dest, source, nelems, pe); }
extern "C" void nvshmem_int_put(int *dest, const int *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_int_put", dest, source, nelems, pe); }
extern "C" void nvshmem_long_put(long *dest, const long *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_long_put", dest, source, nelems, pe); }
extern "C" void nvshmem_longlong_put(long long *dest, const long long *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_longlong_put", dest, source, nelems, pe); }
extern "C" void nvshmem_uchar_put(unsigned char *dest, const unsigned char *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_uchar_put", dest, source, nelems, pe); }
extern "C" void nvshmem_ushort_put(unsigned short *dest, const unsigned short *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_ushort_put", dest, source, nelems, pe); }
extern "C" void nvshmem_uint_put(unsigned int *dest, const unsigned int *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_uint_put", dest, source, nelems, pe); }
extern "C" void nvshmem_ulong_put(unsigned long *dest, const unsigned long *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_ulong_put", dest, source, nelems, pe); }
extern "C" void nvshmem_ulonglong_put(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_ulonglong_put", dest, source, nelems, pe); }
extern "C" void nvshmem_int8_put(int8_t *dest, const int8_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_int8_put", dest, source, nelems, pe); }
extern "C" void nvshmem_int16_put(int16_t *dest, const int16_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_int16_put", dest, source, nelems, pe); }
extern "C" void nvshmem_int32_put(int32_t *dest, const int32_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_int32_put", dest, source, nelems, pe); }
extern "C" void nvshmem_int64_put(int64_t *dest, const int64_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_int64_put", dest, source, nelems, pe); }
extern "C" void nvshmem_uint8_put(uint8_t *dest, const uint8_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_uint8_put", dest, source, nelems, pe); }
extern "C" void nvshmem_uint16_put(uint16_t *dest, const uint16_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_uint16_put", dest, source, nelems, pe); }
extern "C" void nvshmem_uint32_put(uint32_t *dest, const uint32_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_uint32_put", dest, source, nelems, pe); }
extern "C" void nvshmem_uint64_put(uint64_t *dest, const uint64_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_uint64_put", dest, source, nelems, pe); }
extern "C" void nvshmem_size_put(size_t *dest, const size_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_size_put", dest, source, nelems, pe); }
extern "C" void nvshmem_ptrdiff_put(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_ptrdiff_put", dest, source, nelems, pe); }
extern "C" void nvshmem_put8(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_put8", static_cast<api::Bits8*>(dest), static_cast<const api::Bits8*>(source), nelems, pe); }
extern "C" void nvshmem_put16(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_put16", static_cast<api::Bits16*>(dest), static_cast<const api::Bits16*>(source), nelems, pe); }
extern "C" void nvshmem_put32(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_put32", static_cast<api::Bits32*>(dest), static_cast<const api::Bits32*>(source), nelems, pe); }
extern "C" void nvshmem_put64(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_put64", static_cast<api::Bits64*>(dest), static_cast<const api::Bits64*>(source), nelems, pe); }
extern "C" void nvshmem_put128(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_put128", static_cast<api::Bits128*>(dest), static_cast<const api::Bits128*>(source), nelems, pe); }
extern "C" void nvshmem_putmem(void *dest, const void *source, size_t bytes, int pe) { api::nvshmem::transfer<isomem::Put, true>("nvshmem_putmem", static_cast<api::Bits8*>(dest), static_cast<const api::Bits8*>(source), bytes, pe); }
extern "C" void nvshmem_half_get(__half *dest, const __half *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_half_get", dest, source, nelems, pe); }
extern "C" void nvshmem_bfloat16_get(__nv_bfloat16 *dest, const __nv_bfloat16 *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_bfloat16_get", dest, source, nelems, pe); }
extern "C" void nvshmem_float_get(float *dest, const float *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_float_get", dest, source, nelems, pe); }
extern "C" void nvshmem_double_get(double *dest, const double *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_double_get", dest, source, nelems, pe); }
extern "C" void nvshmem_char_get(char *dest, const char *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_char_get", dest, source, nelems, pe); }
extern "C" void nvshmem_schar_get(signed char *dest, const signed char *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_schar_get", dest, source, nelems, pe); }
extern "C" void nvshmem_short_get(short *dest, const short *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_short_get", dest, source, nelems, pe); }
extern "C" void nvshmem_int_get(int *dest, const int *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_int_get", dest, source, nelems, pe); }
extern "C" void nvshmem_long_get(long *dest, const long *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_long_get", dest, source, nelems, pe); }
extern "C" void nvshmem_longlong_get(long long *dest, const long long *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_longlong_get", dest, source, nelems, pe); }
extern "C" void nvshmem_uchar_get(unsigned char *dest, const unsigned char *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_uchar_get", dest, source, nelems, pe); }
extern "C" void nvshmem_ushort_get(unsigned short *dest, const unsigned short *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_ushort_get", dest, source, nelems, pe); }
extern "C" void nvshmem_uint_get(unsigned int *dest, const unsigned int *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_uint_get", dest, source, nelems, pe); }
extern "C" void nvshmem_ulong_get(unsigned long *dest, const unsigned long *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_ulong_get", dest, source, nelems, pe); }
extern "C" void nvshmem_ulonglong_get(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_ulonglong_get", dest, source, nelems, pe); }
extern "C" void nvshmem_int8_get(int8_t *dest, const int8_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_int8_get", dest, source, nelems, pe); }
extern "C" void nvshmem_int16_get(int16_t *dest, const int16_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_int16_get", dest, source, nelems, pe); }
extern "C" void nvshmem_int32_get(int32_t *dest, const int32_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_int32_get", dest, source, nelems, pe); }
extern "C" void nvshmem_int64_get(int64_t *dest, const int64_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_int64_get", dest, source, nelems, pe); }
extern "C" void nvshmem_uint8_get(uint8_t *dest, const uint8_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_uint8_get", dest, source, nelems, pe); }
extern "C" void nvshmem_uint16_get(uint16_t *dest, const uint16_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_uint16_get", dest, source, nelems, pe); }
extern "C" void nvshmem_uint32_get(uint32_t *dest, const uint32_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_uint32_get", dest, source, nelems, pe); }
extern "C" void nvshmem_uint64_get(uint64_t *dest, const uint64_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_uint64_get", dest, source, nelems, pe); }
extern "C" void nvshmem_size_get(size_t *dest, const size_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_size_get", dest, source, nelems, pe); }
extern "C" void nvshmem_ptrdiff_get(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_ptrdiff_get", dest, source, nelems, pe); }
extern "C" void nvshmem_get8(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_get8", static_cast<api::Bits8*>(dest), static_cast<const api::Bits8*>(source), nelems, pe); }
extern "C" void nvshmem_get16(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_get16", static_cast<api::Bits16*>(dest), static_cast<const api::Bits16*>(source), nelems, pe); }
extern "C" void nvshmem_get32(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_get32", static_cast<api::Bits32*>(dest), static_cast<const api::Bits32*>(source), nelems, pe); }
extern "C" void nvshmem_get64(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_get64", static_cast<api::Bits64*>(dest), static_cast<const api::Bits64*>(source), nelems, pe); }
extern "C" void nvshmem_get128(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_get128", static_cast<api::Bits128*>(dest), static_cast<const api::Bits128*>(source), nelems, pe); }
extern "C" void nvshmem_getmem(void *dest, const void *source, size_t bytes, int pe) { api::nvshmem::transfer<isomem::Get, true>("nvshmem_getmem", static_cast<api::Bits8*>(dest), static_cast<const api::Bits8*>(source), bytes, pe); }
extern "C" void nvshmem_half_p(__half *dest, const __half value, int pe) { api::nvshmem::p("nvshmem_half_p", dest, value, pe); }
extern "C" void nvshmem_bfloat16_p(__nv_bfloat16 *dest, const __nv_bfloat16 value, int pe) { api::nvshmem::p("nvshmem_bfloat16_p", dest, value, pe); }
extern "C" void nvshmem_float_p(float *dest, const float value, int pe) { api::nvshmem::p("nvshmem_float_p", dest, value, pe); }
extern "C" void nvshmem_double_p(double *dest, const double value, int pe) { api::nvshmem::p("nvshmem_double_p", dest, value, pe); }
extern "C" void nvshmem_char_p(char *dest, const char value, int pe) { api::nvshmem::p("nvshmem_char_p", dest, value, pe); }
extern "C" void nvshmem_schar_p(signed char *dest, const signed char value, int pe) { api::nvshmem::p("nvshmem_schar_p", dest, value, pe); }
extern "C" void nvshmem_short_p(short *dest, const short value, int pe) { api::nvshmem::p("nvshmem_short_p", dest, value, pe); }
extern "C" void nvshmem_int_p(int *dest, const int value, int pe) { api::nvshmem::p("nvshmem_int_p", dest, value, pe); }
extern "C" void nvshmem_long_p(long *dest, const long value, int pe) { api::nvshmem::p("nvshmem_long_p", dest, value, pe); }
extern "C" void nvshmem_longlong_p(long long *dest, const long long value, int pe) { api::nvshmem::p("nvshmem_longlong_p", dest, value, pe); }
extern "C" void nvshmem_uchar_p(unsigned char *dest, const unsigned char value, int pe) { api::nvshmem::p("nvshmem_uchar_p", dest, value, pe); }
extern "C" void nvshmem_ushort_p(unsigned short *dest, const unsigned short value, int pe) { api::nvshmem::p("nvshmem_ushort_p", dest, value, pe); }
extern "C" void nvshmem_uint_p(unsigned int *dest, const unsigned int value, int pe) { api::nvshmem::p("nvshmem_uint_p", dest, value, pe); }
extern "C" void nvshmem_ulong_p(unsigned long *dest, const unsigned long value, int pe) { api::nvshmem::p("nvshmem_ulong_p", dest, value, pe); }
extern "C" void nvshmem_ulonglong_p(unsigned long long *dest, const unsigned long long value, int pe) { api::nvshmem::p("nvshmem_ulonglong_p", dest, value, pe); }
extern "C" void nvshmem_int8_p(int8_t *dest, const int8_t value, int pe) { api::nvshmem::p("nvshmem_int8_p", dest, value, pe); }
extern "C" void nvshmem_int16_p(int16_t *dest, const int16_t value, int pe) { api::nvshmem::p("nvshmem_int16_p", dest, value, pe); }
extern "C" void nvshmem_int32_p(int32_t *dest, const int32_t value, int pe) { api::nvshmem::p("nvshmem_int32_p", dest, value, pe); }
extern "C" void nvshmem_int64_p(int64_t *dest, const int64_t value, int pe) { api::nvshmem::p("nvshmem_int64_p", dest, value, pe); }
extern "C" void nvshmem_uint8_p(uint8_t *dest, const uint8_t value, int pe) { api::nvshmem::p("nvshmem_uint8_p", dest, value, pe); }
extern "C" void nvshmem_uint16_p(uint16_t *dest, const uint16_t value, int pe) { api::nvshmem::p("nvshmem_uint16_p", dest, value, pe); }
extern "C" void nvshmem_uint32_p(uint32_t *dest, const uint32_t value, int pe) { api::nvshmem::p("nvshmem_uint32_p", dest, value, pe); }
extern "C" void nvshmem_uint64_p(uint64_t *dest, const uint64_t value, int pe) { api::nvshmem::p("nvshmem_uint64_p", dest, value, pe); }
extern "C" void nvshmem_size_p(size_t *dest, const size_t value, int pe) { api::nvshmem::p("nvshmem_size_p", dest, value, pe); }
extern "C" void nvshmem_ptrdiff_p(ptrdiff_t *dest, const ptrdiff_t value, int pe) { api::nvshmem::p("nvshmem_ptrdiff_p", dest, value, pe); }
extern "C" __half nvshmem_half_g(const __half *source, int pe) { return api::nvshmem::g("nvshmem_half_g", source, pe); }
extern "C" __nv_bfloat16 nvshmem_bfloat16_g(const __nv_bfloat16 *source, int pe) { return api::nvshmem::g("nvshmem_bfloat16_g", source, pe); }
extern "C" float nvshmem_float_g(const float *source, int pe) { return api::nvshmem::g("nvshmem_float_g", source, pe); }
extern "C" double nvshmem_double_g(const double *source, int pe) { return api::nvshmem::g("nvshmem_double_g", source, pe); }
extern "C" char nvshmem_char_g(const char *source, int pe) { return api::nvshmem::g("nvshmem_char_g", source, pe); }
extern "C" signed char nvshmem_schar_g(const signed char *source, int pe) { return api::nvshmem::g("nvshmem_schar_g", source, pe); }
extern "C" short nvshmem_short_g(const short *source, int pe) { return api::nvshmem::g("nvshmem_short_g", source, pe); }
extern "C" int nvshmem_int_g(const int *source, int pe) { return api::nvshmem::g("nvshmem_int_g", source, pe); }
extern "C" long nvshmem_long_g(const long *source, int pe) { return api::nvshmem::g("nvshmem_long_g", source, pe); }
extern "C" long long nvshmem_longlong_g(const long long *source, int pe) { return api::nvshmem::g("nvshmem_longlong_g", source, pe); }
extern "C" unsigned char nvshmem_uchar_g(const unsigned char *source, int pe) { return api::nvshmem::g("nvshmem_uchar_g", source, pe); }
extern "C" unsigned short nvshmem_ushort_g(const unsigned short *source, int pe) { return api::nvshmem::g("nvshmem_ushort_g", source, pe); }
extern "C" unsigned int nvshmem_uint_g(const unsigned int *source, int pe) { return api::nvshmem::g("nvshmem_uint_g", source, pe); }
extern "C" unsigned long nvshmem_ulong_g(const unsigned long *source, int pe) { return api::nvshmem::g("nvshmem_ulong_g", source, pe); }
extern "C" unsigned long long nvshmem_ulonglong_g(const unsigned long long *source, int pe) { return api::nvshmem::g("nvshmem_ulonglong_g", source, pe); }
extern "C" int8_t nvshmem_int8_g(const int8_t *source, int pe) { return api::nvshmem::g("nvshmem_int8_g", source, pe); }
extern "C" int16_t nvshmem_int16_g(const int16_t *source, int pe) { return api::nvshmem::g("nvshmem_int16_g", source, pe); }
extern "C" int32_t nvshmem_int32_g(const int32_t *source, int pe) { return api::nvshmem::g("nvshmem_int32_g", source, pe); }
extern "C" int64_t nvshmem_int64_g(const int64_t *source, int pe) { return api::nvshmem::g("nvshmem_int64_g", source, pe); }
extern "C" uint8_t nvshmem_uint8_g(const uint8_t *source, int pe) { return api::nvshmem::g("nvshmem_uint8_g", source, pe); }
extern "C" uint16_t nvshmem_uint16_g(const uint16_t *source, int pe) { return api::nvshmem::g("nvshmem_uint16_g", source, pe); }
extern "C" uint32_t nvshmem_uint32_g(const uint32_t *source, int pe) { return api::nvshmem::g("nvshmem_uint32_g", source, pe); }
extern "C" uint64_t nvshmem_uint64_g(const uint64_t *source, int pe) { return api::nvshmem::g("nvshmem_uint64_g", source, pe); }
extern "C" size_t nvshmem_size_g(const size_t *source, int pe) { return api::nvshmem::g("nvshmem_size_g", source, pe); }
extern "C" ptrdiff_t nvshmem_ptrdiff_g(const ptrdiff_t *source, int pe) { return api::nvshmem::g("nvshmem_ptrdiff_g", source, pe); }
extern "C" void nvshmem_half_iput(__half *dest, const __half *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_half_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_bfloat16_iput(__nv_bfloat16 *dest, const __nv_bfloat16 *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_bfloat16_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_float_iput(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_float_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_double_iput(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_double_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_char_iput(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_char_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_schar_iput(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_schar_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_short_iput(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_short_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_int_iput(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_int_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_long_iput(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_long_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_longlong_iput(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_longlong_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_uchar_iput(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_uchar_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_ushort_iput(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_ushort_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_uint_iput(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_uint_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_ulong_iput(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_ulong_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_ulonglong_iput(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_ulonglong_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_int8_iput(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_int8_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_int16_iput(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_int16_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_int32_iput(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_int32_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_int64_iput(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_int64_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_uint8_iput(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_uint8_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_uint16_iput(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_uint16_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_uint32_iput(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_uint32_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_uint64_iput(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_uint64_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_size_iput(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_size_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_ptrdiff_iput(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_ptrdiff_iput", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_iput8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_iput8", static_cast<api::Bits8*>(dest), static_cast<const api::Bits8*>(source), dst, sst, nelems, pe); }
extern "C" void nvshmem_iput16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_iput16", static_cast<api::Bits16*>(dest), static_cast<const api::Bits16*>(source), dst, sst, nelems, pe); }
extern "C" void nvshmem_iput32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_iput32", static_cast<api::Bits32*>(dest), static_cast<const api::Bits32*>(source), dst, sst, nelems, pe); }
extern "C" void nvshmem_iput64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_iput64", static_cast<api::Bits64*>(dest), static_cast<const api::Bits64*>(source), dst, sst, nelems, pe); }
extern "C" void nvshmem_iput128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iput("nvshmem_iput128", static_cast<api::Bits128*>(dest), static_cast<const api::Bits128*>(source), dst, sst, nelems, pe); }
extern "C" void nvshmem_half_iget(__half *dest, const __half *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_half_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_bfloat16_iget(__nv_bfloat16 *dest, const __nv_bfloat16 *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_bfloat16_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_float_iget(float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_float_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_double_iget(double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_double_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_char_iget(char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_char_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_schar_iget(signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_schar_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_short_iget(short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_short_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_int_iget(int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_int_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_long_iget(long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_long_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_longlong_iget(long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_longlong_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_uchar_iget(unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_uchar_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_ushort_iget(unsigned short *dest, const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_ushort_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_uint_iget(unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_uint_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_ulong_iget(unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_ulong_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_ulonglong_iget(unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_ulonglong_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_int8_iget(int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_int8_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_int16_iget(int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_int16_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_int32_iget(int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_int32_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_int64_iget(int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_int64_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_uint8_iget(uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_uint8_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_uint16_iget(uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_uint16_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_uint32_iget(uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_uint32_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_uint64_iget(uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_uint64_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_size_iget(size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_size_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_ptrdiff_iget(ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_ptrdiff_iget", dest, source, dst, sst, nelems, pe); }
extern "C" void nvshmem_iget8(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_iget8", static_cast<api::Bits8*>(dest), static_cast<const api::Bits8*>(source), dst, sst, nelems, pe); }
extern "C" void nvshmem_iget16(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_iget16", static_cast<api::Bits16*>(dest), static_cast<const api::Bits16*>(source), dst, sst, nelems, pe); }
extern "C" void nvshmem_iget32(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_iget32", static_cast<api::Bits32*>(dest), static_cast<const api::Bits32*>(source), dst, sst, nelems, pe); }
extern "C" void nvshmem_iget64(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_iget64", static_cast<api::Bits64*>(dest), static_cast<const api::Bits64*>(source), dst, sst, nelems, pe); }
extern "C" void nvshmem_iget128(void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe) { api::nvshmem::iget("nvshmem_iget128", static_cast<api::Bits128*>(dest), static_cast<const api::Bits128*>(source), dst, sst, nelems, pe); }

// Nonblocking put and get
extern "C" void nvshmem_half_put_nbi(__half *dest, const __half *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_half_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_bfloat16_put_nbi(__nv_bfloat16 *dest, const __nv_bfloat16 *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_bfloat16_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_float_put_nbi(float *dest, const float *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_float_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_double_put_nbi(double *dest, const double *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_double_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_char_put_nbi(char *dest, const char *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_char_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_schar_put_nbi(signed char *dest, const signed char *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_schar_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_short_put_nbi(short *dest, const short *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_short_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_int_put_nbi(int *dest, const int *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_int_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_long_put_nbi(long *dest, const long *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_long_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_longlong_put_nbi(long long *dest, const long long *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_longlong_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_uchar_put_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_uchar_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_ushort_put_nbi(unsigned short *dest, const unsigned short *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_ushort_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_uint_put_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_uint_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_ulong_put_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_ulong_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_ulonglong_put_nbi(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_ulonglong_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_int8_put_nbi(int8_t *dest, const int8_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_int8_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_int16_put_nbi(int16_t *dest, const int16_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_int16_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_int32_put_nbi(int32_t *dest, const int32_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_int32_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_int64_put_nbi(int64_t *dest, const int64_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_int64_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_uint8_put_nbi(uint8_t *dest, const uint8_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_uint8_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_uint16_put_nbi(uint16_t *dest, const uint16_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_uint16_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_uint32_put_nbi(uint32_t *dest, const uint32_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_uint32_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_uint64_put_nbi(uint64_t *dest, const uint64_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_uint64_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_size_put_nbi(size_t *dest, const size_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_size_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_ptrdiff_put_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_ptrdiff_put_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_put8_nbi(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_put8_nbi", static_cast<api::Bits8*>(dest), static_cast<const api::Bits8*>(source), nelems, pe); }
extern "C" void nvshmem_put16_nbi(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_put16_nbi", static_cast<api::Bits16*>(dest), static_cast<const api::Bits16*>(source), nelems, pe); }
extern "C" void nvshmem_put32_nbi(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_put32_nbi", static_cast<api::Bits32*>(dest), static_cast<const api::Bits32*>(source), nelems, pe); }
extern "C" void nvshmem_put64_nbi(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_put64_nbi", static_cast<api::Bits64*>(dest), static_cast<const api::Bits64*>(source), nelems, pe); }
extern "C" void nvshmem_put128_nbi(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_put128_nbi", static_cast<api::Bits128*>(dest), static_cast<const api::Bits128*>(source), nelems, pe); }
extern "C" void nvshmem_putmem_nbi(void *dest, const void *source, size_t bytes, int pe) { api::nvshmem::transfer<isomem::Put, false>("nvshmem_putmem_nbi", static_cast<api::Bits8*>(dest), static_cast<const api::Bits8*>(source), bytes, pe); }
extern "C" void nvshmem_half_get_nbi(__half *dest, const __half *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_half_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_bfloat16_get_nbi(__nv_bfloat16 *dest, const __nv_bfloat16 *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_bfloat16_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_float_get_nbi(float *dest, const float *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_float_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_double_get_nbi(double *dest, const double *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_double_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_char_get_nbi(char *dest, const char *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_char_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_schar_get_nbi(signed char *dest, const signed char *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_schar_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_short_get_nbi(short *dest, const short *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_short_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_int_get_nbi(int *dest, const int *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_int_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_long_get_nbi(long *dest, const long *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_long_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_longlong_get_nbi(long long *dest, const long long *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_longlong_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_uchar_get_nbi(unsigned char *dest, const unsigned char *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_uchar_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_ushort_get_nbi(unsigned short *dest, const unsigned short *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_ushort_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_uint_get_nbi(unsigned int *dest, const unsigned int *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_uint_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_ulong_get_nbi(unsigned long *dest, const unsigned long *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_ulong_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_ulonglong_get_nbi(unsigned long long *dest, const unsigned long long *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_ulonglong_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_int8_get_nbi(int8_t *dest, const int8_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_int8_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_int16_get_nbi(int16_t *dest, const int16_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_int16_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_int32_get_nbi(int32_t *dest, const int32_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_int32_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_int64_get_nbi(int64_t *dest, const int64_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_int64_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_uint8_get_nbi(uint8_t *dest, const uint8_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_uint8_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_uint16_get_nbi(uint16_t *dest, const uint16_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_uint16_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_uint32_get_nbi(uint32_t *dest, const uint32_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_uint32_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_uint64_get_nbi(uint64_t *dest, const uint64_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_uint64_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_size_get_nbi(size_t *dest, const size_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_size_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_ptrdiff_get_nbi(ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_ptrdiff_get_nbi", dest, source, nelems, pe); }
extern "C" void nvshmem_get8_nbi(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_get8_nbi", static_cast<api::Bits8*>(dest), static_cast<const api::Bits8*>(source), nelems, pe); }
extern "C" void nvshmem_get16_nbi(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_get16_nbi", static_cast<api::Bits16*>(dest), static_cast<const api::Bits16*>(source), nelems, pe); }
extern "C" void nvshmem_get32_nbi(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_get32_nbi", static_cast<api::Bits32*>(dest), static_cast<const api::Bits32*>(source), nelems, pe); }
extern "C" void nvshmem_get64_nbi(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_get64_nbi", static_cast<api::Bits64*>(dest), static_cast<const api::Bits64*>(source), nelems, pe); }
extern "C" void nvshmem_get128_nbi(void *dest, const void *source, size_t nelems, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_get128_nbi", static_cast<api::Bits128*>(dest), static_cast<const api::Bits128*>(source), nelems, pe); }
extern "C" void nvshmem_getmem_nbi(void *dest, const void *source, size_t bytes, int pe) { api::nvshmem::transfer<isomem::Get, false>("nvshmem_getmem_nbi", static_cast<api::Bits8*>(dest), static_cast<const api::Bits8*>(source), bytes, pe); }
