// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/nvshmem_table.py: change the table and run it.
// clang-format off
// Compiles a call of every device function; nothing is run.
#include "../every_device_call.cuh"

__global__ void every_device_call_2700(AnyArgument any) {
  any.keep(nvshmemx_uchar_xor_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmemx_uchar_xor_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmem_ushort_xor_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmemx_ushort_xor_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmemx_ushort_xor_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmem_uint_xor_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_xor_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_xor_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_device_call_2708(AnyArgument any) {
  any.keep(nvshmem_ulong_xor_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_xor_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_xor_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmem_ulonglong_xor_reducescatter(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulonglong_xor_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulonglong_xor_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(nvshmem_int8_xor_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int8_xor_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2716(AnyArgument any) {
  any.keep(nvshmemx_int8_xor_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(nvshmem_int16_xor_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_xor_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int16_xor_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(nvshmem_int32_xor_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_xor_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int32_xor_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(nvshmem_int64_xor_reducescatter(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2724(AnyArgument any) {
  any.keep(nvshmemx_int64_xor_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_int64_xor_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint8_xor_reducescatter(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint8_xor_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint8_xor_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint16_xor_reducescatter(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_xor_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint16_xor_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2732(AnyArgument any) {
  any.keep(nvshmem_uint32_xor_reducescatter(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_xor_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint32_xor_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(nvshmem_uint64_xor_reducescatter(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint64_xor_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmemx_uint64_xor_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(nvshmem_size_xor_reducescatter(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmemx_size_xor_reducescatter_warp(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
}

__global__ void every_device_call_2740(AnyArgument any) {
  any.keep(nvshmemx_size_xor_reducescatter_block(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(nvshmemx_double2_maxloc_reduce_block(any.value<nvshmem_team_t>(), any.pointer<double2>(), any.pointer<double2>(), any.value<size_t>()));
  any.keep(nvshmemx_region_is_active(any.value<uint32_t>(), any.pointer<int>()));
  any.keep(nvshmemx_region_start_block(any.pointer<nvshmemx_region_handle_t>(), any.pointer<nvshmemx_region_attrs_t>()));
  any.keep(nvshmemx_region_stop_block(any.value<nvshmemx_region_handle_t>()));
  any.keep(nvshmemx_ask_smem(any.value<nvshmemx_smem_amount_t>()));
  nvshmemx_give_smem(any.pointer<void>(), any.value<size_t>());
  nvshmemx_release_smem();
}
