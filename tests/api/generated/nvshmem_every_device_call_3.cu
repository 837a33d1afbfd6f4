// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/nvshmem_table.py: change the table and run it.
// clang-format off
// Compiles a call of every device function; nothing is run.
#include "../every_device_call.cuh"

__global__ void every_device_call_600(AnyArgument any) {
  nvshmemx_uint32_iget_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint32_iget_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_uint64_iget(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint64_iget_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint64_iget_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_size_iget(any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_size_iget_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_size_iget_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_608(AnyArgument any) {
  nvshmem_ptrdiff_iget(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ptrdiff_iget_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ptrdiff_iget_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_iget8(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iget8_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iget8_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_iget16(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iget16_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_616(AnyArgument any) {
  nvshmemx_iget16_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_iget32(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iget32_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iget32_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_iget64(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iget64_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iget64_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_iget128(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_624(AnyArgument any) {
  nvshmemx_iget128_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iget128_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_half_put_nbi(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  nvshmemx_half_put_nbi_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  nvshmemx_half_put_nbi_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_half_put_nbi(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_half_put_nbi_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_half_put_nbi_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_632(AnyArgument any) {
  nvshmem_bfloat16_put_nbi(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  nvshmemx_bfloat16_put_nbi_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  nvshmemx_bfloat16_put_nbi_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_bfloat16_put_nbi(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_bfloat16_put_nbi_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_bfloat16_put_nbi_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_float_put_nbi(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  nvshmemx_float_put_nbi_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_640(AnyArgument any) {
  nvshmemx_float_put_nbi_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_float_put_nbi(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_float_put_nbi_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_float_put_nbi_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_double_put_nbi(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  nvshmemx_double_put_nbi_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  nvshmemx_double_put_nbi_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_double_put_nbi(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_648(AnyArgument any) {
  nvshmemx_qp_double_put_nbi_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_double_put_nbi_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_char_put_nbi(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_char_put_nbi_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_char_put_nbi_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_char_put_nbi(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_char_put_nbi_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_char_put_nbi_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_656(AnyArgument any) {
  nvshmem_schar_put_nbi(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_schar_put_nbi_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_schar_put_nbi_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_schar_put_nbi(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_schar_put_nbi_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_schar_put_nbi_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_short_put_nbi(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_short_put_nbi_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_664(AnyArgument any) {
  nvshmemx_short_put_nbi_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_short_put_nbi(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_short_put_nbi_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_short_put_nbi_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int_put_nbi(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int_put_nbi_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int_put_nbi_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int_put_nbi(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_672(AnyArgument any) {
  nvshmemx_qp_int_put_nbi_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int_put_nbi_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_long_put_nbi(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_long_put_nbi_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_long_put_nbi_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_long_put_nbi(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_long_put_nbi_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_long_put_nbi_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_680(AnyArgument any) {
  nvshmem_longlong_put_nbi(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_longlong_put_nbi_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_longlong_put_nbi_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_longlong_put_nbi(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_longlong_put_nbi_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_longlong_put_nbi_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uchar_put_nbi(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uchar_put_nbi_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_688(AnyArgument any) {
  nvshmemx_uchar_put_nbi_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uchar_put_nbi(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uchar_put_nbi_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uchar_put_nbi_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ushort_put_nbi(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ushort_put_nbi_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ushort_put_nbi_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_ushort_put_nbi(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_696(AnyArgument any) {
  nvshmemx_qp_ushort_put_nbi_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ushort_put_nbi_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint_put_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint_put_nbi_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint_put_nbi_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint_put_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint_put_nbi_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint_put_nbi_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_704(AnyArgument any) {
  nvshmem_ulong_put_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulong_put_nbi_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulong_put_nbi_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_ulong_put_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulong_put_nbi_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulong_put_nbi_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ulonglong_put_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulonglong_put_nbi_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_712(AnyArgument any) {
  nvshmemx_ulonglong_put_nbi_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_ulonglong_put_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulonglong_put_nbi_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulonglong_put_nbi_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int8_put_nbi(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int8_put_nbi_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int8_put_nbi_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int8_put_nbi(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_720(AnyArgument any) {
  nvshmemx_qp_int8_put_nbi_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int8_put_nbi_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int16_put_nbi(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int16_put_nbi_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int16_put_nbi_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int16_put_nbi(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int16_put_nbi_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int16_put_nbi_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_728(AnyArgument any) {
  nvshmem_int32_put_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int32_put_nbi_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int32_put_nbi_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int32_put_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int32_put_nbi_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int32_put_nbi_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int64_put_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int64_put_nbi_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_736(AnyArgument any) {
  nvshmemx_int64_put_nbi_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int64_put_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int64_put_nbi_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int64_put_nbi_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint8_put_nbi(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint8_put_nbi_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint8_put_nbi_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint8_put_nbi(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_744(AnyArgument any) {
  nvshmemx_qp_uint8_put_nbi_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint8_put_nbi_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint16_put_nbi(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint16_put_nbi_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint16_put_nbi_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint16_put_nbi(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint16_put_nbi_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint16_put_nbi_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_752(AnyArgument any) {
  nvshmem_uint32_put_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint32_put_nbi_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint32_put_nbi_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint32_put_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint32_put_nbi_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint32_put_nbi_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint64_put_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint64_put_nbi_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_760(AnyArgument any) {
  nvshmemx_uint64_put_nbi_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint64_put_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint64_put_nbi_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint64_put_nbi_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_size_put_nbi(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_size_put_nbi_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_size_put_nbi_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_size_put_nbi(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_768(AnyArgument any) {
  nvshmemx_qp_size_put_nbi_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_size_put_nbi_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ptrdiff_put_nbi(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ptrdiff_put_nbi_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ptrdiff_put_nbi_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_ptrdiff_put_nbi(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ptrdiff_put_nbi_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ptrdiff_put_nbi_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_776(AnyArgument any) {
  nvshmem_put8_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put8_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put8_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_put16_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put16_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put16_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_put32_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put32_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_784(AnyArgument any) {
  nvshmemx_put32_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_put64_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put64_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put64_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_put128_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put128_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_put128_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_putmem_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_792(AnyArgument any) {
  nvshmemx_putmem_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_putmem_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_half_get_nbi(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  nvshmemx_half_get_nbi_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  nvshmemx_half_get_nbi_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_half_get_nbi(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_half_get_nbi_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_half_get_nbi_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_800(AnyArgument any) {
  nvshmem_bfloat16_get_nbi(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  nvshmemx_bfloat16_get_nbi_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  nvshmemx_bfloat16_get_nbi_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_bfloat16_get_nbi(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_bfloat16_get_nbi_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_bfloat16_get_nbi_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_float_get_nbi(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  nvshmemx_float_get_nbi_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_808(AnyArgument any) {
  nvshmemx_float_get_nbi_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_float_get_nbi(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_float_get_nbi_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_float_get_nbi_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_double_get_nbi(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  nvshmemx_double_get_nbi_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  nvshmemx_double_get_nbi_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_double_get_nbi(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_816(AnyArgument any) {
  nvshmemx_qp_double_get_nbi_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_double_get_nbi_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_char_get_nbi(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_char_get_nbi_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_char_get_nbi_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_char_get_nbi(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_char_get_nbi_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_char_get_nbi_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_824(AnyArgument any) {
  nvshmem_schar_get_nbi(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_schar_get_nbi_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_schar_get_nbi_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_schar_get_nbi(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_schar_get_nbi_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_schar_get_nbi_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_short_get_nbi(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_short_get_nbi_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_832(AnyArgument any) {
  nvshmemx_short_get_nbi_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_short_get_nbi(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_short_get_nbi_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_short_get_nbi_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int_get_nbi(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int_get_nbi_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int_get_nbi_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int_get_nbi(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_840(AnyArgument any) {
  nvshmemx_qp_int_get_nbi_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int_get_nbi_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_long_get_nbi(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_long_get_nbi_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_long_get_nbi_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_long_get_nbi(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_long_get_nbi_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_long_get_nbi_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_848(AnyArgument any) {
  nvshmem_longlong_get_nbi(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_longlong_get_nbi_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_longlong_get_nbi_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_longlong_get_nbi(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_longlong_get_nbi_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_longlong_get_nbi_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uchar_get_nbi(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uchar_get_nbi_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_856(AnyArgument any) {
  nvshmemx_uchar_get_nbi_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uchar_get_nbi(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uchar_get_nbi_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uchar_get_nbi_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ushort_get_nbi(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ushort_get_nbi_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ushort_get_nbi_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_ushort_get_nbi(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_864(AnyArgument any) {
  nvshmemx_qp_ushort_get_nbi_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ushort_get_nbi_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint_get_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint_get_nbi_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint_get_nbi_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint_get_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint_get_nbi_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint_get_nbi_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_872(AnyArgument any) {
  nvshmem_ulong_get_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulong_get_nbi_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulong_get_nbi_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_ulong_get_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulong_get_nbi_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulong_get_nbi_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ulonglong_get_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulonglong_get_nbi_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_880(AnyArgument any) {
  nvshmemx_ulonglong_get_nbi_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_ulonglong_get_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulonglong_get_nbi_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulonglong_get_nbi_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int8_get_nbi(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int8_get_nbi_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int8_get_nbi_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int8_get_nbi(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_888(AnyArgument any) {
  nvshmemx_qp_int8_get_nbi_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int8_get_nbi_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int16_get_nbi(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int16_get_nbi_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int16_get_nbi_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int16_get_nbi(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int16_get_nbi_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int16_get_nbi_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_896(AnyArgument any) {
  nvshmem_int32_get_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int32_get_nbi_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int32_get_nbi_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int32_get_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}
