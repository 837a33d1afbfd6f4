// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/table.py: change the table and run it.
// clang-format off
// Compiles a call of every OpenSHMEM function that kernels have; nothing is run.
#include <shmemx.h>
#include "../every_device_call.cuh"

__global__ void every_shmem_call_2000(AnyArgument any) {
  shmemx_ptrdiff_put_signal_nbi_warp(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_ptrdiff_put_signal_nbi_block(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put8_signal_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put8_signal_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put16_signal_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put16_signal_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put32_signal_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put32_signal_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_2008(AnyArgument any) {
  shmemx_put64_signal_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put64_signal_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put128_signal_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_put128_signal_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_putmem_signal_nbi_warp(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmemx_putmem_signal_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  any.keep(shmemx_putmem_signal_counted_nbi_block(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<int>()));
  shmemx_flush_warp();
}

__global__ void every_shmem_call_2016(AnyArgument any) {
  shmemx_flush_block();
  any.keep(shmemx_barrier_warp(any.value<shmem_team_t>()));
  any.keep(shmemx_barrier_warpgroup(any.value<shmem_team_t>()));
  any.keep(shmemx_barrier_block(any.value<shmem_team_t>()));
  shmemx_barrier_all_warp();
  shmemx_barrier_all_block();
  any.keep(shmemx_team_sync_warp(any.value<shmem_team_t>()));
  any.keep(shmemx_team_sync_block(any.value<shmem_team_t>()));
}

__global__ void every_shmem_call_2024(AnyArgument any) {
  shmemx_sync_all_warp();
  shmemx_sync_all_block();
  any.keep(shmemx_half_broadcast_warp(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_half_broadcast_block(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_bfloat16_broadcast_warp(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_bfloat16_broadcast_block(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_float_broadcast_warp(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_float_broadcast_block(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_shmem_call_2032(AnyArgument any) {
  any.keep(shmemx_double_broadcast_warp(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_double_broadcast_block(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_char_broadcast_warp(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_char_broadcast_block(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_schar_broadcast_warp(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_schar_broadcast_block(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_short_broadcast_warp(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_short_broadcast_block(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_shmem_call_2040(AnyArgument any) {
  any.keep(shmemx_int_broadcast_warp(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_int_broadcast_block(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_long_broadcast_warp(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_long_broadcast_block(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_longlong_broadcast_warp(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_longlong_broadcast_block(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_uchar_broadcast_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_uchar_broadcast_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_shmem_call_2048(AnyArgument any) {
  any.keep(shmemx_ushort_broadcast_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_ushort_broadcast_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_uint_broadcast_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_uint_broadcast_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_ulong_broadcast_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_ulong_broadcast_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_ulonglong_broadcast_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_ulonglong_broadcast_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_shmem_call_2056(AnyArgument any) {
  any.keep(shmemx_int8_broadcast_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_int8_broadcast_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_int16_broadcast_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_int16_broadcast_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_int32_broadcast_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_int32_broadcast_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_int64_broadcast_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_int64_broadcast_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_shmem_call_2064(AnyArgument any) {
  any.keep(shmemx_uint8_broadcast_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_uint8_broadcast_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_uint16_broadcast_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_uint16_broadcast_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_uint32_broadcast_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_uint32_broadcast_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_uint64_broadcast_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_uint64_broadcast_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_shmem_call_2072(AnyArgument any) {
  any.keep(shmemx_size_broadcast_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_size_broadcast_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_ptrdiff_broadcast_warp(any.value<shmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_ptrdiff_broadcast_block(any.value<shmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_broadcastmem_warp(any.value<shmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_broadcastmem_block(any.value<shmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmemx_half_fcollect_warp(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(shmemx_half_fcollect_block(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2080(AnyArgument any) {
  any.keep(shmemx_bfloat16_fcollect_warp(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_bfloat16_fcollect_block(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_float_fcollect_warp(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_float_fcollect_block(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_double_fcollect_warp(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_double_fcollect_block(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_char_fcollect_warp(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(shmemx_char_fcollect_block(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2088(AnyArgument any) {
  any.keep(shmemx_schar_fcollect_warp(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_schar_fcollect_block(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_short_fcollect_warp(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_short_fcollect_block(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_int_fcollect_warp(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_int_fcollect_block(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_long_fcollect_warp(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmemx_long_fcollect_block(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2096(AnyArgument any) {
  any.keep(shmemx_longlong_fcollect_warp(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_longlong_fcollect_block(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_uchar_fcollect_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_uchar_fcollect_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_ushort_fcollect_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_ushort_fcollect_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_uint_fcollect_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_uint_fcollect_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2104(AnyArgument any) {
  any.keep(shmemx_ulong_fcollect_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulong_fcollect_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_fcollect_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_fcollect_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_int8_fcollect_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int8_fcollect_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_fcollect_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_fcollect_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2112(AnyArgument any) {
  any.keep(shmemx_int32_fcollect_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_fcollect_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_fcollect_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_fcollect_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_fcollect_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_fcollect_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_fcollect_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_fcollect_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2120(AnyArgument any) {
  any.keep(shmemx_uint32_fcollect_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_fcollect_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_fcollect_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_fcollect_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_size_fcollect_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_size_fcollect_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_ptrdiff_fcollect_warp(any.value<shmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>()));
  any.keep(shmemx_ptrdiff_fcollect_block(any.value<shmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2128(AnyArgument any) {
  any.keep(shmemx_fcollectmem_warp(any.value<shmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>()));
  any.keep(shmemx_fcollectmem_block(any.value<shmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>()));
  any.keep(shmemx_half_alltoall_warp(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(shmemx_half_alltoall_block(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(shmemx_bfloat16_alltoall_warp(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_bfloat16_alltoall_block(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_float_alltoall_warp(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_float_alltoall_block(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2136(AnyArgument any) {
  any.keep(shmemx_double_alltoall_warp(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_double_alltoall_block(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_char_alltoall_warp(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(shmemx_char_alltoall_block(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(shmemx_schar_alltoall_warp(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_schar_alltoall_block(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_short_alltoall_warp(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_short_alltoall_block(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2144(AnyArgument any) {
  any.keep(shmemx_int_alltoall_warp(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_int_alltoall_block(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_long_alltoall_warp(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmemx_long_alltoall_block(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmemx_longlong_alltoall_warp(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_longlong_alltoall_block(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_uchar_alltoall_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_uchar_alltoall_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2152(AnyArgument any) {
  any.keep(shmemx_ushort_alltoall_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_ushort_alltoall_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_uint_alltoall_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_uint_alltoall_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_ulong_alltoall_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulong_alltoall_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_alltoall_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_alltoall_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2160(AnyArgument any) {
  any.keep(shmemx_int8_alltoall_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int8_alltoall_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_alltoall_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_alltoall_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_alltoall_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_alltoall_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_alltoall_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_alltoall_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2168(AnyArgument any) {
  any.keep(shmemx_uint8_alltoall_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_alltoall_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_alltoall_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_alltoall_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_alltoall_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_alltoall_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_alltoall_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_alltoall_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2176(AnyArgument any) {
  any.keep(shmemx_size_alltoall_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_size_alltoall_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_ptrdiff_alltoall_warp(any.value<shmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>()));
  any.keep(shmemx_ptrdiff_alltoall_block(any.value<shmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>()));
  any.keep(shmemx_alltoallmem_warp(any.value<shmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>()));
  any.keep(shmemx_alltoallmem_block(any.value<shmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>()));
  any.keep(shmemx_half_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(shmemx_half_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2184(AnyArgument any) {
  any.keep(shmemx_bfloat16_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_bfloat16_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_float_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_float_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_double_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_double_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_char_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(shmemx_char_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2192(AnyArgument any) {
  any.keep(shmemx_schar_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_schar_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_short_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_short_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_int_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_int_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_long_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmemx_long_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2200(AnyArgument any) {
  any.keep(shmemx_longlong_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_longlong_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_uchar_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_uchar_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_ushort_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_ushort_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_uint_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_uint_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2208(AnyArgument any) {
  any.keep(shmemx_ulong_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulong_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_int8_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int8_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2216(AnyArgument any) {
  any.keep(shmemx_int32_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2224(AnyArgument any) {
  any.keep(shmemx_uint32_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_size_sum_reduce_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_size_sum_reduce_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_half_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(shmemx_half_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2232(AnyArgument any) {
  any.keep(shmemx_bfloat16_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_bfloat16_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_float_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_float_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_double_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_double_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_char_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(shmemx_char_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2240(AnyArgument any) {
  any.keep(shmemx_schar_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_schar_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_short_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_short_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_int_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_int_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_long_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmemx_long_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2248(AnyArgument any) {
  any.keep(shmemx_longlong_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_longlong_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_uchar_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_uchar_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_ushort_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_ushort_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_uint_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_uint_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2256(AnyArgument any) {
  any.keep(shmemx_ulong_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulong_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_int8_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int8_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2264(AnyArgument any) {
  any.keep(shmemx_int32_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2272(AnyArgument any) {
  any.keep(shmemx_uint32_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_size_sum_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_size_sum_reducescatter_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_half_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(shmemx_half_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2280(AnyArgument any) {
  any.keep(shmemx_bfloat16_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_bfloat16_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_float_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_float_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_double_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_double_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_char_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(shmemx_char_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2288(AnyArgument any) {
  any.keep(shmemx_schar_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_schar_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_short_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_short_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_int_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_int_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_long_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmemx_long_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2296(AnyArgument any) {
  any.keep(shmemx_longlong_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_longlong_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_uchar_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_uchar_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_ushort_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_ushort_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_uint_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_uint_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2304(AnyArgument any) {
  any.keep(shmemx_ulong_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulong_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_int8_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int8_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2312(AnyArgument any) {
  any.keep(shmemx_int32_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2320(AnyArgument any) {
  any.keep(shmemx_uint32_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_size_prod_reduce_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_size_prod_reduce_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_half_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(shmemx_half_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2328(AnyArgument any) {
  any.keep(shmemx_bfloat16_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_bfloat16_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_float_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_float_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_double_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_double_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_char_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(shmemx_char_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2336(AnyArgument any) {
  any.keep(shmemx_schar_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_schar_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_short_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_short_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_int_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_int_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_long_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmemx_long_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2344(AnyArgument any) {
  any.keep(shmemx_longlong_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_longlong_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_uchar_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_uchar_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_ushort_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_ushort_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_uint_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_uint_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2352(AnyArgument any) {
  any.keep(shmemx_ulong_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulong_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_ulonglong_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
  any.keep(shmemx_int8_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int8_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
  any.keep(shmemx_int16_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2360(AnyArgument any) {
  any.keep(shmemx_int32_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int32_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_int64_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint8_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
  any.keep(shmemx_uint16_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2368(AnyArgument any) {
  any.keep(shmemx_uint32_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint32_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_uint64_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>()));
  any.keep(shmemx_size_prod_reducescatter_warp(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_size_prod_reducescatter_block(any.value<shmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>()));
  any.keep(shmemx_half_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(shmemx_half_min_reduce_block(any.value<shmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2376(AnyArgument any) {
  any.keep(shmemx_bfloat16_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_bfloat16_min_reduce_block(any.value<shmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(shmemx_float_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_float_min_reduce_block(any.value<shmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(shmemx_double_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_double_min_reduce_block(any.value<shmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(shmemx_char_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(shmemx_char_min_reduce_block(any.value<shmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2384(AnyArgument any) {
  any.keep(shmemx_schar_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_schar_min_reduce_block(any.value<shmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(shmemx_short_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_short_min_reduce_block(any.value<shmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(shmemx_int_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_int_min_reduce_block(any.value<shmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(shmemx_long_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(shmemx_long_min_reduce_block(any.value<shmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
}

__global__ void every_shmem_call_2392(AnyArgument any) {
  any.keep(shmemx_longlong_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_longlong_min_reduce_block(any.value<shmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(shmemx_uchar_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_uchar_min_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(shmemx_ushort_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_ushort_min_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(shmemx_uint_min_reduce_warp(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(shmemx_uint_min_reduce_block(any.value<shmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}
