// SPDX-License-Identifier: Apache-2.0
// The side of a role that is a kernel; see tests.hpp.
#pragma once

#include "../common/gpu.cuh"
#include "tests.hpp"

namespace litmus {

__device__ const uint64_t ones_on_gpu[block_words] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};

struct OnGpu {
  __device__ static void put(uint64_t* to, uint64_t value, int pe) { nvshmem_uint64_p(to, value, pe); }
  __device__ static uint64_t get(const uint64_t* from, int pe) { return nvshmem_uint64_g(from, pe); }
  __device__ static void put_block(uint64_t* to, int pe) {
    nvshmem_uint64_put_nbi(to, ones_on_gpu, block_words, pe);
  }
  __device__ static void put_block_with_signal(uint64_t* to, uint64_t* signal, int pe) {
    nvshmem_uint64_put_signal_nbi(to, ones_on_gpu, block_words, signal, 1, NVSHMEM_SIGNAL_SET, pe);
  }
  __device__ static void set_signal(uint64_t* signal, int pe) {
    nvshmemx_signal_op(signal, 1, NVSHMEM_SIGNAL_SET, pe);
  }
  __device__ static uint64_t increment(uint64_t* word, int pe) {
    return nvshmem_uint64_atomic_fetch_inc(word, pe);
  }
  __device__ static void fence() { nvshmem_fence(); }
  __device__ static void quiet() { nvshmem_quiet(); }
  __device__ static uint64_t look(const uint64_t& word) {
    return *static_cast<const volatile uint64_t*>(&word);
  }
  __device__ static uint64_t look_in_order(uint64_t& word) {
    return nvshmem_uint64_test(&word, NVSHMEM_CMP_NE, 0) != 0 ? 1 : 0;
  }
  __device__ static void wait_for(uint64_t& word, uint64_t least) {
    nvshmem_uint64_wait_until(&word, NVSHMEM_CMP_GE, least);
  }
};

}  // namespace litmus
