// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/nvshmem_table.py: change the table and run it.
// clang-format off
// Compiles a call of every device function; nothing is run.
#include "../every_device_call.cuh"

__global__ void every_device_call_300(AnyArgument any) {
  nvshmemx_uint16_get_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint16_get(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint16_get_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint16_get_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint32_get(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint32_get_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint32_get_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint32_get(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_308(AnyArgument any) {
  nvshmemx_qp_uint32_get_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint32_get_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint64_get(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint64_get_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint64_get_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_uint64_get(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint64_get_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint64_get_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_316(AnyArgument any) {
  nvshmem_size_get(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_size_get_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_size_get_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_size_get(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_size_get_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_size_get_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ptrdiff_get(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ptrdiff_get_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_324(AnyArgument any) {
  nvshmemx_ptrdiff_get_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_ptrdiff_get(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ptrdiff_get_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ptrdiff_get_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_get8(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get8_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get8_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_get16(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_332(AnyArgument any) {
  nvshmemx_get16_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get16_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_get32(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get32_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get32_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_get64(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get64_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get64_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_340(AnyArgument any) {
  nvshmem_get128(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get128_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_get128_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_getmem(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_getmem_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmemx_getmem_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  nvshmem_half_p(any.pointer<__half>(), any.value<__half>(), any.value<int>());
  nvshmemx_qp_half_p(any.pointer<__half>(), any.value<__half>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_348(AnyArgument any) {
  nvshmem_bfloat16_p(any.pointer<__nv_bfloat16>(), any.value<__nv_bfloat16>(), any.value<int>());
  nvshmemx_qp_bfloat16_p(any.pointer<__nv_bfloat16>(), any.value<__nv_bfloat16>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_float_p(any.pointer<float>(), any.value<float>(), any.value<int>());
  nvshmemx_qp_float_p(any.pointer<float>(), any.value<float>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_double_p(any.pointer<double>(), any.value<double>(), any.value<int>());
  nvshmemx_qp_double_p(any.pointer<double>(), any.value<double>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_char_p(any.pointer<char>(), any.value<char>(), any.value<int>());
  nvshmemx_qp_char_p(any.pointer<char>(), any.value<char>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_356(AnyArgument any) {
  nvshmem_schar_p(any.pointer<signed char>(), any.value<signed char>(), any.value<int>());
  nvshmemx_qp_schar_p(any.pointer<signed char>(), any.value<signed char>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_short_p(any.pointer<short>(), any.value<short>(), any.value<int>());
  nvshmemx_qp_short_p(any.pointer<short>(), any.value<short>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int_p(any.pointer<int>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_int_p(any.pointer<int>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_long_p(any.pointer<long>(), any.value<long>(), any.value<int>());
  nvshmemx_qp_long_p(any.pointer<long>(), any.value<long>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_364(AnyArgument any) {
  nvshmem_longlong_p(any.pointer<long long>(), any.value<long long>(), any.value<int>());
  nvshmemx_qp_longlong_p(any.pointer<long long>(), any.value<long long>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uchar_p(any.pointer<unsigned char>(), any.value<unsigned char>(), any.value<int>());
  nvshmemx_qp_uchar_p(any.pointer<unsigned char>(), any.value<unsigned char>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ushort_p(any.pointer<unsigned short>(), any.value<unsigned short>(), any.value<int>());
  nvshmemx_qp_ushort_p(any.pointer<unsigned short>(), any.value<unsigned short>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint_p(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  nvshmemx_qp_uint_p(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_372(AnyArgument any) {
  nvshmem_ulong_p(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  nvshmemx_qp_ulong_p(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ulonglong_p(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  nvshmemx_qp_ulonglong_p(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int8_p(any.pointer<int8_t>(), any.value<int8_t>(), any.value<int>());
  nvshmemx_qp_int8_p(any.pointer<int8_t>(), any.value<int8_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int16_p(any.pointer<int16_t>(), any.value<int16_t>(), any.value<int>());
  nvshmemx_qp_int16_p(any.pointer<int16_t>(), any.value<int16_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_380(AnyArgument any) {
  nvshmem_int32_p(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  nvshmemx_qp_int32_p(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int64_p(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  nvshmemx_qp_int64_p(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint8_p(any.pointer<uint8_t>(), any.value<uint8_t>(), any.value<int>());
  nvshmemx_qp_uint8_p(any.pointer<uint8_t>(), any.value<uint8_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint16_p(any.pointer<uint16_t>(), any.value<uint16_t>(), any.value<int>());
  nvshmemx_qp_uint16_p(any.pointer<uint16_t>(), any.value<uint16_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_388(AnyArgument any) {
  nvshmem_uint32_p(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  nvshmemx_qp_uint32_p(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint64_p(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  nvshmemx_qp_uint64_p(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_size_p(any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_qp_size_p(any.pointer<size_t>(), any.value<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ptrdiff_p(any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>());
  nvshmemx_qp_ptrdiff_p(any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_396(AnyArgument any) {
  any.keep(nvshmem_half_g(any.pointer<__half>(), any.value<int>()));
  any.keep(nvshmemx_qp_half_g(any.pointer<__half>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_bfloat16_g(any.pointer<__nv_bfloat16>(), any.value<int>()));
  any.keep(nvshmemx_qp_bfloat16_g(any.pointer<__nv_bfloat16>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_float_g(any.pointer<float>(), any.value<int>()));
  any.keep(nvshmemx_qp_float_g(any.pointer<float>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_double_g(any.pointer<double>(), any.value<int>()));
  any.keep(nvshmemx_qp_double_g(any.pointer<double>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
}

__global__ void every_device_call_404(AnyArgument any) {
  any.keep(nvshmem_char_g(any.pointer<char>(), any.value<int>()));
  any.keep(nvshmemx_qp_char_g(any.pointer<char>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_schar_g(any.pointer<signed char>(), any.value<int>()));
  any.keep(nvshmemx_qp_schar_g(any.pointer<signed char>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_short_g(any.pointer<short>(), any.value<int>()));
  any.keep(nvshmemx_qp_short_g(any.pointer<short>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_int_g(any.pointer<int>(), any.value<int>()));
  any.keep(nvshmemx_qp_int_g(any.pointer<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
}

__global__ void every_device_call_412(AnyArgument any) {
  any.keep(nvshmem_long_g(any.pointer<long>(), any.value<int>()));
  any.keep(nvshmemx_qp_long_g(any.pointer<long>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_longlong_g(any.pointer<long long>(), any.value<int>()));
  any.keep(nvshmemx_qp_longlong_g(any.pointer<long long>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_uchar_g(any.pointer<unsigned char>(), any.value<int>()));
  any.keep(nvshmemx_qp_uchar_g(any.pointer<unsigned char>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_ushort_g(any.pointer<unsigned short>(), any.value<int>()));
  any.keep(nvshmemx_qp_ushort_g(any.pointer<unsigned short>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
}

__global__ void every_device_call_420(AnyArgument any) {
  any.keep(nvshmem_uint_g(any.pointer<unsigned int>(), any.value<int>()));
  any.keep(nvshmemx_qp_uint_g(any.pointer<unsigned int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_ulong_g(any.pointer<unsigned long>(), any.value<int>()));
  any.keep(nvshmemx_qp_ulong_g(any.pointer<unsigned long>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_ulonglong_g(any.pointer<unsigned long long>(), any.value<int>()));
  any.keep(nvshmemx_qp_ulonglong_g(any.pointer<unsigned long long>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_int8_g(any.pointer<int8_t>(), any.value<int>()));
  any.keep(nvshmemx_qp_int8_g(any.pointer<int8_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
}

__global__ void every_device_call_428(AnyArgument any) {
  any.keep(nvshmem_int16_g(any.pointer<int16_t>(), any.value<int>()));
  any.keep(nvshmemx_qp_int16_g(any.pointer<int16_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_int32_g(any.pointer<int32_t>(), any.value<int>()));
  any.keep(nvshmemx_qp_int32_g(any.pointer<int32_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_int64_g(any.pointer<int64_t>(), any.value<int>()));
  any.keep(nvshmemx_qp_int64_g(any.pointer<int64_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_uint8_g(any.pointer<uint8_t>(), any.value<int>()));
  any.keep(nvshmemx_qp_uint8_g(any.pointer<uint8_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
}

__global__ void every_device_call_436(AnyArgument any) {
  any.keep(nvshmem_uint16_g(any.pointer<uint16_t>(), any.value<int>()));
  any.keep(nvshmemx_qp_uint16_g(any.pointer<uint16_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_uint32_g(any.pointer<uint32_t>(), any.value<int>()));
  any.keep(nvshmemx_qp_uint32_g(any.pointer<uint32_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_uint64_g(any.pointer<uint64_t>(), any.value<int>()));
  any.keep(nvshmemx_qp_uint64_g(any.pointer<uint64_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  any.keep(nvshmem_size_g(any.pointer<size_t>(), any.value<int>()));
  any.keep(nvshmemx_qp_size_g(any.pointer<size_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
}

__global__ void every_device_call_444(AnyArgument any) {
  any.keep(nvshmem_ptrdiff_g(any.pointer<ptrdiff_t>(), any.value<int>()));
  any.keep(nvshmemx_qp_ptrdiff_g(any.pointer<ptrdiff_t>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>()));
  nvshmem_half_iput(any.pointer<__half>(), any.pointer<__half>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_half_iput_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_half_iput_block(any.pointer<__half>(), any.pointer<__half>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_bfloat16_iput(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_bfloat16_iput_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_bfloat16_iput_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_452(AnyArgument any) {
  nvshmem_float_iput(any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_float_iput_warp(any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_float_iput_block(any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_double_iput(any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_double_iput_warp(any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_double_iput_block(any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_char_iput(any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_char_iput_warp(any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_460(AnyArgument any) {
  nvshmemx_char_iput_block(any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_schar_iput(any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_schar_iput_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_schar_iput_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_short_iput(any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_short_iput_warp(any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_short_iput_block(any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_int_iput(any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_468(AnyArgument any) {
  nvshmemx_int_iput_warp(any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int_iput_block(any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_long_iput(any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_long_iput_warp(any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_long_iput_block(any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_longlong_iput(any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_longlong_iput_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_longlong_iput_block(any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_476(AnyArgument any) {
  nvshmem_uchar_iput(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uchar_iput_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uchar_iput_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_ushort_iput(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ushort_iput_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ushort_iput_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_uint_iput(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint_iput_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_484(AnyArgument any) {
  nvshmemx_uint_iput_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_ulong_iput(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulong_iput_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulong_iput_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_ulonglong_iput(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulonglong_iput_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulonglong_iput_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_int8_iput(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_492(AnyArgument any) {
  nvshmemx_int8_iput_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int8_iput_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_int16_iput(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int16_iput_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int16_iput_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_int32_iput(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int32_iput_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int32_iput_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_500(AnyArgument any) {
  nvshmem_int64_iput(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int64_iput_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int64_iput_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_uint8_iput(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint8_iput_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint8_iput_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_uint16_iput(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint16_iput_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_508(AnyArgument any) {
  nvshmemx_uint16_iput_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_uint32_iput(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint32_iput_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint32_iput_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_uint64_iput(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint64_iput_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint64_iput_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_size_iput(any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_516(AnyArgument any) {
  nvshmemx_size_iput_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_size_iput_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_ptrdiff_iput(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ptrdiff_iput_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ptrdiff_iput_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_iput8(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iput8_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iput8_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_524(AnyArgument any) {
  nvshmem_iput16(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iput16_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iput16_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_iput32(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iput32_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iput32_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_iput64(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iput64_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_532(AnyArgument any) {
  nvshmemx_iput64_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_iput128(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iput128_warp(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_iput128_block(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_half_iget(any.pointer<__half>(), any.pointer<__half>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_half_iget_warp(any.pointer<__half>(), any.pointer<__half>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_half_iget_block(any.pointer<__half>(), any.pointer<__half>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_bfloat16_iget(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_540(AnyArgument any) {
  nvshmemx_bfloat16_iget_warp(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_bfloat16_iget_block(any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_float_iget(any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_float_iget_warp(any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_float_iget_block(any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_double_iget(any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_double_iget_warp(any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_double_iget_block(any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_548(AnyArgument any) {
  nvshmem_char_iget(any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_char_iget_warp(any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_char_iget_block(any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_schar_iget(any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_schar_iget_warp(any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_schar_iget_block(any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_short_iget(any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_short_iget_warp(any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_556(AnyArgument any) {
  nvshmemx_short_iget_block(any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_int_iget(any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int_iget_warp(any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int_iget_block(any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_long_iget(any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_long_iget_warp(any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_long_iget_block(any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_longlong_iget(any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_564(AnyArgument any) {
  nvshmemx_longlong_iget_warp(any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_longlong_iget_block(any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_uchar_iget(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uchar_iget_warp(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uchar_iget_block(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_ushort_iget(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ushort_iget_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ushort_iget_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_572(AnyArgument any) {
  nvshmem_uint_iget(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint_iget_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint_iget_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_ulong_iget(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulong_iget_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulong_iget_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_ulonglong_iget(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_ulonglong_iget_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_580(AnyArgument any) {
  nvshmemx_ulonglong_iget_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_int8_iget(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int8_iget_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int8_iget_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_int16_iget(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int16_iget_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int16_iget_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_int32_iget(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_588(AnyArgument any) {
  nvshmemx_int32_iget_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int32_iget_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_int64_iget(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int64_iget_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_int64_iget_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_uint8_iget(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint8_iget_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint8_iget_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_596(AnyArgument any) {
  nvshmem_uint16_iget(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint16_iget_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmemx_uint16_iget_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_uint32_iget(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}
