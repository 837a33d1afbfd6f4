// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/table.py: change the table and run it.
// clang-format off
// Compiles a call of every OpenSHMEM function that kernels have; nothing is run.
#include <shmemx.h>
#include "../every_device_call.cuh"

__global__ void every_shmem_call_0(AnyArgument any) {
  shmem_info_get_version(any.pointer<int>(), any.pointer<int>());
  shmem_info_get_name(any.pointer<char>());
  any.keep(shmem_my_pe());
  any.keep(shmem_n_pes());
  any.keep(shmem_pe_accessible(any.value<int>()));
  any.keep(shmem_ptr(any.pointer<void>(), any.value<int>()));
  any.keep(shmem_team_ptr(any.value<shmem_team_t>(), any.pointer<void>(), any.value<int>()));
  any.keep(shmem_team_my_pe(any.value<shmem_team_t>()));
}

__global__ void every_shmem_call_8(AnyArgument any) {
  any.keep(shmem_team_n_pes(any.value<shmem_team_t>()));
  any.keep(shmem_team_translate_pe(any.value<shmem_team_t>(), any.value<int>(), any.value<shmem_team_t>()));
  shmem_float_put(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  shmem_double_put(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  shmem_char_put(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  shmem_schar_put(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  shmem_short_put(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  shmem_int_put(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_16(AnyArgument any) {
  shmem_long_put(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  shmem_longlong_put(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  shmem_uchar_put(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  shmem_ushort_put(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  shmem_uint_put(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  shmem_ulong_put(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  shmem_ulonglong_put(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  shmem_int8_put(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_24(AnyArgument any) {
  shmem_int16_put(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  shmem_int32_put(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  shmem_int64_put(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint8_put(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint16_put(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint32_put(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint64_put(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  shmem_size_put(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_32(AnyArgument any) {
  shmem_ptrdiff_put(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_float_put(any.value<shmem_ctx_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_double_put(any.value<shmem_ctx_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_char_put(any.value<shmem_ctx_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_schar_put(any.value<shmem_ctx_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_short_put(any.value<shmem_ctx_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int_put(any.value<shmem_ctx_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_long_put(any.value<shmem_ctx_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_40(AnyArgument any) {
  shmem_ctx_longlong_put(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uchar_put(any.value<shmem_ctx_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ushort_put(any.value<shmem_ctx_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint_put(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ulong_put(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ulonglong_put(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int8_put(any.value<shmem_ctx_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int16_put(any.value<shmem_ctx_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_48(AnyArgument any) {
  shmem_ctx_int32_put(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int64_put(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint8_put(any.value<shmem_ctx_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint16_put(any.value<shmem_ctx_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint32_put(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint64_put(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_size_put(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_put(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_56(AnyArgument any) {
  shmem_put8(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_put16(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_put32(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_put64(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_put128(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_put8(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_put16(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_put32(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_64(AnyArgument any) {
  shmem_ctx_put64(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_put128(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_putmem(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_putmem(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_float_get(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  shmem_double_get(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  shmem_char_get(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  shmem_schar_get(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_72(AnyArgument any) {
  shmem_short_get(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  shmem_int_get(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  shmem_long_get(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  shmem_longlong_get(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  shmem_uchar_get(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  shmem_ushort_get(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  shmem_uint_get(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  shmem_ulong_get(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_80(AnyArgument any) {
  shmem_ulonglong_get(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  shmem_int8_get(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  shmem_int16_get(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  shmem_int32_get(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  shmem_int64_get(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint8_get(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint16_get(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint32_get(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_88(AnyArgument any) {
  shmem_uint64_get(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  shmem_size_get(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ptrdiff_get(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_float_get(any.value<shmem_ctx_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_double_get(any.value<shmem_ctx_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_char_get(any.value<shmem_ctx_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_schar_get(any.value<shmem_ctx_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_short_get(any.value<shmem_ctx_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_96(AnyArgument any) {
  shmem_ctx_int_get(any.value<shmem_ctx_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_long_get(any.value<shmem_ctx_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_longlong_get(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uchar_get(any.value<shmem_ctx_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ushort_get(any.value<shmem_ctx_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint_get(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ulong_get(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ulonglong_get(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_104(AnyArgument any) {
  shmem_ctx_int8_get(any.value<shmem_ctx_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int16_get(any.value<shmem_ctx_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int32_get(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int64_get(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint8_get(any.value<shmem_ctx_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint16_get(any.value<shmem_ctx_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint32_get(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint64_get(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_112(AnyArgument any) {
  shmem_ctx_size_get(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_get(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_get8(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_get16(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_get32(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_get64(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_get128(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_get8(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_120(AnyArgument any) {
  shmem_ctx_get16(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_get32(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_get64(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_get128(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_getmem(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_getmem(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_float_p(any.pointer<float>(), any.value<float>(), any.value<int>());
  shmem_double_p(any.pointer<double>(), any.value<double>(), any.value<int>());
}

__global__ void every_shmem_call_128(AnyArgument any) {
  shmem_char_p(any.pointer<char>(), any.value<char>(), any.value<int>());
  shmem_schar_p(any.pointer<signed char>(), any.value<signed char>(), any.value<int>());
  shmem_short_p(any.pointer<short>(), any.value<short>(), any.value<int>());
  shmem_int_p(any.pointer<int>(), any.value<int>(), any.value<int>());
  shmem_long_p(any.pointer<long>(), any.value<long>(), any.value<int>());
  shmem_longlong_p(any.pointer<long long>(), any.value<long long>(), any.value<int>());
  shmem_uchar_p(any.pointer<unsigned char>(), any.value<unsigned char>(), any.value<int>());
  shmem_ushort_p(any.pointer<unsigned short>(), any.value<unsigned short>(), any.value<int>());
}

__global__ void every_shmem_call_136(AnyArgument any) {
  shmem_uint_p(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ulong_p(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ulonglong_p(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_int8_p(any.pointer<int8_t>(), any.value<int8_t>(), any.value<int>());
  shmem_int16_p(any.pointer<int16_t>(), any.value<int16_t>(), any.value<int>());
  shmem_int32_p(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_int64_p(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_uint8_p(any.pointer<uint8_t>(), any.value<uint8_t>(), any.value<int>());
}

__global__ void every_shmem_call_144(AnyArgument any) {
  shmem_uint16_p(any.pointer<uint16_t>(), any.value<uint16_t>(), any.value<int>());
  shmem_uint32_p(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_uint64_p(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_size_p(any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ptrdiff_p(any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>());
  shmem_ctx_float_p(any.value<shmem_ctx_t>(), any.pointer<float>(), any.value<float>(), any.value<int>());
  shmem_ctx_double_p(any.value<shmem_ctx_t>(), any.pointer<double>(), any.value<double>(), any.value<int>());
  shmem_ctx_char_p(any.value<shmem_ctx_t>(), any.pointer<char>(), any.value<char>(), any.value<int>());
}

__global__ void every_shmem_call_152(AnyArgument any) {
  shmem_ctx_schar_p(any.value<shmem_ctx_t>(), any.pointer<signed char>(), any.value<signed char>(), any.value<int>());
  shmem_ctx_short_p(any.value<shmem_ctx_t>(), any.pointer<short>(), any.value<short>(), any.value<int>());
  shmem_ctx_int_p(any.value<shmem_ctx_t>(), any.pointer<int>(), any.value<int>(), any.value<int>());
  shmem_ctx_long_p(any.value<shmem_ctx_t>(), any.pointer<long>(), any.value<long>(), any.value<int>());
  shmem_ctx_longlong_p(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.value<long long>(), any.value<int>());
  shmem_ctx_uchar_p(any.value<shmem_ctx_t>(), any.pointer<unsigned char>(), any.value<unsigned char>(), any.value<int>());
  shmem_ctx_ushort_p(any.value<shmem_ctx_t>(), any.pointer<unsigned short>(), any.value<unsigned short>(), any.value<int>());
  shmem_ctx_uint_p(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
}

__global__ void every_shmem_call_160(AnyArgument any) {
  shmem_ctx_ulong_p(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ctx_ulonglong_p(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_ctx_int8_p(any.value<shmem_ctx_t>(), any.pointer<int8_t>(), any.value<int8_t>(), any.value<int>());
  shmem_ctx_int16_p(any.value<shmem_ctx_t>(), any.pointer<int16_t>(), any.value<int16_t>(), any.value<int>());
  shmem_ctx_int32_p(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_ctx_int64_p(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_ctx_uint8_p(any.value<shmem_ctx_t>(), any.pointer<uint8_t>(), any.value<uint8_t>(), any.value<int>());
  shmem_ctx_uint16_p(any.value<shmem_ctx_t>(), any.pointer<uint16_t>(), any.value<uint16_t>(), any.value<int>());
}

__global__ void every_shmem_call_168(AnyArgument any) {
  shmem_ctx_uint32_p(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_ctx_uint64_p(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_ctx_size_p(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_p(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>());
  any.keep(shmem_float_g(any.pointer<float>(), any.value<int>()));
  any.keep(shmem_double_g(any.pointer<double>(), any.value<int>()));
  any.keep(shmem_char_g(any.pointer<char>(), any.value<int>()));
  any.keep(shmem_schar_g(any.pointer<signed char>(), any.value<int>()));
}

__global__ void every_shmem_call_176(AnyArgument any) {
  any.keep(shmem_short_g(any.pointer<short>(), any.value<int>()));
  any.keep(shmem_int_g(any.pointer<int>(), any.value<int>()));
  any.keep(shmem_long_g(any.pointer<long>(), any.value<int>()));
  any.keep(shmem_longlong_g(any.pointer<long long>(), any.value<int>()));
  any.keep(shmem_uchar_g(any.pointer<unsigned char>(), any.value<int>()));
  any.keep(shmem_ushort_g(any.pointer<unsigned short>(), any.value<int>()));
  any.keep(shmem_uint_g(any.pointer<unsigned int>(), any.value<int>()));
  any.keep(shmem_ulong_g(any.pointer<unsigned long>(), any.value<int>()));
}

__global__ void every_shmem_call_184(AnyArgument any) {
  any.keep(shmem_ulonglong_g(any.pointer<unsigned long long>(), any.value<int>()));
  any.keep(shmem_int8_g(any.pointer<int8_t>(), any.value<int>()));
  any.keep(shmem_int16_g(any.pointer<int16_t>(), any.value<int>()));
  any.keep(shmem_int32_g(any.pointer<int32_t>(), any.value<int>()));
  any.keep(shmem_int64_g(any.pointer<int64_t>(), any.value<int>()));
  any.keep(shmem_uint8_g(any.pointer<uint8_t>(), any.value<int>()));
  any.keep(shmem_uint16_g(any.pointer<uint16_t>(), any.value<int>()));
  any.keep(shmem_uint32_g(any.pointer<uint32_t>(), any.value<int>()));
}

__global__ void every_shmem_call_192(AnyArgument any) {
  any.keep(shmem_uint64_g(any.pointer<uint64_t>(), any.value<int>()));
  any.keep(shmem_size_g(any.pointer<size_t>(), any.value<int>()));
  any.keep(shmem_ptrdiff_g(any.pointer<ptrdiff_t>(), any.value<int>()));
  any.keep(shmem_ctx_float_g(any.value<shmem_ctx_t>(), any.pointer<float>(), any.value<int>()));
  any.keep(shmem_ctx_double_g(any.value<shmem_ctx_t>(), any.pointer<double>(), any.value<int>()));
  any.keep(shmem_ctx_char_g(any.value<shmem_ctx_t>(), any.pointer<char>(), any.value<int>()));
  any.keep(shmem_ctx_schar_g(any.value<shmem_ctx_t>(), any.pointer<signed char>(), any.value<int>()));
  any.keep(shmem_ctx_short_g(any.value<shmem_ctx_t>(), any.pointer<short>(), any.value<int>()));
}

__global__ void every_shmem_call_200(AnyArgument any) {
  any.keep(shmem_ctx_int_g(any.value<shmem_ctx_t>(), any.pointer<int>(), any.value<int>()));
  any.keep(shmem_ctx_long_g(any.value<shmem_ctx_t>(), any.pointer<long>(), any.value<int>()));
  any.keep(shmem_ctx_longlong_g(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.value<int>()));
  any.keep(shmem_ctx_uchar_g(any.value<shmem_ctx_t>(), any.pointer<unsigned char>(), any.value<int>()));
  any.keep(shmem_ctx_ushort_g(any.value<shmem_ctx_t>(), any.pointer<unsigned short>(), any.value<int>()));
  any.keep(shmem_ctx_uint_g(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.value<int>()));
  any.keep(shmem_ctx_ulong_g(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.value<int>()));
  any.keep(shmem_ctx_ulonglong_g(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.value<int>()));
}

__global__ void every_shmem_call_208(AnyArgument any) {
  any.keep(shmem_ctx_int8_g(any.value<shmem_ctx_t>(), any.pointer<int8_t>(), any.value<int>()));
  any.keep(shmem_ctx_int16_g(any.value<shmem_ctx_t>(), any.pointer<int16_t>(), any.value<int>()));
  any.keep(shmem_ctx_int32_g(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.value<int>()));
  any.keep(shmem_ctx_int64_g(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.value<int>()));
  any.keep(shmem_ctx_uint8_g(any.value<shmem_ctx_t>(), any.pointer<uint8_t>(), any.value<int>()));
  any.keep(shmem_ctx_uint16_g(any.value<shmem_ctx_t>(), any.pointer<uint16_t>(), any.value<int>()));
  any.keep(shmem_ctx_uint32_g(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.value<int>()));
  any.keep(shmem_ctx_uint64_g(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<int>()));
}

__global__ void every_shmem_call_216(AnyArgument any) {
  any.keep(shmem_ctx_size_g(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.value<int>()));
  any.keep(shmem_ctx_ptrdiff_g(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.value<int>()));
  shmem_float_iput(any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_double_iput(any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_char_iput(any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_schar_iput(any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_short_iput(any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_int_iput(any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_224(AnyArgument any) {
  shmem_long_iput(any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_longlong_iput(any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_uchar_iput(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ushort_iput(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint_iput(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ulong_iput(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ulonglong_iput(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_int8_iput(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_232(AnyArgument any) {
  shmem_int16_iput(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_int32_iput(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_int64_iput(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint8_iput(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint16_iput(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint32_iput(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint64_iput(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_size_iput(any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_240(AnyArgument any) {
  shmem_ptrdiff_iput(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_float_iput(any.value<shmem_ctx_t>(), any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_double_iput(any.value<shmem_ctx_t>(), any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_char_iput(any.value<shmem_ctx_t>(), any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_schar_iput(any.value<shmem_ctx_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_short_iput(any.value<shmem_ctx_t>(), any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int_iput(any.value<shmem_ctx_t>(), any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_long_iput(any.value<shmem_ctx_t>(), any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_248(AnyArgument any) {
  shmem_ctx_longlong_iput(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uchar_iput(any.value<shmem_ctx_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ushort_iput(any.value<shmem_ctx_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint_iput(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ulong_iput(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ulonglong_iput(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int8_iput(any.value<shmem_ctx_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int16_iput(any.value<shmem_ctx_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_256(AnyArgument any) {
  shmem_ctx_int32_iput(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int64_iput(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint8_iput(any.value<shmem_ctx_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint16_iput(any.value<shmem_ctx_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint32_iput(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint64_iput(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_size_iput(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_iput(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_264(AnyArgument any) {
  shmem_iput8(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_iput16(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_iput32(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_iput64(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_iput128(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_iput8(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_iput16(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_iput32(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_272(AnyArgument any) {
  shmem_ctx_iput64(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_iput128(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_float_iget(any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_double_iget(any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_char_iget(any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_schar_iget(any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_short_iget(any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_int_iget(any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_280(AnyArgument any) {
  shmem_long_iget(any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_longlong_iget(any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_uchar_iget(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ushort_iget(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint_iget(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ulong_iget(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ulonglong_iget(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_int8_iget(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_288(AnyArgument any) {
  shmem_int16_iget(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_int32_iget(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_int64_iget(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint8_iget(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint16_iget(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint32_iget(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint64_iget(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_size_iget(any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_296(AnyArgument any) {
  shmem_ptrdiff_iget(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_float_iget(any.value<shmem_ctx_t>(), any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_double_iget(any.value<shmem_ctx_t>(), any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_char_iget(any.value<shmem_ctx_t>(), any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_schar_iget(any.value<shmem_ctx_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_short_iget(any.value<shmem_ctx_t>(), any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int_iget(any.value<shmem_ctx_t>(), any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_long_iget(any.value<shmem_ctx_t>(), any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_304(AnyArgument any) {
  shmem_ctx_longlong_iget(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uchar_iget(any.value<shmem_ctx_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ushort_iget(any.value<shmem_ctx_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint_iget(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ulong_iget(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ulonglong_iget(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int8_iget(any.value<shmem_ctx_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int16_iget(any.value<shmem_ctx_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_312(AnyArgument any) {
  shmem_ctx_int32_iget(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int64_iget(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint8_iget(any.value<shmem_ctx_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint16_iget(any.value<shmem_ctx_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint32_iget(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint64_iget(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_size_iget(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_iget(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_320(AnyArgument any) {
  shmem_iget8(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_iget16(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_iget32(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_iget64(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_iget128(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_iget8(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_iget16(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_iget32(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_328(AnyArgument any) {
  shmem_ctx_iget64(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_iget128(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_float_ibput(any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_double_ibput(any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_char_ibput(any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_schar_ibput(any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_short_ibput(any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_int_ibput(any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_336(AnyArgument any) {
  shmem_long_ibput(any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_longlong_ibput(any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_uchar_ibput(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ushort_ibput(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint_ibput(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ulong_ibput(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ulonglong_ibput(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_int8_ibput(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_344(AnyArgument any) {
  shmem_int16_ibput(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_int32_ibput(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_int64_ibput(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint8_ibput(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint16_ibput(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint32_ibput(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint64_ibput(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_size_ibput(any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_352(AnyArgument any) {
  shmem_ptrdiff_ibput(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_float_ibput(any.value<shmem_ctx_t>(), any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_double_ibput(any.value<shmem_ctx_t>(), any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_char_ibput(any.value<shmem_ctx_t>(), any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_schar_ibput(any.value<shmem_ctx_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_short_ibput(any.value<shmem_ctx_t>(), any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int_ibput(any.value<shmem_ctx_t>(), any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_long_ibput(any.value<shmem_ctx_t>(), any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_360(AnyArgument any) {
  shmem_ctx_longlong_ibput(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uchar_ibput(any.value<shmem_ctx_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ushort_ibput(any.value<shmem_ctx_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint_ibput(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ulong_ibput(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ulonglong_ibput(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int8_ibput(any.value<shmem_ctx_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int16_ibput(any.value<shmem_ctx_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_368(AnyArgument any) {
  shmem_ctx_int32_ibput(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int64_ibput(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint8_ibput(any.value<shmem_ctx_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint16_ibput(any.value<shmem_ctx_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint32_ibput(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint64_ibput(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_size_ibput(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_ibput(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_376(AnyArgument any) {
  shmem_ibput8(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ibput16(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ibput32(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ibput64(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ibput128(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ibput8(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ibput16(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ibput32(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_384(AnyArgument any) {
  shmem_ctx_ibput64(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ibput128(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_float_ibget(any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_double_ibget(any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_char_ibget(any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_schar_ibget(any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_short_ibget(any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_int_ibget(any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_392(AnyArgument any) {
  shmem_long_ibget(any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_longlong_ibget(any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_uchar_ibget(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ushort_ibget(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint_ibget(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ulong_ibget(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ulonglong_ibget(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_int8_ibget(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
}
