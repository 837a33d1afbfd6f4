// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/table.py: change the table and run it.
// clang-format off
// Compiles a call of every OpenSHMEM function that kernels have; nothing is run.
#include <shmemx.h>
#include "../every_device_call.cuh"

__global__ void every_shmem_call_800(AnyArgument any) {
  any.keep(shmem_ctx_int_atomic_fetch_inc(any.value<shmem_ctx_t>(), any.pointer<int>(), any.value<int>()));
  any.keep(shmem_ctx_long_atomic_fetch_inc(any.value<shmem_ctx_t>(), any.pointer<long>(), any.value<int>()));
  any.keep(shmem_ctx_longlong_atomic_fetch_inc(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.value<int>()));
  any.keep(shmem_ctx_uint_atomic_fetch_inc(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.value<int>()));
  any.keep(shmem_ctx_ulong_atomic_fetch_inc(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.value<int>()));
  any.keep(shmem_ctx_ulonglong_atomic_fetch_inc(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.value<int>()));
  any.keep(shmem_ctx_int32_atomic_fetch_inc(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.value<int>()));
  any.keep(shmem_ctx_int64_atomic_fetch_inc(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.value<int>()));
}

__global__ void every_shmem_call_808(AnyArgument any) {
  any.keep(shmem_ctx_uint32_atomic_fetch_inc(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.value<int>()));
  any.keep(shmem_ctx_uint64_atomic_fetch_inc(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<int>()));
  any.keep(shmem_ctx_size_atomic_fetch_inc(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.value<int>()));
  any.keep(shmem_ctx_ptrdiff_atomic_fetch_inc(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.value<int>()));
  shmem_int_atomic_inc(any.pointer<int>(), any.value<int>());
  shmem_long_atomic_inc(any.pointer<long>(), any.value<int>());
  shmem_longlong_atomic_inc(any.pointer<long long>(), any.value<int>());
  shmem_uint_atomic_inc(any.pointer<unsigned int>(), any.value<int>());
}

__global__ void every_shmem_call_816(AnyArgument any) {
  shmem_ulong_atomic_inc(any.pointer<unsigned long>(), any.value<int>());
  shmem_ulonglong_atomic_inc(any.pointer<unsigned long long>(), any.value<int>());
  shmem_int32_atomic_inc(any.pointer<int32_t>(), any.value<int>());
  shmem_int64_atomic_inc(any.pointer<int64_t>(), any.value<int>());
  shmem_uint32_atomic_inc(any.pointer<uint32_t>(), any.value<int>());
  shmem_uint64_atomic_inc(any.pointer<uint64_t>(), any.value<int>());
  shmem_size_atomic_inc(any.pointer<size_t>(), any.value<int>());
  shmem_ptrdiff_atomic_inc(any.pointer<ptrdiff_t>(), any.value<int>());
}

__global__ void every_shmem_call_824(AnyArgument any) {
  shmem_ctx_int_atomic_inc(any.value<shmem_ctx_t>(), any.pointer<int>(), any.value<int>());
  shmem_ctx_long_atomic_inc(any.value<shmem_ctx_t>(), any.pointer<long>(), any.value<int>());
  shmem_ctx_longlong_atomic_inc(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.value<int>());
  shmem_ctx_uint_atomic_inc(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.value<int>());
  shmem_ctx_ulong_atomic_inc(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.value<int>());
  shmem_ctx_ulonglong_atomic_inc(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.value<int>());
  shmem_ctx_int32_atomic_inc(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.value<int>());
  shmem_ctx_int64_atomic_inc(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.value<int>());
}

__global__ void every_shmem_call_832(AnyArgument any) {
  shmem_ctx_uint32_atomic_inc(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.value<int>());
  shmem_ctx_uint64_atomic_inc(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<int>());
  shmem_ctx_size_atomic_inc(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_atomic_inc(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.value<int>());
  any.keep(shmem_int_atomic_fetch_add(any.pointer<int>(), any.value<int>(), any.value<int>()));
  any.keep(shmem_long_atomic_fetch_add(any.pointer<long>(), any.value<long>(), any.value<int>()));
  any.keep(shmem_longlong_atomic_fetch_add(any.pointer<long long>(), any.value<long long>(), any.value<int>()));
  any.keep(shmem_uint_atomic_fetch_add(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
}

__global__ void every_shmem_call_840(AnyArgument any) {
  any.keep(shmem_ulong_atomic_fetch_add(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(shmem_ulonglong_atomic_fetch_add(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
  any.keep(shmem_int32_atomic_fetch_add(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>()));
  any.keep(shmem_int64_atomic_fetch_add(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>()));
  any.keep(shmem_uint32_atomic_fetch_add(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(shmem_uint64_atomic_fetch_add(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  any.keep(shmem_size_atomic_fetch_add(any.pointer<size_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_ptrdiff_atomic_fetch_add(any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>()));
}

__global__ void every_shmem_call_848(AnyArgument any) {
  any.keep(shmem_ctx_int_atomic_fetch_add(any.value<shmem_ctx_t>(), any.pointer<int>(), any.value<int>(), any.value<int>()));
  any.keep(shmem_ctx_long_atomic_fetch_add(any.value<shmem_ctx_t>(), any.pointer<long>(), any.value<long>(), any.value<int>()));
  any.keep(shmem_ctx_longlong_atomic_fetch_add(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.value<long long>(), any.value<int>()));
  any.keep(shmem_ctx_uint_atomic_fetch_add(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
  any.keep(shmem_ctx_ulong_atomic_fetch_add(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(shmem_ctx_ulonglong_atomic_fetch_add(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
  any.keep(shmem_ctx_int32_atomic_fetch_add(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>()));
  any.keep(shmem_ctx_int64_atomic_fetch_add(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>()));
}

__global__ void every_shmem_call_856(AnyArgument any) {
  any.keep(shmem_ctx_uint32_atomic_fetch_add(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(shmem_ctx_uint64_atomic_fetch_add(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  any.keep(shmem_ctx_size_atomic_fetch_add(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_ctx_ptrdiff_atomic_fetch_add(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>()));
  shmem_int_atomic_add(any.pointer<int>(), any.value<int>(), any.value<int>());
  shmem_long_atomic_add(any.pointer<long>(), any.value<long>(), any.value<int>());
  shmem_longlong_atomic_add(any.pointer<long long>(), any.value<long long>(), any.value<int>());
  shmem_uint_atomic_add(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
}

__global__ void every_shmem_call_864(AnyArgument any) {
  shmem_ulong_atomic_add(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ulonglong_atomic_add(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_int32_atomic_add(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_int64_atomic_add(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_uint32_atomic_add(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_uint64_atomic_add(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_size_atomic_add(any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ptrdiff_atomic_add(any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>());
}

__global__ void every_shmem_call_872(AnyArgument any) {
  shmem_ctx_int_atomic_add(any.value<shmem_ctx_t>(), any.pointer<int>(), any.value<int>(), any.value<int>());
  shmem_ctx_long_atomic_add(any.value<shmem_ctx_t>(), any.pointer<long>(), any.value<long>(), any.value<int>());
  shmem_ctx_longlong_atomic_add(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.value<long long>(), any.value<int>());
  shmem_ctx_uint_atomic_add(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ctx_ulong_atomic_add(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ctx_ulonglong_atomic_add(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_ctx_int32_atomic_add(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_ctx_int64_atomic_add(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
}

__global__ void every_shmem_call_880(AnyArgument any) {
  shmem_ctx_uint32_atomic_add(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_ctx_uint64_atomic_add(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_ctx_size_atomic_add(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_atomic_add(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>());
  any.keep(shmem_uint_atomic_fetch_and(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
  any.keep(shmem_ulong_atomic_fetch_and(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(shmem_ulonglong_atomic_fetch_and(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
  any.keep(shmem_int32_atomic_fetch_and(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>()));
}

__global__ void every_shmem_call_888(AnyArgument any) {
  any.keep(shmem_int64_atomic_fetch_and(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>()));
  any.keep(shmem_uint32_atomic_fetch_and(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(shmem_uint64_atomic_fetch_and(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  any.keep(shmem_ctx_uint_atomic_fetch_and(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
  any.keep(shmem_ctx_ulong_atomic_fetch_and(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(shmem_ctx_ulonglong_atomic_fetch_and(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
  any.keep(shmem_ctx_int32_atomic_fetch_and(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>()));
  any.keep(shmem_ctx_int64_atomic_fetch_and(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>()));
}

__global__ void every_shmem_call_896(AnyArgument any) {
  any.keep(shmem_ctx_uint32_atomic_fetch_and(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(shmem_ctx_uint64_atomic_fetch_and(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  shmem_uint_atomic_and(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ulong_atomic_and(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ulonglong_atomic_and(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_int32_atomic_and(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_int64_atomic_and(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_uint32_atomic_and(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
}

__global__ void every_shmem_call_904(AnyArgument any) {
  shmem_uint64_atomic_and(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_ctx_uint_atomic_and(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ctx_ulong_atomic_and(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ctx_ulonglong_atomic_and(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_ctx_int32_atomic_and(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_ctx_int64_atomic_and(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_ctx_uint32_atomic_and(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_ctx_uint64_atomic_and(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
}

__global__ void every_shmem_call_912(AnyArgument any) {
  any.keep(shmem_uint_atomic_fetch_or(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
  any.keep(shmem_ulong_atomic_fetch_or(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(shmem_ulonglong_atomic_fetch_or(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
  any.keep(shmem_int32_atomic_fetch_or(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>()));
  any.keep(shmem_int64_atomic_fetch_or(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>()));
  any.keep(shmem_uint32_atomic_fetch_or(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(shmem_uint64_atomic_fetch_or(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  any.keep(shmem_ctx_uint_atomic_fetch_or(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
}

__global__ void every_shmem_call_920(AnyArgument any) {
  any.keep(shmem_ctx_ulong_atomic_fetch_or(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(shmem_ctx_ulonglong_atomic_fetch_or(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
  any.keep(shmem_ctx_int32_atomic_fetch_or(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>()));
  any.keep(shmem_ctx_int64_atomic_fetch_or(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>()));
  any.keep(shmem_ctx_uint32_atomic_fetch_or(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(shmem_ctx_uint64_atomic_fetch_or(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  shmem_uint_atomic_or(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ulong_atomic_or(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
}

__global__ void every_shmem_call_928(AnyArgument any) {
  shmem_ulonglong_atomic_or(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_int32_atomic_or(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_int64_atomic_or(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_uint32_atomic_or(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_uint64_atomic_or(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_ctx_uint_atomic_or(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ctx_ulong_atomic_or(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ctx_ulonglong_atomic_or(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
}

__global__ void every_shmem_call_936(AnyArgument any) {
  shmem_ctx_int32_atomic_or(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_ctx_int64_atomic_or(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_ctx_uint32_atomic_or(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_ctx_uint64_atomic_or(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  any.keep(shmem_uint_atomic_fetch_xor(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
  any.keep(shmem_ulong_atomic_fetch_xor(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(shmem_ulonglong_atomic_fetch_xor(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
  any.keep(shmem_int32_atomic_fetch_xor(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>()));
}

__global__ void every_shmem_call_944(AnyArgument any) {
  any.keep(shmem_int64_atomic_fetch_xor(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>()));
  any.keep(shmem_uint32_atomic_fetch_xor(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(shmem_uint64_atomic_fetch_xor(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  any.keep(shmem_ctx_uint_atomic_fetch_xor(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
  any.keep(shmem_ctx_ulong_atomic_fetch_xor(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(shmem_ctx_ulonglong_atomic_fetch_xor(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
  any.keep(shmem_ctx_int32_atomic_fetch_xor(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>()));
  any.keep(shmem_ctx_int64_atomic_fetch_xor(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>()));
}

__global__ void every_shmem_call_952(AnyArgument any) {
  any.keep(shmem_ctx_uint32_atomic_fetch_xor(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(shmem_ctx_uint64_atomic_fetch_xor(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  shmem_uint_atomic_xor(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ulong_atomic_xor(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ulonglong_atomic_xor(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_int32_atomic_xor(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_int64_atomic_xor(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_uint32_atomic_xor(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
}

__global__ void every_shmem_call_960(AnyArgument any) {
  shmem_uint64_atomic_xor(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_ctx_uint_atomic_xor(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ctx_ulong_atomic_xor(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ctx_ulonglong_atomic_xor(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_ctx_int32_atomic_xor(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_ctx_int64_atomic_xor(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_ctx_uint32_atomic_xor(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_ctx_uint64_atomic_xor(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
}

__global__ void every_shmem_call_968(AnyArgument any) {
  shmem_float_atomic_fetch_nbi(any.pointer<float>(), any.pointer<float>(), any.value<int>());
  shmem_double_atomic_fetch_nbi(any.pointer<double>(), any.pointer<double>(), any.value<int>());
  shmem_int_atomic_fetch_nbi(any.pointer<int>(), any.pointer<int>(), any.value<int>());
  shmem_long_atomic_fetch_nbi(any.pointer<long>(), any.pointer<long>(), any.value<int>());
  shmem_longlong_atomic_fetch_nbi(any.pointer<long long>(), any.pointer<long long>(), any.value<int>());
  shmem_uint_atomic_fetch_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<int>());
  shmem_ulong_atomic_fetch_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<int>());
  shmem_ulonglong_atomic_fetch_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<int>());
}

__global__ void every_shmem_call_976(AnyArgument any) {
  shmem_int32_atomic_fetch_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<int>());
  shmem_int64_atomic_fetch_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<int>());
  shmem_uint32_atomic_fetch_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<int>());
  shmem_uint64_atomic_fetch_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<int>());
  shmem_size_atomic_fetch_nbi(any.pointer<size_t>(), any.pointer<size_t>(), any.value<int>());
  shmem_ptrdiff_atomic_fetch_nbi(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<int>());
  shmem_ctx_float_atomic_fetch_nbi(any.value<shmem_ctx_t>(), any.pointer<float>(), any.pointer<float>(), any.value<int>());
  shmem_ctx_double_atomic_fetch_nbi(any.value<shmem_ctx_t>(), any.pointer<double>(), any.pointer<double>(), any.value<int>());
}

__global__ void every_shmem_call_984(AnyArgument any) {
  shmem_ctx_int_atomic_fetch_nbi(any.value<shmem_ctx_t>(), any.pointer<int>(), any.pointer<int>(), any.value<int>());
  shmem_ctx_long_atomic_fetch_nbi(any.value<shmem_ctx_t>(), any.pointer<long>(), any.pointer<long>(), any.value<int>());
  shmem_ctx_longlong_atomic_fetch_nbi(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<int>());
  shmem_ctx_uint_atomic_fetch_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<int>());
  shmem_ctx_ulong_atomic_fetch_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<int>());
  shmem_ctx_ulonglong_atomic_fetch_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<int>());
  shmem_ctx_int32_atomic_fetch_nbi(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<int>());
  shmem_ctx_int64_atomic_fetch_nbi(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<int>());
}

__global__ void every_shmem_call_992(AnyArgument any) {
  shmem_ctx_uint32_atomic_fetch_nbi(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<int>());
  shmem_ctx_uint64_atomic_fetch_nbi(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<int>());
  shmem_ctx_size_atomic_fetch_nbi(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_atomic_fetch_nbi(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<int>());
  shmem_float_atomic_swap_nbi(any.pointer<float>(), any.pointer<float>(), any.value<float>(), any.value<int>());
  shmem_double_atomic_swap_nbi(any.pointer<double>(), any.pointer<double>(), any.value<double>(), any.value<int>());
  shmem_int_atomic_swap_nbi(any.pointer<int>(), any.pointer<int>(), any.value<int>(), any.value<int>());
  shmem_long_atomic_swap_nbi(any.pointer<long>(), any.pointer<long>(), any.value<long>(), any.value<int>());
}

__global__ void every_shmem_call_1000(AnyArgument any) {
  shmem_longlong_atomic_swap_nbi(any.pointer<long long>(), any.pointer<long long>(), any.value<long long>(), any.value<int>());
  shmem_uint_atomic_swap_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ulong_atomic_swap_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ulonglong_atomic_swap_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_int32_atomic_swap_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_int64_atomic_swap_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_uint32_atomic_swap_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_uint64_atomic_swap_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
}

__global__ void every_shmem_call_1008(AnyArgument any) {
  shmem_size_atomic_swap_nbi(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ptrdiff_atomic_swap_nbi(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>());
  shmem_ctx_float_atomic_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<float>(), any.pointer<float>(), any.value<float>(), any.value<int>());
  shmem_ctx_double_atomic_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<double>(), any.pointer<double>(), any.value<double>(), any.value<int>());
  shmem_ctx_int_atomic_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<int>(), any.pointer<int>(), any.value<int>(), any.value<int>());
  shmem_ctx_long_atomic_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<long>(), any.pointer<long>(), any.value<long>(), any.value<int>());
  shmem_ctx_longlong_atomic_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<long long>(), any.value<int>());
  shmem_ctx_uint_atomic_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
}

__global__ void every_shmem_call_1016(AnyArgument any) {
  shmem_ctx_ulong_atomic_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ctx_ulonglong_atomic_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_ctx_int32_atomic_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_ctx_int64_atomic_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_ctx_uint32_atomic_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_ctx_uint64_atomic_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_ctx_size_atomic_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_atomic_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>());
}

__global__ void every_shmem_call_1024(AnyArgument any) {
  shmem_int_atomic_compare_swap_nbi(any.pointer<int>(), any.pointer<int>(), any.value<int>(), any.value<int>(), any.value<int>());
  shmem_long_atomic_compare_swap_nbi(any.pointer<long>(), any.pointer<long>(), any.value<long>(), any.value<long>(), any.value<int>());
  shmem_longlong_atomic_compare_swap_nbi(any.pointer<long long>(), any.pointer<long long>(), any.value<long long>(), any.value<long long>(), any.value<int>());
  shmem_uint_atomic_compare_swap_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ulong_atomic_compare_swap_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ulonglong_atomic_compare_swap_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_int32_atomic_compare_swap_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_int64_atomic_compare_swap_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int64_t>(), any.value<int>());
}

__global__ void every_shmem_call_1032(AnyArgument any) {
  shmem_uint32_atomic_compare_swap_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_uint64_atomic_compare_swap_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_size_atomic_compare_swap_nbi(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ptrdiff_atomic_compare_swap_nbi(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>());
  shmem_ctx_int_atomic_compare_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<int>(), any.pointer<int>(), any.value<int>(), any.value<int>(), any.value<int>());
  shmem_ctx_long_atomic_compare_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<long>(), any.pointer<long>(), any.value<long>(), any.value<long>(), any.value<int>());
  shmem_ctx_longlong_atomic_compare_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<long long>(), any.value<long long>(), any.value<int>());
  shmem_ctx_uint_atomic_compare_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<unsigned int>(), any.value<int>());
}

__global__ void every_shmem_call_1040(AnyArgument any) {
  shmem_ctx_ulong_atomic_compare_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ctx_ulonglong_atomic_compare_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_ctx_int32_atomic_compare_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_ctx_int64_atomic_compare_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_ctx_uint32_atomic_compare_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_ctx_uint64_atomic_compare_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_ctx_size_atomic_compare_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_atomic_compare_swap_nbi(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>());
}

__global__ void every_shmem_call_1048(AnyArgument any) {
  shmem_int_atomic_fetch_inc_nbi(any.pointer<int>(), any.pointer<int>(), any.value<int>());
  shmem_long_atomic_fetch_inc_nbi(any.pointer<long>(), any.pointer<long>(), any.value<int>());
  shmem_longlong_atomic_fetch_inc_nbi(any.pointer<long long>(), any.pointer<long long>(), any.value<int>());
  shmem_uint_atomic_fetch_inc_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<int>());
  shmem_ulong_atomic_fetch_inc_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<int>());
  shmem_ulonglong_atomic_fetch_inc_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<int>());
  shmem_int32_atomic_fetch_inc_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<int>());
  shmem_int64_atomic_fetch_inc_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<int>());
}

__global__ void every_shmem_call_1056(AnyArgument any) {
  shmem_uint32_atomic_fetch_inc_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<int>());
  shmem_uint64_atomic_fetch_inc_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<int>());
  shmem_size_atomic_fetch_inc_nbi(any.pointer<size_t>(), any.pointer<size_t>(), any.value<int>());
  shmem_ptrdiff_atomic_fetch_inc_nbi(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<int>());
  shmem_ctx_int_atomic_fetch_inc_nbi(any.value<shmem_ctx_t>(), any.pointer<int>(), any.pointer<int>(), any.value<int>());
  shmem_ctx_long_atomic_fetch_inc_nbi(any.value<shmem_ctx_t>(), any.pointer<long>(), any.pointer<long>(), any.value<int>());
  shmem_ctx_longlong_atomic_fetch_inc_nbi(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<int>());
  shmem_ctx_uint_atomic_fetch_inc_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<int>());
}

__global__ void every_shmem_call_1064(AnyArgument any) {
  shmem_ctx_ulong_atomic_fetch_inc_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<int>());
  shmem_ctx_ulonglong_atomic_fetch_inc_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<int>());
  shmem_ctx_int32_atomic_fetch_inc_nbi(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<int>());
  shmem_ctx_int64_atomic_fetch_inc_nbi(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<int>());
  shmem_ctx_uint32_atomic_fetch_inc_nbi(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<int>());
  shmem_ctx_uint64_atomic_fetch_inc_nbi(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<int>());
  shmem_ctx_size_atomic_fetch_inc_nbi(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_atomic_fetch_inc_nbi(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<int>());
}

__global__ void every_shmem_call_1072(AnyArgument any) {
  shmem_int_atomic_fetch_add_nbi(any.pointer<int>(), any.pointer<int>(), any.value<int>(), any.value<int>());
  shmem_long_atomic_fetch_add_nbi(any.pointer<long>(), any.pointer<long>(), any.value<long>(), any.value<int>());
  shmem_longlong_atomic_fetch_add_nbi(any.pointer<long long>(), any.pointer<long long>(), any.value<long long>(), any.value<int>());
  shmem_uint_atomic_fetch_add_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ulong_atomic_fetch_add_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ulonglong_atomic_fetch_add_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_int32_atomic_fetch_add_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_int64_atomic_fetch_add_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
}

__global__ void every_shmem_call_1080(AnyArgument any) {
  shmem_uint32_atomic_fetch_add_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_uint64_atomic_fetch_add_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_size_atomic_fetch_add_nbi(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ptrdiff_atomic_fetch_add_nbi(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>());
  shmem_ctx_int_atomic_fetch_add_nbi(any.value<shmem_ctx_t>(), any.pointer<int>(), any.pointer<int>(), any.value<int>(), any.value<int>());
  shmem_ctx_long_atomic_fetch_add_nbi(any.value<shmem_ctx_t>(), any.pointer<long>(), any.pointer<long>(), any.value<long>(), any.value<int>());
  shmem_ctx_longlong_atomic_fetch_add_nbi(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<long long>(), any.value<int>());
  shmem_ctx_uint_atomic_fetch_add_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
}

__global__ void every_shmem_call_1088(AnyArgument any) {
  shmem_ctx_ulong_atomic_fetch_add_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ctx_ulonglong_atomic_fetch_add_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_ctx_int32_atomic_fetch_add_nbi(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_ctx_int64_atomic_fetch_add_nbi(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_ctx_uint32_atomic_fetch_add_nbi(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_ctx_uint64_atomic_fetch_add_nbi(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_ctx_size_atomic_fetch_add_nbi(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_atomic_fetch_add_nbi(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>());
}

__global__ void every_shmem_call_1096(AnyArgument any) {
  shmem_uint_atomic_fetch_and_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ulong_atomic_fetch_and_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ulonglong_atomic_fetch_and_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_int32_atomic_fetch_and_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_int64_atomic_fetch_and_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_uint32_atomic_fetch_and_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_uint64_atomic_fetch_and_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_ctx_uint_atomic_fetch_and_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
}

__global__ void every_shmem_call_1104(AnyArgument any) {
  shmem_ctx_ulong_atomic_fetch_and_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ctx_ulonglong_atomic_fetch_and_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_ctx_int32_atomic_fetch_and_nbi(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_ctx_int64_atomic_fetch_and_nbi(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_ctx_uint32_atomic_fetch_and_nbi(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_ctx_uint64_atomic_fetch_and_nbi(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_uint_atomic_fetch_or_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ulong_atomic_fetch_or_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
}

__global__ void every_shmem_call_1112(AnyArgument any) {
  shmem_ulonglong_atomic_fetch_or_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_int32_atomic_fetch_or_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_int64_atomic_fetch_or_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_uint32_atomic_fetch_or_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_uint64_atomic_fetch_or_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_ctx_uint_atomic_fetch_or_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ctx_ulong_atomic_fetch_or_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ctx_ulonglong_atomic_fetch_or_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
}

__global__ void every_shmem_call_1120(AnyArgument any) {
  shmem_ctx_int32_atomic_fetch_or_nbi(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_ctx_int64_atomic_fetch_or_nbi(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_ctx_uint32_atomic_fetch_or_nbi(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_ctx_uint64_atomic_fetch_or_nbi(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_uint_atomic_fetch_xor_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ulong_atomic_fetch_xor_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ulonglong_atomic_fetch_xor_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_int32_atomic_fetch_xor_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
}

__global__ void every_shmem_call_1128(AnyArgument any) {
  shmem_int64_atomic_fetch_xor_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_uint32_atomic_fetch_xor_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_uint64_atomic_fetch_xor_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_ctx_uint_atomic_fetch_xor_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ctx_ulong_atomic_fetch_xor_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ctx_ulonglong_atomic_fetch_xor_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_ctx_int32_atomic_fetch_xor_nbi(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_ctx_int64_atomic_fetch_xor_nbi(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
}

__global__ void every_shmem_call_1136(AnyArgument any) {
  shmem_ctx_uint32_atomic_fetch_xor_nbi(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_ctx_uint64_atomic_fetch_xor_nbi(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_int_wait_until(any.pointer<int>(), any.value<int>(), any.value<int>());
  shmem_long_wait_until(any.pointer<long>(), any.value<int>(), any.value<long>());
  shmem_longlong_wait_until(any.pointer<long long>(), any.value<int>(), any.value<long long>());
  shmem_uint_wait_until(any.pointer<unsigned int>(), any.value<int>(), any.value<unsigned int>());
  shmem_ulong_wait_until(any.pointer<unsigned long>(), any.value<int>(), any.value<unsigned long>());
  shmem_ulonglong_wait_until(any.pointer<unsigned long long>(), any.value<int>(), any.value<unsigned long long>());
}

__global__ void every_shmem_call_1144(AnyArgument any) {
  shmem_int32_wait_until(any.pointer<int32_t>(), any.value<int>(), any.value<int32_t>());
  shmem_int64_wait_until(any.pointer<int64_t>(), any.value<int>(), any.value<int64_t>());
  shmem_uint32_wait_until(any.pointer<uint32_t>(), any.value<int>(), any.value<uint32_t>());
  shmem_uint64_wait_until(any.pointer<uint64_t>(), any.value<int>(), any.value<uint64_t>());
  shmem_size_wait_until(any.pointer<size_t>(), any.value<int>(), any.value<size_t>());
  shmem_ptrdiff_wait_until(any.pointer<ptrdiff_t>(), any.value<int>(), any.value<ptrdiff_t>());
  shmem_int_wait_until_all(any.pointer<int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int>());
  shmem_long_wait_until_all(any.pointer<long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long>());
}

__global__ void every_shmem_call_1152(AnyArgument any) {
  shmem_longlong_wait_until_all(any.pointer<long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long long>());
  shmem_uint_wait_until_all(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned int>());
  shmem_ulong_wait_until_all(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long>());
  shmem_ulonglong_wait_until_all(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long long>());
  shmem_int32_wait_until_all(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int32_t>());
  shmem_int64_wait_until_all(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int64_t>());
  shmem_uint32_wait_until_all(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint32_t>());
  shmem_uint64_wait_until_all(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint64_t>());
}

__global__ void every_shmem_call_1160(AnyArgument any) {
  shmem_size_wait_until_all(any.pointer<size_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<size_t>());
  shmem_ptrdiff_wait_until_all(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<ptrdiff_t>());
  any.keep(shmem_int_wait_until_any(any.pointer<int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int>()));
  any.keep(shmem_long_wait_until_any(any.pointer<long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long>()));
  any.keep(shmem_longlong_wait_until_any(any.pointer<long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long long>()));
  any.keep(shmem_uint_wait_until_any(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned int>()));
  any.keep(shmem_ulong_wait_until_any(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long>()));
  any.keep(shmem_ulonglong_wait_until_any(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long long>()));
}

__global__ void every_shmem_call_1168(AnyArgument any) {
  any.keep(shmem_int32_wait_until_any(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int32_t>()));
  any.keep(shmem_int64_wait_until_any(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int64_t>()));
  any.keep(shmem_uint32_wait_until_any(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint32_t>()));
  any.keep(shmem_uint64_wait_until_any(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint64_t>()));
  any.keep(shmem_size_wait_until_any(any.pointer<size_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<size_t>()));
  any.keep(shmem_ptrdiff_wait_until_any(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<ptrdiff_t>()));
  any.keep(shmem_int_wait_until_some(any.pointer<int>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int>()));
  any.keep(shmem_long_wait_until_some(any.pointer<long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long>()));
}

__global__ void every_shmem_call_1176(AnyArgument any) {
  any.keep(shmem_longlong_wait_until_some(any.pointer<long long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long long>()));
  any.keep(shmem_uint_wait_until_some(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned int>()));
  any.keep(shmem_ulong_wait_until_some(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long>()));
  any.keep(shmem_ulonglong_wait_until_some(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long long>()));
  any.keep(shmem_int32_wait_until_some(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int32_t>()));
  any.keep(shmem_int64_wait_until_some(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int64_t>()));
  any.keep(shmem_uint32_wait_until_some(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint32_t>()));
  any.keep(shmem_uint64_wait_until_some(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint64_t>()));
}

__global__ void every_shmem_call_1184(AnyArgument any) {
  any.keep(shmem_size_wait_until_some(any.pointer<size_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<size_t>()));
  any.keep(shmem_ptrdiff_wait_until_some(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<ptrdiff_t>()));
  shmem_int_wait_until_all_vector(any.pointer<int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int>());
  shmem_long_wait_until_all_vector(any.pointer<long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long>());
  shmem_longlong_wait_until_all_vector(any.pointer<long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long long>());
  shmem_uint_wait_until_all_vector(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned int>());
  shmem_ulong_wait_until_all_vector(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long>());
  shmem_ulonglong_wait_until_all_vector(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long long>());
}

__global__ void every_shmem_call_1192(AnyArgument any) {
  shmem_int32_wait_until_all_vector(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int32_t>());
  shmem_int64_wait_until_all_vector(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int64_t>());
  shmem_uint32_wait_until_all_vector(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint32_t>());
  shmem_uint64_wait_until_all_vector(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint64_t>());
  shmem_size_wait_until_all_vector(any.pointer<size_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<size_t>());
  shmem_ptrdiff_wait_until_all_vector(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<ptrdiff_t>());
  any.keep(shmem_int_wait_until_any_vector(any.pointer<int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int>()));
  any.keep(shmem_long_wait_until_any_vector(any.pointer<long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long>()));
}
