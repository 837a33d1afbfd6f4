// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/nvshmem_table.py: change the table and run it.
// clang-format off
// Compiles a call of every device function; nothing is run.
#include "../every_device_call.cuh"

__global__ void every_device_call_1800(AnyArgument any) {
  any.keep(nvshmemx_ulonglong_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulonglong_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmem_int8_fcollect(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmem_int16_fcollect(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_device_call_1808(AnyArgument any) {
  any.keep(nvshmem_int32_fcollect(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmem_int64_fcollect(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int64_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int64_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint8_fcollect(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint8_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
}

__global__ void every_device_call_1816(AnyArgument any) {
  any.keep(nvshmemx_uint8_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint16_fcollect(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint32_fcollect(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint64_fcollect(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
}

__global__ void every_device_call_1824(AnyArgument any) {
  any.keep(nvshmemx_uint64_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint64_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmem_size_fcollect(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmemx_size_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmemx_size_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmem_ptrdiff_fcollect(any.value<nvshmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>()));
  any.keep(nvshmemx_ptrdiff_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>()));
  any.keep(nvshmemx_ptrdiff_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>()));
}

__global__ void every_device_call_1832(AnyArgument any) {
  any.keep(nvshmem_fcollectmem(any.value<nvshmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>()));
  any.keep(nvshmemx_fcollectmem_warp(any.value<nvshmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>()));
  any.keep(nvshmemx_fcollectmem_block(any.value<nvshmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>()));
  any.keep(nvshmem_half_alltoall(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmem_bfloat16_alltoall(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
}

__global__ void every_device_call_1840(AnyArgument any) {
  any.keep(nvshmemx_bfloat16_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmem_float_alltoall(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmemx_float_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmemx_float_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmem_double_alltoall(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmemx_double_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmemx_double_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmem_char_alltoall(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
}

__global__ void every_device_call_1848(AnyArgument any) {
  any.keep(nvshmemx_char_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmem_schar_alltoall(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmem_short_alltoall(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmemx_short_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmemx_short_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
}

__global__ void every_device_call_1856(AnyArgument any) {
  any.keep(nvshmem_int_alltoall(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmemx_int_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmemx_int_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmem_long_alltoall(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmem_longlong_alltoall(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
}

__global__ void every_device_call_1864(AnyArgument any) {
  any.keep(nvshmemx_longlong_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmem_uchar_alltoall(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmemx_uchar_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmemx_uchar_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmem_ushort_alltoall(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmemx_ushort_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmemx_ushort_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmem_uint_alltoall(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_device_call_1872(AnyArgument any) {
  any.keep(nvshmemx_uint_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmem_ulong_alltoall(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmem_ulonglong_alltoall(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulonglong_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulonglong_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
}

__global__ void every_device_call_1880(AnyArgument any) {
  any.keep(nvshmem_int8_alltoall(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmem_int16_alltoall(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmem_int32_alltoall(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
}

__global__ void every_device_call_1888(AnyArgument any) {
  any.keep(nvshmemx_int32_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmem_int64_alltoall(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int64_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int64_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint8_alltoall(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint8_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint8_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint16_alltoall(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_device_call_1896(AnyArgument any) {
  any.keep(nvshmemx_uint16_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint32_alltoall(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint64_alltoall(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint64_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint64_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
}

__global__ void every_device_call_1904(AnyArgument any) {
  any.keep(nvshmem_size_alltoall(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmemx_size_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmemx_size_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmem_ptrdiff_alltoall(any.value<nvshmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>()));
  any.keep(nvshmemx_ptrdiff_alltoall_warp(any.value<nvshmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>()));
  any.keep(nvshmemx_ptrdiff_alltoall_block(any.value<nvshmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>()));
  any.keep(nvshmem_alltoallmem(any.value<nvshmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>()));
  any.keep(nvshmemx_alltoallmem_warp(any.value<nvshmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>()));
}

__global__ void every_device_call_1912(AnyArgument any) {
  any.keep(nvshmemx_alltoallmem_block(any.value<nvshmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>()));
  any.keep(nvshmem_half_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmem_bfloat16_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmem_float_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
}

__global__ void every_device_call_1920(AnyArgument any) {
  any.keep(nvshmemx_float_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmemx_float_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmem_double_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmemx_double_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmemx_double_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmem_char_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
}

__global__ void every_device_call_1928(AnyArgument any) {
  any.keep(nvshmem_schar_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmem_short_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmemx_short_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmemx_short_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmem_int_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmemx_int_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
}

__global__ void every_device_call_1936(AnyArgument any) {
  any.keep(nvshmemx_int_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmem_long_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmem_longlong_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmem_uchar_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
}

__global__ void every_device_call_1944(AnyArgument any) {
  any.keep(nvshmemx_uchar_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmemx_uchar_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmem_ushort_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmemx_ushort_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmemx_ushort_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmem_uint_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_device_call_1952(AnyArgument any) {
  any.keep(nvshmem_ulong_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmem_ulonglong_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulonglong_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulonglong_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmem_int8_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
}

__global__ void every_device_call_1960(AnyArgument any) {
  any.keep(nvshmemx_int8_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmem_int16_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmem_int32_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmem_int64_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
}

__global__ void every_device_call_1968(AnyArgument any) {
  any.keep(nvshmemx_int64_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int64_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint8_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint8_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint8_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint16_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_device_call_1976(AnyArgument any) {
  any.keep(nvshmem_uint32_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint64_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint64_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint64_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmem_size_sum_reduce(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmemx_size_sum_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
}

__global__ void every_device_call_1984(AnyArgument any) {
  any.keep(nvshmemx_size_sum_reduce_block(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmem_half_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmem_bfloat16_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmem_float_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
}

__global__ void every_device_call_1992(AnyArgument any) {
  any.keep(nvshmemx_float_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmemx_float_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmem_double_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmemx_double_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmemx_double_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmem_char_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
}

__global__ void every_device_call_2000(AnyArgument any) {
  any.keep(nvshmem_schar_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmem_short_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmemx_short_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmemx_short_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmem_int_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmemx_int_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
}

__global__ void every_device_call_2008(AnyArgument any) {
  any.keep(nvshmemx_int_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmem_long_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmem_longlong_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmem_uchar_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
}

__global__ void every_device_call_2016(AnyArgument any) {
  any.keep(nvshmemx_uchar_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmemx_uchar_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmem_ushort_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmemx_ushort_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmemx_ushort_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmem_uint_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_device_call_2024(AnyArgument any) {
  any.keep(nvshmem_ulong_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmem_ulonglong_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulonglong_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulonglong_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmem_int8_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2032(AnyArgument any) {
  any.keep(nvshmemx_int8_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmem_int16_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmem_int32_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmem_int64_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2040(AnyArgument any) {
  any.keep(nvshmemx_int64_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int64_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint8_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint8_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint8_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint16_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2048(AnyArgument any) {
  any.keep(nvshmem_uint32_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint64_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint64_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint64_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmem_size_sum_reducescatter(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmemx_size_sum_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2056(AnyArgument any) {
  any.keep(nvshmemx_size_sum_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmem_half_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmem_bfloat16_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmem_float_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
}

__global__ void every_device_call_2064(AnyArgument any) {
  any.keep(nvshmemx_float_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmemx_float_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmem_double_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmemx_double_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmemx_double_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmem_char_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
}

__global__ void every_device_call_2072(AnyArgument any) {
  any.keep(nvshmem_schar_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmem_short_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmemx_short_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmemx_short_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmem_int_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmemx_int_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
}

__global__ void every_device_call_2080(AnyArgument any) {
  any.keep(nvshmemx_int_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmem_long_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmem_longlong_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmem_uchar_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
}

__global__ void every_device_call_2088(AnyArgument any) {
  any.keep(nvshmemx_uchar_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmemx_uchar_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmem_ushort_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmemx_ushort_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmemx_ushort_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmem_uint_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_device_call_2096(AnyArgument any) {
  any.keep(nvshmem_ulong_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmem_ulonglong_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
}
