// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/nvshmem_table.py: change the table and run it.
// clang-format off
#include "api/nvshmem_calls.hpp"
#include <nvshmem.h>

namespace api = isomem::api;

// Atomics
extern "C" __half nvshmem_half_atomic_fetch(const __half *source, int pe) { return api::nvshmem::amo_fetch("nvshmem_half_atomic_fetch", source, pe); }
extern "C" float nvshmem_float_atomic_fetch(const float *source, int pe) { return api::nvshmem::amo_fetch("nvshmem_float_atomic_fetch", source, pe); }
extern "C" double nvshmem_double_atomic_fetch(const double *source, int pe) { return api::nvshmem::amo_fetch("nvshmem_double_atomic_fetch", source, pe); }
extern "C" int nvshmem_int_atomic_fetch(const int *source, int pe) { return api::nvshmem::amo_fetch("nvshmem_int_atomic_fetch", source, pe); }
extern "C" long nvshmem_long_atomic_fetch(const long *source, int pe) { return api::nvshmem::amo_fetch("nvshmem_long_atomic_fetch", source, pe); }
extern "C" long long nvshmem_longlong_atomic_fetch(const long long *source, int pe) { return api::nvshmem::amo_fetch("nvshmem_longlong_atomic_fetch", source, pe); }
extern "C" unsigned int nvshmem_uint_atomic_fetch(const unsigned int *source, int pe) { return api::nvshmem::amo_fetch("nvshmem_uint_atomic_fetch", source, pe); }
extern "C" unsigned long nvshmem_ulong_atomic_fetch(const unsigned long *source, int pe) { return api::nvshmem::amo_fetch("nvshmem_ulong_atomic_fetch", source, pe); }
extern "C" unsigned long long nvshmem_ulonglong_atomic_fetch(const unsigned long long *source, int pe) { return api::nvshmem::amo_fetch("nvshmem_ulonglong_atomic_fetch", source, pe); }
extern "C" int32_t nvshmem_int32_atomic_fetch(const int32_t *source, int pe) { return api::nvshmem::amo_fetch("nvshmem_int32_atomic_fetch", source, pe); }
extern "C" int64_t nvshmem_int64_atomic_fetch(const int64_t *source, int pe) { return api::nvshmem::amo_fetch("nvshmem_int64_atomic_fetch", source, pe); }
extern "C" uint32_t nvshmem_uint32_atomic_fetch(const uint32_t *source, int pe) { return api::nvshmem::amo_fetch("nvshmem_uint32_atomic_fetch", source, pe); }
extern "C" uint64_t nvshmem_uint64_atomic_fetch(const uint64_t *source, int pe) { return api::nvshmem::amo_fetch("nvshmem_uint64_atomic_fetch", source, pe); }
extern "C" size_t nvshmem_size_atomic_fetch(const size_t *source, int pe) { return api::nvshmem::amo_fetch("nvshmem_size_atomic_fetch", source, pe); }
extern "C" ptrdiff_t nvshmem_ptrdiff_atomic_fetch(const ptrdiff_t *source, int pe) { return api::nvshmem::amo_fetch("nvshmem_ptrdiff_atomic_fetch", source, pe); }
extern "C" void nvshmem_half_atomic_set(__half *dest, __half value, int pe) { api::nvshmem::amo_set("nvshmem_half_atomic_set", dest, value, pe); }
extern "C" void nvshmem_float_atomic_set(float *dest, float value, int pe) { api::nvshmem::amo_set("nvshmem_float_atomic_set", dest, value, pe); }
extern "C" void nvshmem_double_atomic_set(double *dest, double value, int pe) { api::nvshmem::amo_set("nvshmem_double_atomic_set", dest, value, pe); }
extern "C" void nvshmem_int_atomic_set(int *dest, int value, int pe) { api::nvshmem::amo_set("nvshmem_int_atomic_set", dest, value, pe); }
extern "C" void nvshmem_long_atomic_set(long *dest, long value, int pe) { api::nvshmem::amo_set("nvshmem_long_atomic_set", dest, value, pe); }
extern "C" void nvshmem_longlong_atomic_set(long long *dest, long long value, int pe) { api::nvshmem::amo_set("nvshmem_longlong_atomic_set", dest, value, pe); }
extern "C" void nvshmem_uint_atomic_set(unsigned int *dest, unsigned int value, int pe) { api::nvshmem::amo_set("nvshmem_uint_atomic_set", dest, value, pe); }
extern "C" void nvshmem_ulong_atomic_set(unsigned long *dest, unsigned long value, int pe) { api::nvshmem::amo_set("nvshmem_ulong_atomic_set", dest, value, pe); }
extern "C" void nvshmem_ulonglong_atomic_set(unsigned long long *dest, unsigned long long value, int pe) { api::nvshmem::amo_set("nvshmem_ulonglong_atomic_set", dest, value, pe); }
extern "C" void nvshmem_int32_atomic_set(int32_t *dest, int32_t value, int pe) { api::nvshmem::amo_set("nvshmem_int32_atomic_set", dest, value, pe); }
extern "C" void nvshmem_int64_atomic_set(int64_t *dest, int64_t value, int pe) { api::nvshmem::amo_set("nvshmem_int64_atomic_set", dest, value, pe); }
extern "C" void nvshmem_uint32_atomic_set(uint32_t *dest, uint32_t value, int pe) { api::nvshmem::amo_set("nvshmem_uint32_atomic_set", dest, value, pe); }
extern "C" void nvshmem_uint64_atomic_set(uint64_t *dest, uint64_t value, int pe) { api::nvshmem::amo_set("nvshmem_uint64_atomic_set", dest, value, pe); }
extern "C" void nvshmem_size_atomic_set(size_t *dest, size_t value, int pe) { api::nvshmem::amo_set("nvshmem_size_atomic_set", dest, value, pe); }
extern "C" void nvshmem_ptrdiff_atomic_set(ptrdiff_t *dest, ptrdiff_t value, int pe) { api::nvshmem::amo_set("nvshmem_ptrdiff_atomic_set", dest, value, pe); }
extern "C" __half nvshmem_half_atomic_swap(__half *dest, __half value, int pe) { return api::nvshmem::amo_swap("nvshmem_half_atomic_swap", dest, value, pe); }
extern "C" float nvshmem_float_atomic_swap(float *dest, float value, int pe) { return api::nvshmem::amo_swap("nvshmem_float_atomic_swap", dest, value, pe); }
extern "C" double nvshmem_double_atomic_swap(double *dest, double value, int pe) { return api::nvshmem::amo_swap("nvshmem_double_atomic_swap", dest, value, pe); }
extern "C" int nvshmem_int_atomic_swap(int *dest, int value, int pe) { return api::nvshmem::amo_swap("nvshmem_int_atomic_swap", dest, value, pe); }
extern "C" long nvshmem_long_atomic_swap(long *dest, long value, int pe) { return api::nvshmem::amo_swap("nvshmem_long_atomic_swap", dest, value, pe); }
extern "C" long long nvshmem_longlong_atomic_swap(long long *dest, long long value, int pe) { return api::nvshmem::amo_swap("nvshmem_longlong_atomic_swap", dest, value, pe); }
extern "C" unsigned int nvshmem_uint_atomic_swap(unsigned int *dest, unsigned int value, int pe) { return api::nvshmem::amo_swap("nvshmem_uint_atomic_swap", dest, value, pe); }
extern "C" unsigned long nvshmem_ulong_atomic_swap(unsigned long *dest, unsigned long value, int pe) { return api::nvshmem::amo_swap("nvshmem_ulong_atomic_swap", dest, value, pe); }
extern "C" unsigned long long nvshmem_ulonglong_atomic_swap(unsigned long long *dest, unsigned long long value, int pe) { return api::nvshmem::amo_swap("nvshmem_ulonglong_atomic_swap", dest, value, pe); }
extern "C" int32_t nvshmem_int32_atomic_swap(int32_t *dest, int32_t value, int pe) { return api::nvshmem::amo_swap("nvshmem_int32_atomic_swap", dest, value, pe); }
extern "C" int64_t nvshmem_int64_atomic_swap(int64_t *dest, int64_t value, int pe) { return api::nvshmem::amo_swap("nvshmem_int64_atomic_swap", dest, value, pe); }
extern "C" uint32_t nvshmem_uint32_atomic_swap(uint32_t *dest, uint32_t value, int pe) { return api::nvshmem::amo_swap("nvshmem_uint32_atomic_swap", dest, value, pe); }
extern "C" uint64_t nvshmem_uint64_atomic_swap(uint64_t *dest, uint64_t value, int pe) { return api::nvshmem::amo_swap("nvshmem_uint64_atomic_swap", dest, value, pe); }
extern "C" size_t nvshmem_size_atomic_swap(size_t *dest, size_t value, int pe) { return api::nvshmem::amo_swap("nvshmem_size_atomic_swap", dest, value, pe); }
extern "C" ptrdiff_t nvshmem_ptrdiff_atomic_swap(ptrdiff_t *dest, ptrdiff_t value, int pe) { return api::nvshmem::amo_swap("nvshmem_ptrdiff_atomic_swap", dest, value, pe); }
extern "C" int nvshmem_int_atomic_compare_swap(int *dest, int cond, int value, int pe) { return api::nvshmem::amo_compare_swap("nvshmem_int_atomic_compare_swap", dest, cond, value, pe); }
extern "C" long nvshmem_long_atomic_compare_swap(long *dest, long cond, long value, int pe) { return api::nvshmem::amo_compare_swap("nvshmem_long_atomic_compare_swap", dest, cond, value, pe); }
extern "C" long long nvshmem_longlong_atomic_compare_swap(long long *dest, long long cond, long long value, int pe) { return api::nvshmem::amo_compare_swap("nvshmem_longlong_atomic_compare_swap", dest, cond, value, pe); }
extern "C" unsigned int nvshmem_uint_atomic_compare_swap(unsigned int *dest, unsigned int cond, unsigned int value, int pe) { return api::nvshmem::amo_compare_swap("nvshmem_uint_atomic_compare_swap", dest, cond, value, pe); }
extern "C" unsigned long nvshmem_ulong_atomic_compare_swap(unsigned long *dest, unsigned long cond, unsigned long value, int pe) { return api::nvshmem::amo_compare_swap("nvshmem_ulong_atomic_compare_swap", dest, cond, value, pe); }
extern "C" unsigned long long nvshmem_ulonglong_atomic_compare_swap(unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe) { return api::nvshmem::amo_compare_swap("nvshmem_ulonglong_atomic_compare_swap", dest, cond, value, pe); }
extern "C" int32_t nvshmem_int32_atomic_compare_swap(int32_t *dest, int32_t cond, int32_t value, int pe) { return api::nvshmem::amo_compare_swap("nvshmem_int32_atomic_compare_swap", dest, cond, value, pe); }
extern "C" int64_t nvshmem_int64_atomic_compare_swap(int64_t *dest, int64_t cond, int64_t value, int pe) { return api::nvshmem::amo_compare_swap("nvshmem_int64_atomic_compare_swap", dest, cond, value, pe); }
extern "C" uint32_t nvshmem_uint32_atomic_compare_swap(uint32_t *dest, uint32_t cond, uint32_t value, int pe) { return api::nvshmem::amo_compare_swap("nvshmem_uint32_atomic_compare_swap", dest, cond, value, pe); }
extern "C" uint64_t nvshmem_uint64_atomic_compare_swap(uint64_t *dest, uint64_t cond, uint64_t value, int pe) { return api::nvshmem::amo_compare_swap("nvshmem_uint64_atomic_compare_swap", dest, cond, value, pe); }
extern "C" size_t nvshmem_size_atomic_compare_swap(size_t *dest, size_t cond, size_t value, int pe) { return api::nvshmem::amo_compare_swap("nvshmem_size_atomic_compare_swap", dest, cond, value, pe); }
extern "C" ptrdiff_t nvshmem_ptrdiff_atomic_compare_swap(ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe) { return api::nvshmem::amo_compare_swap("nvshmem_ptrdiff_atomic_compare_swap", dest, cond, value, pe); }
extern "C" int nvshmem_int_atomic_fetch_inc(int *dest, int pe) { return api::nvshmem::amo_fetch_inc("nvshmem_int_atomic_fetch_inc", dest, pe); }
extern "C" long nvshmem_long_atomic_fetch_inc(long *dest, int pe) { return api::nvshmem::amo_fetch_inc("nvshmem_long_atomic_fetch_inc", dest, pe); }
extern "C" long long nvshmem_longlong_atomic_fetch_inc(long long *dest, int pe) { return api::nvshmem::amo_fetch_inc("nvshmem_longlong_atomic_fetch_inc", dest, pe); }
extern "C" unsigned int nvshmem_uint_atomic_fetch_inc(unsigned int *dest, int pe) { return api::nvshmem::amo_fetch_inc("nvshmem_uint_atomic_fetch_inc", dest, pe); }
extern "C" unsigned long nvshmem_ulong_atomic_fetch_inc(unsigned long *dest, int pe) { return api::nvshmem::amo_fetch_inc("nvshmem_ulong_atomic_fetch_inc", dest, pe); }
extern "C" unsigned long long nvshmem_ulonglong_atomic_fetch_inc(unsigned long long *dest, int pe) { return api::nvshmem::amo_fetch_inc("nvshmem_ulonglong_atomic_fetch_inc", dest, pe); }
extern "C" int32_t nvshmem_int32_atomic_fetch_inc(int32_t *dest, int pe) { return api::nvshmem::amo_fetch_inc("nvshmem_int32_atomic_fetch_inc", dest, pe); }
extern "C" int64_t nvshmem_int64_atomic_fetch_inc(int64_t *dest, int pe) { return api::nvshmem::amo_fetch_inc("nvshmem_int64_atomic_fetch_inc", dest, pe); }
extern "C" uint32_t nvshmem_uint32_atomic_fetch_inc(uint32_t *dest, int pe) { return api::nvshmem::amo_fetch_inc("nvshmem_uint32_atomic_fetch_inc", dest, pe); }
extern "C" uint64_t nvshmem_uint64_atomic_fetch_inc(uint64_t *dest, int pe) { return api::nvshmem::amo_fetch_inc("nvshmem_uint64_atomic_fetch_inc", dest, pe); }
extern "C" size_t nvshmem_size_atomic_fetch_inc(size_t *dest, int pe) { return api::nvshmem::amo_fetch_inc("nvshmem_size_atomic_fetch_inc", dest, pe); }
extern "C" ptrdiff_t nvshmem_ptrdiff_atomic_fetch_inc(ptrdiff_t *dest, int pe) { return api::nvshmem::amo_fetch_inc("nvshmem_ptrdiff_atomic_fetch_inc", dest, pe); }
extern "C" void nvshmem_int_atomic_inc(int *dest, int pe) { api::nvshmem::amo_inc("nvshmem_int_atomic_inc", dest, pe); }
extern "C" void nvshmem_long_atomic_inc(long *dest, int pe) { api::nvshmem::amo_inc("nvshmem_long_atomic_inc", dest, pe); }
extern "C" void nvshmem_longlong_atomic_inc(long long *dest, int pe) { api::nvshmem::amo_inc("nvshmem_longlong_atomic_inc", dest, pe); }
extern "C" void nvshmem_uint_atomic_inc(unsigned int *dest, int pe) { api::nvshmem::amo_inc("nvshmem_uint_atomic_inc", dest, pe); }
extern "C" void nvshmem_ulong_atomic_inc(unsigned long *dest, int pe) { api::nvshmem::amo_inc("nvshmem_ulong_atomic_inc", dest, pe); }
extern "C" void nvshmem_ulonglong_atomic_inc(unsigned long long *dest, int pe) { api::nvshmem::amo_inc("nvshmem_ulonglong_atomic_inc", dest, pe); }
extern "C" void nvshmem_int32_atomic_inc(int32_t *dest, int pe) { api::nvshmem::amo_inc("nvshmem_int32_atomic_inc", dest, pe); }
extern "C" void nvshmem_int64_atomic_inc(int64_t *dest, int pe) { api::nvshmem::amo_inc("nvshmem_int64_atomic_inc", dest, pe); }
extern "C" void nvshmem_uint32_atomic_inc(uint32_t *dest, int pe) { api::nvshmem::amo_inc("nvshmem_uint32_atomic_inc", dest, pe); }
extern "C" void nvshmem_uint64_atomic_inc(uint64_t *dest, int pe) { api::nvshmem::amo_inc("nvshmem_uint64_atomic_inc", dest, pe); }
extern "C" void nvshmem_size_atomic_inc(size_t *dest, int pe) { api::nvshmem::amo_inc("nvshmem_size_atomic_inc", dest, pe); }
extern "C" void nvshmem_ptrdiff_atomic_inc(ptrdiff_t *dest, int pe) { api::nvshmem::amo_inc("nvshmem_ptrdiff_atomic_inc", dest, pe); }
extern "C" int nvshmem_int_atomic_fetch_add(int *dest, int value, int pe) { return api::nvshmem::amo_fetch_add("nvshmem_int_atomic_fetch_add", dest, value, pe); }
extern "C" long nvshmem_long_atomic_fetch_add(long *dest, long value, int pe) { return api::nvshmem::amo_fetch_add("nvshmem_long_atomic_fetch_add", dest, value, pe); }
extern "C" long long nvshmem_longlong_atomic_fetch_add(long long *dest, long long value, int pe) { return api::nvshmem::amo_fetch_add("nvshmem_longlong_atomic_fetch_add", dest, value, pe); }
extern "C" unsigned int nvshmem_uint_atomic_fetch_add(unsigned int *dest, unsigned int value, int pe) { return api::nvshmem::amo_fetch_add("nvshmem_uint_atomic_fetch_add", dest, value, pe); }
extern "C" unsigned long nvshmem_ulong_atomic_fetch_add(unsigned long *dest, unsigned long value, int pe) { return api::nvshmem::amo_fetch_add("nvshmem_ulong_atomic_fetch_add", dest, value, pe); }
extern "C" unsigned long long nvshmem_ulonglong_atomic_fetch_add(unsigned long long *dest, unsigned long long value, int pe) { return api::nvshmem::amo_fetch_add("nvshmem_ulonglong_atomic_fetch_add", dest, value, pe); }
extern "C" int32_t nvshmem_int32_atomic_fetch_add(int32_t *dest, int32_t value, int pe) { return api::nvshmem::amo_fetch_add("nvshmem_int32_atomic_fetch_add", dest, value, pe); }
extern "C" int64_t nvshmem_int64_atomic_fetch_add(int64_t *dest, int64_t value, int pe) { return api::nvshmem::amo_fetch_add("nvshmem_int64_atomic_fetch_add", dest, value, pe); }
extern "C" uint32_t nvshmem_uint32_atomic_fetch_add(uint32_t *dest, uint32_t value, int pe) { return api::nvshmem::amo_fetch_add("nvshmem_uint32_atomic_fetch_add", dest, value, pe); }
extern "C" uint64_t nvshmem_uint64_atomic_fetch_add(uint64_t *dest, uint64_t value, int pe) { return api::nvshmem::amo_fetch_add("nvshmem_uint64_atomic_fetch_add", dest, value, pe); }
extern "C" size_t nvshmem_size_atomic_fetch_add(size_t *dest, size_t value, int pe) { return api::nvshmem::amo_fetch_add("nvshmem_size_atomic_fetch_add", dest, value, pe); }
extern "C" ptrdiff_t nvshmem_ptrdiff_atomic_fetch_add(ptrdiff_t *dest, ptrdiff_t value, int pe) { return api::nvshmem::amo_fetch_add("nvshmem_ptrdiff_atomic_fetch_add", dest, value, pe); }
extern "C" void nvshmem_int_atomic_add(int *dest, int value, int pe) { api::nvshmem::amo_add("nvshmem_int_atomic_add", dest, value, pe); }
extern "C" void nvshmem_long_atomic_add(long *dest, long value, int pe) { api::nvshmem::amo_add("nvshmem_long_atomic_add", dest, value, pe); }
extern "C" void nvshmem_longlong_atomic_add(long long *dest, long long value, int pe) { api::nvshmem::amo_add("nvshmem_longlong_atomic_add", dest, value, pe); }
extern "C" void nvshmem_uint_atomic_add(unsigned int *dest, unsigned int value, int pe) { api::nvshmem::amo_add("nvshmem_uint_atomic_add", dest, value, pe); }
extern "C" void nvshmem_ulong_atomic_add(unsigned long *dest, unsigned long value, int pe) { api::nvshmem::amo_add("nvshmem_ulong_atomic_add", dest, value, pe); }
extern "C" void nvshmem_ulonglong_atomic_add(unsigned long long *dest, unsigned long long value, int pe) { api::nvshmem::amo_add("nvshmem_ulonglong_atomic_add", dest, value, pe); }
extern "C" void nvshmem_int32_atomic_add(int32_t *dest, int32_t value, int pe) { api::nvshmem::amo_add("nvshmem_int32_atomic_add", dest, value, pe); }
extern "C" void nvshmem_int64_atomic_add(int64_t *dest, int64_t value, int pe) { api::nvshmem::amo_add("nvshmem_int64_atomic_add", dest, value, pe); }
extern "C" void nvshmem_uint32_atomic_add(uint32_t *dest, uint32_t value, int pe) { api::nvshmem::amo_add("nvshmem_uint32_atomic_add", dest, value, pe); }
extern "C" void nvshmem_uint64_atomic_add(uint64_t *dest, uint64_t value, int pe) { api::nvshmem::amo_add("nvshmem_uint64_atomic_add", dest, value, pe); }
extern "C" void nvshmem_size_atomic_add(size_t *dest, size_t value, int pe) { api::nvshmem::amo_add("nvshmem_size_atomic_add", dest, value, pe); }
extern "C" void nvshmem_ptrdiff_atomic_add(ptrdiff_t *dest, ptrdiff_t value, int pe) { api::nvshmem::amo_add("nvshmem_ptrdiff_atomic_add", dest, value, pe); }
extern "C" __half nvshmemx_half_atomic_fetch_add(__half *dest, __half value, int pe) { return api::nvshmem::amo_fetch_add("nvshmemx_half_atomic_fetch_add", dest, value, pe); }
extern "C" float nvshmemx_float_atomic_fetch_add(float *dest, float value, int pe) { return api::nvshmem::amo_fetch_add("nvshmemx_float_atomic_fetch_add", dest, value, pe); }
extern "C" double nvshmemx_double_atomic_fetch_add(double *dest, double value, int pe) { return api::nvshmem::amo_fetch_add("nvshmemx_double_atomic_fetch_add", dest, value, pe); }
extern "C" void nvshmemx_half_atomic_add(__half *dest, __half value, int pe) { api::nvshmem::amo_add("nvshmemx_half_atomic_add", dest, value, pe); }
extern "C" void nvshmemx_float_atomic_add(float *dest, float value, int pe) { api::nvshmem::amo_add("nvshmemx_float_atomic_add", dest, value, pe); }
extern "C" void nvshmemx_double_atomic_add(double *dest, double value, int pe) { api::nvshmem::amo_add("nvshmemx_double_atomic_add", dest, value, pe); }
extern "C" unsigned int nvshmem_uint_atomic_fetch_and(unsigned int *dest, unsigned int value, int pe) { return api::nvshmem::amo_fetch_and("nvshmem_uint_atomic_fetch_and", dest, value, pe); }
extern "C" unsigned long nvshmem_ulong_atomic_fetch_and(unsigned long *dest, unsigned long value, int pe) { return api::nvshmem::amo_fetch_and("nvshmem_ulong_atomic_fetch_and", dest, value, pe); }
extern "C" unsigned long long nvshmem_ulonglong_atomic_fetch_and(unsigned long long *dest, unsigned long long value, int pe) { return api::nvshmem::amo_fetch_and("nvshmem_ulonglong_atomic_fetch_and", dest, value, pe); }
extern "C" int32_t nvshmem_int32_atomic_fetch_and(int32_t *dest, int32_t value, int pe) { return api::nvshmem::amo_fetch_and("nvshmem_int32_atomic_fetch_and", dest, value, pe); }
extern "C" int64_t nvshmem_int64_atomic_fetch_and(int64_t *dest, int64_t value, int pe) { return api::nvshmem::amo_fetch_and("nvshmem_int64_atomic_fetch_and", dest, value, pe); }
extern "C" uint32_t nvshmem_uint32_atomic_fetch_and(uint32_t *dest, uint32_t value, int pe) { return api::nvshmem::amo_fetch_and("nvshmem_uint32_atomic_fetch_and", dest, value, pe); }
extern "C" uint64_t nvshmem_uint64_atomic_fetch_and(uint64_t *dest, uint64_t value, int pe) { return api::nvshmem::amo_fetch_and("nvshmem_uint64_atomic_fetch_and", dest, value, pe); }
extern "C" void nvshmem_uint_atomic_and(unsigned int *dest, unsigned int value, int pe) { api::nvshmem::amo_and("nvshmem_uint_atomic_and", dest, value, pe); }
extern "C" void nvshmem_ulong_atomic_and(unsigned long *dest, unsigned long value, int pe) { api::nvshmem::amo_and("nvshmem_ulong_atomic_and", dest, value, pe); }
extern "C" void nvshmem_ulonglong_atomic_and(unsigned long long *dest, unsigned long long value, int pe) { api::nvshmem::amo_and("nvshmem_ulonglong_atomic_and", dest, value, pe); }
extern "C" void nvshmem_int32_atomic_and(int32_t *dest, int32_t value, int pe) { api::nvshmem::amo_and("nvshmem_int32_atomic_and", dest, value, pe); }
extern "C" void nvshmem_int64_atomic_and(int64_t *dest, int64_t value, int pe) { api::nvshmem::amo_and("nvshmem_int64_atomic_and", dest, value, pe); }
extern "C" void nvshmem_uint32_atomic_and(uint32_t *dest, uint32_t value, int pe) { api::nvshmem::amo_and("nvshmem_uint32_atomic_and", dest, value, pe); }
extern "C" void nvshmem_uint64_atomic_and(uint64_t *dest, uint64_t value, int pe) { api::nvshmem::amo_and("nvshmem_uint64_atomic_and", dest, value, pe); }
extern "C" unsigned int nvshmem_uint_atomic_fetch_or(unsigned int *dest, unsigned int value, int pe) { return api::nvshmem::amo_fetch_or("nvshmem_uint_atomic_fetch_or", dest, value, pe); }
extern "C" unsigned long nvshmem_ulong_atomic_fetch_or(unsigned long *dest, unsigned long value, int pe) { return api::nvshmem::amo_fetch_or("nvshmem_ulong_atomic_fetch_or", dest, value, pe); }
extern "C" unsigned long long nvshmem_ulonglong_atomic_fetch_or(unsigned long long *dest, unsigned long long value, int pe) { return api::nvshmem::amo_fetch_or("nvshmem_ulonglong_atomic_fetch_or", dest, value, pe); }
extern "C" int32_t nvshmem_int32_atomic_fetch_or(int32_t *dest, int32_t value, int pe) { return api::nvshmem::amo_fetch_or("nvshmem_int32_atomic_fetch_or", dest, value, pe); }
extern "C" int64_t nvshmem_int64_atomic_fetch_or(int64_t *dest, int64_t value, int pe) { return api::nvshmem::amo_fetch_or("nvshmem_int64_atomic_fetch_or", dest, value, pe); }
extern "C" uint32_t nvshmem_uint32_atomic_fetch_or(uint32_t *dest, uint32_t value, int pe) { return api::nvshmem::amo_fetch_or("nvshmem_uint32_atomic_fetch_or", dest, value, pe); }
extern "C" uint64_t nvshmem_uint64_atomic_fetch_or(uint64_t *dest, uint64_t value, int pe) { return api::nvshmem::amo_fetch_or("nvshmem_uint64_atomic_fetch_or", dest, value, pe); }
extern "C" void nvshmem_uint_atomic_or(unsigned int *dest, unsigned int value, int pe) { api::nvshmem::amo_or("nvshmem_uint_atomic_or", dest, value, pe); }
extern "C" void nvshmem_ulong_atomic_or(unsigned long *dest, unsigned long value, int pe) { api::nvshmem::amo_or("nvshmem_ulong_atomic_or", dest, value, pe); }
extern "C" void nvshmem_ulonglong_atomic_or(unsigned long long *dest, unsigned long long value, int pe) { api::nvshmem::amo_or("nvshmem_ulonglong_atomic_or", dest, value, pe); }
extern "C" void nvshmem_int32_atomic_or(int32_t *dest, int32_t value, int pe) { api::nvshmem::amo_or("nvshmem_int32_atomic_or", dest, value, pe); }
extern "C" void nvshmem_int64_atomic_or(int64_t *dest, int64_t value, int pe) { api::nvshmem::amo_or("nvshmem_int64_atomic_or", dest, value, pe); }
extern "C" void nvshmem_uint32_atomic_or(uint32_t *dest, uint32_t value, int pe) { api::nvshmem::amo_or("nvshmem_uint32_atomic_or", dest, value, pe); }
extern "C" void nvshmem_uint64_atomic_or(uint64_t *dest, uint64_t value, int pe) { api::nvshmem::amo_or("nvshmem_uint64_atomic_or", dest, value, pe); }
extern "C" unsigned int nvshmem_uint_atomic_fetch_xor(unsigned int *dest, unsigned int value, int pe) { return api::nvshmem::amo_fetch_xor("nvshmem_uint_atomic_fetch_xor", dest, value, pe); }
extern "C" unsigned long nvshmem_ulong_atomic_fetch_xor(unsigned long *dest, unsigned long value, int pe) { return api::nvshmem::amo_fetch_xor("nvshmem_ulong_atomic_fetch_xor", dest, value, pe); }
extern "C" unsigned long long nvshmem_ulonglong_atomic_fetch_xor(unsigned long long *dest, unsigned long long value, int pe) { return api::nvshmem::amo_fetch_xor("nvshmem_ulonglong_atomic_fetch_xor", dest, value, pe); }
extern "C" int32_t nvshmem_int32_atomic_fetch_xor(int32_t *dest, int32_t value, int pe) { return api::nvshmem::amo_fetch_xor("nvshmem_int32_atomic_fetch_xor", dest, value, pe); }
extern "C" int64_t nvshmem_int64_atomic_fetch_xor(int64_t *dest, int64_t value, int pe) { return api::nvshmem::amo_fetch_xor("nvshmem_int64_atomic_fetch_xor", dest, value, pe); }
extern "C" uint32_t nvshmem_uint32_atomic_fetch_xor(uint32_t *dest, uint32_t value, int pe) { return api::nvshmem::amo_fetch_xor("nvshmem_uint32_atomic_fetch_xor", dest, value, pe); }
extern "C" uint64_t nvshmem_uint64_atomic_fetch_xor(uint64_t *dest, uint64_t value, int pe) { return api::nvshmem::amo_fetch_xor("nvshmem_uint64_atomic_fetch_xor", dest, value, pe); }
extern "C" void nvshmem_uint_atomic_xor(unsigned int *dest, unsigned int value, int pe) { api::nvshmem::amo_xor("nvshmem_uint_atomic_xor", dest, value, pe); }
extern "C" void nvshmem_ulong_atomic_xor(unsigned long *dest, unsigned long value, int pe) { api::nvshmem::amo_xor("nvshmem_ulong_atomic_xor", dest, value, pe); }
extern "C" void nvshmem_ulonglong_atomic_xor(unsigned long long *dest, unsigned long long value, int pe) { api::nvshmem::amo_xor("nvshmem_ulonglong_atomic_xor", dest, value, pe); }
extern "C" void nvshmem_int32_atomic_xor(int32_t *dest, int32_t value, int pe) { api::nvshmem::amo_xor("nvshmem_int32_atomic_xor", dest, value, pe); }
extern "C" void nvshmem_int64_atomic_xor(int64_t *dest, int64_t value, int pe) { api::nvshmem::amo_xor("nvshmem_int64_atomic_xor", dest, value, pe); }
extern "C" void nvshmem_uint32_atomic_xor(uint32_t *dest, uint32_t value, int pe) { api::nvshmem::amo_xor("nvshmem_uint32_atomic_xor", dest, value, pe); }
extern "C" void nvshmem_uint64_atomic_xor(uint64_t *dest, uint64_t value, int pe) { api::nvshmem::amo_xor("nvshmem_uint64_atomic_xor", dest, value, pe); }
