// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/nvshmem_table.py: change the table and run it.
// clang-format off
// Compiles a call of every device function; nothing is run.
#include "../every_device_call.cuh"

__global__ void every_device_call_2100(AnyArgument any) {
  any.keep(nvshmemx_ulonglong_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulonglong_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmem_int8_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmem_int16_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2108(AnyArgument any) {
  any.keep(nvshmem_int32_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmem_int64_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int64_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int64_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint8_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint8_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2116(AnyArgument any) {
  any.keep(nvshmemx_uint8_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint16_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint32_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint64_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2124(AnyArgument any) {
  any.keep(nvshmemx_uint64_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint64_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmem_size_prod_reduce(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmemx_size_prod_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmemx_size_prod_reduce_block(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmem_half_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
}

__global__ void every_device_call_2132(AnyArgument any) {
  any.keep(nvshmem_bfloat16_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmem_float_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmemx_float_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmemx_float_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmem_double_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmemx_double_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
}

__global__ void every_device_call_2140(AnyArgument any) {
  any.keep(nvshmemx_double_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmem_char_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmem_schar_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmem_short_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
}

__global__ void every_device_call_2148(AnyArgument any) {
  any.keep(nvshmemx_short_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmemx_short_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmem_int_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmemx_int_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmemx_int_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmem_long_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
}

__global__ void every_device_call_2156(AnyArgument any) {
  any.keep(nvshmem_longlong_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmem_uchar_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmemx_uchar_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmemx_uchar_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmem_ushort_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmemx_ushort_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
}

__global__ void every_device_call_2164(AnyArgument any) {
  any.keep(nvshmemx_ushort_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmem_uint_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmem_ulong_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmem_ulonglong_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
}

__global__ void every_device_call_2172(AnyArgument any) {
  any.keep(nvshmemx_ulonglong_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulonglong_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmem_int8_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmem_int16_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2180(AnyArgument any) {
  any.keep(nvshmem_int32_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmem_int64_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int64_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int64_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint8_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint8_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2188(AnyArgument any) {
  any.keep(nvshmemx_uint8_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint16_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint32_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint64_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2196(AnyArgument any) {
  any.keep(nvshmemx_uint64_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint64_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmem_size_prod_reducescatter(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmemx_size_prod_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmemx_size_prod_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmem_half_min_reduce(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
}

__global__ void every_device_call_2204(AnyArgument any) {
  any.keep(nvshmem_bfloat16_min_reduce(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmem_float_min_reduce(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmemx_float_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmemx_float_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmem_double_min_reduce(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmemx_double_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
}

__global__ void every_device_call_2212(AnyArgument any) {
  any.keep(nvshmemx_double_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmem_char_min_reduce(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmem_schar_min_reduce(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmem_short_min_reduce(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
}

__global__ void every_device_call_2220(AnyArgument any) {
  any.keep(nvshmemx_short_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmemx_short_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmem_int_min_reduce(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmemx_int_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmemx_int_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmem_long_min_reduce(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
}

__global__ void every_device_call_2228(AnyArgument any) {
  any.keep(nvshmem_longlong_min_reduce(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmem_uchar_min_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmemx_uchar_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmemx_uchar_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmem_ushort_min_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmemx_ushort_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
}

__global__ void every_device_call_2236(AnyArgument any) {
  any.keep(nvshmemx_ushort_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmem_uint_min_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmem_ulong_min_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmem_ulonglong_min_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
}

__global__ void every_device_call_2244(AnyArgument any) {
  any.keep(nvshmemx_ulonglong_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulonglong_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmem_int8_min_reduce(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmem_int16_min_reduce(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2252(AnyArgument any) {
  any.keep(nvshmem_int32_min_reduce(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmem_int64_min_reduce(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int64_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int64_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint8_min_reduce(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint8_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2260(AnyArgument any) {
  any.keep(nvshmemx_uint8_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint16_min_reduce(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint32_min_reduce(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint64_min_reduce(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2268(AnyArgument any) {
  any.keep(nvshmemx_uint64_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint64_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmem_size_min_reduce(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmemx_size_min_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmemx_size_min_reduce_block(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmem_half_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
}

__global__ void every_device_call_2276(AnyArgument any) {
  any.keep(nvshmem_bfloat16_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmem_float_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmemx_float_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmemx_float_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmem_double_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmemx_double_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
}

__global__ void every_device_call_2284(AnyArgument any) {
  any.keep(nvshmemx_double_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmem_char_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmem_schar_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmem_short_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
}

__global__ void every_device_call_2292(AnyArgument any) {
  any.keep(nvshmemx_short_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmemx_short_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmem_int_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmemx_int_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmemx_int_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmem_long_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
}

__global__ void every_device_call_2300(AnyArgument any) {
  any.keep(nvshmem_longlong_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmem_uchar_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmemx_uchar_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmemx_uchar_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmem_ushort_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmemx_ushort_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
}

__global__ void every_device_call_2308(AnyArgument any) {
  any.keep(nvshmemx_ushort_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmem_uint_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmem_ulong_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmem_ulonglong_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
}

__global__ void every_device_call_2316(AnyArgument any) {
  any.keep(nvshmemx_ulonglong_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulonglong_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmem_int8_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmem_int16_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2324(AnyArgument any) {
  any.keep(nvshmem_int32_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmem_int64_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int64_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int64_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint8_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint8_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2332(AnyArgument any) {
  any.keep(nvshmemx_uint8_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint16_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint32_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint64_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2340(AnyArgument any) {
  any.keep(nvshmemx_uint64_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint64_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmem_size_min_reducescatter(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmemx_size_min_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmemx_size_min_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmem_half_max_reduce(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
}

__global__ void every_device_call_2348(AnyArgument any) {
  any.keep(nvshmem_bfloat16_max_reduce(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmem_float_max_reduce(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmemx_float_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmemx_float_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmem_double_max_reduce(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmemx_double_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
}

__global__ void every_device_call_2356(AnyArgument any) {
  any.keep(nvshmemx_double_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmem_char_max_reduce(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmem_schar_max_reduce(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmem_short_max_reduce(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
}

__global__ void every_device_call_2364(AnyArgument any) {
  any.keep(nvshmemx_short_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmemx_short_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmem_int_max_reduce(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmemx_int_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmemx_int_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmem_long_max_reduce(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
}

__global__ void every_device_call_2372(AnyArgument any) {
  any.keep(nvshmem_longlong_max_reduce(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmem_uchar_max_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmemx_uchar_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmemx_uchar_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmem_ushort_max_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmemx_ushort_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
}

__global__ void every_device_call_2380(AnyArgument any) {
  any.keep(nvshmemx_ushort_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmem_uint_max_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmem_ulong_max_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmem_ulonglong_max_reduce(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
}

__global__ void every_device_call_2388(AnyArgument any) {
  any.keep(nvshmemx_ulonglong_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulonglong_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmem_int8_max_reduce(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmem_int16_max_reduce(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2396(AnyArgument any) {
  any.keep(nvshmem_int32_max_reduce(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_max_reduce_warp(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_max_reduce_block(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmem_int64_max_reduce(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
}
