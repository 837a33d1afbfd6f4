// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/table.py: change the table and run it.
// clang-format off
// Compiles a call of every OpenSHMEM function that kernels have; nothing is run.
#include <shmemx.h>
#include "../every_device_call.cuh"

__global__ void every_shmem_call_1600(AnyArgument any) {
  shmemx_long_get_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  shmemx_long_get_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  shmemx_longlong_get_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  shmemx_longlong_get_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  shmemx_uchar_get_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  shmemx_uchar_get_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  shmemx_ushort_get_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  shmemx_ushort_get_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1608(AnyArgument any) {
  shmemx_uint_get_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  shmemx_uint_get_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  shmemx_ulong_get_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  shmemx_ulong_get_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  shmemx_ulonglong_get_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  shmemx_ulonglong_get_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  shmemx_int8_get_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int8_get_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1616(AnyArgument any) {
  shmemx_int16_get_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int16_get_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int32_get_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int32_get_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int64_get_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int64_get_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint8_get_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint8_get_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1624(AnyArgument any) {
  shmemx_uint16_get_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint16_get_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint32_get_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint32_get_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint64_get_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint64_get_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  shmemx_size_get_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmemx_size_get_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1632(AnyArgument any) {
  shmemx_ptrdiff_get_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ptrdiff_get_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_get8_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_get8_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_get16_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_get16_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_get32_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_get32_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1640(AnyArgument any) {
  shmemx_get64_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_get64_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_get128_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_get128_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_getmem_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_getmem_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_half_iput_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_half_iput_block(any.pointer<__half>(), any.pointer<__half>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1648(AnyArgument any) {
  shmemx_bfloat16_iput_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_bfloat16_iput_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_float_iput_warp(any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_float_iput_block(any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_double_iput_warp(any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_double_iput_block(any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_char_iput_warp(any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_char_iput_block(any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1656(AnyArgument any) {
  shmemx_schar_iput_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_schar_iput_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_short_iput_warp(any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_short_iput_block(any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int_iput_warp(any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int_iput_block(any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_long_iput_warp(any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_long_iput_block(any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1664(AnyArgument any) {
  shmemx_longlong_iput_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_longlong_iput_block(any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uchar_iput_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uchar_iput_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ushort_iput_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ushort_iput_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint_iput_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint_iput_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1672(AnyArgument any) {
  shmemx_ulong_iput_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ulong_iput_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ulonglong_iput_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ulonglong_iput_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int8_iput_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int8_iput_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int16_iput_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int16_iput_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1680(AnyArgument any) {
  shmemx_int32_iput_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int32_iput_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int64_iput_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int64_iput_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint8_iput_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint8_iput_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint16_iput_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint16_iput_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1688(AnyArgument any) {
  shmemx_uint32_iput_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint32_iput_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint64_iput_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint64_iput_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_size_iput_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_size_iput_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ptrdiff_iput_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ptrdiff_iput_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1696(AnyArgument any) {
  shmemx_iput8_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iput8_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iput16_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iput16_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iput32_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iput32_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iput64_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iput64_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1704(AnyArgument any) {
  shmemx_iput128_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iput128_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_half_iget_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_half_iget_block(any.pointer<__half>(), any.pointer<__half>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_bfloat16_iget_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_bfloat16_iget_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_float_iget_warp(any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_float_iget_block(any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1712(AnyArgument any) {
  shmemx_double_iget_warp(any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_double_iget_block(any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_char_iget_warp(any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_char_iget_block(any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_schar_iget_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_schar_iget_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_short_iget_warp(any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_short_iget_block(any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1720(AnyArgument any) {
  shmemx_int_iget_warp(any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int_iget_block(any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_long_iget_warp(any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_long_iget_block(any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_longlong_iget_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_longlong_iget_block(any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uchar_iget_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uchar_iget_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1728(AnyArgument any) {
  shmemx_ushort_iget_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ushort_iget_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint_iget_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint_iget_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ulong_iget_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ulong_iget_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ulonglong_iget_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ulonglong_iget_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1736(AnyArgument any) {
  shmemx_int8_iget_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int8_iget_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int16_iget_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int16_iget_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int32_iget_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int32_iget_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int64_iget_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int64_iget_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1744(AnyArgument any) {
  shmemx_uint8_iget_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint8_iget_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint16_iget_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint16_iget_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint32_iget_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint32_iget_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint64_iget_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint64_iget_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1752(AnyArgument any) {
  shmemx_size_iget_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_size_iget_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ptrdiff_iget_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ptrdiff_iget_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iget8_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iget8_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iget16_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iget16_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1760(AnyArgument any) {
  shmemx_iget32_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iget32_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iget64_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iget64_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iget128_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_iget128_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_half_put_nbi_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  shmemx_half_put_nbi_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1768(AnyArgument any) {
  shmemx_bfloat16_put_nbi_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  shmemx_bfloat16_put_nbi_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  shmemx_float_put_nbi_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  shmemx_float_put_nbi_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  shmemx_double_put_nbi_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  shmemx_double_put_nbi_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  shmemx_char_put_nbi_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  shmemx_char_put_nbi_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1776(AnyArgument any) {
  shmemx_schar_put_nbi_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  shmemx_schar_put_nbi_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  shmemx_short_put_nbi_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  shmemx_short_put_nbi_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  shmemx_int_put_nbi_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  shmemx_int_put_nbi_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  shmemx_long_put_nbi_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  shmemx_long_put_nbi_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1784(AnyArgument any) {
  shmemx_longlong_put_nbi_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  shmemx_longlong_put_nbi_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  shmemx_uchar_put_nbi_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  shmemx_uchar_put_nbi_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  shmemx_ushort_put_nbi_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  shmemx_ushort_put_nbi_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  shmemx_uint_put_nbi_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  shmemx_uint_put_nbi_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1792(AnyArgument any) {
  shmemx_ulong_put_nbi_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  shmemx_ulong_put_nbi_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  shmemx_ulonglong_put_nbi_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  shmemx_ulonglong_put_nbi_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  shmemx_int8_put_nbi_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int8_put_nbi_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int16_put_nbi_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int16_put_nbi_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1800(AnyArgument any) {
  shmemx_int32_put_nbi_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int32_put_nbi_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int64_put_nbi_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int64_put_nbi_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint8_put_nbi_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint8_put_nbi_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint16_put_nbi_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint16_put_nbi_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1808(AnyArgument any) {
  shmemx_uint32_put_nbi_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint32_put_nbi_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint64_put_nbi_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint64_put_nbi_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  shmemx_size_put_nbi_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmemx_size_put_nbi_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ptrdiff_put_nbi_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ptrdiff_put_nbi_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1816(AnyArgument any) {
  shmemx_put8_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_put8_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_put16_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_put16_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_put32_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_put32_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_put64_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_put64_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1824(AnyArgument any) {
  shmemx_put128_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_put128_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_putmem_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_putmem_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_half_get_nbi_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  shmemx_half_get_nbi_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  shmemx_bfloat16_get_nbi_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  shmemx_bfloat16_get_nbi_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1832(AnyArgument any) {
  shmemx_float_get_nbi_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  shmemx_float_get_nbi_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  shmemx_double_get_nbi_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  shmemx_double_get_nbi_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  shmemx_char_get_nbi_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  shmemx_char_get_nbi_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  shmemx_schar_get_nbi_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  shmemx_schar_get_nbi_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1840(AnyArgument any) {
  shmemx_short_get_nbi_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  shmemx_short_get_nbi_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  shmemx_int_get_nbi_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  shmemx_int_get_nbi_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  shmemx_long_get_nbi_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  shmemx_long_get_nbi_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  shmemx_longlong_get_nbi_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  shmemx_longlong_get_nbi_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1848(AnyArgument any) {
  shmemx_uchar_get_nbi_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  shmemx_uchar_get_nbi_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  shmemx_ushort_get_nbi_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  shmemx_ushort_get_nbi_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  shmemx_uint_get_nbi_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  shmemx_uint_get_nbi_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  shmemx_ulong_get_nbi_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  shmemx_ulong_get_nbi_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1856(AnyArgument any) {
  shmemx_ulonglong_get_nbi_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  shmemx_ulonglong_get_nbi_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  shmemx_int8_get_nbi_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int8_get_nbi_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int16_get_nbi_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int16_get_nbi_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int32_get_nbi_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int32_get_nbi_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1864(AnyArgument any) {
  shmemx_int64_get_nbi_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  shmemx_int64_get_nbi_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint8_get_nbi_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint8_get_nbi_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint16_get_nbi_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint16_get_nbi_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint32_get_nbi_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint32_get_nbi_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1872(AnyArgument any) {
  shmemx_uint64_get_nbi_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  shmemx_uint64_get_nbi_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  shmemx_size_get_nbi_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmemx_size_get_nbi_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ptrdiff_get_nbi_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_ptrdiff_get_nbi_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmemx_get8_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_get8_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1880(AnyArgument any) {
  shmemx_get16_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_get16_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_get32_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_get32_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_get64_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_get64_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_get128_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_get128_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_1888(AnyArgument any) {
  shmemx_getmem_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_getmem_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmemx_half_put_signal_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_half_put_signal_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_bfloat16_put_signal_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_bfloat16_put_signal_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_float_put_signal_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_float_put_signal_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_1896(AnyArgument any) {
  shmemx_double_put_signal_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_double_put_signal_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_char_put_signal_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_char_put_signal_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_schar_put_signal_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_schar_put_signal_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_short_put_signal_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_short_put_signal_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_1904(AnyArgument any) {
  shmemx_int_put_signal_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int_put_signal_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_long_put_signal_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_long_put_signal_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_longlong_put_signal_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_longlong_put_signal_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uchar_put_signal_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uchar_put_signal_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_1912(AnyArgument any) {
  shmemx_ushort_put_signal_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_ushort_put_signal_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint_put_signal_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint_put_signal_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_ulong_put_signal_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_ulong_put_signal_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_ulonglong_put_signal_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_ulonglong_put_signal_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_1920(AnyArgument any) {
  shmemx_int8_put_signal_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int8_put_signal_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int16_put_signal_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int16_put_signal_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int32_put_signal_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int32_put_signal_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int64_put_signal_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int64_put_signal_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_1928(AnyArgument any) {
  shmemx_uint8_put_signal_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint8_put_signal_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint16_put_signal_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint16_put_signal_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint32_put_signal_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint32_put_signal_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint64_put_signal_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint64_put_signal_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_1936(AnyArgument any) {
  shmemx_size_put_signal_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_size_put_signal_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_ptrdiff_put_signal_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_ptrdiff_put_signal_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put8_signal_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put8_signal_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put16_signal_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put16_signal_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_1944(AnyArgument any) {
  shmemx_put32_signal_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put32_signal_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put64_signal_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put64_signal_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put128_signal_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put128_signal_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_putmem_signal_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_putmem_signal_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_1952(AnyArgument any) {
  shmemx_half_put_signal_nbi_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_half_put_signal_nbi_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_bfloat16_put_signal_nbi_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_bfloat16_put_signal_nbi_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_float_put_signal_nbi_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_float_put_signal_nbi_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_double_put_signal_nbi_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_double_put_signal_nbi_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_1960(AnyArgument any) {
  shmemx_char_put_signal_nbi_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_char_put_signal_nbi_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_schar_put_signal_nbi_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_schar_put_signal_nbi_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_short_put_signal_nbi_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_short_put_signal_nbi_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int_put_signal_nbi_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int_put_signal_nbi_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_1968(AnyArgument any) {
  shmemx_long_put_signal_nbi_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_long_put_signal_nbi_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_longlong_put_signal_nbi_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_longlong_put_signal_nbi_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uchar_put_signal_nbi_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uchar_put_signal_nbi_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_ushort_put_signal_nbi_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_ushort_put_signal_nbi_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_1976(AnyArgument any) {
  shmemx_uint_put_signal_nbi_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint_put_signal_nbi_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_ulong_put_signal_nbi_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_ulong_put_signal_nbi_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_ulonglong_put_signal_nbi_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_ulonglong_put_signal_nbi_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int8_put_signal_nbi_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int8_put_signal_nbi_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_1984(AnyArgument any) {
  shmemx_int16_put_signal_nbi_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int16_put_signal_nbi_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int32_put_signal_nbi_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int32_put_signal_nbi_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int64_put_signal_nbi_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_int64_put_signal_nbi_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint8_put_signal_nbi_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint8_put_signal_nbi_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_1992(AnyArgument any) {
  shmemx_uint16_put_signal_nbi_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint16_put_signal_nbi_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint32_put_signal_nbi_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint32_put_signal_nbi_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint64_put_signal_nbi_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_uint64_put_signal_nbi_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_size_put_signal_nbi_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_size_put_signal_nbi_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}
