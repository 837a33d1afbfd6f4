// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/nvshmem_table.py: change the table and run it.
// clang-format off
// Compiles a call of every device function; nothing is run.
#include "../every_device_call.cuh"

__global__ void every_device_call_1200(AnyArgument any) {
  nvshmemx_qp_ushort_put_signal_nbi_warp(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ushort_put_signal_nbi_block(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint_put_signal_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint_put_signal_nbi_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint_put_signal_nbi_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_uint_put_signal_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint_put_signal_nbi_warp(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint_put_signal_nbi_block(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1208(AnyArgument any) {
  nvshmem_ulong_put_signal_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_ulong_put_signal_nbi_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_ulong_put_signal_nbi_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_ulong_put_signal_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulong_put_signal_nbi_warp(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulong_put_signal_nbi_block(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ulonglong_put_signal_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_ulonglong_put_signal_nbi_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_1216(AnyArgument any) {
  nvshmemx_ulonglong_put_signal_nbi_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_ulonglong_put_signal_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulonglong_put_signal_nbi_warp(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ulonglong_put_signal_nbi_block(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int8_put_signal_nbi(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int8_put_signal_nbi_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int8_put_signal_nbi_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_int8_put_signal_nbi(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1224(AnyArgument any) {
  nvshmemx_qp_int8_put_signal_nbi_warp(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int8_put_signal_nbi_block(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int16_put_signal_nbi(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int16_put_signal_nbi_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int16_put_signal_nbi_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_int16_put_signal_nbi(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int16_put_signal_nbi_warp(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int16_put_signal_nbi_block(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1232(AnyArgument any) {
  nvshmem_int32_put_signal_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int32_put_signal_nbi_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int32_put_signal_nbi_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_int32_put_signal_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int32_put_signal_nbi_warp(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int32_put_signal_nbi_block(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_int64_put_signal_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_int64_put_signal_nbi_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_1240(AnyArgument any) {
  nvshmemx_int64_put_signal_nbi_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_int64_put_signal_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int64_put_signal_nbi_warp(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_int64_put_signal_nbi_block(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint8_put_signal_nbi(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint8_put_signal_nbi_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint8_put_signal_nbi_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_uint8_put_signal_nbi(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1248(AnyArgument any) {
  nvshmemx_qp_uint8_put_signal_nbi_warp(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint8_put_signal_nbi_block(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint16_put_signal_nbi(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint16_put_signal_nbi_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint16_put_signal_nbi_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_uint16_put_signal_nbi(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint16_put_signal_nbi_warp(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint16_put_signal_nbi_block(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1256(AnyArgument any) {
  nvshmem_uint32_put_signal_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint32_put_signal_nbi_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint32_put_signal_nbi_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_uint32_put_signal_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint32_put_signal_nbi_warp(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint32_put_signal_nbi_block(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_uint64_put_signal_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_uint64_put_signal_nbi_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_1264(AnyArgument any) {
  nvshmemx_uint64_put_signal_nbi_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_uint64_put_signal_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint64_put_signal_nbi_warp(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_uint64_put_signal_nbi_block(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_size_put_signal_nbi(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_size_put_signal_nbi_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_size_put_signal_nbi_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_size_put_signal_nbi(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1272(AnyArgument any) {
  nvshmemx_qp_size_put_signal_nbi_warp(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_size_put_signal_nbi_block(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmem_ptrdiff_put_signal_nbi(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_ptrdiff_put_signal_nbi_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_ptrdiff_put_signal_nbi_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_ptrdiff_put_signal_nbi(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ptrdiff_put_signal_nbi_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  nvshmemx_qp_ptrdiff_put_signal_nbi_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
}

__global__ void every_device_call_1280(AnyArgument any) {
  nvshmem_put8_signal_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put8_signal_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put8_signal_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmem_put16_signal_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put16_signal_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put16_signal_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmem_put32_signal_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put32_signal_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_1288(AnyArgument any) {
  nvshmemx_put32_signal_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmem_put64_signal_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put64_signal_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put64_signal_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmem_put128_signal_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put128_signal_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_put128_signal_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmem_putmem_signal_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_device_call_1296(AnyArgument any) {
  nvshmemx_putmem_signal_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_putmem_signal_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_signal_op(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  nvshmemx_qp_signal_op(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>(), any.value<nvshmemx_qp_handle_t>());
  any.keep(nvshmem_signal_fetch(any.pointer<uint64_t>()));
  any.keep(nvshmemx_signal_counted_load(any.pointer<uint64_t>()));
  nvshmemx_signal_counted_reset(any.pointer<uint64_t>());
  any.keep(nvshmemx_putmem_signal_counted_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<int>()));
}

__global__ void every_device_call_1304(AnyArgument any) {
  any.keep(nvshmem_half_atomic_fetch(any.pointer<__half>(), any.value<int>()));
  any.keep(nvshmem_float_atomic_fetch(any.pointer<float>(), any.value<int>()));
  any.keep(nvshmem_double_atomic_fetch(any.pointer<double>(), any.value<int>()));
  any.keep(nvshmem_int_atomic_fetch(any.pointer<int>(), any.value<int>()));
  any.keep(nvshmem_long_atomic_fetch(any.pointer<long>(), any.value<int>()));
  any.keep(nvshmem_longlong_atomic_fetch(any.pointer<long long>(), any.value<int>()));
  any.keep(nvshmem_uint_atomic_fetch(any.pointer<unsigned int>(), any.value<int>()));
  any.keep(nvshmem_ulong_atomic_fetch(any.pointer<unsigned long>(), any.value<int>()));
}

__global__ void every_device_call_1312(AnyArgument any) {
  any.keep(nvshmem_ulonglong_atomic_fetch(any.pointer<unsigned long long>(), any.value<int>()));
  any.keep(nvshmem_int32_atomic_fetch(any.pointer<int32_t>(), any.value<int>()));
  any.keep(nvshmem_int64_atomic_fetch(any.pointer<int64_t>(), any.value<int>()));
  any.keep(nvshmem_uint32_atomic_fetch(any.pointer<uint32_t>(), any.value<int>()));
  any.keep(nvshmem_uint64_atomic_fetch(any.pointer<uint64_t>(), any.value<int>()));
  any.keep(nvshmem_size_atomic_fetch(any.pointer<size_t>(), any.value<int>()));
  any.keep(nvshmem_ptrdiff_atomic_fetch(any.pointer<ptrdiff_t>(), any.value<int>()));
  nvshmem_half_atomic_set(any.pointer<__half>(), any.value<__half>(), any.value<int>());
}

__global__ void every_device_call_1320(AnyArgument any) {
  nvshmem_float_atomic_set(any.pointer<float>(), any.value<float>(), any.value<int>());
  nvshmem_double_atomic_set(any.pointer<double>(), any.value<double>(), any.value<int>());
  nvshmem_int_atomic_set(any.pointer<int>(), any.value<int>(), any.value<int>());
  nvshmem_long_atomic_set(any.pointer<long>(), any.value<long>(), any.value<int>());
  nvshmem_longlong_atomic_set(any.pointer<long long>(), any.value<long long>(), any.value<int>());
  nvshmem_uint_atomic_set(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  nvshmem_ulong_atomic_set(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  nvshmem_ulonglong_atomic_set(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
}

__global__ void every_device_call_1328(AnyArgument any) {
  nvshmem_int32_atomic_set(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  nvshmem_int64_atomic_set(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  nvshmem_uint32_atomic_set(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  nvshmem_uint64_atomic_set(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  nvshmem_size_atomic_set(any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  nvshmem_ptrdiff_atomic_set(any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>());
  any.keep(nvshmem_half_atomic_swap(any.pointer<__half>(), any.value<__half>(), any.value<int>()));
  any.keep(nvshmem_float_atomic_swap(any.pointer<float>(), any.value<float>(), any.value<int>()));
}

__global__ void every_device_call_1336(AnyArgument any) {
  any.keep(nvshmem_double_atomic_swap(any.pointer<double>(), any.value<double>(), any.value<int>()));
  any.keep(nvshmem_int_atomic_swap(any.pointer<int>(), any.value<int>(), any.value<int>()));
  any.keep(nvshmem_long_atomic_swap(any.pointer<long>(), any.value<long>(), any.value<int>()));
  any.keep(nvshmem_longlong_atomic_swap(any.pointer<long long>(), any.value<long long>(), any.value<int>()));
  any.keep(nvshmem_uint_atomic_swap(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
  any.keep(nvshmem_ulong_atomic_swap(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(nvshmem_ulonglong_atomic_swap(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
  any.keep(nvshmem_int32_atomic_swap(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>()));
}

__global__ void every_device_call_1344(AnyArgument any) {
  any.keep(nvshmem_int64_atomic_swap(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>()));
  any.keep(nvshmem_uint32_atomic_swap(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(nvshmem_uint64_atomic_swap(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  any.keep(nvshmem_size_atomic_swap(any.pointer<size_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_ptrdiff_atomic_swap(any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>()));
  any.keep(nvshmem_int_atomic_compare_swap(any.pointer<int>(), any.value<int>(), any.value<int>(), any.value<int>()));
  any.keep(nvshmem_long_atomic_compare_swap(any.pointer<long>(), any.value<long>(), any.value<long>(), any.value<int>()));
  any.keep(nvshmem_longlong_atomic_compare_swap(any.pointer<long long>(), any.value<long long>(), any.value<long long>(), any.value<int>()));
}

__global__ void every_device_call_1352(AnyArgument any) {
  any.keep(nvshmem_uint_atomic_compare_swap(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
  any.keep(nvshmem_ulong_atomic_compare_swap(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(nvshmem_ulonglong_atomic_compare_swap(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
  any.keep(nvshmem_int32_atomic_compare_swap(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int32_t>(), any.value<int>()));
  any.keep(nvshmem_int64_atomic_compare_swap(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int64_t>(), any.value<int>()));
  any.keep(nvshmem_uint32_atomic_compare_swap(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(nvshmem_uint64_atomic_compare_swap(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  any.keep(nvshmem_size_atomic_compare_swap(any.pointer<size_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_device_call_1360(AnyArgument any) {
  any.keep(nvshmem_ptrdiff_atomic_compare_swap(any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>()));
  any.keep(nvshmem_int_atomic_fetch_inc(any.pointer<int>(), any.value<int>()));
  any.keep(nvshmem_long_atomic_fetch_inc(any.pointer<long>(), any.value<int>()));
  any.keep(nvshmem_longlong_atomic_fetch_inc(any.pointer<long long>(), any.value<int>()));
  any.keep(nvshmem_uint_atomic_fetch_inc(any.pointer<unsigned int>(), any.value<int>()));
  any.keep(nvshmem_ulong_atomic_fetch_inc(any.pointer<unsigned long>(), any.value<int>()));
  any.keep(nvshmem_ulonglong_atomic_fetch_inc(any.pointer<unsigned long long>(), any.value<int>()));
  any.keep(nvshmem_int32_atomic_fetch_inc(any.pointer<int32_t>(), any.value<int>()));
}

__global__ void every_device_call_1368(AnyArgument any) {
  any.keep(nvshmem_int64_atomic_fetch_inc(any.pointer<int64_t>(), any.value<int>()));
  any.keep(nvshmem_uint32_atomic_fetch_inc(any.pointer<uint32_t>(), any.value<int>()));
  any.keep(nvshmem_uint64_atomic_fetch_inc(any.pointer<uint64_t>(), any.value<int>()));
  any.keep(nvshmem_size_atomic_fetch_inc(any.pointer<size_t>(), any.value<int>()));
  any.keep(nvshmem_ptrdiff_atomic_fetch_inc(any.pointer<ptrdiff_t>(), any.value<int>()));
  nvshmem_int_atomic_inc(any.pointer<int>(), any.value<int>());
  nvshmem_long_atomic_inc(any.pointer<long>(), any.value<int>());
  nvshmem_longlong_atomic_inc(any.pointer<long long>(), any.value<int>());
}

__global__ void every_device_call_1376(AnyArgument any) {
  nvshmem_uint_atomic_inc(any.pointer<unsigned int>(), any.value<int>());
  nvshmem_ulong_atomic_inc(any.pointer<unsigned long>(), any.value<int>());
  nvshmem_ulonglong_atomic_inc(any.pointer<unsigned long long>(), any.value<int>());
  nvshmem_int32_atomic_inc(any.pointer<int32_t>(), any.value<int>());
  nvshmem_int64_atomic_inc(any.pointer<int64_t>(), any.value<int>());
  nvshmem_uint32_atomic_inc(any.pointer<uint32_t>(), any.value<int>());
  nvshmem_uint64_atomic_inc(any.pointer<uint64_t>(), any.value<int>());
  nvshmem_size_atomic_inc(any.pointer<size_t>(), any.value<int>());
}

__global__ void every_device_call_1384(AnyArgument any) {
  nvshmem_ptrdiff_atomic_inc(any.pointer<ptrdiff_t>(), any.value<int>());
  any.keep(nvshmem_int_atomic_fetch_add(any.pointer<int>(), any.value<int>(), any.value<int>()));
  any.keep(nvshmem_long_atomic_fetch_add(any.pointer<long>(), any.value<long>(), any.value<int>()));
  any.keep(nvshmem_longlong_atomic_fetch_add(any.pointer<long long>(), any.value<long long>(), any.value<int>()));
  any.keep(nvshmem_uint_atomic_fetch_add(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
  any.keep(nvshmem_ulong_atomic_fetch_add(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(nvshmem_ulonglong_atomic_fetch_add(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
  any.keep(nvshmem_int32_atomic_fetch_add(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>()));
}

__global__ void every_device_call_1392(AnyArgument any) {
  any.keep(nvshmem_int64_atomic_fetch_add(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>()));
  any.keep(nvshmem_uint32_atomic_fetch_add(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(nvshmem_uint64_atomic_fetch_add(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  any.keep(nvshmem_size_atomic_fetch_add(any.pointer<size_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_ptrdiff_atomic_fetch_add(any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>()));
  nvshmem_int_atomic_add(any.pointer<int>(), any.value<int>(), any.value<int>());
  nvshmem_long_atomic_add(any.pointer<long>(), any.value<long>(), any.value<int>());
  nvshmem_longlong_atomic_add(any.pointer<long long>(), any.value<long long>(), any.value<int>());
}

__global__ void every_device_call_1400(AnyArgument any) {
  nvshmem_uint_atomic_add(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  nvshmem_ulong_atomic_add(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  nvshmem_ulonglong_atomic_add(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  nvshmem_int32_atomic_add(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  nvshmem_int64_atomic_add(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  nvshmem_uint32_atomic_add(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  nvshmem_uint64_atomic_add(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  nvshmem_size_atomic_add(any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_device_call_1408(AnyArgument any) {
  nvshmem_ptrdiff_atomic_add(any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>());
  any.keep(nvshmemx_half_atomic_fetch_add(any.pointer<__half>(), any.value<__half>(), any.value<int>()));
  any.keep(nvshmemx_float_atomic_fetch_add(any.pointer<float>(), any.value<float>(), any.value<int>()));
  any.keep(nvshmemx_double_atomic_fetch_add(any.pointer<double>(), any.value<double>(), any.value<int>()));
  nvshmemx_half_atomic_add(any.pointer<__half>(), any.value<__half>(), any.value<int>());
  nvshmemx_float_atomic_add(any.pointer<float>(), any.value<float>(), any.value<int>());
  nvshmemx_double_atomic_add(any.pointer<double>(), any.value<double>(), any.value<int>());
  any.keep(nvshmem_uint_atomic_fetch_and(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
}

__global__ void every_device_call_1416(AnyArgument any) {
  any.keep(nvshmem_ulong_atomic_fetch_and(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(nvshmem_ulonglong_atomic_fetch_and(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
  any.keep(nvshmem_int32_atomic_fetch_and(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>()));
  any.keep(nvshmem_int64_atomic_fetch_and(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>()));
  any.keep(nvshmem_uint32_atomic_fetch_and(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(nvshmem_uint64_atomic_fetch_and(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  nvshmem_uint_atomic_and(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  nvshmem_ulong_atomic_and(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
}

__global__ void every_device_call_1424(AnyArgument any) {
  nvshmem_ulonglong_atomic_and(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  nvshmem_int32_atomic_and(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  nvshmem_int64_atomic_and(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  nvshmem_uint32_atomic_and(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  nvshmem_uint64_atomic_and(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  any.keep(nvshmem_uint_atomic_fetch_or(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
  any.keep(nvshmem_ulong_atomic_fetch_or(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(nvshmem_ulonglong_atomic_fetch_or(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
}

__global__ void every_device_call_1432(AnyArgument any) {
  any.keep(nvshmem_int32_atomic_fetch_or(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>()));
  any.keep(nvshmem_int64_atomic_fetch_or(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>()));
  any.keep(nvshmem_uint32_atomic_fetch_or(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(nvshmem_uint64_atomic_fetch_or(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  nvshmem_uint_atomic_or(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  nvshmem_ulong_atomic_or(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  nvshmem_ulonglong_atomic_or(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  nvshmem_int32_atomic_or(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
}

__global__ void every_device_call_1440(AnyArgument any) {
  nvshmem_int64_atomic_or(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  nvshmem_uint32_atomic_or(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  nvshmem_uint64_atomic_or(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  any.keep(nvshmem_uint_atomic_fetch_xor(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
  any.keep(nvshmem_ulong_atomic_fetch_xor(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(nvshmem_ulonglong_atomic_fetch_xor(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
  any.keep(nvshmem_int32_atomic_fetch_xor(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>()));
  any.keep(nvshmem_int64_atomic_fetch_xor(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>()));
}

__global__ void every_device_call_1448(AnyArgument any) {
  any.keep(nvshmem_uint32_atomic_fetch_xor(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(nvshmem_uint64_atomic_fetch_xor(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  nvshmem_uint_atomic_xor(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  nvshmem_ulong_atomic_xor(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  nvshmem_ulonglong_atomic_xor(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  nvshmem_int32_atomic_xor(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  nvshmem_int64_atomic_xor(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  nvshmem_uint32_atomic_xor(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
}

__global__ void every_device_call_1456(AnyArgument any) {
  nvshmem_uint64_atomic_xor(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  nvshmem_short_wait_until(any.pointer<short>(), any.value<int>(), any.value<short>());
  nvshmem_ushort_wait_until(any.pointer<unsigned short>(), any.value<int>(), any.value<unsigned short>());
  nvshmem_int_wait_until(any.pointer<int>(), any.value<int>(), any.value<int>());
  nvshmem_long_wait_until(any.pointer<long>(), any.value<int>(), any.value<long>());
  nvshmem_longlong_wait_until(any.pointer<long long>(), any.value<int>(), any.value<long long>());
  nvshmem_uint_wait_until(any.pointer<unsigned int>(), any.value<int>(), any.value<unsigned int>());
  nvshmem_ulong_wait_until(any.pointer<unsigned long>(), any.value<int>(), any.value<unsigned long>());
}

__global__ void every_device_call_1464(AnyArgument any) {
  nvshmem_ulonglong_wait_until(any.pointer<unsigned long long>(), any.value<int>(), any.value<unsigned long long>());
  nvshmem_int32_wait_until(any.pointer<int32_t>(), any.value<int>(), any.value<int32_t>());
  nvshmem_int64_wait_until(any.pointer<int64_t>(), any.value<int>(), any.value<int64_t>());
  nvshmem_uint32_wait_until(any.pointer<uint32_t>(), any.value<int>(), any.value<uint32_t>());
  nvshmem_uint64_wait_until(any.pointer<uint64_t>(), any.value<int>(), any.value<uint64_t>());
  nvshmem_size_wait_until(any.pointer<size_t>(), any.value<int>(), any.value<size_t>());
  nvshmem_ptrdiff_wait_until(any.pointer<ptrdiff_t>(), any.value<int>(), any.value<ptrdiff_t>());
  nvshmem_short_wait_until_all(any.pointer<short>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<short>());
}

__global__ void every_device_call_1472(AnyArgument any) {
  nvshmem_ushort_wait_until_all(any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned short>());
  nvshmem_int_wait_until_all(any.pointer<int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int>());
  nvshmem_long_wait_until_all(any.pointer<long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long>());
  nvshmem_longlong_wait_until_all(any.pointer<long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long long>());
  nvshmem_uint_wait_until_all(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned int>());
  nvshmem_ulong_wait_until_all(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long>());
  nvshmem_ulonglong_wait_until_all(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long long>());
  nvshmem_int32_wait_until_all(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int32_t>());
}

__global__ void every_device_call_1480(AnyArgument any) {
  nvshmem_int64_wait_until_all(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int64_t>());
  nvshmem_uint32_wait_until_all(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint32_t>());
  nvshmem_uint64_wait_until_all(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint64_t>());
  nvshmem_size_wait_until_all(any.pointer<size_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<size_t>());
  nvshmem_ptrdiff_wait_until_all(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<ptrdiff_t>());
  any.keep(nvshmem_short_wait_until_any(any.pointer<short>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<short>()));
  any.keep(nvshmem_ushort_wait_until_any(any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned short>()));
  any.keep(nvshmem_int_wait_until_any(any.pointer<int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int>()));
}

__global__ void every_device_call_1488(AnyArgument any) {
  any.keep(nvshmem_long_wait_until_any(any.pointer<long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long>()));
  any.keep(nvshmem_longlong_wait_until_any(any.pointer<long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long long>()));
  any.keep(nvshmem_uint_wait_until_any(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned int>()));
  any.keep(nvshmem_ulong_wait_until_any(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long>()));
  any.keep(nvshmem_ulonglong_wait_until_any(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long long>()));
  any.keep(nvshmem_int32_wait_until_any(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int32_t>()));
  any.keep(nvshmem_int64_wait_until_any(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int64_t>()));
  any.keep(nvshmem_uint32_wait_until_any(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint32_t>()));
}

__global__ void every_device_call_1496(AnyArgument any) {
  any.keep(nvshmem_uint64_wait_until_any(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint64_t>()));
  any.keep(nvshmem_size_wait_until_any(any.pointer<size_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<size_t>()));
  any.keep(nvshmem_ptrdiff_wait_until_any(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<ptrdiff_t>()));
  any.keep(nvshmem_short_wait_until_some(any.pointer<short>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<short>()));
}
