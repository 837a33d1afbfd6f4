// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/table.py: change the table and run it.
// clang-format off
// Compiles a call of every OpenSHMEM function that kernels have; nothing is run.
#include <shmemx.h>
#include "../every_device_call.cuh"

__global__ void every_shmem_call_1200(AnyArgument any) {
  any.keep(shmem_longlong_wait_until_any_vector(any.pointer<long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long long>()));
  any.keep(shmem_uint_wait_until_any_vector(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned int>()));
  any.keep(shmem_ulong_wait_until_any_vector(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long>()));
  any.keep(shmem_ulonglong_wait_until_any_vector(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long long>()));
  any.keep(shmem_int32_wait_until_any_vector(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int32_t>()));
  any.keep(shmem_int64_wait_until_any_vector(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int64_t>()));
  any.keep(shmem_uint32_wait_until_any_vector(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint32_t>()));
  any.keep(shmem_uint64_wait_until_any_vector(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint64_t>()));
}

__global__ void every_shmem_call_1208(AnyArgument any) {
  any.keep(shmem_size_wait_until_any_vector(any.pointer<size_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<size_t>()));
  any.keep(shmem_ptrdiff_wait_until_any_vector(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<ptrdiff_t>()));
  any.keep(shmem_int_wait_until_some_vector(any.pointer<int>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int>()));
  any.keep(shmem_long_wait_until_some_vector(any.pointer<long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long>()));
  any.keep(shmem_longlong_wait_until_some_vector(any.pointer<long long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long long>()));
  any.keep(shmem_uint_wait_until_some_vector(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned int>()));
  any.keep(shmem_ulong_wait_until_some_vector(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long>()));
  any.keep(shmem_ulonglong_wait_until_some_vector(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long long>()));
}

__global__ void every_shmem_call_1216(AnyArgument any) {
  any.keep(shmem_int32_wait_until_some_vector(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int32_t>()));
  any.keep(shmem_int64_wait_until_some_vector(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int64_t>()));
  any.keep(shmem_uint32_wait_until_some_vector(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint32_t>()));
  any.keep(shmem_uint64_wait_until_some_vector(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint64_t>()));
  any.keep(shmem_size_wait_until_some_vector(any.pointer<size_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<size_t>()));
  any.keep(shmem_ptrdiff_wait_until_some_vector(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<ptrdiff_t>()));
  any.keep(shmem_int_test(any.pointer<int>(), any.value<int>(), any.value<int>()));
  any.keep(shmem_long_test(any.pointer<long>(), any.value<int>(), any.value<long>()));
}

__global__ void every_shmem_call_1224(AnyArgument any) {
  any.keep(shmem_longlong_test(any.pointer<long long>(), any.value<int>(), any.value<long long>()));
  any.keep(shmem_uint_test(any.pointer<unsigned int>(), any.value<int>(), any.value<unsigned int>()));
  any.keep(shmem_ulong_test(any.pointer<unsigned long>(), any.value<int>(), any.value<unsigned long>()));
  any.keep(shmem_ulonglong_test(any.pointer<unsigned long long>(), any.value<int>(), any.value<unsigned long long>()));
  any.keep(shmem_int32_test(any.pointer<int32_t>(), any.value<int>(), any.value<int32_t>()));
  any.keep(shmem_int64_test(any.pointer<int64_t>(), any.value<int>(), any.value<int64_t>()));
  any.keep(shmem_uint32_test(any.pointer<uint32_t>(), any.value<int>(), any.value<uint32_t>()));
  any.keep(shmem_uint64_test(any.pointer<uint64_t>(), any.value<int>(), any.value<uint64_t>()));
}

__global__ void every_shmem_call_1232(AnyArgument any) {
  any.keep(shmem_size_test(any.pointer<size_t>(), any.value<int>(), any.value<size_t>()));
  any.keep(shmem_ptrdiff_test(any.pointer<ptrdiff_t>(), any.value<int>(), any.value<ptrdiff_t>()));
  any.keep(shmem_int_test_all(any.pointer<int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int>()));
  any.keep(shmem_long_test_all(any.pointer<long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long>()));
  any.keep(shmem_longlong_test_all(any.pointer<long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long long>()));
  any.keep(shmem_uint_test_all(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned int>()));
  any.keep(shmem_ulong_test_all(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long>()));
  any.keep(shmem_ulonglong_test_all(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long long>()));
}

__global__ void every_shmem_call_1240(AnyArgument any) {
  any.keep(shmem_int32_test_all(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int32_t>()));
  any.keep(shmem_int64_test_all(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int64_t>()));
  any.keep(shmem_uint32_test_all(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint32_t>()));
  any.keep(shmem_uint64_test_all(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint64_t>()));
  any.keep(shmem_size_test_all(any.pointer<size_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<size_t>()));
  any.keep(shmem_ptrdiff_test_all(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<ptrdiff_t>()));
  any.keep(shmem_int_test_any(any.pointer<int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int>()));
  any.keep(shmem_long_test_any(any.pointer<long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long>()));
}

__global__ void every_shmem_call_1248(AnyArgument any) {
  any.keep(shmem_longlong_test_any(any.pointer<long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long long>()));
  any.keep(shmem_uint_test_any(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned int>()));
  any.keep(shmem_ulong_test_any(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long>()));
  any.keep(shmem_ulonglong_test_any(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long long>()));
  any.keep(shmem_int32_test_any(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int32_t>()));
  any.keep(shmem_int64_test_any(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int64_t>()));
  any.keep(shmem_uint32_test_any(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint32_t>()));
  any.keep(shmem_uint64_test_any(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint64_t>()));
}

__global__ void every_shmem_call_1256(AnyArgument any) {
  any.keep(shmem_size_test_any(any.pointer<size_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<size_t>()));
  any.keep(shmem_ptrdiff_test_any(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<ptrdiff_t>()));
  any.keep(shmem_int_test_some(any.pointer<int>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int>()));
  any.keep(shmem_long_test_some(any.pointer<long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long>()));
  any.keep(shmem_longlong_test_some(any.pointer<long long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long long>()));
  any.keep(shmem_uint_test_some(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned int>()));
  any.keep(shmem_ulong_test_some(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long>()));
  any.keep(shmem_ulonglong_test_some(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long long>()));
}

__global__ void every_shmem_call_1264(AnyArgument any) {
  any.keep(shmem_int32_test_some(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int32_t>()));
  any.keep(shmem_int64_test_some(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int64_t>()));
  any.keep(shmem_uint32_test_some(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint32_t>()));
  any.keep(shmem_uint64_test_some(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint64_t>()));
  any.keep(shmem_size_test_some(any.pointer<size_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<size_t>()));
  any.keep(shmem_ptrdiff_test_some(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<ptrdiff_t>()));
  any.keep(shmem_int_test_all_vector(any.pointer<int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int>()));
  any.keep(shmem_long_test_all_vector(any.pointer<long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long>()));
}

__global__ void every_shmem_call_1272(AnyArgument any) {
  any.keep(shmem_longlong_test_all_vector(any.pointer<long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long long>()));
  any.keep(shmem_uint_test_all_vector(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned int>()));
  any.keep(shmem_ulong_test_all_vector(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long>()));
  any.keep(shmem_ulonglong_test_all_vector(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long long>()));
  any.keep(shmem_int32_test_all_vector(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int32_t>()));
  any.keep(shmem_int64_test_all_vector(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int64_t>()));
  any.keep(shmem_uint32_test_all_vector(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint32_t>()));
  any.keep(shmem_uint64_test_all_vector(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint64_t>()));
}

__global__ void every_shmem_call_1280(AnyArgument any) {
  any.keep(shmem_size_test_all_vector(any.pointer<size_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<size_t>()));
  any.keep(shmem_ptrdiff_test_all_vector(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<ptrdiff_t>()));
  any.keep(shmem_int_test_any_vector(any.pointer<int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int>()));
  any.keep(shmem_long_test_any_vector(any.pointer<long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long>()));
  any.keep(shmem_longlong_test_any_vector(any.pointer<long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long long>()));
  any.keep(shmem_uint_test_any_vector(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned int>()));
  any.keep(shmem_ulong_test_any_vector(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long>()));
  any.keep(shmem_ulonglong_test_any_vector(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long long>()));
}

__global__ void every_shmem_call_1288(AnyArgument any) {
  any.keep(shmem_int32_test_any_vector(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int32_t>()));
  any.keep(shmem_int64_test_any_vector(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int64_t>()));
  any.keep(shmem_uint32_test_any_vector(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint32_t>()));
  any.keep(shmem_uint64_test_any_vector(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint64_t>()));
  any.keep(shmem_size_test_any_vector(any.pointer<size_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<size_t>()));
  any.keep(shmem_ptrdiff_test_any_vector(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<ptrdiff_t>()));
  any.keep(shmem_int_test_some_vector(any.pointer<int>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int>()));
  any.keep(shmem_long_test_some_vector(any.pointer<long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long>()));
}

__global__ void every_shmem_call_1296(AnyArgument any) {
  any.keep(shmem_longlong_test_some_vector(any.pointer<long long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long long>()));
  any.keep(shmem_uint_test_some_vector(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned int>()));
  any.keep(shmem_ulong_test_some_vector(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long>()));
  any.keep(shmem_ulonglong_test_some_vector(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long long>()));
  any.keep(shmem_int32_test_some_vector(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int32_t>()));
  any.keep(shmem_int64_test_some_vector(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int64_t>()));
  any.keep(shmem_uint32_test_some_vector(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint32_t>()));
  any.keep(shmem_uint64_test_some_vector(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint64_t>()));
}

__global__ void every_shmem_call_1304(AnyArgument any) {
  any.keep(shmem_size_test_some_vector(any.pointer<size_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<size_t>()));
  any.keep(shmem_ptrdiff_test_some_vector(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<ptrdiff_t>()));
  shmem_wait_until(any.pointer<long>(), any.value<int>(), any.value<long>());
  shmem_fence();
  shmem_ctx_fence(any.value<shmem_ctx_t>());
  shmem_quiet();
  shmem_ctx_quiet(any.value<shmem_ctx_t>());
  shmem_pe_quiet(any.pointer<int>(), any.value<size_t>());
}

__global__ void every_shmem_call_1312(AnyArgument any) {
  shmem_ctx_pe_quiet(any.value<shmem_ctx_t>(), any.pointer<int>(), any.value<size_t>());
  shmem_barrier_all();
  shmem_sync_all();
  any.keep(shmem_team_sync(any.value<shmem_team_t>()));
  any.keep(shmem_float_broadcast(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_double_broadcast(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_char_broadcast(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_schar_broadcast(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_shmem_call_1320(AnyArgument any) {
  any.keep(shmem_short_broadcast(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_int_broadcast(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_long_broadcast(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_longlong_broadcast(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_uchar_broadcast(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_ushort_broadcast(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_uint_broadcast(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_ulong_broadcast(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_shmem_call_1328(AnyArgument any) {
  any.keep(shmem_ulonglong_broadcast(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_int8_broadcast(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_int16_broadcast(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_int32_broadcast(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_int64_broadcast(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_uint8_broadcast(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_uint16_broadcast(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_uint32_broadcast(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_shmem_call_1336(AnyArgument any) {
  any.keep(shmem_uint64_broadcast(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_size_broadcast(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_ptrdiff_broadcast(any.value<shmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_broadcastmem(any.value<shmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_float_fcollect(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmem_double_fcollect(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmem_char_fcollect(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(shmem_schar_fcollect(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1344(AnyArgument any) {
  any.keep(shmem_short_fcollect(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmem_int_fcollect(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmem_long_fcollect(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmem_longlong_fcollect(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmem_uchar_fcollect(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmem_ushort_fcollect(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmem_uint_fcollect(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmem_ulong_fcollect(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1352(AnyArgument any) {
  any.keep(shmem_ulonglong_fcollect(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmem_int8_fcollect(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmem_int16_fcollect(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmem_int32_fcollect(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmem_int64_fcollect(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmem_uint8_fcollect(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmem_uint16_fcollect(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmem_uint32_fcollect(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1360(AnyArgument any) {
  any.keep(shmem_uint64_fcollect(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmem_size_fcollect(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmem_ptrdiff_fcollect(any.value<shmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>()));
  any.keep(shmem_fcollectmem(any.value<shmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>()));
  any.keep(shmem_float_alltoall(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmem_double_alltoall(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmem_char_alltoall(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(shmem_schar_alltoall(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1368(AnyArgument any) {
  any.keep(shmem_short_alltoall(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmem_int_alltoall(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmem_long_alltoall(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmem_longlong_alltoall(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmem_uchar_alltoall(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmem_ushort_alltoall(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmem_uint_alltoall(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmem_ulong_alltoall(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1376(AnyArgument any) {
  any.keep(shmem_ulonglong_alltoall(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmem_int8_alltoall(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmem_int16_alltoall(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmem_int32_alltoall(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmem_int64_alltoall(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmem_uint8_alltoall(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmem_uint16_alltoall(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmem_uint32_alltoall(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1384(AnyArgument any) {
  any.keep(shmem_uint64_alltoall(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmem_size_alltoall(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmem_ptrdiff_alltoall(any.value<shmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>()));
  any.keep(shmem_alltoallmem(any.value<shmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>()));
  any.keep(shmem_uchar_and_reduce(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmem_ushort_and_reduce(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmem_uint_and_reduce(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmem_ulong_and_reduce(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1392(AnyArgument any) {
  any.keep(shmem_ulonglong_and_reduce(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmem_int8_and_reduce(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmem_int16_and_reduce(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmem_int32_and_reduce(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmem_int64_and_reduce(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmem_uint8_and_reduce(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmem_uint16_and_reduce(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmem_uint32_and_reduce(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1400(AnyArgument any) {
  any.keep(shmem_uint64_and_reduce(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmem_size_and_reduce(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmem_uchar_or_reduce(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmem_ushort_or_reduce(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmem_uint_or_reduce(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmem_ulong_or_reduce(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmem_ulonglong_or_reduce(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmem_int8_or_reduce(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1408(AnyArgument any) {
  any.keep(shmem_int16_or_reduce(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmem_int32_or_reduce(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmem_int64_or_reduce(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmem_uint8_or_reduce(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmem_uint16_or_reduce(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmem_uint32_or_reduce(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmem_uint64_or_reduce(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmem_size_or_reduce(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1416(AnyArgument any) {
  any.keep(shmem_uchar_xor_reduce(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmem_ushort_xor_reduce(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmem_uint_xor_reduce(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmem_ulong_xor_reduce(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmem_ulonglong_xor_reduce(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmem_int8_xor_reduce(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmem_int16_xor_reduce(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmem_int32_xor_reduce(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1424(AnyArgument any) {
  any.keep(shmem_int64_xor_reduce(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmem_uint8_xor_reduce(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmem_uint16_xor_reduce(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmem_uint32_xor_reduce(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmem_uint64_xor_reduce(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmem_size_xor_reduce(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmem_float_max_reduce(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmem_double_max_reduce(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1432(AnyArgument any) {
  any.keep(shmem_char_max_reduce(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(shmem_schar_max_reduce(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmem_short_max_reduce(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmem_int_max_reduce(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmem_long_max_reduce(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmem_longlong_max_reduce(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmem_uchar_max_reduce(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmem_ushort_max_reduce(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1440(AnyArgument any) {
  any.keep(shmem_uint_max_reduce(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmem_ulong_max_reduce(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmem_ulonglong_max_reduce(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmem_int8_max_reduce(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmem_int16_max_reduce(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmem_int32_max_reduce(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmem_int64_max_reduce(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmem_uint8_max_reduce(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1448(AnyArgument any) {
  any.keep(shmem_uint16_max_reduce(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmem_uint32_max_reduce(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmem_uint64_max_reduce(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmem_size_max_reduce(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmem_ptrdiff_max_reduce(any.value<shmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>()));
  any.keep(shmem_float_min_reduce(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmem_double_min_reduce(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmem_char_min_reduce(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1456(AnyArgument any) {
  any.keep(shmem_schar_min_reduce(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmem_short_min_reduce(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmem_int_min_reduce(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmem_long_min_reduce(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmem_longlong_min_reduce(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmem_uchar_min_reduce(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmem_ushort_min_reduce(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmem_uint_min_reduce(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1464(AnyArgument any) {
  any.keep(shmem_ulong_min_reduce(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmem_ulonglong_min_reduce(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmem_int8_min_reduce(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmem_int16_min_reduce(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmem_int32_min_reduce(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmem_int64_min_reduce(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmem_uint8_min_reduce(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmem_uint16_min_reduce(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1472(AnyArgument any) {
  any.keep(shmem_uint32_min_reduce(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmem_uint64_min_reduce(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmem_size_min_reduce(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmem_ptrdiff_min_reduce(any.value<shmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>()));
  any.keep(shmem_float_sum_reduce(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmem_double_sum_reduce(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmem_char_sum_reduce(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(shmem_schar_sum_reduce(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1480(AnyArgument any) {
  any.keep(shmem_short_sum_reduce(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmem_int_sum_reduce(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmem_long_sum_reduce(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmem_longlong_sum_reduce(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmem_uchar_sum_reduce(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmem_ushort_sum_reduce(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmem_uint_sum_reduce(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmem_ulong_sum_reduce(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1488(AnyArgument any) {
  any.keep(shmem_ulonglong_sum_reduce(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmem_int8_sum_reduce(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmem_int16_sum_reduce(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmem_int32_sum_reduce(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmem_int64_sum_reduce(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmem_uint8_sum_reduce(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmem_uint16_sum_reduce(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmem_uint32_sum_reduce(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1496(AnyArgument any) {
  any.keep(shmem_uint64_sum_reduce(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmem_size_sum_reduce(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmem_ptrdiff_sum_reduce(any.value<shmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>()));
  any.keep(shmem_float_prod_reduce(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmem_double_prod_reduce(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmem_char_prod_reduce(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(shmem_schar_prod_reduce(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmem_short_prod_reduce(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1504(AnyArgument any) {
  any.keep(shmem_int_prod_reduce(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmem_long_prod_reduce(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmem_longlong_prod_reduce(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmem_uchar_prod_reduce(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmem_ushort_prod_reduce(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmem_uint_prod_reduce(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmem_ulong_prod_reduce(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmem_ulonglong_prod_reduce(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1512(AnyArgument any) {
  any.keep(shmem_int8_prod_reduce(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmem_int16_prod_reduce(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmem_int32_prod_reduce(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmem_int64_prod_reduce(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmem_uint8_prod_reduce(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmem_uint16_prod_reduce(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmem_uint32_prod_reduce(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmem_uint64_prod_reduce(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_1520(AnyArgument any) {
  any.keep(shmem_size_prod_reduce(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmem_ptrdiff_prod_reduce(any.value<shmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>()));
  shmemx_half_put_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  shmemx_half_put_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  shmemx_bfloat16_put_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  shmemx_bfloat16_put_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  shmemx_float_put_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  shmemx_float_put_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1528(AnyArgument any) {
  shmemx_double_put_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  shmemx_double_put_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  shmemx_char_put_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  shmemx_char_put_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  shmemx_schar_put_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  shmemx_schar_put_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  shmemx_short_put_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  shmemx_short_put_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1536(AnyArgument any) {
  shmemx_int_put_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  shmemx_int_put_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  shmemx_long_put_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  shmemx_long_put_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  shmemx_longlong_put_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  shmemx_longlong_put_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  shmemx_uchar_put_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  shmemx_uchar_put_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1544(AnyArgument any) {
  shmemx_ushort_put_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  shmemx_ushort_put_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  shmemx_uint_put_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  shmemx_uint_put_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  shmemx_ulong_put_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  shmemx_ulong_put_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  shmemx_ulonglong_put_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  shmemx_ulonglong_put_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1552(AnyArgument any) {
  shmemx_int8_put_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int8_put_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int16_put_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int16_put_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int32_put_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int32_put_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int64_put_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int64_put_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1560(AnyArgument any) {
  shmemx_uint8_put_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint8_put_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint16_put_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint16_put_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint32_put_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint32_put_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint64_put_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint64_put_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1568(AnyArgument any) {
  shmemx_size_put_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmemx_size_put_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ptrdiff_put_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ptrdiff_put_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_put8_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_put8_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_put16_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_put16_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1576(AnyArgument any) {
  shmemx_put32_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_put32_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_put64_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_put64_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_put128_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_put128_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_putmem_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_putmem_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1584(AnyArgument any) {
  shmemx_half_get_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  shmemx_half_get_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  shmemx_bfloat16_get_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  shmemx_bfloat16_get_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  shmemx_float_get_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  shmemx_float_get_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  shmemx_double_get_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  shmemx_double_get_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1592(AnyArgument any) {
  shmemx_char_get_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  shmemx_char_get_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  shmemx_schar_get_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  shmemx_schar_get_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  shmemx_short_get_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  shmemx_short_get_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  shmemx_int_get_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  shmemx_int_get_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
}
