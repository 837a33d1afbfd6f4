// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/table.py: change the table and run it.
// clang-format off
// Compiles a call of every OpenSHMEM function that kernels have; nothing is run.
#include <shmemx.h>
#include "../every_device_call.cuh"

__global__ void every_shmem_call_2400(AnyArgument any) {
  any.keep(shmemx_ulong_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulong_min_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_min_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_int8_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int8_min_reduce_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_min_reduce_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2408(AnyArgument any) {
  any.keep(shmemx_int32_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_min_reduce_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_min_reduce_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_min_reduce_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_min_reduce_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2416(AnyArgument any) {
  any.keep(shmemx_uint32_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_min_reduce_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_min_reduce_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_size_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_size_min_reduce_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_half_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(shmemx_half_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2424(AnyArgument any) {
  any.keep(shmemx_bfloat16_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_bfloat16_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_float_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_float_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_double_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_double_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_char_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(shmemx_char_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2432(AnyArgument any) {
  any.keep(shmemx_schar_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_schar_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_short_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_short_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_int_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_int_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_long_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmemx_long_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2440(AnyArgument any) {
  any.keep(shmemx_longlong_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_longlong_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_uchar_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_uchar_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_ushort_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_ushort_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_uint_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_uint_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2448(AnyArgument any) {
  any.keep(shmemx_ulong_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulong_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_int8_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int8_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2456(AnyArgument any) {
  any.keep(shmemx_int32_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2464(AnyArgument any) {
  any.keep(shmemx_uint32_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_size_min_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_size_min_reducescatter_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_half_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(shmemx_half_max_reduce_block(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2472(AnyArgument any) {
  any.keep(shmemx_bfloat16_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_bfloat16_max_reduce_block(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_float_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_float_max_reduce_block(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_double_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_double_max_reduce_block(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_char_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(shmemx_char_max_reduce_block(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2480(AnyArgument any) {
  any.keep(shmemx_schar_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_schar_max_reduce_block(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_short_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_short_max_reduce_block(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_int_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_int_max_reduce_block(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_long_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmemx_long_max_reduce_block(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2488(AnyArgument any) {
  any.keep(shmemx_longlong_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_longlong_max_reduce_block(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_uchar_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_uchar_max_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_ushort_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_ushort_max_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_uint_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_uint_max_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2496(AnyArgument any) {
  any.keep(shmemx_ulong_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulong_max_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_max_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_int8_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int8_max_reduce_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_max_reduce_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2504(AnyArgument any) {
  any.keep(shmemx_int32_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_max_reduce_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_max_reduce_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_max_reduce_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_max_reduce_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2512(AnyArgument any) {
  any.keep(shmemx_uint32_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_max_reduce_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_max_reduce_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_size_max_reduce_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_size_max_reduce_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_half_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(shmemx_half_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2520(AnyArgument any) {
  any.keep(shmemx_bfloat16_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_bfloat16_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_float_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_float_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_double_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_double_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_char_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(shmemx_char_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2528(AnyArgument any) {
  any.keep(shmemx_schar_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_schar_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_short_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_short_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_int_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_int_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_long_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmemx_long_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2536(AnyArgument any) {
  any.keep(shmemx_longlong_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_longlong_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_uchar_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_uchar_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_ushort_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_ushort_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_uint_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_uint_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2544(AnyArgument any) {
  any.keep(shmemx_ulong_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulong_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_int8_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int8_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2552(AnyArgument any) {
  any.keep(shmemx_int32_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2560(AnyArgument any) {
  any.keep(shmemx_uint32_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_size_max_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_size_max_reducescatter_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_uchar_and_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_uchar_and_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2568(AnyArgument any) {
  any.keep(shmemx_ushort_and_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_ushort_and_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_uint_and_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_uint_and_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_ulong_and_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulong_and_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_and_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_and_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2576(AnyArgument any) {
  any.keep(shmemx_int8_and_reduce_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int8_and_reduce_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_and_reduce_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_and_reduce_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_and_reduce_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_and_reduce_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_and_reduce_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_and_reduce_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2584(AnyArgument any) {
  any.keep(shmemx_uint8_and_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_and_reduce_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_and_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_and_reduce_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_and_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_and_reduce_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_and_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_and_reduce_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2592(AnyArgument any) {
  any.keep(shmemx_size_and_reduce_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_size_and_reduce_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_uchar_and_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_uchar_and_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_ushort_and_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_ushort_and_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_uint_and_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_uint_and_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2600(AnyArgument any) {
  any.keep(shmemx_ulong_and_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulong_and_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_and_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_and_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_int8_and_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int8_and_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_and_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_and_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2608(AnyArgument any) {
  any.keep(shmemx_int32_and_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_and_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_and_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_and_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_and_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_and_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_and_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_and_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2616(AnyArgument any) {
  any.keep(shmemx_uint32_and_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_and_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_and_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_and_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_size_and_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_size_and_reducescatter_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_uchar_or_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_uchar_or_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2624(AnyArgument any) {
  any.keep(shmemx_ushort_or_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_ushort_or_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_uint_or_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_uint_or_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_ulong_or_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulong_or_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_or_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_or_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2632(AnyArgument any) {
  any.keep(shmemx_int8_or_reduce_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int8_or_reduce_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_or_reduce_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_or_reduce_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_or_reduce_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_or_reduce_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_or_reduce_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_or_reduce_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2640(AnyArgument any) {
  any.keep(shmemx_uint8_or_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_or_reduce_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_or_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_or_reduce_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_or_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_or_reduce_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_or_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_or_reduce_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2648(AnyArgument any) {
  any.keep(shmemx_size_or_reduce_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_size_or_reduce_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_uchar_or_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_uchar_or_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_ushort_or_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_ushort_or_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_uint_or_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_uint_or_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2656(AnyArgument any) {
  any.keep(shmemx_ulong_or_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulong_or_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_or_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_or_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_int8_or_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int8_or_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_or_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_or_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2664(AnyArgument any) {
  any.keep(shmemx_int32_or_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_or_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_or_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_or_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_or_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_or_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_or_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_or_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2672(AnyArgument any) {
  any.keep(shmemx_uint32_or_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_or_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_or_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_or_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_size_or_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_size_or_reducescatter_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_uchar_xor_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_uchar_xor_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2680(AnyArgument any) {
  any.keep(shmemx_ushort_xor_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_ushort_xor_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_uint_xor_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_uint_xor_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_ulong_xor_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulong_xor_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_xor_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_xor_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2688(AnyArgument any) {
  any.keep(shmemx_int8_xor_reduce_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int8_xor_reduce_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_xor_reduce_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_xor_reduce_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_xor_reduce_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_xor_reduce_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_xor_reduce_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_xor_reduce_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2696(AnyArgument any) {
  any.keep(shmemx_uint8_xor_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_xor_reduce_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_xor_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_xor_reduce_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_xor_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_xor_reduce_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_xor_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_xor_reduce_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2704(AnyArgument any) {
  any.keep(shmemx_size_xor_reduce_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_size_xor_reduce_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_uchar_xor_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_uchar_xor_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_ushort_xor_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_ushort_xor_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_uint_xor_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_uint_xor_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2712(AnyArgument any) {
  any.keep(shmemx_ulong_xor_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulong_xor_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_xor_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_xor_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_int8_xor_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int8_xor_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_xor_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_xor_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2720(AnyArgument any) {
  any.keep(shmemx_int32_xor_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_xor_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_xor_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_xor_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_xor_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_xor_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_xor_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_xor_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2728(AnyArgument any) {
  any.keep(shmemx_uint32_xor_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_xor_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_xor_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_xor_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_size_xor_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_size_xor_reducescatter_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_double2_maxloc_reduce_block(any.value<shmem_team_t>(), any.pointer<double2>(), any.pointer<double2>(), any.value<size_t>()));
}
