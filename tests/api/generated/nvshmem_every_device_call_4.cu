// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/nvshmem_table.py: change the table and run it.
// clang-format off
// Compiles a call of every device function; nothing is run.
#include "../every_device_call.cuh"

__global__ void every_device_call_900(AnyArgument any) {
  nvshmemx_qp_int32_get_nbi_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int32_get_nbi_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int64_get_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int64_get_nbi_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int64_get_nbi_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_int64_get_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int64_get_nbi_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int64_get_nbi_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_908(AnyArgument any) {
  nvshmem_uint8_get_nbi(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint8_get_nbi_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint8_get_nbi_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint8_get_nbi(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint8_get_nbi_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint8_get_nbi_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint16_get_nbi(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint16_get_nbi_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_916(AnyArgument any) {
  nvshmemx_uint16_get_nbi_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint16_get_nbi(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint16_get_nbi_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint16_get_nbi_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint32_get_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint32_get_nbi_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint32_get_nbi_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint32_get_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_924(AnyArgument any) {
  nvshmemx_qp_uint32_get_nbi_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint32_get_nbi_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint64_get_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint64_get_nbi_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint64_get_nbi_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint64_get_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint64_get_nbi_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint64_get_nbi_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_932(AnyArgument any) {
  nvshmem_size_get_nbi(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_size_get_nbi_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_size_get_nbi_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_size_get_nbi(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_size_get_nbi_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_size_get_nbi_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ptrdiff_get_nbi(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ptrdiff_get_nbi_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_940(AnyArgument any) {
  nvshmemx_ptrdiff_get_nbi_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_ptrdiff_get_nbi(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ptrdiff_get_nbi_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ptrdiff_get_nbi_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_get8_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get8_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get8_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_get16_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_948(AnyArgument any) {
  nvshmemx_get16_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get16_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_get32_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get32_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get32_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_get64_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get64_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get64_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_956(AnyArgument any) {
  nvshmem_get128_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get128_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get128_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_getmem_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_getmem_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_getmem_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_half_put_signal(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_half_put_signal_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_964(AnyArgument any) {
  nvshmemx_half_put_signal_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_half_put_signal(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_half_put_signal_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_half_put_signal_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_bfloat16_put_signal(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_bfloat16_put_signal_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_bfloat16_put_signal_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_bfloat16_put_signal(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_972(AnyArgument any) {
  nvshmemx_qp_bfloat16_put_signal_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_bfloat16_put_signal_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_float_put_signal(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_float_put_signal_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_float_put_signal_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_float_put_signal(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_float_put_signal_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_float_put_signal_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_980(AnyArgument any) {
  nvshmem_double_put_signal(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_double_put_signal_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_double_put_signal_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_double_put_signal(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_double_put_signal_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_double_put_signal_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_char_put_signal(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_char_put_signal_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_988(AnyArgument any) {
  nvshmemx_char_put_signal_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_char_put_signal(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_char_put_signal_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_char_put_signal_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_schar_put_signal(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_schar_put_signal_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_schar_put_signal_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_schar_put_signal(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_996(AnyArgument any) {
  nvshmemx_qp_schar_put_signal_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_schar_put_signal_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_short_put_signal(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_short_put_signal_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_short_put_signal_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_short_put_signal(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_short_put_signal_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_short_put_signal_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1004(AnyArgument any) {
  nvshmem_int_put_signal(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int_put_signal_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int_put_signal_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_int_put_signal(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int_put_signal_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int_put_signal_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_long_put_signal(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_long_put_signal_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_1012(AnyArgument any) {
  nvshmemx_long_put_signal_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_long_put_signal(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_long_put_signal_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_long_put_signal_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_longlong_put_signal(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_longlong_put_signal_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_longlong_put_signal_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_longlong_put_signal(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1020(AnyArgument any) {
  nvshmemx_qp_longlong_put_signal_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_longlong_put_signal_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uchar_put_signal(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uchar_put_signal_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uchar_put_signal_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_uchar_put_signal(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uchar_put_signal_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uchar_put_signal_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1028(AnyArgument any) {
  nvshmem_ushort_put_signal(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_ushort_put_signal_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_ushort_put_signal_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_ushort_put_signal(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ushort_put_signal_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ushort_put_signal_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint_put_signal(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint_put_signal_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_1036(AnyArgument any) {
  nvshmemx_uint_put_signal_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_uint_put_signal(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint_put_signal_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint_put_signal_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ulong_put_signal(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_ulong_put_signal_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_ulong_put_signal_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_ulong_put_signal(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1044(AnyArgument any) {
  nvshmemx_qp_ulong_put_signal_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulong_put_signal_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ulonglong_put_signal(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_ulonglong_put_signal_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_ulonglong_put_signal_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_ulonglong_put_signal(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulonglong_put_signal_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulonglong_put_signal_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1052(AnyArgument any) {
  nvshmem_int8_put_signal(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int8_put_signal_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int8_put_signal_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_int8_put_signal(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int8_put_signal_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int8_put_signal_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int16_put_signal(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int16_put_signal_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_1060(AnyArgument any) {
  nvshmemx_int16_put_signal_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_int16_put_signal(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int16_put_signal_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int16_put_signal_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int32_put_signal(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int32_put_signal_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int32_put_signal_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_int32_put_signal(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1068(AnyArgument any) {
  nvshmemx_qp_int32_put_signal_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int32_put_signal_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int64_put_signal(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int64_put_signal_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int64_put_signal_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_int64_put_signal(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int64_put_signal_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int64_put_signal_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1076(AnyArgument any) {
  nvshmem_uint8_put_signal(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint8_put_signal_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint8_put_signal_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_uint8_put_signal(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint8_put_signal_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint8_put_signal_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint16_put_signal(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint16_put_signal_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_1084(AnyArgument any) {
  nvshmemx_uint16_put_signal_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_uint16_put_signal(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint16_put_signal_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint16_put_signal_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint32_put_signal(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint32_put_signal_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint32_put_signal_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_uint32_put_signal(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1092(AnyArgument any) {
  nvshmemx_qp_uint32_put_signal_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint32_put_signal_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint64_put_signal(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint64_put_signal_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint64_put_signal_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_uint64_put_signal(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint64_put_signal_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint64_put_signal_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1100(AnyArgument any) {
  nvshmem_size_put_signal(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_size_put_signal_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_size_put_signal_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_size_put_signal(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_size_put_signal_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_size_put_signal_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ptrdiff_put_signal(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_ptrdiff_put_signal_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_1108(AnyArgument any) {
  nvshmemx_ptrdiff_put_signal_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_ptrdiff_put_signal(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ptrdiff_put_signal_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ptrdiff_put_signal_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_put8_signal(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put8_signal_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put8_signal_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmem_put16_signal(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_1116(AnyArgument any) {
  nvshmemx_put16_signal_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put16_signal_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmem_put32_signal(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put32_signal_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put32_signal_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmem_put64_signal(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put64_signal_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put64_signal_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_1124(AnyArgument any) {
  nvshmem_put128_signal(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put128_signal_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put128_signal_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmem_putmem_signal(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_putmem_signal_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_putmem_signal_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmem_half_put_signal_nbi(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_half_put_signal_nbi_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_1132(AnyArgument any) {
  nvshmemx_half_put_signal_nbi_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_half_put_signal_nbi(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_half_put_signal_nbi_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_half_put_signal_nbi_block(any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_bfloat16_put_signal_nbi(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_bfloat16_put_signal_nbi_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_bfloat16_put_signal_nbi_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_bfloat16_put_signal_nbi(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1140(AnyArgument any) {
  nvshmemx_qp_bfloat16_put_signal_nbi_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_bfloat16_put_signal_nbi_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_float_put_signal_nbi(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_float_put_signal_nbi_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_float_put_signal_nbi_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_float_put_signal_nbi(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_float_put_signal_nbi_warp(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_float_put_signal_nbi_block(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1148(AnyArgument any) {
  nvshmem_double_put_signal_nbi(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_double_put_signal_nbi_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_double_put_signal_nbi_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_double_put_signal_nbi(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_double_put_signal_nbi_warp(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_double_put_signal_nbi_block(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_char_put_signal_nbi(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_char_put_signal_nbi_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_1156(AnyArgument any) {
  nvshmemx_char_put_signal_nbi_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_char_put_signal_nbi(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_char_put_signal_nbi_warp(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_char_put_signal_nbi_block(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_schar_put_signal_nbi(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_schar_put_signal_nbi_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_schar_put_signal_nbi_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_schar_put_signal_nbi(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1164(AnyArgument any) {
  nvshmemx_qp_schar_put_signal_nbi_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_schar_put_signal_nbi_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_short_put_signal_nbi(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_short_put_signal_nbi_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_short_put_signal_nbi_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_short_put_signal_nbi(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_short_put_signal_nbi_warp(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_short_put_signal_nbi_block(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1172(AnyArgument any) {
  nvshmem_int_put_signal_nbi(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int_put_signal_nbi_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int_put_signal_nbi_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_int_put_signal_nbi(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int_put_signal_nbi_warp(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int_put_signal_nbi_block(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_long_put_signal_nbi(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_long_put_signal_nbi_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_1180(AnyArgument any) {
  nvshmemx_long_put_signal_nbi_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_long_put_signal_nbi(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_long_put_signal_nbi_warp(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_long_put_signal_nbi_block(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_longlong_put_signal_nbi(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_longlong_put_signal_nbi_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_longlong_put_signal_nbi_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_longlong_put_signal_nbi(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1188(AnyArgument any) {
  nvshmemx_qp_longlong_put_signal_nbi_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_longlong_put_signal_nbi_block(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uchar_put_signal_nbi(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uchar_put_signal_nbi_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uchar_put_signal_nbi_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_uchar_put_signal_nbi(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uchar_put_signal_nbi_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uchar_put_signal_nbi_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1196(AnyArgument any) {
  nvshmem_ushort_put_signal_nbi(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_ushort_put_signal_nbi_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_ushort_put_signal_nbi_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_ushort_put_signal_nbi(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}
