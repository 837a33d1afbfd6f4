// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/nvshmem_table.py: change the table and run it.
// clang-format off
// Compiles a call of every device function; nothing is run.
#include "../every_device_call.cuh"

__global__ void every_device_call_0(AnyArgument any) {
  nvshmem_info_get_name(any.pointer<char>());
  nvshmem_info_get_version(any.pointer<int>(), any.pointer<int>());
  nvshmemx_vendor_get_version_info(any.pointer<int>(), any.pointer<int>(), any.pointer<int>());
  any.keep(nvshmem_my_pe());
  any.keep(nvshmem_n_pes());
  any.keep(nvshmem_team_my_pe(any.value<nvshmem_team_t>()));
  any.keep(nvshmem_team_n_pes(any.value<nvshmem_team_t>()));
  any.keep(nvshmem_team_translate_pe(any.value<nvshmem_team_t>(), any.value<int>(), any.value<nvshmem_team_t>()));
}

__global__ void every_device_call_8(AnyArgument any) {
  any.keep(nvshmem_ptr(any.pointer<void>(), any.value<int>()));
  any.keep(nvshmemx_mc_ptr(any.value<nvshmem_team_t>(), any.pointer<void>()));
  nvshmem_half_put(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  nvshmemx_half_put_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  nvshmemx_half_put_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_half_put(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_half_put_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_half_put_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_16(AnyArgument any) {
  nvshmem_bfloat16_put(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  nvshmemx_bfloat16_put_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  nvshmemx_bfloat16_put_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_bfloat16_put(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_bfloat16_put_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_bfloat16_put_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_float_put(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  nvshmemx_float_put_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_24(AnyArgument any) {
  nvshmemx_float_put_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_float_put(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_float_put_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_float_put_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_double_put(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  nvshmemx_double_put_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  nvshmemx_double_put_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_double_put(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_32(AnyArgument any) {
  nvshmemx_qp_double_put_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_double_put_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_char_put(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_char_put_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_char_put_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_char_put(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_char_put_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_char_put_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_40(AnyArgument any) {
  nvshmem_schar_put(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_schar_put_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_schar_put_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_schar_put(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_schar_put_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_schar_put_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_short_put(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_short_put_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_48(AnyArgument any) {
  nvshmemx_short_put_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_short_put(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_short_put_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_short_put_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int_put(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int_put_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int_put_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int_put(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_56(AnyArgument any) {
  nvshmemx_qp_int_put_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int_put_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_long_put(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_long_put_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_long_put_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_long_put(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_long_put_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_long_put_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_64(AnyArgument any) {
  nvshmem_longlong_put(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_longlong_put_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_longlong_put_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_longlong_put(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_longlong_put_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_longlong_put_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uchar_put(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uchar_put_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_72(AnyArgument any) {
  nvshmemx_uchar_put_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uchar_put(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uchar_put_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uchar_put_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ushort_put(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ushort_put_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ushort_put_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_ushort_put(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_80(AnyArgument any) {
  nvshmemx_qp_ushort_put_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ushort_put_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint_put(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint_put_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint_put_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint_put(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint_put_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint_put_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_88(AnyArgument any) {
  nvshmem_ulong_put(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulong_put_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulong_put_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_ulong_put(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulong_put_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulong_put_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ulonglong_put(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulonglong_put_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_96(AnyArgument any) {
  nvshmemx_ulonglong_put_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_ulonglong_put(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulonglong_put_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulonglong_put_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int8_put(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int8_put_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int8_put_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int8_put(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_104(AnyArgument any) {
  nvshmemx_qp_int8_put_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int8_put_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int16_put(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int16_put_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int16_put_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int16_put(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int16_put_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int16_put_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_112(AnyArgument any) {
  nvshmem_int32_put(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int32_put_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int32_put_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int32_put(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int32_put_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int32_put_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int64_put(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int64_put_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_120(AnyArgument any) {
  nvshmemx_int64_put_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int64_put(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int64_put_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int64_put_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint8_put(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint8_put_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint8_put_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint8_put(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_128(AnyArgument any) {
  nvshmemx_qp_uint8_put_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint8_put_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint16_put(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint16_put_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint16_put_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint16_put(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint16_put_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint16_put_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_136(AnyArgument any) {
  nvshmem_uint32_put(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint32_put_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint32_put_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint32_put(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint32_put_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint32_put_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint64_put(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint64_put_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_144(AnyArgument any) {
  nvshmemx_uint64_put_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint64_put(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint64_put_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint64_put_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_size_put(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_size_put_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_size_put_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_size_put(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_152(AnyArgument any) {
  nvshmemx_qp_size_put_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_size_put_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ptrdiff_put(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ptrdiff_put_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ptrdiff_put_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_ptrdiff_put(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ptrdiff_put_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ptrdiff_put_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_160(AnyArgument any) {
  nvshmem_put8(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put8_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put8_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_put16(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put16_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put16_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_put32(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put32_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_168(AnyArgument any) {
  nvshmemx_put32_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_put64(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put64_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put64_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_put128(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put128_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put128_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_putmem(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_176(AnyArgument any) {
  nvshmemx_putmem_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_putmem_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_half_get(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  nvshmemx_half_get_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  nvshmemx_half_get_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_half_get(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_half_get_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_half_get_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_184(AnyArgument any) {
  nvshmem_bfloat16_get(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  nvshmemx_bfloat16_get_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  nvshmemx_bfloat16_get_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_bfloat16_get(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_bfloat16_get_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_bfloat16_get_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_float_get(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  nvshmemx_float_get_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_192(AnyArgument any) {
  nvshmemx_float_get_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_float_get(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_float_get_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_float_get_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_double_get(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  nvshmemx_double_get_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  nvshmemx_double_get_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_double_get(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_200(AnyArgument any) {
  nvshmemx_qp_double_get_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_double_get_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_char_get(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_char_get_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_char_get_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_char_get(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_char_get_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_char_get_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_208(AnyArgument any) {
  nvshmem_schar_get(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_schar_get_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_schar_get_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_schar_get(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_schar_get_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_schar_get_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_short_get(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_short_get_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_216(AnyArgument any) {
  nvshmemx_short_get_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_short_get(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_short_get_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_short_get_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int_get(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int_get_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int_get_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int_get(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_224(AnyArgument any) {
  nvshmemx_qp_int_get_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int_get_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_long_get(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_long_get_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_long_get_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_long_get(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_long_get_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_long_get_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_232(AnyArgument any) {
  nvshmem_longlong_get(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_longlong_get_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_longlong_get_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_longlong_get(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_longlong_get_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_longlong_get_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uchar_get(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uchar_get_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_240(AnyArgument any) {
  nvshmemx_uchar_get_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uchar_get(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uchar_get_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uchar_get_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ushort_get(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ushort_get_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ushort_get_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_ushort_get(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_248(AnyArgument any) {
  nvshmemx_qp_ushort_get_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ushort_get_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint_get(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint_get_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint_get_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint_get(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint_get_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint_get_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_256(AnyArgument any) {
  nvshmem_ulong_get(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulong_get_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulong_get_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_ulong_get(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulong_get_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulong_get_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ulonglong_get(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulonglong_get_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_264(AnyArgument any) {
  nvshmemx_ulonglong_get_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_ulonglong_get(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulonglong_get_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulonglong_get_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int8_get(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int8_get_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int8_get_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int8_get(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_272(AnyArgument any) {
  nvshmemx_qp_int8_get_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int8_get_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int16_get(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int16_get_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int16_get_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int16_get(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int16_get_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int16_get_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_280(AnyArgument any) {
  nvshmem_int32_get(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int32_get_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int32_get_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int32_get(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int32_get_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int32_get_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int64_get(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int64_get_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_288(AnyArgument any) {
  nvshmemx_int64_get_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int64_get(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int64_get_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int64_get_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint8_get(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint8_get_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint8_get_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint8_get(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_296(AnyArgument any) {
  nvshmemx_qp_uint8_get_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint8_get_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint16_get(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint16_get_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
}
