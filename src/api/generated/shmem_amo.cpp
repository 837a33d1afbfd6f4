// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/table.py: change the table and run it.
// clang-format off
#include "api/calls.hpp"
#include <pshmem.h>

namespace api = isomem::api;

// Atomics
float shmem_float_atomic_fetch(const float *source, int pe) { return api::amo_fetch("shmem_float_atomic_fetch", SHMEM_CTX_DEFAULT, source, pe); }
double shmem_double_atomic_fetch(const double *source, int pe) { return api::amo_fetch("shmem_double_atomic_fetch", SHMEM_CTX_DEFAULT, source, pe); }
int shmem_int_atomic_fetch(const int *source, int pe) { return api::amo_fetch("shmem_int_atomic_fetch", SHMEM_CTX_DEFAULT, source, pe); }
long shmem_long_atomic_fetch(const long *source, int pe) { return api::amo_fetch("shmem_long_atomic_fetch", SHMEM_CTX_DEFAULT, source, pe); }
long long shmem_longlong_atomic_fetch(const long long *source, int pe) { return api::amo_fetch("shmem_longlong_atomic_fetch", SHMEM_CTX_DEFAULT, source, pe); }
unsigned int shmem_uint_atomic_fetch(const unsigned int *source, int pe) { return api::amo_fetch("shmem_uint_atomic_fetch", SHMEM_CTX_DEFAULT, source, pe); }
unsigned long shmem_ulong_atomic_fetch(const unsigned long *source, int pe) { return api::amo_fetch("shmem_ulong_atomic_fetch", SHMEM_CTX_DEFAULT, source, pe); }
unsigned long long shmem_ulonglong_atomic_fetch(const unsigned long long *source, int pe) { return api::amo_fetch("shmem_ulonglong_atomic_fetch", SHMEM_CTX_DEFAULT, source, pe); }
int32_t shmem_int32_atomic_fetch(const int32_t *source, int pe) { return api::amo_fetch("shmem_int32_atomic_fetch", SHMEM_CTX_DEFAULT, source, pe); }
int64_t shmem_int64_atomic_fetch(const int64_t *source, int pe) { return api::amo_fetch("shmem_int64_atomic_fetch", SHMEM_CTX_DEFAULT, source, pe); }
uint32_t shmem_uint32_atomic_fetch(const uint32_t *source, int pe) { return api::amo_fetch("shmem_uint32_atomic_fetch", SHMEM_CTX_DEFAULT, source, pe); }
uint64_t shmem_uint64_atomic_fetch(const uint64_t *source, int pe) { return api::amo_fetch("shmem_uint64_atomic_fetch", SHMEM_CTX_DEFAULT, source, pe); }
size_t shmem_size_atomic_fetch(const size_t *source, int pe) { return api::amo_fetch("shmem_size_atomic_fetch", SHMEM_CTX_DEFAULT, source, pe); }
ptrdiff_t shmem_ptrdiff_atomic_fetch(const ptrdiff_t *source, int pe) { return api::amo_fetch("shmem_ptrdiff_atomic_fetch", SHMEM_CTX_DEFAULT, source, pe); }
float shmem_ctx_float_atomic_fetch(shmem_ctx_t ctx, const float *source, int pe) { return api::amo_fetch("shmem_ctx_float_atomic_fetch", ctx, source, pe); }
double shmem_ctx_double_atomic_fetch(shmem_ctx_t ctx, const double *source, int pe) { return api::amo_fetch("shmem_ctx_double_atomic_fetch", ctx, source, pe); }
int shmem_ctx_int_atomic_fetch(shmem_ctx_t ctx, const int *source, int pe) { return api::amo_fetch("shmem_ctx_int_atomic_fetch", ctx, source, pe); }
long shmem_ctx_long_atomic_fetch(shmem_ctx_t ctx, const long *source, int pe) { return api::amo_fetch("shmem_ctx_long_atomic_fetch", ctx, source, pe); }
long long shmem_ctx_longlong_atomic_fetch(shmem_ctx_t ctx, const long long *source, int pe) { return api::amo_fetch("shmem_ctx_longlong_atomic_fetch", ctx, source, pe); }
unsigned int shmem_ctx_uint_atomic_fetch(shmem_ctx_t ctx, const unsigned int *source, int pe) { return api::amo_fetch("shmem_ctx_uint_atomic_fetch", ctx, source, pe); }
unsigned long shmem_ctx_ulong_atomic_fetch(shmem_ctx_t ctx, const unsigned long *source, int pe) { return api::amo_fetch("shmem_ctx_ulong_atomic_fetch", ctx, source, pe); }
unsigned long long shmem_ctx_ulonglong_atomic_fetch(shmem_ctx_t ctx, const unsigned long long *source, int pe) { return api::amo_fetch("shmem_ctx_ulonglong_atomic_fetch", ctx, source, pe); }
int32_t shmem_ctx_int32_atomic_fetch(shmem_ctx_t ctx, const int32_t *source, int pe) { return api::amo_fetch("shmem_ctx_int32_atomic_fetch", ctx, source, pe); }
int64_t shmem_ctx_int64_atomic_fetch(shmem_ctx_t ctx, const int64_t *source, int pe) { return api::amo_fetch("shmem_ctx_int64_atomic_fetch", ctx, source, pe); }
uint32_t shmem_ctx_uint32_atomic_fetch(shmem_ctx_t ctx, const uint32_t *source, int pe) { return api::amo_fetch("shmem_ctx_uint32_atomic_fetch", ctx, source, pe); }
uint64_t shmem_ctx_uint64_atomic_fetch(shmem_ctx_t ctx, const uint64_t *source, int pe) { return api::amo_fetch("shmem_ctx_uint64_atomic_fetch", ctx, source, pe); }
size_t shmem_ctx_size_atomic_fetch(shmem_ctx_t ctx, const size_t *source, int pe) { return api::amo_fetch("shmem_ctx_size_atomic_fetch", ctx, source, pe); }
ptrdiff_t shmem_ctx_ptrdiff_atomic_fetch(shmem_ctx_t ctx, const ptrdiff_t *source, int pe) { return api::amo_fetch("shmem_ctx_ptrdiff_atomic_fetch", ctx, source, pe); }
void shmem_float_atomic_set(float *dest, float value, int pe) { api::amo_set("shmem_float_atomic_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_double_atomic_set(double *dest, double value, int pe) { api::amo_set("shmem_double_atomic_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_int_atomic_set(int *dest, int value, int pe) { api::amo_set("shmem_int_atomic_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_long_atomic_set(long *dest, long value, int pe) { api::amo_set("shmem_long_atomic_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_longlong_atomic_set(long long *dest, long long value, int pe) { api::amo_set("shmem_longlong_atomic_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_uint_atomic_set(unsigned int *dest, unsigned int value, int pe) { api::amo_set("shmem_uint_atomic_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ulong_atomic_set(unsigned long *dest, unsigned long value, int pe) { api::amo_set("shmem_ulong_atomic_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ulonglong_atomic_set(unsigned long long *dest, unsigned long long value, int pe) { api::amo_set("shmem_ulonglong_atomic_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_int32_atomic_set(int32_t *dest, int32_t value, int pe) { api::amo_set("shmem_int32_atomic_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_int64_atomic_set(int64_t *dest, int64_t value, int pe) { api::amo_set("shmem_int64_atomic_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_uint32_atomic_set(uint32_t *dest, uint32_t value, int pe) { api::amo_set("shmem_uint32_atomic_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_uint64_atomic_set(uint64_t *dest, uint64_t value, int pe) { api::amo_set("shmem_uint64_atomic_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_size_atomic_set(size_t *dest, size_t value, int pe) { api::amo_set("shmem_size_atomic_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ptrdiff_atomic_set(ptrdiff_t *dest, ptrdiff_t value, int pe) { api::amo_set("shmem_ptrdiff_atomic_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ctx_float_atomic_set(shmem_ctx_t ctx, float *dest, float value, int pe) { api::amo_set("shmem_ctx_float_atomic_set", ctx, dest, value, pe); }
void shmem_ctx_double_atomic_set(shmem_ctx_t ctx, double *dest, double value, int pe) { api::amo_set("shmem_ctx_double_atomic_set", ctx, dest, value, pe); }
void shmem_ctx_int_atomic_set(shmem_ctx_t ctx, int *dest, int value, int pe) { api::amo_set("shmem_ctx_int_atomic_set", ctx, dest, value, pe); }
void shmem_ctx_long_atomic_set(shmem_ctx_t ctx, long *dest, long value, int pe) { api::amo_set("shmem_ctx_long_atomic_set", ctx, dest, value, pe); }
void shmem_ctx_longlong_atomic_set(shmem_ctx_t ctx, long long *dest, long long value, int pe) { api::amo_set("shmem_ctx_longlong_atomic_set", ctx, dest, value, pe); }
void shmem_ctx_uint_atomic_set(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe) { api::amo_set("shmem_ctx_uint_atomic_set", ctx, dest, value, pe); }
void shmem_ctx_ulong_atomic_set(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe) { api::amo_set("shmem_ctx_ulong_atomic_set", ctx, dest, value, pe); }
void shmem_ctx_ulonglong_atomic_set(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe) { api::amo_set("shmem_ctx_ulonglong_atomic_set", ctx, dest, value, pe); }
void shmem_ctx_int32_atomic_set(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe) { api::amo_set("shmem_ctx_int32_atomic_set", ctx, dest, value, pe); }
void shmem_ctx_int64_atomic_set(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe) { api::amo_set("shmem_ctx_int64_atomic_set", ctx, dest, value, pe); }
void shmem_ctx_uint32_atomic_set(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe) { api::amo_set("shmem_ctx_uint32_atomic_set", ctx, dest, value, pe); }
void shmem_ctx_uint64_atomic_set(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe) { api::amo_set("shmem_ctx_uint64_atomic_set", ctx, dest, value, pe); }
void shmem_ctx_size_atomic_set(shmem_ctx_t ctx, size_t *dest, size_t value, int pe) { api::amo_set("shmem_ctx_size_atomic_set", ctx, dest, value, pe); }
void shmem_ctx_ptrdiff_atomic_set(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe) { api::amo_set("shmem_ctx_ptrdiff_atomic_set", ctx, dest, value, pe); }
float shmem_float_atomic_swap(float *dest, float value, int pe) { return api::amo_swap("shmem_float_atomic_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
double shmem_double_atomic_swap(double *dest, double value, int pe) { return api::amo_swap("shmem_double_atomic_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
int shmem_int_atomic_swap(int *dest, int value, int pe) { return api::amo_swap("shmem_int_atomic_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
long shmem_long_atomic_swap(long *dest, long value, int pe) { return api::amo_swap("shmem_long_atomic_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
long long shmem_longlong_atomic_swap(long long *dest, long long value, int pe) { return api::amo_swap("shmem_longlong_atomic_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
unsigned int shmem_uint_atomic_swap(unsigned int *dest, unsigned int value, int pe) { return api::amo_swap("shmem_uint_atomic_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
unsigned long shmem_ulong_atomic_swap(unsigned long *dest, unsigned long value, int pe) { return api::amo_swap("shmem_ulong_atomic_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
unsigned long long shmem_ulonglong_atomic_swap(unsigned long long *dest, unsigned long long value, int pe) { return api::amo_swap("shmem_ulonglong_atomic_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
int32_t shmem_int32_atomic_swap(int32_t *dest, int32_t value, int pe) { return api::amo_swap("shmem_int32_atomic_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
int64_t shmem_int64_atomic_swap(int64_t *dest, int64_t value, int pe) { return api::amo_swap("shmem_int64_atomic_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
uint32_t shmem_uint32_atomic_swap(uint32_t *dest, uint32_t value, int pe) { return api::amo_swap("shmem_uint32_atomic_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
uint64_t shmem_uint64_atomic_swap(uint64_t *dest, uint64_t value, int pe) { return api::amo_swap("shmem_uint64_atomic_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
size_t shmem_size_atomic_swap(size_t *dest, size_t value, int pe) { return api::amo_swap("shmem_size_atomic_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
ptrdiff_t shmem_ptrdiff_atomic_swap(ptrdiff_t *dest, ptrdiff_t value, int pe) { return api::amo_swap("shmem_ptrdiff_atomic_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
float shmem_ctx_float_atomic_swap(shmem_ctx_t ctx, float *dest, float value, int pe) { return api::amo_swap("shmem_ctx_float_atomic_swap", ctx, dest, value, pe); }
double shmem_ctx_double_atomic_swap(shmem_ctx_t ctx, double *dest, double value, int pe) { return api::amo_swap("shmem_ctx_double_atomic_swap", ctx, dest, value, pe); }
int shmem_ctx_int_atomic_swap(shmem_ctx_t ctx, int *dest, int value, int pe) { return api::amo_swap("shmem_ctx_int_atomic_swap", ctx, dest, value, pe); }
long shmem_ctx_long_atomic_swap(shmem_ctx_t ctx, long *dest, long value, int pe) { return api::amo_swap("shmem_ctx_long_atomic_swap", ctx, dest, value, pe); }
long long shmem_ctx_longlong_atomic_swap(shmem_ctx_t ctx, long long *dest, long long value, int pe) { return api::amo_swap("shmem_ctx_longlong_atomic_swap", ctx, dest, value, pe); }
unsigned int shmem_ctx_uint_atomic_swap(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe) { return api::amo_swap("shmem_ctx_uint_atomic_swap", ctx, dest, value, pe); }
unsigned long shmem_ctx_ulong_atomic_swap(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe) { return api::amo_swap("shmem_ctx_ulong_atomic_swap", ctx, dest, value, pe); }
unsigned long long shmem_ctx_ulonglong_atomic_swap(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe) { return api::amo_swap("shmem_ctx_ulonglong_atomic_swap", ctx, dest, value, pe); }
int32_t shmem_ctx_int32_atomic_swap(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe) { return api::amo_swap("shmem_ctx_int32_atomic_swap", ctx, dest, value, pe); }
int64_t shmem_ctx_int64_atomic_swap(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe) { return api::amo_swap("shmem_ctx_int64_atomic_swap", ctx, dest, value, pe); }
uint32_t shmem_ctx_uint32_atomic_swap(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe) { return api::amo_swap("shmem_ctx_uint32_atomic_swap", ctx, dest, value, pe); }
uint64_t shmem_ctx_uint64_atomic_swap(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe) { return api::amo_swap("shmem_ctx_uint64_atomic_swap", ctx, dest, value, pe); }
size_t shmem_ctx_size_atomic_swap(shmem_ctx_t ctx, size_t *dest, size_t value, int pe) { return api::amo_swap("shmem_ctx_size_atomic_swap", ctx, dest, value, pe); }
ptrdiff_t shmem_ctx_ptrdiff_atomic_swap(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe) { return api::amo_swap("shmem_ctx_ptrdiff_atomic_swap", ctx, dest, value, pe); }
int shmem_int_atomic_compare_swap(int *dest, int cond, int value, int pe) { return api::amo_compare_swap("shmem_int_atomic_compare_swap", SHMEM_CTX_DEFAULT, dest, cond, value, pe); }
long shmem_long_atomic_compare_swap(long *dest, long cond, long value, int pe) { return api::amo_compare_swap("shmem_long_atomic_compare_swap", SHMEM_CTX_DEFAULT, dest, cond, value, pe); }
long long shmem_longlong_atomic_compare_swap(long long *dest, long long cond, long long value, int pe) { return api::amo_compare_swap("shmem_longlong_atomic_compare_swap", SHMEM_CTX_DEFAULT, dest, cond, value, pe); }
unsigned int shmem_uint_atomic_compare_swap(unsigned int *dest, unsigned int cond, unsigned int value, int pe) { return api::amo_compare_swap("shmem_uint_atomic_compare_swap", SHMEM_CTX_DEFAULT, dest, cond, value, pe); }
unsigned long shmem_ulong_atomic_compare_swap(unsigned long *dest, unsigned long cond, unsigned long value, int pe) { return api::amo_compare_swap("shmem_ulong_atomic_compare_swap", SHMEM_CTX_DEFAULT, dest, cond, value, pe); }
unsigned long long shmem_ulonglong_atomic_compare_swap(unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe) { return api::amo_compare_swap("shmem_ulonglong_atomic_compare_swap", SHMEM_CTX_DEFAULT, dest, cond, value, pe); }
int32_t shmem_int32_atomic_compare_swap(int32_t *dest, int32_t cond, int32_t value, int pe) { return api::amo_compare_swap("shmem_int32_atomic_compare_swap", SHMEM_CTX_DEFAULT, dest, cond, value, pe); }
int64_t shmem_int64_atomic_compare_swap(int64_t *dest, int64_t cond, int64_t value, int pe) { return api::amo_compare_swap("shmem_int64_atomic_compare_swap", SHMEM_CTX_DEFAULT, dest, cond, value, pe); }
uint32_t shmem_uint32_atomic_compare_swap(uint32_t *dest, uint32_t cond, uint32_t value, int pe) { return api::amo_compare_swap("shmem_uint32_atomic_compare_swap", SHMEM_CTX_DEFAULT, dest, cond, value, pe); }
uint64_t shmem_uint64_atomic_compare_swap(uint64_t *dest, uint64_t cond, uint64_t value, int pe) { return api::amo_compare_swap("shmem_uint64_atomic_compare_swap", SHMEM_CTX_DEFAULT, dest, cond, value, pe); }
size_t shmem_size_atomic_compare_swap(size_t *dest, size_t cond, size_t value, int pe) { return api::amo_compare_swap("shmem_size_atomic_compare_swap", SHMEM_CTX_DEFAULT, dest, cond, value, pe); }
ptrdiff_t shmem_ptrdiff_atomic_compare_swap(ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe) { return api::amo_compare_swap("shmem_ptrdiff_atomic_compare_swap", SHMEM_CTX_DEFAULT, dest, cond, value, pe); }
int shmem_ctx_int_atomic_compare_swap(shmem_ctx_t ctx, int *dest, int cond, int value, int pe) { return api::amo_compare_swap("shmem_ctx_int_atomic_compare_swap", ctx, dest, cond, value, pe); }
long shmem_ctx_long_atomic_compare_swap(shmem_ctx_t ctx, long *dest, long cond, long value, int pe) { return api::amo_compare_swap("shmem_ctx_long_atomic_compare_swap", ctx, dest, cond, value, pe); }
long long shmem_ctx_longlong_atomic_compare_swap(shmem_ctx_t ctx, long long *dest, long long cond, long long value, int pe) { return api::amo_compare_swap("shmem_ctx_longlong_atomic_compare_swap", ctx, dest, cond, value, pe); }
unsigned int shmem_ctx_uint_atomic_compare_swap(shmem_ctx_t ctx, unsigned int *dest, unsigned int cond, unsigned int value, int pe) { return api::amo_compare_swap("shmem_ctx_uint_atomic_compare_swap", ctx, dest, cond, value, pe); }
unsigned long shmem_ctx_ulong_atomic_compare_swap(shmem_ctx_t ctx, unsigned long *dest, unsigned long cond, unsigned long value, int pe) { return api::amo_compare_swap("shmem_ctx_ulong_atomic_compare_swap", ctx, dest, cond, value, pe); }
unsigned long long shmem_ctx_ulonglong_atomic_compare_swap(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe) { return api::amo_compare_swap("shmem_ctx_ulonglong_atomic_compare_swap", ctx, dest, cond, value, pe); }
int32_t shmem_ctx_int32_atomic_compare_swap(shmem_ctx_t ctx, int32_t *dest, int32_t cond, int32_t value, int pe) { return api::amo_compare_swap("shmem_ctx_int32_atomic_compare_swap", ctx, dest, cond, value, pe); }
int64_t shmem_ctx_int64_atomic_compare_swap(shmem_ctx_t ctx, int64_t *dest, int64_t cond, int64_t value, int pe) { return api::amo_compare_swap("shmem_ctx_int64_atomic_compare_swap", ctx, dest, cond, value, pe); }
uint32_t shmem_ctx_uint32_atomic_compare_swap(shmem_ctx_t ctx, uint32_t *dest, uint32_t cond, uint32_t value, int pe) { return api::amo_compare_swap("shmem_ctx_uint32_atomic_compare_swap", ctx, dest, cond, value, pe); }
uint64_t shmem_ctx_uint64_atomic_compare_swap(shmem_ctx_t ctx, uint64_t *dest, uint64_t cond, uint64_t value, int pe) { return api::amo_compare_swap("shmem_ctx_uint64_atomic_compare_swap", ctx, dest, cond, value, pe); }
size_t shmem_ctx_size_atomic_compare_swap(shmem_ctx_t ctx, size_t *dest, size_t cond, size_t value, int pe) { return api::amo_compare_swap("shmem_ctx_size_atomic_compare_swap", ctx, dest, cond, value, pe); }
ptrdiff_t shmem_ctx_ptrdiff_atomic_compare_swap(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe) { return api::amo_compare_swap("shmem_ctx_ptrdiff_atomic_compare_swap", ctx, dest, cond, value, pe); }
int shmem_int_atomic_fetch_inc(int *dest, int pe) { return api::amo_fetch_inc("shmem_int_atomic_fetch_inc", SHMEM_CTX_DEFAULT, dest, pe); }
long shmem_long_atomic_fetch_inc(long *dest, int pe) { return api::amo_fetch_inc("shmem_long_atomic_fetch_inc", SHMEM_CTX_DEFAULT, dest, pe); }
long long shmem_longlong_atomic_fetch_inc(long long *dest, int pe) { return api::amo_fetch_inc("shmem_longlong_atomic_fetch_inc", SHMEM_CTX_DEFAULT, dest, pe); }
unsigned int shmem_uint_atomic_fetch_inc(unsigned int *dest, int pe) { return api::amo_fetch_inc("shmem_uint_atomic_fetch_inc", SHMEM_CTX_DEFAULT, dest, pe); }
unsigned long shmem_ulong_atomic_fetch_inc(unsigned long *dest, int pe) { return api::amo_fetch_inc("shmem_ulong_atomic_fetch_inc", SHMEM_CTX_DEFAULT, dest, pe); }
unsigned long long shmem_ulonglong_atomic_fetch_inc(unsigned long long *dest, int pe) { return api::amo_fetch_inc("shmem_ulonglong_atomic_fetch_inc", SHMEM_CTX_DEFAULT, dest, pe); }
int32_t shmem_int32_atomic_fetch_inc(int32_t *dest, int pe) { return api::amo_fetch_inc("shmem_int32_atomic_fetch_inc", SHMEM_CTX_DEFAULT, dest, pe); }
int64_t shmem_int64_atomic_fetch_inc(int64_t *dest, int pe) { return api::amo_fetch_inc("shmem_int64_atomic_fetch_inc", SHMEM_CTX_DEFAULT, dest, pe); }
uint32_t shmem_uint32_atomic_fetch_inc(uint32_t *dest, int pe) { return api::amo_fetch_inc("shmem_uint32_atomic_fetch_inc", SHMEM_CTX_DEFAULT, dest, pe); }
uint64_t shmem_uint64_atomic_fetch_inc(uint64_t *dest, int pe) { return api::amo_fetch_inc("shmem_uint64_atomic_fetch_inc", SHMEM_CTX_DEFAULT, dest, pe); }
size_t shmem_size_atomic_fetch_inc(size_t *dest, int pe) { return api::amo_fetch_inc("shmem_size_atomic_fetch_inc", SHMEM_CTX_DEFAULT, dest, pe); }
ptrdiff_t shmem_ptrdiff_atomic_fetch_inc(ptrdiff_t *dest, int pe) { return api::amo_fetch_inc("shmem_ptrdiff_atomic_fetch_inc", SHMEM_CTX_DEFAULT, dest, pe); }
int shmem_ctx_int_atomic_fetch_inc(shmem_ctx_t ctx, int *dest, int pe) { return api::amo_fetch_inc("shmem_ctx_int_atomic_fetch_inc", ctx, dest, pe); }
long shmem_ctx_long_atomic_fetch_inc(shmem_ctx_t ctx, long *dest, int pe) { return api::amo_fetch_inc("shmem_ctx_long_atomic_fetch_inc", ctx, dest, pe); }
long long shmem_ctx_longlong_atomic_fetch_inc(shmem_ctx_t ctx, long long *dest, int pe) { return api::amo_fetch_inc("shmem_ctx_longlong_atomic_fetch_inc", ctx, dest, pe); }
unsigned int shmem_ctx_uint_atomic_fetch_inc(shmem_ctx_t ctx, unsigned int *dest, int pe) { return api::amo_fetch_inc("shmem_ctx_uint_atomic_fetch_inc", ctx, dest, pe); }
unsigned long shmem_ctx_ulong_atomic_fetch_inc(shmem_ctx_t ctx, unsigned long *dest, int pe) { return api::amo_fetch_inc("shmem_ctx_ulong_atomic_fetch_inc", ctx, dest, pe); }
unsigned long long shmem_ctx_ulonglong_atomic_fetch_inc(shmem_ctx_t ctx, unsigned long long *dest, int pe) { return api::amo_fetch_inc("shmem_ctx_ulonglong_atomic_fetch_inc", ctx, dest, pe); }
int32_t shmem_ctx_int32_atomic_fetch_inc(shmem_ctx_t ctx, int32_t *dest, int pe) { return api::amo_fetch_inc("shmem_ctx_int32_atomic_fetch_inc", ctx, dest, pe); }
int64_t shmem_ctx_int64_atomic_fetch_inc(shmem_ctx_t ctx, int64_t *dest, int pe) { return api::amo_fetch_inc("shmem_ctx_int64_atomic_fetch_inc", ctx, dest, pe); }
uint32_t shmem_ctx_uint32_atomic_fetch_inc(shmem_ctx_t ctx, uint32_t *dest, int pe) { return api::amo_fetch_inc("shmem_ctx_uint32_atomic_fetch_inc", ctx, dest, pe); }
uint64_t shmem_ctx_uint64_atomic_fetch_inc(shmem_ctx_t ctx, uint64_t *dest, int pe) { return api::amo_fetch_inc("shmem_ctx_uint64_atomic_fetch_inc", ctx, dest, pe); }
size_t shmem_ctx_size_atomic_fetch_inc(shmem_ctx_t ctx, size_t *dest, int pe) { return api::amo_fetch_inc("shmem_ctx_size_atomic_fetch_inc", ctx, dest, pe); }
ptrdiff_t shmem_ctx_ptrdiff_atomic_fetch_inc(shmem_ctx_t ctx, ptrdiff_t *dest, int pe) { return api::amo_fetch_inc("shmem_ctx_ptrdiff_atomic_fetch_inc", ctx, dest, pe); }
void shmem_int_atomic_inc(int *dest, int pe) { api::amo_inc("shmem_int_atomic_inc", SHMEM_CTX_DEFAULT, dest, pe); }
void shmem_long_atomic_inc(long *dest, int pe) { api::amo_inc("shmem_long_atomic_inc", SHMEM_CTX_DEFAULT, dest, pe); }
void shmem_longlong_atomic_inc(long long *dest, int pe) { api::amo_inc("shmem_longlong_atomic_inc", SHMEM_CTX_DEFAULT, dest, pe); }
void shmem_uint_atomic_inc(unsigned int *dest, int pe) { api::amo_inc("shmem_uint_atomic_inc", SHMEM_CTX_DEFAULT, dest, pe); }
void shmem_ulong_atomic_inc(unsigned long *dest, int pe) { api::amo_inc("shmem_ulong_atomic_inc", SHMEM_CTX_DEFAULT, dest, pe); }
void shmem_ulonglong_atomic_inc(unsigned long long *dest, int pe) { api::amo_inc("shmem_ulonglong_atomic_inc", SHMEM_CTX_DEFAULT, dest, pe); }
void shmem_int32_atomic_inc(int32_t *dest, int pe) { api::amo_inc("shmem_int32_atomic_inc", SHMEM_CTX_DEFAULT, dest, pe); }
void shmem_int64_atomic_inc(int64_t *dest, int pe) { api::amo_inc("shmem_int64_atomic_inc", SHMEM_CTX_DEFAULT, dest, pe); }
void shmem_uint32_atomic_inc(uint32_t *dest, int pe) { api::amo_inc("shmem_uint32_atomic_inc", SHMEM_CTX_DEFAULT, dest, pe); }
void shmem_uint64_atomic_inc(uint64_t *dest, int pe) { api::amo_inc("shmem_uint64_atomic_inc", SHMEM_CTX_DEFAULT, dest, pe); }
void shmem_size_atomic_inc(size_t *dest, int pe) { api::amo_inc("shmem_size_atomic_inc", SHMEM_CTX_DEFAULT, dest, pe); }
void shmem_ptrdiff_atomic_inc(ptrdiff_t *dest, int pe) { api::amo_inc("shmem_ptrdiff_atomic_inc", SHMEM_CTX_DEFAULT, dest, pe); }
void shmem_ctx_int_atomic_inc(shmem_ctx_t ctx, int *dest, int pe) { api::amo_inc("shmem_ctx_int_atomic_inc", ctx, dest, pe); }
void shmem_ctx_long_atomic_inc(shmem_ctx_t ctx, long *dest, int pe) { api::amo_inc("shmem_ctx_long_atomic_inc", ctx, dest, pe); }
void shmem_ctx_longlong_atomic_inc(shmem_ctx_t ctx, long long *dest, int pe) { api::amo_inc("shmem_ctx_longlong_atomic_inc", ctx, dest, pe); }
void shmem_ctx_uint_atomic_inc(shmem_ctx_t ctx, unsigned int *dest, int pe) { api::amo_inc("shmem_ctx_uint_atomic_inc", ctx, dest, pe); }
void shmem_ctx_ulong_atomic_inc(shmem_ctx_t ctx, unsigned long *dest, int pe) { api::amo_inc("shmem_ctx_ulong_atomic_inc", ctx, dest, pe); }
void shmem_ctx_ulonglong_atomic_inc(shmem_ctx_t ctx, unsigned long long *dest, int pe) { api::amo_inc("shmem_ctx_ulonglong_atomic_inc", ctx, dest, pe); }
void shmem_ctx_int32_atomic_inc(shmem_ctx_t ctx, int32_t *dest, int pe) { api::amo_inc("shmem_ctx_int32_atomic_inc", ctx, dest, pe); }
void shmem_ctx_int64_atomic_inc(shmem_ctx_t ctx, int64_t *dest, int pe) { api::amo_inc("shmem_ctx_int64_atomic_inc", ctx, dest, pe); }
void shmem_ctx_uint32_atomic_inc(shmem_ctx_t ctx, uint32_t *dest, int pe) { api::amo_inc("shmem_ctx_uint32_atomic_inc", ctx, dest, pe); }
void shmem_ctx_uint64_atomic_inc(shmem_ctx_t ctx, uint64_t *dest, int pe) { api::amo_inc("shmem_ctx_uint64_atomic_inc", ctx, dest, pe); }
void shmem_ctx_size_atomic_inc(shmem_ctx_t ctx, size_t *dest, int pe) { api::amo_inc("shmem_ctx_size_atomic_inc", ctx, dest, pe); }
void shmem_ctx_ptrdiff_atomic_inc(shmem_ctx_t ctx, ptrdiff_t *dest, int pe) { api::amo_inc("shmem_ctx_ptrdiff_atomic_inc", ctx, dest, pe); }
int shmem_int_atomic_fetch_add(int *dest, int value, int pe) { return api::amo_fetch_add("shmem_int_atomic_fetch_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
long shmem_long_atomic_fetch_add(long *dest, long value, int pe) { return api::amo_fetch_add("shmem_long_atomic_fetch_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
long long shmem_longlong_atomic_fetch_add(long long *dest, long long value, int pe) { return api::amo_fetch_add("shmem_longlong_atomic_fetch_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
unsigned int shmem_uint_atomic_fetch_add(unsigned int *dest, unsigned int value, int pe) { return api::amo_fetch_add("shmem_uint_atomic_fetch_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
unsigned long shmem_ulong_atomic_fetch_add(unsigned long *dest, unsigned long value, int pe) { return api::amo_fetch_add("shmem_ulong_atomic_fetch_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
unsigned long long shmem_ulonglong_atomic_fetch_add(unsigned long long *dest, unsigned long long value, int pe) { return api::amo_fetch_add("shmem_ulonglong_atomic_fetch_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
int32_t shmem_int32_atomic_fetch_add(int32_t *dest, int32_t value, int pe) { return api::amo_fetch_add("shmem_int32_atomic_fetch_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
int64_t shmem_int64_atomic_fetch_add(int64_t *dest, int64_t value, int pe) { return api::amo_fetch_add("shmem_int64_atomic_fetch_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
uint32_t shmem_uint32_atomic_fetch_add(uint32_t *dest, uint32_t value, int pe) { return api::amo_fetch_add("shmem_uint32_atomic_fetch_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
uint64_t shmem_uint64_atomic_fetch_add(uint64_t *dest, uint64_t value, int pe) { return api::amo_fetch_add("shmem_uint64_atomic_fetch_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
size_t shmem_size_atomic_fetch_add(size_t *dest, size_t value, int pe) { return api::amo_fetch_add("shmem_size_atomic_fetch_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
ptrdiff_t shmem_ptrdiff_atomic_fetch_add(ptrdiff_t *dest, ptrdiff_t value, int pe) { return api::amo_fetch_add("shmem_ptrdiff_atomic_fetch_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
int shmem_ctx_int_atomic_fetch_add(shmem_ctx_t ctx, int *dest, int value, int pe) { return api::amo_fetch_add("shmem_ctx_int_atomic_fetch_add", ctx, dest, value, pe); }
long shmem_ctx_long_atomic_fetch_add(shmem_ctx_t ctx, long *dest, long value, int pe) { return api::amo_fetch_add("shmem_ctx_long_atomic_fetch_add", ctx, dest, value, pe); }
long long shmem_ctx_longlong_atomic_fetch_add(shmem_ctx_t ctx, long long *dest, long long value, int pe) { return api::amo_fetch_add("shmem_ctx_longlong_atomic_fetch_add", ctx, dest, value, pe); }
unsigned int shmem_ctx_uint_atomic_fetch_add(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe) { return api::amo_fetch_add("shmem_ctx_uint_atomic_fetch_add", ctx, dest, value, pe); }
unsigned long shmem_ctx_ulong_atomic_fetch_add(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe) { return api::amo_fetch_add("shmem_ctx_ulong_atomic_fetch_add", ctx, dest, value, pe); }
unsigned long long shmem_ctx_ulonglong_atomic_fetch_add(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe) { return api::amo_fetch_add("shmem_ctx_ulonglong_atomic_fetch_add", ctx, dest, value, pe); }
int32_t shmem_ctx_int32_atomic_fetch_add(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe) { return api::amo_fetch_add("shmem_ctx_int32_atomic_fetch_add", ctx, dest, value, pe); }
int64_t shmem_ctx_int64_atomic_fetch_add(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe) { return api::amo_fetch_add("shmem_ctx_int64_atomic_fetch_add", ctx, dest, value, pe); }
uint32_t shmem_ctx_uint32_atomic_fetch_add(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe) { return api::amo_fetch_add("shmem_ctx_uint32_atomic_fetch_add", ctx, dest, value, pe); }
uint64_t shmem_ctx_uint64_atomic_fetch_add(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe) { return api::amo_fetch_add("shmem_ctx_uint64_atomic_fetch_add", ctx, dest, value, pe); }
size_t shmem_ctx_size_atomic_fetch_add(shmem_ctx_t ctx, size_t *dest, size_t value, int pe) { return api::amo_fetch_add("shmem_ctx_size_atomic_fetch_add", ctx, dest, value, pe); }
ptrdiff_t shmem_ctx_ptrdiff_atomic_fetch_add(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe) { return api::amo_fetch_add("shmem_ctx_ptrdiff_atomic_fetch_add", ctx, dest, value, pe); }
void shmem_int_atomic_add(int *dest, int value, int pe) { api::amo_add("shmem_int_atomic_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_long_atomic_add(long *dest, long value, int pe) { api::amo_add("shmem_long_atomic_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_longlong_atomic_add(long long *dest, long long value, int pe) { api::amo_add("shmem_longlong_atomic_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_uint_atomic_add(unsigned int *dest, unsigned int value, int pe) { api::amo_add("shmem_uint_atomic_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ulong_atomic_add(unsigned long *dest, unsigned long value, int pe) { api::amo_add("shmem_ulong_atomic_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ulonglong_atomic_add(unsigned long long *dest, unsigned long long value, int pe) { api::amo_add("shmem_ulonglong_atomic_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_int32_atomic_add(int32_t *dest, int32_t value, int pe) { api::amo_add("shmem_int32_atomic_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_int64_atomic_add(int64_t *dest, int64_t value, int pe) { api::amo_add("shmem_int64_atomic_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_uint32_atomic_add(uint32_t *dest, uint32_t value, int pe) { api::amo_add("shmem_uint32_atomic_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_uint64_atomic_add(uint64_t *dest, uint64_t value, int pe) { api::amo_add("shmem_uint64_atomic_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_size_atomic_add(size_t *dest, size_t value, int pe) { api::amo_add("shmem_size_atomic_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ptrdiff_atomic_add(ptrdiff_t *dest, ptrdiff_t value, int pe) { api::amo_add("shmem_ptrdiff_atomic_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ctx_int_atomic_add(shmem_ctx_t ctx, int *dest, int value, int pe) { api::amo_add("shmem_ctx_int_atomic_add", ctx, dest, value, pe); }
void shmem_ctx_long_atomic_add(shmem_ctx_t ctx, long *dest, long value, int pe) { api::amo_add("shmem_ctx_long_atomic_add", ctx, dest, value, pe); }
void shmem_ctx_longlong_atomic_add(shmem_ctx_t ctx, long long *dest, long long value, int pe) { api::amo_add("shmem_ctx_longlong_atomic_add", ctx, dest, value, pe); }
void shmem_ctx_uint_atomic_add(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe) { api::amo_add("shmem_ctx_uint_atomic_add", ctx, dest, value, pe); }
void shmem_ctx_ulong_atomic_add(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe) { api::amo_add("shmem_ctx_ulong_atomic_add", ctx, dest, value, pe); }
void shmem_ctx_ulonglong_atomic_add(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe) { api::amo_add("shmem_ctx_ulonglong_atomic_add", ctx, dest, value, pe); }
void shmem_ctx_int32_atomic_add(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe) { api::amo_add("shmem_ctx_int32_atomic_add", ctx, dest, value, pe); }
void shmem_ctx_int64_atomic_add(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe) { api::amo_add("shmem_ctx_int64_atomic_add", ctx, dest, value, pe); }
void shmem_ctx_uint32_atomic_add(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe) { api::amo_add("shmem_ctx_uint32_atomic_add", ctx, dest, value, pe); }
void shmem_ctx_uint64_atomic_add(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe) { api::amo_add("shmem_ctx_uint64_atomic_add", ctx, dest, value, pe); }
void shmem_ctx_size_atomic_add(shmem_ctx_t ctx, size_t *dest, size_t value, int pe) { api::amo_add("shmem_ctx_size_atomic_add", ctx, dest, value, pe); }
void shmem_ctx_ptrdiff_atomic_add(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe) { api::amo_add("shmem_ctx_ptrdiff_atomic_add", ctx, dest, value, pe); }
unsigned int shmem_uint_atomic_fetch_and(unsigned int *dest, unsigned int value, int pe) { return api::amo_fetch_and("shmem_uint_atomic_fetch_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
unsigned long shmem_ulong_atomic_fetch_and(unsigned long *dest, unsigned long value, int pe) { return api::amo_fetch_and("shmem_ulong_atomic_fetch_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
unsigned long long shmem_ulonglong_atomic_fetch_and(unsigned long long *dest, unsigned long long value, int pe) { return api::amo_fetch_and("shmem_ulonglong_atomic_fetch_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
int32_t shmem_int32_atomic_fetch_and(int32_t *dest, int32_t value, int pe) { return api::amo_fetch_and("shmem_int32_atomic_fetch_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
int64_t shmem_int64_atomic_fetch_and(int64_t *dest, int64_t value, int pe) { return api::amo_fetch_and("shmem_int64_atomic_fetch_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
uint32_t shmem_uint32_atomic_fetch_and(uint32_t *dest, uint32_t value, int pe) { return api::amo_fetch_and("shmem_uint32_atomic_fetch_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
uint64_t shmem_uint64_atomic_fetch_and(uint64_t *dest, uint64_t value, int pe) { return api::amo_fetch_and("shmem_uint64_atomic_fetch_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
unsigned int shmem_ctx_uint_atomic_fetch_and(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe) { return api::amo_fetch_and("shmem_ctx_uint_atomic_fetch_and", ctx, dest, value, pe); }
unsigned long shmem_ctx_ulong_atomic_fetch_and(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe) { return api::amo_fetch_and("shmem_ctx_ulong_atomic_fetch_and", ctx, dest, value, pe); }
unsigned long long shmem_ctx_ulonglong_atomic_fetch_and(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe) { return api::amo_fetch_and("shmem_ctx_ulonglong_atomic_fetch_and", ctx, dest, value, pe); }
int32_t shmem_ctx_int32_atomic_fetch_and(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe) { return api::amo_fetch_and("shmem_ctx_int32_atomic_fetch_and", ctx, dest, value, pe); }
int64_t shmem_ctx_int64_atomic_fetch_and(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe) { return api::amo_fetch_and("shmem_ctx_int64_atomic_fetch_and", ctx, dest, value, pe); }
uint32_t shmem_ctx_uint32_atomic_fetch_and(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe) { return api::amo_fetch_and("shmem_ctx_uint32_atomic_fetch_and", ctx, dest, value, pe); }
uint64_t shmem_ctx_uint64_atomic_fetch_and(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe) { return api::amo_fetch_and("shmem_ctx_uint64_atomic_fetch_and", ctx, dest, value, pe); }
void shmem_uint_atomic_and(unsigned int *dest, unsigned int value, int pe) { api::amo_and("shmem_uint_atomic_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ulong_atomic_and(unsigned long *dest, unsigned long value, int pe) { api::amo_and("shmem_ulong_atomic_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ulonglong_atomic_and(unsigned long long *dest, unsigned long long value, int pe) { api::amo_and("shmem_ulonglong_atomic_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_int32_atomic_and(int32_t *dest, int32_t value, int pe) { api::amo_and("shmem_int32_atomic_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_int64_atomic_and(int64_t *dest, int64_t value, int pe) { api::amo_and("shmem_int64_atomic_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_uint32_atomic_and(uint32_t *dest, uint32_t value, int pe) { api::amo_and("shmem_uint32_atomic_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_uint64_atomic_and(uint64_t *dest, uint64_t value, int pe) { api::amo_and("shmem_uint64_atomic_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ctx_uint_atomic_and(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe) { api::amo_and("shmem_ctx_uint_atomic_and", ctx, dest, value, pe); }
void shmem_ctx_ulong_atomic_and(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe) { api::amo_and("shmem_ctx_ulong_atomic_and", ctx, dest, value, pe); }
void shmem_ctx_ulonglong_atomic_and(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe) { api::amo_and("shmem_ctx_ulonglong_atomic_and", ctx, dest, value, pe); }
void shmem_ctx_int32_atomic_and(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe) { api::amo_and("shmem_ctx_int32_atomic_and", ctx, dest, value, pe); }
void shmem_ctx_int64_atomic_and(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe) { api::amo_and("shmem_ctx_int64_atomic_and", ctx, dest, value, pe); }
void shmem_ctx_uint32_atomic_and(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe) { api::amo_and("shmem_ctx_uint32_atomic_and", ctx, dest, value, pe); }
void shmem_ctx_uint64_atomic_and(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe) { api::amo_and("shmem_ctx_uint64_atomic_and", ctx, dest, value, pe); }
unsigned int shmem_uint_atomic_fetch_or(unsigned int *dest, unsigned int value, int pe) { return api::amo_fetch_or("shmem_uint_atomic_fetch_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
unsigned long shmem_ulong_atomic_fetch_or(unsigned long *dest, unsigned long value, int pe) { return api::amo_fetch_or("shmem_ulong_atomic_fetch_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
unsigned long long shmem_ulonglong_atomic_fetch_or(unsigned long long *dest, unsigned long long value, int pe) { return api::amo_fetch_or("shmem_ulonglong_atomic_fetch_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
int32_t shmem_int32_atomic_fetch_or(int32_t *dest, int32_t value, int pe) { return api::amo_fetch_or("shmem_int32_atomic_fetch_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
int64_t shmem_int64_atomic_fetch_or(int64_t *dest, int64_t value, int pe) { return api::amo_fetch_or("shmem_int64_atomic_fetch_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
uint32_t shmem_uint32_atomic_fetch_or(uint32_t *dest, uint32_t value, int pe) { return api::amo_fetch_or("shmem_uint32_atomic_fetch_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
uint64_t shmem_uint64_atomic_fetch_or(uint64_t *dest, uint64_t value, int pe) { return api::amo_fetch_or("shmem_uint64_atomic_fetch_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
unsigned int shmem_ctx_uint_atomic_fetch_or(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe) { return api::amo_fetch_or("shmem_ctx_uint_atomic_fetch_or", ctx, dest, value, pe); }
unsigned long shmem_ctx_ulong_atomic_fetch_or(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe) { return api::amo_fetch_or("shmem_ctx_ulong_atomic_fetch_or", ctx, dest, value, pe); }
unsigned long long shmem_ctx_ulonglong_atomic_fetch_or(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe) { return api::amo_fetch_or("shmem_ctx_ulonglong_atomic_fetch_or", ctx, dest, value, pe); }
int32_t shmem_ctx_int32_atomic_fetch_or(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe) { return api::amo_fetch_or("shmem_ctx_int32_atomic_fetch_or", ctx, dest, value, pe); }
int64_t shmem_ctx_int64_atomic_fetch_or(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe) { return api::amo_fetch_or("shmem_ctx_int64_atomic_fetch_or", ctx, dest, value, pe); }
uint32_t shmem_ctx_uint32_atomic_fetch_or(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe) { return api::amo_fetch_or("shmem_ctx_uint32_atomic_fetch_or", ctx, dest, value, pe); }
uint64_t shmem_ctx_uint64_atomic_fetch_or(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe) { return api::amo_fetch_or("shmem_ctx_uint64_atomic_fetch_or", ctx, dest, value, pe); }
void shmem_uint_atomic_or(unsigned int *dest, unsigned int value, int pe) { api::amo_or("shmem_uint_atomic_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ulong_atomic_or(unsigned long *dest, unsigned long value, int pe) { api::amo_or("shmem_ulong_atomic_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ulonglong_atomic_or(unsigned long long *dest, unsigned long long value, int pe) { api::amo_or("shmem_ulonglong_atomic_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_int32_atomic_or(int32_t *dest, int32_t value, int pe) { api::amo_or("shmem_int32_atomic_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_int64_atomic_or(int64_t *dest, int64_t value, int pe) { api::amo_or("shmem_int64_atomic_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_uint32_atomic_or(uint32_t *dest, uint32_t value, int pe) { api::amo_or("shmem_uint32_atomic_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_uint64_atomic_or(uint64_t *dest, uint64_t value, int pe) { api::amo_or("shmem_uint64_atomic_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ctx_uint_atomic_or(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe) { api::amo_or("shmem_ctx_uint_atomic_or", ctx, dest, value, pe); }
void shmem_ctx_ulong_atomic_or(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe) { api::amo_or("shmem_ctx_ulong_atomic_or", ctx, dest, value, pe); }
void shmem_ctx_ulonglong_atomic_or(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe) { api::amo_or("shmem_ctx_ulonglong_atomic_or", ctx, dest, value, pe); }
void shmem_ctx_int32_atomic_or(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe) { api::amo_or("shmem_ctx_int32_atomic_or", ctx, dest, value, pe); }
void shmem_ctx_int64_atomic_or(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe) { api::amo_or("shmem_ctx_int64_atomic_or", ctx, dest, value, pe); }
void shmem_ctx_uint32_atomic_or(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe) { api::amo_or("shmem_ctx_uint32_atomic_or", ctx, dest, value, pe); }
void shmem_ctx_uint64_atomic_or(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe) { api::amo_or("shmem_ctx_uint64_atomic_or", ctx, dest, value, pe); }
unsigned int shmem_uint_atomic_fetch_xor(unsigned int *dest, unsigned int value, int pe) { return api::amo_fetch_xor("shmem_uint_atomic_fetch_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
unsigned long shmem_ulong_atomic_fetch_xor(unsigned long *dest, unsigned long value, int pe) { return api::amo_fetch_xor("shmem_ulong_atomic_fetch_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
unsigned long long shmem_ulonglong_atomic_fetch_xor(unsigned long long *dest, unsigned long long value, int pe) { return api::amo_fetch_xor("shmem_ulonglong_atomic_fetch_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
int32_t shmem_int32_atomic_fetch_xor(int32_t *dest, int32_t value, int pe) { return api::amo_fetch_xor("shmem_int32_atomic_fetch_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
int64_t shmem_int64_atomic_fetch_xor(int64_t *dest, int64_t value, int pe) { return api::amo_fetch_xor("shmem_int64_atomic_fetch_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
uint32_t shmem_uint32_atomic_fetch_xor(uint32_t *dest, uint32_t value, int pe) { return api::amo_fetch_xor("shmem_uint32_atomic_fetch_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
uint64_t shmem_uint64_atomic_fetch_xor(uint64_t *dest, uint64_t value, int pe) { return api::amo_fetch_xor("shmem_uint64_atomic_fetch_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
unsigned int shmem_ctx_uint_atomic_fetch_xor(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe) { return api::amo_fetch_xor("shmem_ctx_uint_atomic_fetch_xor", ctx, dest, value, pe); }
unsigned long shmem_ctx_ulong_atomic_fetch_xor(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe) { return api::amo_fetch_xor("shmem_ctx_ulong_atomic_fetch_xor", ctx, dest, value, pe); }
unsigned long long shmem_ctx_ulonglong_atomic_fetch_xor(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe) { return api::amo_fetch_xor("shmem_ctx_ulonglong_atomic_fetch_xor", ctx, dest, value, pe); }
int32_t shmem_ctx_int32_atomic_fetch_xor(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe) { return api::amo_fetch_xor("shmem_ctx_int32_atomic_fetch_xor", ctx, dest, value, pe); }
int64_t shmem_ctx_int64_atomic_fetch_xor(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe) { return api::amo_fetch_xor("shmem_ctx_int64_atomic_fetch_xor", ctx, dest, value, pe); }
uint32_t shmem_ctx_uint32_atomic_fetch_xor(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe) { return api::amo_fetch_xor("shmem_ctx_uint32_atomic_fetch_xor", ctx, dest, value, pe); }
uint64_t shmem_ctx_uint64_atomic_fetch_xor(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe) { return api::amo_fetch_xor("shmem_ctx_uint64_atomic_fetch_xor", ctx, dest, value, pe); }
void shmem_uint_atomic_xor(unsigned int *dest, unsigned int value, int pe) { api::amo_xor("shmem_uint_atomic_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ulong_atomic_xor(unsigned long *dest, unsigned long value, int pe) { api::amo_xor("shmem_ulong_atomic_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ulonglong_atomic_xor(unsigned long long *dest, unsigned long long value, int pe) { api::amo_xor("shmem_ulonglong_atomic_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_int32_atomic_xor(int32_t *dest, int32_t value, int pe) { api::amo_xor("shmem_int32_atomic_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_int64_atomic_xor(int64_t *dest, int64_t value, int pe) { api::amo_xor("shmem_int64_atomic_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_uint32_atomic_xor(uint32_t *dest, uint32_t value, int pe) { api::amo_xor("shmem_uint32_atomic_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_uint64_atomic_xor(uint64_t *dest, uint64_t value, int pe) { api::amo_xor("shmem_uint64_atomic_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ctx_uint_atomic_xor(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe) { api::amo_xor("shmem_ctx_uint_atomic_xor", ctx, dest, value, pe); }
void shmem_ctx_ulong_atomic_xor(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe) { api::amo_xor("shmem_ctx_ulong_atomic_xor", ctx, dest, value, pe); }
void shmem_ctx_ulonglong_atomic_xor(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe) { api::amo_xor("shmem_ctx_ulonglong_atomic_xor", ctx, dest, value, pe); }
void shmem_ctx_int32_atomic_xor(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe) { api::amo_xor("shmem_ctx_int32_atomic_xor", ctx, dest, value, pe); }
void shmem_ctx_int64_atomic_xor(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe) { api::amo_xor("shmem_ctx_int64_atomic_xor", ctx, dest, value, pe); }
void shmem_ctx_uint32_atomic_xor(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe) { api::amo_xor("shmem_ctx_uint32_atomic_xor", ctx, dest, value, pe); }
void shmem_ctx_uint64_atomic_xor(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe) { api::amo_xor("shmem_ctx_uint64_atomic_xor", ctx, dest, value, pe); }
float shmem_float_fetch(const float *source, int pe) { return api::amo_fetch("shmem_float_fetch", SHMEM_CTX_DEFAULT, source, pe); }
double shmem_double_fetch(const double *source, int pe) { return api::amo_fetch("shmem_double_fetch", SHMEM_CTX_DEFAULT, source, pe); }
int shmem_int_fetch(const int *source, int pe) { return api::amo_fetch("shmem_int_fetch", SHMEM_CTX_DEFAULT, source, pe); }
long shmem_long_fetch(const long *source, int pe) { return api::amo_fetch("shmem_long_fetch", SHMEM_CTX_DEFAULT, source, pe); }
long long shmem_longlong_fetch(const long long *source, int pe) { return api::amo_fetch("shmem_longlong_fetch", SHMEM_CTX_DEFAULT, source, pe); }
void shmem_float_set(float *dest, float value, int pe) { api::amo_set("shmem_float_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_double_set(double *dest, double value, int pe) { api::amo_set("shmem_double_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_int_set(int *dest, int value, int pe) { api::amo_set("shmem_int_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_long_set(long *dest, long value, int pe) { api::amo_set("shmem_long_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_longlong_set(long long *dest, long long value, int pe) { api::amo_set("shmem_longlong_set", SHMEM_CTX_DEFAULT, dest, value, pe); }
float shmem_float_swap(float *dest, float value, int pe) { return api::amo_swap("shmem_float_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
double shmem_double_swap(double *dest, double value, int pe) { return api::amo_swap("shmem_double_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
int shmem_int_swap(int *dest, int value, int pe) { return api::amo_swap("shmem_int_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
long shmem_long_swap(long *dest, long value, int pe) { return api::amo_swap("shmem_long_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
long long shmem_longlong_swap(long long *dest, long long value, int pe) { return api::amo_swap("shmem_longlong_swap", SHMEM_CTX_DEFAULT, dest, value, pe); }
int shmem_int_cswap(int *dest, int cond, int value, int pe) { return api::amo_compare_swap("shmem_int_cswap", SHMEM_CTX_DEFAULT, dest, cond, value, pe); }
long shmem_long_cswap(long *dest, long cond, long value, int pe) { return api::amo_compare_swap("shmem_long_cswap", SHMEM_CTX_DEFAULT, dest, cond, value, pe); }
long long shmem_longlong_cswap(long long *dest, long long cond, long long value, int pe) { return api::amo_compare_swap("shmem_longlong_cswap", SHMEM_CTX_DEFAULT, dest, cond, value, pe); }
int shmem_int_finc(int *dest, int pe) { return api::amo_fetch_inc("shmem_int_finc", SHMEM_CTX_DEFAULT, dest, pe); }
long shmem_long_finc(long *dest, int pe) { return api::amo_fetch_inc("shmem_long_finc", SHMEM_CTX_DEFAULT, dest, pe); }
long long shmem_longlong_finc(long long *dest, int pe) { return api::amo_fetch_inc("shmem_longlong_finc", SHMEM_CTX_DEFAULT, dest, pe); }
void shmem_int_inc(int *dest, int pe) { api::amo_inc("shmem_int_inc", SHMEM_CTX_DEFAULT, dest, pe); }
void shmem_long_inc(long *dest, int pe) { api::amo_inc("shmem_long_inc", SHMEM_CTX_DEFAULT, dest, pe); }
void shmem_longlong_inc(long long *dest, int pe) { api::amo_inc("shmem_longlong_inc", SHMEM_CTX_DEFAULT, dest, pe); }
int shmem_int_fadd(int *dest, int value, int pe) { return api::amo_fetch_add("shmem_int_fadd", SHMEM_CTX_DEFAULT, dest, value, pe); }
long shmem_long_fadd(long *dest, long value, int pe) { return api::amo_fetch_add("shmem_long_fadd", SHMEM_CTX_DEFAULT, dest, value, pe); }
long long shmem_longlong_fadd(long long *dest, long long value, int pe) { return api::amo_fetch_add("shmem_longlong_fadd", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_int_add(int *dest, int value, int pe) { api::amo_add("shmem_int_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_long_add(long *dest, long value, int pe) { api::amo_add("shmem_long_add", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_longlong_add(long long *dest, long long value, int pe) { api::amo_add("shmem_longlong_add", SHMEM_CTX_DEFAULT, dest, value, pe); }

// Nonblocking atomics
void shmem_float_atomic_fetch_nbi(float *fetch, const float *source, int pe) { api::amo_fetch_nbi("shmem_float_atomic_fetch_nbi", SHMEM_CTX_DEFAULT, fetch, source, pe); }
void shmem_double_atomic_fetch_nbi(double *fetch, const double *source, int pe) { api::amo_fetch_nbi("shmem_double_atomic_fetch_nbi", SHMEM_CTX_DEFAULT, fetch, source, pe); }
void shmem_int_atomic_fetch_nbi(int *fetch, const int *source, int pe) { api::amo_fetch_nbi("shmem_int_atomic_fetch_nbi", SHMEM_CTX_DEFAULT, fetch, source, pe); }
void shmem_long_atomic_fetch_nbi(long *fetch, const long *source, int pe) { api::amo_fetch_nbi("shmem_long_atomic_fetch_nbi", SHMEM_CTX_DEFAULT, fetch, source, pe); }
void shmem_longlong_atomic_fetch_nbi(long long *fetch, const long long *source, int pe) { api::amo_fetch_nbi("shmem_longlong_atomic_fetch_nbi", SHMEM_CTX_DEFAULT, fetch, source, pe); }
void shmem_uint_atomic_fetch_nbi(unsigned int *fetch, const unsigned int *source, int pe) { api::amo_fetch_nbi("shmem_uint_atomic_fetch_nbi", SHMEM_CTX_DEFAULT, fetch, source, pe); }
void shmem_ulong_atomic_fetch_nbi(unsigned long *fetch, const unsigned long *source, int pe) { api::amo_fetch_nbi("shmem_ulong_atomic_fetch_nbi", SHMEM_CTX_DEFAULT, fetch, source, pe); }
void shmem_ulonglong_atomic_fetch_nbi(unsigned long long *fetch, const unsigned long long *source, int pe) { api::amo_fetch_nbi("shmem_ulonglong_atomic_fetch_nbi", SHMEM_CTX_DEFAULT, fetch, source, pe); }
void shmem_int32_atomic_fetch_nbi(int32_t *fetch, const int32_t *source, int pe) { api::amo_fetch_nbi("shmem_int32_atomic_fetch_nbi", SHMEM_CTX_DEFAULT, fetch, source, pe); }
void shmem_int64_atomic_fetch_nbi(int64_t *fetch, const int64_t *source, int pe) { api::amo_fetch_nbi("shmem_int64_atomic_fetch_nbi", SHMEM_CTX_DEFAULT, fetch, source, pe); }
void shmem_uint32_atomic_fetch_nbi(uint32_t *fetch, const uint32_t *source, int pe) { api::amo_fetch_nbi("shmem_uint32_atomic_fetch_nbi", SHMEM_CTX_DEFAULT, fetch, source, pe); }
void shmem_uint64_atomic_fetch_nbi(uint64_t *fetch, const uint64_t *source, int pe) { api::amo_fetch_nbi("shmem_uint64_atomic_fetch_nbi", SHMEM_CTX_DEFAULT, fetch, source, pe); }
void shmem_size_atomic_fetch_nbi(size_t *fetch, const size_t *source, int pe) { api::amo_fetch_nbi("shmem_size_atomic_fetch_nbi", SHMEM_CTX_DEFAULT, fetch, source, pe); }
void shmem_ptrdiff_atomic_fetch_nbi(ptrdiff_t *fetch, const ptrdiff_t *source, int pe) { api::amo_fetch_nbi("shmem_ptrdiff_atomic_fetch_nbi", SHMEM_CTX_DEFAULT, fetch, source, pe); }
void shmem_ctx_float_atomic_fetch_nbi(shmem_ctx_t ctx, float *fetch, const float *source, int pe) { api::amo_fetch_nbi("shmem_ctx_float_atomic_fetch_nbi", ctx, fetch, source, pe); }
void shmem_ctx_double_atomic_fetch_nbi(shmem_ctx_t ctx, double *fetch, const double *source, int pe) { api::amo_fetch_nbi("shmem_ctx_double_atomic_fetch_nbi", ctx, fetch, source, pe); }
void shmem_ctx_int_atomic_fetch_nbi(shmem_ctx_t ctx, int *fetch, const int *source, int pe) { api::amo_fetch_nbi("shmem_ctx_int_atomic_fetch_nbi", ctx, fetch, source, pe); }
void shmem_ctx_long_atomic_fetch_nbi(shmem_ctx_t ctx, long *fetch, const long *source, int pe) { api::amo_fetch_nbi("shmem_ctx_long_atomic_fetch_nbi", ctx, fetch, source, pe); }
void shmem_ctx_longlong_atomic_fetch_nbi(shmem_ctx_t ctx, long long *fetch, const long long *source, int pe) { api::amo_fetch_nbi("shmem_ctx_longlong_atomic_fetch_nbi", ctx, fetch, source, pe); }
void shmem_ctx_uint_atomic_fetch_nbi(shmem_ctx_t ctx, unsigned int *fetch, const unsigned int *source, int pe) { api::amo_fetch_nbi("shmem_ctx_uint_atomic_fetch_nbi", ctx, fetch, source, pe); }
void shmem_ctx_ulong_atomic_fetch_nbi(shmem_ctx_t ctx, unsigned long *fetch, const unsigned long *source, int pe) { api::amo_fetch_nbi("shmem_ctx_ulong_atomic_fetch_nbi", ctx, fetch, source, pe); }
void shmem_ctx_ulonglong_atomic_fetch_nbi(shmem_ctx_t ctx, unsigned long long *fetch, const unsigned long long *source, int pe) { api::amo_fetch_nbi("shmem_ctx_ulonglong_atomic_fetch_nbi", ctx, fetch, source, pe); }
void shmem_ctx_int32_atomic_fetch_nbi(shmem_ctx_t ctx, int32_t *fetch, const int32_t *source, int pe) { api::amo_fetch_nbi("shmem_ctx_int32_atomic_fetch_nbi", ctx, fetch, source, pe); }
void shmem_ctx_int64_atomic_fetch_nbi(shmem_ctx_t ctx, int64_t *fetch, const int64_t *source, int pe) { api::amo_fetch_nbi("shmem_ctx_int64_atomic_fetch_nbi", ctx, fetch, source, pe); }
void shmem_ctx_uint32_atomic_fetch_nbi(shmem_ctx_t ctx, uint32_t *fetch, const uint32_t *source, int pe) { api::amo_fetch_nbi("shmem_ctx_uint32_atomic_fetch_nbi", ctx, fetch, source, pe); }
void shmem_ctx_uint64_atomic_fetch_nbi(shmem_ctx_t ctx, uint64_t *fetch, const uint64_t *source, int pe) { api::amo_fetch_nbi("shmem_ctx_uint64_atomic_fetch_nbi", ctx, fetch, source, pe); }
void shmem_ctx_size_atomic_fetch_nbi(shmem_ctx_t ctx, size_t *fetch, const size_t *source, int pe) { api::amo_fetch_nbi("shmem_ctx_size_atomic_fetch_nbi", ctx, fetch, source, pe); }
void shmem_ctx_ptrdiff_atomic_fetch_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, const ptrdiff_t *source, int pe) { api::amo_fetch_nbi("shmem_ctx_ptrdiff_atomic_fetch_nbi", ctx, fetch, source, pe); }
void shmem_float_atomic_swap_nbi(float *fetch, float *dest, float value, int pe) { api::amo_swap_nbi("shmem_float_atomic_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_double_atomic_swap_nbi(double *fetch, double *dest, double value, int pe) { api::amo_swap_nbi("shmem_double_atomic_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_int_atomic_swap_nbi(int *fetch, int *dest, int value, int pe) { api::amo_swap_nbi("shmem_int_atomic_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_long_atomic_swap_nbi(long *fetch, long *dest, long value, int pe) { api::amo_swap_nbi("shmem_long_atomic_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_longlong_atomic_swap_nbi(long long *fetch, long long *dest, long long value, int pe) { api::amo_swap_nbi("shmem_longlong_atomic_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_uint_atomic_swap_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe) { api::amo_swap_nbi("shmem_uint_atomic_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ulong_atomic_swap_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe) { api::amo_swap_nbi("shmem_ulong_atomic_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ulonglong_atomic_swap_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe) { api::amo_swap_nbi("shmem_ulonglong_atomic_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_int32_atomic_swap_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe) { api::amo_swap_nbi("shmem_int32_atomic_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_int64_atomic_swap_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe) { api::amo_swap_nbi("shmem_int64_atomic_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_uint32_atomic_swap_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe) { api::amo_swap_nbi("shmem_uint32_atomic_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_uint64_atomic_swap_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe) { api::amo_swap_nbi("shmem_uint64_atomic_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_size_atomic_swap_nbi(size_t *fetch, size_t *dest, size_t value, int pe) { api::amo_swap_nbi("shmem_size_atomic_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ptrdiff_atomic_swap_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe) { api::amo_swap_nbi("shmem_ptrdiff_atomic_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ctx_float_atomic_swap_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe) { api::amo_swap_nbi("shmem_ctx_float_atomic_swap_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_double_atomic_swap_nbi(shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe) { api::amo_swap_nbi("shmem_ctx_double_atomic_swap_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_int_atomic_swap_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe) { api::amo_swap_nbi("shmem_ctx_int_atomic_swap_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_long_atomic_swap_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe) { api::amo_swap_nbi("shmem_ctx_long_atomic_swap_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_longlong_atomic_swap_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest, long long value, int pe) { api::amo_swap_nbi("shmem_ctx_longlong_atomic_swap_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_uint_atomic_swap_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe) { api::amo_swap_nbi("shmem_ctx_uint_atomic_swap_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_ulong_atomic_swap_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe) { api::amo_swap_nbi("shmem_ctx_ulong_atomic_swap_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_ulonglong_atomic_swap_nbi(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe) { api::amo_swap_nbi("shmem_ctx_ulonglong_atomic_swap_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_int32_atomic_swap_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe) { api::amo_swap_nbi("shmem_ctx_int32_atomic_swap_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_int64_atomic_swap_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe) { api::amo_swap_nbi("shmem_ctx_int64_atomic_swap_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_uint32_atomic_swap_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe) { api::amo_swap_nbi("shmem_ctx_uint32_atomic_swap_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_uint64_atomic_swap_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe) { api::amo_swap_nbi("shmem_ctx_uint64_atomic_swap_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_size_atomic_swap_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe) { api::amo_swap_nbi("shmem_ctx_size_atomic_swap_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_ptrdiff_atomic_swap_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe) { api::amo_swap_nbi("shmem_ctx_ptrdiff_atomic_swap_nbi", ctx, fetch, dest, value, pe); }
void shmem_int_atomic_compare_swap_nbi(int *fetch, int *dest, int cond, int value, int pe) { api::amo_compare_swap_nbi("shmem_int_atomic_compare_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, cond, value, pe); }
void shmem_long_atomic_compare_swap_nbi(long *fetch, long *dest, long cond, long value, int pe) { api::amo_compare_swap_nbi("shmem_long_atomic_compare_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, cond, value, pe); }
void shmem_longlong_atomic_compare_swap_nbi(long long *fetch, long long *dest, long long cond, long long value, int pe) { api::amo_compare_swap_nbi("shmem_longlong_atomic_compare_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, cond, value, pe); }
void shmem_uint_atomic_compare_swap_nbi(unsigned int *fetch, unsigned int *dest, unsigned int cond, unsigned int value, int pe) { api::amo_compare_swap_nbi("shmem_uint_atomic_compare_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, cond, value, pe); }
void shmem_ulong_atomic_compare_swap_nbi(unsigned long *fetch, unsigned long *dest, unsigned long cond, unsigned long value, int pe) { api::amo_compare_swap_nbi("shmem_ulong_atomic_compare_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, cond, value, pe); }
void shmem_ulonglong_atomic_compare_swap_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe) { api::amo_compare_swap_nbi("shmem_ulonglong_atomic_compare_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, cond, value, pe); }
void shmem_int32_atomic_compare_swap_nbi(int32_t *fetch, int32_t *dest, int32_t cond, int32_t value, int pe) { api::amo_compare_swap_nbi("shmem_int32_atomic_compare_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, cond, value, pe); }
void shmem_int64_atomic_compare_swap_nbi(int64_t *fetch, int64_t *dest, int64_t cond, int64_t value, int pe) { api::amo_compare_swap_nbi("shmem_int64_atomic_compare_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, cond, value, pe); }
void shmem_uint32_atomic_compare_swap_nbi(uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value, int pe) { api::amo_compare_swap_nbi("shmem_uint32_atomic_compare_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, cond, value, pe); }
void shmem_uint64_atomic_compare_swap_nbi(uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value, int pe) { api::amo_compare_swap_nbi("shmem_uint64_atomic_compare_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, cond, value, pe); }
void shmem_size_atomic_compare_swap_nbi(size_t *fetch, size_t *dest, size_t cond, size_t value, int pe) { api::amo_compare_swap_nbi("shmem_size_atomic_compare_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, cond, value, pe); }
void shmem_ptrdiff_atomic_compare_swap_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe) { api::amo_compare_swap_nbi("shmem_ptrdiff_atomic_compare_swap_nbi", SHMEM_CTX_DEFAULT, fetch, dest, cond, value, pe); }
void shmem_ctx_int_atomic_compare_swap_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int cond, int value, int pe) { api::amo_compare_swap_nbi("shmem_ctx_int_atomic_compare_swap_nbi", ctx, fetch, dest, cond, value, pe); }
void shmem_ctx_long_atomic_compare_swap_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long cond, long value, int pe) { api::amo_compare_swap_nbi("shmem_ctx_long_atomic_compare_swap_nbi", ctx, fetch, dest, cond, value, pe); }
void shmem_ctx_longlong_atomic_compare_swap_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest, long long cond, long long value, int pe) { api::amo_compare_swap_nbi("shmem_ctx_longlong_atomic_compare_swap_nbi", ctx, fetch, dest, cond, value, pe); }
void shmem_ctx_uint_atomic_compare_swap_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int cond, unsigned int value, int pe) { api::amo_compare_swap_nbi("shmem_ctx_uint_atomic_compare_swap_nbi", ctx, fetch, dest, cond, value, pe); }
void shmem_ctx_ulong_atomic_compare_swap_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long cond, unsigned long value, int pe) { api::amo_compare_swap_nbi("shmem_ctx_ulong_atomic_compare_swap_nbi", ctx, fetch, dest, cond, value, pe); }
void shmem_ctx_ulonglong_atomic_compare_swap_nbi(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe) { api::amo_compare_swap_nbi("shmem_ctx_ulonglong_atomic_compare_swap_nbi", ctx, fetch, dest, cond, value, pe); }
void shmem_ctx_int32_atomic_compare_swap_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t cond, int32_t value, int pe) { api::amo_compare_swap_nbi("shmem_ctx_int32_atomic_compare_swap_nbi", ctx, fetch, dest, cond, value, pe); }
void shmem_ctx_int64_atomic_compare_swap_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t cond, int64_t value, int pe) { api::amo_compare_swap_nbi("shmem_ctx_int64_atomic_compare_swap_nbi", ctx, fetch, dest, cond, value, pe); }
void shmem_ctx_uint32_atomic_compare_swap_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value, int pe) { api::amo_compare_swap_nbi("shmem_ctx_uint32_atomic_compare_swap_nbi", ctx, fetch, dest, cond, value, pe); }
void shmem_ctx_uint64_atomic_compare_swap_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value, int pe) { api::amo_compare_swap_nbi("shmem_ctx_uint64_atomic_compare_swap_nbi", ctx, fetch, dest, cond, value, pe); }
void shmem_ctx_size_atomic_compare_swap_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t cond, size_t value, int pe) { api::amo_compare_swap_nbi("shmem_ctx_size_atomic_compare_swap_nbi", ctx, fetch, dest, cond, value, pe); }
void shmem_ctx_ptrdiff_atomic_compare_swap_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe) { api::amo_compare_swap_nbi("shmem_ctx_ptrdiff_atomic_compare_swap_nbi", ctx, fetch, dest, cond, value, pe); }
void shmem_int_atomic_fetch_inc_nbi(int *fetch, int *dest, int pe) { api::amo_fetch_inc_nbi("shmem_int_atomic_fetch_inc_nbi", SHMEM_CTX_DEFAULT, fetch, dest, pe); }
void shmem_long_atomic_fetch_inc_nbi(long *fetch, long *dest, int pe) { api::amo_fetch_inc_nbi("shmem_long_atomic_fetch_inc_nbi", SHMEM_CTX_DEFAULT, fetch, dest, pe); }
void shmem_longlong_atomic_fetch_inc_nbi(long long *fetch, long long *dest, int pe) { api::amo_fetch_inc_nbi("shmem_longlong_atomic_fetch_inc_nbi", SHMEM_CTX_DEFAULT, fetch, dest, pe); }
void shmem_uint_atomic_fetch_inc_nbi(unsigned int *fetch, unsigned int *dest, int pe) { api::amo_fetch_inc_nbi("shmem_uint_atomic_fetch_inc_nbi", SHMEM_CTX_DEFAULT, fetch, dest, pe); }
void shmem_ulong_atomic_fetch_inc_nbi(unsigned long *fetch, unsigned long *dest, int pe) { api::amo_fetch_inc_nbi("shmem_ulong_atomic_fetch_inc_nbi", SHMEM_CTX_DEFAULT, fetch, dest, pe); }
void shmem_ulonglong_atomic_fetch_inc_nbi(unsigned long long *fetch, unsigned long long *dest, int pe) { api::amo_fetch_inc_nbi("shmem_ulonglong_atomic_fetch_inc_nbi", SHMEM_CTX_DEFAULT, fetch, dest, pe); }
void shmem_int32_atomic_fetch_inc_nbi(int32_t *fetch, int32_t *dest, int pe) { api::amo_fetch_inc_nbi("shmem_int32_atomic_fetch_inc_nbi", SHMEM_CTX_DEFAULT, fetch, dest, pe); }
void shmem_int64_atomic_fetch_inc_nbi(int64_t *fetch, int64_t *dest, int pe) { api::amo_fetch_inc_nbi("shmem_int64_atomic_fetch_inc_nbi", SHMEM_CTX_DEFAULT, fetch, dest, pe); }
void shmem_uint32_atomic_fetch_inc_nbi(uint32_t *fetch, uint32_t *dest, int pe) { api::amo_fetch_inc_nbi("shmem_uint32_atomic_fetch_inc_nbi", SHMEM_CTX_DEFAULT, fetch, dest, pe); }
void shmem_uint64_atomic_fetch_inc_nbi(uint64_t *fetch, uint64_t *dest, int pe) { api::amo_fetch_inc_nbi("shmem_uint64_atomic_fetch_inc_nbi", SHMEM_CTX_DEFAULT, fetch, dest, pe); }
void shmem_size_atomic_fetch_inc_nbi(size_t *fetch, size_t *dest, int pe) { api::amo_fetch_inc_nbi("shmem_size_atomic_fetch_inc_nbi", SHMEM_CTX_DEFAULT, fetch, dest, pe); }
void shmem_ptrdiff_atomic_fetch_inc_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, int pe) { api::amo_fetch_inc_nbi("shmem_ptrdiff_atomic_fetch_inc_nbi", SHMEM_CTX_DEFAULT, fetch, dest, pe); }
void shmem_ctx_int_atomic_fetch_inc_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int pe) { api::amo_fetch_inc_nbi("shmem_ctx_int_atomic_fetch_inc_nbi", ctx, fetch, dest, pe); }
void shmem_ctx_long_atomic_fetch_inc_nbi(shmem_ctx_t ctx, long *fetch, long *dest, int pe) { api::amo_fetch_inc_nbi("shmem_ctx_long_atomic_fetch_inc_nbi", ctx, fetch, dest, pe); }
void shmem_ctx_longlong_atomic_fetch_inc_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest, int pe) { api::amo_fetch_inc_nbi("shmem_ctx_longlong_atomic_fetch_inc_nbi", ctx, fetch, dest, pe); }
void shmem_ctx_uint_atomic_fetch_inc_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, int pe) { api::amo_fetch_inc_nbi("shmem_ctx_uint_atomic_fetch_inc_nbi", ctx, fetch, dest, pe); }
void shmem_ctx_ulong_atomic_fetch_inc_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, int pe) { api::amo_fetch_inc_nbi("shmem_ctx_ulong_atomic_fetch_inc_nbi", ctx, fetch, dest, pe); }
void shmem_ctx_ulonglong_atomic_fetch_inc_nbi(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, int pe) { api::amo_fetch_inc_nbi("shmem_ctx_ulonglong_atomic_fetch_inc_nbi", ctx, fetch, dest, pe); }
void shmem_ctx_int32_atomic_fetch_inc_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe) { api::amo_fetch_inc_nbi("shmem_ctx_int32_atomic_fetch_inc_nbi", ctx, fetch, dest, pe); }
void shmem_ctx_int64_atomic_fetch_inc_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe) { api::amo_fetch_inc_nbi("shmem_ctx_int64_atomic_fetch_inc_nbi", ctx, fetch, dest, pe); }
void shmem_ctx_uint32_atomic_fetch_inc_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, int pe) { api::amo_fetch_inc_nbi("shmem_ctx_uint32_atomic_fetch_inc_nbi", ctx, fetch, dest, pe); }
void shmem_ctx_uint64_atomic_fetch_inc_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, int pe) { api::amo_fetch_inc_nbi("shmem_ctx_uint64_atomic_fetch_inc_nbi", ctx, fetch, dest, pe); }
void shmem_ctx_size_atomic_fetch_inc_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest, int pe) { api::amo_fetch_inc_nbi("shmem_ctx_size_atomic_fetch_inc_nbi", ctx, fetch, dest, pe); }
void shmem_ctx_ptrdiff_atomic_fetch_inc_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, int pe) { api::amo_fetch_inc_nbi("shmem_ctx_ptrdiff_atomic_fetch_inc_nbi", ctx, fetch, dest, pe); }
void shmem_int_atomic_fetch_add_nbi(int *fetch, int *dest, int value, int pe) { api::amo_fetch_add_nbi("shmem_int_atomic_fetch_add_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_long_atomic_fetch_add_nbi(long *fetch, long *dest, long value, int pe) { api::amo_fetch_add_nbi("shmem_long_atomic_fetch_add_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_longlong_atomic_fetch_add_nbi(long long *fetch, long long *dest, long long value, int pe) { api::amo_fetch_add_nbi("shmem_longlong_atomic_fetch_add_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_uint_atomic_fetch_add_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe) { api::amo_fetch_add_nbi("shmem_uint_atomic_fetch_add_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ulong_atomic_fetch_add_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe) { api::amo_fetch_add_nbi("shmem_ulong_atomic_fetch_add_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ulonglong_atomic_fetch_add_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe) { api::amo_fetch_add_nbi("shmem_ulonglong_atomic_fetch_add_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_int32_atomic_fetch_add_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe) { api::amo_fetch_add_nbi("shmem_int32_atomic_fetch_add_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_int64_atomic_fetch_add_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe) { api::amo_fetch_add_nbi("shmem_int64_atomic_fetch_add_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_uint32_atomic_fetch_add_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe) { api::amo_fetch_add_nbi("shmem_uint32_atomic_fetch_add_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_uint64_atomic_fetch_add_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe) { api::amo_fetch_add_nbi("shmem_uint64_atomic_fetch_add_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_size_atomic_fetch_add_nbi(size_t *fetch, size_t *dest, size_t value, int pe) { api::amo_fetch_add_nbi("shmem_size_atomic_fetch_add_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ptrdiff_atomic_fetch_add_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe) { api::amo_fetch_add_nbi("shmem_ptrdiff_atomic_fetch_add_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ctx_int_atomic_fetch_add_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe) { api::amo_fetch_add_nbi("shmem_ctx_int_atomic_fetch_add_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_long_atomic_fetch_add_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe) { api::amo_fetch_add_nbi("shmem_ctx_long_atomic_fetch_add_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_longlong_atomic_fetch_add_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest, long long value, int pe) { api::amo_fetch_add_nbi("shmem_ctx_longlong_atomic_fetch_add_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_uint_atomic_fetch_add_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe) { api::amo_fetch_add_nbi("shmem_ctx_uint_atomic_fetch_add_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_ulong_atomic_fetch_add_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe) { api::amo_fetch_add_nbi("shmem_ctx_ulong_atomic_fetch_add_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_ulonglong_atomic_fetch_add_nbi(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe) { api::amo_fetch_add_nbi("shmem_ctx_ulonglong_atomic_fetch_add_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_int32_atomic_fetch_add_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe) { api::amo_fetch_add_nbi("shmem_ctx_int32_atomic_fetch_add_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_int64_atomic_fetch_add_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe) { api::amo_fetch_add_nbi("shmem_ctx_int64_atomic_fetch_add_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_uint32_atomic_fetch_add_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe) { api::amo_fetch_add_nbi("shmem_ctx_uint32_atomic_fetch_add_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_uint64_atomic_fetch_add_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe) { api::amo_fetch_add_nbi("shmem_ctx_uint64_atomic_fetch_add_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_size_atomic_fetch_add_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe) { api::amo_fetch_add_nbi("shmem_ctx_size_atomic_fetch_add_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_ptrdiff_atomic_fetch_add_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe) { api::amo_fetch_add_nbi("shmem_ctx_ptrdiff_atomic_fetch_add_nbi", ctx, fetch, dest, value, pe); }
void shmem_uint_atomic_fetch_and_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe) { api::amo_fetch_and_nbi("shmem_uint_atomic_fetch_and_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ulong_atomic_fetch_and_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe) { api::amo_fetch_and_nbi("shmem_ulong_atomic_fetch_and_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ulonglong_atomic_fetch_and_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe) { api::amo_fetch_and_nbi("shmem_ulonglong_atomic_fetch_and_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_int32_atomic_fetch_and_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe) { api::amo_fetch_and_nbi("shmem_int32_atomic_fetch_and_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_int64_atomic_fetch_and_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe) { api::amo_fetch_and_nbi("shmem_int64_atomic_fetch_and_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_uint32_atomic_fetch_and_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe) { api::amo_fetch_and_nbi("shmem_uint32_atomic_fetch_and_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_uint64_atomic_fetch_and_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe) { api::amo_fetch_and_nbi("shmem_uint64_atomic_fetch_and_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ctx_uint_atomic_fetch_and_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe) { api::amo_fetch_and_nbi("shmem_ctx_uint_atomic_fetch_and_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_ulong_atomic_fetch_and_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe) { api::amo_fetch_and_nbi("shmem_ctx_ulong_atomic_fetch_and_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_ulonglong_atomic_fetch_and_nbi(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe) { api::amo_fetch_and_nbi("shmem_ctx_ulonglong_atomic_fetch_and_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_int32_atomic_fetch_and_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe) { api::amo_fetch_and_nbi("shmem_ctx_int32_atomic_fetch_and_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_int64_atomic_fetch_and_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe) { api::amo_fetch_and_nbi("shmem_ctx_int64_atomic_fetch_and_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_uint32_atomic_fetch_and_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe) { api::amo_fetch_and_nbi("shmem_ctx_uint32_atomic_fetch_and_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_uint64_atomic_fetch_and_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe) { api::amo_fetch_and_nbi("shmem_ctx_uint64_atomic_fetch_and_nbi", ctx, fetch, dest, value, pe); }
void shmem_uint_atomic_fetch_or_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe) { api::amo_fetch_or_nbi("shmem_uint_atomic_fetch_or_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ulong_atomic_fetch_or_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe) { api::amo_fetch_or_nbi("shmem_ulong_atomic_fetch_or_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ulonglong_atomic_fetch_or_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe) { api::amo_fetch_or_nbi("shmem_ulonglong_atomic_fetch_or_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_int32_atomic_fetch_or_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe) { api::amo_fetch_or_nbi("shmem_int32_atomic_fetch_or_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_int64_atomic_fetch_or_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe) { api::amo_fetch_or_nbi("shmem_int64_atomic_fetch_or_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_uint32_atomic_fetch_or_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe) { api::amo_fetch_or_nbi("shmem_uint32_atomic_fetch_or_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_uint64_atomic_fetch_or_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe) { api::amo_fetch_or_nbi("shmem_uint64_atomic_fetch_or_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ctx_uint_atomic_fetch_or_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe) { api::amo_fetch_or_nbi("shmem_ctx_uint_atomic_fetch_or_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_ulong_atomic_fetch_or_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe) { api::amo_fetch_or_nbi("shmem_ctx_ulong_atomic_fetch_or_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_ulonglong_atomic_fetch_or_nbi(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe) { api::amo_fetch_or_nbi("shmem_ctx_ulonglong_atomic_fetch_or_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_int32_atomic_fetch_or_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe) { api::amo_fetch_or_nbi("shmem_ctx_int32_atomic_fetch_or_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_int64_atomic_fetch_or_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe) { api::amo_fetch_or_nbi("shmem_ctx_int64_atomic_fetch_or_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_uint32_atomic_fetch_or_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe) { api::amo_fetch_or_nbi("shmem_ctx_uint32_atomic_fetch_or_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_uint64_atomic_fetch_or_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe) { api::amo_fetch_or_nbi("shmem_ctx_uint64_atomic_fetch_or_nbi", ctx, fetch, dest, value, pe); }
void shmem_uint_atomic_fetch_xor_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe) { api::amo_fetch_xor_nbi("shmem_uint_atomic_fetch_xor_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ulong_atomic_fetch_xor_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe) { api::amo_fetch_xor_nbi("shmem_ulong_atomic_fetch_xor_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ulonglong_atomic_fetch_xor_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe) { api::amo_fetch_xor_nbi("shmem_ulonglong_atomic_fetch_xor_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_int32_atomic_fetch_xor_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe) { api::amo_fetch_xor_nbi("shmem_int32_atomic_fetch_xor_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_int64_atomic_fetch_xor_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe) { api::amo_fetch_xor_nbi("shmem_int64_atomic_fetch_xor_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_uint32_atomic_fetch_xor_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe) { api::amo_fetch_xor_nbi("shmem_uint32_atomic_fetch_xor_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_uint64_atomic_fetch_xor_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe) { api::amo_fetch_xor_nbi("shmem_uint64_atomic_fetch_xor_nbi", SHMEM_CTX_DEFAULT, fetch, dest, value, pe); }
void shmem_ctx_uint_atomic_fetch_xor_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe) { api::amo_fetch_xor_nbi("shmem_ctx_uint_atomic_fetch_xor_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_ulong_atomic_fetch_xor_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe) { api::amo_fetch_xor_nbi("shmem_ctx_ulong_atomic_fetch_xor_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_ulonglong_atomic_fetch_xor_nbi(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe) { api::amo_fetch_xor_nbi("shmem_ctx_ulonglong_atomic_fetch_xor_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_int32_atomic_fetch_xor_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe) { api::amo_fetch_xor_nbi("shmem_ctx_int32_atomic_fetch_xor_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_int64_atomic_fetch_xor_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe) { api::amo_fetch_xor_nbi("shmem_ctx_int64_atomic_fetch_xor_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_uint32_atomic_fetch_xor_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe) { api::amo_fetch_xor_nbi("shmem_ctx_uint32_atomic_fetch_xor_nbi", ctx, fetch, dest, value, pe); }
void shmem_ctx_uint64_atomic_fetch_xor_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe) { api::amo_fetch_xor_nbi("shmem_ctx_uint64_atomic_fetch_xor_nbi", ctx, fetch, dest, value, pe); }

// Open MPI: bitwise atomics of signed types
int shmem_int_atomic_fetch_and(int *dest, int value, int pe) { return api::amo_fetch_and("shmem_int_atomic_fetch_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
long shmem_long_atomic_fetch_and(long *dest, long value, int pe) { return api::amo_fetch_and("shmem_long_atomic_fetch_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
long long shmem_longlong_atomic_fetch_and(long long *dest, long long value, int pe) { return api::amo_fetch_and("shmem_longlong_atomic_fetch_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
int shmem_ctx_int_atomic_fetch_and(shmem_ctx_t ctx, int *dest, int value, int pe) { return api::amo_fetch_and("shmem_ctx_int_atomic_fetch_and", ctx, dest, value, pe); }
long shmem_ctx_long_atomic_fetch_and(shmem_ctx_t ctx, long *dest, long value, int pe) { return api::amo_fetch_and("shmem_ctx_long_atomic_fetch_and", ctx, dest, value, pe); }
long long shmem_ctx_longlong_atomic_fetch_and(shmem_ctx_t ctx, long long *dest, long long value, int pe) { return api::amo_fetch_and("shmem_ctx_longlong_atomic_fetch_and", ctx, dest, value, pe); }
void shmem_int_atomic_and(int *dest, int value, int pe) { api::amo_and("shmem_int_atomic_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_long_atomic_and(long *dest, long value, int pe) { api::amo_and("shmem_long_atomic_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_longlong_atomic_and(long long *dest, long long value, int pe) { api::amo_and("shmem_longlong_atomic_and", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ctx_int_atomic_and(shmem_ctx_t ctx, int *dest, int value, int pe) { api::amo_and("shmem_ctx_int_atomic_and", ctx, dest, value, pe); }
void shmem_ctx_long_atomic_and(shmem_ctx_t ctx, long *dest, long value, int pe) { api::amo_and("shmem_ctx_long_atomic_and", ctx, dest, value, pe); }
void shmem_ctx_longlong_atomic_and(shmem_ctx_t ctx, long long *dest, long long value, int pe) { api::amo_and("shmem_ctx_longlong_atomic_and", ctx, dest, value, pe); }
int shmem_int_atomic_fetch_or(int *dest, int value, int pe) { return api::amo_fetch_or("shmem_int_atomic_fetch_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
long shmem_long_atomic_fetch_or(long *dest, long value, int pe) { return api::amo_fetch_or("shmem_long_atomic_fetch_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
long long shmem_longlong_atomic_fetch_or(long long *dest, long long value, int pe) { return api::amo_fetch_or("shmem_longlong_atomic_fetch_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
int shmem_ctx_int_atomic_fetch_or(shmem_ctx_t ctx, int *dest, int value, int pe) { return api::amo_fetch_or("shmem_ctx_int_atomic_fetch_or", ctx, dest, value, pe); }
long shmem_ctx_long_atomic_fetch_or(shmem_ctx_t ctx, long *dest, long value, int pe) { return api::amo_fetch_or("shmem_ctx_long_atomic_fetch_or", ctx, dest, value, pe); }
long long shmem_ctx_longlong_atomic_fetch_or(shmem_ctx_t ctx, long long *dest, long long value, int pe) { return api::amo_fetch_or("shmem_ctx_longlong_atomic_fetch_or", ctx, dest, value, pe); }
void shmem_int_atomic_or(int *dest, int value, int pe) { api::amo_or("shmem_int_atomic_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_long_atomic_or(long *dest, long value, int pe) { api::amo_or("shmem_long_atomic_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_longlong_atomic_or(long long *dest, long long value, int pe) { api::amo_or("shmem_longlong_atomic_or", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ctx_int_atomic_or(shmem_ctx_t ctx, int *dest, int value, int pe) { api::amo_or("shmem_ctx_int_atomic_or", ctx, dest, value, pe); }
void shmem_ctx_long_atomic_or(shmem_ctx_t ctx, long *dest, long value, int pe) { api::amo_or("shmem_ctx_long_atomic_or", ctx, dest, value, pe); }
void shmem_ctx_longlong_atomic_or(shmem_ctx_t ctx, long long *dest, long long value, int pe) { api::amo_or("shmem_ctx_longlong_atomic_or", ctx, dest, value, pe); }
int shmem_int_atomic_fetch_xor(int *dest, int value, int pe) { return api::amo_fetch_xor("shmem_int_atomic_fetch_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
long shmem_long_atomic_fetch_xor(long *dest, long value, int pe) { return api::amo_fetch_xor("shmem_long_atomic_fetch_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
long long shmem_longlong_atomic_fetch_xor(long long *dest, long long value, int pe) { return api::amo_fetch_xor("shmem_longlong_atomic_fetch_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
int shmem_ctx_int_atomic_fetch_xor(shmem_ctx_t ctx, int *dest, int value, int pe) { return api::amo_fetch_xor("shmem_ctx_int_atomic_fetch_xor", ctx, dest, value, pe); }
long shmem_ctx_long_atomic_fetch_xor(shmem_ctx_t ctx, long *dest, long value, int pe) { return api::amo_fetch_xor("shmem_ctx_long_atomic_fetch_xor", ctx, dest, value, pe); }
long long shmem_ctx_longlong_atomic_fetch_xor(shmem_ctx_t ctx, long long *dest, long long value, int pe) { return api::amo_fetch_xor("shmem_ctx_longlong_atomic_fetch_xor", ctx, dest, value, pe); }
void shmem_int_atomic_xor(int *dest, int value, int pe) { api::amo_xor("shmem_int_atomic_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_long_atomic_xor(long *dest, long value, int pe) { api::amo_xor("shmem_long_atomic_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_longlong_atomic_xor(long long *dest, long long value, int pe) { api::amo_xor("shmem_longlong_atomic_xor", SHMEM_CTX_DEFAULT, dest, value, pe); }
void shmem_ctx_int_atomic_xor(shmem_ctx_t ctx, int *dest, int value, int pe) { api::amo_xor("shmem_ctx_int_atomic_xor", ctx, dest, value, pe); }
void shmem_ctx_long_atomic_xor(shmem_ctx_t ctx, long *dest, long value, int pe) { api::amo_xor("shmem_ctx_long_atomic_xor", ctx, dest, value, pe); }
void shmem_ctx_longlong_atomic_xor(shmem_ctx_t ctx, long long *dest, long long value, int pe) { api::amo_xor("shmem_ctx_longlong_atomic_xor", ctx, dest, value, pe); }

extern "C" __attribute__((alias("shmem_float_atomic_fetch"), visibility("default"))) float pshmem_float_atomic_fetch(const float *source, int pe);
extern "C" __attribute__((alias("shmem_double_atomic_fetch"), visibility("default"))) double pshmem_double_atomic_fetch(const double *source, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_fetch"), visibility("default"))) int pshmem_int_atomic_fetch(const int *source, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_fetch"), visibility("default"))) long pshmem_long_atomic_fetch(const long *source, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_fetch"), visibility("default"))) long long pshmem_longlong_atomic_fetch(const long long *source, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_fetch"), visibility("default"))) unsigned int pshmem_uint_atomic_fetch(const unsigned int *source, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_fetch"), visibility("default"))) unsigned long pshmem_ulong_atomic_fetch(const unsigned long *source, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_fetch"), visibility("default"))) unsigned long long pshmem_ulonglong_atomic_fetch(const unsigned long long *source, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_fetch"), visibility("default"))) int32_t pshmem_int32_atomic_fetch(const int32_t *source, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_fetch"), visibility("default"))) int64_t pshmem_int64_atomic_fetch(const int64_t *source, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_fetch"), visibility("default"))) uint32_t pshmem_uint32_atomic_fetch(const uint32_t *source, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_fetch"), visibility("default"))) uint64_t pshmem_uint64_atomic_fetch(const uint64_t *source, int pe);
extern "C" __attribute__((alias("shmem_size_atomic_fetch"), visibility("default"))) size_t pshmem_size_atomic_fetch(const size_t *source, int pe);
extern "C" __attribute__((alias("shmem_ptrdiff_atomic_fetch"), visibility("default"))) ptrdiff_t pshmem_ptrdiff_atomic_fetch(const ptrdiff_t *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_float_atomic_fetch"), visibility("default"))) float pshmem_ctx_float_atomic_fetch(shmem_ctx_t ctx, const float *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_double_atomic_fetch"), visibility("default"))) double pshmem_ctx_double_atomic_fetch(shmem_ctx_t ctx, const double *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_fetch"), visibility("default"))) int pshmem_ctx_int_atomic_fetch(shmem_ctx_t ctx, const int *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_fetch"), visibility("default"))) long pshmem_ctx_long_atomic_fetch(shmem_ctx_t ctx, const long *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_fetch"), visibility("default"))) long long pshmem_ctx_longlong_atomic_fetch(shmem_ctx_t ctx, const long long *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_fetch"), visibility("default"))) unsigned int pshmem_ctx_uint_atomic_fetch(shmem_ctx_t ctx, const unsigned int *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_fetch"), visibility("default"))) unsigned long pshmem_ctx_ulong_atomic_fetch(shmem_ctx_t ctx, const unsigned long *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_fetch"), visibility("default"))) unsigned long long pshmem_ctx_ulonglong_atomic_fetch(shmem_ctx_t ctx, const unsigned long long *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_fetch"), visibility("default"))) int32_t pshmem_ctx_int32_atomic_fetch(shmem_ctx_t ctx, const int32_t *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_fetch"), visibility("default"))) int64_t pshmem_ctx_int64_atomic_fetch(shmem_ctx_t ctx, const int64_t *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_fetch"), visibility("default"))) uint32_t pshmem_ctx_uint32_atomic_fetch(shmem_ctx_t ctx, const uint32_t *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_fetch"), visibility("default"))) uint64_t pshmem_ctx_uint64_atomic_fetch(shmem_ctx_t ctx, const uint64_t *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_size_atomic_fetch"), visibility("default"))) size_t pshmem_ctx_size_atomic_fetch(shmem_ctx_t ctx, const size_t *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_ptrdiff_atomic_fetch"), visibility("default"))) ptrdiff_t pshmem_ctx_ptrdiff_atomic_fetch(shmem_ctx_t ctx, const ptrdiff_t *source, int pe);
extern "C" __attribute__((alias("shmem_float_atomic_set"), visibility("default"))) void pshmem_float_atomic_set(float *dest, float value, int pe);
extern "C" __attribute__((alias("shmem_double_atomic_set"), visibility("default"))) void pshmem_double_atomic_set(double *dest, double value, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_set"), visibility("default"))) void pshmem_int_atomic_set(int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_set"), visibility("default"))) void pshmem_long_atomic_set(long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_set"), visibility("default"))) void pshmem_longlong_atomic_set(long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_set"), visibility("default"))) void pshmem_uint_atomic_set(unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_set"), visibility("default"))) void pshmem_ulong_atomic_set(unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_set"), visibility("default"))) void pshmem_ulonglong_atomic_set(unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_set"), visibility("default"))) void pshmem_int32_atomic_set(int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_set"), visibility("default"))) void pshmem_int64_atomic_set(int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_set"), visibility("default"))) void pshmem_uint32_atomic_set(uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_set"), visibility("default"))) void pshmem_uint64_atomic_set(uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_size_atomic_set"), visibility("default"))) void pshmem_size_atomic_set(size_t *dest, size_t value, int pe);
extern "C" __attribute__((alias("shmem_ptrdiff_atomic_set"), visibility("default"))) void pshmem_ptrdiff_atomic_set(ptrdiff_t *dest, ptrdiff_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_float_atomic_set"), visibility("default"))) void pshmem_ctx_float_atomic_set(shmem_ctx_t ctx, float *dest, float value, int pe);
extern "C" __attribute__((alias("shmem_ctx_double_atomic_set"), visibility("default"))) void pshmem_ctx_double_atomic_set(shmem_ctx_t ctx, double *dest, double value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_set"), visibility("default"))) void pshmem_ctx_int_atomic_set(shmem_ctx_t ctx, int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_set"), visibility("default"))) void pshmem_ctx_long_atomic_set(shmem_ctx_t ctx, long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_set"), visibility("default"))) void pshmem_ctx_longlong_atomic_set(shmem_ctx_t ctx, long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_set"), visibility("default"))) void pshmem_ctx_uint_atomic_set(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_set"), visibility("default"))) void pshmem_ctx_ulong_atomic_set(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_set"), visibility("default"))) void pshmem_ctx_ulonglong_atomic_set(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_set"), visibility("default"))) void pshmem_ctx_int32_atomic_set(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_set"), visibility("default"))) void pshmem_ctx_int64_atomic_set(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_set"), visibility("default"))) void pshmem_ctx_uint32_atomic_set(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_set"), visibility("default"))) void pshmem_ctx_uint64_atomic_set(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_size_atomic_set"), visibility("default"))) void pshmem_ctx_size_atomic_set(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ptrdiff_atomic_set"), visibility("default"))) void pshmem_ctx_ptrdiff_atomic_set(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
extern "C" __attribute__((alias("shmem_float_atomic_swap"), visibility("default"))) float pshmem_float_atomic_swap(float *dest, float value, int pe);
extern "C" __attribute__((alias("shmem_double_atomic_swap"), visibility("default"))) double pshmem_double_atomic_swap(double *dest, double value, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_swap"), visibility("default"))) int pshmem_int_atomic_swap(int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_swap"), visibility("default"))) long pshmem_long_atomic_swap(long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_swap"), visibility("default"))) long long pshmem_longlong_atomic_swap(long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_swap"), visibility("default"))) unsigned int pshmem_uint_atomic_swap(unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_swap"), visibility("default"))) unsigned long pshmem_ulong_atomic_swap(unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_swap"), visibility("default"))) unsigned long long pshmem_ulonglong_atomic_swap(unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_swap"), visibility("default"))) int32_t pshmem_int32_atomic_swap(int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_swap"), visibility("default"))) int64_t pshmem_int64_atomic_swap(int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_swap"), visibility("default"))) uint32_t pshmem_uint32_atomic_swap(uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_swap"), visibility("default"))) uint64_t pshmem_uint64_atomic_swap(uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_size_atomic_swap"), visibility("default"))) size_t pshmem_size_atomic_swap(size_t *dest, size_t value, int pe);
extern "C" __attribute__((alias("shmem_ptrdiff_atomic_swap"), visibility("default"))) ptrdiff_t pshmem_ptrdiff_atomic_swap(ptrdiff_t *dest, ptrdiff_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_float_atomic_swap"), visibility("default"))) float pshmem_ctx_float_atomic_swap(shmem_ctx_t ctx, float *dest, float value, int pe);
extern "C" __attribute__((alias("shmem_ctx_double_atomic_swap"), visibility("default"))) double pshmem_ctx_double_atomic_swap(shmem_ctx_t ctx, double *dest, double value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_swap"), visibility("default"))) int pshmem_ctx_int_atomic_swap(shmem_ctx_t ctx, int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_swap"), visibility("default"))) long pshmem_ctx_long_atomic_swap(shmem_ctx_t ctx, long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_swap"), visibility("default"))) long long pshmem_ctx_longlong_atomic_swap(shmem_ctx_t ctx, long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_swap"), visibility("default"))) unsigned int pshmem_ctx_uint_atomic_swap(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_swap"), visibility("default"))) unsigned long pshmem_ctx_ulong_atomic_swap(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_swap"), visibility("default"))) unsigned long long pshmem_ctx_ulonglong_atomic_swap(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_swap"), visibility("default"))) int32_t pshmem_ctx_int32_atomic_swap(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_swap"), visibility("default"))) int64_t pshmem_ctx_int64_atomic_swap(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_swap"), visibility("default"))) uint32_t pshmem_ctx_uint32_atomic_swap(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_swap"), visibility("default"))) uint64_t pshmem_ctx_uint64_atomic_swap(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_size_atomic_swap"), visibility("default"))) size_t pshmem_ctx_size_atomic_swap(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ptrdiff_atomic_swap"), visibility("default"))) ptrdiff_t pshmem_ctx_ptrdiff_atomic_swap(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_compare_swap"), visibility("default"))) int pshmem_int_atomic_compare_swap(int *dest, int cond, int value, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_compare_swap"), visibility("default"))) long pshmem_long_atomic_compare_swap(long *dest, long cond, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_compare_swap"), visibility("default"))) long long pshmem_longlong_atomic_compare_swap(long long *dest, long long cond, long long value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_compare_swap"), visibility("default"))) unsigned int pshmem_uint_atomic_compare_swap(unsigned int *dest, unsigned int cond, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_compare_swap"), visibility("default"))) unsigned long pshmem_ulong_atomic_compare_swap(unsigned long *dest, unsigned long cond, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_compare_swap"), visibility("default"))) unsigned long long pshmem_ulonglong_atomic_compare_swap(unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_compare_swap"), visibility("default"))) int32_t pshmem_int32_atomic_compare_swap(int32_t *dest, int32_t cond, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_compare_swap"), visibility("default"))) int64_t pshmem_int64_atomic_compare_swap(int64_t *dest, int64_t cond, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_compare_swap"), visibility("default"))) uint32_t pshmem_uint32_atomic_compare_swap(uint32_t *dest, uint32_t cond, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_compare_swap"), visibility("default"))) uint64_t pshmem_uint64_atomic_compare_swap(uint64_t *dest, uint64_t cond, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_size_atomic_compare_swap"), visibility("default"))) size_t pshmem_size_atomic_compare_swap(size_t *dest, size_t cond, size_t value, int pe);
extern "C" __attribute__((alias("shmem_ptrdiff_atomic_compare_swap"), visibility("default"))) ptrdiff_t pshmem_ptrdiff_atomic_compare_swap(ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_compare_swap"), visibility("default"))) int pshmem_ctx_int_atomic_compare_swap(shmem_ctx_t ctx, int *dest, int cond, int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_compare_swap"), visibility("default"))) long pshmem_ctx_long_atomic_compare_swap(shmem_ctx_t ctx, long *dest, long cond, long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_compare_swap"), visibility("default"))) long long pshmem_ctx_longlong_atomic_compare_swap(shmem_ctx_t ctx, long long *dest, long long cond, long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_compare_swap"), visibility("default"))) unsigned int pshmem_ctx_uint_atomic_compare_swap(shmem_ctx_t ctx, unsigned int *dest, unsigned int cond, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_compare_swap"), visibility("default"))) unsigned long pshmem_ctx_ulong_atomic_compare_swap(shmem_ctx_t ctx, unsigned long *dest, unsigned long cond, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_compare_swap"), visibility("default"))) unsigned long long pshmem_ctx_ulonglong_atomic_compare_swap(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_compare_swap"), visibility("default"))) int32_t pshmem_ctx_int32_atomic_compare_swap(shmem_ctx_t ctx, int32_t *dest, int32_t cond, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_compare_swap"), visibility("default"))) int64_t pshmem_ctx_int64_atomic_compare_swap(shmem_ctx_t ctx, int64_t *dest, int64_t cond, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_compare_swap"), visibility("default"))) uint32_t pshmem_ctx_uint32_atomic_compare_swap(shmem_ctx_t ctx, uint32_t *dest, uint32_t cond, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_compare_swap"), visibility("default"))) uint64_t pshmem_ctx_uint64_atomic_compare_swap(shmem_ctx_t ctx, uint64_t *dest, uint64_t cond, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_size_atomic_compare_swap"), visibility("default"))) size_t pshmem_ctx_size_atomic_compare_swap(shmem_ctx_t ctx, size_t *dest, size_t cond, size_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ptrdiff_atomic_compare_swap"), visibility("default"))) ptrdiff_t pshmem_ctx_ptrdiff_atomic_compare_swap(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_fetch_inc"), visibility("default"))) int pshmem_int_atomic_fetch_inc(int *dest, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_fetch_inc"), visibility("default"))) long pshmem_long_atomic_fetch_inc(long *dest, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_fetch_inc"), visibility("default"))) long long pshmem_longlong_atomic_fetch_inc(long long *dest, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_fetch_inc"), visibility("default"))) unsigned int pshmem_uint_atomic_fetch_inc(unsigned int *dest, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_fetch_inc"), visibility("default"))) unsigned long pshmem_ulong_atomic_fetch_inc(unsigned long *dest, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_fetch_inc"), visibility("default"))) unsigned long long pshmem_ulonglong_atomic_fetch_inc(unsigned long long *dest, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_fetch_inc"), visibility("default"))) int32_t pshmem_int32_atomic_fetch_inc(int32_t *dest, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_fetch_inc"), visibility("default"))) int64_t pshmem_int64_atomic_fetch_inc(int64_t *dest, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_fetch_inc"), visibility("default"))) uint32_t pshmem_uint32_atomic_fetch_inc(uint32_t *dest, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_fetch_inc"), visibility("default"))) uint64_t pshmem_uint64_atomic_fetch_inc(uint64_t *dest, int pe);
extern "C" __attribute__((alias("shmem_size_atomic_fetch_inc"), visibility("default"))) size_t pshmem_size_atomic_fetch_inc(size_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ptrdiff_atomic_fetch_inc"), visibility("default"))) ptrdiff_t pshmem_ptrdiff_atomic_fetch_inc(ptrdiff_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_fetch_inc"), visibility("default"))) int pshmem_ctx_int_atomic_fetch_inc(shmem_ctx_t ctx, int *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_fetch_inc"), visibility("default"))) long pshmem_ctx_long_atomic_fetch_inc(shmem_ctx_t ctx, long *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_fetch_inc"), visibility("default"))) long long pshmem_ctx_longlong_atomic_fetch_inc(shmem_ctx_t ctx, long long *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_fetch_inc"), visibility("default"))) unsigned int pshmem_ctx_uint_atomic_fetch_inc(shmem_ctx_t ctx, unsigned int *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_fetch_inc"), visibility("default"))) unsigned long pshmem_ctx_ulong_atomic_fetch_inc(shmem_ctx_t ctx, unsigned long *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_fetch_inc"), visibility("default"))) unsigned long long pshmem_ctx_ulonglong_atomic_fetch_inc(shmem_ctx_t ctx, unsigned long long *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_fetch_inc"), visibility("default"))) int32_t pshmem_ctx_int32_atomic_fetch_inc(shmem_ctx_t ctx, int32_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_fetch_inc"), visibility("default"))) int64_t pshmem_ctx_int64_atomic_fetch_inc(shmem_ctx_t ctx, int64_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_fetch_inc"), visibility("default"))) uint32_t pshmem_ctx_uint32_atomic_fetch_inc(shmem_ctx_t ctx, uint32_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_fetch_inc"), visibility("default"))) uint64_t pshmem_ctx_uint64_atomic_fetch_inc(shmem_ctx_t ctx, uint64_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_size_atomic_fetch_inc"), visibility("default"))) size_t pshmem_ctx_size_atomic_fetch_inc(shmem_ctx_t ctx, size_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_ptrdiff_atomic_fetch_inc"), visibility("default"))) ptrdiff_t pshmem_ctx_ptrdiff_atomic_fetch_inc(shmem_ctx_t ctx, ptrdiff_t *dest, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_inc"), visibility("default"))) void pshmem_int_atomic_inc(int *dest, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_inc"), visibility("default"))) void pshmem_long_atomic_inc(long *dest, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_inc"), visibility("default"))) void pshmem_longlong_atomic_inc(long long *dest, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_inc"), visibility("default"))) void pshmem_uint_atomic_inc(unsigned int *dest, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_inc"), visibility("default"))) void pshmem_ulong_atomic_inc(unsigned long *dest, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_inc"), visibility("default"))) void pshmem_ulonglong_atomic_inc(unsigned long long *dest, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_inc"), visibility("default"))) void pshmem_int32_atomic_inc(int32_t *dest, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_inc"), visibility("default"))) void pshmem_int64_atomic_inc(int64_t *dest, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_inc"), visibility("default"))) void pshmem_uint32_atomic_inc(uint32_t *dest, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_inc"), visibility("default"))) void pshmem_uint64_atomic_inc(uint64_t *dest, int pe);
extern "C" __attribute__((alias("shmem_size_atomic_inc"), visibility("default"))) void pshmem_size_atomic_inc(size_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ptrdiff_atomic_inc"), visibility("default"))) void pshmem_ptrdiff_atomic_inc(ptrdiff_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_inc"), visibility("default"))) void pshmem_ctx_int_atomic_inc(shmem_ctx_t ctx, int *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_inc"), visibility("default"))) void pshmem_ctx_long_atomic_inc(shmem_ctx_t ctx, long *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_inc"), visibility("default"))) void pshmem_ctx_longlong_atomic_inc(shmem_ctx_t ctx, long long *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_inc"), visibility("default"))) void pshmem_ctx_uint_atomic_inc(shmem_ctx_t ctx, unsigned int *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_inc"), visibility("default"))) void pshmem_ctx_ulong_atomic_inc(shmem_ctx_t ctx, unsigned long *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_inc"), visibility("default"))) void pshmem_ctx_ulonglong_atomic_inc(shmem_ctx_t ctx, unsigned long long *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_inc"), visibility("default"))) void pshmem_ctx_int32_atomic_inc(shmem_ctx_t ctx, int32_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_inc"), visibility("default"))) void pshmem_ctx_int64_atomic_inc(shmem_ctx_t ctx, int64_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_inc"), visibility("default"))) void pshmem_ctx_uint32_atomic_inc(shmem_ctx_t ctx, uint32_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_inc"), visibility("default"))) void pshmem_ctx_uint64_atomic_inc(shmem_ctx_t ctx, uint64_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_size_atomic_inc"), visibility("default"))) void pshmem_ctx_size_atomic_inc(shmem_ctx_t ctx, size_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_ptrdiff_atomic_inc"), visibility("default"))) void pshmem_ctx_ptrdiff_atomic_inc(shmem_ctx_t ctx, ptrdiff_t *dest, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_fetch_add"), visibility("default"))) int pshmem_int_atomic_fetch_add(int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_fetch_add"), visibility("default"))) long pshmem_long_atomic_fetch_add(long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_fetch_add"), visibility("default"))) long long pshmem_longlong_atomic_fetch_add(long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_fetch_add"), visibility("default"))) unsigned int pshmem_uint_atomic_fetch_add(unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_fetch_add"), visibility("default"))) unsigned long pshmem_ulong_atomic_fetch_add(unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_fetch_add"), visibility("default"))) unsigned long long pshmem_ulonglong_atomic_fetch_add(unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_fetch_add"), visibility("default"))) int32_t pshmem_int32_atomic_fetch_add(int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_fetch_add"), visibility("default"))) int64_t pshmem_int64_atomic_fetch_add(int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_fetch_add"), visibility("default"))) uint32_t pshmem_uint32_atomic_fetch_add(uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_fetch_add"), visibility("default"))) uint64_t pshmem_uint64_atomic_fetch_add(uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_size_atomic_fetch_add"), visibility("default"))) size_t pshmem_size_atomic_fetch_add(size_t *dest, size_t value, int pe);
extern "C" __attribute__((alias("shmem_ptrdiff_atomic_fetch_add"), visibility("default"))) ptrdiff_t pshmem_ptrdiff_atomic_fetch_add(ptrdiff_t *dest, ptrdiff_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_fetch_add"), visibility("default"))) int pshmem_ctx_int_atomic_fetch_add(shmem_ctx_t ctx, int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_fetch_add"), visibility("default"))) long pshmem_ctx_long_atomic_fetch_add(shmem_ctx_t ctx, long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_fetch_add"), visibility("default"))) long long pshmem_ctx_longlong_atomic_fetch_add(shmem_ctx_t ctx, long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_fetch_add"), visibility("default"))) unsigned int pshmem_ctx_uint_atomic_fetch_add(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_fetch_add"), visibility("default"))) unsigned long pshmem_ctx_ulong_atomic_fetch_add(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_fetch_add"), visibility("default"))) unsigned long long pshmem_ctx_ulonglong_atomic_fetch_add(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_fetch_add"), visibility("default"))) int32_t pshmem_ctx_int32_atomic_fetch_add(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_fetch_add"), visibility("default"))) int64_t pshmem_ctx_int64_atomic_fetch_add(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_fetch_add"), visibility("default"))) uint32_t pshmem_ctx_uint32_atomic_fetch_add(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_fetch_add"), visibility("default"))) uint64_t pshmem_ctx_uint64_atomic_fetch_add(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_size_atomic_fetch_add"), visibility("default"))) size_t pshmem_ctx_size_atomic_fetch_add(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ptrdiff_atomic_fetch_add"), visibility("default"))) ptrdiff_t pshmem_ctx_ptrdiff_atomic_fetch_add(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_add"), visibility("default"))) void pshmem_int_atomic_add(int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_add"), visibility("default"))) void pshmem_long_atomic_add(long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_add"), visibility("default"))) void pshmem_longlong_atomic_add(long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_add"), visibility("default"))) void pshmem_uint_atomic_add(unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_add"), visibility("default"))) void pshmem_ulong_atomic_add(unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_add"), visibility("default"))) void pshmem_ulonglong_atomic_add(unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_add"), visibility("default"))) void pshmem_int32_atomic_add(int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_add"), visibility("default"))) void pshmem_int64_atomic_add(int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_add"), visibility("default"))) void pshmem_uint32_atomic_add(uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_add"), visibility("default"))) void pshmem_uint64_atomic_add(uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_size_atomic_add"), visibility("default"))) void pshmem_size_atomic_add(size_t *dest, size_t value, int pe);
extern "C" __attribute__((alias("shmem_ptrdiff_atomic_add"), visibility("default"))) void pshmem_ptrdiff_atomic_add(ptrdiff_t *dest, ptrdiff_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_add"), visibility("default"))) void pshmem_ctx_int_atomic_add(shmem_ctx_t ctx, int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_add"), visibility("default"))) void pshmem_ctx_long_atomic_add(shmem_ctx_t ctx, long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_add"), visibility("default"))) void pshmem_ctx_longlong_atomic_add(shmem_ctx_t ctx, long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_add"), visibility("default"))) void pshmem_ctx_uint_atomic_add(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_add"), visibility("default"))) void pshmem_ctx_ulong_atomic_add(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_add"), visibility("default"))) void pshmem_ctx_ulonglong_atomic_add(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_add"), visibility("default"))) void pshmem_ctx_int32_atomic_add(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_add"), visibility("default"))) void pshmem_ctx_int64_atomic_add(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_add"), visibility("default"))) void pshmem_ctx_uint32_atomic_add(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_add"), visibility("default"))) void pshmem_ctx_uint64_atomic_add(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_size_atomic_add"), visibility("default"))) void pshmem_ctx_size_atomic_add(shmem_ctx_t ctx, size_t *dest, size_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ptrdiff_atomic_add"), visibility("default"))) void pshmem_ctx_ptrdiff_atomic_add(shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_fetch_and"), visibility("default"))) unsigned int pshmem_uint_atomic_fetch_and(unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_fetch_and"), visibility("default"))) unsigned long pshmem_ulong_atomic_fetch_and(unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_fetch_and"), visibility("default"))) unsigned long long pshmem_ulonglong_atomic_fetch_and(unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_fetch_and"), visibility("default"))) int32_t pshmem_int32_atomic_fetch_and(int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_fetch_and"), visibility("default"))) int64_t pshmem_int64_atomic_fetch_and(int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_fetch_and"), visibility("default"))) uint32_t pshmem_uint32_atomic_fetch_and(uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_fetch_and"), visibility("default"))) uint64_t pshmem_uint64_atomic_fetch_and(uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_fetch_and"), visibility("default"))) unsigned int pshmem_ctx_uint_atomic_fetch_and(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_fetch_and"), visibility("default"))) unsigned long pshmem_ctx_ulong_atomic_fetch_and(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_fetch_and"), visibility("default"))) unsigned long long pshmem_ctx_ulonglong_atomic_fetch_and(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_fetch_and"), visibility("default"))) int32_t pshmem_ctx_int32_atomic_fetch_and(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_fetch_and"), visibility("default"))) int64_t pshmem_ctx_int64_atomic_fetch_and(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_fetch_and"), visibility("default"))) uint32_t pshmem_ctx_uint32_atomic_fetch_and(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_fetch_and"), visibility("default"))) uint64_t pshmem_ctx_uint64_atomic_fetch_and(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_and"), visibility("default"))) void pshmem_uint_atomic_and(unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_and"), visibility("default"))) void pshmem_ulong_atomic_and(unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_and"), visibility("default"))) void pshmem_ulonglong_atomic_and(unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_and"), visibility("default"))) void pshmem_int32_atomic_and(int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_and"), visibility("default"))) void pshmem_int64_atomic_and(int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_and"), visibility("default"))) void pshmem_uint32_atomic_and(uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_and"), visibility("default"))) void pshmem_uint64_atomic_and(uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_and"), visibility("default"))) void pshmem_ctx_uint_atomic_and(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_and"), visibility("default"))) void pshmem_ctx_ulong_atomic_and(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_and"), visibility("default"))) void pshmem_ctx_ulonglong_atomic_and(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_and"), visibility("default"))) void pshmem_ctx_int32_atomic_and(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_and"), visibility("default"))) void pshmem_ctx_int64_atomic_and(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_and"), visibility("default"))) void pshmem_ctx_uint32_atomic_and(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_and"), visibility("default"))) void pshmem_ctx_uint64_atomic_and(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_fetch_or"), visibility("default"))) unsigned int pshmem_uint_atomic_fetch_or(unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_fetch_or"), visibility("default"))) unsigned long pshmem_ulong_atomic_fetch_or(unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_fetch_or"), visibility("default"))) unsigned long long pshmem_ulonglong_atomic_fetch_or(unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_fetch_or"), visibility("default"))) int32_t pshmem_int32_atomic_fetch_or(int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_fetch_or"), visibility("default"))) int64_t pshmem_int64_atomic_fetch_or(int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_fetch_or"), visibility("default"))) uint32_t pshmem_uint32_atomic_fetch_or(uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_fetch_or"), visibility("default"))) uint64_t pshmem_uint64_atomic_fetch_or(uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_fetch_or"), visibility("default"))) unsigned int pshmem_ctx_uint_atomic_fetch_or(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_fetch_or"), visibility("default"))) unsigned long pshmem_ctx_ulong_atomic_fetch_or(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_fetch_or"), visibility("default"))) unsigned long long pshmem_ctx_ulonglong_atomic_fetch_or(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_fetch_or"), visibility("default"))) int32_t pshmem_ctx_int32_atomic_fetch_or(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_fetch_or"), visibility("default"))) int64_t pshmem_ctx_int64_atomic_fetch_or(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_fetch_or"), visibility("default"))) uint32_t pshmem_ctx_uint32_atomic_fetch_or(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_fetch_or"), visibility("default"))) uint64_t pshmem_ctx_uint64_atomic_fetch_or(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_or"), visibility("default"))) void pshmem_uint_atomic_or(unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_or"), visibility("default"))) void pshmem_ulong_atomic_or(unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_or"), visibility("default"))) void pshmem_ulonglong_atomic_or(unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_or"), visibility("default"))) void pshmem_int32_atomic_or(int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_or"), visibility("default"))) void pshmem_int64_atomic_or(int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_or"), visibility("default"))) void pshmem_uint32_atomic_or(uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_or"), visibility("default"))) void pshmem_uint64_atomic_or(uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_or"), visibility("default"))) void pshmem_ctx_uint_atomic_or(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_or"), visibility("default"))) void pshmem_ctx_ulong_atomic_or(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_or"), visibility("default"))) void pshmem_ctx_ulonglong_atomic_or(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_or"), visibility("default"))) void pshmem_ctx_int32_atomic_or(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_or"), visibility("default"))) void pshmem_ctx_int64_atomic_or(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_or"), visibility("default"))) void pshmem_ctx_uint32_atomic_or(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_or"), visibility("default"))) void pshmem_ctx_uint64_atomic_or(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_fetch_xor"), visibility("default"))) unsigned int pshmem_uint_atomic_fetch_xor(unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_fetch_xor"), visibility("default"))) unsigned long pshmem_ulong_atomic_fetch_xor(unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_fetch_xor"), visibility("default"))) unsigned long long pshmem_ulonglong_atomic_fetch_xor(unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_fetch_xor"), visibility("default"))) int32_t pshmem_int32_atomic_fetch_xor(int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_fetch_xor"), visibility("default"))) int64_t pshmem_int64_atomic_fetch_xor(int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_fetch_xor"), visibility("default"))) uint32_t pshmem_uint32_atomic_fetch_xor(uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_fetch_xor"), visibility("default"))) uint64_t pshmem_uint64_atomic_fetch_xor(uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_fetch_xor"), visibility("default"))) unsigned int pshmem_ctx_uint_atomic_fetch_xor(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_fetch_xor"), visibility("default"))) unsigned long pshmem_ctx_ulong_atomic_fetch_xor(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_fetch_xor"), visibility("default"))) unsigned long long pshmem_ctx_ulonglong_atomic_fetch_xor(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_fetch_xor"), visibility("default"))) int32_t pshmem_ctx_int32_atomic_fetch_xor(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_fetch_xor"), visibility("default"))) int64_t pshmem_ctx_int64_atomic_fetch_xor(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_fetch_xor"), visibility("default"))) uint32_t pshmem_ctx_uint32_atomic_fetch_xor(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_fetch_xor"), visibility("default"))) uint64_t pshmem_ctx_uint64_atomic_fetch_xor(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_xor"), visibility("default"))) void pshmem_uint_atomic_xor(unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_xor"), visibility("default"))) void pshmem_ulong_atomic_xor(unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_xor"), visibility("default"))) void pshmem_ulonglong_atomic_xor(unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_xor"), visibility("default"))) void pshmem_int32_atomic_xor(int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_xor"), visibility("default"))) void pshmem_int64_atomic_xor(int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_xor"), visibility("default"))) void pshmem_uint32_atomic_xor(uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_xor"), visibility("default"))) void pshmem_uint64_atomic_xor(uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_xor"), visibility("default"))) void pshmem_ctx_uint_atomic_xor(shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_xor"), visibility("default"))) void pshmem_ctx_ulong_atomic_xor(shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_xor"), visibility("default"))) void pshmem_ctx_ulonglong_atomic_xor(shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_xor"), visibility("default"))) void pshmem_ctx_int32_atomic_xor(shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_xor"), visibility("default"))) void pshmem_ctx_int64_atomic_xor(shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_xor"), visibility("default"))) void pshmem_ctx_uint32_atomic_xor(shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_xor"), visibility("default"))) void pshmem_ctx_uint64_atomic_xor(shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_float_fetch"), visibility("default"))) float pshmem_float_fetch(const float *source, int pe);
extern "C" __attribute__((alias("shmem_double_fetch"), visibility("default"))) double pshmem_double_fetch(const double *source, int pe);
extern "C" __attribute__((alias("shmem_int_fetch"), visibility("default"))) int pshmem_int_fetch(const int *source, int pe);
extern "C" __attribute__((alias("shmem_long_fetch"), visibility("default"))) long pshmem_long_fetch(const long *source, int pe);
extern "C" __attribute__((alias("shmem_longlong_fetch"), visibility("default"))) long long pshmem_longlong_fetch(const long long *source, int pe);
extern "C" __attribute__((alias("shmem_float_set"), visibility("default"))) void pshmem_float_set(float *dest, float value, int pe);
extern "C" __attribute__((alias("shmem_double_set"), visibility("default"))) void pshmem_double_set(double *dest, double value, int pe);
extern "C" __attribute__((alias("shmem_int_set"), visibility("default"))) void pshmem_int_set(int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_long_set"), visibility("default"))) void pshmem_long_set(long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_set"), visibility("default"))) void pshmem_longlong_set(long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_float_swap"), visibility("default"))) float pshmem_float_swap(float *dest, float value, int pe);
extern "C" __attribute__((alias("shmem_double_swap"), visibility("default"))) double pshmem_double_swap(double *dest, double value, int pe);
extern "C" __attribute__((alias("shmem_int_swap"), visibility("default"))) int pshmem_int_swap(int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_long_swap"), visibility("default"))) long pshmem_long_swap(long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_swap"), visibility("default"))) long long pshmem_longlong_swap(long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_int_cswap"), visibility("default"))) int pshmem_int_cswap(int *dest, int cond, int value, int pe);
extern "C" __attribute__((alias("shmem_long_cswap"), visibility("default"))) long pshmem_long_cswap(long *dest, long cond, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_cswap"), visibility("default"))) long long pshmem_longlong_cswap(long long *dest, long long cond, long long value, int pe);
extern "C" __attribute__((alias("shmem_int_finc"), visibility("default"))) int pshmem_int_finc(int *dest, int pe);
extern "C" __attribute__((alias("shmem_long_finc"), visibility("default"))) long pshmem_long_finc(long *dest, int pe);
extern "C" __attribute__((alias("shmem_longlong_finc"), visibility("default"))) long long pshmem_longlong_finc(long long *dest, int pe);
extern "C" __attribute__((alias("shmem_int_inc"), visibility("default"))) void pshmem_int_inc(int *dest, int pe);
extern "C" __attribute__((alias("shmem_long_inc"), visibility("default"))) void pshmem_long_inc(long *dest, int pe);
extern "C" __attribute__((alias("shmem_longlong_inc"), visibility("default"))) void pshmem_longlong_inc(long long *dest, int pe);
extern "C" __attribute__((alias("shmem_int_fadd"), visibility("default"))) int pshmem_int_fadd(int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_long_fadd"), visibility("default"))) long pshmem_long_fadd(long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_fadd"), visibility("default"))) long long pshmem_longlong_fadd(long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_int_add"), visibility("default"))) void pshmem_int_add(int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_long_add"), visibility("default"))) void pshmem_long_add(long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_add"), visibility("default"))) void pshmem_longlong_add(long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_float_atomic_fetch_nbi"), visibility("default"))) void pshmem_float_atomic_fetch_nbi(float *fetch, const float *source, int pe);
extern "C" __attribute__((alias("shmem_double_atomic_fetch_nbi"), visibility("default"))) void pshmem_double_atomic_fetch_nbi(double *fetch, const double *source, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_fetch_nbi"), visibility("default"))) void pshmem_int_atomic_fetch_nbi(int *fetch, const int *source, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_fetch_nbi"), visibility("default"))) void pshmem_long_atomic_fetch_nbi(long *fetch, const long *source, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_fetch_nbi"), visibility("default"))) void pshmem_longlong_atomic_fetch_nbi(long long *fetch, const long long *source, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_fetch_nbi"), visibility("default"))) void pshmem_uint_atomic_fetch_nbi(unsigned int *fetch, const unsigned int *source, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_fetch_nbi"), visibility("default"))) void pshmem_ulong_atomic_fetch_nbi(unsigned long *fetch, const unsigned long *source, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_fetch_nbi"), visibility("default"))) void pshmem_ulonglong_atomic_fetch_nbi(unsigned long long *fetch, const unsigned long long *source, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_fetch_nbi"), visibility("default"))) void pshmem_int32_atomic_fetch_nbi(int32_t *fetch, const int32_t *source, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_fetch_nbi"), visibility("default"))) void pshmem_int64_atomic_fetch_nbi(int64_t *fetch, const int64_t *source, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_fetch_nbi"), visibility("default"))) void pshmem_uint32_atomic_fetch_nbi(uint32_t *fetch, const uint32_t *source, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_fetch_nbi"), visibility("default"))) void pshmem_uint64_atomic_fetch_nbi(uint64_t *fetch, const uint64_t *source, int pe);
extern "C" __attribute__((alias("shmem_size_atomic_fetch_nbi"), visibility("default"))) void pshmem_size_atomic_fetch_nbi(size_t *fetch, const size_t *source, int pe);
extern "C" __attribute__((alias("shmem_ptrdiff_atomic_fetch_nbi"), visibility("default"))) void pshmem_ptrdiff_atomic_fetch_nbi(ptrdiff_t *fetch, const ptrdiff_t *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_float_atomic_fetch_nbi"), visibility("default"))) void pshmem_ctx_float_atomic_fetch_nbi(shmem_ctx_t ctx, float *fetch, const float *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_double_atomic_fetch_nbi"), visibility("default"))) void pshmem_ctx_double_atomic_fetch_nbi(shmem_ctx_t ctx, double *fetch, const double *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_fetch_nbi"), visibility("default"))) void pshmem_ctx_int_atomic_fetch_nbi(shmem_ctx_t ctx, int *fetch, const int *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_fetch_nbi"), visibility("default"))) void pshmem_ctx_long_atomic_fetch_nbi(shmem_ctx_t ctx, long *fetch, const long *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_fetch_nbi"), visibility("default"))) void pshmem_ctx_longlong_atomic_fetch_nbi(shmem_ctx_t ctx, long long *fetch, const long long *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_fetch_nbi"), visibility("default"))) void pshmem_ctx_uint_atomic_fetch_nbi(shmem_ctx_t ctx, unsigned int *fetch, const unsigned int *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_fetch_nbi"), visibility("default"))) void pshmem_ctx_ulong_atomic_fetch_nbi(shmem_ctx_t ctx, unsigned long *fetch, const unsigned long *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_fetch_nbi"), visibility("default"))) void pshmem_ctx_ulonglong_atomic_fetch_nbi(shmem_ctx_t ctx, unsigned long long *fetch, const unsigned long long *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_fetch_nbi"), visibility("default"))) void pshmem_ctx_int32_atomic_fetch_nbi(shmem_ctx_t ctx, int32_t *fetch, const int32_t *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_fetch_nbi"), visibility("default"))) void pshmem_ctx_int64_atomic_fetch_nbi(shmem_ctx_t ctx, int64_t *fetch, const int64_t *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_fetch_nbi"), visibility("default"))) void pshmem_ctx_uint32_atomic_fetch_nbi(shmem_ctx_t ctx, uint32_t *fetch, const uint32_t *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_fetch_nbi"), visibility("default"))) void pshmem_ctx_uint64_atomic_fetch_nbi(shmem_ctx_t ctx, uint64_t *fetch, const uint64_t *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_size_atomic_fetch_nbi"), visibility("default"))) void pshmem_ctx_size_atomic_fetch_nbi(shmem_ctx_t ctx, size_t *fetch, const size_t *source, int pe);
extern "C" __attribute__((alias("shmem_ctx_ptrdiff_atomic_fetch_nbi"), visibility("default"))) void pshmem_ctx_ptrdiff_atomic_fetch_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, const ptrdiff_t *source, int pe);
extern "C" __attribute__((alias("shmem_float_atomic_swap_nbi"), visibility("default"))) void pshmem_float_atomic_swap_nbi(float *fetch, float *dest, float value, int pe);
extern "C" __attribute__((alias("shmem_double_atomic_swap_nbi"), visibility("default"))) void pshmem_double_atomic_swap_nbi(double *fetch, double *dest, double value, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_swap_nbi"), visibility("default"))) void pshmem_int_atomic_swap_nbi(int *fetch, int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_swap_nbi"), visibility("default"))) void pshmem_long_atomic_swap_nbi(long *fetch, long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_swap_nbi"), visibility("default"))) void pshmem_longlong_atomic_swap_nbi(long long *fetch, long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_swap_nbi"), visibility("default"))) void pshmem_uint_atomic_swap_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_swap_nbi"), visibility("default"))) void pshmem_ulong_atomic_swap_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_swap_nbi"), visibility("default"))) void pshmem_ulonglong_atomic_swap_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_swap_nbi"), visibility("default"))) void pshmem_int32_atomic_swap_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_swap_nbi"), visibility("default"))) void pshmem_int64_atomic_swap_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_swap_nbi"), visibility("default"))) void pshmem_uint32_atomic_swap_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_swap_nbi"), visibility("default"))) void pshmem_uint64_atomic_swap_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_size_atomic_swap_nbi"), visibility("default"))) void pshmem_size_atomic_swap_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
extern "C" __attribute__((alias("shmem_ptrdiff_atomic_swap_nbi"), visibility("default"))) void pshmem_ptrdiff_atomic_swap_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_float_atomic_swap_nbi"), visibility("default"))) void pshmem_ctx_float_atomic_swap_nbi(shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe);
extern "C" __attribute__((alias("shmem_ctx_double_atomic_swap_nbi"), visibility("default"))) void pshmem_ctx_double_atomic_swap_nbi(shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_swap_nbi"), visibility("default"))) void pshmem_ctx_int_atomic_swap_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_swap_nbi"), visibility("default"))) void pshmem_ctx_long_atomic_swap_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_swap_nbi"), visibility("default"))) void pshmem_ctx_longlong_atomic_swap_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_swap_nbi"), visibility("default"))) void pshmem_ctx_uint_atomic_swap_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_swap_nbi"), visibility("default"))) void pshmem_ctx_ulong_atomic_swap_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_swap_nbi"), visibility("default"))) void pshmem_ctx_ulonglong_atomic_swap_nbi(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_swap_nbi"), visibility("default"))) void pshmem_ctx_int32_atomic_swap_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_swap_nbi"), visibility("default"))) void pshmem_ctx_int64_atomic_swap_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_swap_nbi"), visibility("default"))) void pshmem_ctx_uint32_atomic_swap_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_swap_nbi"), visibility("default"))) void pshmem_ctx_uint64_atomic_swap_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_size_atomic_swap_nbi"), visibility("default"))) void pshmem_ctx_size_atomic_swap_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ptrdiff_atomic_swap_nbi"), visibility("default"))) void pshmem_ctx_ptrdiff_atomic_swap_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_int_atomic_compare_swap_nbi(int *fetch, int *dest, int cond, int value, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_long_atomic_compare_swap_nbi(long *fetch, long *dest, long cond, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_longlong_atomic_compare_swap_nbi(long long *fetch, long long *dest, long long cond, long long value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_uint_atomic_compare_swap_nbi(unsigned int *fetch, unsigned int *dest, unsigned int cond, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_ulong_atomic_compare_swap_nbi(unsigned long *fetch, unsigned long *dest, unsigned long cond, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_ulonglong_atomic_compare_swap_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_int32_atomic_compare_swap_nbi(int32_t *fetch, int32_t *dest, int32_t cond, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_int64_atomic_compare_swap_nbi(int64_t *fetch, int64_t *dest, int64_t cond, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_uint32_atomic_compare_swap_nbi(uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_uint64_atomic_compare_swap_nbi(uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_size_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_size_atomic_compare_swap_nbi(size_t *fetch, size_t *dest, size_t cond, size_t value, int pe);
extern "C" __attribute__((alias("shmem_ptrdiff_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_ptrdiff_atomic_compare_swap_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_ctx_int_atomic_compare_swap_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int cond, int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_ctx_long_atomic_compare_swap_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long cond, long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_ctx_longlong_atomic_compare_swap_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest, long long cond, long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_ctx_uint_atomic_compare_swap_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int cond, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_ctx_ulong_atomic_compare_swap_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long cond, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_ctx_ulonglong_atomic_compare_swap_nbi(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_ctx_int32_atomic_compare_swap_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t cond, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_ctx_int64_atomic_compare_swap_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t cond, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_ctx_uint32_atomic_compare_swap_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_ctx_uint64_atomic_compare_swap_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_size_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_ctx_size_atomic_compare_swap_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t cond, size_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ptrdiff_atomic_compare_swap_nbi"), visibility("default"))) void pshmem_ctx_ptrdiff_atomic_compare_swap_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_int_atomic_fetch_inc_nbi(int *fetch, int *dest, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_long_atomic_fetch_inc_nbi(long *fetch, long *dest, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_longlong_atomic_fetch_inc_nbi(long long *fetch, long long *dest, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_uint_atomic_fetch_inc_nbi(unsigned int *fetch, unsigned int *dest, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_ulong_atomic_fetch_inc_nbi(unsigned long *fetch, unsigned long *dest, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_ulonglong_atomic_fetch_inc_nbi(unsigned long long *fetch, unsigned long long *dest, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_int32_atomic_fetch_inc_nbi(int32_t *fetch, int32_t *dest, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_int64_atomic_fetch_inc_nbi(int64_t *fetch, int64_t *dest, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_uint32_atomic_fetch_inc_nbi(uint32_t *fetch, uint32_t *dest, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_uint64_atomic_fetch_inc_nbi(uint64_t *fetch, uint64_t *dest, int pe);
extern "C" __attribute__((alias("shmem_size_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_size_atomic_fetch_inc_nbi(size_t *fetch, size_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ptrdiff_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_ptrdiff_atomic_fetch_inc_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_ctx_int_atomic_fetch_inc_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_ctx_long_atomic_fetch_inc_nbi(shmem_ctx_t ctx, long *fetch, long *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_ctx_longlong_atomic_fetch_inc_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_ctx_uint_atomic_fetch_inc_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_ctx_ulong_atomic_fetch_inc_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_ctx_ulonglong_atomic_fetch_inc_nbi(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_ctx_int32_atomic_fetch_inc_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_ctx_int64_atomic_fetch_inc_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_ctx_uint32_atomic_fetch_inc_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_ctx_uint64_atomic_fetch_inc_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_size_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_ctx_size_atomic_fetch_inc_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest, int pe);
extern "C" __attribute__((alias("shmem_ctx_ptrdiff_atomic_fetch_inc_nbi"), visibility("default"))) void pshmem_ctx_ptrdiff_atomic_fetch_inc_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_int_atomic_fetch_add_nbi(int *fetch, int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_long_atomic_fetch_add_nbi(long *fetch, long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_longlong_atomic_fetch_add_nbi(long long *fetch, long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_uint_atomic_fetch_add_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_ulong_atomic_fetch_add_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_ulonglong_atomic_fetch_add_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_int32_atomic_fetch_add_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_int64_atomic_fetch_add_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_uint32_atomic_fetch_add_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_uint64_atomic_fetch_add_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_size_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_size_atomic_fetch_add_nbi(size_t *fetch, size_t *dest, size_t value, int pe);
extern "C" __attribute__((alias("shmem_ptrdiff_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_ptrdiff_atomic_fetch_add_nbi(ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_ctx_int_atomic_fetch_add_nbi(shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_ctx_long_atomic_fetch_add_nbi(shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_ctx_longlong_atomic_fetch_add_nbi(shmem_ctx_t ctx, long long *fetch, long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_ctx_uint_atomic_fetch_add_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_ctx_ulong_atomic_fetch_add_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_ctx_ulonglong_atomic_fetch_add_nbi(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_ctx_int32_atomic_fetch_add_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_ctx_int64_atomic_fetch_add_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_ctx_uint32_atomic_fetch_add_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_ctx_uint64_atomic_fetch_add_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_size_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_ctx_size_atomic_fetch_add_nbi(shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ptrdiff_atomic_fetch_add_nbi"), visibility("default"))) void pshmem_ctx_ptrdiff_atomic_fetch_add_nbi(shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_fetch_and_nbi"), visibility("default"))) void pshmem_uint_atomic_fetch_and_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_fetch_and_nbi"), visibility("default"))) void pshmem_ulong_atomic_fetch_and_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_fetch_and_nbi"), visibility("default"))) void pshmem_ulonglong_atomic_fetch_and_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_fetch_and_nbi"), visibility("default"))) void pshmem_int32_atomic_fetch_and_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_fetch_and_nbi"), visibility("default"))) void pshmem_int64_atomic_fetch_and_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_fetch_and_nbi"), visibility("default"))) void pshmem_uint32_atomic_fetch_and_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_fetch_and_nbi"), visibility("default"))) void pshmem_uint64_atomic_fetch_and_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_fetch_and_nbi"), visibility("default"))) void pshmem_ctx_uint_atomic_fetch_and_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_fetch_and_nbi"), visibility("default"))) void pshmem_ctx_ulong_atomic_fetch_and_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_fetch_and_nbi"), visibility("default"))) void pshmem_ctx_ulonglong_atomic_fetch_and_nbi(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_fetch_and_nbi"), visibility("default"))) void pshmem_ctx_int32_atomic_fetch_and_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_fetch_and_nbi"), visibility("default"))) void pshmem_ctx_int64_atomic_fetch_and_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_fetch_and_nbi"), visibility("default"))) void pshmem_ctx_uint32_atomic_fetch_and_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_fetch_and_nbi"), visibility("default"))) void pshmem_ctx_uint64_atomic_fetch_and_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_fetch_or_nbi"), visibility("default"))) void pshmem_uint_atomic_fetch_or_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_fetch_or_nbi"), visibility("default"))) void pshmem_ulong_atomic_fetch_or_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_fetch_or_nbi"), visibility("default"))) void pshmem_ulonglong_atomic_fetch_or_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_fetch_or_nbi"), visibility("default"))) void pshmem_int32_atomic_fetch_or_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_fetch_or_nbi"), visibility("default"))) void pshmem_int64_atomic_fetch_or_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_fetch_or_nbi"), visibility("default"))) void pshmem_uint32_atomic_fetch_or_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_fetch_or_nbi"), visibility("default"))) void pshmem_uint64_atomic_fetch_or_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_fetch_or_nbi"), visibility("default"))) void pshmem_ctx_uint_atomic_fetch_or_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_fetch_or_nbi"), visibility("default"))) void pshmem_ctx_ulong_atomic_fetch_or_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_fetch_or_nbi"), visibility("default"))) void pshmem_ctx_ulonglong_atomic_fetch_or_nbi(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_fetch_or_nbi"), visibility("default"))) void pshmem_ctx_int32_atomic_fetch_or_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_fetch_or_nbi"), visibility("default"))) void pshmem_ctx_int64_atomic_fetch_or_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_fetch_or_nbi"), visibility("default"))) void pshmem_ctx_uint32_atomic_fetch_or_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_fetch_or_nbi"), visibility("default"))) void pshmem_ctx_uint64_atomic_fetch_or_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint_atomic_fetch_xor_nbi"), visibility("default"))) void pshmem_uint_atomic_fetch_xor_nbi(unsigned int *fetch, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ulong_atomic_fetch_xor_nbi"), visibility("default"))) void pshmem_ulong_atomic_fetch_xor_nbi(unsigned long *fetch, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ulonglong_atomic_fetch_xor_nbi"), visibility("default"))) void pshmem_ulonglong_atomic_fetch_xor_nbi(unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_int32_atomic_fetch_xor_nbi"), visibility("default"))) void pshmem_int32_atomic_fetch_xor_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_int64_atomic_fetch_xor_nbi"), visibility("default"))) void pshmem_int64_atomic_fetch_xor_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_uint32_atomic_fetch_xor_nbi"), visibility("default"))) void pshmem_uint32_atomic_fetch_xor_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_uint64_atomic_fetch_xor_nbi"), visibility("default"))) void pshmem_uint64_atomic_fetch_xor_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint_atomic_fetch_xor_nbi"), visibility("default"))) void pshmem_ctx_uint_atomic_fetch_xor_nbi(shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulong_atomic_fetch_xor_nbi"), visibility("default"))) void pshmem_ctx_ulong_atomic_fetch_xor_nbi(shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_ulonglong_atomic_fetch_xor_nbi"), visibility("default"))) void pshmem_ctx_ulonglong_atomic_fetch_xor_nbi(shmem_ctx_t ctx, unsigned long long *fetch, unsigned long long *dest, unsigned long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int32_atomic_fetch_xor_nbi"), visibility("default"))) void pshmem_ctx_int32_atomic_fetch_xor_nbi(shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int64_atomic_fetch_xor_nbi"), visibility("default"))) void pshmem_ctx_int64_atomic_fetch_xor_nbi(shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint32_atomic_fetch_xor_nbi"), visibility("default"))) void pshmem_ctx_uint32_atomic_fetch_xor_nbi(shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
extern "C" __attribute__((alias("shmem_ctx_uint64_atomic_fetch_xor_nbi"), visibility("default"))) void pshmem_ctx_uint64_atomic_fetch_xor_nbi(shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_fetch_and"), visibility("default"))) int pshmem_int_atomic_fetch_and(int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_fetch_and"), visibility("default"))) long pshmem_long_atomic_fetch_and(long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_fetch_and"), visibility("default"))) long long pshmem_longlong_atomic_fetch_and(long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_fetch_and"), visibility("default"))) int pshmem_ctx_int_atomic_fetch_and(shmem_ctx_t ctx, int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_fetch_and"), visibility("default"))) long pshmem_ctx_long_atomic_fetch_and(shmem_ctx_t ctx, long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_fetch_and"), visibility("default"))) long long pshmem_ctx_longlong_atomic_fetch_and(shmem_ctx_t ctx, long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_and"), visibility("default"))) void pshmem_int_atomic_and(int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_and"), visibility("default"))) void pshmem_long_atomic_and(long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_and"), visibility("default"))) void pshmem_longlong_atomic_and(long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_and"), visibility("default"))) void pshmem_ctx_int_atomic_and(shmem_ctx_t ctx, int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_and"), visibility("default"))) void pshmem_ctx_long_atomic_and(shmem_ctx_t ctx, long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_and"), visibility("default"))) void pshmem_ctx_longlong_atomic_and(shmem_ctx_t ctx, long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_fetch_or"), visibility("default"))) int pshmem_int_atomic_fetch_or(int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_fetch_or"), visibility("default"))) long pshmem_long_atomic_fetch_or(long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_fetch_or"), visibility("default"))) long long pshmem_longlong_atomic_fetch_or(long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_fetch_or"), visibility("default"))) int pshmem_ctx_int_atomic_fetch_or(shmem_ctx_t ctx, int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_fetch_or"), visibility("default"))) long pshmem_ctx_long_atomic_fetch_or(shmem_ctx_t ctx, long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_fetch_or"), visibility("default"))) long long pshmem_ctx_longlong_atomic_fetch_or(shmem_ctx_t ctx, long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_or"), visibility("default"))) void pshmem_int_atomic_or(int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_or"), visibility("default"))) void pshmem_long_atomic_or(long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_or"), visibility("default"))) void pshmem_longlong_atomic_or(long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_or"), visibility("default"))) void pshmem_ctx_int_atomic_or(shmem_ctx_t ctx, int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_or"), visibility("default"))) void pshmem_ctx_long_atomic_or(shmem_ctx_t ctx, long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_or"), visibility("default"))) void pshmem_ctx_longlong_atomic_or(shmem_ctx_t ctx, long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_fetch_xor"), visibility("default"))) int pshmem_int_atomic_fetch_xor(int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_fetch_xor"), visibility("default"))) long pshmem_long_atomic_fetch_xor(long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_fetch_xor"), visibility("default"))) long long pshmem_longlong_atomic_fetch_xor(long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_fetch_xor"), visibility("default"))) int pshmem_ctx_int_atomic_fetch_xor(shmem_ctx_t ctx, int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_fetch_xor"), visibility("default"))) long pshmem_ctx_long_atomic_fetch_xor(shmem_ctx_t ctx, long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_fetch_xor"), visibility("default"))) long long pshmem_ctx_longlong_atomic_fetch_xor(shmem_ctx_t ctx, long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_int_atomic_xor"), visibility("default"))) void pshmem_int_atomic_xor(int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_long_atomic_xor"), visibility("default"))) void pshmem_long_atomic_xor(long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_longlong_atomic_xor"), visibility("default"))) void pshmem_longlong_atomic_xor(long long *dest, long long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_int_atomic_xor"), visibility("default"))) void pshmem_ctx_int_atomic_xor(shmem_ctx_t ctx, int *dest, int value, int pe);
extern "C" __attribute__((alias("shmem_ctx_long_atomic_xor"), visibility("default"))) void pshmem_ctx_long_atomic_xor(shmem_ctx_t ctx, long *dest, long value, int pe);
extern "C" __attribute__((alias("shmem_ctx_longlong_atomic_xor"), visibility("default"))) void pshmem_ctx_longlong_atomic_xor(shmem_ctx_t ctx, long long *dest, long long value, int pe);
