// SPDX-License-Identifier: Apache-2.0
// Written by api/gen.py from api/nvshmem_table.py: change the table and run it.
// clang-format off
// Compiles a call of every device function; nothing is run.
#include "../every_device_call.cuh"

__global__ void every_device_call_1500(AnyArgument any) {
  any.keep(nvshmem_ushort_wait_until_some(any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned short>()));
  any.keep(nvshmem_int_wait_until_some(any.pointer<int>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int>()));
  any.keep(nvshmem_long_wait_until_some(any.pointer<long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long>()));
  any.keep(nvshmem_longlong_wait_until_some(any.pointer<long long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long long>()));
  any.keep(nvshmem_uint_wait_until_some(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned int>()));
  any.keep(nvshmem_ulong_wait_until_some(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long>()));
  any.keep(nvshmem_ulonglong_wait_until_some(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long long>()));
  any.keep(nvshmem_int32_wait_until_some(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int32_t>()));
}

__global__ void every_device_call_1508(AnyArgument any) {
  any.keep(nvshmem_int64_wait_until_some(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int64_t>()));
  any.keep(nvshmem_uint32_wait_until_some(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint32_t>()));
  any.keep(nvshmem_uint64_wait_until_some(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint64_t>()));
  any.keep(nvshmem_size_wait_until_some(any.pointer<size_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<size_t>()));
  any.keep(nvshmem_ptrdiff_wait_until_some(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<ptrdiff_t>()));
  nvshmem_short_wait_until_all_vector(any.pointer<short>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<short>());
  nvshmem_ushort_wait_until_all_vector(any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned short>());
  nvshmem_int_wait_until_all_vector(any.pointer<int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int>());
}

__global__ void every_device_call_1516(AnyArgument any) {
  nvshmem_long_wait_until_all_vector(any.pointer<long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long>());
  nvshmem_longlong_wait_until_all_vector(any.pointer<long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long long>());
  nvshmem_uint_wait_until_all_vector(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned int>());
  nvshmem_ulong_wait_until_all_vector(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long>());
  nvshmem_ulonglong_wait_until_all_vector(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long long>());
  nvshmem_int32_wait_until_all_vector(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int32_t>());
  nvshmem_int64_wait_until_all_vector(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int64_t>());
  nvshmem_uint32_wait_until_all_vector(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint32_t>());
}

__global__ void every_device_call_1524(AnyArgument any) {
  nvshmem_uint64_wait_until_all_vector(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint64_t>());
  nvshmem_size_wait_until_all_vector(any.pointer<size_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<size_t>());
  nvshmem_ptrdiff_wait_until_all_vector(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<ptrdiff_t>());
  any.keep(nvshmem_short_wait_until_any_vector(any.pointer<short>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<short>()));
  any.keep(nvshmem_ushort_wait_until_any_vector(any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned short>()));
  any.keep(nvshmem_int_wait_until_any_vector(any.pointer<int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int>()));
  any.keep(nvshmem_long_wait_until_any_vector(any.pointer<long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long>()));
  any.keep(nvshmem_longlong_wait_until_any_vector(any.pointer<long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long long>()));
}

__global__ void every_device_call_1532(AnyArgument any) {
  any.keep(nvshmem_uint_wait_until_any_vector(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned int>()));
  any.keep(nvshmem_ulong_wait_until_any_vector(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long>()));
  any.keep(nvshmem_ulonglong_wait_until_any_vector(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long long>()));
  any.keep(nvshmem_int32_wait_until_any_vector(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int32_t>()));
  any.keep(nvshmem_int64_wait_until_any_vector(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int64_t>()));
  any.keep(nvshmem_uint32_wait_until_any_vector(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint32_t>()));
  any.keep(nvshmem_uint64_wait_until_any_vector(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint64_t>()));
  any.keep(nvshmem_size_wait_until_any_vector(any.pointer<size_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<size_t>()));
}

__global__ void every_device_call_1540(AnyArgument any) {
  any.keep(nvshmem_ptrdiff_wait_until_any_vector(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<ptrdiff_t>()));
  any.keep(nvshmem_short_wait_until_some_vector(any.pointer<short>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<short>()));
  any.keep(nvshmem_ushort_wait_until_some_vector(any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned short>()));
  any.keep(nvshmem_int_wait_until_some_vector(any.pointer<int>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int>()));
  any.keep(nvshmem_long_wait_until_some_vector(any.pointer<long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long>()));
  any.keep(nvshmem_longlong_wait_until_some_vector(any.pointer<long long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long long>()));
  any.keep(nvshmem_uint_wait_until_some_vector(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned int>()));
  any.keep(nvshmem_ulong_wait_until_some_vector(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long>()));
}

__global__ void every_device_call_1548(AnyArgument any) {
  any.keep(nvshmem_ulonglong_wait_until_some_vector(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long long>()));
  any.keep(nvshmem_int32_wait_until_some_vector(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int32_t>()));
  any.keep(nvshmem_int64_wait_until_some_vector(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int64_t>()));
  any.keep(nvshmem_uint32_wait_until_some_vector(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint32_t>()));
  any.keep(nvshmem_uint64_wait_until_some_vector(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint64_t>()));
  any.keep(nvshmem_size_wait_until_some_vector(any.pointer<size_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<size_t>()));
  any.keep(nvshmem_ptrdiff_wait_until_some_vector(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<ptrdiff_t>()));
  any.keep(nvshmem_short_test(any.pointer<short>(), any.value<int>(), any.value<short>()));
}

__global__ void every_device_call_1556(AnyArgument any) {
  any.keep(nvshmem_ushort_test(any.pointer<unsigned short>(), any.value<int>(), any.value<unsigned short>()));
  any.keep(nvshmem_int_test(any.pointer<int>(), any.value<int>(), any.value<int>()));
  any.keep(nvshmem_long_test(any.pointer<long>(), any.value<int>(), any.value<long>()));
  any.keep(nvshmem_longlong_test(any.pointer<long long>(), any.value<int>(), any.value<long long>()));
  any.keep(nvshmem_uint_test(any.pointer<unsigned int>(), any.value<int>(), any.value<unsigned int>()));
  any.keep(nvshmem_ulong_test(any.pointer<unsigned long>(), any.value<int>(), any.value<unsigned long>()));
  any.keep(nvshmem_ulonglong_test(any.pointer<unsigned long long>(), any.value<int>(), any.value<unsigned long long>()));
  any.keep(nvshmem_int32_test(any.pointer<int32_t>(), any.value<int>(), any.value<int32_t>()));
}

__global__ void every_device_call_1564(AnyArgument any) {
  any.keep(nvshmem_int64_test(any.pointer<int64_t>(), any.value<int>(), any.value<int64_t>()));
  any.keep(nvshmem_uint32_test(any.pointer<uint32_t>(), any.value<int>(), any.value<uint32_t>()));
  any.keep(nvshmem_uint64_test(any.pointer<uint64_t>(), any.value<int>(), any.value<uint64_t>()));
  any.keep(nvshmem_size_test(any.pointer<size_t>(), any.value<int>(), any.value<size_t>()));
  any.keep(nvshmem_ptrdiff_test(any.pointer<ptrdiff_t>(), any.value<int>(), any.value<ptrdiff_t>()));
  any.keep(nvshmem_short_test_all(any.pointer<short>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<short>()));
  any.keep(nvshmem_ushort_test_all(any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned short>()));
  any.keep(nvshmem_int_test_all(any.pointer<int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int>()));
}

__global__ void every_device_call_1572(AnyArgument any) {
  any.keep(nvshmem_long_test_all(any.pointer<long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long>()));
  any.keep(nvshmem_longlong_test_all(any.pointer<long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long long>()));
  any.keep(nvshmem_uint_test_all(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned int>()));
  any.keep(nvshmem_ulong_test_all(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long>()));
  any.keep(nvshmem_ulonglong_test_all(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long long>()));
  any.keep(nvshmem_int32_test_all(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int32_t>()));
  any.keep(nvshmem_int64_test_all(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int64_t>()));
  any.keep(nvshmem_uint32_test_all(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint32_t>()));
}

__global__ void every_device_call_1580(AnyArgument any) {
  any.keep(nvshmem_uint64_test_all(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint64_t>()));
  any.keep(nvshmem_size_test_all(any.pointer<size_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<size_t>()));
  any.keep(nvshmem_ptrdiff_test_all(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<ptrdiff_t>()));
  any.keep(nvshmem_short_test_any(any.pointer<short>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<short>()));
  any.keep(nvshmem_ushort_test_any(any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned short>()));
  any.keep(nvshmem_int_test_any(any.pointer<int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int>()));
  any.keep(nvshmem_long_test_any(any.pointer<long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long>()));
  any.keep(nvshmem_longlong_test_any(any.pointer<long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long long>()));
}

__global__ void every_device_call_1588(AnyArgument any) {
  any.keep(nvshmem_uint_test_any(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned int>()));
  any.keep(nvshmem_ulong_test_any(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long>()));
  any.keep(nvshmem_ulonglong_test_any(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long long>()));
  any.keep(nvshmem_int32_test_any(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int32_t>()));
  any.keep(nvshmem_int64_test_any(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int64_t>()));
  any.keep(nvshmem_uint32_test_any(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint32_t>()));
  any.keep(nvshmem_uint64_test_any(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint64_t>()));
  any.keep(nvshmem_size_test_any(any.pointer<size_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<size_t>()));
}

__global__ void every_device_call_1596(AnyArgument any) {
  any.keep(nvshmem_ptrdiff_test_any(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.value<ptrdiff_t>()));
  any.keep(nvshmem_short_test_some(any.pointer<short>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<short>()));
  any.keep(nvshmem_ushort_test_some(any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned short>()));
  any.keep(nvshmem_int_test_some(any.pointer<int>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int>()));
  any.keep(nvshmem_long_test_some(any.pointer<long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long>()));
  any.keep(nvshmem_longlong_test_some(any.pointer<long long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<long long>()));
  any.keep(nvshmem_uint_test_some(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned int>()));
  any.keep(nvshmem_ulong_test_some(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long>()));
}

__global__ void every_device_call_1604(AnyArgument any) {
  any.keep(nvshmem_ulonglong_test_some(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<unsigned long long>()));
  any.keep(nvshmem_int32_test_some(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int32_t>()));
  any.keep(nvshmem_int64_test_some(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<int64_t>()));
  any.keep(nvshmem_uint32_test_some(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint32_t>()));
  any.keep(nvshmem_uint64_test_some(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<uint64_t>()));
  any.keep(nvshmem_size_test_some(any.pointer<size_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<size_t>()));
  any.keep(nvshmem_ptrdiff_test_some(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.value<ptrdiff_t>()));
  any.keep(nvshmem_short_test_all_vector(any.pointer<short>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<short>()));
}

__global__ void every_device_call_1612(AnyArgument any) {
  any.keep(nvshmem_ushort_test_all_vector(any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned short>()));
  any.keep(nvshmem_int_test_all_vector(any.pointer<int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int>()));
  any.keep(nvshmem_long_test_all_vector(any.pointer<long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long>()));
  any.keep(nvshmem_longlong_test_all_vector(any.pointer<long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long long>()));
  any.keep(nvshmem_uint_test_all_vector(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned int>()));
  any.keep(nvshmem_ulong_test_all_vector(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long>()));
  any.keep(nvshmem_ulonglong_test_all_vector(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long long>()));
  any.keep(nvshmem_int32_test_all_vector(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int32_t>()));
}

__global__ void every_device_call_1620(AnyArgument any) {
  any.keep(nvshmem_int64_test_all_vector(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int64_t>()));
  any.keep(nvshmem_uint32_test_all_vector(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint32_t>()));
  any.keep(nvshmem_uint64_test_all_vector(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint64_t>()));
  any.keep(nvshmem_size_test_all_vector(any.pointer<size_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<size_t>()));
  any.keep(nvshmem_ptrdiff_test_all_vector(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<ptrdiff_t>()));
  any.keep(nvshmem_short_test_any_vector(any.pointer<short>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<short>()));
  any.keep(nvshmem_ushort_test_any_vector(any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned short>()));
  any.keep(nvshmem_int_test_any_vector(any.pointer<int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int>()));
}

__global__ void every_device_call_1628(AnyArgument any) {
  any.keep(nvshmem_long_test_any_vector(any.pointer<long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long>()));
  any.keep(nvshmem_longlong_test_any_vector(any.pointer<long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long long>()));
  any.keep(nvshmem_uint_test_any_vector(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned int>()));
  any.keep(nvshmem_ulong_test_any_vector(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long>()));
  any.keep(nvshmem_ulonglong_test_any_vector(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long long>()));
  any.keep(nvshmem_int32_test_any_vector(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int32_t>()));
  any.keep(nvshmem_int64_test_any_vector(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int64_t>()));
  any.keep(nvshmem_uint32_test_any_vector(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint32_t>()));
}

__global__ void every_device_call_1636(AnyArgument any) {
  any.keep(nvshmem_uint64_test_any_vector(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint64_t>()));
  any.keep(nvshmem_size_test_any_vector(any.pointer<size_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<size_t>()));
  any.keep(nvshmem_ptrdiff_test_any_vector(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<ptrdiff_t>()));
  any.keep(nvshmem_short_test_some_vector(any.pointer<short>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<short>()));
  any.keep(nvshmem_ushort_test_some_vector(any.pointer<unsigned short>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned short>()));
  any.keep(nvshmem_int_test_some_vector(any.pointer<int>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int>()));
  any.keep(nvshmem_long_test_some_vector(any.pointer<long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long>()));
  any.keep(nvshmem_longlong_test_some_vector(any.pointer<long long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<long long>()));
}

__global__ void every_device_call_1644(AnyArgument any) {
  any.keep(nvshmem_uint_test_some_vector(any.pointer<unsigned int>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned int>()));
  any.keep(nvshmem_ulong_test_some_vector(any.pointer<unsigned long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long>()));
  any.keep(nvshmem_ulonglong_test_some_vector(any.pointer<unsigned long long>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<unsigned long long>()));
  any.keep(nvshmem_int32_test_some_vector(any.pointer<int32_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int32_t>()));
  any.keep(nvshmem_int64_test_some_vector(any.pointer<int64_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<int64_t>()));
  any.keep(nvshmem_uint32_test_some_vector(any.pointer<uint32_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint32_t>()));
  any.keep(nvshmem_uint64_test_some_vector(any.pointer<uint64_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<uint64_t>()));
  any.keep(nvshmem_size_test_some_vector(any.pointer<size_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<size_t>()));
}

__global__ void every_device_call_1652(AnyArgument any) {
  any.keep(nvshmem_ptrdiff_test_some_vector(any.pointer<ptrdiff_t>(), any.value<size_t>(), any.pointer<size_t>(), any.pointer<int>(), any.value<int>(), any.pointer<ptrdiff_t>()));
  any.keep(nvshmem_signal_wait_until(any.pointer<uint64_t>(), any.value<int>(), any.value<uint64_t>()));
  nvshmemx_signal_counted_wait_until(any.pointer<uint64_t>(), any.value<uint64_t>());
  nvshmem_fence();
  nvshmem_quiet();
  nvshmemx_flush();
  nvshmemx_flush_warp();
  nvshmemx_flush_block();
}

__global__ void every_device_call_1660(AnyArgument any) {
  nvshmemx_qp_fence(any.value<int>(), any.pointer<nvshmemx_qp_handle_t>(), any.value<int>());
  nvshmemx_qp_fence_warp(any.value<int>(), any.pointer<nvshmemx_qp_handle_t>(), any.value<int>());
  nvshmemx_qp_fence_block(any.value<int>(), any.pointer<nvshmemx_qp_handle_t>(), any.value<int>());
  nvshmemx_qp_quiet(any.value<int>(), any.pointer<nvshmemx_qp_handle_t>(), any.value<int>());
  nvshmemx_qp_quiet_warp(any.value<int>(), any.pointer<nvshmemx_qp_handle_t>(), any.value<int>());
  nvshmemx_qp_quiet_block(any.value<int>(), any.pointer<nvshmemx_qp_handle_t>(), any.value<int>());
  any.keep(nvshmem_barrier(any.value<nvshmem_team_t>()));
  any.keep(nvshmemx_barrier_warp(any.value<nvshmem_team_t>()));
}

__global__ void every_device_call_1668(AnyArgument any) {
  any.keep(nvshmemx_barrier_warpgroup(any.value<nvshmem_team_t>()));
  any.keep(nvshmemx_barrier_block(any.value<nvshmem_team_t>()));
  nvshmem_barrier_all();
  nvshmemx_barrier_all_warp();
  nvshmemx_barrier_all_block();
  any.keep(nvshmem_team_sync(any.value<nvshmem_team_t>()));
  any.keep(nvshmemx_team_sync_warp(any.value<nvshmem_team_t>()));
  any.keep(nvshmemx_team_sync_block(any.value<nvshmem_team_t>()));
}

__global__ void every_device_call_1676(AnyArgument any) {
  nvshmem_sync_all();
  nvshmemx_sync_all_warp();
  nvshmemx_sync_all_block();
  any.keep(nvshmem_half_broadcast(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_half_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_half_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_bfloat16_broadcast(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_bfloat16_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_device_call_1684(AnyArgument any) {
  any.keep(nvshmemx_bfloat16_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_float_broadcast(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_float_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_float_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_double_broadcast(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_double_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_double_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_char_broadcast(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_device_call_1692(AnyArgument any) {
  any.keep(nvshmemx_char_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_char_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_schar_broadcast(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_schar_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_schar_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_short_broadcast(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_short_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_short_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_device_call_1700(AnyArgument any) {
  any.keep(nvshmem_int_broadcast(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_int_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_int_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_long_broadcast(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_long_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_long_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_longlong_broadcast(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_longlong_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_device_call_1708(AnyArgument any) {
  any.keep(nvshmemx_longlong_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_uchar_broadcast(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_uchar_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_uchar_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_ushort_broadcast(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_ushort_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_ushort_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_uint_broadcast(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_device_call_1716(AnyArgument any) {
  any.keep(nvshmemx_uint_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_uint_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_ulong_broadcast(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_ulong_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_ulong_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_ulonglong_broadcast(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_ulonglong_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_ulonglong_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_device_call_1724(AnyArgument any) {
  any.keep(nvshmem_int8_broadcast(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_int8_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_int8_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<int8_t>(), any.pointer<int8_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_int16_broadcast(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_int16_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_int16_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<int16_t>(), any.pointer<int16_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_int32_broadcast(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_int32_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_device_call_1732(AnyArgument any) {
  any.keep(nvshmemx_int32_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<int32_t>(), any.pointer<int32_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_int64_broadcast(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_int64_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_int64_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<int64_t>(), any.pointer<int64_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_uint8_broadcast(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_uint8_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_uint8_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<uint8_t>(), any.pointer<uint8_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_uint16_broadcast(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_device_call_1740(AnyArgument any) {
  any.keep(nvshmemx_uint16_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_uint16_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<uint16_t>(), any.pointer<uint16_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_uint32_broadcast(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_uint32_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_uint32_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<uint32_t>(), any.pointer<uint32_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_uint64_broadcast(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_uint64_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_uint64_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<uint64_t>(), any.pointer<uint64_t>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_device_call_1748(AnyArgument any) {
  any.keep(nvshmem_size_broadcast(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_size_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_size_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<size_t>(), any.pointer<size_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_ptrdiff_broadcast(any.value<nvshmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_ptrdiff_broadcast_warp(any.value<nvshmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_ptrdiff_broadcast_block(any.value<nvshmem_team_t>(), any.pointer<ptrdiff_t>(), any.pointer<ptrdiff_t>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_broadcastmem(any.value<nvshmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmemx_broadcastmem_warp(any.value<nvshmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>()));
}

__global__ void every_device_call_1756(AnyArgument any) {
  any.keep(nvshmemx_broadcastmem_block(any.value<nvshmem_team_t>(), any.pointer<void>(), any.pointer<void>(), any.value<size_t>(), any.value<int>()));
  any.keep(nvshmem_half_fcollect(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmemx_half_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<__half>(), any.pointer<__half>(), any.value<size_t>()));
  any.keep(nvshmem_bfloat16_fcollect(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmemx_bfloat16_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<__nv_bfloat16>(), any.pointer<__nv_bfloat16>(), any.value<size_t>()));
  any.keep(nvshmem_float_fcollect(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
}

__global__ void every_device_call_1764(AnyArgument any) {
  any.keep(nvshmemx_float_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmemx_float_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<float>(), any.pointer<float>(), any.value<size_t>()));
  any.keep(nvshmem_double_fcollect(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmemx_double_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmemx_double_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<double>(), any.pointer<double>(), any.value<size_t>()));
  any.keep(nvshmem_char_fcollect(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
  any.keep(nvshmemx_char_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<char>(), any.pointer<char>(), any.value<size_t>()));
}

__global__ void every_device_call_1772(AnyArgument any) {
  any.keep(nvshmem_schar_fcollect(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmemx_schar_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<signed char>(), any.pointer<signed char>(), any.value<size_t>()));
  any.keep(nvshmem_short_fcollect(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmemx_short_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmemx_short_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<short>(), any.pointer<short>(), any.value<size_t>()));
  any.keep(nvshmem_int_fcollect(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmemx_int_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
}

__global__ void every_device_call_1780(AnyArgument any) {
  any.keep(nvshmemx_int_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<int>(), any.pointer<int>(), any.value<size_t>()));
  any.keep(nvshmem_long_fcollect(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmemx_long_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<long>(), any.pointer<long>(), any.value<size_t>()));
  any.keep(nvshmem_longlong_fcollect(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmemx_longlong_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<long long>(), any.pointer<long long>(), any.value<size_t>()));
  any.keep(nvshmem_uchar_fcollect(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
}

__global__ void every_device_call_1788(AnyArgument any) {
  any.keep(nvshmemx_uchar_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmemx_uchar_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<unsigned char>(), any.pointer<unsigned char>(), any.value<size_t>()));
  any.keep(nvshmem_ushort_fcollect(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmemx_ushort_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmemx_ushort_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<unsigned short>(), any.pointer<unsigned short>(), any.value<size_t>()));
  any.keep(nvshmem_uint_fcollect(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
  any.keep(nvshmemx_uint_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<unsigned int>(), any.pointer<unsigned int>(), any.value<size_t>()));
}

__global__ void every_device_call_1796(AnyArgument any) {
  any.keep(nvshmem_ulong_fcollect(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_fcollect_warp(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmemx_ulong_fcollect_block(any.value<nvshmem_team_t>(), any.pointer<unsigned long>(), any.pointer<unsigned long>(), any.value<size_t>()));
  any.keep(nvshmem_ulonglong_fcollect(any.value<nvshmem_team_t>(), any.pointer<unsigned long long>(), any.pointer<unsigned long long>(), any.value<size_t>()));
}
