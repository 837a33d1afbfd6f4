// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/table.py: change the table and run it.
// clang-format off
// Compiles a call of every OpenSHMEM function that kernels have; nothing is run.
#include <shmemx.h>
#include "../every_device_call.cuh"

__global__ void every_shmem_call_400(AnyArgument any) {
  shmem_int16_ibget(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_int32_ibget(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_int64_ibget(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint8_ibget(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint16_ibget(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint32_ibget(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint64_ibget(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_size_ibget(any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_408(AnyArgument any) {
  shmem_ptrdiff_ibget(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_float_ibget(any.value<shmem_ctx_t>(), any.pointer<float>(), any.pointer<float>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_double_ibget(any.value<shmem_ctx_t>(), any.pointer<double>(), any.pointer<double>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_char_ibget(any.value<shmem_ctx_t>(), any.pointer<char>(), any.pointer<char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_schar_ibget(any.value<shmem_ctx_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_short_ibget(any.value<shmem_ctx_t>(), any.pointer<short>(), any.pointer<short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int_ibget(any.value<shmem_ctx_t>(), any.pointer<int>(), any.pointer<int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_long_ibget(any.value<shmem_ctx_t>(), any.pointer<long>(), any.pointer<long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_416(AnyArgument any) {
  shmem_ctx_longlong_ibget(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uchar_ibget(any.value<shmem_ctx_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ushort_ibget(any.value<shmem_ctx_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint_ibget(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ulong_ibget(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ulonglong_ibget(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int8_ibget(any.value<shmem_ctx_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int16_ibget(any.value<shmem_ctx_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_424(AnyArgument any) {
  shmem_ctx_int32_ibget(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int64_ibget(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint8_ibget(any.value<shmem_ctx_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint16_ibget(any.value<shmem_ctx_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint32_ibget(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint64_ibget(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_size_ibget(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_ibget(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_432(AnyArgument any) {
  shmem_ibget8(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ibget16(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ibget32(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ibget64(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ibget128(any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ibget8(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ibget16(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ibget32(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_440(AnyArgument any) {
  shmem_ctx_ibget64(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ibget128(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_float_put_nbi(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  shmem_double_put_nbi(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  shmem_char_put_nbi(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  shmem_schar_put_nbi(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  shmem_short_put_nbi(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  shmem_int_put_nbi(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_448(AnyArgument any) {
  shmem_long_put_nbi(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  shmem_longlong_put_nbi(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  shmem_uchar_put_nbi(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  shmem_ushort_put_nbi(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  shmem_uint_put_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  shmem_ulong_put_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  shmem_ulonglong_put_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  shmem_int8_put_nbi(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_456(AnyArgument any) {
  shmem_int16_put_nbi(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  shmem_int32_put_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  shmem_int64_put_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint8_put_nbi(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint16_put_nbi(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint32_put_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint64_put_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  shmem_size_put_nbi(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_464(AnyArgument any) {
  shmem_ptrdiff_put_nbi(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_float_put_nbi(any.value<shmem_ctx_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_double_put_nbi(any.value<shmem_ctx_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_char_put_nbi(any.value<shmem_ctx_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_schar_put_nbi(any.value<shmem_ctx_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_short_put_nbi(any.value<shmem_ctx_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int_put_nbi(any.value<shmem_ctx_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_long_put_nbi(any.value<shmem_ctx_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_472(AnyArgument any) {
  shmem_ctx_longlong_put_nbi(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uchar_put_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ushort_put_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint_put_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ulong_put_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ulonglong_put_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int8_put_nbi(any.value<shmem_ctx_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int16_put_nbi(any.value<shmem_ctx_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_480(AnyArgument any) {
  shmem_ctx_int32_put_nbi(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int64_put_nbi(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint8_put_nbi(any.value<shmem_ctx_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint16_put_nbi(any.value<shmem_ctx_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint32_put_nbi(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint64_put_nbi(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_size_put_nbi(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_put_nbi(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_488(AnyArgument any) {
  shmem_put8_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_put16_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_put32_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_put64_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_put128_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_put8_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_put16_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_put32_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_496(AnyArgument any) {
  shmem_ctx_put64_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_put128_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_putmem_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_putmem_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_float_get_nbi(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  shmem_double_get_nbi(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  shmem_char_get_nbi(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  shmem_schar_get_nbi(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_504(AnyArgument any) {
  shmem_short_get_nbi(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
  shmem_int_get_nbi(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  shmem_long_get_nbi(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  shmem_longlong_get_nbi(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  shmem_uchar_get_nbi(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  shmem_ushort_get_nbi(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  shmem_uint_get_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  shmem_ulong_get_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_512(AnyArgument any) {
  shmem_ulonglong_get_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
  shmem_int8_get_nbi(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  shmem_int16_get_nbi(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  shmem_int32_get_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  shmem_int64_get_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint8_get_nbi(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint16_get_nbi(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  shmem_uint32_get_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_520(AnyArgument any) {
  shmem_uint64_get_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
  shmem_size_get_nbi(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ptrdiff_get_nbi(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_float_get_nbi(any.value<shmem_ctx_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_double_get_nbi(any.value<shmem_ctx_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_char_get_nbi(any.value<shmem_ctx_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_schar_get_nbi(any.value<shmem_ctx_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_short_get_nbi(any.value<shmem_ctx_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_528(AnyArgument any) {
  shmem_ctx_int_get_nbi(any.value<shmem_ctx_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_long_get_nbi(any.value<shmem_ctx_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_longlong_get_nbi(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uchar_get_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ushort_get_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint_get_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ulong_get_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ulonglong_get_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_536(AnyArgument any) {
  shmem_ctx_int8_get_nbi(any.value<shmem_ctx_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int16_get_nbi(any.value<shmem_ctx_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int32_get_nbi(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_int64_get_nbi(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint8_get_nbi(any.value<shmem_ctx_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint16_get_nbi(any.value<shmem_ctx_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint32_get_nbi(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_uint64_get_nbi(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_544(AnyArgument any) {
  shmem_ctx_size_get_nbi(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_get_nbi(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>());
  shmem_get8_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_get16_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_get32_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_get64_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_get128_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_get8_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
}

__global__ void every_shmem_call_552(AnyArgument any) {
  shmem_ctx_get16_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_get32_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_get64_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_get128_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_getmem_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_getmem_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>());
  shmem_float_put_signal(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_double_put_signal(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_560(AnyArgument any) {
  shmem_char_put_signal(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_schar_put_signal(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_short_put_signal(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_int_put_signal(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_long_put_signal(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_longlong_put_signal(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_uchar_put_signal(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ushort_put_signal(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_568(AnyArgument any) {
  shmem_uint_put_signal(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ulong_put_signal(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ulonglong_put_signal(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_int8_put_signal(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_int16_put_signal(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_int32_put_signal(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_int64_put_signal(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_uint8_put_signal(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_576(AnyArgument any) {
  shmem_uint16_put_signal(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_uint32_put_signal(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_uint64_put_signal(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_size_put_signal(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ptrdiff_put_signal(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_float_put_signal(any.value<shmem_ctx_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_double_put_signal(any.value<shmem_ctx_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_char_put_signal(any.value<shmem_ctx_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_584(AnyArgument any) {
  shmem_ctx_schar_put_signal(any.value<shmem_ctx_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_short_put_signal(any.value<shmem_ctx_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_int_put_signal(any.value<shmem_ctx_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_long_put_signal(any.value<shmem_ctx_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_longlong_put_signal(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_uchar_put_signal(any.value<shmem_ctx_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_ushort_put_signal(any.value<shmem_ctx_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_uint_put_signal(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_592(AnyArgument any) {
  shmem_ctx_ulong_put_signal(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_ulonglong_put_signal(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_int8_put_signal(any.value<shmem_ctx_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_int16_put_signal(any.value<shmem_ctx_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_int32_put_signal(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_int64_put_signal(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_uint8_put_signal(any.value<shmem_ctx_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_uint16_put_signal(any.value<shmem_ctx_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_600(AnyArgument any) {
  shmem_ctx_uint32_put_signal(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_uint64_put_signal(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_size_put_signal(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_ptrdiff_put_signal(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_put8_signal(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_put16_signal(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_put32_signal(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_put64_signal(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_608(AnyArgument any) {
  shmem_put128_signal(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_put8_signal(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_put16_signal(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_put32_signal(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_put64_signal(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_put128_signal(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_putmem_signal(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_putmem_signal(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_616(AnyArgument any) {
  shmem_float_put_signal_nbi(any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_double_put_signal_nbi(any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_char_put_signal_nbi(any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_schar_put_signal_nbi(any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_short_put_signal_nbi(any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_int_put_signal_nbi(any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_long_put_signal_nbi(any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_longlong_put_signal_nbi(any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_624(AnyArgument any) {
  shmem_uchar_put_signal_nbi(any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ushort_put_signal_nbi(any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_uint_put_signal_nbi(any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ulong_put_signal_nbi(any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ulonglong_put_signal_nbi(any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_int8_put_signal_nbi(any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_int16_put_signal_nbi(any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_int32_put_signal_nbi(any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_632(AnyArgument any) {
  shmem_int64_put_signal_nbi(any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_uint8_put_signal_nbi(any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_uint16_put_signal_nbi(any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_uint32_put_signal_nbi(any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_uint64_put_signal_nbi(any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_size_put_signal_nbi(any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ptrdiff_put_signal_nbi(any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_float_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_640(AnyArgument any) {
  shmem_ctx_double_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_char_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_schar_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_short_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_int_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_long_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_longlong_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_uchar_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_648(AnyArgument any) {
  shmem_ctx_ushort_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_uint_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_ulong_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_ulonglong_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_int8_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_int16_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_int32_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_int64_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_656(AnyArgument any) {
  shmem_ctx_uint8_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_uint16_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_uint32_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_uint64_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_size_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_ptrdiff_put_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_put8_signal_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_put16_signal_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_664(AnyArgument any) {
  shmem_put32_signal_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_put64_signal_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_put128_signal_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_put8_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_put16_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_put32_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_put64_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_put128_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
}

__global__ void every_shmem_call_672(AnyArgument any) {
  shmem_putmem_signal_nbi(any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_ctx_putmem_signal_nbi(any.value<shmem_ctx_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>(), any.value<int>());
  shmem_signal_add(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_ctx_signal_add(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_signal_set(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_ctx_signal_set(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  any.keep(shmem_signal_fetch(any.pointer<uint64_t>()));
  any.keep(shmem_signal_wait_until(any.pointer<uint64_t>(), any.value<int>(), any.value<uint64_t>()));
}

__global__ void every_shmem_call_680(AnyArgument any) {
  any.keep(shmem_float_atomic_fetch(any.pointer<float>(), any.value<int>()));
  any.keep(shmem_double_atomic_fetch(any.pointer<double>(), any.value<int>()));
  any.keep(shmem_int_atomic_fetch(any.pointer<int>(), any.value<int>()));
  any.keep(shmem_long_atomic_fetch(any.pointer<long>(), any.value<int>()));
  any.keep(shmem_longlong_atomic_fetch(any.pointer<long long>(), any.value<int>()));
  any.keep(shmem_uint_atomic_fetch(any.pointer<unsigned int>(), any.value<int>()));
  any.keep(shmem_ulong_atomic_fetch(any.pointer<unsigned long>(), any.value<int>()));
  any.keep(shmem_ulonglong_atomic_fetch(any.pointer<unsigned long long>(), any.value<int>()));
}

__global__ void every_shmem_call_688(AnyArgument any) {
  any.keep(shmem_int32_atomic_fetch(any.pointer<int32_t>(), any.value<int>()));
  any.keep(shmem_int64_atomic_fetch(any.pointer<int64_t>(), any.value<int>()));
  any.keep(shmem_uint32_atomic_fetch(any.pointer<uint32_t>(), any.value<int>()));
  any.keep(shmem_uint64_atomic_fetch(any.pointer<uint64_t>(), any.value<int>()));
  any.keep(shmem_size_atomic_fetch(any.pointer<size_t>(), any.value<int>()));
  any.keep(shmem_ptrdiff_atomic_fetch(any.pointer<ptrdiff_t>(), any.value<int>()));
  any.keep(shmem_ctx_float_atomic_fetch(any.value<shmem_ctx_t>(), any.pointer<float>(), any.value<int>()));
  any.keep(shmem_ctx_double_atomic_fetch(any.value<shmem_ctx_t>(), any.pointer<double>(), any.value<int>()));
}

__global__ void every_shmem_call_696(AnyArgument any) {
  any.keep(shmem_ctx_int_atomic_fetch(any.value<shmem_ctx_t>(), any.pointer<int>(), any.value<int>()));
  any.keep(shmem_ctx_long_atomic_fetch(any.value<shmem_ctx_t>(), any.pointer<long>(), any.value<int>()));
  any.keep(shmem_ctx_longlong_atomic_fetch(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.value<int>()));
  any.keep(shmem_ctx_uint_atomic_fetch(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.value<int>()));
  any.keep(shmem_ctx_ulong_atomic_fetch(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.value<int>()));
  any.keep(shmem_ctx_ulonglong_atomic_fetch(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.value<int>()));
  any.keep(shmem_ctx_int32_atomic_fetch(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.value<int>()));
  any.keep(shmem_ctx_int64_atomic_fetch(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.value<int>()));
}

__global__ void every_shmem_call_704(AnyArgument any) {
  any.keep(shmem_ctx_uint32_atomic_fetch(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.value<int>()));
  any.keep(shmem_ctx_uint64_atomic_fetch(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<int>()));
  any.keep(shmem_ctx_size_atomic_fetch(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.value<int>()));
  any.keep(shmem_ctx_ptrdiff_atomic_fetch(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.value<int>()));
  shmem_float_atomic_set(any.pointer<float>(), any.value<float>(), any.value<int>());
  shmem_double_atomic_set(any.pointer<double>(), any.value<double>(), any.value<int>());
  shmem_int_atomic_set(any.pointer<int>(), any.value<int>(), any.value<int>());
  shmem_long_atomic_set(any.pointer<long>(), any.value<long>(), any.value<int>());
}

__global__ void every_shmem_call_712(AnyArgument any) {
  shmem_longlong_atomic_set(any.pointer<long long>(), any.value<long long>(), any.value<int>());
  shmem_uint_atomic_set(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
  shmem_ulong_atomic_set(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ulonglong_atomic_set(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_int32_atomic_set(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_int64_atomic_set(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_uint32_atomic_set(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_uint64_atomic_set(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
}

__global__ void every_shmem_call_720(AnyArgument any) {
  shmem_size_atomic_set(any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ptrdiff_atomic_set(any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>());
  shmem_ctx_float_atomic_set(any.value<shmem_ctx_t>(), any.pointer<float>(), any.value<float>(), any.value<int>());
  shmem_ctx_double_atomic_set(any.value<shmem_ctx_t>(), any.pointer<double>(), any.value<double>(), any.value<int>());
  shmem_ctx_int_atomic_set(any.value<shmem_ctx_t>(), any.pointer<int>(), any.value<int>(), any.value<int>());
  shmem_ctx_long_atomic_set(any.value<shmem_ctx_t>(), any.pointer<long>(), any.value<long>(), any.value<int>());
  shmem_ctx_longlong_atomic_set(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.value<long long>(), any.value<int>());
  shmem_ctx_uint_atomic_set(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>());
}

__global__ void every_shmem_call_728(AnyArgument any) {
  shmem_ctx_ulong_atomic_set(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>());
  shmem_ctx_ulonglong_atomic_set(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>());
  shmem_ctx_int32_atomic_set(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>());
  shmem_ctx_int64_atomic_set(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>());
  shmem_ctx_uint32_atomic_set(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>());
  shmem_ctx_uint64_atomic_set(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>());
  shmem_ctx_size_atomic_set(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>());
  shmem_ctx_ptrdiff_atomic_set(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>());
}

__global__ void every_shmem_call_736(AnyArgument any) {
  any.keep(shmem_float_atomic_swap(any.pointer<float>(), any.value<float>(), any.value<int>()));
  any.keep(shmem_double_atomic_swap(any.pointer<double>(), any.value<double>(), any.value<int>()));
  any.keep(shmem_int_atomic_swap(any.pointer<int>(), any.value<int>(), any.value<int>()));
  any.keep(shmem_long_atomic_swap(any.pointer<long>(), any.value<long>(), any.value<int>()));
  any.keep(shmem_longlong_atomic_swap(any.pointer<long long>(), any.value<long long>(), any.value<int>()));
  any.keep(shmem_uint_atomic_swap(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
  any.keep(shmem_ulong_atomic_swap(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(shmem_ulonglong_atomic_swap(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
}

__global__ void every_shmem_call_744(AnyArgument any) {
  any.keep(shmem_int32_atomic_swap(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>()));
  any.keep(shmem_int64_atomic_swap(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>()));
  any.keep(shmem_uint32_atomic_swap(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(shmem_uint64_atomic_swap(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  any.keep(shmem_size_atomic_swap(any.pointer<size_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_ptrdiff_atomic_swap(any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>()));
  any.keep(shmem_ctx_float_atomic_swap(any.value<shmem_ctx_t>(), any.pointer<float>(), any.value<float>(), any.value<int>()));
  any.keep(shmem_ctx_double_atomic_swap(any.value<shmem_ctx_t>(), any.pointer<double>(), any.value<double>(), any.value<int>()));
}

__global__ void every_shmem_call_752(AnyArgument any) {
  any.keep(shmem_ctx_int_atomic_swap(any.value<shmem_ctx_t>(), any.pointer<int>(), any.value<int>(), any.value<int>()));
  any.keep(shmem_ctx_long_atomic_swap(any.value<shmem_ctx_t>(), any.pointer<long>(), any.value<long>(), any.value<int>()));
  any.keep(shmem_ctx_longlong_atomic_swap(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.value<long long>(), any.value<int>()));
  any.keep(shmem_ctx_uint_atomic_swap(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
  any.keep(shmem_ctx_ulong_atomic_swap(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(shmem_ctx_ulonglong_atomic_swap(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
  any.keep(shmem_ctx_int32_atomic_swap(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int>()));
  any.keep(shmem_ctx_int64_atomic_swap(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int>()));
}

__global__ void every_shmem_call_760(AnyArgument any) {
  any.keep(shmem_ctx_uint32_atomic_swap(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(shmem_ctx_uint64_atomic_swap(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  any.keep(shmem_ctx_size_atomic_swap(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_ctx_ptrdiff_atomic_swap(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>()));
  any.keep(shmem_int_atomic_compare_swap(any.pointer<int>(), any.value<int>(), any.value<int>(), any.value<int>()));
  any.keep(shmem_long_atomic_compare_swap(any.pointer<long>(), any.value<long>(), any.value<long>(), any.value<int>()));
  any.keep(shmem_longlong_atomic_compare_swap(any.pointer<long long>(), any.value<long long>(), any.value<long long>(), any.value<int>()));
  any.keep(shmem_uint_atomic_compare_swap(any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
}

__global__ void every_shmem_call_768(AnyArgument any) {
  any.keep(shmem_ulong_atomic_compare_swap(any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(shmem_ulonglong_atomic_compare_swap(any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
  any.keep(shmem_int32_atomic_compare_swap(any.pointer<int32_t>(), any.value<int32_t>(), any.value<int32_t>(), any.value<int>()));
  any.keep(shmem_int64_atomic_compare_swap(any.pointer<int64_t>(), any.value<int64_t>(), any.value<int64_t>(), any.value<int>()));
  any.keep(shmem_uint32_atomic_compare_swap(any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(shmem_uint64_atomic_compare_swap(any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  any.keep(shmem_size_atomic_compare_swap(any.pointer<size_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_ptrdiff_atomic_compare_swap(any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>()));
}

__global__ void every_shmem_call_776(AnyArgument any) {
  any.keep(shmem_ctx_int_atomic_compare_swap(any.value<shmem_ctx_t>(), any.pointer<int>(), any.value<int>(), any.value<int>(), any.value<int>()));
  any.keep(shmem_ctx_long_atomic_compare_swap(any.value<shmem_ctx_t>(), any.pointer<long>(), any.value<long>(), any.value<long>(), any.value<int>()));
  any.keep(shmem_ctx_longlong_atomic_compare_swap(any.value<shmem_ctx_t>(), any.pointer<long long>(), any.value<long long>(), any.value<long long>(), any.value<int>()));
  any.keep(shmem_ctx_uint_atomic_compare_swap(any.value<shmem_ctx_t>(), any.pointer<unsigned int>(), any.value<unsigned int>(), any.value<unsigned int>(), any.value<int>()));
  any.keep(shmem_ctx_ulong_atomic_compare_swap(any.value<shmem_ctx_t>(), any.pointer<unsigned long>(), any.value<unsigned long>(), any.value<unsigned long>(), any.value<int>()));
  any.keep(shmem_ctx_ulonglong_atomic_compare_swap(any.value<shmem_ctx_t>(), any.pointer<unsigned long long>(), any.value<unsigned long long>(), any.value<unsigned long long>(), any.value<int>()));
  any.keep(shmem_ctx_int32_atomic_compare_swap(any.value<shmem_ctx_t>(), any.pointer<int32_t>(), any.value<int32_t>(), any.value<int32_t>(), any.value<int>()));
  any.keep(shmem_ctx_int64_atomic_compare_swap(any.value<shmem_ctx_t>(), any.pointer<int64_t>(), any.value<int64_t>(), any.value<int64_t>(), any.value<int>()));
}

__global__ void every_shmem_call_784(AnyArgument any) {
  any.keep(shmem_ctx_uint32_atomic_compare_swap(any.value<shmem_ctx_t>(), any.pointer<uint32_t>(), any.value<uint32_t>(), any.value<uint32_t>(), any.value<int>()));
  any.keep(shmem_ctx_uint64_atomic_compare_swap(any.value<shmem_ctx_t>(), any.pointer<uint64_t>(), any.value<uint64_t>(), any.value<uint64_t>(), any.value<int>()));
  any.keep(shmem_ctx_size_atomic_compare_swap(any.value<shmem_ctx_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(shmem_ctx_ptrdiff_atomic_compare_swap(any.value<shmem_ctx_t>(), any.pointer<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<ptrdiff_t>(), any.value<int>()));
  any.keep(shmem_int_atomic_fetch_inc(any.pointer<int>(), any.value<int>()));
  any.keep(shmem_long_atomic_fetch_inc(any.pointer<long>(), any.value<int>()));
  any.keep(shmem_longlong_atomic_fetch_inc(any.pointer<long long>(), any.value<int>()));
  any.keep(shmem_uint_atomic_fetch_inc(any.pointer<unsigned int>(), any.value<int>()));
}

__global__ void every_shmem_call_792(AnyArgument any) {
  any.keep(shmem_ulong_atomic_fetch_inc(any.pointer<unsigned long>(), any.value<int>()));
  any.keep(shmem_ulonglong_atomic_fetch_inc(any.pointer<unsigned long long>(), any.value<int>()));
  any.keep(shmem_int32_atomic_fetch_inc(any.pointer<int32_t>(), any.value<int>()));
  any.keep(shmem_int64_atomic_fetch_inc(any.pointer<int64_t>(), any.value<int>()));
  any.keep(shmem_uint32_atomic_fetch_inc(any.pointer<uint32_t>(), any.value<int>()));
  any.keep(shmem_uint64_atomic_fetch_inc(any.pointer<uint64_t>(), any.value<int>()));
  any.keep(shmem_size_atomic_fetch_inc(any.pointer<size_t>(), any.value<int>()));
  any.keep(shmem_ptrdiff_atomic_fetch_inc(any.pointer<ptrdiff_t>(), any.value<int>()));
}
